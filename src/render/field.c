/* field.c - noise, heights over the board, and lines of equal height
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "render/field.h"

#include <math.h>
#include <string.h>

/* --- chance ---------------------------------------------------------------------------------- */

double
acies_field_dice (int   i,
                  int   j,
                  guint salt)
{
  guint32 n = (guint32) i * 374761393u + (guint32) j * 668265263u + salt * 2147483647u + 1013904223u;

  n = (n ^ (n >> 13)) * 1274126177u;
  n = (n ^ (n >> 16)) * 2246822519u;
  return ((n ^ (n >> 15)) & 0xFFFFFF) / (double) 0xFFFFFF;
}

double
acies_field_noise (double x,
                   double y,
                   guint  salt)
{
  double left = floor (x), top = floor (y);
  int    i = (int) left, j = (int) top;
  double u = x - left, v = y - top;
  double above, below;

  u *= u * (3 - 2 * u);
  v *= v * (3 - 2 * v);
  above = acies_field_dice (i, j, salt);
  above += (acies_field_dice (i + 1, j, salt) - above) * u;
  below = acies_field_dice (i, j + 1, salt);
  below += (acies_field_dice (i + 1, j + 1, salt) - below) * u;
  return above + (below - above) * v;
}

double
acies_field_fractal (double x,
                     double y,
                     guint  salt)
{
  return 0.6 * acies_field_noise (x, y, salt) + 0.28 * acies_field_noise (x * 2.1 + 7, y * 2.1 + 3, salt + 1) +
         0.12 * acies_field_noise (x * 4.3 + 1, y * 4.3 + 9, salt + 2);
}

double
acies_field_ramp (double value,
                  double low,
                  double high)
{
  double share = CLAMP ((value - low) / (high - low), 0, 1);

  return share * share * (3 - 2 * share);
}

/* --- fields ---------------------------------------------------------------------------------- */

/* The points of a lattice with its origin at 0 that lie in a part, and around it. */
typedef struct
{
  double first_column;
  double first_row;
  guint  columns;
  guint  rows;
} Points;

static Points
points_in (const AciesPart *part,
           double           beyond,
           double           step)
{
  double first_column = floor ((part->left - beyond) / step) - 1, first_row = floor ((part->top - beyond) / step) - 1;

  return (Points) { first_column, first_row, (guint) (ceil ((part->right + beyond) / step) - first_column) + 2,
                    (guint) (ceil ((part->bottom + beyond) / step) - first_row) + 2 };
}

void
acies_field_init (AciesField      *self,
                  const AciesPart *part,
                  double           beyond,
                  double           step,
                  double           value)
{
  Points points = points_in (part, beyond, step);

  self->x = points.first_column * step;
  self->y = points.first_row * step;
  self->step = step;
  self->columns = points.columns;
  self->rows = points.rows;
  self->values = g_new (float, (gsize) self->columns * self->rows);
  for (gsize i = 0; i < (gsize) self->columns * self->rows; i++)
    self->values[i] = (float) value;
}

void
acies_field_set (AciesField    *self,
                 AciesFieldFunc func,
                 gconstpointer  data)
{
  for (guint row = 0; row < self->rows; row++)
    for (guint column = 0; column < self->columns; column++)
      self->values[row * self->columns + column] = (float) func (data, self->x + column * self->step, self->y + row * self->step);
}

AciesRun
acies_run_within (double start,
                  double step,
                  guint  n,
                  double from,
                  double to)
{
  return (AciesRun) { (int) MAX (ceil ((from - start) / step), 0), (int) MIN (floor ((to - start) / step), n - 1.0) };
}

void
acies_field_clear (AciesField *self)
{
  g_clear_pointer (&self->values, g_free);
}

double
acies_field_at (const AciesField *self,
                double            x,
                double            y)
{
  double       u = CLAMP ((x - self->x) / self->step, 0, self->columns - 1.001);
  double       v = CLAMP ((y - self->y) / self->step, 0, self->rows - 1.001);
  guint        column = (guint) u, row = (guint) v;
  const float *value = &self->values[row * self->columns + column];
  double       above = value[0] + (value[1] - value[0]) * (u - column);
  double       below = value[self->columns] + (value[self->columns + 1] - value[self->columns]) * (u - column);

  return above + (below - above) * (v - row);
}

