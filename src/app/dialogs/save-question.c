/* save-question.c - asks what of unsaved work shall be saved before it would be lost
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/dialogs/save-question.h"

#include "app/shared/dialog.h"

#include <glib/gi18n.h>

#define LIST_WIDTH 400
#define LIST_HEIGHT 360

struct _AciesSaveQuestion
{
  AdwMessageDialog parent_instance;

  GtkListBox *list;   /* NULL: it is about one thing */
  GPtrArray  *checks; /* of GtkCheckButton, which the list has: what is to be saved */
};

G_DEFINE_FINAL_TYPE (AciesSaveQuestion, acies_save_question, ADW_TYPE_MESSAGE_DIALOG)

static AciesSaveQuestion *
new_question (GtkWindow  *parent,
              const char *heading,
              const char *body,
              const char *discard)
{
  AciesSaveQuestion *self = g_object_new (ACIES_TYPE_SAVE_QUESTION, "transient-for", parent,
                                          "heading", heading, "body", body, NULL);
  AdwMessageDialog  *dialog = ADW_MESSAGE_DIALOG (self);

  adw_message_dialog_add_responses (dialog, "cancel", _ ("_Cancel"), ACIES_SAVE_ANSWER_DISCARD, discard,
                                    ACIES_SAVE_ANSWER_SAVE, _ ("_Save"), NULL);
  adw_message_dialog_set_response_appearance (dialog, ACIES_SAVE_ANSWER_DISCARD, ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_response_appearance (dialog, ACIES_SAVE_ANSWER_SAVE, ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (dialog, ACIES_SAVE_ANSWER_SAVE);
  adw_message_dialog_set_close_response (dialog, "cancel");
  return self;
}

AciesSaveQuestion *
acies_save_question_new_for_one (GtkWindow     *parent,
                                 AciesDocument *document,
                                 gboolean       game)
{
  g_autofree char *title = acies_document_dup_title (document);
  g_autofree char *heading = g_strdup_printf (game ? _ ("Save the Game of “%s”?") : _ ("Save Changes to “%s”?"), title);

  return new_question (parent, heading,
                       game ? _ ("If you don’t save the game, it will be lost.") : _ ("Changes you don’t save will be lost."),
                       _ ("_Discard"));
}

static gboolean
is_played_to_end (AciesDocument *document)
{
  return acies_session_get_state (acies_document_get_play (document))->outcome.reason != ACIES_END_NOT_YET;
}

AciesSaveQuestion *
acies_save_question_new_for_another (GtkWindow     *parent,
                                     AciesDocument *document)
{
  g_autofree char *title = acies_document_dup_title (document);
  g_autofree char *body = g_strdup_printf (is_played_to_end (document)
                                               /* Translators: a battle */
                                               ? _ ("The game of “%s” is finished but not saved. It will be lost if you start a new game.")
                                               /* Translators: a battle */
                                               : _ ("The game of “%s” is still in progress and not saved. It will be lost if you start a new game."),
                                           title);

  return new_question (parent, _ ("Start Another Game?"), body, _ ("Start _New Game"));
}

/* --- several things ------------------------------------------------------------------------- */

AciesSaveQuestion *
acies_save_question_new_for_several (GtkWindow *parent)
{
  AciesSaveQuestion *self = new_question (parent, _ ("Save Changes?"),
                                          _ ("Work you don’t save will be lost."), _ ("_Discard All"));
  GtkWidget         *scroller;

  self->list = acies_dialog_list_new (ADW_MESSAGE_DIALOG (self), _ ("Unsaved Work"), LIST_WIDTH, LIST_HEIGHT, &scroller);
  adw_message_dialog_set_extra_child (ADW_MESSAGE_DIALOG (self), scroller);
  return self;
}

static const char *
game_subtitle (AciesDocument *document)
{
  return is_played_to_end (document) ? _ ("Finished") : _ ("In progress");
}

/* Returns: (transfer none): whether it is to be saved, unless somebody says no */
static GtkWidget *
new_check (const char *title)
{
  GtkWidget *check = gtk_check_button_new ();

  gtk_check_button_set_active (GTK_CHECK_BUTTON (check), TRUE);
  gtk_widget_set_valign (check, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (check), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  return check;
}

void
acies_save_question_add (AciesSaveQuestion *self,
                         AciesDocument     *document,
                         gboolean           game)
{
  GtkWidget       *row = adw_action_row_new ();
  g_autofree char *name = acies_document_dup_title (document);
  g_autofree char *title = game ? g_strdup_printf (_ ("Game of “%s”"), name) : g_strdup (name);
  g_autofree char *place = acies_document_dup_place (document);
  g_autofree char *subtitle = g_markup_escape_text (game ? game_subtitle (document) : place, -1);
  GtkWidget       *check = new_check (title);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 1);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), check);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), check);
  gtk_list_box_append (self->list, row);
  g_ptr_array_add (self->checks, check);
}

gboolean
acies_save_question_wants (AciesSaveQuestion *self,
                           guint              n)
{
  g_return_val_if_fail (ACIES_IS_SAVE_QUESTION (self), FALSE);

  return self->list == NULL || gtk_check_button_get_active (g_ptr_array_index (self->checks, n));
}

/* --- the class ------------------------------------------------------------------------------ */

static void
acies_save_question_finalize (GObject *object)
{
  g_ptr_array_unref (ACIES_SAVE_QUESTION (object)->checks);
  G_OBJECT_CLASS (acies_save_question_parent_class)->finalize (object);
}

static void
acies_save_question_class_init (AciesSaveQuestionClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = acies_save_question_finalize;
}

static void
acies_save_question_init (AciesSaveQuestion *self)
{
  self->checks = g_ptr_array_new ();
}
