/* cli-help.c - what can be commanded in a game, a line each
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli/cli-help.h"

#include "engine/procs.h"
#include "rulesets/rulesets.h"

#include <glib/gi18n.h>

static const char *const texts[ACIES_N_COMMANDS] = {
  [ACIES_COMMAND_PLAY] = N_ ("play a card of the hand: an order, or an answer to what is asked"),
  [ACIES_COMMAND_ORDER] = N_ ("order a unit; of a row name both ends, of a group the middle first"),
  [ACIES_COMMAND_MOVE] = N_ ("move the unit on the first hex to the second"),
  [ACIES_COMMAND_ATTACK] = N_ ("attack with the unit on the first hex the enemy on the second"),
  [ACIES_COMMAND_RETREAT] = N_ ("say where the unit retreats to"),
  [ACIES_COMMAND_PUT_BACK] = N_ ("put a card of the hand back into the deck"),
  [ACIES_COMMAND_TAKE] = N_ ("take a card from the deck, or from a row of open ones"),
  [ACIES_COMMAND_PASS] = N_ ("give no answer to what is asked, or say no"),
  [ACIES_COMMAND_DONE] = N_ ("ask for no more, or end this step of the turn"),
  [ACIES_COMMAND_YES] = N_ ("say yes to what is asked"),
  [ACIES_COMMAND_DICE] = N_ ("enter the faces of real dice"),
  [ACIES_COMMAND_DRAW] = N_ ("enter the card that was drawn from a real deck"),
};

char *
acies_cli_help_dup_line (const AciesCliWord *word)
{
  g_autofree char *said = g_strdup_printf ("%s %s", word->name, word->usage);

  return g_strdup_printf ("  %-17s %s", said, gettext (word->text));
}

char *
acies_cli_help_dup_choice (const AciesCommand *command,
                           const AciesState   *state)
{
  g_autofree char *choice = acies_question_dup_choice (state, command);
  g_autofree char *line = choice != NULL ? acies_command_to_string (command, state->ruleset) : NULL;

  /* Translators: what is typed to choose something, and what that is */
  return choice != NULL ? g_strdup_printf (_ ("%s: %s"), line, choice) : NULL;
}

char *
acies_cli_help_dup_choices (const AciesState *state)
{
  g_autoptr (GArray) list = acies_commands_new ();
  g_autoptr (GString) text = g_string_new (NULL);

  acies_command_list (state, list);
  for (guint i = 0; i < list->len; i++)
    {
      g_autofree char *choice = acies_cli_help_dup_choice (&g_array_index (list, AciesCommand, i), state);

      if (choice != NULL)
        g_string_append_printf (text, "  %s\n", choice);
    }

  return g_strdup (text->str);
}

static void
append_line (GString    *text,
             const char *name,
             const char *usage,
             const char *help)
{
  AciesCliWord     word = { name, usage, help };
  g_autofree char *line = acies_cli_help_dup_line (&word);

  g_string_append_printf (text, "%s\n", line);
}

/* The engine's table has the bare words; people may name what they end. */
static void
append_command (GString          *text,
                AciesCommandKind  kind,
                const AciesProcs *procs,
                const char       *usage)
{
  const AciesVerb *verb = acies_command_verb (kind, procs);
  gboolean         may_be_named = kind == ACIES_COMMAND_DONE || kind == ACIES_COMMAND_PASS;

  append_line (text, acies_command_name (kind, procs), may_be_named ? "[NAME]" : usage,
               verb != NULL ? verb->help : texts[kind]);
}

char *
acies_cli_help_dup_commands (const AciesState *state)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (AciesCommandKind kind = ACIES_COMMAND_START + 1; kind < ACIES_N_COMMANDS; kind++)
    {
      if (acies_command_check_known (kind, state, NULL))
        append_command (text, kind, state->ruleset->procs, acies_command_usage_in (kind, state->ruleset));
    }

  return g_strdup (text->str);
}

/* Games may have the same one: it is told once. */
static void
append_verbs (GString *text)
{
  const AciesProcs *const *games = acies_rulesets_list_procs ();
  g_autoptr (GHashTable) told = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; games[i] != NULL; i++)
    {
      for (guint n = 0; n < ACIES_MAX_VERBS && games[i]->verbs[n] != NULL; n++)
        {
          if (g_hash_table_add (told, (char *) games[i]->verbs[n]->name))
            append_command (text, ACIES_COMMAND_VERB + n, games[i], acies_command_usage (ACIES_COMMAND_VERB + n, games[i]));
        }
    }
}

static char *
dup_all_commands (void)
{
  const AciesProcs *any = acies_rulesets_list_procs ()[0];
  g_autoptr (GString) text = g_string_new (NULL);

  for (AciesCommandKind kind = ACIES_COMMAND_START + 1; kind < ACIES_N_COMMANDS; kind++)
    {
      if (texts[kind] != NULL)
        append_command (text, kind, any, acies_command_usage (kind, any));
      else if (kind == ACIES_COMMAND_VERB)
        append_verbs (text);
    }

  return g_strdup (text->str);
}

char *
acies_cli_help_dup_list (void)
{
  g_autofree char *commands = dup_all_commands ();

  return g_strdup_printf ("%s\n%s", _ ("Commands:"), commands);
}
