/* tool.h - the inside of the editor: tools turn gestures into commands
 *
 * A tool is a row of functions. Most only plan: they list the commands that a
 * click on a hex is worth, and the editor mirrors that list, shows beforehand
 * what would come of it, and carries it out. A tool with a press of its own does
 * by itself what is no matter of commands, such as choosing hexes.
 *
 * The editor opens a group of the session before the first plan and closes it
 * after release, so that one stroke is one step of undo; after cancel it takes
 * the group back. Hexes are of the board, never NO_HEX.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "editor/tools/editor.h"
#include "editor/tools/editor-stack.h"
#include "engine/edit/snippet.h"

G_BEGIN_DECLS

typedef struct
{
  /* Adds what a click on @hex would do. A stroke asks it for every hex it reaches. */
  void      (*plan)    (AciesEditor     *editor,
                        AciesHex         hex,
                        GArray          *commands);
  /* One sentence: what a click on @hex would do. @plan: what acies_editor_plan() says. */
  char     *(*hint)    (AciesEditor     *editor,
                        AciesHex         hex,
                        const GArray    *plan);
  /* NULL: a stroke settles nothing where it begins */
  void      (*begin)   (AciesEditor     *editor,
                        AciesHex         hex,
                        GdkModifierType  modifiers);
  /* (transfer full): what undo calls the stroke; NULL: as its first command */
  char     *(*label)   (AciesEditor     *editor,
                        AciesHex         hex);
  gboolean    has_strokes; /* the plan is asked for again while the pointer goes on */
  gboolean    selects;     /* the hex that was clicked is selected afterwards */

  /* Instead of a plan */
  void      (*press)   (AciesEditor     *editor,
                        AciesHex         hex,
                        GdkModifierType  modifiers);
  void      (*drag)    (AciesEditor     *editor,
                        AciesHex         hex);
  void      (*release) (AciesEditor     *editor,
                        AciesHex         hex);
  void      (*cancel)  (AciesEditor     *editor);
  /* The pointer is elsewhere, perhaps on the same hex; NULL: that is all the same */
  void      (*move)    (AciesEditor     *editor);
} AciesTool;

/* What dragging does that began with the select tool. */
typedef enum
{
  ACIES_GRASP_NONE,
  ACIES_GRASP_UNIT,       /* moves the unit */
  ACIES_GRASP_PIECE,      /* moves what is selected */
  ACIES_GRASP_RECTANGLE,  /* selects what lies between */
  ACIES_GRASP_TURN,       /* turns the selected unit towards the pointer */
} AciesGrasp;

/* How a rectangle changes what was selected before. */
typedef enum
{
  ACIES_JOIN_REPLACE,
  ACIES_JOIN_ADD,
  ACIES_JOIN_TOGGLE,
} AciesJoin;

/* Hexes of a selection, by hex. */
typedef guint8 AciesSelection[ACIES_MAX_HEXES];

struct _AciesEditor
{
  GObject          parent_instance;

  AciesLibrary    *library;  /* (nullable) */
  AciesTheme      *theme;    /* (nullable): of the ruleset of the session; borrowed */
  AciesSession    *session;
  AciesCanvas     *canvas;   /* while it is lent to the editor */
  GSignalGroup    *canvas_signals;
  GSignalGroup    *session_signals;

  AciesToolKind    tool;
  guint            brush;
  AciesId          terrain;
  AciesId          unit_type;
  AciesSide        side;     /* whose units, entries and camp are placed */
  guint            figures;  /* of a unit that is placed; 0: all its type has */
  AciesSymmetry    symmetry;
  gboolean         swaps;    /* the images belong to the other army */
  char            *hint;

  AciesHex         selected; /* the hex panels show: chosen last; NO_HEX: none is selected */
  guint            n_selected;
  AciesSelection   selection;
  AciesId          selected_type; /* which of several units there, as commands name it; NO_ID: the main one */
  AciesHex         fault;    /* the place of the problem that was chosen last, while it is selected; else NO_HEX */
  AciesHex         anchor;   /* where the keys began to select a rectangle, or NO_HEX */

  /* a snippet of a board that follows the pointer until it is put somewhere */
  AciesSnippet    *snippet;        /* NULL: there is none */
  gboolean         snippet_turned; /* or flipped, since it was taken up */
  AciesHex        *snippet_from;   /* it is moved away from these; NULL: it is pasted */
  guint            n_snippet_from;
  gboolean         units_alone;  /* the ground stays where it is */

