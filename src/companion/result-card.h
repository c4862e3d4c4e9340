/* result-card.h - the odds of a fight without a position, its dice, and the result in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/odds/odds.h"
#include "render/theme.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ACIES_TYPE_RESULT_CARD (acies_result_card_get_type ())
G_DECLARE_FINAL_TYPE (AciesResultCard, acies_result_card, ACIES, RESULT_CARD, GtkBox)

/**
 * AciesResultCard::roll:
 * @dice: an #AciesDice with number and types, whose faces the handler sets
 *
 * The user wants to roll.
 *
 * AciesResultCard::noted:
 * @dice: (nullable): the #AciesDice of the attack; %NULL if only the losses are noted
 * @losses: the figures that the target loses
 *
 * The user wants to note the fight.
 */

/**
 * acies_result_card_show:
 * @theme: must outlive the widget
 * @odds: (transfer full) (nullable): the odds; %NULL if there are none
 * @answers: (nullable) (element-type AciesId): the cards with which the target's owner can answer
 * @refusal: (nullable): if @odds is %NULL, why, or what to do
 *
 * Shows odds before the roll.
 */
void acies_result_card_show        (AciesResultCard *self,
                                     AciesRuleset     *ruleset,
                                     AciesTheme       *theme,
                                     AciesOdds        *odds,
                                     const GArray     *answers,
                                     const char       *refusal);

/* Shows the chances below the dice instead of beside them. */
void acies_result_card_set_compact (AciesResultCard *self,
                                     gboolean          compact);

G_END_DECLS
