/* terrain-network.c - ways that connect neighbouring hexes of a terrain
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "render/terrain-network.h"

#include <math.h>

/* Where a way leaves a hex. */
typedef struct
{
  double x;
  double y;
  double half;
  double dx; /* direction from the centre, of length 1 */
  double dy;
} Arm;

#define MOST_ARMS (ACIES_MOST_CORNERS + 1)

typedef struct
{
  AciesNetwork       *network;
  const AciesTerrain *terrain;
  AciesHalfFunc       half_at;
  double              swing;
  double              lake;
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

static AciesWayPoint
end_of (const Arm *arm)
{
  return (AciesWayPoint) { arm->x, arm->y, arm->half };
}

static void
add_arm (Node  *self,
         double x,
         double y,
         double half)
{
  double distance = hypot (x - self->x, y - self->y);

  self->arms[self->n_arms++] = (Arm) { x, y, half, (x - self->x) / distance, (y - self->y) / distance };
}

typedef struct
{
  double x;
  double y;
} Spot;

static void
add_area (Node *self,
          Spot  a,
          Spot  b,
          Spot  c)
{
  AciesWayArea area = { { a.x, b.x, c.x }, { a.y, b.y, c.y }, self->lake };

  g_array_append_val (self->network->areas, area);
}

/* How far. */
#define RUN_OFF 2.4

/* The end of a way at the board's edge runs on beyond it, away from where it came. */
static void
run_off_board (Node *self)
{
  const AciesLayout *layout = &self->terrain->layout;
  double             width = layout->columns, height = (layout->rows - 1) * acies_layout_row_distance (layout) + acies_layout_hex_height (layout);
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
      double turn = self->n_arms == 0 ? 0 : edges[i].dx * self->arms[0].dx + edges[i].dy * self->arms[0].dy;

      if (edges[i].distance < 1.05 && turn < best_bend)
        {
          best = (int) i;
          best_bend = turn;
        }
    }
  if (best >= 0)
    {
      double inner = self->n_arms == 0 ? 0 : 0.4;
      double to_edge = edges[best].distance;
      double x = self->x + edges[best].dx * to_edge - inner * self->arms[0].dx * to_edge * fabs (edges[best].dy);
      double y = self->y + edges[best].dy * to_edge - inner * self->arms[0].dy * to_edge * fabs (edges[best].dx);
      double far_x = x + RUN_OFF * edges[best].dx, far_y = y + RUN_OFF * edges[best].dy;
      double half = self->half;

      add_way (self, (AciesWayPoint) { x, y, half }, (AciesWayPoint) { (x + far_x) / 2, (y + far_y) / 2, half * 0.9 },
               (AciesWayPoint) { far_x, far_y, half * 0.8 });
      add_arm (self, x, y, half);
    }
}

/* --- which arms a hex has --------------------------------------------------------------------------- */

static gboolean
is_area_corner (const Node *self,
                guint       side,
                guint       next)
{
  const AciesLayout *layout = &self->terrain->layout;
  AciesHex           across;

  if (!self->is_joined[side] || !self->is_joined[next])
    return FALSE;
  if (!acies_layout_is_of_squares (layout))
    return TRUE;
  across = acies_layout_beyond (layout, self->beyond[side], next);
  return across != ACIES_NO_HEX && self->half_at (self->terrain, across) > 0;
}

static Spot
corner_at (const Node *self,
           guint       corner)
{
  Spot spot;

  acies_layout_corner (&self->terrain->layout, self->hex, corner, &spot.x, &spot.y);
  return spot;
}

static Spot
centre_of (const Node *self,
           AciesHex    hex)
{
  Spot spot;

  acies_layout_centre (&self->terrain->layout, hex, &spot.x, &spot.y);
  return spot;
}

static void
add_parallelogram (Node *self,
                   Spot  a,
                   Spot  b,
                   Spot  along)
{
  Spot c = { b.x + along.x, b.y + along.y }, d = { a.x + along.x, a.y + along.y };

  add_area (self, a, b, c);
  add_area (self, a, c, d);
}

