/* test-styles.c - every game in each style: outlines in high contrast, hexes of a terrain, sides for those who see fewer
 * colours, ink in print
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "render/paint.h"
#include "support/data.h"
#include "support/pictures.h"

#include <math.h>
#include <stdlib.h>

static const char *const games[] = { "rome-vs-macedon", "rome-vs-carthage", "battleplay", "legio-vi", "legions" };

#define WIDTH 80 /* of a hex, in pixels */

typedef struct
{
  AciesLibrary *library;
  AciesRuleset *ruleset;
  AciesTheme   *theme;
  AciesState   *state;
} Game;

/* A game with a board of 6 by 6 hexes. */
static void
set_up (Game         *self,
        gconstpointer id)
{
  self->library = acies_library_new (NULL);
  self->ruleset = acies_library_get_ruleset (self->library, id, NULL);
  self->theme = pictures_theme_new (self->ruleset);
  self->state = acies_state_new (self->ruleset, 6, 6);
  acies_board_make_writable (&self->state->board);
}

static void
tear_down (Game         *self,
           gconstpointer id)
{
  acies_state_free (self->state);
  acies_theme_free (self->theme);
  acies_library_unref (self->library);
}

/* A terrain is told from clear ground, and by day and night: two cases for each. */
static gboolean
is_drawn (const Game *self,
          guint       n)
{
  AciesPattern pattern = self->theme->patterns[n / 2];

  return n / 2 > 0 && pattern != ACIES_PATTERN_PLAIN && pattern != ACIES_PATTERN_TUFTS;
}

static AciesRenderView
view_of (const Game *self,
         guint       n)
{
  AciesRenderView view;

  acies_render_view_init (&view, self->state->board, 6 * WIDTH, 6 * WIDTH);
  view.hex_width = WIDTH;
  view.x = view.y = 0;
  view.dark = n % 2;
  return view;
}

/* --- colours ---------------------------------------------------------------------------------- */

/* Red, green and blue as amounts of light. */
typedef struct
{
  double rgb[3];
} Light;

static Light
light_of (guint32 colour)
{
  Light light;

  for (guint i = 0; i < 3; i++)
    {
      double part = ((colour >> (16 - 8 * i)) & 0xff) / 255.0;

      light.rgb[i] = part <= 0.04045 ? part / 12.92 : pow ((part + 0.055) / 1.055, 2.4);
    }
  return light;
}

static double
luminance (Light light)
{
  return 0.2126 * light.rgb[0] + 0.7152 * light.rgb[1] + 0.0722 * light.rgb[2];
}

static double
contrast (double one,
          double other)
{
  return (MAX (one, other) + 0.05) / (MIN (one, other) + 0.05);
}

static double
contrast_to (guint32            pixel,
             const AciesColour *colour)
{
  return contrast (luminance (light_of (pixel)), luminance (light_of (acies_colour_to_number (colour))));
}

/* The mean of a square. */
static Light
mean_at (cairo_surface_t *surface,
         double           x,
         double           y,
         double           half)
{
  Light  mean = { 0 };
  double n = 0;

  for (int j = (int) floor (y - half); j <= y + half; j++)
    for (int i = (int) floor (x - half); i <= x + half; i++, n++)
      {
        Light light = light_of (pictures_pixel (surface, i, j));

        for (guint part = 0; part < 3; part++)
          mean.rgb[part] += light.rgb[part];
      }
  for (guint part = 0; part < 3; part++)
    mean.rgb[part] /= n;
  return mean;
}

/* --- outlines in high contrast ------------------------------------------------------------------ */

/* The ground alone, without the lines between hexes. */
static cairo_surface_t *
draw_ground (AciesState            *state,
             const AciesRenderView *view,
             AciesTheme            *theme)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 6 * WIDTH, 6 * WIDTH);
  AciesPaint       paint = {
          .cr = cairo_create (surface),
          .state = state,
          .view = view,
          .theme = theme,
          .style = view->is_printed ? &theme->print : acies_theme_style (theme, view->dark),
          .layout = acies_render_view_layout (view, state->board),
          .span = { 0, 5, 0, 5 },
  };

  acies_paint_ground (&paint);
  cairo_destroy (paint.cr);
  cairo_surface_flush (surface);
  return surface;
}