/* --- lines of equal height ------------------------------------------------------------------- */

/* A walk along the lines of one level. The walk goes from one edge of a cell of the lattice to another, with the area on
 * its right. Edge 2n is the upper edge of cell n, edge 2n + 1 its left edge. */
typedef struct
{
  const AciesField *field;
  double            level;
  gboolean          closes;    /* whether points at the rim of the field count as outside, which closes all lines */
  double            tolerance; /* how far a point may lie beside a line that leaves it out */
  const guint8     *inside;    /* for each point: whether it belongs to the area */
  guint8           *is_done;   /* for each edge: whether a line that begins there was drawn */
} Walk;

static double
value_at (const Walk *self,
          guint       column,
          guint       row)
{
  const AciesField *field = self->field;

  if (self->closes && (column == 0 || row == 0 || column == field->columns - 1 || row == field->rows - 1))
    return self->level - 1e-3;
  return field->values[row * field->columns + column];
}

/* The edges of a cell in clockwise order from the upper one, and the corner at which each begins. */
static const struct
{
  int column; /* of the corner at which the edge begins */
  int row;
  int next_column;
  int next_row;
} edges[] = { { 0, 0, 0, -1 }, { 1, 0, 1, 0 }, { 1, 1, 0, 1 }, { 0, 1, -1, 0 } };

static gboolean
corner_is_in (const Walk *self,
              guint       column,
              guint       row,
              guint       corner)
{
  return self->inside[(row + (guint) edges[corner % 4].row) * self->field->columns + column + (guint) edges[corner % 4].column];
}

/* Returns: the point on an edge of a cell at which the field has the level */
static AciesPoint
point_on (const Walk *self,
          guint       column,
          guint       row,
          guint       edge)
{
  guint  a_column = column + (guint) edges[edge].column, a_row = row + (guint) edges[edge].row;
  guint  b_column = column + (guint) edges[(edge + 1) % 4].column, b_row = row + (guint) edges[(edge + 1) % 4].row;
  double a = value_at (self, a_column, a_row), b = value_at (self, b_column, b_row);
  double share = fabs (b - a) > 1e-9 ? CLAMP ((self->level - a) / (b - a), 0.02, 0.98) : 0.5;

  return (AciesPoint) { self->field->x + (a_column + ((double) b_column - a_column) * share) * self->field->step,
                        self->field->y + (a_row + ((double) b_row - a_row) * share) * self->field->step };
}

/* Adds the points of a line as a smooth curve, which touches the middle of each stretch between two of them. */
static void
add_curve (cairo_t          *cr,
           const AciesPoint *points,
           guint             n,
           gboolean          is_closed)
{
  AciesPoint at = is_closed ? (AciesPoint) { (points[0].x + points[1].x) / 2, (points[0].y + points[1].y) / 2 } : points[0];

  cairo_move_to (cr, at.x, at.y);
  for (guint i = 1; i < n + is_closed; i++)
    {
      const AciesPoint *corner = &points[i % n], *next = &points[(i + 1) % n];
      AciesPoint        to = { (corner->x + next->x) / 2, (corner->y + next->y) / 2 };

      if (!is_closed && i == n - 1)
        to = *corner;
      cairo_curve_to (cr, at.x + (corner->x - at.x) * 2 / 3, at.y + (corner->y - at.y) * 2 / 3, to.x + (corner->x - to.x) * 2 / 3,
                      to.y + (corner->y - to.y) * 2 / 3, to.x, to.y);
      at = to;
    }
  if (is_closed)
    cairo_close_path (cr);
}

/* Leaves out points that lie almost on the line between their neighbours, for a smaller file. */
static void
thin_out (GArray *points,
          double  tolerance)
{
  AciesPoint *all = (AciesPoint *) (gpointer) points->data;
  guint       n = 0;

  for (guint i = 0; i < points->len; i++)
    {
      const AciesPoint *before = &all[MAX (n, 1) - 1], *next = &all[MIN (i + 1, points->len - 1)];
      double            dx = next->x - before->x, dy = next->y - before->y;
      double            square = dx * dx + dy * dy, area = (all[i].x - before->x) * dy - (all[i].y - before->y) * dx;

      if (n == 0 || i + 1 == points->len || square >= 0.09 || area * area >= tolerance * tolerance * square)
        all[n++] = all[i];
    }
  g_array_set_size (points, n);
}

