/* sheet-view.h - the scenario sheet beside the map, as it would be printed now
 *
 * Follows the scenario a moment after each change, and only while it is seen.
 * It is set and drawn on another thread, so that painting is never held up.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "render/sheet.h"
#include "session/session.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ACIES_TYPE_SHEET_VIEW (acies_sheet_view_get_type ())
G_DECLARE_FINAL_TYPE (AciesSheetView, acies_sheet_view, ACIES, SHEET_VIEW, GtkWidget)

/**
 * acies_sheet_view_set_session:
 * @session: (nullable): of the scenario that is edited
 * @theme: (nullable) (transfer none): art of its ruleset; must outlive the view
 */
void       acies_sheet_view_set_session (AciesSheetView   *self,
                                         AciesSession     *session,
                                         const AciesTheme *theme);

G_END_DECLS
