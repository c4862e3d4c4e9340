/* test-computer-seat.c - computer players play a game as people would
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "session/computers.h"

#include "ai/players.h"
#include "support/battles.h"

#define COMPUTER 1
#define MAX_TURNS 100000 /* of the main loop */

static AciesSession *
begin (gconstpointer id,
       guint64       seed,
       guint8        first,
       guint8        second)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesState) scenario = battle_load_first (library, id);
  AciesSession     *session = acies_session_new_game (scenario, seed, ACIES_DICE_ROLLED);
  AciesGameSettings settings = *acies_session_get_settings (session);

  settings.players[0] = first;
  settings.players[1] = second;
  settings.undo = ACIES_UNDO_TAKE_BACKS;
  acies_session_set_settings (session, &settings);
  return session;
}

static AciesComputerSeat *
sit_down (AciesSession *session)
{
  AciesComputerSeat *seat = acies_computer_seat_new (session);

  acies_computer_seat_set_active (seat, TRUE);
  return seat;
}

static gboolean
is_over (AciesSession *session)
{
  return acies_session_get_state (session)->outcome.reason != ACIES_END_NOT_YET;
}

static guint64
hash_of (AciesSession *session)
{
  return acies_state_hash (acies_session_get_state (session));
}

/* A person who plays at random, too, whenever no computer decides. */
static void
play_to_the_end (AciesSession *session,
                 guint64       seed)
{
  AciesAiRng rng = acies_ai_rng_seeded (seed);

  while (!is_over (session))
    if (acies_session_find_computer (session) != ACIES_NO_SIDE)
      {
        g_main_context_iteration (NULL, TRUE);
      }
    else
      {
        g_autoptr (AciesView) view = acies_view_new_deciding (acies_session_get_state (session));
        AciesCommand command = acies_ai_choose_random (view, &rng);

        g_assert_true (acies_session_apply (session, &command, NULL));
      }
}

/* Sends commands of the person until a computer has to decide. */
static void
play_to_the_computer (AciesSession *session,
                      AciesAiRng   *rng)
{
  while (!is_over (session) && acies_session_find_computer (session) == ACIES_NO_SIDE)
    {
      g_autoptr (AciesView) view = acies_view_new_deciding (acies_session_get_state (session));
      AciesCommand command = acies_ai_choose_random (view, rng);

      g_assert_true (acies_session_apply (session, &command, NULL));
    }
}

/* --- whole games ---------------------------------------------------------------------------- */

static guint64
play_alone (gconstpointer id,
            guint64       seed)
{
  g_autoptr (AciesSession) session = begin (id, seed, COMPUTER, COMPUTER);
  g_autoptr (AciesComputerSeat) seat G_GNUC_UNUSED = sit_down (session);

  play_to_the_end (session, 0);
  return hash_of (session);
}

static void
test_alone (gconstpointer id)
{
  guint64 first = play_alone (id, 4);

  g_assert_cmphex (play_alone (id, 4), ==, first);
  g_assert_cmphex (play_alone (id, 5), !=, first);
}

static guint64
play_against_a_person (gconstpointer id)
{
  g_autoptr (AciesSession) session = begin (id, 4, ACIES_PLAYER_HUMAN, COMPUTER);
  g_autoptr (AciesComputerSeat) seat G_GNUC_UNUSED = sit_down (session);

  play_to_the_end (session, 9);
  for (guint step = 1; step <= acies_session_count_steps (session); step++)
    g_assert_cmpint (acies_session_get_step_side (session, step), !=, ACIES_NO_SIDE);
  return hash_of (session);
}

static void
test_against_a_person (gconstpointer id)
{
  g_assert_cmphex (play_against_a_person (id), ==, play_against_a_person (id));
}

/* --- between thinking and doing -------------------------------------------------------------- */

/* What it thought of is forgotten; after the same command it comes to the same. */
static void
test_undo_while_it_thinks (gconstpointer id)
{
  g_autoptr (AciesSession) session = begin (id, 4, COMPUTER, COMPUTER);
  AciesGameSettings settings = *acies_session_get_settings (session);
  AciesSide         first = acies_state_deciding_side (acies_session_get_state (session));
  g_autoptr (AciesComputerSeat) seat = NULL;
  AciesAiRng rng = acies_ai_rng_seeded (2);
  guint64    before;
  guint      step;

  settings.players[first] = ACIES_PLAYER_HUMAN;
  acies_session_set_settings (session, &settings);
  seat = sit_down (session);
  play_to_the_computer (session, &rng);
  before = hash_of (session);
  step = acies_session_get_step (session);
  g_assert_cmpint (acies_session_find_computer (session), !=, ACIES_NO_SIDE);
  g_main_context_iteration (NULL, FALSE); /* it may have begun to think */
  if (acies_session_get_step (session) == step)
    {
      acies_session_undo (session);
      g_assert_cmpint (acies_session_find_computer (session), ==, ACIES_NO_SIDE);
      for (guint i = 0; i < 200; i++)
        g_main_context_iteration (NULL, FALSE);
      g_assert_cmpuint (acies_session_get_step (session), ==, step - 1);
      acies_session_redo (session);
      g_assert_cmphex (hash_of (session), ==, before);
    }
  for (guint i = 0; i < MAX_TURNS && acies_session_get_step (session) == step; i++)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (acies_session_get_step (session), ==, step + 1);
}

