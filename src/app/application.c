/* application.c - the application: creates windows, and restores the last session
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/application.h"

#include "app/actions/actions.h"
#include "app/dialogs/help.h"
#include "app/ending.h"
#include "app/environment.h"
#include "app/recovery/open-files.h"
#include "app/shared/shortcuts.h"
#include "app/window/window-list.h"
#include "widgets/accessible.h"

#include <glib/gi18n.h>
#include <stdlib.h>

struct _AciesApplication
{
  AdwApplication parent_instance;

  AciesCatalog   *catalog;
  AciesRecovery  *recovery;
  AciesOpenFiles *open_files;
  GtkCssProvider *contrast;
  gboolean        called_rightly; /* the command line is valid */
};

G_DEFINE_FINAL_TYPE (AciesApplication, acies_application, ADW_TYPE_APPLICATION)

AciesCatalog *
acies_application_get_catalog (AciesApplication *self)
{
  g_return_val_if_fail (ACIES_IS_APPLICATION (self), NULL);

  return self->catalog;
}

/* --- windows -------------------------------------------------------------------------------- */

/* The user has dragged a tab out of its window. */
static AdwTabView *
create_window_cb (AciesApplication *self)
{
  AciesWindow *window = acies_application_new_window (self);

  acies_window_show_documents (window);
  gtk_window_present (GTK_WINDOW (window));
  return acies_window_get_tabs (window);
}

AciesWindow *
acies_application_new_window (AciesApplication *self)
{
  AciesWindow *window;

  g_return_val_if_fail (ACIES_IS_APPLICATION (self), NULL);

  window = acies_window_new (GTK_APPLICATION (self), self->catalog);
  acies_recovery_watch (self->recovery, window);
  acies_open_files_watch (self->open_files, window);
  acies_actions_add (window);
  g_signal_connect_object (acies_window_get_tabs (window), "create-window", G_CALLBACK (create_window_cb), self, G_CONNECT_SWAPPED);
  return window;
}

static AciesWindow *
make_window (GtkApplication *application)
{
  return acies_application_new_window (ACIES_APPLICATION (application));
}

/* Returns: (transfer none): the window that was used last. If there is none, restores the last session. */
static AciesWindow *
front_window (AciesApplication *self)
{
  g_autoptr (GList) windows = acies_window_list_get (GTK_APPLICATION (self));

  if (windows != NULL)
    return windows->data;
  return acies_open_files_restore (self->open_files, acies_application_new_window (self), make_window);
}

static void
acies_application_activate (GApplication *application)
{
  AciesWindow *window = front_window (ACIES_APPLICATION (application));

  gtk_window_present (GTK_WINDOW (window));
  acies_action_offer_left (window);
}

/* Presents a window, and above it its dialogs, which get the focus. */
static void
present_with_dialogs (GtkWindow *window)
{
  g_autoptr (GList) all = gtk_window_list_toplevels ();

  gtk_window_present (window);
  for (GList *link = all; link != NULL; link = link->next)
    if (gtk_window_get_transient_for (link->data) == window && gtk_widget_get_visible (link->data))
      gtk_window_present (link->data);
}

static void
acies_application_open (GApplication *application,
                        GFile       **files,
                        int           n_files,
                        const char   *hint)
{
  AciesWindow *window = front_window (ACIES_APPLICATION (application));

  /* Opens the files before presenting the window, so that the library does not appear first. */
  for (int i = 0; i < n_files; i++)
    acies_action_open_file (window, files[i]);
  present_with_dialogs (GTK_WINDOW (window));
  acies_action_offer_left (window);
}

/* --- the command line ----------------------------------------------------------------------- */

/* Runs before a display is needed or a running instance is contacted. */
static int
acies_application_handle_local_options (GApplication *application,
                                        GVariantDict *options)
{
  ACIES_APPLICATION (application)->called_rightly = TRUE;
  if (!g_variant_dict_contains (options, "version"))
    return -1;
  g_print ("Acies %s\n", ACIES_VERSION);
  return EXIT_SUCCESS;
}

/* GLib reports invalid options, but exits with another status. */
static gboolean
acies_application_local_command_line (GApplication *application,
                                      char       ***arguments,
                                      int          *status)
{
  gboolean done = G_APPLICATION_CLASS (acies_application_parent_class)->local_command_line (application, arguments, status);

  if (done && !ACIES_APPLICATION (application)->called_rightly)
    *status = ACIES_STATUS_UNUSABLE;
  return done;
}

