/* wild.c - scenarios and edits made by chance, for tests of editing
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "support/wild.h"

#include "engine/core/engine.h"
#include "engine/core/units.h"

#include <string.h>

guint
wild_below (guint n)
{
  return n > 0 ? (guint) g_test_rand_int_range (0, (gint32) n) : 0;
}

AciesHex
wild_hex (const AciesBoard *board)
{
  guint row = wild_below (board->rows);

  return acies_hex (wild_below (acies_board_columns_in_row (board, row)), row);
}

/* Commands about units shall meet one, and some of them an edge of the board. */
static AciesHex
pick_hex (const AciesState *state)
{
  const AciesUnit *unit = &state->units[wild_below (MAX (state->n_units, 1))];

  if (unit->place == ACIES_PLACE_BOARD && wild_below (2) == 0)
    return unit->hex;

  return wild_below (40) > 0 ? wild_hex (state->board) : acies_hex (wild_below (ACIES_MAX_COLUMNS), wild_below (ACIES_MAX_ROWS));
}

static AciesId
pick_id (const AciesState *state,
         AciesCommandKind  kind)
{
  const AciesRuleset *ruleset = state->ruleset;

  switch (kind)
    {
    case ACIES_COMMAND_PAINT:
      return wild_below (ruleset->n_terrains);

    case ACIES_COMMAND_PLACE:
    case ACIES_COMMAND_RESERVE:
      return wild_below (ruleset->n_unit_types);

    case ACIES_COMMAND_MARK:
      return wild_below (ruleset->n_marks);

    case ACIES_COMMAND_PROPERTY:
      return wild_below (ruleset->n_properties);

    case ACIES_COMMAND_RESOURCE:
      return wild_below (ruleset->n_resources);

    case ACIES_COMMAND_CARDS:
    case ACIES_COMMAND_HAND:
    case ACIES_COMMAND_DISCARD: /* the same ones again and again, so that there are some to hold */
      return wild_below (wild_below (2) ? ruleset->n_cards : MIN (ruleset->n_cards, 3));

    case ACIES_COMMAND_SWITCH:
      return wild_below (ruleset->n_switches);

    case ACIES_COMMAND_TEXT:
      return wild_below (ACIES_N_TEXTS);

    case ACIES_COMMAND_OPENING:
      return wild_below (3) == 0 ? ACIES_NO_ID : wild_below (ruleset->procs->n_opening_phases);

    default:
      return ACIES_NO_ID;
    }
}

/* Mostly what is accepted. */
static gint16
pick_number (const AciesState   *state,
             const AciesCommand *command)
{
  const AciesSwitch *one;

  switch (command->kind)
    {
    case ACIES_COMMAND_PLACE:
    case ACIES_COMMAND_FIGURES:
      return (gint16) wild_below (5);

    case ACIES_COMMAND_MARK:
    case ACIES_COMMAND_ENTRY:
      return (gint16) wild_below (2);

    case ACIES_COMMAND_RESIZE:
      return (gint16) (2 + wild_below (12));

    case ACIES_COMMAND_SWITCH:
      one = &state->ruleset->switches[command->id];
      return (gint16) (one->min + (int) wild_below ((guint) (one->max - one->min + 1)));

    default:
      return (gint16) wild_below (wild_below (4) == 0 ? 70 : 6);
    }
}

static char *
pick_text (AciesCommandKind kind)
{
  static const char *const texts[] = { "", "Zama", "Two\nlines", "Ζάμα", "<&> ]]>", " blanks " };

  if (kind != ACIES_COMMAND_TEXT && kind != ACIES_COMMAND_LABEL)
    return NULL;

  return g_strdup (texts[wild_below (G_N_ELEMENTS (texts))]);
}

/* Of any size; on squares of one that there is. */
static AciesState *
new_scenario (AciesRuleset *ruleset)
{
  const AciesBoardSize *size;
  guint                 columns, rows;

  if (ruleset->n_sizes > 0)
    {
      size = &ruleset->sizes[wild_below (ruleset->n_sizes)];
      return acies_state_new (ruleset, size->columns, size->rows);
    }
  columns = 3 + wild_below (14);
  rows = 3 + wild_below (14);

  return acies_state_new (ruleset, columns, rows);
}

