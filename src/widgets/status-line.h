/* status-line.h - line on the lower edge of the board with the hovered hex and the effect of a click
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "widgets/canvas.h"

G_BEGIN_DECLS

#define ACIES_TYPE_STATUS_LINE (acies_status_line_get_type ())
G_DECLARE_FINAL_TYPE (AciesStatusLine, acies_status_line, ACIES, STATUS_LINE, GtkWidget)

/**
 * acies_status_line_set_canvas:
 * @canvas: (nullable): the canvas to describe
 */
void       acies_status_line_set_canvas (AciesStatusLine *self,
                                         AciesCanvas     *canvas);

/* The hint stands below the hex instead of beside it. */
void acies_status_line_set_stacked (AciesStatusLine *self,
                                    gboolean         stacked);

G_END_DECLS
