/* static-eval.c - what a player sees who looks at the board once
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ai/static-eval.h"

#include "ai/random.h"
#include "engine/core/engine.h"
#include "engine/core/reach.h"
#include "engine/core/units.h"
#include "engine/odds/odds.h"
#include "engine/view/view.h"

#include <string.h>

/* What an attack counts for that takes a turn of the unit first, of one that does not. */
#define TURNS_FIRST 0.3f

/* A leader alone is in danger so near to an enemy. */
#define IN_DANGER 2

/* Figures that a leader in danger costs: more than all that another hex can bring. */
#define OF_DANGER 100.0f

static AciesHex
ahead_of (const AciesAiStaticEval *self,
          AciesHex                 hex,
          AciesSide                side)
{
  return self->state->ruleset->procs->reach.ahead (self->state, hex, side);
}

static gboolean
is_front (const AciesAiStaticEval *self,
          const AciesUnit         *unit)
{
  return acies_stack_layer (self->state->ruleset, unit->type) == 0;
}

/* Collects the hidden enemies of a game in which units fight straight ahead. */
static void
find_unknown (AciesAiStaticEval *self)
{
  const AciesState *state = self->state;
  const AciesBoard *board = state->board;
  guint             n_waiting = 0;
  guint             n_free = 0; /* squares that are empty and on which an enemy who comes would face a square */
  AciesSide         enemy = ACIES_NO_SIDE;

  self->n_unknown = 0;
  self->coming = 0;
  for (guint i = 0; i < state->n_units; i++)
    {
      const AciesUnit *unit = &state->units[i];
      guint            type = 0;

      if (unit->side == self->side || !is_front (self, unit) || !acies_unit_is_hidden_from (state, (AciesUnitId) i, self->side))
        continue;
      while (type < self->n_unknown && self->unknown[type].unit->type != unit->type)
        type++;
      if (type == self->n_unknown)
        self->unknown[self->n_unknown++] = (AciesAiUnknown) { unit, 0 };
      self->unknown[type].n++;
      enemy = unit->side;
      n_waiting += unit->place == ACIES_PLACE_RESERVE;
    }
  if (n_waiting == 0)
    return;
  for (guint row = 0; row < board->rows; row++)
    for (guint column = 0; column < board->columns; column++)
      {
        AciesHex hex = acies_hex (column, row);

        n_free += ahead_of (self, hex, enemy) != ACIES_NO_HEX && acies_ai_static_eval_unit (self, hex) == ACIES_NO_UNIT;
      }
  self->coming = MIN ((float) n_waiting / (float) MAX (n_free, 1), 1);
}

void
acies_ai_static_eval_at (AciesAiStaticEval   *self,
                         AciesAiRulesetCache *cache,
                         const AciesState    *state,
                         AciesAiManner        manner)
{
  guint enemies;

  self->cache = cache;
  self->state = state;
  self->habits = cache->habits;
  self->faces = state->ruleset->procs->reach.faces;
  self->manner = manner;
  self->is_last = acies_procs_has_turns (state->ruleset->procs) && state->turn.round >= state->setup.end_round && state->turn.active != state->setup.first;
  self->is_early = FALSE;
  self->may_roll = FALSE;
  self->fear = self->is_last ? 0 : manner.fear * self->habits[ACIES_HABIT_FEAR];
  self->side = acies_state_deciding_side (state);
  enemies = acies_side_enemies (state, self->side);
  self->n_enemies = 0;
  self->imagines = FALSE;
  self->unit = NULL;
  self->soundness = ACIES_AI_UNKNOWN;
  self->camp = ACIES_NO_HEX;
  memset (self->at, ACIES_NO_UNIT, sizeof self->at);
  for (guint i = 0; i < state->n_units; i++)
    {
      const AciesUnit *unit = &state->units[i];

      self->promises[i] = ACIES_AI_UNKNOWN;
      if (unit->place != ACIES_PLACE_BOARD)
        continue;
      if (self->at[unit->hex] == ACIES_NO_UNIT || acies_stack_depth (state, (AciesUnitId) i) < acies_stack_depth (state, self->at[unit->hex]))
        self->at[unit->hex] = (AciesUnitId) i;
      if (((enemies >> unit->side) & 1) && state->ruleset->procs->evaluate == NULL)
        {
          const AciesAiType *type = &self->cache->types[unit->type];
          float              most = unit->figures * type->quality + (float) type->morale * MAX (self->habits[ACIES_HABIT_MORALE], 0) + MAX (self->habits[ACIES_HABIT_RESULT], 0);

          if (self->faces != NULL)
            most += MAX (self->habits[ACIES_HABIT_BEHIND], 0);
          self->enemies[self->n_enemies++] = (AciesAiEnemy) { unit->hex, (AciesUnitId) i, unit, type, most };
        }
    }
  self->by_lines = state->ruleset->procs->reach.ahead != NULL;
  if (self->by_lines)
    find_unknown (self);
  for (AciesSide other = 0; acies_ruleset_has (state->ruleset, ACIES_TRAIT_CAMPS_PAY) && other < state->ruleset->n_sides; other++)
    if (((enemies >> other) & 1) && state->sides[other].camp != ACIES_NO_HEX)
      self->camp = state->sides[other].camp;
}

