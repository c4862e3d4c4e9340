/* version-row.h - one version of a scenario in a list: its picture, its age, what can be done
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/state.h"
#include "render/theme.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define ACIES_TYPE_VERSION_ROW (acies_version_row_get_type ())
G_DECLARE_FINAL_TYPE (AciesVersionRow, acies_version_row, ACIES, VERSION_ROW, GtkListBoxRow)

/**
 * acies_version_row_new:
 * @title: what people know it by
 * @age: "4 minutes ago"
 * @place: where it is, or belongs
 */
GtkWidget *acies_version_row_new         (const char      *title,
                                          const char      *age,
                                          const char      *place);

/* @theme: (transfer none): must outlive the row */
void       acies_version_row_set_picture (AciesVersionRow  *self,
                                          const AciesState *state,
                                          AciesTheme       *theme);

/* One more line, which is not to be overlooked. */
void       acies_version_row_warn        (AciesVersionRow *self,
                                          const char      *text);

/**
 * acies_version_row_add_button:
 * @dialog: which will be wide enough for it
 * @name: for the screen reader: what the button does to what
 * Returns: (transfer none): the new button
 */
GtkWidget *acies_version_row_add_button  (AciesVersionRow *self,
                                          const char      *label,
                                          const char      *name);

/**
 * acies_version_row_set_faded:
 *
 * Takes the row back behind the others; its buttons stay as they are.
 */
void       acies_version_row_set_faded   (AciesVersionRow *self,
                                          gboolean         faded);

/**
 * acies_version_list_new:
 * @name: for the screen reader
 * @scroller: (out) (transfer none): what is to be shown
 * Returns: (transfer none): a list for rows, within @scroller
 */
GtkListBox *acies_version_list_new       (AdwMessageDialog *dialog,
                                          const char       *name,
                                          GtkWidget       **scroller);

G_END_DECLS
