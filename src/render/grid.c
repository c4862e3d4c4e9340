/* grid.c - what lies between ground and units: sides of hexes, their names, camps
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/core/engine.h"
#include "render/land.h"
#include "render/paint.h"

#include <string.h>

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
  acies_colour_stroke (&self->style->label, self->cr, alpha, acies_paint_line (self, 0.035));
  cairo_move_to (self->cr, x, top);
  cairo_line_to (self->cr, x - acies_paint_length (self, 0.25), top + acies_paint_length (self, 0.085));
  cairo_line_to (self->cr, x, top + acies_paint_length (self, 0.17));
  cairo_close_path (self->cr);
  acies_colour_fill_preserve (colour, self->cr, alpha);
  acies_colour_stroke (&edge, self->cr, alpha, acies_paint_line (self, 0.015));
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
  acies_colour_stroke (&self->style->side[side], self->cr, 0.75 * alpha, acies_paint_line (self, 0.07));
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

/* --- sides of hexes, and their names ------------------------------------------------------ */

/* On smaller hexes, in device pixels, the ends of their sides are not told from the sides. */
#define LEAST_ENDS_WIDTH 30

/* Names in the hexes need at least this much room, and letters at least this size, in device pixels. */
#define NAME_WIDTH 64
#define NAME_SIZE 8.5

gboolean
acies_paint_shows (const AciesPaint *self,
                   AciesHex          hex)
{
  int row = acies_hex_row (hex);
  int column = acies_hex_column (hex);

  return row >= self->span.first_row && row <= self->span.last_row && column >= self->span.first_column && column <= self->span.last_column;
}

AciesHex
acies_paint_next (const AciesPaint *self,
                  AciesHex          hex,
                  int               around)
{
  int first = MAX (self->span.first_column - around, 0);
  int row = hex == ACIES_NO_HEX ? MAX (self->span.first_row - around, 0) : (int) acies_hex_row (hex);
  int column = hex == ACIES_NO_HEX ? first : (int) acies_hex_column (hex) + 1;

  for (; row <= MIN (self->span.last_row + around, (int) self->layout.rows - 1); row++, column = first)
    if (column <= MIN (self->span.last_column + around, (int) acies_layout_columns_in_row (&self->layout, (guint) row) - 1))
      return acies_hex (column, row);
  return ACIES_NO_HEX;
}

void
acies_paint_text (cairo_t    *cr,
                  const char *text,
                  double      x,
                  double      y,
                  double      size,
                  gboolean    is_bold)
{
  PangoLayout   *layout = acies_fonts_new_layout (cr, is_bold ? "Sans Bold" : "Sans", text, size, 0);
  PangoRectangle ink;

  pango_layout_get_extents (layout, &ink, NULL);
  cairo_move_to (cr, x - (ink.x + ink.width / 2.0) / PANGO_SCALE,
                 y - pango_layout_get_baseline (layout) / (double) PANGO_SCALE + size * 0.36);
  pango_cairo_show_layout (cr, layout);
  g_object_unref (layout);
}

/* Which sides of hexes to draw. */
typedef enum
{
  ALL_SIDES,
  SIDES_AT_EDGE, /* of the board */
  ENDS_OF_SIDES, /* a piece at both ends of each */
} Sides;

/* How long these pieces are, in lengths of a side. */
#define END 0.16

/* Adds sides to the path. Each is added once: by the hex to its left, and at the board's edge. */
static void
add_sides (const AciesPaint *self,
           Sides             sides)
{
  guint n_corners = acies_layout_n_corners (&self->layout);

  for (AciesHex hex = acies_paint_next (self, ACIES_NO_HEX, 0); hex != ACIES_NO_HEX; hex = acies_paint_next (self, hex, 0))
    for (guint side = 0; side < n_corners; side++)
      {
        gboolean is_at_edge = acies_layout_beyond (&self->layout, hex, side) == ACIES_NO_HEX;
        double   x, y, to_x, to_y;

        if (!is_at_edge && (side >= n_corners / 2 || sides == SIDES_AT_EDGE))
          continue;
        acies_layout_corner (&self->layout, hex, side, &x, &y);
        acies_layout_corner (&self->layout, hex, (side + 1) % n_corners, &to_x, &to_y);
        cairo_move_to (self->cr, x, y);
        if (sides == ENDS_OF_SIDES)
          {
            cairo_line_to (self->cr, x + (to_x - x) * END, y + (to_y - y) * END);
            cairo_move_to (self->cr, to_x + (x - to_x) * END, to_y + (y - to_y) * END);
          }
        cairo_line_to (self->cr, to_x, to_y);
      }
}

/* A thin line over the ground, and a little more ink at the corners and around the board. */
static void
stroke_sides (const AciesPaint *self)
{
  const AciesColour *colour = &self->style->grid;
  double             pixel = 1 / self->view->scale, width = self->layout.hex_width;
  double             alpha = self->view->dark ? 0.24 : 0.23, more = self->view->dark ? 0.36 : 0.42;

  if (self->view->high_contrast)
    {
      /* What lies beside the line is paler than any ground, or darker by night. */
      add_sides (self, ALL_SIDES);
      acies_colour_stroke_preserve (&self->style->paper, self->cr, 0.8, MAX (0.042 * width, 3 * pixel));
      acies_colour_stroke (&self->style->grid, self->cr, 1, MAX (0.016 * width, 1.3 * pixel));
      add_sides (self, SIDES_AT_EDGE);
      acies_colour_stroke (&self->style->grid, self->cr, 1, MAX (0.03 * width, 2 * pixel));
      return;
    }
  add_sides (self, ALL_SIDES);
  acies_colour_stroke (colour, self->cr, alpha, MAX (0.011 * width, 0.9 * pixel));
  if (width / pixel >= LEAST_ENDS_WIDTH && !self->view->is_plain)
    {
      add_sides (self, ENDS_OF_SIDES);
      acies_colour_stroke (colour, self->cr, more - alpha, MAX (0.014 * width, pixel));
    }
  add_sides (self, SIDES_AT_EDGE);
  acies_colour_stroke (colour, self->cr, more, MAX (0.018 * width, 1.2 * pixel));
}

