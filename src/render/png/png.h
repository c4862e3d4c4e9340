/* png.h - PNG files with a resolution
 *
 * Faster than cairo, whose PNG files have no resolution and so print in any size.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <cairo.h>
#include <glib.h>

G_BEGIN_DECLS

/**
 * acies_png_new:
 * @surface: an image without transparency (%CAIRO_FORMAT_RGB24)
 * @error: of the compressor, such as out of memory
 *
 * Returns: (transfer full): the contents of a PNG file, or %NULL
 */
GBytes *acies_png_new         (cairo_surface_t *surface,
                               GError         **error);

/**
 * acies_png_set_density:
 * @png: (transfer full): a PNG
 * @dpi: pixels per inch
 *
 * Returns: (transfer full): the picture with a pHYs chunk; @png if it has one or is not a PNG
 */
GBytes *acies_png_set_density (GBytes *png,
                               double  dpi);

G_END_DECLS
