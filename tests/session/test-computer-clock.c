/* test-computer-clock.c - a computer player that would never end by itself
 *
 * The players of the program are left out of this one, which has its own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "session/computers.h"

#include "ai/players.h"
#include "support/battles.h"

#define SLOW 1

static gint n_thinking; /* atomic */
static gint n_ended;    /* atomic */

static AciesCommand
think_for_ever (AciesAiCache    *cache,
                const AciesView *view,
                AciesAiRng      *rng,
                GCancellable    *cancellable)
{
  GPollFD ended = { .events = G_IO_IN };

  g_atomic_int_inc (&n_thinking);
  g_assert_true (g_cancellable_make_pollfd (cancellable, &ended));
  while (!g_cancellable_is_cancelled (cancellable))
    g_poll (&ended, 1, -1);
  g_cancellable_release_fd (cancellable);
  g_atomic_int_inc (&n_ended);
  return acies_ai_choose_random (view, rng);
}

static const AciesAiPlayer slow = { "slow", "Slow", "Thinks for ever", TRUE, think_for_ever };

const AciesAiPlayer *__wrap_acies_ai_player_get (guint number);

const AciesAiPlayer *
__wrap_acies_ai_player_get (guint number)
{
  return &slow;
}

static AciesSession *
begin (gconstpointer id)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesState) scenario = battle_load_first (library, id);
  AciesSession     *session = acies_session_new_game (scenario, 4, ACIES_DICE_ROLLED);
  AciesGameSettings settings = *acies_session_get_settings (session);

  for (AciesSide side = 0; side < ACIES_MAX_SIDES; side++)
    settings.players[side] = SLOW;
  acies_session_set_settings (session, &settings);
  g_atomic_int_set (&n_thinking, 0);
  g_atomic_int_set (&n_ended, 0);
  return session;
}

static AciesComputerSeat *
sit_down (AciesSession *session,
          guint         limit)
{
  AciesComputerSeat *seat = acies_computer_seat_new (session);

  acies_computer_seat_set_limit (seat, limit);
  acies_computer_seat_set_active (seat, TRUE);
  return seat;
}

static void
wait_for_thought (void)
{
  while (g_atomic_int_get (&n_thinking) == 0)
    g_main_context_iteration (NULL, FALSE);
}

/* Commands that somebody chose: dice and draws are nobody's. */
static guint
count_choices (AciesSession *session)
{
  g_autoptr (GArray) log = acies_session_dup_log (session);
  guint n = 0;

  for (guint i = 0; i < log->len; i++)
    {
      AciesCommandKind kind = g_array_index (log, AciesCommand, i).kind;

      n += kind != ACIES_COMMAND_DICE && kind != ACIES_COMMAND_DRAW;
    }

  return n;
}

/* What has been found by then is played, and the next command gets a clock of its own. */
static void
test_plays_in_time (gconstpointer id)
{
  g_autoptr (AciesSession) session = begin (id);
  g_autoptr (AciesComputerSeat) seat G_GNUC_UNUSED = sit_down (session, 1);

  while (count_choices (session) < 3)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (g_atomic_int_get (&n_ended), >=, 3);
}

/* Who is told to wait plays nothing, though its thought has ended like one out of time. */
static void
test_stopped (gconstpointer id)
{
  g_autoptr (AciesSession) session = begin (id);
  g_autoptr (AciesComputerSeat) seat = sit_down (session, 0);
  guint step;

  wait_for_thought ();
  step = acies_session_get_step (session);
  acies_computer_seat_set_active (seat, FALSE);
  while (g_atomic_int_get (&n_ended) == 0)
    g_main_context_iteration (NULL, FALSE);
  for (guint i = 0; i < 200; i++)
    g_main_context_iteration (NULL, FALSE);
  g_assert_cmpuint (acies_session_get_step (session), ==, step);
}

static void
test_gone (gconstpointer id)
{
  AciesSession      *session = begin (id);
  AciesComputerSeat *seat = sit_down (session, 0);

  wait_for_thought ();
  g_object_unref (seat);
  g_assert_cmpint (g_atomic_int_get (&n_ended), ==, 1);
  g_assert_finalize_object (session);
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (AciesLibrary) library = NULL;

  g_test_init (&argc, &argv, NULL);
  library = acies_library_new (NULL);

  rulesets_add_tests (library, "/computer/clock", "plays-in-time", test_plays_in_time);
  rulesets_add_tests (library, "/computer/clock", "stopped", test_stopped);
  rulesets_add_tests (library, "/computer/clock", "gone", test_gone);

  return g_test_run ();
}
