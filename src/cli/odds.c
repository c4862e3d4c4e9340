/* odds.c - acies-cli odds: the exact chances of an attack
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli/files.h"
#include "cli/play.h"

#include "engine/board/texts.h"
#include "engine/core/engine.h"
#include "engine/core/log-entry.h"
#include "engine/core/reach.h"
#include "engine/odds/odds.h"
#include "engine/view/view.h"
#include "engine/view/words.h"

#include <glib/gi18n.h>

#include <unistd.h>

/* --- for people ---------------------------------------------------------------------------------- */

static double
percent (AciesWays numerator,
         AciesWays denominator)
{
  return 100.0 * (double) numerator / (double) denominator;
}

/* Prints the end of a table row: the probability of a chance. */
static void
print_chance (const AciesChance *chance,
              gboolean           says_eliminated)
{
  g_autofree char *numerator = acies_ways_to_string (chance->numerator);
  g_autofree char *denominator = acies_ways_to_string (chance->denominator);
  gboolean         eliminated = says_eliminated && chance->eliminated;

  acies_cli_print ("%7.3f  %s/%s%s%s\n", percent (chance->numerator, chance->denominator), numerator, denominator,
                   eliminated ? "  " : "", eliminated ? _ ("eliminated") : "");
}

/* If one roll decides, wounds equal hits and have no column. */
static void
print_chances (const AciesOdds *odds)
{
  gboolean two = odds->defence != ACIES_NO_POINT;

  acies_cli_print ("%6s  ", _ ("hits"));
  if (two)
    acies_cli_print ("%6s  ", _ ("wounds"));
  acies_cli_print ("%8s  %6s  %7s\n", _ ("retreats"), _ ("losses"), _ ("percent"));
  for (guint i = 0; i < odds->chances->len; i++)
    {
      const AciesChance *chance = &g_array_index (odds->chances, AciesChance, i);

      acies_cli_print ("%6u  ", chance->hits);
      if (two)
        acies_cli_print ("%6u  ", chance->wounds);
      acies_cli_print ("%8u  %6u  ", chance->retreats, chance->losses);
      print_chance (chance, TRUE);
    }
}

/* Prints the results for the target: the game's named results, or wounds. */
static void
print_results (const AciesOdds    *odds,
               const AciesRuleset *ruleset)
{
  if (odds->has_results)
    acies_cli_print ("%-16s  %6s  %7s\n", _ ("result"), _ ("losses"), _ ("percent"));
  else
    acies_cli_print ("%-16s  %7s\n", _ ("result"), _ ("percent"));
  for (guint i = 0; i < odds->chances->len; i++)
    {
      const AciesChance *chance = &g_array_index (odds->chances, AciesChance, i);

      if (odds->has_results)
        acies_cli_print ("%-16s  %6u  ", acies_fight_result_name (&ruleset->procs->odds->results[chance->result]), chance->losses);
      else
        acies_cli_print ("%-16s  ", chance->eliminated ? _ ("is destroyed") : chance->losses > 0 ? _ ("is wounded")
                                                                                                 : _ ("no wound"));
      print_chance (chance, odds->has_results);
    }
}

/* Prints the number of dice, the numbers they must reach, and the reasons. */
static void
print_roll (const AciesOdds    *odds,
            const AciesRuleset *ruleset)
{
  g_autofree char *defence = acies_odds_describe_defence (odds, ruleset);

  acies_cli_print (_ ("dice: %u\n"), odds->n_dice);
  if (odds->point != ACIES_NO_POINT)
    {
      g_autofree char *point = acies_point_to_string (odds->point, ruleset);

      acies_cli_print ("%s\n", point);
    }
  if (defence != NULL)
    acies_cli_print ("%s\n", defence);
  for (guint i = 0; i < odds->reasons->len; i++)
    {
      const AciesReason *reason = &g_array_index (odds->reasons, AciesReason, i);
      g_autofree char   *number = reason->number != 0 ? g_strdup_printf ("%+d", reason->number) : g_strdup ("");

      acies_cli_print ("  %3s %-16s  %s [%s]\n", number, acies_reason_kind_name (reason->kind, ruleset), reason->text, reason->rule);
    }
}

