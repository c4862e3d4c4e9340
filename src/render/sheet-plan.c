/* sheet-plan.c - the plans there are for a scenario sheet: how large the map, how many columns, which size of letters
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "render/sheet-plan.h"

#include "render/layout.h"

#include <math.h>

#define NARROWEST 126           /* column that can be read */
#define WIDEST 300              /* column that can be read well */
#define NARROWEST_IN_SIZES 15.2 /* the same as NARROWEST for large letters */
#define SMALLEST_MAP 0.05       /* of the room, where a map of its shape can be so large */
#define MAP_WEIGHT 1.1          /* what a larger map is worth, */
#define SIZE_WEIGHT 1.8         /* and what larger letters are, */
#define LARGE_WEIGHT 0.5        /* but the less where they are large already, */
#define EMPTY_WEIGHT 1.0        /* and what it costs to leave room beside a map */
#define LARGE_SIZE 10           /* letters that nobody wants larger, but for a blank page */

static const double sizes[] = { 12.5, 11.5, 10.5, 10, 9.5, 9, 8.5, 8, ACIES_SHEET_SMALLEST };
static const double map_shares[] = { 1, 0.9, 0.8, 0.7, 0.6, 0.5 };

typedef struct
{
  const AciesBoard *board;
  guint             n_sides;
  double            width;
  double            height;
  guint             first_size; /* of those in the table; smaller ones follow */
  guint             n_shares;   /* of those in the table, the largest first */
  GArray           *plans;      /* of AciesSheetPlan */
} Plans;

/* Height of a map that is so wide: the board and its rulers. */
static double
height_of_map (const AciesBoard *board,
               double            map_width)
{
  AciesLayout layout = acies_layout_fit (board, map_width, G_MAXINT16);
  double      width, height;

  acies_layout_size (&layout, &width, &height);
  return height + 2 * acies_layout_margin (layout.hex_width);
}

static double
area_of_board (const AciesBoard *board,
               double            map_width,
               double            map_height)
{
  AciesLayout layout = acies_layout_fit (board, map_width, map_height);
  double      width, height;

  acies_layout_size (&layout, &width, &height);
  return width * height;
}

static double
worth_of_size (double size)
{
  return SIZE_WEIGHT * log (MIN (size, LARGE_SIZE)) + LARGE_WEIGHT * log (MAX (size, LARGE_SIZE) / LARGE_SIZE);
}

static void
add_plans (Plans         *self,
           AciesSheetPlan plan)
{
  const AciesBoard *board = self->board;
  gboolean          is_above = plan.map_columns == plan.columns;
  double            room = is_above ? self->height * 0.75 : self->height;
  double            whole = MIN (height_of_map (board, plan.map_width), room);

  for (guint i = 0; i < self->n_shares; i++)
    {
      plan.map_height = whole * map_shares[i];
      plan.map_area = area_of_board (board, plan.map_width, plan.map_height);
      for (guint j = self->first_size; j < G_N_ELEMENTS (sizes); j++)
        {
          plan.size = sizes[j];
          if (plan.column_width < plan.size * NARROWEST_IN_SIZES && plan.columns > 2)
            continue;
          plan.score = MAP_WEIGHT * log (plan.map_area / (self->width * self->height)) + worth_of_size (plan.size) -
                       EMPTY_WEIGHT * (1 - map_shares[i]);
          g_array_append_val (self->plans, plan);
        }
    }
}

static int
compare_plans (gconstpointer a,
               gconstpointer b)
{
  const AciesSheetPlan *one = a;
  const AciesSheetPlan *other = b;

  return (one->score < other->score) - (one->score > other->score);
}

/* A map that is too small to be of use has no plan, unless the board has no better one. */
static double
smallest_map (const Plans *self)
{
  double best = 0;

  for (guint i = 0; i < self->plans->len; i++)
    best = MAX (best, g_array_index (self->plans, AciesSheetPlan, i).map_area);
  return MIN (best * 0.6, self->width * self->height * SMALLEST_MAP);
}

static void
drop_small_maps (GArray *plans,
                 double  smallest)
{
  for (guint i = plans->len; i > 0; i--)
    if (g_array_index (plans, AciesSheetPlan, i - 1).map_area < smallest)
      g_array_remove_index_fast (plans, i - 1);
}

/* Beside the map armies have all columns; below it, one or two each. */
static void
add_plans_of_columns (Plans *self,
                      guint  columns,
                      double width)
{
  guint n_sides = self->n_sides;

  for (guint map_columns = 1; map_columns <= columns; map_columns++)
    {
      AciesSheetPlan plan = {
        .columns = columns,
        .map_columns = map_columns,
        .army_columns = map_columns < columns ? columns - map_columns : MIN (columns, n_sides),
        .column_width = width,
        .map_width = map_columns * width + (map_columns - 1) * ACIES_SHEET_GAP,
      };

      add_plans (self, plan);
      plan.army_columns = 2 * n_sides;
      if (map_columns == columns && columns >= plan.army_columns)
        add_plans (self, plan);
    }
}

/* All there are, also those with maps that are too small, in no order. */
static Plans
make_plans (const AciesState *state,
            double            room_width,
            double            room_height,
            guint             first_size,
            guint             n_shares)
{
  Plans plans = {
    .board = state->board,
    .n_sides = state->ruleset->n_sides,
    .width = room_width,
    .height = room_height,
    .first_size = first_size,
    .n_shares = n_shares,
    .plans = g_array_new (FALSE, FALSE, sizeof (AciesSheetPlan)),
  };

  for (guint columns = 2; columns <= ACIES_SHEET_MOST_COLUMNS; columns++)
    {
      double width = (room_width - (columns - 1) * ACIES_SHEET_GAP) / columns;

      if (columns == 2 || (width >= NARROWEST && width <= WIDEST))
        add_plans_of_columns (&plans, columns, width);
    }
  return plans;
}

GArray *
acies_sheet_plans_new (const AciesState *state,
                       double            room_width,
                       double            room_height)
{
  Plans plans = make_plans (state, room_width, room_height, 0, G_N_ELEMENTS (map_shares));

  drop_small_maps (plans.plans, smallest_map (&plans));
  g_array_sort (plans.plans, compare_plans);
  return plans.plans;
}

GArray *
acies_sheet_plans_new_within (const AciesState *state,
                              double            room_width,
                              double            least_height,
                              double            most_height)
{
  Plans high = make_plans (state, room_width, most_height, G_N_ELEMENTS (sizes) - 1, 1);
  Plans low = make_plans (state, room_width, least_height, G_N_ELEMENTS (sizes) - 1, G_N_ELEMENTS (map_shares));

  drop_small_maps (low.plans, smallest_map (&high));
  g_array_sort (low.plans, compare_plans);
  g_array_unref (high.plans);
  return low.plans;
}
