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
 *
 * Returns: (transfer full): an operation that prints the scenario sheet on one page, with the paper and margins from
 *   the print dialog. The default orientation fits the board.
 */
GtkPrintOperation *acies_print_new          (const AciesState  *scenario,
                                             AciesTheme        *theme,
                                             const char        *title);

/* Sets whether to print only the board instead of the sheet. */
void               acies_print_set_map_only (GtkPrintOperation *print,
                                             gboolean           map_only);

G_END_DECLS
