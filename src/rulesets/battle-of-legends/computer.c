/* computer.c - the suppositions with which the odds of a fight are asked
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/battle-of-legends/battle-of-legends.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* --- cards --------------------------------------------------------------------------------------- */

gboolean
acies_suppositions_find_order (const AciesRuleset *ruleset,
                               const GArray       *suppositions,
                               gboolean            in_position,
                               AciesId            *order_card,
                               GError            **error)
{
  const AciesSharedProcs *self = ruleset->procs->shared;

  *order_card = ACIES_NO_ID;
  for (guint i = 0; suppositions != NULL && i < suppositions->len; i++)
    {
      const AciesSupposition *supposition = &g_array_index (suppositions, AciesSupposition, i);
      AciesId                 id = supposition->id;
      const AciesCardType    *card = &ruleset->cards[id];
      gboolean                changes_rolls = FALSE;

      if (!supposition->is_card)
        continue;
      for (guint j = 0; j < ruleset->n_modifiers; j++)
        changes_rolls |= ruleset->modifiers[j].card == id || ruleset->modifiers[j].unless_card == id;
      for (guint j = 0; self->lends_attack != NULL && j < ruleset->n_unit_types; j++)
        changes_rolls |= self->lends_attack (ruleset, id, (AciesId) j);
      if (!changes_rolls)
        {
          g_set_error (error, ACIES_COMMAND_ERROR, ACIES_COMMAND_ERROR_SYNTAX, _ ("“%s” does not affect a roll"), card->id);
          return FALSE;
        }
      /* A card takes a number of flankers only if it can count several. */
      if (supposition->has_count && card->effect != self->flanking && (card->effect != self->envelopment || in_position))
        {
          g_set_error (error, ACIES_COMMAND_ERROR, ACIES_COMMAND_ERROR_SYNTAX, _ ("“%s” takes no number here"), card->id);
          return FALSE;
        }
      if (!acies_card_is_order (card))
        continue;
      if (*order_card != ACIES_NO_ID && *order_card != id)
        {
          /* Translators: two cards */
          g_set_error (error, ACIES_COMMAND_ERROR, ACIES_COMMAND_ERROR_SYNTAX, _ ("“%1$s” and “%2$s” cannot be played in the same turn"),
                       ruleset->cards[*order_card].id, card->id);
          return FALSE;
        }
      *order_card = id;
    }
  return TRUE;
}

