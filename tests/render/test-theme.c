/* test-theme.c - themes: what comes with the program, and what is made of what a file says
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "render/art.h"
#include "render/files.h"
#include "support/pictures.h"

#include <string.h>

/* Everything the ruleset names has a picture in the theme that comes with it. */
static void
test_theme_is_complete (PicturesFixture *self,
                        gconstpointer    data)
{
  for (guint i = 0; i < self->ruleset->n_unit_types; i++)
    g_assert_nonnull (self->theme->unit_types[i]);
  for (guint i = 0; i < self->ruleset->n_sides; i++)
    g_assert_nonnull (self->theme->emblems[i]);
  for (guint i = 0; i < self->ruleset->n_marks; i++)
    {
      g_assert_nonnull (self->theme->marks[i]);
      g_assert_cmpint (self->theme->mark_looks[i], !=, ACIES_MARK_HIDDEN);
    }
  for (guint i = 1; i < self->ruleset->n_terrains; i++)
    g_assert_cmpint (self->theme->patterns[i], !=, ACIES_PATTERN_PLAIN);
  g_assert_nonnull (acies_theme_token (self->theme, "morale"));
  g_assert_null (acies_theme_token (self->theme, "nothing"));
}

static void
test_theme_of_no_pictures (PicturesFixture *self,
                           gconstpointer    data)
{
  g_autoptr (AciesLook) look = acies_look_new ();
  g_autoptr (GError) error = NULL;

  look->unit_types[0] = g_bytes_new_static ("<svg", 4);
  g_assert_null (acies_theme_new (look, self->ruleset, &error));
  g_assert_error (error, ACIES_RENDER_ERROR, ACIES_RENDER_ERROR_DRAWING);
}

/* What it says is taken, what it leaves out is as in a plain one; and the same for another thread. */
static void
test_colours (PicturesFixture *self,
              gconstpointer    data)
{
  g_autoptr (AciesTheme) plain = acies_theme_new_plain (self->ruleset);
  g_autoptr (AciesLook) look = acies_look_new ();
  g_autoptr (AciesTheme) theme = NULL;
  g_autoptr (AciesTheme) like = NULL;

  look->dark.tint[ACIES_TINT_GOLD] = 0x102030;
  look->light.ground[2] = 0xfffefd;
  look->light.side[1] = 0;
  look->patterns[1] = ACIES_PATTERN_WAVES;
  look->own_dice[1] = TRUE;
  look->die_shapes[1] = ACIES_DIE_HEXAGON;
  look->dark.die[1] = 0x304050;
  look->light.die_ink[1] = 0x506070;
  theme = acies_theme_new (look, self->ruleset, NULL);
  like = acies_theme_new_like (theme, self->ruleset);
  for (guint i = 0; i < 2; i++)
    {
      const AciesTheme *one = i == 0 ? theme : like;

      g_assert_cmphex (acies_colour_to_number (&one->dark.gold), ==, 0x102030);
      g_assert_cmphex (acies_colour_to_number (&one->light.ground[2]), ==, 0xfffefd);
      g_assert_cmphex (acies_colour_to_number (&one->light.side[1]), ==, 0);
      g_assert_cmpint (one->patterns[1], ==, ACIES_PATTERN_WAVES);
      g_assert_true (one->own_dice[1]);
      g_assert_false (one->own_dice[0]);
      g_assert_cmpint (one->die_shapes[1], ==, ACIES_DIE_HEXAGON);
      g_assert_cmphex (acies_colour_to_number (&one->dark.die[1]), ==, 0x304050);
      g_assert_cmphex (acies_colour_to_number (&one->light.die_ink[1]), ==, 0x506070);
      g_assert_cmpmem (one->light.die, sizeof one->light.die, plain->light.die, sizeof plain->light.die);
      g_assert_cmpmem (&one->light.gold, sizeof one->light.gold, &plain->light.gold, sizeof plain->light.gold);
      g_assert_cmpmem (one->dark.ground, sizeof one->dark.ground, plain->dark.ground, sizeof plain->dark.ground);
      g_assert_cmpmem (one->shields, sizeof one->shields, plain->shields, sizeof plain->shields);
    }
}

