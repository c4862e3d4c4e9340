/* window.c - the window: the library, and the open documents
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/settings.h"
#include "app/window-private.h"

#include <glib/gi18n.h>

G_DEFINE_FINAL_TYPE (AciesWindow, acies_window, ADW_TYPE_APPLICATION_WINDOW)

AciesApplication *
acies_window_get_app (AciesWindow *self)
{
  return ACIES_APPLICATION (gtk_window_get_application (GTK_WINDOW (self)));
}

AciesCatalog *
acies_window_get_catalog (AciesWindow *self)
{
  return acies_application_get_catalog (acies_window_get_app (self));
}

AciesLibrary *
acies_window_get_library (AciesWindow *self)
{
  return acies_catalog_get_library (acies_window_get_catalog (self));
}

AciesDocument *
acies_window_get_document (AciesWindow *self)
{
  g_return_val_if_fail (ACIES_IS_WINDOW (self), NULL);

  return self->document;
}

void
acies_window_tell (AciesWindow *self,
                   const char  *message)
{
  acies_window_tell_for (self, message, 4);
}

void
acies_window_tell_for (AciesWindow *self,
                       const char  *message,
                       guint        seconds)
{
  g_autofree char *escaped = g_markup_escape_text (message, -1);
  AdwToast        *toast = adw_toast_new (escaped);

  adw_toast_set_timeout (toast, seconds);
  adw_toast_overlay_add_toast (self->toasts, toast);
}

/* What had the focus on the page before goes away when the pages have been exchanged. */
static void
pages_exchanged_cb (AciesWindow *self)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));
  GtkWidget *canvas;

  if (self->document_page == NULL || gtk_stack_get_transition_running (self->pages))
    return;
  canvas = GTK_WIDGET (acies_document_page_get_canvas (self->document_page));
  if (focus == NULL || !gtk_widget_is_ancestor (focus, gtk_widget_get_parent (canvas)))
    gtk_widget_grab_focus (canvas);
}

static void
chosen_cb (AciesWindow *self,
           GFile       *file)
{
  acies_window_open_file (self, file);
}

/* Recent files were taken off the list. */
static void
forgot_cb (AciesWindow *self,
           const char  *message)
{
  g_autofree char *escaped = g_markup_escape_text (message, -1);
  AdwToast        *toast = adw_toast_new (escaped);

  adw_toast_set_button_label (toast, _ ("_Undo"));
  adw_toast_set_action_name (toast, "win.restore-recent");
  adw_toast_overlay_add_toast (self->toasts, toast);
}

/* --- closing -------------------------------------------------------------------------------- */

static void
settled_cb (AciesWindow *self,
            gpointer     data,
            gboolean     settled)
{
  if (!settled)
    {
      acies_application_window_stays (acies_window_get_app (self));
      return;
    }
  self->may_close = TRUE;
  gtk_window_close (GTK_WINDOW (self)); /* does nothing within a request to close, which goes on by itself */
}

static void
keep_size (AciesWindow *self)
{
  g_autoptr (GSettings) settings = acies_settings_new_if_installed ();
  int width, height;

  if (settings == NULL)
    return;
  g_settings_set_boolean (settings, "window-maximized", gtk_window_is_maximized (GTK_WINDOW (self)));
  gtk_window_get_default_size (GTK_WINDOW (self), &width, &height);
  if (gtk_window_is_maximized (GTK_WINDOW (self)) || width <= 0 || height <= 0)
    return;
  g_settings_set_int (settings, "window-width", width);
  g_settings_set_int (settings, "window-height", height);
}

static void
restore_size (AciesWindow *self)
{
  g_autoptr (GSettings) settings = acies_settings_new_if_installed ();

  if (settings == NULL)
    return;
  gtk_window_set_default_size (GTK_WINDOW (self), g_settings_get_int (settings, "window-width"),
                               g_settings_get_int (settings, "window-height"));
  if (g_settings_get_boolean (settings, "window-maximized"))
    gtk_window_maximize (GTK_WINDOW (self));
}

static gboolean
acies_window_close_request (GtkWindow *window)
{
  AciesWindow *self = ACIES_WINDOW (window);

  if (!self->may_close && adw_tab_view_get_n_pages (self->tabs) > 0)
    {
      g_autoptr (GPtrArray) pages = acies_window_list_pages (self);

      acies_window_settle (self, pages, TRUE, settled_cb, NULL);
      if (!self->may_close)
        return TRUE;
    }
  keep_size (self);
  acies_application_window_closes (acies_window_get_app (self));
  return GTK_WINDOW_CLASS (acies_window_parent_class)->close_request (window);
}

/* People come back from another program, which may have written to a file of ours. */
static void
active_cb (AciesWindow *self)
{
  if (self->document_page != NULL && gtk_window_is_active (GTK_WINDOW (self)))
    acies_document_page_check_disk (self->document_page);
}

/* --- dropped files -------------------------------------------------------------------------- */

static gboolean
drop_cb (GtkDropTarget *target,
         const GValue  *value,
         double         x,
         double         y,
         AciesWindow   *self)
{
  g_autoptr (GSList) files = gdk_file_list_get_files (g_value_get_boxed (value));

  if (files == NULL)
    return FALSE;
  for (GSList *link = files; link != NULL; link = link->next)
    acies_window_open_file (self, link->data);
  return TRUE;
}

/* --- the class ------------------------------------------------------------------------------ */

static void
acies_window_dispose (GObject *object)
{
  AciesWindow *self = ACIES_WINDOW (object);

  g_clear_object (&self->chooser);
  acies_window_stop_restoring (self);
  acies_window_leave_tabs (self);
  gtk_widget_dispose_template (GTK_WIDGET (object), ACIES_TYPE_WINDOW);
  g_clear_object (&self->document);
  G_OBJECT_CLASS (acies_window_parent_class)->dispose (object);
}

static void
acies_window_class_init (AciesWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (ACIES_TYPE_LIBRARY_PAGE);
  g_type_ensure (ACIES_TYPE_DOCUMENT_HEADER);
  G_OBJECT_CLASS (klass)->dispose = acies_window_dispose;
  GTK_WINDOW_CLASS (klass)->close_request = acies_window_close_request;
  acies_window_class_add_actions (klass);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/aciesgame/Acies/window.ui");
  gtk_widget_class_bind_template_child (widget_class, AciesWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, AciesWindow, pages);
  gtk_widget_class_bind_template_child (widget_class, AciesWindow, library_page);
  gtk_widget_class_bind_template_child (widget_class, AciesWindow, header);
  gtk_widget_class_bind_template_child (widget_class, AciesWindow, tabs);
  gtk_widget_class_bind_template_callback (widget_class, chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, acies_window_play_file);
  gtk_widget_class_bind_template_callback (widget_class, forgot_cb);
  gtk_widget_class_bind_template_callback (widget_class, pages_exchanged_cb);
  acies_window_class_add_tabs (klass);
}

static void
acies_window_init (AciesWindow *self)
{
  GtkDropTarget *target = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);

  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect (target, "drop", G_CALLBACK (drop_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
  g_signal_connect (self, "notify::is-active", G_CALLBACK (active_cb), NULL);
  restore_size (self);
  acies_window_update_actions (self);
}

AciesWindow *
acies_window_new (AciesApplication *application)
{
  AciesWindow *self = g_object_new (ACIES_TYPE_WINDOW, "application", application, NULL);

  acies_library_page_load (self->library_page, acies_application_get_catalog (application));
  acies_recovery_watch (acies_application_get_recovery (application), GTK_WINDOW (self));
  return self;
}