void
acies_cli_odds_print (const AciesOdds    *odds,
                      const AciesRuleset *ruleset)
{
  const AciesUnitType *attacker = &ruleset->unit_types[odds->attacker];
  const char          *target = ruleset->unit_types[odds->target].name;
  g_autofree char     *attacker_figures = acies_figures_to_string (ruleset, odds->attacker_figures);
  g_autofree char     *target_figures = acies_figures_to_string (ruleset, odds->target_figures);
  const AciesOdds     *last = odds->whole != NULL ? odds->whole : odds;

  /* Translators: a unit type and “3 figures”, and the same of its target */
  acies_cli_print (odds->melee ? acies_agree (attacker, "%1$s (%2$s) attacks %3$s (%4$s) in melee\n", "%1$s (%2$s) attack %3$s (%4$s) in melee\n")
                               /* Translators: a unit type and “3 figures”, and the same of its target */
                               : acies_agree (attacker, "%1$s (%2$s) attacks %3$s (%4$s) at range\n", "%1$s (%2$s) attack %3$s (%4$s) at range\n"),
                   attacker->name, attacker_figures, target, target_figures);
  print_roll (odds, ruleset);
  if (odds->has_results || acies_ruleset_has (ruleset, ACIES_TRAIT_COUNTS_WOUNDS))
    print_results (odds, ruleset);
  else
    print_chances (odds);
  if (odds->whole != NULL) /* the target strikes first: print that strike, and the odds of the whole attack */
    {
      const AciesUnitType *striker = &ruleset->unit_types[odds->first->attacker];

      /* Translators: a unit */
      acies_cli_print (acies_agree (striker, "\n%s strikes before this roll\n", "\n%s strike before this roll\n"), striker->name);
      print_roll (odds->first, ruleset);
      print_chances (odds->first);
      acies_cli_print (_ ("\nthe whole attack, including that strike\n"));
      print_chances (odds->whole);
    }
  acies_cli_print (acies_ruleset_has (ruleset, ACIES_TRAIT_COUNTS_WOUNDS) ? _ ("destroyed: %.3f percent\n") : _ ("eliminated: %.3f percent\n"), percent (acies_odds_count_eliminations (last), last->total));
  if (last->drives_back)
    acies_cli_print (_ ("has to retreat: %.3f percent\n"), percent (acies_odds_count_retreats (last), last->total));
  if (last->drives_back && last->has_position)
    acies_cli_print (_ ("loses figures in a retreat: %.3f percent\n"), percent (acies_odds_count_costly_retreats (last), last->total));
}

/* --- for programs -------------------------------------------------------------------------------- */

static const char *const kind_ids[] = {
  [ACIES_REASON_DICE] = "dice",
  [ACIES_REASON_IGNORED_HITS] = "ignored-hits",
  [ACIES_REASON_IGNORED_RETREATS] = "ignored-retreats",
  [ACIES_REASON_TARGET_NUMBER] = "target-number",
  [ACIES_REASON_OTHER] = "other",
};

/* Ways have up to 128 bits; a number that is too large for JSON is written as a string. */
static void
set_ways (JsonObject *object,
          const char *name,
          AciesWays   ways)
{
  g_autofree char *text = acies_ways_to_string (ways);

  if (ways <= G_MAXINT64)
    json_object_set_int_member (object, name, (gint64) ways);
  else
    json_object_set_string_member (object, name, text);
}

