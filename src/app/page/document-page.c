/* document-page.c - a tab with a document: the board, and the views Edit and Play around it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/page/document-page-private.h"

#include "app/shared/settings.h"
#include "widgets/controls.h"
#include "widgets/rule-link.h"

#include <glib/gi18n.h>

G_DEFINE_FINAL_TYPE (AciesDocumentPage, acies_document_page, ADW_TYPE_BIN)

/* Default widths and height of the column in pixels. */
#define PLAY_COLUMN 300
#define EDIT_COLUMN 300
#define COLUMN_HEIGHT 340 /* below the board */

static const char *const view_names[] = {
  [ACIES_VIEW_EDIT] = "edit",
  [ACIES_VIEW_PLAY] = "play",
  [ACIES_VIEW_TABLE] = "table",
};

/* --- switching the views -------------------------------------------------------------------- */

static void
emit_changed (AciesDocumentPage *self)
{
  g_signal_emit_by_name (self, "changed");
}

void
acies_document_page_show_message (AciesDocumentPage *self,
                                  const char        *message)
{
  g_signal_emit_by_name (self, "told", message);
}

static void
again_cb (AciesDocumentPage *self,
          guint64            seed)
{
  g_signal_emit_by_name (self, "again", seed);
}

AciesTheme *
acies_document_page_get_theme (AciesDocumentPage *self)
{
  return acies_catalog_get_theme (self->catalog, acies_document_get_ruleset (self->document));
}

/* Attaches the canvas to the current view, after it shows the session of that view. The ruleset of a game can differ
 * from the ruleset of the edited scenario. */
static void
lend_canvas (AciesDocumentPage *self)
{
  gboolean      play = self->view == ACIES_VIEW_PLAY;
  AciesSession *session = self->document == NULL ? NULL : play ? acies_document_get_play (self->document)
                                                               : acies_document_get_edit (self->document);

  if (play)
    acies_edit_view_attach_canvas (self->edit_view, NULL);
  else if (self->play_view != NULL)
    acies_play_view_attach_canvas (self->play_view, NULL);
  if (session != NULL)
    acies_canvas_set_theme (self->canvas, acies_catalog_get_theme (self->catalog, acies_session_get_state (session)->ruleset));
  acies_canvas_set_session (self->canvas, session);
  if (self->document == NULL)
    acies_edit_view_attach_canvas (self->edit_view, NULL);
  else if (play)
    acies_play_view_attach_canvas (self->play_view, self->canvas);
  else
    acies_edit_view_attach_canvas (self->edit_view, self->canvas);
}

static void
set_sheet_session (AciesDocumentPage *self)
{
  acies_sheet_view_set_session (self->sheet_view, acies_document_get_edit (self->document), acies_document_page_get_theme (self));
}

/* The bar gets its buttons when it is first shown: most windows are wide and never need them. */
static void
show_pages_bar (AciesDocumentPage *self)
{
  gboolean reveal = self->view == ACIES_VIEW_EDIT && self->shape > ACIES_SHAPE_MEDIUM && gtk_widget_get_visible (GTK_WIDGET (self->views));

  if (reveal)
    adw_view_switcher_bar_set_stack (self->pages_bar, self->pages);
  adw_view_switcher_bar_set_reveal (self->pages_bar, reveal);
}

/* GtkPaned handles clicks at its handle even if the handle is hidden. */
static void
listen_to_edge (AciesDocumentPage *self,
                gboolean           listens)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (self->paned));

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_GESTURE (controller))
        gtk_event_controller_set_propagation_phase (controller, listens ? GTK_PHASE_CAPTURE : GTK_PHASE_NONE);
    }
}

/* Shows or hides the sheet, which replaces the board if there is no room for both. */
static void
show_sheet (AciesDocumentPage *self)
{
  gboolean shown = self->view == ACIES_VIEW_EDIT && self->sheet_shown;

  gtk_widget_set_visible (GTK_WIDGET (self->views), !shown || self->shape <= ACIES_SHAPE_MEDIUM);
  if (shown && self->sheet_view == NULL)
    {
      self->sheet_view = g_object_new (ACIES_TYPE_SHEET_VIEW, "width-request", 320, NULL);
      set_sheet_session (self);
      gtk_paned_set_end_child (self->paned, GTK_WIDGET (self->sheet_view));
    }
  if (self->sheet_view != NULL)
    gtk_widget_set_visible (GTK_WIDGET (self->sheet_view), shown);
  listen_to_edge (self, shown);
  show_pages_bar (self);
}

