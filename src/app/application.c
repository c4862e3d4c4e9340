/* application.c - the one program
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/application.h"

#include "app/ending.h"
#include "app/recovery-dialog.h"
#include "app/shortcuts.h"
#include "app/window.h"

#include <glib/gi18n.h>

struct _AciesApplication
{
  AdwApplication parent_instance;

  AciesCatalog  *catalog;
  gboolean       restored; /* what was open at the end of the last run was opened again */
  gboolean       ending;   /* the list of open files is the one to be found at the next start */
  guint          keeping;  /* source id while that list is to be written */
  AciesRecovery *recovery;
};

G_DEFINE_FINAL_TYPE (AciesApplication, acies_application, ADW_TYPE_APPLICATION)

AciesCatalog *
acies_application_get_catalog (AciesApplication *self)
{
  g_return_val_if_fail (ACIES_IS_APPLICATION (self), NULL);

  return self->catalog;
}

AciesRecovery *
acies_application_get_recovery (AciesApplication *self)
{
  g_return_val_if_fail (ACIES_IS_APPLICATION (self), NULL);

  return self->recovery;
}

/* --- what is open, from one start to the next ----------------------------------------------- */

/* What was in one window: from @first on. */
static GPtrArray *
tabs_of_window (const GPtrArray *tabs,
                guint            first)
{
  GPtrArray          *some = g_ptr_array_new_with_free_func ((GDestroyNotify) acies_open_tab_free);
  const AciesOpenTab *one = g_ptr_array_index (tabs, first);

  for (guint i = first; i < tabs->len; i++)
    {
      const AciesOpenTab *tab = g_ptr_array_index (tabs, i);

      if (tab->window == one->window)
        g_ptr_array_add (some, acies_open_tab_copy (tab));
    }
  return some;
}

/* Returns: (transfer none): the window that was used last; @window is the first one */
static AciesWindow *
restore_tabs (AciesApplication *self,
              AciesWindow      *window)
{
  g_autofree char *path = acies_open_tabs_dup_path ();
  g_autoptr (GPtrArray) tabs = acies_open_tabs_read (path);
  guint next = 0;

  if (tabs->len == 0)
    acies_window_restore (window, tabs); /* a game may have been left all the same */
  while (next < tabs->len)
    {
      g_autoptr (GPtrArray) some = tabs_of_window (tabs, next);

      if (next > 0)
        {
          gtk_window_present (GTK_WINDOW (window)); /* those used later come over it */
          window = acies_window_new (self);
        }
      acies_window_restore (window, some);
      next += some->len;
    }
  return window;
}

/* Before anything was opened again the list stays the one that says so; from then on it is written with what is
 * still to be opened. */
static gboolean
may_write (AciesApplication *self)
{
  return self->restored && !self->ending;
}

/* The next start does without a list that cannot be written; nothing of the user's is lost by it. */
static void
write_tabs (AciesApplication *self)
{
  GList           *windows = g_list_reverse (g_list_copy (gtk_application_get_windows (GTK_APPLICATION (self))));
  g_autofree char *path = acies_open_tabs_dup_path ();
  g_autoptr (GPtrArray) tabs = g_ptr_array_new_with_free_func ((GDestroyNotify) acies_open_tab_free);
  g_autoptr (GError) error = NULL;
  guint number = 0;

  g_clear_handle_id (&self->keeping, g_source_remove);
  for (GList *link = windows; link != NULL; link = link->next)
    if (ACIES_IS_WINDOW (link->data))
      acies_window_add_open_tabs (link->data, tabs, ++number);
  g_list_free (windows);
  if (!acies_open_tabs_write (tabs, path, &error))
    g_message ("%s", error->message);
}

static gboolean
keep_tabs_cb (gpointer user_data)
{
  AciesApplication *self = user_data;

  self->keeping = 0;
  if (may_write (self))
    write_tabs (self);
  return G_SOURCE_REMOVE;
}

void
acies_application_keep_tabs (AciesApplication *self)
{
  g_return_if_fail (ACIES_IS_APPLICATION (self));

  if (self->keeping == 0 && may_write (self))
    self->keeping = g_idle_add_full (G_PRIORITY_LOW, keep_tabs_cb, self, NULL);
}

static guint
count_windows (AciesApplication *self)
{
  guint n = 0;

  for (GList *link = gtk_application_get_windows (GTK_APPLICATION (self)); link != NULL; link = link->next)
    n += ACIES_IS_WINDOW (link->data);
  return n;
}

static void
keep_tabs_for_the_next_start (AciesApplication *self)
{
  if (may_write (self))
    write_tabs (self);
  self->ending = TRUE;
}

gboolean
acies_application_is_ending (AciesApplication *self)
{
  g_return_val_if_fail (ACIES_IS_APPLICATION (self), FALSE);

  return self->ending || count_windows (self) == 1;
}

void
acies_application_window_closes (AciesApplication *self)
{
  g_return_if_fail (ACIES_IS_APPLICATION (self));

  if (count_windows (self) == 1)
    keep_tabs_for_the_next_start (self);
  else
    acies_application_keep_tabs (self);
}

void
acies_application_window_stays (AciesApplication *self)
{
  g_return_if_fail (ACIES_IS_APPLICATION (self));

  self->ending = FALSE;
  acies_application_keep_tabs (self);
}

/* --- windows -------------------------------------------------------------------------------- */

