/* canvas-draw.c - draws the canvas, reusing unchanged cells
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "widgets/canvas-private.h"

#include <adwaita.h>

#include <string.h>

/* How far lines, marks and badges extend beyond their hex: a share of its width plus pixels. */
#define REACH 0.3
#define REACH_PIXELS 6.0

/* Labels are wider than their hex, and move for a unit. */
#define LABEL_REACH 3.0

typedef struct
{
  GskRenderNode   *node; /* (nullable): NULL if the cell must be drawn */
  cairo_surface_t *tile; /* (nullable): the ground with which the cell was drawn */
} Cell;

static void
clear_cell (gpointer data)
{
  Cell *cell = data;

  g_clear_pointer (&cell->node, gsk_render_node_unref);
  g_clear_pointer (&cell->tile, cairo_surface_destroy);
}

void
acies_cells_init (AciesCells *self)
{
  *self = (AciesCells) {
    .cells = g_array_new (FALSE, TRUE, sizeof (Cell)),
    .highlights = g_array_new (FALSE, FALSE, sizeof (AciesHighlight)),
    .ghosts = g_array_new (FALSE, FALSE, sizeof (AciesGhost)),
    .path = g_array_new (FALSE, FALSE, sizeof (AciesHex)),
    .trails = g_array_new (FALSE, FALSE, sizeof (AciesTrail)),
  };
  g_array_set_clear_func (self->cells, clear_cell);
}

void
acies_cells_clear (AciesCells *self)
{
  g_clear_pointer (&self->cells, g_array_unref);
  g_clear_pointer (&self->rulers, gsk_render_node_unref);
  g_clear_pointer (&self->highlights, g_array_unref);
  g_clear_pointer (&self->ghosts, g_array_unref);
  g_clear_pointer (&self->path, g_array_unref);
  g_clear_pointer (&self->trails, g_array_unref);
  for (guint side = 0; side < ACIES_MAX_SIDES; side++)
    g_clear_pointer (&self->threats[side], g_free);
}

static void
forget_cells (AciesCells *self)
{
  g_array_set_size (self->cells, 0);
}

void
acies_cells_forget (AciesCells *self)
{
  forget_cells (self);
  g_clear_pointer (&self->rulers, gsk_render_node_unref);
}

/* --- cells ---------------------------------------------------------------------------------- */

static guint
count_columns (const AciesGroundGrid *grid)
{
  return (guint) MAX (0, grid->last_column - grid->first_column + 1);
}

static guint
count_rows (const AciesGroundGrid *grid)
{
  return (guint) MAX (0, grid->last_row - grid->first_row + 1);
}

/* The cells at the edge include what extends beyond the ground. */
static void
cell_bounds (const AciesGroundGrid *grid,
             const AciesRenderView *view,
             guint                  column,
             guint                  row,
             graphene_rect_t       *bounds)
{
  double left = grid->x + (grid->first_column + (int) column) * grid->side;
  double top = grid->y + (grid->first_row + (int) row) * grid->side;
  double right = column + 1 < count_columns (grid) ? left + grid->side : view->width;
  double bottom = row + 1 < count_rows (grid) ? top + grid->side : view->height;

  left = column > 0 ? left : 0;
  top = row > 0 ? top : 0;
  graphene_rect_init (bounds, (float) left, (float) top, (float) (right - left), (float) (bottom - top));
}

/* Redraws everything within @reach hex widths of the hex. */
static void
invalidate (AciesCells *self,
            AciesHex    hex,
            double      reach)
{
  double          x, y, half = (0.5 + reach) * self->layout.hex_width + REACH_PIXELS;
  graphene_rect_t invalid;

  if (self->cells->len == 0 || hex == ACIES_NO_HEX || !acies_layout_contains (&self->layout, hex))
    return;
  acies_layout_centre (&self->layout, hex, &x, &y);
  graphene_rect_init (&invalid, (float) (x - half), (float) (y - half), (float) (2 * half), (float) (2 * half));
  for (guint i = 0; i < self->cells->len; i++)
    {
      graphene_rect_t bounds;

      cell_bounds (&self->grid, &self->shown, i % count_columns (&self->grid), i / count_columns (&self->grid), &bounds);
      if (graphene_rect_intersection (&bounds, &invalid, NULL))
        clear_cell (&g_array_index (self->cells, Cell, i));
    }
}

void
acies_cells_invalidate_hex (AciesCells *self,
                            AciesHex    hex)
{
  invalidate (self, hex, LABEL_REACH);
}

/* --- changes since the last frame ----------------------------------------------------------- */

static gboolean
is_same_place (const AciesCells      *self,
               const AciesRenderView *view,
               const AciesLayout     *layout,
               AciesTheme            *theme)
{
  return self->layout.columns == layout->columns && self->layout.rows == layout->rows &&
         self->layout.hex_width == layout->hex_width && self->layout.x == layout->x && self->layout.y == layout->y &&
         self->shown.width == view->width && self->shown.height == view->height && self->shown.scale == view->scale &&
         self->shown.dark == view->dark && self->shown.high_contrast == view->high_contrast && self->theme == theme;
}

