/* sheet.c - a battle on one printed page: paper, what does not fit, and drawing it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "render/sheet.h"

#include "render/die.h"
#include "render/layout.h"
#include "render/paint.h"
#include "render/render.h"
#include "render/sheet-private.h"
#include "render/theme.h"
#include "render/units.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define TITLE_GAP 10 /* from the line under the title to what follows */

void
acies_sheet_add_loss (GArray        *losses,
                      AciesSheetPart part,
                      guint          index,
                      guint          lines)
{
  for (guint i = 0; i < losses->len; i++)
    {
      AciesSheetLoss *loss = &g_array_index (losses, AciesSheetLoss, i);

      if (loss->part == part && loss->index == index)
        {
          loss->lines += lines;
          return;
        }
    }
  g_array_append_vals (losses, &(AciesSheetLoss) { part, index, lines }, 1);
}

/* Rows of one part that stand below each other are one block. */
void
acies_sheet_collect_blocks (AciesSheet *self)
{
  AciesSheetBlock *last = NULL;

  for (guint i = 0; i < self->placed->len; i++)
    {
      const AciesSheetPlaced *place = &g_array_index (self->placed, AciesSheetPlaced, i);

      if (last != NULL && last->part == place->row.part && last->index == place->row.index && last->x == place->x && place->y > last->y)
        last->height = place->y + place->row.height - last->y;
      else
        {
          AciesSheetBlock block = { place->row.part, place->row.index, place->x, place->y, place->width, place->row.height };

          g_array_append_val (self->blocks, block);
          last = &g_array_index (self->blocks, AciesSheetBlock, self->blocks->len - 1);
        }
    }
  if (self->map.width > 0)
    g_array_insert_val (self->blocks, MIN (1, self->blocks->len), self->map);
}

AciesSheet *
acies_sheet_new_empty (const AciesState *state,
                       const AciesPage  *page)
{
  AciesSheet *self = g_new0 (AciesSheet, 1);

  self->state = acies_state_copy (state);
  self->page = *page;
  self->placed = g_array_new (FALSE, FALSE, sizeof (AciesSheetPlaced));
  self->blocks = g_array_new (FALSE, FALSE, sizeof (AciesSheetBlock));
  self->losses = g_array_new (FALSE, FALSE, sizeof (AciesSheetLoss));
  return self;
}

AciesSheet *
acies_sheet_new (const AciesState *state,
                 const AciesPage  *page)
{
  AciesSheet   *self = acies_sheet_new_empty (state, page);
  PangoContext *context = acies_sheet_new_context ();
  double        width = page->width - page->left - page->right;
  AciesSheetRow title;

  self->title = acies_sheet_set_title (context, self->state, width, self->losses);
  title = g_array_index (self->title->battle, AciesSheetRow, 0);
  g_array_append_vals (self->placed, &(AciesSheetPlaced) { title, page->left, page->top, width }, 1);
  acies_sheet_fit (self, context, page->top + title.height + TITLE_GAP);
  acies_sheet_collect_blocks (self);
  g_object_unref (context);
  return self;
}

void
acies_sheet_free (AciesSheet *self)
{
  if (self == NULL)
    return;
  g_array_unref (self->placed);
  g_array_unref (self->blocks);
  g_array_unref (self->losses);
  g_clear_pointer (&self->title, acies_sheet_matter_free);
  g_clear_pointer (&self->matter, acies_sheet_matter_free);
  acies_state_free (self->state);
  g_free (self);
}

const AciesPage *
acies_sheet_get_page (const AciesSheet *self)
{
  return &self->page;
}

const AciesSheetLoss *
acies_sheet_get_losses (const AciesSheet *self,
                        guint            *n_losses)
{
  *n_losses = self->losses->len;
  return (const AciesSheetLoss *) self->losses->data;
}

/* --- words ------------------------------------------------------------------------------- */

