/* score.c - Legions: objectives, points and who has won
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/legions/legions.h"

#include "rulesets/shared/notes.h"
#include "rulesets/shared/turns.h"

#include <glib/gi18n-lib.h>

/* Points are what decides: they stand where other games have morale. */
void
acies_leg_add_points (AciesResolver *resolver,
                      AciesSide      side,
                      guint          n,
                      const char    *why)
{
  AciesSideNumbers numbers = resolver->state->sides[side];
  int              more = MIN ((int) n, ACIES_MAX_MORALE - numbers.morale);

  if (more == 0)
    return;
  numbers.morale = (gint16) (numbers.morale + more);
  acies_resolver_set_side (resolver, side, &numbers);
  acies_log_entry (resolver, ACIES_NOTE_MORALE, .side = side, .number = (gint16) more, .number2 = numbers.morale,
                   .reason = g_intern_string (why));
}

guint
acies_leg_points_of (const AciesState *state,
                     guint             n_cards)
{
  guint points = (guint) LEG_NUMBER (state, LEG_LEGION_POINTS);

  if ((int) n_cards >= LEG_NUMBER (state, LEG_MASSIVE))
    return points + (guint) LEG_NUMBER (state, LEG_MASSIVE_POINTS);

  return points + ((int) n_cards >= LEG_NUMBER (state, LEG_BIG) ? (guint) LEG_NUMBER (state, LEG_BIG_POINTS) : 0);
}

/* LEG-K12, LEG-K13: of legions that a scenario has laid out. */
void
acies_leg_count_laid_out (AciesResolver *resolver,
                          AciesSide      side)
{
  const AciesState *state = resolver->state;
  AciesSideNumbers  numbers = state->sides[side];
  AciesLegField     field;
  AciesLegLegion    legions[ACIES_MAX_UNITS];
  guint             colours = 0;
  guint             n;

  acies_leg_field_find (&field, state);
  n = acies_leg_list_legions (&field, side, TRUE, legions);
  numbers.morale = 0;
  for (guint i = 0; i < n; i++)
    {
      numbers.morale = (gint16) (numbers.morale + (int) acies_leg_points_of (state, legions[i].n));
      colours |= 1u << legions[i].colour;
    }
  if (colours == (1u << LEG_N_COLOURS) - 1)
    numbers.morale = (gint16) (numbers.morale + LEG_NUMBER (state, LEG_ALL_COLOURS_POINTS));
  numbers.morale = MIN (numbers.morale, ACIES_MAX_MORALE);
  numbers.resources[LEG_BLAZONS] = (guint8) (LEG_N_COLOURS - __builtin_popcount (colours));
  acies_resolver_set_side (resolver, side, &numbers);
}

/* --- objectives ----------------------------------------------------------------------------- */

static guint
count_legions (const AciesState *state,
               AciesSide         side,
               guint             at_least)
{
  AciesLegField  field;
  AciesLegLegion legions[ACIES_MAX_UNITS];
  guint          n;
  guint          count = 0;

  acies_leg_field_find (&field, state);
  n = acies_leg_list_legions (&field, side, TRUE, legions);
  for (guint i = 0; i < n; i++)
    count += legions[i].n >= at_least;

  return count;
}

static guint
most_tokens_of_a_kind (const AciesState *state,
                       guint             sides)
{
  guint most = 0;

  for (guint token = LEG_WARLORD; token < LEG_N_TOKENS; token++)
    {
      guint n = 0;

      for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
        n += (sides >> side) & 1 ? acies_leg_count_tokens (state, side, token) : 0;
      most = MAX (most, n);
    }

  return most;
}

static guint
highest_general (const AciesState *state,
                 guint             sides)
{
  guint most = 0;

  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    {
      AciesUnitId general = (sides >> side) & 1 ? acies_leg_find_general (state, side) : ACIES_NO_UNIT;

      if (general != ACIES_NO_UNIT)
        most = MAX (most, state->units[general].properties[LEG_VALUE]);
    }

  return most;
}

static guint
count_colours (const AciesState *state,
               guint             sides)
{
  guint colours = 0;

  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    colours |= (sides >> side) & 1 ? acies_leg_colours (state, side) : 0;

  return (guint) __builtin_popcount (colours);
}

static guint
sum_of_red_dice (const AciesState *state,
                 AciesSide         side)
{
  AciesUnitId dice[ACIES_MAX_UNITS];
  guint       n = acies_leg_list_dice (state, side, LEG_COMMANDER_DIE, dice);
  guint       sum = 0;

  for (guint i = 0; i < n; i++)
    sum += state->units[dice[i]].properties[LEG_VALUE];

  return sum;
}

