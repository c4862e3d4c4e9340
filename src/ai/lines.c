/* lines.c - what a place is worth where fights are fought straight ahead
 *
 * There a unit's place says whom it will meet: who stands ahead, and where nobody does,
 * who stands beside it or beside the place ahead. Whoever is not known is taken to be
 * each of those that it may be, alike often.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ai/static-eval.h"

#include "engine/core/engine.h"
#include "engine/core/units.h"

/* What two units that meet do to each other, in figures. */
typedef struct
{
  float gain;
  float fear;
} Meeting;

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

void
acies_ai_static_eval_find_unknown (AciesAiStaticEval *self)
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

/* How likely anybody stands on @hex against whom @self decides; @enemy: who, where that is known. */
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

/* What is done to and by enemies beside it, and done to those beside the place ahead; @free: nobody is there. */
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
          /* An enemy that nobody faces attacks from the flank. */
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

/* Who meets somebody knows that both will strike: that is no fear of what may come later. */
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
