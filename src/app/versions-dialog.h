/* versions-dialog.h - the earlier versions of a file, to be opened beside it
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
 * as a copy without a place: the file stays as it is.
 */
void acies_versions_dialog_show (AciesWindow   *window,
                                 AciesDocument *document);

G_END_DECLS
