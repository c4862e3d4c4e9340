/* glance.c - what a player sees who looks at the board once
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ai/glance.h"

#include "engine/core/engine.h"
#include "engine/core/units.h"
#include "engine/view/view.h"

#include <string.h>

/* What an attack counts for that takes a turn of the unit first, of one that does not. */
#define TURNS_FIRST 0.3f

/* A leader alone is in danger so near to an enemy. */
#define IN_DANGER 2

/* Figures that a leader in danger costs: more than all that another hex can bring. */
#define OF_DANGER 100.0f

static void
add_enemy (AciesAiGlance *self,
           AciesUnitId    id)
{
  const AciesUnit   *unit = &self->state->units[id];
  const AciesAiType *type = acies_ai_lore_type (self->lore, unit->type);
  AciesAiEnemy      *enemy = &self->enemies[self->n_enemies++];

  enemy->hex = unit->hex;
  enemy->id = id;
  enemy->unit = unit;
  enemy->type = type;
  enemy->most = unit->figures * type->quality + (float) type->morale * MAX (self->habits[ACIES_HABIT_MORALE], 0) + MAX (self->habits[ACIES_HABIT_RESULT], 0);
  if (self->faces != NULL)
    enemy->most += MAX (self->habits[ACIES_HABIT_BEHIND], 0);
  enemy->has_strikers = FALSE;
}

void
acies_ai_glance_at (AciesAiGlance    *self,
                    AciesAiLore      *lore,
                    const AciesState *state,
                    AciesAiManner     manner)
{
  guint enemies;

  self->lore = lore;
  self->state = state;
  self->habits = acies_ai_lore_habits (lore);
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
      if (((enemies >> unit->side) & 1) && state->ruleset->procs->appraise == NULL)
        add_enemy (self, (AciesUnitId) i);
    }
  self->by_lines = state->ruleset->procs->reach.ahead != NULL;
  if (self->by_lines)
    acies_ai_glance_find_unknown (self);
  for (AciesSide other = 0; state->ruleset->procs->camps_pay && other < state->ruleset->n_sides; other++)
    if (((enemies >> other) & 1) && state->sides[other].camp != ACIES_NO_HEX)
      self->camp = state->sides[other].camp;
}

AciesUnitId
acies_ai_glance_unit (const AciesAiGlance *self,
                      AciesHex             hex)
{
  return hex != ACIES_NO_HEX ? self->at[hex] : ACIES_NO_UNIT;
}

static float
weigh (const AciesAiGlance *self,
       AciesAiBlow          blow,
       const AciesUnit     *target)
{
  const AciesAiType *type = acies_ai_lore_type (self->lore, target->type);

  return blow.losses * type->quality + blow.eliminated * (float) type->morale * self->habits[ACIES_HABIT_MORALE] + blow.result * self->habits[ACIES_HABIT_RESULT];
}

float
acies_ai_glance_gain (const AciesAiGlance *self,
                      const AciesUnit     *attacker,
                      AciesHex             from,
                      const AciesUnit     *target,
                      AciesHex             at,
                      guint                price)
{
  return weigh (self, acies_ai_lore_blow (self->lore, self->state, attacker, from, target, at, price), target);
}

float
acies_ai_glance_gain_now (const AciesAiGlance *self,
                          const AciesCommand  *attack)
{
  AciesUnitId target = acies_ai_glance_unit (self, attack->to);

  return weigh (self, acies_ai_lore_blow_now (self->state, attack->hex, attack->to), &self->state->units[target]);
}

/* What @unit would exchange with each enemy from @hex. */
static AciesAiExchange *
exchange_from (AciesAiGlance   *self,
               const AciesUnit *unit,
               AciesHex         hex)
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

