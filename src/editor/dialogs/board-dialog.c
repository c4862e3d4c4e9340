/* board-dialog.c - what the dialogs share that change the whole board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor/dialogs/board-dialog.h"

#include "widgets/controls.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

/* More losses than fit are scrolled. */
#define LIST_HEIGHT 120
#define WIDTH 380

struct _AciesBoardDialog
{
  AdwMessageDialog          *dialog; /* owns this */
  AciesSession              *session;
  const AciesBoardDialogAsk *ask;
  gpointer                   controls;
  GtkLabel                  *note;
  GtkLabel                  *verdict;
  GtkWidget                 *scroller;
  GtkLabel                  *losses;
};

static void
dialog_free (AciesBoardDialog *self)
{
  g_object_unref (self->session);
  g_free (self->controls);
  g_free (self);
}

static void
apply_cb (AciesBoardDialog *self)
{
  const AciesState          *state = acies_session_get_state (self->session);
  g_autofree AciesTransform *transform = g_new0 (AciesTransform, 1);
  g_autoptr (GArray) commands = NULL;
  g_autoptr (GError) error = NULL;

  self->ask->make (self->controls, state, transform);
  commands = acies_transform_commands (transform, state);
  if (!acies_session_apply_all (self->session, commands, self->ask->name (self->controls), &error))
    g_warning ("The board was not changed: %s", error->message);
}

static void
show_lost (AciesBoardDialog *self,
           GPtrArray        *lost)
{
  g_autofree char *verdict = NULL;
  g_autofree char *list = NULL;

  verdict = lost->len == 0 ? g_strdup (_ ("Nothing will be lost."))
                           : g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u item will be lost:", "%u items will be lost:", lost->len),
                                              lost->len);
  gtk_widget_set_visible (self->scroller, lost->len > 0);
  gtk_label_set_text (self->verdict, verdict);
  g_ptr_array_add (lost, NULL);
  list = g_strjoinv ("\n", (char **) lost->pdata);
  gtk_label_set_text (self->losses, list);
}

void
acies_board_dialog_refresh (AciesBoardDialog *self)
{
  const AciesState          *state = acies_session_get_state (self->session);
  g_autofree AciesTransform *transform = g_new0 (AciesTransform, 1);
  g_autoptr (GPtrArray) lost = NULL;
  g_autoptr (GArray) commands = NULL;
  const char *note = self->ask->describe != NULL ? self->ask->describe (self->controls, state) : NULL;

  self->ask->make (self->controls, state, transform);
  lost = acies_transform_list_lost (transform, state);
  commands = acies_transform_commands (transform, state);
  adw_message_dialog_set_response_enabled (self->dialog, "apply", commands->len > 0);
  adw_message_dialog_set_response_appearance (self->dialog, "apply",
                                              lost->len > 0 ? ADW_RESPONSE_DESTRUCTIVE : ADW_RESPONSE_SUGGESTED);
  gtk_label_set_text (self->note, note != NULL ? note : "");
  gtk_widget_set_visible (GTK_WIDGET (self->note), note != NULL);
  show_lost (self, lost);
}

static GtkLabel *
new_label (GtkWidget *box)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_box_append (GTK_BOX (box), label);

  return GTK_LABEL (label);
}

static void
add_losses (AciesBoardDialog *self,
            GtkWidget        *box)
{
  GtkWidget *list = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->note = new_label (box);
  self->verdict = new_label (box);
  gtk_widget_add_css_class (GTK_WIDGET (self->note), "dim-label");
  gtk_widget_add_css_class (GTK_WIDGET (self->verdict), "heading");
  self->losses = new_label (list);
  self->scroller = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (self->scroller), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (self->scroller), LIST_HEIGHT);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), list);
  gtk_widget_set_focusable (self->scroller, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->scroller), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Items that will be lost"), -1);
  gtk_box_append (GTK_BOX (box), self->scroller);
}

AciesBoardDialog *
acies_board_dialog_new (GtkWindow                 *parent,
                        AciesSession              *session,
                        const char                *title,
                        const char                *apply,
                        const AciesBoardDialogAsk *ask,
                        GtkWidget                 *content,
                        gpointer                   controls)
{
  AciesBoardDialog *self = g_new0 (AciesBoardDialog, 1);
  GtkWidget        *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  self->dialog = ADW_MESSAGE_DIALOG (adw_message_dialog_new (parent, title, NULL));
  self->session = g_object_ref (session);
  self->ask = ask;
  self->controls = controls;
  gtk_widget_set_size_request (box, WIDTH, -1);
  gtk_box_append (GTK_BOX (box), content);
  add_losses (self, box);
  adw_message_dialog_set_extra_child (self->dialog, box);
  adw_message_dialog_add_responses (self->dialog, "cancel", _ ("_Cancel"), "apply", apply, NULL);
  adw_message_dialog_set_default_response (self->dialog, "apply");
  adw_message_dialog_set_close_response (self->dialog, "cancel");
  g_signal_connect_swapped (self->dialog, "response::apply", G_CALLBACK (apply_cb), self);
  g_object_set_data_full (G_OBJECT (self->dialog), "acies-board-dialog", self, (GDestroyNotify) dialog_free);

  return self;
}

void
acies_board_dialog_present (AciesBoardDialog *self)
{
  gtk_window_present (GTK_WINDOW (self->dialog));
}

GtkSpinButton *
acies_board_dialog_add_number (GtkWidget  *group,
                               const char *title,
                               int         min,
                               int         max,
                               int         value)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *spin = acies_spin_new (title, min, max);
  /* Translators: the least and the greatest number that may be given */
  g_autofree char *range = g_strdup_printf (_ ("%1$d to %2$d"), min, max);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), range);
  gtk_widget_set_focusable (row, FALSE); /* its field has the focus */
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), value);
  gtk_text_set_activates_default (GTK_TEXT (gtk_editable_get_delegate (GTK_EDITABLE (spin))), TRUE);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), spin);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), spin);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);

  return GTK_SPIN_BUTTON (spin);
}
