/* routs.c - Legio VI: units that fall back, flee, pursue or continue to rout
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/legio-vi/parts.h"

#include "rulesets/shared/shared.h"

/* Free, or held by friends; a rampaging animal is no friend (LVI-R53). */
static gboolean
is_passable (const AciesState *state,
             AciesUnitId       unit,
             AciesHex          hex)
{
  AciesUnitId there = hex != ACIES_NO_HEX ? acies_stack_in_layer (state, hex, 0) : ACIES_NO_UNIT;

  return acies_lvi_may_enter (state, unit, hex) && (there == ACIES_NO_UNIT || (state->units[there].side == state->units[unit].side && !acies_lvi_has (state, there, LVI_MARK_RAMPAGING)));
}

/* The hexes of a flight of so many from an enemy on @from; if it would end on a friend, on to the next free hex, or else back to the
 * last. LVI-R33: each is farther from the enemy, and free or held by friends. LVI-R45, LVI-A19: a unit that evades goes straight away;
 * one that retires or routs, to its own edge: the first criterion counts most, and greater is better. @way: room for
 * ACIES_MAX_COLUMNS. Returns: how many, of which the last is free. */
guint
acies_lvi_find_flight (const AciesState *state,
                       AciesUnitId       unit,
                       AciesHex          from,
                       guint             hexes,
                       gboolean          straight,
                       AciesHex         *way)
{
  AciesSide side = state->units[unit].side;
  AciesHex  start = state->units[unit].hex, at = start;
  guint     n = 0;

  while (n < ACIES_MAX_COLUMNS && (n < hexes || (n > 0 && !acies_lvi_has_room (state, unit, way[n - 1]))))
    {
      AciesHex best = ACIES_NO_HEX;
      gint64   best_step = 0;

      for (guint d = 0; d < ACIES_N_DIRECTIONS; d++)
        {
          AciesHex next = acies_board_neighbour (state->board, at, (AciesDirection) d);
          gint64   step, home, free, line;

          if (!is_passable (state, unit, next) || acies_hex_distance (next, from) <= acies_hex_distance (at, from))
            continue;
          home = side == 0 ? (int) acies_hex_row (next) : -(int) acies_hex_row (next);
          free = acies_lvi_has_room (state, unit, next);
          line = -acies_lvi_off_line (from, start, next);
          step = straight ? (line * 65536 + home) * 65536 + free : (home * 65536 + free) * 65536 + line;
          if (best == ACIES_NO_HEX || step > best_step || (step == best_step && acies_lvi_prefers (state, side, next, best)))
            {
              best = next;
              best_step = step;
            }
        }
      if (best == ACIES_NO_HEX)
        break;
      way[n++] = at = best;
    }
  while (n > 0 && !acies_lvi_has_room (state, unit, way[n - 1]))
    n--;

  return n;
}

/* LVI-L26: with all its dice. */
void
acies_lvi_ask_flight (AciesResolver *resolver,
                      AciesUnitId    unit,
                      guint          step)
{
  const AciesState    *state = resolver->state;
  const AciesDicePool *pool = &state->ruleset->pools[acies_lvi_value (state, unit, LVI_MOVING)];

  acies_step_push (resolver, step);
  acies_resolver_ask_dice_of (resolver, state->units[unit].side, unit, pool->dice, pool->n, 0);
}

/* Hexes of the dice that have fallen. @hurried: with an inch more for each. */
guint
acies_lvi_read_flight (AciesResolver *resolver,
                       AciesUnitId    unit,
                       gboolean       hurried)
{
  const AciesState *state = resolver->state;
  guint             more = hurried ? state->dice.n * (guint) acies_lvi_number (state, LVI_NUMBER_FLIGHT) : 0;
  guint             hexes = (acies_lvi_inches (state) + more) / 2;

  acies_lvi_log_dice (resolver, LVI_LOG_FLIGHT_ROLLED, unit, hexes, more);

  return hexes;
}

