/* recovery-dialog.h - offers the unsaved work of programs that ended
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/shared/catalog.h"
#include "session/journal.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define ACIES_TYPE_RECOVERY_DIALOG (acies_recovery_dialog_get_type ())
G_DECLARE_FINAL_TYPE (AciesRecoveryDialog, acies_recovery_dialog, ACIES, RECOVERY_DIALOG, AdwMessageDialog)

/**
 * AciesRecoveryDialog::wanted:
 * @left: (type gpointer): the #AciesJournalFile with the work that is wanted; as
 *   soon as it is open, acies_recovery_dialog_remove() takes it off the list
 * @title: what people know it by
 */

/**
 * AciesRecoveryDialog::discarded:
 * @left: (type gpointer): the #AciesJournalFile with work that nobody wants
 *
 * Told of each such one when the dialog closes, not before: until then it can be
 * had back. What is neither wanted nor discarded stays where it is.
 */

/**
 * acies_recovery_dialog_new:
 * @parent: what it is shown over
 * @left: (element-type AciesJournalFile): what there is, which is taken out
 * @catalog: must outlive the dialog
 *
 * Returns: (transfer none): the dialog, to be presented; GTK owns it
 */
AciesRecoveryDialog *acies_recovery_dialog_new    (GtkWindow              *parent,
                                                   GPtrArray              *left,
                                                   AciesCatalog           *catalog);

/* The dialog closes with the last one. */
void                 acies_recovery_dialog_remove (AciesRecoveryDialog    *self,
                                                   const AciesJournalFile *left);

G_END_DECLS
