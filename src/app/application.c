/* application.c - the application: creates windows, restores the last session, and shuts down
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/application.h"

#include "app/actions/actions.h"
#include "app/dialogs/help.h"
#include "app/recovery/open-files.h"
#include "app/shared/shortcuts.h"
#include "render/theme.h"
#include "widgets/accessible.h"

#include <glib-unix.h>
#include <glib/gi18n.h>
#include <stdlib.h>

/* Exit status for usage errors and an unusable environment, as in acies-cli. */
#define STATUS_UNUSABLE 2

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
    *status = STATUS_UNUSABLE;
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
         "  ACIES_HELP_FILE   The help as an HTML file, if not the installed one\n"
         "\n"
         "“acies-cli --help” lists what can be done without a window; see “man acies” for details."));
}

/* --- the environment ------------------------------------------------------------------------ */

G_NORETURN static void
give_up (const char *why)
{
  g_printerr ("acies: %s\n", why);
  exit (STATUS_UNUSABLE);
}

/* Without GTK_THEME, GTK would load its own stylesheet, which libadwaita then replaces by this empty one. Skipping that
 * saves a tenth of the startup time. The variable is unset immediately, because libadwaita and child processes would
 * use it too. This is safe: the only other thread, of D-Bus, does not read the environment. */
static gboolean
init_gtk (void)
{
  gboolean is_wanted = g_getenv ("GTK_THEME") != NULL;
  gboolean done;

  if (!is_wanted)
    g_setenv ("GTK_THEME", "Adwaita-empty", TRUE);
  done = gtk_init_check () && gtk_settings_get_default () != NULL;
  if (!is_wanted)
    g_unsetenv ("GTK_THEME");
  return done;
}

/* Without a session bus, turns off accessibility: GTK could find another accessibility bus and crash. */
static void
check_environment (GApplication *application)
{
  const char *fault;

  if (g_application_get_dbus_connection (application) == NULL)
    g_setenv ("GTK_A11Y", "none", TRUE);
  if (!init_gtk ())
    give_up (_ ("no display found; “acies-cli --help” lists what can be done without a window"));
  fault = acies_fonts_fault ();
  if (fault != NULL)
    give_up (fault);
}

/* --- shutting down -------------------------------------------------------------------------- */

static gboolean
end_cb (gpointer application)
{
  GList *windows;

  while ((windows = gtk_application_get_windows (application)) != NULL)
    gtk_window_destroy (windows->data);
  if (!g_application_get_is_busy (application)) /* otherwise the program ends with the last operation */
    g_application_quit (application);
  return G_SOURCE_REMOVE;
}

/* Closes all dialogs. Some GTK dialogs, such as the print dialog, run their own main loop, which must end first. */
static void
close_dialogs (void)
{
  GListModel *toplevels = gtk_window_get_toplevels ();

  for (guint i = g_list_model_get_n_items (toplevels); i > 0; i--)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (toplevels, i - 1);

      if (window != NULL && !ACIES_IS_WINDOW (window)) /* it may have been closed together with another */
        gtk_window_close (window);
    }
}

void
acies_application_end (GtkApplication *application)
{
  g_autoptr (GList) windows = acies_window_list_get (application);

  for (GList *link = windows; link != NULL; link = link->next)
    acies_window_flush (link->data);
  acies_recovery_leave (ACIES_APPLICATION (application)->recovery);
  acies_open_files_end (ACIES_APPLICATION (application)->open_files);
  close_dialogs ();
  g_idle_add_full (G_PRIORITY_HIGH_IDLE, end_cb, g_object_ref (application), g_object_unref);
}

/* Removes the handler, so that the same signal kills the program if it hangs. */
static gboolean
signal_cb (gpointer application)
{
  acies_application_end (application);
  return G_SOURCE_REMOVE;
}

/* Does not close anything, because the user can still cancel the end of the session. */
static void
query_end_cb (AciesApplication *self)
{
  acies_recovery_flush (self->recovery);
}

static void
watch_ending (GApplication *application)
{
  static const int signals[] = { SIGTERM, SIGHUP, SIGINT };

  for (guint i = 0; i < G_N_ELEMENTS (signals); i++)
    g_unix_signal_add (signals[i], signal_cb, application);
  g_signal_connect (application, "query-end", G_CALLBACK (query_end_cb), NULL);
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

/* GTK reads all icons again whenever an icon folder is added after it has started to read them. Our icons are therefore in
 * the folder of libadwaita (acies.gresource.xml). Without a base path, GTK and libadwaita do not look for other files. */
static void
start_without_base_path (GApplication *application)
{
  g_autoptr (GtkCssProvider) style = gtk_css_provider_new ();

  g_application_set_resource_base_path (application, NULL);
  G_APPLICATION_CLASS (acies_application_parent_class)->startup (application);
  gtk_css_provider_load_from_resource (style, "/io/github/aciesgame/Acies/style.css");
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (style), GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

static void
acies_application_startup (GApplication *application)
{
  static const GActionEntry entries[] = {
    { .name = "quit", .activate = quit_action },
    { .name = "about", .activate = about_action },
  };

  check_environment (application);
  start_without_base_path (application);
  g_action_map_add_action_entries (G_ACTION_MAP (application), entries, G_N_ELEMENTS (entries), application);
  load_contrast (ACIES_APPLICATION (application));
  acies_accessible_name_buttons ();
  acies_shortcuts_install (GTK_APPLICATION (application));
  watch_ending (application);
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
