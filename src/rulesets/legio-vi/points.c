/* points.c - Legio VI: disorder, and what it does
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/legio-vi/parts.h"

#include "rulesets/shared/notes.h"
#include "rulesets/shared/units.h"

/* Where somebody was lost, and what that costs his friends. */
typedef struct
{
  AciesHex    hex;
  AciesSide   side;
  AciesUnitId cause; /* it does not shake itself */
  guint8      points;
} Grief;

/* Each unit and leader is lost once. */
typedef struct
{
  AciesResolver *resolver;
  guint          n;
  Grief          griefs[ACIES_MAX_UNITS];
} Griefs;

static void
grieve (Griefs     *self,
        AciesHex    hex,
        AciesSide   side,
        AciesUnitId cause,
        int         points)
{
  if (points > 0 && self->n < G_N_ELEMENTS (self->griefs))
    self->griefs[self->n++] = (Grief) { hex, side, cause, (guint8) points };
}

static void
shake (AciesResolver *resolver,
       AciesUnitId    unit)
{
  if (acies_state_unit_has_mark (resolver->state, unit, LVI_MARK_SHAKEN))
    return;
  acies_unit_set_mark (resolver, unit, LVI_MARK_SHAKEN, TRUE);
  acies_note_unit (resolver, LVI_NOTE_SHAKEN, unit);
}

/* LVI-L9, LVI-U10, LVI-A11: also where a unit takes another formation, or becomes smaller. */
void
acies_lvi_settle (AciesResolver *resolver,
                  AciesUnitId    unit)
{
  guint limit = acies_lvi_limit (resolver->state, unit);

  if (acies_lvi_property (resolver->state, unit, LVI_DISORDER) >= limit)
    {
      acies_unit_set_property (resolver, unit, LVI_DISORDER, limit);
      shake (resolver, unit);
    }
  else if (acies_lvi_is_broken (resolver->state, unit))
    shake (resolver, unit);
}

/* LVI-R18: the nearest unit that has no leader takes him up; of equally near ones LVI-R61 says which. */
static AciesUnitId
find_refuge (const AciesState *state,
             AciesUnitId       leader)
{
  const AciesUnit *self = &state->units[leader];
  guint            nearest = (guint) acies_lvi_value (state, leader, LVI_MARCH) + 1;
  AciesUnitId      best = ACIES_NO_UNIT;

  for (guint i = 0; i < state->n_units; i++)
    {
      const AciesUnit *other = &state->units[i];
      guint            distance;

      if (other->place != ACIES_PLACE_BOARD || other->side != self->side || acies_lvi_is_leader (state, (AciesUnitId) i) ||
          acies_state_unit_has_mark (state, (AciesUnitId) i, LVI_MARK_RAMPAGING) || acies_stack_in_layer (state, other->hex, LVI_LAYER_LEADERS) != ACIES_NO_UNIT)
        continue;
      distance = acies_hex_distance (self->hex, other->hex);
      if (distance < nearest || (distance == nearest && best != ACIES_NO_UNIT && acies_lvi_prefers (state, self->side, other->hex, state->units[best].hex)))
        {
          nearest = distance;
          best = (AciesUnitId) i;
        }
    }

  return best;
}

/* LVI-R17: nobody replaces a second in command. */
static void
name_successor (AciesResolver *resolver,
                AciesUnitId    leader)
{
  const AciesState *state = resolver->state;
  const AciesUnit  *self = &state->units[leader];
  AciesLviFallen    fallen = { .type = (guint8) (self->type + 1), .side = self->side, .round = state->turn.round, .hex = acies_block_hex (self->hex) };

  for (guint i = 0; i < LVI_MAX_FALLEN && !(self->status & LVI_SECOND); i++)
    {
      if (acies_lvi_block (state)->fallen[i].type == 0)
        {
          fallen.with = (guint8) (acies_stack_in_layer (state, self->hex, 0) + 1);
          LVI_SET (resolver, fallen[i], fallen);
          return;
        }
    }
}

/* LVI-L8 */
static void
kill_leader (Griefs     *self,
             AciesUnitId leader)
{
  const AciesUnit unit = self->resolver->state->units[leader];

  name_successor (self->resolver, leader);
  grieve (self, unit.hex, unit.side, leader, acies_lvi_value (self->resolver->state, leader, LVI_LOSS));
  acies_unit_destroy (self->resolver, leader, LVI_NOTE_KILLED);
}

static void
leave_alone (Griefs     *self,
             AciesUnitId leader)
{
  const AciesState *state = self->resolver->state;
  AciesUnitId       refuge = find_refuge (state, leader);
  AciesHex          from = state->units[leader].hex;

  if (refuge == ACIES_NO_UNIT)
    {
      kill_leader (self, leader);
      return;
    }
  acies_unit_set_hex (self->resolver, leader, state->units[refuge].hex);
  acies_note_move (self->resolver, LVI_NOTE_REFUGE, leader, from, state->units[refuge].hex);
}

/* LVI-L9, LVI-U6. @kind: what says so, if nothing is left. LVI-R60: with the last base its fight is over, though while combats are
 * fought it is still needed who fought whom. */
