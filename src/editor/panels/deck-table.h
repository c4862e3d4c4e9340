/* deck-table.h - a table of the decks of all sides and the common decks
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "editor/tools/editor.h"

G_BEGIN_DECLS

#define ACIES_TYPE_DECK_TABLE (acies_deck_table_get_type ())
G_DECLARE_FINAL_TYPE (AciesDeckTable, acies_deck_table, ACIES, DECK_TABLE, GtkBox)

/**
 * acies_deck_table_new:
 * @editor: (transfer none): an editor with a scenario of a game with cards; must outlive the table
 */
GtkWidget *acies_deck_table_new       (AciesEditor    *editor);

/* Hides the columns of all sides except @side. @side: #ACIES_NO_SIDE to show all columns */
void       acies_deck_table_show_side (AciesDeckTable *self,
                                       AciesSide       side);

/* Call this function when the scenario has changed. */
void       acies_deck_table_refresh   (AciesDeckTable *self);

/**
 * acies_deck_start_from_file:
 * @file: a scenario of the same ruleset
 * @error: a translated sentence if @file cannot be used
 *
 * Replaces the deck of @side with its deck in @file, in one undo step.
 *
 * Returns: %FALSE if @file cannot be used
 */
gboolean   acies_deck_start_from_file (AciesEditor *editor,
                                       AciesSide    side,
                                       GFile       *file,
                                       GError     **error);

G_END_DECLS
