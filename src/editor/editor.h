/* editor.h - what the Edit view is about to do: the tool, its brush, its material
 *
 * The editor joins a session and a canvas: gestures on the canvas go to the
 * current tool (tool.h), and what the tool decides goes to the session as
 * commands. Panels set and show the editor's properties and never see a tool.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "session/session.h"
#include "widgets/canvas.h"

G_BEGIN_DECLS

typedef enum
{
  ACIES_TOOL_SELECT,
  ACIES_TOOL_TERRAIN,
  ACIES_TOOL_UNIT,
  ACIES_TOOL_ERASER,
} AciesToolKind;
#define ACIES_N_TOOLS (ACIES_TOOL_ERASER + 1)

#define ACIES_TYPE_EDITOR (acies_editor_get_type ())
G_DECLARE_FINAL_TYPE (AciesEditor, acies_editor, ACIES, EDITOR, GObject)

/**
 * AciesEditor:tool: (type guint)
 * An #AciesToolKind.
 *
 * AciesEditor:brush:
 * Radius of the brush in hexes, 0 up to %ACIES_MAX_BRUSH_RADIUS.
 *
 * AciesEditor:terrain:
 * Index of the terrain to paint.
 *
 * AciesEditor:unit-type:
 * Index of the unit type to place.
 *
 * AciesEditor:selected:
 * The selected hex, or %ACIES_NO_HEX.
 *
 * AciesEditor:hint: (nullable)
 * One sentence: what a click would do where the pointer is.
 *
 * AciesEditor::refused:
 * @message: why the scenario cannot be changed so
 */

AciesEditor  *acies_editor_new           (void);

/**
 * acies_editor_set_session:
 * @session: (nullable): a session in edit mode
 */
void          acies_editor_set_session   (AciesEditor        *self,
                                          AciesSession       *session);

/**
 * acies_editor_get_state:
 * Returns: (nullable): the scenario being edited
 */
const AciesState *acies_editor_get_state (AciesEditor        *self);

/**
 * acies_editor_set_canvas:
 * @canvas: (nullable): the canvas lent to the editor; %NULL while another view has it
 *
 * Selection and hex cursor are put back as they were.
 */
void          acies_editor_set_canvas    (AciesEditor        *self,
                                          AciesCanvas        *canvas);

AciesToolKind acies_editor_get_tool      (AciesEditor        *self);
void          acies_editor_set_tool      (AciesEditor        *self,
                                          AciesToolKind       tool);
guint         acies_editor_get_brush     (AciesEditor        *self);
void          acies_editor_set_brush     (AciesEditor        *self,
                                          guint               radius);
AciesId       acies_editor_get_terrain   (AciesEditor        *self);
void          acies_editor_set_terrain   (AciesEditor        *self,
                                          AciesId             terrain);
AciesId       acies_editor_get_unit_type (AciesEditor        *self);
AciesSide     acies_editor_get_unit_side (AciesEditor        *self);
void          acies_editor_set_unit_type (AciesEditor        *self,
                                          AciesId             unit_type,
                                          AciesSide           side);
AciesHex      acies_editor_get_selected  (AciesEditor        *self);
void          acies_editor_set_selected  (AciesEditor        *self,
                                          AciesHex            hex);

/**
 * acies_editor_apply:
 *
 * Gives @command to the session; a refusal is told by "refused".
 *
 * Returns: whether the session took it
 */
gboolean      acies_editor_apply         (AciesEditor        *self,
                                          const AciesCommand *command);

/**
 * acies_editor_pick:
 *
 * Takes up what lies on @hex: the unit's type and the tool that places it, or
 * the terrain and the tool that paints it.
 */
void          acies_editor_pick          (AciesEditor        *self,
                                          AciesHex            hex);

/* Removes the unit on the selected hex, if there is one. */
void          acies_editor_remove_selected (AciesEditor      *self);

G_END_DECLS