/* Subjects may be one thing or several, so the verb has none of them. */
static char *
dup_sentence (const AciesState     *state,
              const AciesSheetLoss *loss,
              const char           *paper)
{
  g_autofree char *army = NULL;
  const char      *part = _ ("The title with date, place and author");

  if (loss->part == ACIES_SHEET_ARMY)
    /* Translators: %s is a side; the beginning of "The army of Rome is too long ..." */
    part = army = g_strdup_printf (_ ("The army list of %s"), state->ruleset->sides[loss->index].name);
  else if (loss->part == ACIES_SHEET_TEXT)
    part = loss->index == ACIES_TEXT_NOTES ? _ ("The notes") : _ ("The briefing");
  else if (loss->part == ACIES_SHEET_BATTLE)
    part = _ ("The section on turns and rules");
  if (paper != NULL)
    /* Translators: a part of the scenario sheet, the paper, a number: "The briefing: ..." */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s: %3$u line too long for the scenario sheet on %2$s",
                                         "%1$s: %3$u lines too long for the scenario sheet on %2$s", loss->lines),
                            part, paper, loss->lines);
  /* Translators: a part of the scenario sheet, a number: "The briefing: ..." */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s: %2$u line too long for this page",
                                       "%1$s: %2$u lines too long for this page", loss->lines),
                          part, loss->lines);
}

char *
acies_sheet_dup_loss (const AciesSheet     *self,
                      const AciesSheetLoss *loss)
{
  return dup_sentence (self->state, loss, NULL);
}

char *
acies_sheet_dup_text (const AciesSheet *self)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < self->placed->len; i++)
    {
      const AciesSheetRow *row = &g_array_index (self->placed, AciesSheetPlaced, i).row;

      for (guint j = 0; j < row->n_cells; j++)
        {
          const AciesSheetCell *cell = &row->cells[j];
          const char           *all = pango_layout_get_text (cell->letters->layout);

          g_string_append (text, j > 0 ? " " : "");
          g_string_append_len (text, all + (cell->line != NULL ? cell->line->start_index : 0), cell->line != NULL ? cell->line->length : -1);
        }
      g_string_append_c (text, '\n');
    }
  return g_string_free (text, FALSE);
}

/* --- paper ------------------------------------------------------------------------------- */

#define MARGIN 36 /* half an inch: no printer wants more */

static const struct
{
  const char *name;
  double      width;
  double      height;
} papers[ACIES_N_PAPERS] = {
  [ACIES_PAPER_A4] = { "A4", 595.28, 841.89 },
  [ACIES_PAPER_LETTER] = { N_ ("Letter"), 612, 792 },
};

const char *
acies_paper_name (AciesPaper paper)
{
  g_return_val_if_fail (paper < ACIES_N_PAPERS, NULL);

  return papers[paper].name;
}

AciesPage
acies_page (AciesPaper        paper,
            AciesOrientation  orientation,
            const AciesBoard *board)
{
  AciesPage page = { .left = MARGIN, .top = MARGIN, .right = MARGIN, .bottom = MARGIN };
  gboolean  wide = orientation == ACIES_ORIENTATION_LANDSCAPE;

  g_return_val_if_fail (paper < ACIES_N_PAPERS, page);

  if (orientation == ACIES_ORIENTATION_BOARD) /* a board that is wider than high wants the page to be so, too */
    {
      AciesLayout layout = acies_layout (board, 1, 0, 0);
      double      width, height;

      acies_layout_size (&layout, &width, &height);
      wide = width > height;
    }
  page.width = wide ? papers[paper].height : papers[paper].width;
  page.height = wide ? papers[paper].width : papers[paper].height;
  return page;
}

AciesPage
acies_page_common (AciesOrientation  orientation,
                   const AciesBoard *board)
{
  AciesPage common = acies_page (0, orientation, board);

  for (AciesPaper paper = 1; paper < ACIES_N_PAPERS; paper++)
    {
      AciesPage page = acies_page (paper, orientation, board);

      common.width = MIN (common.width, page.width);
      common.height = MIN (common.height, page.height);
    }
  return common;
}

/* --- what of a scenario does not fit on its sheet ---------------------------------------- */

#define TITLE_ROOM 60 /* about what the head of a page takes */

struct _AciesSheetFinder
{
  AciesState    *state; /* that was looked at last, or NULL */
  AciesFindings *findings;
};

/* Is nothing of the head of the page lost? @context: (nullable): %NULL to guess, then also whether that is sure */
static gboolean
is_title_whole (PangoContext     *context,
                const AciesState *state,
                double            width)
{
  g_autoptr (GArray) losses = g_array_new (FALSE, FALSE, sizeof (AciesSheetLoss));
  AciesSheetMatter *title = acies_sheet_set_title (context, state, width, losses);
  gboolean          is_whole = losses->len == 0 && !title->is_unsure;

  acies_sheet_matter_free (title);
  return is_whole;
}

