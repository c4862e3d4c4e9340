/* test-render.c - what stands on the board can be seen in the picture
 *
 * Looks at single pixels and counts colours; no picture is compared with a file,
 * because libraries draw the same line differently from version to version.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "render/units.h"
#include "support/pictures.h"

#include <math.h>

/* How many pixels of the hex could be the body of a unit of that side. */
static guint
count_side (const PicturesFixture *self,
            cairo_surface_t       *surface,
            const char            *name,
            const AciesColour     *side)
{
  double x, y;

  pictures_centre (self, name, &x, &y);
  return pictures_count_shades (surface, x, y, self->view.hex_width * 0.48, acies_colour_to_number (side));
}

static void
test_units_show_their_side (PicturesFixture *self,
                            gconstpointer    data)
{
  static const double widths[] = { 24, 48, 75 };

  pictures_place (self->state, "principes", "C3", 3);
  pictures_place (self->state, "hetairoi", "H6", 3);
  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    for (guint dark = 0; dark < 2; dark++)
      {
        const AciesStyle *style = acies_theme_style (self->theme, dark);
        cairo_surface_t  *surface;
        guint             enough = (guint) (widths[i] * widths[i] * 0.1);

        self->view.hex_width = widths[i];
        self->view.dark = dark;
        surface = pictures_draw (self->state, &self->view, self->theme);
        g_assert_cmpuint (count_side (self, surface, "C3", &style->side[0]), >, enough);
        g_assert_cmpuint (count_side (self, surface, "C3", &style->side[1]), ==, 0);
        g_assert_cmpuint (count_side (self, surface, "H6", &style->side[1]), >, enough);
        g_assert_cmpuint (count_side (self, surface, "H6", &style->side[0]), ==, 0);
        g_assert_cmpuint (count_side (self, surface, "E5", &style->side[0]), ==, 0);
        /* The device is there too. */
        g_assert_cmpuint (pictures_count_in_hex (self, surface, "C3", &style->device), >, widths[i] / 2);
        cairo_surface_destroy (surface);
      }
}

/* Shields differ by shape: the corner of the scutum is outside of the aspis. */
static void
test_sides_differ_by_shape (PicturesFixture *self,
                            gconstpointer    data)
{
  const AciesStyle *style = &self->theme->light;
  cairo_surface_t  *surface;
  double            x, y, w = self->view.hex_width;

  pictures_place (self->state, "triarii", "C3", 3);
  pictures_place (self->state, "cretans", "H6", 2);
  surface = pictures_draw (self->state, &self->view, self->theme);
  pictures_centre (self, "C3", &x, &y);
  g_assert_true (pictures_is_shade (pictures_pixel (surface, x - w * 0.275, y - w * 0.35), acies_colour_to_number (&style->side[0])));
  pictures_centre (self, "H6", &x, &y);
  g_assert_cmpint (pictures_difference (pictures_pixel (surface, x - w * 0.29, y - w * 0.36), acies_colour_to_number (&style->side[1])), >, 100);
  g_assert_true (pictures_is_shade (pictures_pixel (surface, x - w * 0.365, y - w * 0.06), acies_colour_to_number (&style->side[1])));
  cairo_surface_destroy (surface);
}

/* At 24 pixels no two types look alike. */
static void
test_types_differ_at_24_pixels (PicturesFixture *self,
                                gconstpointer    data)
{
  cairo_surface_t *surfaces[12];

  for (guint type = 0; type < 12; type++)
    {
      AciesPiece piece = acies_piece (self->ruleset, self->theme, type, acies_unit_type_only_side (&self->ruleset->unit_types[type]), 12, 14, 24);

      piece.figures = 2;
      surfaces[type] = pictures_draw_piece (&piece, 24, 28);
      for (guint other = 0; other < type; other++)
        g_assert_cmpuint (pictures_count_different (surfaces[type], surfaces[other], 150), >, 40);
    }
  for (guint type = 0; type < 12; type++)
    cairo_surface_destroy (surfaces[type]);
}

/* Marks of figures on the strip of a unit. */
static guint
count_figures (const PicturesFixture *self,
               cairo_surface_t       *surface,
               const char            *name)
{
  double  x, y, w = self->view.hex_width;
  guint32 colour = acies_colour_to_number (&self->theme->light.device);
  guint   n = 0;

  pictures_centre (self, name, &x, &y);
  for (double column = x - w * 0.3; column < x + w * 0.3; column++)
    n += pictures_difference (pictures_pixel (surface, column, y + w * 0.3), colour) <= 24 &&
         pictures_difference (pictures_pixel (surface, column - 1, y + w * 0.3), colour) > 24;
  return n;
}

