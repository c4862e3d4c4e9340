/* number-column.h - numbers below each other, as in a table
 *
 * Enter and Down lead to the number below, Shift+Enter and Up to the one above,
 * and what is typed there replaces it: a column is filled in without passing by
 * the columns beside it. Plus and minus step the number instead of the arrows.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * acies_number_column_add:
 * @column: (element-type GtkSpinButton): those above it; must outlive them
 * @spin: (transfer none): comes below them
 */
void acies_number_column_add (GPtrArray *column,
                              GtkWidget *spin);

G_END_DECLS
