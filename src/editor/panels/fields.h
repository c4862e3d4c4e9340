/* fields.h - what a scenario says, to be changed: numbers, one of several things, and toggle buttons for a property
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "editor/tools/editor.h"

G_BEGIN_DECLS

/* --- numbers --------------------------------------------------------------------------------- */

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

/* Shows the number as it is. The limits widen if it is outside them: files can have any number. */
void       acies_number_spin_refresh   (GtkWidget          *spin);

/**
 * acies_number_row_new:
 * @owner: (nullable): whose number it is, for a screen reader
 *
 * A row with a number: its name, its range and its spin button.
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

/* --- choices --------------------------------------------------------------------------------- */

/* The user chose @value: a place in the list, or 0 or 1. The choice is undone unless the callback shows it. */
typedef void (*AciesChosen) (gpointer owner,
                             guint    id,
                             guint    value);

/**
 * acies_choice_row_new:
 * @owner: (transfer none): must outlive the row
 * @id: which of its rows it is, where several have the same @chosen
 *
 * Returns: (transfer floating): an #AdwComboRow with nothing to choose from yet
 */
GtkWidget *acies_choice_row_new       (const char    *title,
                                       AciesChosen    chosen,
                                       gpointer       owner,
                                       guint          id);
void       acies_choice_row_set_names (GtkWidget     *row,
                                       GtkStringList *names);

/* (transfer floating): an #AdwActionRow with a switch, its activatable widget */
GtkWidget *acies_switch_row_new       (const char    *title,
                                       AciesChosen    chosen,
                                       gpointer       owner,
                                       guint          id);

/* Shows a value in a row of either kind. */
void       acies_choice_row_show      (GtkWidget     *row,
                                       guint          value);

/**
 * acies_bind_choice:
 * @property: of @source: a guint, readable and writable
 * @toggle: one of a group; is active while the property is @value
 */
void acies_bind_choice (GObject         *source,
                        const char      *property,
                        GtkToggleButton *toggle,
                        guint            value);

G_END_DECLS
