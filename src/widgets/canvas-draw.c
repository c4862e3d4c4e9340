/* canvas-draw.c - drawing the canvas: what is shown now, on what was drawn before
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "widgets/canvas-private.h"

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
  view->high_contrast = adw_style_manager_get_high_contrast (adw_style_manager_get_default ());
  view->hover = self->by_keys ? ACIES_NO_HEX : self->pointer;
  view->selected = self->selected;
  view->cursor = self->by_keys && gtk_widget_has_focus (GTK_WIDGET (self)) ? self->cursor : ACIES_NO_HEX;
  g_array_set_size (self->marks, 0);
  g_array_append_vals (self->marks, self->advice->data, self->advice->len);
  g_array_append_vals (self->marks, self->highlights->data, self->highlights->len);
  view->highlights = (const AciesHighlight *) self->marks->data;
  view->n_highlights = self->marks->len;
  view->path = (const AciesHex *) self->path->data;
  view->n_path = self->path->len;
  view->attack_from = self->attack_from;
  view->attack_at = self->attack_at;
  view->symmetry = self->symmetry;
  view->ghosts = (const AciesGhost *) self->ghosts->data;
  view->n_ghosts = self->ghosts->len;
  for (guint side = 0; side < ACIES_MAX_SIDES; side++)
    view->threats[side] = self->threats[side];
}

static gboolean
draw_again_cb (GtkWidget     *widget,
               GdkFrameClock *clock,
               gpointer       data)
{
  gtk_widget_queue_draw (widget);
  return G_SOURCE_REMOVE;
}

void
acies_canvas_snapshot (GtkWidget   *widget,
                       GtkSnapshot *snapshot)
{
  AciesCanvas    *self = ACIES_CANVAS (widget);
  graphene_rect_t viewport = GRAPHENE_RECT_INIT (0, 0, self->width, self->height);
  AciesRenderView view;
  AciesColour     paper;

  if (acies_canvas_get_state (self) == NULL || self->theme == NULL || self->width == 0 || self->height == 0)
    return;
  paper = acies_theme_style (self->theme, is_dark ())->paper;
  gtk_snapshot_push_clip (snapshot, &viewport);
  gtk_snapshot_append_color (snapshot,
                             &(GdkRGBA) { (float) paper.red, (float) paper.green, (float) paper.blue, 1 },
                             &viewport);
  init_view (self, &view);
  if (!acies_cells_append (&self->cells, snapshot, &self->ground, acies_canvas_get_state (self), &view, self->theme))
    gtk_widget_add_tick_callback (widget, draw_again_cb, NULL, NULL);
  gtk_snapshot_pop (snapshot);
}
