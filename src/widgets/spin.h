/* spin.h - spin buttons
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

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

G_END_DECLS
