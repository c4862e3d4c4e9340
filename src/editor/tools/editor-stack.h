/* editor-stack.h - selects and moves one of several units on a hex
 *
 * As in commands, a unit is identified by its hex and its type (engine/core/units.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "editor/tools/editor.h"

G_BEGIN_DECLS

/* Returns: the selected unit on the selected hex, by default its main unit; ACIES_NO_UNIT if there is none */
AciesUnitId      acies_editor_get_selected_unit (AciesEditor *self);

/* Selects @hex and its unit of @type. @type: ACIES_NO_ID for the main unit */
void             acies_editor_select_unit    (AciesEditor      *self,
                                              AciesHex          hex,
                                              AciesId           type);

/* Like acies_editor_carry(), but moves only the unit of @type on @hex. */
void             acies_editor_carry_unit     (AciesEditor      *self,
                                              AciesHex          hex,
                                              AciesId           type);

/* Like acies_editor_carry(), but moves all units on @hex. */
void             acies_editor_carry_all      (AciesEditor      *self,
                                              AciesHex          hex);

/* Returns: whether the selection can be turned: several hexes, or a unit with a facing */
gboolean         acies_editor_can_turn       (AciesEditor      *self);

/* Returns: whether the current stroke turns the selected unit; also the property "turning" */
gboolean         acies_editor_is_turning    (AciesEditor      *self);

G_END_DECLS