static void
test_figures_can_be_counted (PicturesFixture *self,
                             gconstpointer    data)
{
  static const char *const hexes[] = { "B2", "D2", "F2", "H2", "J2" };
  static const char *const types[] = { "principes", "hypaspists" };

  for (guint type = 0; type < G_N_ELEMENTS (types); type++)
    {
      cairo_surface_t *surface;

      self->state->n_units = 0;
      for (guint figures = 1; figures <= 5; figures++)
        pictures_place (self->state, types[type], hexes[figures - 1], figures);
      surface = pictures_draw (self->state, &self->view, self->theme);
      for (guint figures = 1; figures <= 5; figures++)
        g_assert_cmpuint (count_figures (self, surface, hexes[figures - 1]), ==, figures);
      cairo_surface_destroy (surface);
    }
}

/* What a unit lost is seen, and is not counted with what it has. */
static void
test_losses_stay_as_hollows (PicturesFixture *self,
                             gconstpointer    data)
{
  static const char *const types[] = { "triarii", "hypaspists" };

  for (guint type = 0; type < G_N_ELEMENTS (types); type++)
    {
      cairo_surface_t *surface;
      double           x, y, w = self->view.hex_width;
      guint32          pixels[2];

      self->state->n_units = 0;
      pictures_place (self->state, types[type], "C3", 1);
      pictures_place (self->state, types[type], "E3", 3);
      surface = pictures_draw (self->state, &self->view, self->theme);
      g_assert_cmpuint (count_figures (self, surface, "C3"), ==, 1);
      g_assert_cmpuint (count_figures (self, surface, "E3"), ==, 3);
      /* The strip to the left of the marks, and the middle of the last one. */
      for (guint i = 0; i < 2; i++)
        {
          pictures_centre (self, i == 0 ? "C3" : "E3", &x, &y);
          pixels[i] = pictures_pixel (surface, x + w * 0.126, y + w * 0.3);
          g_assert_cmpint (pictures_difference (pictures_pixel (surface, x + w * 0.21, y + w * 0.3), pixels[i]), >, i == 0 ? 10 : 100);
        }
      g_assert_cmpint (pictures_difference (pixels[0], pixels[1]), >, 100);
      cairo_surface_destroy (surface);
    }
}

static void
test_only_units_on_the_board (PicturesFixture *self,
                              gconstpointer    data)
{
  static const AciesPlace places[] = { ACIES_PLACE_ABSENT, ACIES_PLACE_RESERVE, ACIES_PLACE_LOST };
  AciesUnitId             id = pictures_place (self->state, "equites", "C3", 2);
  cairo_surface_t        *surface = pictures_draw (self->state, &self->view, self->theme);

  g_assert_cmpuint (count_side (self, surface, "C3", &self->theme->light.side[0]), >, 500);
  cairo_surface_destroy (surface);
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      self->state->units[id].place = places[i];
      surface = pictures_draw (self->state, &self->view, self->theme);
      g_assert_cmpuint (count_side (self, surface, "C3", &self->theme->light.side[0]), ==, 0);
      cairo_surface_destroy (surface);
    }
}

static void
test_marks_show (PicturesFixture *self,
                 gconstpointer    data)
{
  const AciesStyle *style = &self->theme->light;
  cairo_surface_t  *surface;

  pictures_place (self->state, "principes", "B2", 3);
  self->state->units[pictures_place (self->state, "principes", "D2", 3)].marks = 1 << 0;
  self->state->units[pictures_place (self->state, "principes", "F2", 3)].marks = 1 << 1;
  self->state->units[pictures_place (self->state, "principes", "H2", 3)].marks = 1 << 2;
  surface = pictures_draw (self->state, &self->view, self->theme);
  g_assert_cmpuint (pictures_count_in_hex (self, surface, "B2", &style->gold), ==, 0);
  g_assert_cmpuint (pictures_count_in_hex (self, surface, "D2", &style->gold), >, 300);
  g_assert_cmpuint (count_side (self, surface, "F2", &style->side[0]), ==, 0);
  g_assert_cmpuint (pictures_count_in_hex (self, surface, "H2", &style->gold), >, 60);
  g_assert_cmpuint (pictures_count_in_hex (self, surface, "H2", &style->gold), <, pictures_count_in_hex (self, surface, "D2", &style->gold));
  cairo_surface_destroy (surface);
}

