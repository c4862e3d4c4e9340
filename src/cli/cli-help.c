/* cli-help.c - what can be commanded in a game, a line each
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli/cli-help.h"

#include "cli/cli-names.h"
#include "cli/cli-near.h"
#include "engine/procs.h"
#include "engine/words/unit-words.h"
#include "rulesets/rulesets.h"

#include <glib/gi18n.h>

static const char *const texts[ACIES_N_COMMANDS] = {
  [ACIES_COMMAND_PLAY] = N_ ("play a card from the hand: an order, or an answer to a question"),
  [ACIES_COMMAND_ORDER] = N_ ("order a unit; name both ends of a row, or first the middle unit of a group"),
  [ACIES_COMMAND_MOVE] = N_ ("move the unit on the first hex to the second"),
  [ACIES_COMMAND_ATTACK] = N_ ("with the unit on the first hex, attack the enemy on the second"),
  [ACIES_COMMAND_RETREAT] = N_ ("choose where the unit retreats to"),
  [ACIES_COMMAND_PUT_BACK] = N_ ("put a card from the hand back into the deck"),
  [ACIES_COMMAND_TAKE] = N_ ("take a card from the deck, or from a row of face-up cards"),
  [ACIES_COMMAND_PASS] = N_ ("decline, or answer no"),
  [ACIES_COMMAND_DONE] = N_ ("finish choosing, or end this step of the turn"),
  [ACIES_COMMAND_YES] = N_ ("answer yes"),
  [ACIES_COMMAND_DICE] = N_ ("enter the faces that real dice show"),
  [ACIES_COMMAND_DRAW] = N_ ("enter the card that was drawn from a real deck"),
};

char *
acies_cli_help_dup_usage (const char         *usage,
                          const AciesRuleset *ruleset)
{
  g_autoptr (GString) text = g_string_new (usage);

  if (ruleset->layout == ACIES_BOARD_SQUARES)
    g_string_replace (text, "HEX", "SQUARE", 0);

  return g_strdup (text->str);
}

char *
acies_cli_help_dup_line (const AciesCliWord *word)
{
  g_autofree char *said = g_strdup_printf (*word->usage != '\0' ? "%s %s" : "%s%s", word->name, word->usage);

  return g_strdup_printf ("  %-17s %s", said, gettext (word->text));
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
      g_autofree char *usage = NULL;

      if (!acies_command_check_known (kind, state, NULL))
        continue;
      usage = acies_cli_help_dup_usage (acies_command_usage_in (kind, state->ruleset), state->ruleset);
      append_command (text, kind, state->ruleset->procs, usage);
    }

  return g_strdup (text->str);
}

/* --- cards and unit types ----------------------------------------------------------------------- */

static void
append_card (GString            *text,
             const AciesRuleset *ruleset,
             AciesId             id)
{
  const AciesCardType *card = &ruleset->cards[id];

  /* Translators: the name of a card, and what it does */
  g_string_append_printf (text, _ ("%1$s: %2$s"), card->name, card->text);
  if (card->rule != NULL)
    g_string_append_printf (text, " [%s]", card->rule);
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
  for (guint i = 0; i < ruleset->n_attributes; i++)
    {
      g_autofree char *value = acies_attribute_value_to_string (ruleset, i, type->values[i]);

      if (acies_attribute_is_told (ruleset, i, type->values[i]))
        /* Translators: what a number or a row of dice of a unit is called, and its value */
        g_string_append_printf (text, _ ("  %1$s: %2$s\n"), ruleset->attributes[i].name, value);
    }
  if (*skills != '\0')
    {
      g_auto (GStrv) lines = g_strsplit (skills, "\n", -1);

      for (guint i = 0; lines[i] != NULL; i++)
        g_string_append_printf (text, "  %s\n", lines[i]);
    }
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
    if (acies_cli_sounds_like (squashed, ruleset->cards[i].name) || acies_cli_sounds_like (squashed, ruleset->cards[i].id))
      append_card (text, ruleset, (AciesId) i);
  for (guint i = 0; i < ruleset->n_unit_types; i++)
    if (acies_cli_sounds_like (squashed, ruleset->unit_types[i].name) || acies_cli_sounds_like (squashed, ruleset->unit_types[i].id))
      append_type (text, ruleset, (AciesId) i);

  return text->len > 0 ? g_strdup (text->str) : NULL;
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