static JsonArray *
new_chances (const AciesOdds    *odds,
             const AciesRuleset *ruleset)
{
  JsonArray *list = json_array_new ();

  for (guint i = 0; i < odds->chances->len; i++)
    {
      const AciesChance *chance = &g_array_index (odds->chances, AciesChance, i);
      JsonObject        *object = json_object_new ();

      if (odds->has_results)
        json_object_set_string_member (object, "result", ruleset->procs->odds->results[chance->result].id);
      json_object_set_int_member (object, "hits", chance->hits);
      json_object_set_int_member (object, "wounds", chance->wounds);
      json_object_set_int_member (object, "retreats", chance->retreats);
      json_object_set_int_member (object, "losses", chance->losses);
      json_object_set_boolean_member (object, "eliminated", chance->eliminated);
      set_ways (object, "numerator", chance->numerator);
      set_ways (object, "denominator", chance->denominator);
      json_array_add_object_element (list, object);
    }

  return list;
}

/* Returns: the reduced fraction */
static JsonObject *
new_fraction (AciesWays ways,
              AciesWays total)
{
  AciesWays   divisor = acies_ways_divisor (ways, total);
  JsonObject *object = json_object_new ();

  set_ways (object, "numerator", ways / divisor);
  set_ways (object, "denominator", total / divisor);

  return object;
}

/* Returns: all facts of one roll */
static JsonObject *
new_roll (const AciesOdds    *odds,
          const AciesRuleset *ruleset)
{
  const AciesOdds *last = odds->whole != NULL ? odds->whole : odds;
  JsonObject      *object = json_object_new ();
  JsonObject      *attacker = json_object_new ();
  JsonObject      *defender = json_object_new ();
  JsonArray       *reasons = json_array_new ();

  json_object_set_string_member (attacker, "type", ruleset->unit_types[odds->attacker].id);
  json_object_set_int_member (attacker, "figures", odds->attacker_figures);
  json_object_set_object_member (object, "attacker", attacker);
  json_object_set_string_member (defender, "type", ruleset->unit_types[odds->target].id);
  json_object_set_int_member (defender, "figures", odds->target_figures);
  json_object_set_object_member (object, "defender", defender);
  json_object_set_boolean_member (object, "melee", odds->melee);
  json_object_set_int_member (object, "dice", odds->n_dice);
  json_object_set_null_member (object, "point");
  json_object_set_null_member (object, "defence");
  if (odds->point != ACIES_NO_POINT)
    json_object_set_int_member (object, "point", odds->point);
  if (odds->defence != ACIES_NO_POINT)
    json_object_set_int_member (object, "defence", odds->defence);
  for (guint i = 0; i < odds->reasons->len; i++)
    {
      const AciesReason *reason = &g_array_index (odds->reasons, AciesReason, i);
      JsonObject        *one = json_object_new ();

      json_object_set_string_member (one, "to", kind_ids[reason->kind]);
      json_object_set_int_member (one, "number", reason->number);
      json_object_set_string_member (one, "text", reason->text);
      json_object_set_string_member (one, "rule", reason->rule);
      json_array_add_object_element (reasons, one);
    }
  json_object_set_array_member (object, "reasons", reasons);
  json_object_set_array_member (object, "outcomes", new_chances (odds, ruleset));
  if (last->drives_back)
    json_object_set_object_member (object, "retreat", new_fraction (acies_odds_count_retreats (last), last->total));
  if (last->drives_back && last->has_position)
    json_object_set_object_member (object, "costly-retreat", new_fraction (acies_odds_count_costly_retreats (last), last->total));

  return object;
}

/* --- what is asked for --------------------------------------------------------------------------- */

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
          acies_cli_error ("--modifier: %s", error->message);
          return NULL;
        }
      g_array_append_val (list, one);
    }

  return g_steal_pointer (&list);
}

/* An attack that a rule refuses is a result; any other error is wrong usage. If the attack is impossible from the
 * assumed hex, the refusal is printed after the odds. */
