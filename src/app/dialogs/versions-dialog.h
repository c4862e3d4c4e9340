/* versions-dialog.h - the earlier versions of a file: which one is wanted, and what for
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/document/document.h"
#include "app/shared/catalog.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef enum
{
  ACIES_VERSION_OPEN,       /* as a copy, to be looked at */
  ACIES_VERSION_BRING_BACK, /* in place of what is in the document */
} AciesVersionUse;

/**
 * AciesVersionChosen:
 * @dialog: which the callee closes, unless people have to choose anew
 * @document: of the file
 * @version: where the version is kept
 */
typedef void (*AciesVersionChosen) (GtkWindow       *dialog,
                                    AciesDocument   *document,
                                    GFile           *version,
                                    AciesVersionUse  use,
                                    gpointer         data);

/**
 * acies_versions_dialog_show:
 * @document: has a file
 * @catalog: must outlive the dialog
 * @data: for @chosen; must outlive the dialog
 *
 * Lists the versions kept of it, with age and picture.
 */
void acies_versions_dialog_show (GtkWindow          *parent,
                                 AciesDocument      *document,
                                 AciesCatalog       *catalog,
                                 AciesVersionChosen  chosen,
                                 gpointer            data);

G_END_DECLS
