/* test-ui-recent.c - the files people opened or saved last
 *
 * GTK's list of them needs a display; tests/gui/in-box.py gives it one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/library/recent.h"
#include "support/until.h"

#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

static char *folder; /* of the test's own: its list of recent files, and the files */

static GFile *
get_file (const char *name)
{
  return g_file_new_build_filename (folder, name, NULL);
}

/* A file that is there. */
static GFile *
new_file (const char *name)
{
  GFile *file = get_file (name);

  g_assert_true (g_file_set_contents (g_file_peek_path (file), "", 0, NULL));
  return file;
}

static void
add (const char *name)
{
  g_autoptr (GFile) file = new_file (name);

  acies_recent_add (file);
}

static void
set_up (gpointer      fixture,
        gconstpointer data)
{
  g_ptr_array_unref (acies_recent_forget_all ());
}

/* What the list says: the names, with "?" before one that is not there */
static void
assert_list (const char *expected)
{
  g_autoptr (GPtrArray) list = acies_recent_get_all ();
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = 0; i < list->len; i++)
    {
      const AciesRecent *item = g_ptr_array_index (list, i);

      g_string_append_printf (names, "%s%s%s", i > 0 ? " " : "", item->missing ? "?" : "", item->name);
    }
  g_assert_cmpstr (names->str, ==, expected);
}

static void
forget (guint number)
{
  g_autoptr (GPtrArray) list = acies_recent_get_all ();

  g_assert_cmpuint (number, <, list->len);
  acies_recent_forget (g_ptr_array_index (list, number));
}

static void
test_last_first (gpointer      fixture,
                 gconstpointer data)
{
  assert_list ("");
  add ("a.acies");
  add ("b.aciesgame");
  add ("c.acies");
  assert_list ("c.acies b.aciesgame a.acies");
  add ("a.acies");
  assert_list ("a.acies c.acies b.aciesgame");
}

static void
test_missing (gpointer      fixture,
              gconstpointer data)
{
  g_autoptr (GFile) gone = get_file ("a.acies");

  add ("a.acies");
  add ("b.acies");
  g_assert_cmpint (g_unlink (g_file_peek_path (gone)), ==, 0);
  assert_list ("b.acies ?a.acies");
  g_object_unref (new_file ("a.acies"));
  assert_list ("b.acies a.acies"); /* it has come back */
}

static void
test_one_file_by_two_names (gpointer      fixture,
                            gconstpointer data)
{
  g_autoptr (GFile) link = get_file ("link.acies");
  g_autoptr (GPtrArray) list = NULL;

  add ("a.acies");
  add ("b.acies");
  g_assert_cmpint (symlink ("a.acies", g_file_peek_path (link)), ==, 0);
  acies_recent_add (link);
  assert_list ("link.acies b.acies");
  list = acies_recent_get_all ();
  g_assert_cmpuint (g_strv_length (((AciesRecent *) g_ptr_array_index (list, 0))->uris), ==, 2);
  forget (0); /* both names */
  assert_list ("b.acies");
  g_assert_cmpint (g_unlink (g_file_peek_path (link)), ==, 0);
}

static void
test_forgotten_and_put_back (gpointer      fixture,
                             gconstpointer data)
{
  g_autoptr (GPtrArray) uris = NULL;

  add ("a.acies");
  add ("b.acies");
  add ("c.acies");
  forget (1);
  assert_list ("c.acies a.acies");
  uris = acies_recent_forget_all ();
  g_assert_cmpuint (uris->len, ==, 2);
  assert_list ("");
  acies_recent_restore (uris);
  assert_list ("c.acies a.acies");
}

static void
test_bounded (gpointer      fixture,
              gconstpointer data)
{
  g_autoptr (GString) last = g_string_new (NULL);
  g_autoptr (GPtrArray) uris = NULL;

  for (guint i = 0; i < 5 * ACIES_MOST_RECENT; i++)
    {
      g_autofree char *name = g_strdup_printf ("many-%u.acies", i);

      add (name);
    }
  for (guint i = 0; i < ACIES_MOST_RECENT; i++)
    g_string_append_printf (last, "%smany-%u.acies", i > 0 ? " " : "", 5 * ACIES_MOST_RECENT - 1 - i);
  assert_list (last->str);
  uris = acies_recent_forget_all ();
  g_assert_cmpuint (uris->len, <=, 2 * ACIES_MOST_RECENT);
  assert_list ("");
}

/* The list belongs to all programs of the desktop. */
static void
test_of_others (gpointer      fixture,
                gconstpointer data)
{
  g_autoptr (GFile) file = new_file ("letter.txt");
  g_autofree char *uri = g_file_get_uri (file);
  GtkRecentData    others = { .mime_type = (char *) "text/plain", .app_name = (char *) "writer", .app_exec = (char *) "writer %u" };

  g_assert_true (gtk_recent_manager_add_full (gtk_recent_manager_get_default (), uri, &others));
  assert_list ("");
  add ("a.acies");
  g_ptr_array_unref (acies_recent_forget_all ());
  g_assert_true (gtk_recent_manager_has_item (gtk_recent_manager_get_default (), uri));
}

