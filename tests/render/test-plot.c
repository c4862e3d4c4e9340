/* test-plot.c - plots show the numbers they are of
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "render/plot.h"

#define WIDTH 400
#define HEIGHT 200

static const AciesColour red = { 1, 0, 0 };
static const AciesColour black = { 0, 0, 0 };

typedef struct
{
  cairo_surface_t *surface;
  cairo_t         *cr;
  AciesPlotLook    look;
} Fixture;

static void
set_up (Fixture      *self,
        gconstpointer unused)
{
  self->surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, WIDTH, HEIGHT);
  self->cr = cairo_create (self->surface);
  self->look = (AciesPlotLook) { black, pango_cairo_create_context (self->cr) };
}

static void
tear_down (Fixture      *self,
           gconstpointer unused)
{
  g_object_unref (self->look.context);
  cairo_destroy (self->cr);
  cairo_surface_destroy (self->surface);
}

static guint32
pixel_at (Fixture *self,
          int      x,
          int      y)
{
  guint8 *data = cairo_image_surface_get_data (self->surface);

  cairo_surface_flush (self->surface);
  return *(guint32 *) (gpointer) (data + (gsize) y * (gsize) cairo_image_surface_get_stride (self->surface) + 4 * (gsize) x);
}

/* How much red the pixel has; black and nothing have none. */
static guint
red_at (Fixture *self,
        int      x,
        int      y)
{
  return pixel_at (self, x, y) >> 16 & 0xff;
}

/* How many pixels of the column have at least so much red. */
static int
count_red (Fixture *self,
           int      x,
           guint    least)
{
  int n = 0;

  for (int y = 0; y < HEIGHT; y++)
    n += red_at (self, x, y) >= least ? 1 : 0;
  return n;
}

/* The middle of what is fully red in a column, or -1. */
static double
middle_of_red (Fixture *self,
               int      x)
{
  int first = -1;
  int last = -1;

  for (int y = 0; y < HEIGHT; y++)
    if (red_at (self, x, y) >= 0xf0)
      {
        first = first < 0 ? y : first;
        last = y;
      }
  return first < 0 ? -1 : (first + last) / 2.0;
}

static void
test_step (void)
{
  const struct
  {
    guint range;
    guint most;
    guint step;
  } cases[] = {
    { 0, 4, 1 },
    { 4, 4, 1 },
    { 9, 4, 2 },
    { 12, 4, 5 },
    { 100, 4, 50 },
    { 100, 5, 20 },
    { 400, 8, 50 },
    { 1000, 1, 1000 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_assert_cmpuint (acies_plot_step (cases[i].range, cases[i].most), ==, cases[i].step);
}

/* Twice as often is twice as high, and what never came up has no bar. */
static void
test_bars (Fixture      *self,
           gconstpointer unused)
{
  const guint           counts[] = { 10, 20, 0, 40 };
  const AciesPlotSeries series = { NULL, red, counts, 70 };
  int                   heights[G_N_ELEMENTS (counts)] = { 0 };
  int                   left = WIDTH;
  int                   right = 0;

  acies_plot_draw_bars (self->cr, &self->look, WIDTH, HEIGHT, &series, 1, 1, G_N_ELEMENTS (counts));
  for (int x = 0; x < WIDTH; x++)
    if (count_red (self, x, 0xff) > 0)
      {
        left = MIN (left, x);
        right = MAX (right, x);
      }
  for (guint i = 0; i < G_N_ELEMENTS (counts); i++)
    heights[i] = count_red (self, left + (right - left) * (int) (2 * i + 1) / 8, 0xff);
  g_assert_cmpint (heights[0], >, 10);
  g_assert_cmpfloat_with_epsilon (heights[1], 2.0 * heights[0], 3);
  g_assert_cmpint (heights[2], ==, 0);
  g_assert_cmpfloat_with_epsilon (heights[3], 4.0 * heights[0], 3);
}

/* The second of two series is hatched: told apart without colour. */
static void
test_hatched (Fixture      *self,
              gconstpointer unused)
{
  const guint           counts[] = { 1 };
  const AciesPlotSeries series[] = { { "Left", red, counts, 1 }, { "Right", red, counts, 1 } };
  int                   runs[2] = { 0 };
  gboolean              was_red = FALSE;

  acies_plot_draw_bars (self->cr, &self->look, WIDTH, HEIGHT, series, 2, 0, 1);
  for (int x = 0; x < WIDTH; x++)
    {
      gboolean is_red = red_at (self, x, HEIGHT / 2) >= 0xc0;

      runs[x > WIDTH / 2 + 10 ? 1 : 0] += is_red && !was_red ? 1 : 0;
      was_red = is_red;
    }
  g_assert_cmpint (runs[0], <=, 2);
  g_assert_cmpint (runs[1], >, 8);
}

static void
test_share (Fixture      *self,
            gconstpointer unused)
{
  const AciesPlotPoint points[] = { { 10, 0.25, 0, 0.6 }, { 50, 0.75, 0.6, 0.9 }, { 100, 0.75, 0.7, 0.8 } };
  int                  first = -1;
  int                  last = -1;
  double               low, high;

  acies_plot_draw_share (self->cr, &self->look, WIDTH, HEIGHT, &red, 0.5, points, G_N_ELEMENTS (points), 100);
  for (int x = 0; x < WIDTH; x++)
    if (middle_of_red (self, x) >= 0)
      {
        first = first < 0 ? x : first;
        last = x;
      }
  g_assert_cmpint (first, >, 0);
  low = middle_of_red (self, first + 1);
  high = middle_of_red (self, last - 1);
  g_assert_cmpfloat (low, >, HEIGHT / 2.0); /* a quarter is below, three quarters are above */
  g_assert_cmpfloat (high, <, HEIGHT / 2.0);
  g_assert_cmpint (count_red (self, first + 1, 0x20), >, 4 * count_red (self, last - 1, 0x20)); /* the band narrows */
}

/* Of no games, or of very little room, there is nothing to show, and nothing goes wrong. */
static void
test_nothing (Fixture      *self,
              gconstpointer unused)
{
  const guint           counts[] = { 0, 0 };
  const AciesPlotSeries series = { NULL, red, counts, 0 };

  acies_plot_draw_share (self->cr, &self->look, WIDTH, HEIGHT, &red, 0.5, NULL, 0, 400);
  acies_plot_draw_bars (self->cr, &self->look, WIDTH, HEIGHT, &series, 1, 0, 2);
  acies_plot_draw_bars (self->cr, &self->look, 1, 1, &series, 1, 0, 2);
  g_assert_cmpint (cairo_status (self->cr), ==, CAIRO_STATUS_SUCCESS);
  for (int x = 0; x < WIDTH; x++)
    g_assert_cmpint (count_red (self, x, 1), ==, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/plot/step", test_step);
  g_test_add ("/plot/bars", Fixture, NULL, set_up, test_bars, tear_down);
  g_test_add ("/plot/hatched", Fixture, NULL, set_up, test_hatched, tear_down);
  g_test_add ("/plot/share", Fixture, NULL, set_up, test_share, tear_down);
  g_test_add ("/plot/nothing", Fixture, NULL, set_up, test_nothing, tear_down);
  return g_test_run ();
}
