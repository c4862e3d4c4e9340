/* window.c - the window: the library, and the open documents
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/window/window-private.h"

#include "app/shared/settings.h"
#include "widgets/controls.h"

#include <glib/gi18n.h>

#define EDGE 6 /* pixels at the top of the screen where the pointer reveals the header bar; GTK may draw a frame */

G_DEFINE_FINAL_TYPE (AciesWindow, acies_window, ADW_TYPE_APPLICATION_WINDOW)

AciesCatalog *
acies_window_get_catalog (AciesWindow *self)
{
  g_return_val_if_fail (ACIES_IS_WINDOW (self), NULL);

  return self->catalog;
}

AciesLibraryPage *
acies_window_get_library_page (AciesWindow *self)
{
  g_return_val_if_fail (ACIES_IS_WINDOW (self), NULL);

  acies_window_make_library (self);
  return self->library_page;
}

AdwTabView *
acies_window_get_tabs (AciesWindow *self)
{
  g_return_val_if_fail (ACIES_IS_WINDOW (self), NULL);

  return self->tabs;
}

AciesDocument *
acies_window_get_document (AciesWindow *self)
{
  g_return_val_if_fail (ACIES_IS_WINDOW (self), NULL);

  return self->document_page != NULL ? acies_document_page_get_document (self->document_page) : NULL;
}

AciesDocumentPage *
acies_window_get_page (AciesWindow *self)
{
  g_return_val_if_fail (ACIES_IS_WINDOW (self), NULL);

  return self->document_page;
}

void
acies_window_note_tabs (AciesWindow *self)
{
  g_return_if_fail (ACIES_IS_WINDOW (self));

  g_signal_emit_by_name (self, "tabs-changed");
}

static void
show_title (AciesWindow *self)
{
  g_autofree char *name = acies_document_dup_title (acies_window_get_document (self));
  /* Translators: the title of the window: the battle, then the program */
  g_autofree char *title = g_strdup_printf (_ ("%s — Acies"), name);

  if (g_strcmp0 (gtk_window_get_title (GTK_WINDOW (self)), title) != 0)
    gtk_window_set_title (GTK_WINDOW (self), title);
}

void
acies_window_update (AciesWindow *self)
{
  acies_document_header_refresh (self->header, self->document_page);
  if (self->document_page != NULL && acies_document_page_get_session (self->document_page) != NULL)
    show_title (self);
  else
    gtk_window_set_title (GTK_WINDOW (self), "Acies");
  g_signal_emit_by_name (self, "changed");
}

/* --- all windows ---------------------------------------------------------------------------- */

GList *
acies_window_list_get (GtkApplication *application)
{
  GList *windows = NULL;

  for (GList *link = gtk_application_get_windows (application); link != NULL; link = link->next)
    if (ACIES_IS_WINDOW (link->data))
      windows = g_list_prepend (windows, link->data);
  return g_list_reverse (windows);
}

void
acies_window_list_show_message (GtkApplication *application,
                                const char     *message)
{
  g_autoptr (GList) windows = acies_window_list_get (application);

  for (GList *link = windows; link != NULL; link = link->next)
    acies_window_tell_for (link->data, message, 4);
}

gboolean
acies_window_list_has_file (GtkApplication *application,
                            GFile          *file)
{
  g_autoptr (GList) windows = acies_window_list_get (application);

  for (GList *link = windows; link != NULL; link = link->next)
    if (acies_window_find_page (link->data, file) != NULL)
      return TRUE;
  return FALSE;
}

/* --- messages ------------------------------------------------------------------------------- */

static AdwToast *
new_toast (const char *message)
{
  g_autofree char *escaped = g_markup_escape_text (message, -1);

  return adw_toast_new (escaped);
}

AdwToast *
acies_window_tell_for (AciesWindow *self,
                       const char  *message,
                       guint        seconds)
{
  AdwToast *toast = new_toast (message);

  adw_toast_set_timeout (toast, seconds);
  acies_window_add_toast (self, toast);
  return toast;
}

void
acies_window_show_message (AciesWindow *self,
                           const char  *message)
{
  if (self->told != NULL)
    adw_toast_dismiss (self->told);
  g_set_weak_pointer (&self->told, acies_window_tell_for (self, message, 4));
}

void
acies_window_add_toast (AciesWindow *self,
                        AdwToast    *toast)
{
  AciesDocumentPage *page;

  g_return_if_fail (ACIES_IS_WINDOW (self));

  page = acies_window_get_page (self);
  acies_style_set (GTK_WIDGET (self->toasts), "above-answers", page != NULL && acies_document_page_get_view (page) == ACIES_VIEW_PLAY);
  adw_toast_overlay_add_toast (self->toasts, toast);
}

