/* odd-board.h - scenarios nobody would draw, made by chance
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "ai/random.h"
#include "engine/core/state.h"

G_BEGIN_DECLS

/**
 * odd_board_new:
 * @like: a scenario whose ruleset is taken
 *
 * Returns: (transfer full): a scenario of any size, ground, switches, armies,
 *   reserves, camps, decks and length, without findings that are errors; made by
 *   the editor's commands; of a game in which units do not fight: @like, of any length
 */
AciesState *odd_board_new (const AciesState *like,
                           AciesAiRng       *rng);

/**
 * small_board_new:
 *
 * Returns: (transfer full): the same, but of a size at which armies meet
 */
AciesState *small_board_new (const AciesState *like,
                             AciesAiRng       *rng);

G_END_DECLS
