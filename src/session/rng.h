/* rng.h - the dice and drawn cards of a session
 *
 * The n-th roll depends only on the seed and n. So undo and redo do not change a roll, and a log can be checked against its
 * seed. A drawn card counts as a roll: the cards left are ordered as in the ruleset with copies together, and a random
 * number below their count selects one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/command.h"

G_BEGIN_DECLS

/**
 * acies_rng_answer:
 * @n: number of rolls and draws before this one
 * @state: a state that awaits dice or a card
 *
 * Returns: the command that answers
 */
AciesCommand acies_rng_answer (guint64           seed,
                              guint             n,
                              const AciesState *state);

/**
 * acies_rng_new_seed:
 * Returns: an unpredictable seed, at most 2^53 so that every format keeps it exactly
 */
guint64   acies_rng_new_seed (void);

G_END_DECLS