/* Whether there is a line on the way from the middle of a terrain outwards that stands out of what lies on both sides of it. */
static gboolean
meets_outline (cairo_surface_t *surface,
               double           x,
               double           y,
               double           angle)
{
  for (double r = 0.05 * WIDTH; r < 1.3 * WIDTH; r += 0.5)
    {
      double side[3];

      for (int i = 0; i < 3; i++)
        {
          double at = r + (i - 1) * 0.07 * WIDTH;

          side[i] = luminance (mean_at (surface, x + at * cos (angle), y + at * sin (angle), i == 1 ? 0 : 1.5));
        }
      if (contrast (side[0], side[1]) >= 3 && contrast (side[1], side[2]) >= 3)
        return TRUE;
    }
  return FALSE;
}

static void
test_outlines (Game         *self,
               gconstpointer id)
{
  for (guint n = 0; n < 2 * self->ruleset->n_terrains; n++)
    {
      AciesRenderView  view = view_of (self, n);
      AciesLayout      layout = acies_render_view_layout (&view, self->state->board);
      cairo_surface_t *surface;
      double           x, y;
      guint            found = 0;

      if (!is_drawn (self, n))
        continue;
      view.high_contrast = TRUE;
      self->state->board->terrain[acies_hex (2, 2)] = (AciesId) (n / 2);
      acies_layout_centre (&layout, acies_hex (2, 2), &x, &y);
      surface = draw_ground (self->state, &view, self->theme);
      for (guint ray = 0; ray < 36; ray++)
        found += meets_outline (surface, x, y, ray * G_PI / 18);
      g_test_message ("%s%s: %u of 36", self->ruleset->terrains[n / 2].id, view.dark ? ", dark" : "", found);
      g_assert_cmpuint (found, >=, 30); /* stones lie on the outline here and there */
      cairo_surface_destroy (surface);
    }
}

/* Between hexes of one kind too, where the line is faint otherwise. */
static void
test_lines_stand_out_in_high_contrast (PicturesFixture *self,
                                       gconstpointer    data)
{
  static const char *const terrains[] = { "clear", "hill", "forest", "river" };
  static const char *const hexes[] = { "C6 D6", "C3 D3", "F3 G3", "I3 J3" };

  for (guint i = 0; i < G_N_ELEMENTS (terrains); i++)
    pictures_paint (self->state, terrains[i], hexes[i]);
  self->view.high_contrast = TRUE;
  for (guint dark = 0; dark < 2; dark++)
    {
      cairo_surface_t *surface;

      self->view.dark = dark;
      surface = pictures_draw (self->state, &self->view, self->theme);
      for (guint i = 0; i < G_N_ELEMENTS (terrains); i++)
        {
          AciesId            terrain = acies_ruleset_find_terrain (self->ruleset, terrains[i]);
          const AciesColour *ground = &acies_theme_style (self->theme, dark)->ground[terrain];
          char               name[] = { hexes[i][0], hexes[i][1], '\0' };
          double             x, y;

          pictures_centre (self, name, &x, &y);
          g_assert_cmpfloat (contrast_to (pictures_pixel (surface, x + self->view.hex_width / 2, y), ground), >=, 3);
        }
      cairo_surface_destroy (surface);
    }
}

/* Where a unit can go, and which can act: more than a wash, in a colour that stands out of the ground. */
static void
test_marks_stand_out_in_high_contrast (PicturesFixture *self,
                                       gconstpointer    data)
{
  static const AciesHighlightKind kinds[] = { ACIES_HIGHLIGHT_REACH, ACIES_HIGHLIGHT_MARCH, ACIES_HIGHLIGHT_ABLE };

  self->view.high_contrast = TRUE;
  for (guint i = 0; i < 2 * G_N_ELEMENTS (kinds); i++)
    {
      const AciesStyle *style = acies_theme_style (self->theme, i % 2 == 1);
      AciesHighlight    highlight = { acies_hex (2, 2), kinds[i / 2] };
      AciesColour       line = i % 2 == 1 ? style->gold : acies_colour_darker (&style->gold, 0.6);
      cairo_surface_t  *surface;

      self->view.dark = i % 2 == 1;
      self->view.highlights = &highlight;
      self->view.n_highlights = 1;
      surface = pictures_draw (self->state, &self->view, self->theme);
      g_assert_cmpfloat (contrast_to (acies_colour_to_number (&line), &style->ground[0]), >=, 3);
      g_assert_cmpuint (pictures_count_in_hex (self, surface, "C3", &line), >, 50);
      self->view.n_highlights = 0;
      cairo_surface_destroy (surface);
    }
}

