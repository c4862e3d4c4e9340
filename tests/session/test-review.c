/* test-review.c - where a game turned
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "session/review.h"

#include "ai/expectimax.h"
#include "engine/core/engine.h"
#include "engine/view/view.h"
#include "formats/scenario/scenario-xml.h"
#include "session/computers.h"
#include "support/battles.h"
#include "support/random-games.h"

#define COMPUTER 1
#define N_STEPS many (24, 60)  /* of the game: enough decisions of both sides, soon weighed */
#define FEW_STEPS many (8, 14) /* of games whose positions take long */

static AciesLibrary *library;

/* What does not depend on the rules is shown by games whose positions are quickly evaluated; a long run uses all games. */
static gboolean
is_enough (const AciesRuleset *ruleset)
{
  return is_long_run () || ruleset_goes_anywhere (ruleset);
}

static AciesSession *
play (gconstpointer id,
      guint8        first,
      guint8        second)
{
  g_autoptr (AciesState) scenario = battle_load_first (library, id);
  AciesSession     *session = acies_session_new_game (scenario, 4, ACIES_DICE_ROLLED);
  AciesGameSettings settings = *acies_session_get_settings (session);
  AciesAiRng        rng = acies_ai_rng_seeded (11);

  for (guint i = 0; i < (is_enough (scenario->ruleset) ? N_STEPS : FEW_STEPS); i++)
    random_game_step (session, &rng);
  settings.players[0] = first;
  settings.players[1] = second;
  acies_session_set_settings (session, &settings);
  return session;
}

