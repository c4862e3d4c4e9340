/* help.c - what can be commanded in a game, a line each
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli/play.h"

#include "engine/core/engine.h"
#include "engine/view/words.h"
#include "rulesets/rulesets.h"

#include <glib/gi18n.h>

#include <string.h>

/* The width of the column of commands; a longer command gets its own line. */
#define USAGE_WIDTH 17

/* The text of a line in the list, and the details for "help NAME" and the list of all commands. */
typedef struct
{
  const char *text;
  const char *details; /* (nullable): lines */
} Help;

/* clang-format off */
static const Help helps[ACIES_N_COMMANDS] = {
  [ACIES_COMMAND_PAINT] = { N_ ("give the hex this terrain"), NULL },
  [ACIES_COMMAND_PLACE] = { N_ ("put a new unit on the hex, in place of any unit there"),
                            N_ ("If units can share a hex, the new unit replaces the unit in its layer and all units of another side.\n"
"Name the side if more than one army can have the type.") },
  [ACIES_COMMAND_REMOVE] = { N_ ("remove the unit from the board"), NULL },
  [ACIES_COMMAND_SHIFT] = { N_ ("move the unit from the first hex to the second"), NULL },
  [ACIES_COMMAND_FIGURES] = { N_ ("set the number of figures in a unit"), NULL },
  [ACIES_COMMAND_MARK] = { N_ ("give a unit a mark (1), or remove it (0)"), NULL },
  [ACIES_COMMAND_PROPERTY] = { N_ ("set a property of a unit, such as its grade"),
                               N_ ("The value is a number, the id of an option, or a facing: n, ne, se, s, sw or nw.") },
  [ACIES_COMMAND_RESERVE] = { N_ ("set how many units of the type are in reserve"),
                              N_ ("Added units have the given number of figures, or full strength if none is given.") },
  [ACIES_COMMAND_CARDS] = { N_ ("set how many copies of the card a side or a shared deck has"), NULL },
  [ACIES_COMMAND_HAND] = { N_ ("set how many copies of the card are in the side’s hand"), NULL },
  [ACIES_COMMAND_DISCARD] = { N_ ("set how many copies of the card have already been discarded"), NULL },
  [ACIES_COMMAND_MORALE] = { N_ ("set the morale of the side"), NULL },
  [ACIES_COMMAND_HAND_SIZE] = { N_ ("set the hand size of the side"), NULL },
  [ACIES_COMMAND_ACTIONS] = { N_ ("set how many actions the side has in each round, if the game counts actions"), NULL },
  [ACIES_COMMAND_SPENT] = { N_ ("set how many of the side’s actions have already been spent when the scenario starts"), NULL },
  [ACIES_COMMAND_RESOURCE] = { N_ ("set how much of a resource, such as coins, the side starts with"), NULL },
  [ACIES_COMMAND_CAMP] = { N_ ("set the camp of the side, or remove it if no hex is given"), NULL },
  [ACIES_COMMAND_ENTRY] = { N_ ("let the reserve of the side enter at this hex (1), or not (0)"), NULL },
  [ACIES_COMMAND_FIRST] = { N_ ("set the side that has the first turn in each round"), NULL },
  [ACIES_COMMAND_END_ROUND] = { N_ ("set the last round"), NULL },
  [ACIES_COMMAND_OPENING] = { N_ ("set the side, the round and, within a turn, the phase in which the scenario starts"), NULL },
  [ACIES_COMMAND_SWITCH] = { N_ ("set a rule that scenarios can change"), NULL },
  [ACIES_COMMAND_TEXT] = { N_ ("set the title, date, place, author, briefing or notes"), NULL },
  [ACIES_COMMAND_LABEL] = { N_ ("set the label of a hex (up to 40 characters), or remove it if no text is given"), NULL },
  [ACIES_COMMAND_RESIZE] = { N_ ("set the size of a board of hexes"), NULL },
  [ACIES_COMMAND_REPLACE] = { N_ ("replace the whole scenario (only in the app)"),
                              N_ ("The app uses this command to reload a file or change the ruleset. It cannot be typed.") },
  [ACIES_COMMAND_PLAY] = { N_ ("play a card from the hand, on a hex if the card needs one"),
                           N_ ("Name the hex where the card is laid, or the hex of the unit it is for: a flanking unit,\n"
"the enemy that an advance attacks, or a unit that changes formation.") },
  [ACIES_COMMAND_ORDER] = { N_ ("order a unit; for a row, name both ends; for a group, name the middle unit first"), NULL },
  [ACIES_COMMAND_MOVE] = { N_ ("move the unit from the first hex to the second"), NULL },
  [ACIES_COMMAND_ATTACK] = { N_ ("attack the enemy on the second hex with the unit on the first"), NULL },
  [ACIES_COMMAND_RETREAT] = { N_ ("choose where the unit retreats to"), NULL },
  [ACIES_COMMAND_PUT_BACK] = { N_ ("put a card from the hand back into the deck"), NULL },
  [ACIES_COMMAND_TAKE] = { N_ ("take a card from the deck, or from a row of face-up cards"), NULL },
  [ACIES_COMMAND_PASS] = { N_ ("decline, or answer no"), N_ ("You can add the name of the step that it ends, as with “done”.") },
  [ACIES_COMMAND_DONE] = { N_ ("finish choosing, or end this step of the turn"),
                           N_ ("You can add the name of the step that it ends, then the side, as “legal” lists them:\n"
"“done order”, “pass charge”, “done deploy rome”. The log does not keep these names.\n"
"Steps end automatically when nothing is left to choose, and questions with no possible\n"
"answer are skipped. “done” alone is refused if the line before it, or the dice, just ended\n"
"a step. The name of a step that has already ended is refused, and ends nothing.") },
  [ACIES_COMMAND_YES] = { N_ ("answer yes"), NULL },
  [ACIES_COMMAND_DICE] = { N_ ("enter the faces that real dice show"),
                           N_ ("Type one face for each die: its number, or the id of its symbol. If there are several kinds of\n"
                               "dice, the kind comes first: “dice white:cross yellow:skull”. The order of the kinds does not matter;\n"
                               "dice of one kind are used in the order in which you type them. Without this line the dice are\n"
                               "rolled from the seed.") },
  [ACIES_COMMAND_DRAW] = { N_ ("enter the card that was drawn from a real deck"),
                           N_ ("Without this line the card is drawn at random using the seed; each remaining copy is equally likely.") },
  [ACIES_COMMAND_TRACK_NEXT] = { N_ ("begin the next step, turn or round"),
                                 N_ ("The commands that start with “tracker” belong to games at a real table, of which only the\n"
                                     "trackers are known. A change has a sign: “tracker morale rome -1 unit”.") },
  [ACIES_COMMAND_TRACK_ROUND] = { N_ ("correct the round"), NULL },
  [ACIES_COMMAND_TRACK_TURN] = { N_ ("correct whose turn it is, and the step"), NULL },
  [ACIES_COMMAND_TRACK_MORALE] = { N_ ("change the morale of the side"), NULL },
  [ACIES_COMMAND_TRACK_RESOURCE] = { N_ ("change a resource of the side, such as coins"), NULL },
  [ACIES_COMMAND_TRACK_ACTIONS] = { N_ ("change how many actions the side has spent in the round"), NULL },
  [ACIES_COMMAND_TRACK_LOSSES] = { N_ ("count figures that units of the type have lost; a negative number brings figures back"), NULL },
  [ACIES_COMMAND_TRACK_HAND] = { N_ ("count cards that come into the hand, or leave it, without naming them"), NULL },
  [ACIES_COMMAND_TRACK_CARD] = { N_ ("say where a card is now: deck, hand, discard, row or laid"), NULL },
  [ACIES_COMMAND_TRACK_SHUFFLE] = { N_ ("put the played cards back into the deck"), NULL },
  [ACIES_COMMAND_TRACK_CLOCK] = { N_ ("set the seconds left for the side, and whose clock runs"), NULL },
  [ACIES_COMMAND_TRACK_INCREMENT] = { N_ ("set the seconds that a clock gains when its turn ends"), NULL },
  [ACIES_COMMAND_TRACK_DICE] = { N_ ("note a roll of dice"), N_ ("The faces are typed as for “dice”.") },
  [ACIES_COMMAND_TRACK_FIGHT] = { N_ ("note an attack of one type of units on another, and its dice"), NULL },
  [ACIES_COMMAND_TRACK_END] = { N_ ("end the game with the result by the rules"), NULL },
};
/* clang-format on */

