/* log-panel.c - the log of the game with notes, and its announcements for screen readers
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/panels/panels.h"

#include "engine/core/event.h"
#include "engine/core/log-entry.h"
#include "session/log.h"
#include "widgets/controls.h"
#include "widgets/rule-link.h"
#include "widgets/sketch.h"
#include "widgets/tooltip.h"

#include <glib/gi18n-lib.h>

#include <string.h>

/* --- announcements for screen readers ------------------------------------------------------- */

struct _AciesAnnouncer
{
  AciesPanel parent_instance;

  AciesGameTable *table;
};

G_DEFINE_FINAL_TYPE (AciesAnnouncer, acies_announcer, ACIES_TYPE_PANEL)

static char *
dup_words (AciesAnnouncer *self,
           const GArray   *events)
{
  const AciesRuleset *ruleset = acies_game_table_get_state (self->table)->ruleset;
  g_autoptr (GString) words = g_string_new (NULL);

  for (guint i = 0; i < events->len; i++)
    {
      const AciesEvent *event = &g_array_index (events, AciesEvent, i);
      g_autofree char  *note = event->kind == ACIES_EVENT_LOG_ENTRY ? acies_log_entry_to_string (&event->u.entry, ruleset) : NULL;

      if (note != NULL)
        g_string_append_printf (words, "%s%s.", words->len > 0 ? " " : "", note);
    }

  return g_string_free (g_steal_pointer (&words), FALSE);
}

static void
acies_announcer_refresh (AciesPanel *panel,
                         GArray     *events,
                         gboolean    forward)
{
  AciesAnnouncer  *self = ACIES_ANNOUNCER (panel);
  g_autofree char *words = NULL;

  if (events != NULL && events->len == 0)
    return;
  if (events != NULL && forward)
    words = dup_words (self, events);
  else if (events != NULL)
    words = g_strdup (_ ("Undone"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, words != NULL ? words : "", -1);
}

static void
acies_announcer_class_init (AciesAnnouncerClass *klass)
{
  AciesPanelClass *panel_class = ACIES_PANEL_CLASS (klass);

  panel_class->refresh = acies_announcer_refresh;
  acies_panel_class_bind_model (klass, AciesAnnouncer, table);
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_LOG);
}

/* Assistive technology ignores widgets without a size. */
static void
acies_announcer_init (AciesAnnouncer *self)
{
  gtk_widget_set_size_request (GTK_WIDGET (self), 1, 1);
}

/* --- notes ---------------------------------------------------------------------------------- */

#define ID_KEY "acies-note" /* key for the id of an entry's note; 0 for a new note */

/* A button that opens a list of the notes at the position that is shown, with an entry for a new note. */
#define ACIES_TYPE_NOTE_BUTTON (acies_note_button_get_type ())
G_DECLARE_FINAL_TYPE (AciesNoteButton, acies_note_button, ACIES, NOTE_BUTTON, AciesPanel)

struct _AciesNoteButton
{
  AciesPanel parent_instance;

  AciesGameTable *table;
  AciesSession   *session; /* (nullable): the session when the list was opened */
  guint           moment;  /* the position when the list was opened; the game can continue meanwhile */

  GtkMenuButton *button;
  GtkPopover    *popover;
  GtkLabel      *title;
  GtkBox        *rows;
  GtkLabel      *refusal;
};

G_DEFINE_FINAL_TYPE (AciesNoteButton, acies_note_button, ACIES_TYPE_PANEL)

static void fill (AciesNoteButton *self);

static guint
id_of (GtkWidget *entry)
{
  return GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (entry), ID_KEY));
}

static void
refuse (AciesNoteButton *self,
        const char      *text)
{
  gtk_label_set_text (self->refusal, text);
  gtk_widget_set_visible (GTK_WIDGET (self->refusal), *text != '\0');
}

/* Saves the note of @entry. An empty text removes the note. */
static gboolean
keep (AciesNoteButton *self,
      GtkWidget       *entry,
      GError         **error)
{
  g_autofree char *text = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (entry))));
  guint            id = id_of (entry);

  if (id > 0 && acies_notes_find (acies_session_get_notes (self->session), id) == NULL)
    return TRUE;
  if (*text == '\0' && id > 0)
    acies_session_remove_note (self->session, id);
  if (*text == '\0')
    return TRUE;
  if (id > 0)
    return acies_session_edit_note (self->session, id, text, error);

  return acies_session_add_note (self->session, self->moment, text, error);
}

