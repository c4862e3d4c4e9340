/* plot.h - draws the results of many games as plots: shares with intervals, and histograms
 *
 * Plots have a transparent background. The series of a histogram differ in pattern as well as in colour. The caller
 * must also present the data as text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "render/art.h"

#include <pango/pangocairo.h>

G_BEGIN_DECLS

/* Maximum number of series in a histogram. */
#define ACIES_PLOT_MAX_SERIES 4

typedef struct
{
  AciesColour   ink;      /* colour of lines and text */
  PangoContext *context;  /* (transfer none): provides the font, which should have the same size as the text around the
                           * plot */
} AciesPlotLook;

typedef struct
{
  guint  x;      /* number of games */
  double share;  /* from 0 to 1 */
  double low;    /* lower bound of the interval for the true share */
  double high;   /* upper bound of the interval for the true share */
} AciesPlotPoint;

typedef struct
{
  const char  *name;    /* name in the legend; can be NULL for a single series, which has no legend */
  AciesColour  colour;
  const guint *counts;  /* (array): number of games for each bar, from left to right */
  guint        total;   /* total number of games, for calculating shares; 0 to draw no bars */
} AciesPlotSeries;

/**
 * acies_plot_step:
 * @range: highest value on the axis
 * @most: maximum number of tick marks, not counting the tick mark at 0
 *
 * Returns: the distance between tick marks, which is 1, 2 or 5 times a power of ten
 */
guint acies_plot_step      (guint                  range,
                            guint                  most);

/**
 * acies_plot_draw_share:
 * @colour: colour of the line and the band
 * @even: the share in a fair battle, drawn as a dashed line
 * @points: (array length=n_points): the points, sorted by number of games
 * @x_max: number of games at the end of the horizontal axis, at least 1
 *
 * Draws the share as a line, and its interval as a band around the line. The vertical axis extends from 0 to 100
 * percent.
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
 * @series: (array length=n_series): the series, drawn side by side; the first series is filled, the others are hatched
 * @first: the value for the leftmost bar; can be negative
 * @n_bars: number of bars in each series, at least 1
 *
 * Draws a histogram. The height of a bar is its share of the games in the series.
 */
void  acies_plot_draw_bars (cairo_t               *cr,
                            const AciesPlotLook   *look,
                            double                 width,
                            double                 height,
                            const AciesPlotSeries *series,
                            guint                  n_series,
                            int                    first,
                            guint                  n_bars);

G_END_DECLS
