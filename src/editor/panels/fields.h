/* fields.h - input fields for a scenario: spin buttons, rows with choices, and groups of toggle buttons
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
 * @field: the command that sets the number; its own number is ignored
 * @name: the accessible name, translated
 *
 * Returns: (transfer floating): a #GtkSpinButton; call acies_number_spin_refresh() to show the number
 */
GtkWidget *acies_number_spin_new       (AciesEditor        *editor,
                                        const AciesCommand *field,
                                        const char         *name);

/* Makes the spin button edit another number. Does not refresh it. */
void       acies_number_spin_set_field (GtkWidget          *spin,
                                        const AciesCommand *field);

/* Shows the current number. Extends the range if the number is outside it, because a file can contain any number. */
void       acies_number_spin_refresh   (GtkWidget          *spin);

/**
 * acies_number_row_new:
 * @owner: (nullable): the name of the number's owner, which is added to the accessible name
 *
 * Creates a row with a title, the range and a spin button, see acies_number_spin_new().
 *
 * Returns: (transfer floating): an #AdwActionRow; call acies_number_row_refresh() to show the number
 */
GtkWidget *acies_number_row_new        (AciesEditor        *editor,
                                        const AciesCommand *field,
                                        const char         *title,
                                        const char         *owner);

/* Sets the title and the accessible name. @row: a row without an owner */
void acies_number_row_set_title (GtkWidget  *row,
                                 const char *title);

GtkWidget *acies_number_row_get_spin   (GtkWidget          *row);

/**
 * acies_number_row_refresh:
 * @note: (nullable): text to show after the range in the subtitle
 */
void       acies_number_row_refresh    (GtkWidget          *row,
                                        const char         *note);

/* --- choices --------------------------------------------------------------------------------- */

/* Called when the user chooses a value. The row reverts to its old value unless the callback sets the new value with
 * acies_choice_row_show().
 * @id: the id of the row
 * @value: the index of the list item; for a switch, 0 or 1 */
typedef void (*AciesChosen) (gpointer owner,
                             guint    id,
                             guint    value);

/**
 * acies_choice_row_new:
 * @owner: (transfer none): must outlive the row
 * @id: passed to @chosen, to distinguish rows with the same callback
 *
 * Returns: (transfer floating): an #AdwComboRow with an empty list
 */
GtkWidget *acies_choice_row_new       (const char    *title,
                                       AciesChosen    chosen,
                                       gpointer       owner,
                                       guint          id);
void       acies_choice_row_set_names (GtkWidget     *row,
                                       GtkStringList *names);

/* Returns: (transfer floating): an #AdwActionRow with a switch as its activatable widget */
GtkWidget *acies_switch_row_new       (const char    *title,
                                       AciesChosen    chosen,
                                       gpointer       owner,
                                       guint          id);

/* Sets the value of a combo row or a switch row without calling its callback. */
void       acies_choice_row_show      (GtkWidget     *row,
                                       guint          value);

/**
 * acies_bind_choice:
 * @property: a readable and writable #guint property of @source
 * @toggle: a button of a group
 *
 * Makes @toggle active while @property is @value. Activating @toggle sets @property to @value.
 */
void acies_bind_choice (GObject         *source,
                        const char      *property,
                        GtkToggleButton *toggle,
                        guint            value);

G_END_DECLS
