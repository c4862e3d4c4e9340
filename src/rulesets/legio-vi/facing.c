/* facing.c - Legio VI: where a unit looks, and who is in its way there
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/legio-vi/parts.h"

#include "rulesets/shared/units.h"

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

/* LVI-H9: the hex directly behind @unit, opposite that of an enemy beside it; NO_HEX: there is none. */
AciesHex
acies_lvi_behind (const AciesState *state,
                  AciesUnitId       unit,
                  AciesHex          enemy)
{
  AciesHex hex = state->units[unit].hex;
  AciesHex behind = acies_hex_distance (hex, enemy) == 1 ? acies_hex_add (hex, acies_hex_vector (enemy, hex)) : ACIES_NO_HEX;

  return behind != ACIES_NO_HEX && acies_board_contains (state->board, behind) ? behind : ACIES_NO_HEX;
}

/* LVI-R2: elephants and chariots look where they went. Of the two corners beside the hex on which they went on, the nearer to where they looked. */
void
acies_lvi_face_way (AciesResolver *resolver,
                    AciesUnitId    unit,
                    AciesHex       from,
                    AciesHex       to)
{
  AciesFacing facing = acies_lvi_property (resolver->state, unit, LVI_FACING);

  for (int turn = 0; turn <= ACIES_N_FACINGS / 2; turn++)
    {
      for (int sign = -1; sign <= 1; sign += 2)
        {
          AciesFacing    looks = acies_facing_turn (facing, sign * turn);
          AciesDirection front[2];

          acies_facing_front (looks, &front[0], &front[1]);
          if (acies_hex_neighbour (from, front[0]) == to || acies_hex_neighbour (from, front[1]) == to)
            {
              acies_unit_set_property (resolver, unit, LVI_FACING, looks);
              return;
            }
        }
    }
}
