/* canvas-input.c - pointer, touch, keys and assistive technology on the board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "widgets/canvas-private.h"
#include "widgets/shape.h"

#include <math.h>

#define FINGER_RESTS 12 /* pixels that a resting finger can move */

/* --- strokes and panning -------------------------------------------------------------------- */

static void
set_cursor_shape (AciesCanvas *self)
{
  const char *name = NULL;

  if (self->drag.kind == ACIES_DRAG_PAN)
    name = "grabbing";
  else if (self->space_held)
    name = "grab";
  else
    name = self->pointer_shape;
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), name);
}

void
acies_canvas_set_pointer_shape (AciesCanvas *self,
                                const char  *name)
{
  const char *shape = g_intern_string (name);

  g_return_if_fail (ACIES_IS_CANVAS (self));

  if (shape == self->pointer_shape)
    return;
  self->pointer_shape = shape;
  set_cursor_shape (self);
}

gboolean
acies_canvas_locate_pointer (AciesCanvas *self,
                             AciesHex     hex,
                             double      *distance,
                             double      *bearing)
{
  gboolean down;
  double   x, y;

  g_return_val_if_fail (ACIES_IS_CANVAS (self), FALSE);
  g_return_val_if_fail (distance != NULL && bearing != NULL, FALSE);

  down = self->drag.kind == ACIES_DRAG_STROKE;
  if (self->by_keys || !(down || self->pointer_in) || !acies_layout_contains (&self->layout, hex))
    return FALSE;
  acies_layout_centre (&self->layout, hex, &x, &y);
  x = (down ? self->drag.last_x : self->pointer_x) - x;
  y = (down ? self->drag.last_y : self->pointer_y) - y;
  *distance = hypot (x, y) / self->layout.hex_width;
  *bearing = fmod (atan2 (x, -y) * 180 / G_PI + 360, 360);
  return TRUE;
}

static void
begin_pan (AciesCanvas *self)
{
  self->drag.kind = ACIES_DRAG_PAN;
  self->drag.origin_x = self->layout.x;
  self->drag.origin_y = self->layout.y;
  self->space_used = self->space_held;
  set_cursor_shape (self);
}

static void
begin_stroke (AciesCanvas    *self,
              guint           button,
              GdkModifierType modifiers)
{
  AciesHex hex = acies_layout_hex_at (&self->layout, self->drag.start_x, self->drag.start_y);

  self->drag.kind = ACIES_DRAG_STROKE;
  self->drag.pressed = hex;
  self->drag.last = hex;
  self->drag.strayed = FALSE;
  self->by_keys = FALSE;
  self->pointer = hex;
  self->pointer_in = TRUE;
  if (hex != ACIES_NO_HEX)
    self->cursor = hex;
  acies_canvas_update_hovered (self);
  g_signal_emit_by_name (self, "hex-pressed", (guint) hex, (guint) button, modifiers);
}

static void
drag_begin_cb (GtkGestureDrag *gesture,
               double          x,
               double          y,
               AciesCanvas    *self)
{
  guint           button = gtk_gesture_single_get_current_button (GTK_GESTURE_SINGLE (gesture));
  GdkModifierType modifiers = gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (gesture));

  if (acies_canvas_get_state (self) == NULL)
    return;
  gtk_widget_grab_focus (GTK_WIDGET (self));
  self->drag = (AciesDrag) { .start_x = x, .start_y = y, .last_x = x, .last_y = y };
  if (acies_is_finger (gtk_event_controller_get_current_event_device (GTK_EVENT_CONTROLLER (gesture))))
    self->drag.kind = ACIES_DRAG_TAP;
  else if (button == GDK_BUTTON_MIDDLE || (button == GDK_BUTTON_PRIMARY && self->space_held))
    begin_pan (self);
  else if (button == GDK_BUTTON_PRIMARY || button == GDK_BUTTON_SECONDARY)
    begin_stroke (self, button, modifiers & gtk_accelerator_get_default_mod_mask ());
}