/* An exported picture is not a battle. */
static void
test_exports (gpointer      fixture,
              gconstpointer data)
{
  g_autoptr (GFile) file = new_file ("board.png");
  g_autofree char *uri = g_file_get_uri (file);
  GtkRecentData    picture = { .mime_type = (char *) "image/png", .app_name = (char *) g_get_application_name (), .app_exec = (char *) "acies %u" };

  add ("a.acies");
  g_assert_true (gtk_recent_manager_add_full (gtk_recent_manager_get_default (), uri, &picture));
  assert_list ("a.acies");
}

/* Where it is is told shortly, and in full. */
static void
test_place (gpointer      fixture,
            gconstpointer data)
{
  g_autoptr (GFile) deep = get_file ("one/rather/long/way/down/to/the/folder/that/holds/this.acies");
  g_autofree char *parent = g_path_get_dirname (g_file_peek_path (deep));
  g_autoptr (GPtrArray) list = NULL;
  const AciesRecent *item;

  g_assert_cmpint (g_mkdir_with_parents (parent, 0700), ==, 0);
  g_object_unref (new_file ("one/rather/long/way/down/to/the/folder/that/holds/this.acies"));
  acies_recent_add (deep);
  list = acies_recent_get_all ();
  item = g_ptr_array_index (list, 0);
  g_assert_cmpstr (item->path, ==, g_file_peek_path (deep));
  g_assert_nonnull (strstr (item->place, "/…/"));
  g_assert_true (g_str_has_suffix (item->place, "/holds"));
  g_assert_cmpuint (g_utf8_strlen (item->place, -1), <=, 56);
}

/* As many as are kept, of a clock that was a day ahead. */
static void
write_tomorrows (void)
{
  g_autoptr (GBookmarkFile) all = g_bookmark_file_new ();
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  g_autoptr (GDateTime) tomorrow = g_date_time_add_days (now, 1);
  g_autofree char *path = g_build_filename (folder, "recently-used.xbel", NULL);
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < 2 * ACIES_MOST_RECENT; i++)
    {
      g_autofree char *name = g_strdup_printf ("tomorrow-%u", i);
      g_autoptr (GFile) file = new_file (name);
      g_autofree char *uri = g_file_get_uri (file);

      g_bookmark_file_set_mime_type (all, uri, "text/plain");
      g_bookmark_file_add_application (all, uri, g_get_application_name (), "acies-test %u");
      g_bookmark_file_set_modified_date_time (all, uri, tomorrow);
    }
  g_bookmark_file_to_file (all, path, &error);
  g_assert_no_error (error);
}

static gboolean
is_on_disk (gconstpointer name)
{
  g_autofree char *path = g_build_filename (folder, "recently-used.xbel", NULL);
  g_autofree char *text = NULL;

  return g_file_get_contents (path, &text, NULL, NULL) && strstr (text, name) != NULL;
}

static gboolean
is_full (gconstpointer data)
{
  g_autoptr (GPtrArray) list = acies_recent_get_all ();

  return list->len == ACIES_MOST_RECENT;
}

static void
test_clock_went_back (gpointer      fixture,
                      gconstpointer data)
{
  const char *const names[] = { "b", "a" };
  g_autoptr (GPtrArray) list = NULL;

  /* What GTK has yet to write it would write over the other list. */
  add ("before.acies");
  run_until (is_on_disk, "before.acies");
  write_tomorrows ();
  run_until (is_full, NULL);
  add ("a");
  add ("b");
  list = acies_recent_get_all ();
  g_assert_cmpuint (list->len, ==, ACIES_MOST_RECENT);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    g_assert_cmpstr (((const AciesRecent *) g_ptr_array_index (list, i))->name, ==, names[i]);
}

int
main (int   argc,
      char *argv[])
{
  static const struct
  {
    const char *path;
    void (*test) (gpointer, gconstpointer);
  } cases[] = {
    { "/recent/last-first", test_last_first },
    { "/recent/missing", test_missing },
    { "/recent/one-file-by-two-names", test_one_file_by_two_names },
    { "/recent/forgotten-and-put-back", test_forgotten_and_put_back },
    { "/recent/bounded", test_bounded },
    { "/recent/of-others", test_of_others },
    { "/recent/exports", test_exports },
    { "/recent/place", test_place },
    { "/recent/clock-went-back", test_clock_went_back },
  };
  char *remove[] = { (char *) "rm", (char *) "-r", NULL, NULL };
  int   status;

  folder = g_dir_make_tmp ("acies-recent-XXXXXX", NULL);
  g_setenv ("XDG_DATA_HOME", folder, TRUE); /* before anybody asks for it */
  g_test_init (&argc, &argv, NULL);
  gtk_init ();
  g_set_application_name ("acies-test");
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_test_add_vtable (cases[i].path, 0, NULL, (GTestFixtureFunc) set_up, (GTestFixtureFunc) cases[i].test, NULL);
  status = g_test_run ();
  remove[2] = folder;
  g_spawn_sync (NULL, remove, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, NULL, NULL, NULL, NULL);
  g_free (folder);
  return status;
}
