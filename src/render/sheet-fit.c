/* sheet-fit.c - the plan of a scenario sheet: how large the map, how many columns, which size of letters
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "render/layout.h"
#include "render/sheet-private.h"

#include <math.h>
#include <string.h>

#define HALVES 12 /* columns are even within their height by 2 to this power */

/* What must fit below each other: a row and those it stays with. */
static double
height_of_group (const AciesSheetRow *rows,
                 guint                n_rows,
                 gboolean             has_gap)
{
  double height = has_gap ? rows[0].gap : 0;

  for (guint i = 0; i < n_rows; i++)
    {
      height += (i > 0 ? rows[i].gap : 0) + rows[i].height;
      if (!rows[i].clings)
        break;
    }
  return height;
}

guint
acies_sheet_flow (const AciesSheetRow *rows,
                  guint                n_rows,
                  AciesSheetColumn    *columns,
                  guint                n_columns,
                  GArray              *placed)
{
  AciesSheetColumn *column = columns, *end = columns + n_columns;
  gboolean          in_group = FALSE;

  for (guint i = 0; i < n_rows; i++)
    {
      while (!in_group && column < end && column->top + height_of_group (rows + i, n_rows - i, column->begun) > column->bottom + 0.01)
        column++;
      if (column == end)
        return i;
      column->top += column->begun ? rows[i].gap : 0;
      if (placed != NULL)
        g_array_append_vals (placed, &(AciesSheetPlaced) { rows[i], column->x, column->top, column->width }, 1);
      column->top += rows[i].height;
      column->begun = TRUE;
      in_group = rows[i].clings;
    }
  return n_rows;
}

static guint
flow_to_height (const AciesSheetRow    *rows,
                guint                   n_rows,
                const AciesSheetColumn *columns,
                guint                   n_columns,
                double                  share,
                AciesSheetColumn       *tries)
{
  for (guint i = 0; i < n_columns; i++)
    {
      tries[i] = columns[i];
      tries[i].bottom = columns[i].top + (columns[i].bottom - columns[i].top) * share;
    }
  return acies_sheet_flow (rows, n_rows, tries, n_columns, NULL);
}

/* The same, in columns of the same height as far as all rows find a place. */
static guint
flow_evenly (const AciesSheetRow *rows,
             guint                n_rows,
             AciesSheetColumn    *columns,
             guint                n_columns,
             GArray              *placed)
{
  g_autofree AciesSheetColumn *tries = g_new (AciesSheetColumn, n_columns + 1);
  double                       low = 0;
  double                       high = 1;
  guint                        n;

  if (flow_to_height (rows, n_rows, columns, n_columns, 1, tries) == n_rows)
    for (guint i = 0; i < HALVES; i++)
      {
        double middle = (low + high) / 2;

        if (flow_to_height (rows, n_rows, columns, n_columns, middle, tries) == n_rows)
          high = middle;
        else
          low = middle;
      }
  flow_to_height (rows, 0, columns, n_columns, high, tries);
  n = acies_sheet_flow (rows, n_rows, tries, n_columns, placed);
  for (guint i = 0; i < n_columns; i++)
    {
      columns[i].top = tries[i].top;
      columns[i].begun = tries[i].begun;
    }
  return n;
}

/* --- plans: how large the map, how many columns, which size of letters ------------------- */

#define COLUMN_GAP 14  /* between columns, and below the map */
#define MOST_COLUMNS 6 /* of a page */

typedef struct
{
  double size;
  guint  columns;
  guint  map_columns;
  guint  army_columns; /* the last ones, for armies */
  double column_width;
  double map_width;
  double map_height;
  double map_area; /* of the board in the map */
  double score;    /* how good it looks, before anything is set; what is set then can only make it less */
} SheetPlan;

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
  double            width;
  double            height;
  guint             first_size; /* of those in the table; smaller ones follow */
  guint             n_shares;   /* of those in the table, the largest first */
  GArray           *plans;      /* of SheetPlan */
} Plans;

