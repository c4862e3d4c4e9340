/* board.c - the ground: layout, size and terrain
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/board.h"

#include "engine/error.h"
#include "engine/ruleset.h"
#include "engine/texts.h"

#include <glib/gi18n-lib.h>
#include <string.h>

AciesBoard *
acies_board_new (AciesBoardLayout layout,
                 guint            columns,
                 guint            rows)
{
  AciesBoard *self;

  g_return_val_if_fail (columns >= ACIES_MIN_COLUMNS && columns <= ACIES_MAX_COLUMNS, NULL);
  g_return_val_if_fail (rows >= ACIES_MIN_ROWS && rows <= ACIES_MAX_ROWS, NULL);

  self = g_new0 (AciesBoard, 1);
  g_atomic_ref_count_init (&self->ref_count);
  self->layout = (guint8) layout;
  self->columns = (guint8) columns;
  self->rows = (guint8) rows;

  return self;
}

static AciesBoard *
dup_board (const AciesBoard *self)
{
  AciesBoard *copy = acies_board_new (self->layout, self->columns, self->rows);

  memcpy (copy->terrain, self->terrain, sizeof copy->terrain);

  return copy;
}

AciesBoard *
acies_board_ref (AciesBoard *self)
{
  g_atomic_ref_count_inc (&self->ref_count);

  return self;
}

void
acies_board_unref (AciesBoard *self)
{
  if (g_atomic_ref_count_dec (&self->ref_count))
    g_free (self);
}

gboolean
acies_board_equal (const AciesBoard *a,
                   const AciesBoard *b)
{
  return a == b ||
         (a->layout == b->layout && a->columns == b->columns && a->rows == b->rows &&
          memcmp (a->terrain, b->terrain, sizeof a->terrain) == 0);
}

void
acies_board_make_writable (AciesBoard **board)
{
  AciesBoard *own;

  if (g_atomic_ref_count_compare (&(*board)->ref_count, 1))
    return;

  own = dup_board (*board);
  acies_board_unref (*board);
  *board = own;
}

AciesHex
acies_board_next (const AciesBoard *self,
                  AciesHex          hex)
{
  if (hex == ACIES_NO_HEX)
    return acies_hex (0, 0);
  if (acies_board_contains (self, hex + 1) && acies_hex_row (hex + 1) == acies_hex_row (hex))
    return hex + 1;
  if (acies_hex_row (hex) + 1 < self->rows)
    return acies_hex (0, acies_hex_row (hex) + 1);

  return ACIES_NO_HEX;
}

void
acies_board_count_terrains (const AciesBoard *self,
                            guint             counts[ACIES_MAX_TERRAINS])
{
  memset (counts, 0, ACIES_MAX_TERRAINS * sizeof counts[0]);
  for (guint row = 0; row < self->rows; row++)
    {
      const AciesId *terrain = &self->terrain[acies_hex (0, row)];
      guint          n = acies_board_columns_in_row (self, row);

      for (guint column = 0; column < n; column++)
        counts[terrain[column]]++;
    }
}

AciesHex
acies_square_neighbour (AciesHex       hex,
                        AciesDirection direction)
{
  guint column = acies_hex_column (hex);
  guint row = acies_hex_row (hex);

  switch (direction)
    {
    case ACIES_DIRECTION_E:
      return column + 1 < ACIES_MAX_COLUMNS ? hex + 1 : ACIES_NO_HEX;

    case ACIES_DIRECTION_N:
      return row > 0 ? hex - ACIES_MAX_COLUMNS : ACIES_NO_HEX;

    case ACIES_DIRECTION_W:
      return column > 0 ? hex - 1 : ACIES_NO_HEX;

    case ACIES_DIRECTION_S:
      return row + 1 < ACIES_MAX_ROWS ? hex + ACIES_MAX_COLUMNS : ACIES_NO_HEX;

    case ACIES_DIRECTION_NW:
    case ACIES_DIRECTION_SE:
    default:
      return ACIES_NO_HEX;
    }
}

AciesHex
acies_board_neighbour (const AciesBoard *self,
                       AciesHex          hex,
                       AciesDirection    direction)
{
  AciesHex next = G_LIKELY (self->layout == ACIES_BOARD_HEXES) ? acies_hex_neighbour (hex, direction)
                                                               : acies_square_neighbour (hex, direction);

  return next != ACIES_NO_HEX && acies_board_contains (self, next) ? next : ACIES_NO_HEX;
}

/* --- what may be done to a board as a whole ------------------------------------------------- */

