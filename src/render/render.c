/* render.c - the order of the layers
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "render/render.h"

#include "engine/face-down.h"
#include "render/paint.h"
#include "render/units.h"

void
acies_render_view_init (AciesRenderView  *self,
                        const AciesBoard *board,
                        double            width,
                        double            height)
{
  AciesLayout layout = acies_layout_fit (board, width, height);

  *self = (AciesRenderView) {
    .hex_width = layout.hex_width,
    .x = layout.x,
    .y = layout.y,
    .scale = 1,
    .show_rulers = TRUE,
    .hover = ACIES_NO_HEX,
    .selected = ACIES_NO_HEX,
    .cursor = ACIES_NO_HEX,
    .attack_from = ACIES_NO_HEX,
    .attack_at = ACIES_NO_HEX,
  };
}

AciesLayout
acies_render_view_layout (const AciesRenderView *self,
                          const AciesBoard      *board)
{
  return acies_layout (board, self->hex_width, self->x, self->y);
}

static AciesPaint
begin (cairo_t               *cr,
       const AciesState      *state,
       const AciesRenderView *view,
       AciesTheme            *theme)
{
  AciesPaint paint = {
    .cr = cr,
    .state = state,
    .view = view,
    .theme = theme,
    .style = acies_theme_style (theme, view->dark),
    .layout = acies_render_view_layout (view, state->board),
  };

  paint.span = acies_layout_visible (&paint.layout, 0, 0, view->width, view->height);
  return paint;
}

static void
draw_unit (const AciesPaint *paint,
           AciesId           type,
           AciesSide         side,
           AciesHex          hex,
           guint             figures,
           guint             marks,
           gboolean          is_ghost)
{
  AciesPiece piece = {
    .theme = paint->theme,
    .style = paint->style,
    .ruleset = paint->state->ruleset,
    .type = type,
    .side = side,
    .figures = figures,
    .marks = marks,
    .is_ghost = is_ghost,
    .hex_width = paint->layout.hex_width,
    .scale = paint->view->scale,
  };

  acies_layout_centre (&paint->layout, hex, &piece.x, &piece.y);
  acies_piece_draw (&piece, paint->cr);
}

static gboolean
is_unit_ghost (const AciesPaint *self,
               const AciesGhost *ghost)
{
  return ghost->kind == ACIES_GHOST_UNIT && ghost->id < self->state->ruleset->n_unit_types;
}

/* Whether a click would put another unit in the place of the one there: two on one hex show neither. */
static gboolean
gives_way (const AciesPaint *self,
           AciesHex          hex)
{
  for (guint i = 0; i < self->view->n_ghosts; i++)
    if (self->view->ghosts[i].hex == hex && is_unit_ghost (self, &self->view->ghosts[i]))
      return TRUE;
  return FALSE;
}

static void
paint_units (const AciesPaint *self)
{
  const AciesState *state = self->state;

  for (guint i = 0; i < state->n_units; i++)
    {
      const AciesUnit *unit = &state->units[i];

      if (unit->place == ACIES_PLACE_BOARD && acies_paint_shows_piece (self, unit->hex) && !gives_way (self, unit->hex))
        draw_unit (self, unit->type, unit->side, unit->hex, unit->figures, unit->marks, FALSE);
    }
  for (guint i = 0; i < self->view->n_ghosts; i++)
    {
      const AciesGhost *ghost = &self->view->ghosts[i];

      if (is_unit_ghost (self, ghost) && acies_paint_shows (self, ghost->hex))
        draw_unit (self, ghost->id, ghost->side, ghost->hex, ghost->figures, 0, TRUE);
    }
}

void
acies_render_ground (cairo_t               *cr,
                     const AciesState      *state,
                     const AciesRenderView *view,
                     AciesTheme            *theme)
{
  AciesPaint paint = begin (cr, state, view, theme);

  acies_paint_ground (&paint);
  acies_paint_grid (&paint);
  acies_paint_names (&paint);
}

void
acies_render_pieces (cairo_t               *cr,
                     const AciesState      *state,
                     const AciesRenderView *view,
                     AciesTheme            *theme)
{
  AciesPaint paint = begin (cr, state, view, theme);

  acies_paint_highlights (&paint);
  acies_paint_camps (&paint);
  acies_paint_frames (&paint);
  paint_units (&paint);
  acies_paint_labels (&paint);
  acies_paint_overlay (&paint);
}

void
acies_render_rulers (cairo_t               *cr,
                     const AciesState      *state,
                     const AciesRenderView *view,
                     AciesTheme            *theme)
{
  AciesPaint paint = begin (cr, state, view, theme);

  acies_paint_rulers (&paint);
}

void
acies_render_board (cairo_t               *cr,
                    const AciesState      *state,
                    const AciesRenderView *view,
                    AciesTheme            *theme)
{
  acies_render_ground (cr, state, view, theme);
  acies_render_pieces (cr, state, view, theme);
  acies_render_rulers (cr, state, view, theme);
}

void
acies_render_piece (cairo_t            *cr,
                    const AciesRuleset *ruleset,
                    AciesTheme         *theme,
                    AciesId             type,
                    AciesSide           side,
                    guint               figures,
                    guint               marks,
                    double              x,
                    double              y,
                    double              hex_width,
                    double              scale,
                    gboolean            dark)
{
  AciesPiece piece = {
    .theme = theme,
    .style = acies_theme_style (theme, dark),
    .ruleset = ruleset,
    .type = type,
    .side = side,
    .figures = figures,
    .marks = marks,
    .x = x,
    .y = y,
    .hex_width = hex_width,
    .scale = scale,
  };

  g_return_if_fail ((type < ruleset->n_unit_types || acies_ruleset_is_back (ruleset, type)) && side < ruleset->n_sides);

  acies_piece_draw (&piece, cr);
}

/* A hex, or a square, in the middle of a small board, so that it has neighbours and thus a shore. */
void
acies_render_tile (cairo_t    *cr,
                   AciesTheme *theme,
                   AciesId     terrain,
                   double      x,
                   double      y,
                   double      hex_width,
                   double      scale,
                   gboolean    dark)
{
  AciesRenderView    view = { .scale = scale, .dark = dark };
  AciesHex           middle = acies_hex (1, 1);
  g_autofree guint8 *set = g_new0 (guint8, ACIES_MAX_HEXES);
  AciesPaint         paint = {
            .cr = cr,
            .view = &view,
            .theme = theme,
            .style = acies_theme_style (theme, dark),
            .layout = { .shape = theme->layout, .columns = 4, .rows = 3, .hex_width = hex_width },
            .span = { 0, 2, 0, 3 },
  };
  double middle_x, middle_y;

  acies_layout_centre (&paint.layout, middle, &middle_x, &middle_y);
  paint.layout.x = x - middle_x;
  paint.layout.y = y - middle_y;
  set[middle] = 1;
  cairo_save (cr);
  acies_outline_hex (cr, &paint.layout, middle);
  acies_colour_set (&paint.style->ground[0], cr, 1);
  cairo_fill_preserve (cr);
  cairo_clip (cr);
  acies_paint_area (&paint, set, terrain);
  cairo_restore (cr);
  acies_outline_hex (cr, &paint.layout, middle);
  acies_colour_set (&paint.style->grid, cr, 1);
  cairo_set_line_width (cr, acies_paint_line (&paint, 0.013));
  cairo_stroke (cr);
}
