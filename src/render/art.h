/* art.h - colours and pictures of the theme
 *
 * A picture is a silhouette that is drawn in one colour. Only areas in pure white (#FFFFFF) stay white. On screen and in PNG files,
 * a picture is drawn once for each size and colour and then copied. SVG and PDF files contain each picture only once, as vector
 * graphics, because a wood on the largest board has thousands of trees.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <cairo.h>
#include <glib.h>

G_BEGIN_DECLS

/* --- colours of the theme ---------------------------------------------------------------- */

/* A colour with components from 0 to 1. */
typedef struct
{
  double red;
  double green;
  double blue;
} AciesColour;

/**
 * acies_colour_of:
 * @number: the colour as 0xRRGGBB
 */
AciesColour acies_colour_of         (guint32            number);

/* Returns the colour as 0xRRGGBB. */
guint32     acies_colour_to_number  (const AciesColour *self);

/**
 * acies_colour_mix:
 * @share: share of @b in the mixture, from 0 to 1
 */
AciesColour acies_colour_mix        (const AciesColour *a,
                                     const AciesColour *b,
                                     double             share);
/* The first function mixes the colour with white, the second function with black. @share: share of white or black, from 0 to 1 */
AciesColour acies_colour_lighter    (const AciesColour *self,
                                     double             share);
AciesColour acies_colour_darker     (const AciesColour *self,
                                     double             share);

/* All functions set the colour as the source of @cr. The functions named "fill" or "stroke" then fill or stroke the path.
 * The functions named "preserve" keep the path. */
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
 * @svg: an SVG document with shapes only, which the caller has checked
 *
 * Returns: (transfer full): the picture; %NULL with %ACIES_RENDER_ERROR_DRAWING on failure
 */
AciesPicture *acies_picture_new           (GBytes             *svg,
                                           GError            **error);
void          acies_picture_free          (AciesPicture       *self);

/**
 * acies_picture_draw:
 * @x: horizontal centre of the picture
 * @y: vertical centre of the picture
 * @size: side length of the square that contains the picture
 * @scale: device pixels per unit of @cr
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
 * Returns: whether @cr draws to a vector format such as SVG or PDF
 */
gboolean      acies_art_keeps_drawings    (cairo_t            *cr);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesPicture, acies_picture_free)

G_END_DECLS
