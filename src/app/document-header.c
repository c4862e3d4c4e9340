/* document-header.c - the header bar over the tabs: what can be done with the one that is shown
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/document-header.h"

#include "app/history-button.h"
#include "widgets/accessible.h"
#include "widgets/tooltip.h"

#include <glib/gi18n.h>

struct _AciesDocumentHeader
{
  GtkWidget parent_instance;

  GtkWidget       *bar;
  AdwViewSwitcher *views;
  GtkLabel        *title;
  GtkLabel        *subtitle;
  GtkWidget       *save_button;
  GtkWidget       *undo_button;
  GtkWidget       *redo_button;
  GtkMenuButton   *menu_button;

  AciesHistoryButton *history_button;
};

G_DEFINE_FINAL_TYPE (AciesDocumentHeader, acies_document_header, GTK_TYPE_WIDGET)

void
acies_document_header_set_page (AciesDocumentHeader *self,
                                AciesDocumentPage   *page)
{
  g_return_if_fail (ACIES_IS_DOCUMENT_HEADER (self));

  adw_view_switcher_set_stack (self->views, page != NULL ? acies_document_page_get_views (page) : NULL);
}

void
acies_document_header_set_session (AciesDocumentHeader *self,
                                   AciesSession        *session)
{
  g_return_if_fail (ACIES_IS_DOCUMENT_HEADER (self));

  acies_history_button_set_session (self->history_button, session);
}

void
acies_document_header_show_labels (AciesDocumentHeader *self,
                                   const char          *title,
                                   const char          *subtitle,
                                   const char          *undo,
                                   const char          *redo,
                                   gboolean             modified)
{
  g_return_if_fail (ACIES_IS_DOCUMENT_HEADER (self));

  gtk_label_set_text (self->title, title);
  gtk_label_set_text (self->subtitle, subtitle);
  if (modified)
    gtk_widget_add_css_class (self->save_button, "suggested-action");
  else
    gtk_widget_remove_css_class (self->save_button, "suggested-action");
  acies_tooltip_set (self->undo_button, undo);
  acies_tooltip_set (self->redo_button, redo);
}

/* --- the class ------------------------------------------------------------------------------ */

static void
acies_document_header_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ACIES_TYPE_DOCUMENT_HEADER);
  G_OBJECT_CLASS (acies_document_header_parent_class)->dispose (object);
}

static void
acies_document_header_class_init (AciesDocumentHeaderClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (ACIES_TYPE_HISTORY_BUTTON);
  G_OBJECT_CLASS (klass)->dispose = acies_document_header_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/aciesgame/Acies/document-header.ui");
  gtk_widget_class_bind_template_child (widget_class, AciesDocumentHeader, bar);
  gtk_widget_class_bind_template_child (widget_class, AciesDocumentHeader, views);
  gtk_widget_class_bind_template_child (widget_class, AciesDocumentHeader, title);
  gtk_widget_class_bind_template_child (widget_class, AciesDocumentHeader, subtitle);
  gtk_widget_class_bind_template_child (widget_class, AciesDocumentHeader, save_button);
  gtk_widget_class_bind_template_child (widget_class, AciesDocumentHeader, undo_button);
  gtk_widget_class_bind_template_child (widget_class, AciesDocumentHeader, redo_button);
  gtk_widget_class_bind_template_child (widget_class, AciesDocumentHeader, history_button);
  gtk_widget_class_bind_template_child (widget_class, AciesDocumentHeader, menu_button);
}

static void
acies_document_header_init (AciesDocumentHeader *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  acies_accessible_name_menu (gtk_menu_button_get_popover (self->menu_button));
}
