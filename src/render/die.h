/* die.h - drawing of dice whose appearance is defined by the theme
 *
 * The colours, the outline and the symbols show the type of a die. The frame shows the result of the roll: a solid
 * frame is a hit, and a dashed frame is a retreat. Dice that miss are drawn semi-transparent.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "render/theme.h"

G_BEGIN_DECLS

/**
 * AciesDieDrawing:
 *
 * Describes a die to draw. The structure does not own the objects that it points to.
 */
typedef struct
{
  const AciesTheme   *theme;
  const AciesStyle   *style;
  const AciesRuleset *ruleset;
  AciesId             type;    /* type of die; the theme must define its appearance */
  const AciesFace    *face;    /* (nullable): the face that was rolled; NULL before the roll */
  AciesDieResult      result;
  AciesColour         line;    /* colour of the frame */
  double              x;       /* left edge */
  double              y;       /* top edge */
  double              size;
  double              scale;   /* device pixels per user-space unit */
} AciesDieDrawing;

void     acies_die_draw        (const AciesDieDrawing *self,
                                cairo_t               *cr);

/**
 * acies_die_draw_pips:
 * @face: the face to draw
 * @cr: the cairo context; its current source is used
 * @x: left edge of the die
 * @y: top edge of the die
 * @size: width of the die
 *
 * Draws the number on @face as pips.
 *
 * Returns: %TRUE if the pips were drawn; %FALSE if @face has a symbol or its number is not from 1 to 6
 */
gboolean acies_die_draw_pips   (const AciesFace       *face,
                                cairo_t               *cr,
                                double                 x,
                                double                 y,
                                double                 size);

/**
 * acies_die_draw_symbol:
 * @face: (nullable): the face that was rolled
 * @x: left edge of the die
 * @y: top edge of the die
 * @size: width of the die
 * @scale: device pixels per user-space unit
 *
 * Draws the theme's picture for the symbol on @face, without the die itself.
 *
 * Returns: %TRUE if the symbol was drawn; %FALSE if @face is %NULL or has no symbol, or if the theme has no picture for
 *   it
 */
gboolean acies_die_draw_symbol (const AciesTheme      *theme,
                                const AciesFace       *face,
                                cairo_t               *cr,
                                double                 x,
                                double                 y,
                                double                 size,
                                const AciesColour     *colour,
                                double                 alpha,
                                double                 scale);

G_END_DECLS