static void
test_terrain_has_its_colour (PicturesFixture *self,
                             gconstpointer    data)
{
  static const char *const terrains[] = { "hill", "forest", "river", "camp" };
  static const char *const hexes[] = { "C3", "F3", "I3", "F6" };

  for (guint i = 0; i < G_N_ELEMENTS (terrains); i++)
    pictures_paint (self->state, terrains[i], hexes[i]);
  for (guint dark = 0; dark < 2; dark++)
    {
      const AciesStyle *style = acies_theme_style (self->theme, dark);
      cairo_surface_t  *surface;

      self->view.dark = dark;
      surface = pictures_draw (self->state, &self->view, self->theme);
      for (guint i = 0; i < G_N_ELEMENTS (terrains); i++)
        {
          AciesId terrain = acies_ruleset_find_terrain (self->ruleset, terrains[i]);

          /* Around what stands or flows on a hex, its ground shows. */
          g_assert_cmpuint (pictures_count_in_hex (self, surface, hexes[i], &style->ground[0]) + 600, <, pictures_count_in_hex (self, surface, "C6", &style->ground[0]));
          g_assert_cmpuint (pictures_count_in_hex (self, surface, "C6", &style->ink[terrain]), ==, 0);
        }
      g_assert_cmpuint (pictures_count_in_hex (self, surface, "C6", &style->ground[0]), >, 3000);
      cairo_surface_destroy (surface);
    }
}

/* How many points are rather blue than red around the middle of the eastern side of a hex. */
static guint
count_water (PicturesFixture *self,
             const char      *hex)
{
  cairo_surface_t *surface = pictures_draw (self->state, &self->view, self->theme);
  double           x, y, w = self->view.hex_width;
  guint            n = 0;

  pictures_centre (self, hex, &x, &y);
  for (double dx = 0.45 * w; dx < 0.55 * w; dx++)
    for (double dy = -0.1 * w; dy < 0.1 * w; dy++)
      {
        guint32 colour = pictures_pixel (surface, x + dx, y + dy);

        n += (colour & 0xff) > (colour >> 16 & 0xff) + 10;
      }
  cairo_surface_destroy (surface);
  return n;
}

/* Water runs on over the side between two river hexes; a lone one has a bank there. */
static void
test_hexes_of_one_river_flow_together (PicturesFixture *self,
                                       gconstpointer    data)
{
  pictures_paint (self->state, "river", "C3 D3");
  g_assert_cmpuint (count_water (self, "C3"), >, 50);
  pictures_paint (self->state, "clear", "D3");
  g_assert_cmpuint (count_water (self, "C3"), ==, 0);
}

static void
test_highlights_show (PicturesFixture *self,
                      gconstpointer    data)
{
  for (guint kind = 0; kind < ACIES_N_HIGHLIGHTS; kind++)
    {
      AciesHighlight   highlights[] = { { acies_hex (2, 2), kind }, { acies_hex (70, 2), kind }, { ACIES_NO_HEX, kind } };
      cairo_surface_t *without = pictures_draw (self->state, &self->view, self->theme);
      cairo_surface_t *with;
      double           x, y;
      guint            changed = 0, elsewhere = 0, w = (guint) self->view.hex_width;

      self->view.highlights = highlights;
      self->view.n_highlights = G_N_ELEMENTS (highlights);
      with = pictures_draw (self->state, &self->view, self->theme);
      pictures_centre (self, "C3", &x, &y);
      for (guint i = 0; i < w * w; i++)
        {
          double dx = i % w - w / 2.0, dy = i / w - w / 2.0;

          changed += pictures_difference (pictures_pixel (with, x + dx, y + dy), pictures_pixel (without, x + dx, y + dy)) > 20;
          elsewhere += pictures_difference (pictures_pixel (with, x + dx + 3 * w, y + dy), pictures_pixel (without, x + dx + 3 * w, y + dy)) > 0;
        }
      g_assert_cmpuint (changed, >, 150);
      g_assert_cmpuint (elsewhere, ==, 0);
      self->view.n_highlights = 0;
      cairo_surface_destroy (with);
      cairo_surface_destroy (without);
    }
}

