/* palette.h - things to paint or place, drawn as on the board in one line that scrolls sideways: choose one
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
 * @key: the terrain, or acies_palette_unit_key() of the unit type, that the user chose
 */

/**
 * acies_palette_show_terrains:
 * @theme: (transfer none): must outlive the palette; so @ruleset
 */
void    acies_palette_show_terrains   (AciesPalette       *self,
                                       const AciesRuleset *ruleset,
                                       AciesTheme         *theme);

/* The unit types of all sides; those of one are shown, see acies_palette_set_side(). */
void    acies_palette_show_unit_types (AciesPalette       *self,
                                       const AciesRuleset *ruleset,
                                       AciesTheme         *theme);

/**
 * acies_palette_count:
 * @state: (nullable): the scenario
 *
 * Shows how many pieces of each thing the box still has.
 */
void    acies_palette_count           (AciesPalette       *self,
                                       const AciesState   *state);

/**
 * acies_palette_start_search:
 * Returns: whether there is enough to search in, and so an entry, which has the focus now
 */
gboolean acies_palette_start_search   (AciesPalette       *self);

/* Shows @key as the chosen one, without a signal. */
void    acies_palette_set_chosen      (AciesPalette       *self,
                                       guint               key);

/* The side whose unit types are shown; a search finds those of all sides. */
void    acies_palette_set_side        (AciesPalette       *self,
                                       AciesSide           side);

/**
 * acies_palette_set_compact:
 * @low: names are beside the pictures, and not below them
 * @narrow: without what is beside the pictures; the search entry comes with acies_palette_start_search()
 */
void    acies_palette_set_compact     (AciesPalette       *self,
                                       gboolean            low,
                                       gboolean            narrow);

/* The key of a unit type of a side: several sides can have the same type. */
static inline guint
acies_palette_unit_key (AciesId type, AciesSide side)
{
  return (guint) side * ACIES_MAX_UNIT_TYPES + type;
}

G_END_DECLS
