/* plot-view.h - a plot of many games, as a picture with a name and a description
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "render/theme.h"
#include "simulate/fairness.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ACIES_TYPE_PLOT_VIEW (acies_plot_view_get_type ())
G_DECLARE_FINAL_TYPE (AciesPlotView, acies_plot_view, ACIES, PLOT_VIEW, GtkWidget)

typedef enum
{
  ACIES_PLOT_SHARE,  /* of wins, as it narrows */
  ACIES_PLOT_ROUNDS, /* the last ones */
  ACIES_PLOT_MORALE, /* that is left, by side */
} AciesPlotKind;

/**
 * acies_plot_view_show:
 * @fairness: (transfer none): it is copied
 * @n_games: at which the axis of a share ends: how many shall be played
 * @theme: (transfer none): of its ruleset, for the colours of the sides; must outlive the view
 * @description: what the plot says, in words
 */
void acies_plot_view_show (AciesPlotView       *self,
                           AciesPlotKind        kind,
                           const AciesFairness *fairness,
                           guint                n_games,
                           AciesTheme          *theme,
                           const char          *description);

G_END_DECLS
