/* game-question.c - what becomes of a game whose board was changed meanwhile
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/dialogs/game-question.h"

#include <glib/gi18n.h>

AdwMessageDialog *
acies_game_question_new (GtkWindow *parent)
{
  AdwMessageDialog *self = ADW_MESSAGE_DIALOG (adw_message_dialog_new (
      parent, _ ("A Game Is in Progress"),
      _ ("The battle has changed since the game started. Continue the game with the battle as it was, or start a new game with the battle as it is now.")));

  adw_message_dialog_add_responses (self, "cancel", _ ("_Cancel"), ACIES_GAME_ANEW, _ ("Start _New Game"),
                                    ACIES_GAME_GO_ON, _ ("C_ontinue Game"), NULL);
  adw_message_dialog_set_response_appearance (self, ACIES_GAME_GO_ON, ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (self, ACIES_GAME_GO_ON);
  adw_message_dialog_set_close_response (self, "cancel");
  return self;
}
