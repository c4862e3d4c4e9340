/* deck-cell.h - a table cell with the copies of one card in one deck, and those in the starting hand
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "editor/tools/editor.h"

G_BEGIN_DECLS

#define ACIES_TYPE_DECK_CELL (acies_deck_cell_get_type ())
G_DECLARE_FINAL_TYPE (AciesDeckCell, acies_deck_cell, ACIES, DECK_CELL, GtkBox)

/**
 * acies_deck_cell_new:
 * @editor: (transfer none): an editor with a scenario; must outlive the cell
 * @side: the owner of the deck, or #ACIES_COMMON for the common deck
 * @kind: #ACIES_COMMAND_CARDS to edit the copies and the hand, #ACIES_COMMAND_HAND only the hand,
 *   #ACIES_COMMAND_DISCARD the discarded copies
 * @column: (element-type GtkSpinButton): the spin buttons above the cell in its column; the cell appends its own
 */
GtkWidget *acies_deck_cell_new     (AciesEditor     *editor,
                                    AciesSide        side,
                                    AciesId          card,
                                    AciesCommandKind kind,
                                    GPtrArray       *column);

/* Call this function when the scenario has changed. */
void       acies_deck_cell_refresh (AciesDeckCell   *self);

G_END_DECLS
