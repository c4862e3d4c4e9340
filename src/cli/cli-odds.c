/* cli-odds.c - acies-cli odds: the exact chances of an attack
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli/cli-odds.h"

#include "cli/cli-input.h"
#include "cli/cli-unit.h"
#include "engine/board/texts.h"
#include "engine/core/reach.h"
#include "engine/view/view.h"

#include <glib/gi18n.h>

typedef struct
{
  char    *ruleset;
  char    *attacker;
  char    *defender;
  char    *figures;
  char    *defender_figures;
  char    *terrain;
  char    *attacker_terrain;
  char    *at_text;
  char    *from;
  char   **modifiers;
  gboolean ranged;
  gboolean json;
} Options;

static void
options_clear (Options *self)
{
  g_free (self->ruleset);
  g_free (self->attacker);
  g_free (self->defender);
  g_free (self->figures);
  g_free (self->defender_figures);
  g_free (self->terrain);
  g_free (self->attacker_terrain);
  g_free (self->at_text);
  g_free (self->from);
  g_strfreev (self->modifiers);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, options_clear)

static gboolean
is_duel (const Options *options)
{
  return options->ruleset != NULL || options->attacker != NULL || options->defender != NULL;
}

/* Options of the one are not forgotten silently in the other. */
static gboolean
check_usage (const Options *options,
             char         **words)
{
  guint n = g_strv_length (words);

  if (is_duel (options) && (n > 0 || options->at_text != NULL || options->from != NULL))
    acies_cli_complain (_ ("odds: --ruleset, --attacker and --defender cannot be used with a file, --at or --from"));
  else if (is_duel (options) && (options->ruleset == NULL || options->attacker == NULL || options->defender == NULL))
    acies_cli_complain (_ ("odds: --ruleset, --attacker and --defender must be used together"));
  else if (!is_duel (options) && n != 3)
    acies_cli_complain (_ ("odds: name a file and two hexes, or use --ruleset, --attacker and --defender"));
  else if (!is_duel (options) && (options->figures != NULL || options->defender_figures != NULL || options->ranged ||
                                  options->terrain != NULL || options->attacker_terrain != NULL))
    acies_cli_complain (_ ("odds: figures, distance and terrain come from the position; leave out their options"));
  else
    return TRUE;

  return FALSE;
}

static GArray *
parse_suppositions (const Options      *options,
                    const AciesRuleset *ruleset)
{
  g_autoptr (GArray) list = g_array_new (FALSE, FALSE, sizeof (AciesSupposition));

  for (guint i = 0; options->modifiers != NULL && options->modifiers[i] != NULL; i++)
    {
      g_autoptr (GError) error = NULL;
      AciesSupposition one;

      if (!acies_supposition_parse (options->modifiers[i], ruleset, &one, &error))
        {
          acies_cli_complain ("--modifier: %s", error->message);
          return NULL;
        }
      g_array_append_val (list, one);
    }

  return g_steal_pointer (&list);
}

/* Refused by a rule is a result; anything else is wrong usage. That an attack could not be made from where
 * it is imagined is told beside its chances. */
static AciesCliStatus
finish (AciesOdds    *odds,
        const GError *error,
        AciesRuleset *ruleset,
        const char   *from,
        const GError *refusal,
        gboolean      json)
{
  if (odds == NULL)
    {
      acies_cli_tell_refusal (error);
      return error->domain == ACIES_RULE_ERROR ? ACIES_CLI_FAULTS : ACIES_CLI_UNUSABLE;
    }
  if (json)
    acies_cli_odds_print_json (odds, ruleset, from, refusal);
  else
    acies_cli_odds_print (odds, ruleset);
  if (refusal != NULL && !json)
    acies_cli_tell_refusal (refusal);

  return ACIES_CLI_GOOD;
}

static gboolean
read_id (const AciesRuleset *ruleset,
         const char         *option,
         const char         *text,
         AciesId (*find) (const AciesRuleset *, const char *),
         AciesId *id)
{
  if (text == NULL)
    return TRUE;
  *id = find (ruleset, text);
  if (*id != ACIES_NO_ID)
    return TRUE;
  /* Translators: an option of the command line, a game, and what was typed */
  acies_cli_complain (_ ("%1$s: %2$s has no “%3$s”"), option, ruleset->name, text);

  return FALSE;
}

