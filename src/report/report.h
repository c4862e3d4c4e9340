/* report.h - a report of a game, as text or as a PDF with pictures
 *
 * A report contains only public information: moves, played cards, dice and losses. It never shows players' hands.
 * It shows the types of face-down units only if the game is over.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/log-entry.h"
#include "render/sheet.h"
#include "session/session.h"

G_BEGIN_DECLS

typedef enum
{
  ACIES_REPORT_TITLE,
  ACIES_REPORT_RESULT,
  ACIES_REPORT_SECTION,  /* heading of a round, of the statistics or of the key rolls */
  ACIES_REPORT_TURN,     /* heading of a turn, a phase, a side's statistics or the end of the game */
  ACIES_REPORT_LINE,
  ACIES_REPORT_ROLL,     /* line of text with dice */
  ACIES_REPORT_NOTE,   /* a player's note */
  ACIES_REPORT_BOARD,    /* picture of the board */
  ACIES_REPORT_RULE,     /* statement that a line names, by its id first */
} AciesReportKind;

typedef struct
{
  AciesReportKind kind;
  char           *text;      /* text of the item; for a board, the caption */
  AciesDice       dice;      /* the dice, if the kind is ACIES_REPORT_ROLL */
  AciesState     *position;  /* the position, if the kind is ACIES_REPORT_BOARD; otherwise NULL */
} AciesReportItem;

/* @viewing_side: %ACIES_EVERY_SIDE if the game is over, otherwise %ACIES_NO_SIDE (engine/core/units.h)
 * @items: (element-type AciesReportItem): in reading order */
typedef struct
{
  AciesRuleset *ruleset;
  AciesSide     viewing_side;
  GArray       *items;
} AciesReport;

/**
 * acies_report_new:
 * @session: a game; not modified
 *
 * Creates a report of the game so far. Later changes to @session do not affect the report. A report can be used by only
 * one thread at a time.
 *
 * Returns: (transfer full): the report
 */
AciesReport *acies_report_new      (AciesSession       *session);
void         acies_report_free     (AciesReport        *self);

/**
 * acies_report_dup_text:
 * Returns: (transfer full): the title, result, statistics, key rolls and full log of the game, as plain text
 */
char        *acies_report_dup_text (const AciesReport  *self);

/**
 * acies_report_is_text:
 * Returns: whether @bytes looks like a report from acies_report_dup_text() in the current language
 */
gboolean     acies_report_is_text  (GBytes             *bytes);

/**
 * acies_report_to_bytes:
 * @theme: a theme for the ruleset of the game
 * @paper: the page size; pages have portrait orientation
 * @n_pages: (out) (optional): the number of pages
 * @error: %ACIES_RENDER_ERROR
 *
 * Creates a PDF of the report. It includes pictures of the dice, and of the board at the start and after each round.
 *
 * Returns: (transfer full): the content of the PDF file, or %NULL on error
 */
GBytes      *acies_report_to_bytes (const AciesReport  *self,
                                    AciesTheme         *theme,
                                    AciesPaper          paper,
                                    guint              *n_pages,
                                    GError            **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesReport, acies_report_free)

G_END_DECLS
