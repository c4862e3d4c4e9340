/* carthage-computer.c - Rome vs Carthage: exact chances of the two rolls of a fight
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/battle-of-legends/carthage.h"

#include "engine/board/texts.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Who hits and who wounds is counted by dice.c, as the engine's own rolls
 * are; what retreats cost is planned in carthage-fights.c. */

/* Figures that so many retreats cost, by their number. */
typedef struct
{
  guint8 losses[ACIES_MAX_DICE + 1];
} Price;

typedef struct
{
  AciesFactors      factors;
  const AciesState *state; /* NULL: no position */
  AciesCombat       combat;
  AciesRvcWay       way;                                           /* of it, where it is known */
  gboolean          is_rolled;                                     /* the hits are known, and answered now */
  guint             n_ignored;                                     /* retreats that do not count */
  double            share[ACIES_MAX_DICE + 1][ACIES_MAX_DICE + 1]; /* of wounds and retreats, among all */
  Price             price;
  AciesDirection    away; /* in which it is driven off */
  AciesOdds        *odds;
} Count;

/* --- what retreats cost ----------------------------------------------------------------------- */

/* RVC-C21: driven off in that direction. */
static Price
price_of (const Count   *self,
          AciesDirection away)
{
  Price price = { 0 };

  for (guint retreats = 1; retreats <= ACIES_MAX_DICE; retreats++)
    {
      AciesRvcRetreat plan = acies_rvc_plan_retreat (self->state, self->combat.target, away, retreats);

      price.losses[retreats] = (guint8) MIN (plan.losses, ACIES_MAX_FIGURES);
    }

  return price;
}

/* RVC-C20: wounds first; the dead do not retreat. */
static guint
count_losses (const Count *self,
              const Price *price,
              guint        wounds,
              guint        retreats)
{
  return MIN (wounds + price->losses[retreats], self->factors.target_figures);
}

/* Figures lost on average. */
static double
value_of (const Count *self,
          const Price *price)
{
  double sum = 0;

  for (guint wounds = 0; wounds <= ACIES_MAX_DICE; wounds++)
    {
      for (guint retreats = 0; wounds + retreats <= ACIES_MAX_DICE; retreats++)
        sum += self->share[wounds][retreats] * count_losses (self, price, wounds, retreats);
    }

  return sum;
}

static void
take_way (Count             *self,
          const AciesRvcWay *way)
{
  self->away = acies_rvc_direction_over (&self->combat, way);
  self->price = price_of (self, self->away);
}

/* RVC-C21: which of @n ways is counted, if it makes a difference. */
static void
explain_way (Count             *self,
             const AciesRvcWay *way,
             guint              n,
             gboolean           is_dearer)
{
  AciesHexName first;
  AciesHexName second;
  char        *text;

  if (n < 2)
    return;
  if (!is_dearer)
    text = g_strdup (_ ("All open paths cost the target the same"));
  else if (way->n == 1)
    /* Translators: a hex or a square */
    text = g_strdup_printf (_ ("Assumes an attack over %s, the open path that costs the target most"), acies_hex_name (way->hex[0], first));
  else
    /* Translators: two hexes */
    text = g_strdup_printf (_ ("Assumes an attack over %1$s and %2$s, the open path that costs the target most"),
                            acies_hex_name (way->hex[0], first), acies_hex_name (way->hex[1], second));
  acies_odds_add_reason (self->odds, ACIES_REASON_OTHER, 0, text, "RVC-C21");
}

/* RVC-C15: of several ways the attacker's owner takes the one that costs most. */
static void
choose_way (Count *self)
{
  AciesRvcWay        ways[RVC_MAX_WAYS];
  const AciesCombat *combat = &self->combat;
  double             best = -1;
  double             least = G_MAXDOUBLE;
  guint              taken = 0;
  guint              n;

  if (combat->melee || self->way.n > 0)
    {
      take_way (self, &self->way);
      return;
    }
  n = acies_rvc_list_ways (self->state, combat->attacker, combat->from, combat->at, ways);
  for (guint i = 0; i < n; i++)
    {
      Price  price = price_of (self, acies_rvc_direction_over (combat, &ways[i]));
      double value = value_of (self, &price);

      least = MIN (least, value);
      if (value <= best)
        continue;
      best = value;
      taken = i;
    }
  g_return_if_fail (n > 0);
  take_way (self, &ways[taken]);
  explain_way (self, &ways[taken], n, best > least);
}

