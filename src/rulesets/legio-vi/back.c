/* back.c - Legio VI: units that fall back, retire or rout after combat
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/legio-vi/parts.h"

#include "rulesets/shared/shared.h"

/* --- falling back ------------------------------------------------------------------------------- */

/* LVI-H10: to @next and straight on through friends to the next free hex; 0: no unit can go there. @way: room for LVI_MAX_WAY */
static guint
line_back (const AciesState *state,
           AciesUnitId       unit,
           AciesHex          next,
           AciesHex         *way)
{
  AciesVector step = acies_hex_vector (state->units[unit].hex, next);
  AciesHex    hex = next;

  for (guint n = 0; n < LVI_MAX_WAY; hex = acies_hex_add (hex, step))
    {
      AciesUnitId there;

      if (hex == ACIES_NO_HEX || !acies_board_contains (state->board, hex) || !acies_lvi_may_enter (state, unit, hex))
        return 0;
      way[n++] = hex;
      if (acies_lvi_has_room (state, unit, hex))
        return n;
      there = acies_stack_in_layer (state, hex, 0);
      if (there != ACIES_NO_UNIT && (state->units[there].side != state->units[unit].side || acies_lvi_has (state, there, LVI_MARK_RAMPAGING)))
        return 0;
    }

  return 0;
}

static guint
count_enemies_beside (const AciesState *state,
                      AciesUnitId       unit,
                      AciesHex          hex)
{
  guint n = 0;

  for (guint i = 0; i < LVI_MAX_CONTACTS; i++)
    {
      const AciesLviContact *contact = acies_lvi_contact (state, i);
      AciesUnitId            enemy = acies_lvi_is_fight (state, contact) ? acies_lvi_opponent (contact, unit) : ACIES_NO_UNIT;

      n += enemy != ACIES_NO_UNIT && acies_hex_distance (state->units[enemy].hex, hex) == 1;
    }

  return n;
}

/* LVI-L43: of two hexes that lead away from an enemy on @from, the one beside fewer of those it fights, then the straighter one. */
static gboolean
is_better_way (const AciesState *state,
               AciesUnitId       unit,
               AciesHex          from,
               AciesHex          a,
               AciesHex          b)
{
  int beside = (int) count_enemies_beside (state, unit, a) - (int) count_enemies_beside (state, unit, b);
  int line = acies_lvi_off_line (from, state->units[unit].hex, a) - acies_lvi_off_line (from, state->units[unit].hex, b);

  if (beside != 0)
    return beside < 0;

  return line != 0 ? line < 0 : acies_lvi_prefers (state, state->units[unit].side, a, b);
}

/* The hexes beside @unit that lead away from an enemy on @from, the best first. @list: room for ACIES_N_DIRECTIONS */
static guint
list_away (const AciesState *state,
           AciesUnitId       unit,
           AciesHex          from,
           AciesHex         *list)
{
  AciesHex hex = state->units[unit].hex;
  guint    n = 0;

  for (guint d = 0; d < ACIES_N_DIRECTIONS && from != ACIES_NO_HEX; d++)
    {
      AciesHex next = acies_board_neighbour (state->board, hex, (AciesDirection) d);
      guint    i;

      if (next == ACIES_NO_HEX || acies_hex_distance (next, from) <= acies_hex_distance (hex, from))
        continue;
      for (i = n++; i > 0 && is_better_way (state, unit, from, next, list[i - 1]); i--)
        list[i] = list[i - 1];
      list[i] = next;
    }

  return n;
}

/* LVI-L43, LVI-H10: a free hex before one beyond friends; 0: there is none. */
static guint
way_to_fall_back (const AciesState *state,
                  AciesUnitId       unit,
                  AciesHex          from,
                  AciesHex         *way)
{
  AciesHex list[ACIES_N_DIRECTIONS];
  guint    n = list_away (state, unit, from, list);

  for (guint i = 0; i < n; i++)
    {
      if (line_back (state, unit, list[i], way) == 1)
        return 1;
    }
  for (guint i = 0; i < n; i++)
    {
      guint length = line_back (state, unit, list[i], way);

      if (length > 0)
        return length;
    }

  return 0;
}

