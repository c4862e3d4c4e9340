/* canvas-private.h - declarations shared by the files of the canvas
 *
 * canvas.c holds the contents and the accessible label, canvas-draw.c draws, canvas-view.c zooms and pans, canvas-input.c
 * handles the pointer and has the actions of keys and assistive technology.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "render/ground-tiles.h"
#include "widgets/canvas.h"

G_BEGIN_DECLS

/* Limits and step of the zoom: hex widths in pixels, and a factor. */
#define ACIES_CANVAS_LEAST_ZOOM 12.0
#define ACIES_CANVAS_MOST_ZOOM  256.0
#define ACIES_CANVAS_ZOOM_STEP  1.2

/* Effect of the pressed button. */
typedef enum
{
  ACIES_DRAG_NONE,
  ACIES_DRAG_STROKE,
  ACIES_DRAG_PAN,
  ACIES_DRAG_TAP, /* a finger is down, and has not moved: it pans if it does, and else clicks when it goes up */
} AciesDragKind;

typedef struct
{
  AciesDragKind kind;
  AciesHex      pressed;   /* hex of the press */
  AciesHex      last;      /* hex of the last signal */
  gboolean      strayed;   /* the pointer has left the first hex */
  double        start_x;   /* start of the gesture in the widget */
  double        start_y;
  double        last_x;    /* last position of the pointer */
  double        last_y;
  double        origin_x;  /* position of the layout at the start of a pan */
  double        origin_y;
} AciesDrag;

/* The canvas is drawn as cells, one per tile of the ground. Unchanged cells stay the same, so GTK repaints only the others,
 * such as two hexes after a pointer motion. The view is compared with that of the last frame. Changed pieces are not detected:
 * the canvas reports them. */
typedef struct
{
  GArray          *cells;      /* row by row, as in @grid */
  AciesGroundGrid  grid;
  GskRenderNode   *rulers;     /* (nullable) */
  AciesRenderView  shown;      /* view of the last frame; its arrays are those below */
  AciesLayout      layout;     /* of the last frame */
  AciesTheme      *theme;      /* of the last frame */
  GArray          *highlights;
  GArray          *ghosts;
  GArray          *path;
  guint8          *threats[ACIES_MAX_SIDES];
  guint            n_drawn;    /* cells drawn so far, for tests */
} AciesCells;

struct _AciesCanvas
{
  GtkWidget     parent_instance;

  AciesSession *session;
  AciesSide     viewing_side;    /* the side for which the board is drawn */
  AciesState   *seen;      /* (nullable): the state as that side sees it, if units are hidden */
  GSignalGroup *session_signals;
  AciesTheme   *theme;

  AciesLayout   layout;
  gboolean      fits;      /* the zoom follows the size of the widget */
  int           width;     /* last allocation */
  int           height;
  GtkBorder     insets;    /* what controls cover at its edges, in pixels */
  double        pinch;     /* hex width at the start of a pinch */
  double        pinch_x;   /* between the fingers */
  double        pinch_y;
  gboolean      coarse;    /* people use fingers */
  AciesCanvasPlace awaited; /* place to show after the first allocation; hex_width 0: none */

  AciesGround   ground;
  AciesCells    cells;
  GArray       *highlights;
  GArray       *advice;
  GArray       *marks;     /* highlights and advice, during a snapshot */
  guint8       *threats[ACIES_MAX_SIDES];
  GArray       *path;
  AciesHex      attack_from;
  AciesHex      attack_at;
  AciesSymmetry symmetry;
  GArray       *ghosts;
  AciesHex      selected;
  AciesHex      cursor;
  AciesHex      pointer;   /* hex under the pointer */
  char         *description;
  AciesHex      told;      /* hex of the last "hex-hovered" */
  AciesUnitId   told_unit; /* unit under the pointer at the last "hex-hovered", among several on the hex */
  gboolean      by_keys;   /* the keys moved last, not the pointer */
  double        pointer_x; /* -1 before the first motion */
  double        pointer_y;
  gboolean      pointer_in;
  const char   *pointer_shape; /* (nullable): interned */

  AciesDrag     drag;
  gboolean      space_held;
  gboolean      space_used;
  GtkGesture   *drag_gesture;
};

/* Signals; see canvas.h. */
enum
{
  ACIES_CANVAS_PRESSED,
  ACIES_CANVAS_DRAGGED,
  ACIES_CANVAS_RELEASED,
  ACIES_CANVAS_CANCELLED,
  ACIES_CANVAS_ACTIVATED,
  ACIES_CANVAS_HOVERED,
  ACIES_CANVAS_MENU_WANTED,
  ACIES_CANVAS_STATE_CHANGED,
  ACIES_CANVAS_POINTER_MOVED,
  ACIES_CANVAS_N_SIGNALS
};
void              acies_canvas_emit           (AciesCanvas     *self,
                                               guint            signal,
                                               AciesHex         hex,
                                               guint            button,
                                               GdkModifierType  modifiers);

/* (transfer none) (nullable): the state as the viewing side sees it, valid until the next call */
const AciesState *acies_canvas_get_state      (AciesCanvas     *self);

/* Updates views and screen readers if the hovered hex has changed. */
void              acies_canvas_update_hovered (AciesCanvas     *self);

/* canvas-draw.c */
void              acies_cells_init            (AciesCells      *self);
void              acies_cells_clear           (AciesCells      *self);
/* Drops all cells. */
void              acies_cells_forget          (AciesCells      *self);
/* Marks @hex for redrawing after a change of its pieces; does nothing for %ACIES_NO_HEX. */
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
void              acies_canvas_use            (AciesCanvas     *self,
                                               GdkModifierType  modifiers);
/* Emits "menu-wanted" for the hovered hex. */
void              acies_canvas_want_menu      (AciesCanvas     *self);
void              acies_canvas_class_init_actions (AciesCanvasClass *klass);

G_END_DECLS
