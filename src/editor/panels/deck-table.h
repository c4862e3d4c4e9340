/* deck-table.h - the decks of all sides and those in common, as one table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "editor/tools/editor.h"

G_BEGIN_DECLS

#define ACIES_TYPE_DECK_TABLE (acies_deck_table_get_type ())
G_DECLARE_FINAL_TYPE (AciesDeckTable, acies_deck_table, ACIES, DECK_TABLE, GtkWidget)

/**
 * acies_deck_table_new:
 * @editor: (transfer none): must outlive the table, and has a scenario of a game with cards
 */
GtkWidget *acies_deck_table_new       (AciesEditor    *editor);

/* @side: the only one that has a column; or #ACIES_NO_SIDE: all have */
void       acies_deck_table_show_side (AciesDeckTable *self,
                                       AciesSide       side);

/* The scenario has changed. */
void       acies_deck_table_refresh   (AciesDeckTable *self);

/**
 * acies_deck_start_from_file:
 * @file: a scenario of the same ruleset
 *
 * Replaces the deck of @side by the one it has there, in one undo step.
 *
 * Returns: %FALSE with an error that can be shown, if @file cannot be used
 */
gboolean   acies_deck_start_from_file (AciesEditor *editor,
                                       AciesSide    side,
                                       GFile       *file,
                                       GError     **error);

G_END_DECLS
