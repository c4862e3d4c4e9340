/* art.h - pictures of the theme, loaded once
 *
 * A picture is a silhouette in one colour and is drawn in whatever colour the
 * style asks for; what is pure white in it (#FFFFFF) stays white. On screen and
 * in PNG files it is drawn once for each size and colour and then copied; in
 * SVG and PDF files it stays a drawing, which the file holds once and shows
 * wherever it stands: a wood of the largest board has thousands of trees.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <cairo.h>
#include <glib.h>

G_BEGIN_DECLS

/* --- colours of the theme ---------------------------------------------------------------- */

/* Each part from 0 to 1. */
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

/* 0xRRGGBB again */
guint32     acies_colour_to_number  (const AciesColour *self);

/**
 * acies_colour_mix:
 * @share: of @b, from 0 to 1
 */
AciesColour acies_colour_mix        (const AciesColour *a,
                                     const AciesColour *b,
                                     double             share);
AciesColour acies_colour_lighter    (const AciesColour *self,
                                     double             share);
AciesColour acies_colour_darker     (const AciesColour *self,
                                     double             share);

/* Makes it the source of what is drawn next. */
void        acies_colour_set        (const AciesColour *self,
                                     cairo_t           *cr,
                                     double             alpha);

typedef struct _AciesPicture AciesPicture;

/**
 * acies_picture_new:
 * @svg: shapes and nothing else: what may be in a file was looked at before
 *
 * Returns: (transfer full): the picture, or %NULL with an
 *   %ACIES_RENDER_ERROR_DRAWING
 */
AciesPicture *acies_picture_new           (GBytes             *svg,
                                           GError            **error);
void          acies_picture_free          (AciesPicture       *self);

/**
 * acies_picture_draw:
 * @x: centre
 * @y: centre
 * @size: side of the square it fills
 * @scale: device pixels in one unit
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
 * Returns: whether the target of @cr is a file of drawings, SVG or PDF, into
 *   which no pixels should go
 */
gboolean      acies_art_keeps_drawings    (cairo_t            *cr);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesPicture, acies_picture_free)

G_END_DECLS