AciesUnitId
acies_ai_static_eval_unit (const AciesAiStaticEval *self,
                           AciesHex                 hex)
{
  return hex != ACIES_NO_HEX ? self->at[hex] : ACIES_NO_UNIT;
}

static float
weigh (const AciesAiStaticEval *self,
       AciesAiBlow              blow,
       const AciesUnit         *target)
{
  const AciesAiType *type = &self->cache->types[target->type];

  return blow.losses * type->quality + blow.eliminated * (float) type->morale * self->habits[ACIES_HABIT_MORALE] + blow.result * self->habits[ACIES_HABIT_RESULT];
}

float
acies_ai_static_eval_gain (const AciesAiStaticEval *self,
                           const AciesUnit         *attacker,
                           AciesHex                 from,
                           const AciesUnit         *target,
                           AciesHex                 at,
                           guint                    price)
{
  return weigh (self, acies_ai_ruleset_cache_blow (self->cache, self->state, attacker, from, target, at, price), target);
}

float
acies_ai_static_eval_gain_now (const AciesAiStaticEval *self,
                               const AciesCommand      *attack)
{
  AciesUnitId target = acies_ai_static_eval_unit (self, attack->to);

  return weigh (self, acies_ai_ruleset_cache_blow_now (self->state, attack->hex, attack->to), &self->state->units[target]);
}

/* What it will come to do to an enemy, of what it would do if it could at once. */
static float
discount (const AciesAiStaticEval *self,
          const AciesAiType       *type,
          guint                    distance,
          gboolean                 may_strike)
{
  if (distance <= type->range && may_strike)
    return 1;
  if (self->is_last)
    return 0;
  if (distance <= type->strike)
    return self->habits[ACIES_HABIT_SOON];

  return self->habits[ACIES_HABIT_FAR] / (float) (distance - type->strike);
}

/* The share of an attack that is left where @unit on @from would have to turn first to face @at. */
static float
ready_share (const AciesAiStaticEval *self,
             AciesUnitId              unit,
             AciesHex                 from,
             AciesHex                 at)
{
  return self->faces == NULL || self->faces (self->state, unit, from, at) ? 1 : TURNS_FIRST;
}

/* What is won by who attacks @unit on @hex from @from, behind its back. */
static float
behind (const AciesAiStaticEval *self,
        AciesUnitId              unit,
        AciesHex                 hex,
        AciesHex                 from)
{
  return self->faces == NULL || self->faces (self->state, unit, hex, from) ? 0 : self->habits[ACIES_HABIT_BEHIND];
}

/* Would it stand with another of its side there? */
static gboolean
has_company (const AciesAiStaticEval *self,
             const AciesUnit         *unit,
             AciesHex                 hex)
{
  AciesUnitId other = acies_ai_static_eval_unit (self, hex);

  return other != ACIES_NO_UNIT && self->state->units[other].side == unit->side && &self->state->units[other] != unit;
}

/* A unit that does not fight itself and stands with others. */
static gboolean
is_leader (const AciesAiStaticEval *self,
           const AciesUnit         *unit)
{
  return !self->cache->types[unit->type].fights && acies_stack_layer (self->state->ruleset, unit->type) > 0;
}

