/* carthage-computer.c - Rome vs Carthage: exact chances of the two rolls of a fight
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/battle-of-legends/carthage.h"

#include "engine/board/texts.h"

#include <glib/gi18n-lib.h>

typedef struct
{
  AciesFactors      factors;
  const AciesState *state; /* NULL: no position */
  AciesCombat       combat;
  AciesRvcWay       way;                       /* of the attack, if it is known */
  gboolean          is_rolled;                 /* the hits are known, and answered now */
  guint             n_ignored;                 /* retreats that do not count */
  GArray           *rolls;                     /* AciesChance without losses */
  AciesDirection    away;                      /* the direction in which the target is driven off */
  guint8            price[ACIES_MAX_DICE + 1]; /* figures that so many retreats cost it */
  AciesOdds        *odds;
} Count;

/* --- what retreats cost ----------------------------------------------------------------------- */

/* RVC-C20: wounds first; the dead do not retreat. */
static guint
count_losses (const Count       *self,
              const AciesChance *roll)
{
  return MIN ((guint) roll->wounds + self->price[roll->retreats], self->factors.target_figures);
}

/* RVC-C21: the target is driven off over @way. Returns: the figures that it loses on average */
static double
set_way (Count             *self,
         const AciesRvcWay *way)
{
  double sum = 0;

  self->away = acies_rvc_direction_over (&self->combat, way);
  for (guint retreats = 1; retreats <= self->odds->n_dice; retreats++)
    self->price[retreats] = (guint8) MIN (acies_rvc_plan_retreat (self->state, self->combat.target, self->away, retreats).losses, ACIES_MAX_FIGURES);
  for (guint i = 0; i < self->rolls->len; i++)
    {
      const AciesChance *roll = &g_array_index (self->rolls, AciesChance, i);

      sum += (double) roll->numerator / (double) roll->denominator * count_losses (self, roll);
    }
  return sum;
}

