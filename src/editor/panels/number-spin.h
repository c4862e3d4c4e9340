/* number-spin.h - a number of the scenario, to be stepped or typed
 *
 * A spin button that knows which number of the editor's scenario it is, offers
 * what the engine accepts of it, and gives what is chosen to the session. It
 * leaves the wheel to the panel it scrolls in: nobody wants to change a deck by
 * scrolling past it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "editor/tools/editor.h"

G_BEGIN_DECLS

/**
 * acies_number_spin_new:
 * @editor: (transfer none): must outlive the spin button
 * @field: the command that sets the number, with all its words but that
 * @name: translated; what a screen reader calls it
 *
 * Returns: (transfer floating): the #GtkSpinButton, not refreshed yet
 */
GtkWidget *acies_number_spin_new       (AciesEditor        *editor,
                                        const AciesCommand *field,
                                        const char         *name);

/* It is the number of another thing from now on. */
void       acies_number_spin_set_field (GtkWidget          *spin,
                                        const AciesCommand *field);

/* Shows the number as it is. The limits widen when it lies outside them, as files may say anything. */
void       acies_number_spin_refresh   (GtkWidget          *spin);

/**
 * acies_number_row_new:
 * @owner: (nullable): whose number it is, for a screen reader
 *
 * A row with a number: its name, what it may be, and its spin button.
 *
 * Returns: (transfer floating): an #AdwActionRow, not refreshed yet
 */
GtkWidget *acies_number_row_new        (AciesEditor        *editor,
                                        const AciesCommand *field,
                                        const char         *title,
                                        const char         *owner);

/* Of a row without an owner: it is called so from now on. */
void acies_number_row_set_title (GtkWidget  *row,
                                 const char *title);

GtkWidget *acies_number_row_get_spin   (GtkWidget          *row);

/**
 * acies_number_row_refresh:
 * @note: (nullable): what else is to be said below the title
 */
void       acies_number_row_refresh    (GtkWidget          *row,
                                        const char         *note);

G_END_DECLS
