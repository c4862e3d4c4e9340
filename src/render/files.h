/* files.h - drawings as the bytes of a file: PNG, SVG, PDF
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <cairo.h>
#include <glib.h>

G_BEGIN_DECLS

typedef enum
{
  ACIES_PICTURE_PNG,
  ACIES_PICTURE_SVG,
  ACIES_PICTURE_PDF,
} AciesPictureFormat;
#define ACIES_N_PICTURE_FORMATS (ACIES_PICTURE_PDF + 1)

#define ACIES_RENDER_MAX_PIXELS (64 * 1024 * 1024)  /* of a PNG */
#define ACIES_RENDER_MAX_SIDE   32767               /* the same: cairo has no larger ones */

#define ACIES_RENDER_ERROR (acies_render_error_quark ())
GQuark      acies_render_error_quark     (void);

typedef enum
{
  ACIES_RENDER_ERROR_FORMAT,  /* the name ends in none of .png, .svg, .pdf */
  ACIES_RENDER_ERROR_SIZE,    /* the width is out of range, or the picture too large */
  ACIES_RENDER_ERROR_DRAWING, /* cairo or librsvg could not do it */
} AciesRenderError;

/**
 * acies_picture_find_format:
 * @name: of a file
 * @format: (out): what its ending says
 * @error: %ACIES_RENDER_ERROR_FORMAT
 */
gboolean    acies_picture_find_format    (const char          *name,
                                          AciesPictureFormat  *format,
                                          GError             **error);

/**
 * AciesDrawFunc:
 * @scale: device pixels in one unit
 */
typedef void (*AciesDrawFunc) (cairo_t  *cr,
                           double    scale,
                           gpointer  data);

/**
 * acies_picture_to_bytes:
 * @width: of the picture in points; in a PNG as many pixels as @scale says
 * @height: the same
 * @scale: pixels in one point, of a PNG
 * @draw: draws it in points, on white
 * @error: %ACIES_RENDER_ERROR
 *
 * Returns: (transfer full): what a file of that format is to hold, or %NULL
 */
GBytes     *acies_picture_to_bytes       (AciesPictureFormat   format,
                                          double               width,
                                          double               height,
                                          double               scale,
                                          AciesDrawFunc            draw,
                                          gpointer             data,
                                          GError             **error);

G_END_DECLS
