/* board-menu.h - contents of the two popovers of the toolbar: symmetry and whole board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "editor/tools/scout.h"
#include "widgets/panel.h"

G_BEGIN_DECLS

/* Chooses the symmetry of the tools. The property "model" is the editor. */
#define ACIES_TYPE_SYMMETRY_BOX (acies_symmetry_box_get_type ())
G_DECLARE_FINAL_TYPE (AciesSymmetryBox, acies_symmetry_box, ACIES, SYMMETRY_BOX, AciesPanel)

/* Buttons that change the whole board, and check buttons that show reach and threats */
#define ACIES_TYPE_BOARD_MENU (acies_board_menu_get_type ())
G_DECLARE_FINAL_TYPE (AciesBoardMenu, acies_board_menu, ACIES, BOARD_MENU, AciesPanel)

/* Returns: (transfer floating): a new menu */
GtkWidget *acies_board_menu_new    (AciesEditor *editor,
                                    AciesScout  *scout);

/* Returns: (transfer floating): a label with #AciesScout:summary, visible while #AciesScout:reach is set */
GtkWidget *acies_scout_summary_new (AciesScout  *scout);

G_END_DECLS
