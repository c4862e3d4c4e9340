/* editor-fix.h - what the list of problems asks of the editor
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "editor/editor.h"

G_BEGIN_DECLS

/**
 * acies_editor_apply_all:
 * @commands: (element-type AciesCommand): what is done, in this order
 * @label: what undo calls it
 *
 * All of them or none, as one step; a refusal is told by "refused". During a
 * stroke nothing is done.
 */
gboolean acies_editor_apply_all (AciesEditor  *self,
                                 const GArray *commands,
                                 const char   *label);

/* Selects @hex and brings it to the middle of the canvas. */
void     acies_editor_show_hex  (AciesEditor  *self,
                                 AciesHex      hex);

G_END_DECLS
