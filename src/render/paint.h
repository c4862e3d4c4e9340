/* paint.h - declarations for drawing the layers of the board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <pango/pangocairo.h>

#include "render/layout.h"
#include "render/render.h"
#include "render/units.h"

G_BEGIN_DECLS

/* The context for drawing a board. It does not own its pointers. */
typedef struct
{
  cairo_t               *cr;
  const AciesState      *state;
  const AciesRenderView *view;
  AciesTheme            *theme;
  const AciesStyle      *style;
  AciesLayout            layout;
  AciesHexSpan           span;   /* visible rows and columns */
} AciesPaint;

/* Converts a fraction of the hex width to a length. */
static inline double
acies_paint_length (const AciesPaint *self, double share)
{
  return share * self->layout.hex_width;
}

/* Converts a fraction of the hex width to a line width. The result is at least 0.7 device pixels. */
static inline double
acies_paint_line (const AciesPaint *self, double share)
{
  return MAX (share * self->layout.hex_width, 0.7 / self->view->scale);
}

/* Returns whether @hex is in the visible rows and columns. */
gboolean acies_paint_shows   (const AciesPaint  *self,
                              AciesHex           hex);

/* Returns whether to draw the pieces on @hex. The hex must be visible, and the view must not hide its pieces
 * (AciesRenderView.only). */
static inline gboolean
acies_paint_shows_piece (const AciesPaint *self, AciesHex hex)
{
  return acies_paint_shows (self, hex) && (self->view->only == NULL || self->view->only[hex]);
}

/**
 * acies_paint_next:
 * @hex: the previous hex, or %ACIES_NO_HEX to start
 * @around: number of additional rows and columns to include on each side
 *
 * Iterates over the visible hexes of the board and the hexes around them.
 *
 * Returns: the next hex, or %ACIES_NO_HEX after the last hex
 */
AciesHex acies_paint_next    (const AciesPaint  *self,
                              AciesHex           hex,
                              int                around);

/**
 * acies_paint_text:
 * @x: horizontal centre of the text
 * @y: vertical centre of capital letters and digits
 * @size: font size in units of @cr
 */
void     acies_paint_text    (cairo_t           *cr,
                              const char        *text,
                              double             x,
                              double             y,
                              double             size,
                              gboolean           is_bold);

/* Each of these functions draws one layer. They are listed in drawing order. The units are drawn after
 * acies_paint_frames(). */
void     acies_paint_ground  (const AciesPaint  *self);
/* Draws one colour on each hex, in the place of the ground. */
void     acies_paint_draft   (const AciesPaint  *self);
void     acies_paint_grid    (const AciesPaint  *self);
void     acies_paint_names   (const AciesPaint  *self);
void     acies_paint_highlights  (const AciesPaint  *self);
void     acies_paint_camps   (const AciesPaint  *self);
void     acies_paint_frames  (const AciesPaint  *self);
void     acies_paint_labels  (const AciesPaint  *self);
void     acies_paint_overlay (const AciesPaint  *self);
void     acies_paint_rulers  (const AciesPaint  *self);

/* Draws a compass rose of eight rays, each half light and half dark. */
void     acies_paint_rose    (cairo_t            *cr,
                              const AciesStyle   *style,
                              double              x,
                              double              y,
                              double              radius);

/**
 * acies_paint_land:
 * @terrain: the terrain of each hex
 * @has_patches: whether the ground varies, as on a board
 *
 * Draws the ground and the hills, without other terrain.
 */
void     acies_paint_land    (const AciesPaint   *self,
                              const guint8       *terrain,
                              gboolean            has_patches);

/* Draws a single hex of @terrain around a place, in the style of @like, which needs no board. */
void     acies_paint_tile    (const AciesPaint   *like,
                              AciesId             terrain,
                              double              x,
                              double              y,
                              double              hex_width);

/* Draws the hexes of @set in the flat colour and a simple pattern of @terrain. */
void     acies_paint_plain   (const AciesPaint   *self,
                              const AciesHexFlags set,
                              AciesId             terrain);

/* Draws the hexes of @set as one area in the colour and pattern of @terrain. If @terrain is 0 or a hill, draws only
 * what stands on the land. */
void     acies_paint_area    (const AciesPaint   *self,
                              const AciesHexFlags set,
                              AciesId             terrain);

G_END_DECLS