static void
stroke_reaches (AciesCanvas *self,
                double       x,
                double       y)
{
  AciesHex hex = acies_layout_hex_at (&self->layout, x, y);

  if (hex == self->drag.last || self->drag.kind != ACIES_DRAG_STROKE)
    return;
  self->drag.last = hex;
  self->drag.strayed = TRUE;
  self->pointer = hex;
  if (hex == ACIES_NO_HEX)
    return;
  self->cursor = hex;
  g_signal_emit_by_name (self, "hex-dragged", (guint) hex);
}

/* A fast pointer skips hexes between two events, but the stroke includes them. */
static void
stroke_to (AciesCanvas *self,
           double       x,
           double       y)
{
  double dx = x - self->drag.last_x;
  double dy = y - self->drag.last_y;
  guint  n = (guint) ceil (hypot (dx, dy) / (self->layout.hex_width / 4));

  for (guint i = 1; i <= n; i++)
    stroke_reaches (self, self->drag.last_x + dx * i / n, self->drag.last_y + dy * i / n);
  self->drag.last_x = x;
  self->drag.last_y = y;
  acies_canvas_update_hovered (self);
  g_signal_emit_by_name (self, "pointer-moved");
}

static void
drag_update_cb (GtkGestureDrag *gesture,
                double          dx,
                double          dy,
                AciesCanvas    *self)
{
  if (self->drag.kind == ACIES_DRAG_TAP && hypot (dx, dy) > FINGER_RESTS)
    begin_pan (self);
  if (self->drag.kind == ACIES_DRAG_PAN)
    acies_canvas_pan_to (self, self->drag.origin_x + dx, self->drag.origin_y + dy);
  else if (self->drag.kind == ACIES_DRAG_STROKE)
    stroke_to (self, self->drag.start_x + dx, self->drag.start_y + dy);
}

static void
drag_end_cb (GtkGestureDrag *gesture,
             double          dx,
             double          dy,
             AciesCanvas    *self)
{
  AciesDrag       drag;
  guint           button = gtk_gesture_single_get_current_button (GTK_GESTURE_SINGLE (gesture));
  GdkModifierType modifiers = gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (gesture));

  drag_update_cb (gesture, dx, dy, self);
  if (self->drag.kind == ACIES_DRAG_TAP)
    begin_stroke (self, button, modifiers & gtk_accelerator_get_default_mod_mask ());
  drag = self->drag;
  self->drag.kind = ACIES_DRAG_NONE;
  set_cursor_shape (self);
  if (drag.kind != ACIES_DRAG_STROKE)
    return;
  g_signal_emit_by_name (self, "hex-released", (guint) drag.last);
  if (!drag.strayed && drag.pressed != ACIES_NO_HEX)
    g_signal_emit_by_name (self, "hex-activated", (guint) drag.pressed, (guint) button, modifiers & gtk_accelerator_get_default_mod_mask ());
}

void
acies_canvas_cancel_stroke (AciesCanvas *self)
{
  gboolean stroke = self->drag.kind == ACIES_DRAG_STROKE;

  self->drag.kind = ACIES_DRAG_NONE;
  set_cursor_shape (self);
  if (stroke)
    g_signal_emit_by_name (self, "stroke-cancelled");
}

static void
drag_cancel_cb (GtkGesture       *gesture,
                GdkEventSequence *sequence,
                AciesCanvas      *self)
{
  acies_canvas_cancel_stroke (self);
}

/* --- the pointer without a button ----------------------------------------------------------- */

static void
motion_cb (GtkEventControllerMotion *controller,
           double                    x,
           double                    y,
           AciesCanvas              *self)
{
  /* GTK repeats the last motion when the widget moves; GTK 4.24 also when a menu closes, before the pointer enters.
   * Only a real motion ends keyboard control. The first motion can be a repeated one, so during keyboard control the
   * next one decides. */
  gboolean repeated = (self->pointer_in || self->by_keys) && x == self->pointer_x && y == self->pointer_y;
  gboolean unknown = self->by_keys && self->pointer_x < 0;

  self->pointer_in = TRUE;
  if (repeated)
    return;
  self->pointer_x = x;
  self->pointer_y = y;
  if (unknown)
    return;
  if (self->drag.kind != ACIES_DRAG_NONE || acies_canvas_get_state (self) == NULL)
    return;
  self->by_keys = FALSE;
  self->pointer = acies_layout_hex_at (&self->layout, x, y);
  acies_canvas_update_hovered (self);
  g_signal_emit_by_name (self, "pointer-moved");
}

