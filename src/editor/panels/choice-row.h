/* choice-row.h - one of several things: a row for what a scenario says, or toggle buttons for a property
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Somebody chose @value, a place in the list, or 0 or 1. It is taken back unless it is shown by the end of this. */
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

/* Of either: shows what it is. */
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
