/* rng.h - the random dice and cards of a session
 *
 * For a given position, roll number n depends only on the seed and n. Undo and redo therefore do not change a roll, and a log can
 * be checked against its seed. A card draw counts as a roll: the remaining cards are listed in the order of the ruleset,
 * with all copies of a card side by side, and a random number below the number of cards selects one card.
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
 * Returns: the command with the dice or the card
 */
AciesCommand acies_rng_answer (guint64           seed,
                              guint             n,
                              const AciesState *state);

/**
 * acies_rng_new_seed:
 * Returns: an unpredictable seed below 2^53, which every file format stores exactly
 */
guint64   acies_rng_new_seed (void);

G_END_DECLS
