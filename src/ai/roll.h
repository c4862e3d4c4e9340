/* roll.h - what chance answers by a generator: dice that fall, cards that are drawn
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

/**
 * acies_ai_roll:
 * @state: awaits dice, or a card that is drawn: one of those that are left, each as likely
 * Returns: the command that answers
 */
AciesCommand acies_ai_roll      (const AciesState *state,
                                 AciesAiRng       *rng);

G_END_DECLS
