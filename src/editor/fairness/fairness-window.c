/* fairness-window.c - a window that plays the edited scenario many times and shows whether it is fair
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor/fairness/fairness-window.h"

#include "editor/fairness/fairness-run.h"
#include "render/plot.h"
#include "session/computers.h"
#include "session/rng.h"
#include "simulate/handicap.h"
#include "simulate/simulation.h"
#include "widgets/accessible.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

/* --- changes that would make the scenario fair ---------------------------------------------------- */

/* Finds them, with a button to apply each. Visible only if the games show that a side is favoured. */
#define ACIES_TYPE_HANDICAP_BOX (acies_handicap_box_get_type ())
G_DECLARE_FINAL_TYPE (AciesHandicapBox, acies_handicap_box, ACIES, HANDICAP_BOX, GtkBox)

#define PACE 200              /* milliseconds between two progress updates */
#define N_GAMES 400           /* games in one round of the race */
#define BUTTON "acies-button" /* object data of a row */

struct _AciesHandicapBox
{
  GtkBox parent_instance;

  GWeakRef          session; /* no weak pointer: the widget can be freed while the session clears those */
  AciesFairnessRun *run;

  AciesBackgroundTask *search;   /* (nullable): the search for the current result; its data is the race */
  AciesState          *scenario; /* the scenario of the search */
  guint                pace;     /* source id of the progress updates; 0 if the search has ended */
  gint64               begun;
  gboolean             is_listed; /* the list shows the results */

  GtkLabel       *about;
  GtkWidget      *find_button;
  GtkWidget      *under_way;
  GtkProgressBar *progress;
  GtkLabel       *how_far;
  GtkWidget      *cancel_button;
  GtkWidget      *nothing;
  GtkListBox     *list;
};

G_DEFINE_FINAL_TYPE (AciesHandicapBox, acies_handicap_box, GTK_TYPE_BOX)

static guint changed_signal; /* the search has started or ended */

/* --- the search ------------------------------------------------------------------------------ */

static void
think (gpointer      race,
       GCancellable *cancellable)
{
  acies_handicap_race_run (race, MIN (g_get_num_processors (), ACIES_SIMULATION_MAX_JOBS), cancellable);
}

static void refresh_box (AciesHandicapBox *self);

static gboolean
pace_cb (gpointer self)
{
  refresh_box (self);

  return G_SOURCE_CONTINUE;
}

static void
ended_cb (gpointer race,
          gpointer data)
{
  AciesHandicapBox *self = data;

  g_clear_handle_id (&self->pace, g_source_remove);
  refresh_box (self);
  g_signal_emit (self, changed_signal, 0);
}

static void
begin (AciesHandicapBox    *self,
       const AciesState    *scenario,
       const AciesFairness *fairness)
{
  g_autoptr (AciesSimulationTerms) terms = acies_simulation_terms_copy (fairness->terms);
  AciesSide favoured;

  acies_fairness_judge (fairness, &favoured);
  terms->seed = acies_rng_new_seed ();
  terms->n_games = N_GAMES;
  self->scenario = acies_state_copy (scenario);
  self->begun = g_get_monotonic_time ();
  self->search = acies_background_task_new (think, acies_handicap_race_new (scenario, terms, favoured), (GDestroyNotify) acies_handicap_race_free,
                                            ended_cb, self);
  self->pace = g_timeout_add (PACE, pace_cb, self);
}

/* Returns: (nullable) (element-type AciesHandicap): the results, best first; NULL before the search has ended */
static const GArray *
get_best (AciesHandicapBox *self)
{
  return self->search != NULL && self->pace == 0 ? acies_handicap_race_get_best (acies_background_task_get_data (self->search)) : NULL;
}

static void
stop (AciesHandicapBox *self)
{
  g_clear_handle_id (&self->pace, g_source_remove);
  g_clear_pointer (&self->search, acies_background_task_free);
  g_clear_pointer (&self->scenario, acies_state_free);
}

/* --- results -------------------------------------------------------------------------------- */

/* Applies the change as one undo step. */
static void
apply_cb (AciesHandicapBox *self,
          GtkWidget        *button)
{
  GtkWidget    *row = gtk_widget_get_ancestor (button, ADW_TYPE_ACTION_ROW);
  guint         i = (guint) gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row));
  const GArray *best = get_best (self);
  g_autoptr (AciesSession) session = g_weak_ref_get (&self->session);

  if (session != NULL && best != NULL && i < best->len && !acies_session_is_in_group (session))
    acies_session_apply (session, &g_array_index (best, AciesHandicap, i).command, NULL);
}

