/* sketch.h - small drawings in panels: emblems, tokens and dice
 *
 * The colours come from the light or dark style of the theme, whichever matches the window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/state.h"
#include "render/theme.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * acies_sketch_emblem:
 * @ruleset: the ruleset of the game; the emblem can depend on the name that was chosen for the side
 * @x: the horizontal centre
 * @y: the vertical centre
 * @size: the width and height
 */
void              acies_sketch_emblem (cairo_t            *cr,
                                       GtkWidget          *widget,
                                       AciesTheme         *theme,
                                       const AciesRuleset *ruleset,
                                       AciesSide           side,
                                       double              x,
                                       double              y,
                                       double              size);

/* Draws the token of morale; if the theme does not have it, a plain disc. */
void              acies_sketch_token  (cairo_t          *cr,
                                       GtkWidget        *widget,
                                       AciesTheme       *theme,
                                       double            x,
                                       double            y,
                                       double            size);

/* Instead of a result: draws a die without one, for example one that is still falling. */
#define ACIES_SKETCH_PLAIN ((AciesDieResult) 255)

/**
 * acies_sketch_die:
 * @theme: (nullable): the theme; it can be %NULL only for a plain die
 * @type: the type of the die
 * @face: (nullable): the upper face; the numbers 1 to 6 are drawn as pips. %NULL draws a blank die
 * @x: the left edge
 * @y: the top edge
 *
 * Draws a die with its result. A hit is a dark die, a retreat is a light die with a bold frame, a miss is an outline.
 * If the theme defines the look of this type, acies_die_draw() draws the die instead.
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

G_END_DECLS
