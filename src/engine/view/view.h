/* view.h - a game as one side is allowed to see it
 *
 * A view is a copy of the game without hidden information, so a computer player that uses only a view cannot
 * cheat. A view hides the cards in the hands of the other sides and the cards under a deck. It shows how many cards
 * from each deck every side holds and how many copies of each card are unplayed. It hides which face-down unit of
 * another side is on which hex (units.h). In games with face-down units, a view has its own unit ids.
 *
 * acies_view_fill() fills in the hidden information at random and returns a game that can be played.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/question.h"
#include "engine/core/state.h"

G_BEGIN_DECLS

typedef struct _AciesView AciesView;

/* Returns: (transfer full): a view of @state from the point of view of @side */
AciesView   *acies_view_new            (const AciesState *state,
                                        AciesSide         side);

/* Returns: the side that must answer the pending question or, if there is none, the side whose turn it is */
static inline AciesSide
acies_state_deciding_side (const AciesState *state)
{
  return state->decision.kind != ACIES_DECISION_NONE ? state->decision.side : state->turn.active;
}

/* Returns: (transfer full): the view of the side that must decide */
static inline AciesView *
acies_view_new_deciding (const AciesState *state)
{
  return acies_view_new (state, acies_state_deciding_side (state));
}

void         acies_view_free           (AciesView        *self);

AciesSide    acies_view_get_side       (const AciesView  *self);
/* Returns: (transfer none): the ruleset of the game */
const AciesRuleset *acies_view_get_ruleset (const AciesView *self);

/* Returns: the number of cards that @side holds */
guint        acies_view_count_hand     (const AciesView  *self,
                                        AciesSide         side);

/* Returns: the number of copies of @card that are in the deck from which @side draws or in a hidden hand */
guint        acies_view_count_unseen   (const AciesView  *self,
                                        AciesSide         side,
                                        AciesId           card);

/* Returns: whether both views belong to the same side and have the same content */
gboolean     acies_view_equal          (const AciesView  *a,
                                        const AciesView  *b);

/* Lists the cards that could be drawn next, as far as the side of @self knows. Unlike acies_draw_list(), the function
 * also lists cards that are in hidden hands.
 * @state: the state from which @self was created; it must be waiting for a card to be drawn
 * @draws: (out): an array with room for %ACIES_MAX_CARDS elements
 * Returns: the number of draws */
guint        acies_view_list_draws     (const AciesView  *self,
                                        const AciesState *state,
                                        AciesDraw        *draws);

/* Creates a random game that looks the same to the side of @self. Hidden hands are dealt from the unplayed cards, as if
 * after a fair shuffle, with the known number of cards from each deck. The face-down units of every other side are
 * distributed at random among their positions, in a way that AciesProcs.may_lie permits. Every permitted distribution
 * can occur. If none is permitted, the function always uses the same distribution.
 * @pick: called with @source for each random choice
 * Returns: (transfer full): a game whose view for the same side is equal to @self */
AciesState  *acies_view_fill           (const AciesView  *self,
                                        AciesPick         pick,
                                        gpointer          source);

/* Returns a state for computing odds and other facts without using information that is hidden from @side.
 * @side: the viewer; %ACIES_NO_SIDE for a spectator, %ACIES_EVERY_SIDE to hide nothing (units.h)
 * @copy: (inout) (nullable): a state to overwrite with the copy, or %NULL to allocate one; the caller frees it
 * Returns: @state if no unit is hidden from @side, otherwise @copy. The copy depends only on the view of @side: states
 *   with the same view have identical copies. Its unit ids differ from those in @state. */
const AciesState *acies_state_know     (const AciesState *state,
                                        AciesSide         side,
                                        AciesState      **copy);

/* Returns: whether no unit in the attack is hidden from @side, so that @side can see the odds */
gboolean     acies_state_knows_attack  (const AciesState *state,
                                        AciesSide         side,
                                        AciesHex          from,
                                        AciesHex          at);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesView, acies_view_free)

G_END_DECLS
