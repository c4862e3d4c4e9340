/* document-header.c - the header bar over the tabs: what can be done with the one that is shown
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/page/document-header.h"

#include "app/document/document.h"
#include "app/page/history-button.h"
#include "app/shared/place-text.h"
#include "widgets/menu-later.h"
#include "widgets/tooltip.h"

#include <glib/gi18n.h>

#define VIEWS_WIDTH 96 /* pixels; other labels are cut first */

struct _AciesDocumentHeader
{
  GtkWidget parent_instance;

  GtkWidget       *bar;
  AdwViewSwitcher *views;
  AdwBin          *score;
  GtkWidget       *titles;
  GtkLabel        *title;
  GtkLabel        *subtitle;
  GtkWidget       *save_button;
  GtkWidget       *undo_button;
  GtkWidget       *redo_button;
  GtkMenuButton   *menu_button;
  GMenuModel      *menu;

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
acies_document_header_set_shape (AciesDocumentHeader *self,
                                 AciesShapeKind       shape)
{
  gboolean narrow = shape == ACIES_SHAPE_NARROW || shape == ACIES_SHAPE_PORTRAIT;

  g_return_if_fail (ACIES_IS_DOCUMENT_HEADER (self));

  adw_view_switcher_set_policy (self->views, shape == ACIES_SHAPE_WIDE ? ADW_VIEW_SWITCHER_POLICY_WIDE : ADW_VIEW_SWITCHER_POLICY_NARROW);
  gtk_widget_set_size_request (GTK_WIDGET (self->views), shape == ACIES_SHAPE_WIDE ? -1 : VIEWS_WIDTH, -1);
  gtk_widget_set_visible (self->titles, !narrow);
}

/* --- what it tells -------------------------------------------------------------------------- */

/* What the file of the scenario is called, or why there is none. */
static char *
dup_file_text (AciesDocument *document)
{
  if (acies_document_is_original (document))
    return g_strdup (_ ("Comes with Acies"));
  if (acies_document_get_file (document) != NULL)
    return acies_place_name (acies_document_get_file (document));
  return g_strdup (acies_document_get_damage (document) != NULL ? _ ("Damaged copy") : _ ("Not saved yet"));
}

static char *
dup_subtitle (AciesDocument *document)
{
  g_autofree char *file = dup_file_text (document);
  GString         *text = g_string_new (file);

  if (acies_document_is_read_only (document, ACIES_WORK_SCENARIO))
    g_string_append_printf (text, " · %s", _ ("read-only"));
  if (acies_document_is_modified (document))
    g_string_append_printf (text, " · %s", _ ("unsaved changes"));
  return g_string_free (text, FALSE);
}

static char *
dup_game_subtitle (AciesDocument *document)
{
  GFile           *file = acies_document_get_game_file (document);
  g_autofree char *name = file != NULL ? acies_place_name (file) : NULL;

  if (name == NULL)
    return g_strdup (_ ("Game not saved yet"));
  return acies_document_would_lose_game (document) ? g_strdup_printf ("%s · %s", name, _ ("unsaved changes")) : g_steal_pointer (&name);
}

static char *
dup_undo_text (AciesSession *session)
{
  g_autofree char  *step = acies_session_dup_undo_label (session);
  AciesUndoObstacle obstacle;

  if (step != NULL && acies_session_can_ask_to_undo (session))
    /* Translators: what was done, such as "Attack E5 from F5" */
    return g_strdup_printf (_ ("Undo %s (asks the other side)"), step);
  if (step != NULL)
    /* Translators: %s is what was done, such as "Paint Forest" */
    return g_strdup_printf (_ ("Undo %s"), step);
  obstacle = acies_session_get_undo_obstacle (session);
  if (obstacle == ACIES_UNDO_AFTER_DICE || obstacle == ACIES_UNDO_AFTER_DRAW || obstacle == ACIES_UNDO_AFTER_CARD)
    return g_strdup (acies_undo_obstacle_to_string (obstacle));
  return g_strdup (_ ("Undo"));
}

static char *
dup_redo_text (AciesSession *session)
{
  g_autofree char *step = acies_session_dup_redo_label (session);

  return step != NULL ? g_strdup_printf (_ ("Redo %s"), step) : g_strdup (_ ("Redo"));
}

static void
show_labels (AciesDocumentHeader *self,
             AciesDocument       *document,
             gboolean             game)
{
  g_autofree char *title = acies_document_dup_title (document);
  g_autofree char *subtitle = game ? dup_game_subtitle (document) : dup_subtitle (document);

  gtk_label_set_text (self->title, title);
  gtk_label_set_text (self->subtitle, subtitle);
  if (game ? acies_document_would_lose_game (document) : acies_document_is_modified (document))
    gtk_widget_add_css_class (self->save_button, "suggested-action");
  else
    gtk_widget_remove_css_class (self->save_button, "suggested-action");
}

void
acies_document_header_refresh (AciesDocumentHeader *self,
                               AciesDocumentPage   *page)
{
  AciesSession    *session = page != NULL ? acies_document_page_get_session (page) : NULL;
  g_autofree char *undo = NULL;
  g_autofree char *redo = NULL;

  g_return_if_fail (ACIES_IS_DOCUMENT_HEADER (self));

  adw_bin_set_child (self->score, page != NULL ? acies_document_page_get_score (page) : NULL);
  acies_history_button_set_session (self->history_button, session);
  if (session == NULL)
    return;
  show_labels (self, acies_document_page_get_document (page), acies_document_page_get_view (page) == ACIES_VIEW_PLAY);
  undo = dup_undo_text (session);
  redo = dup_redo_text (session);
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
  gtk_widget_class_bind_template_child (widget_class, AciesDocumentHeader, score);
  gtk_widget_class_bind_template_child (widget_class, AciesDocumentHeader, titles);
  gtk_widget_class_bind_template_child (widget_class, AciesDocumentHeader, title);
  gtk_widget_class_bind_template_child (widget_class, AciesDocumentHeader, subtitle);
  gtk_widget_class_bind_template_child (widget_class, AciesDocumentHeader, save_button);
  gtk_widget_class_bind_template_child (widget_class, AciesDocumentHeader, undo_button);
  gtk_widget_class_bind_template_child (widget_class, AciesDocumentHeader, redo_button);
  gtk_widget_class_bind_template_child (widget_class, AciesDocumentHeader, history_button);
  gtk_widget_class_bind_template_child (widget_class, AciesDocumentHeader, menu_button);
  gtk_widget_class_bind_template_child (widget_class, AciesDocumentHeader, menu);
}

static void
acies_document_header_init (AciesDocumentHeader *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  acies_menu_later (self->menu_button, self->menu);
  acies_tooltip_when_cut (self->title);
  acies_tooltip_when_cut (self->subtitle);
}
