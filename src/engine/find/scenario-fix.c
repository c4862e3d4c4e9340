/* scenario-fix.c - what puts a scenario right, finding by finding
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/find/scenario-fix.h"

#include "engine/core/engine.h"
#include "engine/find/scenario-find.h"

static const AciesFinding *
find_fixable (const AciesFindings *findings)
{
  for (guint i = 0; i < findings->list->len; i++)
    {
      const AciesFinding *finding = g_ptr_array_index (findings->list, i);

      if (acies_finding_has_fix (finding))
        return finding;
    }

  return NULL;
}

/* Applies the first fix there is and adds its commands; %FALSE when there is none. */
static gboolean
fix_first (AciesState *state,
           GArray     *commands)
{
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  const AciesFinding *finding;

  acies_scenario_find (state, findings);
  finding = find_fixable (findings);
  if (finding == NULL)
    return FALSE;
  for (guint i = 0; i < finding->fix->len; i++)
    {
      const AciesCommand *command = &g_array_index (finding->fix, AciesCommand, i);
      AciesCommand        copy;

      /* What a finding offers can be done, or the finding is wrong. */
      if (!acies_engine_apply (state, command, NULL, NULL))
        g_return_val_if_reached (FALSE);
      copy = acies_command_copy (command);
      g_array_append_val (commands, copy);
    }

  return TRUE;
}

GArray *
acies_scenario_fix_all (const AciesState *state,
                        guint            *n_fixes)
{
  g_autoptr (AciesState) copy = acies_state_copy (state);
  GArray *commands = acies_commands_new ();
  guint   n = 0;

  while (n < ACIES_MAX_FIXES && fix_first (copy, commands))
    n++;
  if (n_fixes != NULL)
    *n_fixes = n;

  return commands;
}
