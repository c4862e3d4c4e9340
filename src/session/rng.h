/* rng.h - the dice of a session, and the cards that are drawn in it
 *
 * The dice of the n-th roll are a function of the seed and n, not of a
 * generator that runs on. So undo and redo change no roll, and a log can be
 * checked against its seed at any time. A card that is drawn counts as a roll:
 * the cards that are left lie in a row in the order of the ruleset, copies side by
 * side, and a number below their sum says which it is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/command.h"

G_BEGIN_DECLS

/**
 * acies_rng_roll:
 * @n: rolls made, and cards drawn, before this one
 * @state: awaits dice
 * Returns: the dice that it awaits
 */
AciesDice acies_rng_roll     (guint64           seed,
                              guint             n,
                              const AciesState *state);

/**
 * acies_rng_answer:
 * @state: awaits dice or a card
 * Returns: the command that answers
 */
AciesCommand acies_rng_answer (guint64           seed,
                              guint             n,
                              const AciesState *state);

/**
 * acies_rng_new_seed:
 * Returns: a seed nobody can guess, at most 2^53 so that every format keeps it
 */
guint64   acies_rng_new_seed (void);

G_END_DECLS