/* Does all fit without a doubt, whatever the fonts are? */
static gboolean
fits_guessed (const AciesState *state,
              const AciesPage  *page)
{
  return is_title_whole (NULL, state, page->width - page->left - page->right) && acies_sheet_fits_guessed (state, page);
}

void
acies_sheet_find (const AciesState *state,
                  AciesFindings    *findings)
{
  AciesPage     common = acies_page_common (ACIES_ORIENTATION_BOARD, state->board);
  AciesPage     letter = acies_page (ACIES_PAPER_LETTER, ACIES_ORIENTATION_PORTRAIT, NULL);
  double        narrow = letter.width - letter.left - letter.right;
  double        high = letter.height - letter.top - letter.bottom - TITLE_ROOM;
  gboolean      fits = TRUE;
  PangoContext *context;
  g_autoptr (GArray) found = g_array_new (FALSE, FALSE, sizeof (AciesSheetLoss));

  /* Most fit on what all papers have in common, and need no second look. */
  if (fits_guessed (state, &common))
    return;
  for (AciesPaper paper = 0; paper < ACIES_N_PAPERS && fits; paper++)
    {
      AciesPage page = acies_page (paper, ACIES_ORIENTATION_BOARD, state->board);

      fits = fits_guessed (state, &page);
    }
  if (fits || acies_fonts_fault () != NULL)
    return;
  /* Most other sheets have room enough, too: then only the head of the page needs a look. */
  context = acies_sheet_new_context ();
  fits = is_title_whole (context, state, narrow) && acies_sheet_fits_easily (state, context, narrow, MIN (narrow, high));
  g_object_unref (context);
  if (fits)
    return;
  for (AciesPaper paper = 0; paper < ACIES_N_PAPERS; paper++)
    {
      AciesPage page = acies_page (paper, ACIES_ORIENTATION_BOARD, state->board);
      g_autoptr (AciesSheet) sheet = acies_sheet_new (state, &page);

      for (guint i = 0; i < sheet->losses->len; i++)
        {
          const AciesSheetLoss *loss = &g_array_index (sheet->losses, AciesSheetLoss, i);
          g_autofree char      *sentence = dup_sentence (state, loss, _ (acies_paper_name (paper)));
          AciesFinding         *finding;
          guint                 known = found->len;

          /* Once for each part is enough. */
          acies_sheet_add_loss (found, loss->part, loss->index, loss->lines);
          if (found->len == known)
            continue;
          finding = acies_findings_add (findings, ACIES_SEVERITY_WARNING, "text-overflows-sheet", "%s", sentence);
          if (loss->part == ACIES_SHEET_ARMY)
            finding->side = (AciesSide) loss->index;
        }
    }
}

/* --- looking again and again ------------------------------------------------------------- */

AciesSheetFinder *
acies_sheet_finder_new (void)
{
  return g_new0 (AciesSheetFinder, 1);
}

void
acies_sheet_finder_free (AciesSheetFinder *self)
{
  if (self == NULL)
    return;
  g_clear_pointer (&self->state, acies_state_free);
  g_clear_pointer (&self->findings, acies_findings_free);
  g_free (self);
}

/* A bit by terrain that is on the board: the sheet explains those. */
static guint32
collect_grounds (const AciesBoard *board)
{
  guint32 grounds = 0;

  for (AciesHex hex = acies_board_next (board, ACIES_NO_HEX); hex != ACIES_NO_HEX; hex = acies_board_next (board, hex))
    grounds |= 1u << board->terrain[hex];
  return grounds;
}

/* Where units stand is drawn, but takes no room. */
gboolean
acies_sheet_finder_knows (const AciesSheetFinder *self,
                          const AciesState       *state)
{
  const AciesState *a = self->state, *b = state;

  if (a == NULL || a->ruleset != b->ruleset || !acies_texts_equal (a->texts, b->texts) ||
      a->board->columns != b->board->columns || a->board->rows != b->board->rows ||
      (a->board != b->board && collect_grounds (a->board) != collect_grounds (b->board)) ||
      memcmp (&a->setup, &b->setup, sizeof a->setup) != 0 || memcmp (&a->turn, &b->turn, sizeof a->turn) != 0 ||
      memcmp (a->switches, b->switches, sizeof a->switches) != 0 || memcmp (a->sides, b->sides, sizeof a->sides) != 0 ||
      memcmp (a->cards, b->cards, sizeof a->cards) != 0)
    return FALSE;
  for (guint i = 0; i < MAX (a->n_units, b->n_units); i++)
    {
      AciesUnit one = i < a->n_units ? a->units[i] : acies_unit_absent ();
      AciesUnit other = i < b->n_units ? b->units[i] : acies_unit_absent ();

      if (one.place != other.place || one.type != other.type || one.side != other.side || one.figures != other.figures || one.marks != other.marks)
        return FALSE;
    }
  return TRUE;
}

