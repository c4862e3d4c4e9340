/* quick-player.h - a player who does what looks good at a glance
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "ai/mind.h"
#include "ai/quick.h"
#include "engine/view/view.h"

G_BEGIN_DECLS

AciesCommand acies_ai_choose_quickly (AciesAiMind         *mind,
                                      const AciesView     *view,
                                      const AciesAiManner *manner,
                                      AciesAiRng          *rng);

G_END_DECLS