/* Hover, selection, cursor, path, ghost, names: each changes the picture. */
static void
test_view_shows (PicturesFixture *self,
                 gconstpointer    data)
{
  const AciesHex   path[] = { acies_hex (2, 2), acies_hex (3, 2), acies_hex (3, 3) };
  AciesRenderView  plain = self->view;
  AciesRenderView  views[16];
  const AciesGhost ghosts[] = {
    { .hex = acies_hex (4, 4), .kind = ACIES_GHOST_UNIT, .id = 0, .side = 0, .figures = 2 },
    { .hex = acies_hex (4, 4), .kind = ACIES_GHOST_TERRAIN, .id = 1 },
    { .hex = acies_hex (4, 4), .kind = ACIES_GHOST_CAMP, .side = 1 },
    { .hex = acies_hex (4, 4), .kind = ACIES_GHOST_ENTRY, .side = 1 },
    { .hex = acies_hex (4, 4), .kind = ACIES_GHOST_GONE },
  };
  const AciesHighlight selected = { acies_hex (4, 4), ACIES_HIGHLIGHT_SELECTED };
  cairo_surface_t     *without = pictures_draw (self->state, &plain, self->theme);

  for (guint i = 0; i < G_N_ELEMENTS (views); i++)
    views[i] = plain;
  for (guint i = 0; i < G_N_ELEMENTS (ghosts); i++)
    {
      views[8 + i].ghosts = &ghosts[i];
      views[8 + i].n_ghosts = 1;
    }
  views[13].symmetry = ACIES_SYMMETRY_LEFT_RIGHT;
  views[14].symmetry = ACIES_SYMMETRY_TOP_BOTTOM;
  views[15].symmetry = ACIES_SYMMETRY_HALF_TURN;
  views[0].hover = acies_hex (4, 4);
  views[1].selected = acies_hex (4, 4);
  views[2].cursor = acies_hex (4, 4);
  views[3].path = path;
  views[3].n_path = G_N_ELEMENTS (path);
  views[4].highlights = &selected;
  views[4].n_highlights = 1;
  views[5].show_names = TRUE;
  views[6].show_rulers = FALSE;
  views[7].attack_from = acies_hex (4, 4);
  views[7].attack_at = acies_hex (4, 5);
  for (guint i = 0; i < G_N_ELEMENTS (views); i++)
    {
      cairo_surface_t *with = pictures_draw (self->state, &views[i], self->theme);

      g_assert_false (pictures_equal (with, without));
      cairo_surface_destroy (with);
    }
  cairo_surface_destroy (without);
}

/* How many points change at the top of the hex, where its name is, when names are shown. */
static guint
count_name (PicturesFixture *self,
            const char      *hex)
{
  cairo_surface_t *without = pictures_draw (self->state, &self->view, self->theme);
  cairo_surface_t *with;
  double           x, y;
  int              w = (int) self->view.hex_width;
  guint            changed = 0;

  self->view.show_names = TRUE;
  with = pictures_draw (self->state, &self->view, self->theme);
  self->view.show_names = FALSE;
  pictures_centre (self, hex, &x, &y);
  for (int dx = -w / 5; dx <= w / 5; dx++)
    for (int dy = -w * 11 / 20; dy <= -w * 7 / 20; dy++)
      changed += pictures_difference (pictures_pixel (with, x + dx, y + dy), pictures_pixel (without, x + dx, y + dy)) > 10;
  cairo_surface_destroy (with);
  cairo_surface_destroy (without);
  return changed;
}

/* A name is whole, or is not there: never half under a unit or a camp. */
static void
test_names_keep_clear_of_pieces (PicturesFixture *self,
                                 gconstpointer    data)
{
  self->state->sides[0].camp = acies_hex (6, 6);
  pictures_place (self->state, "principes", "C3", 3);
  g_assert_cmpuint (count_name (self, "E3"), >, 5);
  g_assert_cmpuint (count_name (self, "C3"), ==, 0);
  g_assert_cmpuint (count_name (self, "G7"), ==, 0);
  self->view.hex_width = 60; /* letters could not be read there */
  g_assert_cmpuint (count_name (self, "E3"), ==, 0);
}