static void
add_plans (Plans    *self,
           SheetPlan plan)
{
  gboolean    is_above = plan.map_columns == plan.columns;
  double      room = is_above ? self->height * 0.75 : self->height;
  AciesLayout layout = acies_layout_fit (self->board, plan.map_width, G_MAXINT16);
  double      width, height, whole;

  /* Height of a map that is so wide: the board and its rulers. */
  acies_layout_size (&layout, &width, &height);
  whole = MIN (height + 2 * acies_layout_margin (layout.hex_width), room);
  for (guint i = 0; i < self->n_shares; i++)
    {
      plan.map_height = whole * map_shares[i];
      layout = acies_layout_fit (self->board, plan.map_width, plan.map_height);
      acies_layout_size (&layout, &width, &height);
      plan.map_area = width * height;
      for (guint j = self->first_size; j < G_N_ELEMENTS (sizes); j++)
        {
          plan.size = sizes[j];
          if (plan.column_width < plan.size * NARROWEST_IN_SIZES && plan.columns > 2)
            continue;
          plan.score = MAP_WEIGHT * log (plan.map_area / (self->width * self->height)) +
                       (SIZE_WEIGHT * log (MIN (plan.size, LARGE_SIZE)) + LARGE_WEIGHT * log (MAX (plan.size, LARGE_SIZE) / LARGE_SIZE)) -
                       EMPTY_WEIGHT * (1 - map_shares[i]);
          g_array_append_val (self->plans, plan);
        }
    }
}

static int
compare_plans (gconstpointer a,
               gconstpointer b)
{
  const SheetPlan *one = a;
  const SheetPlan *other = b;

  return (one->score < other->score) - (one->score > other->score);
}

/* All there are, also those with maps that are too small, in no order. Beside the map armies have all columns; below it, one or
 * two each. */
static Plans
make_plans (const AciesState *state,
            double            room_width,
            double            room_height,
            guint             first_size,
            guint             n_shares)
{
  guint n_sides = state->ruleset->n_sides;
  Plans plans = {
    .board = state->board,
    .width = room_width,
    .height = room_height,
    .first_size = first_size,
    .n_shares = n_shares,
    .plans = g_array_new (FALSE, FALSE, sizeof (SheetPlan)),
  };

  for (guint columns = 2; columns <= MOST_COLUMNS; columns++)
    {
      double width = (room_width - (columns - 1) * COLUMN_GAP) / columns;

      for (guint map_columns = 1; map_columns <= columns && (columns == 2 || (width >= NARROWEST && width <= WIDEST)); map_columns++)
        {
          SheetPlan plan = {
            .columns = columns,
            .map_columns = map_columns,
            .army_columns = map_columns < columns ? columns - map_columns : MIN (columns, n_sides),
            .column_width = width,
            .map_width = map_columns * width + (map_columns - 1) * COLUMN_GAP,
          };

          add_plans (&plans, plan);
          plan.army_columns = 2 * n_sides;
          if (map_columns == columns && columns >= plan.army_columns)
            add_plans (&plans, plan);
        }
    }
  return plans;
}

/* (transfer full): the plans of @self, the best first. A map that is too small to be of use has no plan, unless those of @all
 * have no better one. */
static GArray *
list_plans (const Plans *self,
            const Plans *all)
{
  double smallest = 0;

  for (guint i = 0; i < all->plans->len; i++)
    smallest = MAX (smallest, g_array_index (all->plans, SheetPlan, i).map_area);
  smallest = MIN (smallest * 0.6, all->width * all->height * SMALLEST_MAP);
  for (guint i = self->plans->len; i > 0; i--)
    if (g_array_index (self->plans, SheetPlan, i - 1).map_area < smallest)
      g_array_remove_index_fast (self->plans, i - 1);
  g_array_sort (self->plans, compare_plans);
  return self->plans;
}

/* --- which plan is best ------------------------------------------------------------------ */

