/* terrain-network.c - ways that connect neighbouring hexes of a terrain
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "render/land.h"

#include <math.h>

/* Where a way leaves a hex. */
typedef struct
{
  AciesWayPoint end;
  double        dx; /* direction from the centre, of length 1 */
  double        dy;
} Arm;

#define MOST_ARMS (ACIES_MOST_CORNERS + 1)

typedef struct
{
  AciesNetwork       *network;
  const AciesTerrain *terrain;
  AciesHalfFunc       half_at;
  double              swing;
  double              lake;
  gboolean            runs_off;
  AciesHex            hex;
  double              x; /* centre of the hex */
  double              y;
  double              half;
  AciesHex            beyond[ACIES_MOST_CORNERS];
  gboolean            is_joined[ACIES_MOST_CORNERS];
  Arm                 arms[MOST_ARMS];
  guint               n_arms;
} Node;

/* --- the ways of one hex ------------------------------------------------------------------------ */

void
acies_way_bend (double         swing,
                AciesWayPoint *point)
{
  double x = point->x, y = point->y;

  point->x += swing * (acies_field_noise (x * 1.15, y * 1.15, 90) - 0.5);
  point->y += swing * (acies_field_noise (x * 1.15 + 40, y * 1.15, 91) - 0.5);
  point->half *= 1 + swing * (acies_field_noise (x * 0.9, y * 0.9 + 20, 92) - 0.5);
}

/* Adds a way from one place to another, which is drawn towards a third. */
static void
add_way (Node         *self,
         AciesWayPoint from,
         AciesWayPoint over,
         AciesWayPoint to)
{
  AciesWay way = { .hex = self->hex, .is_in_area = over.half == self->lake };
  double   dx = to.x - from.x, dy = to.y - from.y;

  if (fabs (dx) > 0.05 ? dx < 0 : dy < 0)
    {
      AciesWayPoint other = from;

      from = to;
      to = other;
    }
  for (guint i = 0; i < ACIES_WAY_POINTS; i++)
    {
      double t = i / (ACIES_WAY_POINTS - 1.0), a = (1 - t) * (1 - t), b = 2 * t * (1 - t), c = t * t;

      way.points[i] = (AciesWayPoint) { a * from.x + b * over.x + c * to.x, a * from.y + b * over.y + c * to.y, a * from.half + b * over.half + c * to.half };
      acies_way_bend (self->swing, &way.points[i]);
    }
  g_array_append_val (self->network->ways, way);
}

static void
add_arm (Node  *self,
         double x,
         double y,
         double half)
{
  double distance = hypot (x - self->x, y - self->y);

  self->arms[self->n_arms++] = (Arm) { { x, y, half }, (x - self->x) / distance, (y - self->y) / distance };
}

static void
add_area (Node      *self,
          AciesPoint a,
          AciesPoint b,
          AciesPoint c)
{
  AciesWayArea area = { { a.x, b.x, c.x }, { a.y, b.y, c.y }, self->lake };

  g_array_append_val (self->network->areas, area);
}

/* How far ways and lakes go on beyond the board. */
#define RUN_OFF 2.4

/* The only arm at the board's edge goes on beyond it, away from where it came. */
static void
run_off_board (Node *self)
{
  const Arm *arm = &self->arms[0];
  double     width, height;

  acies_layout_size (&self->terrain->layout, &width, &height);
  /* How far it is to each edge of the board, and the direction there. */
  const struct
  {
    double distance;
    double dx;
    double dy;
  } edges[] = { { self->x, -1, 0 }, { width - self->x, 1, 0 }, { self->y, 0, -1 }, { height - self->y, 0, 1 } };
  int    best = -1;
  double best_bend = 0.4;

  for (guint i = 0; i < G_N_ELEMENTS (edges); i++)
    {
      double turn = edges[i].dx * arm->dx + edges[i].dy * arm->dy;

      if (edges[i].distance < 1.05 && turn < best_bend)
        {
          best = (int) i;
          best_bend = turn;
        }
    }
  if (best >= 0)
    {
      double to_edge = edges[best].distance, half = self->half;
      double x = self->x + edges[best].dx * to_edge - 0.4 * arm->dx * to_edge * fabs (edges[best].dy);
      double y = self->y + edges[best].dy * to_edge - 0.4 * arm->dy * to_edge * fabs (edges[best].dx);
      double far_x = x + RUN_OFF * edges[best].dx, far_y = y + RUN_OFF * edges[best].dy;

      add_way (self, (AciesWayPoint) { x, y, half }, (AciesWayPoint) { (x + far_x) / 2, (y + far_y) / 2, half * 0.9 },
               (AciesWayPoint) { far_x, far_y, half * 0.8 });
      add_arm (self, x, y, half);
    }
}

