/* undo-question.c - asks the other sides before a step of a game is undone
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/dialogs/undo-question.h"

#include "engine/board/texts.h"

#include <glib/gi18n.h>

/* (transfer full): who has to agree: all sides but the one that wants to undo */
static char *
dup_others (const AciesRuleset *ruleset,
            AciesSide           side)
{
  const char *names[ACIES_MAX_SIDES] = { NULL };
  guint       n = 0;

  for (AciesSide other = 0; other < ruleset->n_sides; other++)
    if (other != side)
      names[n++] = ruleset->sides[other].name;

  return acies_list_join (names, ACIES_LIST_AND);
}

AdwMessageDialog *
acies_undo_question_new (GtkWindow    *parent,
                         AciesSession *session)
{
  const AciesRuleset *ruleset = acies_session_get_state (session)->ruleset;
  AciesSide           side = acies_session_get_undo_side (session);
  g_autofree char    *others = dup_others (ruleset, side);
  g_autofree char    *step = acies_session_dup_undo_label (session);
  /* Translators: a side, "Macedon Wants to Undo" */
  g_autofree char *heading = g_strdup_printf (_ ("%s Wants to Undo"), ruleset->sides[side].name);
  /* Translators: a step, such as "Attack E5 from F5", then the other sides: "Rome", "Red, Green and Yellow" */
  g_autofree char  *body = g_strdup_printf (ngettext ("%1$s\n\nDoes %2$s agree? Redoing gives the same dice.",
                                                      "%1$s\n\nDo %2$s agree? Redoing gives the same dice.", ruleset->n_sides - 1),
                                            step, others);
  AdwMessageDialog *dialog = ADW_MESSAGE_DIALOG (adw_message_dialog_new (parent, heading, body));

  adw_message_dialog_add_responses (dialog, "refuse", _ ("_Refuse"), ACIES_UNDO_ANSWER_AGREE, _ ("_Agree"), NULL);
  adw_message_dialog_set_default_response (dialog, "refuse");
  adw_message_dialog_set_close_response (dialog, "refuse");
  return dialog;
}
