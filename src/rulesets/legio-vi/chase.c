/* chase.c - Legio VI: pursuers on their way, free hacks, and routs that go on
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/legio-vi/parts.h"

#include "rulesets/shared/notes.h"
#include "rulesets/shared/steps.h"
#include "rulesets/shared/units.h"

#include <string.h>

/* --- the way ------------------------------------------------------------------------------------ */

static gboolean
is_passable (const AciesState *state,
             AciesUnitId       unit,
             AciesHex          hex)
{
  AciesUnitId there = hex != ACIES_NO_HEX ? acies_stack_in_layer (state, hex, 0) : ACIES_NO_UNIT;

  return acies_lvi_may_enter (state, unit, hex) && (there == ACIES_NO_UNIT || (state->units[there].side == state->units[unit].side && !acies_lvi_has (state, there, LVI_MARK_RAMPAGING)));
}

/* Steps from where @unit stands, and 1 more; 0: no way leads there. @steps: of ACIES_MAX_HEXES */
static void
count_steps (const AciesState *state,
             AciesUnitId       unit,
             guint8           *steps)
{
  AciesHex queue[ACIES_MAX_HEXES];
  guint    done = 0, n = 0;

  memset (steps, 0, ACIES_MAX_HEXES);
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
  guint8   steps[ACIES_MAX_HEXES];
  AciesHex end;
  guint    length;

  count_steps (state, unit, steps);
  end = nearest_beside (state, unit, to, steps, TRUE);
  length = end != ACIES_NO_HEX ? steps[end] - 1u : 0;
  for (guint i = length; i > 0; i--)
    {
      way[i - 1] = end;
      end = nearest_beside (state, unit, end, steps, FALSE);
    }

  return length;
}

/* LVI-R47: in the direction of who stood on @at. */
static guint
find_way_on (const AciesState *state,
             AciesUnitId       unit,
             AciesHex          at,
             AciesHex         *way)
{
  AciesVector step = acies_hex_vector (state->units[unit].hex, at);
  AciesHex    hex = acies_hex_add (state->units[unit].hex, step);
  guint       n = 0;

  while (n < LVI_MAX_WAY && hex != ACIES_NO_HEX && acies_board_contains (state->board, hex) && is_passable (state, unit, hex))
    {
      way[n++] = hex;
      hex = acies_hex_add (hex, step);
    }

  return n;
}

/* --- new enemies -------------------------------------------------------------------------------- */

/* Whoever flees himself stops nobody. */
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

/* LVI-R48: light troops do so if they can. Returns: whether nobody stays. */
static gboolean
make_way (AciesResolver *resolver,
          AciesUnitId    unit,
          AciesHex       hex)
{
  const AciesState *state = resolver->state;
  gboolean          open = TRUE;

  for (guint i = 0; i < state->n_units; i++)
    {
      AciesUnitId other = (AciesUnitId) i;
      AciesHex    to;

      if (!is_met (state, unit, i, hex))
        continue;
      to = acies_lvi_is_light (state, other) && !acies_lvi_has (state, other, LVI_MARK_ENGAGED) ? acies_lvi_way_back (state, other, hex) : ACIES_NO_HEX;
      if (to == ACIES_NO_HEX)
        {
          open = FALSE;
          continue;
        }
      acies_note_move (resolver, LVI_NOTE_GAVE_WAY, other, state->units[i].hex, to);
      acies_lvi_put (resolver, other, to);
    }

  return open;
}

static guint
row_between (const AciesState *state,
             AciesUnitId       unit,
             AciesUnitId       other)
{
  for (guint i = 0; i < LVI_MAX_CONTACTS; i++)
    {
      const AciesLviContact *contact = acies_lvi_contact (state, i);

      if (acies_lvi_is_fight (state, contact) && acies_lvi_opponent (contact, unit) == other)
        return i;
    }

  return acies_lvi_free_contact (state);
}