static void
test_gone_while_it_thinks (gconstpointer id)
{
  for (guint turns = 0; turns < 6; turns++)
    {
      AciesSession      *session = begin (id, 4, COMPUTER, COMPUTER);
      AciesComputerSeat *seat = sit_down (session);

      for (guint i = 0; i < turns; i++)
        g_main_context_iteration (NULL, FALSE);
      g_object_unref (seat);
      g_assert_finalize_object (session);
      while (g_main_context_iteration (NULL, FALSE))
        ;
    }
}

/* It waits until it is told to play, and again when it is told to wait. */
static void
test_waits (gconstpointer id)
{
  g_autoptr (AciesSession) session = begin (id, 4, COMPUTER, COMPUTER);
  g_autoptr (AciesComputerSeat) seat = acies_computer_seat_new (session);
  guint step = acies_session_get_step (session);

  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_cmpuint (acies_session_get_step (session), ==, step);
  acies_computer_seat_set_active (seat, TRUE);
  for (guint i = 0; i < MAX_TURNS && acies_session_get_step (session) < 5; i++)
    g_main_context_iteration (NULL, TRUE);
  acies_computer_seat_set_active (seat, FALSE);
  step = acies_session_get_step (session);
  g_assert_cmpuint (step, >=, 5);
  for (guint i = 0; i < 200; i++)
    g_main_context_iteration (NULL, FALSE);
  g_assert_cmpuint (acies_session_get_step (session), ==, step);
}

/* What is still being shown is waited for, however short the pause. */
static void
test_waits_for_the_board (gconstpointer id)
{
  g_autoptr (AciesSession) session = begin (id, 4, COMPUTER, COMPUTER);
  g_autoptr (AciesComputerSeat) seat = sit_down (session);
  guint before = acies_session_count_commands (session);

  acies_computer_seat_set_busy_until (seat, g_get_monotonic_time () + G_TIME_SPAN_DAY);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_cmpuint (acies_session_count_commands (session), ==, before);
  acies_computer_seat_set_busy_until (seat, 0);
  while (acies_session_count_commands (session) == before)
    g_main_context_iteration (NULL, TRUE);
}

/* Cards that people would draw are drawn. */
static void
wait_for_dice (AciesSession *session)
{
  while (!is_over (session) && acies_session_get_state (session)->decision.kind != ACIES_DECISION_DICE)
    {
      if (acies_session_get_state (session)->decision.kind == ACIES_DECISION_DRAW)
        acies_session_roll (session);
      else
        g_main_context_iteration (NULL, TRUE);
    }
}

/* Real dice are entered by people, whoever attacks. */
static void
test_dice_are_for_people (gconstpointer id)
{
  g_autoptr (AciesSession) session = begin (id, 4, COMPUTER, COMPUTER);
  g_autoptr (AciesComputerSeat) seat = NULL;

  acies_session_set_dice_source (session, ACIES_DICE_ENTERED);
  seat = sit_down (session);
  wait_for_dice (session);
  g_assert_false (is_over (session));
  g_assert_cmpint (acies_session_find_computer (session), ==, ACIES_NO_SIDE);
  acies_session_roll (session);
  wait_for_dice (session);
}

/* --- which there are ------------------------------------------------------------------------ */

static void
test_players (void)
{
  g_assert_cmpuint (acies_ai_count_players (), >, 0);
  for (guint number = 1; number <= acies_ai_count_players (); number++)
    g_assert_cmpuint (acies_ai_player_find (acies_ai_player_get (number)->id), ==, number);
  g_assert_cmpuint (acies_ai_player_find ("human"), ==, 0);
  g_assert_true (acies_ai_player_get (200) == acies_ai_player_get (1)); /* of a newer program */
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (AciesLibrary) library = NULL;

  g_test_init (&argc, &argv, NULL);
  library = acies_library_new (NULL);

  g_test_add_func ("/computer/players", test_players);
  rulesets_add_tests (library, "/computer", "alone", test_alone);
  rulesets_add_tests (library, "/computer", "against-a-person", test_against_a_person);
  rulesets_add_tests (library, "/computer", "undo-while-it-thinks", test_undo_while_it_thinks);
  rulesets_add_tests (library, "/computer", "gone-while-it-thinks", test_gone_while_it_thinks);
  rulesets_add_tests (library, "/computer", "waits", test_waits);
  rulesets_add_tests (library, "/computer", "waits-for-the-board", test_waits_for_the_board);
  rulesets_add_tests (library, "/computer", "dice-are-for-people", test_dice_are_for_people);

  return g_test_run ();
}