static void
test_camps_and_entries_show (PicturesFixture *self,
                             gconstpointer    data)
{
  cairo_surface_t *surface;

  self->state->sides[0].camp = acies_hex (2, 2);
  self->state->sides[1].entries[0] = acies_hex (6, 6);
  self->state->sides[1].n_entries = 1;
  surface = pictures_draw (self->state, &self->view, self->theme);
  g_assert_cmpuint (count_side (self, surface, "C3", &self->theme->light.side[0]), >, 30);
  g_assert_cmpuint (count_side (self, surface, "E5", &self->theme->light.side[1]), ==, 0);
  cairo_surface_destroy (surface);
}

/* The same board is the same picture, also with another theme, and as layers drawn apart. */
static void
test_same_twice (PicturesFixture *self,
                 gconstpointer    data)
{
  g_autoptr (AciesTheme) other = pictures_theme_new (self->ruleset);
  cairo_surface_t *first, *second, *fresh, *layers = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 1000, 750);
  cairo_t         *cr = cairo_create (layers);

  pictures_paint (self->state, "forest", "C3 C4 D4");
  pictures_paint (self->state, "river", "A5 B5 C5");
  pictures_place (self->state, "elephants", "E5", 2);
  first = pictures_draw (self->state, &self->view, self->theme);
  second = pictures_draw (self->state, &self->view, self->theme);
  fresh = pictures_draw (self->state, &self->view, other);
  acies_render_ground (cr, self->state, &self->view, self->theme);
  acies_render_pieces (cr, self->state, &self->view, self->theme);
  acies_render_rulers (cr, self->state, &self->view, self->theme);
  cairo_destroy (cr);
  cairo_surface_flush (layers);
  g_assert_true (pictures_equal (first, second));
  g_assert_true (pictures_equal (first, fresh));
  g_assert_true (pictures_equal (first, layers));
  cairo_surface_destroy (first);
  cairo_surface_destroy (second);
  cairo_surface_destroy (fresh);
  cairo_surface_destroy (layers);
}

/* A scrolled view shows the same board, moved. A line that begins elsewhere may meet one more of a pixel's 16 samples. */
static void
test_scrolled_view (PicturesFixture *self,
                    gconstpointer    data)
{
  cairo_surface_t *whole, *part;
  AciesRenderView  moved = self->view;

  pictures_paint (self->state, "hill", "E5 F5 E6");
  pictures_place (self->state, "pezhetairoi", "F7", 3);
  self->view.show_rulers = FALSE;
  moved.show_rulers = FALSE;
  moved.x -= 200;
  moved.y -= 150;
  moved.width = 400;
  moved.height = 300;
  whole = pictures_draw (self->state, &self->view, self->theme);
  part = pictures_draw (self->state, &moved, self->theme);
  for (guint y = 0; y < 300; y += 7)
    for (guint x = 0; x < 400; x += 7)
      g_assert_cmpint (pictures_difference (pictures_pixel (whole, x + 200, y + 150), pictures_pixel (part, x, y)), <=, 16);
  cairo_surface_destroy (whole);
  cairo_surface_destroy (part);
}

/* Drawn for a screen with two device pixels in a unit, a board is as large and finer. */
static void
test_scale_factor (PicturesFixture *self,
                   gconstpointer    data)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 2000, 1500);
  cairo_t         *cr = cairo_create (surface);
  double           x, y;

  pictures_place (self->state, "principes", "C3", 3);
  self->view.scale = 2;
  cairo_scale (cr, 2, 2);
  acies_render_board (cr, self->state, &self->view, self->theme);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  pictures_centre (self, "C3", &x, &y);
  g_assert_cmpuint (pictures_count_shades (surface, 2 * x, 2 * y, self->view.hex_width * 0.9, acies_colour_to_number (&self->theme->light.side[0])), >, 4000);
  cairo_surface_destroy (surface);
}

static void
test_tiles_differ (PicturesFixture *self,
                   gconstpointer    data)
{
  cairo_surface_t *surfaces[ACIES_MAX_TERRAINS];

  for (AciesId terrain = 0; terrain < self->ruleset->n_terrains; terrain++)
    {
      surfaces[terrain] = pictures_draw_tile (self->theme, terrain);
      g_assert_cmphex (pictures_pixel (surfaces[terrain], 2, 2), ==, 0);
      for (AciesId other = 0; other < terrain; other++)
        g_assert_cmpuint (pictures_count_different (surfaces[terrain], surfaces[other], 40), >, 400);
    }
  for (AciesId terrain = 0; terrain < self->ruleset->n_terrains; terrain++)
    cairo_surface_destroy (surfaces[terrain]);
}

