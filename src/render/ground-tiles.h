/* ground-tiles.h - the drawn ground of a board, kept in squares
 *
 * Ground is slow to draw and seldom changes. It is kept in squares of pixels,
 * of which a painted hex spoils only a part, and a pan asks for a few more. What
 * is missing is drawn for a few milliseconds of each frame, from the middle of
 * what is seen outward; until then the ground of the last zoom stands in for it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "render/render.h"

G_BEGIN_DECLS

/* Device pixels of a square's side. */
#define ACIES_GROUND_TILE 256

typedef struct
{
  GHashTable *tiles;      /* of what is drawn for the zoom below, by place */
  GArray     *stand_ins;  /* what the zoom before left */
  double      hex_width;
  int         scale;
  gboolean    dark;
  gboolean    is_whole;   /* all that was seen last is drawn */
  gint64      budget;     /* microseconds that a frame may draw for; one square is drawn in any case */
} AciesGround;

/* The squares that are seen, and where they lie. */
typedef struct
{
  int    first_column;
  int    first_row;
  int    last_column;  /* before the first where there are none; so @last_row */
  int    last_row;
  double x;            /* of the left side of column 0, in units of the view */
  double y;            /* of the top of row 0 */
  double side;         /* of a square */
} AciesGroundGrid;

void     acies_ground_init        (AciesGround           *self);
void     acies_ground_clear       (AciesGround           *self);

/* Nothing of what is kept is true any longer. */
void     acies_ground_forget      (AciesGround           *self);

/**
 * acies_ground_invalidate_hex:
 *
 * The terrain of @hex has changed: it and what is around it is drawn anew.
 */
void     acies_ground_invalidate_hex   (AciesGround           *self,
                                        const AciesLayout     *layout,
                                        AciesHex               hex);

/**
 * acies_ground_draw:
 * @view: how the board is seen
 *
 * Draws what acies_render_ground() does, as far as the time goes.
 *
 * Returns: whether all that is seen is drawn. If not, the next frame should
 *   follow at once.
 */
gboolean acies_ground_draw        (AciesGround           *self,
                                   cairo_t               *cr,
                                   const AciesState      *state,
                                   const AciesRenderView *view,
                                   AciesTheme            *theme);

/**
 * acies_ground_prepare:
 * @grid: (out): the squares that acies_ground_paint() draws from
 *
 * The first half of acies_ground_draw(): draws what is missing of the squares.
 *
 * Returns: whether all that is seen is drawn
 */
gboolean acies_ground_prepare     (AciesGround           *self,
                                   const AciesState      *state,
                                   const AciesRenderView *view,
                                   AciesTheme            *theme,
                                   AciesGroundGrid       *grid);

/**
 * acies_ground_paint:
 * @view: as it was prepared for; so @grid
 *
 * The second half: puts the squares on @cr, of which a part may be clipped.
 */
void     acies_ground_paint       (AciesGround           *self,
                                   cairo_t               *cr,
                                   const AciesRenderView *view,
                                   const AciesGroundGrid *grid);

/**
 * acies_ground_get_tile:
 * @column: of squares, from the left side of the board; so @row from its top
 *
 * Returns: (nullable) (transfer none): the square, while it is kept. It never
 *   changes: one that is drawn anew is another.
 */
cairo_surface_t *acies_ground_get_tile (AciesGround      *self,
                                   int                    column,
                                   int                    row);

G_END_DECLS
