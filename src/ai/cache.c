/* cache.c - what a computer player works out about a ruleset, once
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ai/cache.h"

#include "engine/core/engine.h"
#include "engine/core/reach.h"
#include "engine/odds/odds.h"

#include <math.h>
#include <string.h>

/* What an attack is taken to do in a game that tells no chances: half a figure. */
#define UNKNOWN_LOSSES 0.5f

/* The plain on which types show how far they come. */
#define PLAIN 33
#define MIDDLE 16

/* That keeps a quality from nothing, and from all there is. */
#define LEAST_DEAL 0.2

static guint
count_results (const AciesOddsProcs *procs)
{
  guint n = 0;

  while (procs->results != NULL && procs->results[n].id != NULL)
    n++;

  return n;
}

/* @n_results: that a fight can have, worst first */
static AciesAiBlow
count_blow (const AciesOdds *odds,
            guint            n_results,
            guint            price)
{
  AciesAiBlow blow = { 0 };

  for (guint i = 0; i < odds->chances->len; i++)
    {
      const AciesChance *chance = &g_array_index (odds->chances, AciesChance, i);
      double             share = (double) chance->numerator / (double) chance->denominator;
      guint              losses = MIN (chance->losses + price * chance->retreats, odds->target_figures);

      blow.losses += (float) (share * losses);
      blow.eliminated += losses == odds->target_figures ? (float) share : 0;
      blow.result += (float) (share * chance->result);
    }
  if (odds->has_results)
    blow.result = 2 * blow.result / (float) (n_results - 1) - 1;

  return blow;
}

static AciesAiBlow
blow_of (AciesAiRulesetCache *self,
         const AciesDuel     *duel,
         guint                price)
{
  const AciesOddsProcs *procs = self->ruleset->procs->odds;
  guint64               key = ((guint64) price << 48 | (guint64) duel->attacker << 40 | (guint64) duel->target << 32 | (guint64) duel->attacker_terrain << 24 |
                 (guint64) duel->target_terrain << 16 | (guint64) duel->attacker_figures << 9 | (guint64) duel->target_figures << 2 |
                 (guint64) duel->ranged << 1 | 1);
  AciesAiKeptBlow      *kept = &self->kept[(key * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15)) >> 50];
  g_autoptr (AciesOdds) odds = NULL;

  if (kept->key == key)
    return kept->blow;
  odds = procs != NULL ? acies_odds_new_for_duel (self->ruleset, duel, NULL, NULL) : NULL;
  if (procs == NULL)
    kept->blow = (AciesAiBlow) { UNKNOWN_LOSSES, UNKNOWN_LOSSES / (1 + duel->target_figures) };
  else
    kept->blow = odds != NULL ? count_blow (odds, count_results (procs), price) : (AciesAiBlow) { 0 };
  kept->key = key;

  return kept->blow;
}

/* Where fights are fought straight ahead, how far that is tells nothing of how. */
static gboolean
shoots (const AciesAiRulesetCache *self,
        AciesId                    type)
{
  return self->ruleset->procs->reach.ahead == NULL && self->types[type].range > 1;
}

static AciesId
ground_of (const AciesState *state,
           AciesHex          hex)
{
  const AciesOddsProcs *odds = state->ruleset->procs->odds;

  return odds != NULL && odds->ground != NULL ? odds->ground (state, hex) : state->board->terrain[hex];
}

AciesAiBlow
acies_ai_ruleset_cache_blow (AciesAiRulesetCache *self,
                             const AciesState    *state,
                             const AciesUnit     *attacker,
                             AciesHex             from,
                             const AciesUnit     *target,
                             AciesHex             at,
                             guint                price)
{
  AciesDuel duel = { .attacker = attacker->type, .target = target->type, .attacker_figures = attacker->figures, .target_figures = target->figures };

  duel.ranged = shoots (self, attacker->type) && acies_board_distance (state->board, from, at) > 1;
  duel.attacker_terrain = ground_of (state, from);
  duel.target_terrain = ground_of (state, at);

  return blow_of (self, &duel, price);
}

AciesAiBlow
acies_ai_ruleset_cache_blow_now (const AciesState *state,
                                 AciesHex          from,
                                 AciesHex          at)
{
  g_autoptr (AciesOdds) odds = acies_odds_new_for_attack (state, from, at, NULL, NULL);

  return odds != NULL ? count_blow (odds, count_results (state->ruleset->procs->odds), 0) : (AciesAiBlow) { 0 };
}

float
acies_ai_ruleset_cache_soundness (const AciesAiRulesetCache *self,
                                  const AciesState          *state,
                                  AciesUnitId                unit)
{
  const AciesUnit *it = &state->units[unit];

  if (it->place != ACIES_PLACE_BOARD || state->ruleset->procs->soundness == NULL)
    return 0;

  return it->figures * self->types[it->type].quality * (float) state->ruleset->procs->soundness (state, unit) / 100;
}

gboolean
acies_ai_ruleset_cache_has_results (const AciesAiRulesetCache *self)
{
  return self->ruleset->procs->odds != NULL && self->ruleset->procs->odds->results != NULL;
}

static guint
find_farthest (const AciesBoard *plain,
               const guint8     *hexes)
{
  guint farthest = 0;

  for (guint row = 0; row < PLAIN; row++)
    for (guint column = 0; column < PLAIN; column++)
      {
        AciesHex hex = acies_hex (column, row);

        if (hexes[hex] != 0)
          farthest = MAX (farthest, acies_board_distance (plain, acies_hex (MIDDLE, MIDDLE), hex));
      }

  return farthest;
}

