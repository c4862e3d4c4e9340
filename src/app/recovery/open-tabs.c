/* open-tabs.c - which files are open, kept from one start of the program to the next
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/recovery/open-tabs.h"

#include "app/shared/settings.h"
#include "formats/files/file.h"

#include <glib/gstdio.h>
#include <math.h>

AciesOpenTab *
acies_open_tab_new (GFile *file)
{
  AciesOpenTab *self = g_new0 (AciesOpenTab, 1);

  self->file = g_object_ref (file);
  self->window = 1;
  return self;
}

AciesOpenTab *
acies_open_tab_copy (const AciesOpenTab *self)
{
  AciesOpenTab *copy = g_memdup2 (self, sizeof (*self));

  g_object_ref (copy->file);
  return copy;
}

void
acies_open_tab_free (AciesOpenTab *self)
{
  g_object_unref (self->file);
  g_free (self);
}

char *
acies_open_tabs_dup_path (void)
{
  return g_build_filename (g_get_user_state_dir (), "acies", "open-tabs.ini", NULL);
}

/* --- reading -------------------------------------------------------------------------------- */

/* A number that is missing, or none, is 0. */
static double
read_number (GKeyFile   *file,
             const char *group,
             const char *key)
{
  double number = g_key_file_get_double (file, group, key, NULL);

  return isfinite (number) ? number : 0;
}

static AciesOpenTab *
read_tab (GKeyFile   *file,
          const char *group)
{
  g_autofree char *uri = g_key_file_get_string (file, group, "uri", NULL);
  g_autoptr (GFile) place = uri != NULL ? acies_file_new_for_local_uri (uri) : NULL;
  AciesOpenTab *tab;

  if (place == NULL)
    return NULL;
  tab = acies_open_tab_new (place);
  tab->window = (guint) CLAMP (g_key_file_get_integer (file, group, "window", NULL), 1, ACIES_MOST_WINDOWS);
  tab->current = g_key_file_get_boolean (file, group, "current", NULL);
  tab->play = g_key_file_get_boolean (file, group, "play", NULL);
  tab->place.hex_width = read_number (file, group, "hex-width");
  tab->place.x = read_number (file, group, "x");
  tab->place.y = read_number (file, group, "y");
  return tab;
}

static int
compare_windows (gconstpointer a,
                 gconstpointer b)
{
  guint one = (*(AciesOpenTab *const *) a)->window;
  guint other = (*(AciesOpenTab *const *) b)->window;

  return (one > other) - (one < other);
}

GPtrArray *
acies_open_tabs_read (const char *path)
{
  GPtrArray *tabs = g_ptr_array_new_with_free_func ((GDestroyNotify) acies_open_tab_free);
  g_autoptr (GKeyFile) file = acies_key_file_load (path);
  g_auto (GStrv) groups = g_key_file_get_groups (file, NULL);

  for (guint i = 0; groups[i] != NULL && tabs->len < ACIES_MOST_OPEN_TABS; i++)
    {
      AciesOpenTab *tab = read_tab (file, groups[i]);

      if (tab != NULL)
        g_ptr_array_add (tabs, tab);
    }
  g_ptr_array_sort (tabs, compare_windows); /* which keeps the order of each window's */
  return tabs;
}

/* --- writing -------------------------------------------------------------------------------- */

static void
write_tab (GKeyFile           *file,
           const AciesOpenTab *tab,
           guint               number)
{
  g_autofree char *group = g_strdup_printf ("tab-%u", number);
  g_autofree char *uri = g_file_get_uri (tab->file);

  g_key_file_set_string (file, group, "uri", uri);
  g_key_file_set_integer (file, group, "window", (int) tab->window);
  g_key_file_set_boolean (file, group, "current", tab->current);
  g_key_file_set_boolean (file, group, "play", tab->play);
  if (tab->place.hex_width <= 0)
    return; /* the whole board is seen */
  g_key_file_set_double (file, group, "hex-width", tab->place.hex_width);
  g_key_file_set_double (file, group, "x", tab->place.x);
  g_key_file_set_double (file, group, "y", tab->place.y);
}

gboolean
acies_open_tabs_write (const GPtrArray *tabs,
                       const char      *path,
                       GError         **error)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *text = NULL;

  for (guint i = 0; i < tabs->len; i++)
    write_tab (file, g_ptr_array_index (tabs, i), i + 1);
  text = g_key_file_to_data (file, NULL, NULL);
  g_mkdir_with_parents (folder, 0700);
  return g_file_set_contents_full (path, text, -1, G_FILE_SET_CONTENTS_CONSISTENT, 0600, error);
}
