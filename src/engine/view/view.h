/* view.h - the information about a game that one side has
 *
 * A view hides the hands of other sides. It contains the number of cards of each deck in each hand. For each card, it also
 * contains the number of unplayed copies in the hand and deck of a side together, or in a common deck and all hands. A view also
 * hides the positions of individual face-down units of other sides (units.h). A view contains no hidden information, so a player
 * who uses only a view cannot cheat. In games with face-down units, a view and the state number the units differently.
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

/* Returns: the side that must answer the current question; if there is no question, the side whose turn it is */
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
/* Returns: the number of cards of @deck in the hand of @side; @deck is %ACIES_NO_ID for the unnamed deck of @side */
guint        acies_view_count_hand_of  (const AciesView  *self,
                                        AciesSide         side,
                                        AciesId           deck);
/* Returns: the number of copies of @card in the hand and deck of @side; for a common deck, in the deck and all hands */
guint        acies_view_count_unplayed (const AciesView  *self,
                                        AciesSide         side,
                                        AciesId           card);

/* Returns: the number of copies of @card in the deck from which @side draws and in the hands that the view hides */
guint        acies_view_count_unseen   (const AciesView  *self,
                                        AciesSide         side,
                                        AciesId           card);

/* Returns: whether both views have the same side and content */
gboolean     acies_view_equal          (const AciesView  *a,
                                        const AciesView  *b);

/* Lists draws like acies_draw_list(), but also lists cards of the deck that can be in a hidden hand.
 * @state: a state that is waiting for a card draw; @self is a view of @state
 * @draws: (out): an array with room for %ACIES_MAX_CARDS draws
 * Returns: the number of draws */
guint        acies_view_list_draws     (const AciesView  *self,
                                        const AciesState *state,
                                        AciesDraw        *draws);

/* Creates a playable game. Draws each hidden hand from the unplayed cards, with the correct number from each deck. Hands have the
 * same probabilities as after a shuffle. Assigns face-down units to the positions of their side as AciesProcs.may_lie permits. Each
 * permitted assignment is possible; if none is permitted, the assignment is fixed.
 * @pick: the function that makes random choices; @source is its data
 * Returns: (transfer full): a game that has the view @self */
AciesState  *acies_view_fill           (const AciesView  *self,
                                        AciesPick         pick,
                                        gpointer          source);

/* Returns a state for computations, such as odds, that must not use hidden information.
 * @side: the viewer; %ACIES_NO_SIDE for a spectator, %ACIES_EVERY_SIDE to hide nothing (units.h)
 * @copy: (inout) (nullable): storage for the copy, reused if not %NULL; the caller frees it
 * Returns: @state if no unit is hidden from @side; otherwise the copy, a game of which @side has the same view. All states with the
 *   same view have identical copies. The unit numbers in the copy differ from those in @state. */
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
