/* paint.h - what the layers of one drawing share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <pango/pangocairo.h>

#include "render/layout.h"
#include "render/render.h"
#include "render/units.h"

G_BEGIN_DECLS

/* One drawing: everything in it is borrowed. */
typedef struct
{
  cairo_t               *cr;
  const AciesState      *state;
  const AciesRenderView *view;
  AciesTheme            *theme;
  const AciesStyle      *style;
  AciesLayout            layout;
  AciesHexSpan           span;   /* rows and columns that may show */
} AciesPaint;

/* A size of the board's hexes: shares of their width become lengths. */
static inline double
acies_paint_length (const AciesPaint *self, double share)
{
  return share * self->layout.hex_width;
}

/* Width of a line: a share of the hex, but never less than can be seen. */
static inline double
acies_paint_line (const AciesPaint *self, double share)
{
  return MAX (share * self->layout.hex_width, 0.7 / self->view->scale);
}

/* Whether any of that hex may show. */
gboolean acies_paint_shows   (const AciesPaint  *self,
                              AciesHex           hex);

/* The same of what stands on it. */
static inline gboolean
acies_paint_shows_piece (const AciesPaint *self, AciesHex hex)
{
  return acies_paint_shows (self, hex) && (self->view->only == NULL || self->view->only[hex]);
}

/**
 * acies_paint_next:
 * @hex: a hex that may show, or %ACIES_NO_HEX for the first
 * @around: how many rows and columns around them are wanted, too
 *
 * Goes through the hexes of the board that may show, which on a large board are
 * few.
 *
 * Returns: the next, or %ACIES_NO_HEX
 */
AciesHex acies_paint_next    (const AciesPaint  *self,
                              AciesHex           hex,
                              int                around);

/**
 * acies_paint_text:
 * @x: centre of the text
 * @y: centre of its capitals and numerals
 * @size: height of the font in units
 */
void     acies_paint_text    (cairo_t           *cr,
                              const char        *text,
                              double             x,
                              double             y,
                              double             size,
                              gboolean           is_bold);

/* The layers, in the order they are drawn in. */
void     acies_paint_ground  (const AciesPaint  *self);
void     acies_paint_grid    (const AciesPaint  *self);
void     acies_paint_names   (const AciesPaint  *self);
void     acies_paint_highlights  (const AciesPaint  *self);
void     acies_paint_camps   (const AciesPaint  *self);
void     acies_paint_frames  (const AciesPaint  *self);
void     acies_paint_labels  (const AciesPaint  *self);
void     acies_paint_overlay (const AciesPaint  *self);
void     acies_paint_rulers  (const AciesPaint  *self);

/**
 * acies_paint_area:
 *
 * Draws the hexes of @set as one piece of @terrain, with its pattern.
 */
void     acies_paint_area    (const AciesPaint   *self,
                              const AciesHexFlags set,
                              AciesId             terrain);

G_END_DECLS
