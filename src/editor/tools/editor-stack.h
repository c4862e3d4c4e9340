/* editor-stack.h - which of several units on a hex is meant
 *
 * Units are named by their type as commands name them (engine/core/units.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "editor/tools/editor.h"

G_BEGIN_DECLS

/* Of several units on the selected hex the one that panels show; NO_UNIT where none stands. */
AciesUnitId      acies_editor_get_selected_unit (AciesEditor *self);

/* Selects @hex, and of the units there that of @type, as commands name it; NO_ID: the main one. */
void             acies_editor_select_unit    (AciesEditor      *self,
                                              AciesHex          hex,
                                              AciesId           type);

/* As acies_editor_carry(), that unit of several on @hex. */
void             acies_editor_carry_unit     (AciesEditor      *self,
                                              AciesHex          hex,
                                              AciesId           type);

/* The same of all that stand there. */
void             acies_editor_carry_all      (AciesEditor      *self,
                                              AciesHex          hex);

/* Is there anything selected that can be turned: several hexes, or a unit that faces somewhere? */
gboolean         acies_editor_can_turn       (AciesEditor      *self);

/* Does the stroke under way turn the selected unit? That is the property "turning", too. */
gboolean         acies_editor_is_turning    (AciesEditor      *self);

G_END_DECLS
