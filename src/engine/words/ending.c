/* ending.c - what "done" and "pass" would end at this moment, by name
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/words/ending.h"

#include "engine/board/texts.h"
#include "engine/core/engine.h"
#include "engine/view/view.h"

#include <glib/gi18n-lib.h>

static gboolean
is_ending (AciesCommandKind kind)
{
  return kind == ACIES_COMMAND_DONE || kind == ACIES_COMMAND_PASS;
}

const char *
acies_state_ending (const AciesState *state)
{
  if (state->mode != ACIES_MODE_PLAY || state->outcome.reason != ACIES_END_NOT_YET)
    return NULL;

  return acies_question_end (state);
}

char *
acies_command_to_named_string (const AciesCommand *self,
                               const AciesState   *state)
{
  g_autofree char *line = acies_command_to_string (self, state->ruleset);
  const char      *ending = acies_state_ending (state);

  return is_ending (self->kind) && ending != NULL ? g_strdup_printf ("%s %s", line, ending) : g_steal_pointer (&line);
}

/* What is asked is told by the names that are right. */
static gboolean
refuse (const char       *word,
        char            **names,
        const AciesState *state,
        GError          **error)
{
  const char      *rule = acies_question_rule (state);
  g_autofree char *meant = g_strjoinv (" ", names);
  g_autofree char *shown = acies_text_shorten (meant, ACIES_LONGEST_QUOTE);
  g_autofree char *question = acies_state_describe (state);
  const char      *ending = acies_state_ending (state);

  if (ending == NULL)
    /* Translators: "done" or "pass", what it was to end, the question of the moment */
    return acies_refuse_not_asked (error, rule, _ ("“%1$s %2$s” is not possible now; current step: %3$s"), word, shown, question);

  /* Translators: "done" or "pass", what it was to end, the question of the moment, "done" or "pass", what that would end */
  return acies_refuse_not_asked (error, rule, _ ("“%1$s %2$s” is not possible now; current step: %3$s (use “%4$s %5$s”)"), word, shown, question, word, ending);
}

static gboolean
check_names (const AciesCommand *command,
             char              **names,
             const AciesState   *state,
             GError            **error)
{
  AciesSide   decides = acies_state_deciding_side (state);
  const char *ending = acies_state_ending (state);

  if (!acies_command_check (command, state, error))
    return FALSE;
  if (ending != NULL && g_ascii_strcasecmp (names[0], ending) == 0 &&
      (names[1] == NULL || g_ascii_strcasecmp (names[1], state->ruleset->sides[decides].id) == 0))
    return TRUE;

  return refuse (acies_command_name (command->kind, state->ruleset->procs), names, state, error);
}

gboolean
acies_command_read (const char       *line,
                    const AciesState *state,
                    AciesCommand     *command,
                    GError          **error)
{
  g_auto (GStrv) words = g_strsplit_set (line, " \t", -1);
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  const char *first = NULL;

  for (guint i = 0; words[i] != NULL; i++)
    {
      if (words[i][0] == '\0')
        continue;
      if (first == NULL)
        first = words[i];
      else
        g_ptr_array_add (names, words[i]);
    }
  if (first == NULL || names->len == 0 || names->len > 2 || !acies_command_parse (first, state->ruleset, command, NULL) ||
      !is_ending (command->kind))
    {
      if (!acies_command_parse (line, state->ruleset, command, error))
        return FALSE;
      acies_command_normalize (command, state);

      return TRUE;
    }
  g_ptr_array_add (names, NULL);

  return check_names (command, (char **) names->pdata, state, error);
}
