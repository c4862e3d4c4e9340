/* place-text.c - texts for the names, paths and ages of files
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/shared/place-text.h"

#include <glib/gi18n.h>

/* Set by the document portal since version 1.17. */
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

/* Joins the first @n_first and the last @n_last of @n parts. */
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
  guint n_first = n > 0 && parts[0][0] == '\0' ? 2 : 1; /* count "/home" as one folder */
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

/* --- times ---------------------------------------------------------------------------------- */

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
