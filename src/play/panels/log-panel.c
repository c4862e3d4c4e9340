/* log-panel.c - what has happened, in words, by round and turn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/panels/log-panel.h"

#include "play/panels/log-row.h"
#include "play/panels/note-button.h"

#define NEAR_END 12    /* pixels from there */
#define EIGHT_ROWS 190 /* pixels of them, headings among them */

struct _AciesLogPanel
{
  AciesPanel parent_instance;

  AciesGameTable     *table;
  AciesRecord        *record; /* of the game; NULL without one */
  AciesTheme         *theme;
  GtkSingleSelection *model; /* around the record; the row is selected that one looks back at */
  gboolean            updating;
  gboolean            follows; /* the newest row is to be seen */
  guint               scroll_id;
  double              value; /* of the adjustment when it last changed */

  GtkScrolledWindow *scroller;
  GtkListView       *view;
};

G_DEFINE_FINAL_TYPE (AciesLogPanel, acies_log_panel, ACIES_TYPE_PANEL)

static void
set_up_cb (AciesLogPanel *self,
           GtkListItem   *item)
{
  gtk_list_item_set_child (item, acies_log_row_new ());
}

static void
bind_cb (AciesLogPanel *self,
         GtkListItem   *item)
{
  acies_log_row_show (ACIES_LOG_ROW (gtk_list_item_get_child (item)), gtk_list_item_get_item (item),
                      acies_game_table_get_state (self->table)->ruleset, acies_game_table_get_theme (self->table));
}

static gboolean
scroll_cb (gpointer data)
{
  AciesLogPanel *self = data;

  self->scroll_id = 0;
  if (self->record != NULL && acies_record_count (self->record) > 0)
    gtk_widget_activate_action (GTK_WIDGET (self->view), "list.scroll-to-item", "u", acies_record_count (self->record) - 1);

  return G_SOURCE_REMOVE;
}

/* Not before the rows have their heights. */
static void
scroll_to_end (AciesLogPanel *self)
{
  if (self->scroll_id == 0)
    self->scroll_id = g_idle_add_full (G_PRIORITY_LOW, scroll_cb, self, NULL);
}

/* Who scrolls up wants to read there: the rows stay where they are until he comes back to the end. */
static void
scrolled_cb (AciesLogPanel *self)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scroller);
  double         value = gtk_adjustment_get_value (adjustment);

  if (self->scroll_id == 0 && gtk_adjustment_get_upper (adjustment) - gtk_adjustment_get_page_size (adjustment) - value < NEAR_END)
    self->follows = TRUE;
  else if (self->scroll_id == 0 && value < self->value)
    self->follows = FALSE;
  self->value = value;
}

static void
items_changed_cb (AciesLogPanel *self)
{
  if (self->follows)
    scroll_to_end (self);
}

/* The list has another height, or its rows are higher than it took them for: what moves then is not moved by
 * people, and what was the last row to be seen stays so. */
static void
resized_cb (AciesLogPanel *self)
{
  self->value = gtk_adjustment_get_value (gtk_scrolled_window_get_vadjustment (self->scroller));
  if (self->follows)
    scroll_to_end (self);
}

/* In another look all rows are shown anew. */
static void
take_record (AciesLogPanel *self)
{
  AciesRecord *record = acies_game_table_get_record (self->table);
  AciesTheme  *theme = acies_game_table_get_theme (self->table);

  if (record == self->record && theme == self->theme)
    return;
  g_set_object (&self->record, record);
  self->theme = theme;
  gtk_single_selection_set_model (self->model, NULL);
  gtk_single_selection_set_model (self->model, G_LIST_MODEL (record));
  self->follows = TRUE;
  scroll_to_end (self);
}

static guint
moment_of (AciesLogPanel *self,
           guint          row)
{
  return acies_record_get_row (self->record, row)->command;
}

/* Of the rows of one moment that one stays which was chosen. */
static void
mark_moment (AciesLogPanel *self)
{
  gboolean looking = self->record != NULL && acies_game_table_is_looking_back (self->table);
  guint    moment = acies_game_table_get_moment (self->table);
  guint    marked = gtk_single_selection_get_selected (self->model);

  if (looking && marked != GTK_INVALID_LIST_POSITION && moment_of (self, marked) == moment)
    return;
  self->updating = TRUE;
  gtk_single_selection_set_selected (self->model, looking ? acies_record_find (self->record, moment) : GTK_INVALID_LIST_POSITION);
  self->updating = FALSE;
  if (looking)
    gtk_widget_activate_action (GTK_WIDGET (self->view), "list.scroll-to-item", "u", acies_record_find (self->record, moment));
}

static void
selected_cb (AciesLogPanel *self)
{
  guint row = gtk_single_selection_get_selected (self->model);

  if (!self->updating && row != GTK_INVALID_LIST_POSITION)
    acies_game_table_look_back (self->table, moment_of (self, row));
}

/* The record follows its session by itself. */
static void
acies_log_panel_refresh (AciesPanel *panel,
                         GArray     *events,
                         gboolean    forward)
{
  AciesLogPanel *self = ACIES_LOG_PANEL (panel);

  take_record (self);
  mark_moment (self);
}

void
acies_log_panel_set_table (AciesLogPanel  *self,
                           AciesGameTable *table)
{
  g_object_set (self, "model", table, NULL);
}

void
acies_log_panel_keep_room (AciesLogPanel *self,
                           gboolean       keeps)
{
  g_return_if_fail (ACIES_IS_LOG_PANEL (self));

  gtk_scrolled_window_set_min_content_height (self->scroller, keeps ? EIGHT_ROWS : -1);
}

static void
acies_log_panel_dispose (GObject *object)
{
  AciesLogPanel *self = ACIES_LOG_PANEL (object);

  g_clear_handle_id (&self->scroll_id, g_source_remove);
  G_OBJECT_CLASS (acies_log_panel_parent_class)->dispose (object);
  g_clear_object (&self->model);
  g_clear_object (&self->record);
}

static void
acies_log_panel_class_init (AciesLogPanelClass *klass)
{
  AciesPanelClass *panel_class = ACIES_PANEL_CLASS (klass);
  GtkWidgetClass  *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = acies_log_panel_dispose;
  panel_class->refresh = acies_log_panel_refresh;
  acies_panel_class_bind_model (klass, AciesLogPanel, table);

  g_type_ensure (ACIES_TYPE_NOTE_BUTTON);
  acies_panel_class_set_template (panel_class, "play-log.ui");
  gtk_widget_class_bind_template_child (widget_class, AciesLogPanel, scroller);
  gtk_widget_class_bind_template_child (widget_class, AciesLogPanel, view);
  gtk_widget_class_bind_template_callback (widget_class, set_up_cb);
  gtk_widget_class_bind_template_callback (widget_class, bind_cb);
}

static void
acies_log_panel_init (AciesLogPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->model = gtk_single_selection_new (NULL);
  gtk_single_selection_set_autoselect (self->model, FALSE);
  gtk_single_selection_set_can_unselect (self->model, TRUE);
  g_signal_connect_object (self->model, "notify::selected", G_CALLBACK (selected_cb), self, G_CONNECT_SWAPPED);
  gtk_list_view_set_model (self->view, GTK_SELECTION_MODEL (self->model));
  g_signal_connect_object (self->model, "items-changed", G_CALLBACK (items_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (gtk_scrolled_window_get_vadjustment (self->scroller), "value-changed", G_CALLBACK (scrolled_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (gtk_scrolled_window_get_vadjustment (self->scroller), "changed", G_CALLBACK (resized_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_swapped (self, "map", G_CALLBACK (scroll_to_end), self);
}
