/* canvas-view.c - which part of the board the canvas shows, and how large
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "widgets/canvas-private.h"

/* Room kept around the board with its rulers. */
#define PADDING 6.0

static void
board_rect (AciesCanvas     *self,
            graphene_rect_t *rect)
{
  double margin = acies_layout_margin (self->layout.hex_width) + PADDING;
  double width, height;

  acies_layout_size (&self->layout, &width, &height);
  graphene_rect_init (rect, (float) (self->layout.x - margin), (float) (self->layout.y - margin),
                      (float) (width + 2 * margin), (float) (height + 2 * margin));
}

static AciesLayout
fitting_layout (AciesCanvas *self)
{
  const AciesState *state = acies_canvas_get_state (self);
  AciesLayout       layout = acies_layout_fit (state->board, MAX (self->width - 2 * PADDING, 1.0),
                                               MAX (self->height - 2 * PADDING, 1.0));

  layout.x += PADDING;
  layout.y += PADDING;
  if (layout.hex_width <= ACIES_CANVAS_MOST_ZOOM)
    return layout;
  layout.hex_width = ACIES_CANVAS_MOST_ZOOM;
  return layout;
}

/* One axis: a board that fits is centred, another leaves no gap at either end. */
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
  graphene_rect_t rect;

  board_rect (self, &rect);
  self->layout.x += shift_into_view (rect.origin.x, rect.size.width, self->width);
  self->layout.y += shift_into_view (rect.origin.y, rect.size.height, self->height);
}

static void
view_changed (AciesCanvas *self)
{
  keep_in_view (self);
  if (self->pointer_in)
    self->pointer = acies_layout_hex_at (&self->layout, self->pointer_x, self->pointer_y);
  acies_canvas_update_hovered (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
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

  if (place.hex_width <= 0 || self->width == 0 || acies_canvas_get_state (self) == NULL)
    return;
  self->awaited.hex_width = 0;
  self->fits = FALSE;
  self->layout.hex_width = CLAMP (place.hex_width, ACIES_CANVAS_LEAST_ZOOM, ACIES_CANVAS_MOST_ZOOM);
  self->layout.x = self->width / 2.0 - place.x * self->layout.hex_width;
  self->layout.y = self->height / 2.0 - place.y * self->layout.hex_width;
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
  double width;

  g_return_val_if_fail (ACIES_IS_CANVAS (self), (AciesCanvasPlace) { 0 });

  if (self->awaited.hex_width > 0)
    return self->awaited;
  width = self->layout.hex_width;
  if (self->fits || width <= 0)
    return (AciesCanvasPlace) { 0 };
  return (AciesCanvasPlace) { width, (self->width / 2.0 - self->layout.x) / width, (self->height / 2.0 - self->layout.y) / width };
}

void
acies_canvas_resized (AciesCanvas *self,
                      int          width,
                      int          height)
{
  double dx = (width - self->width) / 2.0;
  double dy = (height - self->height) / 2.0;

  if (width == self->width && height == self->height)
    return;
  self->width = width;
  self->height = height;
  if (acies_canvas_get_state (self) == NULL)
    return;
  if (self->fits || self->layout.hex_width <= 0)
    {
      acies_canvas_fit (self);
      go_to_awaited (self);
      return;
    }
  self->layout.x += dx;
  self->layout.y += dy;
  view_changed (self);
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
  g_return_if_fail (ACIES_IS_CANVAS (self));

  acies_canvas_zoom_about (self, self->layout.hex_width * factor, self->width / 2.0, self->height / 2.0);
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

void
acies_canvas_scroll_to (AciesCanvas *self,
                        AciesHex     hex)
{
  graphene_rect_t bounds;
  double          x = self->layout.x;
  double          y = self->layout.y;

  g_return_if_fail (ACIES_IS_CANVAS (self));

  if (self->fits || hex == ACIES_NO_HEX)
    return;
  acies_canvas_get_hex_bounds (self, hex, &bounds);
  x += MAX (0, -bounds.origin.x) - MAX (0, bounds.origin.x + bounds.size.width - self->width);
  y += MAX (0, -bounds.origin.y) - MAX (0, bounds.origin.y + bounds.size.height - self->height);
  if (x != self->layout.x || y != self->layout.y)
    acies_canvas_pan_to (self, x, y);
}