/* What it will come to do to an enemy, of what it would do if it could at once. */
static float
discount (const AciesAiGlance *self,
          const AciesAiType   *type,
          guint                distance,
          gboolean             may_strike)
{
  if (distance <= type->range && may_strike)
    return 1;
  if (self->is_last)
    return 0;
  if (distance <= type->strike)
    return self->habits[ACIES_HABIT_SOON];

  return self->habits[ACIES_HABIT_FAR] / (float) (distance - type->strike);
}

static float
gain_of (const AciesAiGlance *self,
         AciesAiExchange     *exchange,
         guint                enemy,
         const AciesUnit     *unit,
         AciesHex             hex)
{
  if (exchange->gain[enemy] == ACIES_AI_UNKNOWN)
    exchange->gain[enemy] = acies_ai_glance_gain (self, unit, hex, self->enemies[enemy].unit, self->enemies[enemy].hex, 0);

  return exchange->gain[enemy];
}

static float
fear_of (const AciesAiGlance *self,
         AciesAiExchange     *exchange,
         guint                enemy,
         const AciesUnit     *unit,
         AciesHex             hex)
{
  if (exchange->fear[enemy] == ACIES_AI_UNKNOWN)
    exchange->fear[enemy] = acies_ai_glance_gain (self, self->enemies[enemy].unit, self->enemies[enemy].hex, unit, hex, 0);

  return exchange->fear[enemy];
}

/* The share of an attack that is left where @unit on @from would have to turn first to face @at. */
static float
ready_share (const AciesAiGlance *self,
             AciesUnitId          unit,
             AciesHex             from,
             AciesHex             at)
{
  return self->faces == NULL || self->faces (self->state, unit, from, at) ? 1 : TURNS_FIRST;
}

/* What is won by who attacks @unit on @hex from @from, behind its back. */
static float
behind (const AciesAiGlance *self,
        AciesUnitId          unit,
        AciesHex             hex,
        AciesHex             from)
{
  return self->faces == NULL || self->faces (self->state, unit, hex, from) ? 0 : self->habits[ACIES_HABIT_BEHIND];
}

static guint
count_friends (const AciesAiGlance *self,
               const AciesUnit     *unit,
               AciesHex             hex)
{
  guint n = 0;

  for (guint i = 0; i < ACIES_N_DIRECTIONS; i++)
    {
      AciesHex    next = acies_board_neighbour (self->state->board, hex, (AciesDirection) i);
      AciesUnitId other = acies_ai_glance_unit (self, next);

      n += other != ACIES_NO_UNIT && self->state->units[other].side == self->side && &self->state->units[other] != unit;
    }

  return n;
}

/* Would it stand with another of its side there? */
static gboolean
has_company (const AciesAiGlance *self,
             const AciesUnit     *unit,
             AciesHex             hex)
{
  AciesUnitId other = acies_ai_glance_unit (self, hex);

  return other != ACIES_NO_UNIT && self->state->units[other].side == unit->side && &self->state->units[other] != unit;
}

/* A unit that does not fight itself and stands with others. */
static gboolean
is_leader (const AciesAiGlance *self,
           const AciesUnit     *unit)
{
  return !acies_ai_lore_type (self->lore, unit->type)->fights && acies_stack_layer (self->state->ruleset, unit->type) > 0;
}

/* Is any friend of @leader as near to @enemy as so many hexes? */
static gboolean
has_cover (const AciesAiGlance *self,
           const AciesUnit     *leader,
           AciesHex             enemy,
           guint                distance)
{
  for (guint i = 0; i < self->state->n_units; i++)
    {
      const AciesUnit *unit = &self->state->units[i];

      if (unit->place == ACIES_PLACE_BOARD && unit->side == leader->side && !is_leader (self, unit) &&
          acies_board_distance (self->state->board, unit->hex, enemy) <= distance)
        return TRUE;
    }

  return FALSE;
}

