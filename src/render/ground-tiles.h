/* ground-tiles.h - a cache for the drawn ground of a board, in square tiles
 *
 * The ground is slow to draw and rarely changes. A painted hex invalidates parts of a few tiles, and panning needs a few new
 * tiles. Each frame draws missing parts for a few milliseconds, from the centre of the view outward. Until a tile is
 * drawn, the tiles of the previous zoom are shown in that area.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "render/render.h"

G_BEGIN_DECLS

/* Side length of a tile in device pixels. */
#define ACIES_GROUND_TILE 256

typedef struct
{
  GHashTable *tiles;      /* tiles of the current zoom, by position */
  GArray     *stand_ins;  /* tiles of the previous zoom, shown until new tiles are drawn */
  double      hex_width;
  int         scale;
  gboolean    dark;
  gboolean    is_whole;   /* whether the last view was completely drawn */
  gint64      budget;     /* maximum drawing time per frame in microseconds; every frame draws at least one tile */
} AciesGround;

/* The visible tiles and their position. */
typedef struct
{
  int    first_column;
  int    first_row;
  int    last_column;  /* less than first_column if no tile is visible */
  int    last_row;     /* less than first_row if no tile is visible */
  double x;            /* left edge of column 0, in units of the view */
  double y;            /* top edge of row 0, in units of the view */
  double side;         /* side length of a tile, in units of the view */
} AciesGroundGrid;

void     acies_ground_init        (AciesGround           *self);
void     acies_ground_clear       (AciesGround           *self);

/* Removes all tiles from the cache. */
void     acies_ground_forget      (AciesGround           *self);

/**
 * acies_ground_invalidate_hex:
 *
 * Marks @hex and the area around it for redrawing after a change of terrain.
 */
void     acies_ground_invalidate_hex   (AciesGround           *self,
                                        const AciesLayout     *layout,
                                        AciesHex               hex);

/**
 * acies_ground_draw:
 * @view: the view of the board
 *
 * Draws the ground like acies_render_ground(), within the time budget.
 *
 * Returns: whether the view is completely drawn; if not, the caller must draw another frame at once
 */
gboolean acies_ground_draw        (AciesGround           *self,
                                   cairo_t               *cr,
                                   const AciesState      *state,
                                   const AciesRenderView *view,
                                   AciesTheme            *theme);

/**
 * acies_ground_prepare:
 * @grid: (out): the tiles for acies_ground_paint()
 *
 * Draws missing tiles. This is the first half of acies_ground_draw().
 *
 * Returns: whether the view is completely drawn
 */
gboolean acies_ground_prepare     (AciesGround           *self,
                                   const AciesState      *state,
                                   const AciesRenderView *view,
                                   AciesTheme            *theme,
                                   AciesGroundGrid       *grid);

/**
 * acies_ground_paint:
 * @view: the view given to acies_ground_prepare()
 * @grid: the tiles from acies_ground_prepare()
 *
 * Paints the tiles on @cr, which can have a clip. This is the second half of acies_ground_draw().
 */
void     acies_ground_paint       (AciesGround           *self,
                                   cairo_t               *cr,
                                   const AciesRenderView *view,
                                   const AciesGroundGrid *grid);

/**
 * acies_ground_get_tile:
 * @column: column of the tile, counted from the left edge of the board
 * @row: row of the tile, counted from the top edge of the board
 *
 * Returns: (nullable) (transfer none): the tile, or %NULL if it is not cached. A tile that was drawn again is a new surface.
 */
cairo_surface_t *acies_ground_get_tile (AciesGround      *self,
                                   int                    column,
                                   int                    row);

G_END_DECLS