/* RVC-C15, RVC-C21: of several ways the attacker's owner takes the one that costs most. */
static void
choose_way (Count *self)
{
  AciesRvcWay        ways[RVC_MAX_WAYS];
  const AciesCombat *combat = &self->combat;
  double             best = -1;
  double             least = G_MAXDOUBLE;
  guint              taken = 0;
  guint              n;
  AciesHexName       first;
  AciesHexName       second;
  char              *text;

  if (combat->melee || self->way.n > 0)
    {
      set_way (self, &self->way);
      return;
    }
  n = acies_rvc_list_ways (self->state, combat, ways);
  for (guint i = 0; i < n; i++)
    {
      double value = set_way (self, &ways[i]);

      least = MIN (least, value);
      if (value <= best)
        continue;
      best = value;
      taken = i;
    }
  g_return_if_fail (n > 0);
  set_way (self, &ways[taken]);
  if (n == 1)
    return;
  if (best <= least)
    text = g_strdup (_ ("All open paths cost the target the same"));
  else if (ways[taken].n == 1)
    /* Translators: a hex or a square */
    text = g_strdup_printf (_ ("Assumes an attack over %s, the open path that costs the target most"), acies_hex_name (ways[taken].hex[0], first));
  else
    /* Translators: two hexes */
    text = g_strdup_printf (_ ("Assumes an attack over %1$s and %2$s, the open path that costs the target most"),
                            acies_hex_name (ways[taken].hex[0], first), acies_hex_name (ways[taken].hex[1], second));
  acies_odds_add_reason (self->odds, ACIES_REASON_OTHER, 0, text, "RVC-C21");
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

/* RVC-C16, RVC-C18, RVC-C19: both rolls, or only the second. Returns: FALSE if there are too many ways */
static gboolean
collect_rolls (Count *self)
{
  const AciesRuleset *ruleset = self->factors.ruleset;
  guint               n_faces = ruleset->die_types[ROLL_DIE].n_faces;
  guint               hit = acies_factors_count_faces (ruleset, acies_rvc_factors_attack_number (&self->factors), G_MAXINT);
  int                 number = acies_rvc_factors_defence_number (&self->factors);
  guint               wound = acies_factors_count_faces (ruleset, G_MININT, number - 1);
  guint               retreat = acies_factors_count_faces (ruleset, number, number);
  guint               most = self->is_rolled ? self->combat.hits : self->odds->n_dice;
  AciesTwoRolls       rolls;
  AciesThrow          answers;

  if (self->is_rolled ? !acies_throw_init (&answers, most, wound, retreat, n_faces - wound - retreat)
                      : !acies_two_rolls_init (&rolls, most, n_faces, hit, wound, retreat))
    return FALSE;
  for (guint hits = self->is_rolled ? most : 0; hits <= most; hits++)
    {
      AciesWays ways = self->is_rolled ? 1 : acies_two_rolls_answer (&rolls, hits, &answers);

      for (guint wounds = 0; wounds <= hits; wounds++)
        {
          for (guint retreats = 0; wounds + retreats <= hits; retreats++)
            {
              AciesChance roll = {
                .hits = (guint8) hits,
                .wounds = (guint8) wounds,
                .retreats = (guint8) (retreats - MIN (retreats, self->n_ignored)),
                .numerator = ways * answers.ways[wounds][retreats],
                .denominator = self->is_rolled ? answers.total : rolls.total,
              };

              if (roll.numerator > 0)
                g_array_append_val (self->rolls, roll);
            }
        }
    }
  return TRUE;
}

/* --- an answer -------------------------------------------------------------------------------- */

/* The attack value of the attacker, or the defence of the target, from its printed table. */
static char *
dup_attribute (const AciesFactors *self,
               gboolean            of_target)
{
  const AciesUnitType *unit = &self->ruleset->unit_types[of_target ? self->target_type : self->attacker_type];
  guint                attack = self->melee ? LEGENDS_MELEE_ATTACK : LEGENDS_RANGED_ATTACK;
  guint                defence = self->melee ? LEGENDS_MELEE_DEFENCE : LEGENDS_RANGED_DEFENCE;
  guint                attribute = of_target ? defence : attack;

  /* Translators: a number of a unit type: "Melee attack of Infantry: 4" */
  return g_strdup_printf (_ ("%1$s of %2$s: %3$d"), self->ruleset->attributes[attribute].name, unit->name, unit->values[attribute]);
}

/* RVC-C16, RVC-C17 */
AciesOdds *
acies_rvc_explain_attack (const AciesFactors *self)
{
  AciesOdds *odds = acies_factors_new_odds (self);

  acies_factors_explain_dice (self, "RVC-C16", odds);
  acies_odds_add_reason (odds, ACIES_REASON_OTHER, 0, dup_attribute (self, FALSE), "RVC-C16");
  acies_factors_explain (self, ACIES_MODIFIES_TARGET_NUMBER, G_MAXINT, NULL, odds);
  odds->point = acies_rvc_factors_attack_number (self);
  return odds;
}

char *
acies_rvc_describe_defence (const AciesFactors *self)
{
  g_autofree char *number = dup_attribute (self, TRUE);

  /* Translators: "Melee defence of Infantry: 4", and the rule */
  return g_strdup_printf (_ ("%1$s; a lower roll wounds, an equal roll forces a retreat (%2$s)"), number, "RVC-C18");
}

static AciesOdds *
count (Count   *self,
       GError **error)
{
  const AciesFactors *factors = &self->factors;
  g_autoptr (AciesOdds) odds = self->is_rolled ? acies_factors_new_odds (factors) : acies_rvc_explain_attack (factors);
  g_autoptr (GArray) rolls = g_array_new (FALSE, FALSE, sizeof (AciesChance));

  if (self->is_rolled)
    {
      odds->n_dice = self->combat.hits;
      acies_odds_add_reason (odds, ACIES_REASON_DICE, self->combat.hits, g_strdup (_ ("Hits scored by the attack")), "RVC-C18");
    }
  odds->defence = acies_rvc_factors_defence_number (factors);
  acies_odds_add_reason (odds, ACIES_REASON_OTHER, 0, dup_attribute (factors, TRUE), "RVC-C18");
  acies_factors_explain (factors, ACIES_MODIFIES_IGNORED_RETREATS, (int) odds->n_dice, NULL, odds);

  self->odds = odds;
  self->rolls = rolls;
  self->n_ignored = (guint) MAX (acies_factors_modify (factors, ACIES_MODIFIES_IGNORED_RETREATS), 0);
  acies_factors_set_effects (factors, odds, acies_rvc_factors_attack_number (factors), G_MAXINT, ROLL_NOTHING);
  odds->n_ignored_retreats = self->n_ignored;
  if (!collect_rolls (self))
    {
      acies_odds_refuse_count (odds, error);
      return NULL;
    }
  if (self->state != NULL)
    {
      choose_way (self);
      explain_retreat (self);
    }
  for (guint i = 0; i < rolls->len; i++)
    {
      AciesChance *roll = &g_array_index (rolls, AciesChance, i);

      roll->losses = (guint8) count_losses (self, roll);
      roll->eliminated = roll->losses >= factors->target_figures;
      acies_odds_add_chance (odds, roll);
    }
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

  /* RVC-K1: no order changes a roll. */
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