/* Of the option if it has one, else that of the side, else none. */
static void
test_emblems (PicturesFixture *self,
              gconstpointer    data)
{
  static const char svg[] = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 64 64'/>";
  g_autoptr (AciesLook) look = acies_look_new ();
  g_autoptr (AciesTheme) theme = NULL;
  g_autoptr (AciesTheme) like = NULL;

  look->emblems[0] = g_bytes_new_static (svg, strlen (svg));
  g_hash_table_insert (look->option_emblems[0], g_strdup ("gaul"), g_bytes_new_static (svg, strlen (svg)));
  g_hash_table_insert (look->option_emblems[1], g_strdup ("gaul"), g_bytes_new_static (svg, strlen (svg)));
  theme = acies_theme_new (look, self->ruleset, NULL);
  like = acies_theme_new_like (theme, self->ruleset);
  for (guint i = 0; i < 2; i++)
    {
      const AciesTheme *one = i == 0 ? theme : like;

      g_assert_nonnull (one->emblems[0]);
      g_assert_true (acies_theme_emblem (one, 0, NULL) == one->emblems[0]);
      g_assert_true (acies_theme_emblem (one, 0, "goth") == one->emblems[0]);
      g_assert_nonnull (acies_theme_emblem (one, 0, "gaul"));
      g_assert_true (acies_theme_emblem (one, 0, "gaul") != one->emblems[0]);
      g_assert_nonnull (acies_theme_emblem (one, 1, "gaul"));
      g_assert_null (acies_theme_emblem (one, 1, NULL));
    }
}

/* The family of the font that is found for titles, in the style of @style. */
static char *
dup_family (const char *style)
{
  PangoContext         *context = acies_fonts_new_context ();
  g_autofree char      *name = g_strconcat (ACIES_FONT_SERIF, " ", style, NULL);
  PangoFontDescription *wanted = pango_font_description_from_string (name);
  PangoFont            *font = pango_font_map_load_font (pango_context_get_font_map (context), context, wanted);
  PangoFontDescription *found = pango_font_describe (font);
  char                 *family = g_strconcat (pango_font_description_get_family (found),
                              pango_font_description_get_style (found) == PANGO_STYLE_ITALIC ? " italic" : "", NULL);

  pango_font_description_free (found);
  pango_font_description_free (wanted);
  g_object_unref (font);
  g_object_unref (context);
  return family;
}

/* Titles have the font of the data folder; without it, any other, and nobody is told. */
static void
test_fonts (PicturesFixture *self,
            gconstpointer    data)
{
  g_autofree char *upright = dup_family ("");
  g_autofree char *italic = dup_family ("Italic");

  g_assert_true (g_str_has_prefix (upright, "EB Garamond"));
  g_assert_true (g_str_has_prefix (italic, "EB Garamond") && g_str_has_suffix (italic, " italic"));
  g_test_trap_subprocess ("/theme/subprocess/no-fonts", 0, G_TEST_SUBPROCESS_DEFAULT);
  g_test_trap_assert_passed ();
  g_test_trap_assert_stderr ("");
}

static void
test_no_fonts (PicturesFixture *self,
               gconstpointer    data)
{
  g_autofree char *family = NULL;

  g_setenv ("ACIES_DATA_DIR", "/nonexistent", TRUE);
  family = dup_family ("");
  g_assert_cmpstr (family, !=, "");
  g_assert_null (acies_fonts_fault ());
}

#define ADD(path, function) g_test_add ("/theme/" path, PicturesFixture, NULL, pictures_set_up, function, pictures_tear_down)

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("is-complete", test_theme_is_complete);
  ADD ("of-no-pictures", test_theme_of_no_pictures);
  ADD ("colours", test_colours);
  ADD ("emblems", test_emblems);
  ADD ("fonts", test_fonts);
  ADD ("subprocess/no-fonts", test_no_fonts);
  return g_test_run ();
}