/* Returns: whether all notes were saved */
static gboolean
keep_all (AciesNoteButton *self)
{
  g_autoptr (GError) error = NULL;

  if (self->session == NULL)
    return TRUE;
  for (GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->rows)); row != NULL; row = gtk_widget_get_next_sibling (row))
    if (!keep (self, gtk_widget_get_first_child (row), &error))
      {
        refuse (self, error->message);
        return FALSE;
      }
  fill (self);

  return TRUE;
}

static void
activate_cb (AciesNoteButton *self)
{
  if (keep_all (self))
    gtk_popover_popdown (self->popover);
}

static void
mapped_cb (AciesNoteButton *self)
{
  gtk_widget_grab_focus (gtk_widget_get_first_child (gtk_widget_get_first_child (GTK_WIDGET (self->rows))));
}

static void
closed_cb (AciesNoteButton *self)
{
  keep_all (self);
  g_clear_object (&self->session);
}

static void
remove_cb (GtkWidget       *button,
           AciesNoteButton *self)
{
  GtkWidget *entry = gtk_widget_get_prev_sibling (button);

  gtk_editable_set_text (GTK_EDITABLE (entry), "");
  keep_all (self);
  mapped_cb (self);
}

static void
add_row (AciesNoteButton *self,
         const AciesNote *note)
{
  GtkWidget  *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget  *entry = gtk_entry_new ();
  GtkWidget  *remove = gtk_button_new_from_icon_name ("user-trash-symbolic");
  const char *name = note != NULL ? _ ("Note") : _ ("New note");

  gtk_entry_set_max_length (GTK_ENTRY (entry), ACIES_NOTE_LONGEST);
  gtk_entry_set_placeholder_text (GTK_ENTRY (entry), _ ("A note that all sides can read"));
  g_object_set (entry, "truncate-multiline", TRUE, "width-chars", 34, "hexpand", TRUE, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  if (note != NULL)
    gtk_editable_set_text (GTK_EDITABLE (entry), note->text);
  g_object_set_data (G_OBJECT (entry), ID_KEY, GUINT_TO_POINTER (note != NULL ? note->id : 0));
  g_signal_connect_swapped (entry, "activate", G_CALLBACK (activate_cb), self);
  acies_tooltip_set (remove, _ ("Remove Note"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (remove), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Remove note"), -1);
  gtk_widget_add_css_class (remove, "flat");
  gtk_widget_set_visible (remove, note != NULL);
  g_signal_connect (remove, "clicked", G_CALLBACK (remove_cb), self);
  gtk_box_append (GTK_BOX (row), entry);
  gtk_box_append (GTK_BOX (row), remove);
  gtk_box_append (self->rows, row);
}

static void
fill (AciesNoteButton *self)
{
  const GPtrArray *notes = acies_session_get_notes (self->session);

  refuse (self, "");
  acies_box_clear (self->rows);
  for (guint i = 0; i < notes->len; i++)
    if (acies_session_get_note_moment (self->session, notes->pdata[i]) == self->moment)
      add_row (self, notes->pdata[i]);
  add_row (self, NULL);
}

static void
open_cb (GtkMenuButton *button,
         gpointer       data)
{
  AciesNoteButton *self = data;
  AciesRecord     *record = acies_game_table_get_record (self->table);
  g_autofree char *moment = NULL;
  g_autofree char *title = NULL;

  g_set_object (&self->session, acies_game_table_get_session (self->table));
  if (self->session == NULL)
    return;
  self->moment = acies_game_table_get_moment (self->table);
  moment = acies_record_dup_moment (record, self->moment);
  /* Translators: a moment of a game: "Notes: Round 2, Rome’s turn" */
  title = g_strdup_printf (_ ("Notes: %s"), moment);
  gtk_label_set_text (self->title, title);
  fill (self);
}

static void
write_cb (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  gtk_menu_button_popup (ACIES_NOTE_BUTTON (widget)->button);
}

static void
acies_note_button_refresh (AciesPanel *panel,
                           GArray     *events,
                           gboolean    forward)
{
  AciesNoteButton *self = ACIES_NOTE_BUTTON (panel);
  gboolean         has_game = acies_game_table_get_session (self->table) != NULL;

  gtk_widget_set_visible (GTK_WIDGET (self), has_game);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "note.write", has_game);
}

static void
acies_note_button_dispose (GObject *object)
{
  AciesNoteButton *self = ACIES_NOTE_BUTTON (object);

  G_OBJECT_CLASS (acies_note_button_parent_class)->dispose (object);
  g_clear_object (&self->session); /* only now, because the list saves its notes when it closes */
}

static void
acies_note_button_class_init (AciesNoteButtonClass *klass)
{
  AciesPanelClass *panel_class = ACIES_PANEL_CLASS (klass);
  GtkWidgetClass  *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = acies_note_button_dispose;
  panel_class->refresh = acies_note_button_refresh;
  panel_class->refreshes_unseen = TRUE;
  acies_panel_class_bind_model (klass, AciesNoteButton, table);

  acies_panel_class_set_template (panel_class, "play-note.ui");
  gtk_widget_class_bind_template_child (widget_class, AciesNoteButton, button);
  gtk_widget_class_bind_template_child (widget_class, AciesNoteButton, popover);
  gtk_widget_class_bind_template_child (widget_class, AciesNoteButton, title);
  gtk_widget_class_bind_template_child (widget_class, AciesNoteButton, rows);
  gtk_widget_class_bind_template_child (widget_class, AciesNoteButton, refusal);
  gtk_widget_class_bind_template_callback (widget_class, mapped_cb);
  gtk_widget_class_bind_template_callback (widget_class, closed_cb);
  gtk_widget_class_install_action (widget_class, "note.write", NULL, write_cb);
}

static void
acies_note_button_init (AciesNoteButton *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_menu_button_set_create_popup_func (self->button, open_cb, self, NULL);
}

/* --- a row ---------------------------------------------------------------------------------- */

#define DIE 18
#define GAP 3
#define DICE_IN_LINE 12
#define EMBLEM 20

#define ACIES_TYPE_LOG_ROW (acies_log_row_get_type ())
G_DECLARE_FINAL_TYPE (AciesLogRow, acies_log_row, ACIES, LOG_ROW, GtkWidget)

struct _AciesLogRow
{
  GtkWidget parent_instance;

  AciesRecordRow *row;
  AciesTheme     *theme;
  AciesRuleset   *ruleset;

  GtkWidget *picture; /* dice, or an emblem */
  GtkWidget *words;   /* contains the texts */
  GtkWidget *label;
  GtkWidget *notes; /* a label, with an icon before it */

  GSignalGroup *signals; /* signals of @row */
};

G_DEFINE_FINAL_TYPE (AciesLogRow, acies_log_row, GTK_TYPE_WIDGET)

static const char *const heading_classes[] = {
  [ACIES_ROW_ROUND] = "log-round",
  [ACIES_ROW_TURN] = "log-turn",
  [ACIES_ROW_PART] = "log-turn",
  [ACIES_ROW_PLAIN] = NULL,
  [ACIES_ROW_ROLL] = NULL,
  [ACIES_ROW_END] = "log-round",
};

static void
draw_dice (AciesLogRow *self,
           cairo_t     *cr)
{
  const AciesDice *dice = &self->row->entry.dice;

  for (guint i = 0; i < dice->n; i++)
    acies_sketch_die (cr, self->picture, self->theme, self->ruleset, dice->types[i], acies_ruleset_get_face (self->ruleset, dice, i),
                      dice->results[i], (i % DICE_IN_LINE) * (DIE + GAP), (i / DICE_IN_LINE) * (DIE + GAP), DIE);
}

static void
draw_cb (GtkDrawingArea *area,
         cairo_t        *cr,
         int             width,
         int             height,
         gpointer        data)
{
  AciesLogRow *self = data;

  if (self->row == NULL || self->theme == NULL)
    return;
  if (self->row->kind == ACIES_ROW_ROLL)
    draw_dice (self, cr);
  else if (self->row->kind == ACIES_ROW_TURN)
    acies_sketch_emblem (cr, self->picture, self->theme, self->ruleset, self->row->side, width / 2.0, height / 2.0, EMBLEM);
}

static void
size_picture (AciesLogRow *self)
{
  GtkDrawingArea *area = GTK_DRAWING_AREA (self->picture);
  AciesRowKind    kind = self->row->kind;
  gboolean        is_roll = kind == ACIES_ROW_ROLL;
  int             n = is_roll ? self->row->entry.dice.n : 0;
  int             lines = (n + DICE_IN_LINE - 1) / DICE_IN_LINE;

  gtk_widget_set_visible (self->picture, is_roll || kind == ACIES_ROW_TURN);
  gtk_drawing_area_set_content_width (area, is_roll ? MIN (n, DICE_IN_LINE) * (DIE + GAP) : EMBLEM);
  gtk_drawing_area_set_content_height (area, is_roll ? MAX (lines * (DIE + GAP) - GAP, 0) : EMBLEM);
  gtk_widget_queue_draw (self->picture);
}

/* Sets the accessible name of the list item, which is read as a whole. GTK 4.8 has no property for this. */
static void
speak (AciesLogRow *self)
{
  GtkWidget  *item = gtk_widget_get_parent (GTK_WIDGET (self));
  const char *notes = self->row->notes;
  const char *text = self->row->text;
  /* Translators: a sentence of the log, and what people have written at that moment */
  g_autofree char *both = notes != NULL ? g_strdup_printf (_ ("%1$s. Note: %2$s"), text, notes) : g_strdup (text);

  if (item == NULL)
    return;
  gtk_accessible_update_property (GTK_ACCESSIBLE (item), GTK_ACCESSIBLE_PROPERTY_LABEL, both, -1);
  if (self->ruleset != NULL)
    {
      const AciesRule *rule = acies_ruleset_next_rule_in (self->ruleset, &text);

      acies_topic_set (item, rule != NULL ? rule->id : self->row->entry.rule);
    }
}

static void
show_notes (AciesLogRow *self)
{
  const char *notes = self->row->notes;

  gtk_label_set_text (GTK_LABEL (self->notes), notes != NULL ? notes : "");
  gtk_widget_set_visible (gtk_widget_get_parent (self->notes), notes != NULL);
  speak (self);
}

/* Takes a reference to @row. @ruleset and @theme must outlive the use of @row. */
static void
acies_log_row_show (AciesLogRow    *self,
                    AciesRecordRow *row,
                    AciesRuleset   *ruleset,
                    AciesTheme     *theme)
{
  g_autofree char *result = NULL;
  const char      *heading;

  g_return_if_fail (ACIES_IS_LOG_ROW (self) && ACIES_IS_RECORD_ROW (row));

  g_set_object (&self->row, row);
  g_signal_group_set_target (self->signals, row);
  self->theme = theme;
  self->ruleset = ruleset;
  result = acies_record_row_dup_result (row);
  acies_rule_link_set_text (GTK_LABEL (self->label), result != NULL ? result : row->text, ruleset);
  gtk_widget_set_can_focus (self->label, FALSE); /* the row is in its place */
  heading = heading_classes[row->kind];
  gtk_widget_set_css_classes (GTK_WIDGET (self), (const char *[]) { heading, NULL });
  size_picture (self);
  show_notes (self);
}

static void
acies_log_row_dispose (GObject *object)
{
  AciesLogRow *self = ACIES_LOG_ROW (object);

  g_clear_pointer (&self->picture, gtk_widget_unparent);
  g_clear_pointer (&self->words, gtk_widget_unparent);
  g_clear_object (&self->signals);
  g_clear_object (&self->row);

  G_OBJECT_CLASS (acies_log_row_parent_class)->dispose (object);
}

static void
acies_log_row_class_init (AciesLogRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = acies_log_row_dispose;

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "logrow");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static GtkWidget *
new_notes (AciesLogRow *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *icon = g_object_new (GTK_TYPE_IMAGE, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, "icon-name",
                                  "document-edit-symbolic", "pixel-size", 12, "valign", GTK_ALIGN_START, "margin-top", 3, NULL);

  self->notes = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                              "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR, "xalign", 0.0, "hexpand", TRUE, NULL);
  gtk_box_append (GTK_BOX (box), icon);
  gtk_box_append (GTK_BOX (box), self->notes);
  gtk_widget_add_css_class (box, "log-note");

  return box;
}

static void
acies_log_row_init (AciesLogRow *self)
{
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self))), 6);

  self->picture = g_object_new (GTK_TYPE_DRAWING_AREA, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                "valign", GTK_ALIGN_CENTER, NULL);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (self->picture), draw_cb, self, NULL);
  gtk_widget_set_parent (self->picture, GTK_WIDGET (self));

  self->label = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                              "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR, "xalign", 0.0, "hexpand", TRUE, NULL);
  self->words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_set_valign (self->words, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (self->words), self->label);
  gtk_box_append (GTK_BOX (self->words), new_notes (self));
  gtk_widget_set_parent (self->words, GTK_WIDGET (self));
  self->signals = g_signal_group_new (ACIES_TYPE_RECORD_ROW);
  g_signal_group_connect_swapped (self->signals, "notify::notes", G_CALLBACK (show_notes), self);
}