/* How much @side has of what can be added up. */
static guint
count_of_side (const AciesState *state,
               AciesSide         side,
               guint             effect)
{
  switch (effect)
    {
    case LEG_RED_DICE:
      return acies_leg_count_dice (state, side, LEG_COMMANDER_DIE);

    case LEG_BLACK_DICE:
      return acies_leg_count_dice (state, side, LEG_LEGION_DIE);

    case LEG_MASSIVE_LEGION:
      return count_legions (state, side, (guint) LEG_NUMBER (state, LEG_MASSIVE));

    case LEG_LEGIONS:
      return count_legions (state, side, 0);

    case LEG_RICHES:
      return state->sides[side].resources[LEG_COINS];

    case LEG_STANDING_ORDERS:
      return acies_state_count_deck (state, side, LEG_DECK_COMMAND, ACIES_ZONE_LAID);

    default:
      return sum_of_red_dice (state, side);
    }
}

static guint
count_for (const AciesState *state,
           guint             sides,
           guint             effect)
{
  guint n = 0;

  if (effect == LEG_TWINS)
    return most_tokens_of_a_kind (state, sides);
  if (effect == LEG_READY_GENERAL)
    return highest_general (state, sides);
  if (effect == LEG_COLOURS)
    return count_colours (state, sides);
  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    n += (sides >> side) & 1 ? count_of_side (state, side, effect) : 0;

  return n;
}

/* LEG-K14; @sides: bit by side that has it together */
gboolean
acies_leg_is_met (const AciesState *state,
                  guint             sides,
                  AciesId           card)
{
  const AciesCardType *type = &state->ruleset->cards[card];

  return (int) count_for (state, sides, type->effect) >= type->values[LEG_CARD_NEEDS];
}

/* --- the end -------------------------------------------------------------------------------- */

static guint
team_of (const AciesState *state,
         AciesSide         side)
{
  return ((1u << state->ruleset->n_sides) - 1) & ~acies_side_enemies (state, side);
}

static void
score_objective (AciesResolver *resolver,
                 AciesSide      side,
                 AciesId        card,
                 guint          sides)
{
  guint points = acies_leg_is_met (resolver->state, sides, card) ? (guint) LEG_NUMBER (resolver->state, LEG_OBJECTIVE_POINTS) : 0;

  acies_log_entry (resolver, LEG_NOTE_OBJECTIVE, .side = side, .card = card, .number = (gint16) points,
                   .number2 = (gint16) count_for (resolver->state, sides, resolver->state->ruleset->cards[card].effect));
  acies_leg_add_points (resolver, side, points, resolver->state->ruleset->cards[card].name);
}

/* LEG-K12: what was hidden is turned up. */
static void
score_side (AciesResolver *resolver,
            AciesSide      side)
{
  const AciesState *state = resolver->state;

  for (guint i = 0; i < state->ruleset->n_cards; i++)
    {
      if (state->ruleset->cards[i].deck != LEG_DECK_OBJECTIVE)
        continue;
      if (state->cards[side][ACIES_ZONE_LAID][i] > 0)
        score_objective (resolver, side, (AciesId) i, team_of (state, side));
      if (state->cards[side][ACIES_ZONE_HAND][i] == 0)
        continue;
      acies_resolver_move_cards (resolver, side, (AciesId) i, 1, ACIES_ZONE_HAND, ACIES_ZONE_LAID);
      score_objective (resolver, side, (AciesId) i, 1u << side);
    }
  acies_log_entry (resolver, LEG_NOTE_SCORE, .side = side, .number = state->sides[side].morale);
}

/* Points, then black dice, then red ones, then coins; those of a team are added up. */
static guint
rank_of (const AciesState *state,
         AciesSide         side)
{
  guint team = team_of (state, side);
  guint points = 0;
  guint black = 0;
  guint red = 0;
  guint coins = 0;

  for (AciesSide other = 0; other < state->ruleset->n_sides; other++)
    if ((team >> other) & 1)
      {
        points += (guint) state->sides[other].morale;
        black += acies_leg_count_dice (state, other, LEG_LEGION_DIE);
        red += acies_leg_count_dice (state, other, LEG_COMMANDER_DIE);
        coins += state->sides[other].resources[LEG_COINS];
      }

  return ((points * 100 + black) * 100 + red) * 1000 + coins;
}

/* LEG-K12 */
void
acies_leg_end (AciesResolver *resolver,
               guint          reason)
{
  const AciesState *state = resolver->state;
  AciesSide         best = 0;
  gboolean          shared = FALSE;

  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    score_side (resolver, side);
  for (AciesSide side = 1; side < state->ruleset->n_sides; side++)
    {
      if (!acies_side_is_enemy (state, best, side) || rank_of (state, side) < rank_of (state, best))
        continue;
      shared = rank_of (state, side) == rank_of (state, best);
      best = shared ? best : side;
    }
  if (shared)
    acies_game_end (resolver, LEG_END_DRAW, ACIES_NO_SIDE);
  else
    acies_game_end (resolver, reason, best);
}