void
acies_sheet_finder_find (AciesSheetFinder *self,
                         const AciesState *state,
                         AciesFindings    *findings)
{
  if (!acies_sheet_finder_knows (self, state))
    {
      g_clear_pointer (&self->findings, acies_findings_free);
      self->findings = acies_findings_new ();
      acies_sheet_find (state, self->findings);
    }
  g_clear_pointer (&self->state, acies_state_free);
  self->state = acies_state_copy (state);
  for (guint i = 0; i < self->findings->list->len; i++)
    {
      const AciesFinding *found = g_ptr_array_index (self->findings->list, i);

      acies_findings_add (findings, found->severity, "text-overflows-sheet", "%s", found->message)->side = found->side;
    }
}

/* --- drawing ----------------------------------------------------------------------------- */

/* How far letters may reach out of their rows: slanted ones, and stacks of accents. */
#define BLEED 1.5

typedef struct
{
  const AciesSheet *sheet;
  cairo_t          *cr;
  AciesTheme       *theme;
  const AciesStyle *style;
  double            scale;
} Pen;

static void
draw_line (const Pen *self,
           double     x,
           double     y,
           double     width,
           double     thickness,
           double     strength)
{
  cairo_rectangle (self->cr, x, y - thickness, width, thickness);
  acies_colour_fill (&self->style->label, self->cr, strength);
}

/* A rose in the middle of the head of the page, if texts leave room for it. */
static void
draw_rose (const Pen              *self,
           const AciesSheetPlaced *place)
{
  double half = (place->row.height - ACIES_SHEET_FOOT) / 2, radius = half * 0.9, middle = place->width / 2;

  for (guint i = 0; i < place->row.n_cells; i++)
    {
      const AciesSheetCell *cell = &place->row.cells[i];

      if (cell->x < middle + 2 * radius && cell->x + acies_sheet_text_width (cell->letters) > middle - 2 * radius)
        return;
    }
  acies_paint_rose (self->cr, self->style, place->x + middle, place->y + half, radius);
}

/* All faces in a line; none if the theme does not say how they look. */
static void
draw_faces (const Pen           *self,
            const AciesSheetRow *row,
            double               x,
            double               y)
{
  const AciesRuleset *ruleset = self->sheet->state->ruleset;
  const AciesDieType *die = &ruleset->die_types[row->die];
  double              pitch = row->picture / die->n_faces;

  for (guint i = 0; i < die->n_faces && self->theme->own_dice[row->die]; i++)
    {
      AciesDieDrawing drawing = { .theme = self->theme, .style = self->style, .ruleset = ruleset, .type = row->die, .face = &die->faces[i], .result = ACIES_DIE_UNREAD, .line = self->style->label, .x = x + i * pitch, .y = y, .size = pitch * 0.88, .scale = self->scale };

      acies_die_draw (&drawing, self->cr);
    }
}

static void
draw_cell (const Pen              *self,
           const AciesSheetPlaced *place,
           const AciesSheetCell   *cell)
{
  cairo_save (self->cr);
  cairo_translate (self->cr, place->x + cell->x, place->y + cell->y);
  if (cell->is_turned)
    cairo_rotate (self->cr, -G_PI_2);
  cairo_move_to (self->cr, 0, 0);
  if (cell->line != NULL)
    pango_cairo_show_layout_line (self->cr, cell->line);
  else
    pango_cairo_show_layout (self->cr, cell->letters->layout);
  cairo_restore (self->cr);
}

/* A box to tick, as high as the capitals of the first line. */
static void
draw_box (const Pen              *self,
          const AciesSheetPlaced *place,
          const AciesSheetCell   *cell)
{
  double x = place->x + cell->x - cell->box * 1.4;
  double y = place->y + cell->y + acies_sheet_text_base (cell->letters) - cell->box * 0.9;

  cairo_rectangle (self->cr, x + 0.4, y, cell->box - 0.8, cell->box - 0.8);
  cairo_set_line_width (self->cr, 0.6);
  cairo_stroke (self->cr);
}

