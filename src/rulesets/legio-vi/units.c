/* units.c - Legio VI: what units are, where they face, disorder and losses
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/shared/shared.h"

#include "rulesets/legio-vi/parts.h"

/* LVI-R1, LVI-R2: and only who is formed faces somewhere (LVI-H3). A mad animal is in nobody's order. */
gboolean
acies_lvi_is_formed (const AciesState *state,
                     AciesUnitId       unit)
{
  if (acies_lvi_is_leader (state, unit) || acies_lvi_is_light (state, unit) || acies_lvi_has (state, unit, LVI_MARK_RAMPAGING))
    return FALSE;

  return acies_lvi_is_beast (state, unit) || !acies_lvi_has (state, unit, LVI_MARK_UNFORMED);
}

/* LVI-U7 */
gboolean
acies_lvi_is_quincunx (const AciesState *state,
                       AciesUnitId       unit)
{
  return acies_unit_has_skill (state, unit, LVI_SKILL_LEGION) && acies_lvi_is_formed (state, unit) &&
         acies_lvi_property (state, unit, LVI_FORMATION) == LVI_LINE && acies_lvi_property (state, unit, LVI_LINES) > 1;
}

/* LVI-U10 */
gboolean
acies_lvi_is_broken (const AciesState *state,
                     AciesUnitId       unit)
{
  guint left = 2u * state->units[unit].figures;
  guint start = acies_lvi_property (state, unit, LVI_START);

  return acies_lvi_is_beast (state, unit) ? left < start : left <= start;
}

/* LVI-L9, LVI-L10: points of disorder that shake it; no more than the data let a unit have. */
guint
acies_lvi_limit (const AciesState *state,
                 AciesUnitId       unit)
{
  const AciesUnitType *type = acies_state_unit_type (state, unit);
  guint                limit = (guint) acies_lvi_number (state, LVI_NUMBER_SHAKEN_AT);

  if (acies_lvi_is_quincunx (state, unit))
    limit += (guint) type->values[LVI_STEADIER] * (acies_lvi_property (state, unit, LVI_LINES) - 1);
  else if (acies_unit_has_skill (state, unit, LVI_SKILL_PHALANX) && state->units[unit].figures >= acies_lvi_number (state, LVI_NUMBER_DEEP_PHALANX))
    limit += (guint) type->values[LVI_STEADIER];

  return MIN (limit, type->properties[LVI_DISORDER].max);
}

/* By the disorder that it can still take: with the last of it the unit is shaken (LVI-L9). */
guint
acies_lvi_soundness (const AciesState *state,
                     AciesUnitId       unit)
{
  guint limit = acies_lvi_limit (state, unit);
  guint disorder = acies_lvi_property (state, unit, LVI_DISORDER);

  if (acies_lvi_has (state, unit, LVI_MARK_SHAKEN) || acies_lvi_has (state, unit, LVI_MARK_ROUTED) || acies_lvi_has (state, unit, LVI_MARK_RAMPAGING))
    return 0;

  return limit > 0 ? 100 * (limit - MIN (disorder, limit)) / limit : 100;
}

/* LVI-H1 */
gboolean
acies_lvi_enemy_within (const AciesState *state,
                        AciesSide         side,
                        AciesHex          hex,
                        guint             hexes)
{
  for (AciesUnitId i = 0; i < state->n_units; i++)
    {
      if (state->units[i].side != side && acies_hex_distance (state->units[i].hex, hex) <= hexes && acies_lvi_is_near (state, i))
        return TRUE;
    }

  return FALSE;
}

/* --- facing ------------------------------------------------------------------------------------ */

/* The hex in front to the left (0) or right (1) of who stands on @hex, or NO_HEX. */
AciesHex
acies_lvi_ahead (const AciesState *state,
                 AciesUnitId       unit,
                 AciesHex          hex,
                 guint             right)
{
  AciesDirection front[2];

  acies_facing_front (acies_lvi_property (state, unit, LVI_FACING), &front[0], &front[1]);

  return acies_board_neighbour (state->board, hex, front[right]);
}

