/* explain.c - why a command is refused, for somebody who asks
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/explain.h"

#include "engine/error.h"

#include <glib/gi18n-lib.h>

void
acies_command_explain (const AciesCommand *self,
                       const AciesState   *state,
                       AciesExplanation   *explanation)
{
  g_autoptr (GError) error = NULL;
  const char *rule;

  *explanation = (AciesExplanation) { .allowed = acies_command_check (self, state, &error) };
  if (explanation->allowed)
    {
      g_autofree char *line = acies_command_to_string (self, state->ruleset);

      explanation->sentence = g_strdup_printf (_ ("“%s” is allowed now"), line);
      return;
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
