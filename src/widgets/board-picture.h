/* board-picture.h - a small picture of a scenario, for cards of the library
 *
 * Drawn at the allocated size in the style of the window, and cached. With the property "height" it always has
 * that height, in pixels, is at least half as wide again, and may show only the middle of the board; else its height follows from its width.
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
 * @state: (nullable): copied; %NULL to show nothing
 * @theme: (nullable) (transfer none): must outlive the picture
 */
void       acies_board_picture_set_state (AciesBoardPicture *self,
                                          const AciesState  *state,
                                          AciesTheme        *theme);

G_END_DECLS