/* The window that people used last, or a new one; the first one of all with what was open at the end. */
static AciesWindow *
front_window (AciesApplication *self)
{
  AciesWindow *window;

  for (GList *link = gtk_application_get_windows (GTK_APPLICATION (self)); link != NULL; link = link->next)
    if (ACIES_IS_WINDOW (link->data))
      return link->data;
  window = acies_window_new (self);
  if (!self->restored)
    window = restore_tabs (self, window);
  self->restored = TRUE;
  self->ending = FALSE;
  return window;
}

gboolean
acies_application_has_file (AciesApplication *self,
                            GFile            *file)
{
  g_return_val_if_fail (ACIES_IS_APPLICATION (self), FALSE);

  for (GList *link = gtk_application_get_windows (GTK_APPLICATION (self)); link != NULL; link = link->next)
    if (ACIES_IS_WINDOW (link->data) && acies_window_has_file (link->data, file))
      return TRUE;
  return FALSE;
}

gboolean
acies_application_show_file (AciesApplication *self,
                             GFile            *file)
{
  g_return_val_if_fail (ACIES_IS_APPLICATION (self), FALSE);

  for (GList *link = gtk_application_get_windows (GTK_APPLICATION (self)); link != NULL; link = link->next)
    if (ACIES_IS_WINDOW (link->data) && acies_window_show_file (link->data, file))
      {
        gtk_window_present (link->data);
        return TRUE;
      }
  return FALSE;
}

static void
acies_application_activate (GApplication *application)
{
  AciesWindow *window = front_window (ACIES_APPLICATION (application));

  gtk_window_present (GTK_WINDOW (window));
  acies_recovery_dialog_offer (window);
}

static void
acies_application_open (GApplication *application,
                        GFile       **files,
                        int           n_files,
                        const char   *hint)
{
  AciesWindow *window = front_window (ACIES_APPLICATION (application));

  gtk_window_present (GTK_WINDOW (window));
  for (int i = 0; i < n_files; i++)
    acies_window_open_file (window, files[i]);
  acies_recovery_dialog_offer (window);
}

/* --- actions -------------------------------------------------------------------------------- */

/* Each window asks about its own unsaved work; the last one to close ends the program. */
static void
quit_action (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       user_data)
{
  GList *windows = g_list_copy (gtk_application_get_windows (GTK_APPLICATION (user_data)));

  keep_tabs_for_the_next_start (ACIES_APPLICATION (user_data));
  for (GList *link = windows; link != NULL; link = link->next)
    if (ACIES_IS_WINDOW (link->data))
      gtk_window_close (link->data);
  g_list_free (windows);
}

static gboolean
end_cb (gpointer user_data)
{
  GApplication *application = user_data;
  GList        *windows;

  while ((windows = gtk_application_get_windows (GTK_APPLICATION (application))) != NULL)
    gtk_window_destroy (windows->data);
  g_application_quit (application);
  return G_SOURCE_REMOVE;
}

/* A dialog of GTK's, such as that of printing, may wait in a loop of its own: it has
 * to be answered before the program's loop can end. */
static void
close_dialogs (void)
{
  GListModel *toplevels = gtk_window_get_toplevels ();

  for (guint i = g_list_model_get_n_items (toplevels); i > 0; i--)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (toplevels, i - 1);

      if (window != NULL && !ACIES_IS_WINDOW (window)) /* one may have taken others along */
        gtk_window_close (window);
    }
}

void
acies_application_end (AciesApplication *self)
{
  g_return_if_fail (ACIES_IS_APPLICATION (self));

  for (GList *link = gtk_application_get_windows (GTK_APPLICATION (self)); link != NULL; link = link->next)
    if (ACIES_IS_WINDOW (link->data))
      acies_window_flush (link->data);
  acies_recovery_leave (self->recovery);
  keep_tabs_for_the_next_start (self);
  close_dialogs ();
  g_idle_add_full (G_PRIORITY_HIGH_IDLE, end_cb, g_object_ref (self), g_object_unref);
}

static void
about_action (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       user_data)
{
  const char *developers[] = { _ ("The Acies contributors"), NULL };

  adw_show_about_window (gtk_application_get_active_window (GTK_APPLICATION (user_data)),
                         "application-name", "Acies",
                         "application-icon", ACIES_APP_ID,
                         "version", ACIES_VERSION,
                         "comments", _ ("Draw battles for the Battle of Legends board games, and play them."),
                         "developer-name", _ ("The Acies contributors"),
                         "developers", developers,
                         "license-type", GTK_LICENSE_GPL_3_0,
                         NULL);
}

static void
acies_application_startup (GApplication *application)
{
  static const GActionEntry entries[] = {
    { .name = "quit", .activate = quit_action },
    { .name = "about", .activate = about_action },
  };

  G_APPLICATION_CLASS (acies_application_parent_class)->startup (application);
  g_action_map_add_action_entries (G_ACTION_MAP (application), entries, G_N_ELEMENTS (entries), application);
  acies_shortcuts_install (GTK_APPLICATION (application));
  acies_ending_watch (ACIES_APPLICATION (application));
}

/* Whoever made an end of it: what documents that are still open have is left to the next start. */
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

  g_clear_handle_id (&self->keeping, g_source_remove);
  g_clear_object (&self->catalog);
  acies_recovery_free (self->recovery);
  G_OBJECT_CLASS (acies_application_parent_class)->finalize (object);
}

static void
acies_application_class_init (AciesApplicationClass *klass)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = acies_application_finalize;
  application_class->startup = acies_application_startup;
  application_class->shutdown = acies_application_shutdown;
  application_class->activate = acies_application_activate;
  application_class->open = acies_application_open;
}

static void
acies_application_init (AciesApplication *self)
{
  self->recovery = acies_recovery_new ();
  self->catalog = acies_catalog_new ();
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