/* LVI-R48: is an enemy beside @hex whom it may charge? */
static gboolean
may_strike_from (const AciesState *state,
                 AciesUnitId       unit,
                 AciesHex          hex)
{
  for (guint i = 0; i < state->n_units; i++)
    {
      if (is_met (state, unit, i, hex) && acies_lvi_check_may_charge (state, unit, (AciesUnitId) i, NULL))
        return TRUE;
    }

  return FALSE;
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

  for (guint i = 0; i < state->n_units; i++)
    {
      guint row;

      if (!is_met (state, unit, i, hex) || !acies_lvi_check_may_charge (state, unit, (AciesUnitId) i, NULL))
        continue;
      acies_note_move (resolver, LVI_NOTE_STRIKES, unit, hex, state->units[i].hex);
      met = TRUE;
      if (acies_lvi_class (state, (AciesUnitId) i) == LVI_CHARIOTS)
        {
          acies_lvi_destroy (resolver, (AciesUnitId) i, LVI_NOTE_OVERRUN);
          continue;
        }
      row = row_between (state, unit, (AciesUnitId) i);
      if (row == LVI_NO_CONTACT)
        continue;
      acies_lvi_set_contact (resolver, row,
                             (AciesLviContact) {
                                 .a = (guint8) (unit + 1),
                                 .b = (guint8) (i + 1),
                                 .kind = LVI_MET_CHARGED,
                                 .arc = (guint8) acies_lvi_struck_arc (state, (AciesUnitId) i, began, hex),
                                 .step = (guint8) acies_lvi_step_of (before, hex),
                                 .marks = LVI_FRESH,
                                 .at = acies_block_hex (state->units[i].hex),
                             });
    }

  return met;
}

/* --- the run ------------------------------------------------------------------------------------ */

/* As far as the dice and the enemies let it, and back to the last hex with room. LVI-R48: it does not come beside enemies of whom
 * it may charge none. Returns: hexes of @way */
static guint
how_far (AciesResolver  *resolver,
         AciesUnitId     unit,
         const AciesHex *way,
         guint           n)
{
  guint hexes = acies_lvi_inches (resolver->state) / 2;
  guint left = MIN (n, hexes);
  guint gone = 0;

  acies_lvi_note_dice (resolver, LVI_NOTE_CHASE_ROLLED, unit, hexes, 0);

  for (gboolean open = TRUE; open && gone < left;)
    {
      open = make_way (resolver, unit, way[gone]);
      gone += open || may_strike_from (resolver->state, unit, way[gone]);
    }
  while (gone > 0 && !acies_lvi_has_room (resolver->state, unit, way[gone - 1]))
    gone--;

  return gone;
}

/* LVI-R54 */
static void
loot (AciesResolver *resolver,
      AciesUnitId    unit)
{
  const AciesState *state = resolver->state;

  if (!state->switches[LVI_SWITCH_LOOTING] || state->sides[acies_lvi_enemy (state->units[unit].side)].camp != state->units[unit].hex)
    return;
  acies_unit_set_mark (resolver, unit, LVI_MARK_PURSUING, FALSE);
  acies_unit_set_mark (resolver, unit, LVI_MARK_LOOTING, TRUE);
  acies_note_unit (resolver, LVI_NOTE_LOOTS, unit);
}

/* LVI-R46, LVI-L56: who retires is routed now; the pursuer strikes, and nobody strikes back. */
static void
catch_quarry (AciesResolver *resolver,
              AciesUnitId    unit,
              AciesUnitId    quarry)
{
  const AciesState *state = resolver->state;
  gboolean          retired = acies_lvi_then (state, quarry) == LVI_THEN_HAS_RETIRED;

  acies_note_unit (resolver, LVI_NOTE_CAUGHT, quarry);
  acies_lvi_set_then (resolver, quarry, LVI_THEN_CAUGHT);
  if (retired)
    acies_lvi_rout (resolver, quarry);
  if (!acies_state_unit_is_on_board (state, quarry))
    return;
  acies_step_push (resolver, LVI_STEP_HACK_READ);
  acies_resolver_ask_dice (resolver, state->units[unit].side, unit, LVI_D6, acies_lvi_striking_bases (state, unit),
                           acies_lvi_number (state, LVI_NUMBER_FREE_HACK));
}

