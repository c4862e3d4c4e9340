/* document-header.c - the header bar of the documents, with buttons for the shown one
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/page/document-header.h"

#include "app/document/document.h"
#include "app/page/history-button.h"
#include "app/shared/dialog.h"
#include "app/shared/place-text.h"
#include "widgets/accessible.h"
#include "widgets/controls.h"
#include "widgets/menus.h"
#include "widgets/tooltip.h"

#include <glib/gi18n.h>

/* Characters of a longer title that are always shown, in narrow and wider windows. */
#define NARROW_TITLE 5
#define TITLE 9

struct _AciesDocumentHeader
{
  AdwBin parent_instance;

  GtkWidget         *bar;
  GtkWidget         *library_button;
  GtkMenuButton     *documents_button;
  GtkLabel          *title;
  GtkLabel          *subtitle;
  AdwTabView        *tabs; /* borrowed */
  AciesDocumentPage *page; /* (nullable), borrowed */
  GtkWidget         *views;
  GtkToggleButton   *edit_button;
  AdwButtonContent  *edit_content;
  GtkToggleButton   *play_button;
  AdwButtonContent  *play_content;
  GtkToggleButton   *table_button;
  AdwButtonContent  *table_content;
  AdwBin            *middle;
  AciesShapeKind     shape;
  GtkWidget         *column_button;
  GtkWidget         *rules_button;
  AdwBin            *badge;
  GtkWidget         *save_button;
  GtkWidget         *undo_button;
  GtkWidget         *redo_button;
  GtkMenuButton     *menu_button;
  GMenuModel        *menu;

  AciesHistoryButton *history_button;
};

G_DEFINE_FINAL_TYPE (AciesDocumentHeader, acies_document_header, ADW_TYPE_BIN)

/* --- the open documents ---------------------------------------------------------------------- */

void
acies_document_header_set_tabs (AciesDocumentHeader *self,
                                AdwTabView          *tabs)
{
  g_return_if_fail (ACIES_IS_DOCUMENT_HEADER (self));

  self->tabs = tabs;
}

static void
document_chosen_cb (AciesDocumentHeader *self,
                    GtkListBoxRow       *row)
{
  gtk_menu_button_popdown (self->documents_button);
  adw_tab_view_set_selected_page (self->tabs, adw_tab_view_get_nth_page (self->tabs, gtk_list_box_row_get_index (row)));
}

static gboolean
focus_page_cb (GtkWidget     *widget,
               GdkFrameClock *clock,
               gpointer       data)
{
  AciesDocumentHeader *self = ACIES_DOCUMENT_HEADER (widget);

  if (self->page != NULL)
    acies_document_page_take_focus (self->page);
  return G_SOURCE_REMOVE;
}

/* Newer GTK versions move the focus back to the button after this signal, so the page is focused later. */
static void
documents_closed_cb (AciesDocumentHeader *self)
{
  gtk_widget_add_tick_callback (GTK_WIDGET (self), focus_page_cb, NULL, NULL);
}

static void
make_documents (GtkMenuButton *button,
                gpointer       data)
{
  AciesDocumentHeader *self = data;
  g_autoptr (GtkBuilderScope) scope = gtk_builder_cscope_new ();
  g_autoptr (GtkBuilder) builder = gtk_builder_new ();
  g_autoptr (GtkSelectionModel) pages = adw_tab_view_get_pages (self->tabs);
  GtkWidget *documents;

  if (gtk_menu_button_get_popover (button) != NULL)
    return;
  gtk_builder_cscope_add_callback (GTK_BUILDER_CSCOPE (scope), documents_closed_cb);
  gtk_builder_cscope_add_callback (GTK_BUILDER_CSCOPE (scope), document_chosen_cb);
  gtk_builder_set_scope (builder, scope);
  gtk_builder_set_current_object (builder, G_OBJECT (self));
  gtk_builder_add_from_resource (builder, "/io/github/aciesgame/Acies/documents-menu.ui", NULL);
  gtk_list_box_bind_model (GTK_LIST_BOX (gtk_builder_get_object (builder, "document_list")), G_LIST_MODEL (pages), acies_document_row_new, NULL, NULL);
  documents = GTK_WIDGET (gtk_builder_get_object (builder, "documents"));
  acies_tooltip_not_over (GTK_WIDGET (button), documents);
  gtk_menu_button_set_popover (button, documents);
}