/* When a popover closes, the pointer enters without a motion, and GTK 4.8 reports its position in the popover. During
 * keyboard control the next motion decides whether the pointer has moved. */
static void
enter_cb (GtkEventControllerMotion *controller,
          double                    x,
          double                    y,
          AciesCanvas              *self)
{
  if (self->by_keys)
    self->pointer_in = TRUE;
  else
    motion_cb (controller, x, y, self);
}

static void
leave_cb (GtkEventControllerMotion *controller,
          AciesCanvas              *self)
{
  self->pointer_in = FALSE;
  if (self->drag.kind != ACIES_DRAG_NONE)
    return;
  self->pointer = ACIES_NO_HEX;
  acies_canvas_update_hovered (self);
  g_signal_emit_by_name (self, "pointer-moved");
}

static gboolean
scroll_cb (GtkEventControllerScroll *controller,
           double                    dx,
           double                    dy,
           AciesCanvas              *self)
{
  GdkModifierType modifiers = gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (controller));
  GdkEvent       *event = gtk_event_controller_get_current_event (GTK_EVENT_CONTROLLER (controller));
  gboolean        wheel = gdk_scroll_event_get_direction (event) != GDK_SCROLL_SMOOTH;
  double          step = wheel ? 60 : 1;

  if ((modifiers & GDK_CONTROL_MASK) != 0)
    {
      double factor = pow (ACIES_CANVAS_ZOOM_STEP, -dy * (wheel ? 1 : 0.05));

      acies_canvas_zoom_about (self, self->layout.hex_width * factor, self->pointer_x, self->pointer_y);
      return GDK_EVENT_STOP;
    }
  if ((modifiers & GDK_SHIFT_MASK) != 0 && dx == 0)
    {
      dx = dy;
      dy = 0;
    }
  acies_canvas_pan_to (self, self->layout.x - dx * step, self->layout.y - dy * step);
  return GDK_EVENT_STOP;
}

static void
pinch_begin_cb (GtkGesture       *gesture,
                GdkEventSequence *sequence,
                AciesCanvas      *self)
{
  self->pinch = self->layout.hex_width;
  gtk_gesture_get_bounding_box_center (gesture, &self->pinch_x, &self->pinch_y);
  gtk_gesture_set_state (self->drag_gesture, GTK_EVENT_SEQUENCE_DENIED);
}

static void
pinch_cb (GtkGestureZoom *gesture,
          double          factor,
          AciesCanvas    *self)
{
  double x, y;

  if (!gtk_gesture_get_bounding_box_center (GTK_GESTURE (gesture), &x, &y))
    return;
  acies_canvas_pan_to (self, self->layout.x + x - self->pinch_x, self->layout.y + y - self->pinch_y);
  acies_canvas_zoom_about (self, self->pinch * factor, x, y);
  self->pinch_x = x;
  self->pinch_y = y;
}

/* --- the menu ------------------------------------------------------------------------------- */

static void
want_menu (AciesCanvas *self,
           AciesHex     hex)
{
  if (hex == ACIES_NO_HEX || acies_canvas_get_state (self) == NULL)
    return;
  acies_canvas_cancel_stroke (self);
  g_signal_emit_by_name (self, "menu-wanted", (guint) hex);
}

/* A long press replaces the second button. It cancels the stroke that it started. */
static void
long_pressed_cb (GtkGestureLongPress *gesture,
                 double               x,
                 double               y,
                 AciesCanvas         *self)
{
  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  want_menu (self, acies_layout_hex_at (&self->layout, x, y));
}

/* --- keys ----------------------------------------------------------------------------------- */

