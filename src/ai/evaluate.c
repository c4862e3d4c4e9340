/* evaluate.c - what a position is worth to a side
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ai/evaluate.h"

#include "engine/core/engine.h"

#include <math.h>

/* How much the second best of the attacks that may be made on a unit counts: a turn has few orders. */
#define SECOND 0.4

/* What everybody is looked at for, once. */
typedef struct
{
  double morale;
  double strength; /* figures by their quality */
  double sound;    /* the same, of units that are sound */
  double figures;
  double units;
  double reserve;
  double threat;
  double kill;
  double near;
  double camp;
  double camp_near;
  double cards;
} Account;

/* Units on the board, side by side. */
typedef struct
{
  guint       n;
  AciesUnitId ids[ACIES_MAX_UNITS];
} Units;

/* What @unit may do to those of @enemies that it can come at, to the best of them. */
static void
add_threat (AciesAiRulesetCache *cache,
            const AciesState    *state,
            const AciesUnit     *unit,
            const Units         *enemies,
            Account             *account)
{
  const AciesAiType *type = &cache->types[unit->type];
  double             best = 0;
  double             kill = 0;
  guint              nearest = G_MAXUINT;

  for (guint i = 0; i < enemies->n; i++)
    {
      const AciesUnit   *enemy = &state->units[enemies->ids[i]];
      guint              distance = acies_board_distance (state->board, unit->hex, enemy->hex);
      const AciesAiType *enemy_type;
      AciesAiBlow        blow;

      nearest = MIN (nearest, distance);
      if (distance > type->strike)
        continue;
      enemy_type = &cache->types[enemy->type];
      blow = acies_ai_ruleset_cache_blow (cache, state, unit, unit->hex, enemy, enemy->hex, 0);
      best = MAX (best, (double) (blow.losses * enemy_type->quality));
      kill = MAX (kill, (double) blow.eliminated * enemy_type->morale);
    }
  account->threat += best;
  account->kill += kill;
  if (nearest != G_MAXUINT)
    account->near += 1.0 / (1.0 + (nearest > type->strike ? nearest - type->strike : 0));
}

static void
add_side (AciesAiRulesetCache *cache,
          const AciesState    *state,
          AciesSide            side,
          Account             *accounts,
          const Units         *units)
{
  accounts[side].morale = state->sides[side].morale;
  for (guint card = 0; card < state->ruleset->n_cards; card++)
    accounts[side].cards += state->cards[side][ACIES_ZONE_HAND][card] * (double) cache->cards[card];
  for (AciesSide other = 0; other < state->ruleset->n_sides; other++)
    {
      if (!acies_side_is_enemy (state, side, other))
        continue;
      for (guint i = 0; i < units[side].n; i++)
        add_threat (cache, state, &state->units[units[side].ids[i]], &units[other], &accounts[side]);
      if (acies_ruleset_has (state->ruleset, ACIES_TRAIT_CAMPS_PAY) && state->sides[other].camp != ACIES_NO_HEX)
        {
          guint nearest = G_MAXUINT;

          for (guint i = 0; i < units[side].n; i++)
            nearest = MIN (nearest, acies_board_distance (state->board, state->units[units[side].ids[i]].hex, state->sides[other].camp));
          accounts[side].camp += nearest == 0;
          if (nearest != G_MAXUINT)
            accounts[side].camp_near += 1.0 / (1.0 + nearest);
        }
    }
}

static double
share (double own,
       double others)
{
  return own + others > 0 ? (own - others) / (own + others) : 0;
}

/* The logistic function by a fraction that is the same on every machine, as exp() need not be. */
double
acies_ai_chance (double log_odds)
{
  double half = CLAMP (log_odds / 2, -3, 3);

  return 0.5 + 0.5 * half * (27 + half * half) / (27 + 9 * half * half);
}

