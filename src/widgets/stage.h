/* stage.h - a container for a board with controls over its edges
 *
 * The canvas fills the whole area. The controls cover its lower edge, and the widget "aside", if visible, covers the
 * start side: the left in left-to-right languages. A fitted board keeps clear of both. The hint is over the board, if
 * possible where it covers no piece. The banner covers the upper edge.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "widgets/canvas.h"

G_BEGIN_DECLS

/* Set the write-only properties "canvas", "aside", "banner", "hint" and "controls" once, at construction. */
#define ACIES_TYPE_STAGE (acies_stage_get_type ())
G_DECLARE_FINAL_TYPE (AciesStage, acies_stage, ACIES, STAGE, GtkWidget)

G_END_DECLS
