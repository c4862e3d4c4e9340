/* suppositions.c - what somebody supposes of a fight
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/shared/suppositions.h"

#include "engine/command.h"
#include "engine/error.h"
#include "rulesets/shared/units.h"

#include <glib/gi18n-lib.h>

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

/* Does it lend units of any type what they attack with? */
static gboolean
lends_attack (const AciesSuppositionRules *self,
              const AciesRuleset          *ruleset,
              AciesId                      card)
{
  for (guint i = 0; self->lends_attack != NULL && i < ruleset->n_unit_types; i++)
    {
      if (self->lends_attack (ruleset, card, (AciesId) i))
        return TRUE;
    }

  return FALSE;
}

/* Does any roll depend on @card? */
static gboolean
changes_rolls (const AciesSuppositionRules *self,
               const AciesRuleset          *ruleset,
               AciesId                      card)
{
  for (guint i = 0; i < ruleset->n_modifiers; i++)
    {
      if (ruleset->modifiers[i].card == card || ruleset->modifiers[i].unless_card == card)
        return TRUE;
    }

  return lends_attack (self, ruleset, card);
}

/* How many flankers a card counts has to be said only where it may count several. */
static gboolean
takes_count (const AciesSuppositionRules *self,
             const AciesCardType         *card,
             gboolean                     in_position)
{
  return card->effect == self->flanking || (card->effect == self->envelopment && !in_position);
}

static gboolean
check_card (const AciesSuppositionRules *self,
            const AciesRuleset          *ruleset,
            const AciesSupposition      *supposition,
            gboolean                     in_position,
            GError                     **error)
{
  const AciesCardType *card = &ruleset->cards[supposition->id];

  if (!changes_rolls (self, ruleset, supposition->id))
    g_set_error (error, ACIES_COMMAND_ERROR, ACIES_COMMAND_ERROR_SYNTAX, _ ("“%s” changes nothing in a roll"), card->id);
  else if (supposition->has_count && !takes_count (self, card, in_position))
    g_set_error (error, ACIES_COMMAND_ERROR, ACIES_COMMAND_ERROR_SYNTAX, _ ("“%s” takes no number here"), card->id);
  else
    return TRUE;

  return FALSE;
}

static gboolean
find_order (const AciesSuppositionRules *self,
            const AciesRuleset          *ruleset,
            const GArray                *suppositions,
            gboolean                     in_position,
            AciesId                     *order_card,
            GError                     **error)
{
  *order_card = ACIES_NO_ID;
  for (guint i = 0; i < count_suppositions (suppositions); i++)
    {
      const AciesSupposition *supposition = nth (suppositions, i);

      if (!supposition->is_card)
        continue;
      if (!check_card (self, ruleset, supposition, in_position, error))
        return FALSE;
      if (!acies_suppositions_is_order (&ruleset->cards[supposition->id]))
        continue;
      if (*order_card != ACIES_NO_ID && *order_card != supposition->id)
        {
          g_set_error (error, ACIES_COMMAND_ERROR, ACIES_COMMAND_ERROR_SYNTAX, _ ("“%s” and “%s” are not played in the same turn"),
                       ruleset->cards[*order_card].id, ruleset->cards[supposition->id].id);
          return FALSE;
        }
      *order_card = supposition->id;
    }

  return TRUE;
}

gboolean
acies_suppositions_find_order (const AciesSuppositionRules *self,
                               const AciesRuleset          *ruleset,
                               const GArray                *suppositions,
                               AciesId                     *order_card,
                               GError                     **error)
{
  return find_order (self, ruleset, suppositions, TRUE, order_card, error);
}

/* RVM-K11, RVC-K5: each card names one of those that do not count yet. */
static gboolean
add_flankers (const AciesSuppositionRules *self,
              const AciesState            *state,
              AciesCombat                 *combat,
              guint                        n,
              GError                     **error)
{
  AciesUnitId ids[ACIES_N_DIRECTIONS];
  guint       n_eligible = acies_units_list_flankers (state, combat, self->flanking, FALSE, ids);

  if (n > n_eligible || combat->n_flankers + n > G_N_ELEMENTS (combat->flankers))
    return acies_refuse (error, self->flanking_rule, _ ("Units beside the target that can still flank: %u"), n_eligible);
  for (guint i = 0; i < n; i++)
    combat->flankers[combat->n_flankers++] = ids[i];

  return TRUE;
}

/* RVM-K12, RVC-K6: they must be enough. After the others, for in one game these leave it whom it counts.
 * One that was played already is no other. */
static gboolean
add_envelopment (const AciesSuppositionRules *self,
                 const AciesState            *state,
                 AciesCombat                 *combat,
                 const GArray                *suppositions,
                 GError                     **error)
{
  for (guint i = 0; i < count_suppositions (suppositions); i++)
    {
      const AciesSupposition *supposition = nth (suppositions, i);

      if (!supposition->is_card || state->ruleset->cards[supposition->id].effect != self->envelopment ||
          acies_combat_has_card (state, combat, self->envelopment))
        continue;
      if (!acies_suppositions_check_allowed (state, combat, supposition->id, error))
        return FALSE;
      combat->cards |= G_GUINT64_CONSTANT (1) << supposition->id;
    }

  return TRUE;
}

