/* sheet.h - a battle on one printed page: map, armies, decks, victory, texts
 *
 * Built from what the ruleset declares, and set as well as the room allows: the
 * map as large as is sensible, columns beside and below it, letters that become
 * smaller down to a size that can still be read. What does not fit even then is
 * left out and told, never squeezed in. The same sheet is drawn on paper, into
 * files and on the screen; lengths are points of 1/72 inch.
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
  ACIES_ORIENTATION_BOARD,      /* as suits the shape of the board */
  ACIES_ORIENTATION_PORTRAIT,
  ACIES_ORIENTATION_LANDSCAPE,
} AciesOrientation;

/* A sheet of paper as it lies before the reader, and its margins. */
typedef struct
{
  double width;
  double height;
  double left;
  double top;
  double right;
  double bottom;
} AciesPage;

/* "A4", "Letter": to be translated where people read it; the command line knows these names. */
const char *acies_paper_name      (AciesPaper        paper);

/**
 * acies_page:
 * @board: for %ACIES_ORIENTATION_BOARD
 */
AciesPage   acies_page            (AciesPaper        paper,
                                   AciesOrientation  orientation,
                                   const AciesBoard *board);

/**
 * acies_page_common:
 * Returns: as much of a page as every paper has: what fits on it fits on each
 */
AciesPage   acies_page_common     (AciesOrientation  orientation,
                                   const AciesBoard *board);

/* The smallest letters of a sheet. */
#define ACIES_SHEET_SMALLEST 7.5

typedef enum
{
  ACIES_SHEET_TITLE,   /* with date, place, author and ruleset */
  ACIES_SHEET_MAP,
  ACIES_SHEET_ARMY,    /* index: the side */
  ACIES_SHEET_BATTLE,  /* turns, victory, ground, rules that differ */
  ACIES_SHEET_TEXT,    /* index: which text */
} AciesSheetPart;

/**
 * AciesSheetBlock:
 * @index: of the part, see there
 *
 * A rectangle of the page that one part fills; a part may have several.
 */
typedef struct
{
  AciesSheetPart part;
  guint          index;
  double         x;
  double         y;
  double         width;
  double         height;
} AciesSheetBlock;

/**
 * AciesSheetLoss:
 * @lines: how many lines of the part there is no room for
 */
typedef struct
{
  AciesSheetPart part;
  guint          index;
  guint          lines;
} AciesSheetLoss;

typedef struct _AciesSheet AciesSheet;

/**
 * acies_sheet_new:
 * @state: a scenario, or a game of which the position is shown; it is copied
 *
 * Sets the sheet. May be used on any thread, but on one alone.
 */
AciesSheet            *acies_sheet_new         (const AciesState *state,
                                                const AciesPage  *page);
void                   acies_sheet_free        (AciesSheet       *self);

/**
 * acies_sheet_draw:
 * @theme: art of the state's ruleset
 * @scale: device pixels in one point
 *
 * Draws the page with its upper left corner at the origin of @cr, on whatever
 * is there.
 */
void                   acies_sheet_draw        (const AciesSheet *self,
                                                cairo_t          *cr,
                                                AciesTheme       *theme,
                                                double            scale);

const AciesPage       *acies_sheet_get_page    (const AciesSheet *self);

/* Height of the letters of its texts in points. */
double                 acies_sheet_get_size    (const AciesSheet *self);

/* (transfer none): in the order in which they are read; no two overlap */
const AciesSheetBlock *acies_sheet_get_blocks  (const AciesSheet *self,
                                                guint            *n_blocks);

/* (transfer none): what did not fit, each part once */
const AciesSheetLoss  *acies_sheet_get_losses  (const AciesSheet *self,
                                                guint            *n_losses);

/**
 * acies_sheet_dup_loss:
 * Returns: (transfer full): one sentence about @loss, which is of this sheet
 */
char                  *acies_sheet_dup_loss    (const AciesSheet     *self,
                                                const AciesSheetLoss *loss);

/* (transfer full): all that stands on the sheet, a line for each of its rows */
char                  *acies_sheet_dup_text    (const AciesSheet *self);

/**
 * acies_sheet_find:
 *
 * Adds a finding "text-overflows-sheet" for each part of the scenario that does
 * not fit on a sheet of A4 or Letter. Where there is no font to measure with,
 * nothing is said to be too long.
 */
void                   acies_sheet_find        (const AciesState *state,
                                                AciesFindings    *findings);

typedef struct _AciesSheetFinder AciesSheetFinder;

/**
 * acies_sheet_finder_new:
 *
 * For who asks after each change: remembers what it found, and looks again only
 * when something has changed that takes room on the sheet.
 */
AciesSheetFinder      *acies_sheet_finder_new  (void);
void                   acies_sheet_finder_free (AciesSheetFinder *self);
void                   acies_sheet_finder_find (AciesSheetFinder *self,
                                                const AciesState *state,
                                                AciesFindings    *findings);

/* Is @state as the last one asked about, in all that takes room on the sheet? */
gboolean               acies_sheet_finder_knows (const AciesSheetFinder *self,
                                                const AciesState *state);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesSheet, acies_sheet_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesSheetFinder, acies_sheet_finder_free)

G_END_DECLS
