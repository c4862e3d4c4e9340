/* plot.h - plots of many games: a share with its interval, and histograms
 *
 * The background is transparent. Series differ in pattern as well as in colour. The caller shows the same facts
 * as text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "render/art.h"

#include <pango/pangocairo.h>

G_BEGIN_DECLS

/* Most series of a histogram. */
#define ACIES_PLOT_MAX_SERIES 4

typedef struct
{
  AciesColour   ink;      /* colour of lines and text */
  PangoContext *context;  /* (transfer none): font of the text, in the size used around the plot */
} AciesPlotLook;

typedef struct
{
  guint  x;      /* number of games */
  double share;  /* from 0 to 1 */
  double low;    /* lower bound of the true share */
  double high;   /* upper bound */
} AciesPlotPoint;

typedef struct
{
  const char  *name;    /* (nullable): name in the key, which is drawn for two or more series */
  AciesColour  colour;
  const guint *counts;  /* count of each number, starting with the first one shown */
  guint        total;   /* total count for the shares; 0 to draw no bars */
} AciesPlotSeries;

/**
 * acies_plot_step:
 * @range: length of the axis
 * @most: most marks besides the one at 0
 *
 * Returns: the distance between marks: 1, 2 or 5 times a power of ten
 */
guint acies_plot_step      (guint                  range,
                            guint                  most);

/**
 * acies_plot_draw_share:
 * @colour: colour of the line and its band
 * @even: position of the dashed line: the share in a fair battle
 * @points: in order of games
 * @x_max: end of the axis, not 0
 *
 * Draws a share from 0 to 100 percent as a line with its interval as a band, and a dashed line at @even.
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
 * @series: drawn side by side; the first is filled, the others are hatched
 * @first: number of the leftmost bar
 * @n_bars: bars of each series, not 0
 *
 * Draws a histogram with the share of games as the height of the bars.
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