/* LVI-L26, LVI-R2: what it is after such a move, and what it did. */
static void
has_run (AciesResolver *resolver,
         AciesUnitId    unit,
         guint          did)
{
  const AciesState *state = resolver->state;

  if (!acies_lvi_is_light (state, unit) && !acies_lvi_is_beast (state, unit))
    {
      acies_unit_set_mark (resolver, unit, LVI_MARK_UNFORMED, TRUE);
      acies_lvi_settle (resolver, unit);
    }
  acies_lvi_has_moved (resolver, unit, did);
}

/* LVI-R45, LVI-R26: to the end of @way; what friends and ground on it cost is taken there. */
void
acies_lvi_walk (AciesResolver  *resolver,
                AciesUnitId     unit,
                const AciesHex *way,
                guint           n)
{
  const AciesState *state = resolver->state;
  AciesHex          start = state->units[unit].hex;
  guint8            taken = 0;
  guint             points = 0;

  for (guint i = 0; i < n; i++)
    points += acies_lvi_ground_points (state, unit, i > 0 ? way[i - 1] : start, way[i], &taken);
  for (guint i = 0; i + 1 < n; i++)
    {
      AciesUnitId there = acies_stack_in_layer (state, way[i], 0);

      if (there != ACIES_NO_UNIT)
        acies_lvi_pass_friend (resolver, unit, there);
    }
  acies_lvi_put (resolver, unit, way[n - 1]);
  acies_lvi_points (resolver, unit, points, LVI_CAUSE_MOVE);
}

/* LVI-R2: the same as a full unformed move. */
void
acies_lvi_run (AciesResolver  *resolver,
               AciesUnitId     unit,
               const AciesHex *way,
               guint           n,
               guint           did)
{
  const AciesState *state = resolver->state;
  AciesHex          before = n > 1 ? way[n - 2] : state->units[unit].hex;

  has_run (resolver, unit, did);
  if (acies_lvi_is_beast (state, unit))
    acies_lvi_face (resolver, unit, before, way[n - 1]);
  acies_lvi_walk (resolver, unit, way, n);
}

/* --- falling back ------------------------------------------------------------------------------ */

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
      if (hex == ACIES_NO_HEX || !acies_board_contains (state->board, hex) || !is_passable (state, unit, hex))
        return 0;
      way[n++] = hex;
      if (acies_lvi_has_room (state, unit, hex))
        return n;
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

/* The hexes beside @unit that lead away from an enemy on @from. LVI-L43: the one beside fewer of the enemies that it fights comes first,
 * then the straighter one. @list: room for ACIES_N_DIRECTIONS */
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
      for (i = n++; i > 0; i--)
        {
          int beside = (int) count_enemies_beside (state, unit, next) - (int) count_enemies_beside (state, unit, list[i - 1]);
          int line = acies_lvi_off_line (from, hex, next) - acies_lvi_off_line (from, hex, list[i - 1]);

          if (beside > 0 || (beside == 0 && line > 0) || (beside == 0 && line == 0 && !acies_lvi_prefers (state, state->units[unit].side, next, list[i - 1])))
            break;
          list[i] = list[i - 1];
        }
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
      acies_lvi_lose_bases (resolver, mover->unit, LVI_ALL_BASES, LVI_LOG_NO_WAY);
      return;
    }
  acies_log_move (resolver, LVI_LOG_FELL_BACK, mover->unit, state->units[mover->unit].hex, way[n - 1]);
  acies_lvi_has_moved (resolver, mover->unit, LVI_DID_BACK);
  acies_lvi_walk (resolver, mover->unit, way, n);
  if (!acies_state_unit_is_on_board (state, mover->unit))
    return;
  if (acies_lvi_is_formed (state, mover->unit))
    acies_lvi_face (resolver, mover->unit, state->units[mover->unit].hex, mover->from);
  acies_lvi_relieve (resolver, mover->unit);
}