void
acies_document_header_open_menu (AciesDocumentHeader *self)
{
  g_return_if_fail (ACIES_IS_DOCUMENT_HEADER (self));

  gtk_menu_button_popup (self->menu_button);
}

/* --- the views ------------------------------------------------------------------------------- */

/* If the game cannot start, the page stays in Edit and the buttons are updated. */
static void
view_chosen_cb (GtkToggleButton     *button,
                AciesDocumentHeader *self)
{
  if (self->page != NULL && gtk_toggle_button_get_active (button))
    acies_document_page_set_view (self->page, button == self->edit_button ? ACIES_VIEW_EDIT : button == self->play_button ? ACIES_VIEW_PLAY
                                                                                                                          : ACIES_VIEW_TABLE);
}

static void
show_views (AciesDocumentHeader *self)
{
  AciesViewKind view = acies_document_page_get_view (self->page);

  gtk_toggle_button_set_active (view == ACIES_VIEW_EDIT ? self->edit_button : view == ACIES_VIEW_PLAY ? self->play_button
                                                                                                      : self->table_button,
                                TRUE);
}

/* Hides buttons that the menu also has if there is no room beside the score of a game. */
static void
show_parts (AciesDocumentHeader *self)
{
  gboolean play = self->page != NULL && acies_document_page_get_view (self->page) == ACIES_VIEW_PLAY;
  gboolean table = self->page != NULL && acies_document_page_get_view (self->page) == ACIES_VIEW_TABLE;
  gboolean game = self->page != NULL && acies_document_page_shows_game (self->page);
  gboolean small = self->shape == ACIES_SHAPE_SMALL;
  gboolean narrow = self->shape > ACIES_SHAPE_MEDIUM;
  gboolean crowded = small || (play && narrow);
  gboolean has_file = !game || acies_document_get_game_file (acies_document_page_get_document (self->page)) != NULL;

  /* The pages of Edit and of Table and the score of Play need the room of more words. */
  adw_button_content_set_label (self->edit_content, !table && self->shape == ACIES_SHAPE_WIDE ? _ ("Edit") : "");
  adw_button_content_set_label (self->play_content, !table && self->shape == ACIES_SHAPE_WIDE ? _ ("Play") : "");
  adw_button_content_set_label (self->table_content, table && self->shape == ACIES_SHAPE_WIDE ? _ ("Table") : "");
  gtk_widget_set_visible (GTK_WIDGET (self->subtitle), self->shape == ACIES_SHAPE_WIDE && has_file);
  gtk_widget_set_visible (self->views, !crowded);
  gtk_widget_set_visible (self->library_button, !small);
  gtk_widget_set_visible (self->redo_button, !narrow);
  gtk_widget_set_visible (GTK_WIDGET (self->history_button), !narrow);
  gtk_widget_set_visible (self->save_button, !game);
  gtk_widget_set_visible (self->rules_button, !narrow || table);
  gtk_widget_set_visible (self->column_button, !table && (play || !small));
  gtk_widget_set_visible (GTK_WIDGET (self->documents_button), !play || !small);
  gtk_label_set_width_chars (self->title, (int) MIN (g_utf8_strlen (gtk_label_get_text (self->title), -1), narrow ? NARROW_TITLE : TITLE));
}

void
acies_document_header_set_shape (AciesDocumentHeader *self,
                                 AciesShapeKind       shape)
{
  gboolean small = shape == ACIES_SHAPE_SMALL;
  gboolean narrow = shape > ACIES_SHAPE_MEDIUM;

  g_return_if_fail (ACIES_IS_DOCUMENT_HEADER (self));

  self->shape = shape;
  show_parts (self);
  gtk_button_set_use_underline (GTK_BUTTON (self->save_button), !narrow);
  if (narrow)
    gtk_button_set_icon_name (GTK_BUTTON (self->save_button), "document-save-symbolic");
  else
    gtk_button_set_label (GTK_BUTTON (self->save_button), _ ("_Save"));
  acies_accessible_name (self->save_button, _ ("Save"));
  acies_style_set (self->bar, "small", small);
  adw_header_bar_set_decoration_layout (ADW_HEADER_BAR (self->bar), small ? ":close" : NULL);
}

