/* test-open-tabs.c - the list of open files, kept between two starts
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/recovery/open-files.h"

#include "app/shared/settings.h"

#include <fcntl.h>
#include <glib/gstdio.h>
#include <math.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

typedef struct
{
  char *folder;
  char *path;
} Fixture;

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  fixture->folder = g_dir_make_tmp ("acies-open-tabs-XXXXXX", NULL);
  fixture->path = g_build_filename (fixture->folder, "state", "open-tabs.ini", NULL);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  g_autofree char *folder = g_path_get_dirname (fixture->path);

  g_unlink (fixture->path);
  g_rmdir (folder);
  g_assert_cmpint (g_rmdir (fixture->folder), ==, 0);
  g_free (fixture->path);
  g_free (fixture->folder);
}

static void
write_text (Fixture    *fixture,
            const char *text)
{
  g_autofree char *folder = g_path_get_dirname (fixture->path);

  g_mkdir_with_parents (folder, 0700);
  g_assert_true (g_file_set_contents (fixture->path, text, -1, NULL));
}

static AciesOpenTab *
add_tab (GPtrArray  *tabs,
         const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  AciesOpenTab *tab = acies_open_tab_new (file);

  g_ptr_array_add (tabs, tab);
  return tab;
}

static void
test_comes_back (Fixture      *fixture,
                 gconstpointer data)
{
  g_autoptr (GPtrArray) tabs = g_ptr_array_new_with_free_func ((GDestroyNotify) acies_open_tab_free);
  g_autoptr (GPtrArray) again = NULL;
  g_autoptr (GError) error = NULL;
  AciesOpenTab *tab;

  add_tab (tabs, "/battles/second; \"odd\" näme.acies");
  tab = add_tab (tabs, "/battles/first.aciesgame");
  tab->window = 2;
  tab->current = TRUE;
  tab->play = TRUE;
  tab->table = TRUE;
  tab->place = (AciesCanvasPlace) { 81.25, 4.1, -0.3 };
  g_assert_true (acies_open_tabs_write (tabs, fixture->path, &error));
  g_assert_no_error (error);
  again = acies_open_tabs_read (fixture->path);
  g_assert_cmpuint (again->len, ==, 2);
  for (guint i = 0; i < 2; i++)
    {
      const AciesOpenTab *before = g_ptr_array_index (tabs, i);
      const AciesOpenTab *after = g_ptr_array_index (again, i);

      g_assert_true (g_file_equal (before->file, after->file));
      g_assert_cmpuint (before->window, ==, after->window);
      g_assert_cmpint (before->current, ==, after->current);
      g_assert_cmpint (before->play, ==, after->play);
      g_assert_cmpint (before->table, ==, after->table);
      g_assert_cmpfloat (before->place.hex_width, ==, after->place.hex_width);
      g_assert_cmpfloat (before->place.x, ==, after->place.x);
      g_assert_cmpfloat (before->place.y, ==, after->place.y);
    }
}

static void
test_nothing_there (Fixture      *fixture,
                    gconstpointer data)
{
  g_autoptr (GPtrArray) tabs = acies_open_tabs_read (fixture->path);

  g_assert_cmpuint (tabs->len, ==, 0);
}

static void
test_damaged (Fixture      *fixture,
              gconstpointer data)
{
  g_autoptr (GPtrArray) some = NULL;
  g_autoptr (GPtrArray) none = NULL;
  const AciesOpenTab *tab;

  write_text (fixture, "[tab-1]\nuri=no place\n[tab-2]\ncurrent=maybe\n"
                       "[tab-3]\nuri=file:///good.acies\nhex-width=nan\nx=inf\ny=much\ncurrent=7\n");
  some = acies_open_tabs_read (fixture->path);
  g_assert_cmpuint (some->len, ==, 1);
  tab = g_ptr_array_index (some, 0);
  g_assert_cmpfloat (tab->place.hex_width, ==, 0);
  g_assert_cmpfloat (tab->place.x, ==, 0);
  g_assert_cmpfloat (tab->place.y, ==, 0);
  g_assert_false (tab->current);
  write_text (fixture, "\x01\xff no list at all");
  none = acies_open_tabs_read (fixture->path);
  g_assert_cmpuint (none->len, ==, 0);
}

/* What was in each window stays together and in its order; numbers out of bounds are brought within. */
static void
test_window_by_window (Fixture      *fixture,
                       gconstpointer data)
{
  static const char *const expected[] = { "old", "negative", "a", "b", "c", "many" };
  static const guint       windows[] = { 1, 1, 1, 2, 2, ACIES_MOST_WINDOWS };
  g_autoptr (GPtrArray) tabs = NULL;

  write_text (fixture, "[tab-1]\nuri=file:///b\nwindow=2\n[tab-2]\nuri=file:///many\nwindow=2000000\n[tab-3]\nuri=file:///old\n"
                       "[tab-4]\nuri=file:///negative\nwindow=-3\n[tab-5]\nuri=file:///a\nwindow=1\n[tab-6]\nuri=file:///c\nwindow=2\n");
  tabs = acies_open_tabs_read (fixture->path);
  g_assert_cmpuint (tabs->len, ==, G_N_ELEMENTS (expected));
  for (guint i = 0; i < tabs->len; i++)
    {
      const AciesOpenTab *tab = g_ptr_array_index (tabs, i);
      g_autofree char    *name = g_file_get_basename (tab->file);

      g_assert_cmpstr (name, ==, expected[i]);
      g_assert_cmpuint (tab->window, ==, windows[i]);
    }
}