static gboolean
read_duel (const Options      *options,
           const AciesRuleset *ruleset,
           AciesDuel          *duel)
{
  int figures = 0;
  int target_figures = 0;

  *duel = (AciesDuel) { .ranged = options->ranged };
  if (!read_id (ruleset, "--attacker", options->attacker, acies_ruleset_find_unit_type, &duel->attacker) ||
      !read_id (ruleset, "--defender", options->defender, acies_ruleset_find_unit_type, &duel->target) ||
      !read_id (ruleset, "--terrain", options->terrain, acies_ruleset_find_terrain, &duel->target_terrain) ||
      !read_id (ruleset, "--attacker-terrain", options->attacker_terrain, acies_ruleset_find_terrain, &duel->attacker_terrain) ||
      !acies_cli_read_number ("--figures", options->figures, 1, ACIES_MAX_FIGURES, &figures) ||
      !acies_cli_read_number ("--defender-figures", options->defender_figures, 1, ACIES_MAX_FIGURES, &target_figures))
    return FALSE;
  duel->attacker_figures = (guint) figures;
  duel->target_figures = (guint) target_figures;

  return TRUE;
}

static AciesCliStatus
run_duel (const Options *options)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (GError) error = NULL;
  AciesRuleset *ruleset = acies_library_get_ruleset (library, options->ruleset, &error);
  g_autoptr (GArray) suppositions = NULL;
  g_autoptr (AciesOdds) odds = NULL;
  AciesDuel duel;

  if (ruleset == NULL)
    {
      acies_cli_complain ("%s", error->message);
      return ACIES_CLI_UNUSABLE;
    }
  suppositions = parse_suppositions (options, ruleset);
  if (suppositions == NULL || !read_duel (options, ruleset, &duel))
    return ACIES_CLI_UNUSABLE;
  odds = acies_odds_new_for_duel (ruleset, &duel, suppositions, &error);

  return finish (odds, error, ruleset, NULL, NULL, options->json);
}

static gboolean
read_hex (const AciesState *state,
          const char       *text,
          AciesHex         *hex)
{
  if (!acies_hex_parse (text, hex))
    acies_cli_complain (acies_board_say (state->board, _ ("“%s” is not a hex such as E5"), _ ("“%s” is not a square such as E5")), text);
  else if (!acies_board_contains (state->board, *hex))
    acies_cli_complain (_ ("%s is not on the board"), text);
  else
    return TRUE;

  return FALSE;
}

/* The hex of a unit. */
static gboolean
read_unit (const AciesState *state,
           const char       *text,
           AciesHex         *hex)
{
  if (!read_hex (state, text, hex))
    return FALSE;
  if (acies_state_unit_at (state, *hex) != ACIES_NO_UNIT)
    return TRUE;
  acies_cli_complain (_ ("there is no unit on %s"), text);

  return FALSE;
}

/* An attack as the words have it, in a position. */
typedef struct
{
  AciesHex hex;  /* of the attacker */
  AciesHex from; /* where it is imagined to stand */
  AciesHex at;
} Attack;

static gboolean
read_attack (const Options    *options,
             char            **words,
             const AciesState *state,
             Attack           *attack)
{
  if (!read_unit (state, words[1], &attack->hex) || !read_unit (state, words[2], &attack->at))
    return FALSE;
  attack->from = attack->hex;

  return options->from == NULL || read_hex (state, options->from, &attack->from);
}

static AciesCliStatus
tell_attack (const Options    *options,
             const AciesState *state,
             const Attack     *attack,
             const GArray     *suppositions)
{
  AciesUnitId unit = acies_state_unit_at (state, attack->hex);
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) refusal = NULL;
  g_autoptr (AciesOdds) odds = acies_odds_new_from (state, unit, attack->from, attack->at, suppositions, &error);
  AciesHexName name;

  if (odds != NULL && options->from != NULL)
    acies_unit_check_attack_from (state, unit, attack->from, ACIES_MOMENT_ORDERED, &refusal);

  return finish (odds, error, state->ruleset, options->from != NULL ? acies_hex_name (attack->from, name) : NULL, refusal, options->json);
}

