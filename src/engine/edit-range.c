/* edit-range.c - what numbers the editor's commands accept
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/edit-range.h"

#include "engine/edit-private.h"
#include "engine/procs.h"
#include "engine/property.h"
#include "engine/stack.h"

#include <glib/gi18n-lib.h>

static AciesEditRange
usually (AciesEditRange range,
         int            min,
         int            max)
{
  range.usual_min = CLAMP (min, range.min, range.max);
  range.usual_max = CLAMP (max, range.usual_min, range.max);

  return range;
}

static AciesEditRange
from_to (int min,
         int max)
{
  return (AciesEditRange) { min, max, min, max };
}

static guint
count_units (const AciesState *state)
{
  guint n = 0;

  for (guint i = 0; i < state->n_units; i++)
    n += state->units[i].place != ACIES_PLACE_ABSENT;

  return n;
}

/* As many as there is room for. What the box holds is told, and no limit. */
static AciesEditRange
range_of_reserve (const AciesCommand *field,
                  const AciesState   *state)
{
  AciesSide side = acies_edit_side (field, state);
  guint     others = count_units (state) - acies_edit_count_reserve (state, field->id, side);

  return from_to (0, (int) (ACIES_MAX_UNITS - others));
}

/* Cards come into a zone from the deck, and go back to it. */
static AciesEditRange
range_of_zone (const AciesCommand *field,
               const AciesState   *state,
               AciesZone           zone)
{
  AciesSide      owner = state->ruleset->cards[field->id].common ? ACIES_COMMON : field->side;
  AciesEditRange range = from_to (0, (int) (acies_state_count_copies_in (state, owner, field->id, ACIES_ZONE_DECK) +
                                            acies_state_count_copies_in (state, field->side, field->id, zone)));

  if (zone != ACIES_ZONE_HAND || acies_ruleset_lacks (state->ruleset, ACIES_LACKS_HAND_SIZE))
    return range;

  return usually (range, 0, state->sides[field->side].hand_size);
}

static gboolean
range_of_figures (const AciesState *state,
                  AciesId           type,
                  AciesEditRange   *range)
{
  *range = usually (from_to (1, ACIES_MAX_FIGURES), 1, (int) acies_state_most_figures (state, type));

  return TRUE;
}

static gboolean
range_of_actions (const AciesCommand *field,
                  const AciesState   *state,
                  AciesEditRange     *range)
{
  const AciesSideNumbers *numbers = &state->sides[field->side];

  if (state->ruleset->army.actions == 0)
    return FALSE;
  *range = field->kind == ACIES_COMMAND_SPENT ? from_to (0, numbers->actions)
                                              : from_to (MAX (1, numbers->spent), ACIES_MAX_ACTIONS);

  return TRUE;
}

static gboolean
range_of_property (const AciesCommand *field,
                   const AciesState   *state,
                   AciesId             type,
                   AciesEditRange     *range)
{
  const AciesPropertyLimits *limits = &state->ruleset->unit_types[type].properties[field->id];

  if (!acies_unit_type_has_property (state->ruleset, type, field->id) || state->ruleset->properties[field->id].fixed)
    return FALSE;
  *range = from_to (limits->min, limits->max);

  return TRUE;
}

static gboolean
range_of_unit (const AciesCommand *field,
               const AciesState   *state,
               AciesEditRange     *range)
{
  AciesUnitId unit = acies_command_unit (field, state);

  if (unit == ACIES_NO_UNIT)
    return FALSE;
  if (field->kind == ACIES_COMMAND_FIGURES)
    return range_of_figures (state, state->units[unit].type, range);
  if (field->kind == ACIES_COMMAND_PROPERTY)
    return range_of_property (field, state, state->units[unit].type, range);
  *range = from_to (0, 1);

  return TRUE;
}

