/* piece-cache.c - units are drawn once for each look and size, then copied
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "render/units.h"

#include <math.h>
#include <string.h>

/* How many pieces are kept, and up to which size. */
#define MAX_CACHED 192
#define MAX_PIXELS 400

/* Two pieces with the same key look the same, wherever they stand. */
typedef struct
{
  guint64 look;
  guint8  properties[ACIES_MAX_PROPERTIES];
} Key;

G_STATIC_ASSERT (sizeof (Key) == sizeof (guint64) + ACIES_MAX_PROPERTIES);

guint
acies_piece_key_hash (gconstpointer data)
{
  const Key *key = data;
  guint      hash = (guint) (key->look ^ key->look >> 32);

  for (guint i = 0; i < G_N_ELEMENTS (key->properties); i++)
    hash = hash * 31 + key->properties[i];

  return hash;
}

gboolean
acies_piece_key_equal (gconstpointer a,
                       gconstpointer b)
{
  return memcmp (a, b, sizeof (Key)) == 0;
}

static guint64
look_of (const AciesPiece *self)
{
  guint64 size = (guint64) lround (self->hex_width * self->scale * 16);

  return size << 40 | (guint64) (self->marks & 0xFFFF) << 20 | (guint64) (self->side & 0x3) << 16 | (self->figures & 0xF) << 12 | (guint64) self->type << 4 |
         (self->properties != NULL ? 4 : 0) | (self->is_ghost ? 2 : 0) | (self->style == &self->theme->dark ? 1 : 0);
}

/* The piece in the middle of a square of "pixels" device pixels. */
static cairo_surface_t *
draw_surface (const AciesPiece *self,
              int               pixels)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, pixels, pixels);
  cairo_t         *cr = cairo_create (surface);
  AciesPiece       piece = *self;

  piece.x = piece.y = pixels / 2;
  piece.hex_width *= self->scale;
  piece.scale = 1;
  acies_piece_draw_anew (&piece, cr);
  cairo_destroy (cr);
  return surface;
}

static cairo_surface_t *
find_surface (const AciesPiece *self,
              int               pixels)
{
  GHashTable      *cache = self->theme->pieces;
  Key              key = { look_of (self), { 0 } };
  cairo_surface_t *surface;

  if (self->properties != NULL)
    memcpy (key.properties, self->properties, sizeof key.properties);
  surface = g_hash_table_lookup (cache, &key);
  if (surface != NULL)
    return surface;
  /* Zooming through many sizes must not fill the memory. */
  if (g_hash_table_size (cache) >= MAX_CACHED)
    g_hash_table_remove_all (cache);
  surface = draw_surface (self, pixels);
  g_hash_table_insert (cache, g_memdup2 (&key, sizeof key), surface);
  return surface;
}

/* Most pieces on a board look like another one, and the next frame shows them
 * again: on a screen they are drawn once and copied, onto whole pixels. */
void
acies_piece_draw (const AciesPiece *self,
                  cairo_t          *cr)
{
  int    pixels = 2 * (int) ceil (self->hex_width * self->scale * 0.65);
  double half = pixels / 2;

  if (acies_art_keeps_drawings (cr) || pixels > MAX_PIXELS)
    {
      acies_piece_draw_anew (self, cr);
      return;
    }
  cairo_save (cr);
  cairo_scale (cr, 1 / self->scale, 1 / self->scale);
  cairo_set_source_surface (cr, find_surface (self, pixels), round (self->x * self->scale) - half, round (self->y * self->scale) - half);
  cairo_paint (cr);
  cairo_restore (cr);
}
