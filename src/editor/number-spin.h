/* number-spin.h - a number of the scenario, to be stepped or typed
 *
 * A spin button that leaves the wheel to the panel it scrolls in: nobody wants
 * to change a deck by scrolling past it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * acies_number_spin_new:
 * @name: translated; what a screen reader calls it
 *
 * Returns: (transfer floating): the #GtkSpinButton
 */
GtkWidget *acies_number_spin_new   (const char    *name,
                                    int            min,
                                    int            max);

/* Shows @value; the limits widen when it lies outside them, as files may say anything. */
void       acies_number_spin_show  (GtkSpinButton *spin,
                                    int            value);

G_END_DECLS
