/* sheet-fit.c - the best plan for a scenario sheet: how large the map, how many columns, which size of letters
 *
 * The page below the title is cut into columns of the same width. The map takes
 * the upper part of the first of them; armies stand in those beside it, or, where
 * it takes all, below it at the right; everything else flows below the map. Plans
 * are judged by the size of the map and of the letters before anything is set,
 * and tried from the best down. What has room for all is judged by the paper that
 * it leaves blank, too, until no other plan can be better.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "render/sheet-plan.h"
#include "render/sheet-private.h"

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
  GArray       *plans;   /* of AciesSheetPlan, the best first */
  GPtrArray    *matters; /* that were set so far */
  double        needed;  /* area that all takes in letters of size 1, about */
} Fit;

/* --- rows ----------------------------------------------------------------------------------- */

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
height_of (const GArray *rows)
{
  double height = 0;

  for (guint i = 0; rows != NULL && i < rows->len; i++)
    height += g_array_index (rows, AciesSheetRow, i).height;
  return height;
}

static double
height_of_matter (const AciesSheetMatter *matter)
{
  double height = height_of (matter->battle);

  for (guint i = 0; i < ACIES_MAX_SIDES; i++)
    height += height_of (matter->armies[i]);
  for (guint i = 0; i < ACIES_N_TEXTS; i++)
    height += height_of (matter->texts[i]);
  return height;
}

