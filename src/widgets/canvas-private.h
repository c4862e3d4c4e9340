/* canvas-private.h - private declarations of the canvas
 *
 * canvas.c has the contents and the accessible name, canvas-draw.c draws, canvas-view.c zooms and pans, canvas-input.c
 * handles the pointer and has the actions for keys and assistive technology.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "render/ground-tiles.h"
#include "widgets/canvas.h"

G_BEGIN_DECLS

/* Minimum and maximum zoom, as hex widths in pixels, and the factor of one zoom step. */
#define ACIES_CANVAS_LEAST_ZOOM 12.0
#define ACIES_CANVAS_MOST_ZOOM  256.0
#define ACIES_CANVAS_ZOOM_STEP  1.2

/* Effect of a drag. */
typedef enum
{
  ACIES_DRAG_NONE,
  ACIES_DRAG_STROKE,
  ACIES_DRAG_PAN,
  ACIES_DRAG_TAP, /* a finger that has not moved yet: moving pans, lifting clicks */
} AciesDragKind;

typedef struct
{
  AciesDragKind kind;
  AciesHex      pressed;   /* hex of the press */
  AciesHex      last;      /* hex of the last signal */
  gboolean      strayed;   /* the pointer has left the hex of the press */
  double        start_x;   /* start of the gesture, in widget coordinates */
  double        start_y;
  double        last_x;    /* last position of the pointer */
  double        last_y;
  double        origin_x;  /* position of the layout at the start of a pan */
  double        origin_y;
} AciesDrag;

/* The drawn parts of the board, one cell for each tile of the ground. Unchanged cells are reused, so GTK repaints only
 * the others, for example around two hexes after a pointer motion. Changes of the view are detected by comparison with
 * the last frame. Changes of pieces are not: call acies_cells_invalidate_hex(). */
typedef struct
{
  GArray          *cells;      /* row by row, in the order of @grid */
  AciesGroundGrid  grid;
  GskRenderNode   *rulers;     /* (nullable) */
  AciesRenderView  shown;      /* view of the last frame; its arrays are the members below */
  AciesLayout      layout;     /* layout of the last frame */
  AciesTheme      *theme;      /* theme of the last frame */
  GArray          *highlights;
  GArray          *ghosts;
  GArray          *path;
  GArray          *trails;
  guint8          *threats[ACIES_MAX_SIDES];
  guint            n_drawn;    /* number of cells drawn so far, for tests */
} AciesCells;

struct _AciesCanvas
{
  GtkWidget     parent_instance;

  AciesSession *session;
  AciesSide     viewing_side;    /* the side for which the board is drawn */
  AciesState   *seen;      /* (nullable): the state as that side sees it, if it cannot see all units */
  GSignalGroup *session_signals;
  AciesTheme   *theme;

  AciesLayout   layout;
  gboolean      fits;      /* the board is fitted to the widget */
  int           width;     /* last allocation */
  int           height;
  GtkBorder     insets;    /* width of the edges that controls cover, in pixels */
  double        pinch;     /* hex width at the start of a pinch */
  double        pinch_x;   /* middle between the fingers */
  double        pinch_y;
  gboolean      coarse;    /* the user uses touch */
  AciesCanvasPlace awaited; /* place to show after the first allocation; none if hex_width is 0 */

  AciesGround   ground;
  AciesCells    cells;
  GArray       *highlights;
  GArray       *advice;
  GArray       *marks;     /* highlights and advice together, only during a snapshot */
  guint8       *threats[ACIES_MAX_SIDES];
  GArray       *path;
  GArray       *trails;
  AciesHex      attack_from;
  AciesHex      attack_at;
  AciesSymmetry symmetry;
  GArray       *ghosts;
  guint8       *absent;    /* (nullable): see acies_canvas_set_absent() */
  GtkWidget    *layer;     /* (nullable) */
  AciesHex      selected;
  AciesHex      cursor;
  AciesHex      pointer;   /* hex under the pointer */
  char         *description;
  AciesHex      told;      /* hex of the last "hex-hovered" */
  AciesUnitId   told_unit; /* unit under the pointer at the last "hex-hovered", in games with several units on a hex */
  gboolean      by_keys;   /* the last motion was by keys, not by the pointer */
  double        pointer_x; /* last position; -1 before the first motion */
  double        pointer_y;
  gboolean      pointer_in;
  const char   *pointer_shape; /* (nullable): a CSS cursor name, interned */

  AciesDrag     drag;
  gboolean      space_held;
  gboolean      space_used;
  GtkGesture   *drag_gesture;
};

/* Returns: (transfer none) (nullable): the state as the viewing side sees it, valid until the next call */
const AciesState *acies_canvas_get_state      (AciesCanvas     *self);

/* Emits "hex-hovered" and updates the accessible name if the hovered hex or unit has changed. */
void              acies_canvas_update_hovered (AciesCanvas     *self);

/* canvas-draw.c */
void              acies_cells_init            (AciesCells      *self);
void              acies_cells_clear           (AciesCells      *self);
/* Marks all cells for redrawing. */
void              acies_cells_forget          (AciesCells      *self);
/* Marks the cells around @hex for redrawing after its pieces have changed. @hex: ACIES_NO_HEX to do nothing */
void              acies_cells_invalidate_hex  (AciesCells      *self,
                                               AciesHex         hex);
void              acies_canvas_snapshot       (GtkWidget       *widget,
                                               GtkSnapshot     *snapshot);

/* canvas-view.c */
void              acies_canvas_fit            (AciesCanvas     *self);
void              acies_canvas_resized        (AciesCanvas     *self,
                                               int              width,
                                               int              height);
void              acies_canvas_zoom_about     (AciesCanvas     *self,
                                               double           hex_width,
                                               double           x,
                                               double           y);
void              acies_canvas_pan_to         (AciesCanvas     *self,
                                               double           x,
                                               double           y);

/* canvas-input.c */
void              acies_canvas_init_input     (AciesCanvas     *self);
void              acies_canvas_cancel_stroke  (AciesCanvas     *self);
void              acies_canvas_class_init_actions (AciesCanvasClass *klass);

G_END_DECLS