/* A lake goes on beyond the edge of the board, straight away from it. */
static void
run_lake_off_board (Node *self)
{
  const AciesLayout *layout = &self->terrain->layout;
  guint              n = acies_layout_n_corners (layout), row = acies_hex_row (self->hex), column = acies_hex_column (self->hex);
  Spot               centre = { self->x, self->y };
  Spot               aside = { column == 0 ? -RUN_OFF : column + 1 == acies_layout_columns_in_row (layout, row) ? RUN_OFF
                                                                                                                : 0,
                 0 };
  Spot up = { 0, row == 0 ? -RUN_OFF : row + 1 == layout->rows ? RUN_OFF
                                                               : 0 };

  for (guint side = 0; side < n; side++)
    {
      Spot a = corner_at (self, side), b = corner_at (self, (side + 1) % n);

      if (self->beyond[side] != ACIES_NO_HEX)
        continue;
      add_area (self, centre, a, b);
      /* The eastern and western side are upright; the others belong to the upper or lower edge if there is one. */
      add_parallelogram (self, a, b, fabs (a.x - b.x) > 0.01 && up.y != 0 ? up : aside);
    }
  if (aside.x != 0 && up.y != 0)
    add_parallelogram (self, centre, (Spot) { centre.x + aside.x, centre.y }, up);
}

/* A hex of a lake: areas to the neighbours, and on over the edge of the board. */
static gboolean
add_lake (Node *self)
{
  guint    n = acies_layout_n_corners (&self->terrain->layout);
  gboolean is_lake = FALSE;

  for (guint side = 0; side < n; side++)
    if (is_area_corner (self, side, (side + 1) % n))
      {
        AciesHex one = self->beyond[side], other = self->beyond[(side + 1) % n];

        is_lake = TRUE;
        if (self->hex < one && self->hex < other) /* once for the three hexes */
          add_area (self, (Spot) { self->x, self->y }, centre_of (self, one), centre_of (self, other));
      }
  if (is_lake && self->network->runs_off)
    run_lake_off_board (self);
  return is_lake;
}

/* Each arm runs on into the one that is most nearly opposite. */
static void
connect_arms (Node *self)
{
  AciesWayPoint middle = { self->x, self->y, self->half };

  for (guint i = 0; i < self->n_arms; i++)
    {
      guint  best = i, back = i;
      double best_turn = 9, back_turn = 9;

      for (guint j = 0; j < self->n_arms; j++)
        {
          double turn = self->arms[i].dx * self->arms[j].dx + self->arms[i].dy * self->arms[j].dy;

          if (j != i && turn < best_turn - 1e-6)
            {
              best = j;
              best_turn = turn;
            }
        }
      for (guint j = 0; j < self->n_arms; j++)
        {
          double turn = self->arms[best].dx * self->arms[j].dx + self->arms[best].dy * self->arms[j].dy;

          if (j != best && turn < back_turn - 1e-6)
            {
              back = j;
              back_turn = turn;
            }
        }
      if (back == i && best < i)
        continue; /* the same way, seen from its other end */
      add_way (self, end_of (&self->arms[i]), middle, end_of (&self->arms[best]));
    }
}

/* Ways round the corners of a lake; those between two areas of it would not show. */
static void
add_lake_ways (Node *self)
{
  guint n = acies_layout_n_corners (&self->terrain->layout);

  for (guint side = 0, arm = 0; side < n; side++)
    if (self->is_joined[side])
      {
        gboolean before = is_area_corner (self, (side + n - 1) % n, side), after = is_area_corner (self, side, (side + 1) % n);

        if (!before || !after)
          add_way (self, (AciesWayPoint) { self->x, self->y, self->lake },
                   (AciesWayPoint) { self->x, self->y, before || after ? self->lake : self->half }, end_of (&self->arms[arm]));
        arm++;
      }
}

