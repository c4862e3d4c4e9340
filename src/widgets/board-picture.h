/* board-picture.h - a small picture of a scenario, for cards in the Library
 *
 * The picture is drawn in idle time at the allocated size, and cached. The property "height" sets a fixed height in
 * pixels; the picture is then at least 1.5 times as wide, and can cut off the top and bottom of the board. By default,
 * the height depends on the width.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/state.h"
#include "render/theme.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ACIES_TYPE_BOARD_PICTURE (acies_board_picture_get_type ())
G_DECLARE_FINAL_TYPE (AciesBoardPicture, acies_board_picture, ACIES, BOARD_PICTURE, GtkWidget)

/**
 * acies_board_picture_set_state:
 * @state: (nullable): the scenario, copied; %NULL to show nothing
 * @theme: (nullable) (transfer none): its theme; must outlive the picture
 */
void       acies_board_picture_set_state (AciesBoardPicture *self,
                                          const AciesState  *state,
                                          AciesTheme        *theme);

G_END_DECLS
