/* ruleset-dialog.c - the scenario that is edited, by the rules of another game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/dialogs/ruleset-dialog.h"

#include "app/shared/message.h"
#include "engine/edit/ruleset-change.h"
#include "widgets/accessible.h"

#include <adwaita.h>
#include <glib/gi18n.h>

/* The question, while it is open. */
typedef struct
{
  GtkWindow    *parent;
  AciesSession *session;
  GPtrArray    *rulesets; /* of AciesRuleset: those it could change to */
  GtkDropDown  *choice;   /* NULL: there is only one */
  GtkListBox   *list;     /* what cannot come along */
  GtkWidget    *scroller;
  GtkLabel     *comfort; /* shown where everything can */
} Question;

static void
question_free (gpointer  data,
               GClosure *closure)
{
  Question *self = data;

  g_object_unref (self->session);
  g_ptr_array_unref (self->rulesets);
  g_free (self);
}

static AciesRuleset *
chosen (Question *self)
{
  return g_ptr_array_index (self->rulesets, self->choice != NULL ? gtk_drop_down_get_selected (self->choice) : 0);
}

static void
add_loss (Question   *self,
          const char *loss)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), loss);
  gtk_list_box_append (self->list, row);
}

static void
show_losses (Question *self)
{
  g_autoptr (GPtrArray) losses = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (AciesState) changed G_GNUC_UNUSED = acies_ruleset_change (acies_session_get_state (self->session), chosen (self), losses);
  GtkListBoxRow                 *row;

  while ((row = gtk_list_box_get_row_at_index (self->list, 0)) != NULL)
    gtk_list_box_remove (self->list, GTK_WIDGET (row));
  for (guint i = 0; i < losses->len; i++)
    add_loss (self, g_ptr_array_index (losses, i));
  gtk_widget_set_visible (self->scroller, losses->len > 0);
  gtk_label_set_text (self->comfort, losses->len > 0 ? _ ("What cannot come along:") : _ ("Everything can come along."));
}

static void
answered_cb (AdwMessageDialog *dialog,
             const char       *response,
             Question         *self)
{
  g_auto (AciesCommand) command = acies_command (ACIES_COMMAND_REPLACE);
  g_autoptr (GError) error = NULL;

  if (!g_str_equal (response, "change") || acies_session_is_in_group (self->session))
    return;
  command.scenario = acies_ruleset_change (acies_session_get_state (self->session), chosen (self), NULL);
  if (!acies_session_apply (self->session, &command, &error))
    acies_message_show (self->parent, _ ("Could Not Change the Ruleset"), error->message);
}

static void
add_choice (Question *self,
            GtkBox   *box)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (guint i = 0; i < self->rulesets->len; i++)
    gtk_string_list_append (names, ((AciesRuleset *) g_ptr_array_index (self->rulesets, i))->name);
  self->choice = GTK_DROP_DOWN (gtk_drop_down_new (G_LIST_MODEL (g_steal_pointer (&names)), NULL));
  acies_accessible_name (GTK_WIDGET (self->choice), _ ("Ruleset"));
  g_signal_connect_swapped (self->choice, "notify::selected", G_CALLBACK (show_losses), self);
  gtk_box_append (box, GTK_WIDGET (self->choice));
}

static GtkWidget *
new_content (Question *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  if (self->rulesets->len > 1)
    add_choice (self, GTK_BOX (box));
  self->comfort = GTK_LABEL (gtk_label_new (NULL));
  self->list = GTK_LIST_BOX (gtk_list_box_new ());
  self->scroller = gtk_scrolled_window_new ();
  gtk_label_set_xalign (self->comfort, 0);
  gtk_list_box_set_selection_mode (self->list, GTK_SELECTION_NONE);
  gtk_widget_add_css_class (GTK_WIDGET (self->list), "boxed-list");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("What cannot come along"), -1);
  g_object_set (self->scroller, "child", self->list, "hscrollbar-policy", GTK_POLICY_NEVER,
                "propagate-natural-height", TRUE, "max-content-height", 320, "width-request", 420, NULL);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->comfort));
  gtk_box_append (GTK_BOX (box), self->scroller);
  return box;
}

static void
ask (Question *self)
{
  g_autofree char  *heading = self->rulesets->len == 1 ? g_strdup_printf (_ ("Change to %s?"), chosen (self)->name)
                                                       : g_strdup (_ ("Change the Ruleset?"));
  AdwMessageDialog *dialog = ADW_MESSAGE_DIALOG (adw_message_dialog_new (self->parent, heading,
                                                                         _ ("Units, ground and cards become their likes in the other game. Undo brings all of it back.")));

  adw_message_dialog_add_responses (dialog, "cancel", _ ("_Cancel"), "change", _ ("C_hange"), NULL);
  adw_message_dialog_set_response_appearance (dialog, "change", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (dialog, "change");
  adw_message_dialog_set_close_response (dialog, "cancel");
  adw_message_dialog_set_extra_child (dialog, new_content (self));
  show_losses (self);
  g_signal_connect_data (dialog, "response", G_CALLBACK (answered_cb), self, question_free, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* Returns: (transfer container): the rulesets that @own is not; those that cannot be read are left out */
static GPtrArray *
list_others (AciesLibrary       *library,
             const AciesRuleset *own)
{
  g_auto (GStrv) ids = acies_library_list_rulesets (library);
  GPtrArray *others = g_ptr_array_new_with_free_func ((GDestroyNotify) acies_ruleset_unref);

  for (guint i = 0; ids[i] != NULL; i++)
    {
      AciesRuleset *ruleset = acies_library_get_ruleset (library, ids[i], NULL);

      if (ruleset != NULL && ruleset != own)
        g_ptr_array_add (others, acies_ruleset_ref (ruleset));
    }
  return others;
}

void
acies_ruleset_dialog_show (GtkWindow    *parent,
                           AciesSession *session,
                           AciesLibrary *library)
{
  g_autoptr (GPtrArray) others = list_others (library, acies_session_get_state (session)->ruleset);
  Question *question;

  if (others->len == 0)
    {
      acies_message_show (parent, _ ("There Is No Other Ruleset"), _ ("Only one came with this installation of Acies."));
      return;
    }
  question = g_new0 (Question, 1);
  question->parent = parent;
  question->session = g_object_ref (session);
  question->rulesets = g_steal_pointer (&others);
  ask (question);
}
