/* editor.h - what the Edit view is about to do: the tool, its brush, its material
 *
 * The editor joins a session and a canvas: gestures on the canvas go to the
 * current tool (tool.h), and what the tool decides goes to the session as
 * commands. Panels set and show the editor's properties and never see a tool.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

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

/* Hexes from the middle to the edge: 0 covers 1 hex, 1 covers 7, 2 covers 19. */
#define ACIES_MAX_BRUSH_RADIUS 2
#define ACIES_MAX_BRUSH_HEXES  19

/**
 * acies_brush_hexes:
 * @middle: a hex, or %ACIES_NO_HEX
 * @radius: 0 up to %ACIES_MAX_BRUSH_RADIUS
 * @hexes: room for %ACIES_MAX_BRUSH_HEXES
 *
 * Returns: how many hexes of the board are covered; they are in @hexes, by row
 *   and column
 */
guint acies_brush_hexes (const AciesBoard *board,
                         AciesHex          middle,
                         guint             radius,
                         AciesHex         *hexes);

/**
 * acies_brush_count:
 * Returns: the hexes a brush covers where no edge cuts it: 1, 7 or 19
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
 * Radius of the brush in hexes, 0 up to %ACIES_MAX_BRUSH_RADIUS.
 *
 * AciesEditor:terrain:
 * Index of the terrain to paint.
 *
 * AciesEditor:unit-type:
 * Index of the unit type to place.
 *
 * AciesEditor:side:
 * Whose units, entry hexes and camp are placed.
 *
 * AciesEditor:figures:
 * How many figures a placed unit has. Another unit type starts with all its figures.
 *
 * AciesEditor:symmetry: (type guint)
 * An #AciesSymmetry: what is painted on one side of its axis is also painted on the other.
 *
 * AciesEditor:swaps:
 * Whether what comes on the other side of the axis belongs to the other army, if the ruleset pairs
 * units of the armies. Setting the symmetry sets it: %FALSE for left and right, else %TRUE.
 *
 * AciesEditor:units-alone:
 * See acies_editor_set_units_alone().
 *
 * AciesEditor:selected:
 * The selected hex, of several the one chosen last; %ACIES_NO_HEX when none is.
 *
 * AciesEditor:n-selected:
 * How many hexes are selected. Notified whenever the selection has changed.
 *
 * AciesEditor:hint: (nullable)
 * One sentence: what a click would do where the pointer is.
 *
 * AciesEditor::changed:
 * The same as "changed" of the session, when what is selected is on the board again. Without events: it is another scenario.
 *
 * AciesEditor::name-wanted:
 * @hex: the user wants to write or change its label
 *
 * AciesEditor::refused:
 * @message: why the scenario cannot be changed so
 */

AciesEditor  *acies_editor_new           (void);

/**
 * acies_editor_set_session:
 * @session: (nullable): a session in edit mode
 * @theme: (nullable) (transfer none): art of its ruleset; must outlive the editor
 */
void          acies_editor_set_session   (AciesEditor        *self,
                                          AciesSession       *session,
                                          AciesTheme         *theme);
AciesSession *acies_editor_get_session   (AciesEditor        *self);
AciesTheme   *acies_editor_get_theme     (AciesEditor        *self);

/* The library that has the bundled battles of the scenario's ruleset, or %NULL. */
void          acies_editor_set_library   (AciesEditor        *self,
                                          AciesLibrary       *library);
AciesLibrary *acies_editor_get_library   (AciesEditor        *self);

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

/* Whether that can be done to the board, if there is one: else the sentence of acies_reshape_refusal() tells why. */
gboolean      acies_editor_can_reshape   (AciesEditor        *self,
                                          AciesReshape        reshape);
AciesSymmetry acies_editor_get_symmetry  (AciesEditor        *self);
void          acies_editor_set_symmetry  (AciesEditor        *self,
                                          AciesSymmetry       symmetry);

/* Units, entries and camps on the other side of the axis: of the other army? */
void          acies_editor_set_swaps     (AciesEditor        *self,
                                          gboolean            swaps);

/**
 * acies_editor_knows_counterparts:
 * Returns: whether the ruleset pairs units of the armies
 */
gboolean      acies_editor_knows_counterparts (AciesEditor   *self);

/* Whether camps are shown and set in this game. */
gboolean      acies_editor_knows_camps   (AciesEditor        *self);

/**
 * acies_editor_knows_tool:
 * Returns: whether the scenario's ruleset has what @tool places
 */
gboolean      acies_editor_knows_tool    (AciesEditor        *self,
                                          AciesToolKind       tool);

/**
 * acies_editor_choose_next:
 * @step: 1 or -1
 *
 * Takes up the next terrain, or the next unit type of the armies in turn, and
 * round again: whichever the tool works with. Other tools have nothing to choose.
 */
void          acies_editor_choose_next   (AciesEditor        *self,
                                          int                 step);