gboolean
acies_window_has_gone (AciesWindow *self)
{
  g_return_val_if_fail (ACIES_IS_WINDOW (self), TRUE);

  return self->toasts == NULL;
}

/* Shows that recent files were removed from the list, with an Undo button. */
static void
forgot_cb (AciesWindow *self,
           const char  *message)
{
  AdwToast *toast = new_toast (message);

  adw_toast_set_button_label (toast, _ ("_Undo"));
  adw_toast_set_action_name (toast, "win.restore-recent");
  acies_window_add_toast (self, toast);
}

/* --- the library ---------------------------------------------------------------------------- */

void
acies_window_make_library (AciesWindow *self)
{
  AciesLibraryPage *page;

  if (self->library_page != NULL)
    return;
  self->library_page = page = g_object_new (ACIES_TYPE_LIBRARY_PAGE, NULL);
  g_signal_connect_object (page, "forgot", G_CALLBACK (forgot_cb), self, G_CONNECT_SWAPPED);
  adw_bin_set_child (self->library_place, GTK_WIDGET (page));
  acies_library_page_load (page, self->catalog, self->tabs);
  acies_window_tell_library (self);
}

/* --- focus and shape ------------------------------------------------------------------------ */

/* After the transition between library and documents, the widget that had the focus is hidden. */
static void
pages_exchanged_cb (AciesWindow *self)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));
  GtkWidget *canvas;

  if (self->document_page == NULL || gtk_stack_get_transition_running (self->pages))
    return;
  canvas = GTK_WIDGET (acies_document_page_get_canvas (self->document_page));
  if (focus == NULL || !gtk_widget_is_ancestor (focus, gtk_widget_get_parent (canvas)))
    acies_document_page_take_focus (self->document_page);
}

static void
shape_changed_cb (AciesWindow *self)
{
  acies_document_header_set_shape (self->header, acies_shape_get_kind (self->shape));
  acies_window_fold_page (self);
}

/* --- full screen ---------------------------------------------------------------------------- */

/* In full screen only the board is visible. The header bar is revealed above it when needed. */
static void
fullscreened_cb (AciesWindow *self)
{
  gboolean full = gtk_window_is_fullscreen (GTK_WINDOW (self));

  adw_flap_set_fold_policy (self->header_flap, full ? ADW_FLAP_FOLD_POLICY_ALWAYS : ADW_FLAP_FOLD_POLICY_NEVER);
  adw_flap_set_reveal_flap (self->header_flap, !full);
  acies_window_fold_page (self);
}

/* Reveals the header bar when the pointer reaches the top of the screen, and hides it when the pointer leaves it,
 * unless it has the focus. GTK repeats motion events when widgets appear or disappear under the pointer. */
static void
pointer_cb (AciesWindow *self,
            double       x,
            double       y)
{
  gboolean held;

  if (!gtk_window_is_fullscreen (GTK_WINDOW (self)) || (x == self->pointer_x && y == self->pointer_y))
    return;
  self->pointer_x = x;
  self->pointer_y = y;
  held = (gtk_widget_get_state_flags (GTK_WIDGET (self->header)) & GTK_STATE_FLAG_FOCUS_WITHIN) != 0;
  if (y <= EDGE)
    adw_flap_set_reveal_flap (self->header_flap, TRUE);
  else if (y > gtk_widget_get_height (GTK_WIDGET (self->header)) && !held)
    adw_flap_set_reveal_flap (self->header_flap, FALSE);
}

/* A menu that opens while its button moves stays behind, so this waits until the header bar has reached its place. */
static gboolean
open_menu_cb (GtkWidget     *widget,
              GdkFrameClock *clock,
              gpointer       data)
{
  AciesWindow *self = ACIES_WINDOW (widget);
  GtkWidget   *header = GTK_WIDGET (self->header);
  double       y = 0;

  if (!adw_flap_get_reveal_flap (self->header_flap))
    return G_SOURCE_REMOVE;
  if (!gtk_widget_get_mapped (header) || !gtk_widget_translate_coordinates (header, widget, 0, 0, NULL, &y) || y < 0)
    return G_SOURCE_CONTINUE;
  acies_document_header_open_menu (self->header);
  return G_SOURCE_REMOVE;
}

void
acies_window_open_menu (AciesWindow *self)
{
  adw_flap_set_reveal_flap (self->header_flap, TRUE);
  gtk_widget_add_tick_callback (GTK_WIDGET (self), open_menu_cb, NULL, NULL);
}

/* When the user returns to the window, another program may have changed a file. */
static void
active_cb (AciesWindow *self)
{
  if (self->document_page != NULL && gtk_window_is_active (GTK_WINDOW (self)))
    acies_document_page_check_disk (self->document_page);
}

/* --- the size ------------------------------------------------------------------------------- */

