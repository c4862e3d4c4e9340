/* selected.h - actions on all selected hexes, each as one undo step
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "editor/tools/editor.h"
#include "engine/edit/armies.h"

G_BEGIN_DECLS

/* Counts the terrain and the units on the selected hexes. @contents: (out caller-allocates): the totals */
void acies_editor_count_contents   (AciesEditor *self,
                                    AciesContents  *contents);

void acies_editor_paint_selected   (AciesEditor *self,
                                    AciesId      terrain);

/* Removes all selected units. */
void acies_editor_disband_selected (AciesEditor *self);

/* Brings all selected units to full strength. */
void acies_editor_fill_up_selected (AciesEditor *self);

G_END_DECLS
