/* controls.h - helper functions for buttons, spin buttons, titles and scrolling
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* --- buttons -------------------------------------------------------------------------------- */

/* How long a new button is protected: the usual double-click time. */
#define ACIES_CLICK_GUARD_US (400 * G_TIME_SPAN_MILLISECOND)

/**
 * acies_click_guard_add:
 *
 * Makes @button ignore clicks and touches for 400 ms after it was mapped or became sensitive. A player who
 * double-clicks, or clicks just when the question changes, means the previous button. Keys are not affected. The guard
 * is off if animations are disabled, because players disable them to avoid waiting.
 */
void acies_click_guard_add     (GtkWidget *button);

/**
 * acies_click_guard_restart:
 * @button: a button with a click guard
 *
 * Restarts the 400 ms because the function of @button has changed.
 */
void acies_click_guard_restart (GtkWidget *button);

/* --- spin buttons --------------------------------------------------------------------------- */

/**
 * acies_spin_new:
 * @name: the accessible name, translated
 *
 * Creates a spin button that keeps its value if the field is empty, and applies unfinished input when it is unmapped.
 * All spin buttons of the program are created by this function.
 *
 * Returns: (transfer floating): a #GtkSpinButton
 */
GtkWidget *acies_spin_new (const char *name,
                           int         min,
                           int         max);

/* --- widgets -------------------------------------------------------------------------------- */

/* Adds the style class @name to @widget, or removes it. */
void acies_style_set (GtkWidget  *widget,
                      const char *name,
                      gboolean    on);

/* Marks a heading if the user can use something below it now.
 * @title: a #GtkLabel with the text @text */
void acies_mark_title (GtkWidget  *title,
                       const char *text,
                       gboolean    marked);

/* Removes all children of @box. */
void acies_box_clear (GtkBox     *box);

/* --- keys ----------------------------------------------------------------------------------- */

/**
 * acies_keys_add:
 *
 * Adds a controller for keys that work wherever the focus is, as long as @widget is visible, and come before those of the
 * focused widget.
 *
 * Returns: (transfer none): the controller
 */
GtkShortcutController *acies_keys_add (GtkWidget  *widget);

/* Makes @key activate @action, with @number as its argument unless it is 0. */
void acies_keys_add_action (GtkShortcutController *keys,
                            guint                  key,
                            const char            *action,
                            guint                  number);

/* Like acies_keys_add(), with the keys 1 to 9, which activate @action with their number. */
GtkShortcutController *acies_keys_add_digits (GtkWidget  *widget,
                                              const char *action);

/* --- scrolling ------------------------------------------------------------------------------ */

/**
 * acies_scroll_sideways:
 * @scroller: a scrolled window that scrolls only horizontally
 *
 * Makes the mouse wheel scroll @scroller without Shift, which GTK requires by default.
 */
void acies_scroll_sideways (GtkScrolledWindow *scroller);

G_END_DECLS
