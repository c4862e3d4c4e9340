/* charge.c - Legio VI: charges that are moved
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/legio-vi/parts.h"

#include "rulesets/shared/shared.h"

#define HEXES_OF_A_CHARGE 2

static gboolean
wants_to_charge (const AciesState      *state,
                 const AciesLviContact *contact)
{
  return contact->kind < LVI_MET_CHARGED;
}

/* LVI-L28, LVI-R57: one hex of a charge. */
static void
step_to (AciesResolver *resolver,
         AciesUnitId    unit,
         AciesHex       to)
{
  AciesHex from = resolver->state->units[unit].hex;

  acies_lvi_put (resolver, unit, to);
  acies_lvi_step_on_ground (resolver, unit, from, to);
}

static void
has_charged (AciesResolver *resolver,
             AciesUnitId    unit)
{
  acies_unit_set_mark (resolver, unit, LVI_MARK_MOVED, TRUE);
  acies_lvi_set_did (resolver, unit, LVI_DID_CHARGE);
}

/* --- into the empty --------------------------------------------------------------------------- */

/* The next hex on the way to where the target stood, if nobody keeps it from there. */
static AciesHex
next_hex (const AciesState *state,
          AciesUnitId       unit,
          AciesHex          at)
{
  AciesHex from = state->units[unit].hex;
  AciesHex best = ACIES_NO_HEX;

  for (guint d = 0; d < ACIES_N_DIRECTIONS; d++)
    {
      AciesHex next = acies_board_neighbour (state->board, from, (AciesDirection) d);

      if (!acies_lvi_may_enter (state, unit, next) || !acies_lvi_has_room (state, unit, next) || acies_hex_distance (next, at) >= acies_hex_distance (from, at) ||
          acies_lvi_enemy_within (state, state->units[unit].side, next, 1) ||
          (acies_lvi_is_formed (state, unit) && !acies_lvi_is_in_front (state, unit, from, next)))
        continue;
      if (best == ACIES_NO_HEX || acies_lvi_prefers (state, state->units[unit].side, next, best))
        best = next;
    }

  return best;
}

/* LVI-R34 */
static void
charge_thin_air (AciesResolver *resolver,
                 guint          i)
{
  const AciesState     *state = resolver->state;
  const AciesLviContact contact = *acies_lvi_contact (state, i);
  AciesUnitId           unit = contact.a - 1;
  AciesHex              from = state->units[unit].hex;
  AciesHex              at = acies_block_get_hex (contact.at);

  acies_lvi_drop_contact (resolver, i);
  for (guint n = 0; n < HEXES_OF_A_CHARGE && state->units[unit].hex != at; n++)
    {
      AciesHex next = next_hex (state, unit, at);

      if (next == ACIES_NO_HEX)
        break;
      step_to (resolver, unit, next);
    }
  has_charged (resolver, unit);
  acies_note_move (resolver, LVI_NOTE_MET_NOBODY, unit, from, state->units[unit].hex);
}

/* LVI-L52 */
static gboolean
may_stay (const AciesState *state,
          AciesUnitId       unit)
{
  return acies_lvi_is_of (state, unit, LVI_INFANTRY) && acies_lvi_is_formed (state, unit) && acies_lvi_property (state, unit, LVI_GRADE) <= LVI_GRADE_B;
}

void
acies_lvi_stay (AciesResolver *resolver,
                gboolean       stays)
{
  guint i = acies_lvi_block (resolver->state)->of_contact;

  if (stays)
    acies_lvi_drop_contact (resolver, i);
  else
    charge_thin_air (resolver, i);
}

/* --- through ---------------------------------------------------------------------------------- */

/* LVI-H21: the second hex beyond, or the next on the line with room; NO_HEX: there is none. */
AciesHex
acies_lvi_far_side (const AciesState *state,
                    AciesUnitId       unit,
                    AciesHex          from,
                    AciesHex          at)
{
  AciesVector way = acies_hex_vector (from, at);
  AciesHex    hex = at;

  for (guint n = 1;; n++)
    {
      hex = acies_hex_add (hex, way);
      if (hex == ACIES_NO_HEX || !acies_board_contains (state->board, hex) || !acies_lvi_may_enter (state, unit, hex))
        return ACIES_NO_HEX;
      if (n >= (guint) acies_lvi_number (state, LVI_NUMBER_PASS_THROUGH) && acies_lvi_has_room (state, unit, hex))
        return hex;
    }
}

/* LVI-L51, LVI-R35. @points: of disorder for those it passes through */
static void
pass_through (AciesResolver *resolver,
              guint          i,
              guint          points)
{
  const AciesState     *state = resolver->state;
  const AciesLviContact contact = *acies_lvi_contact (state, i);
  AciesUnitId           unit = contact.a - 1, target = contact.b - 1;
  AciesHex              start = state->units[unit].hex;
  AciesHex              beside = acies_lvi_charge_hex (state, unit, target, contact.step);
  AciesHex              end;

  acies_lvi_drop_contact (resolver, i);
  if (beside != start)
    step_to (resolver, unit, beside);
  end = acies_lvi_far_side (state, unit, beside, state->units[target].hex);
  if (end != ACIES_NO_HEX)
    acies_lvi_put (resolver, unit, end);
  has_charged (resolver, unit);
  acies_note_move (resolver, LVI_NOTE_PASSED, unit, start, state->units[unit].hex);
  acies_lvi_points (resolver, target, points, LVI_CAUSE_COMBAT);
}

