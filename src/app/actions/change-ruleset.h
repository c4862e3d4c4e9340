/* change-ruleset.h - the scenario that is edited, by the rules of another game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/window/window.h"

G_BEGIN_DECLS

/* Asks to which ruleset the scenario that is shown shall change; then changes it in one step. */
void acies_action_change_ruleset (AciesWindow *window);

G_END_DECLS
