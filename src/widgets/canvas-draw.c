/* canvas-draw.c - drawing the canvas: the ground once, the pieces whenever something changed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "widgets/canvas-private.h"

#include "widgets/surface.h"

#include <adwaita.h>

static gboolean
is_dark (void)
{
  return adw_style_manager_get_dark (adw_style_manager_get_default ());
}

static void
init_view (AciesCanvas     *self,
           AciesRenderView *view)
{
  const AciesState *state = acies_canvas_get_state (self);

  acies_render_view_init (view, state->board, self->width, self->height);
  view->hex_width = self->layout.hex_width;
  view->x = self->layout.x;
  view->y = self->layout.y;
  view->width = self->width;
  view->height = self->height;
  view->scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  view->dark = is_dark ();
  view->hover = self->by_keys ? ACIES_NO_HEX : self->pointer;
  view->selected = self->selected;
  view->cursor = self->by_keys && gtk_widget_has_focus (GTK_WIDGET (self)) ? self->cursor : ACIES_NO_HEX;
  view->highlights = (const AciesHighlight *) self->highlights->data;
  view->n_highlights = self->highlights->len;
  view->path = (const AciesHex *) self->path->data;
  view->n_path = self->path->len;
  view->attack_from = self->attack_from;
  view->attack_at = self->attack_at;
  view->symmetry = self->symmetry;
  view->ghosts = (const AciesGhost *) self->ghosts->data;
  view->n_ghosts = self->ghosts->len;
}

void
acies_canvas_forget_ground (AciesCanvas *self)
{
  g_clear_object (&self->ground.texture);
}

/* The part of the board that can be seen now. */
static void
visible_board (AciesCanvas     *self,
               graphene_rect_t *rect)
{
  graphene_rect_t viewport = GRAPHENE_RECT_INIT (0, 0, self->width, self->height);

  acies_canvas_board_rect (self, rect);
  if (!graphene_rect_intersection (rect, &viewport, rect))
    graphene_rect_init (rect, 0, 0, 0, 0);
}

/* Where the kept ground lies now that the board was panned; FALSE when it will not do. */
static gboolean
ground_rect_now (AciesCanvas     *self,
                 graphene_rect_t *rect)
{
  const AciesGround *ground = &self->ground;
  graphene_rect_t    seen, room;

  if (ground->texture == NULL || ground->dark != is_dark () ||
      ground->scale != gtk_widget_get_scale_factor (GTK_WIDGET (self)) ||
      ground->layout.hex_width != self->layout.hex_width)
    return FALSE;
  graphene_rect_offset_r (&ground->rect, (float) (self->layout.x - ground->layout.x),
                          (float) (self->layout.y - ground->layout.y), rect);
  visible_board (self, &seen);
  graphene_rect_inset_r (rect, -1.5, -1.5, &room);
  return graphene_rect_contains_rect (&room, &seen);
}

/* Somewhat more than can be seen, so that most steps of a pan draw nothing anew. */
static void
ground_rect_wanted (AciesCanvas     *self,
                    graphene_rect_t *rect)
{
  graphene_rect_t around = GRAPHENE_RECT_INIT (-self->width / 4.0, -self->height / 4.0,
                                               self->width * 1.5, self->height * 1.5);

  acies_canvas_board_rect (self, rect);
  if (!graphene_rect_intersection (rect, &around, rect))
    graphene_rect_init (rect, 0, 0, 1, 1);
  graphene_rect_round_extents (rect, rect);
}

static void
draw_ground (AciesCanvas *self)
{
  AciesGround     *ground = &self->ground;
  AciesRenderView  view;
  cairo_surface_t *surface;
  cairo_t         *cr;

  init_view (self, &view);
  ground_rect_wanted (self, &ground->rect);
  ground->layout = self->layout;
  ground->scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  ground->dark = view.dark;
  view.x -= ground->rect.origin.x;
  view.y -= ground->rect.origin.y;
  view.width = ground->rect.size.width;
  view.height = ground->rect.size.height;
  surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) view.width * ground->scale,
                                        (int) view.height * ground->scale);
  cairo_surface_set_device_scale (surface, ground->scale, ground->scale);
  cr = cairo_create (surface);
  acies_render_ground (cr, acies_canvas_get_state (self), &view, self->theme);
  cairo_destroy (cr);
  acies_canvas_forget_ground (self);
  ground->texture = acies_texture_from_surface (surface);
}

static void
append_ground (AciesCanvas *self,
               GtkSnapshot *snapshot)
{
  graphene_rect_t rect;

  if (!ground_rect_now (self, &rect))
    {
      draw_ground (self);
      rect = self->ground.rect;
    }
  gtk_snapshot_append_texture (snapshot, self->ground.texture, &rect);
}

static void
append_pieces (AciesCanvas           *self,
               GtkSnapshot           *snapshot,
               const graphene_rect_t *viewport)
{
  const AciesState *state = acies_canvas_get_state (self);
  AciesRenderView   view;
  cairo_t          *cr;

  init_view (self, &view);
  cr = gtk_snapshot_append_cairo (snapshot, viewport);
  acies_render_pieces (cr, state, &view, self->theme);
  acies_render_rulers (cr, state, &view, self->theme);
  cairo_destroy (cr);
}

void
acies_canvas_snapshot (GtkWidget   *widget,
                       GtkSnapshot *snapshot)
{
  AciesCanvas    *self = ACIES_CANVAS (widget);
  graphene_rect_t viewport = GRAPHENE_RECT_INIT (0, 0, self->width, self->height);
  AciesColour     paper;

  if (acies_canvas_get_state (self) == NULL || self->theme == NULL || self->width == 0 || self->height == 0)
    return;
  paper = acies_theme_style (self->theme, is_dark ())->paper;
  gtk_snapshot_push_clip (snapshot, &viewport);
  gtk_snapshot_append_color (snapshot,
                             &(GdkRGBA) { (float) paper.red, (float) paper.green, (float) paper.blue, 1 },
                             &viewport);
  append_ground (self, snapshot);
  append_pieces (self, snapshot, &viewport);
  gtk_snapshot_pop (snapshot);
}
