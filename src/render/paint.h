/* paint.h - declarations shared by the layers of a drawing
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <pango/pangocairo.h>

#include "render/layout.h"
#include "render/render.h"
#include "render/units.h"

G_BEGIN_DECLS

/* A drawing of the board. All pointers are borrowed. */
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

/* Converts a share of the hex width to a length. */
static inline double
acies_paint_length (const AciesPaint *self, double share)
{
  return share * self->layout.hex_width;
}

/* Converts a share of the hex width to a line width of at least 0.7 device pixels. */
static inline double
acies_paint_line (const AciesPaint *self, double share)
{
  return MAX (share * self->layout.hex_width, 0.7 / self->view->scale);
}

/* Returns whether a part of @hex can be visible. */
gboolean acies_paint_shows   (const AciesPaint  *self,
                              AciesHex           hex);

/* Returns whether pieces on @hex can be visible. The view can hide pieces. */
static inline gboolean
acies_paint_shows_piece (const AciesPaint *self, AciesHex hex)
{
  return acies_paint_shows (self, hex) && (self->view->only == NULL || self->view->only[hex]);
}

/**
 * acies_paint_next:
 * @hex: the previous hex, or %ACIES_NO_HEX to start
 * @around: number of extra rows and columns to include on each side
 *
 * Iterates over the hexes of the board in the visible and the extra rows and columns.
 *
 * Returns: the next hex, or %ACIES_NO_HEX
 */
AciesHex acies_paint_next    (const AciesPaint  *self,
                              AciesHex           hex,
                              int                around);

/**
 * acies_paint_text:
 * @x: horizontal centre of the text
 * @y: vertical centre of the capitals and numerals
 * @size: font size in units of the picture
 */
void     acies_paint_text    (cairo_t           *cr,
                              const char        *text,
                              double             x,
                              double             y,
                              double             size,
                              gboolean           is_bold);

/* Each function draws one layer. The functions are listed in drawing order. */
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
 * Draws the hexes of @set as one area with the colour and the pattern of @terrain.
 */
void     acies_paint_area    (const AciesPaint   *self,
                              const AciesHexFlags set,
                              AciesId             terrain);

G_END_DECLS