/* A leader stays with a unit or behind the line: out of danger, and no nearer to the nearest enemy than some friend is. */
static gboolean
is_in_danger (const AciesAiStaticEval *self,
              const AciesUnit         *leader,
              AciesHex                 hex)
{
  const AciesAiEnemy *nearest = NULL;
  guint               least = G_MAXUINT;

  for (guint i = 0; i < self->n_enemies; i++)
    {
      guint distance = acies_board_distance (self->state->board, hex, self->enemies[i].hex);

      if (is_leader (self, self->enemies[i].unit) || distance >= least)
        continue;
      least = distance;
      nearest = &self->enemies[i];
    }
  if (nearest == NULL || least <= IN_DANGER)
    return nearest != NULL;
  for (guint i = 0; i < self->state->n_units; i++)
    {
      const AciesUnit *unit = &self->state->units[i];

      if (unit->place == ACIES_PLACE_BOARD && unit->side == leader->side && !is_leader (self, unit) &&
          acies_board_distance (self->state->board, unit->hex, nearest->hex) <= least)
        return FALSE;
    }

  return TRUE;
}

/* The exchanges of @unit with each enemy from the terrain of @hex. */
static AciesAiExchange *
exchange_from (AciesAiStaticEval *self,
               const AciesUnit   *unit,
               AciesHex           hex)
{
  AciesId          terrain = self->state->board->terrain[hex];
  AciesAiExchange *row;

  if (self->unit != unit)
    {
      self->unit = unit;
      self->stay = ACIES_AI_UNKNOWN;
      self->n_rows = 0;
    }
  for (guint i = 0; i < MIN (self->n_rows, ACIES_AI_N_ROWS); i++)
    if (self->rows[i].terrain == terrain)
      return &self->rows[i];
  row = &self->rows[self->n_rows++ % ACIES_AI_N_ROWS];
  row->terrain = terrain;
  for (guint i = 0; i < self->n_enemies; i++)
    row->gain[i] = row->fear[i] = ACIES_AI_UNKNOWN;

  return row;
}

float
acies_ai_static_eval_place (AciesAiStaticEval *self,
                            const AciesUnit   *unit,
                            AciesHex           hex,
                            gboolean           may_strike)
{
  const AciesAiType *type = &self->cache->types[unit->type];
  AciesAiExchange   *exchange = exchange_from (self, unit, hex);
  AciesUnitId        id = (AciesUnitId) (unit - self->state->units);
  float              best = 0;
  float              worst = 0;
  float              second = 0;
  guint              nearest = ACIES_MAX_COLUMNS;
  float              worth;

  for (guint i = 0; i < self->n_enemies; i++)
    {
      const AciesAiEnemy *enemy = &self->enemies[i];
      guint               distance = acies_board_distance (self->state->board, hex, enemy->hex);
      float               share;

      nearest = MIN (nearest, distance);
      share = type->strike > 0 ? discount (self, type, distance, may_strike) : 0;
      if (share * enemy->most > best) /* else no need to know more */
        {
          float gain;

          if (exchange->gain[i] == ACIES_AI_UNKNOWN)
            exchange->gain[i] = acies_ai_static_eval_gain (self, unit, hex, enemy->unit, enemy->hex, 0);
          gain = exchange->gain[i] + behind (self, enemy->id, enemy->hex, hex);
          best = MAX (best, share * ready_share (self, id, hex, enemy->hex) * gain);
        }
      if (enemy->type->strike > 0 && distance <= enemy->type->strike)
        {
          float fear;

          if (exchange->fear[i] == ACIES_AI_UNKNOWN)
            exchange->fear[i] = acies_ai_static_eval_gain (self, enemy->unit, enemy->hex, unit, hex, 0);
          fear = ready_share (self, enemy->id, enemy->hex, hex) * (exchange->fear[i] + behind (self, id, hex, enemy->hex));
          second = MAX (second, MIN (fear, worst));
          worst = MAX (worst, fear);
        }
    }
  worth = best - self->fear * (worst + self->habits[ACIES_HABIT_SECOND] * second);
  if (self->habits[ACIES_HABIT_SUPPORT] != 0)
    {
      guint n_friends = 0;

      for (guint i = 0; i < ACIES_N_DIRECTIONS; i++)
        {
          AciesUnitId other = acies_ai_static_eval_unit (self, acies_board_neighbour (self->state->board, hex, (AciesDirection) i));

          n_friends += other != ACIES_NO_UNIT && self->state->units[other].side == self->side && &self->state->units[other] != unit;
        }
      worth += self->habits[ACIES_HABIT_SUPPORT] * (float) n_friends;
    }
  worth -= self->habits[ACIES_HABIT_NEAR] * (float) nearest;
  if (is_leader (self, unit))
    worth += has_company (self, unit, hex) ? self->habits[ACIES_HABIT_LEAD] : is_in_danger (self, unit, hex) ? -OF_DANGER
                                                                                                             : 0;
  if (self->camp != ACIES_NO_HEX)
    worth -= self->habits[ACIES_HABIT_CAMP] * (float) acies_board_distance (self->state->board, hex, self->camp);

  return worth;
}

