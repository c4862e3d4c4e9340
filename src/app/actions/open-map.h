/* open-map.h - maps of Tiled: asks what they shall become, and opens that
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/window/window.h"

G_BEGIN_DECLS

/**
 * acies_action_open_map:
 *
 * Asks what a map of Tiled shall become, and opens that.
 *
 * @bytes: what is in @file
 * @error: as acies_tmx_read(), or what acies_map_dialog_new() says
 */
void acies_action_open_map (AciesWindow *window,
                            GFile       *file,
                            GBytes      *bytes,
                            GError     **error);

G_END_DECLS