void
acies_lvi_fall_back (AciesResolver       *resolver,
                     const AciesLviMover *mover)
{
  const AciesState *state = resolver->state;
  AciesHex          way[LVI_MAX_WAY];
  guint             n = way_to_fall_back (state, mover->unit, mover->from, way);

  acies_lvi_set_then (resolver, mover->unit, LVI_THEN_NOTHING);
  if (n == 0)
    {
      acies_lvi_destroy (resolver, mover->unit, LVI_NOTE_NO_WAY);
      return;
    }
  acies_note_move (resolver, LVI_NOTE_FELL_BACK, mover->unit, state->units[mover->unit].hex, way[n - 1]);
  acies_unit_set_mark (resolver, mover->unit, LVI_MARK_MOVED, TRUE);
  acies_lvi_set_did (resolver, mover->unit, LVI_DID_BACK);
  acies_lvi_walk (resolver, mover->unit, way, n);
  if (!acies_state_unit_is_on_board (state, mover->unit))
    return;
  if (acies_lvi_is_formed (state, mover->unit))
    acies_lvi_face (resolver, mover->unit, state->units[mover->unit].hex, mover->from);
  acies_lvi_relieve (resolver, mover->unit);
}

/* --- retiring and routing ----------------------------------------------------------------------- */

/* LVI-R50: formed triarii on a hex behind that leads away from the enemy, with room beyond. @way: through them */
static guint
way_behind_triarii (const AciesState *state,
                    AciesUnitId       unit,
                    AciesHex          from,
                    AciesHex         *way)
{
  AciesHex hex = state->units[unit].hex;
  AciesHex list[ACIES_N_DIRECTIONS];
  guint    n = list_away (state, unit, from, list);

  for (guint i = 0; i < n; i++)
    {
      AciesUnitId there = acies_stack_in_layer (state, list[i], 0);
      guint       length;

      if (there == ACIES_NO_UNIT || state->units[there].side != state->units[unit].side || !acies_unit_has_skill (state, there, LVI_SKILL_TRIARII) ||
          !acies_lvi_is_formed (state, there) || acies_lvi_arc (acies_lvi_property (state, unit, LVI_FACING), hex, list[i]) != LVI_REAR)
        continue;
      length = line_back (state, unit, list[i], way);
      if (length > 0)
        return length;
    }

  return 0;
}

/* LVI-L44, LVI-A20: of its own third line it needs only room for one hex back. */
gboolean
acies_lvi_may_go_behind (const AciesState    *state,
                         const AciesLviMover *mover)
{
  AciesUnitId unit = mover->unit;
  AciesHex    way[LVI_MAX_WAY];

  return acies_unit_has_skill (state, unit, LVI_SKILL_LEGION) && acies_lvi_is_formed (state, unit) && acies_lvi_property (state, unit, LVI_LINES) > 2 &&
         (way_behind_triarii (state, unit, mover->from, way) > 0 || (acies_lvi_is_quincunx (state, unit) && way_to_fall_back (state, unit, mover->from, way) > 0));
}

void
acies_lvi_go_behind (AciesResolver       *resolver,
                     const AciesLviMover *mover)
{
  const AciesState *state = resolver->state;
  AciesUnitId       unit = mover->unit;
  AciesHex          hex = state->units[unit].hex;
  AciesHex          way[LVI_MAX_WAY];
  guint             n = way_behind_triarii (state, unit, mover->from, way);

  if (n == 0)
    {
      acies_lvi_fall_back (resolver, mover);
      if (!acies_state_unit_is_on_board (state, unit))
        return;
      acies_unit_set_property (resolver, unit, LVI_LINES, acies_lvi_property (state, unit, LVI_LINES) - 1);
      acies_lvi_settle (resolver, unit);
      return;
    }
  acies_lvi_set_then (resolver, unit, LVI_THEN_NOTHING);
  acies_note_move (resolver, LVI_NOTE_BEHIND, unit, hex, way[n - 1]);
  acies_lvi_put (resolver, unit, way[n - 1]);
  acies_unit_set_mark (resolver, unit, LVI_MARK_MOVED, TRUE);
  acies_lvi_set_did (resolver, unit, LVI_DID_BACK);
}

