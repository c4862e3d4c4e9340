/* plot.c - numbers of many games as pictures: a share that grows sure, and how often each number came up
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "render/plot.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#define GAP 6.0   /* between the plot and its letters */
#define GRID 0.22 /* how much of the ink lines behind a plot have */
#define BAND 0.3  /* how much of the colour an interval has */
#define BAR 0.8   /* of the room that the bars of a number have */
#define HATCH 5.0 /* from line to line */
#define ALL 100   /* percent */
#define HALF 0.5

/* Where the numbers are drawn. */
typedef struct
{
  double x;
  double y;
  double width;
  double height;
} Area;

guint
acies_plot_step (guint range,
                 guint most)
{
  static const guint steps[] = { 1, 2, 5 };

  g_return_val_if_fail (most > 0, 1);

  for (guint64 unit = 1;; unit *= 10)
    for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
      if (range / (steps[i] * unit) <= most)
        return (guint) (steps[i] * unit);
}

static PangoLayout *
new_layout (const AciesPlotLook *look,
            const char          *text)
{
  PangoLayout *layout = pango_layout_new (look->context);

  pango_layout_set_text (layout, text, -1);
  return layout;
}

static void
measure (const AciesPlotLook *look,
         const char          *text,
         double              *width,
         double              *height)
{
  g_autoptr (PangoLayout) layout = new_layout (look, text);
  int w, h;

  pango_layout_get_pixel_size (layout, &w, &h);
  *width = w;
  *height = h;
}

/* At @x and @y is that share of what is written: 0 its left or upper end, 1 the other. */
static void
write_text (cairo_t             *cr,
            const AciesPlotLook *look,
            const char          *text,
            double               x,
            double               y,
            double               x_align,
            double               y_align)
{
  g_autoptr (PangoLayout) layout = new_layout (look, text);
  int w, h;

  pango_layout_get_pixel_size (layout, &w, &h);
  acies_colour_set (&look->ink, cr, 1);
  cairo_move_to (cr, round (x - x_align * w), round (y - y_align * h));
  pango_cairo_show_layout (cr, layout);
}

static char *
dup_percent (guint percent)
{
  /* Translators: a share, at the axis of a plot */
  return g_strdup_printf (_ ("%u%%"), percent);
}

static Area
area_within (const AciesPlotLook *look,
             double               width,
             double               height,
             gboolean             has_key)
{
  g_autofree char *widest = dup_percent (ALL);
  double           w, h;
  double           left, top;

  measure (look, widest, &w, &h);
  left = w + GAP;
  top = has_key ? h + 2 * GAP : ceil (h / 2);
  return (Area) { left, top, MAX (width - left - w / 2, 1), MAX (height - top - h - GAP, 1) };
}

static void
draw_levels (cairo_t             *cr,
             const AciesPlotLook *look,
             const Area          *area,
             guint                step,
             guint                top)
{
  for (guint percent = 0; percent <= top; percent += step)
    {
      double           y = floor (area->y + area->height * (1 - (double) percent / top)) + HALF;
      g_autofree char *text = dup_percent (percent);

      cairo_move_to (cr, area->x, y);
      cairo_line_to (cr, area->x + area->width, y);
      acies_colour_stroke (&look->ink, cr, GRID, 1);
      write_text (cr, look, text, area->x - GAP, y, 1, HALF);
    }
}

/* How many numbers there is room for below the plot. */
static guint
room_for (const AciesPlotLook *look,
          const Area          *area,
          guint                widest)
{
  g_autofree char *text = g_strdup_printf ("%u", widest);
  double           w, h;

  measure (look, text, &w, &h);
  return (guint) MAX (area->width / (w + 3 * GAP), 1);
}

static void
write_number (cairo_t             *cr,
              const AciesPlotLook *look,
              const Area          *area,
              double               x,
              int                  number)
{
  g_autofree char *text = g_strdup_printf ("%d", number);

  write_text (cr, look, text, x, area->y + area->height + GAP, HALF, 0);
}

static void
go_to (cairo_t    *cr,
       const Area *area,
       guint       x,
       guint       x_max,
       double      share)
{
  cairo_line_to (cr, area->x + area->width * x / x_max, area->y + area->height * (1 - share));
}

