/* report-private.h - what a report holds, for the files it is made of
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/note.h"
#include "report/report.h"

G_BEGIN_DECLS

typedef enum
{
  ACIES_REPORT_TITLE,
  ACIES_REPORT_RESULT,
  ACIES_REPORT_SECTION,  /* a round, the numbers, the key rolls */
  ACIES_REPORT_TURN,
  ACIES_REPORT_LINE,
  ACIES_REPORT_ROLL,     /* with dice */
  ACIES_REPORT_REMARK,   /* what people have written there */
  ACIES_REPORT_BOARD,    /* with a position */
} AciesReportKind;

typedef struct
{
  AciesReportKind kind;
  char           *text;      /* of a board what stands below it */
  AciesDice       dice;      /* of a roll */
  AciesState     *position;  /* of a board, else NULL */
} AciesReportItem;

struct _AciesReport
{
  AciesRuleset *ruleset;
  AciesSide     looker;  /* for whose eyes its boards are (engine/core/units.h) */
  GArray       *items;   /* of AciesReportItem, in the order of reading */
};

G_END_DECLS
