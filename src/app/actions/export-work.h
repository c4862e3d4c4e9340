/* export-work.h - carries an export out on another thread, and tells what became of it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/actions/export-choice.h"
#include "app/window/window.h"

G_BEGIN_DECLS

/**
 * acies_export_work_begin:
 * @window: that tells of it; when it is closed meanwhile, nobody is told
 * @document: what is exported
 * @session: its scenario or its game
 * @order: (transfer full): what is to be written
 */
void acies_export_work_begin (AciesWindow      *window,
                              AciesDocument    *document,
                              AciesSession     *session,
                              AciesExportOrder *order);

G_END_DECLS
