/* forecast.c - the odds of a fight in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "session/forecast.h"

#include "engine/board/texts.h"
#include "engine/core/log-entry.h"
#include "engine/view/words.h"

#include <glib/gi18n-lib.h>

/* "2 dice: Yellow, White" */
static char *
dup_dice (const AciesOdds    *odds,
          const AciesRuleset *ruleset)
{
  g_autofree char *dice = acies_dice_count_to_string (odds->n_dice);
  g_autoptr (GString) kinds = g_string_new (NULL);

  if (!odds->has_kinds)
    return g_steal_pointer (&dice);
  for (guint i = 0; i < odds->n_dice; i++)
    acies_list_add (kinds, ACIES_LIST_COMMA, ruleset->die_types[odds->kinds[i]].name);

  /* Translators: "2 dice", then their kinds: "Yellow, White" */
  return g_strdup_printf (_ ("%1$s: %2$s"), dice, kinds->str);
}

/* Returns the dice of the attack roll and the number they are compared with, if there is one. */
static char *
dup_roll (const AciesOdds    *odds,
          const AciesRuleset *ruleset)
{
  g_autofree char *dice = dup_dice (odds, ruleset);
  g_autofree char *point = NULL;

  if (odds->point == ACIES_NO_POINT)
    return g_steal_pointer (&dice);
  point = acies_point_to_string (odds->point, ruleset);

  /* Translators: "4 dice", then "Combat Point 4" or the like */
  return g_strdup_printf (_ ("%1$s, %2$s"), dice, point);
}

char *
acies_forecast_dup_title (const AciesOdds    *odds,
                          const AciesRuleset *ruleset)
{
  g_autofree char *attack = dup_roll (odds, ruleset);
  g_autofree char *defence = acies_odds_describe_defence (odds, ruleset);

  /* Translators: of the attack, such as "3 dice, hits on 4 or more"; and what the dice rolled for its hits do */
  return defence != NULL ? g_strdup_printf (_ ("%1$s; %2$s"), attack, defence) : g_steal_pointer (&attack);
}

/* @field: the offset of a guint8 in AciesChance */
static double
sum_chances (const AciesOdds *odds,
             gsize            field,
             guint            what)
{
  double sum = 0;

  for (guint i = 0; i < odds->chances->len; i++)
    {
      const AciesChance *chance = &g_array_index (odds->chances, AciesChance, i);

      if (G_STRUCT_MEMBER (guint8, chance, field) == what)
        sum += (double) chance->numerator / (double) chance->denominator;
    }

  return sum;
}

double
acies_forecast_chance (const AciesOdds *odds,
                       guint            losses)
{
  return sum_chances (odds, offsetof (AciesChance, losses), losses);
}

double
acies_forecast_chance_of_hits (const AciesOdds *odds,
                               guint            hits)
{
  return sum_chances (odds, offsetof (AciesChance, hits), hits);
}

double
acies_forecast_chance_of_retreat (const AciesOdds *odds)
{
  return (double) acies_odds_count_retreats (odds) / (double) odds->total;
}

double
acies_forecast_chance_of_costly_retreat (const AciesOdds *odds)
{
  return (double) acies_odds_count_costly_retreats (odds) / (double) odds->total;
}

double
acies_forecast_chance_of_result (const AciesOdds *odds,
                                 guint            result)
{
  return sum_chances (odds, offsetof (AciesChance, result), result);
}

char *
acies_forecast_dup_losses (const AciesOdds    *odds,
                           guint               losses,
                           const AciesRuleset *ruleset)
{
  gboolean wounds = acies_ruleset_has (ruleset, ACIES_TRAIT_COUNTS_WOUNDS);

  if (losses == 0)
    return g_strdup (wounds ? _ ("no wound") : _ ("no losses"));
  if (losses >= odds->target_figures)
    return g_strdup (wounds ? _ ("is destroyed") : _ ("eliminated"));
  if (wounds)
    return acies_wounds_to_string (losses);

  return g_strdup_printf (_ ("loses %u"), losses);
}

char *
acies_forecast_dup_percent (double chance)
{
  if (chance > 0 && chance < 0.01)
    return g_strdup (_ ("< 1%"));
  if (chance > 0.99 && chance < 1 - 1e-9)
    return g_strdup (_ ("> 99%"));

  /* Translators: a chance; a space before the percent sign, if your language has one, is one at which no line breaks */
  return g_strdup_printf (_ ("%.0f%%"), chance * 100);
}

const AciesAnswer *
acies_forecast_find_strike (const GArray *answers)
{
  for (guint i = 0; answers != NULL && i < answers->len; i++)
    {
      const AciesAnswer *answer = &g_array_index (answers, AciesAnswer, i);

      if (answer->card == ACIES_NO_ID && answer->before)
        return answer;
    }

  return NULL;
}

