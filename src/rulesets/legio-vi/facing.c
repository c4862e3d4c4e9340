/* facing.c - Legio VI: where a unit looks, and who is in its way there
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/legio-vi/parts.h"

#include "rulesets/shared/shared.h"

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

  for (guint i = 0; i < state->n_units; i++)
    {
      const AciesUnit *other = &state->units[i];

      if (other->side != state->units[unit].side && acies_lvi_is_near (state, (AciesUnitId) i) && acies_hex_distance (other->hex, at) <= near &&
          acies_lvi_is_in_front (state, unit, at, other->hex))
        enemies[n++] = (AciesUnitId) i;
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

/* LVI-H9: the hexes directly behind @hex, opposite an enemy on @enemy: one, or two if the line from the enemy passes between
 * them. @list: room for 2 */
guint
acies_lvi_list_behind (const AciesState *state,
                       AciesHex          hex,
                       AciesHex          enemy,
                       AciesHex         *list)
{
  guint n = 0;

  for (guint d = 0; d < ACIES_N_DIRECTIONS; d++)
    {
      AciesHex next = acies_board_neighbour (state->board, hex, (AciesDirection) d);
      int      off;

      if (next == ACIES_NO_HEX || acies_hex_distance (next, enemy) <= acies_hex_distance (hex, enemy))
        continue;
      off = acies_lvi_off_line (enemy, hex, next);
      if (n > 0 && off > acies_lvi_off_line (enemy, hex, list[0]))
        continue;
      if (n > 0 && off < acies_lvi_off_line (enemy, hex, list[0]))
        n = 0;
      list[n++] = next;
    }

  return n;
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

  for (guint i = 0; i < state->n_units; i++)
    {
      const AciesUnit *unit = &state->units[i];
      int              nearer;

      if (!acies_lvi_is_near (state, (AciesUnitId) i))
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
  AciesFacing facing = acies_lvi_property (resolver->state, unit, LVI_FACING);

  for (int turn = 0; turn <= ACIES_N_FACINGS / 2; turn++)
    {
      for (int sign = -1; sign <= 1; sign += 2)
        {
          AciesFacing looks = acies_facing_turn (facing, sign * turn);

          if (acies_lvi_arc (looks, from, to) == LVI_FRONT)
            {
              acies_unit_set_property (resolver, unit, LVI_FACING, looks);
              return;
            }
        }
    }
}
