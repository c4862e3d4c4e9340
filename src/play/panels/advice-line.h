/* advice-line.h - what a computer advises, in words, or that it thinks of it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "play/view/game-table.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ACIES_TYPE_ADVICE_LINE (acies_advice_line_get_type ())
G_DECLARE_FINAL_TYPE (AciesAdviceLine, acies_advice_line, ACIES, ADVICE_LINE, GtkWidget)

/* Shows nothing until it is refreshed. */
GtkWidget *acies_advice_line_new     (AciesGameTable  *table);

/**
 * acies_advice_line_refresh:
 *
 * Says what the table knows now.
 *
 * Returns: whether there is something to say
 */
gboolean   acies_advice_line_refresh (AciesAdviceLine *self);

G_END_DECLS
