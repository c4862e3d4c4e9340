/* suppositions-check.c - what somebody supposes of a fight and can never be
 *
 * The conditions are those of play: the cards are asked on a copy of the state in
 * which the attack is the one that is going on.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/shared/suppositions.h"

#include "engine/board/texts.h"
#include "engine/core/engine.h"
#include "engine/core/units.h"
#include "rulesets/shared/moments.h"
#include "rulesets/shared/procs.h"
#include "rulesets/shared/units.h"

#include <glib/gi18n-lib.h>

static const AciesSuppositionProcs *
procs_of (const AciesRuleset *ruleset)
{
  return ruleset->procs->shared->suppositions;
}

/* Does @card, an order, order units of @type in an army of @side? */
static gboolean
check_order (const AciesRuleset *ruleset,
             AciesId             card,
             AciesId             type,
             AciesSide           side,
             GError            **error)
{
  const AciesCardType *order = &ruleset->cards[card];
  gboolean             orders = (order->unit_types >> type) & 1;

  if (!((order->sides >> side) & 1))
    /* Translators: a card, and a side */
    return acies_refuse (error, order->rule, _ ("%1$s does not belong to %2$s"), order->name, ruleset->sides[side].name);

  return orders || (procs_of (ruleset)->lends_attack != NULL && procs_of (ruleset)->lends_attack (ruleset, card, type)) ||
         acies_refuse (error, order->rule, _ ("%1$s cannot order %2$s"), order->name, ruleset->unit_types[type].name);
}

const AciesModifier *
acies_suppositions_find_modifier (const AciesFactors *factors,
                                  guint               condition)
{
  const AciesModifier *first = NULL;

  for (guint i = 0; i < factors->ruleset->n_modifiers; i++)
    {
      const AciesModifier *modifier = &factors->ruleset->modifiers[i];

      if (modifier->condition != condition)
        continue;
      if (acies_factors_has_ground (factors, modifier))
        return modifier;
      if (first == NULL)
        first = modifier;
    }

  return first;
}

/* The card that a supposition plays, or NO_ID. */
static AciesId
card_of (const AciesFactors     *factors,
         const AciesSupposition *supposition)
{
  const AciesModifier *modifier = NULL;

  if (supposition->is_card)
    return supposition->id;
  if (supposition->count > 0)
    modifier = acies_suppositions_find_modifier (factors, supposition->id);

  return modifier != NULL ? modifier->card : ACIES_NO_ID;
}

/* A copy in which nothing but @combat is going on. */
static AciesState *
dup_fighting (const AciesState  *state,
              const AciesCombat *combat)
{
  AciesState   *copy = acies_state_copy (state);
  AciesResolver resolver = { copy, copy, NULL };

  acies_resolver_drop_steps (&resolver);
  acies_resolver_push_combat (&resolver, combat);

  return copy;
}

gboolean
acies_suppositions_check_cards (const AciesState   *state,
                                const AciesCombat  *combat,
                                const AciesFactors *factors,
                                const GArray       *suppositions,
                                GError            **error)
{
  const AciesUnit *attacker = &state->units[combat->attacker];
  g_autoptr (AciesState) fighting = suppositions != NULL && suppositions->len > 0 ? dup_fighting (state, combat) : NULL;

  for (guint i = 0; fighting != NULL && i < suppositions->len; i++)
    {
      AciesId card = card_of (factors, &g_array_index (suppositions, AciesSupposition, i));

      if (card == ACIES_NO_ID)
        continue;
      if (combat->kind != ACIES_COMBAT_ATTACK)
        /* Translators: a card */
        return acies_refuse (error, procs_of (state->ruleset)->strike_rule, _ ("%s can be used in an attack, but not in a strike that answers one"), state->ruleset->cards[card].name);
      if (acies_card_is_order (&state->ruleset->cards[card])
              ? !check_order (state->ruleset, card, attacker->type, attacker->side, error)
              : !acies_card_moments_fits (fighting, card, error))
        return FALSE;
    }

  return TRUE;
}

