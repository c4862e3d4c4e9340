/* tool.h - private declarations of the editor, and tools, which turn gestures into commands
 *
 * A tool is a table of functions. Most tools only list the commands for a click on a hex. The editor mirrors these
 * commands, previews their effect, and applies them. A tool with a press function handles the gesture itself, for
 * example to select hexes.
 *
 * All commands of a stroke are in one group of the session, so that they are one undo step. Cancelling the stroke
 * cancels the group. Hexes are on the board, never ACIES_NO_HEX.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "editor/tools/editor.h"
#include "engine/edit/snippet.h"

G_BEGIN_DECLS

typedef struct
{
  /* (nullable): appends the commands for a click on @hex */
  void      (*plan)    (AciesEditor     *editor,
                        AciesHex         hex,
                        GArray          *commands);
  /* Returns: (transfer full) (nullable): a sentence about the effect of a click. @plan: from acies_editor_plan() */
  char     *(*hint)    (AciesEditor     *editor,
                        AciesHex         hex,
                        const GArray    *plan);
  /* (nullable): prepares a stroke that starts on @hex */
  void      (*begin)   (AciesEditor     *editor,
                        AciesHex         hex,
                        GdkModifierType  modifiers);
  /* (nullable): the label of the undo step. Returns: (transfer full): %NULL for the label of the first command */
  char     *(*label)   (AciesEditor     *editor,
                        AciesHex         hex);
  gboolean    has_strokes; /* a stroke applies the plan to every hex that the pointer reaches */
  gboolean    selects;     /* a click also selects the hex */

  /* (nullable): @press replaces the application of the plan; the others complement it */
  void      (*press)   (AciesEditor     *editor,
                        AciesHex         hex,
                        GdkModifierType  modifiers);
  void      (*drag)    (AciesEditor     *editor,
                        AciesHex         hex);
  void      (*release) (AciesEditor     *editor,
                        AciesHex         hex);
  void      (*cancel)  (AciesEditor     *editor);
  /* (nullable): called during a stroke whenever the pointer moves, even within a hex */
  void      (*move)    (AciesEditor     *editor);
} AciesTool;

/* Effect of a drag with the select tool. */
typedef enum
{
  ACIES_GRASP_NONE,
  ACIES_GRASP_UNIT,       /* moves the unit */
  ACIES_GRASP_PIECE,      /* moves the selected hexes */
  ACIES_GRASP_RECTANGLE,  /* selects a rectangle */
  ACIES_GRASP_TURN,       /* turns the selected unit towards the pointer */
} AciesGrasp;

/* How a rectangle changes the existing selection. */
typedef enum
{
  ACIES_JOIN_REPLACE,
  ACIES_JOIN_ADD,
  ACIES_JOIN_TOGGLE,
} AciesJoin;

/* Whether each hex is selected. */
typedef guint8 AciesSelection[ACIES_MAX_HEXES];

struct _AciesEditor
{
  GObject          parent_instance;

  AciesLibrary    *library;  /* (nullable) */
  AciesTheme      *theme;    /* (nullable): theme of the session's ruleset; not owned */
  AciesSession    *session;
  AciesCanvas     *canvas;   /* (nullable) */
  GSignalGroup    *canvas_signals;
  GSignalGroup    *session_signals;

  AciesToolKind    tool;
  guint            brush;
  AciesId          terrain;
  AciesId          unit_type;
  AciesSide        side;     /* side of placed units, entry hexes and camps */
  guint            figures;  /* figures of placed units; 0 for full strength */
  AciesSymmetry    symmetry;
  gboolean         swaps;    /* mirrored units belong to the other army */
  char            *hint;

  AciesHex         selected; /* the hex selected last; ACIES_NO_HEX for none */
  guint            n_selected;
  AciesSelection   selection;
  AciesId          selected_type; /* type of the selected unit; ACIES_NO_ID for the main unit */
  AciesHex         fault;    /* place of the last visited problem, while selected; otherwise ACIES_NO_HEX */
  AciesHex         anchor;   /* start of a rectangle selected with the keyboard, or ACIES_NO_HEX */