/* Follows a line until it comes back to where it began, or to the rim of the field.
 * Returns: whether it came back */
static gboolean
walk_from (Walk   *self,
           GArray *points,
           guint   column,
           guint   row,
           guint   edge)
{
  const AciesField *field = self->field;
  AciesPoint        point = point_on (self, column, row, edge);

  g_array_set_size (points, 0);
  g_array_append_val (points, point);
  for (;;)
    {
      guint8 *done = &self->is_done[row * field->columns + column];
      guint   out = edge + 1;

      if (*done & (1 << edge))
        break;
      *done |= (guint8) (1 << edge);
      while (corner_is_in (self, column, row, out + 1))
        out++;
      out %= 4;
      point = point_on (self, column, row, out);
      g_array_append_val (points, point);
      if ((edges[out].next_column < 0 && column == 0) || (edges[out].next_row < 0 && row == 0) ||
          column + (guint) edges[out].next_column >= field->columns - 1 || row + (guint) edges[out].next_row >= field->rows - 1)
        return FALSE;
      column += (guint) edges[out].next_column;
      row += (guint) edges[out].next_row;
      edge = (out + 2) % 4;
    }
  g_array_set_size (points, points->len - 1); /* the last is the first */
  return TRUE;
}

/* Draws the lines that begin in a cell.
 * @at_rim: whether only those that enter the field there */
static void
walk_cell (Walk    *self,
           cairo_t *cr,
           GArray  *points,
           guint    column,
           guint    row,
           gboolean at_rim)
{
  const AciesField *field = self->field;
  const guint8     *inside = &self->inside[row * field->columns + column];
  guint             n = inside[0] + inside[1] + inside[field->columns] + inside[field->columns + 1];

  /* Most cells lie wholly within or without the area. A line enters a cell at an edge that leads clockwise into the
   * area, and leaves it at the next edge that leads out. */
  for (guint edge = 0; edge < 4 && n % 4 != 0; edge++)
    {
      gboolean is_rim = (edge == 0 && row == 0) || (edge == 3 && column == 0) || (edge == 1 && column + 2 == field->columns) ||
                        (edge == 2 && row + 2 == field->rows);

      if ((is_rim || !at_rim) && !(self->is_done[row * field->columns + column] & (1 << edge)) &&
          !corner_is_in (self, column, row, edge) && corner_is_in (self, column, row, edge + 1))
        {
          gboolean is_closed = walk_from (self, points, column, row, edge);

          if (acies_art_keeps_drawings (cr))
            thin_out (points, self->tolerance);
          if (points->len > 1)
            add_curve (cr, (const AciesPoint *) (gpointer) points->data, points->len, is_closed);
        }
    }
}

static void
walk_all (const AciesField *field,
          cairo_t          *cr,
          double            level,
          gboolean          closes)
{
  gsize              n = (gsize) field->columns * field->rows;
  g_autofree guint8 *is_done = g_new0 (guint8, n), *inside = g_new (guint8, n);
  g_autoptr (GArray) points = g_array_new (FALSE, FALSE, sizeof (AciesPoint));
  double unit = 1, none = 0;
  Walk   walk = { field, level, closes, 0, inside, is_done };

  cairo_user_to_device_distance (cr, &unit, &none);
  walk.tolerance = CLAMP (0.2 / fabs (unit), 0.004, 0.012);

  for (gsize i = 0; i < n; i++)
    inside[i] = field->values[i] >= (float) level;
  for (guint row = 0; closes && row < field->rows; row++)
    inside[row * field->columns] = inside[(row + 1) * field->columns - 1] = FALSE;
  if (closes)
    {
      memset (inside, 0, field->columns);
      memset (&inside[n - field->columns], 0, field->columns);
    }
  /* Lines that enter from the rim first: an open line must begin at its end. */
  for (guint row = 0; !closes && row + 1 < field->rows; row++)
    for (guint column = 0; column + 1 < field->columns; column += row == 0 || row + 2 == field->rows ? 1 : MAX (field->columns - 2, 1))
      walk_cell (&walk, cr, points, column, row, TRUE);
  for (guint row = 0; row + 1 < field->rows; row++)
    for (guint column = 0; column + 1 < field->columns; column++)
      walk_cell (&walk, cr, points, column, row, FALSE);
}

