/* plot.h - numbers of many games as pictures: a share that grows sure, and how often each number came up
 *
 * They are drawn with a transparent ground. What is told apart by colour is told apart by its
 * pattern, too. Texts beside them have to say the same.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "render/art.h"

#include <pango/pangocairo.h>

G_BEGIN_DECLS

/* Series of one plot of bars. */
#define ACIES_PLOT_MAX_SERIES 4

/**
 * AciesPlotLook:
 * @ink: of lines and letters
 * @context: (transfer none): the font of the letters; its size is that of all around the plot
 */
typedef struct
{
  AciesColour   ink;
  PangoContext *context;
} AciesPlotLook;

/**
 * AciesPlotPoint:
 * @x: after so many games
 * @share: from 0 to 1
 * @low: where the true share lies at least
 * @high: at most
 */
typedef struct
{
  guint  x;
  double share;
  double low;
  double high;
} AciesPlotPoint;

/**
 * AciesPlotSeries:
 * @name: (nullable): in the key above the bars, which is drawn when there are two series or more
 * @counts: how often each number came up, from the first that is shown on
 * @total: of what the shares are; 0: nothing is drawn
 */
typedef struct
{
  const char  *name;
  AciesColour  colour;
  const guint *counts;
  guint        total;
} AciesPlotSeries;

/**
 * acies_plot_step:
 * @range: from 0 up to it an axis goes
 * @most: how many marks it has room for, besides the one at 0
 *
 * Returns: from mark to mark: 1, 2 or 5, or that many tens, hundreds and so on
 */
guint acies_plot_step      (guint                  range,
                            guint                  most);

/**
 * acies_plot_draw_share:
 * @colour: of the line and of the band around it
 * @even: where the dashed line is: the share of a fair battle
 * @points: in the order of their games
 * @x_max: at which the axis ends, not 0
 *
 * The line of a share with its interval as a band, from 0 to 100 percent, and a dashed line.
 */
void  acies_plot_draw_share (cairo_t               *cr,
                            const AciesPlotLook   *look,
                            double                 width,
                            double                 height,
                            const AciesColour     *colour,
                            double                 even,
                            const AciesPlotPoint  *points,
                            guint                  n_points,
                            guint                  x_max);

/**
 * acies_plot_draw_bars:
 * @series: beside each other; the first is filled, the others are hatched
 * @first: the number that the leftmost bar is of
 * @n_bars: of each series, not 0
 *
 * Bars as high as the share of games.
 */
void  acies_plot_draw_bars (cairo_t               *cr,
                            const AciesPlotLook   *look,
                            double                 width,
                            double                 height,
                            const AciesPlotSeries *series,
                            guint                  n_series,
                            guint                  first,
                            guint                  n_bars);

G_END_DECLS
