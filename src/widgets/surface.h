/* surface.h - from cairo to GTK
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * acies_texture_from_surface:
 * @surface: (transfer full): an image of format ARGB32 that nobody draws on any more
 *
 * Returns: (transfer full): its pixels
 */
GdkTexture *acies_texture_from_surface (cairo_surface_t *surface);

G_END_DECLS
