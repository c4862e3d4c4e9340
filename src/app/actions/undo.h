/* undo.h - steps of what is shown, taken back and done again
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/window/window.h"

G_BEGIN_DECLS

/* Takes back the last step of what is shown; where people must agree they are asked. */
void acies_action_undo (AciesWindow *window);
void acies_action_redo (AciesWindow *window);

G_END_DECLS