static void
read_chase (AciesResolver *resolver,
            AciesUnitId    unit,
            AciesHex       at)
{
  const AciesState *state = resolver->state;
  guint             quarry = acies_lvi_block (state)->quarry;
  AciesHex          start = state->units[unit].hex;
  AciesHex          way[ACIES_MAX_HEXES];
  guint             n = quarry > 0 ? find_way_beside (state, unit, state->units[quarry - 1].hex, way) : find_way_on (state, unit, at, way);
  gboolean          caught, met;

  acies_lvi_set_then (resolver, unit, LVI_THEN_NOTHING);
  acies_lvi_has_run (resolver, unit, LVI_DID_PURSUE);
  n = how_far (resolver, unit, way, n);
  acies_note_move (resolver, LVI_NOTE_PURSUED, unit, start, n > 0 ? way[n - 1] : start);
  if (n > 0)
    acies_lvi_run (resolver, unit, way, n, LVI_DID_PURSUE);
  if (!acies_state_unit_is_on_board (state, unit))
    return;
  met = charge_others (resolver, unit, start, n > 1 ? way[n - 2] : start);
  if (state->turn.phase < LVI_PHASE_COMBAT)
    acies_lvi_mark_engaged (resolver);
  acies_unit_set_mark (resolver, unit, LVI_MARK_PURSUING, !met);
  caught = quarry > 0 && acies_state_unit_is_on_board (state, (AciesUnitId) (quarry - 1)) &&
           acies_hex_distance (state->units[unit].hex, state->units[quarry - 1].hex) == 1;
  if (!met)
    loot (resolver, unit);
  if (caught)
    catch_quarry (resolver, unit, (AciesUnitId) (quarry - 1));
}

static void
read_hack (AciesResolver *resolver,
           AciesUnitId    quarry)
{
  const AciesState *state = resolver->state;
  guint             hits = acies_lvi_judge (resolver, acies_lvi_number (state, LVI_NUMBER_FREE_HACK));

  acies_log_entry (resolver, LVI_NOTE_HACKED, .unit = quarry, .hex = state->units[quarry].hex, .dice = state->dice,
                   .number = (gint16) hits, .number2 = (gint16) acies_lvi_number (state, LVI_NUMBER_FREE_HACK));
  acies_lvi_lose_bases (resolver, quarry, hits);
}

/* --- routs that go on --------------------------------------------------------------------------- */

static gboolean
is_to_flee (const AciesState *state,
            AciesUnitId       unit)
{
  return acies_state_unit_is_on_board (state, unit) && acies_lvi_has (state, unit, LVI_MARK_ROUTED) && !acies_lvi_has (state, unit, LVI_MARK_MOVED) &&
         !acies_lvi_has (state, unit, LVI_MARK_ENGAGED);
}

static AciesUnitId
find_with (const AciesState *state,
           AciesLviThen      then)
{
  for (guint i = 0; i < state->n_units; i++)
    {
      if (acies_state_unit_is_on_board (state, (AciesUnitId) i) && acies_lvi_then (state, (AciesUnitId) i) == then)
        return (AciesUnitId) i;
    }

  return ACIES_NO_UNIT;
}

/* The side that acts first flees first. */
static AciesUnitId
next_to_flee (const AciesState *state)
{
  AciesSide first = acies_lvi_enemy (acies_lvi_block (state)->initiative - 1);

  for (guint i = 0; i < 2u * state->n_units; i++)
    {
      AciesUnitId unit = (AciesUnitId) (i % state->n_units);

      if (state->units[unit].side == (i < state->n_units ? first : acies_lvi_enemy (first)) && is_to_flee (state, unit))
        return unit;
    }

  return ACIES_NO_UNIT;
}

static AciesUnitId
nearest_enemy (const AciesState *state,
               AciesUnitId       unit)
{
  AciesUnitId best = ACIES_NO_UNIT;

  for (guint i = 0; i < state->n_units; i++)
    {
      if (state->units[i].side != state->units[unit].side && acies_lvi_is_near (state, (AciesUnitId) i) &&
          (best == ACIES_NO_UNIT || acies_hex_distance (state->units[i].hex, state->units[unit].hex) < acies_hex_distance (state->units[best].hex, state->units[unit].hex)))
        best = (AciesUnitId) i;
    }

  return best;
}

