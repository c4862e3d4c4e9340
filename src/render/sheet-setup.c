/* sheet-setup.c - the steps to set up a battle on one page, with boxes to tick
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/view/guide.h"
#include "render/sheet-private.h"

#include <glib/gi18n-lib.h>

#define MOST_COLUMNS 3
#define COLUMN_GAP 14
#define NARROWEST 150 /* width of a column, in points */
#define TITLE_GAP 10
#define MAP_SHARE 0.34 /* of the height of the page, if there is room for the board */
#define BOX 0.9        /* width of a box, in sizes of the text */
#define BOX_GAP 0.35   /* from the box to its words */
#define TICK_GAP 0.9   /* from one tick to the next in a row */

/* The board is left out where the text would be small with it. */
static const struct
{
  double   size;
  gboolean has_map;
} plans[] = {
  { 10, TRUE },
  { 9, TRUE },
  { 8.5, TRUE },
  { 10, FALSE },
  { 9, FALSE },
  { 8, FALSE },
  { ACIES_SHEET_SMALLEST, FALSE },
};

/* --- rows ----------------------------------------------------------------------------------- */

/* Ticks follow each other like words; what is too wide for one line wraps. */
static void
add_ticks (AciesSheetMatter     *self,
           const AciesSetupStep *step)
{
  double         indent = self->size * (BOX + BOX_GAP), x = 0;
  AciesSheetRow *row = NULL;

  for (guint i = 0; i < step->ticks->len; i++)
    {
      const AciesSetupTick *tick = g_ptr_array_index (step->ticks, i);
      g_autofree char      *text = acies_setup_tick_dup_text (tick);
      AciesSheetLetters    *letters = acies_sheet_set (self, ACIES_SHEET_FONT_TABLE, text, 0);
      double                width = acies_sheet_text_width (letters), height;

      if (width > self->width - indent)
        {
          letters = acies_sheet_set (self, ACIES_SHEET_FONT_TABLE, text, self->width - indent);
          width = self->width - indent;
        }
      height = MAX (acies_sheet_text_height (letters) + self->size * 0.2, self->size * 1.4);
      if (row == NULL || x + indent + width > self->width || row->n_cells == ACIES_SHEET_MAX_CELLS)
        {
          row = acies_sheet_add_row (self, height);
          row->gap = i == 0 ? self->size * 0.25 : 0;
          x = 0;
        }
      row->height = MAX (row->height, height);
      acies_sheet_add_cell (row, letters, x + indent, acies_sheet_text_base (letters) + self->size * 0.1, ACIES_SHEET_INK);
      row->cells[row->n_cells - 1].box = self->size * BOX;
      x += indent + width + self->size * TICK_GAP;
    }
}

static void
add_step (AciesSheetMatter      *self,
          const AciesSetupGuide *guide,
          guint                  index)
{
  const AciesSetupStep *step = g_ptr_array_index (guide->steps, index);
  g_autofree char      *heading = acies_setup_guide_dup_heading (guide, index);

  acies_sheet_add_heading (self, heading, NULL);
  if (step->detail != NULL)
    {
      acies_sheet_add_text (self, ACIES_SHEET_FONT_CAPTION, step->detail);
      g_array_index (self->rows, AciesSheetRow, self->rows->len - 1).clings = TRUE;
    }
  add_ticks (self, step);
}

/* --- the page ------------------------------------------------------------------------------- */

/* Returns: whether there is room for all rows */
static gboolean
lay_out (AciesSheet            *self,
         PangoContext          *context,
         const AciesSetupGuide *guide,
         double                 size,
         gboolean               has_map)
{
  const AciesPage *page = &self->page;
  double           full = page->width - page->left - page->right;
  guint            n = CLAMP ((guint) ((full + COLUMN_GAP) / (NARROWEST + COLUMN_GAP)), 1, MOST_COLUMNS);
  double           width = (full - (n - 1) * COLUMN_GAP) / n;
  double           top = page->top + g_array_index (self->title->battle, AciesSheetRow, 0).height + TITLE_GAP;
  double           map_height = has_map ? (page->height - page->top - page->bottom) * MAP_SHARE : 0;
  AciesSheetColumn columns[MOST_COLUMNS];
  const GArray    *rows;
  guint            placed;

  g_clear_pointer (&self->matter, acies_sheet_matter_free);
  g_array_set_size (self->placed, 1);
  self->size = size;
  self->matter = acies_sheet_matter_new (context, self->state, size, width);
  self->map = (AciesSheetBlock) { ACIES_SHEET_MAP, 0, page->left, top, has_map ? full : 0, map_height };
  for (guint i = 0; i < n; i++)
    columns[i] = (AciesSheetColumn) { page->left + i * (width + COLUMN_GAP), width, top + map_height + (has_map ? TITLE_GAP : 0), page->height - page->bottom, FALSE };
  acies_sheet_begin (self->matter, ACIES_SHEET_BATTLE, 0, &self->matter->battle);
  for (guint i = 0; i < guide->steps->len; i++)
    add_step (self->matter, guide, i);
  rows = self->matter->battle;
  placed = acies_sheet_flow ((const AciesSheetRow *) rows->data, rows->len, columns, n, self->placed);
  if (placed < rows->len)
    acies_sheet_add_loss (self->losses, ACIES_SHEET_BATTLE, 0, rows->len - placed);

  return placed == rows->len;
}

AciesSheet *
acies_sheet_new_setup (const AciesState *state,
                       const AciesPage  *page)
{
  g_autoptr (AciesSetupGuide) guide = acies_setup_guide_new (state);
  AciesSheet   *self = acies_sheet_new_empty (guide->scenario, page);
  PangoContext *context = acies_sheet_new_context ();
  double        width = page->width - page->left - page->right;
  AciesSheetRow title;
  gboolean      fits = FALSE;
  guint         n_losses;

  self->title = acies_sheet_set_title (context, self->state, width, self->losses);
  title = g_array_index (self->title->battle, AciesSheetRow, 0);
  g_array_append_vals (self->placed, &(AciesSheetPlaced) { title, page->left, page->top, width }, 1);
  n_losses = self->losses->len;
  for (guint i = 0; i < G_N_ELEMENTS (plans) && !fits; i++)
    {
      g_array_set_size (self->losses, n_losses);
      fits = lay_out (self, context, guide, plans[i].size, plans[i].has_map);
    }
  acies_sheet_collect_blocks (self);
  g_object_unref (context);
  return self;
}