static void
use (AciesCanvas    *self,
     GdkModifierType modifiers)
{
  AciesHex hex = self->cursor;

  if (hex == ACIES_NO_HEX || acies_canvas_get_state (self) == NULL || self->drag.kind != ACIES_DRAG_NONE)
    return;
  gtk_widget_grab_focus (GTK_WIDGET (self));
  self->by_keys = TRUE;
  acies_canvas_update_hovered (self);
  g_signal_emit_by_name (self, "hex-pressed", (guint) hex, (guint) GDK_BUTTON_PRIMARY, modifiers);
  g_signal_emit_by_name (self, "hex-released", (guint) hex);
  g_signal_emit_by_name (self, "hex-activated", (guint) hex, (guint) GDK_BUTTON_PRIMARY, modifiers);
}

static gboolean
key_pressed_cb (GtkEventControllerKey *controller,
                guint                  keyval,
                guint                  keycode,
                GdkModifierType        modifiers,
                AciesCanvas           *self)
{
  modifiers &= gtk_accelerator_get_default_mod_mask ();
  switch (keyval)
    {
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
    case GDK_KEY_ISO_Enter:
      use (self, modifiers);
      return GDK_EVENT_STOP;
    case GDK_KEY_space:
      if (modifiers != 0)
        return GDK_EVENT_PROPAGATE;
      if (!self->space_held)
        self->space_used = FALSE;
      self->space_held = TRUE;
      set_cursor_shape (self);
      return GDK_EVENT_STOP;
    case GDK_KEY_Escape:
      if (self->drag.kind == ACIES_DRAG_NONE)
        return GDK_EVENT_PROPAGATE;
      acies_canvas_cancel_stroke (self);
      return GDK_EVENT_STOP;
    default:
      return GDK_EVENT_PROPAGATE;
    }
}

/* Dragging with Space held pans. Space alone uses the hex, on release. */
static void
key_released_cb (GtkEventControllerKey *controller,
                 guint                  keyval,
                 guint                  keycode,
                 GdkModifierType        modifiers,
                 AciesCanvas           *self)
{
  gboolean alone = self->space_held && !self->space_used;

  if (keyval != GDK_KEY_space)
    return;
  self->space_held = FALSE;
  set_cursor_shape (self);
  if (alone)
    use (self, 0);
}

/* Not connected to a focus controller, which emits its signals before the canvas has the focus. */
static void
focus_changed_cb (AciesCanvas *self)
{
  if (!gtk_widget_has_focus (GTK_WIDGET (self)))
    self->space_held = FALSE;
  set_cursor_shape (self);
  acies_canvas_update_hovered (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
acies_canvas_init_input (AciesCanvas *self)
{
  GtkWidget          *widget = GTK_WIDGET (self);
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *scroll = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES);
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkGesture         *pinch = gtk_gesture_zoom_new ();
  GtkGesture         *rest = gtk_gesture_long_press_new ();

  self->drag_gesture = gtk_gesture_drag_new ();
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (self->drag_gesture), 0);
  g_signal_connect (self->drag_gesture, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  g_signal_connect (self->drag_gesture, "drag-update", G_CALLBACK (drag_update_cb), self);
  g_signal_connect (self->drag_gesture, "drag-end", G_CALLBACK (drag_end_cb), self);
  g_signal_connect (self->drag_gesture, "cancel", G_CALLBACK (drag_cancel_cb), self);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (self->drag_gesture));

  g_signal_connect (pinch, "begin", G_CALLBACK (pinch_begin_cb), self);
  g_signal_connect (pinch, "scale-changed", G_CALLBACK (pinch_cb), self);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (pinch));

  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (rest), TRUE);
  g_signal_connect (rest, "pressed", G_CALLBACK (long_pressed_cb), self);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (rest));

  g_signal_connect (motion, "enter", G_CALLBACK (enter_cb), self);
  g_signal_connect (motion, "motion", G_CALLBACK (motion_cb), self);
  g_signal_connect (motion, "leave", G_CALLBACK (leave_cb), self);
  gtk_widget_add_controller (widget, motion);

  g_signal_connect (scroll, "scroll", G_CALLBACK (scroll_cb), self);
  gtk_widget_add_controller (widget, scroll);

  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  g_signal_connect (keys, "key-released", G_CALLBACK (key_released_cb), self);
  gtk_widget_add_controller (widget, keys);

  g_signal_connect (self, "notify::has-focus", G_CALLBACK (focus_changed_cb), NULL);
}

