/* new-battle.c - a new battle: of which game, and what it begins as
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/actions/new-battle.h"

#include "app/actions/show.h"
#include "app/dialogs/new-dialog.h"
#include "app/shared/dialog.h"
#include "app/shared/settings.h"

#include <glib/gi18n.h>

/* The first that can be read; @error is set where there is none. */
static AciesRuleset *
any_ruleset (AciesLibrary *library,
             GError      **error)
{
  g_auto (GStrv) ids = acies_library_list_rulesets (library);
  AciesRuleset *ruleset = NULL;

  if (ids[0] == NULL)
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND,
                         _ ("The rules that come with Acies are missing. Please reinstall Acies."));
  for (guint i = 0; ids[i] != NULL && ruleset == NULL; i++)
    {
      g_clear_error (error);
      ruleset = acies_library_get_ruleset (library, ids[i], error);
    }
  return ruleset;
}

/* Returns: (transfer none) (nullable): that of the battle that is shown, else of the last one, else any */
static AciesRuleset *
choose_ruleset (AciesWindow *self,
                GError     **error)
{
  AciesLibrary    *library = acies_catalog_get_library (acies_window_get_catalog (self));
  g_autofree char *last = acies_settings_dup_ruleset ();
  AciesRuleset    *ruleset = NULL;

  if (acies_window_get_document (self) != NULL)
    return acies_document_get_ruleset (acies_window_get_document (self));
  if (last[0] != '\0')
    ruleset = acies_library_get_ruleset (library, last, NULL);
  return ruleset != NULL ? ruleset : any_ruleset (library, error);
}

static void
begin_cb (AciesNewDialog *dialog,
          AciesWindow    *self)
{
  AciesLibrary *library = acies_catalog_get_library (acies_window_get_catalog (self));
  g_autoptr (GError) error = NULL;
  g_autoptr (AciesDocument) document = acies_starting_point_new_scenario (acies_new_dialog_get_chosen (dialog), library, &error);

  if (document != NULL)
    acies_action_show_new (self, document);
  else
    acies_message_show (GTK_WINDOW (self), _ ("Could Not Create the Battle"), error->message);
}

void
acies_action_new_battle (AciesWindow *self)
{
  g_autoptr (GError) error = NULL;
  AciesRuleset   *ruleset = choose_ruleset (self, &error);
  AciesNewDialog *dialog;

  if (ruleset == NULL)
    {
      acies_message_show (GTK_WINDOW (self), _ ("No Rules Found"), error->message);
      return;
    }
  dialog = acies_new_dialog_new (GTK_WINDOW (self), ruleset, acies_window_get_catalog (self));
  g_signal_connect_object (dialog, "begin", G_CALLBACK (begin_cb), self, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}