/* By its shape, not by a lighter wash alone. */
static void
test_march_is_struck_out (PicturesFixture *self,
                          gconstpointer    data)
{
  for (guint i = 0; i < 4; i++)
    {
      AciesHighlightKind kind = i < 2 ? ACIES_HIGHLIGHT_REACH : ACIES_HIGHLIGHT_MARCH;
      gboolean           dark = i % 2 == 1;
      const AciesStyle  *style = acies_theme_style (self->theme, dark);
      AciesHighlight     highlight = { acies_hex (2, 2), kind };
      cairo_surface_t   *surface;
      double             x, y;
      guint              n;

      self->view.dark = dark;
      self->view.highlights = &highlight;
      self->view.n_highlights = 1;
      surface = pictures_draw (self->state, &self->view, self->theme);
      n = pictures_count_in_hex (self, surface, "C3", &style->alert);
      pictures_centre (self, "C3", &x, &y);
      if (kind == ACIES_HIGHLIGHT_MARCH)
        {
          g_assert_cmpuint (n, >, 20);
          g_assert_cmpfloat (contrast_to (pictures_pixel (surface, x, y - self->view.hex_width * 0.19), &style->ground[0]), >=, 3);
        }
      else
        g_assert_cmpuint (n, ==, 0);
      self->view.n_highlights = 0;
      cairo_surface_destroy (surface);
    }
}

/* --- ink in print ----------------------------------------------------------------------------------- */

/* A board of one terrain takes little ink in print, and much less than on the screen. */
static void
test_print (Game         *self,
            gconstpointer id)
{
  for (guint terrain = 0; terrain < self->ruleset->n_terrains; terrain++)
    {
      AciesRenderView view;
      double          ink[2];

      acies_render_view_init (&view, self->state->board, 6 * WIDTH, 6 * WIDTH);
      for (AciesHex hex = acies_board_next (self->state->board, ACIES_NO_HEX); hex != ACIES_NO_HEX; hex = acies_board_next (self->state->board, hex))
        self->state->board->terrain[hex] = (AciesId) terrain;
      for (guint print = 0; print < 2; print++)
        {
          cairo_surface_t *surface;

          view.is_printed = print == 1;
          surface = draw_ground (self->state, &view, self->theme);
          ink[print] = 1 - luminance (mean_at (surface, 3 * WIDTH, 3 * WIDTH, WIDTH));
          cairo_surface_destroy (surface);
        }
      g_test_message ("%s: %.2f of ink, on the screen %.2f", self->ruleset->terrains[terrain].id, ink[1], ink[0]);
      g_assert_cmpfloat (ink[1], <=, 0.6);
      g_assert_cmpfloat (ink[1], <=, 0.85 * ink[0]);
    }
}

/* --- sides for those who see fewer colours --------------------------------------------------------- */

/* What is left of the light for those without one kind of cones, after Machado, Oliveira and Fernandes (2009). */
static const double filters[][3][3] = {
  { { 1, 0, 0 }, { 0, 1, 0 }, { 0, 0, 1 } },
  { { 0.152286, 1.052583, -0.204868 }, { 0.114503, 0.786281, 0.099216 }, { -0.003882, -0.048116, 1.051998 } },
  { { 0.367322, 0.860646, -0.227968 }, { 0.280085, 0.672501, 0.047413 }, { -0.011820, 0.042940, 0.968881 } },
  { { 1.255528, -0.076749, -0.178779 }, { -0.078411, 0.930809, 0.147602 }, { 0.004733, 0.691367, 0.303900 } },
};