/* The modifier of @condition on this terrain, or else the first of that condition. */
static const AciesModifier *
find_modifier (const AciesFactors *factors,
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

/* A copy in which only @combat is under way: the conditions of cards are those of play. */
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

/* Checks that the supposed cards, and the cards of the supposed conditions, fit @combat. */
static gboolean
check_cards (const AciesState   *state,
             const AciesCombat  *combat,
             const AciesFactors *factors,
             const GArray       *suppositions,
             GError            **error)
{
  const AciesSharedProcs *self = acies_legends (state);
  const AciesRuleset     *ruleset = state->ruleset;
  const AciesUnit        *attacker = &state->units[combat->attacker];
  g_autoptr (AciesState) fighting = suppositions != NULL && suppositions->len > 0 ? dup_fighting (state, combat) : NULL;

  for (guint i = 0; fighting != NULL && i < suppositions->len; i++)
    {
      const AciesSupposition *supposition = &g_array_index (suppositions, AciesSupposition, i);
      const AciesModifier    *modifier = supposition->is_card || supposition->count == 0 ? NULL : find_modifier (factors, supposition->id);
      AciesId                 card = supposition->is_card ? supposition->id : modifier != NULL ? modifier->card
                                                                                               : ACIES_NO_ID;
      const AciesCardType    *type;

      if (card == ACIES_NO_ID)
        continue;
      type = &ruleset->cards[card];
      if (combat->kind != ACIES_COMBAT_ATTACK)
        /* Translators: a card */
        return acies_refuse (error, self->rules.strike, _ ("%s can be used in an attack, but not in a strike that answers one"), type->name);
      if (!acies_card_is_order (type))
        {
          if (!acies_card_moments_fits (fighting, card, FALSE, error))
            return FALSE;
          continue;
        }
      if (!((type->sides >> attacker->side) & 1))
        /* Translators: a card, and a side */
        return acies_refuse (error, type->rule, _ ("%1$s does not belong to %2$s"), type->name, ruleset->sides[attacker->side].name);
      if (!((type->unit_types >> attacker->type) & 1) && (self->lends_attack == NULL || !self->lends_attack (ruleset, card, attacker->type)))
        return acies_refuse (error, type->rule, _ ("%1$s cannot order %2$s"), type->name, ruleset->unit_types[attacker->type].name);
    }
  return TRUE;
}

/* --- conditions ---------------------------------------------------------------------------------- */

static gboolean
check_condition (const AciesFactors     *factors,
                 const AciesSupposition *supposition,
                 GError                **error)
{
  const AciesRuleset     *ruleset = factors->ruleset;
  const AciesSharedProcs *self = ruleset->procs->shared;
  const char             *name = ruleset->procs->names.conditions[supposition->id];
  const char             *rule = ruleset->procs->rules.dice;
  g_autoptr (GError) never = NULL;
  guint most = ACIES_MAX_SUPPOSED;

  if (supposition->count == 0)
    return TRUE;
  if ((self->derived >> supposition->id) & 1)
    most = factors->counts[supposition->id];
  else if (self->most != NULL)
    most = self->most (factors, supposition->id, &never);
  if (never != NULL)
    {
      g_propagate_error (error, g_steal_pointer (&never));
      return FALSE;
    }
  for (guint i = 0; i < ruleset->n_modifiers; i++)
    {
      if (ruleset->modifiers[i].condition != supposition->id)
        continue;
      rule = ruleset->modifiers[i].rule;
      break;
    }
  if (most == 0)
    return acies_refuse (error, rule, _ ("“%s” cannot apply in this attack"), name);
  return supposition->count <= most ||
         acies_refuse (error, rule,
                       /* Translators: a card or a condition, and a number */
                       g_dngettext (GETTEXT_PACKAGE, "“%1$s” can apply at most %2$u time", "“%1$s” can apply at most %2$u times", most), name, most);
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

/* Makes the supposed conditions hold, with the card and terrain of their modifiers. */
static gboolean
suppose_conditions (AciesFactors *factors,
                    const GArray *suppositions,
                    GError      **error)
{
  guint        n = suppositions != NULL ? suppositions->len : 0;
  AciesFactors derived;

  for (guint i = 0; i < n; i++)
    {
      const AciesSupposition *supposition = &g_array_index (suppositions, AciesSupposition, i);
      const AciesModifier    *modifier = supposition->is_card || supposition->count == 0 ? NULL : find_modifier (factors, supposition->id);

      if (modifier == NULL)
        continue;
      if (modifier->terrain != ACIES_NO_ID)
        factors->target_terrain = modifier->terrain;
      if (modifier->attacker_terrain != ACIES_NO_ID)
        factors->attacker_terrain = modifier->attacker_terrain;
      if (modifier->card != ACIES_NO_ID)
        play (factors, modifier->card);
    }
  /* Other conditions follow from the terrain, but a supposed number overrides them. */
  factors->ruleset->procs->shared->derive (factors);
  derived = *factors;
  for (guint i = 0; i < n; i++)
    {
      const AciesSupposition *supposition = &g_array_index (suppositions, AciesSupposition, i);

      if (supposition->is_card)
        continue;
      if (!check_condition (&derived, supposition, error))
        return FALSE;
      factors->counts[supposition->id] = supposition->count;
    }
  return TRUE;
}

/* --- a duel -------------------------------------------------------------------------------------- */

/* A copy of an empty board on which the two meet, of the first two sides that can have them and are enemies. */
static AciesState *
new_meeting (const AciesState *state,
             const AciesDuel  *duel,
             AciesCombat      *combat,
             GError          **error)
{
  const AciesUnitType *types = state->ruleset->unit_types;

  for (AciesSide attacker = 0; attacker < state->ruleset->n_sides; attacker++)
    {
      for (AciesSide target = 0; target < state->ruleset->n_sides; target++)
        {
          AciesState *meeting;

          if (attacker == target || !((types[duel->attacker].sides >> attacker) & 1) || !((types[duel->target].sides >> target) & 1))
            continue;
          meeting = acies_state_copy (state);
          *combat = (AciesCombat) { .kind = ACIES_COMBAT_ATTACK, .melee = !duel->ranged, .from = acies_hex (0, 0), .at = acies_hex (duel->ranged ? 2 : 1, 0) };
          combat->attacker = acies_suppositions_place (meeting, duel->attacker, attacker, combat->from);
          combat->target = acies_suppositions_place (meeting, duel->target, target, combat->at);
          return meeting;
        }
    }
  acies_refuse (error, acies_legends (state)->rules.enemy, _ ("%1$s and %2$s belong to the same side"), types[duel->attacker].name, types[duel->target].name);
  return NULL;
}

/* RVM-K12, RVC-K6: checks that a supposed Envelopment has as many flankers as it needs. */
static gboolean
check_enough (const AciesFactors *factors,
              const GArray       *suppositions,
              GError            **error)
{
  const AciesRuleset     *ruleset = factors->ruleset;
  const AciesSharedProcs *flanks = ruleset->procs->shared;
  guint                   n = 0;
  guint                   n_flanking = 0;

  for (guint i = 0; i < ruleset->n_modifiers; i++)
    {
      const AciesModifier *modifier = &ruleset->modifiers[i];

      if (modifier->card != ACIES_NO_ID && ruleset->cards[modifier->card].effect == flanks->envelopment)
        n += factors->counts[modifier->condition];
      else if (modifier->card != ACIES_NO_ID && ruleset->cards[modifier->card].effect == flanks->flanking)
        n_flanking += factors->counts[modifier->condition];
    }
  if (n > 0 && !flanks->all_flank)
    n += n_flanking;
  for (guint i = 0; suppositions != NULL && i < suppositions->len; i++)
    {
      const AciesSupposition *supposition = &g_array_index (suppositions, AciesSupposition, i);
      const AciesCardType    *card = &ruleset->cards[supposition->id];

      if (supposition->is_card && card->effect == flanks->envelopment && n > 0 && n < flanks->needs_flankers (card))
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
  const AciesRuleset     *ruleset = state->ruleset;
  const AciesSharedProcs *self = ruleset->procs->shared;
  g_autoptr (AciesState) meeting = NULL;
  AciesCombat combat;
  AciesId     order_card;

  if (!acies_suppositions_find_order (ruleset, suppositions, FALSE, &order_card, error))
    return FALSE;
  meeting = new_meeting (state, duel, &combat, error);
  if (meeting == NULL)
    return FALSE;
  *factors = self->read (meeting, &combat);
  factors->attacker_figures = (guint8) duel->attacker_figures;
  factors->target_figures = (guint8) duel->target_figures;
  factors->attacker_terrain = duel->attacker_terrain;
  factors->target_terrain = duel->target_terrain;
  memset (factors->counts, 0, sizeof factors->counts);
  self->derive (factors);
  if (!check_cards (meeting, &combat, factors, suppositions, error))
    return FALSE;

  /* Each card has what it needs from a position. RVM-K12, RVC-K6: an Envelopment needs several flankers. */
  for (guint i = 0; suppositions != NULL && i < suppositions->len; i++)
    {
      const AciesSupposition *supposition = &g_array_index (suppositions, AciesSupposition, i);
      const AciesCardType    *card = &ruleset->cards[supposition->id];
      guint                   count;

      if (!supposition->is_card)
        continue;
      count = !supposition->has_count && card->effect == self->envelopment ? self->needs_flankers (card) : supposition->count;
      play (factors, supposition->id);
      for (guint j = 0; j < ruleset->n_modifiers; j++)
        {
          if (ruleset->modifiers[j].card == supposition->id && !((self->derived >> ruleset->modifiers[j].condition) & 1))
            factors->counts[ruleset->modifiers[j].condition] = (guint8) count;
        }
    }
  return suppose_conditions (factors, suppositions, error) && check_enough (factors, suppositions, error);
}

gboolean
acies_suppositions_can_answer (const AciesState *state,
                               const AciesDuel  *duel,
                               AciesId           card)
{
  const AciesSharedProcs *self = acies_legends (state);
  g_autoptr (AciesState) fighting = NULL;
  g_autoptr (AciesState) meeting = NULL;
  AciesCombat combat;

  for (const AciesCardProc *proc = self->cards; proc->effect != ACIES_NO_ID; proc++)
    {
      if (proc->effect != state->ruleset->cards[card].effect || proc->owner != ACIES_CARD_OF_TARGET)
        continue;
      meeting = new_meeting (state, duel, &combat, NULL);
      fighting = meeting != NULL ? dup_fighting (meeting, &combat) : NULL;
      return fighting != NULL && ((state->ruleset->cards[card].sides >> fighting->units[combat.target].side) & 1) &&
             acies_card_moments_fits (fighting, card, FALSE, NULL);
    }

  return FALSE;
}

/* --- an attack ----------------------------------------------------------------------------------- */

/* Plays the supposed ability cards on @combat. RVM-K11, RVC-K5: each Flanking names flankers that do not count yet. RVM-K12,
 * RVC-K6: an Envelopment comes last, since flankers that were named can be missing for it, and at most once. */
static gboolean
suppose_cards (const AciesState *state,
               AciesCombat      *combat,
               const GArray     *suppositions,
               GError          **error)
{
  const AciesSharedProcs *self = acies_legends (state);
  guint                   n = suppositions != NULL ? suppositions->len : 0;

  for (guint i = 0; i < n; i++)
    {
      const AciesSupposition *supposition = &g_array_index (suppositions, AciesSupposition, i);
      const AciesCardType    *card = &state->ruleset->cards[supposition->id];
      AciesUnitId             ids[ACIES_N_DIRECTIONS];
      guint                   n_eligible;

      if (!supposition->is_card || acies_card_is_order (card) || card->effect == self->envelopment)
        continue;
      combat->cards |= G_GUINT64_CONSTANT (1) << supposition->id;
      if (card->effect != self->flanking)
        continue;
      n_eligible = acies_units_list_flankers (state, combat, FALSE, ids);
      if (supposition->count > n_eligible || combat->n_flankers + supposition->count > G_N_ELEMENTS (combat->flankers))
        return acies_refuse (error, card->rule, g_dngettext (GETTEXT_PACKAGE, "%u unit beside the target can still flank", "%u units beside the target can still flank", n_eligible), n_eligible);
      for (guint j = 0; j < supposition->count; j++)
        combat->flankers[combat->n_flankers++] = ids[j];
    }
  for (guint i = 0; i < n; i++)
    {
      const AciesSupposition *supposition = &g_array_index (suppositions, AciesSupposition, i);
      g_autoptr (AciesState) fighting = NULL;

      if (!supposition->is_card || state->ruleset->cards[supposition->id].effect != self->envelopment || acies_combat_has_card (state, combat, self->envelopment))
        continue;
      fighting = dup_fighting (state, combat);
      if (!acies_card_moments_fits (fighting, supposition->id, TRUE, error))
        return FALSE;
      combat->cards |= G_GUINT64_CONSTANT (1) << supposition->id;
    }
  return TRUE;
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
  const AciesSharedProcs *self = acies_legends (state);

  *combat = acies_attack_between (state, from, at);
  *open = -1;
  for (guint i = state->n_combats; i > 0 && *open < 0; i--)
    {
      const AciesCombat *last = &state->combats[i - 1];

      if (last->attacker == combat->attacker && last->target == combat->target && !last->over && !last->withdrew &&
          acies_combat_awaits (state, i - 1, self->result))
        *open = (int) i - 1;
    }
  if (combat->attacker == ACIES_NO_UNIT)
    return acies_refuse_nobody (error, self->rules.enemy, from);
  if (*open >= 0)
    *combat = state->combats[*open];
  else if (!self->attack_after (state, combat->attacker, 0, error) ||
           !acies_target_check (state, combat->attacker, from, at, error))
    return FALSE;
  acies_factors_init (factors, state, combat);
  if (!check_cards (state, combat, factors, suppositions, error) || !suppose_cards (state, combat, suppositions, error))
    return FALSE;
  *factors = self->read (state, combat);
  return suppose_conditions (factors, suppositions, error);
}
