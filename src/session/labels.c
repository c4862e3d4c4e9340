/* labels.c - names of commands for "Undo ..." and "Redo ..."
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "session/labels.h"

#include <glib/gi18n-lib.h>

static const char *const text_labels[ACIES_N_TEXTS] = {
  [ACIES_TEXT_TITLE] = N_ ("Change Title"),
  [ACIES_TEXT_DATE] = N_ ("Change Date"),
  [ACIES_TEXT_PLACE] = N_ ("Change Place"),
  [ACIES_TEXT_AUTHOR] = N_ ("Change Author"),
  [ACIES_TEXT_BRIEFING] = N_ ("Change Briefing"),
  [ACIES_TEXT_NOTES] = N_ ("Change Notes"),
};

/* Labels that need nothing but the kind of the command. */
static const char *const plain_labels[ACIES_N_COMMANDS] = {
  [ACIES_COMMAND_REMOVE] = N_ ("Remove Unit"),
  [ACIES_COMMAND_SHIFT] = N_ ("Move Unit"),
  [ACIES_COMMAND_FIGURES] = N_ ("Change Figures"),
  [ACIES_COMMAND_ENTRY] = N_ ("Change Entry Hexes"),
  [ACIES_COMMAND_FIRST] = N_ ("Change First Player"),
  [ACIES_COMMAND_END_ROUND] = N_ ("Change End Round"),
  [ACIES_COMMAND_OPENING] = N_ ("Change Opening Turn"),
  [ACIES_COMMAND_LABEL] = N_ ("Change Label"),
  [ACIES_COMMAND_RESIZE] = N_ ("Resize Board"),
  [ACIES_COMMAND_START] = N_ ("Start Game"),
  [ACIES_COMMAND_PASS] = N_ ("Pass"),
  [ACIES_COMMAND_DONE] = N_ ("Done"),
  [ACIES_COMMAND_YES] = N_ ("Answer"),
  [ACIES_COMMAND_DICE] = N_ ("Dice"),
};

/* "%s" stands for a side. */
static const char *const side_labels[ACIES_N_COMMANDS] = {
  [ACIES_COMMAND_CARDS] = N_ ("Change Deck of %s"),
  [ACIES_COMMAND_HAND] = N_ ("Change Hand of %s"),
  [ACIES_COMMAND_DISCARD] = N_ ("Change Discards of %s"),
  [ACIES_COMMAND_MORALE] = N_ ("Change Morale of %s"),
  [ACIES_COMMAND_HAND_SIZE] = N_ ("Change Hand Size of %s"),
  [ACIES_COMMAND_ACTIONS] = N_ ("Change Actions of %s"),
  [ACIES_COMMAND_SPENT] = N_ ("Change Spent Actions of %s"),
  [ACIES_COMMAND_CAMP] = N_ ("Change Camp of %s"),
};

/* "%s" stands for a hex. */
static const char *const hex_labels[ACIES_N_COMMANDS] = {
  [ACIES_COMMAND_ORDER] = N_ ("Order %s"),
  [ACIES_COMMAND_MOVE] = N_ ("Move %s"),
  [ACIES_COMMAND_SWAP] = N_ ("Change Places at %s"),
  [ACIES_COMMAND_STEP] = N_ ("Step Back from %s"),
  [ACIES_COMMAND_ATTACK] = N_ ("Attack from %s"),
  [ACIES_COMMAND_WAY] = N_ ("Attack over %s"),
  [ACIES_COMMAND_RETREAT] = N_ ("Retreat to %s"),
};

/* "%s" stands for a thing of the ruleset. */
static const char *const thing_labels[ACIES_N_COMMANDS] = {
  [ACIES_COMMAND_PAINT] = N_ ("Paint %s"),
  [ACIES_COMMAND_PLACE] = N_ ("Place %s"),
  [ACIES_COMMAND_MARK] = N_ ("Mark %s"),
  [ACIES_COMMAND_RESERVE] = N_ ("Change Reserve of %s"),
  [ACIES_COMMAND_SWITCH] = N_ ("Change “%s”"),
  [ACIES_COMMAND_PLAY] = N_ ("Play %s"),
  [ACIES_COMMAND_ENTER] = N_ ("Bring In %s"),
  [ACIES_COMMAND_PUT_BACK] = N_ ("Put Back %s"),
  [ACIES_COMMAND_TAKE] = N_ ("Take %s"),
};

/* Name of what @id stands for in a command of the kind. */
static const char *
thing_name (const AciesCommand *command,
            const AciesRuleset *ruleset)
{
  switch (command->kind)
    {
    case ACIES_COMMAND_PAINT:
      return ruleset->terrains[command->id].name;

    case ACIES_COMMAND_PLACE:
    case ACIES_COMMAND_RESERVE:
    case ACIES_COMMAND_ENTER:
      return ruleset->unit_types[command->id].name;

    case ACIES_COMMAND_MARK:
      return ruleset->marks[command->id].name;

    case ACIES_COMMAND_SWITCH:
      return ruleset->switches[command->id].name;

    default:
      return ruleset->cards[command->id].name;
    }
}

static char *
fill_in (const char *format,
         const char *name)
{
  g_auto (GStrv) parts = g_strsplit (gettext (format), "%s", 2);

  return g_strjoinv (name, parts);
}

char *
acies_command_label (const AciesCommand *command,
                     const AciesRuleset *ruleset)
{
  AciesHexName name;

  g_return_val_if_fail (command->kind < ACIES_N_COMMANDS, NULL);

  if (command->kind == ACIES_COMMAND_TEXT)
    return g_strdup (gettext (text_labels[command->id]));
  if (side_labels[command->kind] != NULL)
    return fill_in (side_labels[command->kind], ruleset->sides[command->side].name);
  if (hex_labels[command->kind] != NULL)
    return fill_in (hex_labels[command->kind], acies_hex_name (command->hex, name));
  if (thing_labels[command->kind] != NULL)
    return fill_in (thing_labels[command->kind], thing_name (command, ruleset));

  return g_strdup (gettext (plain_labels[command->kind]));
}
