/* die.h - draws dice for which the theme has a look
 *
 * Such a die has the colours, outline and symbols of its type. The frame shows the result: bold for a hit,
 * dashed for a retreat; a miss is faint.
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
  AciesId             type;    /* type of die with a look in the theme */
  const AciesFace    *face;    /* (nullable): the upper face; %NULL before the roll */
  AciesDieResult      result;
  AciesColour         line;    /* colour of the frame, as of text beside the die */
  double              x;       /* left side */
  double              y;       /* top */
  double              size;
  double              scale;   /* device pixels per unit */
} AciesDieDrawing;

void     acies_die_draw        (const AciesDieDrawing *self,
                                cairo_t               *cr);

/**
 * acies_die_draw_pips:
 * @x: left side of the die
 * @y: top of the die
 * @size: width of the die
 *
 * Draws the number on @face as pips, in the current colour.
 *
 * Returns: %FALSE if the number is not from 1 to 6; then nothing is drawn
 */
gboolean acies_die_draw_pips   (const AciesFace       *face,
                                cairo_t               *cr,
                                double                 x,
                                double                 y,
                                double                 size);

/**
 * acies_die_draw_symbol:
 * @face: (nullable): the upper face
 * @x: left side of the die
 * @y: top of the die
 * @size: width of the die
 *
 * Draws the symbol on @face. The caller draws the die.
 *
 * Returns: %FALSE if @face has no symbol; then nothing is drawn
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
