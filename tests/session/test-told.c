/* test-told.c - what somebody did is told once, however many commands it took
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "session/computers.h"
#include "session/log.h"
#include "support/session-lines.h"
#include "support/tiny.h"
#include "support/until.h"

/* What has been heard since it was asked last. */
typedef struct
{
  guint changed;
  guint history;
  guint modified;
  guint begun; /* groups */
  guint ruleset;
  guint events; /* of the last "changed" */
} Heard;

static void
changed_cb (AciesSession *session,
            GArray       *events,
            gboolean      forward,
            Heard        *heard)
{
  heard->changed++;
  heard->events = events->len;
}

static void
count_cb (guint *n)
{
  (*n)++;
}

static void
begun_cb (AciesSession *session,
          GParamSpec   *pspec,
          guint        *n)
{
  g_assert_true (acies_session_is_in_group (session));
  g_assert_false (acies_session_can_undo (session));
  (*n)++;
}

static void
listen (AciesSession *session,
        Heard        *heard)
{
  *heard = (Heard) { 0 };
  g_signal_connect (session, "changed", G_CALLBACK (changed_cb), heard);
  g_signal_connect_swapped (session, "history-changed", G_CALLBACK (count_cb), &heard->history);
  g_signal_connect_swapped (session, "notify::modified", G_CALLBACK (count_cb), &heard->modified);
  g_signal_connect (session, "notify::in-group", G_CALLBACK (begun_cb), &heard->begun);
  g_signal_connect_swapped (session, "ruleset-changed", G_CALLBACK (count_cb), &heard->ruleset);
}

static void
assert_heard (Heard *heard,
              guint  changed,
              guint  history)
{
  g_assert_cmpuint (heard->changed, ==, changed);
  g_assert_cmpuint (heard->history, ==, history);
  heard->changed = heard->history = 0;
}

static AciesSession *
new_edit (Heard *heard)
{
  AciesSession *session = acies_session_new_edit (tiny_scenario_new ());

  listen (session, heard);
  return session;
}

static AciesSession *
new_game (Heard          *heard,
          AciesDiceSource source)
{
  g_autoptr (AciesState) scenario = tiny_scenario_new ();
  AciesSession *session = acies_session_new_game (scenario, 4, source);

  listen (session, heard);
  return session;
}

/* --- editing -------------------------------------------------------------------------------- */

static void
single_command (void)
{
  Heard heard;
  g_autoptr (AciesSession) session = new_edit (&heard);

  session_apply_lines (session, "paint forest A1");
  assert_heard (&heard, 1, 1);
  g_assert_cmpuint (heard.modified, ==, 1);
  session_apply_lines (session, "paint forest A1"); /* it is one already */
  assert_heard (&heard, 0, 0);
  acies_session_undo (session);
  assert_heard (&heard, 1, 1);
  acies_session_redo (session);
  assert_heard (&heard, 1, 1);
  session_apply_lines (session, "paint forest B1\npaint forest C1");
  assert_heard (&heard, 2, 2);
  acies_session_go_to_step (session, 0);
  assert_heard (&heard, 1, 1);
  acies_session_go_to_step (session, 3);
  assert_heard (&heard, 1, 1);
  acies_session_mark_saved (session);
  assert_heard (&heard, 0, 1);
}

static void
list (void)
{
  Heard heard;
  g_autoptr (AciesSession) session = new_edit (&heard);
  g_autoptr (GArray) commands = acies_commands_new ();
  AciesCommand paint = acies_command_on_hex (ACIES_COMMAND_PAINT, acies_hex (0, 0));
  AciesCommand resize = acies_command (ACIES_COMMAND_RESIZE);

  paint.id = 1;
  resize.number = resize.number2 = 5;
  g_array_append_val (commands, paint);
  g_array_append_val (commands, resize);
  g_assert_true (acies_session_apply_all (session, commands, "Both", NULL));
  assert_heard (&heard, 1, 1);
  acies_session_undo (session);
  assert_heard (&heard, 1, 1);
  paint.hex = acies_hex (63, 63);
  g_array_append_val (commands, paint);
  g_assert_false (acies_session_apply_all (session, commands, NULL, NULL));
  assert_heard (&heard, 0, 0);
}

static void
group (void)
{
  Heard heard;
  g_autoptr (AciesSession) session = new_edit (&heard);

  acies_session_begin_group (session, NULL);
  g_assert_cmpuint (heard.begun, ==, 1);
  session_apply_lines (session, "paint forest A1\npaint forest B1");
  acies_session_begin_group (session, NULL);
  session_apply_lines (session, "paint forest C1");
  acies_session_end_group (session);
  assert_heard (&heard, 0, 0);
  acies_session_end_group (session);
  assert_heard (&heard, 1, 1);
  g_assert_cmpuint (heard.events, ==, 3);
  acies_session_undo (session);
  assert_heard (&heard, 1, 1);
  g_assert_cmpuint (heard.begun, ==, 1);
}

/* What is to be seen before the end is told before, and not again. */
static void
group_in_parts (void)
{
  Heard heard;
  g_autoptr (AciesSession) session = new_edit (&heard);

  acies_session_begin_group (session, NULL);
  session_apply_lines (session, "paint forest A1\npaint forest B1");
  acies_session_tell_group (session);
  assert_heard (&heard, 1, 0);
  g_assert_cmpuint (heard.events, ==, 2);
  acies_session_tell_group (session); /* nothing more has happened */
  assert_heard (&heard, 0, 0);
  session_apply_lines (session, "paint forest C1");
  acies_session_tell_group (session);
  assert_heard (&heard, 1, 0);
  g_assert_cmpuint (heard.events, ==, 1);
  g_assert_cmpuint (heard.modified, ==, 0);
  acies_session_end_group (session);
  assert_heard (&heard, 0, 1);
  g_assert_cmpuint (heard.modified, ==, 1);
}