/* RVC-C21: what a retreat meets that cannot be made in full. */
static void
explain_retreat (Count *self)
{
  AciesUnitId     target = self->combat.target;
  AciesRvcRetreat plan = acies_rvc_plan_retreat (self->state, target, self->away, MAX (self->odds->n_dice, 1));
  AciesRvcRetreat one = acies_rvc_plan_retreat (self->state, target, self->away, 1);
  AciesHexName    name;
  char           *text = NULL;

  if (self->n_ignored >= self->odds->n_dice)
    return;
  if (plan.supported)
    {
      AciesUnitId friend = acies_state_unit_at (self->state, plan.barrier);
      g_autofree char *label = acies_unit_label (self->state, friend);

      text = g_strdup_printf (acies_agree_unit (self->state, friend, "%s supports the target: a retreat that it blocks costs nothing",
                                                "%s support the target: a retreat that they block costs nothing"),
                              label);
    }
  else if (one.missed > 0 && one.losses == 0)
    text = g_strdup (_ ("A retreat that cannot be made in full costs nothing in this battle"));
  else if (one.losses > 0)
    /* Translators: a hex, and a number */
    text = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "A single retreat would end on %1$s and cost %2$u figure", "A single retreat would end on %1$s and cost %2$u figures", one.losses),
                            acies_hex_name (one.to, name), one.losses);
  if (text != NULL)
    acies_odds_add_reason (self->odds, ACIES_REASON_OTHER, 0, text, "RVC-C21");
}

/* --- all ways of the dice --------------------------------------------------------------------- */

typedef void (*Visit) (Count    *self,
                       guint     hits,
                       guint     wounds,
                       guint     retreats,
                       AciesWays ways,
                       AciesWays total);

/* RVC-C19 */
static void
visit_answers (Count            *self,
               guint             hits,
               const AciesThrow *answers,
               AciesWays         ways,
               AciesWays         total,
               Visit             visit)
{
  for (guint wounds = 0; wounds <= hits; wounds++)
    {
      for (guint retreats = 0; wounds + retreats <= hits; retreats++)
        {
          if (ways * answers->ways[wounds][retreats] > 0)
            visit (self, hits, wounds, retreats - MIN (retreats, self->n_ignored),
                   ways * answers->ways[wounds][retreats], total);
        }
    }
}

/* Both rolls, or the second; FALSE when there are too many ways. */
static gboolean
visit_all (Count *self,
           Visit  visit)
{
  const AciesRuleset *ruleset = self->factors.ruleset;
  guint               n_faces = ruleset->die_types[ROLL_DIE].n_faces;
  /* RVC-C16 */
  guint         hit = acies_factors_count_faces (ruleset, acies_rvc_factors_attack_number (&self->factors), G_MAXINT);
  AciesTwoRolls rolls;
  AciesThrow    answers;
  /* RVC-C18: so many faces of a defence die wound, and so many drive back. */
  int   number = acies_rvc_factors_defence_number (&self->factors);
  guint wound = acies_factors_count_faces (ruleset, G_MININT, number - 1);
  guint retreat = acies_factors_count_faces (ruleset, number, number);

  if (self->is_rolled)
    {
      if (!acies_throw_init (&answers, self->combat.hits, wound, retreat, n_faces - wound - retreat))
        return FALSE;
      visit_answers (self, self->combat.hits, &answers, 1, answers.total, visit);
      return TRUE;
    }
  if (!acies_two_rolls_init (&rolls, self->odds->n_dice, n_faces, hit, wound, retreat))
    return FALSE;
  for (guint hits = 0; hits <= rolls.n; hits++)
    {
      AciesWays ways = acies_two_rolls_answer (&rolls, hits, &answers);

      visit_answers (self, hits, &answers, ways, rolls.total, visit);
    }

  return TRUE;
}

static void
add_share (Count    *self,
           guint     hits,
           guint     wounds,
           guint     retreats,
           AciesWays ways,
           AciesWays total)
{
  self->share[wounds][retreats] += (double) ways / (double) total;
}

static void
add_chance (Count    *self,
            guint     hits,
            guint     wounds,
            guint     retreats,
            AciesWays ways,
            AciesWays total)
{
  guint       losses = count_losses (self, &self->price, wounds, retreats);
  AciesChance chance = {
    .hits = (guint8) hits,
    .wounds = (guint8) wounds,
    .retreats = (guint8) retreats,
    .losses = (guint8) losses,
    .eliminated = losses >= self->factors.target_figures,
    .numerator = ways,
    .denominator = total,
  };

  acies_odds_add_chance (self->odds, &chance);
}

/* --- an answer -------------------------------------------------------------------------------- */

