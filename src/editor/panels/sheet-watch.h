/* sheet-watch.h - what does not fit on the printed sheet, beside the main thread
 *
 * Setting a page takes longer than a window may wait. Each change is looked at
 * in a thread, one look at a time; when it is over the newest state is looked at
 * if it differs in something that takes room on the page.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/find/findings.h"

G_BEGIN_DECLS

typedef struct _AciesSheetWatch AciesSheetWatch;

/**
 * acies_sheet_watch_new:
 * @found: called with @data when the findings are others than before
 */
AciesSheetWatch     *acies_sheet_watch_new  (void               (*found) (gpointer data),
                                             gpointer             data);
void                 acies_sheet_watch_free (AciesSheetWatch     *self);

/* @state: (nullable): the scenario as it is now; it is copied */
void                 acies_sheet_watch_look (AciesSheetWatch     *self,
                                             const AciesState    *state);

/* (transfer none): of the state that was looked at last */
const AciesFindings *acies_sheet_watch_get  (AciesSheetWatch     *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesSheetWatch, acies_sheet_watch_free)

G_END_DECLS
