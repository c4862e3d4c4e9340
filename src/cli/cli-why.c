/* cli-why.c - acies-cli why: may this be commanded now, and if not, why not
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli/cli-input.h"
#include "cli/cli-json.h"
#include "cli/cli.h"
#include "engine/explain.h"

#include <glib/gi18n.h>

/* The command may stand in one word or in several. */
#define MAX_WORDS 64

/* The attack is over, and nobody was asked for the card in it: what the log says
 * of that; NULL: nothing. */
static char *
dup_passed_over (const AciesCommand *command,
                 const AciesState   *state,
                 const GArray       *notes)
{
  if (command->kind != ACIES_COMMAND_PLAY || state->n_combats > 0)
    return NULL;

  for (guint i = notes->len; i > 0; i--)
    {
      const AciesNote *note = &g_array_index (notes, AciesNote, i - 1);

      if (note->kind == ACIES_NOTE_NOT_ASKED && note->card == command->id)
        return acies_note_to_string (note, state->ruleset);
      if (note->kind == ACIES_NOTE_DECLARED)
        return NULL;
    }

  return NULL;
}

static void
print_text (const AciesExplanation *why,
            const char             *passed_over)
{
  if (why->rule == NULL)
    acies_cli_print_line (why->sentence);
  else
    acies_cli_print ("%s [%s]\n\n%s: %s (%s)\n%s\n", why->sentence, why->rule->id,
                     why->rule->id, why->rule->title, why->rule->source, why->rule->text);
  if (passed_over != NULL)
    {
      /* Translators: of a card that cannot be played now: the line of the log that says why it was not asked for */
      g_autofree char *line = g_strdup_printf (_ ("In the last attack: %s"), passed_over);

      acies_cli_print ("\n%s\n", line);
    }
}

static void
print_json (const AciesExplanation *why,
            const char             *passed_over,
            const AciesCommand     *command,
            const AciesRuleset     *ruleset)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autofree char *line = acies_command_to_string (command, ruleset);

  json_builder_begin_object (builder);
  acies_cli_json_string (builder, "command", line);
  acies_cli_json_flag (builder, "allowed", why->allowed);
  acies_cli_json_string (builder, "message", why->sentence);
  acies_cli_json_string (builder, "rule", why->rule != NULL ? why->rule->id : NULL);
  acies_cli_json_string (builder, "title", why->rule != NULL ? why->rule->title : NULL);
  acies_cli_json_string (builder, "source", why->rule != NULL ? why->rule->source : NULL);
  acies_cli_json_string (builder, "text", why->rule != NULL ? why->rule->text : NULL);
  acies_cli_json_string (builder, "passed-over", passed_over);
  json_builder_end_object (builder);
  acies_cli_json_print (builder);
}

/* A command of the editor asks about the scenario, one of play about the game
 * that it begins. */
static AciesState *
dup_position (const AciesCliInput *input,
              const AciesCommand  *command,
              int                  at,
              char               **passed_over)
{
  g_autoptr (GArray) notes = NULL;
  AciesState *state;
  g_autoptr (AciesSession) session = NULL;

  if (input->game == NULL && command->kind <= ACIES_COMMAND_START)
    return acies_cli_input_dup_state (input, at);
  session = acies_cli_input_dup_session (input, at, 0);

  if (session == NULL)
    return NULL;
  state = acies_state_copy (acies_session_get_state (session));
  notes = acies_session_dup_notes (session);
  *passed_over = dup_passed_over (command, state, notes);

  return state;
}

static AciesCliStatus
explain (const AciesCliInput *input,
         const char          *line,
         int                  at,
         gboolean             json)
{
  g_auto (AciesCommand) command = ACIES_COMMAND_INIT (ACIES_COMMAND_DONE);
  g_auto (AciesExplanation) why = { 0 };
  g_autoptr (AciesState) state = NULL;
  g_autofree char *passed_over = NULL;
  g_autoptr (GError) error = NULL;

  if (!g_utf8_validate (line, -1, NULL))
    {
      acies_cli_complain (_ ("the command is no text"));
      return ACIES_CLI_UNUSABLE;
    }
  if (!acies_command_parse (line, input->scenario->ruleset, &command, &error))
    {
      acies_cli_complain ("%s", error->message);
      return ACIES_CLI_UNUSABLE;
    }
  state = dup_position (input, &command, at, &passed_over);
  if (state == NULL)
    return ACIES_CLI_UNUSABLE;

  acies_command_explain (&command, state, &why);
  if (json)
    print_json (&why, passed_over, &command, state->ruleset);
  else
    print_text (&why, passed_over);

  return why.allowed ? ACIES_CLI_GOOD : ACIES_CLI_FAULTS;
}

AciesCliStatus
acies_cli_why (const AciesCliVerb *verb,
               char              **words)
{
  gboolean           json = FALSE;
  g_autofree char   *at_text = NULL;
  int                at = ACIES_CLI_AT_END;
  const GOptionEntry entries[] = {
    { "at", 0, 0, G_OPTION_ARG_FILENAME, &at_text, N_ ("Of a game: after its first N commands, not at its end"), N_ ("N") },
    { "json", 0, 0, G_OPTION_ARG_NONE, &json, N_ ("Print the answer as JSON"), NULL },
    { NULL },
  };
  g_auto (GStrv) arguments = NULL;
  g_autofree char *line = NULL;
  g_autoptr (AciesCliInput) input = NULL;
  AciesCliStatus status;

  arguments = acies_cli_parse (verb, entries, words, 2, MAX_WORDS, &status);
  if (arguments == NULL)
    return status;
  if (!acies_cli_read_number ("--at", at_text, 0, G_MAXINT, &at))
    return ACIES_CLI_UNUSABLE;
  input = acies_cli_open_sound (arguments[0], &status);
  if (input == NULL)
    return status;
  line = g_strjoinv (" ", arguments + 1);

  return explain (input, line, at, json);
}
