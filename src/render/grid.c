/* grid.c - the sides of the hexes, their names, and the rulers around the board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "render/paint.h"

#include <string.h>

/* Names in the hexes need at least this much room, in device pixels. */
#define NAME_WIDTH 54

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
  PangoLayout          *layout = pango_cairo_create_layout (cr);
  PangoFontDescription *font = pango_font_description_from_string (is_bold ? "Sans Bold" : "Sans");
  PangoRectangle        ink;

  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_text (layout, text, -1);
  pango_layout_get_extents (layout, &ink, NULL);
  cairo_move_to (cr, x - (ink.x + ink.width / 2.0) / PANGO_SCALE,
                 y - pango_layout_get_baseline (layout) / (double) PANGO_SCALE + size * 0.36);
  pango_cairo_show_layout (cr, layout);
  pango_font_description_free (font);
  g_object_unref (layout);
}

/* Hexes of one river, wood or ridge belong together: between them the line is faint. */
static gboolean
is_faint (const AciesPaint *self,
          AciesHex          hex,
          AciesHex          neighbour)
{
  const AciesBoard *board = self->state->board;

  return neighbour != ACIES_NO_HEX && board->terrain[hex] != 0 && board->terrain[hex] == board->terrain[neighbour];
}

/* Each side is drawn once: by the hex to its left, and at the board's edge. */
static void
add_sides (const AciesPaint *self,
           AciesHex          hex,
           gboolean          faint)
{
  guint n_corners = acies_layout_n_corners (&self->layout);

  for (guint side = 0; side < n_corners; side++)
    {
      AciesHex neighbour = acies_layout_beyond (&self->layout, hex, side);
      double   x, y;

      if ((side >= n_corners / 2 && neighbour != ACIES_NO_HEX) || is_faint (self, hex, neighbour) != faint)
        continue;
      acies_layout_corner (&self->layout, hex, side, &x, &y);
      cairo_move_to (self->cr, x, y);
      acies_layout_corner (&self->layout, hex, (side + 1) % n_corners, &x, &y);
      cairo_line_to (self->cr, x, y);
    }
}

static void
stroke_sides (const AciesPaint *self,
              gboolean          faint)
{
  for (AciesHex hex = acies_paint_next (self, ACIES_NO_HEX, 0); hex != ACIES_NO_HEX; hex = acies_paint_next (self, hex, 0))
    add_sides (self, hex, faint);
  /* A line cannot be thinner than a pixel; on small hexes it is paler instead. */
  acies_colour_set (&self->style->grid, self->cr, (faint ? 0.35 : 0.85) * CLAMP (self->layout.hex_width / 45, 0.4, 1));
  cairo_set_line_width (self->cr, acies_paint_line (self, 0.013));
  cairo_stroke (self->cr);
}

/* The edge of an area, within it: so two that touch are told apart. */
static void
stroke_area (const AciesPaint     *self,
             const AciesBoardArea *area)
{
  double inset = acies_paint_length (self, 0.04);
  double left, top, right, bottom;

  acies_layout_corner (&self->layout, area->first, 0, &left, &top);
  right = left;
  bottom = top;
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
  acies_colour_set (&self->style->side[area->side], self->cr, 0.8);
  cairo_set_line_width (self->cr, acies_paint_line (self, 0.06));
  cairo_stroke (self->cr);
}

static void
stroke_areas (const AciesPaint *self)
{
  const AciesState *state = self->state;

  for (guint i = 0; i < state->ruleset->n_areas; i++)
    if (acies_board_has_area (state->board, state->ruleset, &state->ruleset->areas[i]))
      stroke_area (self, &state->ruleset->areas[i]);
}

void
acies_paint_grid (const AciesPaint *self)
{
  cairo_save (self->cr);
  cairo_set_line_cap (self->cr, CAIRO_LINE_CAP_ROUND);
  stroke_sides (self, TRUE);
  stroke_sides (self, FALSE);
  stroke_areas (self);
  cairo_restore (self->cr);
}

