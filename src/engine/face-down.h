/* face-down.h - pieces that lie face down, and what others see of them
 *
 * A mark of the ruleset may hide the units that bear it (AciesMarkType.hides): on
 * the board and in reserve others know of such a unit nothing but its side, where
 * it is, and what it has done: marks that are not kept beyond the turn came from
 * what everybody saw. Which units an army has is open, with their figures, status
 * and kept marks; hidden is which of them lies where.
 *
 * Sentences name such a unit by its back, for everybody: notes, refusals and
 * questions may be read by either side. The back stands behind the types of units,
 * as if it were one more (acies_ruleset_back_type()), with nothing but a name; so
 * what tells or draws a type can do so with the back. What is shown to one side is
 * read from a copy in which the hidden units are backs (acies_state_new_seen()).
 *
 * In a scenario that is edited nothing is hidden.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/state.h"

G_BEGIN_DECLS

/* Who looks with the eyes of all sides: nothing is hidden. NO_SIDE sees what is open to everybody. */
#define ACIES_EVERY_SIDE ((AciesSide) (G_MAXUINT8 - 1))

/* The back of pieces that lie face down, as a type of unit; ACIES_NO_ID where none do. */
static inline AciesId
acies_ruleset_back_type (const AciesRuleset *self)
{
  return self->face_down != ACIES_NO_ID ? (AciesId) self->n_unit_types : ACIES_NO_ID;
}

static inline gboolean
acies_ruleset_is_back (const AciesRuleset *self, AciesId type)
{
  return type == self->n_unit_types && self->face_down != ACIES_NO_ID;
}

/**
 * acies_ruleset_make_back:
 *
 * For a reader that has all marks and types: notes which mark hides, and puts the
 * back behind the types, for which there must be room.
 */
void        acies_ruleset_make_back   (AciesRuleset     *self);

/* Marks that everybody sees on what lies face down, bit by mark: that it does, and those that are not kept. */
guint16     acies_ruleset_open_marks  (const AciesRuleset *self);

/* May one side know something alone, as the cards of its hand or what lies face down? */
gboolean    acies_ruleset_has_secrets (const AciesRuleset *self);

/**
 * acies_unit_is_hidden_from:
 * @side: who looks; %ACIES_NO_SIDE for whoever is of no side, %ACIES_EVERY_SIDE for
 *   who may see everything
 *
 * Returns: whether @unit, on the board or in reserve, lies face down and is not @side's
 */
gboolean    acies_unit_is_hidden_from (const AciesState *state,
                                       AciesUnitId       unit,
                                       AciesSide         side);

/* Does it lie face down in a game, whosever it is? */
gboolean    acies_unit_lies_face_down (const AciesState *state,
                                       AciesUnitId       unit);

/* Is any unit hidden from @side? */
gboolean    acies_state_hides_from    (const AciesState *state,
                                       AciesSide         side);

/* The type by which sentences for everybody name @unit: its own, or the back. */
AciesId     acies_unit_told_type_id   (const AciesState *state,
                                       AciesUnitId       unit);
const AciesUnitType *acies_unit_told_type (const AciesState *state,
                                       AciesUnitId       unit);

/**
 * acies_state_new_seen:
 *
 * Returns: (transfer full): a copy of @state for the eyes of @side, in which hidden
 *   units are backs of one figure. It is there to be shown, not to be played on: that
 *   is what views are for (view.h).
 */
AciesState *acies_state_new_seen      (const AciesState *state,
                                       AciesSide         side);

/**
 * acies_state_see:
 * @copy: (inout): room for the copy, which the caller frees; %NULL at first
 *
 * Returns: @state itself where nothing is hidden from @side, else what
 *   acies_state_new_seen() returns, kept in @copy
 */
const AciesState *acies_state_see     (const AciesState *state,
                                       AciesSide         side,
                                       AciesState      **copy);

/**
 * acies_state_count_seen_figures:
 * @state: as somebody sees it
 * @hides: (out): whether units of @side, on the board or in reserve, are backs in it
 *
 * Returns: figures on the board, without those of backs
 */
guint       acies_state_count_seen_figures (const AciesState *state,
                                       AciesSide         side,
                                       gboolean         *hides);

G_END_DECLS