static GtkWidget *
new_row (AciesHandicapBox    *self,
         const AciesHandicap *handicap)
{
  g_autofree char *change = acies_handicap_dup_change (handicap, self->scenario);
  g_autofree char *estimate = acies_handicap_dup_estimate (handicap, self->scenario);
  /* Translators: what a button does: it makes that change */
  g_autofree char *name = g_strdup_printf (_ ("Apply: %s"), change);
  GtkWidget       *row = adw_action_row_new ();
  GtkWidget       *button = gtk_button_new_with_label (_ ("Apply"));

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), change);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), estimate);
  gtk_widget_set_focusable (row, FALSE); /* its button has the focus */
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  acies_accessible_name (button, name);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (apply_cb), self);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
  g_object_set_data (G_OBJECT (row), BUTTON, button);
  return row;
}

/* Disables each button, because assistive technology ignores the sensitivity of the list. */
static void
enable_list (AciesHandicapBox *self,
             gboolean          enabled)
{
  GtkListBoxRow *row;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (self->list, i)) != NULL; i++)
    gtk_widget_set_sensitive (g_object_get_data (G_OBJECT (row), BUTTON), enabled);
}

static void
clear_list (AciesHandicapBox *self)
{
  GtkListBoxRow *row;

  while ((row = gtk_list_box_get_row_at_index (self->list, 0)) != NULL)
    gtk_list_box_remove (self->list, GTK_WIDGET (row));
  self->is_listed = FALSE;
}

static void
list_best (AciesHandicapBox *self,
           const GArray     *best)
{
  clear_list (self);
  for (guint i = 0; i < best->len; i++)
    gtk_list_box_append (self->list, new_row (self, &g_array_index (best, AciesHandicap, i)));
  self->is_listed = TRUE;
}

/* --- progress ------------------------------------------------------------------------------- */

static gboolean
is_searching (AciesHandicapBox *self)
{
  return self->pace != 0;
}

/* Returns whether a side is favoured in the completed games. */
static gboolean
is_wanted (AciesHandicapBox *self)
{
  const AciesFairness *fairness = acies_fairness_run_get_result (self->run);
  AciesSide            favoured;

  return fairness != NULL && !acies_fairness_run_is_running (self->run) &&
         acies_fairness_judge (fairness, &favoured) == ACIES_FAIRNESS_FAVOURED;
}

static void
show_search (AciesHandicapBox *self)
{
  double           done = acies_handicap_race_get_progress (acies_background_task_get_data (self->search));
  double           spent = (double) (g_get_monotonic_time () - self->begun) / G_USEC_PER_SEC;
  int              seconds = done > 0 ? (int) (spent * (1 - done) / done) : 0; /* at the same speed as so far */
  g_autofree char *time = g_strdup_printf ("%d:%02d", seconds / 60, seconds % 60);
  /* Translators: how long something will still take: “0:20 left” */
  g_autofree char *left = g_strdup_printf (_ ("%s left"), time);

  gtk_progress_bar_set_fraction (self->progress, done);
  gtk_label_set_text (self->how_far, done > 0 ? left : "");
}

/* The button that replaces a focused one gets the focus. Meanwhile the user can be reading further down. */
static void
show_under_way (GtkWidget *start_button,
                GtkWidget *under_way,
                GtkWidget *cancel_button,
                gboolean   is_running)
{
  gboolean     had_focus = gtk_widget_has_focus (is_running ? start_button : cancel_button);
  GtkViewport *viewport = GTK_VIEWPORT (gtk_widget_get_ancestor (start_button, GTK_TYPE_VIEWPORT));

  gtk_viewport_set_scroll_to_focus (viewport, FALSE);
  gtk_widget_set_visible (under_way, is_running);
  gtk_widget_set_visible (start_button, !is_running);
  if (had_focus)
    gtk_widget_grab_focus (is_running ? cancel_button : start_button);
  gtk_viewport_set_scroll_to_focus (viewport, TRUE);
}

