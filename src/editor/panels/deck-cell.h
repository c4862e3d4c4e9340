/* deck-cell.h - the copies of one card in one army, and those of them that are in its starting hand
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "editor/tools/editor.h"

G_BEGIN_DECLS

#define ACIES_TYPE_DECK_CELL (acies_deck_cell_get_type ())
G_DECLARE_FINAL_TYPE (AciesDeckCell, acies_deck_cell, ACIES, DECK_CELL, GtkWidget)

/**
 * acies_deck_cell_new:
 * @editor: (transfer none): must outlive the cell, and has a scenario
 * @side: or #ACIES_COMMON, for the copies that no side holds
 * @kind: #ACIES_COMMAND_CARDS for copies and hand, #ACIES_COMMAND_HAND for the hand alone, #ACIES_COMMAND_DISCARD for
 *   what is discarded
 * @column: (element-type GtkSpinButton): the numbers of the same column above it; gets the one of the cell
 */
GtkWidget *acies_deck_cell_new     (AciesEditor     *editor,
                                    AciesSide        side,
                                    AciesId          card,
                                    AciesCommandKind kind,
                                    GPtrArray       *column);

/* The scenario has changed. */
void       acies_deck_cell_refresh (AciesDeckCell   *self);

G_END_DECLS
