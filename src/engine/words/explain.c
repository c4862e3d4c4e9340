/* explain.c - why a command is refused, for somebody who asks
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/words/explain.h"

#include "engine/board/texts.h"
#include "engine/core/engine.h"

#include <glib/gi18n-lib.h>

gboolean
acies_card_check (const AciesState *state,
                  AciesSide         side,
                  AciesId           card,
                  GError          **error)
{
  const AciesProcs *procs = state->ruleset->procs;

  return state->mode != ACIES_MODE_PLAY || state->outcome.reason != ACIES_END_NOT_YET || procs->check_card == NULL ||
         procs->check_card (state, side, card, error);
}

void
acies_command_explain (const AciesCommand *self,
                       const AciesState   *state,
                       AciesExplanation   *explanation)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) condition = NULL;
  const char *rule;

  *explanation = (AciesExplanation) { .allowed = acies_command_check (self, state, &error) };
  if (explanation->allowed)
    {
      g_autofree char *line = acies_command_to_string (self, state->ruleset);
      g_autofree char *more = state->ruleset->procs->foresee != NULL ? state->ruleset->procs->foresee (state, self) : NULL;

      /* Translators: a command, and what comes of it */
      explanation->sentence = more != NULL ? g_strdup_printf (_ ("“%1$s” is allowed now: %2$s"), line, more) : g_strdup_printf (_ ("“%s” is allowed now"), line);
      return;
    }
  if (self->kind == ACIES_COMMAND_PLAY && !acies_card_check (state, ACIES_NO_SIDE, self->id, &condition))
    {
      g_clear_error (&error);
      error = g_steal_pointer (&condition);
    }
  rule = acies_rule_error_get_rule (error);
  explanation->rule = rule != NULL ? acies_ruleset_find_rule (state->ruleset, rule) : NULL;
  explanation->sentence = g_strdup (error->message);
}

void
acies_explanation_clear (AciesExplanation *self)
{
  g_clear_pointer (&self->sentence, g_free);
}
