/* rvm-suppose.c - Rome vs Macedon: what somebody supposes of a fight
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/rvm-odds.h"

#include "engine/command.h"
#include "engine/error.h"

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

static gboolean
is_order (const AciesCardType *card)
{
  return card->kind == ACIES_CARD_ORDER || card->kind == ACIES_CARD_SCENARIO;
}

/* Does any roll depend on @card? */
static gboolean
changes_rolls (const AciesRuleset *ruleset,
               AciesId             card)
{
  for (guint i = 0; i < ruleset->n_modifiers; i++)
    {
      if (ruleset->modifiers[i].card == card || ruleset->modifiers[i].unless_card == card)
        return TRUE;
    }

  return ruleset->cards[card].values[RVM_VALUE_MELEE_ATTACK] != 0;
}

/* How many flankers a card counts has to be said only where it may count several. */
static gboolean
takes_count (const AciesCardType *card,
             gboolean             in_position)
{
  return card->effect == RVM_EFFECT_FLANKING || (card->effect == RVM_EFFECT_ENVELOPMENT && !in_position);
}

static gboolean
check_card (const AciesRuleset     *ruleset,
            const AciesSupposition *supposition,
            gboolean                in_position,
            GError                **error)
{
  const AciesCardType *card = &ruleset->cards[supposition->id];

  if (!changes_rolls (ruleset, supposition->id))
    g_set_error (error, ACIES_COMMAND_ERROR, ACIES_COMMAND_ERROR_SYNTAX, _ ("“%s” changes nothing in a roll"), card->id);
  else if (supposition->has_count && !takes_count (card, in_position))
    g_set_error (error, ACIES_COMMAND_ERROR, ACIES_COMMAND_ERROR_SYNTAX, _ ("“%s” takes no number here"), card->id);
  else
    return TRUE;

  return FALSE;
}

static gboolean
find_order (const AciesRuleset *ruleset,
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
      if (!is_order (&ruleset->cards[supposition->id]))
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
acies_rvm_find_supposed_order (const AciesRuleset *ruleset,
                               const GArray       *suppositions,
                               AciesId            *order_card,
                               GError            **error)
{
  return find_order (ruleset, suppositions, TRUE, order_card, error);
}

/* RVM-K11: each card names one of those that do not count yet. */
static gboolean
add_flankers (const AciesState *state,
              AciesCombat      *combat,
              guint             n,
              GError          **error)
{
  AciesUnitId ids[ACIES_N_DIRECTIONS];
  guint       n_eligible = acies_rvm_list_flankers (state, combat, ids);

  if (n > n_eligible || combat->n_flankers + n > G_N_ELEMENTS (combat->flankers))
    return acies_refuse (error, "RVM-K11", _ ("Units beside the target that can still flank: %u"), n_eligible);
  for (guint i = 0; i < n; i++)
    combat->flankers[combat->n_flankers++] = ids[i];

  return TRUE;
}

gboolean
acies_rvm_suppose_in_combat (const AciesState *state,
                             AciesCombat      *combat,
                             const GArray     *suppositions,
                             GError          **error)
{
  for (guint i = 0; i < count_suppositions (suppositions); i++)
    {
      const AciesSupposition *supposition = nth (suppositions, i);
      const AciesCardType    *card = &state->ruleset->cards[supposition->id];

      if (!supposition->is_card || is_order (card))
        continue;
      if (card->effect == RVM_EFFECT_FLANKING && !add_flankers (state, combat, supposition->count, error))
        return FALSE;
      combat->cards |= G_GUINT64_CONSTANT (1) << supposition->id;
    }

  return TRUE;
}

static void
play (AciesBlow *fight,
      AciesId    card)
{
  if (is_order (&fight->ruleset->cards[card]))
    fight->order_card = card;
  else
    fight->cards |= G_GUINT64_CONSTANT (1) << card;
}

/* Of the modifiers of @condition the one whose ground is there, else the first. */
static const AciesModifier *
find_modifier (const AciesBlow *fight,
               guint            condition)
{
  const AciesModifier *first = NULL;

  for (guint i = 0; i < fight->ruleset->n_modifiers; i++)
    {
      const AciesModifier *modifier = &fight->ruleset->modifiers[i];

      if (modifier->condition != condition)
        continue;
      if (acies_blow_has_ground (fight, modifier))
        return modifier;
      if (first == NULL)
        first = modifier;
    }

  return first;
}

/* What the modifier of a condition asks for besides it. */
static void
bring_along (AciesBlow *fight,
             guint      condition)
{
  const AciesModifier *modifier = find_modifier (fight, condition);

  if (modifier == NULL)
    return;
  if (modifier->terrain != ACIES_NO_ID)
    fight->target_terrain = modifier->terrain;
  if (modifier->attacker_terrain != ACIES_NO_ID)
    fight->attacker_terrain = modifier->attacker_terrain;
  if (modifier->card != ACIES_NO_ID)
    play (fight, modifier->card);
}

void
acies_rvm_suppose_in_fight (AciesBlow    *fight,
                            const GArray *suppositions)
{
  for (guint i = 0; i < count_suppositions (suppositions); i++)
    {
      if (!nth (suppositions, i)->is_card && nth (suppositions, i)->count > 0)
        bring_along (fight, nth (suppositions, i)->id);
    }
  /* Ground first, as conditions follow from it; what was said stands. */
  acies_rvm_fight_derive (fight);
  for (guint i = 0; i < count_suppositions (suppositions); i++)
    {
      if (!nth (suppositions, i)->is_card)
        fight->counts[nth (suppositions, i)->id] = nth (suppositions, i)->count;
    }
}

/* RVM-K12: an Envelopment needs two. */
static guint8
usual_count (const AciesRuleset     *ruleset,
             const AciesSupposition *supposition)
{
  if (!supposition->has_count && ruleset->cards[supposition->id].effect == RVM_EFFECT_ENVELOPMENT)
    return 2;

  return supposition->count;
}

/* Nobody stands anywhere, so that each card has what it needs from the position. */
static void
suppose_card (AciesBlow              *fight,
              const AciesSupposition *supposition)
{
  play (fight, supposition->id);
  for (guint i = 0; i < fight->ruleset->n_modifiers; i++)
    {
      const AciesModifier *modifier = &fight->ruleset->modifiers[i];

      if (modifier->card == supposition->id && !acies_rvm_condition_is_derived (modifier->condition))
        fight->counts[modifier->condition] = usual_count (fight->ruleset, supposition);
    }
}

gboolean
acies_rvm_suppose_in_duel (AciesBlow    *fight,
                           const GArray *suppositions,
                           GError      **error)
{
  AciesId order_card;

  if (!find_order (fight->ruleset, suppositions, FALSE, &order_card, error))
    return FALSE;
  for (guint i = 0; i < count_suppositions (suppositions); i++)
    {
      if (nth (suppositions, i)->is_card)
        suppose_card (fight, nth (suppositions, i));
    }
  acies_rvm_suppose_in_fight (fight, suppositions);

  return TRUE;
}