float
acies_ai_static_eval_promise (AciesAiStaticEval *self,
                              AciesUnitId        id)
{
  const AciesUnit   *unit = &self->state->units[id];
  const AciesAiType *type = &self->cache->types[unit->type];
  float              best = 0.02f;
  float              worst = 0;

  if (self->promises[id] > ACIES_AI_UNKNOWN)
    return self->promises[id];
  for (guint i = 0; i < self->n_enemies; i++)
    {
      const AciesAiEnemy *enemy = &self->enemies[i];
      guint               distance = acies_board_distance (self->state->board, unit->hex, enemy->hex);
      float               share;

      share = type->strike == 0 ? 0 : distance <= type->strike ? 1
                                                               : discount (self, type, distance, FALSE);
      if (share * enemy->most > best)
        best = MAX (best, share * acies_ai_static_eval_gain (self, unit, unit->hex, enemy->unit, enemy->hex, 0));
      if (distance <= enemy->type->strike)
        worst = MAX (worst, acies_ai_static_eval_gain (self, enemy->unit, enemy->hex, unit, unit->hex, 0));
    }
  self->promises[id] = best + self->habits[ACIES_HABIT_ORDER_FEAR] * worst;

  return self->promises[id];
}

float
acies_ai_static_eval_promise_around (AciesAiStaticEval *self,
                                     AciesHex           hex)
{
  AciesUnitId unit = acies_ai_static_eval_unit (self, hex);
  float       sum = unit != ACIES_NO_UNIT ? acies_ai_static_eval_promise (self, unit) : 0;

  for (guint i = 0; i < ACIES_N_DIRECTIONS; i++)
    {
      AciesHex next = acies_board_neighbour (self->state->board, hex, (AciesDirection) i);

      unit = acies_ai_static_eval_unit (self, next);
      if (unit != ACIES_NO_UNIT && self->state->units[unit].side == self->side)
        sum += self->habits[ACIES_HABIT_NEIGHBOUR] * acies_ai_static_eval_promise (self, unit);
    }

  return sum;
}

float
acies_ai_static_eval_stay (AciesAiStaticEval *self,
                           const AciesUnit   *unit)
{
  if (self->unit != unit || self->stay == ACIES_AI_UNKNOWN)
    self->stay = acies_ai_static_eval_place (self, unit, unit->hex, TRUE);

  return self->stay;
}

/* --- in the way of a unit that is driven off ------------------------------------------------- */

/* From where a unit may bar the way of an enemy. */
#define NEAR 2

static guint
price_in (const AciesState *state,
          gssize            target,
          AciesHex          from)
{
  const AciesOddsProcs *odds = state->ruleset->procs->odds;

  return odds != NULL && odds->retreat_price != NULL ? MIN (odds->retreat_price (state, (AciesUnitId) target, from), ACIES_AI_MOST_PRICE) : 0;
}

guint
acies_ai_static_eval_price (const AciesAiStaticEval *self,
                            const AciesUnit         *target,
                            AciesHex                 from)
{
  return price_in (self->state, target - self->state->units, from);
}

/* Who may do most to @enemy, and the next. */
static void
find_strikers (AciesAiStaticEval *self,
               AciesAiEnemy      *enemy)
{
  float most[2] = { 0 };

  enemy->has_strikers = TRUE;
  enemy->strikers[0] = enemy->strikers[1] = ACIES_NO_UNIT;
  for (guint i = 0; i < self->state->n_units; i++)
    {
      const AciesUnit *unit = &self->state->units[i];
      float            gain;
      guint            place;

      if (unit->place != ACIES_PLACE_BOARD || unit->side != self->side ||
          acies_board_distance (self->state->board, unit->hex, enemy->hex) > self->cache->types[unit->type].strike)
        continue;
      gain = acies_ai_static_eval_gain (self, unit, unit->hex, enemy->unit, enemy->hex, 0);
      if (gain <= most[1])
        continue;
      place = gain <= most[0];
      most[1] = place == 0 ? most[0] : gain;
      enemy->strikers[1] = place == 0 ? enemy->strikers[0] : (AciesUnitId) i;
      if (place == 0)
        {
          most[0] = gain;
          enemy->strikers[0] = (AciesUnitId) i;
        }
    }
  for (guint i = 0; i < 2; i++)
    if (enemy->strikers[i] != ACIES_NO_UNIT)
      enemy->prices[i] = acies_ai_static_eval_price (self, enemy->unit, self->state->units[enemy->strikers[i]].hex);
}

