/* macedon-computer.c - Rome vs Macedon: exact chances of one roll
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/battle-of-legends/macedon.h"

#include "engine/board/texts.h"

#include <glib/gi18n-lib.h>

typedef struct
{
  AciesFactors      factors;
  const AciesState *state; /* NULL: no position */
  AciesCombat       combat;
  guint             can_ignore_hits;
  guint             can_ignore_retreats;
  gboolean          spares; /* RVM-A47: what no hit has used up saves from retreats */
  AciesOdds        *odds;
} Count;

/* RVM-R13 to RVM-R15; RVM-K18: for the log, which has the dice and no chances. */
AciesOdds *
acies_rvm_explain_roll (const AciesFactors *factors)
{
  AciesOdds *odds = acies_factors_new_odds (factors);
  int        point = acies_rvm_factors_combat_point (factors);
  int        defence = factors->ruleset->unit_types[factors->target_type].values[factors->melee ? LEGENDS_MELEE_DEFENCE : LEGENDS_RANGED_DEFENCE];
  int        attack = acies_rvm_factors_attack (factors);
  gboolean   retreats_hit = acies_rvm_factors_retreats_hit (factors);
  int        faces = factors->ruleset->die_types[ROLL_DIE].n_faces;
  int        least = retreats_hit ? point : point + 1;
  char      *text;

  if (least <= faces && (retreats_hit || point < 1))
    /* Translators: the lowest roll that hits, then the numbers that give it */
    text = g_strdup_printf (_ ("A die hits on %1$d or more (4 + defence %2$d − attack %3$d)"), MAX (least, 1), defence, attack);
  else if (least <= faces)
    /* Translators: the lowest roll that hits, the roll that forces a retreat, then the numbers that give them */
    text = g_strdup_printf (_ ("A die hits on %1$d or more and forces a retreat on %2$d (4 + defence %3$d − attack %4$d)"), least, point, defence, attack);
  else if (!retreats_hit && point == faces)
    /* Translators: the roll that forces a retreat, then the numbers that give it */
    text = g_strdup_printf (_ ("A die never hits and forces a retreat on %1$d (4 + defence %2$d − attack %3$d)"), point, defence, attack);
  else
    /* Translators: the numbers that make the lowest roll that would hit too high for a die */
    text = g_strdup_printf (_ ("A die never hits (4 + defence %1$d − attack %2$d)"), defence, attack);
  acies_factors_explain_dice (factors, "RVM-A30", odds);
  acies_odds_add_reason (odds, ACIES_REASON_OTHER, 0, text, "RVM-R13");
  return odds;
}

/* The result of so many dice above the Combat Point and so many equal to it. RVM-A23: help that is offered is taken; it never
 * costs a figure. */
static AciesChance
settle (const Count *self,
        guint        above,
        guint        equal)
{
  guint       figures = self->factors.target_figures;
  gboolean    all_hit = acies_rvm_factors_retreats_hit (&self->factors);
  guint       hits = all_hit ? above + equal : above;
  guint       retreats = all_hit ? 0 : equal;
  guint       ignored = MIN (self->can_ignore_hits, hits);
  guint       spare = self->spares ? self->can_ignore_hits - ignored : 0;
  AciesChance chance = { 0 };

  hits -= ignored;
  retreats -= MIN (self->can_ignore_retreats, retreats);
  chance.hits = (guint8) hits;
  chance.wounds = (guint8) hits;
  chance.retreats = (guint8) retreats;
  chance.losses = (guint8) (self->state != NULL ? figures - acies_rvm_count_left (self->state, self->combat.target, hits, retreats, spare) : MIN (hits, figures));
  chance.eliminated = chance.losses >= figures;
  return chance;
}

/* RVM-R13 to RVM-R15; FALSE when there are too many ways. */
static gboolean
add_chances (Count *self)
{
  int   point = acies_rvm_factors_combat_point (&self->factors);
  guint hit = acies_factors_count_faces (self->factors.ruleset, point + 1, G_MAXINT);
  guint retreat = acies_factors_count_faces (self->factors.ruleset, point, point);
  guint n_faces = self->factors.ruleset->die_types[ROLL_DIE].n_faces;
  AciesThrow throw;

  if (!acies_throw_init (&throw, acies_factors_n_dice (&self->factors), hit, retreat, n_faces - hit - retreat))
    return FALSE;
  for (guint above = 0; above <= throw.n; above++)
    {
      for (guint equal = 0; above + equal <= throw.n; equal++)
        {
          AciesChance chance;

          if (throw.ways[above][equal] == 0)
            continue;
          chance = settle (self, above, equal);
          chance.numerator = throw.ways[above][equal];
          chance.denominator = throw.total;
          acies_odds_add_chance (self->odds, &chance);
        }
    }

  return TRUE;
}