static AciesReview *
review (AciesSession *session)
{
  AciesReview *self = acies_review_new (session);

  g_assert_null (acies_review_get_points (self));
  while (acies_review_get_points (self) == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpfloat (acies_review_get_progress (self), ==, 1);
  return self;
}

/* It is a decision of that side, with something else that could be done, and was. */
static void
assert_is_decision (AciesSession            *session,
                    const AciesTurningPoint *point)
{
  g_autoptr (AciesState) state = acies_session_dup_position (session, point->command);
  g_autoptr (GArray) log = acies_session_dup_log (session);

  g_assert_cmpint (acies_state_deciding_side (state), ==, point->side);
  g_assert_true (acies_command_equal (&g_array_index (log, AciesCommand, point->command), &point->done));
  g_assert_false (acies_command_equal (&point->better, &point->done));
  g_assert_true (acies_command_check (&point->better, state, NULL));
}

static void
assert_same_points (const GArray *one,
                    const GArray *other)
{
  g_assert_cmpuint (one->len, ==, other->len);
  for (guint i = 0; i < one->len; i++)
    {
      g_assert_cmpuint (g_array_index (one, AciesTurningPoint, i).command, ==, g_array_index (other, AciesTurningPoint, i).command);
      g_assert_cmpfloat (g_array_index (one, AciesTurningPoint, i).win, ==, g_array_index (other, AciesTurningPoint, i).win);
    }
}

/* For one side after the other: the decisions that cost it most, the worst first, no more than allowed. A second review
 * gives the same ones. */
static void
test_points (gconstpointer id)
{
  g_autoptr (AciesSession) session = play (id, ACIES_PLAYER_HUMAN, ACIES_PLAYER_HUMAN);
  g_autoptr (AciesReview) self = review (session);
  const GArray *points = acies_review_get_points (self);
  guint         n[ACIES_MAX_SIDES] = { 0 };

  g_assert_cmpuint (points->len, >, 0); /* who plays at random makes mistakes */
  for (guint i = 0; i < points->len; i++)
    {
      const AciesTurningPoint *point = &g_array_index (points, AciesTurningPoint, i);
      const AciesTurningPoint *before = i > 0 ? point - 1 : NULL;

      assert_is_decision (session, point);
      g_assert_cmpfloat (point->best, >, point->win);
      g_assert_cmpuint (++n[point->side], <=, ACIES_MAX_TURNING_POINTS);
      if (before != NULL && before->side == point->side)
        g_assert_cmpfloat (before->best - before->win, >=, point->best - point->win);
      else if (before != NULL)
        g_assert_cmpint (before->side, <, point->side);
    }
  if (is_enough (acies_session_get_state (session)->ruleset))
    {
      g_autoptr (AciesReview) again = review (session);

      assert_same_points (points, acies_review_get_points (again));
    }
}

static guint
count_points_of (AciesReview *self,
                 AciesSide    side)
{
  const GArray *points = acies_review_get_points (self);
  guint         n = 0;

  for (guint i = 0; i < points->len; i++)
    n += g_array_index (points, AciesTurningPoint, i).side == side;
  return n;
}

/* Of a computer nothing is told to who has played against it; of two all is. */
static void
test_of_people (gconstpointer id)
{
  g_autoptr (AciesSession) against = play (id, ACIES_PLAYER_HUMAN, COMPUTER);
  g_autoptr (AciesReview) of_person = review (against);
  g_autoptr (AciesSession) alone = play (id, COMPUTER, COMPUTER);
  g_autoptr (AciesReview) of_both = review (alone);

  g_assert_cmpuint (count_points_of (of_person, 1), ==, 0);
  g_assert_cmpuint (count_points_of (of_person, 0), >, 0);
  g_assert_cmpuint (count_points_of (of_both, 0), >, 0);
  g_assert_cmpuint (count_points_of (of_both, 1), >, 0);
}

/* A game of which nothing has been decided has no turning points. */
static void
test_nothing_decided (gconstpointer id)
{
  g_autoptr (AciesState) scenario = battle_load_first (library, id);
  g_autoptr (AciesSession) session = acies_session_new_game (scenario, 4, ACIES_DICE_ROLLED);
  g_autoptr (AciesReview) self = review (session);

  g_assert_cmpuint (acies_review_get_points (self)->len, ==, 0);
}

static void
test_gone_before_it_ends (gconstpointer id)
{
  for (guint turns = 0; turns < many (2, 4); turns++)
    {
      AciesSession *session = play (id, ACIES_PLAYER_HUMAN, ACIES_PLAYER_HUMAN);
      AciesReview  *self = acies_review_new (session);

      for (guint i = 0; i < turns; i++)
        g_main_context_iteration (NULL, FALSE);
      g_assert_finalize_object (self);
      g_assert_finalize_object (session);
      while (g_main_context_iteration (NULL, FALSE))
        ;
    }
}

/* --- puzzles -------------------------------------------------------------------------------- */

/* The first puzzle of a game, played by both computers but for the first command, with the dice of @seed. */
static AciesSession *
play_puzzle (gconstpointer       id,
             guint64             seed,
             const AciesCommand *first)
{
  g_auto (GStrv) paths = acies_library_list_puzzles (library, id);
  g_autoptr (AciesState) scenario = acies_scenario_read_bundled (paths[0], library, NULL);
  AciesSession *session = acies_session_new_game (scenario, seed, ACIES_DICE_ROLLED);
  g_autoptr (AciesComputerSeat) seat = acies_computer_seat_new (session);
  AciesGameSettings settings = *acies_session_get_settings (session);

  g_assert_true (acies_session_is_puzzle (session));
  if (first != NULL)
    g_assert_true (acies_session_apply (session, first, NULL));
  settings.players[0] = settings.players[1] = COMPUTER; /* plays exactly, whoever it is */
  acies_session_set_settings (session, &settings);
  acies_computer_seat_set_active (seat, TRUE);
  while (acies_session_get_state (session)->outcome.reason == ACIES_END_NOT_YET)
    g_main_context_iteration (NULL, TRUE);
  return session;
}

/* Whatever dice fall. */
static void
test_best_turn (gconstpointer id)
{
  for (guint64 seed = 1; seed <= many (3, 20); seed++)
    {
      g_autoptr (AciesSession) session = play_puzzle (id, seed, NULL);
      g_autoptr (AciesReview) self = review (session);
      AciesWorths worths;

      g_assert_true (acies_review_get_worths (self, &worths));
      g_assert_cmpfloat_with_epsilon (worths.played, worths.best, 1e-9);
      g_assert_cmpuint (acies_review_get_points (self)->len, ==, 0);
    }
}

/* Any first command: what it costs is all that the turn lost, and the better one is told. */
static void
test_worse_turn (gconstpointer id)
{
  g_autoptr (AciesSession) best = play_puzzle (id, 1, NULL);
  g_autoptr (AciesState) start = acies_session_dup_position (best, 0);
  g_autoptr (AciesExpectimax) expectimax = acies_expectimax_new (start, ACIES_AIM_WIN, ACIES_MAX_PUZZLE, NULL);
  g_autoptr (GArray) list = acies_commands_new ();
  guint n = 0;

  acies_command_list (start, list);
  for (guint i = 0; i < list->len && n < many (2, 20); i++)
    {
      const AciesCommand *command = &g_array_index (list, AciesCommand, i);
      g_autoptr (AciesSession) session = NULL;
      g_autoptr (AciesReview) self = NULL;
      AciesExpectation worth;
      AciesWorths      worths;

      g_assert_true (acies_expectimax_find_after (expectimax, start, command, &worth));
      session = play_puzzle (id, i, command);
      self = review (session);
      g_assert_true (acies_review_get_worths (self, &worths));
      g_assert_cmpfloat_with_epsilon (worths.played, worth.win, 1e-9);
      if (worths.best - worths.played < ACIES_SAME_WORTH)
        continue;
      g_assert_cmpuint (acies_review_get_points (self)->len, ==, 1);
      assert_is_decision (session, &g_array_index (acies_review_get_points (self), AciesTurningPoint, 0));
      n++;
    }
}

static gboolean
has_puzzles (const AciesRuleset *ruleset)
{
  g_auto (GStrv) paths = acies_library_list_puzzles (library, ruleset->id);

  return paths[0] != NULL;
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (AciesLibrary) own = NULL;

  g_test_init (&argc, &argv, NULL);
  library = own = acies_library_new (NULL);

  rulesets_add_tests (library, "/session/review", "points", test_points);
  rulesets_add_tests_where (library, is_enough, "/session/review", "of-people", test_of_people);
  rulesets_add_tests (library, "/session/review", "nothing-decided", test_nothing_decided);
  rulesets_add_tests (library, "/session/review", "gone-before-it-ends", test_gone_before_it_ends);
  rulesets_add_tests_where (library, has_puzzles, "/session/review", "best-turn", test_best_turn);
  rulesets_add_tests_where (library, has_puzzles, "/session/review", "worse-turn", test_worse_turn);

  return g_test_run ();
}
