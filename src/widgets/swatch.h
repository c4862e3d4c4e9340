/* swatch.h - one unit or one hex of terrain, drawn as on the board
 *
 * Swatches are used in palettes, lists and cards. They are hidden from screen readers; the parent has the accessible
 * name.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/state.h"
#include "render/theme.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ACIES_TYPE_SWATCH (acies_swatch_get_type ())
G_DECLARE_FINAL_TYPE (AciesSwatch, acies_swatch, ACIES, SWATCH, GtkWidget)

/**
 * acies_swatch_new:
 * @size: the width and height in application pixels
 *
 * Returns: (transfer floating): an empty swatch
 */
GtkWidget *acies_swatch_new         (int                 size);

/**
 * acies_swatch_show_unit:
 * @ruleset: (transfer none): must outlive the swatch
 * @theme: (transfer none): must outlive the swatch
 * @figures: the number of figures to show; 0 for none
 * @full: the number of figures at full strength, of which the lost ones are shown as hollows
 * @marks: the marks to show, one bit for each mark of the ruleset
 * @properties: (nullable) (array fixed-size=8): the properties to show
 */
void       acies_swatch_show_unit    (AciesSwatch        *self,
                                      const AciesRuleset *ruleset,
                                      AciesTheme         *theme,
                                      AciesId             unit_type,
                                      AciesSide           side,
                                      guint               figures,
                                      guint               full,
                                      guint               marks,
                                      const guint8       *properties);
void       acies_swatch_show_terrain (AciesSwatch        *self,
                                      AciesTheme         *theme,
                                      AciesId             terrain);
void       acies_swatch_show_nothing (AciesSwatch        *self);

G_END_DECLS