void
acies_document_page_toggle_sheet (AciesDocumentPage *self)
{
  g_return_if_fail (ACIES_IS_DOCUMENT_PAGE (self));

  self->sheet_shown = !self->sheet_shown;
  show_sheet (self);
  acies_document_page_take_focus (self);
}

GArray *
acies_document_page_dup_selection (AciesDocumentPage *self)
{
  AciesEditor      *editor;
  const AciesBoard *board;
  GArray           *hexes;

  g_return_val_if_fail (ACIES_IS_DOCUMENT_PAGE (self), NULL);

  editor = acies_edit_view_get_editor (self->edit_view);
  if (self->view != ACIES_VIEW_EDIT || acies_editor_count_selected (editor) < 2)
    return NULL;
  board = acies_session_get_state (acies_document_get_edit (self->document))->board;
  hexes = g_array_new (FALSE, FALSE, sizeof (AciesHex));
  for (AciesHex hex = acies_board_next (board, ACIES_NO_HEX); hex != ACIES_NO_HEX; hex = acies_board_next (board, hex))
    if (acies_editor_is_selected (editor, hex))
      g_array_append_val (hexes, hex);
  return hexes;
}

static AciesSplitPlace
place_of_column (AciesDocumentPage *self)
{
  if (self->bare)
    return self->shape == ACIES_SHAPE_SMALL ? ACIES_SPLIT_COVER : ACIES_SPLIT_OVER;
  switch (self->shape)
    {
    case ACIES_SHAPE_SMALL:
      return ACIES_SPLIT_COVER;
    case ACIES_SHAPE_PORTRAIT:
      return ACIES_SPLIT_BELOW;
    case ACIES_SHAPE_NARROW:
      return ACIES_SPLIT_OVER;
    case ACIES_SHAPE_MEDIUM:
      return self->view == ACIES_VIEW_PLAY ? ACIES_SPLIT_BESIDE : ACIES_SPLIT_OVER;
    default:
      return ACIES_SPLIT_BESIDE;
    }
}

/* Whether the column shows details of the board. On other pages of Edit, only the list of problems is useful. */
static gboolean
goes_with_board (AciesDocumentPage *self)
{
  return self->view == ACIES_VIEW_PLAY || (self->view == ACIES_VIEW_EDIT && acies_edit_view_shows_board (self->edit_view));
}

/* The column is hidden separately for wide boards, which need the room more. */
static void
follow_column_setting (AciesDocumentPage *self)
{
  gboolean    play = self->view == ACIES_VIEW_PLAY;
  gboolean    wide = play && self->shape != ACIES_SHAPE_PORTRAIT && acies_play_view_get_arrangement (self->play_view) == ACIES_PLAY_ROW;
  const char *key = wide ? "column-hidden-wide-board" : "column-hidden";

  if (key == self->column_key)
    return;
  self->column_key = key;
  self->column_hidden = self->settings != NULL ? g_settings_get_boolean (self->settings, key) : wide;
  if (play && acies_play_view_wants_column (self->play_view))
    self->column_hidden = FALSE;
}

/* Hides the zoom buttons in Play if the window is small, to make room for the question. The user can zoom with two
 * fingers, the wheel or the keyboard. */
static void
place_zoom (AciesDocumentPage *self)
{
  gboolean play = self->view == ACIES_VIEW_PLAY;

  gtk_widget_set_hexpand (self->zoom, !play);
  acies_style_set (self->zoom, "beside", play);
  gtk_widget_set_visible (self->zoom, !play || !(self->low || self->shape == ACIES_SHAPE_SMALL));
}

static void
tell_column (AciesDocumentPage *self)
{
  if (self->play_view != NULL)
    acies_play_view_set_column_shown (self->play_view, acies_split_get_open (self->split));
}

