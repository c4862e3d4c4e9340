/* test-render-files.c - boards as files and thumbnails, and the battles that come with the program
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "render/files.h"
#include "support/battles.h"
#include "support/big-board.h"
#include "support/data.h"
#include "support/pictures.h"

#include <string.h>

static void
test_thumbnail (PicturesFixture *self,
                gconstpointer    data)
{
  cairo_surface_t *surface;
  guint            n = 0;

  pictures_place (self->state, "principes", "C3", 3);
  surface = acies_render_to_surface (self->state, self->theme, 240, FALSE);
  cairo_surface_flush (surface);
  g_assert_cmpint (cairo_image_surface_get_width (surface), ==, 240);
  g_assert_cmpint (cairo_image_surface_get_height (surface), >, 140);
  g_assert_cmpint (cairo_image_surface_get_height (surface), <, 190);
  for (int y = 0; y < cairo_image_surface_get_height (surface); y++)
    for (guint x = 0; x < 240; x++)
      n += pictures_is_shade (pictures_pixel (surface, x, y), acies_colour_to_number (&self->theme->light.side[0]));
  g_assert_cmpuint (n, >, 40);
  cairo_surface_destroy (surface);
}

/* As acies-cli draws: with rulers, but without names. */
static GBytes *
render (PicturesFixture *self,
        const char      *name,
        int              width,
        GError         **error)
{
  AciesRenderView view;
  AciesFrame      frame = { .width = width };

  acies_render_view_init (&view, self->state->board, 1000, 1000);
  return acies_render_to_bytes (self->state, self->theme, &view, name, &frame, error);
}

/* In a file of drawings units are drawings, no pictures of pixels. */
static void
test_files (PicturesFixture *self,
            gconstpointer    data)
{
  static const struct
  {
    const char *name;
    const char *magic;
    gsize       least;
  } files[] = {
    { "board.png", "\x89PNG", 5000 }, { "board.svg", "<?xml", 20000 }, { "board.PDF", "%PDF", 3000 }
  };

  pictures_place (self->state, "roman-leader", "C3", 3);
  pictures_place (self->state, "elephants", "C4", 2);
  pictures_paint (self->state, "forest", "D4 D5");
  pictures_paint (self->state, "camp", "F8");
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (GBytes) bytes = render (self, files[i].name, 900, &error);
      g_autofree char *contents = NULL;

      g_assert_no_error (error);
      g_assert_cmpuint (g_bytes_get_size (bytes), >, files[i].least);
      g_assert_cmpmem (g_bytes_get_data (bytes, NULL), strlen (files[i].magic), files[i].magic, strlen (files[i].magic));
      contents = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
      g_assert_null (strstr (contents, "<image"));
      g_assert_cmpint (strstr (contents, "<path") != NULL, ==, i == 1);
    }
}

static void
test_export_errors (PicturesFixture *self,
                    gconstpointer    data)
{
  static const struct
  {
    const char      *name;
    int              width;
    AciesRenderError code;
  } rows[] = {
    { "board.gif", 900, ACIES_RENDER_ERROR_FORMAT },
    { "png", 900, ACIES_RENDER_ERROR_FORMAT },
    { "board.png", ACIES_RENDER_MIN_WIDTH - 1, ACIES_RENDER_ERROR_SIZE },
    { "board.svg", ACIES_RENDER_MAX_WIDTH + 1, ACIES_RENDER_ERROR_SIZE },
    { "board.png", ACIES_RENDER_MAX_WIDTH, ACIES_RENDER_ERROR_SIZE }, /* hundreds of megabytes */
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (render (self, rows[i].name, rows[i].width, &error));
      g_assert_error (error, ACIES_RENDER_ERROR, (int) rows[i].code);
    }
}

/* Higher than a picture of pixels can be, though it would not have many of them. */
static void
test_highest_board (PicturesFixture *self,
                    gconstpointer    data)
{
  g_autoptr (AciesTheme) theme = acies_theme_new_plain (self->ruleset);
  g_autoptr (AciesState) state = acies_state_new (self->ruleset, 3, 64);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) svg = NULL;
  AciesFrame      frame = { .width = 2000 };
  AciesRenderView view;

  acies_render_view_init (&view, state->board, 1000, 1000);
  g_assert_null (acies_render_to_bytes (state, theme, &view, "board.png", &frame, &error));
  g_assert_error (error, ACIES_RENDER_ERROR, ACIES_RENDER_ERROR_SIZE);
  g_clear_error (&error);
  svg = acies_render_to_bytes (state, theme, &view, "board.svg", &frame, &error);
  g_assert_no_error (error);
}

static void
assert_units_show (const AciesState      *state,
                   const AciesRenderView *view,
                   AciesTheme            *theme,
                   cairo_surface_t       *surface)
{
  const AciesStyle *style = acies_theme_style (theme, view->dark);
  AciesLayout       layout = acies_render_view_layout (view, state->board);
  guint             least = (guint) (0.12 * view->hex_width * view->hex_width);
  guint             n = 0;

  for (guint i = 0; i < state->n_units; i++)
    if (acies_state_unit_is_on_board (state, i))
      {
        double x, y;

        acies_layout_centre (&layout, state->units[i].hex, &x, &y);
        g_assert_cmpuint (pictures_count_shades (surface, x, y, view->hex_width * 0.48, acies_colour_to_number (&style->side[state->units[i].side])), >, least);
        n++;
      }
  g_assert_cmpuint (n, >=, 10);
}

