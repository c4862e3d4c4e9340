/* canvas-cells.h - what the canvas has drawn, kept for the next frame
 *
 * When the pointer goes to another hex, two hexes look different. So the canvas
 * is drawn as cells, one for each square of the ground, and those that look as
 * before stay: GTK compares them and paints only what is new. What is shown is
 * compared with what was shown; of the state's pieces, which are not, the canvas
 * tells what has changed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "render/ground-tiles.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef struct
{
  GArray          *cells;      /* row by row as the grid says */
  AciesGroundGrid  grid;
  GskRenderNode   *rulers;     /* or NULL */
  AciesRenderView  shown;      /* what the cells show; its arrays are those below */
  AciesLayout      layout;     /* of that */
  AciesTheme      *theme;      /* the same */
  GArray          *highlights;
  GArray          *ghosts;
  GArray          *path;
  guint8          *threats[ACIES_MAX_SIDES];
  guint            n_drawn;    /* cells drawn so far: tests count them */
} AciesCells;

void acies_cells_init      (AciesCells            *self);
void acies_cells_clear     (AciesCells            *self);

/* Nothing of what was drawn is true any longer. */
void acies_cells_forget    (AciesCells            *self);

/**
 * acies_cells_invalidate_hex:
 * @hex: a hex, or %ACIES_NO_HEX for nothing
 *
 * What stands on @hex has changed.
 */
void acies_cells_invalidate_hex (AciesCells            *self,
                                 AciesHex               hex);

/**
 * acies_cells_append:
 * @ground: of this board
 * @view: how the board is seen, from the left top corner of @snapshot
 *
 * Draws board, pieces and rulers, as far as they differ from what was drawn.
 *
 * Returns: whether all is drawn. If not, the next frame should follow at once.
 */
gboolean acies_cells_append (AciesCells            *self,
                            GtkSnapshot           *snapshot,
                            AciesGround           *ground,
                            const AciesState      *state,
                            const AciesRenderView *view,
                            AciesTheme            *theme);

G_END_DECLS
