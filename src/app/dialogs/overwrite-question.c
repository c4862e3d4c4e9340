/* overwrite-question.c - asks before what another program has written to a file is replaced
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/dialogs/overwrite-question.h"

#include <glib/gi18n.h>

AdwMessageDialog *
acies_overwrite_question_new (GtkWindow  *parent,
                              const char *name)
{
  g_autofree char  *heading = g_strdup_printf (_ ("Overwrite “%s”?"), name);
  AdwMessageDialog *self = ADW_MESSAGE_DIALOG (adw_message_dialog_new (parent, heading,
                                                                       _ ("Another program has changed the file. Saving overwrites those changes.")));

  adw_message_dialog_add_responses (self, "cancel", _ ("_Cancel"), ACIES_OVERWRITE_ANSWER_SAVE, _ ("_Save"), NULL);
  adw_message_dialog_set_response_appearance (self, ACIES_OVERWRITE_ANSWER_SAVE, ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_default_response (self, "cancel");
  adw_message_dialog_set_close_response (self, "cancel");
  return self;
}
