/* files.h - converts drawings to the contents of PNG, SVG and PDF files
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

#define ACIES_RENDER_MAX_PIXELS (64 * 1024 * 1024)  /* maximum number of pixels of a PNG */
#define ACIES_RENDER_MAX_SIDE   32767               /* maximum width and height of a PNG in pixels, a limit of cairo */

#define ACIES_RENDER_ERROR (acies_render_error_quark ())
GQuark      acies_render_error_quark     (void);

typedef enum
{
  ACIES_RENDER_ERROR_FORMAT,  /* the file name has no known extension */
  ACIES_RENDER_ERROR_SIZE,    /* width out of range, or picture too large */
  ACIES_RENDER_ERROR_DRAWING, /* cairo or librsvg failed */
} AciesRenderError;

/**
 * acies_picture_find_format:
 * @name: file name
 * @format: (out): the format for the extension of @name
 * @error: %ACIES_RENDER_ERROR_FORMAT
 */
gboolean    acies_picture_find_format    (const char          *name,
                                          AciesPictureFormat  *format,
                                          GError             **error);

/* A cairo_write_func_t that appends to @data, a GByteArray. */
cairo_status_t acies_picture_append      (void                *data,
                                          const unsigned char *bytes,
                                          unsigned int         length);

/**
 * AciesDrawFunc:
 * @scale: device pixels per unit of the picture
 */
typedef void (*AciesDrawFunc) (cairo_t  *cr,
                           double    scale,
                           gpointer  data);

/**
 * acies_picture_to_bytes:
 * @width: width in points
 * @height: height in points
 * @scale: pixels per point of a PNG
 * @draw: draws the picture with lengths in points
 * @error: %ACIES_RENDER_ERROR
 *
 * Returns: (transfer full): the contents of a file in @format, or %NULL
 */
GBytes     *acies_picture_to_bytes       (AciesPictureFormat   format,
                                          double               width,
                                          double               height,
                                          double               scale,
                                          AciesDrawFunc        draw,
                                          gpointer             data,
                                          GError             **error);

/* --- PNG files with a resolution, created faster than by cairo --------------------------- */

/**
 * acies_png_new:
 * @surface: an image without transparency (%CAIRO_FORMAT_RGB24)
 * @error: an error of the compressor, such as insufficient memory
 *
 * Returns: (transfer full): the contents of a PNG file, or %NULL
 */
GBytes     *acies_png_new                (cairo_surface_t     *surface,
                                          GError             **error);

/**
 * acies_png_set_density:
 * @png: (transfer full): a PNG
 * @dpi: pixels per inch
 *
 * Returns: (transfer full): the PNG with a pHYs chunk; @png itself if it already has one or is not a PNG
 */
GBytes     *acies_png_set_density        (GBytes              *png,
                                          double               dpi);

G_END_DECLS
