/* view.h - the information about a game that one side has
 *
 * A view hides the hands of other sides. It contains the size of each hand by deck, and the number of unplayed copies of each
 * card, in the hand and deck together. For a deck in common, this number covers the deck and all other hands. A view also hides the
 * positions of individual face-down units of other sides (units.h). A view contains no hidden information, so its user cannot
 * cheat. In games with face-down units, the unit numbers in a view differ from the unit numbers in the state.
 *
 * acies_view_fill() creates a playable game from a view.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/question.h"
#include "engine/core/state.h"

G_BEGIN_DECLS

typedef struct _AciesView AciesView;

/* Returns: (transfer full): the view that @side has of @state */
AciesView   *acies_view_new            (const AciesState *state,
                                        AciesSide         side);

/* Returns: the side that must answer a question; without a question, the side whose turn it is */
static inline AciesSide
acies_state_deciding_side (const AciesState *state)
{
  return state->decision.kind != ACIES_DECISION_NONE ? state->decision.side : state->turn.active;
}

/* Returns: (transfer full): the view of the side that decides */
static inline AciesView *
acies_view_new_deciding (const AciesState *state)
{
  return acies_view_new (state, acies_state_deciding_side (state));
}

void         acies_view_free           (AciesView        *self);

AciesSide    acies_view_get_side       (const AciesView  *self);
/* Returns: (transfer none): the ruleset of the game */
const AciesRuleset *acies_view_get_ruleset (const AciesView *self);

/* Returns: the number of cards in the hand of @side */
guint        acies_view_count_hand     (const AciesView  *self,
                                        AciesSide         side);
/* Returns: the number of cards of @deck in the hand of @side; %ACIES_NO_ID is the unnamed deck of each side */
guint        acies_view_count_hand_of  (const AciesView  *self,
                                        AciesSide         side,
                                        AciesId           deck);
/* Returns: the number of copies of @card in the hand and deck of @side; for a deck in common, in the deck and all hands */
guint        acies_view_count_unplayed (const AciesView  *self,
                                        AciesSide         side,
                                        AciesId           card);

/* Returns: the number of copies of @card in the deck from which @side draws and in the hidden hands */
guint        acies_view_count_unseen   (const AciesView  *self,
                                        AciesSide         side,
                                        AciesId           card);

/* Returns: whether both views have the same side and content */
gboolean     acies_view_equal          (const AciesView  *a,
                                        const AciesView  *b);

/* Lists draws like acies_draw_list(), but also lists cards of the deck that can be in a hidden hand.
 * @state: a state that is waiting for a card draw; @self is a view of @state
 * @draws: (out): an array of %ACIES_MAX_CARDS */
guint        acies_view_list_draws     (const AciesView  *self,
                                        const AciesState *state,
                                        AciesDraw        *draws);

/* Draws each hidden hand from the unplayed cards, with the correct number from each deck. Hands have the same probabilities as
 * after a shuffle. Assigns face-down units to the positions of their side as AciesProcs.may_lie permits. Each permitted order is
 * possible; if no order is permitted, the order is fixed.
 * @pick: the function that makes random choices; @source is its data
 * Returns: (transfer full): a game that has the view @self */
AciesState  *acies_view_fill           (const AciesView  *self,
                                        AciesPick         pick,
                                        gpointer          source);

/* Returns a state for computations, such as odds, that must not use hidden information.
 * @side: the viewer; %ACIES_NO_SIDE for a spectator, %ACIES_EVERY_SIDE to hide nothing (units.h)
 * @copy: (inout) (nullable): storage for the copy, reused if not %NULL; the caller frees it
 * Returns: @state if no unit is hidden from @side; otherwise the copy, a game with the same view. All states with the same view
 *   have identical copies. The copy has different unit numbers. */
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
