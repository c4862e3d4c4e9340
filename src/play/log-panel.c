/* log-panel.c - what has happened, in words, by round and turn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/log-panel.h"

#include <glib/gi18n-lib.h>

struct _AciesLogPanel
{
  GtkWidget parent_instance;

  AciesGameTable *table;
  GtkTextBuffer  *buffer;
  GtkTextTag     *round_tag;
  GtkTextTag     *turn_tag;
  GtkTextMark    *end;       /* stays at the end of the text */
  guint           scroll_id; /* of the source that will scroll there */
  guint8          last_kind; /* of the note told last */

  GtkWidget   *box;
  GtkTextView *view;
};

G_DEFINE_FINAL_TYPE (AciesLogPanel, acies_log_panel, GTK_TYPE_WIDGET)

static void
append (AciesLogPanel *self,
        const char    *text,
        GtkTextTag    *tag)
{
  GtkTextIter end;

  gtk_text_buffer_get_end_iter (self->buffer, &end);
  if (tag != NULL)
    gtk_text_buffer_insert_with_tags (self->buffer, &end, text, -1, tag, NULL);
  else
    gtk_text_buffer_insert (self->buffer, &end, text, -1);
}

static void
append_line (AciesLogPanel *self,
             const char    *text,
             GtkTextTag    *tag)
{
  if (gtk_text_buffer_get_char_count (self->buffer) > 0)
    append (self, "\n", NULL);
  append (self, text, tag);
}

/* A long row of ordered units is one line. */
static void
append_ordered (AciesLogPanel   *self,
                const AciesNote *note)
{
  const AciesRuleset *ruleset = acies_game_table_get_state (self->table)->ruleset;
  g_autofree char    *unit = acies_note_dup_unit (note, ruleset);
  AciesHexName        hex;
  g_autofree char    *text = NULL;

  acies_hex_name (note->hex, hex);
  if (self->last_kind == ACIES_NOTE_ORDERED)
    {
      /* Translators: one more of a list of units: name and hex */
      text = g_strdup_printf (_ (", %s %s"), unit, hex);
      append (self, text, NULL);
      return;
    }
  text = g_strdup_printf (_ ("Ordered: %s %s"), unit, hex);
  append_line (self, text, NULL);
}

static void
append_note (AciesLogPanel   *self,
             const AciesNote *note)
{
  g_autofree char *text = acies_note_to_string (note, acies_game_table_get_state (self->table)->ruleset);

  if (note->kind == ACIES_NOTE_ORDERED)
    append_ordered (self, note);
  else if (note->kind == ACIES_NOTE_ROUND || note->kind == ACIES_NOTE_GAME_OVER)
    append_line (self, text, self->round_tag);
  else if (note->kind == ACIES_NOTE_TURN)
    append_line (self, text, self->turn_tag);
  else
    append_line (self, text, NULL);
  self->last_kind = note->kind;
}

static void
rebuild (AciesLogPanel *self,
         AciesSession  *session)
{
  g_autoptr (GArray) notes = NULL;

  gtk_text_buffer_set_text (self->buffer, "", 0);
  self->last_kind = ACIES_N_NOTES;
  if (session == NULL)
    return;
  notes = acies_session_dup_notes (session);
  for (guint i = 0; i < notes->len; i++)
    append_note (self, &g_array_index (notes, AciesNote, i));
}

static void
append_events (AciesLogPanel *self,
               const GArray  *events)
{
  for (guint i = 0; i < events->len; i++)
    {
      const AciesEvent *event = &g_array_index (events, AciesEvent, i);

      if (event->kind == ACIES_EVENT_NOTE)
        append_note (self, &event->u.note);
    }
}

static gboolean
scroll_cb (gpointer data)
{
  AciesLogPanel *self = data;

  self->scroll_id = 0;
  gtk_text_view_scroll_to_mark (self->view, self->end, 0, TRUE, 0, 1);

  return G_SOURCE_REMOVE;
}

/* A text view lays its text out when there is time; before that it does not
 * know where the end is. */
static void
scroll_to_end (AciesLogPanel *self)
{
  if (self->scroll_id == 0)
    self->scroll_id = g_idle_add_full (G_PRIORITY_LOW, scroll_cb, self, NULL);
}

static void
table_changed_cb (AciesLogPanel *self,
                  GArray        *events,
                  gboolean       forward)
{
  if (events != NULL && forward)
    append_events (self, events);
  else
    rebuild (self, acies_game_table_get_session (self->table));
  scroll_to_end (self);
}

void
acies_log_panel_set_table (AciesLogPanel  *self,
                           AciesGameTable *table)
{
  g_return_if_fail (ACIES_IS_LOG_PANEL (self) && self->table == NULL);

  self->table = g_object_ref (table);
  g_signal_connect_object (table, "changed", G_CALLBACK (table_changed_cb), self, G_CONNECT_SWAPPED);
  table_changed_cb (self, NULL, TRUE);
}

static void
acies_log_panel_dispose (GObject *object)
{
  AciesLogPanel *self = ACIES_LOG_PANEL (object);

  g_clear_handle_id (&self->scroll_id, g_source_remove);
  gtk_widget_dispose_template (GTK_WIDGET (self), ACIES_TYPE_LOG_PANEL);
  g_clear_object (&self->table);

  G_OBJECT_CLASS (acies_log_panel_parent_class)->dispose (object);
}

static void
acies_log_panel_class_init (AciesLogPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = acies_log_panel_dispose;

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/aciesgame/Acies/play-log.ui");
  gtk_widget_class_bind_template_child (widget_class, AciesLogPanel, box);
  gtk_widget_class_bind_template_child (widget_class, AciesLogPanel, view);
}

static void
acies_log_panel_init (AciesLogPanel *self)
{
  GtkTextIter end;

  gtk_widget_init_template (GTK_WIDGET (self));
  self->last_kind = ACIES_N_NOTES;
  self->buffer = gtk_text_view_get_buffer (self->view);
  self->round_tag = gtk_text_buffer_create_tag (self->buffer, NULL, "weight", PANGO_WEIGHT_BOLD, "scale", 1.1,
                                                "pixels-above-lines", 9, NULL);
  self->turn_tag = gtk_text_buffer_create_tag (self->buffer, NULL, "weight", PANGO_WEIGHT_BOLD,
                                               "pixels-above-lines", 5, NULL);
  gtk_text_buffer_get_end_iter (self->buffer, &end);
  self->end = gtk_text_buffer_create_mark (self->buffer, NULL, &end, FALSE);
  g_signal_connect_swapped (self, "map", G_CALLBACK (scroll_to_end), self);
}
