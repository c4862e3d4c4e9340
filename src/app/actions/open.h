/* open.h - opens files: chosen, dropped on the window, or named
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/window/window.h"

G_BEGIN_DECLS

/**
 * acies_action_open_file:
 *
 * Opens @file in a tab of its own, or shows the one in which it is open. What is
 * wrong with the file is shown.
 */
void acies_action_open_file   (AciesWindow *window,
                               GFile       *file);

/* Asks which. */
void acies_action_choose_file (AciesWindow *window);

/* From now on files that are dropped on @window are opened. */
void acies_action_take_drops  (AciesWindow *window);

G_END_DECLS
