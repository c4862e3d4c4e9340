/* computer.c - what somebody supposes of a fight, to learn its chances
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/battle-of-legends/battle-of-legends.h"

#include "rulesets/shared/shared.h"

#include <glib/gi18n-lib.h>

/* --- what can never be --------------------------------------------------------------------------- */

/* The conditions are those of play: the cards are asked on a copy of the state in
 * which the attack is the one that is going on. */

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

  return orders || (ruleset->procs->shared->lends_attack != NULL && ruleset->procs->shared->lends_attack (ruleset, card, type)) ||
         acies_refuse (error, order->rule, _ ("%1$s cannot order %2$s"), order->name, ruleset->unit_types[type].name);
}

static const AciesModifier *
suppositions_find_modifier (const AciesFactors *factors,
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
    modifier = suppositions_find_modifier (factors, supposition->id);

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

static gboolean
suppositions_check_cards (const AciesState   *state,
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
        return acies_refuse (error, acies_legends (state)->rules.strike, _ ("%s can be used in an attack, but not in a strike that answers one"), state->ruleset->cards[card].name);
      if (acies_card_is_order (&state->ruleset->cards[card])
              ? !check_order (state->ruleset, card, attacker->type, attacker->side, error)
              : !acies_card_moments_fits (fighting, card, error))
        return FALSE;
    }

  return TRUE;
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

static gboolean
suppositions_check_condition (const AciesFactors *factors,
                              guint               condition,
                              guint               count,
                              GError            **error)
{
  const AciesSharedProcs *self = factors->ruleset->procs->shared;
  const char             *name = factors->ruleset->procs->names.conditions[condition];
  g_autoptr (GError) never = NULL;
  guint most = ACIES_MAX_SUPPOSED;

  if (count == 0)
    return TRUE;
  if ((self->derived >> condition) & 1)
    most = factors->counts[condition];
  else if (self->most != NULL)
    most = self->most (factors, condition, &never);
  if (never != NULL)
    {
      g_propagate_error (error, g_steal_pointer (&never));
      return FALSE;
    }
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

static AciesState *
suppositions_new_meeting (const AciesState   *state,
                          const AciesFactors *factors,
                          AciesCombat        *combat,
                          GError            **error)
{
  AciesState *meeting;
  AciesSide   attacker;
  AciesSide   target;

  if (!find_sides (factors, &attacker, &target))
    {
      acies_refuse (error, acies_legends (state)->rules.enemy, _ ("%1$s and %2$s belong to the same side"), factors->ruleset->unit_types[factors->attacker_type].name,
                    factors->ruleset->unit_types[factors->target_type].name);
      return NULL;
    }
  meeting = acies_state_copy (state);
  *combat = (AciesCombat) { .kind = ACIES_COMBAT_ATTACK, .melee = factors->melee != FALSE, .from = acies_hex (0, 0), .at = acies_hex (factors->melee ? 1 : 2, 0) };
  combat->attacker = acies_suppositions_place (meeting, factors->attacker_type, attacker, combat->from);
  combat->target = acies_suppositions_place (meeting, factors->target_type, target, combat->at);

  return meeting;
}

/* --- what is supposed ---------------------------------------------------------------------------- */

static guint
count_suppositions (const GArray *suppositions)
{
  return suppositions != NULL ? suppositions->len : 0;
}

static const AciesSupposition *
nth (const GArray *suppositions,
     guint         i)
{
  return &g_array_index (suppositions, AciesSupposition, i);
}

/* Does any roll depend on @card? */
static gboolean
changes_rolls (const AciesRuleset *ruleset,
               AciesId             card)
{
  const AciesSharedProcs *self = ruleset->procs->shared;

  for (guint i = 0; i < ruleset->n_modifiers; i++)
    {
      if (ruleset->modifiers[i].card == card || ruleset->modifiers[i].unless_card == card)
        return TRUE;
    }
  /* Does it lend units of any type what they attack with? */
  for (guint i = 0; self->lends_attack != NULL && i < ruleset->n_unit_types; i++)
    {
      if (self->lends_attack (ruleset, card, (AciesId) i))
        return TRUE;
    }

  return FALSE;
}

static gboolean
check_card (const AciesRuleset     *ruleset,
            const AciesSupposition *supposition,
            gboolean                in_position,
            GError                **error)
{
  const AciesSharedProcs *self = ruleset->procs->shared;
  const AciesCardType    *card = &ruleset->cards[supposition->id];
  /* How many flankers a card counts has to be said only where it may count several. */
  gboolean takes_count = card->effect == self->flanking || (card->effect == self->envelopment && !in_position);

  if (!changes_rolls (ruleset, supposition->id))
    g_set_error (error, ACIES_COMMAND_ERROR, ACIES_COMMAND_ERROR_SYNTAX, _ ("“%s” does not affect a roll"), card->id);
  else if (supposition->has_count && !takes_count)
    g_set_error (error, ACIES_COMMAND_ERROR, ACIES_COMMAND_ERROR_SYNTAX, _ ("“%s” takes no number here"), card->id);
  else
    return TRUE;

  return FALSE;
}

gboolean
acies_suppositions_find_order (const AciesRuleset *ruleset,
                               const GArray       *suppositions,
                               gboolean            in_position,
                               AciesId            *order_card,
                               GError            **error)
{
  *order_card = ACIES_NO_ID;
  for (guint i = 0; i < count_suppositions (suppositions); i++)
    {
      const AciesSupposition *supposition = nth (suppositions, i);

      if (!supposition->is_card)
        continue;
      if (!check_card (ruleset, supposition, in_position, error))
        return FALSE;
      if (!acies_card_is_order (&ruleset->cards[supposition->id]))
        continue;
      if (*order_card != ACIES_NO_ID && *order_card != supposition->id)
        {
          /* Translators: two cards */
          g_set_error (error, ACIES_COMMAND_ERROR, ACIES_COMMAND_ERROR_SYNTAX, _ ("“%1$s” and “%2$s” cannot be played in the same turn"),
                       ruleset->cards[*order_card].id, ruleset->cards[supposition->id].id);
          return FALSE;
        }
      *order_card = supposition->id;
    }

  return TRUE;
}

/* RVM-K11, RVC-K5: each card names one of those that do not count yet. */
static gboolean
add_flankers (const AciesState       *state,
              AciesCombat            *combat,
              const AciesSupposition *supposition,
              GError                **error)
{
  AciesUnitId ids[ACIES_N_DIRECTIONS];
  guint       n_eligible = acies_units_list_flankers (state, combat, FALSE, ids);

  if (supposition->count > n_eligible || combat->n_flankers + supposition->count > G_N_ELEMENTS (combat->flankers))
    return acies_refuse (error, state->ruleset->cards[supposition->id].rule, g_dngettext (GETTEXT_PACKAGE, "%u unit beside the target can still flank", "%u units beside the target can still flank", n_eligible), n_eligible);
  for (guint i = 0; i < supposition->count; i++)
    combat->flankers[combat->n_flankers++] = ids[i];

  return TRUE;
}

/* RVM-K12, RVC-K6: they must be enough. After the others, for in one game these leave it the units that it counts.
 * One that was played already is no other. */
static gboolean
add_envelopment (const AciesState *state,
                 AciesCombat      *combat,
                 const GArray     *suppositions,
                 GError          **error)
{
  guint8 envelopment = acies_legends (state)->envelopment;

  for (guint i = 0; i < count_suppositions (suppositions); i++)
    {
      const AciesSupposition *supposition = nth (suppositions, i);
      g_autoptr (AciesState) fighting = NULL;

      if (!supposition->is_card || state->ruleset->cards[supposition->id].effect != envelopment || acies_combat_has_card (state, combat, envelopment))
        continue;
      fighting = dup_fighting (state, combat);
      if (!acies_card_moments_allows (fighting, supposition->id, error))
        return FALSE;
      combat->cards |= G_GUINT64_CONSTANT (1) << supposition->id;
    }

  return TRUE;
}

/* Plays the ability cards on @combat; each flanker must stand there. */
static gboolean
suppose_cards (const AciesState *state,
               AciesCombat      *combat,
               const GArray     *suppositions,
               GError          **error)
{
  AciesFactors factors;

  acies_factors_init (&factors, state, combat);
  if (!suppositions_check_cards (state, combat, &factors, suppositions, error))
    return FALSE;
  for (guint i = 0; i < count_suppositions (suppositions); i++)
    {
      const AciesSupposition *supposition = nth (suppositions, i);
      const AciesCardType    *card = &state->ruleset->cards[supposition->id];

      if (!supposition->is_card || acies_card_is_order (card))
        continue;
      if (card->effect == acies_legends (state)->flanking && !add_flankers (state, combat, supposition, error))
        return FALSE;
      if (card->effect != acies_legends (state)->envelopment)
        combat->cards |= G_GUINT64_CONSTANT (1) << supposition->id;
    }

  return add_envelopment (state, combat, suppositions, error);
}

static void
play (AciesFactors *factors,
      AciesId       card)
{
  if (acies_card_is_order (&factors->ruleset->cards[card]))
    factors->order_card = card;
  else
    factors->cards |= G_GUINT64_CONSTANT (1) << card;
}

/* What the modifier of a condition asks for besides it. */
static void
bring_along (AciesFactors *factors,
             guint         condition)
{
  const AciesModifier *modifier = suppositions_find_modifier (factors, condition);

  if (modifier == NULL)
    return;
  if (modifier->terrain != ACIES_NO_ID)
    factors->target_terrain = modifier->terrain;
  if (modifier->attacker_terrain != ACIES_NO_ID)
    factors->attacker_terrain = modifier->attacker_terrain;
  if (modifier->card != ACIES_NO_ID)
    play (factors, modifier->card);
}

/* Makes the conditions hold that are supposed; refuses one that cannot. */
static gboolean
suppose_conditions (AciesFactors *factors,
                    const GArray *suppositions,
                    GError      **error)
{
  for (guint i = 0; i < count_suppositions (suppositions); i++)
    {
      if (!nth (suppositions, i)->is_card && nth (suppositions, i)->count > 0)
        bring_along (factors, nth (suppositions, i)->id);
    }
  /* Ground first, as conditions follow from it; what was said stands. */
  factors->ruleset->procs->shared->derive (factors);
  for (guint i = 0; i < count_suppositions (suppositions); i++)
    {
      if (!nth (suppositions, i)->is_card &&
          !suppositions_check_condition (factors, nth (suppositions, i)->id, nth (suppositions, i)->count, error))
        return FALSE;
    }
  for (guint i = 0; i < count_suppositions (suppositions); i++)
    {
      if (!nth (suppositions, i)->is_card)
        factors->counts[nth (suppositions, i)->id] = nth (suppositions, i)->count;
    }

  return TRUE;
}

/* No unit is anywhere, so that each card has what it needs from the position. RVM-K12, RVC-K6: an Envelopment needs several. */
static void
suppose_card (AciesFactors           *factors,
              const AciesSupposition *supposition)
{
  const AciesRuleset     *ruleset = factors->ruleset;
  const AciesSharedProcs *self = ruleset->procs->shared;
  const AciesCardType    *card = &ruleset->cards[supposition->id];
  guint                   usual = !supposition->has_count && card->effect == self->envelopment ? self->needs_flankers (card) : supposition->count;

  play (factors, supposition->id);
  for (guint i = 0; i < ruleset->n_modifiers; i++)
    {
      if (ruleset->modifiers[i].card == supposition->id && !((self->derived >> ruleset->modifiers[i].condition) & 1))
        factors->counts[ruleset->modifiers[i].condition] = (guint8) usual;
    }
}

/* By cards of @effect. */
static guint
count_flankers (const AciesFactors *factors,
                guint               effect)
{
  guint n = 0;

  for (guint i = 0; i < factors->ruleset->n_modifiers; i++)
    {
      const AciesModifier *modifier = &factors->ruleset->modifiers[i];

      if (modifier->card != ACIES_NO_ID && factors->ruleset->cards[modifier->card].effect == effect)
        n += factors->counts[modifier->condition];
    }

  return n;
}

/* RVM-K12, RVC-K6: is a supposed Envelopment given as many as it needs? */
static gboolean
check_enough (const AciesFactors *factors,
              const GArray       *suppositions,
              GError            **error)
{
  const AciesSharedProcs *flanks = factors->ruleset->procs->shared;
  guint                   n = count_flankers (factors, flanks->envelopment);

  if (n > 0 && !flanks->all_flank)
    n += count_flankers (factors, flanks->flanking);
  for (guint i = 0; i < count_suppositions (suppositions); i++)
    {
      const AciesCardType *card = &factors->ruleset->cards[nth (suppositions, i)->id];

      if (nth (suppositions, i)->is_card && card->effect == flanks->envelopment && n > 0 && n < flanks->needs_flankers (card))
        /* Translators: a card, and a number */
        return acies_refuse (error, card->rule, g_dngettext (GETTEXT_PACKAGE, "%1$s needs at least %2$u unit that can flank", "%1$s needs at least %2$u units that can flank", flanks->needs_flankers (card)), card->name, flanks->needs_flankers (card));
    }

  return TRUE;
}

gboolean
acies_suppositions_read_duel (const AciesState *state,
                              const AciesDuel  *duel,
                              const GArray     *suppositions,
                              AciesFactors     *factors,
                              GError          **error)
{
  g_autoptr (AciesState) meeting = NULL;
  AciesCombat combat;
  AciesId     order_card;

  acies_factors_init_for_duel (factors, state->ruleset, duel);
  acies_legends (state)->derive (factors);
  if (!acies_suppositions_find_order (state->ruleset, suppositions, FALSE, &order_card, error))
    return FALSE;
  meeting = suppositions_new_meeting (state, factors, &combat, error);
  if (meeting == NULL || !suppositions_check_cards (meeting, &combat, factors, suppositions, error))
    return FALSE;
  for (guint i = 0; i < count_suppositions (suppositions); i++)
    {
      if (nth (suppositions, i)->is_card)
        suppose_card (factors, nth (suppositions, i));
    }

  return suppose_conditions (factors, suppositions, error) && check_enough (factors, suppositions, error);
}

/* The last attack or strike between the two that is under way and not yet read, or -1. */
static int
find_open (const AciesState  *state,
           const AciesCombat *meant)
{
  for (guint i = state->n_combats; i > 0; i--)
    {
      const AciesCombat *combat = &state->combats[i - 1];

      if (combat->attacker == meant->attacker && combat->target == meant->target && !combat->over && !combat->withdrew &&
          acies_combat_awaits (state, i - 1, acies_legends (state)->result))
        return (int) i - 1;
    }

  return -1;
}

gboolean
acies_suppositions_read_attack (const AciesState *state,
                                AciesHex          from,
                                AciesHex          at,
                                const GArray     *suppositions,
                                int              *open,
                                AciesCombat      *combat,
                                AciesFactors     *factors,
                                GError          **error)
{
  const AciesSharedProcs *shared = acies_legends (state);

  *combat = acies_attack_between (state, from, at);
  *open = find_open (state, combat);
  if (combat->attacker == ACIES_NO_UNIT)
    return acies_refuse_nobody (error, shared->rules.enemy, from);
  if (*open >= 0)
    *combat = state->combats[*open];
  else if (!shared->attack_after (state, combat->attacker, 0, error) ||
           !acies_target_check (state, combat->attacker, from, at, error))
    return FALSE;
  if (!suppose_cards (state, combat, suppositions, error))
    return FALSE;
  *factors = shared->read (state, combat);

  return suppose_conditions (factors, suppositions, error);
}
