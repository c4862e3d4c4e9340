/* actions.h - what can be done in a window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/window/window.h"

G_BEGIN_DECLS

/* From now on @window does what its menus, keys, library and pages ask for. */
void acies_actions_add (AciesWindow *window);

G_END_DECLS