gboolean
acies_suppositions_check_allowed (const AciesState  *state,
                                  const AciesCombat *combat,
                                  AciesId            card,
                                  GError           **error)
{
  g_autoptr (AciesState) fighting = dup_fighting (state, combat);

  return acies_card_moments_allows (fighting, card, error);
}

/* The statement about what @condition is worth. */
static const char *
rule_of (const AciesFactors *factors,
         guint               condition)
{
  for (guint i = 0; i < factors->ruleset->n_modifiers; i++)
    {
      if (factors->ruleset->modifiers[i].condition == condition)
        return factors->ruleset->modifiers[i].rule;
    }

  return factors->ruleset->procs->rules.dice;
}

gboolean
acies_suppositions_check_condition (const AciesFactors *factors,
                                    guint               condition,
                                    guint               count,
                                    GError            **error)
{
  const char *name = factors->ruleset->procs->names.conditions[condition];
  guint       most = ACIES_MAX_SUPPOSED;

  if (count == 0)
    return TRUE;
  if (procs_of (factors->ruleset)->check_condition != NULL && !procs_of (factors->ruleset)->check_condition (factors, condition, error))
    return FALSE;
  if ((procs_of (factors->ruleset)->derived >> condition) & 1)
    most = factors->counts[condition];
  else if (procs_of (factors->ruleset)->most != NULL)
    most = procs_of (factors->ruleset)->most (factors, condition);
  if (most == 0)
    return acies_refuse (error, rule_of (factors, condition), _ ("“%s” cannot apply in this attack"), name);

  return count <= most ||
         acies_refuse (error, rule_of (factors, condition),
                       /* Translators: a card or a condition, and a number */
                       g_dngettext (GETTEXT_PACKAGE, "“%1$s” can apply at most %2$u time", "“%1$s” can apply at most %2$u times", most), name, most);
}

/* The first two sides that may have them and are enemies. */
static gboolean
find_sides (const AciesFactors *factors,
            AciesSide          *attacker,
            AciesSide          *target)
{
  const AciesUnitType *types = factors->ruleset->unit_types;

  for (*attacker = 0; *attacker < factors->ruleset->n_sides; (*attacker)++)
    {
      for (*target = 0; *target < factors->ruleset->n_sides; (*target)++)
        {
          if (*attacker != *target && ((types[factors->attacker_type].sides >> *attacker) & 1) && ((types[factors->target_type].sides >> *target) & 1))
            return TRUE;
        }
    }

  return FALSE;
}

AciesUnitId
acies_suppositions_place (AciesState *state,
                          AciesId     type,
                          AciesSide   side,
                          AciesHex    hex)
{
  AciesCommand command = acies_command_on_hex (ACIES_COMMAND_PLACE, hex);

  command.id = type;
  command.side = side;
  command.number = (gint16) acies_state_strength (state, type);
  if (!acies_engine_apply (state, &command, NULL, NULL))
    g_return_val_if_reached (ACIES_NO_UNIT);

  return acies_stack_of_type (state, hex, type);
}

AciesState *
acies_suppositions_new_meeting (const AciesState   *state,
                                const AciesFactors *factors,
                                AciesCombat        *combat,
                                GError            **error)
{
  AciesState *meeting;
  AciesSide   attacker;
  AciesSide   target;

  if (!find_sides (factors, &attacker, &target))
    {
      acies_refuse (error, state->ruleset->procs->shared->targets.enemy_rule, _ ("%1$s and %2$s belong to the same side"), factors->ruleset->unit_types[factors->attacker_type].name,
                    factors->ruleset->unit_types[factors->target_type].name);
      return NULL;
    }
  meeting = acies_state_copy (state);
  *combat = (AciesCombat) { .kind = ACIES_COMBAT_ATTACK, .melee = factors->melee != FALSE, .from = acies_hex (0, 0), .at = acies_hex (factors->melee ? 1 : 2, 0) };
  combat->attacker = acies_suppositions_place (meeting, factors->attacker_type, attacker, combat->from);
  combat->target = acies_suppositions_place (meeting, factors->target_type, target, combat->at);

  return meeting;
}
