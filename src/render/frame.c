/* frame.c - what lies around the board: rulers, and the frame of a map
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "render/land.h"

/* A whole board, which is not scrolled, has its frame around it. */
static gboolean
has_frame (const AciesPaint *self)
{
  return self->view->width <= 0;
}

/* --- rulers ---------------------------------------------------------------------------------- */

/* Letters above or below the columns, or numbers beside the rows, at @across: those that lie beyond @from. */
static void
paint_letters (const AciesPaint *self,
               gboolean          of_rows,
               double            across,
               double            from)
{
  const AciesLayout *layout = &self->layout;
  double             size = CLAMP (acies_layout_margin (layout->hex_width) * 0.5, 8, 15);
  double             room = of_rows ? layout->hex_width * acies_layout_row_distance (layout) : layout->hex_width;
  int                last = of_rows ? self->span.last_row : self->span.last_column;
  guint              step = 1;

  /* Letters and numbers keep out of each other's way when hexes are small. */
  while (room * step < size * (last < 26 || of_rows ? 1.7 : 2.1))
    step++;
  acies_colour_set (&self->style->label, self->cr, 1);
  for (int i = of_rows ? self->span.first_row : self->span.first_column; i <= last; i++)
    {
      AciesHex     hex = of_rows ? acies_hex (0, (guint) i) : acies_hex ((guint) i, 0);
      AciesHexName name;
      double       x, y;

      acies_layout_centre (layout, hex, &x, &y);
      x = of_rows ? across : x;
      y = of_rows ? y : across;
      if (i % step != 0 || (of_rows ? y : x) < from)
        continue;
      acies_hex_name (hex, name);
      if (of_rows)
        g_snprintf (name, sizeof name, "%d", i + 1);
      else
        name[i < 26 ? 1 : 2] = '\0';
      acies_paint_text (self->cr, name, x, y, size, TRUE);
    }
}

static void
paint_ruler (const AciesPaint *self,
             gboolean          of_rows)
{
  const AciesRenderView *view = self->view;
  double                 margin = acies_layout_margin (self->layout.hex_width);
  double                 start = of_rows ? self->layout.x : self->layout.y;
  gboolean               is_scrolled = view->width > 0 && start < margin;

  if (is_scrolled) /* a strip under letters that stay in sight while the board is scrolled */
    {
      cairo_rectangle (self->cr, 0, 0, of_rows ? margin : view->width, of_rows ? view->height : margin);
      acies_colour_fill (&self->style->paper, self->cr, 0.85);
    }
  paint_letters (self, of_rows, is_scrolled ? margin / 2 : start - margin / 2, is_scrolled ? margin : -G_MAXDOUBLE);
}

/* --- the frame ------------------------------------------------------------------------------- */

static void
add_rectangle (const AciesPaint *self,
               double            beyond)
{
  double width, height;

  acies_layout_size (&self->layout, &width, &height);
  cairo_rectangle (self->cr, self->layout.x - beyond, self->layout.y - beyond, width + 2 * beyond, height + 2 * beyond);
}

/* Short lines where columns and rows begin and end. */
static void
add_ticks (const AciesPaint *self,
           double            from,
           double            to)
{
  const AciesLayout *layout = &self->layout;
  double             row_height = acies_layout_row_distance (layout) * layout->hex_width;
  double             overlap = (acies_layout_hex_height (layout) - acies_layout_row_distance (layout)) * layout->hex_width / 2;
  double             right, bottom;

  acies_layout_size (layout, &right, &bottom);
  right += layout->x;
  bottom += layout->y;
  for (guint i = 0; i <= layout->columns; i++)
    {
      double x = layout->x + i * layout->hex_width;

      cairo_move_to (self->cr, x, layout->y - from);
      cairo_line_to (self->cr, x, layout->y - to);
      cairo_move_to (self->cr, x, bottom + from);
      cairo_line_to (self->cr, x, bottom + to);
    }
  for (guint i = 0; i <= layout->rows; i++)
    {
      double y = layout->y + overlap + i * row_height;

      cairo_move_to (self->cr, layout->x - from, y);
      cairo_line_to (self->cr, layout->x - to, y);
      cairo_move_to (self->cr, right + from, y);
      cairo_line_to (self->cr, right + to, y);
    }
}

/* A double rule in the margin, with letters and numbers on all four sides between it and the land. */
static void
paint_frame (const AciesPaint *self)
{
  double        pixel = 1 / self->view->scale, width = self->layout.hex_width;
  double        margin = acies_layout_margin (width);
  AciesLandRect sheet = acies_land_sheet (self);
  double        inner = -sheet.left * width;
  double        rule = CLAMP (0.028 * width, 1.3 * pixel, 3.5), thin = MAX (0.009 * width, 0.7 * pixel);
  double        outer = margin - rule / 2 - (acies_land_pixels (self) < ACIES_LAND_FULL ? pixel : 2.5 * rule);
  double        middle = (inner + outer - rule / 2) / 2;
  double        board_width, board_height;

  acies_layout_size (&self->layout, &board_width, &board_height);
  add_ticks (self, inner, inner + (outer - inner) * 0.25);
  acies_colour_stroke (&self->style->label, self->cr, 0.8, thin);
  add_rectangle (self, outer);
  acies_colour_stroke (&self->style->label, self->cr, 1, rule);
  if (acies_land_pixels (self) >= ACIES_LAND_FULL)
    {
      add_rectangle (self, margin - rule / 2);
      acies_colour_stroke (&self->style->label, self->cr, 1, thin);
    }
  paint_letters (self, FALSE, self->layout.y - middle, -G_MAXDOUBLE);
  paint_letters (self, FALSE, self->layout.y + board_height + middle, -G_MAXDOUBLE);
  paint_letters (self, TRUE, self->layout.x - middle, -G_MAXDOUBLE);
  paint_letters (self, TRUE, self->layout.x + board_width + middle, -G_MAXDOUBLE);
}

void
acies_paint_rulers (const AciesPaint *self)
{
  if (!self->view->show_rulers)
    return;
  if (has_frame (self))
    {
      cairo_save (self->cr);
      cairo_set_line_join (self->cr, CAIRO_LINE_JOIN_MITER);
      paint_frame (self);
      cairo_restore (self->cr);
      return;
    }
  paint_ruler (self, FALSE);
  paint_ruler (self, TRUE);
}
