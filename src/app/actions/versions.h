/* versions.h - an earlier version of the file that is shown, opened beside it or brought back
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/window/window.h"

G_BEGIN_DECLS

/* Asks which one; it opens as a copy without a place, or takes the place of what is
 * shown, as one step that can be undone: the file stays as it is. */
void acies_action_versions (AciesWindow *window);

G_END_DECLS