/* --- retiring and routing ---------------------------------------------------------------------- */

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
  acies_log_move (resolver, LVI_LOG_BEHIND, unit, hex, way[n - 1]);
  acies_lvi_put (resolver, unit, way[n - 1]);
  acies_lvi_has_moved (resolver, unit, LVI_DID_BACK);
}

/* LVI-L8 */
static void
rout (AciesResolver *resolver,
      AciesUnitId    unit)
{
  const AciesState *state = resolver->state;

  acies_unit_set_mark (resolver, unit, LVI_MARK_ROUTED, TRUE);
  acies_log_unit (resolver, LVI_LOG_ROUTS, unit);
  acies_lvi_shake_friends (resolver, unit, state->units[unit].hex, acies_lvi_is_light (state, unit) ? 0 : acies_lvi_number (state, LVI_NUMBER_LOST));
}

/* LVI-A17: friends are shaken where it begins, and not on the way. LVI-L8: by some that retire; cataphracts count as heavy cavalry
 * (LVI-U4). */
void
acies_lvi_take_flight (AciesResolver       *resolver,
                       const AciesLviMover *mover)
{
  const AciesState *state = resolver->state;
  AciesUnitId       unit = mover->unit;
  guint             class_ = acies_lvi_class (state, unit);
  gboolean          frightens = class_ == LVI_HEAVY_INFANTRY || class_ == LVI_MEDIUM_INFANTRY || class_ == LVI_HEAVY_CAVALRY || class_ == LVI_CATAPHRACTS;

  LVI_SET (resolver, of_roll, unit);
  if (acies_lvi_then (state, unit) == LVI_THEN_ROUT)
    rout (resolver, unit);
  else
    acies_lvi_shake_friends (resolver, unit, state->units[unit].hex, frightens ? acies_lvi_number (state, LVI_NUMBER_RETIRING) : 0);
  if (acies_state_unit_is_on_board (state, unit))
    acies_lvi_ask_flight (resolver, unit, LVI_STEP_FLIGHT_READ);
}

/* LVI-H20, LVI-R18 */
void
acies_lvi_leave_field (AciesResolver *resolver,
                       AciesUnitId    unit)
{
  const AciesState *state = resolver->state;
  AciesUnitId       leader = acies_stack_in_layer (state, state->units[unit].hex, LVI_LAYER_LEADERS);

  acies_log_unit (resolver, LVI_LOG_LEFT, unit);
  acies_lvi_remove (resolver, unit);
  if (leader != ACIES_NO_UNIT)
    acies_lvi_dislodge (resolver, leader);
}

/* Of the hexes beside @at the one with fewest steps, and of equal ones the one that LVI-R61 says; NO_HEX: none is reached. */
static AciesHex
nearest_beside (const AciesState *state,
                AciesUnitId       unit,
                AciesHex          at,
                const guint8     *steps,
                gboolean          stops)
{
  AciesHex best = ACIES_NO_HEX;

  for (guint d = 0; d < ACIES_N_DIRECTIONS; d++)
    {
      AciesHex next = acies_board_neighbour (state->board, at, (AciesDirection) d);

      if (next == ACIES_NO_HEX || steps[next] == 0 || (stops && (steps[next] == 1 || !acies_lvi_has_room (state, unit, next))))
        continue;
      if (best == ACIES_NO_HEX || steps[next] < steps[best] || (steps[next] == steps[best] && acies_lvi_prefers (state, state->units[unit].side, next, best)))
        best = next;
    }

  return best;
}

/* LVI-R46: the shortest way to a hex beside @to, over hexes that are free or held by friends; 0: there is none.
 * @way: room for ACIES_MAX_HEXES */