/* Places the tools at the left of the board, or below it. */
static void
place_tools (AciesDocumentPage *self)
{
  gboolean edit = self->view == ACIES_VIEW_EDIT;
  gboolean below = self->shape == ACIES_SHAPE_PORTRAIT || self->shape == ACIES_SHAPE_SMALL;

  gtk_widget_set_visible (GTK_WIDGET (self->strip_place), edit);
  gtk_widget_set_visible (GTK_WIDGET (self->tray_place), edit && !self->tray_hidden);
  gtk_orientable_set_orientation (self->board_and_strip, below ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_box_reorder_child_after (GTK_BOX (self->board_and_strip), GTK_WIDGET (self->strip_place), below ? self->board_and_tray : NULL);
  acies_edit_view_set_shape (self->edit_view, self->shape, self->low);
}

/* Places the column. If it has no room of its own, it starts closed, unless the user has yet to see something in it. */
static void
place_column (AciesDocumentPage *self)
{
  AciesSplitPlace place = place_of_column (self);
  int             width = self->view == ACIES_VIEW_PLAY ? PLAY_COLUMN : EDIT_COLUMN;
  gboolean        keeps = self->view == ACIES_VIEW_PLAY && acies_play_view_wants_column (self->play_view) && acies_split_get_open (self->split);

  if (self->play_view != NULL)
    acies_play_view_set_shape (self->play_view, self->shape, self->low);
  follow_column_setting (self);
  gtk_widget_set_visible (GTK_WIDGET (self->banner_place), self->view == ACIES_VIEW_PLAY);
  gtk_widget_set_visible (GTK_WIDGET (self->aside_place),
                          self->view == ACIES_VIEW_PLAY && acies_play_view_get_arrangement (self->play_view) == ACIES_PLAY_LIST);
  place_zoom (self);
  self->placing = TRUE;
  acies_split_set_place (self->split, place, place == ACIES_SPLIT_BELOW ? COLUMN_HEIGHT : width);
  acies_split_set_open (self->split, keeps || (acies_split_is_docked (self->split) && (goes_with_board (self) ? !self->column_hidden : self->beside)));
  self->placing = FALSE;
  tell_column (self);
}

/* Opens the column, even above the board, because the user must see something in it. */
static void
column_wanted_cb (AciesDocumentPage *self)
{
  self->column_hidden = FALSE;
  place_column (self);
  self->placing = TRUE;
  acies_split_set_open (self->split, self->view == ACIES_VIEW_PLAY || acies_split_get_open (self->split));
  self->placing = FALSE;
}

void
acies_document_page_take_focus (AciesDocumentPage *self)
{
  g_return_if_fail (ACIES_IS_DOCUMENT_PAGE (self));

  if (self->view == ACIES_VIEW_TABLE)
    acies_document_page_focus_table (self);
  else if (!gtk_widget_get_visible (GTK_WIDGET (self->views)))
    gtk_widget_child_focus (GTK_WIDGET (self->sheet_view), GTK_DIR_TAB_FORWARD);
  else if (self->view == ACIES_VIEW_EDIT)
    acies_edit_view_take_focus (self->edit_view);
  else
    gtk_widget_grab_focus (GTK_WIDGET (self->canvas));
}

/* Moves the focus, which must not stay on a hidden widget. */
static void
column_opened_cb (AciesDocumentPage *self)
{
  GtkRoot   *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  tell_column (self);
  if (self->document != NULL)
    emit_changed (self);
  if (self->placing || root == NULL)
    return;
  if (!acies_split_is_docked (self->split) && acies_split_get_open (self->split))
    gtk_widget_child_focus (GTK_WIDGET (self->panels), GTK_DIR_TAB_FORWARD);
  else if (focus == NULL || gtk_widget_is_ancestor (focus, GTK_WIDGET (self->panels)))
    acies_document_page_take_focus (self);
}

void
acies_document_page_toggle_column (AciesDocumentPage *self)
{
  gboolean open;

  g_return_if_fail (ACIES_IS_DOCUMENT_PAGE (self));

  open = !acies_split_get_open (self->split);
  if (acies_split_is_docked (self->split) && !goes_with_board (self))
    self->beside = open;
  else if (acies_split_is_docked (self->split))
    {
      self->column_hidden = !open;
      if (self->settings != NULL)
        g_settings_set_boolean (self->settings, self->column_key, !open);
    }
  acies_split_set_open (self->split, open);
}

void
acies_document_page_toggle_tray (AciesDocumentPage *self)
{
  GtkWidget *focus;

  g_return_if_fail (ACIES_IS_DOCUMENT_PAGE (self));

  self->tray_hidden = !self->tray_hidden;
  if (self->settings != NULL)
    g_settings_set_boolean (self->settings, "tray-hidden", self->tray_hidden);
  place_tools (self);
  focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));
  if (focus == NULL || !gtk_widget_get_mapped (focus))
    acies_document_page_take_focus (self);
}

/* Opens the column, also beside pages without the board. */
static void
open_column (AciesDocumentPage *self)
{
  if (!goes_with_board (self))
    self->beside = TRUE;
  if (!acies_split_get_open (self->split))
    acies_document_page_toggle_column (self);
}

