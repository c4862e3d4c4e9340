/* successor.c - Legio VI: seconds in command
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/legio-vi/parts.h"

#include "rulesets/shared/shared.h"

static gboolean
can_take (const AciesState     *state,
          const AciesLviFallen *fallen,
          guint                 unit)
{
  const AciesUnit *self = &state->units[unit];

  return unit < state->n_units && self->place == ACIES_PLACE_BOARD && self->side == fallen->side && acies_lvi_is_near (state, (AciesUnitId) unit) &&
         acies_stack_in_layer (state, self->hex, LVI_LAYER_LEADERS) == ACIES_NO_UNIT;
}

/* LVI-R17: with the unit that he fell with, or else with the nearest; of equally near ones the first by row and column. */
static AciesUnitId
find_unit (const AciesState     *state,
           const AciesLviFallen *fallen)
{
  AciesHex    hex = acies_block_get_hex (fallen->hex);
  AciesUnitId best = ACIES_NO_UNIT;

  if (fallen->with > 0 && can_take (state, fallen, fallen->with - 1u))
    return fallen->with - 1;
  for (guint i = 0; i < state->n_units; i++)
    {
      guint distance = can_take (state, fallen, i) ? acies_hex_distance (state->units[i].hex, hex) : G_MAXUINT;
      guint least = best != ACIES_NO_UNIT ? acies_hex_distance (state->units[best].hex, hex) : G_MAXUINT;

      if (distance < least || (distance == least && best != ACIES_NO_UNIT && state->units[i].hex < state->units[best].hex))
        best = (AciesUnitId) i;
    }

  return best;
}

/* LVI-L16: with one action. He is a new unit, as who is lost stays so. */
static gboolean
replace (AciesResolver        *resolver,
         const AciesLviFallen *fallen)
{
  const AciesState *state = resolver->state;
  AciesUnitId       with = find_unit (state, fallen);
  AciesUnitId       slot = acies_state_free_slot (state);
  AciesUnit         value = acies_unit_absent ();

  if (with == ACIES_NO_UNIT || slot == ACIES_NO_UNIT)
    return FALSE;
  value.place = ACIES_PLACE_BOARD;
  value.type = fallen->type - 1;
  value.side = fallen->side;
  value.figures = 1;
  value.hex = state->units[with].hex;
  value.status = LVI_SECOND;
  value.properties[LVI_ACTIONS] = 1;
  acies_resolver_set_unit (resolver, slot, value);
  acies_note_unit (resolver, LVI_NOTE_REPLACED, slot);

  return TRUE;
}

/* LVI-L16: in the turn after next. Who finds no unit waits for one. */
void
acies_lvi_successors (AciesResolver *resolver)
{
  const AciesState *state = resolver->state;

  for (guint i = 0; i < LVI_MAX_FALLEN; i++)
    {
      const AciesLviFallen fallen = acies_lvi_block (state)->fallen[i];

      if (fallen.type > 0 && state->turn.round >= fallen.round + acies_lvi_number (state, LVI_NUMBER_SECOND) && replace (resolver, &fallen))
        LVI_SET (resolver, fallen[i], (AciesLviFallen) { 0 });
    }
}
