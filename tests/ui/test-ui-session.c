/* test-ui-session.c - what is open is kept, also when the program ends before all of it is open again
 *
 * No iteration of the main loop lies between the start and the end here: a
 * machine that is busy enough does the same to people.
 *
 * Needs a display; tests/gui/in-box.py gives it one, and a state folder.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/application.h"
#include "app/recovery/open-files.h"

#include <glib/gstdio.h>

typedef enum
{
  QUIT,   /* by the key */
  CLOSED, /* its one window was closed */
  TOLD,   /* from outside, as by a signal */
} Way;

static void
run_until_nothing_is_left (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

/* --- files ---------------------------------------------------------------------------------- */

static GFile *
file_named (const char *name)
{
  g_autofree char *base = g_strconcat (name, ".acies", NULL);
  g_autofree char *path = g_build_filename (g_get_home_dir (), base, NULL);

  return g_file_new_for_path (path);
}

static void
make_file (AciesApplication *application,
           const char       *name)
{
  g_autoptr (GFile) file = file_named (name);
  g_autofree char *pydna = g_build_filename (acies_library_get_folder (acies_catalog_get_library (acies_application_get_catalog (application))), "rulesets",
                                             "rome-vs-macedon", "scenarios", "pydna.acies", NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (g_file_get_contents (pydna, &text, NULL, &error));
  g_assert_true (g_file_set_contents (g_file_peek_path (file), text, -1, &error));
}

/* Words as "a b* | c": the files of each window, with a star behind the one that was shown. */
static void
keep (const char *words)
{
  g_auto (GStrv) names = g_strsplit (words, " ", -1);
  g_autofree char *path = acies_open_tabs_dup_path ();
  g_autoptr (GPtrArray) tabs = g_ptr_array_new_with_free_func ((GDestroyNotify) acies_open_tab_free);
  guint window = 1;

  for (guint i = 0; names[i] != NULL; i++)
    {
      gboolean current = g_str_has_suffix (names[i], "*");
      g_autoptr (GFile) file = NULL;
      AciesOpenTab *tab;

      if (g_str_equal (names[i], "|"))
        {
          window++;
          continue;
        }
      names[i][strcspn (names[i], "*")] = '\0';
      file = file_named (names[i]);
      tab = acies_open_tab_new (file);
      tab->window = window;
      tab->current = current;
      tab->place = (AciesCanvasPlace) { 40 + i, 3.5, 2.25 };
      g_ptr_array_add (tabs, tab);
    }
  g_assert_true (acies_open_tabs_write (tabs, path, NULL));
}

/* The same words back. */
static char *
dup_kept (void)
{
  g_autofree char *path = acies_open_tabs_dup_path ();
  g_autoptr (GPtrArray) tabs = acies_open_tabs_read (path);
  GString *words = g_string_new (NULL);

  for (guint i = 0; i < tabs->len; i++)
    {
      const AciesOpenTab *tab = g_ptr_array_index (tabs, i);
      const AciesOpenTab *before = i > 0 ? g_ptr_array_index (tabs, i - 1) : tab;
      g_autofree char    *name = g_file_get_basename (tab->file);

      name[strcspn (name, ".")] = '\0';
      g_string_append_printf (words, "%s%s%s%s", i > 0 ? " " : "", tab->window != before->window ? "| " : "", name,
                              tab->current ? "*" : "");
    }
  return g_string_free (words, FALSE);
}

/* --- a start and an end at once ------------------------------------------------------------- */

static void
end (AciesApplication *application,
     Way               way)
{
  if (way == QUIT)
    g_action_group_activate_action (G_ACTION_GROUP (application), "quit", NULL);
  else if (way == CLOSED)
    gtk_window_close (gtk_application_get_active_window (GTK_APPLICATION (application)));
  else
    acies_application_end (GTK_APPLICATION (application));
  run_until_nothing_is_left ();
  g_assert_null (gtk_application_get_windows (GTK_APPLICATION (application)));
}

/* What was open is as many words for keep(); @opened: (nullable): a file of the command line. */
static AciesApplication *
start (const char *were_open,
       const char *opened)
{
  static guint      n_starts;
  AciesApplication *application = acies_application_new ();
  g_autofree char  *id = g_strdup_printf (ACIES_APP_ID ".Start%u", ++n_starts); /* each a program of its own */
  g_autoptr (GError) error = NULL;

  g_application_set_application_id (G_APPLICATION (application), id);
  g_application_register (G_APPLICATION (application), NULL, &error);
  g_assert_no_error (error);
  g_assert_null (g_getenv ("GTK_THEME")); /* it was there for the beginning only */
  for (const char *name = "abcde"; *name != '\0'; name++)
    make_file (application, (char[]) { *name, '\0' });
  keep (were_open);
  if (opened == NULL)
    g_application_activate (G_APPLICATION (application));
  else
    {
      g_autoptr (GFile) file = file_named (opened);

      g_application_open (G_APPLICATION (application), &file, 1, "");
    }
  return application;
}

static void
check_is_kept (Way         way,
               const char *were_open,
               const char *opened,
               const char *expected)
{
  g_autoptr (AciesApplication) application = start (were_open, opened);
  g_autofree char *kept = NULL;

  end (application, way);
  kept = dup_kept ();
  g_assert_cmpstr (kept, ==, expected);
}

static void
test_any_way (gconstpointer data)
{
  check_is_kept (GPOINTER_TO_UINT (data), "a b* c", "d", "a b c d*");
}

static void
test_neighbours (void)
{
  check_is_kept (QUIT, "", "d", "d*");
  check_is_kept (QUIT, "a b* c", NULL, "a b* c");
  check_is_kept (QUIT, "a b c", "d", "a b c d*"); /* the library was shown */
  check_is_kept (QUIT, "a b c* d e", "a", "a* b c d e");
}

/* Closing one of several windows is to do without what was in it. */
static void
test_windows (void)
{
  check_is_kept (QUIT, "a b* | c* d", NULL, "a b* | c* d");
  check_is_kept (TOLD, "a b* | c* d", "e", "a b* | c d e*");
}

/* What was seen of a board is kept with its tab, whether that is open again or not. */
static void
test_places (void)
{
  g_autoptr (AciesApplication) application = start ("a b* c", "d");
  g_autofree char *path = acies_open_tabs_dup_path ();
  g_autoptr (GPtrArray) tabs = NULL;

  end (application, QUIT);
  tabs = acies_open_tabs_read (path);
  g_assert_cmpuint (tabs->len, ==, 4);
  for (guint i = 0; i < 3; i++)
    {
      const AciesOpenTab *tab = g_ptr_array_index (tabs, i);

      g_assert_cmpfloat (tab->place.hex_width, ==, 40 + i);
      g_assert_cmpfloat (tab->place.x, ==, 3.5);
      g_assert_cmpfloat (tab->place.y, ==, 2.25);
    }
}

/* The list is that of all tabs while they come, too: a program that is killed then loses none. */
static void
test_killed (void)
{
  g_autoptr (AciesApplication) application = start ("a b* c", "d");
  g_autofree char *kept = NULL;
  gboolean         has_new;

  do
    {
      g_main_context_iteration (NULL, TRUE);
      g_free (kept);
      kept = dup_kept ();
      has_new = strchr (kept, 'd') != NULL;
      g_assert_cmpstr (kept, ==, has_new ? "a b c d*" : "a b* c");
    }
  while (!has_new);
  end (application, TOLD);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/ui/session/quit-at-once", GUINT_TO_POINTER (QUIT), test_any_way);
  g_test_add_data_func ("/ui/session/closed-at-once", GUINT_TO_POINTER (CLOSED), test_any_way);
  g_test_add_data_func ("/ui/session/told-to-end-at-once", GUINT_TO_POINTER (TOLD), test_any_way);
  g_test_add_func ("/ui/session/neighbours", test_neighbours);
  g_test_add_func ("/ui/session/windows", test_windows);
  g_test_add_func ("/ui/session/places", test_places);
  g_test_add_func ("/ui/session/killed", test_killed);
  return g_test_run ();
}
