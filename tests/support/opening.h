/* opening.h - games made of lines, with the rulesets that come with the program
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/engine.h"

G_BEGIN_DECLS

/**
 * opening_new_game:
 * @position: commands of the editor, one a line, on an empty board of the ruleset's size
 * @opening: commands of play, one a line
 *
 * Returns: (transfer full): the game that begins so; each line must be allowed
 */
AciesState *opening_new_game (const char *ruleset_id,
                              const char *position,
                              const char *opening);

G_END_DECLS