/* A colour in CIELAB, in which distances are as large as they are seen. */
static void
to_lab (Light  light,
        guint  filter,
        double lab[3])
{
  static const double xyz[3][3] = { { 0.4124, 0.3576, 0.1805 }, { 0.2126, 0.7152, 0.0722 }, { 0.0193, 0.1192, 0.9505 } };
  static const double white[] = { 0.9505, 1, 1.089 };
  double              seen[3], f[3];

  for (guint i = 0; i < 3; i++)
    {
      seen[i] = 0;
      for (guint j = 0; j < 3; j++)
        seen[i] += filters[filter][i][j] * light.rgb[j];
      seen[i] = CLAMP (seen[i], 0, 1);
    }
  for (guint i = 0; i < 3; i++)
    {
      double value = (xyz[i][0] * seen[0] + xyz[i][1] * seen[1] + xyz[i][2] * seen[2]) / white[i];

      f[i] = value > 0.008856 ? cbrt (value) : 7.787 * value + 16 / 116.0;
    }
  lab[0] = 116 * f[1] - 16;
  lab[1] = 500 * (f[0] - f[1]);
  lab[2] = 200 * (f[1] - f[2]);
}

static double
distance (Light one,
          Light other,
          guint filter)
{
  double a[3], b[3];

  to_lab (one, filter, a);
  to_lab (other, filter, b);
  return sqrt ((a[0] - b[0]) * (a[0] - b[0]) + (a[1] - b[1]) * (a[1] - b[1]) + (a[2] - b[2]) * (a[2] - b[2]));
}

static int
compare_lights (gconstpointer a,
                gconstpointer b)
{
  double one = luminance (*(const Light *) a), other = luminance (*(const Light *) b);

  return one < other ? -1 : one > other;
}

/* The colour of a piece without the picture on it, which is pale: the mean of the darker half. */
static Light
colour_of_piece (const Game *game,
                 AciesId     type,
                 AciesSide   side,
                 gboolean    dark)
{
  enum
  {
    HALF = WIDTH / 4,
    N = 4 * HALF * HALF,
  };
  AciesPiece       piece = acies_piece (game->ruleset, game->theme, type, side, WIDTH / 2, WIDTH / 2, WIDTH);
  Light            lights[N], mean = { 0 };
  cairo_surface_t *surface;

  piece.style = acies_theme_style (game->theme, dark);
  piece.figures = 1;
  surface = pictures_draw_piece (&piece, WIDTH, WIDTH);
  for (guint i = 0; i < N; i++)
    lights[i] = light_of (pictures_pixel (surface, WIDTH / 2 - HALF + i % (2 * HALF), WIDTH / 2 - HALF + i / (2 * HALF)));
  qsort (lights, N, sizeof (Light), compare_lights);
  for (guint i = 0; i < N / 2; i++)
    for (guint part = 0; part < 3; part++)
      mean.rgb[part] += lights[i].rgb[part] / (N / 2);
  cairo_surface_destroy (surface);
  return mean;
}

/* The colour by which a piece of a side is told: in a game with areas, that of the frame around them. */
static Light
colour_of_side (const Game *game,
                AciesId     type,
                AciesSide   side,
                gboolean    dark)
{
  if (game->ruleset->n_areas > 0)
    return light_of (acies_colour_to_number (&acies_theme_style (game->theme, dark)->side[side]));
  return colour_of_piece (game, type, side, dark);
}

/* How far apart the nearest pieces of two sides are, and how far the nearest is from the ground. */
static void
measure_sides (const Game *game,
               gboolean    dark,
               guint       filter,
               double     *apart,
               double     *above)
{
  static Light colours[ACIES_MAX_SIDES][ACIES_MAX_UNIT_TYPES];
  Light        ground = light_of (acies_colour_to_number (&acies_theme_style (game->theme, dark)->ground[0]));

  *apart = *above = G_MAXDOUBLE;
  for (AciesSide side = 0; side < game->ruleset->n_sides; side++)
    for (AciesId type = 0; type < game->ruleset->n_unit_types; type++)
      {
        if (!((game->ruleset->unit_types[type].sides >> side) & 1))
          continue;
        colours[side][type] = colour_of_side (game, type, side, dark);
        *above = MIN (*above, distance (colours[side][type], ground, filter));
        for (AciesSide other = 0; other < side; other++)
          for (AciesId next = 0; next < game->ruleset->n_unit_types; next++)
            if ((game->ruleset->unit_types[next].sides >> other) & 1)
              *apart = MIN (*apart, distance (colours[side][type], colours[other][next], filter));
      }
}

