/* art.h - colours and pictures of themes
 *
 * A picture is a silhouette that is drawn in one colour. Areas in pure white (#FFFFFF) stay white. For the screen and
 * PNG files, a picture at most 512 pixels wide is rendered once for each size and colour, and then copied. An SVG or
 * PDF file contains a picture once for each colour, as vector graphics. Such a file stays small even if the woods on a
 * large board contain thousands of trees.
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
 * @share: share of @b in the result, from 0 to 1
 */
AciesColour acies_colour_mix        (const AciesColour *a,
                                     const AciesColour *b,
                                     double             share);
/* Mixes the colour with white (lighter) or black (darker).
 * @share: share of white or black in the result, from 0 to 1 */
AciesColour acies_colour_lighter    (const AciesColour *self,
                                     double             share);
AciesColour acies_colour_darker     (const AciesColour *self,
                                     double             share);

/* Each of these functions sets the colour as the source of @cr. The "fill" and "stroke" functions then fill or stroke
 * the current path. They also clear the path, unless their name ends with "preserve". */
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

/* Adds a rectangle with round corners to the path. */
void        acies_add_tablet        (cairo_t           *cr,
                                     double             x,
                                     double             y,
                                     double             half_width,
                                     double             half_height,
                                     double             radius);

typedef struct _AciesPicture AciesPicture;

/**
 * acies_picture_new:
 * @svg: an SVG document; the caller must check that it contains only shapes
 *
 * Returns: (transfer full): the picture, or %NULL on error (%ACIES_RENDER_ERROR_DRAWING)
 */
AciesPicture *acies_picture_new           (GBytes             *svg,
                                           GError            **error);
void          acies_picture_free          (AciesPicture       *self);

/**
 * acies_picture_draw:
 * @x: horizontal centre of the picture
 * @y: vertical centre of the picture
 * @size: side length of the square that contains the picture
 * @scale: number of device pixels per unit of @cr
 */
void          acies_picture_draw          (AciesPicture       *self,
                                           cairo_t            *cr,
                                           double              x,
                                           double              y,
                                           double              size,
                                           const AciesColour  *colour,
                                           double              scale);

/**
 * acies_picture_draw_shadow:
 * @colour: the colour in which the picture is drawn afterwards
 * @shadow: the colour of the shadow
 * @dx: shift of the shadow to the right
 * @dy: shift of the shadow downwards
 *
 * Draws the shape of a picture as a shadow. The other parameters are those of acies_picture_draw().
 */
void          acies_picture_draw_shadow   (AciesPicture       *self,
                                           cairo_t            *cr,
                                           double              x,
                                           double              y,
                                           double              size,
                                           const AciesColour  *colour,
                                           const AciesColour  *shadow,
                                           double              dx,
                                           double              dy,
                                           double              scale);

/* Returns: (transfer full): a drawing of a square, for copies of it in a file of drawings; free it with acies_art_free() */
cairo_surface_t *acies_art_new_drawing    (int                 side);

/* Frees a surface with a drawing that was copied to others, a #GDestroyNotify. */
void          acies_art_free              (gpointer            surface);

/* Removes the images from a table of surfaces. Drawings remain: a file that is being written still refers to them. */
void          acies_art_forget            (GHashTable         *surfaces);

/* Returns: whether @cr draws to a vector format: SVG, PDF or PostScript, or to acies_art_new_drawing() */
gboolean      acies_art_keeps_drawings    (cairo_t            *cr);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesPicture, acies_picture_free)

G_END_DECLS