/* LVI-L8: what it costs its friends; cataphracts count as heavy cavalry (LVI-U4). */
static int
points_for_friends (const AciesState *state,
                    AciesUnitId       unit,
                    gboolean          routs)
{
  guint    class_ = acies_lvi_class (state, unit);
  gboolean counts = class_ == LVI_HEAVY_INFANTRY || class_ == LVI_MEDIUM_INFANTRY || class_ == LVI_HEAVY_CAVALRY || class_ == LVI_CATAPHRACTS;

  if (routs)
    return acies_lvi_is_light (state, unit) ? 0 : acies_lvi_number (state, LVI_NUMBER_LOST);

  return counts ? acies_lvi_number (state, LVI_NUMBER_RETIRING) : 0;
}

void
acies_lvi_rout (AciesResolver *resolver,
                AciesUnitId    unit)
{
  acies_unit_set_mark (resolver, unit, LVI_MARK_ROUTED, TRUE);
  acies_note_unit (resolver, LVI_NOTE_ROUTS, unit);
  acies_lvi_shake_friends (resolver, unit, points_for_friends (resolver->state, unit, TRUE));
}

/* LVI-A17: friends are shaken where it begins, and not on the way. */
void
acies_lvi_take_flight (AciesResolver       *resolver,
                       const AciesLviMover *mover)
{
  AciesUnitId unit = mover->unit;

  LVI_SET (resolver, of_roll, unit);
  if (acies_lvi_then (resolver->state, unit) == LVI_THEN_ROUT)
    acies_lvi_rout (resolver, unit);
  else
    acies_lvi_shake_friends (resolver, unit, points_for_friends (resolver->state, unit, FALSE));
  if (acies_state_unit_is_on_board (resolver->state, unit))
    acies_lvi_ask_flight (resolver, unit, LVI_STEP_FLIGHT_READ);
}

/* LVI-H10, LVI-R45: as far as there is room. @hurried: with an inch more for each die (LVI-L26) */
void
acies_lvi_fly (AciesResolver *resolver,
               AciesUnitId    unit,
               AciesHex       from,
               gboolean       hurried)
{
  const AciesState *state = resolver->state;
  AciesHex          way[ACIES_MAX_COLUMNS];
  guint             n = acies_lvi_find_flight (state, unit, from, acies_lvi_read_flight (resolver, unit, hurried), FALSE, way);
  gboolean          routs = acies_lvi_then (state, unit) == LVI_THEN_ROUT;

  if (n == 0)
    n = way_to_fall_back (state, unit, from, way);
  if (n == 0)
    {
      acies_lvi_set_then (resolver, unit, LVI_THEN_NOTHING);
      acies_lvi_destroy (resolver, unit, LVI_NOTE_NO_WAY);
      return;
    }
  acies_lvi_set_then (resolver, unit, routs ? LVI_THEN_HAS_ROUTED : LVI_THEN_HAS_RETIRED);
  acies_note_move (resolver, LVI_NOTE_FLED, unit, state->units[unit].hex, way[n - 1]);
  acies_lvi_run (resolver, unit, way, n, LVI_DID_FLEE);
}

/* LVI-H20, LVI-R18 */
void
acies_lvi_leave_field (AciesResolver *resolver,
                       AciesUnitId    unit)
{
  const AciesState *state = resolver->state;
  AciesUnitId       leader = acies_stack_in_layer (state, state->units[unit].hex, LVI_LAYER_LEADERS);

  acies_note_unit (resolver, LVI_NOTE_LEFT, unit);
  acies_lvi_remove (resolver, unit);
  if (leader != ACIES_NO_UNIT)
    acies_lvi_dislodge (resolver, leader);
}