/* The page below the title is cut into columns of the same width. The map takes
 * the upper part of the first of them; armies stand in those beside it, or, where
 * it takes all, below it at the right; everything else flows below the map. Plans
 * are judged by the size of the map and of the letters before anything is set,
 * and tried from the best down. What has room for all is judged by the paper that
 * it leaves blank, too, until no other plan can be better. */

#define SPLIT_COST 0.2   /* to break an army, */
#define SPREAD_COST 0.2  /* to have texts below the armies, */
#define BLANK_WEIGHT 0.9 /* and to leave paper blank */
#define GOOD_SIZE 8      /* letters are smaller than this only where nothing else helps */
#define ESTIMATE 0.72    /* share of a first estimate of the room needed that is certainly needed */
#define ESTIMATE_WIDTH 160
#define EASY 0.62       /* who needs no more than this share of the room fits, whatever the plan */
#define EASY_ARMY 0.7   /* the same of an army and the height of a column */
#define GUESS_ROOM 0.97 /* share of the room that guessed letters may take, as rows part otherwise where lines are others */
#define GUESS_TITLE 72  /* more than the head of a page takes, with the gap below it */

typedef struct
{
  AciesSheet   *sheet;
  PangoContext *context;
  double        left;
  double        top;
  double        width;
  double        height;
  GArray       *plans;   /* of SheetPlan, the best first */
  GPtrArray    *matters; /* that were set so far */
  double        needed;  /* area that all takes in letters of size 1, about */
} Fit;

static AciesSheetMatter *
matter_for (Fit   *self,
            double size,
            double width)
{
  AciesSheetMatter *matter;

  for (guint i = 0; i < self->matters->len; i++)
    {
      matter = g_ptr_array_index (self->matters, i);
      if (matter->size == size && matter->width == width)
        return matter;
    }
  matter = acies_sheet_matter_new (self->context, self->sheet->state, size, width);
  for (AciesSide side = 0; side < self->sheet->state->ruleset->n_sides; side++)
    acies_sheet_add_army (matter, side);
  acies_sheet_add_battle (matter);
  acies_sheet_add_texts (matter);
  g_ptr_array_add (self->matters, matter);
  return matter;
}

static double
height_of_rows (const GArray *rows)
{
  double height = 0;

  for (guint i = 0; rows != NULL && i < rows->len; i++)
    height += g_array_index (rows, AciesSheetRow, i).height;
  return height;
}

static double
height_of_matter (const AciesSheetMatter *matter)
{
  double height = height_of_rows (matter->battle);

  for (guint i = 0; i < ACIES_MAX_SIDES; i++)
    height += height_of_rows (matter->armies[i]);
  for (guint i = 0; i < ACIES_N_TEXTS; i++)
    height += height_of_rows (matter->texts[i]);
  return height;
}

/* All that is no army, one after the other. @cap: lines of each text; what is
 * cut off ends with @mark. */
static GArray *
join_rows (const AciesSheetMatter *matter,
           guint                   cap,
           const GArray           *mark)
{
  GArray *rows = g_array_new (FALSE, FALSE, sizeof (AciesSheetRow));

  g_array_append_vals (rows, matter->battle->data, matter->battle->len);
  for (guint i = 0; i < ACIES_N_TEXTS; i++)
    {
      const GArray *text = matter->texts[i];

      if (text == NULL)
        continue;
      g_array_append_vals (rows, text->data, MIN (text->len, 1 + cap));
      if (text->len <= 1 + cap)
        continue;
      g_array_append_vals (rows, mark->data, mark->len);
      g_array_index (rows, AciesSheetRow, rows->len - 1).index = i;
    }
  return rows;
}

static void
begin_columns (const Fit        *self,
               const SheetPlan  *plan,
               AciesSheetColumn *columns)
{
  for (guint i = 0; i < plan->columns; i++)
    columns[i] = (AciesSheetColumn) {
      .x = self->left + i * (plan->column_width + COLUMN_GAP),
      .width = plan->column_width,
      .top = self->top + (i < plan->map_columns ? plan->map_height + COLUMN_GAP : 0),
      .bottom = self->top + self->height,
    };
}