  /* the snippet that is being moved or pasted and follows the pointer */
  AciesSnippet    *snippet;        /* (nullable) */
  gboolean         snippet_turned; /* turned or flipped since the move or paste started */
  AciesHex        *snippet_from;   /* original hexes of a move; NULL for a paste */
  guint            n_snippet_from;
  gboolean         units_alone;  /* terrain and labels are not affected */

  /* the current stroke */
  const AciesTool *acting;   /* tool of the stroke; NULL for no stroke */
  gboolean         carries;  /* started by acies_editor_carry(); ends with the next click */
  gboolean         refusal_told;
  gboolean         takes;    /* decided at the start: erase units, not terrain; remove entry hexes, not add */
  AciesHex         from;
  AciesGrasp       grasp;
  AciesId          grabbed;  /* type of the unit to move; ACIES_NO_ID for the main unit */
  gboolean         grab_all; /* move all units of the hex */
  gboolean         grab_given; /* the caller has chosen the units, not the pointer */
  gboolean         on_handle;  /* at the last check the pointer was on the handle for turning */
  AciesJoin        join;
  AciesSelection   before;   /* selection at the start of the stroke */
};

extern const AciesTool acies_tool_select;
extern const AciesTool acies_tool_terrain;
extern const AciesTool acies_tool_unit;
extern const AciesTool acies_tool_eraser;
extern const AciesTool acies_tool_fill;
extern const AciesTool acies_tool_pick;
extern const AciesTool acies_tool_label;
extern const AciesTool acies_tool_entry;
extern const AciesTool acies_tool_camp;
extern const AciesTool acies_tool_paste;

/* editor-gestures.c */
GSignalGroup *acies_editor_new_canvas_signals (AciesEditor     *editor);

/* Handlers of AciesCanvas signals, which name a hex by a guint. */
void          acies_editor_press              (AciesEditor     *editor,
                                               guint            hex,
                                               guint            button,
                                               GdkModifierType  modifiers);
void          acies_editor_drag               (AciesEditor     *editor,
                                               guint            hex);
void          acies_editor_release            (AciesEditor     *editor,
                                               guint            hex);

/* Returns: (transfer full) (nullable): a sentence that says what a click on @hex would do, or why it is impossible */
char         *acies_editor_dup_hint           (AciesEditor     *editor,
                                               AciesHex         hex);

/* Shows the axis of the symmetry if the current tool uses it. */
void          acies_editor_show_symmetry      (AciesEditor     *editor);

/* Updates the preview of a click at the pointer. */
void          acies_editor_preview_again      (AciesEditor     *editor);

/* Cancels the current stroke, if any. */
void          acies_editor_cancel_stroke      (AciesEditor     *editor);

/* Emits "name-wanted". */
void          acies_editor_want_name          (AciesEditor     *editor,
                                               AciesHex         hex);

/**
 * acies_editor_apply_plan:
 *
 * Applies the valid commands of @plan as part of the current stroke. The session emits "changed" immediately.
 *
 * Returns: whether any command was applied
 */
gboolean      acies_editor_apply_plan         (AciesEditor     *editor,
                                               const GArray    *plan);

/* editor-plan.c */

/**
 * acies_editor_plan:
 * Returns: (transfer full) (element-type AciesCommand): the commands for a click with @tool on @hex, with their mirror
 *   images and without painting that changes nothing
 */
GArray       *acies_editor_plan               (AciesEditor     *editor,
                                               const AciesTool *tool,
                                               AciesHex         hex);

/* Shows the effect of @plan and the selection on the canvas. @plan: (nullable): NULL to show only the selection */
void          acies_editor_show_plan          (AciesEditor     *editor,
                                               const GArray    *plan);

