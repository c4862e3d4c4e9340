/* change-ruleset.c - the scenario that is edited, by the rules of another game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/actions/change-ruleset.h"

#include "app/dialogs/questions.h"
#include "app/shared/dialog.h"
#include "engine/edit/transform.h"

#include <glib/gi18n.h>

static void
answered_cb (AdwMessageDialog *dialog,
             const char       *answer,
             AciesSession     *session)
{
  g_auto (AciesCommand) command = acies_command (ACIES_COMMAND_REPLACE);
  g_autoptr (GError) error = NULL;

  if (!g_str_equal (answer, ACIES_RULESET_ANSWER_CHANGE) || acies_session_is_in_group (session))
    return;
  command.scenario = acies_ruleset_change (acies_session_get_state (session), acies_ruleset_question_get_chosen (dialog), NULL);
  if (!acies_session_apply (session, &command, &error))
    acies_message_show (gtk_window_get_transient_for (GTK_WINDOW (dialog)), _ ("Could Not Change the Ruleset"), error->message);
}

/* @why: (inout): why one of them will not do
 *
 * Returns: (transfer container): the rulesets that @state is not of and whose boards are like its own; those that
 *   cannot be read are left out */
static GPtrArray *
list_others (AciesLibrary     *library,
             const AciesState *state,
             GError          **why)
{
  g_auto (GStrv) ids = acies_library_list_rulesets (library);
  GPtrArray *others = g_ptr_array_new_with_free_func ((GDestroyNotify) acies_ruleset_unref);

  for (guint i = 0; ids[i] != NULL; i++)
    {
      AciesRuleset *ruleset = acies_library_get_ruleset (library, ids[i], NULL);

      if (ruleset != NULL && ruleset != state->ruleset && acies_ruleset_check_layout (ruleset, state->board, *why == NULL ? why : NULL))
        g_ptr_array_add (others, acies_ruleset_ref (ruleset));
    }
  return others;
}

void
acies_action_change_ruleset (AciesWindow *self)
{
  AciesSession *session = acies_document_get_edit (acies_window_get_document (self));
  AciesLibrary *library = acies_catalog_get_library (acies_window_get_catalog (self));
  g_autoptr (GPtrArray) others = NULL;
  g_autoptr (GError) why = NULL;
  AdwMessageDialog *dialog;

  acies_document_page_flush (acies_window_get_page (self));
  others = list_others (library, acies_session_get_state (session), &why);
  if (others->len == 0)
    {
      acies_message_show (GTK_WINDOW (self), _ ("No Other Ruleset Available"), why != NULL ? why->message : _ ("This installation of Acies has only one ruleset."));
      return;
    }
  dialog = acies_ruleset_question_new (GTK_WINDOW (self), session, others);
  g_signal_connect_object (dialog, "response", G_CALLBACK (answered_cb), session, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}