/* LVI-R49: those of its pursuers run behind it that still pursue. */
static void
flee_on (AciesResolver *resolver,
         AciesUnitId    unit)
{
  const AciesState *state = resolver->state;

  for (guint i = 0; i < state->n_units; i++)
    {
      AciesUnitId other = (AciesUnitId) i;

      if (state->units[i].side != state->units[unit].side && acies_lvi_is_near (state, other) && acies_lvi_has (state, other, LVI_MARK_PURSUING) &&
          !acies_lvi_has (state, other, LVI_MARK_ENGAGED) && acies_hex_distance (state->units[i].hex, state->units[unit].hex) == 1)
        acies_lvi_set_then (resolver, other, LVI_THEN_CHASE);
    }
  acies_lvi_set_then (resolver, unit, LVI_THEN_ROUT);
  LVI_SET (resolver, quarry, (guint8) (unit + 1));
  LVI_SET (resolver, of_roll, unit);
  acies_lvi_ask_flight (resolver, unit, LVI_STEP_FLIGHT_READ);
}

/* Who was caught, in this phase or after the last combats, has to be beaten again. */
static void
forget_flights (AciesResolver *resolver)
{
  for (AciesUnitId unit = find_with (resolver->state, LVI_THEN_CAUGHT); unit != ACIES_NO_UNIT; unit = find_with (resolver->state, LVI_THEN_CAUGHT))
    acies_lvi_set_then (resolver, unit, LVI_THEN_NOTHING);
  for (AciesUnitId unit = find_with (resolver->state, LVI_THEN_CHASE); unit != ACIES_NO_UNIT; unit = find_with (resolver->state, LVI_THEN_CHASE))
    acies_lvi_set_then (resolver, unit, LVI_THEN_NOTHING);
}

static void
go_on_with_routs (AciesResolver *resolver)
{
  const AciesState *state = resolver->state;
  AciesUnitId       chaser = find_with (state, LVI_THEN_CHASE);
  AciesUnitId       fled = find_with (state, LVI_THEN_HAS_ROUTED);
  AciesUnitId       unit = next_to_flee (state);

  if (chaser == ACIES_NO_UNIT && fled == ACIES_NO_UNIT && unit == ACIES_NO_UNIT)
    {
      forget_flights (resolver);
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
    flee_on (resolver, unit);
}

static void
read_flight (AciesResolver *resolver,
             AciesUnitId    unit)
{
  const AciesState *state = resolver->state;
  gboolean          first = state->turn.phase != LVI_PHASE_MANOEUVRE;
  AciesUnitId       enemy = nearest_enemy (state, unit);
  AciesHex          edge = acies_hex (acies_hex_column (state->units[unit].hex), state->units[unit].side == 0 ? 0 : state->board->rows - 1);
  AciesHex          from = enemy != ACIES_NO_UNIT ? state->units[enemy].hex : edge;
  AciesLviMover     mover;

  if (first && acies_lvi_find_mover (state, &mover))
    from = mover.from;
  acies_lvi_fly (resolver, unit, from, first);
}

void
acies_lvi_pursuit_step (AciesResolver   *resolver,
                        const AciesStep *step)
{
  const AciesState *state = resolver->state;
  AciesUnitId       unit = acies_lvi_block (state)->of_roll;
  AciesLviMover     mover = { .from = ACIES_NO_HEX };

  switch (step->kind)
    {
    case LVI_STEP_FLIGHT_READ:
      read_flight (resolver, unit);
      break;

    case LVI_STEP_CHASE_READ:
      acies_lvi_find_mover (state, &mover);
      read_chase (resolver, unit, mover.from);
      break;

    case LVI_STEP_HACK_READ:
      read_hack (resolver, (AciesUnitId) (acies_lvi_block (state)->quarry - 1));
      break;

    default: /* LVI_STEP_ROUTS */
      go_on_with_routs (resolver);
      break;
    }
}
