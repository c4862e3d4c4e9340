/* test-squares-outside.c - the game of gladiators on squares: maps of Tiled, and pictures
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "arena/flagstones.h"
#include "engine/core/engine.h"
#include "formats/tiled/tmx.h"
#include "render/export.h"
#include "render/layout.h"
#include "support/data.h"
#include "support/lines.h"
#include "support/wild.h"

#include <string.h>

#define N_RANDOM 300

/* --- maps of Tiled -------------------------------------------------------------------------- */

static AciesTmx *
read_map (const char *text)
{
  g_autoptr (GBytes) bytes = data_bytes (text);
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (GError) error = NULL;
  AciesTmx *map = acies_tmx_read (bytes, "it.tmx", NULL, findings, &error);

  g_assert_no_error (error);

  return map;
}

static void
test_maps (Flagstones   *self,
           gconstpointer data)
{
  for (guint i = 0; i < 40; i++)
    {
      g_autoptr (AciesState) state = i == 0 ? acies_state_copy (self->state) : wild_scenario (self->ruleset);
      g_autoptr (AciesFindings) findings = acies_findings_new ();
      g_autofree char *text = acies_tmx_write (state, "it.tmx", findings, NULL);
      g_autoptr (AciesTmx) map = read_map (text);
      g_autoptr (AciesTmxMapping) mapping = acies_tmx_mapping_new ();
      g_autoptr (AciesState) again = acies_tmx_build (map, acies_tmx_choose_ruleset (map, self->library, NULL), mapping, findings);

      g_assert_nonnull (strstr (text, "orientation=\"orthogonal\""));
      g_assert_null (strstr (text, "stagger"));
      g_assert_cmpuint (map->layout, ==, ACIES_BOARD_SQUARES);
      g_assert_true (acies_board_equal (state->board, again->board));
      g_assert_true (acies_texts_equal (state->texts, again->texts) || i > 0);
      for (AciesSide side = 0; side < self->ruleset->n_sides; side++)
        g_assert_cmpuint (acies_state_count_figures (state, side), ==, acies_state_count_figures (again, side));
      for (AciesHex hex = 0; hex < ACIES_MAX_HEXES; hex++)
        g_assert_cmpint (acies_state_unit_at (state, hex) != ACIES_NO_UNIT, ==, acies_state_unit_at (again, hex) != ACIES_NO_UNIT);
    }
}

static void
test_other_maps (Flagstones   *self,
                 gconstpointer data)
{
  static const struct
  {
    const char *attributes;
    const char *fault;
  } maps[] = {
    { "orientation=\"orthogonal\" width=\"9\" height=\"3\"",
      "it.tmx:2: *9 × 3*7 × 3, 14 × 3, 7 × 6" },
    { "orientation=\"hexagonal\" width=\"7\" height=\"3\"", "it.tmx:2: *hexes" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (maps); i++)
    {
      g_autofree char *text = g_strdup_printf ("<?xml version=\"1.0\"?>\n<map version=\"1.8\" %s tilewidth=\"32\" tileheight=\"32\" infinite=\"0\"/>",
                                               maps[i].attributes);
      g_autoptr (AciesTmx) map = read_map (text);
      g_autoptr (GError) error = NULL;

      g_assert_null (acies_tmx_choose_ruleset (map, self->library, &error));
      data_assert_like (error->message, maps[i].fault);
    }
}

/* --- pictures ------------------------------------------------------------------------------- */

/* The outline of any set holds just the squares of the set, also where two touch at a corner. */
static void
test_outlines (Flagstones   *self,
               gconstpointer data)
{
  g_autoptr (AciesBoard) board = acies_board_new (ACIES_BOARD_SQUARES, 9, 7);
  AciesLayout      layout = acies_layout (board, 20, 3, 5);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_A8, 1, 1);

  for (guint i = 0; i < N_RANDOM; i++)
    {
      g_autofree guint8 *set = g_new0 (guint8, ACIES_MAX_HEXES);
      cairo_t           *cr = cairo_create (surface);

      for (AciesHex hex = acies_board_next (board, ACIES_NO_HEX); hex != ACIES_NO_HEX; hex = acies_board_next (board, hex))
        set[hex] = wild_below (10) < i % 11;
      acies_outline (cr, &layout, set, ACIES_OUTLINE_HEXES);
      for (AciesHex hex = acies_board_next (board, ACIES_NO_HEX); hex != ACIES_NO_HEX; hex = acies_board_next (board, hex))
        {
          double x, y;

          acies_layout_centre (&layout, hex, &x, &y);
          for (int corner = 0; corner < 4; corner++)
            g_assert_cmpint (cairo_in_fill (cr, x + (corner % 2 == 0 ? 9 : -9), y + (corner < 2 ? 9 : -9)), ==, set[hex]);
        }
      cairo_destroy (cr);
    }
  cairo_surface_destroy (surface);
}

static guint32
pixel_at (cairo_surface_t *surface,
          double           x,
          double           y)
{
  const unsigned char *row = cairo_image_surface_get_data (surface) + (int) y * cairo_image_surface_get_stride (surface);

  return ((const guint32 *) (const void *) row)[(int) x] & 0xffffff;
}

/* Painted ground fills its square, to near its corners, and no other. */
static void
test_picture (Flagstones   *self,
              gconstpointer data)
{
  for (guint dark = 0; dark < 2; dark++)
    {
      AciesTheme *theme = acies_theme_new_plain (self->ruleset);
      g_autoptr (AciesState) plain = acies_state_new (self->ruleset, 7, 3);
      g_autoptr (AciesState) walled = acies_state_copy (plain);
      g_auto (AciesCommand) paint = flagstones_command ("paint wall D2", self->ruleset);
      cairo_surface_t *one, *other;
      AciesLayout      layout;

      g_assert_true (acies_engine_apply (walled, &paint, NULL, NULL));
      one = acies_render_to_surface (plain, theme, 700, dark);
      other = acies_render_to_surface (walled, theme, 700, dark);
      layout = acies_layout (plain->board, (700 - 2 * 7) / 7.0, 7, 7);
      for (AciesHex hex = acies_board_next (plain->board, ACIES_NO_HEX); hex != ACIES_NO_HEX; hex = acies_board_next (plain->board, hex))
        for (int corner = 0; corner < 4; corner++)
          {
            double x, y;

            acies_layout_centre (&layout, hex, &x, &y);
            x += (corner % 2 == 0 ? 0.3 : -0.3) * layout.hex_width;
            y += (corner < 2 ? 0.3 : -0.3) * layout.hex_width;
            g_assert_cmpint (pixel_at (one, x, y) != pixel_at (other, x, y), ==, hex == lines_hex ("D2"));
          }
      g_assert_cmpint (cairo_image_surface_get_height (one), ==, (int) (3 * layout.hex_width + 2 * 7 + 0.999));
      cairo_surface_destroy (one);
      cairo_surface_destroy (other);
      acies_theme_free (theme);
    }
}

int
main (int    argc,
      char **argv)
{
  static const struct
  {
    const char *name;
    void (*test) (Flagstones *, gconstpointer);
  } tests[] = {
    { "/squares/maps", test_maps },
    { "/squares/other-maps", test_other_maps },
    { "/squares/outlines", test_outlines },
    { "/squares/picture", test_picture },
  };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].name, Flagstones, NULL, flagstones_set_up, tests[i].test, flagstones_tear_down);

  return g_test_run ();
}
