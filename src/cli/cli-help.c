/* cli-help.c - what can be commanded in a game, a line each
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli/cli-help.h"

#include "engine/command.h"

#include <glib/gi18n.h>

static const char *const texts[ACIES_N_COMMANDS] = {
  [ACIES_COMMAND_PLAY] = N_ ("play a card of the hand: an order, or an answer to what is asked"),
  [ACIES_COMMAND_ORDER] = N_ ("order a unit; of a row name both ends, of a group the middle first"),
  [ACIES_COMMAND_ENTER] = N_ ("bring in a unit of the reserve"),
  [ACIES_COMMAND_MOVE] = N_ ("move the unit on the first hex to the second"),
  [ACIES_COMMAND_SWAP] = N_ ("let two neighbouring units change places"),
  [ACIES_COMMAND_STEP] = N_ ("let a unit step back before it moves"),
  [ACIES_COMMAND_ATTACK] = N_ ("attack with the unit on the first hex the enemy on the second"),
  [ACIES_COMMAND_WAY] = N_ ("say over which hexes an attack goes, beginning at the attacker"),
  [ACIES_COMMAND_RETREAT] = N_ ("say where the unit retreats to"),
  [ACIES_COMMAND_PUT_BACK] = N_ ("put a card of the hand back into the deck"),
  [ACIES_COMMAND_TAKE] = N_ ("take a card from the deck into the hand"),
  [ACIES_COMMAND_PASS] = N_ ("give no answer to what is asked, or say no"),
  [ACIES_COMMAND_DONE] = N_ ("ask for no more, or end this step of the turn"),
  [ACIES_COMMAND_YES] = N_ ("say yes to what is asked"),
  [ACIES_COMMAND_DICE] = N_ ("enter the faces of real dice"),
};

char *
acies_cli_help_dup_line (const AciesCliWord *word)
{
  g_autofree char *said = g_strdup_printf ("%s %s", word->name, word->usage);

  return g_strdup_printf ("  %-17s %s", said, gettext (word->text));
}

/* The engine's table has the bare words; people may name what they end. */
static const char *
usage_of (AciesCommandKind kind)
{
  return kind == ACIES_COMMAND_DONE || kind == ACIES_COMMAND_PASS ? "[NAME]" : acies_command_usage (kind);
}

char *
acies_cli_help_dup_commands (const AciesState *state)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (AciesCommandKind kind = ACIES_COMMAND_START + 1; kind < ACIES_N_COMMANDS; kind++)
    {
      AciesCliWord     word = { acies_command_name (kind), usage_of (kind), texts[kind] };
      g_autofree char *line = acies_cli_help_dup_line (&word);

      if (state == NULL || acies_command_check_known (kind, state, NULL))
        g_string_append_printf (text, "%s\n", line);
    }

  return g_strdup (text->str);
}

char *
acies_cli_help_dup_list (void)
{
  g_autofree char *commands = acies_cli_help_dup_commands (NULL);

  return g_strdup_printf ("%s\n%s", _ ("Commands:"), commands);
}
