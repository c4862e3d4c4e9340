/* selected.h - what is done to all selected hexes at once, each as one step of undo
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "editor/tools/editor.h"
#include "engine/edit/armies.h"

G_BEGIN_DECLS

/* What is on the selected hexes. */
void acies_editor_count_contents   (AciesEditor *self,
                                    AciesContents  *contents);

void acies_editor_paint_selected   (AciesEditor *self,
                                    AciesId      terrain);

/* The units go, the ground stays. */
void acies_editor_disband_selected (AciesEditor *self);

/* Each unit gets the figures of its strength that it lacks. */
void acies_editor_fill_up_selected (AciesEditor *self);

G_END_DECLS