/* --- labels --------------------------------------------------------------------------------- */

/* Returns: (transfer full): the name of the scenario's file, or the reason why there is none */
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
    /* Translators: a step, such as "Attack E5 from F5" */
    return g_strdup_printf (_ ("Undo %s (asks the other side)"), step);
  if (step != NULL)
    /* Translators: %s is a step, such as "Paint Forest" */
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
  g_autofree char *text = g_strdup_printf ("%s\n%s", title, subtitle);

  gtk_label_set_text (self->title, title);
  gtk_label_set_text (self->subtitle, subtitle);
  acies_tooltip_set (GTK_WIDGET (self->documents_button), text);
  acies_accessible_name (GTK_WIDGET (self->documents_button), title);
  acies_accessible_describe (GTK_WIDGET (self->documents_button), subtitle);
  acies_style_set (self->save_button, "suggested-action", game ? acies_document_would_lose_game (document) : acies_document_is_modified (document));
}

void
acies_document_header_refresh (AciesDocumentHeader *self,
                               AciesDocumentPage   *page)
{
  AciesSession    *session = page != NULL ? acies_document_page_get_session (page) : NULL;
  g_autofree char *undo = NULL;
  g_autofree char *redo = NULL;
  gboolean         game;

  g_return_if_fail (ACIES_IS_DOCUMENT_HEADER (self));

  self->page = page;
  adw_bin_set_child (self->middle, page != NULL ? acies_document_page_get_title_widget (page) : NULL);
  adw_bin_set_child (self->badge, page != NULL ? acies_document_page_get_badge (page) : NULL);
  acies_history_button_set_session (self->history_button, session);
  if (session == NULL)
    return;
  show_views (self);
  game = acies_document_page_shows_game (page);
  show_labels (self, acies_document_page_get_document (page), game);
  show_parts (self);
  undo = dup_undo_text (session);
  redo = dup_redo_text (session);
  acies_tooltip_set (self->undo_button, undo);
  acies_tooltip_set (self->redo_button, redo);
}

/* --- the class ------------------------------------------------------------------------------ */

static void
acies_document_header_class_init (AciesDocumentHeaderClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (ACIES_TYPE_HISTORY_BUTTON);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/aciesgame/Acies/document-header.ui");
  gtk_widget_class_bind_template_child (widget_class, AciesDocumentHeader, bar);
  gtk_widget_class_bind_template_child (widget_class, AciesDocumentHeader, library_button);
  gtk_widget_class_bind_template_child (widget_class, AciesDocumentHeader, documents_button);
  gtk_widget_class_bind_template_child (widget_class, AciesDocumentHeader, title);
  gtk_widget_class_bind_template_child (widget_class, AciesDocumentHeader, subtitle);
  gtk_widget_class_bind_template_child (widget_class, AciesDocumentHeader, views);
  gtk_widget_class_bind_template_child (widget_class, AciesDocumentHeader, edit_button);
  gtk_widget_class_bind_template_child (widget_class, AciesDocumentHeader, edit_content);
  gtk_widget_class_bind_template_child (widget_class, AciesDocumentHeader, play_button);
  gtk_widget_class_bind_template_child (widget_class, AciesDocumentHeader, play_content);
  gtk_widget_class_bind_template_child (widget_class, AciesDocumentHeader, table_button);
  gtk_widget_class_bind_template_child (widget_class, AciesDocumentHeader, table_content);
  gtk_widget_class_bind_template_child (widget_class, AciesDocumentHeader, middle);
  gtk_widget_class_bind_template_child (widget_class, AciesDocumentHeader, badge);
  gtk_widget_class_bind_template_callback (widget_class, view_chosen_cb);
  gtk_widget_class_bind_template_child (widget_class, AciesDocumentHeader, column_button);
  gtk_widget_class_bind_template_child (widget_class, AciesDocumentHeader, rules_button);
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
  gtk_menu_button_set_create_popup_func (self->documents_button, make_documents, self, NULL);
}
