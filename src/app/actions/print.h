/* print.h - prints a scenario
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "render/sheet.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef enum
{
  ACIES_PRINT_SHEET,
  ACIES_PRINT_MAP,       /* only the board */
  ACIES_PRINT_SETUP,     /* the steps to set up the battle, with boxes to tick */
  ACIES_PRINT_REFERENCE, /* the reference card of the game, two pages */
} AciesPrintKind;

/**
 * acies_print_new:
 * @scenario: the scenario, which is copied
 * @theme: the theme of its ruleset; must outlive the operation
 * @title: the name of the print job
 *
 * Returns: (transfer full): an operation that prints @kind, with the paper and margins from the print dialog. The
 *   default orientation fits the board, or is portrait for a reference card.
 */
GtkPrintOperation *acies_print_new          (const AciesState  *scenario,
                                             AciesTheme        *theme,
                                             const char        *title,
                                             AciesPrintKind     kind);

G_END_DECLS