gboolean
acies_edit_range (const AciesCommand *field,
                  const AciesState   *state,
                  AciesEditRange     *range)
{
  switch (field->kind)
    {
    case ACIES_COMMAND_PLACE:
      return range_of_figures (state, field->id, range);

    case ACIES_COMMAND_FIGURES:
    case ACIES_COMMAND_MARK:
    case ACIES_COMMAND_PROPERTY:
      return range_of_unit (field, state, range);

    case ACIES_COMMAND_RESERVE:
      *range = range_of_reserve (field, state);
      return TRUE;

    case ACIES_COMMAND_CARDS:
      *range = from_to (0, ACIES_MAX_COPIES);
      return TRUE;

    case ACIES_COMMAND_HAND:
      *range = range_of_zone (field, state, ACIES_ZONE_HAND);
      return !acies_ruleset_is_unheld (state->ruleset, field->id);

    case ACIES_COMMAND_DISCARD:
      *range = range_of_zone (field, state, ACIES_ZONE_DISCARD);
      return TRUE;

    case ACIES_COMMAND_MORALE:
      *range = usually (from_to (0, ACIES_MAX_MORALE), 1, ACIES_MAX_MORALE);
      return TRUE;

    case ACIES_COMMAND_HAND_SIZE:
      *range = usually (from_to (0, ACIES_MAX_HAND), 1, ACIES_MAX_HAND);
      return TRUE;

    case ACIES_COMMAND_ACTIONS:
    case ACIES_COMMAND_SPENT:
      return range_of_actions (field, state, range);

    case ACIES_COMMAND_RESOURCE:
      *range = from_to (state->ruleset->resources[field->id].min, state->ruleset->resources[field->id].max);
      return !state->ruleset->resources[field->id].fixed;

    case ACIES_COMMAND_ENTRY:
      *range = from_to (0, 1);
      return TRUE;

    case ACIES_COMMAND_END_ROUND:
      *range = usually (from_to (1, ACIES_MAX_END_ROUND), state->turn.round, ACIES_MAX_END_ROUND);
      return TRUE;

    case ACIES_COMMAND_OPENING:
      *range = usually (from_to (1, acies_ruleset_lacks (state->ruleset, ACIES_LACKS_ROUNDS) ? 1 : ACIES_MAX_END_ROUND), 1, state->setup.end_round);
      return TRUE;

    case ACIES_COMMAND_SWITCH:
      *range = from_to (state->ruleset->switches[field->id].min, state->ruleset->switches[field->id].max);
      return TRUE;

    default:
      return FALSE;
    }
}

int
acies_edit_number (const AciesCommand *field,
                   const AciesState   *state)
{
  const AciesSideNumbers *side = field->side < state->ruleset->n_sides ? &state->sides[field->side] : NULL;

  switch (field->kind)
    {
    case ACIES_COMMAND_FIGURES:
      return state->units[acies_command_unit (field, state)].figures;

    case ACIES_COMMAND_MARK:
      return acies_state_unit_has_mark (state, acies_command_unit (field, state), field->id);

    case ACIES_COMMAND_PROPERTY:
      return state->units[acies_command_unit (field, state)].properties[field->id];

    case ACIES_COMMAND_RESERVE:
      return (int) acies_edit_count_reserve (state, field->id, acies_edit_side (field, state));

    case ACIES_COMMAND_CARDS:
      return (int) acies_state_count_copies (state, field->side, field->id);

    case ACIES_COMMAND_HAND:
      return (int) acies_state_count_copies_in (state, field->side, field->id, ACIES_ZONE_HAND);

    case ACIES_COMMAND_DISCARD:
      return (int) acies_state_count_copies_in (state, field->side, field->id, ACIES_ZONE_DISCARD);

    case ACIES_COMMAND_MORALE:
      return side->morale;

    case ACIES_COMMAND_HAND_SIZE:
      return side->hand_size;

    case ACIES_COMMAND_ACTIONS:
      return side->actions;

    case ACIES_COMMAND_SPENT:
      return side->spent;

    case ACIES_COMMAND_RESOURCE:
      return side->resources[field->id];

    case ACIES_COMMAND_END_ROUND:
      return state->setup.end_round;

    case ACIES_COMMAND_OPENING:
      return state->turn.round;

    case ACIES_COMMAND_SWITCH:
      return state->switches[field->id];

    default:
      g_return_val_if_reached (0);
    }
}

const char *
acies_edit_range_name (const AciesCommand *field,
                       const AciesState   *state)
{
  switch (field->kind)
    {
    case ACIES_COMMAND_PLACE:
    case ACIES_COMMAND_FIGURES:
      return acies_units_say (state->ruleset, _ ("Figures"), _ ("Bases"));

    case ACIES_COMMAND_MARK:
      return state->ruleset->marks[field->id].name;

    case ACIES_COMMAND_PROPERTY:
      return state->ruleset->properties[field->id].name;

    case ACIES_COMMAND_RESERVE:
      return _ ("Units in reserve");

    case ACIES_COMMAND_CARDS:
    case ACIES_COMMAND_HAND:
    case ACIES_COMMAND_DISCARD:
      return state->ruleset->cards[field->id].name;

    case ACIES_COMMAND_MORALE:
      return state->ruleset->morale_name != NULL ? state->ruleset->morale_name : _ ("Morale");

    case ACIES_COMMAND_HAND_SIZE:
      return _ ("Hand");

    case ACIES_COMMAND_ACTIONS:
      return _ ("Actions");

    case ACIES_COMMAND_SPENT:
      return _ ("Actions spent");

    case ACIES_COMMAND_RESOURCE:
      return state->ruleset->resources[field->id].name;

    case ACIES_COMMAND_ENTRY:
      return acies_board_say (state->board, _ ("Entry hex"), _ ("Entry square"));

    case ACIES_COMMAND_END_ROUND:
      return _ ("Last round");

    case ACIES_COMMAND_OPENING:
      return _ ("Round");

    case ACIES_COMMAND_SWITCH:
      return state->ruleset->switches[field->id].name;

    default:
      g_return_val_if_reached (NULL);
    }
}
