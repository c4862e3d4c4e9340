/* versions-dialog.h - the earlier versions of a file: which one is wanted, and what for
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/document/document.h"
#include "app/shared/catalog.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define ACIES_TYPE_VERSIONS_DIALOG (acies_versions_dialog_get_type ())
G_DECLARE_FINAL_TYPE (AciesVersionsDialog, acies_versions_dialog, ACIES, VERSIONS_DIALOG, AdwMessageDialog)

/**
 * AciesVersionsDialog::open:
 * @version: a #GFile: where the version is kept that is to be looked at, as a copy
 *
 * Who answers closes the dialog, unless people have to choose anew.
 */

/**
 * AciesVersionsDialog::bring-back:
 * @version: a #GFile: where the version is kept that shall take the place of
 *   what is in the document
 *
 * Who answers closes the dialog, unless people have to choose anew.
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

G_END_DECLS