/* What @striker will do more to @enemy when it costs another price. */
static float
dearer (const AciesAiStaticEval *self,
        const AciesUnit         *striker,
        AciesHex                 from,
        const AciesAiEnemy      *enemy,
        guint                    before,
        guint                    after)
{
  return before == after ? 0 : acies_ai_static_eval_gain (self, striker, from, enemy->unit, enemy->hex, after) - acies_ai_static_eval_gain (self, striker, from, enemy->unit, enemy->hex, before);
}

/* As the position would be with @unit on @hex. */
static const AciesState *
imagine (AciesAiStaticEval *self,
         const AciesUnit   *unit,
         AciesHex           hex)
{
  AciesResolver resolver = { &self->imagined, &self->imagined, NULL };
  AciesUnit     moved = *unit;

  if (!self->imagines)
    self->imagined = *self->state;
  self->imagines = TRUE;
  moved.hex = hex;
  acies_resolver_set_unit (&resolver, (AciesUnitId) (unit - self->state->units), moved);

  return &self->imagined;
}

static float
bar_one (AciesAiStaticEval *self,
         const AciesUnit   *unit,
         AciesHex           hex,
         AciesAiEnemy      *enemy)
{
  guint             range = self->cache->types[unit->type].range;
  gboolean          strikes = acies_board_distance (self->state->board, hex, enemy->hex) <= range;
  gboolean          struck = acies_board_distance (self->state->board, unit->hex, enemy->hex) <= range;
  const AciesState *moved;
  const AciesUnit  *other; /* besides @unit the one that can do most to @enemy, or NULL */
  guint             place;
  float             sum = 0;

  if (!enemy->has_strikers)
    find_strikers (self, enemy);
  place = enemy->strikers[0] == unit - self->state->units;
  other = enemy->strikers[place] != ACIES_NO_UNIT ? &self->state->units[enemy->strikers[place]] : NULL;
  if (other != NULL || strikes)
    {
      moved = imagine (self, unit, hex);
      sum += other != NULL ? dearer (self, other, other->hex, enemy, enemy->prices[place], price_in (moved, enemy->id, other->hex)) : 0;
      sum += strikes ? dearer (self, unit, hex, enemy, 0, price_in (moved, enemy->id, hex)) : 0;
      imagine (self, unit, unit->hex);
    }

  return struck ? sum - dearer (self, unit, unit->hex, enemy, 0, price_in (self->state, enemy->id, unit->hex)) : sum;
}

float
acies_ai_static_eval_bar (AciesAiStaticEval *self,
                          const AciesUnit   *unit,
                          AciesHex           hex)
{
  float sum = 0;

  if (self->state->ruleset->procs->odds == NULL || self->state->ruleset->procs->odds->retreat_price == NULL)
    return 0;
  for (guint i = 0; i < self->n_enemies; i++)
    {
      AciesAiEnemy *enemy = &self->enemies[i];

      if (acies_board_distance (self->state->board, hex, enemy->hex) <= NEAR || acies_board_distance (self->state->board, unit->hex, enemy->hex) <= NEAR)
        sum += bar_one (self, unit, hex, enemy);
    }

  return sum;
}

/* --- after a move ---------------------------------------------------------------------------- */

float
acies_ai_static_eval_outlook (AciesAiStaticEval *self,
                              AciesUnitId        id)
{
  const AciesUnit   *unit = &self->state->units[id];
  const AciesAiType *type = &self->cache->types[unit->type];
  g_autoptr (GArray) destinations = g_array_new (FALSE, FALSE, sizeof (AciesDestination));
  float stay = acies_ai_static_eval_stay (self, unit);
  float best = 0;

  acies_unit_list_destinations (self->state, id, ACIES_MOMENT_ORDERED, destinations, NULL);
  for (guint i = 0; i < destinations->len; i++)
    {
      AciesHex hex = g_array_index (destinations, AciesDestination, i).hex;
      guint    distance = acies_board_distance (self->state->board, unit->hex, hex);
      float    worth = acies_ai_static_eval_place (self, unit, hex, distance + type->range <= type->strike) - stay;

      best = MAX (best, worth);
    }

  return best;
}