static void
test_sides (Game         *self,
            gconstpointer id)
{
  for (guint n = 0; n < 2 * G_N_ELEMENTS (filters); n++)
    {
      double apart, above;

      measure_sides (self, n % 2, n / 2, &apart, &above);
      g_test_message ("filter %u%s: sides %.1f, ground %.1f", n / 2, n % 2 ? ", dark" : "", apart, above);
      g_assert_cmpfloat (apart, >=, 12);
      g_assert_cmpfloat (above, >=, 9); /* pieces on dark ground have a pale line around them too */
    }
}

/* --- which hexes a terrain has --------------------------------------------------------------------- */

/* A hex of a terrain is told from clear ground in all of its corners, however freely the terrain is drawn. */
static void
test_hexes (Game         *self,
            gconstpointer id)
{
  for (guint n = 0; n < 2 * self->ruleset->n_terrains; n++)
    {
      AciesRenderView  view = view_of (self, n);
      AciesLayout      layout = acies_render_view_layout (&view, self->state->board);
      cairo_surface_t *surfaces[2];
      double           nearest = G_MAXDOUBLE, x, y;

      if (!is_drawn (self, n))
        continue;
      acies_layout_centre (&layout, acies_hex (2, 2), &x, &y);
      for (guint k = 0; k < 2; k++)
        {
          self->state->board->terrain[acies_hex (2, 2)] = (AciesId) (k * n / 2);
          surfaces[k] = draw_ground (self->state, &view, self->theme);
        }
      for (guint corner = 0; corner < acies_layout_n_corners (&layout); corner++)
        {
          double at_x, at_y;

          acies_layout_corner (&layout, acies_hex (2, 2), corner, &at_x, &at_y);
          at_x = x + 0.88 * (at_x - x);
          at_y = y + 0.88 * (at_y - y);
          nearest = MIN (nearest, distance (mean_at (surfaces[0], at_x, at_y, 2), mean_at (surfaces[1], at_x, at_y, 2), 0));
        }
      g_test_message ("%s%s: %.1f", self->ruleset->terrains[n / 2].id, view.dark ? ", dark" : "", nearest);
      g_assert_cmpfloat (nearest, >=, 5);
      cairo_surface_destroy (surfaces[0]);
      cairo_surface_destroy (surfaces[1]);
    }
}

#define ADD(path, function) g_test_add ("/styles/" path, PicturesFixture, NULL, pictures_set_up, function, pictures_tear_down)

int
main (int    argc,
      char **argv)
{
  static const struct
  {
    const char *name;
    void (*test) (Game *, gconstpointer);
  } tests[] = {
    { "outlines-in-high-contrast", test_outlines },
    { "hexes-of-a-terrain-are-told", test_hexes },
    { "little-ink-in-print", test_print },
    { "sides-in-fewer-colours", test_sides },
  };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (games) * G_N_ELEMENTS (tests); i++)
    {
      const char      *game = games[i / G_N_ELEMENTS (tests)];
      g_autofree char *path = g_strdup_printf ("/styles/%s/%s", game, tests[i % G_N_ELEMENTS (tests)].name);

      g_test_add (path, Game, game, set_up, tests[i % G_N_ELEMENTS (tests)].test, tear_down);
    }
  ADD ("lines-stand-out-in-high-contrast", test_lines_stand_out_in_high_contrast);
  ADD ("marks-stand-out-in-high-contrast", test_marks_stand_out_in_high_contrast);
  ADD ("march-is-struck-out", test_march_is_struck_out);
  return g_test_run ();
}
