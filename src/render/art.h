/* art.h - colours and pictures of the theme
 *
 * A picture is a silhouette, drawn in the colour that the style gives; pure white (#FFFFFF) stays white. On
 * screen and in PNG files each size and colour is drawn once and then copied. SVG and PDF files hold each
 * picture once as a drawing, since a wood on the largest board has thousands of trees.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <cairo.h>
#include <glib.h>

G_BEGIN_DECLS

/* --- colours of the theme ---------------------------------------------------------------- */

/* Components from 0 to 1. */
typedef struct
{
  double red;
  double green;
  double blue;
} AciesColour;

/**
 * acies_colour_of:
 * @number: 0xRRGGBB
 */
AciesColour acies_colour_of         (guint32            number);

/* Returns 0xRRGGBB. */
guint32     acies_colour_to_number  (const AciesColour *self);

/**
 * acies_colour_mix:
 * @share: share of @b, from 0 to 1
 */
AciesColour acies_colour_mix        (const AciesColour *a,
                                     const AciesColour *b,
                                     double             share);
AciesColour acies_colour_lighter    (const AciesColour *self,
                                     double             share);
AciesColour acies_colour_darker     (const AciesColour *self,
                                     double             share);

/* Sets the colour as the source of @cr, then fills or strokes its path, and can keep that. */
void        acies_colour_set        (const AciesColour *self,
                                     cairo_t           *cr,
                                     double             alpha);
void        acies_colour_fill       (const AciesColour *self,
                                     cairo_t           *cr,
                                     double             alpha);
void        acies_colour_fill_preserve   (const AciesColour *self,
                                          cairo_t           *cr,
                                          double             alpha);
void        acies_colour_stroke     (const AciesColour *self,
                                     cairo_t           *cr,
                                     double             alpha,
                                     double             width);
void        acies_colour_stroke_preserve (const AciesColour *self,
                                          cairo_t           *cr,
                                          double             alpha,
                                          double             width);

typedef struct _AciesPicture AciesPicture;

/**
 * acies_picture_new:
 * @svg: shapes only; the caller has checked the contents
 *
 * Returns: (transfer full): the picture, or %NULL with %ACIES_RENDER_ERROR_DRAWING
 */
AciesPicture *acies_picture_new           (GBytes             *svg,
                                           GError            **error);
void          acies_picture_free          (AciesPicture       *self);

/**
 * acies_picture_draw:
 * @x: centre
 * @y: centre
 * @size: side of the square to fill
 * @scale: device pixels per unit
 */
void          acies_picture_draw          (AciesPicture       *self,
                                           cairo_t            *cr,
                                           double              x,
                                           double              y,
                                           double              size,
                                           const AciesColour  *colour,
                                           double              scale);

/**
 * acies_art_keeps_drawings:
 * Returns: whether @cr draws to SVG or PDF, which should not contain pixels
 */
gboolean      acies_art_keeps_drawings    (cairo_t            *cr);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesPicture, acies_picture_free)

G_END_DECLS
