/* test-png.c - pictures as PNG: what is read again is what was drawn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ai/random.h"
#include "render/files.h"

#include <string.h>

typedef struct
{
  const guint8 *data;
  gsize         left;
} Source;

static cairo_status_t
read_cb (void        *data,
         guint8      *bytes,
         unsigned int length)
{
  Source *source = data;

  if (length > source->left)
    return CAIRO_STATUS_READ_ERROR;
  memcpy (bytes, source->data, length);
  source->data += length;
  source->left -= length;
  return CAIRO_STATUS_SUCCESS;
}

static cairo_status_t
count_cb (void         *data,
          const guint8 *bytes,
          unsigned int  length)
{
  *(gsize *) data += length;
  return CAIRO_STATUS_SUCCESS;
}

static guint32 *
row_of (cairo_surface_t *surface,
        int              y)
{
  guint8 *data = cairo_image_surface_get_data (surface) + (gsize) y * (gsize) cairo_image_surface_get_stride (surface);

  return (guint32 *) (gpointer) data;
}

/* @n_colours: few can be compressed, millions cannot; the byte without a colour holds anything. */
static cairo_surface_t *
new_picture (int   width,
             int   height,
             guint n_colours)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, height);
  AciesAiRng       rng = acies_ai_rng_seeded ((guint64) width * 1000 + (guint64) height);

  cairo_surface_flush (surface);
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++)
      {
        guint32 colour = acies_ai_rng_below (&rng, n_colours) * 0x010305u;

        row_of (surface, y)[x] = colour | acies_ai_rng_below (&rng, 256) << 24;
      }
  cairo_surface_mark_dirty (surface);
  return surface;
}

static void
assert_same (cairo_surface_t *a,
             cairo_surface_t *b)
{
  g_assert_cmpint (cairo_image_surface_get_width (a), ==, cairo_image_surface_get_width (b));
  g_assert_cmpint (cairo_image_surface_get_height (a), ==, cairo_image_surface_get_height (b));
  for (int y = 0; y < cairo_image_surface_get_height (a); y++)
    for (int x = 0; x < cairo_image_surface_get_width (a); x++)
      g_assert_cmphex (row_of (a, y)[x] & 0xffffff, ==, row_of (b, y)[x] & 0xffffff);
}

/* libpng complains of a wrong checksum, and of anything behind the end nobody asks: the source is empty. */
static void
test_read_again (void)
{
  static const struct
  {
    int   width;
    int   height;
    guint n_colours;
  } pictures[] = { { 1, 1, 2 }, { 3, 1, 0xffff }, { 1, 700, 0xffff }, { 22000, 3, 4 }, { 400, 400, 0xffff }, { 640, 480, 1 } };

  for (guint i = 0; i < G_N_ELEMENTS (pictures); i++)
    {
      g_autoptr (GError) error = NULL;
      cairo_surface_t *surface = new_picture (pictures[i].width, pictures[i].height, pictures[i].n_colours);
      g_autoptr (GBytes) png = acies_png_new (surface, &error);
      Source           source = { 0 };
      cairo_surface_t *again;

      g_test_message ("%d x %d", pictures[i].width, pictures[i].height);
      g_assert_no_error (error);
      source.data = g_bytes_get_data (png, &source.left);
      again = cairo_image_surface_create_from_png_stream (read_cb, &source);
      g_assert_cmpint (cairo_surface_status (again), ==, CAIRO_STATUS_SUCCESS);
      g_assert_cmpuint (source.left, ==, 0);
      assert_same (surface, again);
      cairo_surface_destroy (again);
      cairo_surface_destroy (surface);
    }
}

/* A drawing has plain grounds, and lines with soft edges: it must not become larger than cairo writes it. */
static void
test_small (void)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 600, 600);
  cairo_t         *cr = cairo_create (surface);
  g_autoptr (GBytes) png = NULL;
  gsize n_bytes = 0;

  cairo_set_source_rgb (cr, 0.9, 0.85, 0.7);
  cairo_paint (cr);
  for (guint i = 0; i < 100; i++)
    {
      cairo_arc (cr, 30 + i % 10 * 60, 30 + i / 10 * 60, 12 + i / 10, 0, 6.3);
      cairo_set_source_rgb (cr, 0.3, 0.1 * (i % 10), 0.2);
      cairo_stroke (cr);
    }
  cairo_destroy (cr);
  png = acies_png_new (surface, NULL);
  cairo_surface_write_to_png_stream (surface, count_cb, &n_bytes);
  g_assert_cmpuint (g_bytes_get_size (png), <=, n_bytes);
  cairo_surface_destroy (surface);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/png/read-again", test_read_again);
  g_test_add_func ("/png/small", test_small);

  return g_test_run ();
}
