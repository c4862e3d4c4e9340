/* ground-tiles.h - a cache for the ground of a board, divided into square tiles
 *
 * The ground is the layer with the terrain (acies_render_ground()). It is slow to draw, but rarely changes. Painting a
 * hex invalidates only parts of a few tiles, and panning needs only a few new tiles. Threads draw missing tiles, starting at
 * the centre of the view; the first frame of a zoom level draws none. After zooming, scaled tiles of the previous zoom level
 * fill the gaps until the new tiles are drawn.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "render/render.h"

G_BEGIN_DECLS

/* The side length of a tile in device pixels. */
#define ACIES_GROUND_TILE 256

typedef struct _AciesGroundScene AciesGroundScene;

typedef struct
{
  GHashTable       *tiles;      /* tiles of the current zoom level, by column and row */
  GArray           *stand_ins;  /* tiles of the previous zoom level, shown until the new tiles are drawn */
  AciesGroundScene *scene;      /* (nullable): board, zoom level and style of the last frame */
  gboolean          is_whole;   /* whether all tiles of the last view were drawn */

  GMutex            lock;       /* for all below */
  GCond             rests;      /* a thread has drawn a tile, or has stopped */
  GQueue            wanted;     /* tiles to draw, in this order */
  GQueue            begun;      /* tiles that threads draw now */
  GQueue            drawn;      /* tiles for the next frame */
  guint             n_threads;
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

/* Removes all tiles from the cache, and waits for threads that draw some. Call this function before the theme is freed. */
void     acies_ground_forget      (AciesGround           *self);

/* Waits until threads have drawn what the last frame lacked, for the next frame. */
void     acies_ground_wait        (AciesGround           *self);

/**
 * acies_ground_prepare:
 * @grid: (out): the visible tiles, to pass to acies_ground_paint()
 *
 * Redraws small parts of tiles where the terrain has changed since the last frame. Lets threads draw missing tiles, and those
 * with large changes, which look as before until then. Removes tiles that are far outside the view.
 *
 * Of @view, only its place, zoom level and style (dark, high_contrast) count.
 *
 * Returns: %TRUE if all visible tiles are drawn; otherwise, the caller must draw another frame soon
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
