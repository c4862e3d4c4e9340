/* choices.c - what a computer player chooses among
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ai/choices.h"

#include "engine/procs.h"

static gboolean
takes_back (const AciesCommand *command,
            const AciesProcs   *procs)
{
  const AciesVerb *verb = acies_command_verb (command->kind, procs);

  return verb != NULL && verb->takes_back;
}

void
acies_ai_list_choices (const AciesState *state,
                       GArray           *list)
{
  guint n = list->len;

  acies_command_list (state, list);
  for (guint i = n; i < list->len; i++)
    {
      const AciesCommand *command = &g_array_index (list, AciesCommand, i);

      if (!takes_back (command, state->ruleset->procs))
        g_array_index (list, AciesCommand, n++) = *command;
    }
  g_array_set_size (list, n);
}