/* --- the log -------------------------------------------------------------------------------- */

#define NEAR_END 12    /* distance from the end in pixels */
#define EIGHT_ROWS 190 /* their height in pixels, with some headings */

struct _AciesLogPanel
{
  AciesPanel parent_instance;

  AciesGameTable     *table;
  AciesRecord        *record; /* (nullable): the log of the game */
  AciesTheme         *theme;
  GtkSingleSelection *model; /* contains @record; the selected row is the one that the user looks back at */
  gboolean            updating;
  gboolean            follows; /* whether to scroll to new rows */
  guint               scroll_id;
  double              value; /* the last value of the adjustment */

  GtkScrolledWindow *scroller;
  GtkListView       *view;
};

G_DEFINE_FINAL_TYPE (AciesLogPanel, acies_log_panel, ACIES_TYPE_PANEL)

/* The hexes of the row under the pointer, or with the focus of the keyboard, are marked on the board. */
static void
flags_cb (GtkWidget   *widget,
          guint        before,
          GtkListItem *item)
{
  const guint    pointed = GTK_STATE_FLAG_PRELIGHT | GTK_STATE_FLAG_FOCUS_VISIBLE;
  AciesLogPanel *self = ACIES_LOG_PANEL (gtk_widget_get_ancestor (widget, ACIES_TYPE_LOG_PANEL));
  guint          row = gtk_list_item_get_position (item);

  if (self == NULL || self->record == NULL || row >= acies_record_count (self->record))
    return;
  if ((gtk_widget_get_state_flags (widget) & pointed) != 0)
    acies_game_table_point_row (self->table, row);
  else if ((before & pointed) != 0)
    acies_game_table_leave_row (self->table, row);
}

