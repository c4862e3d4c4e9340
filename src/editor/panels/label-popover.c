/* label-popover.c - asks for the words on a hex
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor/panels/label-popover.h"

#include "widgets/menus.h"

#include <glib/gi18n-lib.h>

typedef struct
{
  AciesEditor *editor;
  GtkWidget   *popover;
  AciesHex     hex;
} Question;

static void
question_free (Question *self,
               GClosure *closure)
{
  g_object_unref (self->editor);
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

void
acies_label_popover_open (AciesEditor *editor,
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
  *question = (Question) { g_object_ref (editor), popover, hex };
  gtk_entry_set_max_length (GTK_ENTRY (entry), ACIES_MAX_LABEL);
  gtk_editable_set_text (GTK_EDITABLE (entry), label != NULL ? label : "");
  gtk_editable_set_width_chars (GTK_EDITABLE (entry), 24);
  gtk_entry_set_placeholder_text (GTK_ENTRY (entry), _ ("Name of the place"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Label"), -1);
  gtk_popover_set_child (GTK_POPOVER (popover), entry);
  g_signal_connect_data (entry, "activate", G_CALLBACK (activated_cb), question,
                         (GClosureNotify) (void (*) (void)) question_free, 0);
  acies_hex_popover_open (GTK_POPOVER (popover), canvas, hex);
  gtk_widget_grab_focus (entry);
}