/* Of the columns the last ones are for armies: as many for each, or all for all. */
static guint
place_armies (const SheetPlan        *plan,
              const AciesSheetMatter *matter,
              guint                   n_sides,
              AciesSheetColumn       *columns,
              guint                  *n_armies,
              GArray                 *placed,
              GArray                 *losses)
{
  guint each = plan->army_columns / n_sides;
  guint missing = 0;

  *n_armies = each > 0 ? each * n_sides : plan->army_columns;
  columns += plan->columns - *n_armies;
  for (AciesSide side = 0; side < n_sides; side++)
    {
      const GArray *rows = matter->armies[side];
      guint         n = acies_sheet_flow ((const AciesSheetRow *) rows->data, rows->len,
                                  each > 0 ? columns + side * each : columns, each > 0 ? each : *n_armies, placed);

      missing += rows->len - n;
      if (n < rows->len && losses != NULL)
        acies_sheet_add_loss (losses, ACIES_SHEET_ARMY, side, rows->len - n);
    }
  return missing;
}

/* Below the map; and where that is not enough and @spreads allows it, below the armies. */
static guint
place_rest (const SheetPlan  *plan,
            const GArray     *rows,
            AciesSheetColumn *columns,
            guint             n_armies,
            gboolean          spreads,
            GArray           *placed)
{
  const AciesSheetRow *first = (const AciesSheetRow *) rows->data;
  AciesSheetColumn     tries[MOST_COLUMNS];
  guint                n = plan->columns - n_armies;

  for (guint i = 0; i < n; i++)
    tries[i] = columns[i];
  if (!spreads || acies_sheet_flow (first, rows->len, tries, n, NULL) == rows->len)
    return flow_evenly (first, rows->len, columns, n, placed);
  for (guint i = n; i < plan->columns; i++)
    columns[i].top += columns[i].begun ? COLUMN_GAP : 0;
  return acies_sheet_flow (first, rows->len, columns, plan->columns, placed);
}

/* @score: (out): of what it looks like then */
static gboolean
has_room (Fit             *self,
          const SheetPlan *plan,
          gboolean         spreads,
          double          *score)
{
  AciesSheetMatter *matter = matter_for (self, plan->size, plan->column_width);
  g_autoptr (GArray) rows = join_rows (matter, G_MAXUINT - 1, NULL);
  AciesSheetColumn columns[MOST_COLUMNS];
  guint            n_sides = self->sheet->state->ruleset->n_sides;
  guint            n_armies, n_begun = 0;
  double           blank = 0;

  begin_columns (self, plan, columns);
  if (place_armies (plan, matter, n_sides, columns, &n_armies, NULL, NULL) > 0)
    return FALSE;
  for (guint i = plan->columns - n_armies; i < plan->columns; i++)
    n_begun += columns[i].begun;
  *score = plan->score - (n_begun > n_sides ? SPLIT_COST : 0); /* one of the armies is in more columns than one */
  if (place_rest (plan, rows, columns, n_armies, spreads, NULL) < rows->len)
    return FALSE;
  for (guint i = 0; i < plan->columns; i++)
    blank += MAX (columns[i].bottom - columns[i].top, 0) * columns[i].width;
  *score -= BLANK_WEIGHT * (blank / (self->width * self->height));
  return TRUE;
}

/* The smallest letters and the smallest map, in the columns that lose the least. */
static const SheetPlan *
find_roomiest (Fit *self)
{
  const SheetPlan *best = NULL;
  guint            least = G_MAXUINT;

  for (guint i = self->plans->len; i > 0; i--)
    {
      const SheetPlan  *plan = &g_array_index (self->plans, SheetPlan, i - 1);
      AciesSheetMatter *matter = plan->size <= ACIES_SHEET_SMALLEST ? matter_for (self, plan->size, plan->column_width) : NULL;
      g_autoptr (GArray) rows = matter != NULL ? join_rows (matter, G_MAXUINT - 1, NULL) : NULL;
      AciesSheetColumn columns[MOST_COLUMNS];
      guint            n_armies, lost;

      if (matter == NULL)
        continue;
      begin_columns (self, plan, columns);
      /* A text that ends too early is better than an army without its cards. */
      lost = 100 * place_armies (plan, matter, self->sheet->state->ruleset->n_sides, columns, &n_armies, NULL, NULL);
      lost += rows->len - place_rest (plan, rows, columns, n_armies, TRUE, NULL);
      if (lost >= least)
        continue;
      least = lost;
      best = plan;
    }
  return best;
}

