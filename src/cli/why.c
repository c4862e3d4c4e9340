/* why.c - acies-cli why: may this be commanded now, and if not, why not
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli/files.h"
#include "cli/play.h"

#include "engine/board/texts.h"
#include "engine/view/words.h"
#include "session/fights.h"

#include <glib/gi18n.h>

/* The command can be one argument or several. */
#define MAX_WORDS 64

/* The attack is over, and nobody was asked for the card in it: why, in the words
 * of the log; NULL: they were. */
static char *
dup_passed_over (const AciesCommand *command,
                 const AciesState   *state,
                 AciesSession       *game)
{
  g_autoptr (AciesFights) fights = NULL;
  g_autoptr (GPtrArray) last = NULL;

  if (command->kind != ACIES_COMMAND_PLAY || state->n_combats > 0)
    return NULL;

  fights = acies_fights_of (game);
  last = acies_fights_list_last (fights);
  for (guint i = last->len; i > 0; i--)
    {
      const AciesFight *fight = last->pdata[i - 1];

      for (guint j = fight->passed->len; j > 0; j--)
        {
          const AciesFightPassed *passed = &g_array_index (fight->passed, AciesFightPassed, j - 1);

          if (passed->it.card == command->id)
            return acies_fight_passed_to_string (passed, state->ruleset);
        }
    }

  return NULL;
}

static AciesCliStatus
print (const AciesExplanation *why,
       const char             *passed_over,
       const char             *line,
       gboolean                json)
{
  const AciesRule *rule = why->rule;

  if (json)
    {
      JsonObject *object = json_object_new ();

      json_object_set_string_member (object, "command", line);
      json_object_set_boolean_member (object, "allowed", why->allowed);
      json_object_set_string_member (object, "message", why->sentence);
      json_object_set_string_member (object, "rule", rule != NULL ? rule->id : NULL);
      json_object_set_string_member (object, "title", rule != NULL ? rule->title : NULL);
      json_object_set_string_member (object, "source", rule != NULL ? rule->source : NULL);
      json_object_set_string_member (object, "text", rule != NULL ? rule->text : NULL);
      json_object_set_string_member (object, "passed-over", passed_over);
      acies_cli_print_object (object);
    }
  else
    {
      /* Translators: of a card that cannot be played now: the line of the log that says why it was not asked for */
      g_autofree char *last = g_strdup_printf (_ ("In the last attack: %s"), passed_over != NULL ? passed_over : "");

      if (rule == NULL)
        acies_cli_print_line (why->sentence);
      else
        acies_cli_print ("%s [%s]\n\n%s: %s (%s)\n%s\n", why->sentence, rule->id, rule->id, rule->title, rule->source, rule->text);
      if (passed_over != NULL)
        acies_cli_print ("\n%s\n", last);
    }

  return why->allowed ? ACIES_CLI_GOOD : ACIES_CLI_FAULTS;
}

AciesCliStatus
acies_cli_why_line (const char       *line,
                    const AciesState *scenario,
                    AciesSession     *game,
                    gboolean          json)
{
  g_auto (AciesCommand) command = ACIES_COMMAND_INIT (ACIES_COMMAND_DONE);
  g_auto (AciesExplanation) why = { 0 };
  const AciesState *state = acies_session_get_state (game);
  g_autofree char  *told = NULL;
  g_autofree char  *passed_over = NULL;
  g_autoptr (GError) error = NULL;

  if (!acies_cli_words_read (line, NULL, state, &command, &error))
    {
      const char *rule = acies_rule_error_get_rule (error);

      if (error->domain != ACIES_RULE_ERROR)
        return acies_cli_error ("%s", error->message);
      /* A rule already refuses the line when it is parsed, because it names something that cannot be ended. */
      why = (AciesExplanation) { .sentence = g_strdup (error->message), .rule = rule != NULL ? acies_ruleset_find_rule (state->ruleset, rule) : NULL };
      return print (&why, NULL, line, json);
    }
  /* A command of the editor is checked against the scenario. */
  if (scenario != NULL && command.kind <= ACIES_COMMAND_START)
    state = scenario;
  acies_command_explain (&command, state, &why);
  told = acies_command_to_string (&command, state->ruleset);
  passed_over = dup_passed_over (&command, state, game);

  return print (&why, passed_over, told, json);
}

AciesCliStatus
acies_cli_why (const AciesCliVerb *verb,
               char              **words)
{
  g_auto (AciesCliPosition) asked = { 0 };
  g_autofree char *line = NULL;
  AciesCliStatus   status;

  if (!acies_cli_position_open (&asked, verb, words, 2, MAX_WORDS, NULL, N_ ("Print the answer as JSON"), &status))
    return status;
  line = g_strjoinv (" ", asked.arguments + 1);
  if (!g_utf8_validate (line, -1, NULL))
    return acies_cli_error (_ ("the command is not valid UTF-8 text"));

  return acies_cli_why_line (line, asked.input->game == NULL ? asked.input->scenario : NULL, asked.session, asked.json);
}