static void
describe_command_line (GApplication *application)
{
  static const GOptionEntry entries[] = {
    { "version", 0, 0, G_OPTION_ARG_NONE, NULL, N_ ("Show the version"), NULL },
    { NULL },
  };

  g_application_add_main_option_entries (application, entries);
  g_application_set_option_context_parameter_string (application, _ ("[FILE…]"));
  g_application_set_option_context_summary (application, _ ("Design and play battles for board games of ancient warfare."));
  g_application_set_option_context_description (
      application,
      _ ("Each FILE opens in a tab; without FILE, the tabs of the last session reopen. A FILE can be one of these; its name does not matter:\n"
         "  an Acies scenario or game (.acies, .aciesgame)\n"
         "  a scenario or saved game of the designer’s own program (.json)\n"
         "  a hexagonal, staggered or orthogonal Tiled map (.tmx)\n"
         "\n"
         "Environment:\n"
         "  ACIES_DATA_DIR    The folder that contains “rulesets”, if not the installed one\n"
         "  ACIES_LOCALE_DIR  The folder of the translations, if not the installed one\n"
         "\n"
         "“acies-cli --help” lists what can be done without a window; see “man acies” for details."));
}

/* --- actions -------------------------------------------------------------------------------- */

/* Each window asks about its own unsaved work. Closing the last one ends the program. */
static void
quit_action (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       user_data)
{
  g_autoptr (GList) windows = acies_window_list_get (user_data);

  acies_open_files_end (ACIES_APPLICATION (user_data)->open_files);
  for (GList *link = windows; link != NULL; link = link->next)
    gtk_window_close (link->data);
}

static void
about_action (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       user_data)
{
  acies_about_dialog_show (gtk_application_get_active_window (GTK_APPLICATION (user_data)));
}

/* libadwaita can load style-hc.css automatically, but later versions warn that it is deprecated. */
static void
follow_contrast (AciesApplication *self)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();
  GdkDisplay      *display = gdk_display_get_default ();

  gtk_style_context_remove_provider_for_display (display, GTK_STYLE_PROVIDER (self->contrast));
  if (adw_style_manager_get_high_contrast (manager))
    gtk_style_context_add_provider_for_display (display, GTK_STYLE_PROVIDER (self->contrast), GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + 1);
}

static void
load_contrast (AciesApplication *self)
{
  self->contrast = gtk_css_provider_new ();
  gtk_css_provider_load_from_resource (self->contrast, "/io/github/aciesgame/Acies/high-contrast.css");
  g_signal_connect_object (adw_style_manager_get_default (), "notify::high-contrast", G_CALLBACK (follow_contrast), self, G_CONNECT_SWAPPED);
  follow_contrast (self);
}

static void
acies_application_startup (GApplication *application)
{
  static const GActionEntry entries[] = {
    { .name = "quit", .activate = quit_action },
    { .name = "about", .activate = about_action },
  };

  acies_environment_check (application);
  G_APPLICATION_CLASS (acies_application_parent_class)->startup (application);
  g_action_map_add_action_entries (G_ACTION_MAP (application), entries, G_N_ELEMENTS (entries), application);
  load_contrast (ACIES_APPLICATION (application));
  acies_accessible_name_buttons ();
  acies_shortcuts_install (GTK_APPLICATION (application));
  acies_ending_watch (GTK_APPLICATION (application));
}

/* Leaves unsaved work for the next start, however the program ends. */
static void
acies_application_shutdown (GApplication *application)
{
  acies_recovery_leave (ACIES_APPLICATION (application)->recovery);
  G_APPLICATION_CLASS (acies_application_parent_class)->shutdown (application);
}

/* --- the class ------------------------------------------------------------------------------ */

static void
acies_application_finalize (GObject *object)
{
  AciesApplication *self = ACIES_APPLICATION (object);

  g_clear_object (&self->catalog);
  g_clear_object (&self->contrast);
  acies_recovery_free (self->recovery);
  G_OBJECT_CLASS (acies_application_parent_class)->finalize (object);
}

static void
acies_application_class_init (AciesApplicationClass *klass)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = acies_application_finalize;
  application_class->local_command_line = acies_application_local_command_line;
  application_class->handle_local_options = acies_application_handle_local_options;
  application_class->startup = acies_application_startup;
  application_class->shutdown = acies_application_shutdown;
  application_class->activate = acies_application_activate;
  application_class->open = acies_application_open;
}

static void
acies_application_init (AciesApplication *self)
{
  describe_command_line (G_APPLICATION (self));
  self->catalog = acies_catalog_new ();
  self->recovery = acies_recovery_new (GTK_APPLICATION (self), self->catalog);
  self->open_files = acies_open_files_new (GTK_APPLICATION (self), self->recovery);
}

AciesApplication *
acies_application_new (void)
{
  return g_object_new (ACIES_TYPE_APPLICATION,
                       "application-id", ACIES_APP_ID,
                       "flags", G_APPLICATION_HANDLES_OPEN,
                       "register-session", TRUE,
                       NULL);
}