  /* the stroke that is under way */
  const AciesTool *acting;   /* NULL: there is none */
  gboolean         carries;  /* by keys: it ends with the next press */
  gboolean         refusal_told;
  gboolean         takes;    /* settled where it began: units are erased, a mark is taken away */
  AciesHex         from;
  AciesGrasp       grasp;
  AciesId          grabbed;  /* of several units the one that is moved, as commands name it */
  gboolean         grab_all; /* all that stand there are moved */
  gboolean         grab_given; /* it was said which, the pointer does not matter */
  gboolean         on_handle;  /* the pointer was where a unit is turned when it was asked last */
  AciesJoin        join;
  AciesSelection   before;   /* what was selected when it began */
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

/* Handlers of the signals of AciesCanvas. */
void          acies_editor_press              (AciesEditor     *editor,
                                               AciesHex         hex,
                                               guint            button,
                                               GdkModifierType  modifiers);
void          acies_editor_drag               (AciesEditor     *editor,
                                               AciesHex         hex);
void          acies_editor_release            (AciesEditor     *editor,
                                               AciesHex         hex);

/**
 * acies_editor_dup_hint:
 * Returns: (transfer full): what a click on @hex would do, or why it would not, in a sentence
 */
char         *acies_editor_dup_hint           (AciesEditor     *editor,
                                               AciesHex         hex);

/* Shows the axis of the symmetry while the tool paints by it. */
void          acies_editor_show_symmetry      (AciesEditor     *editor);

/* What a click would do may have changed: shows it. */
void          acies_editor_preview_again      (AciesEditor     *editor);

/* Takes back the stroke that is under way, if there is one. */
void          acies_editor_cancel_stroke      (AciesEditor     *editor);

/* Emits "name-wanted". */
void          acies_editor_want_name          (AciesEditor     *editor,
                                               AciesHex         hex);

/**
 * acies_editor_apply_plan:
 *
 * Within a stroke: carries out the possible commands of @plan, and signals them at once.
 *
 * Returns: whether anything was done
 */
gboolean      acies_editor_apply_plan         (AciesEditor     *editor,
                                               const GArray    *plan);

/* editor-plan.c */

/**
 * acies_editor_plan:
 * Returns: (transfer full) (element-type AciesCommand): what a click with @tool
 *   on @hex would do, without what would change nothing
 */
GArray       *acies_editor_plan               (AciesEditor     *editor,
                                               const AciesTool *tool,
                                               AciesHex         hex);

/* Shows on the canvas what @plan would bring about, and the selection. */
void          acies_editor_show_plan          (AciesEditor     *editor,
                                               const GArray    *plan);

/* Previews the snippet with its anchor on @hex. */
void          acies_editor_show_snippet       (AciesEditor     *editor,
                                               const GArray    *plan,
                                               AciesHex         hex);

/* editor-snippet.c */

/* Takes up what is selected, to be moved from there; @hex is where it is held. */
void          acies_editor_take_snippet       (AciesEditor     *editor,
                                               AciesHex         hex);
void          acies_editor_drop_snippet       (AciesEditor     *editor);

/**
 * acies_editor_plan_snippet:
 * @lost: (nullable): sentences on what cannot come along are added
 * Returns: (transfer full) (nullable): what puts the snippet on @hex, or %NULL with an error
 */
GArray       *acies_editor_plan_snippet       (AciesEditor     *editor,
                                               AciesHex         hex,
                                               GPtrArray       *lost,
                                               GError         **error);

/* Does that, selects the hexes of the snippet and drops it. */
void          acies_editor_put_snippet      (AciesEditor     *editor,
                                               AciesHex         hex);

/* A sentence for the people. */
void          acies_editor_show_message       (AciesEditor     *editor,
                                               const char      *message);

/* editor-stack.c */

/* The unit on @hex under the pointer, or else the main unit there; NO_UNIT if there is none. */
AciesUnitId   acies_editor_unit_meant         (AciesEditor     *editor,
                                               AciesHex         hex);

/* A stroke that moves units starts on @hex: chooses the units, unless they are chosen already. */
void          acies_editor_grab               (AciesEditor     *editor,
                                               AciesHex         hex);

/* The unit that is moved, or the main one of several; it is on the hex where the stroke started. */
AciesUnitId   acies_editor_get_grabbed        (AciesEditor     *editor);

/* Adds what moves it, or all, to @hex. */
void          acies_editor_add_shifts         (AciesEditor     *editor,
                                               AciesHex         hex,
                                               GArray          *commands);

/* editor-turn.c */

/* Is one unit selected that faces somewhere? */
gboolean      acies_editor_can_turn_unit      (AciesEditor     *editor);

/* It faces elsewhere: as for acies_editor_turn(). */
void          acies_editor_turn_unit          (AciesEditor     *editor,
                                               int              steps);

/* Is the pointer, which is on @hex, where that unit can be turned by dragging? */
gboolean      acies_editor_is_on_handle       (AciesEditor     *editor,
                                               AciesHex         hex);

/* Adds the mark that shows where. */
void          acies_editor_add_handle         (AciesEditor     *editor,
                                               GArray          *marks);

/* Within a stroke: it faces the corner that the pointer is nearest to. */
void          acies_editor_turn_to_pointer    (AciesEditor     *editor);

/* (transfer full): what dragging there does, or a release would leave behind */
char         *acies_editor_dup_turn_hint      (AciesEditor     *editor);

/* editor-choices.c */

/* The type to place for @side: the present one if its army can have it, else its counterpart, else the first. */
AciesId       acies_editor_type_for           (AciesEditor     *editor,
                                               AciesSide        side);

/* editor-selection.c */

/**
 * acies_editor_list_selected:
 * @n: (out): how many
 * Returns: (transfer full): the hexes that are selected, by row and column
 */
AciesHex     *acies_editor_list_selected      (AciesEditor     *editor,
                                               guint           *n);
void          acies_editor_join_rectangle     (AciesEditor     *editor,
                                               AciesHex         from,
                                               AciesHex         to,
                                               AciesJoin        join);
/* Adds what takes all units off @hex. */
void          acies_editor_add_removals       (const AciesState *state,
                                               AciesHex         hex,
                                               GArray          *commands);
/* Removes hexes from the selection that are no longer on the board. */
void          acies_editor_keep_selection_on_board (AciesEditor *editor);
void          acies_editor_set_selection      (AciesEditor     *editor,
                                               const AciesSelection selection,
                                               AciesHex         selected);

G_END_DECLS
