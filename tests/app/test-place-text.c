/* test-place-text.c - where a file is, as people read it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/shared/place-text.h"

static void
assert_text (const char *path,
             const char *expected)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *text = acies_place_text (file);

  g_assert_cmpstr (text, ==, expected);
}

static void
test_from_home_on (void)
{
  g_autofree char *inside = g_build_filename (g_get_home_dir (), "Battles", "pydna.acies", NULL);
  g_autofree char *beside = g_strconcat (g_get_home_dir (), "-other/pydna.acies", NULL);

  assert_text (inside, "~/Battles/pydna.acies");
  assert_text (g_get_home_dir (), "~");
  assert_text (beside, beside);
  assert_text ("/usr/share", "/usr/share");
}

/* Names are bytes; what people read, and what GTK takes, is text. */
static void
test_no_text (void)
{
  g_autofree char *inside = g_build_filename (g_get_home_dir (), "b\xff\xfe", "\xc3\xa4\xff.acies", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (inside);
  g_autofree char *name = acies_place_name (file);

  g_assert_cmpstr (name, ==, "ä\357\277\275.acies");
  assert_text (inside, "~/b\357\277\275\357\277\275/ä\357\277\275.acies");
}

/* The folder that the portal made up is told nobody. */
static void
test_lent (void)
{
  g_autofree char *path = g_build_filename (g_get_user_runtime_dir (), "doc", "72712ac4", "mine.acies", NULL);
  g_autofree char *beside = g_build_filename (g_get_user_runtime_dir (), "documents", "mine.acies", NULL);
  g_autoptr (GFile) lent = g_file_new_for_path (path);
  g_autoptr (GFile) other = g_file_new_for_path (beside);

  g_assert_true (acies_file_is_from_portal (lent));
  g_assert_null (acies_place_find (lent));
  assert_text (path, "mine.acies");
  assert_text ("/run/flatpak/doc/72712ac4/mine.acies", "mine.acies");
  g_assert_false (acies_file_is_from_portal (other));
  assert_text (beside, beside);
}

static void
test_shortened (void)
{
  static const struct
  {
    const char *place;
    guint       most;
    const char *expected;
  } cases[] = {
    { "~/Battles", 20, "~/Battles" },
    { "~/Documents/games/hex/boards/Punic Wars", 60, "~/Documents/games/hex/boards/Punic Wars" },
    { "~/Documents/games/hex/boards/Punic Wars", 36, "~/Documents/…/hex/boards/Punic Wars" },
    { "~/Documents/games/hex/boards/Punic Wars", 31, "~/Documents/…/boards/Punic Wars" },
    { "~/Documents/games/hex/boards/Punic Wars", 5, "~/Documents/…/Punic Wars" },
    { "/media/user/stick/a/long/way/to/go/Battles", 24, "/media/…/to/go/Battles" },
    { "/media/stick", 5, "/media/stick" },
    { "~/ärgerlich/übermäßig/öde", 24, "~/ärgerlich/…/öde" },
    { "", 5, "" },
    { "a name without any folder at all", 10, "a name without any folder at all" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = acies_place_text_shorten (cases[i].place, cases[i].most);

      g_assert_cmpstr (text, ==, cases[i].expected);
    }
}

/* Whatever the place, it begins and ends as it was, and is not longer. */
static void
test_keeps_both_ends (void)
{
  for (guint i = 0; i < 500; i++)
    {
      g_autoptr (GString) place = g_string_new (g_test_rand_bit () ? "~" : "");
      g_autofree char *last = g_strdup_printf ("folder%u", i);
      g_autofree char *text = NULL;
      int              n = g_test_rand_int_range (0, 12);

      for (int j = 0; j < n; j++)
        g_string_append_printf (place, "/%.*s", g_test_rand_int_range (1, 12), "abcdefghijkl");
      g_string_append_printf (place, "/%s", last);
      text = acies_place_text_shorten (place->str, (guint) g_test_rand_int_range (0, 80));
      g_assert_cmpuint (g_utf8_strlen (text, -1), <=, g_utf8_strlen (place->str, -1) + 1);
      g_assert_true (g_str_has_suffix (text, last));
      g_assert_cmpint (text[0], ==, place->str[0]);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_setenv ("XDG_RUNTIME_DIR", "/run/user/4711", TRUE);
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/place-text/from-home-on", test_from_home_on);
  g_test_add_func ("/place-text/no-text", test_no_text);
  g_test_add_func ("/place-text/lent", test_lent);
  g_test_add_func ("/place-text/shortened", test_shortened);
  g_test_add_func ("/place-text/keeps-both-ends", test_keeps_both_ends);
  return g_test_run ();
}
