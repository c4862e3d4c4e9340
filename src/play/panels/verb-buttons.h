/* verb-buttons.h - a button for each answer that only this game has and that names no place
 *
 * As many lines of them as are needed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "play/view/game-table.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ACIES_TYPE_VERB_BUTTONS (acies_verb_buttons_get_type ())
G_DECLARE_FINAL_TYPE (AciesVerbButtons, acies_verb_buttons, ACIES, VERB_BUTTONS, GtkWidget)

/**
 * acies_verb_buttons_new:
 * @table: the table whose decision is answered; listened to
 *
 * Returns: (transfer floating): no buttons yet, and so not visible
 */
GtkWidget *acies_verb_buttons_new     (AciesGameTable   *table);

G_END_DECLS
