/* fairness-window.c - a window that plays the edited scenario many times and shows whether it is fair
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor/fairness/fairness-window.h"

#include "editor/fairness/fairness-run.h"
#include "editor/fairness/handicap-box.h"
#include "render/plot.h"
#include "session/rng.h"
#include "widgets/accessible.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

/* --- an accessible plot of many games ------------------------------------------------------- */

#define MIN_WIDTH 260
#define HEIGHT 170

#define ACIES_TYPE_PLOT_VIEW (acies_plot_view_get_type ())
G_DECLARE_FINAL_TYPE (AciesPlotView, acies_plot_view, ACIES, PLOT_VIEW, GtkWidget)

typedef enum
{
  ACIES_PLOT_SHARE,  /* share of wins and its shrinking confidence interval */
  ACIES_PLOT_ROUNDS, /* the last round of each game */
  ACIES_PLOT_MORALE, /* remaining morale, by side */
} AciesPlotKind;

struct _AciesPlotView
{
  GtkWidget parent_instance;

  AciesPlotKind  kind;
  AciesFairness *fairness; /* NULL to show nothing */
  guint          n_games;
  AciesTheme    *theme;
};

G_DEFINE_FINAL_TYPE (AciesPlotView, acies_plot_view, GTK_TYPE_WIDGET)

static const AciesStyle *
style_of (AciesPlotView *self)
{
  return acies_theme_style (self->theme, adw_style_manager_get_dark (adw_style_manager_get_default ()));
}

/* Text has the size of captions. */
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

/* @n_games: end of the axis of ACIES_PLOT_SHARE. @theme: (transfer none): theme of the ruleset; must outlive @self */
static void
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

/* --- the window ----------------------------------------------------------------------------- */

#define KEY "acies-fairness-window" /* object data of the session */

struct _AciesFairnessWindow
{
  AdwWindow parent_instance;

  AciesSession       *session; /* weak reference; the window is destroyed with it */
  AciesFairnessRun   *run;
  AciesFairnessThemes themes;
  gpointer            themes_data;

  AdwWindowTitle      *heading;
  AdwPreferencesGroup *about;
  AdwComboRow         *games;
  GtkSwitch           *alternate;
  GtkWidget           *start_button;
  GtkWidget           *fault;
  GtkWidget           *under_way;
  GtkProgressBar      *progress;
  GtkLabel            *how_far;
  GtkWidget           *cancel_button;
  GtkWidget           *report;
  GtkLabel            *verdict;
  GtkLabel            *wins;
  GtkLabel            *first;
  GtkLabel            *draws;
  GtkLabel            *before;
  GtkWidget           *outdated;
  AciesHandicapBox    *handicap;
  AciesPlotView       *share_plot;
  GtkLabel            *share_text;
  GtkWidget           *rounds_box;
  AciesPlotView       *rounds_plot;
  GtkLabel            *rounds_text;
  GtkLabel            *morale_title;
  AciesPlotView       *morale_plot;
  GtkLabel            *morale_text;
};

G_DEFINE_FINAL_TYPE (AciesFairnessWindow, acies_fairness_window, ADW_TYPE_WINDOW)

static guint starting_signal;

/* --- the report ----------------------------------------------------------------------------- */

/* Shows @text, or hides the label. @text: (nullable) (transfer full) */
static void
take_text (GtkLabel *label,
           char     *text)
{
  gtk_label_set_text (label, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL);
  g_free (text);
}

/* Returns one sentence for each side, on separate lines. */
static char *
dup_morale (const AciesFairness *fairness)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (AciesSide side = 0; side < fairness->terms->ruleset->n_sides; side++)
    {
      g_autofree char *sentence = acies_fairness_dup_morale (fairness, side);

      g_string_append_printf (text, "%s%s", side > 0 ? "\n" : "", sentence);
    }
  return g_strdup (text->str);
}

static void
show_plot (AciesFairnessWindow *self,
           AciesPlotView       *plot,
           AciesPlotKind        kind,
           GtkLabel            *label,
           char                *text)
{
  const AciesFairness *fairness = acies_fairness_run_get_result (self->run);
  gboolean             is_running = acies_fairness_run_is_running (self->run);

  acies_plot_view_show (plot, kind, fairness, is_running ? fairness->terms->n_games : fairness->tally.n_games, self->themes (self->themes_data, fairness->terms->ruleset), text);
  take_text (label, text);
}