/* The edge of each area, within it, so that two that touch are told apart. */
static void
stroke_areas (const AciesPaint *self)
{
  const AciesState *state = self->state;
  double            inset = acies_paint_length (self, 0.04);

  for (guint i = 0; i < state->ruleset->n_areas; i++)
    {
      const AciesBoardArea *area = &state->ruleset->areas[i];
      double                left = G_MAXDOUBLE, top = G_MAXDOUBLE, right = -G_MAXDOUBLE, bottom = -G_MAXDOUBLE;

      if (!acies_board_has_area (state->board, state->ruleset, area))
        continue;
      for (guint corner = 0; corner < acies_layout_n_corners (&self->layout); corner++)
        {
          double x, y;

          acies_layout_corner (&self->layout, area->first, corner, &x, &y);
          left = MIN (left, x);
          top = MIN (top, y);
          acies_layout_corner (&self->layout, area->last, corner, &x, &y);
          right = MAX (right, x);
          bottom = MAX (bottom, y);
        }
      cairo_rectangle (self->cr, left + inset, top + inset, right - left - 2 * inset, bottom - top - 2 * inset);
      acies_colour_stroke (&self->style->side[area->side], self->cr, 0.8, acies_paint_line (self, 0.06));
    }
}

void
acies_paint_grid (const AciesPaint *self)
{
  cairo_save (self->cr);
  if (!self->view->high_contrast)
    cairo_set_antialias (self->cr, CAIRO_ANTIALIAS_FAST);
  if (self->view->high_contrast || acies_paint_length (self, 0.011) * self->view->scale > 1.5) /* else it would not show */
    cairo_set_line_cap (self->cr, CAIRO_LINE_CAP_ROUND);
  stroke_sides (self);
  stroke_areas (self);
  cairo_restore (self->cr);
}

/* Whether a piece would cover part of the name. */
static gboolean
is_covered (const AciesPaint *self,
            AciesHex          hex)
{
  for (AciesSide side = 0; side < self->state->ruleset->n_sides; side++)
    if (self->state->sides[side].camp == hex)
      return TRUE;
  return acies_state_unit_at (self->state, hex) != ACIES_NO_UNIT;
}

/* Letters on trees and water need light around them, or darkness by night. */
static gboolean
is_busy (const AciesPaint *self,
         AciesHex          hex)
{
  AciesPattern pattern = self->theme->patterns[self->state->board->terrain[hex]];

  return pattern != ACIES_PATTERN_PLAIN && pattern != ACIES_PATTERN_TUFTS && pattern != ACIES_PATTERN_CONTOURS;
}

void
acies_paint_names (const AciesPaint *self)
{
  const AciesBoard *board = self->state->board;
  gboolean          is_of_squares = acies_layout_is_of_squares (&self->layout);
  double            size = MAX (acies_paint_length (self, 0.105), NAME_SIZE / self->view->scale);
  double            frame = self->state->ruleset->n_areas > 0 ? acies_paint_length (self, 0.05) : 0; /* around areas */

  if (!self->view->show_names || acies_land_detail (self) < NAME_WIDTH)
    return;
  for (AciesHex hex = acies_board_next (board, ACIES_NO_HEX); hex != ACIES_NO_HEX; hex = acies_board_next (board, hex))
    if (acies_paint_shows (self, hex) && !is_covered (self, hex))
      {
        AciesHexName   name;
        PangoLayout   *layout;
        PangoRectangle ink;
        double         x, y;

        acies_hex_name (hex, name);
        layout = acies_fonts_new_layout (self->cr, "Sans", name, size, 0);
        pango_layout_get_pixel_extents (layout, &ink, NULL);
        acies_layout_centre (&self->layout, hex, &x, &y);
        /* Below the top corner of a hex, in the left corner of a square. */
        x -= is_of_squares ? acies_paint_length (self, 0.47) - frame : ink.x + ink.width / 2.0;
        y -= is_of_squares ? acies_paint_length (self, 0.48) - frame : acies_paint_length (self, 0.485) + size * 0.36;
        cairo_move_to (self->cr, x, y + (is_of_squares ? size * 0.8 : size * 0.72) - pango_layout_get_baseline (layout) / (double) PANGO_SCALE);
        if (!self->view->is_plain && is_busy (self, hex))
          {
            pango_cairo_layout_path (self->cr, layout);
            acies_colour_stroke_preserve (&self->style->paper, self->cr, 0.6, size * 0.3);
            acies_colour_fill (&self->style->label, self->cr, 1);
          }
        else
          {
            acies_colour_set (&self->style->label, self->cr, self->view->high_contrast ? 1 : 0.75);
            pango_cairo_show_layout (self->cr, layout);
          }
        g_object_unref (layout);
      }
}