static void
read_gaps (AciesResolver *resolver)
{
  const AciesState *state = resolver->state;
  guint             i = acies_lvi_block (state)->of_contact;
  AciesLviContact   contact = *acies_lvi_contact (state, i);

  acies_lvi_note_die (resolver, LVI_NOTE_GAPS_ROLLED, contact.b - 1, acies_lvi_shown (state, 0), 0, NULL);
  if (acies_lvi_shown (state, 0) <= acies_lvi_number (state, LVI_NUMBER_GAPS))
    {
      acies_note_unit (resolver, LVI_NOTE_GAPS, contact.b - 1);
      pass_through (resolver, i, 0);
      return;
    }
  contact.marks |= LVI_NO_GAPS;
  acies_lvi_set_contact (resolver, i, contact);
}

/* --- contact ---------------------------------------------------------------------------------- */

static void
meet (AciesResolver *resolver,
      guint          i,
      AciesHex       hex)
{
  const AciesState *state = resolver->state;
  AciesLviContact   contact = *acies_lvi_contact (state, i);
  AciesUnitId       unit = contact.a - 1, target = contact.b - 1;
  AciesHex          from = state->units[unit].hex;

  if (hex != from)
    {
      step_to (resolver, unit, hex);
      acies_note_move (resolver, LVI_NOTE_MET, unit, from, hex);
    }
  contact.arc = (guint8) acies_lvi_struck_arc (state, target, from, hex);
  contact.step = (guint8) acies_lvi_step_of (from, hex);
  contact.marks &= LVI_COUNTERED;
  has_charged (resolver, unit);
  if (contact.kind == LVI_BOTH_CHARGE)
    acies_lvi_set_did (resolver, target, LVI_DID_CHARGE);
  contact.kind = contact.kind == LVI_BOTH_CHARGE ? LVI_MET_BOTH_CHARGED : LVI_MET_CHARGED;
  acies_lvi_set_contact (resolver, i, contact);
  acies_lvi_mark_engaged (resolver);
}

/* LVI-R31: a unit that was reached fights where it stands. */
static void
charge_from_where_it_stands (AciesResolver *resolver,
                             guint          i)
{
  const AciesState     *state = resolver->state;
  const AciesLviContact contact = *acies_lvi_contact (state, i);
  AciesHex              hex = state->units[contact.a - 1].hex;

  if (acies_state_unit_is_on_board (state, contact.b - 1) && acies_hex_distance (hex, state->units[contact.b - 1].hex) == 1 &&
      acies_lvi_charge_hex (state, contact.a - 1, contact.b - 1, 0) == hex)
    meet (resolver, i, hex);
  else
    acies_lvi_drop_contact (resolver, i);
}

static void
charge_home (AciesResolver *resolver,
             guint          i)
{
  const AciesState     *state = resolver->state;
  const AciesLviContact contact = *acies_lvi_contact (state, i);
  AciesUnitId           unit = contact.a - 1, target = contact.b - 1;
  AciesHex              hex = acies_lvi_charge_hex (state, unit, target, contact.step);
  gboolean              beast = acies_lvi_is_beast (state, unit);

  if (hex == ACIES_NO_HEX)
    charge_thin_air (resolver, i);
  else if (beast && acies_lvi_is_light (state, target))
    pass_through (resolver, i, (guint) acies_lvi_number (state, LVI_NUMBER_PASSED));
  else if (beast && acies_lvi_is_formed (state, target) && acies_lvi_property (state, target, LVI_FORMATION) == LVI_OPEN_RANKS && !(contact.marks & LVI_NO_GAPS))
    {
      LVI_SET (resolver, of_contact, (guint8) i);
      acies_step_push (resolver, LVI_STEP_CHARGE_GAPS_READ);
      acies_resolver_ask_dice (resolver, state->units[target].side, target, LVI_D6, 1, 0);
    }
  else
    meet (resolver, i, hex);
}

/* LVI-R30 */
static void
charge_next (AciesResolver *resolver)
{
  const AciesState *state = resolver->state;
  guint             i = acies_lvi_next_contact (state, wants_to_charge);
  AciesLviContact   contact;

  if (i == LVI_NO_CONTACT)
    return;
  contact = *acies_lvi_contact (state, i);
  LVI_SET (resolver, taken, 0);
  acies_step_push (resolver, LVI_STEP_CHARGES);
  if (!acies_state_unit_is_on_board (state, contact.a - 1))
    acies_lvi_drop_contact (resolver, i);
  else if (acies_lvi_has (state, contact.a - 1, LVI_MARK_ENGAGED))
    charge_from_where_it_stands (resolver, i);
  else if (contact.kind == LVI_EVADED && may_stay (state, contact.a - 1))
    {
      LVI_SET (resolver, of_contact, (guint8) i);
      acies_question_ask_side (resolver, LVI_ASK_STAY, state->units[contact.a - 1].side, contact.a - 1, 0);
    }
  else if (contact.kind == LVI_EVADED || !acies_state_unit_is_on_board (state, contact.b - 1))
    charge_thin_air (resolver, i);
  else
    charge_home (resolver, i);
}

void
acies_lvi_charge_step (AciesResolver   *resolver,
                       const AciesStep *step)
{
  if (step->kind == LVI_STEP_CHARGES)
    charge_next (resolver);
  else
    read_gaps (resolver);
}
