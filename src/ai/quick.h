/* quick.h - a player who decides at a glance
 *
 * It looks at each command once, by what the units on the board may do to each other,
 * and never tries one out. Fast enough to play on for others who do.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "ai/glance.h"
#include "ai/random.h"
#include "engine/core/command.h"

G_BEGIN_DECLS

/**
 * acies_ai_score_quickly:
 * @list: (element-type AciesCommand): what may be commanded now
 * @scores: (out): room for one of each; the more the better, in figures
 */
void acies_ai_score_quickly (AciesAiLore      *lore,
                             const AciesState *state,
                             const GArray     *list,
                             float            *scores);

/* The place in @list of the command that it takes. */
guint acies_ai_pick_quickly (AciesAiLore         *lore,
                             const AciesState    *state,
                             const GArray        *list,
                             const AciesAiManner *manner,
                             AciesAiRng          *rng);

/* Are cards put back and taken at the same time? By chance they could go to and fro for ever, so
 * that it is decided at a glance. */
gboolean acies_ai_is_choice_of_hand (const AciesState *state);

G_END_DECLS
