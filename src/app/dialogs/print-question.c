/* print-question.c - asks what is to be printed, where the dialog for printers cannot
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/dialogs/print-question.h"

#include <glib/gi18n.h>

AdwMessageDialog *
acies_print_question_new (GtkWindow *parent)
{
  AdwMessageDialog *self = ADW_MESSAGE_DIALOG (adw_message_dialog_new (parent, _ ("What Do You Want to Print?"),
                                                                       _ ("The scenario sheet shows the board, armies, decks and texts on one page. Board Only prints the board as large as the page allows.")));

  adw_message_dialog_add_responses (self, "cancel", _ ("_Cancel"), ACIES_PRINT_ANSWER_MAP, _ ("_Board Only"),
                                    ACIES_PRINT_ANSWER_SHEET, _ ("_Scenario Sheet"), NULL);
  adw_message_dialog_set_response_appearance (self, ACIES_PRINT_ANSWER_SHEET, ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (self, ACIES_PRINT_ANSWER_SHEET);
  adw_message_dialog_set_close_response (self, "cancel");
  return self;
}
