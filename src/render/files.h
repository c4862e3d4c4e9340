/* files.h - draws pictures as PNG, SVG and PDF data
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

#define ACIES_RENDER_MAX_PIXELS (64 * 1024 * 1024)  /* maximum number of pixels in a PNG */
#define ACIES_RENDER_MAX_SIDE   32767               /* maximum width and height of a PNG in pixels; a limit of cairo */

#define ACIES_RENDER_ERROR (acies_render_error_quark ())
GQuark      acies_render_error_quark     (void);

typedef enum
{
  ACIES_RENDER_ERROR_FORMAT,  /* the extension of the file name is unknown */
  ACIES_RENDER_ERROR_SIZE,    /* the width, resolution or size is out of range */
  ACIES_RENDER_ERROR_DRAWING, /* cairo or librsvg failed */
} AciesRenderError;

/**
 * acies_picture_find_format:
 * @name: a file name
 * @format: (out): the format that matches the extension of @name
 * @error: %ACIES_RENDER_ERROR_FORMAT if the extension is unknown
 *
 * Returns: whether the extension is known
 */
gboolean    acies_picture_find_format    (const char          *name,
                                          AciesPictureFormat  *format,
                                          GError             **error);

/* A cairo_write_func_t. Appends the bytes to @data, which must be a #GByteArray. */
cairo_status_t acies_picture_append      (void                *data,
                                          const unsigned char *bytes,
                                          unsigned int         length);

/**
 * AciesDrawFunc:
 * @scale: device pixels per user-space unit of @cr
 *
 * A function that draws a picture.
 */
typedef void (*AciesDrawFunc) (cairo_t  *cr,
                           double    scale,
                           gpointer  data);

/**
 * acies_picture_to_bytes:
 * @width: the width in points
 * @height: the height in points
 * @scale: the number of pixels per point in a PNG; also passed to @draw
 * @draw: draws the picture, with coordinates in points
 * @error: %ACIES_RENDER_ERROR_SIZE or %ACIES_RENDER_ERROR_DRAWING
 *
 * Returns: (transfer full): the picture in @format, or %NULL on error
 */
GBytes     *acies_picture_to_bytes       (AciesPictureFormat   format,
                                          double               width,
                                          double               height,
                                          double               scale,
                                          AciesDrawFunc        draw,
                                          gpointer             data,
                                          GError             **error);

/* --- PNG data: a fast encoder, and the resolution ---------------------------------------- */

/**
 * acies_png_new:
 * @surface: an image surface without transparency (%CAIRO_FORMAT_RGB24)
 * @error: an error of #GZlibCompressor
 *
 * Encodes an image as PNG, faster than cairo does.
 *
 * Returns: (transfer full): the PNG data, or %NULL on error
 */
GBytes     *acies_png_new                (cairo_surface_t     *surface,
                                          GError             **error);

/**
 * acies_png_set_density:
 * @png: (transfer full): PNG data
 * @dpi: the resolution in pixels per inch
 *
 * Adds the resolution to a PNG, as a pHYs chunk. Data that already has a pHYs chunk or is not a PNG is not changed.
 *
 * Returns: (transfer full): the PNG data with the pHYs chunk, or @png itself
 */
GBytes     *acies_png_set_density        (GBytes              *png,
                                          double               dpi);

G_END_DECLS