/* --- the rules ------------------------------------------------------------------------------ */

static AciesRulesPane *
get_rules (AciesDocumentPage *self)
{
  switch (self->view)
    {
    case ACIES_VIEW_PLAY:
      return acies_play_view_get_rules (self->play_view);
    case ACIES_VIEW_TABLE:
      return acies_document_page_get_table_rules (self);
    default:
      return acies_edit_view_get_rules (self->edit_view);
    }
}

/* The action for the rules has the state of the stack in which they are. */
static void
follow_rules (AciesDocumentPage *self,
              AciesRulesPane    *rules)
{
  g_signal_connect_object (gtk_widget_get_parent (GTK_WIDGET (rules)), "notify::visible-child", G_CALLBACK (emit_changed), self, G_CONNECT_SWAPPED);
}

gboolean
acies_document_page_shows_rules (AciesDocumentPage *self)
{
  g_return_val_if_fail (ACIES_IS_DOCUMENT_PAGE (self), FALSE);

  return acies_split_get_open (self->split) && gtk_widget_get_child_visible (GTK_WIDGET (get_rules (self)));
}

void
acies_document_page_show_rules (AciesDocumentPage *self,
                                const char        *topic)
{
  g_return_if_fail (ACIES_IS_DOCUMENT_PAGE (self));

  open_column (self);
  acies_rules_pane_show (get_rules (self), topic);
  emit_changed (self);
}

void
acies_document_page_hide_rules (AciesDocumentPage *self)
{
  GtkWidget *stack;

  g_return_if_fail (ACIES_IS_DOCUMENT_PAGE (self));

  stack = gtk_widget_get_parent (GTK_WIDGET (get_rules (self)));
  gtk_stack_set_visible_child (GTK_STACK (stack), gtk_widget_get_first_child (stack));
  if (self->view == ACIES_VIEW_TABLE) /* its column has nothing else */
    {
      self->beside = FALSE;
      acies_split_set_open (self->split, FALSE);
    }
  if (!acies_split_close_above (self->split))
    acies_document_page_take_focus (self);
  emit_changed (self);
}

void
acies_document_page_show_overview (AciesDocumentPage *self)
{
  g_return_if_fail (ACIES_IS_DOCUMENT_PAGE (self));

  open_column (self);
  acies_play_view_show_overview (self->play_view);
}

/* Returns: (nullable) (transfer full): the topic of what the view shows */
static char *
dup_topic (AciesDocumentPage *self)
{
  if (self->view == ACIES_VIEW_TABLE)
    return self->companion != NULL ? acies_companion_view_dup_topic (self->companion) : NULL;
  return self->view == ACIES_VIEW_PLAY ? acies_play_view_dup_topic (self->play_view) : acies_edit_view_dup_topic (self->edit_view);
}

void
acies_document_page_look_up (AciesDocumentPage *self)
{
  GtkWidget       *focus;
  g_autofree char *topic = NULL;

  g_return_if_fail (ACIES_IS_DOCUMENT_PAGE (self));

  focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));
  if (focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (get_rules (self))))
    focus = NULL;
  else if (focus == NULL || !gtk_widget_is_ancestor (focus, GTK_WIDGET (self->panels)))
    topic = dup_topic (self);
  if (focus != NULL && focus != GTK_WIDGET (self->canvas))
    {
      g_autofree char *own = acies_topic_find (focus, acies_session_get_state (acies_document_page_get_session (self))->ruleset);

      if (own != NULL)
        {
          g_free (topic);
          topic = g_steal_pointer (&own);
        }
    }
  acies_document_page_show_rules (self, topic);
}

/* --- pages ---------------------------------------------------------------------------------- */

/* Play only has the page with the board. Edit returns to its last page. */
static void
show_page_of_view (AciesDocumentPage *self)
{
  self->switching = TRUE;
  adw_view_stack_set_visible_child_name (self->pages, self->view == ACIES_VIEW_PLAY ? ACIES_EDIT_BOARD : self->edit_page);
  self->switching = FALSE;
}

static void
edit_page_changed_cb (AciesDocumentPage *self)
{
  if (self->switching)
    return;
  self->edit_page = g_intern_string (adw_view_stack_get_visible_child_name (self->pages));
  self->beside = FALSE;
  place_column (self);
}