gboolean
acies_rvm_lends_attack (const AciesRuleset *ruleset,
                        AciesId             card,
                        AciesId             unit_type)
{
  return acies_rvm_lent_value (ruleset, card, unit_type, RVM_VALUE_MELEE_ATTACK) != 0;
}

/* RVM-D9: only friends of the target help it. */
static gboolean
has_battleline_friends (const AciesFactors *factors)
{
  const AciesRuleset *ruleset = factors->ruleset;

  for (guint i = 0; i < ruleset->n_unit_types; i++)
    {
      if (acies_type_has_skill (ruleset, (AciesId) i, RVM_SKILL_BATTLELINE) &&
          (ruleset->unit_types[i].sides & ruleset->unit_types[factors->target_type].sides) != 0)
        return TRUE;
    }

  return FALSE;
}

/* Of other conditions any number can hold. */
guint
acies_rvm_most (const AciesFactors *factors,
                guint               condition,
                GError            **error)
{
  const AciesRuleset *ruleset = factors->ruleset;
  AciesId             type = condition == RVM_IF_ATTACKER_BESIDE_LEADER ? factors->attacker_type : factors->target_type;
  AciesId             card = ruleset->marks[condition == RVM_IF_TARGET_TESTUDO ? RVM_MARK_TESTUDO : RVM_MARK_PHALANX].card;

  switch (condition)
    {
    /* RVM-A24: an army has one Leader, who does not help himself. */
    case RVM_IF_ATTACKER_BESIDE_LEADER:
    case RVM_IF_TARGET_BESIDE_LEADER:
      return !acies_type_has_skill (ruleset, type, RVM_SKILL_LEADERSHIP) ||
             /* Translators: a unit */
             acies_refuse (error, "RVM-A24", _ ("%s helps only other units"), ruleset->unit_types[type].name);
    /* RVM-R23: a unit forms what it has the ability for. */
    case RVM_IF_TARGET_TESTUDO:
    case RVM_IF_TARGET_PHALANX:
      return card == ACIES_NO_ID || acies_type_check_ability (ruleset, type, card, error);
    case RVM_IF_TARGET_BATTLELINE:
      return has_battleline_friends (factors) ? ACIES_MAX_SUPPOSED : 0;
    case RVM_IF_MELEE_FROM_BEHIND:
      return factors->melee != FALSE;
    default:
      return ACIES_MAX_SUPPOSED;
    }
}

static AciesOdds *
count (Count   *self,
       GError **error)
{
  const AciesFactors *factors = &self->factors;
  guint               n_dice = acies_factors_n_dice (factors);
  g_autoptr (AciesOdds) odds = acies_factors_new_odds (factors);
  gboolean supported;
  char    *text;

  self->can_ignore_hits = (guint) MAX (acies_factors_modify (factors, ACIES_MODIFIES_IGNORED_HITS), 0);
  self->can_ignore_retreats = (guint) MAX (acies_factors_modify (factors, ACIES_MODIFIES_IGNORED_RETREATS), 0);
  self->odds = odds;
  odds->point = acies_rvm_factors_combat_point (factors);
  acies_factors_explain_dice (factors, "RVM-A30", odds);
  acies_factors_explain (factors, ACIES_MODIFIES_IGNORED_HITS, G_MAXINT, NULL, odds);
  acies_factors_explain (factors, ACIES_MODIFIES_IGNORED_RETREATS, G_MAXINT, NULL, odds);
  if (acies_rvm_factors_retreats_hit (factors))
    acies_odds_add_reason (odds, ACIES_REASON_OTHER, 0, g_strdup (_ ("Each retreat counts as a hit")), "RVM-K18");

  /* RVM-R18: a supported unit ignores all retreats of the roll. RVM-R16: or each costs a figure. */
  text = self->state != NULL && n_dice > 0 ? acies_rvm_describe_rear (self->state, self->combat.target, &supported) : NULL;
  if (text != NULL && supported)
    {
      self->can_ignore_retreats += n_dice;
      acies_odds_add_reason (odds, ACIES_REASON_IGNORED_RETREATS, (int) n_dice, text, "RVM-R18");
    }
  else if (text != NULL)
    {
      acies_odds_add_reason (odds, ACIES_REASON_OTHER, 0, text, "RVM-R16");
    }

  acies_factors_set_effects (factors, odds, acies_rvm_factors_retreats_hit (factors) ? odds->point : odds->point + 1, G_MAXINT,
                             acies_rvm_factors_retreats_hit (factors) ? ROLL_NOTHING : odds->point);
  odds->n_ignored_hits = self->can_ignore_hits;
  odds->n_ignored_retreats = self->can_ignore_retreats;
  if (!add_chances (self))
    {
      acies_odds_refuse_count (odds, error);
      return NULL;
    }
  acies_odds_finish (odds);
  return g_steal_pointer (&odds);
}

/* --- the whole attack ------------------------------------------------------------------------- */

/* The result of the attack after each result of the strike. RVM-K13: an attacker that was eliminated or driven back does not
 * attack. More dice roll in more ways, and more ways divide by fewer. */
