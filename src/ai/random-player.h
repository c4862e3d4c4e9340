/* random-player.h - plays any legal command, but so that games move on
 *
 * The opponent where no better one is at hand, and the driver of the tests that
 * play whole games. It looks only at the kinds of the commands on offer and at
 * where the enemy stands; it knows no ruleset.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "ai/random.h"
#include "engine/core/command.h"
#include "engine/view/view.h"

G_BEGIN_DECLS

/**
 * acies_ai_choose_random:
 * @view: what the side that decides knows of a game that is not over and waits
 *   for no dice
 *
 * Returns: a command the rules allow now. It holds no text, so there is
 *   nothing to clear.
 */
AciesCommand acies_ai_choose_random (const AciesView *view,
                                     AciesAiRng      *rng);

G_END_DECLS
