/* label-popover.h - asks for the words on a hex
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "editor/tools/editor.h"

G_BEGIN_DECLS

/**
 * acies_label_popover_open:
 * @canvas: shows the board
 * @hex: whose label it is
 *
 * An entry beside the hex, with the words there are: Enter takes them over, none
 * takes the label away, Escape leaves it as it was.
 */
void acies_label_popover_open (AciesEditor *editor,
                               AciesCanvas *canvas,
                               AciesHex     hex);

G_END_DECLS
