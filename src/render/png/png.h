/* png.h - pictures as the bytes of a PNG, and how large one is on paper
 *
 * Cairo could write them, too, but without a resolution, so that programs print
 * them in any size, and much more slowly.
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
 * @error: of the compressor, which has memory enough or not
 *
 * Returns: (transfer full): what a file with that picture is to hold, or %NULL
 */
GBytes *acies_png_new         (cairo_surface_t *surface,
                               GError         **error);

/**
 * acies_png_set_density:
 * @png: (transfer full): a PNG without a resolution
 * @dpi: pixels in an inch
 *
 * Returns: (transfer full): the same picture with a chunk pHYs; @png as it is
 *   when it is no PNG or says its resolution already
 */
GBytes *acies_png_set_density (GBytes *png,
                               double  dpi);

G_END_DECLS