/* --- actions -------------------------------------------------------------------------------- */

/* Actions without a parameter are also AT-SPI actions: a whole game can be played with "next-mark", "use" and the
 * accessible name of the canvas. */

void
acies_canvas_walk_to (AciesCanvas *self,
                      AciesHex     hex)
{
  g_return_if_fail (ACIES_IS_CANVAS (self));

  if (hex == ACIES_NO_HEX)
    return;
  gtk_widget_grab_focus (GTK_WIDGET (self));
  self->by_keys = TRUE;
  acies_canvas_set_cursor (self, hex);
}

/* The hex cursor starts at the pointer, the selection or the first hex. */
static AciesHex
hex_to_start_from (AciesCanvas *self)
{
  if (self->cursor != ACIES_NO_HEX)
    return self->cursor;
  if (self->pointer != ACIES_NO_HEX)
    return self->pointer;
  return self->selected;
}

static AciesHex
step_in_row (const AciesBoard *board,
             AciesHex          hex,
             int               columns)
{
  int column = (int) acies_hex_column (hex) + columns;
  int last = (int) acies_board_columns_in_row (board, acies_hex_row (hex)) - 1;

  return acies_hex ((guint) CLAMP (column, 0, last), acies_hex_row (hex));
}

/* Keeps the column, so that equally many steps up and down return to the same hex. */
static AciesHex
step_to_row (const AciesBoard *board,
             AciesHex          hex,
             int               rows)
{
  guint row = (guint) CLAMP ((int) acies_hex_row (hex) + rows, 0, board->rows - 1);
  guint column = MIN (acies_hex_column (hex), acies_board_columns_in_row (board, row) - 1);

  return acies_hex (column, row);
}

static const struct
{
  const char *name;
  int         columns;
  int         rows;
  guint       key;
  guint       keypad;
} steps[] = {
  { "canvas.left", -1, 0, GDK_KEY_Left, GDK_KEY_KP_Left },
  { "canvas.right", 1, 0, GDK_KEY_Right, GDK_KEY_KP_Right },
  { "canvas.up", 0, -1, GDK_KEY_Up, GDK_KEY_KP_Up },
  { "canvas.down", 0, 1, GDK_KEY_Down, GDK_KEY_KP_Down },
  { "canvas.row-start", -ACIES_MAX_COLUMNS, 0, GDK_KEY_Home, GDK_KEY_KP_Home },
  { "canvas.row-end", ACIES_MAX_COLUMNS, 0, GDK_KEY_End, GDK_KEY_KP_End },
  { "canvas.top", 0, -ACIES_MAX_ROWS, GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up },
  { "canvas.bottom", 0, ACIES_MAX_ROWS, GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down },
};

/* The keys 8 and 2 of the keypad. On boards of squares they move to neighbours. */
static const struct
{
  guint       keypad;
  const char *action;
} digits[] = {
  { GDK_KEY_KP_8, "canvas.up" },
  { GDK_KEY_KP_2, "canvas.down" },
};

static void
step_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  AciesCanvas      *self = ACIES_CANVAS (widget);
  const AciesState *state = acies_canvas_get_state (self);
  AciesHex          hex = hex_to_start_from (self);

  if (state == NULL)
    return;
  if (hex == ACIES_NO_HEX)
    {
      acies_canvas_walk_to (self, acies_board_next (state->board, ACIES_NO_HEX));
      return;
    }
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    if (g_str_equal (name, steps[i].name))
      hex = steps[i].columns != 0 ? step_in_row (state->board, hex, steps[i].columns)
                                  : step_to_row (state->board, hex, steps[i].rows);
  acies_canvas_walk_to (self, hex);
}