/* LVI-H12: with the facing turned to the north, the vector is so many steps to the north-west and so many to the north-east. */
AciesLviArc
acies_lvi_arc (AciesFacing facing,
               AciesHex    from,
               AciesHex    to)
{
  AciesVector way = acies_vector_rotate (acies_hex_vector (from, to), -(int) facing);
  int         right = way.q;
  int         left = -way.r - way.q;

  if (right >= 0 && left >= 0)
    return LVI_FRONT;

  return right <= 0 && left <= 0 ? LVI_REAR : LVI_FLANK;
}

/* LVI-H12: that of @target in which @hex is; of a unit that faces nowhere all is front. */
AciesLviArc
acies_lvi_arc_of (const AciesState *state,
                  AciesUnitId       target,
                  AciesHex          hex)
{
  return acies_lvi_is_formed (state, target) ? acies_lvi_arc (acies_lvi_property (state, target, LVI_FACING), state->units[target].hex, hex) : LVI_FRONT;
}

/* LVI-H7: flank or rear if the charge both began and ended outside the front; the hex where it ended says which of them. */
AciesLviArc
acies_lvi_struck_arc (const AciesState *state,
                      AciesUnitId       target,
                      AciesHex          began,
                      AciesHex          ended)
{
  return acies_lvi_arc_of (state, target, began) != LVI_FRONT ? acies_lvi_arc_of (state, target, ended) : LVI_FRONT;
}

/* Is @hex in front of @unit, if that stands on @at? Who faces nowhere has no front (LVI-H3). */
gboolean
acies_lvi_is_in_front (const AciesState *state,
                       AciesUnitId       unit,
                       AciesHex          at,
                       AciesHex          hex)
{
  return acies_lvi_is_formed (state, unit) && acies_lvi_arc (acies_lvi_property (state, unit, LVI_FACING), at, hex) == LVI_FRONT;
}

/* LVI-H3, LVI-H12: who faces nowhere looks everywhere. */
gboolean
acies_lvi_faces (const AciesState *state,
                 AciesUnitId       unit,
                 AciesHex          from,
                 AciesHex          at)
{
  return !acies_lvi_is_formed (state, unit) || acies_lvi_is_in_front (state, unit, from, at);
}

/* LVI-L23, LVI-H6: enemies that stop @unit on @at. Room for ACIES_MAX_UNITS. */
guint
acies_lvi_list_ahead (const AciesState *state,
                      AciesUnitId       unit,
                      AciesHex          at,
                      AciesUnitId      *enemies)
{
  guint near = (guint) acies_lvi_number (state, LVI_NUMBER_NEAR);
  guint n = 0;

  for (AciesUnitId i = 0; i < state->n_units; i++)
    {
      const AciesUnit *other = &state->units[i];

      if (other->side != state->units[unit].side && acies_lvi_is_near (state, i) && acies_hex_distance (other->hex, at) <= near &&
          acies_lvi_is_in_front (state, unit, at, other->hex))
        enemies[n++] = i;
    }

  return n;
}

/* The direction of a step, and 1 more; 0: the hexes are no neighbours. */
guint
acies_lvi_step_of (AciesHex from,
                   AciesHex to)
{
  for (guint d = 0; d < ACIES_N_DIRECTIONS; d++)
    {
      if (acies_hex_neighbour (from, (AciesDirection) d) == to)
        return d + 1;
    }

  return 0;
}

/* How far @to is beside the line from @from through @through. */
int
acies_lvi_off_line (AciesHex from,
                    AciesHex through,
                    AciesHex to)
{
  AciesVector line = acies_hex_vector (from, through);
  AciesVector way = acies_hex_vector (from, to);

  return ABS (line.q * way.r - line.r * way.q);
}

/* LVI-R61: of two hexes as good as each other: whether a unit of @side takes @a. It stays away from the enemy and near its
 * friends, so the choice is the same in a mirror image; only where both sides of the hexes are alike does it take the left one. */