/* --- which arms a hex has --------------------------------------------------------------------------- */

/* Whether the neighbours beyond a side and the next one enclose an area with the hex. */
static gboolean
is_area_corner (const Node *self,
                guint       side)
{
  const AciesLayout *layout = &self->terrain->layout;
  guint              next = (side + 1) % acies_layout_n_corners (layout);
  AciesHex           across;

  if (!self->is_joined[side] || !self->is_joined[next])
    return FALSE;
  if (!acies_layout_is_of_squares (layout))
    return TRUE;
  across = acies_layout_beyond (layout, self->beyond[side], next);
  return across != ACIES_NO_HEX && self->half_at (self->terrain, across) > 0;
}

static void
add_parallelogram (Node      *self,
                   AciesPoint a,
                   AciesPoint b,
                   AciesPoint along)
{
  AciesPoint c = { b.x + along.x, b.y + along.y }, d = { a.x + along.x, a.y + along.y };

  add_area (self, a, b, c);
  add_area (self, a, c, d);
}

/* A lake goes on beyond the edge of the board, straight away from it. */
static void
run_lake_off_board (Node *self)
{
  const AciesLayout *layout = &self->terrain->layout;
  guint              n = acies_layout_n_corners (layout), row = acies_hex_row (self->hex), column = acies_hex_column (self->hex);
  AciesPoint         centre = { self->x, self->y };
  AciesPoint         aside = { column == 0 ? -RUN_OFF : column + 1 == acies_layout_columns_in_row (layout, row) ? RUN_OFF
                                                                                                                : 0,
                       0 };
  AciesPoint up = { 0, row == 0 ? -RUN_OFF : row + 1 == layout->rows ? RUN_OFF
                                                                     : 0 };

  for (guint side = 0; side < n; side++)
    {
      AciesPoint a, b;

      if (self->beyond[side] != ACIES_NO_HEX)
        continue;
      acies_layout_corner (layout, self->hex, side, &a.x, &a.y);
      acies_layout_corner (layout, self->hex, (side + 1) % n, &b.x, &b.y);
      add_area (self, centre, a, b);
      /* The eastern and western side are upright; the others belong to the upper or lower edge if there is one. */
      add_parallelogram (self, a, b, fabs (a.x - b.x) > 0.01 && up.y != 0 ? up : aside);
    }
  if (aside.x != 0 && up.y != 0)
    add_parallelogram (self, centre, (AciesPoint) { centre.x + aside.x, centre.y }, up);
}

/* A hex of a lake: areas to the neighbours, and on over the edge of the board. */
static gboolean
add_lake (Node *self)
{
  guint    n = acies_layout_n_corners (&self->terrain->layout);
  gboolean is_lake = FALSE;

  for (guint side = 0; side < n; side++)
    if (is_area_corner (self, side))
      {
        AciesHex one = self->beyond[side], other = self->beyond[(side + 1) % n];

        is_lake = TRUE;
        if (self->hex < one && self->hex < other) /* once for the three hexes */
          add_area (self, (AciesPoint) { self->x, self->y }, acies_land_centre (&self->terrain->layout, one), acies_land_centre (&self->terrain->layout, other));
      }
  if (is_lake && self->runs_off)
    run_lake_off_board (self);
  return is_lake;
}

/* Returns: the other arm that is most nearly opposite */
static guint
opposite (const Node *self,
          guint       arm)
{
  guint  best = arm;
  double best_turn = 9;

  for (guint i = 0; i < self->n_arms; i++)
    {
      double turn = self->arms[arm].dx * self->arms[i].dx + self->arms[arm].dy * self->arms[i].dy;

      if (i != arm && turn < best_turn - 1e-6)
        {
          best = i;
          best_turn = turn;
        }
    }
  return best;
}

/* Ways round the corners of a lake; those between two areas of it would not show. */
static void
add_lake_ways (Node *self)
{
  guint n = acies_layout_n_corners (&self->terrain->layout);

  for (guint side = 0, arm = 0; side < n; side++)
    if (self->is_joined[side])
      {
        gboolean before = is_area_corner (self, (side + n - 1) % n), after = is_area_corner (self, side);

        if (!before || !after)
          add_way (self, (AciesWayPoint) { self->x, self->y, self->lake },
                   (AciesWayPoint) { self->x, self->y, before || after ? self->lake : self->half }, self->arms[arm].end);
        arm++;
      }
}

