/* suppositions.c - what somebody supposes of a fight
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/shared/suppositions.h"

#include "engine/board/texts.h"
#include "engine/core/command.h"
#include "rulesets/shared/attack.h"
#include "rulesets/shared/factors-odds.h"
#include "rulesets/shared/moments.h"
#include "rulesets/shared/procs.h"
#include "rulesets/shared/targets.h"
#include "rulesets/shared/units.h"

#include <glib/gi18n-lib.h>

static const AciesSuppositionProcs *
procs_of (const AciesRuleset *ruleset)
{
  return ruleset->procs->shared->suppositions;
}

static const AciesFlankProcs *
flanks_of (const AciesRuleset *ruleset)
{
  return &ruleset->procs->shared->flanks;
}

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
lends_attack (const AciesRuleset *ruleset,
              AciesId             card)
{
  for (guint i = 0; procs_of (ruleset)->lends_attack != NULL && i < ruleset->n_unit_types; i++)
    {
      if (procs_of (ruleset)->lends_attack (ruleset, card, (AciesId) i))
        return TRUE;
    }

  return FALSE;
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

  return lends_attack (ruleset, card);
}

/* How many flankers a card counts has to be said only where it may count several. */
static gboolean
takes_count (const AciesRuleset  *ruleset,
             const AciesCardType *card,
             gboolean             in_position)
{
  return card->effect == flanks_of (ruleset)->flanking || (card->effect == flanks_of (ruleset)->envelopment && !in_position);
}

static gboolean
check_card (const AciesRuleset     *ruleset,
            const AciesSupposition *supposition,
            gboolean                in_position,
            GError                **error)
{
  const AciesCardType *card = &ruleset->cards[supposition->id];

  if (!changes_rolls (ruleset, supposition->id))
    g_set_error (error, ACIES_COMMAND_ERROR, ACIES_COMMAND_ERROR_SYNTAX, _ ("“%s” does not affect a roll"), card->id);
  else if (supposition->has_count && !takes_count (ruleset, card, in_position))
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

gboolean
acies_suppositions_find_order (const AciesRuleset *ruleset,
                               const GArray       *suppositions,
                               AciesId            *order_card,
                               GError            **error)
{
  return find_order (ruleset, suppositions, TRUE, order_card, error);
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

/* RVM-K12, RVC-K6: they must be enough. After the others, for in one game these leave it whom it counts.
 * One that was played already is no other. */
static gboolean
add_envelopment (const AciesState *state,
                 AciesCombat      *combat,
                 const GArray     *suppositions,
                 GError          **error)
{
  for (guint i = 0; i < count_suppositions (suppositions); i++)
    {
      const AciesSupposition *supposition = nth (suppositions, i);

      if (!supposition->is_card || state->ruleset->cards[supposition->id].effect != flanks_of (state->ruleset)->envelopment ||
          acies_combat_has_card (state, combat, flanks_of (state->ruleset)->envelopment))
        continue;
      if (!acies_suppositions_check_allowed (state, combat, supposition->id, error))
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
  if (!acies_suppositions_check_cards (state, combat, &factors, suppositions, error))
    return FALSE;
  for (guint i = 0; i < count_suppositions (suppositions); i++)
    {
      const AciesSupposition *supposition = nth (suppositions, i);
      const AciesCardType    *card = &state->ruleset->cards[supposition->id];

      if (!supposition->is_card || acies_card_is_order (card))
        continue;
      if (card->effect == flanks_of (state->ruleset)->flanking && !add_flankers (state, combat, supposition, error))
        return FALSE;
      if (card->effect != flanks_of (state->ruleset)->envelopment)
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
  procs_of (factors->ruleset)->derive (factors);
  for (guint i = 0; i < count_suppositions (suppositions); i++)
    {
      if (!nth (suppositions, i)->is_card &&
          !acies_suppositions_check_condition (factors, nth (suppositions, i)->id, nth (suppositions, i)->count, error))
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
usual_count (const AciesRuleset     *ruleset,
             const AciesSupposition *supposition)
{
  const AciesCardType *card = &ruleset->cards[supposition->id];

  return !supposition->has_count && card->effect == flanks_of (ruleset)->envelopment ? flanks_of (ruleset)->needs (card)
                                                                                     : supposition->count;
}

/* Nobody stands anywhere, so that each card has what it needs from the position. */
static void
suppose_card (AciesFactors           *factors,
              const AciesSupposition *supposition)
{
  play (factors, supposition->id);
  for (guint i = 0; i < factors->ruleset->n_modifiers; i++)
    {
      const AciesModifier *modifier = &factors->ruleset->modifiers[i];

      if (modifier->card == supposition->id && !((procs_of (factors->ruleset)->derived >> modifier->condition) & 1))
        factors->counts[modifier->condition] = usual_count (factors->ruleset, supposition);
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
  const AciesFlankProcs *flanks = flanks_of (factors->ruleset);
  guint                  n = count_flankers (factors, flanks->envelopment);

  if (n > 0 && !flanks->adds_up)
    n += count_flankers (factors, flanks->flanking);
  for (guint i = 0; i < count_suppositions (suppositions); i++)
    {
      const AciesCardType *card = &factors->ruleset->cards[nth (suppositions, i)->id];

      if (nth (suppositions, i)->is_card && card->effect == flanks->envelopment && n > 0 && n < flanks->needs (card))
        /* Translators: a card, and a number */
        return acies_refuse (error, card->rule, g_dngettext (GETTEXT_PACKAGE, "%1$s needs at least %2$u unit that can flank", "%1$s needs at least %2$u units that can flank", flanks->needs (card)), card->name, flanks->needs (card));
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
  procs_of (state->ruleset)->derive (factors);
  if (!find_order (state->ruleset, suppositions, FALSE, &order_card, error))
    return FALSE;
  meeting = acies_suppositions_new_meeting (state, factors, &combat, error);
  if (meeting == NULL || !acies_suppositions_check_cards (meeting, &combat, factors, suppositions, error))
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
          acies_combat_awaits (state, i - 1, procs_of (state->ruleset)->result))
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
  const AciesSharedProcs *shared = acies_shared_procs (state);

  *combat = acies_attack_between (state, from, at);
  *open = find_open (state, combat);
  if (combat->attacker == ACIES_NO_UNIT)
    return acies_refuse_nobody (error, shared->targets.enemy_rule, from);
  if (*open >= 0)
    *combat = state->combats[*open];
  else if (!shared->acts.attack_after (state, combat->attacker, 0, error) ||
           !acies_target_check (state, combat->attacker, from, at, error))
    return FALSE;
  if (!suppose_cards (state, combat, suppositions, error))
    return FALSE;
  *factors = shared->suppositions->read (state, combat);

  return suppose_conditions (factors, suppositions, error);
}
