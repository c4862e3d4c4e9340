/* editor.h - the current tool, brush and selection of the Edit view
 *
 * The editor connects a session and a canvas. It passes gestures on the canvas to the current tool (tool.h), and the
 * commands of the tool to the session. Panels use only the properties and functions of the editor, not the tools.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/edit/armies.h"
#include "engine/edit/symmetry.h"
#include "formats/ruleset/library.h"
#include "session/session.h"
#include "widgets/canvas.h"

G_BEGIN_DECLS

typedef enum
{
  ACIES_TOOL_SELECT,
  ACIES_TOOL_TERRAIN,
  ACIES_TOOL_UNIT,
  ACIES_TOOL_ERASER,
  ACIES_TOOL_FILL,
  ACIES_TOOL_PICK,
  ACIES_TOOL_LABEL,
  ACIES_TOOL_ENTRY,
  ACIES_TOOL_CAMP,
} AciesToolKind;
#define ACIES_N_TOOLS (ACIES_TOOL_CAMP + 1)

/* --- the brush ------------------------------------------------------------------------------- */

/* The radius of a brush does not count its middle: radius 0 covers 1 hex, 1 covers 7, 2 covers 19. */
#define ACIES_MAX_BRUSH_RADIUS 2
#define ACIES_MAX_BRUSH_HEXES  19

/**
 * acies_brush_hexes:
 * @middle: a hex, or %ACIES_NO_HEX
 * @radius: from 0 to %ACIES_MAX_BRUSH_RADIUS
 * @hexes: (out caller-allocates): the covered hexes of the board, sorted by row and column; room for
 *   %ACIES_MAX_BRUSH_HEXES
 *
 * Returns: the number of hexes in @hexes
 */
guint acies_brush_hexes (const AciesBoard *board,
                         AciesHex          middle,
                         guint             radius,
                         AciesHex         *hexes);

/**
 * acies_brush_count:
 * Returns: the number of hexes that a brush covers away from the edges: 1, 7 or 19; of squares, 1, 5 or 13
 */
guint acies_brush_count (AciesBoardLayout  layout,
                         guint             radius);

/* --- the editor ------------------------------------------------------------------------------ */

#define ACIES_TYPE_EDITOR (acies_editor_get_type ())
G_DECLARE_FINAL_TYPE (AciesEditor, acies_editor, ACIES, EDITOR, GObject)

/**
 * AciesEditor:tool: (type guint)
 * An #AciesToolKind.
 *
 * AciesEditor:brush:
 * The radius of the brush in hexes, from 0 to %ACIES_MAX_BRUSH_RADIUS.
 *
 * AciesEditor:terrain:
 * The index of the terrain to paint.
 *
 * AciesEditor:unit-type:
 * The index of the unit type to place.
 *
 * AciesEditor:side:
 * The side whose units, entry hexes and camp the tools place.
 *
 * AciesEditor:figures:
 * The number of figures of placed units. Changing the unit type resets it to full strength.
 *
 * AciesEditor:symmetry: (type guint)
 * The #AciesSymmetry with which tools mirror their changes.
 *
 * AciesEditor:swaps:
 * Whether mirrored units, entry hexes and camps belong to the other army. Used only if the ruleset pairs units of the
 * armies. Setting the symmetry sets this property to %FALSE for left and right, otherwise to %TRUE.
 *
 * AciesEditor:units-alone:
 * See acies_editor_set_units_alone().
 *
 * AciesEditor:selected:
 * The hex that was selected last, or %ACIES_NO_HEX if the selection is empty.
 *
 * AciesEditor:n-selected:
 * The number of selected hexes. Notified whenever the selection changes.
 *
 * AciesEditor:hint: (nullable)
 * A sentence that says what a click at the pointer would do.
 *
 * AciesEditor::changed:
 * Like #AciesSession::changed, but emitted after hexes that are no longer on the board have left the selection. The
 * events are %NULL after acies_editor_set_session().
 *
 * AciesEditor::name-wanted:
 * @hex: the hex whose label the user wants to edit
 *
 * AciesEditor::refused:
 * @message: a sentence for the user, for example why a change is impossible or what was left out of a paste
 */

AciesEditor  *acies_editor_new           (void);

/**
 * acies_editor_set_session:
 * @session: (nullable): a session in edit mode
 * @theme: (nullable) (transfer none): the theme of its ruleset; must outlive the editor
 */
void          acies_editor_set_session   (AciesEditor        *self,
                                          AciesSession       *session,
                                          AciesTheme         *theme);