/* Setting is what takes time: plans that have no room by far are not tried. */
static gboolean
may_have_room (const Fit            *self,
               const AciesSheetPlan *plan)
{
  double room = plan->columns * plan->column_width * self->height - plan->map_columns * plan->column_width * plan->map_height;

  return room >= self->needed * plan->size * plan->size * ESTIMATE;
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

/* --- placing -------------------------------------------------------------------------------- */

static void
begin_columns (const Fit            *self,
               const AciesSheetPlan *plan,
               AciesSheetColumn     *columns)
{
  for (guint i = 0; i < plan->columns; i++)
    columns[i] = (AciesSheetColumn) {
      .x = self->left + i * (plan->column_width + ACIES_SHEET_GAP),
      .width = plan->column_width,
      .top = self->top + (i < plan->map_columns ? plan->map_height + ACIES_SHEET_GAP : 0),
      .bottom = self->top + self->height,
    };
}

/* Of the columns the last ones are for armies: as many for each, or all for all. */
static guint
place_armies (const AciesSheetPlan   *plan,
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
place_rest (const AciesSheetPlan *plan,
            const GArray         *rows,
            AciesSheetColumn     *columns,
            guint                 n_armies,
            gboolean              spreads,
            GArray               *placed)
{
  const AciesSheetRow *first = (const AciesSheetRow *) rows->data;
  AciesSheetColumn     tries[ACIES_SHEET_MOST_COLUMNS];
  guint                n = plan->columns - n_armies;

  for (guint i = 0; i < n; i++)
    tries[i] = columns[i];
  if (!spreads || acies_sheet_flow (first, rows->len, tries, n, NULL) == rows->len)
    return acies_sheet_flow_evenly (first, rows->len, columns, n, placed);
  for (guint i = n; i < plan->columns; i++)
    columns[i].top += columns[i].begun ? ACIES_SHEET_GAP : 0;
  return acies_sheet_flow (first, rows->len, columns, plan->columns, placed);
}

/* Paper that no column fills, as a share of all. */
static double
blank_share (const Fit              *self,
             const AciesSheetPlan   *plan,
             const AciesSheetColumn *columns)
{
  double blank = 0;

  for (guint i = 0; i < plan->columns; i++)
    blank += MAX (columns[i].bottom - columns[i].top, 0) * columns[i].width;
  return blank / (self->width * self->height);
}

/* Is one of the armies in more columns than one? */
static gboolean
breaks_army (const AciesSheetPlan   *plan,
             const AciesSheetColumn *columns,
             guint                   n_armies,
             guint                   n_sides)
{
  guint n_begun = 0;

  for (guint i = plan->columns - n_armies; i < plan->columns; i++)
    n_begun += columns[i].begun;
  return n_begun > n_sides;
}

/* @score: (out): of what it looks like then */
static gboolean
has_room (Fit                  *self,
          const AciesSheetPlan *plan,
          gboolean              spreads,
          double               *score)
{
  AciesSheetMatter *matter = matter_for (self, plan->size, plan->column_width);
  g_autoptr (GArray) rows = join_rows (matter, G_MAXUINT - 1, NULL);
  AciesSheetColumn columns[ACIES_SHEET_MOST_COLUMNS];
  guint            n_sides = self->sheet->state->ruleset->n_sides;
  guint            n_armies;

  begin_columns (self, plan, columns);
  if (place_armies (plan, matter, n_sides, columns, &n_armies, NULL, NULL) > 0)
    return FALSE;
  *score = plan->score - (breaks_army (plan, columns, n_armies, n_sides) ? SPLIT_COST : 0);
  if (place_rest (plan, rows, columns, n_armies, spreads, NULL) < rows->len)
    return FALSE;
  *score -= BLANK_WEIGHT * blank_share (self, plan, columns);
  return TRUE;
}

/* --- when there is too much ----------------------------------------------------------------- */

/* Rows that a plan has no place for. */
static guint
count_lost (Fit                  *self,
            const AciesSheetPlan *plan)
{
  AciesSheetMatter *matter = matter_for (self, plan->size, plan->column_width);
  g_autoptr (GArray) rows = join_rows (matter, G_MAXUINT - 1, NULL);
  AciesSheetColumn columns[ACIES_SHEET_MOST_COLUMNS];
  guint            n_armies, lost;

  begin_columns (self, plan, columns);
  lost = place_armies (plan, matter, self->sheet->state->ruleset->n_sides, columns, &n_armies, NULL, NULL);
  /* A text that ends too early is better than an army without its cards. */
  return 100 * lost + rows->len - place_rest (plan, rows, columns, n_armies, TRUE, NULL);
}

/* The smallest letters and the smallest map, in the columns that lose the least. */
static const AciesSheetPlan *
find_roomiest (Fit *self)
{
  const AciesSheetPlan *best = NULL;
  guint                 least = G_MAXUINT;

  for (guint i = self->plans->len; i > 0; i--)
    {
      const AciesSheetPlan *plan = &g_array_index (self->plans, AciesSheetPlan, i - 1);
      guint                 lost = plan->size <= ACIES_SHEET_SMALLEST ? count_lost (self, plan) : G_MAXUINT;

      if (lost >= least)
        continue;
      least = lost;
      best = plan;
    }
  return best;
}

static gboolean
fits_with_cap (const AciesSheetPlan   *plan,
               const AciesSheetMatter *matter,
               const AciesSheetColumn *columns,
               guint                   n_armies,
               guint                   cap,
               const GArray           *mark)
{
  g_autoptr (GArray) rows = join_rows (matter, cap, mark);
  AciesSheetColumn tries[ACIES_SHEET_MOST_COLUMNS];

  for (guint i = 0; i < plan->columns; i++)
    tries[i] = columns[i];
  return place_rest (plan, rows, tries, n_armies, TRUE, NULL) == rows->len;
}

/* The longest texts lose first: the most lines that each may keep. */
static guint
find_cap (const AciesSheetPlan   *plan,
          const AciesSheetMatter *matter,
          const AciesSheetColumn *columns,
          guint                   n_armies,
          const GArray           *mark)
{
  guint low = 0;
  guint high = 1;

  for (guint i = 0; i < ACIES_N_TEXTS; i++)
    high = MAX (high, matter->texts[i] != NULL ? matter->texts[i]->len : 0);
  while (low + 1 < high)
    {
      guint middle = (low + high) / 2;

      if (fits_with_cap (plan, matter, columns, n_armies, middle, mark))
        low = middle;
      else
        high = middle;
    }
  return low;
}

static void
tell_losses (GArray                 *losses,
             const AciesSheetMatter *matter,
             const GArray           *rows,
             guint                   n_placed,
             guint                   cap)
{
  for (guint i = 0; i < ACIES_N_TEXTS; i++)
    if (matter->texts[i] != NULL && matter->texts[i]->len > 1 + cap)
      acies_sheet_add_loss (losses, ACIES_SHEET_TEXT, i, matter->texts[i]->len - 1 - cap);
  for (guint i = n_placed; i < rows->len; i++)
    {
      const AciesSheetRow *row = &g_array_index (rows, AciesSheetRow, i);

      acies_sheet_add_loss (losses, row->part, row->index, 1);
    }
}

/* --- the plan that is taken ----------------------------------------------------------------- */

static void
carry_out (Fit                  *self,
           const AciesSheetPlan *plan,
           gboolean              is_whole)
{
  AciesSheet       *sheet = self->sheet;
  AciesSheetMatter *matter = matter_for (self, plan->size, plan->column_width);
  g_autoptr (GArray) mark = NULL;
  g_autoptr (GArray) rows = NULL;
  AciesSheetColumn columns[ACIES_SHEET_MOST_COLUMNS];
  guint            n_armies, n;
  guint            cap = G_MAXUINT - 1;

  begin_columns (self, plan, columns);
  place_armies (plan, matter, sheet->state->ruleset->n_sides, columns, &n_armies, sheet->placed, sheet->losses);
  if (!is_whole)
    {
      acies_sheet_begin (matter, ACIES_SHEET_TEXT, 0, &mark);
      acies_sheet_add_text (matter, ACIES_SHEET_FONT_BODY, "…");
      cap = find_cap (plan, matter, columns, n_armies, mark);
    }
  rows = join_rows (matter, cap, mark);
  n = place_rest (plan, rows, columns, n_armies, TRUE, sheet->placed);
  tell_losses (sheet->losses, matter, rows, n, cap);
  sheet->map = (AciesSheetBlock) { ACIES_SHEET_MAP, 0, self->left, self->top, plan->map_width, plan->map_height };
  sheet->size = plan->size;
  sheet->matter = matter;
  g_ptr_array_remove (self->matters, matter);
}

/* A plan is never better than its first score: what comes after the best is not tried.
 * @best_score: (inout) */
static const AciesSheetPlan *
choose_of (Fit     *self,
           gboolean spreads,
           double   smallest,
           double  *best_score)
{
  double                cost = spreads ? SPREAD_COST : 0;
  const AciesSheetPlan *best = NULL;

  for (guint i = 0; i < self->plans->len; i++)
    {
      const AciesSheetPlan *plan = &g_array_index (self->plans, AciesSheetPlan, i);
      double                score;

      if (plan->score - cost <= *best_score)
        break;
      if (plan->size < smallest || !may_have_room (self, plan) || !has_room (self, plan, spreads, &score) ||
          score - cost <= *best_score)
        continue;
      best = plan;
      *best_score = score - cost;
    }
  return best;
}

/* Better those that keep armies and texts apart, and in letters of a good size if there is any. */
static const AciesSheetPlan *
choose (Fit *self)
{
  double                score = -G_MAXDOUBLE;
  const AciesSheetPlan *apart = choose_of (self, FALSE, GOOD_SIZE, &score);
  const AciesSheetPlan *spread = choose_of (self, TRUE, GOOD_SIZE, &score);

  if (spread != NULL || apart != NULL)
    return spread != NULL ? spread : apart;
  return choose_of (self, TRUE, 0, &score);
}

/* @top: below the title */
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
  Fit fit = fit_below (self, context, top, matters);
  g_autoptr (GArray) plans = acies_sheet_plans_new (self->state, fit.width, fit.height);
  const AciesSheetPlan *plan;

  fit.plans = plans;
  fit.needed = height_of_matter (matter_for (&fit, 8.5, ESTIMATE_WIDTH)) * ESTIMATE_WIDTH / (8.5 * 8.5);
  plan = choose (&fit);
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
    if (height_of (matter->armies[i]) > height * EASY_ARMY)
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
  g_autoptr (GArray) plans = acies_sheet_plans_new_within (state, fit.width, fit.height, fit.height + GUESS_TITLE);
  double score;

  fit.height *= GUESS_ROOM;
  /* Any will do, and those with the smallest maps, which are the last, have the most room. */
  for (guint i = plans->len; i > 0; i--)
    {
      const AciesSheetPlan *plan = &g_array_index (plans, AciesSheetPlan, i - 1);

      if (has_room (&fit, plan, TRUE, &score))
        return !matter_for (&fit, plan->size, plan->column_width)->is_unsure;
    }
  return FALSE;
}
