/* plot-view.c - a plot of many games, as a picture with a name and a description
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor/fairness/plot-view.h"

#include "render/plot.h"
#include "widgets/accessible.h"

#include <adwaita.h>

#define MIN_WIDTH 260
#define HEIGHT 170

struct _AciesPlotView
{
  GtkWidget parent_instance;

  AciesPlotKind  kind;
  AciesFairness *fairness; /* NULL: nothing is shown */
  guint          n_games;
  AciesTheme    *theme;
};

G_DEFINE_FINAL_TYPE (AciesPlotView, acies_plot_view, GTK_TYPE_WIDGET)

static const AciesStyle *
style_of (AciesPlotView *self)
{
  return acies_theme_style (self->theme, adw_style_manager_get_dark (adw_style_manager_get_default ()));
}

/* Letters have the size of captions. */
static AciesPlotLook
look_of (AciesPlotView *self)
{
  GdkRGBA ink;

  gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (self)), &ink);
  return (AciesPlotLook) { { ink.red, ink.green, ink.blue }, gtk_widget_get_pango_context (GTK_WIDGET (self)) };
}

static void
draw_share (AciesPlotView       *self,
            const AciesPlotLook *look,
            cairo_t             *cr)
{
  const GArray              *trail = self->fairness->trail;
  g_autofree AciesPlotPoint *points = g_new0 (AciesPlotPoint, MAX (trail->len, 1));

  for (guint i = 0; i < trail->len; i++)
    {
      const AciesFairnessPoint *point = &g_array_index (trail, AciesFairnessPoint, i);
      AciesInterval             interval;

      points[i].x = point->games;
      points[i].share = acies_fairness_share (point, &interval);
      points[i].low = interval.low;
      points[i].high = interval.high;
    }
  acies_plot_draw_share (cr, look, gtk_widget_get_width (GTK_WIDGET (self)), gtk_widget_get_height (GTK_WIDGET (self)),
                         &style_of (self)->side[self->fairness->side], acies_fairness_even (self->fairness->terms->ruleset), points, trail->len, MAX (self->n_games, 1));
}

static void
draw_rounds (AciesPlotView       *self,
             const AciesPlotLook *look,
             cairo_t             *cr)
{
  const AciesSimulationTally *tally = &self->fairness->tally;
  AciesPlotSeries             series = { NULL, style_of (self)->gold, tally->rounds + 1, tally->n_games };

  acies_plot_draw_bars (cr, look, gtk_widget_get_width (GTK_WIDGET (self)), gtk_widget_get_height (GTK_WIDGET (self)),
                        &series, 1, 1, CLAMP (self->fairness->terms->end_round, 1, G_MAXUINT8));
}

static guint
most_morale (const AciesFairness *fairness)
{
  guint most = 1;

  for (AciesSide side = 0; side < fairness->terms->ruleset->n_sides; side++)
    most = MAX (most, acies_simulation_tally_morale_at (&fairness->tally, side, 100));
  return most;
}

static void
draw_morale (AciesPlotView       *self,
             const AciesPlotLook *look,
             cairo_t             *cr)
{
  const AciesRuleset *ruleset = self->fairness->terms->ruleset;
  AciesPlotSeries     series[ACIES_MAX_SIDES];

  for (AciesSide side = 0; side < ruleset->n_sides; side++)
    series[side] = (AciesPlotSeries) { ruleset->sides[side].name, style_of (self)->side[side],
                                       self->fairness->tally.morale[side], self->fairness->tally.n_games };
  acies_plot_draw_bars (cr, look, gtk_widget_get_width (GTK_WIDGET (self)), gtk_widget_get_height (GTK_WIDGET (self)),
                        series, ruleset->n_sides, 0, most_morale (self->fairness) + 1);
}

static void
acies_plot_view_snapshot (GtkWidget   *widget,
                          GtkSnapshot *snapshot)
{
  static void (*const draw[]) (AciesPlotView *, const AciesPlotLook *, cairo_t *) = {
    [ACIES_PLOT_SHARE] = draw_share,
    [ACIES_PLOT_ROUNDS] = draw_rounds,
    [ACIES_PLOT_MORALE] = draw_morale,
  };
  AciesPlotView *self = ACIES_PLOT_VIEW (widget);
  AciesPlotLook  look = look_of (self);
  cairo_t       *cr;

  if (self->fairness == NULL)
    return;
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget), (float) gtk_widget_get_height (widget)));
  draw[self->kind](self, &look, cr);
  cairo_destroy (cr);
}

static void
acies_plot_view_measure (GtkWidget     *widget,
                         GtkOrientation orientation,
                         int            for_size,
                         int           *minimum,
                         int           *natural,
                         int           *minimum_baseline,
                         int           *natural_baseline)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? MIN_WIDTH : HEIGHT;
}

void
acies_plot_view_show (AciesPlotView       *self,
                      AciesPlotKind        kind,
                      const AciesFairness *fairness,
                      guint                n_games,
                      AciesTheme          *theme,
                      const char          *description)
{
  g_return_if_fail (ACIES_IS_PLOT_VIEW (self));

  g_clear_pointer (&self->fairness, acies_fairness_free);
  self->fairness = acies_fairness_copy (fairness);
  self->n_games = n_games;
  self->kind = kind;
  self->theme = theme;
  acies_accessible_describe (GTK_WIDGET (self), description);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* --- the class ------------------------------------------------------------------------------ */

static void
acies_plot_view_finalize (GObject *object)
{
  g_clear_pointer (&ACIES_PLOT_VIEW (object)->fairness, acies_fairness_free);
  G_OBJECT_CLASS (acies_plot_view_parent_class)->finalize (object);
}

static void
acies_plot_view_class_init (AciesPlotViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = acies_plot_view_finalize;
  widget_class->measure = acies_plot_view_measure;
  widget_class->snapshot = acies_plot_view_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
acies_plot_view_init (AciesPlotView *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "caption");
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark", G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
}
