/* controls.h - buttons, numbers, titles and scrolling as the program wants them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* --- buttons -------------------------------------------------------------------------------- */

/**
 * acies_click_guard_add:
 *
 * For 400 ms after @button was mapped or became sensitive, it ignores clicks and touches: a player who clicks twice, or just
 * when the question changes, means the button that was there before. Keys are not affected. Without animations, which
 * players turn off so that nothing makes them wait, the guard is off.
 */
void acies_click_guard_add     (GtkWidget *button);

/**
 * acies_click_guard_restart:
 * @button: a button with a guard
 *
 * The same from now on, because @button stands for something else than before.
 */
void acies_click_guard_restart (GtkWidget *button);

/* --- spin buttons --------------------------------------------------------------------------- */

/**
 * acies_spin_new:
 * @name: translated; the accessible name
 *
 * Every spin button of the program is made here. It keeps its number when the field is left empty, and reads what is
 * half typed before it leaves the window.
 *
 * Returns: (transfer floating): a #GtkSpinButton
 */
GtkWidget *acies_spin_new (const char *name,
                           int         min,
                           int         max);

/* --- widgets -------------------------------------------------------------------------------- */

/* Adds the style @name to @widget, or removes it. */
void acies_style_set (GtkWidget  *widget,
                      const char *name,
                      gboolean    on);

/* Shows whether something below @title, a label that says @text, can be used now. */
void acies_mark_title (GtkWidget  *title,
                       const char *text,
                       gboolean    marked);

/* Removes all children of @box. */
void acies_box_clear (GtkBox     *box);

/* --- scrolling ------------------------------------------------------------------------------ */

/**
 * acies_scroll_sideways:
 * @scroller: a window that scrolls only horizontally
 *
 * Makes the mouse wheel scroll @scroller without Shift, which GTK requires by default.
 */
void acies_scroll_sideways (GtkScrolledWindow *scroller);

G_END_DECLS