static void
set_up_cb (AciesLogPanel *self,
           GtkListItem   *item)
{
  gtk_list_item_set_child (item, g_object_new (ACIES_TYPE_LOG_ROW, NULL));
}

static void
bind_cb (AciesLogPanel *self,
         GtkListItem   *item)
{
  GtkWidget *widget = gtk_widget_get_parent (gtk_list_item_get_child (item)); /* which is not there before */

  g_signal_handlers_disconnect_by_func (widget, flags_cb, item);
  g_signal_connect_object (widget, "state-flags-changed", G_CALLBACK (flags_cb), item, 0);
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

/* Scrolls from an idle callback, after the rows have been laid out. */
static void
scroll_to_end (AciesLogPanel *self)
{
  if (self->scroll_id == 0)
    self->scroll_id = g_idle_add_full (G_PRIORITY_LOW, scroll_cb, self, NULL);
}

/* If the user scrolls up, the log stops following new rows until the user scrolls back to the end. */
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

/* The height of the list or the estimated height of its rows has changed. This is not scrolling by the user, so the log
 * continues to follow new rows. */
static void
resized_cb (AciesLogPanel *self)
{
  self->value = gtk_adjustment_get_value (gtk_scrolled_window_get_vadjustment (self->scroller));
  if (self->follows)
    scroll_to_end (self);
}

/* A different theme also rebuilds all rows. */
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

/* If several rows belong to the position, the selected one stays selected. */
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

/* The record updates its rows by itself. */
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
  panel_class->refreshes_unseen = TRUE;
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
