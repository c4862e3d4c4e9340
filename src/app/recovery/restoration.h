/* restoration.h - what was open at the end, open again at the start
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/recovery/recovery.h"

G_BEGIN_DECLS

/**
 * acies_restoration_begin:
 * @tabs: (element-type AciesOpenTab): what was open in this window at the end;
 *   kept until it is open again
 * @recovery: has the games that were going on
 *
 * Opens the tab that was shown at once and the others when there is time, and
 * says in one sentence what could not be opened.
 */
void               acies_restoration_begin     (AciesWindow   *window,
                                                GPtrArray     *tabs,
                                                AciesRecovery *recovery);

/* (nullable) (transfer none): @file in its tab, if it was still to be opened again here, and can be */
AciesDocumentPage *acies_restoration_open      (AciesWindow   *window,
                                                GFile         *file);

/**
 * acies_restoration_list_tabs:
 * @tabs: (element-type AciesOpenTab): gets those of this window that show a file,
 *   and in their places those that are still to be opened again
 * @number: of this window, counted from 1
 */
void               acies_restoration_list_tabs (AciesWindow   *window,
                                                GPtrArray     *tabs,
                                                guint          number);

G_END_DECLS
