/* view.h - what one side can know of a game
 *
 * A view hides the hands of other sides. It has the size of each hand by deck, and the number of unplayed copies of each card:
 * hand and deck together, for a deck in common the deck and all other hands. It also hides which of the other sides' face-down
 * units is in which place (units.h). A view contains nothing else, so its holder cannot cheat. In games with face-down units
 * the unit numbers of a view differ from those of the state.
 *
 * acies_view_fill() makes a playable game from a view.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/question.h"
#include "engine/core/state.h"

G_BEGIN_DECLS

typedef struct _AciesView AciesView;

/* Returns: (transfer full): what @side knows of @state */
AciesView   *acies_view_new            (const AciesState *state,
                                        AciesSide         side);

/* Returns: the side that has a question to answer, else the side whose turn it is */
static inline AciesSide
acies_state_deciding_side (const AciesState *state)
{
  return state->decision.kind != ACIES_DECISION_NONE ? state->decision.side : state->turn.active;
}

/* Returns: (transfer full): the view of that side */
static inline AciesView *
acies_view_new_deciding (const AciesState *state)
{
  return acies_view_new (state, acies_state_deciding_side (state));
}

void         acies_view_free           (AciesView        *self);

AciesSide    acies_view_get_side       (const AciesView  *self);
/* (transfer none) */
const AciesRuleset *acies_view_get_ruleset (const AciesView *self);

/* Returns: the number of cards in the hand of @side */
guint        acies_view_count_hand     (const AciesView  *self,
                                        AciesSide         side);
/* The same for cards of @deck; %ACIES_NO_ID is the unnamed deck of each side. */
guint        acies_view_count_hand_of  (const AciesView  *self,
                                        AciesSide         side,
                                        AciesId           deck);
/* Returns: the copies of @card in the hand and the deck of @side; for a deck in common, in the deck and all hands */
guint        acies_view_count_unplayed (const AciesView  *self,
                                        AciesSide         side,
                                        AciesId           card);

/* Returns: the copies of @card in the deck from which @side draws and in the hidden hands */
guint        acies_view_count_unseen   (const AciesView  *self,
                                        AciesSide         side,
                                        AciesId           card);

/* Returns: whether both views have the same side and content */
gboolean     acies_view_equal          (const AciesView  *a,
                                        const AciesView  *b);

/* As acies_draw_list(), with the knowledge of the viewer: it also lists cards of the deck that can be in a hidden hand.
 * @state: a state that awaits a card; @self is a view of it
 * @draws: room for %ACIES_MAX_CARDS */
guint        acies_view_list_draws     (const AciesView  *self,
                                        const AciesState *state,
                                        AciesDraw        *draws);

/* Draws each hidden hand from the unplayed cards, with the right number from each deck. Each possible hand is as likely as
 * after a shuffle. Assigns face-down units to the places of their side as AciesProcs.may_lie permits: each permitted order has
 * some probability; if none is permitted, the order is fixed.
 * @pick: chooses the cards of the hidden hands
 * Returns: (transfer full): a possible game with the view @self */
AciesState  *acies_view_fill           (const AciesView  *self,
                                        AciesPick         pick,
                                        gpointer          source);

/* Gives a state for computations, such as odds, that must not use hidden knowledge.
 * @side: the viewer; %ACIES_NO_SIDE for a spectator, %ACIES_EVERY_SIDE to hide nothing (units.h)
 * @copy: (inout) (nullable): storage for the copy, reused if not %NULL; the caller frees it
 * Returns: @state if no unit is hidden from @side; else @copy, a game with the same view, identical for all states with that
 *   view. Its units have other numbers. */
const AciesState *acies_state_know     (const AciesState *state,
                                        AciesSide         side,
                                        AciesState      **copy);

/* Returns: whether no unit on the two hexes is hidden from @side, so that the odds of an attack can be shown */
gboolean     acies_state_knows_attack  (const AciesState *state,
                                        AciesSide         side,
                                        AciesHex          from,
                                        AciesHex          at);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesView, acies_view_free)

G_END_DECLS