/* A leader stays with a unit, or behind the line: out of danger, and no nearer to the nearest enemy than some friend is. */
static gboolean
is_in_danger (const AciesAiGlance *self,
              const AciesUnit     *leader,
              AciesHex             hex)
{
  const AciesAiEnemy *nearest = NULL;
  guint               least = G_MAXUINT;

  if (has_company (self, leader, hex))
    return FALSE;
  for (guint i = 0; i < self->n_enemies; i++)
    {
      guint distance = acies_board_distance (self->state->board, hex, self->enemies[i].hex);

      if (is_leader (self, self->enemies[i].unit) || distance >= least)
        continue;
      least = distance;
      nearest = &self->enemies[i];
    }

  return nearest != NULL && (least <= IN_DANGER || !has_cover (self, leader, nearest->hex, least));
}

float
acies_ai_glance_place (AciesAiGlance   *self,
                       const AciesUnit *unit,
                       AciesHex         hex,
                       gboolean         may_strike)
{
  const AciesAiType *type = acies_ai_lore_type (self->lore, unit->type);
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
          float gain = gain_of (self, exchange, i, unit, hex) + behind (self, enemy->id, enemy->hex, hex);

          best = MAX (best, share * ready_share (self, id, hex, enemy->hex) * gain);
        }
      if (enemy->type->strike > 0 && distance <= enemy->type->strike)
        {
          float fear = ready_share (self, enemy->id, enemy->hex, hex) * (fear_of (self, exchange, i, unit, hex) + behind (self, id, hex, enemy->hex));

          second = MAX (second, MIN (fear, worst));
          worst = MAX (worst, fear);
        }
    }
  worth = best - self->fear * (worst + self->habits[ACIES_HABIT_SECOND] * second);
  if (self->habits[ACIES_HABIT_SUPPORT] != 0)
    worth += self->habits[ACIES_HABIT_SUPPORT] * (float) count_friends (self, unit, hex);
  worth -= self->habits[ACIES_HABIT_NEAR] * (float) nearest;
  if (is_leader (self, unit))
    worth += has_company (self, unit, hex) ? self->habits[ACIES_HABIT_LEAD] : is_in_danger (self, unit, hex) ? -OF_DANGER
                                                                                                             : 0;
  if (self->camp != ACIES_NO_HEX)
    worth -= self->habits[ACIES_HABIT_CAMP] * (float) acies_board_distance (self->state->board, hex, self->camp);

  return worth;
}

float
acies_ai_glance_promise (AciesAiGlance *self,
                         AciesUnitId    id)
{
  const AciesUnit   *unit = &self->state->units[id];
  const AciesAiType *type = acies_ai_lore_type (self->lore, unit->type);
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
        best = MAX (best, share * acies_ai_glance_gain (self, unit, unit->hex, enemy->unit, enemy->hex, 0));
      if (distance <= enemy->type->strike)
        worst = MAX (worst, acies_ai_glance_gain (self, enemy->unit, enemy->hex, unit, unit->hex, 0));
    }
  self->promises[id] = best + self->habits[ACIES_HABIT_ORDER_FEAR] * worst;

  return self->promises[id];
}

float
acies_ai_glance_promise_around (AciesAiGlance *self,
                                AciesHex       hex)
{
  AciesUnitId unit = acies_ai_glance_unit (self, hex);
  float       sum = unit != ACIES_NO_UNIT ? acies_ai_glance_promise (self, unit) : 0;

  for (guint i = 0; i < ACIES_N_DIRECTIONS; i++)
    {
      AciesHex next = acies_board_neighbour (self->state->board, hex, (AciesDirection) i);

      unit = acies_ai_glance_unit (self, next);
      if (unit != ACIES_NO_UNIT && self->state->units[unit].side == self->side)
        sum += self->habits[ACIES_HABIT_NEIGHBOUR] * acies_ai_glance_promise (self, unit);
    }

  return sum;
}

float
acies_ai_glance_stay (AciesAiGlance   *self,
                      const AciesUnit *unit)
{
  if (self->unit != unit || self->stay == ACIES_AI_UNKNOWN)
    self->stay = acies_ai_glance_place (self, unit, unit->hex, TRUE);

  return self->stay;
}