AciesHex      acies_editor_get_selected  (AciesEditor        *self);

/* Selects @hex alone; ACIES_NO_HEX for nothing. */
void          acies_editor_set_selected  (AciesEditor        *self,
                                          AciesHex            hex);

guint         acies_editor_count_selected (AciesEditor       *self);
gboolean      acies_editor_is_selected   (AciesEditor        *self,
                                          AciesHex            hex);
void          acies_editor_select_all    (AciesEditor        *self);

/**
 * acies_editor_select_rectangle:
 *
 * Selects the hexes in the columns and rows from @from to @to, which is chosen last.
 */
void          acies_editor_select_rectangle (AciesEditor     *self,
                                          AciesHex            from,
                                          AciesHex            to);

/**
 * acies_editor_extend_selection:
 * @from: where the hex cursor was, or %ACIES_NO_HEX
 * @to: where it is now
 *
 * Selects the rectangle up to @to from where the keys began to select, which is
 * the hex selected alone, or @from.
 */
void          acies_editor_extend_selection (AciesEditor     *self,
                                          AciesHex            from,
                                          AciesHex            to);

/**
 * acies_editor_apply:
 *
 * Gives @command to the session; "refused" reports a refusal.
 *
 * Returns: whether the session took it
 */
gboolean      acies_editor_apply         (AciesEditor        *self,
                                          const AciesCommand *command);

/* Is a button down, and a tool at work? */
gboolean      acies_editor_is_in_stroke  (AciesEditor        *self);

/**
 * acies_editor_apply_all:
 * @commands: (element-type AciesCommand)
 * @label: (nullable): what undo calls it
 *
 * The same for a list of commands that are one step, or refused together. During
 * a stroke nothing is done.
 */
gboolean      acies_editor_apply_all     (AciesEditor        *self,
                                          const GArray       *commands,
                                          const char         *label);

/* Selects @hex and brings it into sight. */
void          acies_editor_show_hex      (AciesEditor        *self,
                                          AciesHex            hex);

/* Rings @hex, the place of a problem, as long as it is selected; %ACIES_NO_HEX removes the ring. */
void          acies_editor_set_fault     (AciesEditor        *self,
                                          AciesHex            hex);

/**
 * acies_editor_pick:
 *
 * Takes up what lies on @hex: the unit's type and the tool that places it, or
 * the terrain and the tool that paints it.
 */
void          acies_editor_pick          (AciesEditor        *self,
                                          AciesHex            hex);

/**
 * acies_editor_carry:
 * @hex: a hex of the board
 *
 * What pressing the button on @hex with the select tool would begin: the unit is
 * carried until the next press puts it down, or acies_editor_put_down(). A drag
 * for those who use keys.
 */
void          acies_editor_carry           (AciesEditor      *self,
                                            AciesHex          hex);

/**
 * acies_editor_put_down:
 *
 * Leaves what is under way without doing it.
 *
 * Returns: whether there was anything
 */
gboolean      acies_editor_put_down        (AciesEditor      *self);

/**
 * acies_editor_turn:
 * @steps: clockwise by 60 degrees each; 0 flips left and right
 *
 * The snippet that is carried or about to be pasted, else what is selected, about
 * its middle and where it lies; one unit alone faces elsewhere, where it can.
 */
void          acies_editor_turn            (AciesEditor      *self,
                                            int               steps);

/* Do units go alone when the selection is moved, turned, cut or pasted? Else the ground comes along. */
gboolean      acies_editor_get_units_alone (AciesEditor      *self);
void          acies_editor_set_units_alone (AciesEditor      *self,
                                            gboolean          units_alone);

/**
 * acies_editor_dup_copy:
 * Returns: (transfer full) (nullable): what is selected, as text for the clipboard; %NULL where nothing is
 */
char         *acies_editor_dup_copy        (AciesEditor      *self);

/**
 * acies_editor_paste:
 * @text: (nullable): from a clipboard, or %NULL if there is nothing
 *
 * The part of a board in @text follows the pointer from now on; the next press puts it down.
 *
 * Returns: %FALSE if @text is not a part of a board; a message has told why
 */
gboolean      acies_editor_paste           (AciesEditor      *self,
                                            const char       *text);

/**
 * acies_editor_clear_selected:
 * @label: what undo calls it
 *
 * Empties the hexes of the selection, or takes their units alone.
 */
void          acies_editor_clear_selected  (AciesEditor      *self,
                                            const char       *label);

/* Is there anything that acies_editor_clear_selected() would take away? */
gboolean      acies_editor_can_clear_selected (AciesEditor   *self);

/**
 * acies_editor_remove_selected:
 *
 * Removes the units of the selection; where there are none, clears its ground.
 */
void          acies_editor_remove_selected (AciesEditor      *self);

/* Is there anything that acies_editor_remove_selected() would take away? */
gboolean      acies_editor_can_remove_selected (AciesEditor  *self);

G_END_DECLS
