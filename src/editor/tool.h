/* tool.h - the inside of the editor: tools turn gestures into commands
 *
 * A tool is a row of functions. The editor opens a group of the session before
 * press and closes it after release, so that one stroke is one step of undo;
 * after cancel it takes the group back. Hexes are of the board, never NO_HEX.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "editor/brush.h"
#include "editor/editor.h"

G_BEGIN_DECLS

typedef struct
{
  void     (*press)   (AciesEditor     *editor,
                       AciesHex         hex,
                       GdkModifierType  modifiers);
  /* NULL: the tool has no strokes */
  void     (*drag)    (AciesEditor     *editor,
                       AciesHex         hex);
  /* NULL: nothing is left to do */
  void     (*release) (AciesEditor     *editor,
                       AciesHex         hex);
  /* Returns: (transfer full): what a click on @hex would do, as one sentence */
  char    *(*hint)    (AciesEditor     *editor,
                       AciesHex         hex);
  /* The hexes a click on @hex would change; NULL: that hex alone */
  guint    (*covers)  (AciesEditor     *editor,
                       AciesHex         hex,
                       AciesHex        *hexes);
} AciesTool;

struct _AciesEditor
{
  GObject       parent_instance;

  AciesSession *session;
  AciesCanvas  *canvas;   /* while it is lent to the editor */
  GSignalGroup *canvas_signals;
  GSignalGroup *session_signals;

  AciesToolKind tool;
  guint         brush;
  AciesId       terrain;
  AciesId       unit_type;
  AciesSide     unit_side;  /* whose units of the type are placed */
  AciesHex      selected;
  char         *hint;

  /* the stroke that is under way */
  gboolean      in_stroke;
  gboolean      refusal_told;
  gboolean      erases_units;
  AciesHex      from;
};

extern const AciesTool acies_tool_select;
extern const AciesTool acies_tool_terrain;
extern const AciesTool acies_tool_unit;
extern const AciesTool acies_tool_eraser;

/* editor-gestures.c */
GSignalGroup *acies_editor_new_canvas_signals (AciesEditor *editor);

/* What a click would do may have changed: shows it. */
void          acies_editor_preview_again      (AciesEditor *editor);

/* Takes back the stroke that is under way, if there is one. */
void          acies_editor_cancel_stroke      (AciesEditor *editor);

G_END_DECLS
