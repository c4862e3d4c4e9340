/* click-guard.h - a button that has just appeared under the pointer takes no click
 *
 * A player who clicks twice, or just when the question changes, means the button that was there before. Keys are not
 * affected. Without animations, which players turn off so that nothing makes them wait, the guard is off.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * acies_click_guard_add:
 *
 * For 400 ms after @button was mapped or became sensitive, it ignores clicks and touches.
 */
void acies_click_guard_add     (GtkWidget *button);

/**
 * acies_click_guard_restart:
 * @button: a button with a guard
 *
 * The same from now on, because @button stands for something else than before.
 */
void acies_click_guard_restart (GtkWidget *button);

G_END_DECLS
