/* report.h - the record of a game from its start, as text and as pages with pictures
 *
 * Holds public information only: moves, cards played, dice, losses. Hands are left out, and so are face-down
 * units until the game is over.
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
  ACIES_REPORT_SECTION,  /* a round, the statistics, the key rolls */
  ACIES_REPORT_TURN,
  ACIES_REPORT_LINE,
  ACIES_REPORT_ROLL,     /* with dice */
  ACIES_REPORT_NOTE,   /* a player's note */
  ACIES_REPORT_BOARD,    /* with a position */
} AciesReportKind;

typedef struct
{
  AciesReportKind kind;
  char           *text;      /* of a board: its caption */
  AciesDice       dice;      /* of a roll */
  AciesState     *position;  /* of a board, else NULL */
} AciesReportItem;

/* @viewing_side: the side for which boards are drawn (engine/core/units.h)
 * @items: (element-type AciesReportItem): in reading order */
typedef struct
{
  AciesRuleset *ruleset;
  AciesSide     viewing_side;
  GArray       *items;
} AciesReport;

/**
 * acies_report_new:
 * @session: a game; not changed
 *
 * Returns: (transfer full): the report of the game so far. It is independent of the session and can be used on
 *   any one thread.
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
 * Returns: whether @bytes hold a text report in the current language
 */
gboolean     acies_report_is_text  (GBytes             *bytes);

/**
 * acies_report_to_bytes:
 * @theme: theme of the game's ruleset
 * @paper: size of the portrait pages
 * @n_pages: (out) (optional): number of pages
 * @error: %ACIES_RENDER_ERROR
 *
 * Returns: (transfer full): the report as a PDF, with dice, and with the board at the start and after each
 *   round
 */
GBytes      *acies_report_to_bytes (const AciesReport  *self,
                                    AciesTheme         *theme,
                                    AciesPaper          paper,
                                    guint              *n_pages,
                                    GError            **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesReport, acies_report_free)

G_END_DECLS
