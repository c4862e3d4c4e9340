/* surface.h - cairo surfaces as GTK textures
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * acies_texture_from_surface:
 * @surface: (transfer full): an ARGB32 image; do not draw on it again
 *
 * Returns: (transfer full): a texture with its pixels
 */
GdkTexture *acies_texture_from_surface (cairo_surface_t *surface);

G_END_DECLS
