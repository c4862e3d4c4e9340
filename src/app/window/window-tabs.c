/* window-tabs.c - the tabs of a window, and switching between them and the library
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/document/document.h"
#include "app/window/window-private.h"

#include <glib/gi18n.h>

/* --- what is shown -------------------------------------------------------------------------- */

gboolean
acies_window_shows_library (AciesWindow *self)
{
  return g_strcmp0 (gtk_stack_get_visible_child_name (self->pages), "library") == 0;
}

static AciesDocumentPage *
page_of (AdwTabPage *tab)
{
  return ACIES_DOCUMENT_PAGE (adw_tab_page_get_child (tab));
}

void
acies_window_fold_page (AciesWindow *self)
{
  if (self->document_page != NULL)
    acies_document_page_set_shape (self->document_page, self->shape, gtk_window_is_fullscreen (GTK_WINDOW (self)));
}

/* Updates the window after another tab or the library has been selected. */
static void
show_current (AciesWindow *self)
{
  AdwTabPage *tab = acies_window_shows_library (self) ? NULL : adw_tab_view_get_selected_page (self->tabs);

  self->document_page = tab != NULL ? page_of (tab) : NULL;
  acies_window_fold_page (self);
  acies_window_update (self);
  if (tab != NULL)
    acies_document_page_check_disk (self->document_page);
  acies_window_note_tabs (self);
}

void
acies_window_tell_library (AciesWindow *self)
{
  AdwTabPage *tab = adw_tab_view_get_selected_page (self->tabs);

  if (tab == NULL && adw_tab_view_get_n_pages (self->tabs) > 0)
    tab = adw_tab_view_get_nth_page (self->tabs, 0); /* the first tab is being attached */
  if (self->library_page != NULL)
    acies_library_page_set_open (self->library_page, tab != NULL ? acies_document_page_get_document (page_of (tab)) : NULL);
}

void
acies_window_show_library (AciesWindow *self)
{
  if (self->document_page != NULL)
    acies_document_page_flush (self->document_page);
  acies_window_make_library (self);
  gtk_stack_set_visible_child_name (self->pages, "library");
  acies_window_tell_library (self);
  acies_library_page_refresh (self->library_page);
  show_current (self);
  acies_library_page_take_focus (self->library_page); /* after its buttons have been updated */
}

void
acies_window_show_page (AciesWindow       *self,
                        AciesDocumentPage *page)
{
  gtk_stack_set_visible_child_name (self->pages, "documents");
  adw_tab_view_set_selected_page (self->tabs, adw_tab_view_get_page (self->tabs, GTK_WIDGET (page)));
  show_current (self);
  acies_document_page_take_focus (page);
}

void
acies_window_show_documents (AciesWindow *self)
{
  AdwTabPage *tab = adw_tab_view_get_selected_page (self->tabs);

  gtk_stack_set_visible_child_name (self->pages, "documents");
  if (tab != NULL)
    acies_window_show_page (self, page_of (tab));
}

GPtrArray *
acies_window_list_pages (AciesWindow *self)
{
  GPtrArray *list = g_ptr_array_new_with_free_func (g_object_unref);

  for (int i = 0; i < adw_tab_view_get_n_pages (self->tabs); i++)
    g_ptr_array_add (list, g_object_ref (page_of (adw_tab_view_get_nth_page (self->tabs, i))));
  return list;
}

guint
acies_window_count_pages (AciesWindow *self)
{
  g_return_val_if_fail (ACIES_IS_WINDOW (self), 0);

  return (guint) adw_tab_view_get_n_pages (self->tabs);
}

void
acies_window_flush (AciesWindow *self)
{
  g_autoptr (GPtrArray) pages = NULL;

  g_return_if_fail (ACIES_IS_WINDOW (self));

  pages = acies_window_list_pages (self);
  for (guint i = 0; i < pages->len; i++)
    acies_document_page_flush (g_ptr_array_index (pages, i));
}

AciesDocumentPage *
acies_window_find_page (AciesWindow *self,
                        GFile       *file)
{
  g_return_val_if_fail (ACIES_IS_WINDOW (self), NULL);

  for (int i = 0; i < adw_tab_view_get_n_pages (self->tabs); i++)
    {
      AciesDocumentPage *page = page_of (adw_tab_view_get_nth_page (self->tabs, i));

      if (acies_document_is_at (acies_document_page_get_document (page), file))
        return page;
    }
  return NULL;
}

/* --- labels of tabs ------------------------------------------------------------------------- */

/* Emits "tabs-changed" if the view of the page has changed. */
static void
note_view (AciesWindow       *self,
           AciesDocumentPage *page)
{
  AciesDocument *document = acies_document_page_get_document (page);
  guint          view = acies_document_page_get_view (page) * 2u + acies_document_game_is_kept (document) + 1;

  if (GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (page), "noted-view")) == view)
    return;
  g_object_set_data (G_OBJECT (page), "noted-view", GUINT_TO_POINTER (view));
  acies_window_note_tabs (self);
}