/* Of streams and fords; wide water that is alone on a hex is a pond, or at the board's edge a bay. */
#define NARROW 0.21

static void
add_lone (Node    *self,
          gboolean is_at_edge)
{
  double x = self->x, y = self->y, half = self->half, wide = MAX (half, 0.8 * self->lake);

  if (self->terrain->paint->state == NULL) /* a sample of the terrain: as one that goes on on both sides */
    add_way (self, (AciesWayPoint) { x - 0.7, y + 0.06, half }, (AciesWayPoint) { x, y, half }, (AciesWayPoint) { x + 0.7, y - 0.06, half });
  else if (self->runs_off && half < NARROW) /* from spring to sink */
    add_way (self, (AciesWayPoint) { x - 0.48, y + 0.06, 0.03 }, (AciesWayPoint) { x, y, 2 * half }, (AciesWayPoint) { x + 0.48, y - 0.06, 0.03 });
  else
    {
      if (self->runs_off && is_at_edge)
        run_lake_off_board (self);
      add_way (self, (AciesWayPoint) { x - 0.08, y + 0.02, wide }, (AciesWayPoint) { x, y, wide }, (AciesWayPoint) { x + 0.08, y, wide });
    }
}

static void
add_node (Node *self)
{
  const AciesLayout *layout = &self->terrain->layout;
  guint              n = acies_layout_n_corners (layout);
  AciesWayPoint      middle = { self->x, self->y, self->half };
  gboolean           is_at_edge = FALSE, is_lake;

  for (guint side = 0; side < n; side++)
    {
      self->beyond[side] = acies_layout_beyond (layout, self->hex, side);
      self->is_joined[side] = self->beyond[side] != ACIES_NO_HEX && self->half_at (self->terrain, self->beyond[side]) > 0;
      is_at_edge |= self->beyond[side] == ACIES_NO_HEX;
      if (self->is_joined[side])
        {
          AciesPoint spot = acies_land_centre (layout, self->beyond[side]);

          add_arm (self, (spot.x + self->x) / 2, (spot.y + self->y) / 2, (self->half + self->half_at (self->terrain, self->beyond[side])) / 2);
        }
    }
  is_lake = add_lake (self);
  for (guint side = 0, arm = 0; side < n; side++)
    if (self->is_joined[side])
      {
        if (is_area_corner (self, side) || is_area_corner (self, (side + n - 1) % n))
          self->arms[arm].end.half = self->lake;
        arm++;
      }
  if (!is_lake && self->n_arms == 1 && self->runs_off)
    run_off_board (self);
  if (is_lake)
    add_lake_ways (self);
  else if (self->n_arms == 0)
    add_lone (self, is_at_edge);
  else if (self->n_arms == 1)
    {
      const Arm *arm = &self->arms[0];
      gboolean   is_spring = self->runs_off; /* works end as wide as they are */

      middle.half *= is_spring ? 0.7 : 1;
      add_way (self, arm->end, middle,
               (AciesWayPoint) { self->x - 0.12 * arm->dx, self->y - 0.12 * arm->dy, is_spring ? 0.03 : self->half });
    }
  /* Each arm runs on into the one that is most nearly opposite. */
  for (guint i = 0; i < self->n_arms && self->n_arms > 1 && !is_lake; i++)
    {
      guint best = opposite (self, i);

      if (opposite (self, best) != i || best > i) /* else it is the same way, seen from its other end */
        add_way (self, self->arms[i].end, middle, self->arms[best].end);
    }
}

void
acies_network_init (AciesNetwork       *self,
                    const AciesTerrain *terrain,
                    AciesHalfFunc       half,
                    double              swing,
                    double              lake,
                    gboolean            runs_off)
{
  self->ways = g_array_new (FALSE, FALSE, sizeof (AciesWay));
  self->areas = g_array_new (FALSE, FALSE, sizeof (AciesWayArea));
  for (AciesHex hex = acies_paint_next (terrain->paint, ACIES_NO_HEX, 2); hex != ACIES_NO_HEX; hex = acies_paint_next (terrain->paint, hex, 2))
    {
      Node node = { .network = self, .terrain = terrain, .half_at = half, .swing = swing, .lake = lake, .runs_off = runs_off, .hex = hex, .half = half (terrain, hex) };

      if (node.half <= 0)
        continue;
      acies_layout_centre (&terrain->layout, hex, &node.x, &node.y);
      add_node (&node);
    }
}