gboolean
acies_lvi_prefers (const AciesState *state,
                   AciesSide         side,
                   AciesHex          a,
                   AciesHex          b)
{
  int enemies = 0, friends = 0, home, right;

  for (AciesUnitId i = 0; i < state->n_units; i++)
    {
      const AciesUnit *unit = &state->units[i];
      int              nearer;

      if (!acies_lvi_is_near (state, i))
        continue;
      nearer = (int) acies_hex_distance (unit->hex, b) - (int) acies_hex_distance (unit->hex, a);
      if (unit->side == side)
        friends += nearer;
      else
        enemies += nearer;
    }
  if (enemies != 0)
    return enemies < 0;
  if (friends != 0)
    return friends > 0;
  home = (int) acies_hex_row (a) - (int) acies_hex_row (b);
  if (home != 0)
    return (home > 0) == (side == 0);
  right = (int) acies_hex_column (a) - (int) acies_hex_column (b);

  return (right < 0) == (side == 0);
}

/* LVI-L43, LVI-R2, LVI-R39: it turns as little as brings @to into its front. */
void
acies_lvi_face (AciesResolver *resolver,
                AciesUnitId    unit,
                AciesHex       from,
                AciesHex       to)
{
  static const int turns[] = { 0, -1, 1, -2, 2, 3 };
  AciesFacing      facing = acies_lvi_property (resolver->state, unit, LVI_FACING);

  for (guint i = 0; i < G_N_ELEMENTS (turns); i++)
    {
      AciesFacing looks = acies_facing_turn (facing, turns[i]);

      if (acies_lvi_arc (looks, from, to) == LVI_FRONT)
        {
          acies_unit_set_property (resolver, unit, LVI_FACING, looks);
          return;
        }
    }
}

/* --- disorder ---------------------------------------------------------------------------------- */

/* A loss on @hex, which costs friends nearby @points of disorder. */
typedef struct
{
  AciesHex    hex;
  AciesSide   side;
  AciesUnitId cause; /* it does not shake itself */
  guint8      points;
} Grief;

/* There is room for all: each unit and leader is lost once. */
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
  if (acies_lvi_has (resolver->state, unit, LVI_MARK_SHAKEN))
    return;
  acies_unit_set_mark (resolver, unit, LVI_MARK_SHAKEN, TRUE);
  acies_log_unit (resolver, LVI_LOG_SHAKEN, unit);
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

/* LVI-L8; LVI-R17: a second in command is not replaced. */
static void
kill_leader (Griefs     *griefs,
             AciesUnitId leader)
{
  AciesResolver    *resolver = griefs->resolver;
  const AciesState *state = resolver->state;
  const AciesUnit   unit = state->units[leader], *self = &unit;
  AciesLviFallen    fallen = { .type = (guint8) (self->type + 1), .side = self->side, .round = state->turn.round, .hex = acies_block_hex (self->hex) };

  for (guint i = 0; i < LVI_MAX_FALLEN && !(self->status & LVI_SECOND); i++)
    {
      if (acies_lvi_block (state)->fallen[i].type == 0)
        {
          fallen.with = (guint8) (acies_stack_in_layer (state, self->hex, 0) + 1);
          LVI_SET (resolver, fallen[i], fallen);
          break;
        }
    }
  grieve (griefs, self->hex, self->side, leader, acies_lvi_value (state, leader, LVI_LOSS));
  acies_unit_destroy (resolver, leader, LVI_LOG_KILLED);
}

