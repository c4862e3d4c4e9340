/* big-board.h - the largest board there is, with as many units as there may be
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/state.h"

G_BEGIN_DECLS

/**
 * big_board_new:
 * @like: a scenario whose ruleset is taken
 *
 * Returns: (transfer full): 64 columns and rows, woods and rivers all over it,
 *   and 250 units of both armies between them; the same each time
 */
AciesState *big_board_new (const AciesState *like);

G_END_DECLS
