/* export.h - what the window shows, as a file of another kind or on paper
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/window/window.h"

G_BEGIN_DECLS

/* Writes what the view shows, in another format, to a place that is asked for. */
void acies_action_export (AciesWindow *window);

/* Prints the scenario, through the print dialog. */
void acies_action_print  (AciesWindow *window);

G_END_DECLS
