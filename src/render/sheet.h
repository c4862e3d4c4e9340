/* sheet.h - a scenario on one printed page, with its board, armies, decks, victory conditions and texts
 *
 * The layout depends on the ruleset and the page. The board is drawn as large as practical. Columns beside and below
 * the board contain the other parts. If necessary, text shrinks to a minimum size that is still readable. Lines that
 * still do not fit are left out and reported. Printouts, exported files and the screen show the same sheet. Lengths are
 * in points (1/72 inch).
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
  ACIES_ORIENTATION_BOARD,      /* portrait or landscape, whichever suits the shape of the board */
  ACIES_ORIENTATION_PORTRAIT,
  ACIES_ORIENTATION_LANDSCAPE,
} AciesOrientation;

/* The size and margins of a page. In landscape orientation, @width is greater than @height. */
typedef struct
{
  double width;
  double height;
  double left;
  double top;
  double right;
  double bottom;
} AciesPage;

/* Returns: the untranslated name of @paper, "A4" or "Letter", which the command line also accepts */
const char *acies_paper_name      (AciesPaper        paper);

/**
 * acies_page:
 * @board: (nullable): the board that determines the orientation; required only for %ACIES_ORIENTATION_BOARD
 *
 * Returns: a page of the given size and orientation, with the usual margins
 */
AciesPage   acies_page            (AciesPaper        paper,
                                   AciesOrientation  orientation,
                                   const AciesBoard *board);

/**
 * acies_page_common:
 *
 * Returns: the largest page that fits on every paper size
 */
AciesPage   acies_page_common     (AciesOrientation  orientation,
                                   const AciesBoard *board);

/* The smallest font size that a sheet uses, in points. */
#define ACIES_SHEET_SMALLEST 7.5

typedef enum
{
  ACIES_SHEET_TITLE,   /* title, date, place, author and ruleset */
  ACIES_SHEET_MAP,
  ACIES_SHEET_ARMY,    /* the army of one side; the index is the side */
  ACIES_SHEET_BATTLE,  /* turns, victory, terrain and changed rules */
  ACIES_SHEET_TEXT,    /* one text; the index is an AciesTextKind */
} AciesSheetPart;

/* A rectangle that contains all or some of a part. A part can have several blocks. */
typedef struct
{
  AciesSheetPart part;
  guint          index;   /* side or text kind, depending on @part; see AciesSheetPart */
  double         x;
  double         y;
  double         width;
  double         height;
} AciesSheetBlock;

typedef struct
{
  AciesSheetPart part;
  guint          index;
  guint          lines;  /* number of lines of this part that were left out */
} AciesSheetLoss;

typedef struct _AciesSheet AciesSheet;

/**
 * acies_sheet_new:
 * @state: a scenario, or a game in its current position; the sheet makes a copy
 *
 * Creates a sheet and lays it out. A sheet is not thread-safe.
 */
AciesSheet            *acies_sheet_new         (const AciesState *state,
                                                const AciesPage  *page);
void                   acies_sheet_free        (AciesSheet       *self);

/**
 * acies_sheet_draw:
 * @theme: a theme for the ruleset of the sheet
 * @scale: number of device pixels per point
 *
 * Draws the page, with its top left corner at the origin of @cr. Does not draw a background.
 */
void                   acies_sheet_draw        (const AciesSheet *self,
                                                cairo_t          *cr,
                                                AciesTheme       *theme,
                                                double            scale);

const AciesPage       *acies_sheet_get_page    (const AciesSheet *self);

/* Returns: (transfer none): the losses, one for each part that does not fit completely */
const AciesSheetLoss  *acies_sheet_get_losses  (const AciesSheet *self,
                                                guint            *n_losses);

/**
 * acies_sheet_dup_loss:
 * @loss: a loss of this sheet
 *
 * Returns: (transfer full): a translated sentence that describes @loss
 */
char                  *acies_sheet_dup_loss    (const AciesSheet     *self,
                                                const AciesSheetLoss *loss);

/* Returns: (transfer full): the text of the sheet, one line for each row of the layout */
char                  *acies_sheet_dup_text    (const AciesSheet *self);

/**
 * acies_reference_new:
 * @state: a scenario or an empty board; only its ruleset and switches matter
 *
 * Creates the pages of a reference card: how the game is won, its turn, its statements, its units,
 * terrain, dice, skills, cards and numbers. Statements that have no room are left out, the least important first.
 *
 * Returns: (transfer full) (element-type AciesSheet): two sheets, of which the first must outlive the second
 */
GPtrArray             *acies_reference_new     (const AciesState *state,
                                                const AciesPage  *page);

/**
 * acies_sheet_new_setup:
 * @state: a scenario, or a game whose position is to be laid out
 *
 * Creates a page with the steps to set up the battle on a table (engine/view/guide.h) and a box to tick for each piece.
 * It also has the board, if there is room for it.
 *
 * Returns: (transfer full): the page
 */
AciesSheet            *acies_sheet_new_setup   (const AciesState *state,
                                                const AciesPage  *page);

/* Returns: (transfer full) (nullable): how @state is won, in sentences; %NULL if the ruleset does not say it */
char                  *acies_sheet_dup_victory (const AciesState *state);

/**
 * acies_sheet_find:
 *
 * Adds the finding "text-overflows-sheet" for each part that does not completely fit on A4 or Letter paper. Adds
 * nothing if no font is installed.
 */
void                   acies_sheet_find        (const AciesState *state,
                                                AciesFindings    *findings);

typedef struct _AciesSheetFinder AciesSheetFinder;

/**
 * acies_sheet_finder_new:
 *
 * Creates an object that calls acies_sheet_find() and caches its findings. It repeats the search only after changes
 * that can affect the layout.
 */
AciesSheetFinder      *acies_sheet_finder_new  (void);
void                   acies_sheet_finder_free (AciesSheetFinder *self);
void                   acies_sheet_finder_find (AciesSheetFinder *self,
                                                const AciesState *state,
                                                AciesFindings    *findings);

/* Returns: whether acies_sheet_finder_find() would use cached findings for @state */
gboolean               acies_sheet_finder_knows (const AciesSheetFinder *self,
                                                const AciesState *state);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesSheet, acies_sheet_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesSheetFinder, acies_sheet_finder_free)

G_END_DECLS