static guint
find_way_beside (const AciesState *state,
                 AciesUnitId       unit,
                 AciesHex          to,
                 AciesHex         *way)
{
  guint8   steps[ACIES_MAX_HEXES] = { 0 }; /* from where @unit stands, and 1 more; 0: no way leads there */
  AciesHex queue[ACIES_MAX_HEXES];
  AciesHex end;
  guint    done = 0, n = 0, length;

  queue[n++] = state->units[unit].hex;
  steps[queue[0]] = 1;
  while (done < n)
    {
      AciesHex at = queue[done++];

      for (guint d = 0; d < ACIES_N_DIRECTIONS; d++)
        {
          AciesHex next = acies_board_neighbour (state->board, at, (AciesDirection) d);

          if (next == ACIES_NO_HEX || steps[next] > 0 || steps[at] == G_MAXUINT8 || !is_passable (state, unit, next))
            continue;
          steps[next] = steps[at] + 1;
          queue[n++] = next;
        }
    }
  end = nearest_beside (state, unit, to, steps, TRUE);
  length = end != ACIES_NO_HEX ? steps[end] - 1u : 0;
  for (guint i = length; i > 0; i--)
    {
      way[i - 1] = end;
      end = nearest_beside (state, unit, end, steps, FALSE);
    }

  return length;
}

/* Whether a pursuer on @hex has met @other. Units that flee stop no pursuer. */
static gboolean
is_met (const AciesState *state,
        AciesUnitId       unit,
        guint             other,
        AciesHex          hex)
{
  return state->units[other].side != state->units[unit].side && acies_lvi_is_near (state, (AciesUnitId) other) &&
         acies_hex_distance (state->units[other].hex, hex) == 1 && acies_lvi_block (state)->quarry != other + 1 &&
         acies_lvi_then (state, (AciesUnitId) other) <= LVI_THEN_CHASE;
}

/* LVI-L45, LVI-R40, LVI-R48: it charges them, and they fight in the next turn. LVI-L32: chariots are destroyed. @began: where the
 * pursuit did. @before: where it stood before its last step. Returns: whether there are any. */
static gboolean
charge_others (AciesResolver *resolver,
               AciesUnitId    unit,
               AciesHex       began,
               AciesHex       before)
{
  const AciesState *state = resolver->state;
  AciesHex          hex = state->units[unit].hex;
  gboolean          met = FALSE;

  for (AciesUnitId i = 0; i < state->n_units; i++)
    {
      guint row;

      if (!is_met (state, unit, i, hex) || !acies_lvi_check_may_charge (state, unit, i, NULL))
        continue;
      acies_log_move (resolver, LVI_LOG_STRIKES, unit, hex, state->units[i].hex);
      met = TRUE;
      if (acies_lvi_class (state, i) == LVI_CHARIOTS)
        {
          acies_lvi_lose_bases (resolver, i, LVI_ALL_BASES, LVI_LOG_OVERRUN);
          continue;
        }
      row = acies_lvi_free_contact (state);
      for (guint j = LVI_MAX_CONTACTS; j-- > 0;)
        {
          if (acies_lvi_is_fight (state, acies_lvi_contact (state, j)) && acies_lvi_opponent (acies_lvi_contact (state, j), unit) == i)
            row = j;
        }
      if (row == LVI_NO_CONTACT)
        continue;
      LVI_SET (resolver, contacts[row], (AciesLviContact) {
                                            .a = (guint8) (unit + 1),
                                            .b = (guint8) (i + 1),
                                            .kind = LVI_MET_CHARGED,
                                            .arc = (guint8) acies_lvi_struck_arc (state, i, began, hex),
                                            .step = (guint8) acies_lvi_step_of (before, hex),
                                            .marks = LVI_FRESH,
                                            .at = acies_block_hex (state->units[i].hex),
                                        });
    }

  return met;
}

/* As far as the dice and the enemies let it, and back to the last hex with room. LVI-R48: light troops make way if they can; beside
 * enemies that stay it stops, and goes there only if it may charge one of them. Returns: hexes of @way */
