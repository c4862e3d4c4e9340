/* sheet-view.h - a print preview of the scenario sheet, beside the board
 *
 * The preview updates shortly after each change while it is visible. Layout and drawing run in another thread, so that
 * they do not delay editing.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "render/sheet.h"
#include "session/session.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define ACIES_TYPE_SHEET_VIEW (acies_sheet_view_get_type ())
G_DECLARE_FINAL_TYPE (AciesSheetView, acies_sheet_view, ACIES, SHEET_VIEW, AdwBin)

/**
 * acies_sheet_view_set_session:
 * @session: (nullable): the session of the edited scenario
 * @theme: (nullable) (transfer none): the theme of its ruleset, copied
 */
void       acies_sheet_view_set_session (AciesSheetView   *self,
                                         AciesSession     *session,
                                         const AciesTheme *theme);

G_END_DECLS