static void
carry_out (Fit             *self,
           const SheetPlan *plan,
           gboolean         is_whole)
{
  AciesSheet       *sheet = self->sheet;
  AciesSheetMatter *matter = matter_for (self, plan->size, plan->column_width);
  g_autoptr (GArray) mark = NULL;
  g_autoptr (GArray) rows = NULL;
  AciesSheetColumn columns[MOST_COLUMNS], tries[MOST_COLUMNS];
  guint            n_armies;
  guint            cap = G_MAXUINT - 1, too_many = 1;

  begin_columns (self, plan, columns);
  place_armies (plan, matter, sheet->state->ruleset->n_sides, columns, &n_armies, sheet->placed, sheet->losses);
  if (!is_whole)
    {
      acies_sheet_begin (matter, ACIES_SHEET_TEXT, 0, &mark);
      acies_sheet_add_text (matter, ACIES_SHEET_FONT_BODY, "…");
      cap = 0;
    }
  /* The longest texts lose first: the most lines that each may keep. */
  for (guint i = 0; i < ACIES_N_TEXTS; i++)
    too_many = MAX (too_many, matter->texts[i] != NULL ? matter->texts[i]->len : 0);
  while (cap + 1 < too_many)
    {
      guint middle = (cap + too_many) / 2;
      g_autoptr (GArray) fewer = join_rows (matter, middle, mark);

      memcpy (tries, columns, plan->columns * sizeof *tries);
      if (place_rest (plan, fewer, tries, n_armies, TRUE, NULL) == fewer->len)
        cap = middle;
      else
        too_many = middle;
    }
  rows = join_rows (matter, cap, mark);
  for (guint i = 0; i < ACIES_N_TEXTS; i++)
    if (matter->texts[i] != NULL && matter->texts[i]->len > 1 + cap)
      acies_sheet_add_loss (sheet->losses, ACIES_SHEET_TEXT, i, matter->texts[i]->len - 1 - cap);
  for (guint i = place_rest (plan, rows, columns, n_armies, TRUE, sheet->placed); i < rows->len; i++)
    {
      const AciesSheetRow *row = &g_array_index (rows, AciesSheetRow, i);

      acies_sheet_add_loss (sheet->losses, row->part, row->index, 1);
    }
  sheet->map = (AciesSheetBlock) { ACIES_SHEET_MAP, 0, self->left, self->top, plan->map_width, plan->map_height };
  sheet->size = plan->size;
  sheet->matter = matter;
  g_ptr_array_remove (self->matters, matter);
}

/* A plan is never better than its first score: what comes after the best is not tried.
 * @best_score: (inout) */
static const SheetPlan *
choose_of (Fit     *self,
           gboolean spreads,
           double   smallest,
           double  *best_score)
{
  double           cost = spreads ? SPREAD_COST : 0;
  const SheetPlan *best = NULL;

  for (guint i = 0; i < self->plans->len; i++)
    {
      const SheetPlan *plan = &g_array_index (self->plans, SheetPlan, i);
      double           room = plan->columns * plan->column_width * self->height - plan->map_columns * plan->column_width * plan->map_height;
      double           score;

      if (plan->score - cost <= *best_score)
        break;
      /* Setting is what takes time: plans that have no room by far are not tried. */
      if (plan->size < smallest || room < self->needed * plan->size * plan->size * ESTIMATE || !has_room (self, plan, spreads, &score) ||
          score - cost <= *best_score)
        continue;
      best = plan;
      *best_score = score - cost;
    }
  return best;
}