static gboolean
is_same (const GArray *before,
         gconstpointer after,
         guint         n)
{
  return before->len == n && (n == 0 || memcmp (before->data, after, n * g_array_get_element_size ((GArray *) before)) == 0);
}

/* Compares lines across many hexes. */
static gboolean
has_same_lines (const AciesCells      *self,
                const AciesRenderView *view)
{
  return self->shown.symmetry == view->symmetry && self->shown.attack_from == view->attack_from &&
         self->shown.attack_at == view->attack_at && is_same (self->path, view->path, view->n_path) &&
         is_same (self->trails, view->trails, view->n_trails);
}

static void
follow_hex (AciesCells *self,
            AciesHex    before,
            AciesHex    after)
{
  if (before == after)
    return;
  invalidate (self, before, REACH);
  invalidate (self, after, REACH);
}

static void
follow_highlights (AciesCells           *self,
                   const AciesHighlight *highlights,
                   guint                 n)
{
  for (guint i = 0; i < MAX (n, self->highlights->len); i++)
    {
      const AciesHighlight *before = i < self->highlights->len ? &g_array_index (self->highlights, AciesHighlight, i) : NULL;
      const AciesHighlight *after = i < n ? &highlights[i] : NULL;

      if (before != NULL && after != NULL && before->hex == after->hex && before->kind == after->kind && before->badge == after->badge &&
          before->facing == after->facing)
        continue;
      invalidate (self, before != NULL ? before->hex : ACIES_NO_HEX, REACH);
      invalidate (self, after != NULL ? after->hex : ACIES_NO_HEX, REACH);
    }
  g_array_set_size (self->highlights, 0);
  if (n > 0)
    g_array_append_vals (self->highlights, highlights, n);
}

static gboolean
is_same_ghost (const AciesGhost *a,
               const AciesGhost *b)
{
  return a->hex == b->hex && a->kind == b->kind && a->id == b->id && a->side == b->side && a->figures == b->figures && a->badge == b->badge;
}

static void
follow_ghosts (AciesCells       *self,
               const AciesGhost *ghosts,
               guint             n)
{
  for (guint i = 0; i < MAX (n, self->ghosts->len); i++)
    {
      const AciesGhost *before = i < self->ghosts->len ? &g_array_index (self->ghosts, AciesGhost, i) : NULL;
      const AciesGhost *after = i < n ? &ghosts[i] : NULL;

      if (before != NULL && after != NULL && is_same_ghost (before, after))
        continue;
      invalidate (self, before != NULL ? before->hex : ACIES_NO_HEX, REACH);
      invalidate (self, after != NULL ? after->hex : ACIES_NO_HEX, REACH);
    }
  g_array_set_size (self->ghosts, 0);
  if (n > 0)
    g_array_append_vals (self->ghosts, ghosts, n);
}

static void
follow_threat (AciesCells   *self,
               AciesSide     side,
               const guint8 *threat)
{
  const guint8 *before = self->threats[side];

  if (threat == NULL && before == NULL)
    return;
  for (AciesHex hex = 0; hex < ACIES_MAX_HEXES; hex++)
    if ((threat != NULL ? threat[hex] : 0) != (before != NULL ? before[hex] : 0))
      invalidate (self, hex, REACH);
  g_clear_pointer (&self->threats[side], g_free);
  if (threat != NULL)
    self->threats[side] = g_memdup2 (threat, ACIES_MAX_HEXES);
}

/* Stores the new view, and redraws the cells that change. */
static void
follow (AciesCells            *self,
        const AciesRenderView *view,
        const AciesLayout     *layout,
        AciesTheme            *theme)
{
  if (!is_same_place (self, view, layout, theme))
    acies_cells_forget (self);
  else if (!has_same_lines (self, view))
    forget_cells (self);
  follow_hex (self, self->shown.hover, view->hover);
  follow_hex (self, self->shown.selected, view->selected);
  follow_hex (self, self->shown.cursor, view->cursor);
  follow_highlights (self, view->highlights, view->n_highlights);
  follow_ghosts (self, view->ghosts, view->n_ghosts);
  g_array_set_size (self->path, 0);
  if (view->n_path > 0)
    g_array_append_vals (self->path, view->path, view->n_path);
  g_array_set_size (self->trails, 0);
  if (view->n_trails > 0)
    g_array_append_vals (self->trails, view->trails, view->n_trails);
  for (AciesSide side = 0; side < ACIES_MAX_SIDES; side++)
    follow_threat (self, side, view->threats[side]);
  self->shown = *view;
  self->shown.highlights = (const AciesHighlight *) self->highlights->data;
  self->shown.ghosts = (const AciesGhost *) self->ghosts->data;
  self->shown.path = (const AciesHex *) self->path->data;
  self->shown.trails = (const AciesTrail *) self->trails->data;
  for (AciesSide side = 0; side < ACIES_MAX_SIDES; side++)
    self->shown.threats[side] = self->threats[side];
  self->layout = *layout;
  self->theme = theme;
}

