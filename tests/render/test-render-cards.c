/* test-render-cards.c - pieces that are cards, and ground that rises and bears something
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "render/units.h"
#include "support/battles.h"
#include "support/pictures.h"

/* A card is upright: it is where a round shield is not, and not where that is; a tablet lacks its corners. */
static void
test_cards_differ_by_shape (PicturesFixture *self,
                            gconstpointer    data)
{
  const AciesStyle *style = &self->theme->light;
  cairo_surface_t  *surface;
  double            x, y, w = self->view.hex_width;

  self->theme->shields[0] = ACIES_SHIELD_CARD;
  self->theme->shields[1] = ACIES_SHIELD_TABLET;
  pictures_place (self->state, "triarii", "C3", 3);
  pictures_place (self->state, "cretans", "H6", 2);
  surface = pictures_draw (self->state, &self->view, self->theme);
  for (guint side = 0; side < 2; side++)
    {
      guint32 colour = acies_colour_to_number (&style->side[side]), ground = acies_colour_to_number (&style->ground[0]);
      guint32 corner;

      pictures_centre (self, side == 0 ? "C3" : "H6", &x, &y);
      corner = pictures_pixel (surface, x - w * 0.315, y - w * 0.415); /* on the rim, or on the ground */
      if (side == 0)
        g_assert_cmpint (pictures_difference (corner, ground), >, 100);
      else
        g_assert_cmpint (pictures_difference (corner, ground), <, 40);
      g_assert_true (pictures_is_shade (pictures_pixel (surface, x - w * 0.28, y - w * 0.06), colour));
      g_assert_cmpint (pictures_difference (pictures_pixel (surface, x - w * 0.375, y - w * 0.06), colour), >, 100);
    }
  cairo_surface_destroy (surface);
}

/* Who has a strength of one figure needs no marks for it, and no strip for them. */
static void
test_single_figures_are_not_counted (PicturesFixture *self,
                                     gconstpointer    data)
{
  const AciesStyle *style = &self->theme->light;
  cairo_surface_t  *surface;
  double            x, y, w = self->view.hex_width;

  self->theme->shields[0] = ACIES_SHIELD_CARD;
  self->ruleset->unit_types[acies_ruleset_find_unit_type (self->ruleset, "triarii")].figures = 1;
  pictures_place (self->state, "triarii", "C3", 1);
  pictures_place (self->state, "velites", "H6", 2);
  surface = pictures_draw (self->state, &self->view, self->theme);
  for (guint i = 0; i < 2; i++)
    {
      guint32 colour = acies_colour_to_number (&style->side[0]);

      pictures_centre (self, i == 0 ? "C3" : "H6", &x, &y);
      g_assert_true (pictures_is_shade (pictures_pixel (surface, x - w * 0.25, y + w * 0.34), colour) == (i == 0));
    }
  cairo_surface_destroy (surface);
}

#define CARD 100 /* pixels of a square */

static cairo_surface_t *
draw_card (const AciesRuleset *ruleset,
           AciesTheme         *theme,
           const char         *type,
           AciesSide           side)
{
  AciesPiece piece = acies_piece (ruleset, theme, acies_ruleset_find_unit_type (ruleset, type), side, CARD, CARD, CARD);

  piece.figures = 2;
  return pictures_draw_piece (&piece, CARD * 2, CARD * 2);
}

/* A closed edge has a dark wall; an open one goes on in the next card, but for half a socket in the colour of its die. */
static void
test_tiles_show_their_edges (PicturesFixture *self,
                             gconstpointer    data)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesState) battle = battle_load (library, "old-rivals");
  g_autoptr (AciesTheme) theme = pictures_theme_new (battle->ruleset);
  AciesId          class_ = acies_ruleset_find_class (battle->ruleset, "green");
  guint32          colour = acies_colour_to_number (&theme->light.class_[class_]);
  guint32          red = acies_colour_to_number (&theme->light.die[acies_ruleset_find_die_type (battle->ruleset, "red")]);
  guint32          black = acies_colour_to_number (&theme->light.die[acies_ruleset_find_die_type (battle->ruleset, "black")]);
  cairo_surface_t *surface = draw_card (battle->ruleset, theme, "green-left-lower", 0);

  g_assert_false (pictures_is_shade (pictures_pixel (surface, CARD * 0.55, CARD * 1.3), colour)); /* the wall at the left */
  g_assert_true (pictures_is_shade (pictures_pixel (surface, CARD * 1.45, CARD * 1.4), colour));  /* the open right */
  g_assert_cmpuint (pictures_count_shades (surface, CARD * 1.45, CARD, CARD * 0.15, black), >, 100);
  g_assert_cmpuint (pictures_count_shades (surface, CARD, CARD * 1.45, CARD * 0.12, red), >, 100);
  g_assert_cmpuint (pictures_count_shades (surface, CARD, CARD * 0.55, CARD * 0.12, red), ==, 0);
  g_assert_cmpuint (pictures_count (surface, CARD, CARD, CARD * 0.3, acies_colour_to_number (&theme->light.device)), >, 200);
  cairo_surface_destroy (surface);
}

