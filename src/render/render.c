/* render.c - the order of the layers
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "render/render.h"

#include "engine/core/units.h"
#include "engine/ruleset/property.h"
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
    .style = view->is_printed ? &theme->print : acies_theme_style (theme, view->dark),
    .layout = acies_render_view_layout (view, state->board),
  };

  paint.span = acies_layout_visible (&paint.layout, 0, 0, view->width, view->height);
  return paint;
}

static gboolean
is_unit_ghost (const AciesPaint *self,
               const AciesGhost *ghost)
{
  return ghost->kind == ACIES_GHOST_UNIT && ghost->id < self->state->ruleset->n_unit_types;
}

/* Whether a click would put another unit in the place of this one: two in one place show neither. */
static gboolean
gives_way (const AciesPaint *self,
           const AciesUnit  *unit)
{
  const AciesRuleset *ruleset = self->state->ruleset;

  for (guint i = 0; i < self->view->n_ghosts; i++)
    {
      const AciesGhost *ghost = &self->view->ghosts[i];

      if (ghost->hex == unit->hex && is_unit_ghost (self, ghost) &&
          (ghost->side != unit->side || acies_stack_layer (ruleset, ghost->id) == acies_stack_layer (ruleset, unit->type)))
        return TRUE;
    }
  return FALSE;
}

/* What @unit is drawn as: the number of its badge, which is 0 for the main unit of a hex. @is_shared: (out): whether badges
 * lie at the left side of the main unit */
static guint
badge_of (const AciesPaint *self,
          const AciesUnit  *unit,
          gboolean         *is_shared)
{
  const AciesState *state = self->state;
  guint             layer = acies_stack_layer (state->ruleset, unit->type);
  guint             lower = 0;

  *is_shared = FALSE;
  if (state->ruleset->n_layers == 1)
    return 0;
  for (guint i = 0; i < state->n_units + self->view->n_ghosts; i++)
    {
      const AciesGhost *ghost = i < state->n_units ? NULL : &self->view->ghosts[i - state->n_units];
      AciesId           type = ghost != NULL ? ghost->id : state->units[i].type;

      if ((ghost != NULL ? ghost->hex : state->units[i].hex) != unit->hex || (ghost != NULL ? !is_unit_ghost (self, ghost) : gives_way (self, &state->units[i])))
        continue;
      lower += acies_stack_layer (state->ruleset, type) < layer;
      *is_shared = *is_shared || (acies_stack_layer (state->ruleset, type) > layer && acies_stack_badge_of (state->ruleset, type, 1) == 1);
    }

  return acies_stack_badge_of (state->ruleset, unit->type, MIN (lower, ACIES_MAX_BADGES));
}

/* Returns the piece of @unit, without its place. */
static AciesPiece
piece_of (const AciesPaint *paint,
          const AciesUnit  *unit)
{
  AciesPiece piece = {
    .theme = paint->theme,
    .style = paint->style,
    .ruleset = paint->state->ruleset,
    .type = unit->type,
    .side = unit->side,
    .figures = unit->figures,
    .marks = unit->marks,
    .properties = unit->properties,
    .high_contrast = paint->view->high_contrast,
    .hex_width = paint->layout.hex_width,
    .scale = paint->view->is_plain ? MIN (paint->view->scale, 29 / paint->layout.hex_width) : paint->view->scale,
  };

  if (!acies_ruleset_is_back (piece.ruleset, unit->type))
    piece.full = acies_piece_full_strength (paint->state, unit);
  return piece;
}

static AciesBadge
place_of (const AciesLayout *layout,
          AciesHex           hex,
          guint              badge,
          double             scale)
{
  AciesBadge place = { .hex_width = layout->hex_width };

  if (badge > 0)
    return acies_badge_place (layout, hex, badge, scale);
  acies_layout_centre (layout, hex, &place.x, &place.y);
  return place;
}

/* Unless it is a badge and these are not drawn now, or the other way round. */
static void
draw_unit (const AciesPaint *paint,
           const AciesUnit  *unit,
           gboolean          badges,
           gboolean          is_ghost)
{
  AciesPiece piece = piece_of (paint, unit);
  guint      badge = badge_of (paint, unit, &piece.is_shared);
  AciesBadge place;

  if ((badge > 0) != badges)
    return;
  place = place_of (&paint->layout, unit->hex, badge, paint->view->scale);
  piece.is_ghost = is_ghost;
  piece.x = place.x;
  piece.y = place.y;
  piece.hex_width = place.hex_width;
  acies_piece_draw (&piece, paint->cr);
}