static void
set_label (AciesState *state,
           const char *name,
           const char *text)
{
  AciesHex hex;

  g_assert_true (acies_hex_parse (name, &hex));
  acies_texts_make_writable (&state->texts);
  acies_texts_set_label (state->texts, hex, text);
}

/* Words are read in both styles, on dark ground and over a unit, with light around the dark letters or the reverse. */
static void
test_labels_show (PicturesFixture *self,
                  gconstpointer    data)
{
  pictures_paint (self->state, "river", "C3");
  pictures_place (self->state, "principes", "H6", 3);
  pictures_place (self->state, "principes", "I7", 3);
  for (guint dark = 0; dark < 2; dark++)
    {
      const AciesStyle *style = acies_theme_style (self->theme, dark);
      cairo_surface_t  *without;
      cairo_surface_t  *with;

      self->view.dark = dark;
      set_label (self->state, "C3", NULL);
      set_label (self->state, "H6", NULL);
      without = pictures_draw (self->state, &self->view, self->theme);
      set_label (self->state, "C3", "MMMM");
      set_label (self->state, "H6", "MMMM");
      with = pictures_draw (self->state, &self->view, self->theme);
      for (guint i = 0; i < 2; i++)
        {
          double  x, y, half = self->view.hex_width * 0.4;
          guint32 colour = acies_colour_to_number (&style->grid);

          pictures_centre (self, i == 0 ? "C3" : "H6", &x, &y);
          y += self->view.hex_width * (i == 0 ? 0.3 : 0.575);
          g_assert_cmpuint (pictures_count (with, x, y, half, colour), >, pictures_count (without, x, y, half, colour) + 40);
        }
      cairo_surface_destroy (without);
      cairo_surface_destroy (with);
    }
}

/* How far down the middle of what a label changes lies from the middle of a hex, in its widths, in the column @shift beside it. */
static double
label_below (PicturesFixture *self,
             const char      *hex,
             double           shift)
{
  cairo_surface_t *with = pictures_draw (self->state, &self->view, self->theme), *without;
  double           sum = 0, n = 0, x, y, width = self->view.hex_width;
  AciesTexts      *texts = self->state->texts;

  self->state->texts = acies_texts_new ();
  without = pictures_draw (self->state, &self->view, self->theme);
  acies_texts_unref (self->state->texts);
  self->state->texts = texts;
  pictures_centre (self, hex, &x, &y);
  for (double down = -width; down < width; down++)
    for (double across = -0.25 * width; across < 0.25 * width; across++)
      if (pictures_difference (pictures_pixel (with, x + shift * width + across, y + down), pictures_pixel (without, x + shift * width + across, y + down)) > 60)
        {
          sum += down / width;
          n++;
        }
  cairo_surface_destroy (with);
  cairo_surface_destroy (without);
  g_assert_cmpfloat (n, >, 10);
  return sum / n;
}

/* The name of a river runs along it, that of a hill along its ridge, unless it would cover a piece. */
static void
test_labels_follow_the_land (PicturesFixture *self,
                             gconstpointer    data)
{
  pictures_paint (self->state, "river", "A3 B3 C3 D3 E3 F3");
  pictures_paint (self->state, "hill", "C6 D6 C7 D7 E6 E7");
  set_label (self->state, "C3", "MMMMMM");
  g_assert_cmpfloat (fabs (label_below (self, "C3", 0)), <, 0.15);
  pictures_place (self->state, "principes", "D3", 3);
  g_assert_cmpfloat (label_below (self, "C3", 0), >, 0.2);
  set_label (self->state, "C3", NULL);
  set_label (self->state, "E7", "MMMM");
  g_assert_cmpfloat (label_below (self, "D7", 0.25), <, -0.2);
}

static void
test_labels_are_left_out_when_small (PicturesFixture *self,
                                     gconstpointer    data)
{
  cairo_surface_t *without;
  cairo_surface_t *with;

  self->view.hex_width = 20;
  without = pictures_draw (self->state, &self->view, self->theme);
  set_label (self->state, "C3", "MMMM");
  with = pictures_draw (self->state, &self->view, self->theme);
  g_assert_true (pictures_equal (with, without));
  cairo_surface_destroy (without);
  cairo_surface_destroy (with);
}

