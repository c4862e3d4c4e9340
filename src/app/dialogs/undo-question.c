/* undo-question.c - asks the other side before a step of a game is taken back
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/dialogs/undo-question.h"

#include <glib/gi18n.h>

static const char *
side_name (AciesSession *session,
           AciesSide     side)
{
  return acies_session_get_state (session)->ruleset->sides[side].name;
}

/* Who is not the one that wants to take back; there are two where anybody has to agree. */
static AciesSide
find_other_side (AciesSession *session,
                 AciesSide     side)
{
  AciesSide other = 0;

  while (other == side)
    other++;
  return other;
}

AdwMessageDialog *
acies_undo_question_new (GtkWindow    *parent,
                         AciesSession *session)
{
  AciesSide        side = acies_session_get_undo_side (session);
  const char      *other = side_name (session, find_other_side (session, side));
  g_autofree char *step = acies_session_dup_undo_label (session);
  /* Translators: a side, "Macedon Wants to Undo" */
  g_autofree char *heading = g_strdup_printf (_ ("%s Wants to Undo"), side_name (session, side));
  /* Translators: a step, such as "Attack E5 from F5", then a side */
  g_autofree char  *body = g_strdup_printf (_ ("%1$s\n\nDoes %2$s agree? Redoing gives the same dice."), step, other);
  AdwMessageDialog *dialog = ADW_MESSAGE_DIALOG (adw_message_dialog_new (parent, heading, body));

  adw_message_dialog_add_responses (dialog, "refuse", _ ("_Refuse"), ACIES_UNDO_ANSWER_AGREE, _ ("_Agree"), NULL);
  adw_message_dialog_set_default_response (dialog, "refuse");
  adw_message_dialog_set_close_response (dialog, "refuse");
  return dialog;
}
