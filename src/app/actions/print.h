/* print.h - a battle on paper, through the print dialog
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "render/sheet.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * acies_print_new:
 * @scenario: it is copied
 * @theme: art of its ruleset; must outlive the operation
 * @title: what the job is called
 *
 * Returns: (transfer full): prints one page: the scenario sheet. Paper and margins are those of the dialog; the
 *   paper is turned as suits the board until people turn it.
 */
GtkPrintOperation *acies_print_new          (const AciesState  *scenario,
                                             AciesTheme        *theme,
                                             const char        *title);

/* Prints the board alone, or the sheet. */
void               acies_print_set_map_only (GtkPrintOperation *print,
                                             gboolean           map_only);

G_END_DECLS
