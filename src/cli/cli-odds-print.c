/* cli-odds-print.c - exact chances, for people and for programs
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli/cli-json.h"
#include "cli/cli-odds.h"
#include "cli/cli-unit.h"
#include "cli/cli.h"
#include "engine/core/engine.h"
#include "engine/core/note.h"
#include "engine/odds/odds-procs.h"
#include "engine/words/unit-words.h"

#include <glib/gi18n.h>

static const char *const kind_ids[] = {
  [ACIES_REASON_DICE] = "dice",
  [ACIES_REASON_IGNORED_HITS] = "ignored-hits",
  [ACIES_REASON_IGNORED_RETREATS] = "ignored-retreats",
  [ACIES_REASON_TARGET_NUMBER] = "target-number",
  [ACIES_REASON_OTHER] = "other",
};

static void
print_reasons (const AciesOdds    *odds,
               const AciesRuleset *ruleset)
{
  for (guint i = 0; i < odds->reasons->len; i++)
    {
      const AciesReason *reason = &g_array_index (odds->reasons, AciesReason, i);
      g_autofree char   *number = reason->number != 0 ? g_strdup_printf ("%+d", reason->number) : g_strdup ("");

      acies_cli_print ("  %3s %-16s  %s [%s]\n", number, acies_reason_kind_name (reason->kind, ruleset), reason->text, reason->rule);
    }
}

static double
percent (AciesWays numerator,
         AciesWays denominator)
{
  return 100.0 * (double) numerator / (double) denominator;
}

static void
print_results (const AciesOdds    *odds,
               const AciesRuleset *ruleset)
{
  acies_cli_print ("%-16s  %6s  %7s\n", _ ("result"), _ ("losses"), _ ("percent"));
  for (guint i = 0; i < odds->chances->len; i++)
    {
      const AciesChance *chance = &g_array_index (odds->chances, AciesChance, i);
      g_autofree char   *numerator = acies_ways_to_string (chance->numerator);
      g_autofree char   *denominator = acies_ways_to_string (chance->denominator);

      acies_cli_print ("%-16s  %6u  %7.3f  %s/%s%s%s\n", acies_fight_result_name (&ruleset->procs->odds->results[chance->result]), chance->losses,
                       percent (chance->numerator, chance->denominator), numerator, denominator, chance->eliminated ? "  " : "",
                       chance->eliminated ? _ ("eliminated") : "");
    }
}

/* Where one roll decides, wounds are hits. */
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
      g_autofree char   *numerator = acies_ways_to_string (chance->numerator);
      g_autofree char   *denominator = acies_ways_to_string (chance->denominator);

      acies_cli_print ("%6u  ", chance->hits);
      if (two)
        acies_cli_print ("%6u  ", chance->wounds);
      acies_cli_print ("%8u  %6u  %7.3f  %s/%s%s%s\n", chance->retreats,
                       chance->losses, percent (chance->numerator, chance->denominator),
                       numerator, denominator, chance->eliminated ? "  " : "",
                       chance->eliminated ? _ ("eliminated") : "");
    }
}

/* What the target comes out of it as, where units take wounds. */
static void
print_wounds (const AciesOdds *odds)
{
  acies_cli_print ("%-16s  %7s\n", _ ("result"), _ ("percent"));
  for (guint i = 0; i < odds->chances->len; i++)
    {
      const AciesChance *chance = &g_array_index (odds->chances, AciesChance, i);
      g_autofree char   *numerator = acies_ways_to_string (chance->numerator);
      g_autofree char   *denominator = acies_ways_to_string (chance->denominator);

      acies_cli_print ("%-16s  %7.3f  %s/%s\n", chance->eliminated ? _ ("is destroyed") : chance->losses > 0 ? _ ("is wounded")
                                                                                                             : _ ("no wound"),
                       percent (chance->numerator, chance->denominator), numerator, denominator);
    }
}

/* How many dice, what they are compared with, and why. */
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
  print_reasons (odds, ruleset);
}

/* The target strikes before the roll: that strike, and what the attack comes to after it. */
static void
print_whole (const AciesOdds    *odds,
             const AciesRuleset *ruleset)
{
  const AciesUnitType *striker = &ruleset->unit_types[odds->first->attacker];

  /* Translators: a unit */
  acies_cli_print (acies_agree (striker, "\n%s strikes before this roll\n", "\n%s strike before this roll\n"), striker->name);
  print_roll (odds->first, ruleset);
  print_chances (odds->first);
  acies_cli_print (_ ("\nthe whole attack, including that strike\n"));
  print_chances (odds->whole);
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
  if (odds->has_results)
    print_results (odds, ruleset);
  else if (ruleset->procs->counts_wounds)
    print_wounds (odds);
  else
    print_chances (odds);
  if (odds->whole != NULL)
    print_whole (odds, ruleset);
  acies_cli_print (ruleset->procs->counts_wounds ? _ ("destroyed: %.3f percent\n") : _ ("eliminated: %.3f percent\n"), percent (acies_odds_count_eliminations (last), last->total));
  if (last->drives_back)
    acies_cli_print (_ ("has to retreat: %.3f percent\n"), percent (acies_odds_count_retreats (last), last->total));
  if (last->drives_back && last->has_position)
    acies_cli_print (_ ("loses figures in a retreat: %.3f percent\n"), percent (acies_odds_count_costly_retreats (last), last->total));
}