/* Steps to the neighbour in one direction. Up and Down zigzag, these go straight. Squares have no diagonal ones. */
static const struct
{
  const char    *name;
  AciesDirection direction;
  guint          keypad; /* key at the same position on the keypad */
} straight_steps[] = {
  { "canvas.north-west", ACIES_DIRECTION_NW, GDK_KEY_KP_7 },
  { "canvas.north-east", ACIES_DIRECTION_NE, GDK_KEY_KP_9 },
  { "canvas.west", ACIES_DIRECTION_W, GDK_KEY_KP_4 },
  { "canvas.east", ACIES_DIRECTION_E, GDK_KEY_KP_6 },
  { "canvas.south-west", ACIES_DIRECTION_SW, GDK_KEY_KP_1 },
  { "canvas.south-east", ACIES_DIRECTION_SE, GDK_KEY_KP_3 },
};

static void
step_straight (AciesCanvas   *self,
               AciesDirection direction)
{
  const AciesState *state = acies_canvas_get_state (self);
  AciesHex          hex = hex_to_start_from (self);

  if (state == NULL)
    return;
  acies_canvas_walk_to (self, hex != ACIES_NO_HEX ? acies_board_neighbour (state->board, hex, direction)
                                                  : acies_board_next (state->board, ACIES_NO_HEX));
}

/* Returns whether @direction has another meaning on the board than its name says (engine/board/board.h). */
static gboolean
is_slant_of_squares (AciesCanvas   *self,
                     AciesDirection direction)
{
  const AciesState *state = acies_canvas_get_state (self);

  return state != NULL && state->board->layout == ACIES_BOARD_SQUARES && direction != ACIES_DIRECTION_E && direction != ACIES_DIRECTION_W;
}

static void
straight_action (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  for (guint i = 0; i < G_N_ELEMENTS (straight_steps); i++)
    if (g_str_equal (name, straight_steps[i].name) && !is_slant_of_squares (ACIES_CANVAS (widget), straight_steps[i].direction))
      step_straight (ACIES_CANVAS (widget), straight_steps[i].direction);
}

/* Moves to the neighbour above or below that Up or Down does not reach. A square has only one neighbour there, which
 * both reach. */
static void
aside_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  AciesCanvas *self = ACIES_CANVAS (widget);
  AciesHex     hex = hex_to_start_from (self);
  gboolean     to_the_left = hex != ACIES_NO_HEX && acies_hex_row (hex) % 2 == 0;

  if (is_slant_of_squares (self, ACIES_DIRECTION_N))
    step_straight (self, g_str_equal (name, "canvas.up-aside") ? ACIES_DIRECTION_N : ACIES_DIRECTION_S);
  else if (g_str_equal (name, "canvas.up-aside"))
    step_straight (self, to_the_left ? ACIES_DIRECTION_NW : ACIES_DIRECTION_NE);
  else
    step_straight (self, to_the_left ? ACIES_DIRECTION_SW : ACIES_DIRECTION_SE);
}

/* Visits all hexes row by row; after the last comes the first. */
static void
next_hex_action (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  AciesCanvas      *self = ACIES_CANVAS (widget);
  const AciesState *state = acies_canvas_get_state (self);
  AciesHex          next;

  if (state == NULL)
    return;
  next = acies_board_next (state->board, hex_to_start_from (self));
  acies_canvas_walk_to (self, next != ACIES_NO_HEX ? next : acies_board_next (state->board, ACIES_NO_HEX));
}

/* Returns whether keyboard navigation stops here: not for the chosen unit or hexes to paint. */
static gboolean
is_worth_a_stop (AciesHighlightKind kind)
{
  return kind != ACIES_HIGHLIGHT_BRUSH && kind != ACIES_HIGHLIGHT_CHOSEN;
}

/* Returns the next marked hex after @from, by row and column; after the last comes the first. */
static AciesHex
following_mark (AciesCanvas *self,
                AciesHex     from,
                gboolean     forward)
{
  AciesHex best = ACIES_NO_HEX;
  guint    least = G_MAXUINT;

  for (guint i = 0; i < self->highlights->len; i++)
    {
      const AciesHighlight *mark = &g_array_index (self->highlights, AciesHighlight, i);
      guint                 ahead = forward ? (guint) mark->hex - from : (guint) from - mark->hex;

      ahead = (ahead - 1) % ACIES_MAX_HEXES;
      if (ahead < least && is_worth_a_stop (mark->kind))
        {
          least = ahead;
          best = mark->hex;
        }
    }
  return best;
}

