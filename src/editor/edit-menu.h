/* edit-menu.h - the menu at a hex while a scenario is edited
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "editor/tools/editor.h"

G_BEGIN_DECLS

/**
 * acies_edit_menu_open:
 * @hex: a hex of the board
 *
 * Offers what can be done with what is selected; @hex is selected alone unless it
 * is among it. What is carried, or about to be pasted, is put down first.
 */
void acies_edit_menu_open (AciesEditor *editor,
                           AciesCanvas *canvas,
                           AciesHex     hex);

G_END_DECLS
