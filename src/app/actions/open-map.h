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
 * Asks what a map of Tiled shall become, and opens that; or says why it cannot.
 *
 * Returns: %FALSE when @file is no map
 */
gboolean acies_action_open_map (AciesWindow *window,
                                GFile       *file);

G_END_DECLS