static void
next_mark_action (GtkWidget  *widget,
                  const char *name,
                  GVariant   *parameter)
{
  AciesCanvas *self = ACIES_CANVAS (widget);
  AciesHex     from = hex_to_start_from (self);
  gboolean     forward = g_str_equal (name, "canvas.next-mark");

  acies_canvas_walk_to (self, following_mark (self, from == ACIES_NO_HEX ? 0 : from, forward));
}

static void
use_action (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  use (ACIES_CANVAS (widget), 0);
}

static void
menu_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  AciesCanvas *self = ACIES_CANVAS (widget);
  AciesHex     hex = acies_canvas_get_hovered (self);

  want_menu (self, hex != ACIES_NO_HEX ? hex : self->cursor);
}

static void
zoom_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  AciesCanvas *self = ACIES_CANVAS (widget);

  if (g_str_equal (name, "canvas.zoom-fit"))
    acies_canvas_zoom_to_fit (self);
  else
    acies_canvas_zoom_by (self, g_str_equal (name, "canvas.zoom-in") ? ACIES_CANVAS_ZOOM_STEP
                                                                     : 1 / ACIES_CANVAS_ZOOM_STEP);
}

/* In newer GTK, gtk_widget_class_add_binding_action() also binds the corresponding key on or off the keypad. But 3
 * chooses a brush or a card, and 3 on the keypad is a step. */
static void
bind_key (GtkWidgetClass *widget_class,
          guint           key,
          GdkModifierType modifiers,
          const char     *action)
{
  g_autoptr (GtkShortcut) shortcut = gtk_shortcut_new (gtk_keyval_trigger_new (key, modifiers), gtk_named_action_new (action));

  gtk_widget_class_add_shortcut (widget_class, shortcut);
}

void
acies_canvas_class_init_actions (AciesCanvasClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      gtk_widget_class_install_action (widget_class, steps[i].name, NULL, step_action);
      bind_key (widget_class, steps[i].key, 0, steps[i].name);
      bind_key (widget_class, steps[i].keypad, 0, steps[i].name);
    }
  for (guint i = 0; i < G_N_ELEMENTS (digits); i++)
    bind_key (widget_class, digits[i].keypad, 0, digits[i].action);
  for (guint i = 0; i < G_N_ELEMENTS (straight_steps); i++)
    {
      gtk_widget_class_install_action (widget_class, straight_steps[i].name, NULL, straight_action);
      bind_key (widget_class, straight_steps[i].keypad, 0, straight_steps[i].name);
    }
  gtk_widget_class_install_action (widget_class, "canvas.up-aside", NULL, aside_action);
  gtk_widget_class_install_action (widget_class, "canvas.down-aside", NULL, aside_action);
  bind_key (widget_class, GDK_KEY_Up, GDK_CONTROL_MASK, "canvas.up-aside");
  bind_key (widget_class, GDK_KEY_Down, GDK_CONTROL_MASK, "canvas.down-aside");
  gtk_widget_class_install_action (widget_class, "canvas.next-hex", NULL, next_hex_action);
  gtk_widget_class_install_action (widget_class, "canvas.next-mark", NULL, next_mark_action);
  gtk_widget_class_install_action (widget_class, "canvas.previous-mark", NULL, next_mark_action);
  bind_key (widget_class, GDK_KEY_Right, GDK_CONTROL_MASK, "canvas.next-mark");
  bind_key (widget_class, GDK_KEY_Left, GDK_CONTROL_MASK, "canvas.previous-mark");
  gtk_widget_class_install_action (widget_class, "canvas.use", NULL, use_action);
  gtk_widget_class_install_action (widget_class, "canvas.menu", NULL, menu_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Menu, 0, "canvas.menu", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F10, GDK_SHIFT_MASK, "canvas.menu", NULL);
  gtk_widget_class_install_action (widget_class, "canvas.zoom-in", NULL, zoom_action);
  gtk_widget_class_install_action (widget_class, "canvas.zoom-out", NULL, zoom_action);
  gtk_widget_class_install_action (widget_class, "canvas.zoom-fit", NULL, zoom_action);
}
