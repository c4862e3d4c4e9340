/* hand.h - a side sets its hand: puts cards back and takes others from its deck
 *
 * What rulesets with decks share. Each card is a command, so each step asks again.
 * A game asks first for the one and then for the other, until the side is done or
 * nothing is left to do, or for both at once, until the side is done.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/engine.h"

G_BEGIN_DECLS

/* Asks @side while it holds cards. What it drew from a deck in common it neither puts back nor takes. */
void     acies_hand_ask_put_back   (AciesResolver        *resolver,
                                    AciesSide             side);
/* Asks @side while the hand is not full and the deck not empty. */
void     acies_hand_ask_take       (AciesResolver        *resolver,
                                    AciesSide             side);

/* Asks @side for both, in any order, while it has a card to move. */
void     acies_hand_ask_both       (AciesResolver        *resolver,
                                    AciesSide             side);

/* Is the card where it would be taken from, and room for it? */
gboolean acies_hand_check          (const AciesCommand   *command,
                                    const AciesState     *state,
                                    GError              **error);
/* Moves the card of "put-back" or "take"; the step comes again. */
void     acies_hand_move           (const AciesCommand   *command,
                                    AciesResolver        *resolver);
/* For the questions: what may be put back, or taken. */
void     acies_hand_list_put_back  (const AciesState *state, GArray *commands);
void     acies_hand_list_take      (const AciesState *state, GArray *commands);
void     acies_hand_list_both      (const AciesState *state, GArray *commands);

G_END_DECLS
