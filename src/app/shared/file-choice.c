/* file-choice.c - asks people for a file, one question a window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/shared/file-choice.h"

#include "app/shared/message.h"
#include "app/shared/place-text.h"
#include "app/shared/portal.h"
#include "app/shared/settings.h"

#include <glib/gi18n.h>
#include <string.h>

#define DIALOG_SETTINGS "org.gtk.gtk4.Settings.FileChooser" /* of GTK, which aborts without them */
#define KEY "acies-file-choice"                             /* of a window: its file dialog, while it is open */

static const char *
why_no_dialog (void)
{
  if (!acies_settings_are_installed (DIALOG_SETTINGS))
    return _ ("GTK’s file dialog needs its settings schema, but no folder in XDG_DATA_DIRS contains it.");
  if (acies_portal_is_missing (ACIES_PORTAL_FILES))
    return _ ("This desktop has no file dialog for sandboxed apps. Install the package xdg-desktop-portal to add one.");
  return NULL;
}

/* Who waits for the answer may have the window: they would keep each other. */
static void
parent_gone_cb (GObject *parent)
{
  g_object_set_data (parent, KEY, NULL);
}

GtkFileChooserNative *
acies_file_choice_new (GtkWindow           *parent,
                       const char          *title,
                       GtkFileChooserAction action,
                       const char          *accept)
{
  const char           *why_not = why_no_dialog ();
  GtkFileChooserNative *chooser;

  if (why_not != NULL)
    {
      acies_message_show (parent, _ ("Cannot Choose a File"), why_not);
      return NULL;
    }
  chooser = gtk_file_chooser_native_new (title, parent, action, accept, NULL);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  g_signal_connect_object (parent, "destroy", G_CALLBACK (parent_gone_cb), chooser, 0);
  g_object_set_data_full (G_OBJECT (parent), KEY, chooser, g_object_unref);
  return chooser;
}

void
acies_file_choice_add_filter (GtkFileChooserNative *chooser,
                              const char           *name,
                              const char *const    *suffixes)
{
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, name);
  for (guint i = 0; suffixes[i] != NULL; i++)
    gtk_file_filter_add_suffix (filter, suffixes[i]);
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (chooser), filter);
}

GFile *
acies_file_choice_take (GtkWindow *parent,
                        int        response)
{
  g_autoptr (GtkFileChooserNative) chooser = g_object_steal_data (G_OBJECT (parent), KEY);

  return response == GTK_RESPONSE_ACCEPT ? gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser)) : NULL;
}

static GFile *
with_extension (GFile      *file,
                const char *extension)
{
  g_autofree char *name = g_file_get_basename (file);
  g_autoptr (GFile) folder = g_file_get_parent (file);
  g_autofree char *full = NULL;

  if (strchr (name, '.') != NULL || folder == NULL || acies_file_is_from_portal (file))
    return g_object_ref (file);
  full = g_strconcat (name, extension, NULL);
  return g_file_get_child (folder, full);
}

GFile *
acies_file_choice_take_place (GtkWindow  *parent,
                              int         response,
                              const char *extension)
{
  g_autoptr (GFile) file = acies_file_choice_take (parent, response);
  g_autoptr (GFile) full = file != NULL ? with_extension (file, extension) : NULL;

  return full != NULL && acies_file_choice_may_write (parent, file, full) ? g_steal_pointer (&full) : NULL;
}

gboolean
acies_file_choice_may_write (GtkWindow *parent,
                             GFile     *chosen,
                             GFile     *full)
{
  g_autofree char *name = acies_place_name (full);
  g_autofree char *heading = g_strdup_printf (_ ("“%s” Already Exists"), name);

  if (g_file_equal (chosen, full) || !g_file_query_exists (full, NULL))
    return TRUE;
  acies_message_show (parent, heading, _ ("Nothing was written. To replace that file, enter its full name."));
  return FALSE;
}