static guint
how_far (AciesResolver  *resolver,
         AciesUnitId     unit,
         const AciesHex *way,
         guint           n)
{
  const AciesState *state = resolver->state;
  guint             hexes = acies_lvi_inches (state) / 2;
  guint             gone = 0;

  acies_lvi_log_dice (resolver, LVI_LOG_CHASE_ROLLED, unit, hexes, 0);
  for (gboolean open = TRUE; open && gone < MIN (n, hexes);)
    {
      gboolean strikes = FALSE;

      for (AciesUnitId other = 0; other < state->n_units; other++)
        {
          AciesLviSurvey survey;
          AciesHex       to;

          if (!is_met (state, unit, other, way[gone]))
            continue;
          acies_lvi_survey (&survey, state, state->units[other].side);
          to = acies_lvi_way_back (&survey, other, way[gone]);
          if (to == ACIES_NO_HEX)
            {
              open = FALSE;
              continue;
            }
          acies_log_move (resolver, LVI_LOG_GAVE_WAY, other, state->units[other].hex, to);
          acies_lvi_put (resolver, other, to);
        }
      for (AciesUnitId i = 0; i < state->n_units && !open; i++)
        strikes |= is_met (state, unit, i, way[gone]) && acies_lvi_check_may_charge (state, unit, i, NULL);
      gone += open || strikes;
    }
  while (gone > 0 && !acies_lvi_has_room (state, unit, way[gone - 1]))
    gone--;

  return gone;
}

/* LVI-R46, LVI-L56: a unit that retires is routed now; the pursuer strikes, and is not struck back. */
static void
catch_quarry (AciesResolver *resolver,
              AciesUnitId    unit,
              AciesUnitId    quarry)
{
  const AciesState    *state = resolver->state;
  const AciesLviCombat none = { 0 };
  gboolean             retired = acies_lvi_then (state, quarry) == LVI_THEN_HAS_RETIRED;

  acies_log_unit (resolver, LVI_LOG_CAUGHT, quarry);
  acies_lvi_set_then (resolver, quarry, LVI_THEN_CAUGHT);
  if (retired)
    rout (resolver, quarry);
  if (!acies_state_unit_is_on_board (state, quarry))
    return;
  acies_step_push (resolver, LVI_STEP_HACK_READ);
  acies_resolver_ask_dice (resolver, state->units[unit].side, unit, LVI_D6, acies_lvi_first_line (state, &none, unit),
                           acies_lvi_number (state, LVI_NUMBER_FREE_HACK));
}

void
acies_lvi_read_chase (AciesResolver   *resolver,
                      const AciesStep *step)
{
  const AciesState *state = resolver->state;
  AciesUnitId       unit = acies_lvi_block (state)->of_roll;
  AciesUnitId       quarry = (AciesUnitId) (acies_lvi_block (state)->quarry - 1); /* valid if @chases */
  gboolean          chases = acies_lvi_block (state)->quarry > 0;
  AciesHex          start = state->units[unit].hex;
  AciesHex          way[ACIES_MAX_HEXES];
  AciesLviMover     mover = { .from = ACIES_NO_HEX };
  guint             n = 0;
  gboolean          met;

  acies_lvi_find_mover (state, &mover);
  if (chases)
    n = find_way_beside (state, unit, state->units[quarry].hex, way);
  else
    {
      /* LVI-R47: in the direction of the enemy that was beaten. */
      AciesVector on = acies_hex_vector (start, mover.from);
      AciesHex    hex = acies_hex_add (start, on);

      for (; n < LVI_MAX_WAY && hex != ACIES_NO_HEX && acies_board_contains (state->board, hex) && is_passable (state, unit, hex); hex = acies_hex_add (hex, on))
        way[n++] = hex;
    }
  acies_lvi_set_then (resolver, unit, LVI_THEN_NOTHING);
  has_run (resolver, unit, LVI_DID_PURSUE);
  n = how_far (resolver, unit, way, n);
  acies_log_move (resolver, LVI_LOG_PURSUED, unit, start, n > 0 ? way[n - 1] : start);
  if (n > 0)
    acies_lvi_run (resolver, unit, way, n, LVI_DID_PURSUE);
  if (!acies_state_unit_is_on_board (state, unit))
    return;
  met = charge_others (resolver, unit, start, n > 1 ? way[n - 2] : start);
  if (state->turn.phase < LVI_PHASE_COMBAT)
    acies_lvi_mark_engaged (resolver);
  acies_unit_set_mark (resolver, unit, LVI_MARK_PURSUING, !met);
  /* LVI-R54 */
  if (!met && state->switches[LVI_SWITCH_LOOTING] && state->sides[acies_lvi_enemy (state->units[unit].side)].camp == state->units[unit].hex)
    {
      acies_unit_set_mark (resolver, unit, LVI_MARK_PURSUING, FALSE);
      acies_unit_set_mark (resolver, unit, LVI_MARK_LOOTING, TRUE);
      acies_log_unit (resolver, LVI_LOG_LOOTS, unit);
    }
  if (chases && acies_state_unit_is_on_board (state, quarry) && acies_hex_distance (state->units[unit].hex, state->units[quarry].hex) == 1)
    catch_quarry (resolver, unit, quarry);
}