AciesSession *acies_editor_get_session   (AciesEditor        *self);
AciesTheme   *acies_editor_get_theme     (AciesEditor        *self);

/* Sets the library with the bundled battles. @library: (nullable): the library */
void          acies_editor_set_library   (AciesEditor        *self,
                                          AciesLibrary       *library);
AciesLibrary *acies_editor_get_library   (AciesEditor        *self);

/* Returns: (transfer none) (nullable): the scenario that is being edited */
const AciesState *acies_editor_get_state (AciesEditor        *self);

/**
 * acies_editor_set_canvas:
 * @canvas: (nullable): the canvas of the editor; %NULL if another view uses it
 *
 * Shows the selection of the editor on @canvas.
 */
void          acies_editor_set_canvas    (AciesEditor        *self,
                                          AciesCanvas        *canvas);

AciesToolKind acies_editor_get_tool      (AciesEditor        *self);
void          acies_editor_set_tool      (AciesEditor        *self,
                                          AciesToolKind       tool);
void          acies_editor_set_brush     (AciesEditor        *self,
                                          guint               radius);
AciesId       acies_editor_get_terrain   (AciesEditor        *self);
void          acies_editor_set_terrain   (AciesEditor        *self,
                                          AciesId             terrain);
AciesId       acies_editor_get_unit_type (AciesEditor        *self);
void          acies_editor_set_unit_type (AciesEditor        *self,
                                          AciesId             unit_type,
                                          AciesSide           side);
AciesSide     acies_editor_get_side      (AciesEditor        *self);
void          acies_editor_set_side      (AciesEditor        *self,
                                          AciesSide           side);
guint         acies_editor_get_figures   (AciesEditor        *self);
void          acies_editor_set_figures   (AciesEditor        *self,
                                          guint               figures);

/* Returns: whether @reshape is possible (acies_reshape_check()); %TRUE without a scenario */
gboolean      acies_editor_can_reshape   (AciesEditor        *self,
                                          AciesReshape        reshape);
AciesSymmetry acies_editor_get_symmetry  (AciesEditor        *self);
void          acies_editor_set_symmetry  (AciesEditor        *self,
                                          AciesSymmetry       symmetry);

void          acies_editor_set_swaps     (AciesEditor        *self,
                                          gboolean            swaps);

/* Returns: whether the ruleset pairs units of the armies */
gboolean      acies_editor_knows_counterparts (AciesEditor   *self);

/* Returns: whether panels should show the camps of the sides */
gboolean      acies_editor_knows_camps   (AciesEditor        *self);

/* Returns: whether @tool is of use in the ruleset of the scenario */
gboolean      acies_editor_knows_tool    (AciesEditor        *self,
                                          AciesToolKind       tool);

/**
 * acies_editor_choose_next:
 * @step: 1 or -1
 *
 * Selects the next or previous terrain, unit type or side, depending on the tool. After the last one comes the first.
 * The unit types of all sides form one list. Does nothing if the tool has no choices.
 */
void          acies_editor_choose_next   (AciesEditor        *self,
                                          int                 step);

AciesHex      acies_editor_get_selected  (AciesEditor        *self);

/* Selects only @hex. @hex: ACIES_NO_HEX to select nothing */
void          acies_editor_set_selected  (AciesEditor        *self,
                                          AciesHex            hex);

guint         acies_editor_count_selected (AciesEditor       *self);
gboolean      acies_editor_is_selected   (AciesEditor        *self,
                                          AciesHex            hex);
void          acies_editor_select_all    (AciesEditor        *self);

/**
 * acies_editor_select_rectangle:
 *
 * Selects the rectangle of columns and rows from @from to @to. @to becomes #AciesEditor:selected.
 */
void          acies_editor_select_rectangle (AciesEditor     *self,
                                          AciesHex            from,
                                          AciesHex            to);

/**
 * acies_editor_extend_selection:
 * @from: the old position of the hex cursor, or %ACIES_NO_HEX
 * @to: its new position
 *
 * Extends the rectangle that the user selects with the keyboard to @to. A new rectangle starts at the only selected
 * hex, or at @from.
 */
void          acies_editor_extend_selection (AciesEditor     *self,
                                          AciesHex            from,
                                          AciesHex            to);

/**
 * acies_editor_apply:
 *
 * Applies @command to the session. Emits #AciesEditor::refused on failure, but only once in a stroke.
 *
 * Returns: whether the command was applied
 */