static void
test_no_more_than_people_have (Fixture      *fixture,
                               gconstpointer data)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GPtrArray) tabs = NULL;

  for (guint i = 0; i < 10 * ACIES_MOST_OPEN_TABS; i++)
    g_string_append_printf (text, "[tab-%u]\nuri=file:///%u.acies\n", i, i);
  write_text (fixture, text->str);
  tabs = acies_open_tabs_read (fixture->path);
  g_assert_cmpuint (tabs->len, ==, ACIES_MOST_OPEN_TABS);
}

/* Whoever writes to the list cannot have the program ask a network, nor keep it waiting. */
static void
test_only_of_this_machine (Fixture      *fixture,
                           gconstpointer data)
{
  g_autoptr (GPtrArray) tabs = NULL;
  g_autofree char *name = NULL;

  write_text (fixture, "[tab-1]\nuri=sftp://example.org/a.acies\n[tab-2]\nuri=http://127.0.0.1/b.acies\n"
                       "[tab-3]\nuri=file://example.org/c.acies\n[tab-4]\nuri=file:///d.acies\n");
  tabs = acies_open_tabs_read (fixture->path);
  g_assert_cmpuint (tabs->len, ==, 1);
  name = g_file_get_path (((const AciesOpenTab *) g_ptr_array_index (tabs, 0))->file);
  g_assert_cmpstr (name, ==, "/d.acies");
}

static void
test_no_list (Fixture      *fixture,
              gconstpointer data)
{
  g_autofree char *large = g_strnfill (ACIES_KEY_FILE_MAX_BYTES, '\n');
  g_autofree char *text = g_strconcat ("[tab-1]\nuri=file:///a.acies\n", large, NULL);
  g_autoptr (GPtrArray) of_large = NULL;
  g_autoptr (GPtrArray) of_pipe = NULL;
  int writer;

  write_text (fixture, text);
  of_large = acies_open_tabs_read (fixture->path);
  g_assert_cmpuint (of_large->len, ==, 0);
  g_assert_cmpint (g_unlink (fixture->path), ==, 0);
  g_assert_cmpint (mkfifo (fixture->path, 0600), ==, 0);
  writer = g_open (fixture->path, O_RDWR, 0); /* and says nothing */
  of_pipe = acies_open_tabs_read (fixture->path);
  g_assert_cmpuint (of_pipe->len, ==, 0);
  close (writer);
}

static void
test_not_written_by_halves (Fixture      *fixture,
                            gconstpointer data)
{
  g_autoptr (GPtrArray) tabs = g_ptr_array_new_with_free_func ((GDestroyNotify) acies_open_tab_free);
  g_autofree char *below = g_build_filename (fixture->path, "below.ini", NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  write_text (fixture, "as it was");
  add_tab (tabs, "/a.acies");
  g_assert_false (acies_open_tabs_write (tabs, below, &error)); /* there is a file where a folder should be */
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOTDIR);
  g_assert_true (g_file_get_contents (fixture->path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, "as it was");
}

#define ADD(path, function) g_test_add (path, Fixture, NULL, set_up, function, tear_down)

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/open-tabs/comes-back", test_comes_back);
  ADD ("/open-tabs/nothing-there", test_nothing_there);
  ADD ("/open-tabs/damaged", test_damaged);
  ADD ("/open-tabs/window-by-window", test_window_by_window);
  ADD ("/open-tabs/no-more-than-people-have", test_no_more_than_people_have);
  ADD ("/open-tabs/only-of-this-machine", test_only_of_this_machine);
  ADD ("/open-tabs/no-list", test_no_list);
  ADD ("/open-tabs/not-written-by-halves", test_not_written_by_halves);
  return g_test_run ();
}
