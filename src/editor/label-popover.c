/* label-popover.c - asks for the words on a hex
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor/label-popover.h"

#include <glib/gi18n-lib.h>

typedef struct
{
  AciesEditor *editor;
  AciesCanvas *canvas;
  GtkWidget   *popover;
  AciesHex     hex;
} Question;

static void
question_free (Question *self,
               GClosure *closure)
{
  g_object_unref (self->editor);
  g_object_unref (self->canvas);
  g_free (self);
}

/* An entry lets one paste lines, and blanks at both ends. */
static char *
words_of (GtkEntry *entry)
{
  char *words = g_strdup (gtk_editable_get_text (GTK_EDITABLE (entry)));

  g_strdelimit (words, "\n\r\t", ' ');
  return g_strstrip (words);
}

static void
activated_cb (GtkEntry *entry,
              Question *self)
{
  g_auto (AciesCommand) command = acies_command_on_hex (ACIES_COMMAND_LABEL, self->hex);
  const AciesState *state = acies_editor_get_state (self->editor);

  command.text = words_of (entry);
  if (*command.text == '\0')
    g_clear_pointer (&command.text, g_free);
  if (state != NULL && g_strcmp0 (command.text, acies_texts_get_label (state->texts, self->hex)) != 0)
    acies_editor_apply (self->editor, &command);
  gtk_popover_popdown (GTK_POPOVER (self->popover));
}

/* Not before the signal is through: it is the popover's own. */
static gboolean
unparent_idle (gpointer data)
{
  gtk_widget_unparent (GTK_WIDGET (data));
  return G_SOURCE_REMOVE;
}

static void
closed_cb (GtkPopover *popover,
           Question   *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->canvas));
  g_idle_add_full (G_PRIORITY_DEFAULT, unparent_idle, g_object_ref (popover), g_object_unref);
}

static void
point_at (GtkWidget   *popover,
          GtkWidget   *parent,
          AciesCanvas *canvas,
          AciesHex     hex)
{
  graphene_rect_t bounds;
  GdkRectangle    place;
  double          x, y;

  acies_canvas_scroll_to (canvas, hex);
  acies_canvas_get_hex_bounds (canvas, hex, &bounds);
  if (!gtk_widget_translate_coordinates (GTK_WIDGET (canvas), parent, bounds.origin.x, bounds.origin.y, &x, &y))
    return;
  place = (GdkRectangle) { (int) x, (int) y, (int) bounds.size.width, (int) bounds.size.height };
  gtk_popover_set_pointing_to (GTK_POPOVER (popover), &place);
}

void
acies_label_popover_open (AciesEditor *editor,
                          GtkWidget   *parent,
                          AciesCanvas *canvas,
                          AciesHex     hex)
{
  const AciesState *state = acies_editor_get_state (editor);
  GtkWidget        *popover = gtk_popover_new ();
  GtkWidget        *entry = gtk_entry_new ();
  const char       *label;
  Question         *question;

  g_return_if_fail (state != NULL);

  label = acies_texts_get_label (state->texts, hex);
  question = g_new (Question, 1);
  *question = (Question) { g_object_ref (editor), g_object_ref (canvas), popover, hex };
  gtk_entry_set_max_length (GTK_ENTRY (entry), ACIES_MAX_LABEL);
  gtk_editable_set_text (GTK_EDITABLE (entry), label != NULL ? label : "");
  gtk_editable_set_width_chars (GTK_EDITABLE (entry), 24);
  gtk_entry_set_placeholder_text (GTK_ENTRY (entry), _ ("Name of the place"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Label"), -1);
  gtk_popover_set_child (GTK_POPOVER (popover), entry);
  gtk_widget_set_parent (popover, parent);
  point_at (popover, parent, canvas, hex);
  g_signal_connect (entry, "activate", G_CALLBACK (activated_cb), question);
  g_signal_connect_data (popover, "closed", G_CALLBACK (closed_cb), question, (GClosureNotify) (void (*) (void)) question_free, 0);
  gtk_popover_popup (GTK_POPOVER (popover));
  gtk_widget_grab_focus (entry);
}
