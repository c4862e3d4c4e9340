/* view.h - what one side may know of a game
 *
 * Everything is open but the other sides' hands: of those only the size is
 * known, by the decks that its cards come from, and of each kind of card how many
 * have not been played, that is, how many lie in hand and deck together; of a deck
 * in common, in it and all hands but one's own. And of their units that lie face down
 * (units.h) it is known which there are and where some lie, but not which lies
 * where. A view holds no more than that, so nobody who is given one can look
 * through it; where pieces may lie face down it gives units numbers of its own, so
 * that the numbers tell nothing. To play on from a view it is filled: one
 * of the games that look like this to the side.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/question.h"
#include "engine/core/state.h"

G_BEGIN_DECLS

typedef struct _AciesView AciesView;

/**
 * acies_view_new:
 * @side: who looks
 *
 * Returns: (transfer full): what @side knows of @state
 */
AciesView   *acies_view_new            (const AciesState *state,
                                        AciesSide         side);
/* Who decides now: who is asked, or else whose turn it is. */
AciesSide    acies_state_deciding_side (const AciesState *state);
/* What that side knows. */
AciesView   *acies_view_new_deciding   (const AciesState *state);
void         acies_view_free           (AciesView        *self);

AciesSide    acies_view_get_side       (const AciesView  *self);
/* (transfer none) */
const AciesRuleset *acies_view_get_ruleset (const AciesView *self);

/* Cards in the hand of @side, all kinds together. */
guint        acies_view_count_hand     (const AciesView  *self,
                                        AciesSide         side);
/* Those of them that come from @deck, which is one of the ruleset or NO_ID for a deck without a name. */
guint        acies_view_count_hand_of  (const AciesView  *self,
                                        AciesSide         side,
                                        AciesId           deck);
/* Copies of @card that lie in the hand or the deck of @side; of one in common, in any hand or the deck. */
guint        acies_view_count_unplayed (const AciesView  *self,
                                        AciesSide         side,
                                        AciesId           card);

/* Copies of @card that may lie in the deck from which @side draws: those there, and those in hands that are not known. */
guint        acies_view_count_unseen   (const AciesView  *self,
                                        AciesSide         side,
                                        AciesId           card);

/* Do both tell the same, to the same side? */
gboolean     acies_view_equal          (const AciesView  *a,
                                        const AciesView  *b);

/**
 * acies_view_list_draws:
 * @state: awaits a card, and @self is of it
 * @draws: room for %ACIES_MAX_CARDS
 *
 * The same as acies_draw_list(), as who looks knows it: with each card of the deck that
 * may be in the hand of another.
 */
guint        acies_view_list_draws     (const AciesView  *self,
                                        const AciesState *state,
                                        AciesDraw        *draws);

/**
 * acies_view_fill:
 * @pick: chooses the cards of the hands that are not known
 *
 * Each hand is drawn from what has not been played, as many from each deck as it has of it, so that every hand that may
 * be is as likely as a shuffled deck would make it. What lies face down is dealt
 * over the places of its side as AciesProcs.may_lie allows it, each way with some
 * chance; where it allows none, always in the same order.
 *
 * Returns: (transfer full): a game of which @self is the view
 */
AciesState  *acies_view_fill           (const AciesView  *self,
                                        AciesPick         pick,
                                        gpointer          source);

/**
 * acies_state_know:
 * @side: who asks; %ACIES_NO_SIDE for whoever is of no side, %ACIES_EVERY_SIDE for
 *   who may know everything (units.h)
 * @copy: (inout): room for the copy, which the caller frees; %NULL at first
 *
 * For what is worked out for somebody, such as chances: so it cannot depend on what
 * he does not know.
 *
 * Returns: @state itself where no unit is hidden from @side; else, kept in @copy, the
 *   game that a view keeps: one that looks like this to the side, the same for all
 *   that do. Units have other numbers in it.
 */
const AciesState *acies_state_know     (const AciesState *state,
                                        AciesSide         side,
                                        AciesState      **copy);

/* Does @side know who stands on both hexes, so that something can be told of an attack? */
gboolean     acies_state_knows_attack  (const AciesState *state,
                                        AciesSide         side,
                                        AciesHex          from,
                                        AciesHex          at);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesView, acies_view_free)

G_END_DECLS