/* Badges lie above the units they belong to, so @badges come after all the others. */
static void
paint_units (const AciesPaint *self,
             gboolean          badges)
{
  const AciesState *state = self->state;

  for (guint i = 0; i < state->n_units; i++)
    {
      const AciesUnit *unit = &state->units[i];

      if (unit->place == ACIES_PLACE_BOARD && acies_paint_shows_piece (self, unit->hex) && !gives_way (self, unit) &&
          (self->view->absent == NULL || !self->view->absent[i]))
        draw_unit (self, unit, badges, FALSE);
    }
  for (guint i = 0; i < self->view->n_ghosts; i++)
    {
      const AciesGhost *ghost = &self->view->ghosts[i];
      AciesUnit         unit = { .type = ghost->id, .side = ghost->side, .hex = ghost->hex, .figures = ghost->figures };

      if (!is_unit_ghost (self, ghost) || !acies_paint_shows (self, ghost->hex))
        continue;
      acies_unit_set_fallbacks (state->ruleset, &unit);
      draw_unit (self, &unit, badges, TRUE);
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
acies_render_draft (cairo_t               *cr,
                    const AciesState      *state,
                    const AciesRenderView *view,
                    AciesTheme            *theme)
{
  AciesPaint paint = begin (cr, state, view, theme);

  cairo_set_antialias (cr, CAIRO_ANTIALIAS_FAST);
  acies_paint_draft (&paint);
  acies_paint_grid (&paint);
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
  paint_units (&paint, FALSE);
  if (state->ruleset->n_layers > 1)
    paint_units (&paint, TRUE);
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
acies_render_sprite (cairo_t               *cr,
                     const AciesState      *state,
                     const AciesRenderView *view,
                     AciesTheme            *theme,
                     const AciesSprite     *sprite,
                     double                 hex_width)
{
  AciesPaint paint = begin (cr, state, view, theme);
  AciesPiece piece = piece_of (&paint, &sprite->unit);

  piece.hex_width = hex_width;
  acies_piece_draw (&piece, cr);
}

void
acies_sprite_place (const AciesSprite *self,
                    const AciesLayout *layout,
                    double             scale,
                    double            *x,
                    double            *y,
                    double            *hex_width)
{
  AciesBadge from = place_of (layout, self->from, self->badge, scale);
  AciesBadge to = place_of (layout, self->to, self->badge_to, scale);

  *x = from.x + (to.x - from.x) * self->part;
  *y = from.y + (to.y - from.y) * self->part;
  *hex_width = from.hex_width + (to.hex_width - from.hex_width) * self->part;
}

/* A hex, or a square, in the middle of a small board, so that it has neighbours and thus a shore. */
void
acies_paint_tile (const AciesPaint *like,
                  AciesId           terrain,
                  double            x,
                  double            y,
                  double            hex_width)
{
  AciesHex           middle = acies_hex (1, 1);
  g_autofree guint8 *set = g_new0 (guint8, ACIES_MAX_HEXES);
  g_autofree guint8 *terrains = g_new0 (guint8, ACIES_MAX_HEXES);
  AciesRenderView    view = *like->view;
  AciesPaint         paint = {
            .cr = like->cr,
            .view = &view,
            .theme = like->theme,
            .style = like->style,
            .layout = { .shape = like->theme->layout, .columns = 4, .rows = 3, .hex_width = hex_width },
            .span = { 0, 2, 0, 3 },
  };
  double middle_x, middle_y;

  view.heading = 0;
  acies_layout_centre (&paint.layout, middle, &middle_x, &middle_y);
  paint.layout.x = x - middle_x;
  paint.layout.y = y - middle_y;
  set[middle] = 1;
  terrains[middle] = terrain;
  cairo_save (paint.cr);
  acies_outline_hex (paint.cr, &paint.layout, middle);
  cairo_clip (paint.cr);
  if (view.is_plain)
    acies_paint_plain (&paint, set, terrain);
  else
    {
      acies_paint_land (&paint, terrains, FALSE);
      acies_paint_area (&paint, set, terrain);
    }
  cairo_restore (paint.cr);
  acies_outline_hex (paint.cr, &paint.layout, middle);
  acies_colour_stroke (&paint.style->grid, paint.cr, 1, acies_paint_line (&paint, 0.013));
}

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
  AciesRenderView view = { .scale = scale, .dark = dark };
  AciesPaint      paint = { .cr = cr, .view = &view, .theme = theme, .style = acies_theme_style (theme, dark) };

  acies_paint_tile (&paint, terrain, x, y, hex_width);
}
