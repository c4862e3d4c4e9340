/* report.h - a game told from its beginning: as text, and on pages with pictures
 *
 * What is told is public at the table: moves, cards played, dice, losses. Of the
 * hands nothing is told, nor of what lies face down while the game goes on.
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
  ACIES_REPORT_SECTION,  /* a round, the numbers, the key rolls */
  ACIES_REPORT_TURN,
  ACIES_REPORT_LINE,
  ACIES_REPORT_ROLL,     /* with dice */
  ACIES_REPORT_NOTE,   /* what people have written there */
  ACIES_REPORT_BOARD,    /* with a position */
} AciesReportKind;

typedef struct
{
  AciesReportKind kind;
  char           *text;      /* of a board what stands below it */
  AciesDice       dice;      /* of a roll */
  AciesState     *position;  /* of a board, else NULL */
} AciesReportItem;

/* @items: of AciesReportItem, in the order of reading
 * @looker: for whose eyes its boards are (engine/core/units.h) */
typedef struct
{
  AciesRuleset *ruleset;
  AciesSide     viewing_side;
  GArray       *items;
} AciesReport;

/**
 * acies_report_new:
 * @session: a game; it is not changed
 *
 * Returns: (transfer full): all that is told of the game so far; it needs the
 *   session no more, and may be used on any thread, but on one alone
 */
AciesReport *acies_report_new      (AciesSession       *session);
void         acies_report_free     (AciesReport        *self);

/**
 * acies_report_dup_text:
 * Returns: (transfer full): title, result, numbers, key rolls and the whole log
 */
char        *acies_report_dup_text (const AciesReport  *self);

/**
 * acies_report_is_text:
 * Returns: whether a file is such a text, in the language that is spoken now
 */
gboolean     acies_report_is_text  (GBytes             *bytes);

/**
 * acies_report_to_bytes:
 * @theme: art of the game's ruleset
 * @paper: its pages are portrait
 * @n_pages: (out) (optional): how many they are
 * @error: %ACIES_RENDER_ERROR
 *
 * Returns: (transfer full): the same as a PDF, with the board at the beginning
 *   and after each round, and with the dice
 */
GBytes      *acies_report_to_bytes (const AciesReport  *self,
                                    AciesTheme         *theme,
                                    AciesPaper          paper,
                                    guint              *n_pages,
                                    GError            **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesReport, acies_report_free)

G_END_DECLS