static void
count_whole (const Count       *self,
             const AciesCombat *strike,
             AciesOdds         *odds)
{
  Count first = { .factors = acies_rvm_read_factors (self->state, strike), .state = self->state, .combat = *strike, .spares = self->spares };
  g_autoptr (AciesOdds) before = count (&first, NULL);
  g_autoptr (AciesOdds) whole = acies_factors_new_odds (&self->factors);
  AciesWays total;

  if (before == NULL || !acies_ways_multiply (&total, before->total, odds->total))
    return;
  for (guint i = 0; i < before->chances->len; i++)
    {
      const AciesChance *result = &g_array_index (before->chances, AciesChance, i);
      AciesWays          ways = result->numerator * (before->total / result->denominator);
      Count              again = *self;
      AciesHex           rear[2];
      g_autoptr (AciesOdds) attack = NULL;

      again.factors.attacker_figures = (guint8) (self->factors.attacker_figures - result->losses);
      if (!result->eliminated && (result->retreats == 0 || acies_rvm_list_rear (self->state, self->combat.attacker, rear) == 0))
        attack = count (&again, NULL);
      for (guint j = 0; attack != NULL && j < attack->chances->len; j++)
        {
          AciesChance chance = g_array_index (attack->chances, AciesChance, j);

          chance.numerator *= ways * (odds->total / chance.denominator);
          chance.denominator = total;
          acies_odds_add_chance (whole, &chance);
        }
      if (attack == NULL)
        acies_odds_add_chance (whole, &(AciesChance) { .numerator = ways * odds->total, .denominator = total });
    }
  acies_odds_finish (whole);
  before->has_position = TRUE;
  whole->has_position = TRUE;
  odds->first = g_steal_pointer (&before);
  odds->whole = g_steal_pointer (&whole);
}

/* --- answers ---------------------------------------------------------------------------------- */

AciesOdds *
acies_rvm_odds_of_duel (const AciesState *state,
                        const AciesDuel  *duel,
                        const GArray     *suppositions,
                        GError          **error)
{
  Count self = { 0 };

  if (!acies_suppositions_read_duel (state, duel, suppositions, &self.factors, error))
    return NULL;
  if (acies_rvm_factors_attack (&self.factors) <= 0)
    {
      const AciesUnitType *type = &state->ruleset->unit_types[duel->attacker];

      if (duel->ranged)
        acies_refuse (error, "RVM-R12", acies_agree (type, "%s has no ranged attack", "%s have no ranged attack"), type->name);
      else
        acies_refuse (error, "RVM-R24", acies_agree (type, "%s never attacks", "%s never attack"), type->name);
      return NULL;
    }

  return count (&self, error);
}

AciesOdds *
acies_rvm_odds_of_attack (const AciesState *state,
                          AciesHex          from,
                          AciesHex          at,
                          const GArray     *suppositions,
                          GError          **error)
{
  g_autoptr (AciesState) copy = NULL;
  AciesUnitId  attacker = acies_state_unit_at (state, from);
  Count        self = { .spares = state->switches[RVM_RETREAT_LOSSES_IGNORABLE] };
  AciesCombat *combat = &self.combat;
  AciesOdds   *odds;
  AciesId      order_card;
  int          open;

  if (!acies_suppositions_find_order (state->ruleset, suppositions, TRUE, &order_card, error))
    return NULL;
  if (order_card != ACIES_NO_ID && attacker != ACIES_NO_UNIT)
    {
      AciesTurn     turn = state->turn;
      AciesResolver resolver;

      copy = acies_state_copy (state);
      resolver = (AciesResolver) { copy, copy, NULL };
      turn.active = state->units[attacker].side;
      turn.order_card = order_card;
      acies_resolver_set_turn (&resolver, turn);
      acies_unit_set_mark (&resolver, attacker, RVM_MARK_ORDERED, TRUE);
      state = copy;
    }
  self.state = state;
  if (!acies_suppositions_read_attack (state, from, at, suppositions, &open, combat, &self.factors, error))
    return NULL;
  odds = count (&self, error);
  if (odds == NULL || !combat->melee || combat->kind != ACIES_COMBAT_ATTACK)
    return odds;

  /* RVM-K13, RVM-K16: the target strikes before the roll of the attack, whatever is played from now on. */
  if (open < 0 || acies_combat_awaits (state, 0, RVM_STEP_STRIKE)
          ? acies_rvm_phalanx_strikes (state, combat) || acies_combat_has_card (state, combat, RVM_EFFECT_FIRST_STRIKE)
          : state->n_combats > 1 && state->combats[1].kind == ACIES_COMBAT_STRIKE && acies_combat_awaits (state, 1, RVM_STEP_RESULT))
    {
      AciesCombat strike = acies_attack_between (state, at, from);

      strike.kind = ACIES_COMBAT_STRIKE;
      count_whole (&self, &strike, odds);
    }
  return odds;
}
