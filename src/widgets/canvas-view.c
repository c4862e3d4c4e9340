/* canvas-view.c - zooms and pans the board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "widgets/canvas-private.h"

#ifdef __GLIBC__
#include <malloc.h>
#endif

/* Margin around the board and its rulers. */
#define PADDING 4.0

/* Minimum width of a hex for touch, and the maximum that leaves enough others in view, in pixels. */
#define COARSE_HEX 44.0
#define LARGE_COARSE_HEX 60.0

/* Gets the bounds of the board and its rulers, which are on the left and at the top. */
static void
board_rect (AciesCanvas     *self,
            graphene_rect_t *rect)
{
  double margin = acies_layout_margin (self->layout.hex_width) + PADDING;
  double width, height;

  acies_layout_size (&self->layout, &width, &height);
  graphene_rect_init (rect, (float) (self->layout.x - margin), (float) (self->layout.y - margin),
                      (float) (width + margin + PADDING), (float) (height + margin + PADDING));
}

/* Returns the part of the canvas that controls do not cover. */
static graphene_rect_t
free_rect (AciesCanvas *self)
{
  return GRAPHENE_RECT_INIT (self->insets.left, self->insets.top,
                             (float) MAX (self->width - self->insets.left - self->insets.right, 1),
                             (float) MAX (self->height - self->insets.top - self->insets.bottom, 1));
}

static graphene_point_t
middle_of (AciesCanvas *self)
{
  graphene_rect_t  room = free_rect (self);
  graphene_point_t middle;

  graphene_rect_get_center (&room, &middle);
  return middle;
}

/* Returns the hex width for touch at which a board that must scroll fills the free part of the canvas. */
static double
coarse_hex_width (const AciesBoard *board,
                  double            width,
                  double            height)
{
  double by_width = acies_layout_fit (board, width, G_MAXINT).hex_width;
  double by_height = acies_layout_fit (board, G_MAXINT, height).hex_width;

  return CLAMP (MAX (by_width, by_height), COARSE_HEX, LARGE_COARSE_HEX);
}

/* acies_layout_fit() leaves room for rulers on all sides, but there are none on the right and at the bottom. For touch,
 * the board can be larger than the free part. */
static AciesLayout
fitting_layout (AciesCanvas *self)
{
  const AciesState *state = acies_canvas_get_state (self);
  graphene_rect_t   room = free_rect (self);
  double            width = MAX (room.size.width - 2 * PADDING, 1.0);
  double            height = MAX (room.size.height - 2 * PADDING, 1.0);
  AciesLayout       layout = acies_layout_fit (state->board, width, height);
  double            margin = acies_layout_margin (layout.hex_width);

  layout = acies_layout_fit (state->board, width + margin, height + margin);
  layout.x += room.origin.x + PADDING;
  layout.y += room.origin.y + PADDING;
  layout.hex_width = MIN (layout.hex_width, ACIES_CANVAS_MOST_ZOOM);
  if (self->coarse && layout.hex_width < COARSE_HEX)
    layout.hex_width = coarse_hex_width (state->board, width + margin, height + margin);
  return layout;
}

/* Handles one axis: centres a board that fits, and leaves no gap at the ends of a larger one. */
static double
shift_into_view (double start,
                 double length,
                 double room)
{
  if (length <= room)
    return (room - length) / 2 - start;
  if (start > 0)
    return -start;
  if (start + length < room)
    return room - (start + length);
  return 0;
}

static void
keep_in_view (AciesCanvas *self)
{
  graphene_rect_t room = free_rect (self);
  graphene_rect_t rect;

  board_rect (self, &rect);
  self->layout.x += shift_into_view (rect.origin.x - room.origin.x, rect.size.width, room.size.width);
  self->layout.y += shift_into_view (rect.origin.y - room.origin.y, rect.size.height, room.size.height);
}

static guint trim_id;

static void
trim_cb (gpointer data)
{
#ifdef __GLIBC__
  malloc_trim (0);
#endif
  trim_id = 0;
}

/* After each frame GTK frees a picture as large as the window. What zooming keeps lies above it, so that it is not given back to
 * the system by itself. Nor is it by a limit of mallopt(), without making each frame twice as slow. */