char *
acies_cli_help_dup_line (const AciesCliWord *word)
{
  g_autofree char *said = g_strdup_printf (*word->usage != '\0' ? "%s %s" : "%s%s", word->name, word->usage);

  if (strlen (said) > USAGE_WIDTH)
    return g_strdup_printf ("  %s\n  %*s %s", said, USAGE_WIDTH, "", gettext (word->text));

  return g_strdup_printf ("  %-*s %s", USAGE_WIDTH, said, gettext (word->text));
}

char *
acies_cli_help_dup_choice (const AciesCommand *command,
                           const AciesState   *state)
{
  g_autofree char *choice = acies_question_dup_choice (state, command);
  g_autofree char *line = choice != NULL ? acies_command_to_string (command, state->ruleset) : NULL;

  /* Translators: what is typed to choose something, and what that is */
  return choice != NULL ? g_strdup_printf (_ ("%1$s: %2$s"), line, choice) : NULL;
}

/* Prints each line of @lines, indented below a line of the list. */
static void
append_details (GString    *text,
                const char *indent,
                const char *lines)
{
  g_auto (GStrv) all = g_strsplit (lines, "\n", -1);

  for (guint i = 0; all[i] != NULL; i++)
    g_string_append_printf (text, "%s%s\n", indent, all[i]);
}

