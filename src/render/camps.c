/* camps.c - whose camp a hex is, and where reserves come in
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/core/engine.h"
#include "render/paint.h"

#define GHOST_ALPHA 0.45

/* A pennant in the colour of the side, at the right of its camp. */
static void
draw_pennant (const AciesPaint *self,
              AciesHex          hex,
              AciesSide         side,
              double            alpha)
{
  const AciesColour *colour = &self->style->side[side];
  AciesColour        edge = acies_colour_mix (colour, &self->style->device, 0.8);
  double             x, y, foot, top;

  acies_layout_centre (&self->layout, hex, &x, &y);
  x += acies_paint_length (self, 0.3);
  foot = y + acies_paint_length (self, 0.28);
  top = y - acies_paint_length (self, 0.36);
  cairo_move_to (self->cr, x, foot);
  cairo_line_to (self->cr, x, top);
  acies_colour_set (&self->style->label, self->cr, alpha);
  cairo_set_line_width (self->cr, acies_paint_line (self, 0.035));
  cairo_stroke (self->cr);
  cairo_move_to (self->cr, x, top);
  cairo_line_to (self->cr, x - acies_paint_length (self, 0.25), top + acies_paint_length (self, 0.085));
  cairo_line_to (self->cr, x, top + acies_paint_length (self, 0.17));
  cairo_close_path (self->cr);
  acies_colour_set (colour, self->cr, alpha);
  cairo_fill_preserve (self->cr);
  acies_colour_set (&edge, self->cr, alpha);
  cairo_set_line_width (self->cr, acies_paint_line (self, 0.015));
  cairo_stroke (self->cr);
}

/* A double arrow head that points away from the side's own edge. */
static void
draw_entry (const AciesPaint *self,
            AciesHex          hex,
            AciesSide         side,
            double            alpha)
{
  double forward = self->state->ruleset->sides[side].home == ACIES_HOME_TOP ? 1 : -1;
  double x, y;

  acies_layout_centre (&self->layout, hex, &x, &y);
  for (int i = 0; i < 2; i++)
    {
      double tip = y + forward * acies_paint_length (self, 0.05 + 0.2 * i);

      cairo_move_to (self->cr, x - acies_paint_length (self, 0.2), tip - forward * acies_paint_length (self, 0.2));
      cairo_line_to (self->cr, x, tip);
      cairo_line_to (self->cr, x + acies_paint_length (self, 0.2), tip - forward * acies_paint_length (self, 0.2));
    }
  acies_colour_set (&self->style->side[side], self->cr, 0.75 * alpha);
  cairo_set_line_width (self->cr, acies_paint_line (self, 0.07));
  cairo_stroke (self->cr);
}

void
acies_paint_camps (const AciesPaint *self)
{
  const AciesState *state = self->state;

  cairo_save (self->cr);
  cairo_set_line_cap (self->cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (self->cr, CAIRO_LINE_JOIN_ROUND);
  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    {
      const AciesSideNumbers *numbers = &state->sides[side];

      if (numbers->camp != ACIES_NO_HEX && acies_paint_shows_piece (self, numbers->camp))
        draw_pennant (self, numbers->camp, side, 1);
      for (guint i = 0; i < numbers->n_entries && !acies_ruleset_lacks (self->state->ruleset, ACIES_LACKS_ENTRIES); i++)
        if (acies_paint_shows_piece (self, numbers->entries[i]))
          draw_entry (self, numbers->entries[i], side, 1);
    }
  for (guint i = 0; i < self->view->n_ghosts; i++)
    {
      const AciesGhost *ghost = &self->view->ghosts[i];

      if (ghost->side >= state->ruleset->n_sides || !acies_paint_shows (self, ghost->hex))
        continue;
      if (ghost->kind == ACIES_GHOST_CAMP)
        draw_pennant (self, ghost->hex, ghost->side, GHOST_ALPHA);
      else if (ghost->kind == ACIES_GHOST_ENTRY)
        draw_entry (self, ghost->hex, ghost->side, GHOST_ALPHA);
    }
  cairo_restore (self->cr);
}
