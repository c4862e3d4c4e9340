/* box.h - what a scenario takes out of the box of the game on the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/state.h"

G_BEGIN_DECLS

/**
 * acies_box_count_units:
 * Returns: units of @type in all armies, on the board and in reserve
 */
guint acies_box_count_units (const AciesState *state,
                             AciesId           type);

/**
 * acies_box_count_tiles:
 * Returns: hexes of @terrain
 */
guint acies_box_count_tiles (const AciesState *state,
                             AciesId           terrain);

/**
 * acies_box_count_figures:
 * Returns: figures of all units, on the board and in reserve
 */
guint acies_box_count_figures (const AciesState *state);

/**
 * acies_box_count_cards:
 * Returns: copies of all cards of all armies
 */
guint acies_box_count_cards (const AciesState *state);

G_END_DECLS