static void
trim_when_quiet (void)
{
  g_clear_handle_id (&trim_id, g_source_remove);
  trim_id = g_timeout_add_once (1000, trim_cb, NULL);
}

static void
view_changed (AciesCanvas *self)
{
  if (trim_id != 0)
    trim_when_quiet ();
  keep_in_view (self);
  if (self->pointer_in)
    self->pointer = acies_layout_hex_at (&self->layout, self->pointer_x, self->pointer_y);
  acies_canvas_update_hovered (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  if (self->layer != NULL)
    gtk_widget_queue_draw (self->layer);
}

void
acies_canvas_get_free_area (AciesCanvas     *self,
                            graphene_rect_t *area)
{
  g_return_if_fail (ACIES_IS_CANVAS (self));

  *area = free_rect (self);
}

void
acies_canvas_fit (AciesCanvas *self)
{
  if (acies_canvas_get_state (self) == NULL || self->width == 0)
    return;
  self->fits = TRUE;
  self->layout = fitting_layout (self);
  view_changed (self);
}

static void
go_to_awaited (AciesCanvas *self)
{
  AciesCanvasPlace place = self->awaited;
  graphene_point_t middle;

  if (place.hex_width <= 0 || self->width == 0 || acies_canvas_get_state (self) == NULL)
    return;
  self->awaited.hex_width = 0;
  self->fits = FALSE;
  self->layout.hex_width = CLAMP (place.hex_width, ACIES_CANVAS_LEAST_ZOOM, ACIES_CANVAS_MOST_ZOOM);
  middle = middle_of (self);
  self->layout.x = middle.x - place.x * self->layout.hex_width;
  self->layout.y = middle.y - place.y * self->layout.hex_width;
  view_changed (self);
}

void
acies_canvas_set_place (AciesCanvas            *self,
                        const AciesCanvasPlace *place)
{
  g_return_if_fail (ACIES_IS_CANVAS (self));

  self->awaited = *place;
  if (place->hex_width > 0)
    go_to_awaited (self);
  else
    acies_canvas_fit (self);
}

AciesCanvasPlace
acies_canvas_get_place (AciesCanvas *self)
{
  graphene_point_t middle;
  double           width;

  g_return_val_if_fail (ACIES_IS_CANVAS (self), (AciesCanvasPlace) { 0 });

  if (self->awaited.hex_width > 0)
    return self->awaited;
  width = self->layout.hex_width;
  if (self->fits || width <= 0)
    return (AciesCanvasPlace) { 0 };
  middle = middle_of (self);
  return (AciesCanvasPlace) { width, (middle.x - self->layout.x) / width, (middle.y - self->layout.y) / width };
}

/* Call this function when the free part has changed. A fitted board is fitted again, any other keeps its centre. */
static void
room_changed (AciesCanvas     *self,
              graphene_point_t before)
{
  graphene_point_t middle = middle_of (self);

  if (self->width == 0 || acies_canvas_get_state (self) == NULL)
    return;
  if (self->fits || self->layout.hex_width <= 0)
    {
      acies_canvas_fit (self);
      go_to_awaited (self);
      return;
    }
  self->layout.x += middle.x - before.x;
  self->layout.y += middle.y - before.y;
  view_changed (self);
}

void
acies_canvas_set_coarse (AciesCanvas *self,
                         gboolean     coarse)
{
  g_return_if_fail (ACIES_IS_CANVAS (self));

  if (coarse == self->coarse)
    return;
  self->coarse = coarse;
  room_changed (self, middle_of (self));
}

void
acies_canvas_resized (AciesCanvas *self,
                      int          width,
                      int          height)
{
  graphene_point_t before = middle_of (self);

  if (width == self->width && height == self->height)
    return;
  self->width = width;
  self->height = height;
  room_changed (self, before);
}

void
acies_canvas_set_insets (AciesCanvas     *self,
                         const GtkBorder *insets)
{
  graphene_point_t before;

  g_return_if_fail (ACIES_IS_CANVAS (self));

  before = middle_of (self);
  if (insets->left == self->insets.left && insets->right == self->insets.right && insets->top == self->insets.top &&
      insets->bottom == self->insets.bottom)
    return;
  self->insets = *insets;
  room_changed (self, before);
}

/* Zooms so that the point of the board under (x, y) stays there. */
void
acies_canvas_zoom_about (AciesCanvas *self,
                         double       hex_width,
                         double       x,
                         double       y)
{
  AciesLayout fitting;
  double      factor;

  if (acies_canvas_get_state (self) == NULL || self->layout.hex_width <= 0)
    return;
  trim_when_quiet ();
  fitting = fitting_layout (self);
  if (hex_width <= fitting.hex_width * 1.001 && hex_width < self->layout.hex_width &&
      fitting.hex_width >= ACIES_CANVAS_LEAST_ZOOM)
    {
      acies_canvas_fit (self);
      return;
    }
  hex_width = CLAMP (hex_width, ACIES_CANVAS_LEAST_ZOOM, ACIES_CANVAS_MOST_ZOOM);
  factor = hex_width / self->layout.hex_width;
  self->fits = FALSE;
  self->layout.hex_width = hex_width;
  self->layout.x = x - (x - self->layout.x) * factor;
  self->layout.y = y - (y - self->layout.y) * factor;
  view_changed (self);
}

void
acies_canvas_pan_to (AciesCanvas *self,
                     double       x,
                     double       y)
{
  if (acies_canvas_get_state (self) == NULL || self->fits)
    return;
  self->layout.x = x;
  self->layout.y = y;
  view_changed (self);
}

void
acies_canvas_zoom_by (AciesCanvas *self,
                      double       factor)
{
  graphene_point_t middle;

  g_return_if_fail (ACIES_IS_CANVAS (self));

  middle = middle_of (self);
  acies_canvas_zoom_about (self, self->layout.hex_width * factor, middle.x, middle.y);
}

void
acies_canvas_zoom_to_fit (AciesCanvas *self)
{
  g_return_if_fail (ACIES_IS_CANVAS (self));

  acies_canvas_fit (self);
}

void
acies_canvas_get_hex_bounds (AciesCanvas     *self,
                             AciesHex         hex,
                             graphene_rect_t *bounds)
{
  double width = self->layout.hex_width;
  double height = width * acies_layout_hex_height (&self->layout);
  double x, y;

  g_return_if_fail (ACIES_IS_CANVAS (self));

  acies_layout_centre (&self->layout, hex, &x, &y);
  graphene_rect_init (bounds, (float) (x - width / 2), (float) (y - height / 2), (float) width, (float) height);
}

static gboolean
covers_hex (AciesCanvas           *self,
            const graphene_rect_t *area,
            AciesHex               hex)
{
  graphene_rect_t bounds;

  if (hex == ACIES_NO_HEX)
    return FALSE;
  acies_canvas_get_hex_bounds (self, hex, &bounds);
  return graphene_rect_intersection (&bounds, area, NULL);
}

gboolean
acies_canvas_is_clear (AciesCanvas           *self,
                       const graphene_rect_t *area)
{
  const AciesState *state = acies_canvas_get_state (self);

  if (state == NULL)
    return TRUE;
  for (guint i = 0; i < state->n_units; i++)
    if (covers_hex (self, area, state->units[i].hex))
      return FALSE;

  return !covers_hex (self, area, acies_canvas_get_hovered (self));
}

void
acies_canvas_scroll_to (AciesCanvas *self,
                        AciesHex     hex)
{
  graphene_rect_t room = free_rect (self);
  graphene_rect_t bounds;
  double          x = self->layout.x;
  double          y = self->layout.y;

  g_return_if_fail (ACIES_IS_CANVAS (self));

  if ((self->fits && !self->coarse) || hex == ACIES_NO_HEX)
    return;
  acies_canvas_get_hex_bounds (self, hex, &bounds);
  x += MAX (0, room.origin.x - bounds.origin.x) -
       MAX (0, bounds.origin.x + bounds.size.width - room.origin.x - room.size.width);
  y += MAX (0, room.origin.y - bounds.origin.y) -
       MAX (0, bounds.origin.y + bounds.size.height - room.origin.y - room.size.height);
  if (x != self->layout.x || y != self->layout.y)
    acies_canvas_pan_to (self, x, y);
}
