/* fullscreen.h - a header bar in a window that fills the screen
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * acies_fullscreen_follow:
 * @leave: a button of @bar
 *
 * While the window fills the screen @bar has @leave in place of the buttons
 * that a window has, of which none would do anything there but close it.
 */
void acies_fullscreen_follow (AdwHeaderBar *bar,
                              GtkWidget    *leave);

G_END_DECLS