void
acies_plot_draw_share (cairo_t              *cr,
                       const AciesPlotLook  *look,
                       double                width,
                       double                height,
                       const AciesColour    *colour,
                       double                even,
                       const AciesPlotPoint *points,
                       guint                 n_points,
                       guint                 x_max)
{
  Area         area = area_within (look, width, height, FALSE);
  const double dashes[] = { 4, 4 };
  double       y = floor (area.y + area.height * (1 - even)) + HALF;
  guint        step;

  g_return_if_fail (x_max > 0);

  cairo_save (cr);
  draw_levels (cr, look, &area, ALL / 4, ALL);
  step = acies_plot_step (x_max, MIN (room_for (look, &area, x_max), 10));
  for (guint x = 0; x <= x_max; x += step)
    write_number (cr, look, &area, area.x + area.width * x / x_max, (int) x);
  cairo_new_path (cr); /* letters leave a point behind */
  for (guint i = 0; i < n_points; i++)
    go_to (cr, &area, points[i].x, x_max, points[i].high);
  for (guint i = n_points; i > 0; i--)
    go_to (cr, &area, points[i - 1].x, x_max, points[i - 1].low);
  cairo_close_path (cr);
  acies_colour_fill (colour, cr, BAND);
  /* Over the band, or it would be lost where it matters. */
  cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_move_to (cr, area.x, y);
  cairo_line_to (cr, area.x + area.width, y);
  acies_colour_stroke (&look->ink, cr, 1, 1);
  cairo_set_dash (cr, NULL, 0, 0);
  for (guint i = 0; i < n_points; i++)
    go_to (cr, &area, points[i].x, x_max, points[i].share);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  acies_colour_stroke (colour, cr, 1, 2);
  cairo_restore (cr);
}

/* With an outline, so that hatched ones have an end. */
static void
draw_box (cairo_t           *cr,
          const AciesColour *colour,
          gboolean           is_hatched,
          const Area        *box)
{
  cairo_rectangle (cr, box->x, box->y, box->width, box->height);
  acies_colour_fill (colour, cr, is_hatched ? BAND / 2 : 1);
  if (!is_hatched)
    return;
  acies_colour_set (colour, cr, 1);
  cairo_set_line_width (cr, 1.5);
  cairo_save (cr);
  cairo_rectangle (cr, box->x, box->y, box->width, box->height);
  cairo_clip (cr);
  for (double at = -box->height; at < box->width; at += HATCH)
    {
      cairo_move_to (cr, box->x + at, box->y + box->height);
      cairo_rel_line_to (cr, box->height, -box->height);
    }
  cairo_stroke (cr);
  cairo_restore (cr);
  cairo_rectangle (cr, box->x + 0.75, box->y + 0.75, MAX (box->width - 1.5, 0), MAX (box->height - 1.5, 0));
  cairo_stroke (cr);
}

void
acies_plot_draw_bars (cairo_t               *cr,
                      const AciesPlotLook   *look,
                      double                 width,
                      double                 height,
                      const AciesPlotSeries *series,
                      guint                  n_series,
                      int                    first,
                      guint                  n_bars)
{
  gboolean has_key = n_series > 1;
  Area     area = area_within (look, width, height, has_key);
  double   slot = area.width / n_bars;
  double   bar_width = slot * BAR / n_series;
  double   most = 0, x = area.x;
  guint    range = (guint) MAX (ABS (first), ABS (first + (int) n_bars - 1));
  guint    percent, top, step;

  g_return_if_fail (n_bars > 0 && n_series <= ACIES_PLOT_MAX_SERIES);

  cairo_save (cr);
  for (guint i = 0; i < n_series; i++)
    for (guint bar = 0; bar < n_bars && series[i].total > 0; bar++)
      most = MAX (most, (double) series[i].counts[bar] / series[i].total);
  /* The axis goes up by two, three or four steps. */
  percent = (guint) ceil (MAX (most * ALL, 1));
  step = acies_plot_step (percent, 4);
  top = (percent + step - 1) / step * step;
  draw_levels (cr, look, &area, step, top);
  step = acies_plot_step (range, MIN (room_for (look, &area, first < 0 ? 10 * range : range), n_bars));
  for (guint i = 0; i < n_bars; i++)
    if ((first + (int) i) % (int) step == 0)
      write_number (cr, look, &area, area.x + area.width * (i + HALF) / n_bars, first + (int) i);
  for (guint i = 0; i < n_series; i++)
    for (guint bar = 0; bar < n_bars && series[i].total > 0; bar++)
      {
        double bar_height = area.height * series[i].counts[bar] / series[i].total * ALL / top;
        Area   box = { area.x + slot * (bar + (1 - BAR) / 2) + bar_width * i, area.y + area.height - bar_height, bar_width, bar_height };

        if (series[i].counts[bar] > 0)
          draw_box (cr, &series[i].colour, i > 0, &box);
      }
  for (guint i = 0; i < n_series && has_key; i++)
    {
      double w, h;

      measure (look, series[i].name, &w, &h);
      draw_box (cr, &series[i].colour, i > 0, &(Area) { x, 1, 2 * (h - 4), h - 4 });
      write_text (cr, look, series[i].name, x + 2 * (h - 4) + GAP, (h - 4) / 2 + 1, 0, HALF);
      x += 2 * (h - 4) + w + 4 * GAP;
    }
  cairo_restore (cr);
}
