/* roll.h - dice that fall by a generator
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "ai/random.h"
#include "engine/command.h"

G_BEGIN_DECLS

/**
 * acies_ai_roll_dice:
 * @state: awaits dice
 * Returns: the dice that it awaits, fallen by @rng
 */
AciesDice    acies_ai_roll_dice (const AciesState *state,
                                 AciesAiRng       *rng);

/* The command that answers with them. */
AciesCommand acies_ai_roll      (const AciesState *state,
                                 AciesAiRng       *rng);

G_END_DECLS
