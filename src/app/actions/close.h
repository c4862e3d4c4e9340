/* close.h - closes tabs and windows, after asking about unsaved work
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/window/window.h"

G_BEGIN_DECLS

/* From now on people are asked before unsaved work of @window is closed. */
void acies_action_confirm_unsaved      (AciesWindow *window);

/* Closes what is shown: the tab, the library over the tabs, or the window. */
void acies_action_close_shown (AciesWindow *window);

G_END_DECLS
