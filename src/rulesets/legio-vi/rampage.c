/* rampage.c - Legio VI: elephants and chariots that obey nobody any more
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/legio-vi/parts.h"

#include "rulesets/shared/shared.h"

/* LVI-H19, LVI-U5: a die for the direction, and those for the distance. */
void
acies_lvi_rampage (AciesResolver *resolver,
                   AciesUnitId    unit)
{
  const AciesState    *state = resolver->state;
  const AciesDicePool *pool = &state->ruleset->pools[acies_lvi_value (state, unit, LVI_RAMPAGE_DICE)];
  guint8               dice[1 + ACIES_MAX_POOL] = { LVI_D6 };

  for (guint i = 0; i < pool->n; i++)
    dice[1 + i] = pool->dice[i];
  LVI_SET (resolver, of_roll, unit);
  acies_step_push (resolver, LVI_STEP_RAMPAGE_READ);
  acies_resolver_ask_dice_of (resolver, state->units[unit].side, unit, dice, 1u + pool->n, 0);
}

/* --- where it ends -------------------------------------------------------------------------- */

static void
set_rush (AciesResolver *resolver,
          AciesLviRush   rush)
{
  LVI_SET (resolver, rush, rush);
}

/* It shakes no friends: who calls says whether it does. */
void
acies_lvi_remove (AciesResolver *resolver,
                  AciesUnitId    unit)
{
  AciesUnit value = resolver->state->units[unit];

  value.place = ACIES_PLACE_LOST;
  value.hex = ACIES_NO_HEX;
  value.figures = 0;
  value.marks = 0;
  acies_resolver_set_unit_by (resolver, unit, value, ACIES_CAUSE_BESIDE);
}

/* LVI-R53: of its unit nothing else is left. */
static void
lose_last (AciesResolver *resolver,
           AciesUnitId    unit)
{
  const AciesState *state = resolver->state;
  AciesHex          hex = state->units[unit].hex;
  AciesUnitId       leader = acies_stack_in_layer (state, hex, LVI_LAYER_LEADERS);
  AciesUnit         value = state->units[unit];

  value.marks = 1u << LVI_MARK_RAMPAGING;
  value.status = 0;
  value.properties[LVI_DISORDER] = 0;
  acies_resolver_set_unit (resolver, unit, value);
  if (leader != ACIES_NO_UNIT && acies_state_unit_is_on_board (state, leader))
    acies_lvi_dislodge (resolver, leader);
}

/* LVI-H19: a unit by itself. Where there is no room for one more in the position, it has run off. */
static AciesUnitId
split_off (AciesResolver *resolver,
           AciesUnitId    unit)
{
  const AciesState *state = resolver->state;
  AciesUnitId       slot = acies_state_free_slot (state);
  AciesUnit         model = state->units[unit];

  acies_unit_lose_figures (resolver, unit, 1, ACIES_NOTE_HIT);
  acies_lvi_settle (resolver, unit);
  model.figures = 1;
  model.marks = 1u << LVI_MARK_RAMPAGING;
  model.status = 0;
  model.hex = ACIES_NO_HEX;
  model.place = ACIES_PLACE_LOST;
  model.properties[LVI_DISORDER] = 0;
  model.properties[LVI_START] = 1;
  if (slot != ACIES_NO_UNIT)
    acies_resolver_set_unit (resolver, slot, model);

  return slot;
}

/* @hex: NO_HEX: nowhere on the board */
static void
come_to (AciesResolver *resolver,
         AciesUnitId    model,
         AciesHex       hex,
         AciesFacing    facing)
{
  const AciesState *state = resolver->state;
  AciesUnit         value = state->units[model];
  AciesUnitId       leader;

  if (hex == ACIES_NO_HEX)
    {
      acies_lvi_remove (resolver, model);
      return;
    }
  leader = acies_stack_in_layer (state, hex, LVI_LAYER_LEADERS);
  if (leader != ACIES_NO_UNIT)
    acies_lvi_dislodge (resolver, leader);
  value.place = ACIES_PLACE_BOARD;
  value.figures = 1;
  value.hex = hex;
  value.properties[LVI_FACING] = (guint8) facing;
  acies_resolver_set_unit_by (resolver, model, value, ACIES_CAUSE_BESIDE);
}

/* It is part of its unit until now: what that has lost on the way may have made it the last, or have taken it, too. */
static AciesUnitId
come_off (AciesResolver *resolver,
          AciesUnitId    unit)
{
  const AciesState *state = resolver->state;

  if (!acies_state_unit_is_on_board (state, unit))
    return ACIES_NO_UNIT;
  if (state->units[unit].figures > 1)
    return split_off (resolver, unit);
  if (!acies_state_unit_has_mark (state, unit, LVI_MARK_RAMPAGING))
    lose_last (resolver, unit);

  return unit;
}

/* LVI-L22: chariots are destroyed with it. LVI-R53: what is gone shakes its friends. */
static void
end (AciesResolver *resolver,
     AciesHex       hex)
{
  const AciesState  *state = resolver->state;
  const AciesLviRush rush = acies_lvi_block (state)->rush;
  AciesUnitId        model = rush.unit;
  AciesHex           last = hex != ACIES_NO_HEX ? hex : acies_block_get_hex (rush.at);
  AciesNote          note = ACIES_NOTE_INIT (hex != ACIES_NO_HEX ? LVI_NOTE_RAMPAGED : LVI_NOTE_RAN_OFF);

  note.unit = model;
  note.hex = state->units[model].hex;
  note.to = hex;
  acies_resolver_note (resolver, note);
  if (acies_lvi_class (state, rush.unit) == LVI_CHARIOTS)
    hex = ACIES_NO_HEX;
  model = come_off (resolver, rush.unit);
  if (model != ACIES_NO_UNIT)
    come_to (resolver, model, hex, rush.facing);
  set_rush (resolver, (AciesLviRush) { 0 });
  if (model != ACIES_NO_UNIT && hex == ACIES_NO_HEX)
    acies_lvi_mourn (resolver, model, last);
}

