/* place-text.c - what people read of files: name, place, age, and how their tabs are called
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/shared/place-text.h"

#include <glib/gi18n.h>

/* Set by the file portal on what it lends, since its version 1.17. */
#define HOST_PATH "xattr::document-portal.host-path"

gboolean
acies_file_is_from_portal (GFile *file)
{
  g_autofree char *path = g_file_get_path (file);
  g_autofree char *own = g_strconcat (g_get_user_runtime_dir (), "/doc/", NULL);

  return path != NULL && (g_str_has_prefix (path, own) || g_str_has_prefix (path, "/run/flatpak/doc/"));
}

GFile *
acies_place_find (GFile *file)
{
  g_autoptr (GFileInfo) info = NULL;
  const char *path;

  if (!acies_file_is_from_portal (file))
    return g_object_ref (file);
  info = g_file_query_info (file, HOST_PATH, G_FILE_QUERY_INFO_NONE, NULL, NULL);
  path = info != NULL ? g_file_info_get_attribute_string (info, HOST_PATH) : NULL;
  return path != NULL ? g_file_new_for_path (path) : NULL;
}

char *
acies_place_name (GFile *file)
{
  g_autofree char *name = g_file_get_basename (file);

  return g_filename_display_name (name);
}

static char *
text_of (GFile *file)
{
  g_autoptr (GFile) home = g_file_new_for_path (g_get_home_dir ());
  g_autofree char *within = NULL;
  g_autofree char *shown = NULL;

  if (g_file_equal (file, home))
    return g_strdup ("~");
  within = g_file_get_relative_path (home, file);
  shown = within != NULL ? g_filename_display_name (within) : NULL;
  return shown != NULL ? g_strconcat ("~/", shown, NULL) : g_file_get_parse_name (file);
}

char *
acies_place_text (GFile *file)
{
  g_autoptr (GFile) found = acies_place_find (file);

  return found != NULL ? text_of (found) : acies_place_name (file);
}

/* The first @n_first parts, and the last @n_last of @n. */
static char *
leave_out (char **parts,
           guint  n,
           guint  n_first,
           guint  n_last)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n_first; i++)
    g_string_append_printf (text, "%s/", parts[i]);
  g_string_append (text, "…");
  for (guint i = n - n_last; i < n; i++)
    g_string_append_printf (text, "/%s", parts[i]);
  return g_string_free (text, FALSE);
}

char *
acies_place_text_shorten (const char *place,
                          guint       most)
{
  g_auto (GStrv) parts = g_strsplit (place, "/", -1);
  guint n = g_strv_length (parts);
  guint n_first = n > 0 && parts[0][0] == '\0' ? 2 : 1; /* "/home" is the first folder of its like */
  char *text;

  if (g_utf8_strlen (place, -1) <= (glong) most || n < n_first + 2)
    return g_strdup (place);
  if (n > n_first + 2 && parts[0][0] == '~')
    n_first = 2;
  text = leave_out (parts, n, n_first, n - n_first - 1);
  for (guint n_last = n - n_first - 2; n_last >= 1 && g_utf8_strlen (text, -1) > (glong) most; n_last--)
    {
      g_free (text);
      text = leave_out (parts, n, n_first, n_last);
    }
  return text;
}

/* --- age ------------------------------------------------------------------------------------ */

#define MINUTE (60 * (gint64) G_USEC_PER_SEC)
#define HOUR (60 * MINUTE)
#define DAY (24 * HOUR)

char *
acies_age_to_string (gint64 time,
                     gint64 now)
{
  gint64 age = now - time;

  if (age >= -MINUTE && age < MINUTE)
    return g_strdup (_ ("just now"));
  if (age >= 0 && age < HOUR)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d minute ago", "%d minutes ago", age / MINUTE),
                            (int) (age / MINUTE));
  if (age >= 0 && age < DAY)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d hour ago", "%d hours ago", age / HOUR), (int) (age / HOUR));
  if (age >= 0 && age < 7 * DAY)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d day ago", "%d days ago", age / DAY), (int) (age / DAY));
  return acies_age_dup_date (time);
}

