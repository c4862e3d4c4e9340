/* verb-buttons.h - buttons for the game-specific answers that name no hex (acies_choices_has_button())
 *
 * The buttons wrap onto as many lines as necessary. The keys 1 to 9 work as in play/core/answers.h.
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
 * @table: the table of the game
 *
 * Returns: (transfer floating): a widget that is visible only if there are buttons
 */
GtkWidget *acies_verb_buttons_new     (AciesGameTable   *table);

G_END_DECLS
