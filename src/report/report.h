/* report.h - the report of a whole game, as text and as a PDF with pictures
 *
 * A report contains only public information: moves, cards played, dice and losses. It omits the hands and, until the game is
 * over, the face-down units.
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
  ACIES_REPORT_TURN,
  ACIES_REPORT_LINE,
  ACIES_REPORT_ROLL,     /* line with dice */
  ACIES_REPORT_NOTE,   /* a player's note */
  ACIES_REPORT_BOARD,    /* picture of a position */
} AciesReportKind;

typedef struct
{
  AciesReportKind kind;
  char           *text;      /* the text; for a board, the caption */
  AciesDice       dice;      /* the dice of a roll */
  AciesState     *position;  /* the position of a board; else NULL */
} AciesReportItem;

/* @viewing_side: the side whose view the boards show (engine/core/units.h)
 * @items: (element-type AciesReportItem): in reading order */
typedef struct
{
  AciesRuleset *ruleset;
  AciesSide     viewing_side;
  GArray       *items;
} AciesReport;

/**
 * acies_report_new:
 * @session: a game, which is not changed
 *
 * Returns: (transfer full): the report of the game so far. It does not depend on the session. Only one thread can
 *   use the report at a time.
 */
AciesReport *acies_report_new      (AciesSession       *session);
void         acies_report_free     (AciesReport        *self);

/**
 * acies_report_dup_text:
 * Returns: (transfer full): title, result, statistics, key rolls and the whole log
 */
char        *acies_report_dup_text (const AciesReport  *self);

/**
 * acies_report_is_text:
 * Returns: whether @bytes contain a text report in the current language
 */
gboolean     acies_report_is_text  (GBytes             *bytes);

/**
 * acies_report_to_bytes:
 * @theme: theme for the ruleset of the game
 * @paper: size of the portrait pages
 * @n_pages: (out) (optional): number of pages
 * @error: %ACIES_RENDER_ERROR
 *
 * Returns: (transfer full): a PDF with pictures of the dice, and of the board at the start and after each
 *   round
 */
GBytes      *acies_report_to_bytes (const AciesReport  *self,
                                    AciesTheme         *theme,
                                    AciesPaper          paper,
                                    guint              *n_pages,
                                    GError            **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesReport, acies_report_free)

G_END_DECLS
