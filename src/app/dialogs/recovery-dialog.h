/* recovery-dialog.h - offers the unsaved work of programs that ended
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/shared/catalog.h"
#include "session/journal-file.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * AciesRecoveryWanted:
 * @left: the work that is wanted; as soon as it is open,
 *   acies_recovery_dialog_remove() takes it off the list
 * @title: what people know it by
 */
typedef void (*AciesRecoveryWanted) (GtkWindow              *dialog,
                                     const AciesJournalFile *left,
                                     const char             *title,
                                     gpointer                data);

/**
 * acies_recovery_dialog_show:
 * @left: (element-type AciesJournalFile): what there is, which is taken out
 * @catalog: must outlive the dialog
 * @data: for @wanted; must outlive the dialog
 *
 * What is neither wanted nor discarded stays where it is.
 */
void acies_recovery_dialog_show   (GtkWindow              *parent,
                                   GPtrArray              *left,
                                   AciesCatalog           *catalog,
                                   AciesRecoveryWanted     wanted,
                                   gpointer                data);

/* The dialog closes with the last one. */
void acies_recovery_dialog_remove (GtkWindow              *dialog,
                                   const AciesJournalFile *left);

G_END_DECLS
