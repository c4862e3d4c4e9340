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

/* What was chosen. */
typedef struct
{
  guint      kind;     /* its number, in the order in which they were added */
  int        dpi;      /* dots per inch */
  AciesPaper paper;
  gboolean   names;    /* of hexes without a piece */
  gboolean   selected; /* only the selected part */
} AciesExportOptions;

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

AciesExportOptions acies_export_dialog_get_options    (AciesExportDialog *self);

G_END_DECLS