void
acies_network_clear (AciesNetwork *self)
{
  g_array_unref (self->ways);
  g_array_unref (self->areas);
}

/* --- the field --------------------------------------------------------------------------------------- */

/* Returns: the distance to the border of a way, positive on it */
static double
way_at (const AciesWay *way,
        double          x,
        double          y)
{
  double best = G_MAXDOUBLE, half = 0;

  for (guint i = 0; i + 1 < ACIES_WAY_POINTS; i++)
    {
      const AciesWayPoint *a = &way->points[i], *b = &way->points[i + 1];
      double               dx = b->x - a->x, dy = b->y - a->y;
      double               t = CLAMP (((x - a->x) * dx + (y - a->y) * dy) / (dx * dx + dy * dy + 1e-12), 0, 1);
      double               u = x - a->x - t * dx, v = y - a->y - t * dy;
      double               square = u * u + v * v;

      if (square < best)
        {
          best = square;
          half = a->half + t * (b->half - a->half);
        }
    }
  return half - sqrt (best);
}

static void
lay_way (const AciesWay *way,
         double          reach,
         AciesField     *field)
{
  double   left = G_MAXDOUBLE, top = G_MAXDOUBLE, right = -G_MAXDOUBLE, bottom = -G_MAXDOUBLE;
  AciesRun columns, rows;

  for (guint i = 0; i < ACIES_WAY_POINTS; i++)
    {
      const AciesWayPoint *point = &way->points[i];

      left = MIN (left, point->x - point->half - reach);
      right = MAX (right, point->x + point->half + reach);
      top = MIN (top, point->y - point->half - reach);
      bottom = MAX (bottom, point->y + point->half + reach);
    }
  columns = acies_run_within (field->x, field->step, field->columns, left, right);
  rows = acies_run_within (field->y, field->step, field->rows, top, bottom);
  for (int row = rows.first; row <= rows.last; row++)
    for (int column = columns.first; column <= columns.last; column++)
      {
        float *value = &field->values[(guint) row * field->columns + (guint) column];
        double here = way_at (way, field->x + column * field->step, field->y + row * field->step);

        *value = (float) MAX (*value, here);
      }
}

static void
lay_area (const AciesWayArea *area,
          double              reach,
          AciesField         *field)
{
  const double *x = area->x, *y = area->y;
  double        wide = area->half + reach, turn = (x[1] - x[0]) * (y[2] - y[0]) - (y[1] - y[0]) * (x[2] - x[0]) > 0 ? 1 : -1;
  AciesRun      columns = acies_run_within (field->x, field->step, field->columns, MIN (MIN (x[0], x[1]), x[2]) - wide, MAX (MAX (x[0], x[1]), x[2]) + wide);
  AciesRun      rows = acies_run_within (field->y, field->step, field->rows, MIN (MIN (y[0], y[1]), y[2]) - wide, MAX (MAX (y[0], y[1]), y[2]) + wide);

  for (int row = rows.first; row <= rows.last; row++)
    for (int column = columns.first; column <= columns.last; column++)
      {
        float *value = &field->values[(guint) row * field->columns + (guint) column];
        double at_x = field->x + column * field->step, at_y = field->y + row * field->step;
        double out = 0; /* how far outside the triangle; the ways around it round its corners */

        for (guint i = 0; i < 3; i++)
          {
            guint  j = (i + 1) % 3;
            double dx = x[j] - x[i], dy = y[j] - y[i];

            out = MAX (out, turn * (dy * (at_x - x[i]) - dx * (at_y - y[i])) / hypot (dx, dy));
          }
        if (out < 0.02)
          *value = (float) MAX (*value, area->half - out);
      }
}

void
acies_network_field (const AciesNetwork *self,
                     const AciesTerrain *terrain,
                     double              step,
                     double              reach,
                     AciesField         *field)
{
  acies_field_init (field, &terrain->part, 2 * step, step, -1);
  for (guint i = 0; i < self->ways->len; i++)
    lay_way (&g_array_index (self->ways, AciesWay, i), reach, field);
  for (guint i = 0; i < self->areas->len; i++)
    lay_area (&g_array_index (self->areas, AciesWayArea, i), reach, field);
}
