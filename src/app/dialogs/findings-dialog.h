/* findings-dialog.h - shows what is wrong with a file or a scenario
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/find/findings.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * acies_findings_dialog_show:
 * @heading: what the matter is, in few words
 * @body: one sentence about it
 * @name: (nullable): the file's name, to stand before a line number
 * @findings: they are listed errors first, else in their order
 */
void acies_findings_dialog_show (GtkWindow           *parent,
                                 const char          *heading,
                                 const char          *body,
                                 const char          *name,
                                 const AciesFindings *findings);

G_END_DECLS
