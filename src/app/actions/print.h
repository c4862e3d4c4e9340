/* print.h - prints a scenario
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "render/sheet.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * acies_print_new:
 * @scenario: the scenario, which is copied
 * @theme: the theme of its ruleset; must outlive the operation
 * @title: the name of the print job
 * @map_only: whether to print only the board instead of the scenario sheet
 *
 * Returns: (transfer full): an operation that prints one page, with the paper and margins from
 *   the print dialog. The default orientation fits the board.
 */
GtkPrintOperation *acies_print_new          (const AciesState  *scenario,
                                             AciesTheme        *theme,
                                             const char        *title,
                                             gboolean           map_only);

G_END_DECLS