/* A test that is repeated after each game would be wrong too often. */
static char *
dup_verdict (AciesFairnessWindow *self,
             const AciesFairness *fairness)
{
  return acies_fairness_run_is_running (self->run) ? g_strdup (_ ("So far:")) : acies_fairness_dup_verdict (fairness);
}

/* Hides parts that the game does not use, and shows its own word for morale. */
static void
show_parts (AciesFairnessWindow *self,
            const AciesFairness *fairness)
{
  const char *name = fairness->terms->ruleset->morale_name;
  /* Translators: what a game counts instead of morale */
  g_autofree char *named = name != NULL ? g_strdup_printf (_ ("%s at the End"), name) : g_strdup (_ ("Morale at the End"));
  /* Translators: what a game counts instead of morale */
  g_autofree char *spoken = name != NULL ? g_strdup_printf (_ ("%s: games by final value"), name) : g_strdup (_ ("Games by final morale"));

  gtk_widget_set_visible (self->rounds_box, acies_fairness_counts_rounds (fairness));
  gtk_label_set_text (self->morale_title, named);
  acies_accessible_name (GTK_WIDGET (self->morale_plot), spoken);
}

static void
show_report (AciesFairnessWindow *self,
             const AciesFairness *fairness)
{
  const AciesFairness *before = acies_fairness_run_get_before (self->run);

  take_text (self->verdict, dup_verdict (self, fairness));
  take_text (self->wins, acies_fairness_dup_wins (fairness));
  take_text (self->first, acies_fairness_dup_first (fairness));
  take_text (self->draws, acies_fairness_dup_draws (fairness));
  take_text (self->before, before != NULL ? acies_fairness_dup_before (fairness, before) : NULL);
  gtk_widget_set_visible (self->outdated, acies_fairness_run_is_outdated (self->run));
  show_plot (self, self->share_plot, ACIES_PLOT_SHARE, self->share_text, acies_fairness_dup_course (fairness));
  show_plot (self, self->rounds_plot, ACIES_PLOT_ROUNDS, self->rounds_text, acies_fairness_dup_rounds (fairness));
  show_plot (self, self->morale_plot, ACIES_PLOT_MORALE, self->morale_text, dup_morale (fairness));
  show_parts (self, fairness);
}

/* --- progress ------------------------------------------------------------------------------- */

static char *
dup_how_far (guint n,
             guint all,
             int   seconds)
{
  g_autofree char *left = g_strdup_printf ("%d:%02d", seconds / 60, seconds % 60);

  if (seconds < 0)
    return g_strdup_printf (ngettext ("%1$u of %2$u game", "%1$u of %2$u games", all), n, all);
  return g_strdup_printf (ngettext ("%1$u of %2$u game, %3$s left", "%1$u of %2$u games, %3$s left", all), n, all, left);
}

static void
show_progress (AciesFairnessWindow *self,
               const AciesFairness *fairness)
{
  guint            n = fairness->tally.n_games;
  guint            all = fairness->terms->n_games;
  g_autofree char *text = dup_how_far (n, all, acies_fairness_run_seconds_left (self->run));

  gtk_progress_bar_set_fraction (self->progress, (double) n / all);
  gtk_label_set_text (self->how_far, text);
}

/* The button that replaces a focused one gets the focus. Meanwhile the user can be reading further down. */
static void
show_running (AciesFairnessWindow *self,
              gboolean             is_running)
{
  GtkWidget *from = is_running ? self->start_button : self->cancel_button;
  gboolean   had_focus = gtk_widget_has_focus (from);
  GtkWidget *viewport = gtk_widget_get_ancestor (from, GTK_TYPE_VIEWPORT);

  gtk_viewport_set_scroll_to_focus (GTK_VIEWPORT (viewport), FALSE);
  gtk_widget_set_visible (self->under_way, is_running);
  gtk_widget_set_visible (self->start_button, !is_running);
  gtk_widget_set_sensitive (GTK_WIDGET (self->games), !is_running);
  gtk_widget_set_sensitive (gtk_widget_get_ancestor (GTK_WIDGET (self->alternate), ADW_TYPE_ACTION_ROW), !is_running);
  if (had_focus)
    gtk_widget_grab_focus (is_running ? self->cancel_button : self->start_button);
  gtk_viewport_set_scroll_to_focus (GTK_VIEWPORT (viewport), TRUE);
}