/* Of streams and fords; wide water that is alone on a hex is a pond, or at the board's edge a bay. */
#define NARROW 0.21

/* A stream that is alone on a hex: from spring to sink. */
static void
add_piece (Node *self)
{
  add_way (self, (AciesWayPoint) { self->x - 0.48, self->y + 0.06, 0.03 }, (AciesWayPoint) { self->x, self->y, 2 * self->half },
           (AciesWayPoint) { self->x + 0.48, self->y - 0.06, 0.03 });
}

static gboolean
is_at_edge (const Node *self)
{
  for (guint side = 0; side < acies_layout_n_corners (&self->terrain->layout); side++)
    if (self->beyond[side] == ACIES_NO_HEX)
      return TRUE;
  return FALSE;
}

static void
add_node (Node *self)
{
  const AciesLayout *layout = &self->terrain->layout;
  guint              n = acies_layout_n_corners (layout);
  AciesWayPoint      middle = { self->x, self->y, self->half };
  gboolean           is_lake;

  for (guint side = 0; side < n; side++)
    {
      self->beyond[side] = acies_layout_beyond (layout, self->hex, side);
      self->is_joined[side] = self->beyond[side] != ACIES_NO_HEX && self->half_at (self->terrain, self->beyond[side]) > 0;
      if (self->is_joined[side])
        {
          double x, y;

          acies_layout_centre (&self->terrain->layout, self->beyond[side], &x, &y);
          add_arm (self, (x + self->x) / 2, (y + self->y) / 2, (self->half + self->half_at (self->terrain, self->beyond[side])) / 2);
        }
    }
  is_lake = add_lake (self);
  for (guint side = 0, arm = 0; side < n; side++)
    if (self->is_joined[side])
      {
        if (is_area_corner (self, side, (side + 1) % n) || is_area_corner (self, (side + n - 1) % n, side))
          self->arms[arm].half = self->lake;
        arm++;
      }
  if (!is_lake && self->n_arms == 1 && self->network->runs_off)
    run_off_board (self);
  if (is_lake)
    add_lake_ways (self);
  else if (self->n_arms == 0 && self->terrain->paint->state == NULL)
    /* A sample of the terrain: as one that goes on on both sides. */
    add_way (self, (AciesWayPoint) { self->x - 0.7, self->y + 0.06, self->half }, middle, (AciesWayPoint) { self->x + 0.7, self->y - 0.06, self->half });
  else if (self->n_arms == 0 && self->network->runs_off && self->half < NARROW)
    add_piece (self);
  else if (self->n_arms == 0)
    {
      double wide = MAX (self->half, 0.8 * self->lake);

      if (self->network->runs_off && is_at_edge (self))
        run_lake_off_board (self);
      add_way (self, (AciesWayPoint) { self->x - 0.08, self->y + 0.02, wide }, (AciesWayPoint) { self->x, self->y, wide }, (AciesWayPoint) { self->x + 0.08, self->y, wide });
    }
  else if (self->n_arms == 1)
    {
      gboolean is_spring = self->network->runs_off; /* works end as wide as they are */

      add_way (self, end_of (&self->arms[0]), (AciesWayPoint) { self->x, self->y, self->half * (is_spring ? 0.7 : 1) },
               (AciesWayPoint) { self->x - 0.12 * self->arms[0].dx, self->y - 0.12 * self->arms[0].dy, is_spring ? 0.03 : self->half });
    }
  else
    connect_arms (self);
}

