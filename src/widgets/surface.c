/* surface.c - from cairo to GTK
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "widgets/surface.h"

GdkTexture *
acies_texture_from_surface (cairo_surface_t *surface)
{
  int stride = cairo_image_surface_get_stride (surface);
  int height = cairo_image_surface_get_height (surface);
  g_autoptr (GBytes) bytes = NULL;

  cairo_surface_flush (surface);
  bytes = g_bytes_new_with_free_func (cairo_image_surface_get_data (surface), (gsize) stride * height,
                                      (GDestroyNotify) cairo_surface_destroy, surface);
  return gdk_memory_texture_new (cairo_image_surface_get_width (surface), height, GDK_MEMORY_DEFAULT,
                                 bytes, stride);
}
