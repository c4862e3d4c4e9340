/* palette.h - a horizontally scrolling row of buttons to choose a terrain or unit type, drawn as on the board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/state.h"
#include "render/theme.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ACIES_TYPE_PALETTE (acies_palette_get_type ())
G_DECLARE_FINAL_TYPE (AciesPalette, acies_palette, ACIES, PALETTE, GtkWidget)

/**
 * AciesPalette::chosen:
 * @key: the chosen terrain, or the acies_palette_unit_key() of the chosen unit type
 */

/**
 * acies_palette_show_terrains:
 * @ruleset: (transfer none): must outlive the palette
 * @theme: (transfer none): must outlive the palette
 */
void    acies_palette_show_terrains   (AciesPalette       *self,
                                       const AciesRuleset *ruleset,
                                       AciesTheme         *theme);

/* Adds the unit types of all sides, but shows only those of one side, see acies_palette_set_side(). */
void    acies_palette_show_unit_types (AciesPalette       *self,
                                       const AciesRuleset *ruleset,
                                       AciesTheme         *theme);

/**
 * acies_palette_count:
 * @state: (nullable): the scenario; %NULL to do nothing
 *
 * Shows how many pieces of each kind are left in the box of the game.
 */
void    acies_palette_count           (AciesPalette       *self,
                                       const AciesState   *state);

/**
 * acies_palette_start_search:
 *
 * Shows and focuses the search entry, unless the palette is too short to need one.
 *
 * Returns: whether the search entry has the focus
 */
gboolean acies_palette_start_search   (AciesPalette       *self);

/* Selects @key without emitting #AciesPalette::chosen. */
void    acies_palette_set_chosen      (AciesPalette       *self,
                                       guint               key);

/* Sets the side whose unit types are shown. A search finds the unit types of all sides. */
void    acies_palette_set_side        (AciesPalette       *self,
                                       AciesSide           side);

/**
 * acies_palette_set_compact:
 * @low: whether to put names beside the pictures instead of below them
 * @narrow: whether to hide names beside the pictures
 *
 * Either also hides the total, and the search entry until acies_palette_start_search() is called.
 */
void    acies_palette_set_compact     (AciesPalette       *self,
                                       gboolean            low,
                                       gboolean            narrow);

/* Returns: a key that identifies a unit type of one side; several sides can have the same type */
static inline guint
acies_palette_unit_key (AciesId type, AciesSide side)
{
  return (guint) side * ACIES_MAX_UNIT_TYPES + type;
}

G_END_DECLS
