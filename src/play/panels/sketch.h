/* sketch.h - the small drawings of the panels: emblems, tokens, dice
 *
 * Each is drawn in the colours of the theme's style that fits the window, light
 * or dark.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/ruleset/ruleset.h"
#include "render/theme.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * acies_sketch_emblem:
 * @ruleset: with the names that sides have in the game: an emblem may go with the name
 * @x: centre; so @y
 * @size: side of the square it fills
 */
void              acies_sketch_emblem (cairo_t            *cr,
                                       GtkWidget          *widget,
                                       AciesTheme         *theme,
                                       const AciesRuleset *ruleset,
                                       AciesSide           side,
                                       double              x,
                                       double              y,
                                       double              size);

/**
 * acies_sketch_token:
 * @id: of the theme's token; where it has none a plain disc is drawn
 */
void              acies_sketch_token  (cairo_t          *cr,
                                       GtkWidget        *widget,
                                       AciesTheme       *theme,
                                       const char       *id,
                                       double            x,
                                       double            y,
                                       double            size);

/**
 * acies_sketch_die:
 * @type: its kind
 * @face: that lies up; 1 to 6 are drawn as pips
 * @x: left side
 * @y: top
 *
 * A hit is a dark die, a retreat a pale one with a bold frame, a miss an outline;
 * a kind with a look of its own is drawn by acies_die_draw().
 */
void              acies_sketch_die    (cairo_t            *cr,
                                       GtkWidget          *widget,
                                       const AciesTheme   *theme,
                                       const AciesRuleset *ruleset,
                                       AciesId             type,
                                       const AciesFace    *face,
                                       AciesDieResult      result,
                                       double              x,
                                       double              y,
                                       double              size);

/**
 * acies_sketch_plain_die:
 * @theme: (nullable): %NULL: there is none yet
 * @face: (nullable): as above; %NULL: nothing yet
 *
 * A die of which it is not said what it does: in the air, or in somebody's hand.
 */
void              acies_sketch_plain_die (cairo_t         *cr,
                                       GtkWidget          *widget,
                                       const AciesTheme   *theme,
                                       const AciesRuleset *ruleset,
                                       AciesId             type,
                                       const AciesFace    *face,
                                       double              x,
                                       double              y,
                                       double              size);

G_END_DECLS
