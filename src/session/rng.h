/* rng.h - random dice and cards for a session
 *
 * In a given position, roll number n depends only on the seed and on n. Therefore, undo and redo do not change a roll,
 * and a log can be checked against its seed. A card draw also counts as a roll. For a draw, the remaining cards are
 * listed in the same order as in the ruleset, with all copies of a card next to each other. A random index into this
 * list selects the card.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/command.h"

G_BEGIN_DECLS

/**
 * acies_rng_answer:
 * @n: the number of earlier rolls and draws in the game
 * @state: a state that is waiting for dice or a card
 *
 * Returns: the command that enters the dice or the card
 */
AciesCommand acies_rng_answer (guint64           seed,
                              guint             n,
                              const AciesState *state);

/**
 * acies_rng_roll:
 * @n: the number of earlier rolls with @seed
 * @dice: (inout): dice with their number and types, whose faces are set
 *
 * Rolls dice that no game waits for.
 */
void      acies_rng_roll     (guint64             seed,
                              guint               n,
                              const AciesRuleset *ruleset,
                              AciesDice          *dice);

/**
 * acies_rng_new_seed:
 * Returns: an unpredictable seed below 2^52, so that every file format can store it exactly
 */
guint64   acies_rng_new_seed (void);

G_END_DECLS
