/* test-lvi-odds.c - Legio VI: chances of combats against all that their dice can bring
 *
 * The dice are counted here by themselves, and what they come to is played.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/odds/odds.h"
#include "rulesets/legio-vi/legio-vi.h"
#include "support/battles.h"
#include "support/data.h"
#include "support/random-games.h"

#include <math.h>

#define VICTORY 4 /* hits more than the enemy */
#define N_COMBATS 150
#define N_LEVELS (LVI_IS_VICTORIOUS + 1)
#define TOLERANCE 1e-9

/* @hits of all dice that are asked for show a 6, the others a 1. */
static AciesState *
throw_dice (const AciesState *state,
            guint             hits,
            guint             others,
            GArray           *events)
{
  g_autoptr (AciesState) copy = acies_state_copy (state);
  g_autoptr (GString) line = g_string_new ("dice");
  g_auto (AciesCommand) command = ACIES_COMMAND_INIT (ACIES_COMMAND_DICE);

  for (guint i = 0; i < state->decision.n_dice; i++)
    g_string_append_printf (line, " d6:%u", i < hits ? 6 : others);
  g_assert_true (acies_command_parse (line->str, state->ruleset, &command, NULL));
  g_assert_true (acies_engine_apply (copy, &command, events, NULL));

  return g_steal_pointer (&copy);
}

/* What of a die hits, as the engine judges it. */
static double
share_that_hits (const AciesState *state)
{
  guint n = 0;

  for (guint face = 1; face <= 6; face++)
    {
      g_autoptr (GArray) events = acies_events_new ();
      g_autoptr (AciesState) after = throw_dice (state, 0, face, events);

      for (guint i = 0; i < events->len; i++)
        {
          const AciesEvent *event = &g_array_index (events, AciesEvent, i);

          if (event->kind == ACIES_EVENT_LOG_ENTRY && event->u.entry.kind == ACIES_LOG_ROLLED)
            {
              n += event->u.entry.number > 0;
              break;
            }
        }
    }

  return n / 6.0;
}

static double
binomial (guint  n,
          guint  k,
          double p)
{
  double ways = 1;

  for (guint i = 0; i < k; i++)
    ways = ways * (n - i) / (i + 1);

  return ways * pow (p, k) * pow (1 - p, n - k);
}

/* For who is on @side. */
static AciesLviLevel
level_in (const GArray *events,
          AciesSide     side)
{
  for (guint i = 0; i < events->len; i++)
    {
      const AciesEvent *event = &g_array_index (events, AciesEvent, i);
      AciesLviLevel     level;

      if (event->kind != ACIES_EVENT_LOG_ENTRY || event->u.entry.kind != LVI_LOG_RESULT)
        continue;
      if (event->u.entry.number == event->u.entry.number2)
        return LVI_IS_EVEN;
      level = event->u.entry.number - event->u.entry.number2 >= VICTORY ? LVI_IS_VICTORIOUS : LVI_SUCCEEDS;
      return event->u.entry.side == side ? level : (AciesLviLevel) (LVI_IS_VICTORIOUS - level);
    }
  g_assert_not_reached ();
}

static void
assert_told (const AciesState *state,
             guint             combat,
             const double     *levels)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (AciesOdds) odds = acies_odds_new_for_attack (state, state->combats[combat].from, state->combats[combat].at, NULL, &error);
  double told[N_LEVELS] = { 0 };

  g_assert_no_error (error);
  g_assert_true (odds->has_results);
  g_assert_cmpuint (odds->n_dice, ==, state->decision.n_dice);
  for (guint i = 0; i < odds->chances->len; i++)
    {
      const AciesChance *chance = &g_array_index (odds->chances, AciesChance, i);

      told[chance->result] += (double) chance->numerator / (double) chance->denominator;
    }
  for (guint i = 0; i < N_LEVELS; i++)
    g_assert_cmpfloat_with_epsilon (told[i], levels[i], TOLERANCE);
}

/* The second roll, when the first has come to what it has. */
static void
follow (const AciesState *state,
        AciesSide         side,
        double            chance,
        double           *levels)
{
  double    share = share_that_hits (state);
  AciesSide other = state->decision.side;
  double    own[N_LEVELS] = { 0 };

  for (guint hits = 0; hits <= state->decision.n_dice; hits++)
    {
      g_autoptr (GArray) events = acies_events_new ();
      g_autoptr (AciesState) after = throw_dice (state, hits, 1, events);
      double p = binomial (state->decision.n_dice, hits, share);

      levels[level_in (events, side)] += chance * p;
      own[level_in (events, other)] += p;
    }
  assert_told (state, 1, own);
}

static void
check_combat (const AciesState *state)
{
  double    share = share_that_hits (state);
  AciesSide side = state->decision.side;
  double    levels[N_LEVELS] = { 0 };

  for (guint hits = 0; hits <= state->decision.n_dice; hits++)
    {
      g_autoptr (AciesState) after = throw_dice (state, hits, 1, NULL);

      g_assert_cmpuint (after->n_combats, ==, 2);
      follow (after, side, binomial (state->decision.n_dice, hits, share), levels);
    }
  assert_told (state, 0, levels);
}

static void
test_against_play (void)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  guint n = 0;

  for (guint64 seed = 1; n < N_COMBATS; seed++)
    {
      g_autoptr (AciesSession) session = random_game_new (library, "first-lines", seed);
      AciesAiRng rng = acies_ai_rng_seeded (seed);

      acies_session_set_dice_source (session, ACIES_DICE_ENTERED);
      while (n < N_COMBATS && random_game_play_to_dice (session, &rng))
        {
          const AciesState *state = acies_session_get_state (session);

          if (state->n_combats == 1 && state->combats[0].melee && state->decision.kind == ACIES_DECISION_DICE &&
              state->decision.unit == state->combats[0].attacker && state->turn.phase == LVI_PHASE_COMBAT && state->n_steps > 0 &&
              state->steps[state->n_steps - 1].kind == LVI_STEP_READ)
            {
              check_combat (state);
              n++;
            }
          acies_session_roll (session);
        }
    }
}

/* Chances, or why there are none: of leaders, too, who fight nobody. */
static void
test_any_two_types (void)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesState) state = battle_load (library, "first-lines");
  guint n = 0;

  for (AciesDuel duel = { 0 }; duel.attacker < state->ruleset->n_unit_types; duel.attacker++)
    {
      duel.attacker_figures = (guint8) MAX (acies_state_strength (state, duel.attacker), 1);
      for (duel.target = 0; duel.target < state->ruleset->n_unit_types; duel.target++)
        {
          g_autoptr (GError) error = NULL;
          g_autoptr (AciesOdds) odds = NULL;

          duel.target_figures = (guint8) MAX (acies_state_strength (state, duel.target), 1);
          odds = acies_odds_new_for_duel (state->ruleset, &duel, NULL, &error);
          g_assert_true ((odds != NULL) == (error == NULL));
          n += odds != NULL;
        }
    }
  g_assert_cmpuint (n, >, 100);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/legio-vi/odds/against-play", test_against_play);
  g_test_add_func ("/legio-vi/odds/any-two-types", test_any_two_types);

  return g_test_run ();
}