void
acies_lvi_read_hack (AciesResolver   *resolver,
                     const AciesStep *step)
{
  const AciesState *state = resolver->state;
  AciesUnitId       quarry = acies_lvi_block (state)->quarry - 1;
  guint             hits = acies_lvi_judge (resolver, acies_lvi_number (state, LVI_NUMBER_FREE_HACK));

  acies_log_entry (resolver, LVI_LOG_HACKED, .unit = quarry, .hex = state->units[quarry].hex, .dice = state->dice,
                   .number = (gint16) hits, .number2 = (gint16) acies_lvi_number (state, LVI_NUMBER_FREE_HACK));
  acies_lvi_lose_bases (resolver, quarry, hits, LVI_LOG_DESTROYED);
}

/* --- routs that go on -------------------------------------------------------------------------- */

static AciesUnitId
find_with (const AciesState  *state,
           AciesLviPostCombat then)
{
  for (AciesUnitId i = 0; i < state->n_units; i++)
    {
      if (acies_state_unit_is_on_board (state, i) && acies_lvi_then (state, i) == then)
        return i;
    }

  return ACIES_NO_UNIT;
}

void
acies_lvi_next_rout (AciesResolver   *resolver,
                     const AciesStep *step)
{
  const AciesState *state = resolver->state;
  AciesSide         first = acies_lvi_first_side (state);
  AciesUnitId       chaser = find_with (state, LVI_THEN_CHASE);
  AciesUnitId       fled = find_with (state, LVI_THEN_HAS_ROUTED);
  AciesUnitId       unit = ACIES_NO_UNIT;

  /* The side that acts first flees first. */
  for (guint i = 0; i < 2u * state->n_units && unit == ACIES_NO_UNIT; i++)
    {
      AciesUnitId routed = (AciesUnitId) (i % state->n_units);

      if (state->units[routed].side == (i < state->n_units ? first : acies_lvi_enemy (first)) && acies_state_unit_is_on_board (state, routed) &&
          acies_lvi_has (state, routed, LVI_MARK_ROUTED) && !acies_lvi_has (state, routed, LVI_MARK_MOVED) && !acies_lvi_has (state, routed, LVI_MARK_ENGAGED))
        unit = routed;
    }
  if (chaser == ACIES_NO_UNIT && fled == ACIES_NO_UNIT && unit == ACIES_NO_UNIT)
    {
      /* A unit that was caught, in this phase or after the last combats, has to be beaten again. */
      for (AciesUnitId caught = find_with (state, LVI_THEN_CAUGHT); caught != ACIES_NO_UNIT; caught = find_with (state, LVI_THEN_CAUGHT))
        acies_lvi_set_then (resolver, caught, LVI_THEN_NOTHING);
      return;
    }
  acies_step_push (resolver, LVI_STEP_ROUTS);
  if (chaser != ACIES_NO_UNIT && fled != ACIES_NO_UNIT)
    {
      LVI_SET (resolver, of_roll, chaser);
      acies_lvi_ask_flight (resolver, chaser, LVI_STEP_CHASE_READ);
    }
  else if (chaser != ACIES_NO_UNIT)
    acies_lvi_set_then (resolver, chaser, LVI_THEN_NOTHING); /* another has caught it, or it is gone */
  else if (fled != ACIES_NO_UNIT)
    acies_lvi_leave_field (resolver, fled);
  else
    {
      /* LVI-R49: those of its pursuers run behind it that still pursue. */
      for (AciesUnitId other = 0; other < state->n_units; other++)
        {
          if (state->units[other].side != state->units[unit].side && acies_lvi_is_near (state, other) && acies_lvi_has (state, other, LVI_MARK_PURSUING) &&
              !acies_lvi_has (state, other, LVI_MARK_ENGAGED) && acies_hex_distance (state->units[other].hex, state->units[unit].hex) == 1)
            acies_lvi_set_then (resolver, other, LVI_THEN_CHASE);
        }
      acies_lvi_set_then (resolver, unit, LVI_THEN_ROUT);
      LVI_SET (resolver, quarry, (guint8) (unit + 1));
      LVI_SET (resolver, of_roll, unit);
      acies_lvi_ask_flight (resolver, unit, LVI_STEP_FLIGHT_READ);
    }
}