gboolean
acies_suppositions_in_combat (const AciesSuppositionRules *self,
                              const AciesState            *state,
                              AciesCombat                 *combat,
                              const GArray                *suppositions,
                              GError                     **error)
{
  AciesFactors factors;

  acies_factors_init (&factors, state, combat);
  if (!acies_suppositions_check_cards (self, state, combat, &factors, suppositions, error))
    return FALSE;
  for (guint i = 0; i < count_suppositions (suppositions); i++)
    {
      const AciesSupposition *supposition = nth (suppositions, i);
      const AciesCardType    *card = &state->ruleset->cards[supposition->id];

      if (!supposition->is_card || acies_suppositions_is_order (card))
        continue;
      if (card->effect == self->flanking && !add_flankers (self, state, combat, supposition->count, error))
        return FALSE;
      if (card->effect != self->envelopment)
        combat->cards |= G_GUINT64_CONSTANT (1) << supposition->id;
    }

  return add_envelopment (self, state, combat, suppositions, error);
}

static void
play (AciesFactors *factors,
      AciesId       card)
{
  if (acies_suppositions_is_order (&factors->ruleset->cards[card]))
    factors->order_card = card;
  else
    factors->cards |= G_GUINT64_CONSTANT (1) << card;
}

/* What the modifier of a condition asks for besides it. */
static void
bring_along (AciesFactors *factors,
             guint         condition)
{
  const AciesModifier *modifier = acies_suppositions_find_modifier (factors, condition);

  if (modifier == NULL)
    return;
  if (modifier->terrain != ACIES_NO_ID)
    factors->target_terrain = modifier->terrain;
  if (modifier->attacker_terrain != ACIES_NO_ID)
    factors->attacker_terrain = modifier->attacker_terrain;
  if (modifier->card != ACIES_NO_ID)
    play (factors, modifier->card);
}

gboolean
acies_suppositions_in_factors (const AciesSuppositionRules *self,
                               AciesFactors                *factors,
                               const GArray                *suppositions,
                               GError                     **error)
{
  for (guint i = 0; i < count_suppositions (suppositions); i++)
    {
      if (!nth (suppositions, i)->is_card && nth (suppositions, i)->count > 0)
        bring_along (factors, nth (suppositions, i)->id);
    }
  /* Ground first, as conditions follow from it; what was said stands. */
  self->derive (factors);
  for (guint i = 0; i < count_suppositions (suppositions); i++)
    {
      if (!nth (suppositions, i)->is_card &&
          !acies_suppositions_check_condition (self, factors, nth (suppositions, i)->id, nth (suppositions, i)->count, error))
        return FALSE;
    }
  for (guint i = 0; i < count_suppositions (suppositions); i++)
    {
      if (!nth (suppositions, i)->is_card)
        factors->counts[nth (suppositions, i)->id] = nth (suppositions, i)->count;
    }

  return TRUE;
}

/* RVM-K12, RVC-K6: an Envelopment needs several. */
static guint8
usual_count (const AciesSuppositionRules *self,
             const AciesRuleset          *ruleset,
             const AciesSupposition      *supposition)
{
  const AciesCardType *card = &ruleset->cards[supposition->id];

  return !supposition->has_count && card->effect == self->envelopment ? self->needs (card) : supposition->count;
}

/* Nobody stands anywhere, so that each card has what it needs from the position. */
static void
suppose_card (const AciesSuppositionRules *self,
              AciesFactors                *factors,
              const AciesSupposition      *supposition)
{
  play (factors, supposition->id);
  for (guint i = 0; i < factors->ruleset->n_modifiers; i++)
    {
      const AciesModifier *modifier = &factors->ruleset->modifiers[i];

      if (modifier->card == supposition->id && !((self->derived >> modifier->condition) & 1))
        factors->counts[modifier->condition] = usual_count (self, factors->ruleset, supposition);
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
check_enough (const AciesSuppositionRules *self,
              const AciesFactors          *factors,
              const GArray                *suppositions,
              GError                     **error)
{
  guint n = count_flankers (factors, self->envelopment);

  if (n > 0 && !self->adds_up)
    n += count_flankers (factors, self->flanking);
  for (guint i = 0; i < count_suppositions (suppositions); i++)
    {
      const AciesCardType *card = &factors->ruleset->cards[nth (suppositions, i)->id];

      if (nth (suppositions, i)->is_card && card->effect == self->envelopment && n > 0 && n < self->needs (card))
        return acies_refuse (error, card->rule, _ ("%s needs at least %u units that can flank"), card->name, self->needs (card));
    }

  return TRUE;
}

gboolean
acies_suppositions_in_duel (const AciesSuppositionRules *self,
                            const AciesState            *state,
                            AciesFactors                *factors,
                            const GArray                *suppositions,
                            GError                     **error)
{
  g_autoptr (AciesState) meeting = NULL;
  AciesCombat combat;
  AciesId     order_card;

  if (!find_order (self, factors->ruleset, suppositions, FALSE, &order_card, error))
    return FALSE;
  meeting = acies_suppositions_new_meeting (self, state, factors, &combat, error);
  if (meeting == NULL || !acies_suppositions_check_cards (self, meeting, &combat, factors, suppositions, error))
    return FALSE;
  for (guint i = 0; i < count_suppositions (suppositions); i++)
    {
      if (nth (suppositions, i)->is_card)
        suppose_card (self, factors, nth (suppositions, i));
    }

  return acies_suppositions_in_factors (self, factors, suppositions, error) && check_enough (self, factors, suppositions, error);
}