static AciesCliStatus
finish (AciesOdds    *odds,
        const GError *error,
        AciesRuleset *ruleset,
        const char   *from,
        const GError *refusal,
        gboolean      json)
{
  JsonObject *object;

  if (odds == NULL)
    {
      acies_cli_tell_refusal (error);
      return error->domain == ACIES_RULE_ERROR ? ACIES_CLI_FAULTS : ACIES_CLI_UNUSABLE;
    }
  if (!json)
    {
      acies_cli_odds_print (odds, ruleset);
      if (refusal != NULL)
        acies_cli_tell_refusal (refusal);
      return ACIES_CLI_GOOD;
    }
  object = new_roll (odds, ruleset);
  if (odds->whole != NULL)
    {
      json_object_set_object_member (object, "first", new_roll (odds->first, ruleset));
      json_object_set_array_member (object, "whole", new_chances (odds->whole, ruleset));
    }
  if (from != NULL)
    {
      json_object_set_string_member (object, "from", from);
      acies_cli_set_refusal (object, refusal);
    }
  acies_cli_print_object (object);

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
  return acies_cli_fail (_ ("%1$s: %2$s has no “%3$s”"), option, ruleset->name, text);
}

static AciesCliStatus
run_duel (const Options *options)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (GError) error = NULL;
  AciesRuleset *ruleset = acies_library_get_ruleset (library, options->ruleset, &error);
  g_autoptr (GArray) suppositions = NULL;
  g_autoptr (AciesOdds) odds = NULL;
  AciesDuel duel = { .ranged = options->ranged };
  int       figures = 0, target_figures = 0;

  if (ruleset == NULL)
    return acies_cli_error ("%s", error->message);
  suppositions = parse_suppositions (options, ruleset);
  if (suppositions == NULL ||
      !read_id (ruleset, "--attacker", options->attacker, acies_ruleset_find_unit_type, &duel.attacker) ||
      !read_id (ruleset, "--defender", options->defender, acies_ruleset_find_unit_type, &duel.target) ||
      !read_id (ruleset, "--terrain", options->terrain, acies_ruleset_find_terrain, &duel.target_terrain) ||
      !read_id (ruleset, "--attacker-terrain", options->attacker_terrain, acies_ruleset_find_terrain, &duel.attacker_terrain) ||
      !acies_cli_read_number ("--figures", options->figures, 1, ACIES_MAX_FIGURES, &figures) ||
      !acies_cli_read_number ("--defender-figures", options->defender_figures, 1, ACIES_MAX_FIGURES, &target_figures))
    return ACIES_CLI_UNUSABLE;
  duel.attacker_figures = (guint) figures;
  duel.target_figures = (guint) target_figures;
  odds = acies_odds_new_for_duel (ruleset, &duel, suppositions, &error);

  return finish (odds, error, ruleset, NULL, NULL, options->json);
}

/* Asks for what is not given, at a terminal. */
static AciesCliStatus
run_asked (const Options *options)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (GArray) suppositions = g_array_new (FALSE, FALSE, sizeof (AciesSupposition));
  g_autoptr (GError) error = NULL;
  AciesCliDuel asked = { .suppositions = suppositions };
  g_autoptr (AciesOdds) odds = NULL;

  if (options->ruleset != NULL)
    {
      asked.ruleset = acies_library_get_ruleset (library, options->ruleset, &error);
      if (asked.ruleset == NULL)
        return acies_cli_error ("%s", error->message);
    }
  if (!acies_cli_ask_duel (library, &asked))
    return ACIES_CLI_GOOD;
  odds = acies_odds_new_for_duel (asked.ruleset, &asked.duel, suppositions, &error);

  return finish (odds, error, asked.ruleset, NULL, NULL, FALSE);
}