static void
lose_bases (Griefs       *self,
            AciesUnitId   unit,
            guint         n,
            AciesNoteKind kind)
{
  AciesResolver  *resolver = self->resolver;
  const AciesUnit was = resolver->state->units[unit];
  AciesUnitId     leader = acies_stack_in_layer (resolver->state, was.hex, LVI_LAYER_LEADERS);

  if (n < was.figures)
    {
      acies_unit_lose_figures (resolver, unit, n, ACIES_NOTE_HIT);
      acies_lvi_settle (resolver, unit);
      return;
    }
  acies_unit_destroy (resolver, unit, kind);
  if (resolver->state->turn.phase < LVI_PHASE_COMBAT)
    acies_lvi_mark_engaged (resolver);
  if (acies_lvi_counts (resolver->state, unit))
    grieve (self, was.hex, was.side, unit, acies_lvi_number (resolver->state, LVI_NUMBER_LOST));
  if (leader != ACIES_NO_UNIT)
    leave_alone (self, leader);
}

/* What a shaken unit would take costs bases, but not on a move (LVI-R5). */
static void
take (Griefs       *self,
      AciesUnitId   unit,
      guint         n,
      AciesLviCause cause)
{
  const AciesState *state = self->resolver->state;

  if (n == 0 || !acies_lvi_is_near (state, unit))
    return;
  acies_log_entry (self->resolver, LVI_NOTE_DISORDER, .unit = unit, .hex = state->units[unit].hex, .number = (gint16) n);
  for (; n > 0 && !acies_lvi_has (state, unit, LVI_MARK_SHAKEN); n--)
    {
      acies_unit_set_property (self->resolver, unit, LVI_DISORDER, acies_lvi_property (state, unit, LVI_DISORDER) + 1);
      acies_lvi_settle (self->resolver, unit);
    }
  if (n > 0 && cause != LVI_CAUSE_MOVE)
    lose_bases (self, unit, n, LVI_NOTE_DESTROYED);
}

/* LVI-L8: at once, and who is lost by it grieves others. */
static void
spread (Griefs *self)
{
  const AciesState *state = self->resolver->state;

  for (guint done = 0; done < self->n; done++)
    {
      const Grief grief = self->griefs[done];

      for (guint i = 0; i < state->n_units; i++)
        {
          if (i != grief.cause && state->units[i].place == ACIES_PLACE_BOARD && state->units[i].side == grief.side &&
              acies_hex_distance (state->units[i].hex, grief.hex) <= (guint) acies_lvi_number (state, LVI_NUMBER_NEAR))
            take (self, (AciesUnitId) i, grief.points, LVI_CAUSE_MORALE);
        }
    }
}

void
acies_lvi_points (AciesResolver *resolver,
                  AciesUnitId    unit,
                  guint          n,
                  AciesLviCause  cause)
{
  Griefs griefs = { .resolver = resolver };

  take (&griefs, unit, n, cause);
  spread (&griefs);
}

/* Bases or models that are destroyed whatever disorder there is. */
void
acies_lvi_lose_bases (AciesResolver *resolver,
                      AciesUnitId    unit,
                      guint          n)
{
  Griefs griefs = { .resolver = resolver };

  if (n > 0 && resolver->state->units[unit].place == ACIES_PLACE_BOARD)
    lose_bases (&griefs, unit, n, LVI_NOTE_DESTROYED);
  spread (&griefs);
}

/* All of them. @kind: of the note that says how */
void
acies_lvi_destroy (AciesResolver *resolver,
                   AciesUnitId    unit,
                   AciesNoteKind  kind)
{
  Griefs griefs = { .resolver = resolver };

  lose_bases (&griefs, unit, resolver->state->units[unit].figures, kind);
  spread (&griefs);
}

/* LVI-R53: a rampaging model is lost, last seen on @hex. */
void
acies_lvi_mourn (AciesResolver *resolver,
                 AciesUnitId    model,
                 AciesHex       hex)
{
  Griefs griefs = { .resolver = resolver };

  grieve (&griefs, hex, resolver->state->units[model].side, model, acies_lvi_number (resolver->state, LVI_NUMBER_LOST));
  spread (&griefs);
}

void
acies_lvi_kill_leader (AciesResolver *resolver,
                       AciesUnitId    leader)
{
  Griefs griefs = { .resolver = resolver };

  kill_leader (&griefs, leader);
  spread (&griefs);
}

void
acies_lvi_dislodge (AciesResolver *resolver,
                    AciesUnitId    leader)
{
  Griefs griefs = { .resolver = resolver };

  leave_alone (&griefs, leader);
  spread (&griefs);
}

/* LVI-L8: of its friends, by what becomes of @unit where it stands. */
void
acies_lvi_shake_friends (AciesResolver *resolver,
                         AciesUnitId    unit,
                         int            points)
{
  const AciesUnit *self = &resolver->state->units[unit];
  Griefs           griefs = { .resolver = resolver };

  grieve (&griefs, self->hex, self->side, unit, points);
  spread (&griefs);
}
