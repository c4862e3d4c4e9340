/* test-play-last-turn.c - what happened since a side last had its turn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/core/units.h"
#include "play/core/last-turn.h"
#include "session/log.h"
#include "support/battles.h"
#include "support/random-games.h"

#define N_COMMANDS 400
#define N_LOOKS 20

static AciesLibrary *library;
static guint         n_moves; /* in all battles */

static const AciesTurnStep *
nth_step (const AciesLastTurn *turn,
          guint                i)
{
  return turn->steps->pdata[i];
}

/* Each step ends later than the one before, and has words of its own. */
static void
check_steps (const AciesLastTurn *turn,
             guint                last)
{
  guint command = turn->first;

  for (guint i = 0; i < turn->steps->len; i++)
    {
      const AciesTurnStep *step = nth_step (turn, i);

      g_assert_cmpuint (step->command, >, command);
      g_assert_cmpuint (step->command, <=, last);
      g_assert_cmpstr (step->title, !=, "");
      g_assert_cmpstr (step->text, !=, "");
      g_assert_cmpuint (acies_last_turn_count_ended (turn, step->command), ==, i + 1);
      g_assert_cmpuint (acies_last_turn_get_end (turn, i + 1), ==, step->command);
      command = step->command;
    }
  g_assert_cmpuint (acies_last_turn_count_ended (turn, turn->first), ==, 0);
  g_assert_cmpuint (acies_last_turn_get_end (turn, 0), ==, turn->first);
  g_assert_true (acies_last_turn_has (turn, command) && !acies_last_turn_has (turn, command + 1));
}

static gboolean
has_move (const GArray *trails,
          AciesHex      from,
          AciesHex      to)
{
  for (guint i = 0; i < trails->len; i++)
    {
      const AciesTrail *trail = &g_array_index (trails, AciesTrail, i);

      if (trail->kind == ACIES_TRAIL_MOVE && trail->to == to && trail->from == from)
        return TRUE;
    }

  return FALSE;
}

/* One command, told from the positions before and after it. A unit can move more than once. */
static void
check_command (AciesSession *game,
               guint         command)
{
  g_autoptr (AciesState) before = acies_session_dup_position (game, command - 1);
  g_autoptr (AciesState) after = acies_session_dup_position (game, command);
  g_autoptr (GArray) events = acies_list_events (game, command - 1, command);
  g_autoptr (GArray) trails = g_array_new (FALSE, FALSE, sizeof (AciesTrail));

  acies_trails_append (after, events, FALSE, trails);
  for (AciesUnitId unit = 0; unit < ACIES_MAX_UNITS; unit++)
    {
      const AciesUnit *old = &before->units[unit];
      const AciesUnit *now = &after->units[unit];

      if (!acies_state_unit_is_on_board (before, unit))
        continue;
      if (now->place == ACIES_PLACE_BOARD && now->hex != old->hex)
        {
          g_assert_true (has_move (trails, old->hex, now->hex) || trails->len > 1);
          n_moves++;
        }
    }
  for (guint i = 0; i < trails->len; i++)
    {
      const AciesTrail *trail = &g_array_index (trails, AciesTrail, i);

      g_assert_cmpuint (trail->side, <, after->ruleset->n_sides);
      g_assert_true (acies_board_contains (after->board, trail->from) && acies_board_contains (after->board, trail->to));
      if (trail->goes_on)
        g_assert_true (i + 1 < trails->len);
    }
}

static void
check_turns (AciesSession *game,
             AciesRecord  *record,
             guint        *n_turns)
{
  const AciesState *state = acies_session_get_state (game);
  guint             now = acies_session_count_commands (game);

  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    {
      g_autoptr (AciesLastTurn) turn = acies_last_turn_new (game, record, side);
      guint first, last;

      if (turn == NULL)
        continue;
      ++*n_turns;
      g_assert_true (acies_record_find_last_turn (record, side, &first, &last));
      g_assert_cmpuint (first, ==, turn->first);
      g_assert_cmpuint (last, <=, now);
      check_steps (turn, last);
    }
}

static void
test_battle (gconstpointer name)
{
  g_autoptr (AciesSession) game = random_game_new (library, name, 3);
  g_autoptr (AciesRecord) record = acies_record_new (game);
  AciesAiRng rng = acies_ai_rng_seeded (11);
  guint      n_turns = 0;

  for (guint i = 0; i < N_COMMANDS && random_game_step (game, &rng); i++)
    if (i % (N_COMMANDS / N_LOOKS) == 0)
      {
        check_turns (game, record, &n_turns);
        check_command (game, acies_session_count_commands (game));
      }
  g_assert_cmpuint (n_turns, >, 0);
}

int
main (int    argc,
      char **argv)
{
  int result;

  g_test_init (&argc, &argv, NULL);
  library = acies_library_new (NULL);
  battles_add_tests (library, "/play", "last-turn", test_battle);
  result = g_test_run ();
  g_assert_cmpuint (n_moves, >, 20);

  return result;
}
