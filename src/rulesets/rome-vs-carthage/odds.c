/* odds.c - Rome vs Carthage: exact chances of the two rolls of a fight
 *
 * Who hits and who wounds is counted by dice.c, as the engine's own rolls
 * are; what retreats cost is planned by retreat.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/rome-vs-carthage/combat.h"

#include "engine/error.h"
#include "rulesets/rome-vs-carthage/dice.h"
#include "rulesets/shared/factors-odds.h"
#include "rulesets/shared/suppositions.h"

#include <glib/gi18n-lib.h>
#include <string.h>

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

/* RVC-C15: of several ways the attacker's owner takes the one that costs most. */
static void
choose_way (Count *self)
{
  AciesRvcWay ways[RVC_MAX_WAYS];
  AciesCombat combat = self->combat;
  double      best = -1;
  guint       n;

  if (combat.melee || self->way.n > 0)
    {
      self->price = price_of (self, acies_rvc_direction_over (&combat, &self->way));
      return;
    }
  n = acies_rvc_list_ways (self->state, combat.attacker, combat.from, combat.at,
                           acies_rvc_range (self->state, combat.attacker), ways);
  for (guint i = 0; i < n; i++)
    {
      Price price = price_of (self, acies_rvc_direction_over (&combat, &ways[i]));

      if (value_of (self, &price) <= best)
        continue;
      best = value_of (self, &price);
      self->price = price;
    }
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

/* RVC-C18: so many faces of a defence die wound, and so many drive back. */
static void
count_answer (const Count *self,
              guint       *wound,
              guint       *retreat)
{
  int number = acies_rvc_factors_defence_number (&self->factors);

  *wound = acies_factors_count_faces (self->factors.ruleset, G_MININT, number - 1);
  *retreat = acies_factors_count_faces (self->factors.ruleset, number, number);
}

/* RVC-C16 */
static guint
count_hitting_faces (const Count *self)
{
  return acies_factors_count_faces (self->factors.ruleset, acies_rvc_factors_attack_number (&self->factors), G_MAXINT);
}

static gboolean
visit_both (Count *self,
            Visit  visit)
{
  AciesTwoRolls rolls;
  guint         wound;
  guint         retreat;

  count_answer (self, &wound, &retreat);
  if (!acies_two_rolls_init (&rolls, self->odds->n_dice, self->factors.ruleset->die_types[ROLL_DIE].n_faces, count_hitting_faces (self), wound, retreat))
    return FALSE;
  for (guint hits = 0; hits <= rolls.n; hits++)
    {
      AciesThrow answers;
      AciesWays  ways = acies_two_rolls_answer (&rolls, hits, &answers);

      visit_answers (self, hits, &answers, ways, rolls.total, visit);
    }

  return TRUE;
}

/* Both rolls, or the second; FALSE when there are too many ways. */
static gboolean
visit_all (Count *self,
           Visit  visit)
{
  AciesThrow answers;
  guint      wound;
  guint      retreat;

  if (!self->is_rolled)
    return visit_both (self, visit);
  count_answer (self, &wound, &retreat);
  if (!acies_throw_init (&answers, self->combat.hits, wound, retreat, self->factors.ruleset->die_types[ROLL_DIE].n_faces - wound - retreat))
    return FALSE;
  visit_answers (self, self->combat.hits, &answers, 1, answers.total, visit);

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

static void
explain (Count *self)
{
  if (self->is_rolled)
    {
      self->odds->n_dice = self->combat.hits;
      acies_odds_add_reason (self->odds, ACIES_REASON_DICE, self->combat.hits, g_strdup (_ ("Hits of the attack")), "RVC-C18");
    }
  else
    {
      acies_factors_explain_dice (&self->factors, "RVC-C16", self->odds);
      acies_factors_explain (&self->factors, ACIES_MODIFIES_TARGET_NUMBER, G_MAXINT, self->odds);
      self->odds->point = acies_rvc_factors_attack_number (&self->factors);
    }
  self->odds->defence = acies_rvc_factors_defence_number (&self->factors);
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
    choose_way (self);
  visit_all (self, add_chance);
  acies_odds_finish (odds);

  return g_steal_pointer (&odds);
}

const AciesSuppositionProcs acies_rvc_suppositions = {
  .result = RVC_STEP_RESULT,
  .strike_rule = "RVC-C25",
  .read = acies_rvc_read_factors,
  .derive = acies_rvc_factors_derive,
  .derived = RVC_DERIVED,
};

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
  if (!acies_suppositions_find_order (state->ruleset, suppositions, &order_card, error) ||
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
  if (duel->ranged && attacker->values[RVC_RANGE] < 2)
    {
      acies_refuse (error, "RVC-C15", acies_agree (attacker, "%s does not attack from afar", "%s do not attack from afar"), attacker->name);
      return NULL;
    }

  return count (&self, error);
}