float
acies_ai_static_eval_turn (AciesAiStaticEval  *self,
                           AciesUnitId         id,
                           const AciesCommand *command)
{
  const AciesState *real = self->state;
  g_autoptr (AciesState) after = NULL;
  float stay, turned;

  if (self->faces == NULL || !acies_state_unit_is_on_board (real, id))
    return 0;
  stay = acies_ai_static_eval_stay (self, &real->units[id]);
  after = acies_state_copy (real);
  if (!acies_engine_apply (after, command, NULL, NULL) || !acies_state_unit_is_on_board (after, id))
    return 0;
  self->state = after;
  turned = acies_ai_static_eval_place (self, &after->units[id], after->units[id].hex, TRUE);
  self->state = real;
  self->unit = NULL;

  return turned - stay;
}

/* --- harm ----------------------------------------------------------------------------------- */

static float
measure_soundness (const AciesAiStaticEval *self,
                   const AciesState        *state)
{
  float sum = 0;

  for (guint i = 0; i < state->n_units; i++)
    {
      float worth = acies_ai_ruleset_cache_soundness (self->cache, state, (AciesUnitId) i);

      sum += state->units[i].side == self->side ? worth : -worth;
    }

  return sum;
}

float
acies_ai_static_eval_harm (AciesAiStaticEval  *self,
                           const AciesCommand *command)
{
  g_autoptr (AciesState) after = NULL;

  /* What follows when a side is done is nobody's doing. */
  if (self->state->ruleset->procs->soundness == NULL || command->kind == ACIES_COMMAND_DONE || command->kind == ACIES_COMMAND_PASS)
    return 0;
  if (self->soundness == ACIES_AI_UNKNOWN)
    self->soundness = measure_soundness (self, self->state);
  after = acies_state_copy (self->state);
  if (!acies_engine_apply (after, command, NULL, NULL))
    return 0;
  if (command->kind == ACIES_COMMAND_MOVE && after->decision.kind == ACIES_DECISION_DICE)
    {
      AciesCommand roll = acies_ai_roll (after, NULL);

      acies_engine_apply (after, &roll, NULL, NULL);
    }

  return self->habits[ACIES_HABIT_SOUND] * (measure_soundness (self, after) - self->soundness);
}

/* --- where fights are fought straight ahead -------------------------------------------------- */

/* In such a game a unit fights the unit ahead or, if there is none, the units beside it or beside the hex ahead. A face-down unit
 * counts as each type that it can be, all equally likely. */

/* What two units that meet do to each other, in figures. */
typedef struct
{
  float gain;
  float fear;
} Meeting;

static Meeting
meet (const AciesAiStaticEval *self,
      const AciesUnit         *unit,
      AciesHex                 hex,
      const AciesUnit         *enemy,
      AciesHex                 at)
{
  Meeting meeting = { acies_ai_static_eval_gain (self, unit, hex, enemy, at, 0), 0 };

  if (is_front (self, unit))
    meeting.fear = acies_ai_static_eval_gain (self, enemy, at, unit, hex, 0);

  return meeting;
}

/* The probability that an enemy is on @hex. @enemy: (out): the enemy, if it is known */
static float
find_enemy (const AciesAiStaticEval *self,
            AciesHex                 hex,
            const AciesUnit        **enemy)
{
  AciesUnitId id = acies_ai_static_eval_unit (self, hex);

  *enemy = NULL;
  if (id == ACIES_NO_UNIT)
    return hex != ACIES_NO_HEX ? self->coming : 0;
  if (self->state->units[id].side == self->side)
    return 0;
  if (!acies_unit_is_hidden_from (self->state, id, self->side))
    *enemy = &self->state->units[id];

  return 1;
}

static const AciesUnit *
known_enemy (const AciesAiStaticEval *self,
             AciesHex                 hex)
{
  const AciesUnit *enemy;

  find_enemy (self, hex, &enemy);

  return enemy;
}

