/* symmetry.c - boards whose halves are alike: where the image of a hex lies
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/edit/symmetry.h"

#include "engine/core/engine.h"
#include "engine/core/units.h"
#include "engine/edit/armies.h"

#include <glib/gi18n-lib.h>

/* The rows of the mirror: a row and its image add up to this. Rows of one
 * length mirror into each other, so it is even. */
static guint
mirrored_rows (const AciesBoard *board)
{
  return (board->rows - 1u) & ~1u;
}

/* From the first to the last hex of a row, where both rows have that many. */
static AciesHex
opposite (const AciesBoard *board,
          guint             column,
          guint             row,
          guint             image_row)
{
  guint last = MIN (acies_board_columns_in_row (board, row), acies_board_columns_in_row (board, image_row)) - 1;

  return column <= last ? acies_hex (last - column, image_row) : ACIES_NO_HEX;
}

AciesHex
acies_symmetry_image (AciesSymmetry     kind,
                      const AciesBoard *board,
                      AciesHex          hex)
{
  guint column = acies_hex_column (hex);
  guint row = acies_hex_row (hex);

  g_return_val_if_fail (acies_board_contains (board, hex), ACIES_NO_HEX);

  if (board->layout == ACIES_BOARD_SQUARES)
    return ACIES_NO_HEX;
  switch (kind)
    {
    case ACIES_SYMMETRY_LEFT_RIGHT:
      return opposite (board, column, row, row);

    case ACIES_SYMMETRY_TOP_BOTTOM:
      return row <= mirrored_rows (board) ? acies_hex (column, mirrored_rows (board) - row) : ACIES_NO_HEX;

    case ACIES_SYMMETRY_HALF_TURN:
      return opposite (board, column, row, board->rows - 1u - row);

    case ACIES_SYMMETRY_NONE:
    default:
      return ACIES_NO_HEX;
    }
}

AciesFacing
acies_symmetry_facing (AciesSymmetry kind,
                       AciesFacing   facing)
{
  switch (kind)
    {
    case ACIES_SYMMETRY_LEFT_RIGHT:
      return acies_facing_flip (facing);

    case ACIES_SYMMETRY_TOP_BOTTOM:
      return acies_facing_flip (acies_facing_turn (facing, ACIES_N_FACINGS / 2));

    case ACIES_SYMMETRY_HALF_TURN:
      return acies_facing_turn (facing, ACIES_N_FACINGS / 2);

    case ACIES_SYMMETRY_NONE:
    default:
      return facing;
    }
}

gboolean
acies_symmetry_is_exact (AciesSymmetry     kind,
                         const AciesBoard *board)
{
  if (board->layout == ACIES_BOARD_SQUARES)
    return FALSE;

  return kind == ACIES_SYMMETRY_LEFT_RIGHT || (kind != ACIES_SYMMETRY_NONE && board->rows % 2 == 1);
}

const char *
acies_symmetry_describe_rest (AciesSymmetry     kind,
                              const AciesBoard *board)
{
  if (kind == ACIES_SYMMETRY_NONE || acies_symmetry_is_exact (kind, board))
    return NULL;
  if (board->layout == ACIES_BOARD_SQUARES)
    return acies_reshape_refusal (board, ACIES_RESHAPE_SYMMETRY);

  return kind == ACIES_SYMMETRY_TOP_BOTTOM
             ? _ ("The number of rows is even: the last row has no mirror image")
             : _ ("The number of rows is even: the last hex of each long row has no counterpart");
}

void
acies_symmetry_axis (AciesSymmetry     kind,
                     const AciesBoard *board,
                     double           *column,
                     double           *row)
{
  /* A full row and a short one turn into each other around a point between them. */
  gboolean is_uneven = kind == ACIES_SYMMETRY_HALF_TURN && board->rows % 2 == 0;

  if (kind == ACIES_SYMMETRY_LEFT_RIGHT || kind == ACIES_SYMMETRY_HALF_TURN)
    *column = (board->columns - 1) / 2.0 - (is_uneven ? 0.25 : 0);
  if (kind == ACIES_SYMMETRY_TOP_BOTTOM)
    *row = mirrored_rows (board) / 2.0;
  else if (kind == ACIES_SYMMETRY_HALF_TURN)
    *row = (board->rows - 1) / 2.0;
}

/* --- images of commands --------------------------------------------------------------------- */

typedef struct
{
  AciesSymmetry kind;
  gboolean      swap;
  AciesState   *state;                  /* as it will be after the commands so far */
  guint8        named[ACIES_MAX_HEXES]; /* hexes that the commands themselves change */
  GByteArray   *layers;                 /* by command: that of the unit it is about */
} Expansion;

/* About no unit, or about none that is there. */
#define NO_LAYER G_MAXUINT8

static gboolean
find_image (const Expansion *self,
            AciesHex        *hex)
{
  if (*hex == ACIES_NO_HEX)
    return TRUE;
  *hex = acies_board_contains (self->state->board, *hex) ? acies_symmetry_image (self->kind, self->state->board, *hex)
                                                         : ACIES_NO_HEX;

  return *hex != ACIES_NO_HEX && !self->named[*hex];
}