/* --- its way -------------------------------------------------------------------------------- */

static AciesHex
next_hex (const AciesState   *state,
          const AciesLviRush *rush)
{
  AciesDirection left, right;

  acies_facing_front (rush->facing, &left, &right);

  return acies_board_neighbour (state->board, acies_block_get_hex (rush->at), right);
}

/* Nobody but itself, where it is the last of its unit, stands there. */
static gboolean
has_room (const AciesState   *state,
          const AciesLviRush *rush,
          AciesHex            hex)
{
  AciesUnitId unit = acies_stack_in_layer (state, hex, 0);

  return unit == ACIES_NO_UNIT || (unit == rush->unit && state->units[unit].figures == 1);
}

/* LVI-L21, LVI-R35: open ranks are looked at by a die. Returns: whether it is asked for. */
static gboolean
burst_through (AciesResolver *resolver,
               AciesUnitId    unit)
{
  const AciesState *state = resolver->state;

  if (!acies_lvi_is_formed (state, unit))
    return FALSE;
  if (acies_lvi_property (state, unit, LVI_FORMATION) == LVI_OPEN_RANKS)
    {
      acies_step_push (resolver, LVI_STEP_GAPS_READ);
      acies_resolver_ask_dice (resolver, state->units[unit].side, unit, LVI_D6, 1, 0);
      return TRUE;
    }
  acies_lvi_points (resolver, unit, (guint) acies_lvi_number (state, LVI_NUMBER_RAMPAGE), LVI_CAUSE_COMBAT);

  return FALSE;
}

/* LVI-R52. Returns: whether it goes on at once. */
static gboolean
go_one (AciesResolver *resolver)
{
  const AciesState *state = resolver->state;
  AciesLviRush      rush = acies_lvi_block (state)->rush;
  AciesHex          at = acies_block_get_hex (rush.at);
  AciesHex          next = next_hex (state, &rush);
  AciesUnitId       unit;

  if (rush.left == 0 && has_room (state, &rush, at))
    {
      end (resolver, at);
      return FALSE;
    }
  if (next == ACIES_NO_HEX || state->ruleset->terrains[state->board->terrain[next]].impassable)
    {
      end (resolver, next == ACIES_NO_HEX ? ACIES_NO_HEX : acies_block_get_hex (rush.rest));
      return FALSE;
    }
  rush.at = acies_block_hex (next);
  rush.left -= rush.left > 0;
  if (has_room (state, &rush, next))
    rush.rest = rush.at;
  set_rush (resolver, rush);
  unit = acies_stack_in_layer (state, next, 0);

  return unit == ACIES_NO_UNIT || unit == rush.unit || !burst_through (resolver, unit);
}

static void
go_on (AciesResolver *resolver)
{
  while (go_one (resolver))
    ;
}

static void
read_rampage (AciesResolver *resolver,
              AciesUnitId    unit)
{
  const AciesState *state = resolver->state;
  AciesFacing       facing = acies_facing_turn ((AciesFacing) acies_lvi_property (state, unit, LVI_FACING), acies_lvi_shown (state, 0) - 1);
  AciesHex          hex = state->units[unit].hex;
  guint             hexes = (guint) acies_lvi_value (state, unit, LVI_RAMPAGE) + (acies_lvi_inches (state) - (guint) acies_lvi_shown (state, 0)) / 2;

  acies_lvi_note_dice (resolver, LVI_NOTE_RUSH_ROLLED, unit, hexes, 0);
  acies_note_unit (resolver, LVI_NOTE_RAMPAGES, unit);
  if (state->units[unit].figures == 1 && !acies_state_unit_has_mark (state, unit, LVI_MARK_RAMPAGING))
    lose_last (resolver, unit);
  set_rush (resolver, (AciesLviRush) { unit, (guint8) facing, (guint8) hexes, acies_block_hex (hex),
                                       state->units[unit].figures == 1 ? acies_block_hex (hex) : acies_block_hex (ACIES_NO_HEX) });
  go_on (resolver);
}

/* LVI-L50, LVI-R35 */
static void
read_gaps (AciesResolver *resolver)
{
  const AciesState *state = resolver->state;
  AciesUnitId       unit = acies_stack_in_layer (state, acies_block_get_hex (acies_lvi_block (state)->rush.at), 0);

  acies_lvi_note_die (resolver, LVI_NOTE_GAPS_ROLLED, unit, acies_lvi_shown (state, 0), 0, NULL);
  if (acies_lvi_shown (state, 0) <= acies_lvi_number (state, LVI_NUMBER_GAPS))
    acies_note_unit (resolver, LVI_NOTE_GAPS, unit);
  else
    acies_lvi_points (resolver, unit, (guint) acies_lvi_number (state, LVI_NUMBER_RAMPAGE), LVI_CAUSE_COMBAT);
  go_on (resolver);
}

void
acies_lvi_rampage_step (AciesResolver   *resolver,
                        const AciesStep *step)
{
  if (step->kind == LVI_STEP_RAMPAGE_READ)
    read_rampage (resolver, acies_lvi_block (resolver->state)->of_roll);
  else
    read_gaps (resolver);
}