char *
acies_age_dup_date (gint64 time)
{
  g_autoptr (GDateTime) date = g_date_time_new_from_unix_local (time / G_USEC_PER_SEC);

  /* Translators: a day and a time, as strftime() writes them */
  return date != NULL ? g_date_time_format (date, _ ("%-d %B %Y, %H:%M")) : g_strdup (_ ("at an unknown time"));
}

/* --- tabs ----------------------------------------------------------------------------------- */

#define MOST_FOLDERS 100 /* no tab is as wide */

/* The name of the file and @n_folders above it, or the whole way to it where there are no more. */
static char *
dup_end (GFile *file,
         guint  n_folders)
{
  g_autofree char *way = acies_place_text (file);
  g_auto (GStrv) parts = g_strsplit (way, "/", -1);
  guint n = g_strv_length (parts);

  return n_folders + 1 >= n ? g_steal_pointer (&way) : g_strjoinv ("/", parts + n - n_folders - 1);
}

static char *
dup_where (const AciesTabPlace *place,
           guint                n_folders)
{
  if (place->word != NULL || place->file == NULL)
    return g_strdup (place->word);
  return dup_end (place->file, n_folders);
}

static gboolean
are_same_file (const AciesTabPlace *a,
               const AciesTabPlace *b)
{
  if (a->word != NULL || b->word != NULL || a->file == NULL || b->file == NULL)
    return g_strcmp0 (a->word, b->word) == 0;
  return g_file_equal (a->file, b->file);
}

/* As few folders as it takes to tell @self from all of its title. */
static char *
dup_distinct (const AciesTabPlace *places,
              guint                n,
              guint                self)
{
  guint n_folders = 0;

  for (guint i = 0; i < n && n_folders < MOST_FOLDERS; i++)
    {
      g_autofree char *mine = NULL;
      g_autofree char *other = NULL;

      if (!g_str_equal (places[i].title, places[self].title) || are_same_file (&places[i], &places[self]))
        continue;
      mine = dup_where (&places[self], n_folders);
      other = dup_where (&places[i], n_folders);
      if (g_strcmp0 (mine, other) != 0)
        continue;
      n_folders++;
      i = G_MAXUINT; /* the others may have these folders, too: from the first one on */
    }
  return dup_where (&places[self], n_folders);
}

static guint
count_of_title (const AciesTabPlace *places,
                guint                n,
                const char          *title)
{
  guint count = 0;

  for (guint i = 0; i < n; i++)
    count += g_str_equal (places[i].title, title);
  return count;
}

/* How many of the same place and title stand before it. */
static guint
count_before (const AciesTabPlace *places,
              guint                self)
{
  guint count = 0;

  for (guint i = 0; i < self; i++)
    count += g_str_equal (places[i].title, places[self].title) && are_same_file (&places[i], &places[self]);
  return count;
}

static char *
dup_name (const AciesTabPlace *places,
          guint                n,
          guint                self)
{
  guint            before = count_before (places, self);
  g_autofree char *where = NULL;

  if (count_of_title (places, n, places[self].title) == 1)
    return g_strdup (places[self].title);
  where = dup_distinct (places, n, self);
  if (where == NULL && before == 0)
    return g_strdup (places[self].title);
  if (where == NULL)
    /* Translators: a tab: the title of a battle that other tabs have, too; their number */
    return g_strdup_printf (_ ("%1$s (%2$u)"), places[self].title, before + 1);
  if (before == 0)
    /* Translators: a tab: the title of a battle that another tab has, too; the name of its file */
    return g_strdup_printf (_ ("%1$s · %2$s"), places[self].title, where);
  /* Translators: the same for the second tab and the next ones of that title and place; their number */
  return g_strdup_printf (_ ("%1$s · %2$s (%3$u)"), places[self].title, where, before + 1);
}

char **
acies_tab_names (const AciesTabPlace *places,
                 guint                n)
{
  char **names = g_new0 (char *, n + 1);

  for (guint i = 0; i < n; i++)
    names[i] = dup_name (places, n, i);
  return names;
}
