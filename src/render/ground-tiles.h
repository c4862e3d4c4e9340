/* ground-tiles.h - a cache for the ground of a board, divided into square tiles
 *
 * The ground is the layer with the terrain (acies_render_ground()). It is slow to draw, but rarely changes. Painting a
 * hex invalidates only parts of a few tiles, and panning needs only a few new tiles. Each frame draws missing tiles for
 * a few milliseconds, starting at the centre of the view; the first frame of a zoom level draws none. After zooming,
 * scaled tiles of the previous zoom level fill the gaps until the new tiles are drawn.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "render/render.h"

G_BEGIN_DECLS

/* The side length of a tile in device pixels. */
#define ACIES_GROUND_TILE 256

typedef struct
{
  GHashTable *tiles;      /* tiles of the current zoom level, by column and row */
  GArray     *stand_ins;  /* tiles of the previous zoom level, shown until the new tiles are drawn */
  double      hex_width;
  int         scale;
  gboolean    dark;
  gboolean    high_contrast;
  gboolean    is_whole;   /* whether all tiles of the last view were drawn */
  gint64      budget;     /* time limit for drawing in each frame, in microseconds; the first missing tile is always
                           * drawn, except in the first frame of a zoom level */
} AciesGround;

/* The range of visible tiles, and their position in the view. */
typedef struct
{
  int    first_column;
  int    first_row;
  int    last_column;  /* less than first_column if no tile is visible */
  int    last_row;     /* less than first_row if no tile is visible */
  double x;            /* left edge of column 0, in view coordinates */
  double y;            /* top edge of row 0, in view coordinates */
  double side;         /* side length of a tile, in view coordinates */
} AciesGroundGrid;

void     acies_ground_init        (AciesGround           *self);
void     acies_ground_clear       (AciesGround           *self);

/* Removes all tiles from the cache. */
void     acies_ground_forget      (AciesGround           *self);

/**
 * acies_ground_invalidate_hex:
 *
 * Marks the area of @hex and its surroundings for redrawing. Call this function when the terrain of @hex changes.
 */
void     acies_ground_invalidate_hex   (AciesGround           *self,
                                        const AciesLayout     *layout,
                                        AciesHex               hex);

/**
 * acies_ground_prepare:
 * @grid: (out): the visible tiles, to pass to acies_ground_paint()
 *
 * Redraws invalid tiles, then draws missing tiles until the time limit is reached. Removes tiles that are
 * far outside the view.
 *
 * Returns: %TRUE if all visible tiles are drawn; otherwise, the caller must draw another frame immediately
 */
gboolean acies_ground_prepare     (AciesGround           *self,
                                   const AciesState      *state,
                                   const AciesRenderView *view,
                                   AciesTheme            *theme,
                                   AciesGroundGrid       *grid);

/* Returns: whether tiles of the previous zoom level cover all that is seen of a tile */
gboolean acies_ground_is_covered  (const AciesGround     *self,
                                   const AciesRenderView *view,
                                   const AciesGroundGrid *grid,
                                   int                    column,
                                   int                    row);

/**
 * acies_ground_paint:
 * @view: the view that was passed to acies_ground_prepare()
 * @grid: the visible tiles from acies_ground_prepare()
 *
 * Paints the cached tiles on @cr. The caller can set a clip to paint only part of the view.
 */
void     acies_ground_paint       (AciesGround           *self,
                                   cairo_t               *cr,
                                   const AciesRenderView *view,
                                   const AciesGroundGrid *grid);

/**
 * acies_ground_get_tile:
 * @column: the zero-based column of the tile
 * @row: the zero-based row of the tile
 *
 * Returns: (nullable) (transfer none): the tile, or %NULL if it is not in the cache. Redrawing replaces the surface.
 */
cairo_surface_t *acies_ground_get_tile (AciesGround      *self,
                                   int                    column,
                                   int                    row);

G_END_DECLS
