/* sheet-watch.h - finds texts that do not fit on the printed sheet, in a background thread
 *
 * Page layout is too slow for the main thread. Only one check runs at a time. When it ends, the newest scenario is
 * checked if the change affects the layout.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/find/findings.h"

G_BEGIN_DECLS

typedef struct _AciesSheetWatch AciesSheetWatch;

/**
 * acies_sheet_watch_new:
 * @found: called with @data in the main thread when the findings have changed
 */
AciesSheetWatch     *acies_sheet_watch_new  (void               (*found) (gpointer data),
                                             gpointer             data);
void                 acies_sheet_watch_free (AciesSheetWatch     *self);

/* Starts a check shortly after. @state: (nullable): the current scenario, copied; %NULL to drop a waiting check */
void                 acies_sheet_watch_look (AciesSheetWatch     *self,
                                             const AciesState    *state);

/* Returns: (transfer none): the findings of the last check */
const AciesFindings *acies_sheet_watch_get  (AciesSheetWatch     *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesSheetWatch, acies_sheet_watch_free)

G_END_DECLS
