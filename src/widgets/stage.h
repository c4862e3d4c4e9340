/* stage.h - a board with controls on its edges
 *
 * The board has the whole area. The controls cover its lower edge; a board that fits is drawn above them.
 * While "aside" is visible it covers the edge at which reading starts. The hint floats over the board, where it covers no
 * piece if there is such a place.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "widgets/canvas.h"

G_BEGIN_DECLS

/* Set the write-only properties "canvas", "aside", "hint" and "controls" once, at construction. */
#define ACIES_TYPE_STAGE (acies_stage_get_type ())
G_DECLARE_FINAL_TYPE (AciesStage, acies_stage, ACIES, STAGE, GtkWidget)

G_END_DECLS
