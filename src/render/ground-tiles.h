/* ground-tiles.h - cache of the board's drawn ground, in square tiles
 *
 * The ground is slow to draw and seldom changes. A painted hex invalidates parts of a few tiles, and a pan
 * needs a few more. Each frame draws missing parts for some milliseconds, from the middle of the view outward;
 * until then the tiles of the previous zoom are shown instead.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "render/render.h"

G_BEGIN_DECLS

/* Side of a tile in device pixels. */
#define ACIES_GROUND_TILE 256

typedef struct
{
  GHashTable *tiles;      /* tiles of the present zoom, by position */
  GArray     *stand_ins;  /* tiles of the previous zoom */
  double      hex_width;
  int         scale;
  gboolean    dark;
  gboolean    is_whole;   /* the last view is completely drawn */
  gint64      budget;     /* drawing time per frame in microseconds; at least one tile is drawn */
} AciesGround;

/* The visible tiles and their position. */
typedef struct
{
  int    first_column;
  int    first_row;
  int    last_column;  /* before the first if no tile is visible; the same for last_row */
  int    last_row;
  double x;            /* left side of column 0, in units of the view */
  double y;            /* top of row 0 */
  double side;         /* of a tile */
} AciesGroundGrid;

void     acies_ground_init        (AciesGround           *self);
void     acies_ground_clear       (AciesGround           *self);

/* Drops all tiles. */
void     acies_ground_forget      (AciesGround           *self);

/**
 * acies_ground_invalidate_hex:
 *
 * Marks @hex and its surroundings for redrawing after a change of terrain.
 */
void     acies_ground_invalidate_hex   (AciesGround           *self,
                                        const AciesLayout     *layout,
                                        AciesHex               hex);

/**
 * acies_ground_draw:
 * @view: the view of the board
 *
 * Draws the same as acies_render_ground(), as far as the time budget allows.
 *
 * Returns: whether the view is completely drawn; if not, draw the next frame at once
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
 * First half of acies_ground_draw(): draws missing tiles.
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
 * Second half: paints the tiles on @cr, which can be clipped.
 */
void     acies_ground_paint       (AciesGround           *self,
                                   cairo_t               *cr,
                                   const AciesRenderView *view,
                                   const AciesGroundGrid *grid);

/**
 * acies_ground_get_tile:
 * @column: column of tiles from the left side of the board
 * @row: row of tiles from its top
 *
 * Returns: (nullable) (transfer none): the tile, while it is cached; a redrawn tile is a new surface
 */
cairo_surface_t *acies_ground_get_tile (AciesGround      *self,
                                   int                    column,
                                   int                    row);

G_END_DECLS
