/* tiles.h - all tiles of a ruleset in one picture, for other programs
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "render/render.h"

G_BEGIN_DECLS

/**
 * acies_render_tiles:
 * @columns: how many stand beside each other
 * @width: of each in pixels: the width of its hex
 * @height: of each in pixels
 * @error: %ACIES_RENDER_ERROR
 *
 * Draws them in the order of acies_tile_list(), row by row, each in the middle of its
 * place on nothing.
 *
 * Returns: (transfer full): a PNG, or %NULL
 */
GBytes *acies_render_tiles (const AciesRuleset *ruleset,
                            AciesTheme         *theme,
                            guint               columns,
                            int                 width,
                            int                 height,
                            GError            **error);

G_END_DECLS