/* Nobody hears that something was taken back of which he had not heard. */
static void
cancelled_group (void)
{
  Heard heard;
  g_autoptr (AciesSession) session = new_edit (&heard);

  acies_session_begin_group (session, NULL);
  session_apply_lines (session, "paint forest A1\npaint forest B1");
  acies_session_cancel_group (session);
  assert_heard (&heard, 0, 1);
  acies_session_begin_group (session, NULL);
  session_apply_lines (session, "paint forest A1\npaint forest B1");
  acies_session_tell_group (session);
  session_apply_lines (session, "paint forest C1");
  acies_session_cancel_group (session);
  assert_heard (&heard, 2, 1);
  g_assert_cmpuint (heard.events, ==, 2);
  g_assert_cmpuint (heard.modified, ==, 0);
  acies_session_begin_group (session, NULL);
  acies_session_end_group (session);
  assert_heard (&heard, 0, 1); /* it no longer keeps from undo */
}

static void
number_set_again (void)
{
  Heard heard;
  g_autoptr (AciesSession) session = new_edit (&heard);

  acies_session_set_merge_time (session, 60000);
  session_apply_lines (session, "morale blue 3");
  assert_heard (&heard, 1, 1);
  session_apply_lines (session, "morale blue 4");
  assert_heard (&heard, 1, 1);
}

static void
ruleset_changed_cb (AciesSession *session,
                    Heard        *heard)
{
  g_assert_cmpuint (heard->changed, ==, 0);
}

/* Who has set himself up by the ruleset hears of it before anybody hears of the events. */
static void
other_ruleset (void)
{
  Heard heard;
  g_autoptr (AciesSession) session = new_edit (&heard);
  g_auto (AciesCommand) command = ACIES_COMMAND_INIT (ACIES_COMMAND_REPLACE);

  session_apply_lines (session, "paint forest A1");
  g_assert_cmpuint (heard.ruleset, ==, 0);
  heard.changed = heard.history = 0;
  g_signal_connect (session, "ruleset-changed", G_CALLBACK (ruleset_changed_cb), &heard);
  command.scenario = tiny_scenario_new (); /* with a ruleset of its own */
  g_assert_true (acies_session_apply (session, &command, NULL));
  g_assert_cmpuint (heard.ruleset, ==, 1);
  assert_heard (&heard, 1, 1);
  acies_session_undo (session);
  g_assert_cmpuint (heard.ruleset, ==, 2);
  assert_heard (&heard, 1, 1);
}

/* --- playing -------------------------------------------------------------------------------- */

/* An attack with its question, and an answer with its dice, are a command each. */
static void
command_of_many_steps (void)
{
  Heard heard;
  g_autoptr (AciesSession) session = new_game (&heard, ACIES_DICE_ROLLED);

  session_apply_lines (session, "move A1 B1");
  assert_heard (&heard, 1, 1);
  session_apply_lines (session, "attack B1 C3");
  assert_heard (&heard, 1, 1);
  session_apply_lines (session, "pass");
  assert_heard (&heard, 1, 1);
  g_assert_cmpuint (heard.events, >, 3);
}

static void
dice (void)
{
  Heard heard;
  g_autoptr (AciesSession) session = new_game (&heard, ACIES_DICE_ENTERED);

  session_apply_lines (session, "attack A1 C3\npass");
  assert_heard (&heard, 2, 2);
  acies_session_set_undo_policy (session, ACIES_UNDO_TAKE_BACKS);
  assert_heard (&heard, 0, 1);
  acies_session_set_dice_source (session, ACIES_DICE_ROLLED); /* which rolls those that are awaited */
  assert_heard (&heard, 1, 1);
  acies_session_undo (session);
  assert_heard (&heard, 1, 1);
  g_assert_true (acies_session_add_note (session, 0, "Well met", NULL));
  assert_heard (&heard, 0, 1);
}

static gboolean
has_moved (gconstpointer data)
{
  return acies_session_count_steps ((AciesSession *) data) > 0;
}

static void
computer (void)
{
  Heard heard;
  g_autoptr (AciesSession) session = new_game (&heard, ACIES_DICE_ROLLED);
  g_autoptr (AciesComputerSeat) seat = acies_computer_seat_new (session);
  AciesGameSettings settings = *acies_session_get_settings (session);

  settings.players[0] = settings.players[1] = ACIES_PLAYER_HUMAN + 1;
  acies_session_set_settings (session, &settings);
  heard.changed = heard.history = 0;
  acies_computer_seat_set_active (seat, TRUE);
  run_until (has_moved, session);
  acies_computer_seat_set_active (seat, FALSE);
  assert_heard (&heard, acies_session_count_steps (session), acies_session_count_steps (session));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/session/told/single-command", single_command);
  g_test_add_func ("/session/told/list", list);
  g_test_add_func ("/session/told/group", group);
  g_test_add_func ("/session/told/group-in-parts", group_in_parts);
  g_test_add_func ("/session/told/cancelled-group", cancelled_group);
  g_test_add_func ("/session/told/number-set-again", number_set_again);
  g_test_add_func ("/session/told/other-ruleset", other_ruleset);
  g_test_add_func ("/session/told/command-of-many-steps", command_of_many_steps);
  g_test_add_func ("/session/told/dice", dice);
  g_test_add_func ("/session/told/computer", computer);

  return g_test_run ();
}