static void
measure_type (AciesAiRulesetCache *self,
              AciesState          *plain,
              AciesId              type)
{
  const AciesUnitType *unit_type = &self->ruleset->unit_types[type];
  AciesAiType         *measured = &self->types[type];
  AciesHex             middle = acies_hex (MIDDLE, MIDDLE);
  AciesCommand         place = acies_command_on_hex (ACIES_COMMAND_PLACE, middle);
  guint8               hexes[ACIES_MAX_HEXES];

  place.id = type;
  place.number = (gint16) MAX (acies_state_strength (plain, type), 1);
  place.side = (AciesSide) g_bit_nth_lsf (unit_type->sides, -1);
  if (!acies_engine_apply (plain, &place, NULL, NULL))
    return;
  acies_unit_mark_threat (plain, acies_state_unit_at (plain, middle), hexes);
  measured->strike = (guint8) find_farthest (plain->board, hexes);
  acies_unit_mark_targets (plain, acies_state_unit_at (plain, middle), middle, hexes);
  measured->range = (guint8) find_farthest (plain->board, hexes);
  measured->march = (guint8) self->ruleset->procs->reach.march (plain, acies_state_unit_at (plain, middle));
  place = acies_command_on_hex (ACIES_COMMAND_REMOVE, middle);
  acies_engine_apply (plain, &place, NULL, NULL);
}

/* The worth of a figure: what full units of the type and of each possible enemy do to each other. A shooter gets no answer. */
static void
judge_type (AciesAiRulesetCache *self,
            const AciesState    *state,
            AciesId              type)
{
  double deals = LEAST_DEAL;
  double takes = LEAST_DEAL;
  guint  figures = MAX (acies_state_strength (state, type), 1);

  for (guint i = 0; i < self->ruleset->n_unit_types; i++)
    {
      AciesId   other = (AciesId) i;
      guint8    sides = self->ruleset->unit_types[other].sides | self->ruleset->unit_types[type].sides;
      guint     other_figures = MAX (acies_state_strength (state, other), 1);
      AciesDuel blow = { .attacker = type, .target = other, .attacker_figures = figures, .target_figures = other_figures };
      AciesDuel answer = { .attacker = other, .target = type, .attacker_figures = other_figures, .target_figures = figures };

      if ((sides & (sides - 1)) == 0) /* they are of one side */
        continue;
      blow.ranged = shoots (self, type);
      deals += blow_of (self, &blow, 0).losses;
      answer.ranged = shoots (self, other);
      takes += blow_of (self, &answer, 0).losses;
    }
  self->types[type].fights = deals > LEAST_DEAL;
  self->types[type].quality = (float) CLAMP (sqrt (deals / takes) * 2 / figures, 0.4, 2.5);
  self->types[type].morale = (guint8) acies_state_morale_for (state, type);
}

AciesAiRulesetCache *
acies_ai_ruleset_cache_new (const AciesState *state)
{
  AciesAiRulesetCache *self = g_new0 (AciesAiRulesetCache, 1);
  g_autoptr (AciesState) plain = acies_state_new (state->ruleset, PLAIN, PLAIN);

  self->ruleset = acies_ruleset_ref (state->ruleset);
  memcpy (self->switches, state->switches, sizeof self->switches);
  memcpy (plain->switches, state->switches, sizeof plain->switches);
  /* Where positions are evaluated, units do nothing to each other. */
  for (guint type = 0; state->ruleset->procs->evaluate == NULL && type < state->ruleset->n_unit_types; type++)
    measure_type (self, plain, (AciesId) type);
  for (guint type = 0; state->ruleset->procs->evaluate == NULL && type < state->ruleset->n_unit_types; type++)
    judge_type (self, plain, (AciesId) type);

  memcpy (self->worths, state->ruleset->computer.worths, sizeof self->worths);
  for (guint i = 0; i < ACIES_N_HABITS; i++)
    self->habits[i] = state->ruleset->computer.habits[i] / 1000.0f;
  for (guint i = 0; i < state->ruleset->n_cards; i++)
    self->cards[i] = state->ruleset->computer.cards[i] / 1000.0f;

  return self;
}

void
acies_ai_ruleset_cache_free (AciesAiRulesetCache *self)
{
  acies_ruleset_unref (self->ruleset);
  g_free (self);
}

/* --- a cache for each thread ----------------------------------------------------------------- */

struct _AciesAiCache
{
  AciesAiRulesetCache *caches[ACIES_AI_MOST_THREADS]; /* each nullable */
};

AciesAiCache *
acies_ai_cache_new (void)
{
  return g_new0 (AciesAiCache, 1);
}

void
acies_ai_cache_free (AciesAiCache *self)
{
  for (guint i = 0; i < ACIES_AI_MOST_THREADS; i++)
    g_clear_pointer (&self->caches[i], acies_ai_ruleset_cache_free);
  g_free (self);
}

AciesAiRulesetCache *
acies_ai_cache_get_ruleset_cache (AciesAiCache     *self,
                                  const AciesState *state,
                                  guint             i)
{
  AciesAiRulesetCache **cache = &self->caches[i];

  if (*cache == NULL || !((*cache)->ruleset == state->ruleset && memcmp ((*cache)->switches, state->switches, sizeof (*cache)->switches) == 0))
    {
      g_clear_pointer (cache, acies_ai_ruleset_cache_free);
      *cache = acies_ai_ruleset_cache_new (state);
    }

  return *cache;
}
