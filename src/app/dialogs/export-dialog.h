/* export-dialog.h - a dialog for the file type and options of an export
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "render/sheet.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define ACIES_TYPE_EXPORT_DIALOG (acies_export_dialog_get_type ())
G_DECLARE_FINAL_TYPE (AciesExportDialog, acies_export_dialog, ACIES, EXPORT_DIALOG, AdwWindow)

/* The options of a file type. */
typedef enum
{
  ACIES_EXPORT_ASKS_RESOLUTION = 1 << 0,
  ACIES_EXPORT_ASKS_PAPER      = 1 << 1,
  ACIES_EXPORT_ASKS_LOOK       = 1 << 2, /* whether to show the names of hexes without a piece, and plain ground */
  ACIES_EXPORT_ASKS_SELECTED   = 1 << 3, /* whether to export only the selected part */
} AciesExportAsks;

/* The choices of the user. */
typedef struct
{
  guint      kind;     /* index of the file type, in the order of acies_export_dialog_add() */
  int        dpi;      /* dots per inch */
  AciesPaper paper;
  gboolean   names;    /* show the names of hexes without a piece */
  gboolean   plain;    /* draw the ground plainly */
  gboolean   selected; /* only the selected part */
} AciesExportOptions;

/**
 * AciesExportDialog::export:
 *
 * Emitted when the user clicks Export; then the dialog closes.
 */

/* Returns: (transfer none): a dialog without file types, to be presented */
AciesExportDialog *acies_export_dialog_new            (GtkWindow         *parent);

/* Adds a file type. The first one is selected by default.
 * @name: the translated name
 * @asks: (type AciesExportAsks): the options of the file type */
void               acies_export_dialog_add            (AciesExportDialog *self,
                                                       const char        *name,
                                                       guint              asks);

AciesExportOptions acies_export_dialog_get_options    (AciesExportDialog *self);

G_END_DECLS
