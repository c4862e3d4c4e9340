/* sheet-page.c - paper
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "render/layout.h"
#include "render/sheet.h"

#include <glib/gi18n-lib.h>

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

/* A board that is wider than high wants the page to be so, too. */
static gboolean
is_wide (const AciesBoard *board)
{
  AciesLayout layout = acies_layout (board, 1, 0, 0);
  double      width, height;

  acies_layout_size (&layout, &width, &height);
  return width > height;
}

AciesPage
acies_page (AciesPaper        paper,
            AciesOrientation  orientation,
            const AciesBoard *board)
{
  AciesPage page = { .left = MARGIN, .top = MARGIN, .right = MARGIN, .bottom = MARGIN };
  gboolean  wide = orientation == ACIES_ORIENTATION_LANDSCAPE || (orientation == ACIES_ORIENTATION_BOARD && is_wide (board));

  g_return_val_if_fail (paper < ACIES_N_PAPERS, page);

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