void
acies_ai_measure (AciesAiRulesetCache *cache,
                  const AciesState    *state,
                  AciesSide            side,
                  double               measures[ACIES_N_WORTHS])
{
  Account        accounts[ACIES_MAX_SIDES] = { 0 };
  Units          units[ACIES_MAX_SIDES];
  const Account *own = &accounts[side];
  const Account *his;
  double         left = MAX ((double) state->setup.end_round - state->turn.round, 0) + 0.5 * (state->turn.active == state->setup.first);
  double         late = 1 / sqrt (left + 0.5);
  gboolean       acts = state->turn.active == side;
  AciesSide      rival = side;

  for (guint i = 0; i < ACIES_MAX_SIDES; i++)
    units[i].n = 0;
  for (guint i = 0; i < state->n_units; i++)
    {
      const AciesUnit *unit = &state->units[i];
      Account         *account;

      if (unit->place != ACIES_PLACE_BOARD && unit->place != ACIES_PLACE_RESERVE)
        continue;
      account = &accounts[unit->side];
      account->strength += unit->figures * (double) cache->types[unit->type].quality;
      account->sound += (double) acies_ai_ruleset_cache_soundness (cache, state, (AciesUnitId) i);
      account->figures += unit->figures;
      if (unit->place == ACIES_PLACE_RESERVE)
        account->reserve += unit->figures;
      else
        {
          account->units++;
          units[unit->side].ids[units[unit->side].n++] = (AciesUnitId) i;
        }
    }
  for (AciesSide i = 0; i < state->ruleset->n_sides; i++)
    add_side (cache, state, i, accounts, units);
  /* The strongest of its enemies stands for them. */
  for (AciesSide i = 0; i < state->ruleset->n_sides; i++)
    if (acies_side_is_enemy (state, side, i) && (rival == side || accounts[i].strength > accounts[rival].strength))
      rival = i;
  his = &accounts[rival];

  measures[ACIES_WORTH_MORALE] = share (own->morale, his->morale);
  measures[ACIES_WORTH_MORALE_LATE] = (own->morale - his->morale) * late;
  measures[ACIES_WORTH_FIGURES] = share (own->strength, his->strength);
  measures[ACIES_WORTH_FIGURES_LATE] = (own->figures - his->figures) * late / 4;
  measures[ACIES_WORTH_UNITS] = share (own->units, his->units);
  measures[ACIES_WORTH_SOUND] = share (own->sound, his->sound);
  measures[ACIES_WORTH_RESERVE] = (own->reserve - his->reserve) / 4;
  measures[ACIES_WORTH_THREAT] = acts ? own->threat / 4 : state->turn.active == rival ? -his->threat / 4
                                                                                      : 0;
  measures[ACIES_WORTH_THREAT_LATER] = acts ? -his->threat / 4 : own->threat / 4;
  measures[ACIES_WORTH_KILL] = acts ? own->kill / 2 : state->turn.active == rival ? -his->kill / 2
                                                                                  : 0;
  measures[ACIES_WORTH_KILL_LATER] = acts ? -his->kill / 2 : own->kill / 2;
  measures[ACIES_WORTH_NEAR] = share (own->near, his->near);
  measures[ACIES_WORTH_CAMP] = own->camp - his->camp;
  measures[ACIES_WORTH_CAMP_NEAR] = own->camp_near - his->camp_near;
  measures[ACIES_WORTH_CARDS] = own->cards - his->cards;
  measures[ACIES_WORTH_TEMPO] = acts ? 1 : -1;
}

/* Of @side and of all that are no enemies of it. */
static int
evaluate_team (const AciesState *state,
               AciesSide         side)
{
  int sum = 0;

  for (AciesSide other = 0; other < state->ruleset->n_sides; other++)
    sum += acies_side_is_enemy (state, side, other) ? 0 : state->ruleset->procs->evaluate (state, other);

  return sum;
}

int
acies_ai_evaluate (const AciesState *state,
                   AciesSide         side)
{
  int best = G_MININT;

  for (AciesSide other = 0; other < state->ruleset->n_sides; other++)
    if (acies_side_is_enemy (state, side, other))
      best = MAX (best, evaluate_team (state, other));

  return evaluate_team (state, side) - best;
}

double
acies_ai_judge (AciesAiRulesetCache *cache,
                const AciesState    *state,
                AciesSide            side)
{
  const gint16 *worths = cache->worths;
  double        measures[ACIES_N_WORTHS];
  double        sum = 0;

  if (state->outcome.reason != ACIES_END_NOT_YET)
    return state->outcome.winner == side ? 1 : state->outcome.winner == ACIES_NO_SIDE ? 0.5
                                                                                      : 0;
  if (state->ruleset->procs->evaluate != NULL)
    return acies_ai_chance (acies_ai_evaluate (state, side) / 1000.0);
  acies_ai_measure (cache, state, side, measures);
  for (guint i = 0; i < ACIES_N_WORTHS; i++)
    sum += measures[i] * worths[i];

  return acies_ai_chance (sum / 1000);
}
