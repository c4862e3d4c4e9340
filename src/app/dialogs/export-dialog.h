/* export-dialog.h - asks what to export, and how
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "render/sheet.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define ACIES_TYPE_EXPORT_DIALOG (acies_export_dialog_get_type ())
G_DECLARE_FINAL_TYPE (AciesExportDialog, acies_export_dialog, ACIES, EXPORT_DIALOG, AdwWindow)

/* What can be chosen of a kind of file. */
typedef enum
{
  ACIES_EXPORT_ASKS_RESOLUTION = 1 << 0,
  ACIES_EXPORT_ASKS_PAPER      = 1 << 1,
  ACIES_EXPORT_ASKS_NAMES      = 1 << 2, /* of hexes without a piece */
  ACIES_EXPORT_ASKS_SELECTED   = 1 << 3, /* whether only the selected part is wanted */
} AciesExportAsks;

/**
 * AciesExportDialog::export:
 *
 * That was chosen; the dialog closes.
 */

/* Returns: (transfer none): the dialog, to be filled and presented */
AciesExportDialog *acies_export_dialog_new            (GtkWindow         *parent);

/* @name: for people; the first kind is the one that is chosen at first */
void               acies_export_dialog_add            (AciesExportDialog *self,
                                                       const char        *name,
                                                       guint              asks);

/* The number of the chosen kind, in the order in which they were added. */
guint              acies_export_dialog_get_kind       (AciesExportDialog *self);

/* Dots per inch. */
int                acies_export_dialog_get_resolution (AciesExportDialog *self);
AciesPaper         acies_export_dialog_get_paper      (AciesExportDialog *self);
gboolean           acies_export_dialog_get_names      (AciesExportDialog *self);
gboolean           acies_export_dialog_get_selected   (AciesExportDialog *self);

G_END_DECLS
