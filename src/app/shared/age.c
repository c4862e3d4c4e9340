/* age.c - how long ago something was, for people
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/shared/age.h"

#include <glib/gi18n.h>

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