/* @top: below the title; @matters: to put in those that are set */
static Fit
fit_below (AciesSheet   *sheet,
           PangoContext *context,
           double        top,
           GPtrArray    *matters)
{
  const AciesPage *page = &sheet->page;

  return (Fit) {
    .sheet = sheet,
    .context = context,
    .left = page->left,
    .top = top,
    .width = page->width - page->left - page->right,
    .height = page->height - page->bottom - top,
    .matters = matters,
  };
}

void
acies_sheet_fit (AciesSheet   *self,
                 PangoContext *context,
                 double        top)
{
  g_autoptr (GPtrArray) matters = g_ptr_array_new ();
  Fit              fit = fit_below (self, context, top, matters);
  Plans            all = make_plans (self->state, fit.width, fit.height, 0, G_N_ELEMENTS (map_shares));
  double           score = -G_MAXDOUBLE;
  const SheetPlan *apart, *plan;
  g_autoptr (GArray) plans = list_plans (&all, &all);

  fit.plans = plans;
  fit.needed = height_of_matter (matter_for (&fit, 8.5, ESTIMATE_WIDTH)) * ESTIMATE_WIDTH / (8.5 * 8.5);
  /* Better a plan that keeps armies and texts apart, and in letters of a good size if there is any. */
  apart = choose_of (&fit, FALSE, GOOD_SIZE, &score);
  plan = choose_of (&fit, TRUE, GOOD_SIZE, &score);
  if (plan == NULL)
    plan = apart != NULL ? apart : choose_of (&fit, TRUE, 0, &score);
  carry_out (&fit, plan != NULL ? plan : find_roomiest (&fit), plan != NULL);
  g_ptr_array_set_free_func (matters, (GDestroyNotify) acies_sheet_matter_free);
}

gboolean
acies_sheet_fits_easily (const AciesState *state,
                         PangoContext     *context,
                         double            width,
                         double            height)
{
  AciesSheet sheet = { .state = (AciesState *) state };
  g_autoptr (GPtrArray) matters = g_ptr_array_new_with_free_func ((GDestroyNotify) acies_sheet_matter_free);
  Fit                     fit = { .sheet = &sheet, .context = context, .matters = matters };
  const AciesSheetMatter *matter = matter_for (&fit, ACIES_SHEET_SMALLEST, ESTIMATE_WIDTH);

  for (guint i = 0; i < ACIES_MAX_SIDES; i++)
    if (height_of_rows (matter->armies[i]) > height * EASY_ARMY)
      return FALSE;
  return height_of_matter (matter) * ESTIMATE_WIDTH <= width * height * EASY;
}

gboolean
acies_sheet_fits_guessed (const AciesState *state,
                          const AciesPage  *page)
{
  AciesSheet sheet = { .state = (AciesState *) state, .page = *page };
  g_autoptr (GPtrArray) matters = g_ptr_array_new_with_free_func ((GDestroyNotify) acies_sheet_matter_free);
  Fit fit = fit_below (&sheet, NULL, page->top + GUESS_TITLE, matters);
  /* For the smallest letters, and only those that there are in every room up to that without a title. */
  Plans high = make_plans (state, fit.width, fit.height + GUESS_TITLE, G_N_ELEMENTS (sizes) - 1, 1);
  Plans low = make_plans (state, fit.width, fit.height, G_N_ELEMENTS (sizes) - 1, G_N_ELEMENTS (map_shares));
  g_autoptr (GArray) plans = list_plans (&low, &high);
  g_autoptr (GArray) others = high.plans;
  double score;

  fit.height *= GUESS_ROOM;
  /* Any will do, and those with the smallest maps, which are the last, have the most room. */
  for (guint i = plans->len; i > 0; i--)
    {
      const SheetPlan *plan = &g_array_index (plans, SheetPlan, i - 1);

      if (has_room (&fit, plan, TRUE, &score))
        return !matter_for (&fit, plan->size, plan->column_width)->is_unsure;
    }
  return FALSE;
}
