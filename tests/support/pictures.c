/* pictures.c - a ruleset to be drawn, and looking at pixels
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "support/pictures.h"

#include "formats/ruleset/theme-xml.h"

#include <math.h>
#include <string.h>

static const struct
{
  const char *id;
  AciesSide   side;
  guint8      figures;
} types[] = {
  { "principes", 0, 3 }, { "triarii", 0, 3 }, { "velites", 0, 2 }, { "equites", 0, 2 }, { "elephants", 0, 2 }, { "roman-leader", 0, 3 }, { "pezhetairoi", 1, 3 }, { "hypaspists", 1, 3 }, { "peltasts", 1, 2 }, { "hetairoi", 1, 3 }, { "cretans", 1, 2 }, { "macedonian-leader", 1, 3 }
};

AciesRuleset *
pictures_ruleset_new (void)
{
  static const char *const terrains[] = { "clear", "hill", "forest", "river", "camp" };
  static const char *const marks[] = { "ordered", "activated", "testudo", "phalanx" };
  static const char *const sides[] = { "rome", "macedon" };
  AciesRuleset            *self = acies_ruleset_new ();

  self->id = g_strdup ("rome-vs-macedon");
  self->n_sides = G_N_ELEMENTS (sides);
  for (guint i = 0; i < G_N_ELEMENTS (sides); i++)
    self->sides[i].id = g_strdup (sides[i]);
  self->sides[0].home = ACIES_HOME_BOTTOM;
  self->n_terrains = G_N_ELEMENTS (terrains);
  for (guint i = 0; i < G_N_ELEMENTS (terrains); i++)
    {
      self->terrains[i].id = g_strdup (terrains[i]);
      self->terrains[i].name = g_strdup (terrains[i]);
    }
  self->n_marks = G_N_ELEMENTS (marks);
  for (guint i = 0; i < G_N_ELEMENTS (marks); i++)
    self->marks[i].id = g_strdup (marks[i]);
  self->n_unit_types = G_N_ELEMENTS (types);
  for (guint i = 0; i < G_N_ELEMENTS (types); i++)
    self->unit_types[i] = (AciesUnitType) {
      .id = g_strdup (types[i].id), .name = g_strdup (types[i].id), .sides = (guint8) (1u << types[i].side), .figures = types[i].figures
    };
  return self;
}

AciesTheme *
pictures_theme_new (const AciesRuleset *ruleset)
{
  g_autofree char *path = g_build_filename (g_getenv ("ACIES_DATA_DIR"), "rulesets", ruleset->id, "theme.xml", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (AciesLook) look = acies_look_load (path, ruleset, &error);
  AciesTheme *theme;

  g_assert_no_error (error);
  theme = acies_theme_new (look, ruleset, &error);
  g_assert_no_error (error);
  return theme;
}

void
pictures_set_up (PicturesFixture *self,
                 gconstpointer    data)
{
  self->ruleset = pictures_ruleset_new ();
  self->theme = pictures_theme_new (self->ruleset);
  self->state = acies_state_new (self->ruleset, 12, 9);
  acies_render_view_init (&self->view, self->state->board, 1000, 750);
  self->view.width = 1000;
  self->view.height = 750;
}

void
pictures_tear_down (PicturesFixture *self,
                    gconstpointer    data)
{
  acies_state_free (self->state);
  acies_theme_free (self->theme);
  acies_ruleset_unref (self->ruleset);
}

AciesUnitId
pictures_place (AciesState *state,
                const char *type,
                const char *hex,
                guint       figures)
{
  AciesUnitId id = state->n_units++;
  AciesUnit  *unit = &state->units[id];

  unit->place = ACIES_PLACE_BOARD;
  unit->type = acies_ruleset_find_unit_type (state->ruleset, type);
  g_assert_cmpuint (unit->type, !=, ACIES_NO_ID);
  unit->side = acies_unit_type_only_side (&state->ruleset->unit_types[unit->type]);
  unit->figures = figures;
  g_assert_true (acies_hex_parse (hex, &unit->hex));
  return id;
}

void
pictures_paint (AciesState *state,
                const char *terrain,
                const char *hexes)
{
  AciesId id = acies_ruleset_find_terrain (state->ruleset, terrain);
  g_auto (GStrv) names = g_strsplit (hexes, " ", -1);

  g_assert_cmpuint (id, !=, ACIES_NO_ID);
  acies_board_make_writable (&state->board);
  for (guint i = 0; names[i] != NULL; i++)
    {
      AciesHex hex;

      g_assert_true (acies_hex_parse (names[i], &hex));
      state->board->terrain[hex] = id;
    }
}

cairo_surface_t *
pictures_draw (const AciesState      *state,
               const AciesRenderView *view,
               AciesTheme            *theme)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) view->width, (int) view->height);
  cairo_t         *cr = cairo_create (surface);

  acies_render_board (cr, state, view, theme);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

cairo_surface_t *
pictures_draw_piece (const AciesPiece *piece,
                     int               width,
                     int               height)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, height);
  cairo_t         *cr = cairo_create (surface);

  acies_piece_draw (piece, cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

cairo_surface_t *
pictures_draw_tile (AciesTheme *theme,
                    AciesId     terrain)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 80, 80);
  cairo_t         *cr = cairo_create (surface);

  acies_render_tile (cr, theme, terrain, 40, 40, 64, 1, FALSE);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

void
pictures_centre (const PicturesFixture *self,
                 const char            *hex,
                 double                *x,
                 double                *y)
{
  AciesLayout layout = acies_render_view_layout (&self->view, self->state->board);
  AciesHex    found;

  g_assert_true (acies_hex_parse (hex, &found));
  acies_layout_centre (&layout, found, x, y);
}

guint32
pictures_pixel (cairo_surface_t *surface,
                double           x,
                double           y)
{
  const guint8 *data = cairo_image_surface_get_data (surface);
  int           column = (int) floor (x), row = (int) floor (y);
  guint32       pixel;

  g_assert_cmpint (column, >=, 0);
  g_assert_cmpint (row, >=, 0);
  g_assert_cmpint (column, <, cairo_image_surface_get_width (surface));
  g_assert_cmpint (row, <, cairo_image_surface_get_height (surface));
  memcpy (&pixel, data + row * cairo_image_surface_get_stride (surface) + column * 4, sizeof pixel);
  return pixel & 0xFFFFFF;
}

int
pictures_difference (guint32 a,
                     guint32 b)
{
  int difference = 0;

  for (guint shift = 0; shift < 24; shift += 8)
    difference += ABS ((int) (a >> shift & 0xFF) - (int) (b >> shift & 0xFF));
  return difference;
}

guint
pictures_count (cairo_surface_t *surface,
                double           x,
                double           y,
                double           half,
                guint32          colour)
{
  guint n = 0;

  for (double row = y - half; row < y + half; row++)
    for (double column = x - half; column < x + half; column++)
      n += pictures_difference (pictures_pixel (surface, column, row), colour) <= 24;
  return n;
}

guint
pictures_count_in_hex (const PicturesFixture *self,
                       cairo_surface_t       *surface,
                       const char            *hex,
                       const AciesColour     *colour)
{
  double x, y;

  pictures_centre (self, hex, &x, &y);
  return pictures_count (surface, x, y, self->view.hex_width * 0.48, acies_colour_to_number (colour));
}

guint
pictures_count_different (cairo_surface_t *a,
                          cairo_surface_t *b,
                          int              least)
{
  guint n = 0;

  for (int y = 0; y < cairo_image_surface_get_height (a); y++)
    for (int x = 0; x < cairo_image_surface_get_width (a); x++)
      n += pictures_difference (pictures_pixel (a, x, y), pictures_pixel (b, x, y)) > least;
  return n;
}

gboolean
pictures_is_shade (guint32 pixel,
                   guint32 colour)
{
  AciesColour pure = acies_colour_of (colour);

  for (int percent = -25; percent <= 15; percent += 4)
    {
      AciesColour shade = percent < 0 ? acies_colour_darker (&pure, -percent / 100.0) : acies_colour_lighter (&pure, percent / 100.0);

      if (pictures_difference (pixel, acies_colour_to_number (&shade)) <= 24)
        return TRUE;
    }

  return FALSE;
}

guint
pictures_count_shades (cairo_surface_t *surface,
                       double           x,
                       double           y,
                       double           half,
                       guint32          colour)
{
  guint n = 0;

  for (double row = y - half; row < y + half; row++)
    for (double column = x - half; column < x + half; column++)
      n += pictures_is_shade (pictures_pixel (surface, column, row), colour);
  return n;
}

gboolean
pictures_equal (cairo_surface_t *a,
                cairo_surface_t *b)
{
  int height = cairo_image_surface_get_height (a);
  int width = cairo_image_surface_get_width (a);

  if (height != cairo_image_surface_get_height (b) || width != cairo_image_surface_get_width (b))
    return FALSE;
  for (int row = 0; row < height; row++)
    if (memcmp (cairo_image_surface_get_data (a) + row * cairo_image_surface_get_stride (a),
                cairo_image_surface_get_data (b) + row * cairo_image_surface_get_stride (b), (gsize) width * 4) != 0)
      return FALSE;
  return TRUE;
}
