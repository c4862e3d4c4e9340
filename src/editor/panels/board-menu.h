/* board-menu.h - what the last buttons of the tool strip open: the symmetry, and what concerns the whole board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "editor/tools/scout.h"
#include "widgets/panel.h"

G_BEGIN_DECLS

/* Which symmetry the tools paint by; its property "model" is the editor */
#define ACIES_TYPE_SYMMETRY_BOX (acies_symmetry_box_get_type ())
G_DECLARE_FINAL_TYPE (AciesSymmetryBox, acies_symmetry_box, ACIES, SYMMETRY_BOX, AciesPanel)

/* Buttons for what changes the whole board, and which reach and threat is shown */
#define ACIES_TYPE_BOARD_MENU (acies_board_menu_get_type ())
G_DECLARE_FINAL_TYPE (AciesBoardMenu, acies_board_menu, ACIES, BOARD_MENU, AciesPanel)

/* (transfer floating) */
GtkWidget *acies_board_menu_new    (AciesEditor *editor,
                                    AciesScout  *scout);

/* (transfer floating): a label with the reach of the unit under the pointer, while reach is shown */
GtkWidget *acies_scout_summary_new (AciesScout  *scout);

G_END_DECLS