/* @unit on @hex meets the unit that is or will be ahead, as likely as that is. */
static Meeting
meet_ahead (const AciesAiStaticEval *self,
            const AciesUnit         *unit,
            AciesHex                 hex,
            float                   *chance)
{
  const AciesProcs *procs = self->state->ruleset->procs;
  AciesHex          at = ahead_of (self, hex, self->side);
  const AciesUnit  *enemy;
  Meeting           sum = { 0 };
  guint             n = 0;

  *chance = find_enemy (self, at, &enemy);
  if (*chance == 0)
    return sum;
  if (enemy != NULL)
    sum = meet (self, unit, hex, enemy, at);
  /* An unknown enemy is each of those that it can be. */
  for (guint i = 0; enemy == NULL && i < self->n_unknown; i++)
    {
      const AciesUnit *unknown = self->unknown[i].unit;
      Meeting          one;

      if (procs->may_lie != NULL && !procs->may_lie (self->state, unknown->side, unknown->type, at))
        continue;
      one = meet (self, unit, hex, unknown, at);
      sum.gain += (float) self->unknown[i].n * one.gain;
      sum.fear += (float) self->unknown[i].n * one.fear;
      n += self->unknown[i].n;
    }

  return (Meeting) { *chance * (sum.gain / (float) MAX (n, 1)), *chance * (sum.fear / (float) MAX (n, 1)) };
}

/* The gain from fights with enemies beside the unit or beside the hex ahead. @free: whether no enemy is ahead */
static float
judge_sides (const AciesAiStaticEval *self,
             const AciesUnit         *unit,
             AciesHex                 hex,
             gboolean                 free)
{
  static const AciesDirection directions[] = { ACIES_DIRECTION_E, ACIES_DIRECTION_W };
  const AciesBoard           *board = self->state->board;
  AciesHex                    ahead = ahead_of (self, hex, self->side);
  guint                       n_beside = 0;
  float                       flank = 0;
  float                       across = 0;
  float                       fear = 0;

  for (guint i = 0; i < G_N_ELEMENTS (directions); i++)
    {
      const AciesUnit *beside = known_enemy (self, acies_board_neighbour (board, hex, directions[i]));
      AciesHex         next = ahead != ACIES_NO_HEX ? acies_board_neighbour (board, ahead, directions[i]) : ACIES_NO_HEX;
      const AciesUnit *other = known_enemy (self, next);
      AciesUnitId      faced;

      if (beside != NULL)
        {
          n_beside++;
          flank = MAX (flank, acies_ai_static_eval_gain (self, unit, hex, beside, beside->hex, 0));
          /* An enemy that faces no unit attacks from the flank. */
          faced = acies_ai_static_eval_unit (self, ahead_of (self, beside->hex, beside->side));
          if (faced == ACIES_NO_UNIT || self->state->units[faced].side == beside->side)
            fear += acies_ai_static_eval_gain (self, beside, beside->hex, unit, hex, 0);
        }
      if (other != NULL)
        across = MAX (across, acies_ai_static_eval_gain (self, unit, hex, other, next, 0));
    }
  if (n_beside > 1 || !free)
    across = MAX (across, flank);

  return (free ? self->habits[ACIES_HABIT_BESIDE] * across + (n_beside == 1 ? self->habits[ACIES_HABIT_FLANK] * flank : 0) : 0) -
         self->fear * self->habits[ACIES_HABIT_FLANK] * fear;
}

/* Both units of a pair will strike: this is not the fear of a later attack. */
float
acies_ai_static_eval_line (const AciesAiStaticEval *self,
                           const AciesUnit         *unit,
                           AciesHex                 hex)
{
  Meeting meeting;
  float   chance;

  /* A unit that does not fight is worth something to a unit of its side that does. */
  if (!self->cache->types[unit->type].fights)
    {
      AciesUnitId id = acies_ai_static_eval_unit (self, hex);

      if (id == ACIES_NO_UNIT || self->state->units[id].side != self->side)
        return 0;
      return self->habits[ACIES_HABIT_LEAD] * meet_ahead (self, &self->state->units[id], hex, &chance).gain;
    }
  meeting = meet_ahead (self, unit, hex, &chance);

  return self->habits[ACIES_HABIT_AHEAD] * (meeting.gain - self->habits[ACIES_HABIT_FEAR] * meeting.fear) + (1 - chance) * self->habits[ACIES_HABIT_FREE] +
         (is_front (self, unit) ? judge_sides (self, unit, hex, chance == 0) : 0);
}