/* LVI-R18: the nearest unit without a leader takes in a leader who is alone; LVI-R61 chooses between equally near ones. */
static void
leave_alone (Griefs     *griefs,
             AciesUnitId leader)
{
  const AciesState *state = griefs->resolver->state;
  const AciesUnit   self = state->units[leader];
  guint             nearest = (guint) acies_lvi_value (state, leader, LVI_MARCH) + 1;
  AciesHex          best = ACIES_NO_HEX;

  for (AciesUnitId i = 0; i < state->n_units; i++)
    {
      const AciesUnit *other = &state->units[i];
      guint            distance;

      if (other->place != ACIES_PLACE_BOARD || other->side != self.side || acies_lvi_is_leader (state, i) ||
          acies_lvi_has (state, i, LVI_MARK_RAMPAGING) || acies_stack_in_layer (state, other->hex, LVI_LAYER_LEADERS) != ACIES_NO_UNIT)
        continue;
      distance = acies_hex_distance (self.hex, other->hex);
      if (distance < nearest || (distance == nearest && best != ACIES_NO_HEX && acies_lvi_prefers (state, self.side, other->hex, best)))
        {
          nearest = distance;
          best = other->hex;
        }
    }
  if (best == ACIES_NO_HEX)
    {
      kill_leader (griefs, leader);
      return;
    }
  acies_unit_set_hex (griefs->resolver, leader, best);
  acies_log_move (griefs->resolver, LVI_LOG_REFUGE, leader, self.hex, best);
}

/* LVI-L9, LVI-U6. @kind: of the log entry if no base is left. LVI-R60: with the last base its fight is over; but while combats are
 * fought, contacts still say who fought whom. */
static void
lose_bases (Griefs      *self,
            AciesUnitId  unit,
            guint        n,
            AciesLogKind kind)
{
  AciesResolver  *resolver = self->resolver;
  const AciesUnit was = resolver->state->units[unit];
  AciesUnitId     leader = acies_stack_in_layer (resolver->state, was.hex, LVI_LAYER_LEADERS);

  if (n < was.figures)
    {
      acies_unit_lose_figures (resolver, unit, n, ACIES_LOG_HIT);
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

/* Points beyond the limit cost a shaken unit bases, but not on a move (LVI-R5). */
static void
take (Griefs       *self,
      AciesUnitId   unit,
      guint         n,
      AciesLviCause cause)
{
  const AciesState *state = self->resolver->state;

  if (n == 0 || !acies_lvi_is_near (state, unit))
    return;
  acies_log_entry (self->resolver, LVI_LOG_DISORDER, .unit = unit, .hex = state->units[unit].hex, .number = (gint16) n);
  for (; n > 0 && !acies_lvi_has (state, unit, LVI_MARK_SHAKEN); n--)
    {
      acies_unit_set_property (self->resolver, unit, LVI_DISORDER, acies_lvi_property (state, unit, LVI_DISORDER) + 1);
      acies_lvi_settle (self->resolver, unit);
    }
  if (n > 0 && cause != LVI_CAUSE_MOVE)
    lose_bases (self, unit, n, LVI_LOG_DESTROYED);
}

/* LVI-L8: at once. A unit that is lost by it costs others points in its turn. */
static void
spread (Griefs *self)
{
  const AciesState *state = self->resolver->state;

  for (guint done = 0; done < self->n; done++)
    {
      const Grief grief = self->griefs[done];

      for (AciesUnitId i = 0; i < state->n_units; i++)
        {
          if (i != grief.cause && state->units[i].place == ACIES_PLACE_BOARD && state->units[i].side == grief.side &&
              acies_hex_distance (state->units[i].hex, grief.hex) <= (guint) acies_lvi_number (state, LVI_NUMBER_NEAR))
            take (self, i, grief.points, LVI_CAUSE_MORALE);
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

/* Bases or models that are destroyed whatever disorder there is. @kind: of the log entry if it is all of them */
void
acies_lvi_lose_bases (AciesResolver *resolver,
                      AciesUnitId    unit,
                      guint          n,
                      AciesLogKind   kind)
{
  Griefs griefs = { .resolver = resolver };

  if (n > 0 && resolver->state->units[unit].place == ACIES_PLACE_BOARD)
    lose_bases (&griefs, unit, n, kind);
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

/* LVI-L8: costs the friends of @unit within reach of @hex that many points. */
void
acies_lvi_shake_friends (AciesResolver *resolver,
                         AciesUnitId    unit,
                         AciesHex       hex,
                         int            points)
{
  Griefs griefs = { .resolver = resolver };

  grieve (&griefs, hex, resolver->state->units[unit].side, unit, points);
  spread (&griefs);
}
