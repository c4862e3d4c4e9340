/* versions-dialog.h - the earlier versions of a file, to be looked at beside it or brought back
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/window.h"

G_BEGIN_DECLS

/**
 * acies_versions_dialog_show:
 * @document: has a file
 *
 * Lists the versions kept of it, with age and picture. One that is chosen opens
 * as a copy without a place, or takes the place of what is in @document, as one
 * step that can be undone: the file stays as it is.
 */
void acies_versions_dialog_show (AciesWindow   *window,
                                 AciesDocument *document);

G_END_DECLS
