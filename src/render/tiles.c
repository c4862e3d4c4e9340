/* tiles.c - all tiles of a ruleset in one picture, for other programs
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "render/tiles.h"

#include "engine/look/look.h"
#include "render/export.h"

#include <glib/gi18n-lib.h>

static cairo_status_t
append_cb (void                *data,
           const unsigned char *bytes,
           unsigned int         length)
{
  g_byte_array_append (data, bytes, length);
  return CAIRO_STATUS_SUCCESS;
}

static void
draw_tile (cairo_t            *cr,
           const AciesRuleset *ruleset,
           AciesTheme         *theme,
           const AciesTile    *tile,
           double              x,
           double              y,
           int                 width)
{
  if (tile->terrain != ACIES_NO_ID)
    acies_render_tile (cr, theme, tile->terrain, x, y, width, 1, FALSE);
  else
    acies_render_piece (cr, ruleset, theme, tile->type, tile->side, 0, 0, NULL, x, y, width, 1, FALSE);
}

/* Nothing of a tile may show beside its place. */
static void
draw_tiles (cairo_surface_t    *surface,
            const AciesRuleset *ruleset,
            AciesTheme         *theme,
            guint               columns,
            int                 width,
            int                 height)
{
  AciesTile tiles[ACIES_MAX_TILES];
  guint     n = acies_tile_list (ruleset, tiles);
  cairo_t  *cr = cairo_create (surface);

  for (guint i = 0; i < n; i++)
    {
      int x = (int) (i % columns) * width;
      int y = (int) (i / columns) * height;

      cairo_save (cr);
      cairo_rectangle (cr, x, y, width, height);
      cairo_clip (cr);
      draw_tile (cr, ruleset, theme, &tiles[i], x + width / 2.0, y + height / 2.0, width);
      cairo_restore (cr);
    }
  cairo_destroy (cr);
}

GBytes *
acies_render_tiles (const AciesRuleset *ruleset,
                    AciesTheme         *theme,
                    guint               columns,
                    int                 width,
                    int                 height,
                    GError            **error)
{
  AciesTile        tiles[ACIES_MAX_TILES];
  guint            rows = (acies_tile_list (ruleset, tiles) + columns - 1) / columns;
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) columns * width, (int) rows * height);
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  cairo_status_t status;

  draw_tiles (surface, ruleset, theme, columns, width, height);
  status = cairo_surface_write_to_png_stream (surface, append_cb, bytes);
  cairo_surface_destroy (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    return g_byte_array_free_to_bytes (g_steal_pointer (&bytes));

  g_set_error (error, ACIES_RENDER_ERROR, ACIES_RENDER_ERROR_DRAWING, _ ("The picture cannot be drawn: %s"),
               cairo_status_to_string (status));

  return NULL;
}
