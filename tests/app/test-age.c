/* test-age.c - how long ago something was, also where the clock went back, or was never set
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/shared/place-text.h"
#include "formats/files/file.h"

#include <glib/gstdio.h>
#include <langinfo.h>
#include <utime.h>

#define SECOND ((gint64) G_USEC_PER_SEC)
#define DAY (24 * 60 * 60 * SECOND)
#define NOW (1600000000 * SECOND) /* 13 September 2020, 12:26 */

static const struct
{
  const char *path;
  gint64      time;
  const char *words;
} cases[] = {
  { "/age/now", NOW, "just now" },
  { "/age/clock-a-little-behind", NOW + 30 * SECOND, "just now" },
  { "/age/minute", NOW - 90 * SECOND, "1 minute ago" },
  { "/age/hours", NOW - 5 * 3600 * SECOND, "5 hours ago" },
  { "/age/days", NOW - 6 * DAY, "6 days ago" },
  { "/age/weeks", NOW - 8 * DAY, "5 September 2020, 12:26" },
  { "/age/tomorrow", NOW + DAY, "14 September 2020, 12:26" },
  { "/age/clock-never-set", 0, "1 January 1970, 00:00" },
  { "/age/before-1970", -DAY, "31 December 1969, 00:00" },
  { "/age/no-date", G_MAXINT64, "at an unknown time" },
};

/* With the names that months have in the locale. */
static char *
dup_expected (const char *words)
{
  static const struct
  {
    const char *english;
    nl_item     item;
  } months[] = { { "January", MON_1 }, { "September", MON_9 }, { "December", MON_12 } };
  g_autoptr (GString) text = g_string_new (words);

  for (guint i = 0; i < G_N_ELEMENTS (months); i++)
    g_string_replace (text, months[i].english, nl_langinfo (months[i].item), 0);
  return g_strdup (text->str);
}

static void
test_case (gconstpointer data)
{
  guint            number = GPOINTER_TO_UINT (data);
  g_autofree char *words = acies_age_to_string (cases[number].time, NOW);
  g_autofree char *expected = dup_expected (cases[number].words);

  g_assert_cmpstr (words, ==, expected);
}

static void
assert_holds (const GPtrArray *versions,
              guint            number,
              const char      *expected)
{
  g_autofree char *text = NULL;

  g_assert_cmpuint (number, <, versions->len);
  g_assert_true (g_file_get_contents (g_ptr_array_index (versions, number), &text, NULL, NULL));
  g_assert_cmpstr (text, ==, expected);
}

/* The order of versions is that in which they were kept, whatever their times say. */
static void
test_versions (void)
{
  static const char *const texts[] = { "one", "two", "three" };
  const time_t             times[] = { time (NULL), time (NULL) + 24 * 60 * 60, 1 };
  g_autofree char         *folder = g_dir_make_tmp ("acies-age-XXXXXX", NULL);
  g_autofree char         *path = g_build_filename (folder, "own.acies", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GPtrArray) versions = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      struct utimbuf written = { .modtime = times[i] };

      g_assert_true (g_file_set_contents (path, texts[i], -1, NULL));
      g_assert_cmpint (g_utime (path, &written), ==, 0);
      acies_backup_keep (file);
    }
  versions = acies_backup_list (file);
  g_assert_cmpuint (versions->len, ==, G_N_ELEMENTS (texts));
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      GStatBuf about;

      assert_holds (versions, i, texts[G_N_ELEMENTS (texts) - 1 - i]);
      g_assert_cmpint (g_stat (g_ptr_array_index (versions, i), &about), ==, 0);
      g_assert_cmpint (about.st_mtime, ==, times[G_N_ELEMENTS (texts) - 1 - i]);
      g_unlink (g_ptr_array_index (versions, i));
    }
  g_unlink (path);
  g_rmdir (folder);
}

int
main (int    argc,
      char **argv)
{
  g_setenv ("TZ", "UTC", TRUE);
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_test_add_data_func (cases[i].path, GUINT_TO_POINTER (i), test_case);
  g_test_add_func ("/age/versions", test_versions);
  return g_test_run ();
}
