/* dialog.c - shared parts of dialogs: messages, lists and file choosers
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/shared/dialog.h"

#include "app/shared/place-text.h"
#include "app/shared/settings.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <string.h>

/* --- messages ------------------------------------------------------------------------------- */

void
acies_message_show (GtkWindow  *parent,
                    const char *heading,
                    const char *message)
{
  GtkWidget *dialog = adw_message_dialog_new (parent, heading, message);

  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "close", _ ("_Close"));
  acies_dialog_present (GTK_WINDOW (dialog));
}

/* --- lists ---------------------------------------------------------------------------------- */

#define SHADOW 2        /* pixels around the list, for its shadow */
#define LIST_HEIGHT 340 /* maximum height of the list in pixels; a longer list scrolls */

/* Horizontal space around the content, plus 12 pixels: libadwaita 1.10 measures a dialog of exactly the natural width
 * as if it were narrower. */
#define AROUND 60

GtkListBox *
acies_dialog_list_new (AdwMessageDialog *dialog,
                       const char       *name,
                       int               width,
                       GtkWidget       **scroller)
{
  GtkListBox *list = g_object_new (GTK_TYPE_LIST_BOX, "selection-mode", GTK_SELECTION_NONE, "margin-start", SHADOW, "margin-end", SHADOW,
                                   "margin-top", SHADOW, "margin-bottom", SHADOW, NULL);

  gtk_widget_add_css_class (GTK_WIDGET (list), "boxed-list");
  gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  *scroller = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "child", list, "hscrollbar-policy", GTK_POLICY_NEVER, "propagate-natural-height", TRUE,
                            "max-content-height", LIST_HEIGHT, NULL);
  gtk_window_set_default_size (GTK_WINDOW (dialog), width + AROUND, -1);
  return list;
}

/* If all properties are set at once, libadwaita parses the texts as markup before it sees “use-markup”. */
GtkWidget *
acies_text_row_new (const char *title,
                    const char *subtitle)
{
  GtkWidget *row = g_object_new (ADW_TYPE_ACTION_ROW, "use-markup", FALSE, NULL);

  g_object_set (row, "title", title, "subtitle", subtitle, NULL);
  return row;
}

GtkWidget *
acies_document_row_new (gpointer tab,
                        gpointer data)
{
  GtkWidget *row = acies_text_row_new ("", "");
  GtkWidget *icon = gtk_image_new ();

  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), icon);
  g_object_bind_property (tab, "icon", icon, "gicon", G_BINDING_SYNC_CREATE);
  g_object_bind_property (tab, "title", row, "title", G_BINDING_SYNC_CREATE);
  g_object_bind_property (tab, "tooltip", row, "subtitle", G_BINDING_SYNC_CREATE);
  return row;
}

void
acies_dialog_present (GtkWindow *dialog)
{
  GtkWidget *parent = GTK_WIDGET (gtk_window_get_transient_for (dialog));
  int        width, height;

  gtk_window_get_default_size (dialog, &width, &height);
  if (parent != NULL && gtk_widget_get_mapped (parent))
    {
      width = MIN (width, gtk_widget_get_width (parent));
      if (height <= 0 && !ADW_IS_MESSAGE_DIALOG (dialog)) /* otherwise it gets its natural height, up to the limit */
        gtk_widget_measure (GTK_WIDGET (dialog), GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
      gtk_window_set_default_size (dialog, width, MIN (height, gtk_widget_get_height (parent)));
    }
  gtk_window_present (dialog);
}

/* --- desktop portals for sandboxed programs ------------------------------------------------- */

#define PATIENCE 2000 /* milliseconds, during which the window does not respond; a slower portal counts as present */

/* Parses GDK_DEBUG in the same way as GTK. */
static gboolean
has_debug_flag (const char *wish)
{
  const char *wishes = g_getenv ("GDK_DEBUG");
  g_auto (GStrv) words = g_strsplit_set (wishes != NULL ? wishes : "", ":;, \t", -1);

  return g_strv_contains ((const char *const *) words, wish);
}

/* Whether GTK uses portals instead of its own dialogs. */
static gboolean
portal_is_used (void)
{
  return has_debug_flag ("portals") || (g_file_test ("/.flatpak-info", G_FILE_TEST_EXISTS) && !has_debug_flag ("no-portals"));
}

gboolean
acies_portal_is_missing (const char *interface)
{
  g_autoptr (GDBusConnection) bus = NULL;
  g_autoptr (GVariant) version = NULL;
  g_autoptr (GError) error = NULL;

  if (!portal_is_used ())
    return FALSE;
  bus = g_bus_get_sync (G_BUS_TYPE_SESSION, NULL, NULL);
  if (bus == NULL)
    return TRUE;
  version = g_dbus_connection_call_sync (bus, "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop",
                                         "org.freedesktop.DBus.Properties", "Get", g_variant_new ("(ss)", interface, "version"),
                                         G_VARIANT_TYPE ("(v)"), G_DBUS_CALL_FLAGS_NONE, PATIENCE, NULL, &error);
  return version == NULL && !g_error_matches (error, G_IO_ERROR, G_IO_ERROR_TIMED_OUT) &&
         !g_error_matches (error, G_DBUS_ERROR, G_DBUS_ERROR_TIMEOUT) && !g_error_matches (error, G_DBUS_ERROR, G_DBUS_ERROR_NO_REPLY);
}

/* --- files ---------------------------------------------------------------------------------- */

#define DIALOG_SETTINGS "org.gtk.gtk4.Settings.FileChooser" /* GTK's settings; GTK aborts if they are missing */
#define KEY "acies-file-choice"                             /* key of a window's data: its open file dialog */

static const char *
why_no_dialog (void)
{
  if (!acies_settings_are_installed (DIALOG_SETTINGS))
    return _ ("GTK’s file dialog needs its settings schema, but no folder in XDG_DATA_DIRS contains it.");
  if (acies_portal_is_missing (ACIES_PORTAL_FILES))
    return _ ("This desktop has no file dialog for sandboxed apps. Install the package xdg-desktop-portal to add one.");
  return NULL;
}

/* The window owns the dialog, and the response handler may own the window. This breaks the cycle. */
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