/* Sides cannot alternate the first move if the scenario does not set it. */
static const char *
describe (guint n_sides)
{
  switch (n_sides)
    {
    case 2:
      return _ ("Two computer players of normal strength play this battle many times in the background.");

    case 3:
      return _ ("Three computer players of normal strength play this battle many times in the background.");

    default:
      return _ ("Four computer players of normal strength play this battle many times in the background.");
    }
}

static void
show_scenario (AciesFairnessWindow *self)
{
  const AciesState *state = self->session != NULL ? acies_session_get_state (self->session) : NULL;

  if (state == NULL)
    return;
  adw_preferences_group_set_description (self->about, describe (state->ruleset->n_sides));
  adw_window_title_set_subtitle (self->heading, state->texts->text[ACIES_TEXT_TITLE]);
  gtk_widget_set_visible (gtk_widget_get_ancestor (GTK_WIDGET (self->alternate), ADW_TYPE_ACTION_ROW), acies_simulation_can_alternate (state));
}

static void
refresh (AciesFairnessWindow *self)
{
  const AciesFairness *fairness = acies_fairness_run_get_result (self->run);

  show_running (self, acies_fairness_run_is_running (self->run));
  gtk_widget_set_sensitive (self->start_button, !acies_handicap_box_is_running (self->handicap));
  gtk_widget_set_visible (self->report, fairness != NULL && fairness->tally.n_games > 0);
  if (fairness == NULL)
    return;
  show_progress (self, fairness);
  if (fairness->tally.n_games > 0)
    show_report (self, fairness);
}

/* --- user actions --------------------------------------------------------------------------- */

static void
start_cb (AciesFairnessWindow *self)
{
  static const guint games[] = { 100, 400, 1000 };
  guint              chosen = MIN (adw_combo_row_get_selected (self->games), G_N_ELEMENTS (games) - 1);
  gboolean           alternate, started;

  alternate = gtk_switch_get_active (self->alternate) && acies_simulation_can_alternate (acies_session_get_state (self->session));
  g_signal_emit (self, starting_signal, 0);
  started = acies_fairness_run_start (self->run, games[chosen], alternate, acies_rng_new_seed ());
  gtk_widget_set_visible (self->fault, !started);
}

static void
cancel_cb (AciesFairnessWindow *self)
{
  acies_fairness_run_cancel (self->run);
}

static void
session_changed_cb (AciesFairnessWindow *self)
{
  show_scenario (self);
  gtk_widget_set_visible (self->fault, FALSE);
}

/* The document was closed. The window is destroyed with the session, not with its parent: GTK keeps a pointer to the
 * parent, which would be invalid if a key press in this window closed both. */
static void
session_gone_cb (gpointer data,
                 GObject *session)
{
  AciesFairnessWindow *self = data;

  self->session = NULL;
  gtk_window_destroy (GTK_WINDOW (self));
}

AciesFairnessWindow *
acies_fairness_window_of (AciesSession       *session,
                          GtkWindow          *parent,
                          AciesFairnessThemes themes,
                          gpointer            data,
                          gboolean           *is_new)
{
  AciesFairnessWindow *self = g_object_get_data (G_OBJECT (session), KEY);

  *is_new = self == NULL;
  if (self != NULL)
    {
      gtk_window_set_transient_for (GTK_WINDOW (self), parent); /* the tab may have moved to another window */
      return self;
    }
  self = g_object_new (ACIES_TYPE_FAIRNESS_WINDOW, "transient-for", parent, NULL);
  self->themes = themes;
  self->themes_data = data;
  self->session = session;
  self->run = g_object_ref (acies_fairness_run_of (session));
  g_object_set_data (G_OBJECT (session), KEY, self);
  g_object_weak_ref (G_OBJECT (session), session_gone_cb, self);
  g_signal_connect_object (session, "changed", G_CALLBACK (session_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->run, "changed", G_CALLBACK (refresh), self, G_CONNECT_SWAPPED);
  acies_handicap_box_set_run (self->handicap, session, self->run);
  g_signal_connect_object (self->handicap, "changed", G_CALLBACK (refresh), self, G_CONNECT_SWAPPED);
  show_scenario (self);
  refresh (self);
  return self;
}

/* --- the class ------------------------------------------------------------------------------ */

/* Stops the games, because their results can no longer be seen. */
static void
acies_fairness_window_dispose (GObject *object)
{
  AciesFairnessWindow *self = ACIES_FAIRNESS_WINDOW (object);

  if (self->session != NULL)
    {
      g_object_weak_unref (G_OBJECT (self->session), session_gone_cb, self);
      g_object_set_data (G_OBJECT (self->session), KEY, NULL);
      self->session = NULL;
    }
  if (self->run != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->run, self);
      acies_fairness_run_cancel (self->run);
    }
  g_clear_object (&self->run);
  G_OBJECT_CLASS (acies_fairness_window_parent_class)->dispose (object);
}

