/* sheet-find.c - what of a scenario does not fit on its sheet
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "render/fonts.h"
#include "render/sheet-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define TITLE_ROOM 60 /* about what the head of a page takes */

struct _AciesSheetFinder
{
  AciesState    *state; /* that was looked at last, or NULL */
  AciesFindings *findings;
};

static void
find_on (const AciesState *state,
         AciesPaper        paper,
         GArray           *found,
         AciesFindings    *findings)
{
  AciesPage page = acies_page (paper, ACIES_ORIENTATION_BOARD, state->board);
  g_autoptr (AciesSheet) sheet = acies_sheet_new (state, &page);

  for (guint i = 0; i < sheet->losses->len; i++)
    {
      const AciesSheetLoss *loss = &g_array_index (sheet->losses, AciesSheetLoss, i);
      g_autofree char      *sentence = acies_sheet_dup_sentence (state, loss, _ (acies_paper_name (paper)));
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

/* Does all fit without a doubt, whatever the fonts are? */
static gboolean
fits_guessed (const AciesState *state,
              const AciesPage  *page)
{
  g_autoptr (GArray) losses = g_array_new (FALSE, FALSE, sizeof (AciesSheetLoss));
  AciesSheetMatter *title = acies_sheet_set_title (NULL, state, page->width - page->left - page->right, losses);
  gboolean          fits = losses->len == 0 && !title->is_unsure && acies_sheet_fits_guessed (state, page);

  acies_sheet_matter_free (title);
  return fits;
}

/* Most fit on what all papers have in common, and need no second look. */
static gboolean
fits_all_guessed (const AciesState *state)
{
  AciesPage page = acies_page_common (ACIES_ORIENTATION_BOARD, state->board);
  gboolean  fits = TRUE;

  if (fits_guessed (state, &page))
    return TRUE;
  for (AciesPaper paper = 0; paper < ACIES_N_PAPERS && fits; paper++)
    {
      page = acies_page (paper, ACIES_ORIENTATION_BOARD, state->board);
      fits = fits_guessed (state, &page);
    }
  return fits;
}

/* Most other sheets have room enough, too: then only the head of the page needs a look. */
static gboolean
fits_easily (const AciesState *state)
{
  PangoContext *context = acies_sheet_new_context ();
  AciesPage     page = acies_page (ACIES_PAPER_LETTER, ACIES_ORIENTATION_PORTRAIT, NULL);
  double        narrow = page.width - page.left - page.right;
  double        high = page.height - page.top - page.bottom - TITLE_ROOM;
  g_autoptr (GArray) losses = g_array_new (FALSE, FALSE, sizeof (AciesSheetLoss));
  AciesSheetMatter *title = acies_sheet_set_title (context, state, narrow, losses);
  gboolean          easy = losses->len == 0 && acies_sheet_fits_easily (state, context, narrow, MIN (narrow, high));

  acies_sheet_matter_free (title);
  g_object_unref (context);
  return easy;
}

void
acies_sheet_find (const AciesState *state,
                  AciesFindings    *findings)
{
  g_autoptr (GArray) found = g_array_new (FALSE, FALSE, sizeof (AciesSheetLoss));

  if (fits_all_guessed (state) || acies_fonts_fault () != NULL || fits_easily (state))
    return;
  for (AciesPaper paper = 0; paper < ACIES_N_PAPERS; paper++)
    find_on (state, paper, found, findings);
}

/* --- again and again ------------------------------------------------------------------------ */

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
static gboolean
are_same_units (const AciesState *a,
                const AciesState *b)
{
  for (guint i = 0; i < MAX (a->n_units, b->n_units); i++)
    {
      AciesUnit one = i < a->n_units ? a->units[i] : acies_unit_absent ();
      AciesUnit other = i < b->n_units ? b->units[i] : acies_unit_absent ();

      if (one.place != other.place || one.type != other.type || one.side != other.side || one.figures != other.figures || one.marks != other.marks)
        return FALSE;
    }
  return TRUE;
}

static gboolean
is_same_sheet (const AciesState *a,
               const AciesState *b)
{
  return a->ruleset == b->ruleset && acies_texts_equal (a->texts, b->texts) &&
         a->board->columns == b->board->columns && a->board->rows == b->board->rows &&
         (a->board == b->board || collect_grounds (a->board) == collect_grounds (b->board)) &&
         memcmp (&a->setup, &b->setup, sizeof a->setup) == 0 && memcmp (&a->turn, &b->turn, sizeof a->turn) == 0 &&
         memcmp (a->switches, b->switches, sizeof a->switches) == 0 && memcmp (a->sides, b->sides, sizeof a->sides) == 0 &&
         memcmp (a->cards, b->cards, sizeof a->cards) == 0 && are_same_units (a, b);
}

gboolean
acies_sheet_finder_knows (const AciesSheetFinder *self,
                          const AciesState       *state)
{
  return self->state != NULL && is_same_sheet (self->state, state);
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