/* A card that fills its square shows what any other piece does. */
static void
test_tiles_show_marks (PicturesFixture *self,
                       gconstpointer    data)
{
  static const char *const hexes[] = { "B2", "D2", "F2", "H2", "J2" };
  const AciesStyle        *style = &self->theme->light;
  cairo_surface_t         *surface;
  guint                    gold[G_N_ELEMENTS (hexes)], side[G_N_ELEMENTS (hexes)], figures[G_N_ELEMENTS (hexes)];
  double                   x, y, w = self->view.hex_width;

  self->theme->shields[0] = ACIES_SHIELD_TILE;
  for (guint i = 0; i < G_N_ELEMENTS (hexes); i++) /* none, ordered, activated, testudo */
    self->state->units[pictures_place (self->state, "principes", hexes[i], i == 4 ? 1 : 3)].marks = i > 0 && i < 4 ? 1u << (i - 1) : 0;
  surface = pictures_draw (self->state, &self->view, self->theme);
  for (guint i = 0; i < G_N_ELEMENTS (hexes); i++)
    {
      pictures_centre (self, hexes[i], &x, &y);
      gold[i] = pictures_count (surface, x, y, w * 0.48, acies_colour_to_number (&style->gold));
      side[i] = pictures_count_shades (surface, x, y, w * 0.48, acies_colour_to_number (&style->side[0]));
      figures[i] = pictures_count (surface, x, y + w * 0.4, w * 0.05, acies_colour_to_number (&style->device)) +
                   pictures_count (surface, x - w * 0.12, y + w * 0.4, w * 0.05, acies_colour_to_number (&style->device));
    }
  g_assert_cmpuint (gold[0], ==, 0);
  g_assert_cmpuint (gold[1], >, 300);
  g_assert_cmpuint (side[2], ==, 0);
  g_assert_cmpuint (side[0], >, 1000);
  g_assert_cmpuint (gold[3], >, 60);
  g_assert_cmpuint (gold[3], <, gold[1]);
  g_assert_cmpuint (figures[4], <, figures[0] * 2 / 3);
  cairo_surface_destroy (surface);
}

/* The rim is seen where the field lacks a corner. */
static void
test_cards_have_corners (PicturesFixture *self,
                         gconstpointer    data)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesState) battle = battle_load (library, "telamon");
  g_autoptr (AciesTheme) theme = pictures_theme_new (battle->ruleset);
  const char      *nation = acies_ruleset_side_option_id (battle->ruleset, 1);
  cairo_surface_t *surfaces[ACIES_N_CORNERS];

  for (guint i = 0; i < ACIES_N_CORNERS; i++)
    {
      g_hash_table_replace (theme->look->option_corners[1], g_strdup (nation), GUINT_TO_POINTER (i));
      g_clear_pointer (&theme->pieces, g_hash_table_unref);
      surfaces[i] = draw_card (battle->ruleset, theme, "gaesatae", 1);
      for (guint j = 0; j < i; j++)
        {
          guint differ = 0;

          for (guint pixel = 0; pixel < 15 * 15; pixel++)
            differ += pictures_difference (pictures_pixel (surfaces[i], CARD * 0.7 + pixel % 15, CARD * 0.6 + pixel / 15),
                                           pictures_pixel (surfaces[j], CARD * 0.7 + pixel % 15, CARD * 0.6 + pixel / 15)) > 40;
          g_assert_cmpuint (differ, >, 12);
        }
    }
  for (guint i = 0; i < ACIES_N_CORNERS; i++)
    cairo_surface_destroy (surfaces[i]);
}

/* Whose army fights on a side is seen on its cards. */
static void
test_cards_show_their_nation (PicturesFixture *self,
                              gconstpointer    data)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesState) battle = battle_load (library, "cannae");
  g_autoptr (AciesTheme) theme = pictures_theme_new (battle->ruleset);
  cairo_surface_t *surfaces[2];

  theme->light.side[1] = theme->light.side[0];
  for (guint side = 0; side < 2; side++)
    surfaces[side] = draw_card (battle->ruleset, theme, "slingers", side);
  g_assert_cmpuint (pictures_count_different (surfaces[0], surfaces[1], 100), >, 40);
  for (guint side = 0; side < 2; side++)
    cairo_surface_destroy (surfaces[side]);
}

/* A hill with something on it is neither the bare hill nor the wood. */
static void
test_slopes_show_both (PicturesFixture *self,
                       gconstpointer    data)
{
  static const AciesPattern patterns[] = { ACIES_PATTERN_WOODED_HILL, ACIES_PATTERN_CONTOURS, ACIES_PATTERN_TREES };
  AciesId                   forest = acies_ruleset_find_terrain (self->ruleset, "forest");
  cairo_surface_t          *surfaces[G_N_ELEMENTS (patterns)];

  for (guint i = 0; i < G_N_ELEMENTS (patterns); i++)
    {
      self->theme->patterns[forest] = patterns[i];
      surfaces[i] = pictures_draw_tile (self->theme, forest);
      g_assert_cmpuint (pictures_count_different (surfaces[0], surfaces[i], 30), >=, i > 0 ? 201 : 0);
    }
  for (guint i = 0; i < G_N_ELEMENTS (patterns); i++)
    cairo_surface_destroy (surfaces[i]);
}

#define ADD(path, function) g_test_add ("/cards/" path, PicturesFixture, NULL, pictures_set_up, function, pictures_tear_down)

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("cards-have-corners", test_cards_have_corners);
  ADD ("differ-by-shape", test_cards_differ_by_shape);
  ADD ("single-figures-are-not-counted", test_single_figures_are_not_counted);
  ADD ("tiles-show-their-edges", test_tiles_show_their_edges);
  ADD ("tiles-show-marks", test_tiles_show_marks);
  ADD ("cards-show-their-nation", test_cards_show_their_nation);
  ADD ("slopes-show-both", test_slopes_show_both);
  return g_test_run ();
}