/* One of those on the hex, or any, or none. */
static AciesId
pick_type (const AciesState   *state,
           const AciesCommand *command)
{
  AciesUnitId ids[ACIES_MAX_LAYERS];
  guint       n = state->ruleset->n_layers > 1 ? acies_stack_list (state, command->hex, ids) : 0;

  if (n == 0 || !acies_command_names_unit (command->kind, state->ruleset->procs))
    return ACIES_NO_ID;
  if (wild_below (8) == 0)
    return (AciesId) wild_below (state->ruleset->n_unit_types);

  return wild_below (3) ? state->units[ids[wild_below (n)]].type : ACIES_NO_ID;
}

/* Where several units may stand on a hex they shall do so. */
static void
join (const AciesState *state,
      AciesCommand     *place)
{
  const AciesUnit *unit = &state->units[wild_below (MAX (state->n_units, 1))];

  if (unit->place != ACIES_PLACE_BOARD || ((state->ruleset->unit_types[place->id].sides >> unit->side) & 1) == 0)
    return;
  place->hex = unit->hex;
  place->side = unit->side;
}

/* Of few units, where only some have what is set. */
static AciesHex
pick_hex_of (const AciesState *state,
             AciesId           property)
{
  AciesHex hex = pick_hex (state);

  for (guint i = 0; i < state->n_units && wild_below (8); i++)
    if (state->units[i].place == ACIES_PLACE_BOARD && acies_unit_type_has_property (state->ruleset, state->units[i].type, property))
      hex = state->units[i].hex;

  return hex;
}

static AciesCommand
fill_in (const AciesState *state,
         AciesCommandKind  kind)
{
  AciesCommand command = acies_command (kind);

  if (strstr (acies_command_usage (kind, state->ruleset->procs), "HEX") != NULL)
    command.hex = pick_hex (state);
  if (kind == ACIES_COMMAND_CAMP && wild_below (3) == 0)
    command.hex = ACIES_NO_HEX;
  if (kind == ACIES_COMMAND_SHIFT)
    command.to = pick_hex (state);
  if (strstr (acies_command_usage (kind, state->ruleset->procs), "SIDE") != NULL)
    command.side = (AciesSide) wild_below (state->ruleset->n_sides);
  command.id = pick_id (state, kind);
  if (kind == ACIES_COMMAND_PROPERTY)
    command.hex = pick_hex_of (state, command.id);
  if (kind == ACIES_COMMAND_CARDS && state->ruleset->cards[command.id].common)
    command.side = ACIES_COMMON;
  if (kind == ACIES_COMMAND_PLACE && state->ruleset->n_layers > 1)
    join (state, &command);
  command.type = pick_type (state, &command);
  command.number = pick_number (state, &command);
  command.number2 = (gint16) (2 + wild_below (12));
  command.text = pick_text (kind);
  if (kind == ACIES_COMMAND_REPLACE && wild_below (2))
    command.scenario = new_scenario (state->ruleset);

  return command;
}

/* Of the editor; what no unit and no side has is set by nobody, nor are cards where there are none. */
static AciesCommandKind
pick_kind (const AciesState *state)
{
  AciesCommandKind kind = wild_below (ACIES_N_EDIT_COMMANDS);
  gboolean         names_card = strstr (acies_command_usage (kind, NULL), "CARD") != NULL;

  if ((kind == ACIES_COMMAND_PROPERTY && state->ruleset->n_properties == 0) || (names_card && state->ruleset->n_cards == 0) ||
      (kind == ACIES_COMMAND_RESOURCE && state->ruleset->n_resources == 0))
    return ACIES_COMMAND_PLACE;

  return kind;
}

AciesCommand
wild_command (const AciesState *state)
{
  return fill_in (state, pick_kind (state));
}

AciesState *
wild_scenario (AciesRuleset *ruleset)
{
  AciesState *state = new_scenario (ruleset);
  guint       n = wild_below (200);

  for (guint i = 0; i < n; i++)
    {
      AciesCommandKind kind = wild_below (2) ? pick_kind (state)
                                             : (wild_below (2) ? ACIES_COMMAND_PAINT : ACIES_COMMAND_PLACE);
      g_auto (AciesCommand) command = fill_in (state, kind);

      if (kind != ACIES_COMMAND_RESIZE && kind != ACIES_COMMAND_REPLACE)
        acies_engine_apply (state, &command, NULL, NULL);
    }

  return state;
}
