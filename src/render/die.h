/* die.h - draws a die of a kind that the theme gives a look of its own
 *
 * Such a die has the colours and the outline of its kind, and on it the picture
 * of its symbol. What it has come to shows around it, so that the colour stays
 * free to tell the kind: a bold frame is a hit, a dashed one a retreat, and a
 * miss is faint.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "render/theme.h"

G_BEGIN_DECLS

/**
 * AciesDieDrawing:
 *
 * One die to be drawn; everything in it is borrowed.
 */
typedef struct
{
  const AciesTheme   *theme;
  const AciesStyle   *style;
  const AciesRuleset *ruleset;
  AciesId             type;    /* kind of die, which has a look of its own */
  const AciesFace    *face;    /* (nullable): that lies up; %NULL: none yet */
  AciesDieResult      result;
  AciesColour         line;    /* of the frame: that of text beside the die */
  double              x;       /* left side */
  double              y;       /* top */
  double              size;
  double              scale;   /* device pixels in one unit */
} AciesDieDrawing;

void     acies_die_draw        (const AciesDieDrawing *self,
                                cairo_t               *cr);

/**
 * acies_die_draw_pips:
 * @x: left side of the die; so @y
 * @size: of the die
 *
 * Draws the number on @face as pips, in the colour that is set.
 *
 * Returns: %FALSE when it is none from 1 to 6, and nothing was drawn
 */
gboolean acies_die_draw_pips   (const AciesFace       *face,
                                cairo_t               *cr,
                                double                 x,
                                double                 y,
                                double                 size);

/**
 * acies_die_draw_symbol:
 * @face: (nullable): as above
 * @x: as above; so @y and @size
 *
 * Draws the picture of the symbol on @face, for a die that somebody else draws.
 *
 * Returns: %FALSE when there is none, and nothing was drawn
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