static AciesCliStatus
run_attack (const Options *options,
            char         **words)
{
  g_autoptr (AciesCliInput) input = NULL;
  g_autoptr (AciesState) state = NULL;
  g_autoptr (GArray) suppositions = NULL;
  AciesCliStatus status;
  Attack         attack;
  AciesSide      looker;
  int            position = ACIES_CLI_AT_END;

  if (!acies_cli_read_number ("--at", options->at_text, 0, G_MAXINT, &position))
    return ACIES_CLI_UNUSABLE;
  input = acies_cli_open_sound (words[0], &status);
  if (input == NULL)
    return status;
  state = acies_cli_input_dup_known (input, position, &looker);
  if (state == NULL || !read_attack (options, words, state, &attack))
    return ACIES_CLI_UNUSABLE;
  if (!acies_state_knows_attack (state, looker, attack.hex, attack.at))
    {
      acies_cli_complain (_ ("odds are not shown for units that are face down"));
      return ACIES_CLI_FAULTS;
    }
  suppositions = parse_suppositions (options, state->ruleset);

  return suppositions != NULL ? tell_attack (options, state, &attack, suppositions) : ACIES_CLI_UNUSABLE;
}

AciesCliStatus
acies_cli_odds (const AciesCliVerb *verb,
                char              **words)
{
  g_auto (Options) options = { NULL };
  const GOptionEntry entries[] = {
    { "ruleset", 0, 0, G_OPTION_ARG_FILENAME, &options.ruleset, N_ ("Compare two unit types of this ruleset instead of using a position"), N_ ("RULESET") },
    { "attacker", 0, 0, G_OPTION_ARG_FILENAME, &options.attacker, N_ ("The attacking unit type"), N_ ("TYPE") },
    { "defender", 0, 0, G_OPTION_ARG_FILENAME, &options.defender, N_ ("The defending unit type"), N_ ("TYPE") },
    { "figures", 0, 0, G_OPTION_ARG_FILENAME, &options.figures, N_ ("Figures of the attacker (default: its full strength)"), N_ ("N") },
    { "defender-figures", 0, 0, G_OPTION_ARG_FILENAME, &options.defender_figures, N_ ("Figures of the defender (default: its full strength)"), N_ ("N") },
    { "ranged", 0, 0, G_OPTION_ARG_NONE, &options.ranged, N_ ("Make a ranged attack instead of a melee attack"), NULL },
    { "terrain", 0, 0, G_OPTION_ARG_FILENAME, &options.terrain, N_ ("Terrain of the defender"), N_ ("TERRAIN") },
    { "attacker-terrain", 0, 0, G_OPTION_ARG_FILENAME, &options.attacker_terrain, N_ ("Terrain of the attacker"), N_ ("TERRAIN") },
    { "modifier", 'm', 0, G_OPTION_ARG_FILENAME_ARRAY, &options.modifiers, N_ ("Assume a condition (N times) or a played card; can be repeated"), N_ ("NAME[=N]") },
    { "from", 'f', 0, G_OPTION_ARG_FILENAME, &options.from, N_ ("Assume that the attacker is on this hex"), N_ ("HEX") },
    { "at", 0, 0, G_OPTION_ARG_FILENAME, &options.at_text, N_ ("In a game, use the position after the first N commands instead of the final one"), N_ ("N") },
    { "json", 0, 0, G_OPTION_ARG_NONE, &options.json, N_ ("Print the odds as JSON"), NULL },
    { NULL },
  };
  AciesCliStatus status;
  g_auto (GStrv) arguments = acies_cli_parse (verb, entries, words, 0, 3, &status);

  if (arguments == NULL)
    return status;
  if (!check_usage (&options, arguments))
    return ACIES_CLI_UNUSABLE;

  return is_duel (&options) ? run_duel (&options) : run_attack (&options, arguments);
}