/* A number of its printed table. */
static char *
dup_attribute (const AciesFactors *self,
               AciesId             type,
               guint               attribute)
{
  const AciesUnitType *unit = &self->ruleset->unit_types[type];

  /* Translators: a number of a unit type: "Melee attack of Infantry: 4" */
  return g_strdup_printf (_ ("%1$s of %2$s: %3$d"), self->ruleset->attributes[attribute].name, unit->name, unit->values[attribute]);
}

static guint
defence_attribute (const AciesFactors *self)
{
  return self->melee ? LEGENDS_MELEE_DEFENCE : LEGENDS_RANGED_DEFENCE;
}

/* RVC-C16, RVC-C17 */
static void
explain_attack (const AciesFactors *self,
                AciesOdds          *odds)
{
  acies_factors_explain_dice (self, "RVC-C16", odds);
  acies_odds_add_reason (odds, ACIES_REASON_OTHER, 0,
                         dup_attribute (self, self->attacker_type, self->melee ? LEGENDS_MELEE_ATTACK : LEGENDS_RANGED_ATTACK), "RVC-C16");
  acies_factors_explain (self, ACIES_MODIFIES_TARGET_NUMBER, G_MAXINT, odds);
  odds->point = acies_rvc_factors_attack_number (self);
}

AciesOdds *
acies_rvc_explain_attack (const AciesFactors *self)
{
  AciesOdds *odds = acies_factors_new_odds (self);

  explain_attack (self, odds);

  return odds;
}

char *
acies_rvc_describe_defence (const AciesFactors *self)
{
  g_autofree char *number = dup_attribute (self, self->target_type, defence_attribute (self));

  /* Translators: "Melee defence of Infantry: 4", and the rule */
  return g_strdup_printf (_ ("%1$s; a lower roll wounds, an equal roll forces a retreat (%2$s)"), number, "RVC-C18");
}

static void
explain (Count *self)
{
  if (self->is_rolled)
    {
      self->odds->n_dice = self->combat.hits;
      acies_odds_add_reason (self->odds, ACIES_REASON_DICE, self->combat.hits, g_strdup (_ ("Hits scored by the attack")), "RVC-C18");
    }
  else
    {
      explain_attack (&self->factors, self->odds);
    }
  self->odds->defence = acies_rvc_factors_defence_number (&self->factors);
  acies_odds_add_reason (self->odds, ACIES_REASON_OTHER, 0, dup_attribute (&self->factors, self->factors.target_type, defence_attribute (&self->factors)), "RVC-C18");
  acies_factors_explain (&self->factors, ACIES_MODIFIES_IGNORED_RETREATS, (int) self->odds->n_dice, self->odds);
}

static AciesOdds *
count (Count   *self,
       GError **error)
{
  g_autoptr (AciesOdds) odds = acies_factors_new_odds (&self->factors);

  self->odds = odds;
  self->n_ignored = acies_rvc_factors_ignored_retreats (&self->factors);
  explain (self);
  if (!visit_all (self, add_share))
    {
      acies_odds_refuse_count (odds, error);
      return NULL;
    }
  if (self->state != NULL)
    {
      choose_way (self);
      explain_retreat (self);
    }
  visit_all (self, add_chance);
  acies_odds_finish (odds);

  return g_steal_pointer (&odds);
}

AciesOdds *
acies_rvc_odds_of_attack (const AciesState *state,
                          AciesHex          from,
                          AciesHex          at,
                          const GArray     *suppositions,
                          GError          **error)
{
  Count   self = { .state = state };
  AciesId order_card;
  int     open;

  /* RVC-K1: no order changes a roll, so that there is none to be found. */
  if (!acies_suppositions_find_order (state->ruleset, suppositions, TRUE, &order_card, error) ||
      !acies_suppositions_read_attack (state, from, at, suppositions, &open, &self.combat, &self.factors, error))
    return NULL;
  if (open >= 0)
    {
      self.way = acies_rvc_way_of (state, (guint) open);
      self.is_rolled = !acies_combat_awaits (state, (guint) open, RVC_STEP_HITS);
    }

  return count (&self, error);
}

AciesOdds *
acies_rvc_odds_of_duel (const AciesState *state,
                        const AciesDuel  *duel,
                        const GArray     *suppositions,
                        GError          **error)
{
  const AciesUnitType *attacker = &state->ruleset->unit_types[duel->attacker];
  Count                self = { 0 };

  if (!acies_suppositions_read_duel (state, duel, suppositions, &self.factors, error))
    return NULL;
  if (duel->ranged && attacker->values[LEGENDS_RANGE] < 2)
    {
      /* Translators: a unit */
      acies_refuse (error, "RVC-C15", acies_agree (attacker, "%s has no ranged attack", "%s have no ranged attack"), attacker->name);
      return NULL;
    }

  return count (&self, error);
}
