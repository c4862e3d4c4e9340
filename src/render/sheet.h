/* sheet.h - a scenario on one printed page, with board, armies, decks, victory and texts
 *
 * The layout depends on the ruleset and the page. The board is as large as is practical, with columns beside and below the board.
 * Text can shrink to a minimum size that is still readable. Text that does not fit is omitted and reported. Paper, files and the
 * screen show the same sheet. Lengths are in points of 1/72 inch.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/find/findings.h"
#include "render/theme.h"

G_BEGIN_DECLS

typedef enum
{
  ACIES_PAPER_A4,
  ACIES_PAPER_LETTER,
} AciesPaper;
#define ACIES_N_PAPERS (ACIES_PAPER_LETTER + 1)

typedef enum
{
  ACIES_ORIENTATION_BOARD,      /* depends on the shape of the board */
  ACIES_ORIENTATION_PORTRAIT,
  ACIES_ORIENTATION_LANDSCAPE,
} AciesOrientation;

/* The size and the margins of a page, in the chosen orientation. */
typedef struct
{
  double width;
  double height;
  double left;
  double top;
  double right;
  double bottom;
} AciesPage;

/* Returns "A4" or "Letter", untranslated. The command line uses the same names. */
const char *acies_paper_name      (AciesPaper        paper);

/**
 * acies_page:
 * @board: the board that sets the orientation for %ACIES_ORIENTATION_BOARD
 */
AciesPage   acies_page            (AciesPaper        paper,
                                   AciesOrientation  orientation,
                                   const AciesBoard *board);

/**
 * acies_page_common:
 * Returns: a page that fits on every size of paper
 */
AciesPage   acies_page_common     (AciesOrientation  orientation,
                                   const AciesBoard *board);

/* The minimum font size of a sheet, in points. */
#define ACIES_SHEET_SMALLEST 7.5

typedef enum
{
  ACIES_SHEET_TITLE,   /* title, date, place, author and ruleset */
  ACIES_SHEET_MAP,
  ACIES_SHEET_ARMY,    /* an army; the index is the side */
  ACIES_SHEET_BATTLE,  /* turns, victory, terrain and changed rules */
  ACIES_SHEET_TEXT,    /* a text; the index is an AciesTextKind */
} AciesSheetPart;

/* A rectangle that a part fills. A part can fill several rectangles. */
typedef struct
{
  AciesSheetPart part;
  guint          index;   /* index of the part, see AciesSheetPart */
  double         x;
  double         y;
  double         width;
  double         height;
} AciesSheetBlock;

typedef struct
{
  AciesSheetPart part;
  guint          index;
  guint          lines;  /* number of lines of the part that do not fit */
} AciesSheetLoss;

typedef struct _AciesSheet AciesSheet;

/**
 * acies_sheet_new:
 * @state: a scenario or a position of a game; the sheet copies it
 *
 * Lays out the sheet. Only one thread can use a sheet at a time.
 */
AciesSheet            *acies_sheet_new         (const AciesState *state,
                                                const AciesPage  *page);
void                   acies_sheet_free        (AciesSheet       *self);

/**
 * acies_sheet_draw:
 * @theme: theme for the ruleset of the sheet
 * @scale: device pixels per point
 *
 * Draws the page without a background, with the top left corner at the origin of @cr.
 */
void                   acies_sheet_draw        (const AciesSheet *self,
                                                cairo_t          *cr,
                                                AciesTheme       *theme,
                                                double            scale);

const AciesPage       *acies_sheet_get_page    (const AciesSheet *self);

/* (transfer none): one loss for each part that does not fit */
const AciesSheetLoss  *acies_sheet_get_losses  (const AciesSheet *self,
                                                guint            *n_losses);

/**
 * acies_sheet_dup_loss:
 * @loss: a loss of this sheet
 * Returns: (transfer full): a sentence that describes @loss
 */
char                  *acies_sheet_dup_loss    (const AciesSheet     *self,
                                                const AciesSheetLoss *loss);

/* (transfer full): the text of the sheet, one line per row */
char                  *acies_sheet_dup_text    (const AciesSheet *self);

/**
 * acies_sheet_find:
 *
 * Adds a finding "text-overflows-sheet" for each part that does not fit on A4 or Letter. Adds nothing if no
 * font is installed.
 */
void                   acies_sheet_find        (const AciesState *state,
                                                AciesFindings    *findings);

typedef struct _AciesSheetFinder AciesSheetFinder;

/**
 * acies_sheet_finder_new:
 *
 * Creates a finder that caches the findings. It searches again only after a change that affects the layout.
 */
AciesSheetFinder      *acies_sheet_finder_new  (void);
void                   acies_sheet_finder_free (AciesSheetFinder *self);
void                   acies_sheet_finder_find (AciesSheetFinder *self,
                                                const AciesState *state,
                                                AciesFindings    *findings);

/* Returns whether the layout of @state is the same as in the last call to acies_sheet_finder_find(). */
gboolean               acies_sheet_finder_knows (const AciesSheetFinder *self,
                                                const AciesState *state);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesSheet, acies_sheet_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesSheetFinder, acies_sheet_finder_free)

G_END_DECLS