/* Setting an equal icon again would look it up and lay out the tab again. */
static void
show_icon (AdwTabPage   *tab,
           AciesViewKind view)
{
  static const char *const names[] = {
    [ACIES_VIEW_EDIT] = "document-edit-symbolic",
    [ACIES_VIEW_PLAY] = "media-playback-start-symbolic",
    [ACIES_VIEW_TABLE] = "view-grid-symbolic",
  };
  g_autoptr (GIcon) icon = g_themed_icon_new (names[view]);

  if (!g_icon_equal (icon, adw_tab_page_get_icon (tab)))
    adw_tab_page_set_icon (tab, icon);
}

/* Updates title, icon and tooltip. */
static void
label_tab (AciesWindow       *self,
           AciesDocumentPage *page)
{
  AdwTabPage      *tab = adw_tab_view_get_page (self->tabs, GTK_WIDGET (page));
  AciesDocument   *document = acies_document_page_get_document (page);
  g_autofree char *name = acies_document_dup_title (document);
  gboolean         unsaved = acies_document_is_modified (document) || acies_document_would_lose_game (document);
  /* Translators: the title of a tab with unsaved work */
  g_autofree char *title = unsaved ? g_strdup_printf (_ ("• %s"), name) : g_strdup (name);
  g_autofree char *tooltip = acies_document_dup_summary (document);

  adw_tab_page_set_title (tab, title);
  adw_tab_page_set_tooltip (tab, tooltip);
  show_icon (tab, acies_document_page_get_view (page));
}

void
acies_window_update_page (AciesWindow       *self,
                          AciesDocumentPage *page)
{
  label_tab (self, page);
  note_view (self, page);
  if (page == self->document_page)
    acies_window_update (self);
}

/* --- adding and removing tabs --------------------------------------------------------------- */

static void
page_attached_cb (AciesWindow *self,
                  AdwTabPage  *tab)
{
  AciesDocumentPage *page = page_of (tab);

  g_signal_connect_swapped (page, "changed", G_CALLBACK (acies_window_update_page), self);
  g_signal_connect_swapped (page, "told", G_CALLBACK (acies_window_show_message), self);
  label_tab (self, page);
  acies_window_tell_library (self);
  acies_window_update (self);
}

static void
page_detached_cb (AciesWindow *self,
                  AdwTabPage  *tab)
{
  g_signal_handlers_disconnect_by_data (page_of (tab), self);
  acies_window_note_tabs (self);
  if (adw_tab_view_get_n_pages (self->tabs) == 0)
    acies_window_show_library (self);
}

void
acies_window_leave_tabs (AciesWindow *self)
{
  g_autoptr (GPtrArray) pages = NULL;

  if (self->tabs == NULL)
    return;
  pages = acies_window_list_pages (self);
  for (guint i = 0; i < pages->len; i++)
    g_signal_handlers_disconnect_by_data (g_ptr_array_index (pages, i), self);
  g_signal_handlers_disconnect_by_data (self->tabs, self);
  self->document_page = NULL;
}

void
acies_window_close_page (AciesWindow       *self,
                         AciesDocumentPage *page)
{
  adw_tab_view_close_page (self->tabs, adw_tab_view_get_page (self->tabs, GTK_WIDGET (page)));
}

AciesDocumentPage *
acies_window_insert_document (AciesWindow   *self,
                              AciesDocument *document,
                              int            position)
{
  AciesDocumentPage *page = acies_document_page_new (document, self->catalog);

  adw_tab_view_insert (self->tabs, GTK_WIDGET (page), position);
  return page;
}

AciesDocumentPage *
acies_window_add_document (AciesWindow   *self,
                           AciesDocument *document)
{
  AciesDocumentPage *page = acies_window_insert_document (self, document, adw_tab_view_get_n_pages (self->tabs));

  acies_window_show_page (self, page);
  return page;
}

/* --- the class ------------------------------------------------------------------------------ */

static gboolean
key_pressed_cb (GtkEventControllerKey *controller,
                guint                  keyval,
                guint                  keycode,
                GdkModifierType        modifiers,
                AciesWindow           *self)
{
  if (keyval == GDK_KEY_F10 && (modifiers & GDK_MODIFIER_MASK) == 0 && gtk_window_is_fullscreen (GTK_WINDOW (self)))
    {
      acies_window_open_menu (self);
      return GDK_EVENT_STOP;
    }
  return self->document_page != NULL && acies_document_page_key (self->document_page, keyval, modifiers);
}

void
acies_window_class_add_tabs (AciesWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_bind_template_callback (widget_class, key_pressed_cb);
  gtk_widget_class_bind_template_callback (widget_class, page_attached_cb);
  gtk_widget_class_bind_template_callback (widget_class, page_detached_cb);
  gtk_widget_class_bind_template_callback (widget_class, acies_window_note_tabs);
  gtk_widget_class_bind_template_callback (widget_class, show_current);
}