static void
test_plain_theme (PicturesFixture *self,
                  gconstpointer    data)
{
  g_autoptr (AciesTheme) plain = acies_theme_new_plain (self->ruleset);
  cairo_surface_t *surface;

  pictures_place (self->state, "principes", "C3", 3);
  pictures_paint (self->state, "forest", "D4 D5");
  surface = pictures_draw (self->state, &self->view, plain);
  g_assert_cmpuint (count_side (self, surface, "C3", &plain->light.side[0]), >, 500);
  g_assert_cmpuint (pictures_count_in_hex (self, surface, "C3", &plain->light.device), >, 50);
  g_assert_cmpuint (pictures_count_in_hex (self, surface, "D4", &plain->light.ground[2]), >, 500);
  cairo_surface_destroy (surface);
}

/* --- a frame or a ghost on a hex leaves what stands there to be read ----------------- */

static guint
count_drawn (const PicturesFixture *self,
             const char            *hex,
             const AciesColour     *colour)
{
  cairo_surface_t *surface = pictures_draw (self->state, &self->view, self->theme);
  guint            count = pictures_count_in_hex (self, surface, hex, colour);

  cairo_surface_destroy (surface);
  return count;
}

static void
test_figures_of_the_selected_unit_show (PicturesFixture *self,
                                        gconstpointer    data)
{
  const AciesStyle *style = &self->theme->light;
  guint             piece, ground;

  pictures_place (self->state, "principes", "C3", 3);
  piece = count_drawn (self, "C3", &style->side[0]);
  ground = count_drawn (self, "C3", &style->device);
  self->view.selected = self->view.hover = acies_hex (2, 2);
  g_assert_cmpuint (count_drawn (self, "C3", &style->side[0]), ==, piece);
  g_assert_cmpuint (count_drawn (self, "C3", &style->device), >, ground + (guint) self->view.hex_width);
}

static void
test_a_ghost_takes_the_place_of_a_unit (PicturesFixture *self,
                                        gconstpointer    data)
{
  const AciesStyle *style = &self->theme->light;
  AciesGhost        ghost = { .kind = ACIES_GHOST_UNIT, .hex = acies_hex (2, 2), .figures = 3 };

  pictures_place (self->state, "hetairoi", "C3", 3);
  pictures_place (self->state, "hetairoi", "D3", 3);
  self->view.ghosts = &ghost;
  self->view.n_ghosts = 1;
  g_assert_cmpuint (count_drawn (self, "C3", &style->side[1]), ==, 0);
  g_assert_cmpuint (count_drawn (self, "D3", &style->side[1]), >, 200);
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

#define ADD(path, function) g_test_add ("/render/" path, PicturesFixture, NULL, pictures_set_up, function, pictures_tear_down)

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("units-show-their-side", test_units_show_their_side);
  ADD ("sides-differ-by-shape", test_sides_differ_by_shape);
  ADD ("types-differ-at-24-pixels", test_types_differ_at_24_pixels);
  ADD ("figures-can-be-counted", test_figures_can_be_counted);
  ADD ("losses-stay-as-hollows", test_losses_stay_as_hollows);
  ADD ("only-units-on-the-board", test_only_units_on_the_board);
  ADD ("marks-show", test_marks_show);
  ADD ("terrain-has-its-colour", test_terrain_has_its_colour);
  ADD ("hexes-of-one-river-flow-together", test_hexes_of_one_river_flow_together);
  ADD ("highlights-show", test_highlights_show);
  ADD ("names-keep-clear-of-pieces", test_names_keep_clear_of_pieces);
  ADD ("view-shows", test_view_shows);
  ADD ("camps-and-entries-show", test_camps_and_entries_show);
  ADD ("same-twice", test_same_twice);
  ADD ("scrolled-view", test_scrolled_view);
  ADD ("scale-factor", test_scale_factor);
  ADD ("tiles-differ", test_tiles_differ);
  ADD ("labels-show", test_labels_show);
  ADD ("labels-follow-the-land", test_labels_follow_the_land);
  ADD ("labels-are-left-out-when-small", test_labels_are_left_out_when_small);
  ADD ("plain-theme", test_plain_theme);
  ADD ("figures-of-the-selected-unit-show", test_figures_of_the_selected_unit_show);
  ADD ("a-ghost-takes-the-place-of-a-unit", test_a_ghost_takes_the_place_of_a_unit);
  ADD ("the-heading-is-clear", test_the_heading_is_clear);
  return g_test_run ();
}