static gboolean
read_hex (const AciesState *state,
          const char       *text,
          AciesHex         *hex)
{
  if (!acies_hex_parse (text, hex))
    acies_cli_error (acies_board_say (state->board, _ ("“%s” is not a hex such as E5"), _ ("“%s” is not a square such as E5")), text);
  else if (!acies_board_contains (state->board, *hex))
    acies_cli_error (_ ("%s is not on the board"), text);
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
  return acies_cli_fail (_ ("there is no unit on %s"), text);
}

static AciesCliStatus
run_attack (const Options *options,
            char         **words)
{
  g_autoptr (AciesCliInput) input = NULL;
  g_autoptr (AciesState) state = NULL;
  g_autoptr (GArray) suppositions = NULL;
  g_autoptr (AciesOdds) odds = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) refusal = NULL;
  AciesCliStatus status;
  AciesHex       hex, at, from; /* @from: the hex on which the attacker is assumed to be */
  AciesUnitId    unit;
  AciesSide      viewing_side;
  AciesHexName   name;
  int            position = ACIES_CLI_AT_END;

  if (!acies_cli_read_number ("--at", options->at_text, 0, G_MAXINT, &position))
    return ACIES_CLI_UNUSABLE;
  input = acies_cli_open_sound (words[0], &status);
  if (input == NULL)
    return status;
  state = acies_cli_input_dup_known (input, position, &viewing_side);
  if (state == NULL || !read_unit (state, words[1], &hex) || !read_unit (state, words[2], &at))
    return ACIES_CLI_UNUSABLE;
  from = hex;
  if (options->from != NULL && !read_hex (state, options->from, &from))
    return ACIES_CLI_UNUSABLE;
  if (!acies_state_knows_attack (state, viewing_side, hex, at))
    {
      acies_cli_error (_ ("odds are not shown for units that are face down"));
      return ACIES_CLI_FAULTS;
    }
  suppositions = parse_suppositions (options, state->ruleset);
  if (suppositions == NULL)
    return ACIES_CLI_UNUSABLE;
  unit = acies_state_unit_at (state, hex);
  odds = acies_odds_new_from (state, unit, from, at, suppositions, &error);
  if (odds != NULL && options->from != NULL)
    acies_unit_check_attack_from (state, unit, from, ACIES_MOMENT_ORDERED, &refusal);

  return finish (odds, error, state->ruleset, options->from != NULL ? acies_hex_name (from, name) : NULL, refusal, options->json);
}

AciesCliStatus
acies_cli_odds (const AciesCliVerb *verb,
                char              **words)
{
  Options            options = { NULL };
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
  gboolean       is_duel;
  g_auto (GStrv) arguments = acies_cli_parse (verb, entries, words, 0, 3, &status);

  if (arguments == NULL)
    return status;
  if (arguments[0] == NULL && options.attacker == NULL && options.defender == NULL && !options.json &&
      isatty (STDIN_FILENO) && isatty (STDOUT_FILENO))
    return run_asked (&options);
  is_duel = options.ruleset != NULL || options.attacker != NULL || options.defender != NULL;
  /* Options of one mode are refused in the other, not ignored. */
  if (is_duel && (arguments[0] != NULL || options.at_text != NULL || options.from != NULL))
    acies_cli_error (_ ("odds: --ruleset, --attacker and --defender cannot be used with a file, --at or --from"));
  else if (is_duel && (options.ruleset == NULL || options.attacker == NULL || options.defender == NULL))
    acies_cli_error (_ ("odds: --ruleset, --attacker and --defender must be used together"));
  else if (!is_duel && g_strv_length (arguments) != 3)
    acies_cli_error (_ ("odds: name a file and two hexes, or use --ruleset, --attacker and --defender"));
  else if (!is_duel && (options.figures != NULL || options.defender_figures != NULL || options.ranged ||
                        options.terrain != NULL || options.attacker_terrain != NULL))
    acies_cli_error (_ ("odds: figures, distance and terrain come from the position; leave out their options"));
  else
    return is_duel ? run_duel (&options) : run_attack (&options, arguments);

  return ACIES_CLI_UNUSABLE;
}