/* The battles that come with the program: every unit shows its side, in every format. Where battlefields belong to
 * sides that tells it. */
static void
test_bundled_scenarios (PicturesFixture *self,
                        gconstpointer    data)
{
  g_autoptr (AciesLibrary) library = acies_library_new (g_getenv ("ACIES_DATA_DIR"));
  g_auto (GStrv) paths = data_list_scenarios (library);

  g_assert_cmpuint (g_strv_length (paths), ==, 36);
  for (guint i = 0; paths[i] != NULL; i++)
    {
      g_autoptr (GBytes) bytes = data_load (paths[i]);
      g_autoptr (AciesState) state = data_read_good (library, bytes, paths[i]);
      g_autoptr (AciesTheme) theme = pictures_theme_new (state->ruleset);
      AciesRenderView view;

      acies_render_view_init (&view, state->board, 1200, 900);
      view.width = 1200;
      view.height = 900;
      for (guint dark = 0; dark < 2; dark++)
        {
          cairo_surface_t *surface;

          view.dark = dark;
          surface = pictures_draw (state, &view, theme);
          if (state->ruleset->n_areas == 0)
            assert_units_show (state, &view, theme, surface);
          cairo_surface_destroy (surface);
        }
    }
}

/* Where a chunk of that name begins, or 0. */
static gsize
find_chunk (GBytes     *png,
            const char *name)
{
  gsize         length;
  const guint8 *data = g_bytes_get_data (png, &length);

  for (gsize i = 8; i + 4 <= length; i++)
    if (memcmp (data + i, name, 4) == 0)
      return i;
  return 0;
}

/* 300 dots in an inch are 11811 in a metre; the checksum is that of another program (Python's zlib). */
static void
test_density (PicturesFixture *self,
              gconstpointer    data)
{
  static const guint8 expected[] = { 0, 0, 0, 9, 'p', 'H', 'Y', 's', 0, 0, 0x2e, 0x23, 0, 0, 0x2e, 0x23, 1, 0x78, 0xa5, 0x3f, 0x76 };
  AciesRenderView     view;
  AciesFrame          frame = { .width = 72, .dpi = 300 };
  g_autoptr (GBytes) png = NULL;
  g_autoptr (GBytes) plain = render (self, "board.png", 300, NULL);
  g_autoptr (GBytes) words = g_bytes_new_static ("no picture", 10);
  gsize at;

  acies_render_view_init (&view, self->state->board, 1000, 1000);
  png = acies_render_to_bytes (self->state, self->theme, &view, "board.png", &frame, NULL);
  at = find_chunk (png, "pHYs");
  g_assert_cmpuint (at, ==, 8 + 25 + 4);
  g_assert_cmpmem ((const guint8 *) g_bytes_get_data (png, NULL) + at - 4, sizeof expected, expected, sizeof expected);
  g_assert_cmpuint (find_chunk (png, "IDAT"), >, at);
  g_assert_cmpuint (find_chunk (plain, "pHYs"), ==, 0);
  /* It is said once, and nothing is done to what is no picture. */
  png = acies_png_set_density (png, 72);
  g_assert_cmpmem ((const guint8 *) g_bytes_get_data (png, NULL) + at - 4, sizeof expected, expected, sizeof expected);
  words = acies_png_set_density (words, 300);
  g_assert_cmpmem (g_bytes_get_data (words, NULL), g_bytes_get_size (words), "no picture", 10);
}

/* However a picture is cut off, nothing is read behind its end. */
static void
test_density_cut (PicturesFixture *self,
                  gconstpointer    data)
{
  g_autoptr (GBytes) plain = render (self, "board.png", 64, NULL);

  for (gsize length = 0; length < 120; length++)
    {
      GBytes *cut = g_bytes_new (g_bytes_get_data (plain, NULL), length);

      cut = acies_png_set_density (cut, 300);
      g_assert_cmpuint (g_bytes_get_size (cut), ==, length < 33 ? length : length + 21);
      g_bytes_unref (cut);
    }
}

/* What is there many times, and the clip around an area, stand in the file once. */
static void
test_largest_board (PicturesFixture *self,
                    gconstpointer    data)
{
  static const struct
  {
    const char *name;
    gsize       most;
  } files[] = { { "board.svg", 10000000 }, { "board.pdf", 3000000 } };
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesState) pydna = battle_load (library, "pydna");
  g_autoptr (AciesState) state = big_board_new (pydna);
  g_autoptr (AciesTheme) theme = pictures_theme_new (state->ruleset);
  AciesFrame      frame = { .width = 1200 };
  AciesRenderView view;

  acies_render_view_init (&view, state->board, 1200, 1200);
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (GBytes) bytes = acies_render_to_bytes (state, theme, &view, files[i].name, &frame, &error);

      g_assert_no_error (error);
      g_assert_cmpuint (g_bytes_get_size (bytes), <, files[i].most);
    }
}

#define ADD(path, function) g_test_add ("/render-files/" path, PicturesFixture, NULL, pictures_set_up, function, pictures_tear_down)

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("thumbnail", test_thumbnail);
  ADD ("files", test_files);
  ADD ("density", test_density);
  ADD ("density-cut", test_density_cut);
  ADD ("export-errors", test_export_errors);
  ADD ("highest-board", test_highest_board);
  ADD ("largest-board", test_largest_board);
  ADD ("bundled-scenarios", test_bundled_scenarios);
  return g_test_run ();
}
