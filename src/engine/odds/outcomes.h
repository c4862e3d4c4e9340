/* outcomes.h - what the dice that are awaited may bring, each way with its chance
 *
 * The engine itself is asked, on copies. Which faces come to the same, the
 * results of the dice and the signs on them say (AciesDieResult), and all dice of
 * a kind are alike: so it is told apart how many fell how, not which.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/state.h"

G_BEGIN_DECLS

/**
 * AciesOutcomeFunc:
 * @state: the game once the dice have fallen; may be changed
 * @chance: of this way; those of all ways add up to 1
 */
typedef void (*AciesOutcomeFunc) (AciesState *state,
                                  double      chance,
                                  gpointer    data);

/* Calls @func for each way; @state awaits dice. */
void acies_outcomes_foreach     (const AciesState *state,
                                 AciesOutcomeFunc  func,
                                 gpointer          data);

/* Throws the dice that @state awaits so that they come to as little as they can. */
void acies_outcomes_throw_least (AciesState       *state);

/* How many faces that of the dice that @state awaits has which has most. */
guint acies_outcomes_most_faces (const AciesState *state);

/**
 * acies_outcomes_throw_face:
 * @face: from 1; a die with fewer shows its last
 * @events: (nullable): what happened is appended
 *
 * Throws the dice that @state awaits so that all show that face.
 */
gboolean acies_outcomes_throw_face (AciesState   *state,
                                    guint         face,
                                    GArray       *events);

/**
 * acies_outcomes_find_judged:
 * @events: (element-type AciesEvent): what followed dice that were thrown
 *
 * Returns: (nullable) (transfer none): those dice, as they were judged. The state
 *   may have others by now: a roll of no dice comes with the command before it
 */
const AciesDice *acies_outcomes_find_judged (const GArray *events);

G_END_DECLS