/* Returns the odds of the attack after @answer. For a strike without a card, AciesForecastView shows most of them. */
static char *
dup_attack_after (const AciesAnswer  *answer,
                  const AciesRuleset *ruleset)
{
  gboolean         wounds = acies_ruleset_has (ruleset, ACIES_TRAIT_COUNTS_WOUNDS);
  g_autofree char *none = acies_forecast_dup_percent (1 - answer->attack);
  g_autofree char *loss = acies_forecast_dup_percent (1 - answer->losses[0]);
  g_autofree char *elimination = acies_forecast_dup_percent (answer->losses[answer->figures]);

  if (answer->attack <= 0)
    return g_strdup (_ ("No attack follows."));
  if (answer->card == ACIES_NO_ID)
    /* Translators: a chance such as "12%" */
    return g_strdup_printf (_ ("Chance that no attack follows: %s"), none);
  if (1 - answer->attack < 1e-9)
    /* Translators: what comes after an answer to it; two chances such as "12%" */
    return g_strdup_printf (wounds ? _ ("Odds for the target: wounded or worse %1$s, destroyed %2$s")
                                   /* Translators: what comes after an answer to it; two chances such as "12%" */
                                   : acies_units_say (ruleset, _ ("Odds for the target: loses figures %1$s, eliminated %2$s"),
                                                      /* Translators: what comes after an answer to it; two chances such as "12%" */
                                                      _ ("Odds for the target: loses bases %1$s, eliminated %2$s")),
                            loss, elimination);

  /* Translators: what comes after an answer to it; three chances such as "12%" */
  return g_strdup_printf (wounds ? _ ("Odds for the target: wounded or worse %1$s, destroyed %2$s; no attack %3$s")
                                 /* Translators: what comes after an answer to it; three chances such as "12%" */
                                 : acies_units_say (ruleset, _ ("Odds for the target: loses figures %1$s, eliminated %2$s; no attack %3$s"),
                                                    /* Translators: what comes after an answer to it; three chances such as "12%" */
                                                    _ ("Odds for the target: loses bases %1$s, eliminated %2$s; no attack %3$s")),
                          loss, elimination, none);
}

/* Returns whether the target rolls without a card, whatever the result of the attack. */
static gboolean
rolls_back (const AciesAnswer *answer)
{
  return answer->card == ACIES_NO_ID && !answer->before && answer->odds != NULL;
}

static char *
dup_rolling_back (const AciesAnswer  *answer,
                  const AciesRuleset *ruleset)
{
  g_autofree char *roll = dup_roll (answer->odds, ruleset);
  g_autofree char *loss = acies_forecast_dup_percent (answer->loss);
  g_autofree char *elimination = acies_forecast_dup_percent (answer->elimination);

  if (acies_ruleset_has (ruleset, ACIES_TRAIT_COUNTS_WOUNDS))
    /* Translators: of the target of an attack: "2 dice: Yellow, White", two chances such as "12%" */
    return g_strdup_printf (_ ("Rolls in return (%1$s): attacker wounded or worse %2$s, destroyed %3$s"), roll, loss, elimination);

  /* Translators: of the target of an attack: "2 dice: Yellow, White", two chances such as "12%" */
  return g_strdup_printf (_ ("Rolls in return (%1$s): attacker hit %2$s, eliminated %3$s"), roll, loss, elimination);
}

static char *
dup_answer_itself (const AciesAnswer  *answer,
                   const AciesRuleset *ruleset)
{
  const char      *name = answer->card != ACIES_NO_ID ? ruleset->cards[answer->card].name : _ ("Strikes without a card");
  const char      *when = answer->before ? _ ("before the roll") : _ ("if the target holds");
  g_autofree char *roll = NULL;
  g_autofree char *loss = acies_forecast_dup_percent (answer->loss);
  g_autofree char *elimination = acies_forecast_dup_percent (answer->elimination);

  if (answer->odds == NULL)
    /* Translators: a card, "before the roll" */
    return g_strdup_printf (_ ("%1$s, %2$s"), name, when);
  if (rolls_back (answer))
    return dup_rolling_back (answer, ruleset);
  roll = dup_roll (answer->odds, ruleset);
  if (acies_ruleset_has (ruleset, ACIES_TRAIT_COUNTS_WOUNDS))
    /* Translators: a card, "before the roll", "3 dice: Yellow", two chances such as "12%" */
    return g_strdup_printf (_ ("%1$s, %2$s: %3$s; attacker wounded or worse %4$s, destroyed %5$s"), name, when, roll, loss, elimination);
  if (answer->elimination <= 0)
    /* Translators: a card, "before the roll", "3 dice, Combat Point 4", a chance such as "12%" */
    return g_strdup_printf (acies_units_say (ruleset, _ ("%1$s, %2$s: %3$s; attacker loses figures %4$s"),
                                             /* Translators: a card, "before the roll", "3 dice, Combat Point 4", a chance such as "12%" */
                                             _ ("%1$s, %2$s: %3$s; attacker loses bases %4$s")),
                            name, when, roll, loss);

  /* Translators: a card, "before the roll", "3 dice, Combat Point 4", two chances such as "12%" */
  return g_strdup_printf (acies_units_say (ruleset, _ ("%1$s, %2$s: %3$s; attacker loses figures %4$s, eliminated %5$s"),
                                           /* Translators: a card, "before the roll", "3 dice, Combat Point 4", two chances such as "12%" */
                                           _ ("%1$s, %2$s: %3$s; attacker loses bases %4$s, eliminated %5$s")),
                          name, when, roll, loss, elimination);
}

char *
acies_forecast_dup_answer (const AciesAnswer  *answer,
                           const AciesRuleset *ruleset)
{
  g_autofree char *itself = dup_answer_itself (answer, ruleset);
  g_autofree char *after = NULL;

  if (!answer->before)
    return g_steal_pointer (&itself);
  after = dup_attack_after (answer, ruleset);

  return g_strdup_printf ("%s\n%s", itself, after);
}