/* Turns @command into its image; not if it has none. */
static gboolean
mirror (const Expansion *self,
        AciesHex         camp_before,
        guint8           layer,
        AciesCommand    *command)
{
  const AciesState   *state = self->state;
  const AciesRuleset *ruleset = state->ruleset;
  AciesSide           side;
  AciesId             type;
  AciesUnitId         unit;

  switch (command->kind)
    {
    case ACIES_COMMAND_CAMP:
      side = acies_ruleset_opposite (ruleset, command->side);
      /* A camp that goes away takes the enemy's with it where that is its image. */
      if (!self->swap || (command->hex == ACIES_NO_HEX ? camp_before == ACIES_NO_HEX || state->sides[side].camp == ACIES_NO_HEX ||
                                                             state->sides[side].camp != acies_symmetry_image (self->kind, state->board, camp_before)
                                                       : !find_image (self, &command->hex)))
        return FALSE;
      command->side = side;
      return TRUE;

    case ACIES_COMMAND_PAINT:
    case ACIES_COMMAND_PLACE:
    case ACIES_COMMAND_REMOVE:
    case ACIES_COMMAND_SHIFT:
    case ACIES_COMMAND_FIGURES:
    case ACIES_COMMAND_MARK:
    case ACIES_COMMAND_PROPERTY:
    case ACIES_COMMAND_ENTRY:
    case ACIES_COMMAND_LABEL:
      if (!find_image (self, &command->hex) || !find_image (self, &command->to))
        return FALSE;
      break;

    default: /* it changes more than what is on a hex */
      return FALSE;
    }

  /* Of several units on a hex the image is the one of the same layer, which a counterpart also has. */
  if (ruleset->n_layers > 1 && acies_command_names_unit (command->kind, ruleset->procs))
    {
      unit = layer != NO_LAYER ? acies_stack_in_layer (state, command->hex, layer) : ACIES_NO_UNIT;
      if (unit == ACIES_NO_UNIT)
        return FALSE;
      acies_command_set_unit (command, state, unit);
    }
  if (command->kind == ACIES_COMMAND_PROPERTY && ruleset->properties[command->id].kind == ACIES_PROPERTY_FACING)
    command->number = (gint16) acies_symmetry_facing (self->kind, (AciesFacing) command->number);
  if (self->swap && command->kind == ACIES_COMMAND_ENTRY)
    command->side = acies_ruleset_opposite (ruleset, command->side);
  if (self->swap && command->kind == ACIES_COMMAND_PLACE)
    {
      side = command->side != ACIES_NO_SIDE ? command->side : acies_unit_type_only_side (&ruleset->unit_types[command->id]);
      type = side != ACIES_NO_SIDE ? acies_counterpart_type (ruleset, command->id, side) : ACIES_NO_ID;
      if (type == ACIES_NO_ID)
        return FALSE;
      command->number = (gint16) acies_counterpart_figures (state, command->id, (guint) command->number, type);
      command->id = type;
      command->side = acies_ruleset_opposite (ruleset, side);
    }
  /* A counterpart may be of another kind. */
  if (self->swap && command->kind == ACIES_COMMAND_MARK && command->number == 1)
    {
      unit = acies_command_unit (command, state);
      return unit != ACIES_NO_UNIT && acies_ruleset_may_have_mark (ruleset, state->units[unit].type, command->id);
    }

  return TRUE;
}

void
acies_symmetry_expand (AciesSymmetry     kind,
                       const AciesState *state,
                       gboolean          swap,
                       GArray           *commands)
{
  g_autofree Expansion *self = NULL;
  guint                 n = commands->len;

  g_return_if_fail (state->mode == ACIES_MODE_EDIT);

  if (kind == ACIES_SYMMETRY_NONE || state->board->layout == ACIES_BOARD_SQUARES)
    return;

  self = g_new0 (Expansion, 1);
  self->kind = kind;
  self->swap = swap;
  self->state = acies_state_copy (state);
  self->layers = g_byte_array_new ();
  for (guint i = 0; i < commands->len; i++)
    {
      const AciesCommand *command = &g_array_index (commands, AciesCommand, i);
      AciesUnitId         unit = acies_command_unit (command, self->state);
      guint8              layer = unit != ACIES_NO_UNIT ? (guint8) acies_stack_layer (self->state->ruleset, self->state->units[unit].type) : NO_LAYER;

      if (command->hex < ACIES_MAX_HEXES)
        self->named[command->hex] = TRUE;
      if (command->to < ACIES_MAX_HEXES)
        self->named[command->to] = TRUE;
      g_byte_array_append (self->layers, &layer, 1);
      acies_engine_apply (self->state, command, NULL, NULL);
    }
  for (guint i = 0; i < n; i++)
    {
      AciesCommand image = acies_command_copy (&g_array_index (commands, AciesCommand, i));
      AciesHex     camp = image.kind == ACIES_COMMAND_CAMP ? state->sides[image.side].camp : ACIES_NO_HEX;

      if (mirror (self, camp, self->layers->data[i], &image) && acies_engine_apply (self->state, &image, NULL, NULL))
        g_array_append_val (commands, image);
      else
        acies_command_clear (&image);
    }
  g_byte_array_unref (self->layers);
  acies_state_free (self->state);
}
