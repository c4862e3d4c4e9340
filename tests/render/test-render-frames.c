/* test-render-frames.c - a frame or a ghost on a hex leaves what stands there to be read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "support/pictures.h"

static guint
count_in_hex (const PicturesFixture *self,
              cairo_surface_t       *surface,
              AciesHex               hex,
              const AciesColour     *colour)
{
  AciesLayout layout = acies_render_view_layout (&self->view, self->state->board);
  double      x, y;

  acies_layout_centre (&layout, hex, &x, &y);
  return pictures_count (surface, x, y, self->view.hex_width * 0.6, acies_colour_to_number (colour));
}

static guint
count_drawn (const PicturesFixture *self,
             AciesHex               hex,
             const AciesColour     *colour)
{
  cairo_surface_t *surface = pictures_draw (self->state, &self->view, self->theme);
  guint            count = count_in_hex (self, surface, hex, colour);

  cairo_surface_destroy (surface);
  return count;
}

static void
test_figures_of_the_selected_unit_show (PicturesFixture *self,
                                        gconstpointer    data)
{
  const AciesStyle *style = &self->theme->light;
  AciesHex          hex = acies_hex (2, 2);
  guint             piece, ground;

  pictures_place (self->state, "principes", "C3", 3);
  piece = count_drawn (self, hex, &style->side[0]);
  ground = count_drawn (self, hex, &style->device);
  self->view.selected = hex;
  self->view.hover = hex;
  g_assert_cmpuint (count_drawn (self, hex, &style->side[0]), ==, piece);
  g_assert_cmpuint (count_drawn (self, hex, &style->device), >, ground + (guint) self->view.hex_width);
}

static void
test_a_ghost_takes_the_place_of_a_unit (PicturesFixture *self,
                                        gconstpointer    data)
{
  const AciesStyle *style = &self->theme->light;
  AciesGhost        ghost = { .kind = ACIES_GHOST_UNIT, .hex = acies_hex (2, 2) };

  pictures_place (self->state, "hetairoi", "C3", 3);
  pictures_place (self->state, "hetairoi", "D3", 3);
  ghost.id = 0;
  ghost.side = 0;
  ghost.figures = 3;
  self->view.ghosts = &ghost;
  self->view.n_ghosts = 1;
  g_assert_cmpuint (count_drawn (self, ghost.hex, &style->side[1]), ==, 0);
  g_assert_cmpuint (count_drawn (self, acies_hex (3, 2), &style->side[1]), >, 200);
}

/* Title and key lie on clear paper: nothing shows there of a river that runs off the board. */
static void
test_the_heading_is_clear (PicturesFixture *self,
                           gconstpointer    data)
{
  static const char *const rivers[] = { "D1 D2", "I1 I2" };
  cairo_surface_t         *surfaces[G_N_ELEMENTS (rivers)];
  AciesRenderView          view = self->view;
  int                      board = 150;

  view.width = view.height = 0;
  view.hex_width = 70;
  view.x = 40;
  view.y = board;
  view.heading = 110;
  for (guint i = 0; i < G_N_ELEMENTS (rivers); i++)
    {
      cairo_t *cr;

      pictures_paint (self->state, "clear", "D1 D2 I1 I2");
      pictures_paint (self->state, "river", rivers[i]);
      surfaces[i] = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 920, 300);
      cr = cairo_create (surfaces[i]);
      acies_render_board (cr, self->state, &view, self->theme);
      cairo_destroy (cr);
      cairo_surface_flush (surfaces[i]);
    }
  for (int y = board - (int) view.heading; y < board - 0.32 * view.heading; y++)
    for (int x = 40; x < 880; x++)
      g_assert_cmpint (pictures_difference (pictures_pixel (surfaces[0], x, y), pictures_pixel (surfaces[1], x, y)), <, 12);
  for (guint i = 0; i < G_N_ELEMENTS (rivers); i++)
    cairo_surface_destroy (surfaces[i]);
}

#define ADD(path, function) g_test_add ("/render/frames/" path, PicturesFixture, NULL, pictures_set_up, function, pictures_tear_down)

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("figures-of-the-selected-unit-show", test_figures_of_the_selected_unit_show);
  ADD ("a-ghost-takes-the-place-of-a-unit", test_a_ghost_takes_the_place_of_a_unit);
  ADD ("the-heading-is-clear", test_the_heading_is_clear);
  return g_test_run ();
}
