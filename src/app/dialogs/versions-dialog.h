/* versions-dialog.h - versions of a scenario to choose from: earlier ones of a file, or the unsaved work of programs that ended
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/document/document.h"
#include "app/shared/catalog.h"
#include "session/journal.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* --- earlier versions ----------------------------------------------------------------------- */

#define ACIES_TYPE_VERSIONS_DIALOG (acies_versions_dialog_get_type ())
G_DECLARE_FINAL_TYPE (AciesVersionsDialog, acies_versions_dialog, ACIES, VERSIONS_DIALOG, AdwMessageDialog)

/**
 * AciesVersionsDialog::open:
 * @version: a #GFile: where the version is kept that is to be looked at, as a copy
 *
 * The handler closes the dialog, unless the user has to choose again.
 */

/**
 * AciesVersionsDialog::bring-back:
 * @version: a #GFile: where the version is kept that replaces
 *   what is in the document
 *
 * The handler closes the dialog, unless the user has to choose again.
 */

/**
 * acies_versions_dialog_new:
 * @parent: what it is shown over
 * @document: has a file
 * @catalog: must outlive the dialog
 *
 * Lists the versions kept of it, with age and picture.
 *
 * Returns: (transfer none): the dialog, to be presented; GTK owns it
 */
AciesVersionsDialog *acies_versions_dialog_new          (GtkWindow           *parent,
                                                         AciesDocument       *document,
                                                         AciesCatalog        *catalog);

/* (transfer none): whose versions it lists */
AciesDocument       *acies_versions_dialog_get_document (AciesVersionsDialog *self);

/* --- unsaved work --------------------------------------------------------------------------- */

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
 * @left: (type gpointer): the #AciesJournalFile with work to be discarded
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
AciesRecoveryDialog *acies_recovery_dialog_new          (GtkWindow              *parent,
                                                         GPtrArray              *left,
                                                         AciesCatalog           *catalog);

/* The dialog closes with the last one. */
void                 acies_recovery_dialog_remove       (AciesRecoveryDialog    *self,
                                                         const AciesJournalFile *left);

G_END_DECLS