/* The engine's table lacks the optional words after “done”. */
static void
append_command (GString          *text,
                AciesCommandKind  kind,
                const AciesProcs *procs,
                const char       *usage,
                gboolean          in_full)
{
  const AciesVerb *verb = acies_command_verb (kind, procs);
  gboolean         may_be_named = kind == ACIES_COMMAND_DONE || kind == ACIES_COMMAND_PASS;
  AciesCliWord     word = { acies_command_name (kind, procs), may_be_named ? "[NAME]" : usage, verb != NULL ? verb->help : helps[kind].text };
  g_autofree char *line = acies_cli_help_dup_line (&word);

  g_string_append_printf (text, "%s\n", line);
  if (in_full && verb == NULL && helps[kind].details != NULL)
    append_details (text, "    ", gettext (helps[kind].details));
}

char *
acies_cli_help_dup_commands (const AciesState *state,
                             const char       *name)
{
  const AciesProcs *procs = state->ruleset->procs;
  GString          *text = g_string_new (NULL);

  for (AciesCommandKind kind = ACIES_COMMAND_START + 1; kind < ACIES_N_COMMANDS; kind++)
    if (acies_command_check_known (kind, state, NULL) &&
        (name == NULL || g_ascii_strcasecmp (acies_command_name (kind, procs), name) == 0))
      {
        g_autofree char *usage = acies_command_dup_usage (kind, state->ruleset);

        append_command (text, kind, procs, usage, name != NULL);
      }

  return g_string_free (text, FALSE);
}

/* --- cards and unit types ----------------------------------------------------------------------- */

/* Prints the help for an item if @squashed is its name and the ruleset explains it. */
static void
append_explained (GString    *text,
                  const char *squashed,
                  const char *id,
                  const char *name,
                  const char *explained,
                  const char *rule)
{
  if (explained == NULL || !(acies_cli_sounds_like (squashed, name) || acies_cli_sounds_like (squashed, id)))
    return;
  /* Translators: the name of a card, a terrain or the like, and what it is or does */
  g_string_append_printf (text, _ ("%1$s: %2$s"), name, explained);
  if (rule != NULL)
    g_string_append_printf (text, " [%s]", rule);
  g_string_append_c (text, '\n');
}