static void
bind_report (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, AciesFairnessWindow, report);
  gtk_widget_class_bind_template_child (widget_class, AciesFairnessWindow, verdict);
  gtk_widget_class_bind_template_child (widget_class, AciesFairnessWindow, wins);
  gtk_widget_class_bind_template_child (widget_class, AciesFairnessWindow, first);
  gtk_widget_class_bind_template_child (widget_class, AciesFairnessWindow, draws);
  gtk_widget_class_bind_template_child (widget_class, AciesFairnessWindow, before);
  gtk_widget_class_bind_template_child (widget_class, AciesFairnessWindow, outdated);
  gtk_widget_class_bind_template_child (widget_class, AciesFairnessWindow, handicap);
  gtk_widget_class_bind_template_child (widget_class, AciesFairnessWindow, share_plot);
  gtk_widget_class_bind_template_child (widget_class, AciesFairnessWindow, share_text);
  gtk_widget_class_bind_template_child (widget_class, AciesFairnessWindow, rounds_plot);
  gtk_widget_class_bind_template_child (widget_class, AciesFairnessWindow, rounds_text);
  gtk_widget_class_bind_template_child (widget_class, AciesFairnessWindow, rounds_box);
  gtk_widget_class_bind_template_child (widget_class, AciesFairnessWindow, morale_title);
  gtk_widget_class_bind_template_child (widget_class, AciesFairnessWindow, morale_plot);
  gtk_widget_class_bind_template_child (widget_class, AciesFairnessWindow, morale_text);
}

static void
acies_fairness_window_class_init (AciesFairnessWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (ACIES_TYPE_HANDICAP_BOX);
  g_type_ensure (ACIES_TYPE_PLOT_VIEW);
  G_OBJECT_CLASS (klass)->dispose = acies_fairness_window_dispose;
  starting_signal = g_signal_new ("starting", ACIES_TYPE_FAIRNESS_WINDOW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/aciesgame/Acies/fairness-window.ui");
  gtk_widget_class_bind_template_child (widget_class, AciesFairnessWindow, heading);
  gtk_widget_class_bind_template_child (widget_class, AciesFairnessWindow, about);
  gtk_widget_class_bind_template_child (widget_class, AciesFairnessWindow, games);
  gtk_widget_class_bind_template_child (widget_class, AciesFairnessWindow, alternate);
  gtk_widget_class_bind_template_child (widget_class, AciesFairnessWindow, start_button);
  gtk_widget_class_bind_template_child (widget_class, AciesFairnessWindow, fault);
  gtk_widget_class_bind_template_child (widget_class, AciesFairnessWindow, under_way);
  gtk_widget_class_bind_template_child (widget_class, AciesFairnessWindow, progress);
  gtk_widget_class_bind_template_child (widget_class, AciesFairnessWindow, how_far);
  gtk_widget_class_bind_template_child (widget_class, AciesFairnessWindow, cancel_button);
  bind_report (widget_class);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_w, GDK_CONTROL_MASK, "window.close", NULL);
  gtk_widget_class_bind_template_callback (widget_class, start_cb);
  gtk_widget_class_bind_template_callback (widget_class, cancel_cb);
}

static void
acies_fairness_window_init (AciesFairnessWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
