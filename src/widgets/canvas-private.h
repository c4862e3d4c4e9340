/* canvas-private.h - what the files of the canvas share
 *
 * canvas.c keeps what is shown and speaks, canvas-draw.c draws, with what
 * canvas-cells.c keeps of the last frame, canvas-view.c zooms and pans, canvas-input.c listens to the pointer, canvas-actions.c has
 * what keys and assistive technology can do.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "widgets/canvas-cells.h"
#include "widgets/canvas.h"

G_BEGIN_DECLS

/* Widths of a hex between which the board can be zoomed. */
#define ACIES_CANVAS_LEAST_ZOOM 12.0
#define ACIES_CANVAS_MOST_ZOOM  256.0
#define ACIES_CANVAS_ZOOM_STEP  1.2

/* What the button that is down does. */
typedef enum
{
  ACIES_DRAG_NONE,
  ACIES_DRAG_STROKE,
  ACIES_DRAG_PAN,
} AciesDragKind;

typedef struct
{
  AciesDragKind kind;
  AciesHex      pressed;   /* hex it began on */
  AciesHex      last;      /* hex told last */
  gboolean      strayed;   /* it has been on another hex */
  double        start_x;   /* of the gesture, in the widget */
  double        start_y;
  double        last_x;    /* of the pointer */
  double        last_y;
  double        origin_x;  /* of the layout, when a pan began */
  double        origin_y;
} AciesDrag;

struct _AciesCanvas
{
  GtkWidget     parent_instance;

  AciesSession *session;
  AciesSide     viewing_side;    /* for whose eyes the board is */
  AciesState   *seen;      /* (nullable): what they see where something is hidden from them */
  GSignalGroup *session_signals;
  AciesTheme   *theme;

  AciesLayout   layout;
  gboolean      fits;      /* zoom follows the size of the widget */
  int           width;     /* of the last allocation */
  int           height;
  double        pinch;     /* width of a hex when the pinch began */
  AciesCanvasPlace awaited; /* where to go when there is a size; hex_width 0: nowhere */

  AciesGround   ground;
  AciesCells    cells;
  GArray       *highlights;
  GArray       *advice;
  GArray       *marks;     /* both, while a frame is drawn */
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
  AciesUnitId   told_unit; /* where several stand on a hex: the one that was meant then */
  gboolean      by_keys;   /* the hex cursor was used last, not the pointer */
  double        pointer_x; /* -1 until it has been here */
  double        pointer_y;
  gboolean      pointer_in;
  const char   *pointer_shape; /* (nullable): interned */

  AciesDrag     drag;
  gboolean      space_held;
  gboolean      space_used;
  GtkGesture   *drag_gesture;
};

/* signals; see canvas.h */
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

/* As the looker sees it; it stays so until it is asked for again. */
const AciesState *acies_canvas_get_state      (AciesCanvas     *self);

/* The hex that is spoken of has changed, perhaps: tells views and screen reader. */
void              acies_canvas_update_hovered (AciesCanvas     *self);

/* canvas-draw.c */
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
/* Asks for the menu of the hex spoken of. */
void              acies_canvas_want_menu      (AciesCanvas     *self);
void              acies_canvas_class_init_actions (AciesCanvasClass *klass);

G_END_DECLS
