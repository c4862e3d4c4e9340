/* position-small.h - all but a few units and cards is taken away, and no turn is left but one
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "ai/random.h"
#include "engine/core/state.h"
#include "formats/ruleset/library.h"

G_BEGIN_DECLS

/* (transfer full) (nullable): in edit mode, as a file of it is read */
AciesState *position_reopen     (const AciesState *state,
                                 AciesLibrary     *library);

/**
 * position_make_small:
 * @state: a game where a turn begins
 *
 * Returns: (transfer full): a scenario of it, by commands of the editor, with that
 *   turn alone; the units are those nearest to the enemy
 */
AciesState *position_make_small (const AciesState *state,
                                 AciesLibrary     *library,
                                 const char       *title,
                                 AciesAiRng       *rng);

G_END_DECLS
