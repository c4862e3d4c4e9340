/* frame.c - what lies around the board: rulers, and the frame of a map
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "render/land.h"

#include <math.h>

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
  cairo_rectangle (self->cr, self->layout.x - beyond, self->layout.y - self->view->heading - beyond, width + 2 * beyond,
                   height + self->view->heading + 2 * beyond);
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
  double             top = layout->y - self->view->heading;
  double             right, bottom;

  acies_layout_size (layout, &right, &bottom);
  right += layout->x;
  bottom += layout->y;
  for (guint i = 0; i <= layout->columns; i++)
    {
      double x = layout->x + i * layout->hex_width;

      cairo_move_to (self->cr, x, top - from);
      cairo_line_to (self->cr, x, top - to);
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
  double    pixel = 1 / self->view->scale, width = self->layout.hex_width;
  double    margin = acies_layout_margin (width);
  AciesPart sheet = acies_land_sheet (self);
  double    inner = -sheet.left * width;
  double    rule = CLAMP (0.028 * width, 1.3 * pixel, 3.5), thin = MAX (0.009 * width, 0.7 * pixel);
  double    outer = margin - rule / 2 - (acies_land_pixels (self) < ACIES_LAND_FULL ? pixel : 2.5 * rule);
  double    middle = (inner + outer - rule / 2) / 2;
  double    board_width, board_height;

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
  paint_letters (self, FALSE, self->layout.y - self->view->heading - middle, -G_MAXDOUBLE);
  paint_letters (self, FALSE, self->layout.y + board_height + middle, -G_MAXDOUBLE);
  paint_letters (self, TRUE, self->layout.x - middle, -G_MAXDOUBLE);
  paint_letters (self, TRUE, self->layout.x + board_width + middle, -G_MAXDOUBLE);
}

/* --- title and key ----------------------------------------------------------------------------- */

static double
line_width (PangoLayout *layout)
{
  PangoRectangle logical;

  pango_layout_get_extents (layout, NULL, &logical);
  return logical.width / (double) PANGO_SCALE;
}

/* Shows a line of which @x is the middle and @y the base, no wider than @room, and frees it. */
static void
show_line (const AciesPaint *self,
           PangoLayout      *layout,
           double            x,
           double            y,
           double            room)
{
  double squeeze = MIN (1, room / MAX (line_width (layout), 1));

  cairo_save (self->cr);
  cairo_translate (self->cr, x, y);
  cairo_scale (self->cr, squeeze, squeeze);
  cairo_move_to (self->cr, -line_width (layout) / 2, -pango_layout_get_baseline (layout) / (double) PANGO_SCALE);
  pango_cairo_show_layout (self->cr, layout);
  cairo_restore (self->cr);
  g_object_unref (layout);
}

/* A plate whose corners are cut out round, @inset smaller on each side. */
static void
add_plate (cairo_t *cr,
           double   x,
           double   y,
           double   width,
           double   height,
           double   inset)
{
  double half = width / 2 - inset, tall = height / 2 - inset, notch = height * 0.12;

  cairo_new_sub_path (cr);
  cairo_arc_negative (cr, x + half, y - tall, notch, G_PI, G_PI / 2);
  cairo_arc_negative (cr, x + half, y + tall, notch, -G_PI / 2, -G_PI);
  cairo_arc_negative (cr, x - half, y + tall, notch, 0, -G_PI / 2);
  cairo_arc_negative (cr, x - half, y - tall, notch, G_PI / 2, 0);
  cairo_close_path (cr);
}

/* The title, with date and place below it, on a plate. Returns: its width */
static double
paint_title (const AciesPaint *self,
             double            x,
             double            y,
             double            height,
             double            room)
{
  GRefString *const *texts = self->state->texts->text;
  g_autofree char   *capitals = g_utf8_strup (texts[ACIES_TEXT_TITLE], -1);
  gboolean           has_both = *texts[ACIES_TEXT_DATE] != '\0' && *texts[ACIES_TEXT_PLACE] != '\0';
  g_autofree char   *below = g_strconcat (texts[ACIES_TEXT_DATE], has_both ? " · " : "", texts[ACIES_TEXT_PLACE], NULL);
  PangoLayout       *title = acies_fonts_new_layout (self->cr, ACIES_FONT_SERIF, capitals, height * 0.38, 0.16);
  PangoLayout       *line = acies_fonts_new_layout (self->cr, ACIES_FONT_SERIF, below, height * 0.21, 0.04);
  double             width = MIN (MAX (line_width (title), line_width (line)) + height * 0.8, room);
  gboolean           is_alone = *below == '\0';

  add_plate (self->cr, x + height * 0.02, y + height * 0.035, width, height, 0);
  acies_colour_fill (&self->style->shade, self->cr, 0.25);
  add_plate (self->cr, x, y, width, height, 0);
  acies_colour_fill_preserve (&self->style->paper, self->cr, 1);
  acies_colour_stroke (&self->style->label, self->cr, 1, height * 0.022);
  add_plate (self->cr, x, y, width, height, height * 0.055);
  acies_colour_stroke (&self->style->label, self->cr, 1, height * 0.009);
  acies_colour_set (&self->style->label, self->cr, 1);
  show_line (self, title, x, y + height * (is_alone ? 0.12 : 0.02), width - height * 0.5);
  show_line (self, line, x, y + height * 0.3, width - height * 0.5);
  return width;
}