gboolean      acies_editor_apply         (AciesEditor        *self,
                                          const AciesCommand *command);

/* Returns: whether a stroke is in progress */
gboolean      acies_editor_is_in_stroke  (AciesEditor        *self);

/**
 * acies_editor_apply_all:
 * @commands: (element-type AciesCommand): the commands
 * @label: (nullable): the label of the undo step
 *
 * Applies @commands atomically as one undo step. Emits #AciesEditor::refused on failure. Does nothing during a stroke.
 *
 * Returns: whether the commands were applied
 */
gboolean      acies_editor_apply_all     (AciesEditor        *self,
                                          const GArray       *commands,
                                          const char         *label);

/* Selects @hex and scrolls to it. Does nothing if @hex is not on the board. */
void          acies_editor_show_hex      (AciesEditor        *self,
                                          AciesHex            hex);

/* Draws a ring around @hex, the place of a problem, while it is selected. @hex: %ACIES_NO_HEX to remove the ring */
void          acies_editor_set_fault     (AciesEditor        *self,
                                          AciesHex            hex);

/**
 * acies_editor_pick:
 *
 * Selects the type of the unit on @hex and the unit tool. If @hex has no unit, selects its terrain and the terrain
 * tool.
 */
void          acies_editor_pick          (AciesEditor        *self,
                                          AciesHex            hex);

/**
 * acies_editor_carry:
 * @hex: a hex of the board
 *
 * Starts to drag the unit or the selection on @hex with the select tool, without a pressed button, for keyboard users.
 * The next click ends the drag; acies_editor_put_down() cancels it.
 */
void          acies_editor_carry           (AciesEditor      *self,
                                            AciesHex          hex);

/**
 * acies_editor_put_down:
 *
 * Cancels the stroke or paste in progress.
 *
 * Returns: whether there was one
 */
gboolean      acies_editor_put_down        (AciesEditor      *self);

/**
 * acies_editor_turn:
 * @steps: the number of 60-degree steps, clockwise; 0 to flip horizontally
 *
 * Turns the snippet that is being moved or pasted. Otherwise turns the selected hexes around their middle, or changes
 * the facing of the selected unit.
 */
void          acies_editor_turn            (AciesEditor      *self,
                                            int               steps);

/* Whether moving, turning, cutting and pasting affect only units, and not terrain and labels. */
gboolean      acies_editor_get_units_alone (AciesEditor      *self);
void          acies_editor_set_units_alone (AciesEditor      *self,
                                            gboolean          units_alone);

/**
 * acies_editor_dup_copy:
 * Returns: (transfer full) (nullable): the selection as text for the clipboard; %NULL after a message if this is
 *   impossible
 */
char         *acies_editor_dup_copy        (AciesEditor      *self);

/**
 * acies_editor_paste:
 * @text: (nullable): untrusted text of a snippet; %NULL if the clipboard is empty
 *
 * Lets the snippet follow the pointer until the next click, which pastes it.
 *
 * Returns: %FALSE after a message if @text is not a snippet or pasting is impossible on this board
 */
gboolean      acies_editor_paste           (AciesEditor      *self,
                                            const char       *text);

/**
 * acies_editor_clear_selected:
 * @label: the label of the undo step
 *
 * Clears the selected hexes, or only their units if acies_editor_get_units_alone() is set.
 */
void          acies_editor_clear_selected  (AciesEditor      *self,
                                            const char       *label);

/* Returns: whether acies_editor_clear_selected() would change anything */
gboolean      acies_editor_can_clear_selected (AciesEditor   *self);

/**
 * acies_editor_remove_selected:
 *
 * Removes the units of the selection. If it has no units, clears its terrain.
 */
void          acies_editor_remove_selected (AciesEditor      *self);

/* Returns: whether acies_editor_remove_selected() would change anything */
gboolean      acies_editor_can_remove_selected (AciesEditor  *self);

/* --- all selected hexes; each change is one undo step ------------------------------------------ */

/* Counts the terrain and the units on the selected hexes. @contents: (out caller-allocates): the totals */
void          acies_editor_count_contents  (AciesEditor      *self,
                                            AciesContents    *contents);
void          acies_editor_paint_selected  (AciesEditor      *self,
                                            AciesId           terrain);
/* Removes all selected units. */
void          acies_editor_disband_selected (AciesEditor     *self);
/* Brings all selected units to full strength. */
void          acies_editor_fill_up_selected (AciesEditor     *self);

/* --- several units on a hex; as in commands, a unit is identified by its hex and its type -------- */

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
