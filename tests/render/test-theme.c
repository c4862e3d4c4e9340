/* test-theme.c - themes: what comes with the program, and what is refused
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "render/art.h"
#include "support/pictures.h"

#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>

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
    {
      g_assert_nonnull (self->theme->terrains[i]);
      g_assert_cmpint (self->theme->patterns[i], !=, ACIES_PATTERN_PLAIN);
    }
  g_assert_nonnull (acies_theme_token (self->theme, "morale"));
  g_assert_null (acies_theme_token (self->theme, "nothing"));
}

static void
test_bad_themes (PicturesFixture *self,
                 gconstpointer    data)
{
  static const char *const begin = "<theme ruleset=\"rome-vs-macedon\" format=\"1\">\n";
  static const char *const bad[] = {
    "<side id=\"carthage\"/>", "<side/>", "<side id=\"rome\" shield=\"egg\"/>", "<terrain id=\"hill\" pattern=\"stripes\"/>",
    "<mark id=\"ordered\" show=\"loud\"/>", "<mystery/>", "<style id=\"pink\"/>", "<colour of=\"paper\" value=\"#FFFFFF\"/>",
    "<style id=\"dark\"><colour of=\"ink\" value=\"#FFFFFF\"/></style>",
    "<style id=\"dark\"><colour of=\"paper\" value=\"white\"/></style>",
    "<style id=\"dark\"><colour of=\"paper\" value=\"#12345\"/></style>",
    "<style id=\"dark\"><terrain id=\"hill\" ground=\"#123456\"/></style>", "<unit-type id=\"principes\" trim=\"lace\"/>"
  };
  g_autofree char *folder = g_dir_make_tmp ("acies-theme-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "theme.xml", NULL);

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autofree char *text = g_strconcat (begin, bad[i], "</theme>", NULL);
      g_autoptr (GError) error = NULL;

      g_assert_true (g_file_set_contents (path, text, -1, NULL));
      g_assert_null (acies_theme_new_from_file (path, self->ruleset, &error));
      g_assert_error (error, ACIES_THEME_ERROR, ACIES_THEME_ERROR_INVALID);
      g_assert_nonnull (strstr (error->message, "theme.xml"));
    }
  g_assert_cmpint (g_remove (path), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

static void
test_theme_without_its_pictures (PicturesFixture *self,
                                 gconstpointer    data)
{
  g_autofree char *folder = g_dir_make_tmp ("acies-theme-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "theme.xml", NULL);
  g_autoptr (GError) error = NULL;

  g_assert_true (g_file_set_contents (path, "<theme ruleset=\"rome-vs-macedon\" format=\"1\"><unit-type id=\"principes\" art=\"gone.svg\"/></theme>", -1, NULL));
  g_assert_null (acies_theme_new_from_file (path, self->ruleset, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOENT);
  g_assert_cmpint (g_remove (path), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

/* Reading any of these whole would wait, or fill the memory. */
static void
test_no_files (PicturesFixture *self,
               gconstpointer    data)
{
  g_autofree char *folder = g_dir_make_tmp ("acies-theme-XXXXXX", NULL);
  g_autofree char *pipe = g_build_filename (folder, "pipe", NULL);
  g_autofree char *large = g_build_filename (folder, "large", NULL);
  g_autofree char *words = g_strnfill (2 * 1024 * 1024, ' ');
  const char      *paths[] = { pipe, large, folder, "/dev/zero" };

  g_assert_cmpint (mkfifo (pipe, 0600), ==, 0);
  g_assert_true (g_file_set_contents (large, words, -1, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (paths); i++)
    {
      g_autoptr (GError) no_theme = NULL;
      g_autoptr (GError) no_picture = NULL;

      g_assert_null (acies_theme_new_from_file (paths[i], self->ruleset, &no_theme));
      g_assert_cmpint (no_theme->domain, ==, G_FILE_ERROR);
      g_assert_null (acies_picture_new_from_file (paths[i], &no_picture));
      g_assert_cmpint (no_picture->domain, ==, G_FILE_ERROR);
    }
  g_assert_cmpint (g_remove (pipe), ==, 0);
  g_assert_cmpint (g_remove (large), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

#define ADD(path, function) g_test_add ("/theme/" path, PicturesFixture, NULL, pictures_set_up, function, pictures_tear_down)

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("is-complete", test_theme_is_complete);
  ADD ("bad-themes", test_bad_themes);
  ADD ("without-its-pictures", test_theme_without_its_pictures);
  ADD ("no-files", test_no_files);
  return g_test_run ();
}