/* Previews the snippet with its anchor on @hex. @plan: from acies_editor_plan() */
void          acies_editor_show_snippet       (AciesEditor     *editor,
                                               const GArray    *plan,
                                               AciesHex         hex);

/* editor-snippet.c */

/* Starts to move the selected hexes. @hex: the anchor of the snippet */
void          acies_editor_take_snippet       (AciesEditor     *editor,
                                               AciesHex         hex);
/* Stops moving or pasting, without a change of the scenario. */
void          acies_editor_drop_snippet       (AciesEditor     *editor);

/**
 * acies_editor_plan_snippet:
 * @lost: (nullable) (element-type utf8): receives a sentence for each item that cannot be moved or pasted
 * Returns: (transfer full) (nullable) (element-type AciesCommand): the commands that move or paste the snippet to @hex;
 *   %NULL on error
 */
GArray       *acies_editor_plan_snippet       (AciesEditor     *editor,
                                               AciesHex         hex,
                                               GPtrArray       *lost,
                                               GError         **error);

/* Moves or pastes the snippet to @hex, selects its hexes, and ends the move or paste. */
void          acies_editor_put_snippet      (AciesEditor     *editor,
                                               AciesHex         hex);

/* Emits "refused" with a sentence for the user. */
void          acies_editor_show_message       (AciesEditor     *editor,
                                               const char      *message);

/* editor-stack.c */

/* Returns: the unit on @hex under the pointer, otherwise its main unit; ACIES_NO_UNIT if @hex is empty */
AciesUnitId   acies_editor_unit_meant         (AciesEditor     *editor,
                                               AciesHex         hex);

/* Chooses the units that a stroke from @hex moves, unless the caller has chosen them. */
void          acies_editor_grab               (AciesEditor     *editor,
                                               AciesHex         hex);

/* Returns: the unit that the stroke moves, or the main unit if it moves all; it is still on its original hex */
AciesUnitId   acies_editor_get_grabbed        (AciesEditor     *editor);

/* Appends the commands that move this unit, or all units, to @hex. */
void          acies_editor_add_shifts         (AciesEditor     *editor,
                                               AciesHex         hex,
                                               GArray          *commands);

/* Returns: whether exactly one hex is selected and its selected unit has a facing that can be edited */
gboolean      acies_editor_can_turn_unit      (AciesEditor     *editor);

/* Turns or flips the selected unit. @steps: see acies_editor_turn() */
void          acies_editor_turn_unit          (AciesEditor     *editor,
                                               int              steps);

/* Returns: whether the pointer is on the handle that turns the selected unit. @hex: the hex under the pointer */
gboolean      acies_editor_is_on_handle       (AciesEditor     *editor,
                                               AciesHex         hex);

/* Appends a highlight for this handle, if there is one. */
void          acies_editor_add_handle         (AciesEditor     *editor,
                                               GArray          *marks);

/* Turns the selected unit towards the pointer as part of the current stroke. */
void          acies_editor_turn_to_pointer    (AciesEditor     *editor);

/* Returns: (transfer full): a sentence about the effect of dragging the handle, or of releasing it */
char         *acies_editor_dup_turn_hint      (AciesEditor     *editor);

/* editor-selection.c */

/**
 * acies_editor_list_selected:
 * @n: (out): the number of selected hexes
 * Returns: (transfer full) (array length=n): the selected hexes, sorted by row and column
 */
AciesHex     *acies_editor_list_selected      (AciesEditor     *editor,
                                               guint           *n);
/* Combines the rectangle between @from and @to with the selection from before the stroke. */
void          acies_editor_join_rectangle     (AciesEditor     *editor,
                                               AciesHex         from,
                                               AciesHex         to,
                                               AciesJoin        join);
/* Removes hexes from the selection that are no longer on the board. */
void          acies_editor_keep_selection_on_board (AciesEditor *editor);
void          acies_editor_set_selection      (AciesEditor     *editor,
                                               const AciesSelection selection,
                                               AciesHex         selected);

G_END_DECLS
