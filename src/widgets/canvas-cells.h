/* canvas-cells.h - cache of the canvas's last frame
 *
 * The canvas is drawn as cells, one per tile of the ground. Unchanged cells stay the same, so GTK repaints only
 * the others, such as two hexes after a pointer motion. The view is compared with that of the last frame.
 * Changed pieces are not detected: the canvas reports them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "render/ground-tiles.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef struct
{
  GArray          *cells;      /* row by row, as in @grid */
  AciesGroundGrid  grid;
  GskRenderNode   *rulers;     /* (nullable) */
  AciesRenderView  shown;      /* view of the last frame; its arrays are those below */
  AciesLayout      layout;     /* of the last frame */
  AciesTheme      *theme;      /* of the last frame */
  GArray          *highlights;
  GArray          *ghosts;
  GArray          *path;
  guint8          *threats[ACIES_MAX_SIDES];
  guint            n_drawn;    /* cells drawn so far, for tests */
} AciesCells;

void acies_cells_init      (AciesCells            *self);
void acies_cells_clear     (AciesCells            *self);

/* Drops all cells. */
void acies_cells_forget    (AciesCells            *self);

/**
 * acies_cells_invalidate_hex:
 * @hex: a hex, or %ACIES_NO_HEX to do nothing
 *
 * Marks @hex for redrawing after a change of its pieces.
 */
void acies_cells_invalidate_hex (AciesCells            *self,
                                 AciesHex               hex);

/**
 * acies_cells_append:
 * @ground: ground of the board
 * @view: view of the board, relative to the top left corner of @snapshot
 *
 * Draws board, pieces and rulers, reusing unchanged cells.
 *
 * Returns: whether the frame is completely drawn; if not, draw the next frame at once
 */
gboolean acies_cells_append (AciesCells            *self,
                            GtkSnapshot           *snapshot,
                            AciesGround           *ground,
                            const AciesState      *state,
                            const AciesRenderView *view,
                            AciesTheme            *theme);

G_END_DECLS
