/* versions-dialog.h - dialogs with earlier versions of a scenario, and with unsaved work from earlier runs
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
 * @version: a #GFile, the backup to open as an unsaved copy
 *
 * The handler closes the dialog, unless the user must choose again.
 */

/**
 * AciesVersionsDialog::bring-back:
 * @version: a #GFile, the backup that replaces the content of the document
 *
 * The handler closes the dialog, unless the user must choose again.
 */

/**
 * acies_versions_dialog_new:
 * @parent: the parent window
 * @document: a document with a file
 * @catalog: must outlive the dialog
 *
 * Lists the backups of the file.
 *
 * Returns: (transfer none): the dialog, to be presented; GTK owns it
 */
AciesVersionsDialog *acies_versions_dialog_new          (GtkWindow           *parent,
                                                         AciesDocument       *document,
                                                         AciesCatalog        *catalog);

AciesDocument       *acies_versions_dialog_get_document (AciesVersionsDialog *self);

/* --- unsaved work --------------------------------------------------------------------------- */

#define ACIES_TYPE_RECOVERY_DIALOG (acies_recovery_dialog_get_type ())
G_DECLARE_FINAL_TYPE (AciesRecoveryDialog, acies_recovery_dialog, ACIES, RECOVERY_DIALOG, AdwMessageDialog)

/**
 * AciesRecoveryDialog::wanted:
 * @left: (type gpointer): the #AciesJournalFile to recover; call acies_recovery_dialog_remove() when it is open
 * @title: the title of the scenario
 */

/**
 * AciesRecoveryDialog::discarded:
 * @left: (type gpointer): the #AciesJournalFile to delete
 *
 * Emitted for each discarded item when the dialog closes; until then the user can undo this. Items that are neither
 * recovered nor discarded keep their journals.
 */

/**
 * acies_recovery_dialog_new:
 * @parent: the parent window
 * @left: (element-type AciesJournalFile): the journals to list, which are moved out of the array
 * @catalog: must outlive the dialog
 *
 * Returns: (transfer none): the dialog, to be presented; GTK owns it
 */
AciesRecoveryDialog *acies_recovery_dialog_new          (GtkWindow              *parent,
                                                         GPtrArray              *left,
                                                         AciesCatalog           *catalog);

/* Removes an item from the list. Closes the dialog if the list is empty. */
void                 acies_recovery_dialog_remove       (AciesRecoveryDialog    *self,
                                                         const AciesJournalFile *left);

G_END_DECLS
