/* new-battle.h - a new battle: of which game, and what it begins as
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/window/window.h"

G_BEGIN_DECLS

/* Asks what to begin with. */
void acies_action_new_battle (AciesWindow *window);

G_END_DECLS