static void
refresh_box (AciesHandicapBox *self)
{
  const GArray *best = get_best (self);
  gboolean      is_current = !acies_fairness_run_is_outdated (self->run);

  show_under_way (self->find_button, self->under_way, self->cancel_button, is_searching (self));
  if (is_searching (self))
    show_search (self);
  if (best != NULL && !self->is_listed)
    list_best (self, best);
  gtk_widget_set_visible (GTK_WIDGET (self->list), best != NULL && best->len > 0);
  gtk_widget_set_visible (self->nothing, best != NULL && best->len == 0);
  enable_list (self, is_current);
  gtk_widget_set_sensitive (self->find_button, is_current);
  if (is_wanted (self))
    gtk_label_set_text (self->about, acies_handicaps_describe (acies_fairness_run_get_result (self->run)->terms->ruleset));
  gtk_widget_set_visible (GTK_WIDGET (self), is_wanted (self));
}

/* Discards the search, which belongs to older games. */
static void
forget (AciesHandicapBox *self)
{
  stop (self);
  clear_list (self);
}

static void
run_changed_cb (AciesHandicapBox *self)
{
  if (acies_fairness_run_is_running (self->run))
    forget (self);
  refresh_box (self);
}

/* --- user actions --------------------------------------------------------------------------- */

static void
find_cb (AciesHandicapBox *self)
{
  g_autoptr (AciesSession) session = g_weak_ref_get (&self->session);

  if (session == NULL || !is_wanted (self) || acies_fairness_run_is_outdated (self->run))
    return;
  forget (self);
  begin (self, acies_session_get_state (session), acies_fairness_run_get_result (self->run));
  refresh_box (self);
  g_signal_emit (self, changed_signal, 0);
}

static void
stop_search_cb (AciesHandicapBox *self)
{
  if (self->search != NULL)
    acies_background_task_hurry (self->search); /* it ends soon with the best changes so far */
}

static void
set_run (AciesHandicapBox *self,
         AciesSession     *session,
         AciesFairnessRun *run)
{
  g_weak_ref_set (&self->session, session);
  self->run = g_object_ref (run);
  g_signal_connect_object (run, "changed", G_CALLBACK (run_changed_cb), self, G_CONNECT_SWAPPED);
  refresh_box (self);
}

/* --- the class ------------------------------------------------------------------------------ */

static void
acies_handicap_box_dispose (GObject *object)
{
  AciesHandicapBox *self = ACIES_HANDICAP_BOX (object);

  stop (self);
  g_clear_object (&self->run);
  G_OBJECT_CLASS (acies_handicap_box_parent_class)->dispose (object);
}

static void
acies_handicap_box_finalize (GObject *object)
{
  g_weak_ref_clear (&ACIES_HANDICAP_BOX (object)->session);
  G_OBJECT_CLASS (acies_handicap_box_parent_class)->finalize (object);
}

static void
acies_handicap_box_class_init (AciesHandicapBoxClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = acies_handicap_box_dispose;
  G_OBJECT_CLASS (klass)->finalize = acies_handicap_box_finalize;
  changed_signal = g_signal_new ("changed", ACIES_TYPE_HANDICAP_BOX, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/aciesgame/Acies/handicap-box.ui");
  gtk_widget_class_bind_template_child (widget_class, AciesHandicapBox, about);
  gtk_widget_class_bind_template_child (widget_class, AciesHandicapBox, find_button);
  gtk_widget_class_bind_template_child (widget_class, AciesHandicapBox, under_way);
  gtk_widget_class_bind_template_child (widget_class, AciesHandicapBox, progress);
  gtk_widget_class_bind_template_child (widget_class, AciesHandicapBox, how_far);
  gtk_widget_class_bind_template_child (widget_class, AciesHandicapBox, cancel_button);
  gtk_widget_class_bind_template_child (widget_class, AciesHandicapBox, nothing);
  gtk_widget_class_bind_template_child (widget_class, AciesHandicapBox, list);
  gtk_widget_class_bind_template_callback (widget_class, find_cb);
  gtk_widget_class_bind_template_callback (widget_class, stop_search_cb);
}

static void
acies_handicap_box_init (AciesHandicapBox *self)
{
  g_weak_ref_init (&self->session, NULL);
  gtk_widget_init_template (GTK_WIDGET (self));
}

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
  gboolean             is_running = acies_fairness_run_is_running (self->run);

  show_under_way (self->start_button, self->under_way, self->cancel_button, is_running);
  gtk_widget_set_sensitive (GTK_WIDGET (self->games), !is_running);
  gtk_widget_set_sensitive (gtk_widget_get_ancestor (GTK_WIDGET (self->alternate), ADW_TYPE_ACTION_ROW), !is_running);
  gtk_widget_set_sensitive (self->start_button, !is_searching (self->handicap));
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
  set_run (self->handicap, session, self->run);
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