static void
keep_size (GtkWindow *window)
{
  g_autoptr (GSettings) settings = acies_settings_new_if_installed ();
  int width, height;

  if (settings == NULL)
    return;
  g_settings_set_boolean (settings, "window-maximized", gtk_window_is_maximized (window));
  gtk_window_get_default_size (window, &width, &height);
  if (gtk_window_is_maximized (window) || width <= 0 || height <= 0)
    return;
  g_settings_set_int (settings, "window-width", width);
  g_settings_set_int (settings, "window-height", height);
}

/* The stored size may be from a larger screen. */
static void
fit_on_screen (GtkWindow *window,
               int       *width,
               int       *height)
{
  GListModel  *monitors = gdk_display_get_monitors (gtk_widget_get_display (GTK_WIDGET (window)));
  GdkRectangle most = { 0 };

  for (guint i = 0; i < g_list_model_get_n_items (monitors); i++)
    {
      g_autoptr (GdkMonitor) monitor = g_list_model_get_item (monitors, i);
      GdkRectangle place;

      gdk_monitor_get_geometry (monitor, &place);
      most.width = MAX (most.width, place.width);
      most.height = MAX (most.height, place.height);
    }
  if (most.width > 0 && most.height > 0)
    {
      *width = MIN (*width, most.width);
      *height = MIN (*height, most.height);
    }
}

static void
restore_size (GtkWindow *window)
{
  g_autoptr (GSettings) settings = acies_settings_new_if_installed ();
  int width, height;

  if (settings == NULL)
    return;
  width = g_settings_get_int (settings, "window-width");
  height = g_settings_get_int (settings, "window-height");
  fit_on_screen (window, &width, &height);
  gtk_window_set_default_size (window, width, height);
  if (g_settings_get_boolean (settings, "window-maximized"))
    gtk_window_maximize (window);
}

/* --- the class ------------------------------------------------------------------------------ */

static void
acies_window_show (GtkWidget *widget)
{
  AciesWindow *self = ACIES_WINDOW (widget);

  if (acies_window_shows_library (self))
    acies_window_make_library (self);
  GTK_WIDGET_CLASS (acies_window_parent_class)->show (widget);
}

static gboolean
acies_window_close_request (GtkWindow *window)
{
  keep_size (window);
  return GTK_WINDOW_CLASS (acies_window_parent_class)->close_request (window);
}

static void
acies_window_dispose (GObject *object)
{
  AciesWindow *self = ACIES_WINDOW (object);

  acies_window_leave_tabs (self);
  g_clear_weak_pointer (&self->told);
  gtk_widget_dispose_template (GTK_WIDGET (object), ACIES_TYPE_WINDOW);
  G_OBJECT_CLASS (acies_window_parent_class)->dispose (object);
}

static void
acies_window_class_init (AciesWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (ACIES_TYPE_DOCUMENT_HEADER);
  g_type_ensure (ACIES_TYPE_SHAPE);
  G_OBJECT_CLASS (klass)->dispose = acies_window_dispose;
  widget_class->show = acies_window_show;
  GTK_WINDOW_CLASS (klass)->close_request = acies_window_close_request;
  g_signal_new ("changed", ACIES_TYPE_WINDOW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_signal_new ("tabs-changed", ACIES_TYPE_WINDOW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_install_property_action (widget_class, "win.fullscreen", "fullscreened");
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/aciesgame/Acies/window.ui");
  gtk_widget_class_bind_template_child (widget_class, AciesWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, AciesWindow, pages);
  gtk_widget_class_bind_template_child (widget_class, AciesWindow, library_place);
  gtk_widget_class_bind_template_child (widget_class, AciesWindow, header_flap);
  gtk_widget_class_bind_template_child (widget_class, AciesWindow, header);
  gtk_widget_class_bind_template_callback (widget_class, pointer_cb);
  gtk_widget_class_bind_template_child (widget_class, AciesWindow, shape);
  gtk_widget_class_bind_template_callback (widget_class, shape_changed_cb);
  gtk_widget_class_bind_template_child (widget_class, AciesWindow, tabs);
  gtk_widget_class_bind_template_callback (widget_class, pages_exchanged_cb);
  acies_window_class_add_tabs (klass);
}

static void
acies_window_init (AciesWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect (self, "notify::is-active", G_CALLBACK (active_cb), NULL);
  g_signal_connect (self, "notify::fullscreened", G_CALLBACK (fullscreened_cb), NULL);
  acies_document_header_set_tabs (self->header, self->tabs);
  restore_size (GTK_WINDOW (self));
  acies_window_update (self);
}

AciesWindow *
acies_window_new (GtkApplication *application,
                  AciesCatalog   *catalog)
{
  AciesWindow *self = g_object_new (ACIES_TYPE_WINDOW, "application", application, NULL);

  self->catalog = catalog;
  return self;
}
