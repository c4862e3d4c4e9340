/* ruleset-dialog.c - the scenario that is edited, by the rules of another game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/dialogs/ruleset-dialog.h"

#include "app/shared/dialog.h"
#include "engine/edit/transform.h"
#include "widgets/accessible.h"

#include <glib/gi18n.h>

#define LIST_WIDTH 420
#define LIST_HEIGHT 320

struct _AciesRulesetDialog
{
  AdwMessageDialog parent_instance;

  AciesSession *session;
  GPtrArray    *rulesets; /* of AciesRuleset: those it could change to */
  GtkDropDown  *choice;   /* NULL: there is only one */
  GtkListBox   *list;     /* what cannot come along */
  GtkWidget    *scroller;
  GtkLabel     *comfort; /* shown where everything can */
};

G_DEFINE_FINAL_TYPE (AciesRulesetDialog, acies_ruleset_dialog, ADW_TYPE_MESSAGE_DIALOG)

static guint chosen_signal;

static AciesRuleset *
chosen (AciesRulesetDialog *self)
{
  return g_ptr_array_index (self->rulesets, self->choice != NULL ? gtk_drop_down_get_selected (self->choice) : 0);
}

static void
add_loss (AciesRulesetDialog *self,
          const char         *loss)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), loss);
  gtk_list_box_append (self->list, row);
}

static void
show_losses (AciesRulesetDialog *self)
{
  g_autoptr (GPtrArray) losses = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (AciesState) changed G_GNUC_UNUSED = acies_ruleset_change (acies_session_get_state (self->session), chosen (self), losses);
  GtkListBoxRow                 *row;

  while ((row = gtk_list_box_get_row_at_index (self->list, 0)) != NULL)
    gtk_list_box_remove (self->list, GTK_WIDGET (row));
  for (guint i = 0; i < losses->len; i++)
    add_loss (self, g_ptr_array_index (losses, i));
  gtk_widget_set_visible (self->scroller, losses->len > 0);
  gtk_label_set_text (self->comfort, losses->len > 0 ? _ ("These items cannot be converted:") : _ ("Everything can be converted."));
}

static void
add_choice (AciesRulesetDialog *self,
            GtkBox             *box)
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
new_content (AciesRulesetDialog *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  if (self->rulesets->len > 1)
    add_choice (self, GTK_BOX (box));
  self->comfort = GTK_LABEL (gtk_label_new (NULL));
  self->list = acies_dialog_list_new (ADW_MESSAGE_DIALOG (self), _ ("Items that cannot be converted"), LIST_WIDTH, LIST_HEIGHT, &self->scroller);
  gtk_label_set_xalign (self->comfort, 0);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->comfort));
  gtk_box_append (GTK_BOX (box), self->scroller);
  return box;
}

/* --- the class ------------------------------------------------------------------------------ */

static void
acies_ruleset_dialog_response (AdwMessageDialog *dialog,
                               const char       *response)
{
  if (g_str_equal (response, "change"))
    g_signal_emit (dialog, chosen_signal, 0, chosen (ACIES_RULESET_DIALOG (dialog)));
}

static void
acies_ruleset_dialog_finalize (GObject *object)
{
  AciesRulesetDialog *self = ACIES_RULESET_DIALOG (object);

  g_object_unref (self->session);
  g_ptr_array_unref (self->rulesets);
  G_OBJECT_CLASS (acies_ruleset_dialog_parent_class)->finalize (object);
}

static void
acies_ruleset_dialog_class_init (AciesRulesetDialogClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = acies_ruleset_dialog_finalize;
  ADW_MESSAGE_DIALOG_CLASS (klass)->response = acies_ruleset_dialog_response;
  chosen_signal = g_signal_new ("chosen", ACIES_TYPE_RULESET_DIALOG, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, G_TYPE_POINTER);
}

static void
acies_ruleset_dialog_init (AciesRulesetDialog *self)
{
  AdwMessageDialog *dialog = ADW_MESSAGE_DIALOG (self);

  adw_message_dialog_set_body (dialog, _ ("Units, terrain and cards become their equivalents in the new ruleset. Undo restores everything."));
  adw_message_dialog_add_responses (dialog, "cancel", _ ("_Cancel"), "change", _ ("C_hange"), NULL);
  adw_message_dialog_set_response_appearance (dialog, "change", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (dialog, "change");
  adw_message_dialog_set_close_response (dialog, "cancel");
}

AciesRulesetDialog *
acies_ruleset_dialog_new (GtkWindow    *parent,
                          AciesSession *session,
                          GPtrArray    *rulesets)
{
  AciesRulesetDialog *self = g_object_new (ACIES_TYPE_RULESET_DIALOG, "transient-for", parent, NULL);
  g_autofree char    *heading = NULL;

  self->session = g_object_ref (session);
  self->rulesets = g_ptr_array_ref (rulesets);
  heading = rulesets->len == 1 ? g_strdup_printf (_ ("Change to %s?"), chosen (self)->name) : g_strdup (_ ("Change the Ruleset?"));
  adw_message_dialog_set_heading (ADW_MESSAGE_DIALOG (self), heading);
  adw_message_dialog_set_extra_child (ADW_MESSAGE_DIALOG (self), new_content (self));
  show_losses (self);
  return self;
}
