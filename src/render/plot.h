/* plot.h - plots the results of many games: shares with intervals, and histograms
 *
 * The background is transparent. Series differ in both pattern and colour. The caller must also show the data
 * as text.
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
  PangoContext *context;  /* (transfer none): font of the text, in the same size as the text around the plot */
} AciesPlotLook;

typedef struct
{
  guint  x;      /* number of games */
  double share;  /* from 0 to 1 */
  double low;    /* lower bound of the true share */
  double high;   /* upper bound of the true share */
} AciesPlotPoint;

typedef struct
{
  const char  *name;    /* (nullable): name in the key; the key is drawn for two or more series */
  AciesColour  colour;
  const guint *counts;  /* number of games for each bar, starting with the first bar */
  guint        total;   /* total number of games, for shares; 0 to draw no bars */
} AciesPlotSeries;

/**
 * acies_plot_step:
 * @range: length of the axis
 * @most: maximum number of marks, without the mark at 0
 *
 * Returns: the distance between marks: 1, 2 or 5 times a power of ten
 */
guint acies_plot_step      (guint                  range,
                            guint                  most);

/**
 * acies_plot_draw_share:
 * @colour: colour of the line and its band
 * @even: the share in a fair battle, shown as a dashed line
 * @points: the points, sorted by number of games
 * @x_max: number of games at the end of the axis, at least 1
 *
 * Draws the share as a line and its interval as a band. The axis goes from 0 to 100 percent.
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
 * @series: the series, drawn side by side; the first series is filled, and the others are hatched
 * @first: the value that the leftmost bar represents
 * @n_bars: number of bars of each series, at least 1
 *
 * Draws a histogram. The height of a bar is a share of games.
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