void
acies_network_init (AciesNetwork       *self,
                    const AciesTerrain *terrain,
                    AciesHalfFunc       half,
                    double              swing,
                    double              lake,
                    gboolean            runs_off)
{
  self->runs_off = runs_off;
  self->ways = g_array_new (FALSE, FALSE, sizeof (AciesWay));
  self->areas = g_array_new (FALSE, FALSE, sizeof (AciesWayArea));
  for (AciesHex hex = acies_paint_next (terrain->paint, ACIES_NO_HEX, 2); hex != ACIES_NO_HEX; hex = acies_paint_next (terrain->paint, hex, 2))
    {
      Node node = { .network = self, .terrain = terrain, .half_at = half, .swing = swing, .lake = lake, .hex = hex, .half = half (terrain, hex) };

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

#define OUTSIDE -1

static double
outside (gconstpointer data,
         double        x,
         double        y)
{
  return OUTSIDE;
}

/* The points of the lattice within a rectangle. */
typedef struct
{
  guint first_column;
  guint first_row;
  guint last_column;
  guint last_row;
} Part;

static gboolean
part_of (const AciesField *field,
         double            left,
         double            top,
         double            right,
         double            bottom,
         Part             *part)
{
  double most_column = field->columns - 1, most_row = field->rows - 1;

  left = (left - field->x) / field->step;
  right = (right - field->x) / field->step;
  top = (top - field->y) / field->step;
  bottom = (bottom - field->y) / field->step;
  if (right < 0 || bottom < 0 || left > most_column || top > most_row)
    return FALSE;
  *part = (Part) { (guint) MAX (0, ceil (left)), (guint) MAX (0, ceil (top)), (guint) MIN (most_column, floor (right)), (guint) MIN (most_row, floor (bottom)) };
  return TRUE;
}

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
  double left = G_MAXDOUBLE, top = G_MAXDOUBLE, right = -G_MAXDOUBLE, bottom = -G_MAXDOUBLE;
  Part   part;

  for (guint i = 0; i < ACIES_WAY_POINTS; i++)
    {
      const AciesWayPoint *point = &way->points[i];

      left = MIN (left, point->x - point->half - reach);
      right = MAX (right, point->x + point->half + reach);
      top = MIN (top, point->y - point->half - reach);
      bottom = MAX (bottom, point->y + point->half + reach);
    }
  if (!part_of (field, left, top, right, bottom, &part))
    return;
  for (guint row = part.first_row; row <= part.last_row; row++)
    for (guint column = part.first_column; column <= part.last_column; column++)
      {
        float *value = &field->values[row * field->columns + column];
        double here = way_at (way, field->x + column * field->step, field->y + row * field->step);

        *value = (float) MAX (*value, here);
      }
}

static void
lay_area (const AciesWayArea *area,
          double              reach,
          AciesField         *field)
{
  double wide = area->half + reach;
  double turn = (area->x[1] - area->x[0]) * (area->y[2] - area->y[0]) - (area->y[1] - area->y[0]) * (area->x[2] - area->x[0]) > 0 ? 1 : -1;
  Part   part;

  if (!part_of (field, MIN (MIN (area->x[0], area->x[1]), area->x[2]) - wide, MIN (MIN (area->y[0], area->y[1]), area->y[2]) - wide,
                MAX (MAX (area->x[0], area->x[1]), area->x[2]) + wide, MAX (MAX (area->y[0], area->y[1]), area->y[2]) + wide, &part))
    return;
  for (guint row = part.first_row; row <= part.last_row; row++)
    for (guint column = part.first_column; column <= part.last_column; column++)
      {
        float *value = &field->values[row * field->columns + column];
        double x = field->x + column * field->step, y = field->y + row * field->step;
        double out = 0; /* how far outside the triangle; the ways around it round its corners */

        for (guint i = 0; i < 3; i++)
          {
            guint  j = (i + 1) % 3;
            double dx = area->x[j] - area->x[i], dy = area->y[j] - area->y[i];

            out = MAX (out, turn * (dy * (x - area->x[i]) - dx * (y - area->y[i])) / hypot (dx, dy));
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
  acies_field_init (field, &terrain->part, 2 * step, step, outside, NULL);
  for (guint i = 0; i < self->ways->len; i++)
    lay_way (&g_array_index (self->ways, AciesWay, i), reach, field);
  for (guint i = 0; i < self->areas->len; i++)
    lay_area (&g_array_index (self->areas, AciesWayArea, i), reach, field);
}
