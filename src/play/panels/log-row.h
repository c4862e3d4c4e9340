/* log-row.h - one row of the log: words, small dice, the emblem of whose turn begins
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "render/theme.h"
#include "session/record.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ACIES_TYPE_LOG_ROW (acies_log_row_get_type ())
G_DECLARE_FINAL_TYPE (AciesLogRow, acies_log_row, ACIES, LOG_ROW, GtkWidget)

GtkWidget *acies_log_row_new  (void);

/**
 * acies_log_row_show:
 * @row: kept while it is shown
 * @ruleset: (transfer none): of the game; it must outlive that, as must @theme
 * @theme: (nullable) (transfer none)
 */
void       acies_log_row_show (AciesLogRow    *self,
                               AciesRecordRow *row,
                               AciesRuleset   *ruleset,
                               AciesTheme     *theme);

G_END_DECLS