const char *
acies_reshape_refusal (const AciesBoard *board,
                       AciesReshape      reshape)
{
  static const char *const sentences[ACIES_N_RESHAPES] = {
    [ACIES_RESHAPE_SIZE] = N_ ("The size of a board of squares is fixed"),
    [ACIES_RESHAPE_SHIFT] = N_ ("The contents of a board of squares cannot be shifted"),
    [ACIES_RESHAPE_MIRROR] = N_ ("A board of squares cannot be mirrored or rotated"),
    [ACIES_RESHAPE_SYMMETRY] = N_ ("Symmetry is not available on a board of squares"),
    [ACIES_RESHAPE_PIECE] = N_ ("Parts of a board of squares cannot be copied, pasted, moved or rotated"),
  };

  g_return_val_if_fail (reshape < ACIES_N_RESHAPES, NULL);

  return board->layout == ACIES_BOARD_SQUARES ? _ (sentences[reshape]) : NULL;
}

gboolean
acies_reshape_check (const AciesBoard *board,
                     AciesReshape      reshape,
                     GError          **error)
{
  const char *sentence = acies_reshape_refusal (board, reshape);

  return sentence == NULL || acies_refuse_limit (error, "%s", sentence);
}

static gboolean
area_has (const AciesBoardArea *self,
          AciesHex              hex)
{
  return acies_hex_column (hex) >= acies_hex_column (self->first) && acies_hex_column (hex) <= acies_hex_column (self->last) &&
         acies_hex_row (hex) >= acies_hex_row (self->first) && acies_hex_row (hex) <= acies_hex_row (self->last);
}

gboolean
acies_board_has_area (const AciesBoard     *self,
                      const AciesRuleset   *ruleset,
                      const AciesBoardArea *area)
{
  return area->size.columns == self->columns && area->size.rows == self->rows && area->side < ruleset->n_sides;
}

AciesSide
acies_board_owner (const AciesBoard   *self,
                   const AciesRuleset *ruleset,
                   AciesHex            hex)
{
  for (guint i = 0; i < ruleset->n_areas; i++)
    {
      const AciesBoardArea *area = &ruleset->areas[i];

      if (acies_board_has_area (self, ruleset, area) && area_has (area, hex))
        return area->side;
    }

  return ACIES_NO_SIDE;
}

gboolean
acies_ruleset_has_size (const AciesRuleset *self,
                        guint               columns,
                        guint               rows)
{
  guint i = 0;

  while (i < self->n_sizes && (self->sizes[i].columns != columns || self->sizes[i].rows != rows))
    i++;

  return self->layout == ACIES_BOARD_HEXES || i < self->n_sizes;
}

char *
acies_board_size_dup_name (guint columns,
                           guint rows)
{
  /* Translators: columns and rows of a board: "7 × 3" */
  return g_strdup_printf (_ ("%1$u × %2$u"), columns, rows);
}

/* "7 × 3, 14 × 3" */
static char *
dup_sizes (const AciesRuleset *ruleset)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < ruleset->n_sizes; i++)
    {
      g_autofree char *name = acies_board_size_dup_name (ruleset->sizes[i].columns, ruleset->sizes[i].rows);

      acies_list_add (text, ACIES_LIST_COMMA, name);
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

gboolean
acies_ruleset_check_size (const AciesRuleset *ruleset,
                          guint               columns,
                          guint               rows,
                          GError            **error)
{
  g_autofree char *sizes = NULL;

  if (acies_ruleset_has_size (ruleset, columns, rows))
    return TRUE;
  sizes = dup_sizes (ruleset);

  return ruleset->n_sizes == 1
             /* Translators: columns and rows that a board has, and the only size there is: "7 × 3" */
             ? acies_refuse_limit (error, _ ("The board is %1$u × %2$u squares; this game needs %3$s"), columns, rows, sizes)
             /* Translators: columns and rows that a board has, and the sizes there are: "7 × 3, 14 × 3" */
             : acies_refuse_limit (error, _ ("The board is %1$u × %2$u squares; this game needs one of these sizes: %3$s"),
                                   columns, rows, sizes);
}

gboolean
acies_ruleset_check_layout (const AciesRuleset *ruleset,
                            const AciesBoard   *board,
                            GError            **error)
{
  if (board->layout == ruleset->layout)
    return acies_ruleset_check_size (ruleset, board->columns, board->rows, error);

  return ruleset->layout == ACIES_BOARD_SQUARES
             ? acies_refuse_limit (error, _ ("A battle on hexes cannot be converted to a game played on squares"))
             : acies_refuse_limit (error, _ ("A battle on squares cannot be converted to a game played on hexes"));
}