/* --- drawing -------------------------------------------------------------------------------- */

static GskRenderNode *
draw_cell (const AciesCells *self,
           guint             column,
           guint             row,
           gboolean          is_bare,
           AciesGround      *ground,
           const AciesState *state)
{
  AciesRenderView view = self->shown;
  double          room = REACH * view.hex_width + REACH_PIXELS;
  graphene_rect_t bounds;
  GskRenderNode  *node;
  cairo_t        *cr;

  cell_bounds (&self->grid, &view, column, row, &bounds);
  node = gsk_cairo_node_new (&bounds);
  cr = gsk_cairo_node_get_draw_context (node);
  /* Leaves out anything that cannot extend into the cell. */
  view.x -= bounds.origin.x - room;
  view.y -= bounds.origin.y - room;
  view.width = bounds.size.width + 2 * room;
  view.height = bounds.size.height + 2 * room;
  cairo_save (cr);
  cairo_translate (cr, bounds.origin.x - room, bounds.origin.y - room);
  if (is_bare)
    acies_render_draft (cr, state, &view, self->theme);
  cairo_restore (cr);
  acies_ground_paint (ground, cr, &self->shown, &self->grid);
  cairo_translate (cr, bounds.origin.x - room, bounds.origin.y - room);
  acies_render_pieces (cr, state, &view, self->theme);
  cairo_destroy (cr);
  return node;
}

static GskRenderNode *
draw_rulers (const AciesCells *self,
             const AciesState *state)
{
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, (float) self->shown.width, (float) self->shown.height);
  GskRenderNode  *node = gsk_cairo_node_new (&bounds);
  cairo_t        *cr = gsk_cairo_node_get_draw_context (node);

  acies_render_rulers (cr, state, &self->shown, self->theme);
  cairo_destroy (cr);
  return node;
}

static void
append_cell (AciesCells       *self,
             guint             i,
             GtkSnapshot      *snapshot,
             AciesGround      *ground,
             const AciesState *state)
{
  Cell            *cell = &g_array_index (self->cells, Cell, i);
  guint            column = i % count_columns (&self->grid), row = i / count_columns (&self->grid);
  cairo_surface_t *tile = acies_ground_get_tile (ground, self->grid.first_column + (int) column,
                                                 self->grid.first_row + (int) row);
  gboolean         is_bare;

  if (cell->node == NULL || cell->tile != tile)
    {
      clear_cell (cell);
      is_bare = tile == NULL && !acies_ground_is_covered (ground, &self->shown, &self->grid, self->grid.first_column + (int) column,
                                                          self->grid.first_row + (int) row);
      cell->node = draw_cell (self, column, row, is_bare, ground, state);
      cell->tile = tile != NULL ? cairo_surface_reference (tile) : NULL;
      self->n_drawn++;
    }
  gtk_snapshot_append_node (snapshot, cell->node);
}

/* Draws board, pieces and rulers, reusing unchanged cells. @view is relative to the top left corner of @snapshot. Returns
 * whether the frame is completely drawn; if not, the next frame follows at once. */
static gboolean
append_cells (AciesCells            *self,
              GtkSnapshot           *snapshot,
              AciesGround           *ground,
              const AciesState      *state,
              const AciesRenderView *view,
              AciesTheme            *theme)
{
  AciesLayout     layout = acies_render_view_layout (view, state->board);
  AciesGroundGrid grid;
  gboolean        is_whole;

  follow (self, view, &layout, theme);
  is_whole = acies_ground_prepare (ground, state, view, theme, &grid);
  self->grid = grid;
  g_array_set_size (self->cells, count_columns (&grid) * count_rows (&grid));
  for (guint i = 0; i < self->cells->len; i++)
    append_cell (self, i, snapshot, ground, state);
  if (self->rulers == NULL)
    self->rulers = draw_rulers (self, state);
  gtk_snapshot_append_node (snapshot, self->rulers);
  return is_whole;
}

/* --- the frame ------------------------------------------------------------------------------ */

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
  view->trails = (const AciesTrail *) self->trails->data;
  view->n_trails = self->trails->len;
  view->attack_from = self->attack_from;
  view->attack_at = self->attack_at;
  view->symmetry = self->symmetry;
  view->ghosts = (const AciesGhost *) self->ghosts->data;
  view->n_ghosts = self->ghosts->len;
  view->absent = self->absent;
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
  if (!append_cells (&self->cells, snapshot, &self->ground, acies_canvas_get_state (self), &view, self->theme))
    gtk_widget_add_tick_callback (widget, draw_again_cb, NULL, NULL);
  if (self->layer != NULL)
    gtk_widget_snapshot_child (widget, self->layer, snapshot);
  gtk_snapshot_pop (snapshot);
}