/* LVI-H10, LVI-R45: as far as there is room, away from the enemy that beat it, then from the nearest (LVI-R49); the first flight with
 * an inch more for each die (LVI-L26). */
void
acies_lvi_end_flight (AciesResolver   *resolver,
                      const AciesStep *step)
{
  const AciesState *state = resolver->state;
  AciesUnitId       unit = acies_lvi_block (state)->of_roll;
  gboolean          first = state->turn.phase != LVI_PHASE_MANOEUVRE;
  gboolean          routs = acies_lvi_then (state, unit) == LVI_THEN_ROUT;
  AciesHex          hex = state->units[unit].hex;
  AciesHex          from = ACIES_NO_HEX;
  AciesHex          way[ACIES_MAX_COLUMNS];
  AciesLviMover     mover;
  guint             n;

  for (AciesUnitId i = 0; i < state->n_units; i++)
    {
      if (state->units[i].side != state->units[unit].side && acies_lvi_is_near (state, i) &&
          (from == ACIES_NO_HEX || acies_hex_distance (state->units[i].hex, hex) < acies_hex_distance (from, hex)))
        from = state->units[i].hex;
    }
  if (from == ACIES_NO_HEX)
    from = acies_hex (acies_hex_column (hex), state->units[unit].side == 0 ? 0 : state->board->rows - 1);
  if (first && acies_lvi_find_mover (state, &mover))
    from = mover.from;
  n = acies_lvi_find_flight (state, unit, from, acies_lvi_read_flight (resolver, unit, first), FALSE, way);
  if (n == 0)
    n = way_to_fall_back (state, unit, from, way);
  if (n == 0)
    {
      acies_lvi_set_then (resolver, unit, LVI_THEN_NOTHING);
      acies_lvi_lose_bases (resolver, unit, LVI_ALL_BASES, LVI_LOG_NO_WAY);
      return;
    }
  acies_lvi_set_then (resolver, unit, routs ? LVI_THEN_HAS_ROUTED : LVI_THEN_HAS_RETIRED);
  acies_log_move (resolver, LVI_LOG_FLED, unit, state->units[unit].hex, way[n - 1]);
  acies_lvi_run (resolver, unit, way, n, LVI_DID_FLEE);
}