static void
draw_row (const Pen              *self,
          const AciesSheetPlaced *place)
{
  const AciesSheetRow *row = &place->row;
  AciesColour          inks[] = {
             [ACIES_SHEET_INK] = acies_colour_darker (&self->style->label, 0.6),
             [ACIES_SHEET_PALE] = self->style->label,
             [ACIES_SHEET_WHITE] = self->style->device,
  };
  double bottom = place->y + row->height;
  double x = place->x + row->picture / 2, y = place->y + row->height / 2;

  cairo_save (self->cr);
  cairo_rectangle (self->cr, place->x - BLEED, place->y - BLEED, place->width + 2 * BLEED, row->height + 2 * BLEED);
  cairo_clip (self->cr);
  if (row->part == ACIES_SHEET_TITLE)
    draw_rose (self, place);
  if (row->look == ACIES_SHEET_RULED)
    draw_line (self, place->x, bottom, place->width, row->part == ACIES_SHEET_TITLE ? 1.4 : 0.7, 1);
  else if (row->look == ACIES_SHEET_LISTED)
    draw_line (self, place->x, bottom, place->width, 0.4, 0.35);
  else if (row->look == ACIES_SHEET_SUMMED)
    draw_line (self, place->x, place->y + 0.4, place->width, 0.4, 0.8);
  else if (row->look == ACIES_SHEET_BANNER)
    {
      cairo_rectangle (self->cr, place->x, place->y, place->width, row->height);
      acies_colour_fill (&self->style->side[row->side], self->cr, 1);
    }
  if (row->picture > 0 && row->type != ACIES_NO_ID)
    {
      AciesPiece piece = acies_piece (self->sheet->state->ruleset, self->theme, row->type, row->side, x, y + row->picture * 0.05, row->picture);

      piece.figures = row->figures;
      piece.marks = row->marks;
      piece.properties = row->properties;
      piece.scale = self->scale;
      acies_piece_draw (&piece, self->cr);
    }
  else if (row->picture > 0 && row->terrain != ACIES_NO_ID)
    {
      AciesRenderView view = { .scale = self->scale, .is_printed = TRUE };
      AciesPaint      like = { .cr = self->cr, .view = &view, .theme = self->theme, .style = &self->theme->print };

      acies_paint_tile (&like, row->terrain, x, y, row->picture * 0.8);
    }
  else if (row->picture > 0 && row->die != ACIES_NO_ID)
    draw_faces (self, row, place->x, place->y);
  for (guint i = 0; i < row->n_cells; i++)
    {
      acies_colour_set (&inks[row->cells[i].ink], self->cr, 1);
      draw_cell (self, place, &row->cells[i]);
      if (row->cells[i].box > 0)
        draw_box (self, place, &row->cells[i]);
    }
  cairo_restore (self->cr);
}

/* The board and its frame; the paper of the page is around them. */
static void
draw_map (const Pen             *self,
          const AciesSheetBlock *map)
{
  const AciesState *state = self->sheet->state;
  AciesRenderView   view;
  AciesLayout       layout;
  double            width, height, margin;

  acies_render_view_init (&view, state->board, map->width, map->height);
  view.is_printed = TRUE;
  view.scale = self->scale;
  layout = acies_render_view_layout (&view, state->board);
  acies_layout_size (&layout, &width, &height);
  margin = acies_layout_margin (layout.hex_width);
  cairo_save (self->cr);
  cairo_translate (self->cr, map->x, map->y);
  cairo_rectangle (self->cr, layout.x - margin, layout.y - margin, width + 2 * margin, height + 2 * margin);
  cairo_clip (self->cr);
  acies_render_board (self->cr, state, &view, self->theme);
  cairo_restore (self->cr);
}

void
acies_sheet_draw (const AciesSheet *self,
                  cairo_t          *cr,
                  AciesTheme       *theme,
                  double            scale)
{
  Pen                    pen = { self, cr, theme, acies_theme_style (theme, FALSE), scale };
  const AciesSheetBlock *map = &self->map;

  cairo_save (cr);
  /* Whatever letters do, nothing is drawn on a margin. */
  cairo_rectangle (cr, self->page.left, self->page.top, self->page.width - self->page.left - self->page.right,
                   self->page.height - self->page.top - self->page.bottom);
  cairo_clip (cr);
  if (map->width > 0)
    draw_map (&pen, map);
  for (guint i = 0; i < self->placed->len; i++)
    draw_row (&pen, &g_array_index (self->placed, AciesSheetPlaced, i));
  cairo_restore (cr);
}
