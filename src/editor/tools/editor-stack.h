/* editor-stack.h - which of several units on a hex is meant
 *
 * Units are named by their type as commands name them (engine/core/units.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "editor/tools/editor.h"

G_BEGIN_DECLS

/* The unit on the selected hex that panels show; NO_UNIT if there is none. */
AciesUnitId      acies_editor_get_selected_unit (AciesEditor *self);

/* Selects @hex, and of the units there that of @type, as commands name it; NO_ID: the main one. */
void             acies_editor_select_unit    (AciesEditor      *self,
                                              AciesHex          hex,
                                              AciesId           type);

/* As acies_editor_carry(), that unit of several on @hex. */
void             acies_editor_carry_unit     (AciesEditor      *self,
                                              AciesHex          hex,
                                              AciesId           type);

/* The same for all units there. */
void             acies_editor_carry_all      (AciesEditor      *self,
                                              AciesHex          hex);

/* Is there anything selected that can be turned: several hexes, or a unit that faces somewhere? */
gboolean         acies_editor_can_turn       (AciesEditor      *self);

/* Does the current stroke turn the selected unit? Also the property "turning". */
gboolean         acies_editor_is_turning    (AciesEditor      *self);

G_END_DECLS