static void
add_side (JsonBuilder        *builder,
          const char         *name,
          const AciesRuleset *ruleset,
          AciesId             type,
          guint               figures)
{
  json_builder_set_member_name (builder, name);
  json_builder_begin_object (builder);
  acies_cli_json_string (builder, "type", ruleset->unit_types[type].id);
  acies_cli_json_number (builder, "figures", figures);
  json_builder_end_object (builder);
}

static void
add_reasons (JsonBuilder     *builder,
             const AciesOdds *odds)
{
  json_builder_set_member_name (builder, "reasons");
  json_builder_begin_array (builder);
  for (guint i = 0; i < odds->reasons->len; i++)
    {
      const AciesReason *reason = &g_array_index (odds->reasons, AciesReason, i);

      json_builder_begin_object (builder);
      acies_cli_json_string (builder, "to", kind_ids[reason->kind]);
      acies_cli_json_number (builder, "number", reason->number);
      acies_cli_json_string (builder, "text", reason->text);
      acies_cli_json_string (builder, "rule", reason->rule);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static void
add_point (JsonBuilder *builder,
           const char  *name,
           int          point)
{
  if (point != ACIES_NO_POINT)
    {
      acies_cli_json_number (builder, name, point);
      return;
    }
  json_builder_set_member_name (builder, name);
  json_builder_add_null_value (builder);
}

/* Ways have up to 128 bits; what is more than the numbers of JSON hold is text. */
static void
add_ways (JsonBuilder *builder,
          const char  *name,
          AciesWays    ways)
{
  g_autofree char *text = acies_ways_to_string (ways);

  if (ways <= G_MAXINT64)
    acies_cli_json_number (builder, name, (gint64) ways);
  else
    acies_cli_json_string (builder, name, text);
}

static void
add_chances (JsonBuilder        *builder,
             const char         *name,
             const AciesOdds    *odds,
             const AciesRuleset *ruleset)
{
  json_builder_set_member_name (builder, name);
  json_builder_begin_array (builder);
  for (guint i = 0; i < odds->chances->len; i++)
    {
      const AciesChance *chance = &g_array_index (odds->chances, AciesChance, i);

      json_builder_begin_object (builder);
      if (odds->has_results)
        acies_cli_json_string (builder, "result", ruleset->procs->odds->results[chance->result].id);
      acies_cli_json_number (builder, "hits", chance->hits);
      acies_cli_json_number (builder, "wounds", chance->wounds);
      acies_cli_json_number (builder, "retreats", chance->retreats);
      acies_cli_json_number (builder, "losses", chance->losses);
      acies_cli_json_flag (builder, "eliminated", chance->eliminated);
      add_ways (builder, "numerator", chance->numerator);
      add_ways (builder, "denominator", chance->denominator);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

/* Both parts of the fraction, reduced. */
static void
add_fraction (JsonBuilder *builder,
              const char  *name,
              AciesWays    ways,
              AciesWays    total)
{
  AciesWays divisor = acies_ways_divisor (ways, total);

  json_builder_set_member_name (builder, name);
  json_builder_begin_object (builder);
  add_ways (builder, "numerator", ways / divisor);
  add_ways (builder, "denominator", total / divisor);
  json_builder_end_object (builder);
}

/* All of one roll. */
static void
add_odds (JsonBuilder        *builder,
          const AciesOdds    *odds,
          const AciesRuleset *ruleset)
{
  const AciesOdds *last = odds->whole != NULL ? odds->whole : odds;

  add_side (builder, "attacker", ruleset, odds->attacker, odds->attacker_figures);
  add_side (builder, "defender", ruleset, odds->target, odds->target_figures);
  acies_cli_json_flag (builder, "melee", odds->melee);
  acies_cli_json_number (builder, "dice", odds->n_dice);
  add_point (builder, "point", odds->point);
  add_point (builder, "defence", odds->defence);
  add_reasons (builder, odds);
  add_chances (builder, "outcomes", odds, ruleset);
  if (last->drives_back)
    add_fraction (builder, "retreat", acies_odds_count_retreats (last), last->total);
  if (last->drives_back && last->has_position)
    add_fraction (builder, "costly-retreat", acies_odds_count_costly_retreats (last), last->total);
}

void
acies_cli_odds_print_json (const AciesOdds    *odds,
                           const AciesRuleset *ruleset,
                           const char         *from,
                           const GError       *refusal)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  add_odds (builder, odds, ruleset);
  if (odds->whole != NULL)
    {
      json_builder_set_member_name (builder, "first");
      json_builder_begin_object (builder);
      add_odds (builder, odds->first, ruleset);
      json_builder_end_object (builder);
      add_chances (builder, "whole", odds->whole, ruleset);
    }
  if (from != NULL)
    {
      acies_cli_json_string (builder, "from", from);
      acies_cli_json_refusal (builder, refusal);
    }
  json_builder_end_object (builder);
  acies_cli_json_print (builder);
}