/* Below the top corner of a hex, in the left corner of a square: a unit leaves both free. */
static void
find_name (const AciesPaint *self,
           AciesHex          hex,
           gsize             length,
           double           *x,
           double           *y)
{
  acies_layout_centre (&self->layout, hex, x, y);
  if (acies_layout_is_of_squares (&self->layout))
    {
      *x -= acies_paint_length (self, 0.465 - 0.035 * (double) length);
      *y -= acies_paint_length (self, 0.425);
    }
  else
    *y -= acies_paint_length (self, 0.485);
}

void
acies_paint_names (const AciesPaint *self)
{
  const AciesBoard *board = self->state->board;

  if (!self->view->show_names || self->layout.hex_width * self->view->scale < NAME_WIDTH)
    return;
  acies_colour_set (&self->style->label, self->cr, 0.6);
  for (AciesHex hex = acies_board_next (board, ACIES_NO_HEX); hex != ACIES_NO_HEX; hex = acies_board_next (board, hex))
    if (acies_paint_shows (self, hex))
      {
        AciesHexName name;
        double       x, y;

        acies_hex_name (hex, name);
        find_name (self, hex, strlen (name), &x, &y);
        acies_paint_text (self->cr, name, x, y, acies_paint_length (self, 0.105), FALSE);
      }
}

/* Letters and numbers keep out of each other's way when hexes are small. */
static guint
label_step (double room,
            double size)
{
  guint step = 1;

  while (room * step < size * 1.7)
    step++;
  return step;
}

/* A strip under letters that stay in sight while the board is scrolled. */
static void
paint_strip (const AciesPaint *self,
             double            width,
             double            height)
{
  acies_colour_set (&self->style->paper, self->cr, 0.85);
  cairo_rectangle (self->cr, 0, 0, width, height);
  cairo_fill (self->cr);
}

static void
paint_letters (const AciesPaint *self,
               double            margin,
               double            size)
{
  const AciesRenderView *view = self->view;
  gboolean               is_scrolled = view->width > 0 && self->layout.y < margin;
  double                 y = is_scrolled ? margin / 2 : self->layout.y - margin / 2;
  guint                  step = label_step (self->layout.hex_width, size);

  if (is_scrolled)
    paint_strip (self, view->width, margin);
  acies_colour_set (&self->style->label, self->cr, 1);
  for (int column = self->span.first_column; column <= self->span.last_column; column++)
    {
      AciesHexName name;
      double       x = self->layout.x + (column + 0.5) * self->layout.hex_width;

      if (column % step != 0 || (is_scrolled && x < margin))
        continue;
      acies_hex_name (acies_hex (column, 0), name);
      name[column < 26 ? 1 : 2] = '\0';
      acies_paint_text (self->cr, name, x, y, size, TRUE);
    }
}

static void
paint_numbers (const AciesPaint *self,
               double            margin,
               double            size)
{
  const AciesRenderView *view = self->view;
  gboolean               is_scrolled = view->width > 0 && self->layout.x < margin;
  double                 x = is_scrolled ? margin / 2 : self->layout.x - margin / 2;
  guint                  step = label_step (self->layout.hex_width * acies_layout_row_distance (&self->layout), size);

  if (is_scrolled)
    paint_strip (self, margin, view->height);
  acies_colour_set (&self->style->label, self->cr, 1);
  for (int row = self->span.first_row; row <= self->span.last_row; row++)
    {
      char   name[8];
      double across, y;

      acies_layout_centre (&self->layout, acies_hex (0, (guint) row), &across, &y);
      if (row % step != 0 || (is_scrolled && y < margin))
        continue;
      g_snprintf (name, sizeof name, "%d", row + 1);
      acies_paint_text (self->cr, name, x, y, size, TRUE);
    }
}

void
acies_paint_rulers (const AciesPaint *self)
{
  double margin = acies_layout_margin (self->layout.hex_width);
  double size = CLAMP (margin * 0.5, 8, 15);

  if (!self->view->show_rulers)
    return;
  paint_letters (self, margin, size);
  paint_numbers (self, margin, size);
}
