/* die.h - draws the types of dice that the theme defines
 *
 * Each type of die has its own colours, outline and symbols. The frame of a die shows the result: bold for a hit,
 * dashed for a retreat. A die that misses is faint.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "render/theme.h"

G_BEGIN_DECLS

/**
 * AciesDieDrawing:
 *
 * A die to draw. All pointers are borrowed.
 */
typedef struct
{
  const AciesTheme   *theme;
  const AciesStyle   *style;
  const AciesRuleset *ruleset;
  AciesId             type;    /* type of die that the theme defines */
  const AciesFace    *face;    /* (nullable): face that was rolled; %NULL before the roll */
  AciesDieResult      result;
  AciesColour         line;    /* colour of the frame, the same as the colour of text beside the die */
  double              x;       /* left edge of the die */
  double              y;       /* top edge of the die */
  double              size;
  double              scale;   /* device pixels per unit of the picture */
} AciesDieDrawing;

void     acies_die_draw        (const AciesDieDrawing *self,
                                cairo_t               *cr);

/**
 * acies_die_draw_pips:
 * @x: left edge of the die
 * @y: top edge of the die
 * @size: width of the die
 *
 * Draws the number on @face as pips, in the current colour of @cr.
 *
 * Returns: %FALSE, without drawing, if the number is not from 1 to 6
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
 *
 * Draws only the symbol on @face. The caller must draw the die.
 *
 * Returns: %FALSE, without drawing, if there is no symbol
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