/* None of its rays points north more than the others: no board says where it is. */
void
acies_paint_rose (cairo_t          *cr,
                  const AciesStyle *style,
                  double            x,
                  double            y,
                  double            radius)
{
  cairo_new_path (cr);
  cairo_arc (cr, x, y, radius * 0.62, 0, 2 * G_PI);
  acies_colour_stroke (&style->label, cr, 0.7, radius * 0.03);
  for (guint i = 0; i < 8; i++)
    {
      guint  ray = i < 4 ? 2 * i + 1 : 2 * (i - 4); /* the long ones last */
      double angle = ray * G_PI / 4, length = radius * (i < 4 ? 0.66 : 1), foot = radius * (i < 4 ? 0.2 : 0.24);

      for (int side = -1; side <= 1; side += 2)
        {
          cairo_move_to (cr, x, y);
          cairo_line_to (cr, x + foot * cos (angle + side * G_PI / 4), y + foot * sin (angle + side * G_PI / 4));
          cairo_line_to (cr, x + length * cos (angle), y + length * sin (angle));
          cairo_close_path (cr);
          acies_colour_fill_preserve (side < 0 ? &style->paper : &style->label, cr, 1);
          acies_colour_stroke (&style->label, cr, 1, radius * 0.025);
        }
    }
}

/* One hex of each terrain, with its name, at the same distances on both sides of the title: the first half to its left. In the
 * corner at the right is a rose, if there is room. */
static void
paint_key (const AciesPaint *self,
           double            x,
           double            y,
           double            height,
           double            title_width)
{
  const AciesRuleset *ruleset = self->state->ruleset;
  double              board_width = self->layout.columns * self->layout.hex_width;
  double              room = (board_width - title_width) / 2, step = height * 1.25;
  guint               most = (guint) MAX (room / step, 0), n = 0, left;
  AciesId             found[ACIES_MAX_TERRAINS];

  for (AciesId terrain = 1; terrain < ruleset->n_terrains; terrain++)
    for (AciesHex hex = acies_board_next (self->state->board, ACIES_NO_HEX); hex != ACIES_NO_HEX; hex = acies_board_next (self->state->board, hex))
      if (self->state->board->terrain[hex] == terrain)
        {
          found[n++] = terrain;
          break;
        }
  n = MIN (n, 2 * most);
  left = (n + 1) / 2;
  if (left * step + height * 1.1 < room)
    {
      acies_paint_rose (self->cr, self->style, self->layout.x + board_width - height * 0.55, y, height * 0.45);
      room -= height * 1.1;
    }
  step = MIN (room / MAX (left, 1), step * 2);
  for (guint i = 0; i < n; i++)
    {
      double beside = title_width / 2 + (i < left ? left - i - 0.5 : i - left + 0.5) * step;
      double middle = i < left ? x - beside : x + beside;

      acies_paint_tile (self, found[i], middle, y - height * 0.1, height * 0.56);
      acies_colour_set (&self->style->label, self->cr, 1);
      show_line (self, acies_fonts_new_layout (self->cr, ACIES_FONT_SERIF, ruleset->terrains[found[i]].name, height * 0.2, 0), middle,
                 y + height * 0.43, step * 0.95);
    }
}

/* On the land above the board. */
static void
paint_heading (const AciesPaint *self)
{
  AciesPart sheet = acies_land_sheet (self);
  double    top = self->layout.y + sheet.top * self->layout.hex_width;
  double    width = self->layout.columns * self->layout.hex_width;
  double    x = self->layout.x + width / 2, y = (top + self->layout.y) / 2;
  double    height = self->view->heading * 0.8;

  paint_key (self, x, y, height, paint_title (self, x, y, height, width * 0.6));
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
      if (self->view->heading > 0)
        paint_heading (self);
      cairo_restore (self->cr);
      return;
    }
  paint_ruler (self, FALSE);
  paint_ruler (self, TRUE);
}