void
acies_document_page_set_shape (AciesDocumentPage *self,
                               AciesShape        *shape,
                               gboolean           bare)
{
  g_return_if_fail (ACIES_IS_DOCUMENT_PAGE (self));

  self->shape = acies_shape_get_kind (shape);
  self->low = acies_shape_is_low (shape);
  acies_canvas_set_coarse (self->canvas, acies_shape_is_coarse (shape));
  self->bare = bare;
  place_tools (self);
  place_column (self);
  show_sheet (self);
  if (self->view == ACIES_VIEW_TABLE)
    acies_document_page_show_table (self);
  emit_changed (self);
}

void
acies_document_page_show_view (AciesDocumentPage *self)
{
  gboolean play = self->view == ACIES_VIEW_PLAY;

  if (self->view == ACIES_VIEW_TABLE)
    acies_document_page_show_table (self);
  gtk_stack_set_visible_child_name (self->views, self->view == ACIES_VIEW_TABLE ? "table" : "pages");
  gtk_stack_set_visible_child_name (self->panels, view_names[self->view]);
  show_page_of_view (self);
  gtk_widget_set_visible (GTK_WIDGET (self->hand_place), play);
  gtk_widget_set_visible (GTK_WIDGET (self->bar_place), play);
  place_tools (self);
  place_column (self);
  show_sheet (self);
  lend_canvas (self);
  emit_changed (self);
}

void
acies_document_page_set_view (AciesDocumentPage *self,
                              AciesViewKind      view)
{
  g_return_if_fail (ACIES_IS_DOCUMENT_PAGE (self));

  if (self->view == ACIES_VIEW_TABLE && view != self->view)
    self->beside = FALSE;
  if (self->document != NULL && view == ACIES_VIEW_TABLE && view != self->view)
    acies_document_page_prepare_table (self);
  if (self->document != NULL && view != self->view && (view != ACIES_VIEW_PLAY || acies_document_page_prepare_game (self)))
    self->view = view;
  acies_document_page_show_view (self);
  acies_document_page_take_focus (self);
}

static void
leave_cb (AciesDocumentPage *self)
{
  acies_document_page_set_view (self, ACIES_VIEW_EDIT);
}

static void
dice_speed_changed_cb (AciesDocumentPage *self)
{
  g_autofree char *speed = g_settings_get_string (self->settings, "dice-speed");

  if (self->play_view != NULL)
    acies_play_view_set_speed (self->play_view, speed);
}

