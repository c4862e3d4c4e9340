/* note-button.c - what people write at the moment of the game that is looked at
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/panels/note-button.h"

#include "session/log.h"
#include "widgets/tooltip.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define ID_KEY "acies-note" /* of an entry: the id of its note; 0: a new one */

struct _AciesNoteButton
{
  AciesPanel parent_instance;

  AciesGameTable *table;
  AciesSession   *session; /* (nullable): that is written about, since the list was opened */
  guint           moment;  /* likewise: the game may go on meanwhile */

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

/* A text that was taken away is a note that is not wanted. */
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

/* Returns: whether all that was written is kept now */
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
  GtkWidget       *row;

  refuse (self, "");
  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->rows))) != NULL)
    gtk_box_remove (self->rows, row);
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
  g_clear_object (&self->session); /* the list keeps what was written in it when it closes */
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
