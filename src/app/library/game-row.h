/* game-row.h - a game in the Library: its description, playing time and difficulty, and buttons to learn and play it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/shared/catalog.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ACIES_TYPE_GAME_ROW (acies_game_row_get_type ())
G_DECLARE_FINAL_TYPE (AciesGameRow, acies_game_row, ACIES, GAME_ROW, GtkListBoxRow)

/* @catalog, @ruleset: must outlive the row. Its buttons are "library.learn" and "library.games". */
GtkWidget *acies_game_row_new  (AciesCatalog       *catalog,
                                const AciesRuleset *ruleset);

/* @action of the library, with the text @target as its parameter, is what @button does from now on. */
void       acies_game_row_set_action (GtkWidget     *button,
                                const char         *action,
                                const char         *target);

/* Shows the battles of the game. */
void       acies_game_row_open (AciesGameRow       *self);

G_END_DECLS