void
acies_document_page_make_play_view (AciesDocumentPage *self)
{
  AciesPlayView *view;

  if (self->play_view != NULL)
    return;
  self->play_view = view = g_object_new (ACIES_TYPE_PLAY_VIEW, NULL);
  g_signal_connect_object (view, "again", G_CALLBACK (again_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (view, "leave", G_CALLBACK (leave_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (view, "column-wanted", G_CALLBACK (column_wanted_cb), self, G_CONNECT_SWAPPED);
  adw_bin_set_child (self->play_place, GTK_WIDGET (view));
  adw_bin_set_child (self->hand_place, acies_play_view_get_hand (view));
  adw_bin_set_child (self->aside_place, acies_play_view_get_aside (view));
  adw_bin_set_child (self->banner_place, acies_play_view_get_banner (view));
  adw_bin_set_child (self->bar_place, acies_play_view_get_bar (view));
  follow_rules (self, acies_play_view_get_rules (view));
  acies_play_view_set_theme (view, acies_document_page_get_theme (self));
  if (self->settings != NULL)
    dice_speed_changed_cb (self);
}

/* --- the document --------------------------------------------------------------------------- */

static void
build_edit (AciesDocumentPage *self)
{
  acies_edit_view_set_session (self->edit_view, acies_document_get_edit (self->document), acies_document_page_get_theme (self));
  if (self->sheet_view != NULL)
    set_sheet_session (self);
}

/* Rebuilds everything that depends on the ruleset. */
static void
ruleset_changed_cb (AciesDocumentPage *self)
{
  acies_edit_view_attach_canvas (self->edit_view, NULL);
  acies_canvas_set_session (self->canvas, NULL);
  acies_edit_view_set_session (self->edit_view, NULL, acies_document_page_get_theme (self));
  build_edit (self);
  lend_canvas (self);
}

static void
edit_changed_cb (AciesDocumentPage *self)
{
  self->goes_on = FALSE;
}

static void
set_document (AciesDocumentPage *self,
              AciesDocument     *document)
{
  AciesSession *play = acies_document_get_play (document);

  self->document = g_object_ref (document);
  g_signal_group_set_target (self->edit_signals, acies_document_get_edit (document));
  build_edit (self);
  acies_document_page_take_game (self, play);
  self->view = play == NULL                                                     ? ACIES_VIEW_EDIT
               : acies_session_get_settings (play)->depth == ACIES_DEPTH_SCREEN ? ACIES_VIEW_PLAY
                                                                                : ACIES_VIEW_TABLE;
  acies_document_page_show_view (self);
  acies_canvas_zoom_to_fit (self->canvas);
}

AciesViewKind
acies_document_page_get_view (AciesDocumentPage *self)
{
  g_return_val_if_fail (ACIES_IS_DOCUMENT_PAGE (self), ACIES_VIEW_EDIT);

  return self->view;
}

AciesSession *
acies_document_page_get_session (AciesDocumentPage *self)
{
  g_return_val_if_fail (ACIES_IS_DOCUMENT_PAGE (self), NULL);

  if (self->document == NULL)
    return NULL;
  return acies_document_page_shows_game (self) ? acies_document_get_play (self->document) : acies_document_get_edit (self->document);
}

gboolean
acies_document_page_shows_game (AciesDocumentPage *self)
{
  g_return_val_if_fail (ACIES_IS_DOCUMENT_PAGE (self), FALSE);

  return self->view == ACIES_VIEW_PLAY || (self->view == ACIES_VIEW_TABLE && self->companion != NULL);
}

AciesEditView *
acies_document_page_get_edit_view (AciesDocumentPage *self)
{
  g_return_val_if_fail (ACIES_IS_DOCUMENT_PAGE (self), NULL);

  return self->edit_view;
}

AciesCanvas *
acies_document_page_get_canvas (AciesDocumentPage *self)
{
  g_return_val_if_fail (ACIES_IS_DOCUMENT_PAGE (self), NULL);

  return self->canvas;
}

/* Returns: the widget that F6 focuses from the board: the column, or if that is hidden, the page switcher of Edit or
 *   the question of Play */
static GtkWidget *
find_other_part (AciesDocumentPage *self)
{
  GtkWidget *switcher = acies_edit_view_get_switcher (self->edit_view);

  if (gtk_widget_get_mapped (GTK_WIDGET (self->panels)))
    return GTK_WIDGET (self->panels);
  if (self->view == ACIES_VIEW_PLAY)
    return GTK_WIDGET (self->bar_place);
  if (self->view == ACIES_VIEW_TABLE)
    return self->companion != NULL ? acies_companion_view_get_switcher (self->companion) : GTK_WIDGET (self->table_place);
  return gtk_widget_get_mapped (switcher) ? switcher : GTK_WIDGET (self->pages_bar);
}

void
acies_document_page_exchange_focus (AciesDocumentPage *self)
{
  GtkWidget *focus;

  g_return_if_fail (ACIES_IS_DOCUMENT_PAGE (self));

  focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));
  if (focus == NULL || !gtk_widget_is_ancestor (focus, GTK_WIDGET (self->views)) ||
      (gtk_widget_get_mapped (GTK_WIDGET (self->canvas)) && focus != GTK_WIDGET (self->canvas))) /* near the board */
    acies_document_page_take_focus (self);
  else
    gtk_widget_child_focus (find_other_part (self), GTK_DIR_TAB_FORWARD);
}

void
acies_document_page_flush (AciesDocumentPage *self)
{
  g_return_if_fail (ACIES_IS_DOCUMENT_PAGE (self));

  if (self->document != NULL && self->view == ACIES_VIEW_EDIT)
    acies_edit_view_flush (self->edit_view);
}

GtkWidget *
acies_document_page_get_badge (AciesDocumentPage *self)
{
  g_return_val_if_fail (ACIES_IS_DOCUMENT_PAGE (self), NULL);

  return self->view == ACIES_VIEW_EDIT ? acies_edit_view_get_badge (self->edit_view) : NULL;
}

GtkWidget *
acies_document_page_get_title_widget (AciesDocumentPage *self)
{
  g_return_val_if_fail (ACIES_IS_DOCUMENT_PAGE (self), NULL);

  if (self->view == ACIES_VIEW_PLAY)
    return acies_play_view_get_strip (self->play_view);
  if (self->shape > ACIES_SHAPE_MEDIUM)
    return NULL;
  if (self->view == ACIES_VIEW_TABLE)
    return self->companion != NULL ? acies_companion_view_get_switcher (self->companion) : NULL;
  return acies_edit_view_get_switcher (self->edit_view);
}

AciesDocument *
acies_document_page_get_document (AciesDocumentPage *self)
{
  g_return_val_if_fail (ACIES_IS_DOCUMENT_PAGE (self), NULL);

  return self->document;
}

/* --- keys of the tools ---------------------------------------------------------------------- */

gboolean
acies_document_page_key (AciesDocumentPage *self,
                         guint              keyval,
                         GdkModifierType    modifiers)
{
  g_return_val_if_fail (ACIES_IS_DOCUMENT_PAGE (self), GDK_EVENT_PROPAGATE);

  if (self->document == NULL || (modifiers & (GDK_ALT_MASK | GDK_SUPER_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;
  if (self->view == ACIES_VIEW_EDIT && acies_edit_view_key (self->edit_view, keyval, modifiers & (GDK_CONTROL_MASK | GDK_SHIFT_MASK)))
    return GDK_EVENT_STOP;
  if (self->view == ACIES_VIEW_TABLE && keyval == GDK_KEY_BackSpace && (modifiers & (GDK_CONTROL_MASK | GDK_SHIFT_MASK)) == 0 && acies_document_page_undo_tap (self))
    return GDK_EVENT_STOP;
  return keyval == GDK_KEY_Escape && acies_split_close_above (self->split);
}

void
acies_document_page_check_disk (AciesDocumentPage *self)
{
  g_return_if_fail (ACIES_IS_DOCUMENT_PAGE (self));

  acies_disk_notice_check (self->disk_notice);
}

/* --- the class ------------------------------------------------------------------------------ */

static void
acies_document_page_dispose (GObject *object)
{
  AciesDocumentPage *self = ACIES_DOCUMENT_PAGE (object);

  g_clear_object (&self->settings);
  g_clear_object (&self->edit_signals);
  g_clear_object (&self->play_signals);
  gtk_widget_dispose_template (GTK_WIDGET (object), ACIES_TYPE_DOCUMENT_PAGE);
  g_clear_object (&self->document);
  G_OBJECT_CLASS (acies_document_page_parent_class)->dispose (object);
}

static void
acies_document_page_class_init (AciesDocumentPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GType     type = ACIES_TYPE_DOCUMENT_PAGE;

  g_type_ensure (ACIES_TYPE_CANVAS);
  g_type_ensure (ACIES_TYPE_DISK_NOTICE);
  g_type_ensure (ACIES_TYPE_EDIT_VIEW);
  g_type_ensure (ACIES_TYPE_SPLIT);
  g_type_ensure (ACIES_TYPE_STAGE);
  g_type_ensure (ACIES_TYPE_STATUS_LINE);
  G_OBJECT_CLASS (klass)->dispose = acies_document_page_dispose;
  g_signal_new ("changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_signal_new ("told", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  g_signal_new ("faulty", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
  g_signal_new ("set-up", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_signal_new ("again", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT64);
  g_signal_new ("table", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_signal_new ("to-screen", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/aciesgame/Acies/document-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AciesDocumentPage, board_and_strip);
  gtk_widget_class_bind_template_child (widget_class, AciesDocumentPage, strip_place);
  gtk_widget_class_bind_template_child (widget_class, AciesDocumentPage, board_and_tray);
  gtk_widget_class_bind_template_child (widget_class, AciesDocumentPage, tray_place);
  gtk_widget_class_bind_template_child (widget_class, AciesDocumentPage, hand_place);
  gtk_widget_class_bind_template_child (widget_class, AciesDocumentPage, aside_place);
  gtk_widget_class_bind_template_child (widget_class, AciesDocumentPage, banner_place);
  gtk_widget_class_bind_template_child (widget_class, AciesDocumentPage, bar_place);
  gtk_widget_class_bind_template_child (widget_class, AciesDocumentPage, zoom);
  gtk_widget_class_bind_template_child (widget_class, AciesDocumentPage, pages);
  gtk_widget_class_bind_template_child (widget_class, AciesDocumentPage, pages_bar);
  gtk_widget_class_bind_template_callback (widget_class, edit_page_changed_cb);
  gtk_widget_class_bind_template_child (widget_class, AciesDocumentPage, split);
  gtk_widget_class_bind_template_child (widget_class, AciesDocumentPage, canvas);
  gtk_widget_class_bind_template_child (widget_class, AciesDocumentPage, disk_notice);
  gtk_widget_class_bind_template_callback (widget_class, acies_document_page_show_message);
  gtk_widget_class_bind_template_callback (widget_class, emit_changed);
  gtk_widget_class_bind_template_child (widget_class, AciesDocumentPage, status_line);
  gtk_widget_class_bind_template_child (widget_class, AciesDocumentPage, paned);
  gtk_widget_class_bind_template_child (widget_class, AciesDocumentPage, views);
  gtk_widget_class_bind_template_child (widget_class, AciesDocumentPage, table_place);
  gtk_widget_class_bind_template_child (widget_class, AciesDocumentPage, table_rules);
  gtk_widget_class_bind_template_child (widget_class, AciesDocumentPage, panels);
  gtk_widget_class_bind_template_child (widget_class, AciesDocumentPage, edit_view);
  gtk_widget_class_bind_template_child (widget_class, AciesDocumentPage, play_place);
  gtk_widget_class_bind_template_callback (widget_class, column_opened_cb);
}

static void
column_changed_cb (AciesDocumentPage *self)
{
  self->column_key = NULL;
  place_column (self);
}

static void
tray_changed_cb (AciesDocumentPage *self)
{
  self->tray_hidden = g_settings_get_boolean (self->settings, "tray-hidden");
  place_tools (self);
}

static void
follow_settings (AciesDocumentPage *self)
{
  self->settings = acies_settings_new_if_installed ();
  if (self->settings == NULL)
    return;
  g_signal_connect_object (self->settings, "changed::dice-speed", G_CALLBACK (dice_speed_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->settings, "changed::column-hidden", G_CALLBACK (column_changed_cb), self, G_CONNECT_SWAPPED);
  g_settings_bind (self->settings, "column-width", self->split, "width", G_SETTINGS_BIND_NO_SENSITIVITY);
  g_settings_bind (self->settings, "column-height", self->split, "height", G_SETTINGS_BIND_NO_SENSITIVITY);
  g_signal_connect_object (self->settings, "changed::tray-hidden", G_CALLBACK (tray_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->settings, "changed::column-hidden-wide-board", G_CALLBACK (column_changed_cb), self, G_CONNECT_SWAPPED);
  column_changed_cb (self);
  tray_changed_cb (self);
}

/* The signal is emitted after every change, also of the next step's name and the modified flag. */
static GSignalGroup *
listen_to_history (AciesDocumentPage *self)
{
  GSignalGroup *group = g_signal_group_new (ACIES_TYPE_SESSION);

  g_signal_group_connect_swapped (group, "history-changed", G_CALLBACK (emit_changed), self);
  return group;
}

static void
acies_document_page_init (AciesDocumentPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  acies_edit_view_set_pages (self->edit_view, self->pages);
  follow_rules (self, acies_edit_view_get_rules (self->edit_view));
  g_signal_connect_object (self->edit_view, "findings-wanted", G_CALLBACK (open_column), self, G_CONNECT_SWAPPED);
  self->edit_page = ACIES_EDIT_BOARD;
  acies_status_line_set_canvas (self->status_line, self->canvas);
  adw_bin_set_child (self->strip_place, acies_edit_view_get_strip (self->edit_view));
  adw_bin_set_child (self->tray_place, acies_edit_view_get_tray (self->edit_view));
  g_signal_connect_object (acies_edit_view_get_editor (self->edit_view), "refused", G_CALLBACK (acies_document_page_show_message), self,
                           G_CONNECT_SWAPPED);
  self->edit_signals = listen_to_history (self);
  g_signal_group_connect_swapped (self->edit_signals, "ruleset-changed", G_CALLBACK (ruleset_changed_cb), self);
  g_signal_group_connect_swapped (self->edit_signals, "changed", G_CALLBACK (edit_changed_cb), self);
  g_signal_group_connect_swapped (self->edit_signals, "notify::in-group", G_CALLBACK (emit_changed), self);
  self->play_signals = listen_to_history (self);
  follow_settings (self);
}

AciesDocumentPage *
acies_document_page_new (AciesDocument *document,
                         AciesCatalog  *catalog)
{
  AciesDocumentPage *self = g_object_new (ACIES_TYPE_DOCUMENT_PAGE, NULL);

  self->catalog = catalog;
  acies_editor_set_library (acies_edit_view_get_editor (self->edit_view), acies_catalog_get_library (catalog));
  set_document (self, document);
  acies_disk_notice_set_document (self->disk_notice, document, acies_catalog_get_library (catalog));
  return self;
}