static void
append_type (GString            *text,
             const AciesRuleset *ruleset,
             AciesId             id)
{
  const AciesUnitType *type = &ruleset->unit_types[id];
  g_autofree char     *skills = acies_unit_type_dup_skills (ruleset, id);
  g_autofree char     *cards = acies_unit_type_dup_abilities (ruleset, id);

  /* Translators: the name of a unit type, and its class */
  g_string_append_printf (text, _ ("%1$s: %2$s"), type->name, ruleset->classes[type->class_].name);
  if (!acies_ruleset_lacks (ruleset, ACIES_LACKS_FIGURES))
    {
      g_autofree char *figures = acies_figures_to_string (ruleset, type->figures);

      g_string_append_printf (text, ", %s", figures);
    }
  g_string_append_c (text, '\n');
  if (type->text != NULL)
    g_string_append_printf (text, "  %s\n", type->text);
  for (guint i = 0; i < ruleset->n_attributes; i++)
    {
      g_autofree char *value = acies_attribute_value_to_string (ruleset, i, type->values[i]);

      if (acies_attribute_is_shown (ruleset, i, type->values[i]))
        /* Translators: what a number or a row of dice of a unit is called, and its value */
        g_string_append_printf (text, _ ("  %1$s: %2$s\n"), ruleset->attributes[i].name, value);
    }
  if (*skills != '\0')
    append_details (text, "  ", skills);
  if (*cards != '\0')
    /* Translators: the ability cards that a unit type can use */
    g_string_append_printf (text, _ ("  Cards: %s\n"), cards);
}

char *
acies_cli_help_dup_thing (const AciesRuleset *ruleset,
                          const char         *name)
{
  g_autofree char *squashed = acies_cli_squash (name);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < ruleset->n_cards; i++)
    append_explained (text, squashed, ruleset->cards[i].id, ruleset->cards[i].name, ruleset->cards[i].text, ruleset->cards[i].rule);
  for (guint i = 0; i < ruleset->n_terrains; i++)
    append_explained (text, squashed, ruleset->terrains[i].id, ruleset->terrains[i].name, ruleset->terrains[i].text, ruleset->terrains[i].rule);
  for (guint i = 0; i < ruleset->n_skills; i++)
    append_explained (text, squashed, ruleset->skills[i].id, ruleset->skills[i].name, ruleset->skills[i].text, ruleset->skills[i].rule);
  for (guint i = 0; i < ruleset->n_properties; i++)
    append_explained (text, squashed, ruleset->properties[i].id, ruleset->properties[i].name, ruleset->properties[i].text, ruleset->properties[i].rule);
  for (guint i = 0; i < ruleset->n_resources; i++)
    append_explained (text, squashed, ruleset->resources[i].id, ruleset->resources[i].name, ruleset->resources[i].text, ruleset->resources[i].rule);
  for (guint i = 0; i < ruleset->n_unit_types; i++)
    if (acies_cli_sounds_like (squashed, ruleset->unit_types[i].name) || acies_cli_sounds_like (squashed, ruleset->unit_types[i].id))
      append_type (text, ruleset, (AciesId) i);

  return text->len > 0 ? g_strdup (text->str) : NULL;
}

/* Prints the commands from @first up to @end (exclusive) that all games share, with details. */
static void
append_shared (GString         *text,
               AciesCommandKind first,
               AciesCommandKind end)
{
  const AciesProcs *any = acies_rulesets_list_procs ()[0];

  for (AciesCommandKind kind = first; kind < end; kind++)
    if (helps[kind].text != NULL)
      append_command (text, kind, any, acies_command_usage (kind, any), TRUE);
}

char *
acies_cli_help_dup_list (void)
{
  const AciesProcs *const *games = acies_rulesets_list_procs ();
  g_autoptr (GString) text = g_string_new (_ ("Commands:\n"));

  append_shared (text, ACIES_COMMAND_START + 1, ACIES_N_COMMANDS);
  for (guint i = 0; games[i] != NULL; i++)
    {
      /* Translators: the id of a game */
      g_string_append_printf (text, _ ("\nCommands of %s:\n"), games[i]->id);
      for (guint n = 0; n < ACIES_MAX_VERBS && games[i]->verbs[n] != NULL; n++)
        append_command (text, ACIES_COMMAND_VERB + n, games[i], acies_command_usage (ACIES_COMMAND_VERB + n, games[i]), TRUE);
      if (games[i]->help != NULL)
        append_details (text, "    ", gettext (games[i]->help));
    }

  return g_strdup (text->str);
}

char *
acies_cli_help_dup_edits (void)
{
  g_autoptr (GString) text = g_string_new (_ ("Commands that change a scenario:\n"));

  append_shared (text, 0, ACIES_COMMAND_START);

  return g_strdup (text->str);
}