void
acies_field_area (const AciesField *self,
                  cairo_t          *cr,
                  double            level)
{
  walk_all (self, cr, level, TRUE);
}

void
acies_field_line (const AciesField *self,
                  cairo_t          *cr,
                  double            level)
{
  walk_all (self, cr, level, FALSE);
}

/* --- what has no sharp edge -------------------------------------------------------------------- */

void
acies_soft_init (AciesSoft         *self,
                 const AciesPart   *part,
                 double             step,
                 const AciesColour *colour)
{
  Points points = points_in (part, 0, step);

  self->x = points.first_column * step;
  self->y = points.first_row * step;
  self->step = step;
  self->columns = points.columns;
  self->rows = points.rows;
  self->colours = g_new (AciesColour, (gsize) self->columns * self->rows);
  for (gsize i = 0; i < (gsize) self->columns * self->rows; i++)
    self->colours[i] = *colour;
}

void
acies_soft_clear (AciesSoft *self)
{
  g_clear_pointer (&self->colours, g_free);
}

/* Scales a small picture up, whose left and upper edge are given and whose pixels have a side of @step, and frees it. */
static void
paint_scaled (cairo_t         *cr,
              const AciesPart *part,
              cairo_surface_t *small,
              double           x,
              double           y,
              double           step)
{
  cairo_save (cr);
  cairo_rectangle (cr, part->left, part->top, part->right - part->left, part->bottom - part->top);
  cairo_translate (cr, x, y);
  cairo_scale (cr, step, step);
  cairo_set_source_surface (cr, small, 0, 0);
  cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_BILINEAR);
  cairo_pattern_set_extend (cairo_get_source (cr), CAIRO_EXTEND_PAD);
  cairo_fill (cr);
  cairo_restore (cr);
  cairo_surface_destroy (small);
}

void
acies_soft_paint (const AciesSoft *self,
                  cairo_t         *cr,
                  const AciesPart *part)
{
  cairo_surface_t   *small = cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) self->columns, (int) self->rows);
  int                stride = cairo_image_surface_get_stride (small);
  guint8            *pixels = cairo_image_surface_get_data (small);
  const AciesColour *colour = self->colours;

  for (guint row = 0; row < self->rows; row++)
    {
      guint32 *pixel = (guint32 *) (gpointer) (pixels + (gsize) row * (gsize) stride);

      for (guint column = 0; column < self->columns; column++, colour++)
        pixel[column] = (guint32) (colour->red * 255 + 0.5) << 16 | (guint32) (colour->green * 255 + 0.5) << 8 |
                        (guint32) (colour->blue * 255 + 0.5);
    }
  cairo_surface_mark_dirty (small);
  /* The points lie in the middle of the small pixels. */
  paint_scaled (cr, part, small, self->x - self->step / 2, self->y - self->step / 2, self->step);
}

void
acies_draw_softly (cairo_t         *cr,
                   const AciesPart *part,
                   double           coarse,
                   double           scale,
                   AciesDrawFunc    draw,
                   gconstpointer    data)
{
  double           side = MAX (coarse, 1) / scale; /* of a small pixel, in units of @cr */
  Points           points = points_in (part, 0, side);
  cairo_surface_t *small;
  cairo_t         *pen;

  if (acies_art_keeps_drawings (cr))
    {
      draw (cr, data);
      return;
    }
  small = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) points.columns, (int) points.rows);
  pen = cairo_create (small);
  cairo_set_antialias (pen, CAIRO_ANTIALIAS_FAST);
  cairo_scale (pen, 1 / side, 1 / side);
  cairo_translate (pen, -points.first_column * side, -points.first_row * side);
  draw (pen, data);
  cairo_destroy (pen);
  paint_scaled (cr, part, small, points.first_column * side, points.first_row * side, side);
}
