/* handicap-box.c - finds changes that would make the scenario fair, with a button to apply each
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor/fairness/handicap-box.h"

#include "session/computers.h"
#include "session/rng.h"
#include "simulate/handicap.h"
#include "simulate/simulation.h"
#include "widgets/accessible.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#define PACE 200              /* milliseconds between two progress updates */
#define N_GAMES 400           /* games in one round of the race */
#define BUTTON "acies-button" /* object data of a row */

struct _AciesHandicapBox
{
  GtkWidget parent_instance;

  GWeakRef          session; /* no weak pointer: the widget can be freed while the session clears those */
  AciesFairnessRun *run;

  AciesBackgroundTask *search;   /* (nullable): the search for the current result; its data is the race */
  AciesState          *scenario; /* the scenario of the search */
  guint                pace;     /* source id of the progress updates; 0 if the search has ended */
  gint64               begun;
  gboolean             is_listed; /* the list shows the results */

  GtkWidget      *box;
  GtkLabel       *about;
  GtkWidget      *find_button;
  GtkWidget      *under_way;
  GtkProgressBar *progress;
  GtkLabel       *how_far;
  GtkWidget      *cancel_button;
  GtkWidget      *nothing;
  GtkListBox     *list;
};

G_DEFINE_FINAL_TYPE (AciesHandicapBox, acies_handicap_box, GTK_TYPE_WIDGET)

static guint changed_signal;

/* --- the search ------------------------------------------------------------------------------ */

static void
think (gpointer      race,
       GCancellable *cancellable)
{
  acies_handicap_race_run (race, MIN (g_get_num_processors (), ACIES_SIMULATION_MAX_JOBS), cancellable);
}

static void refresh (AciesHandicapBox *self);

static gboolean
pace_cb (gpointer self)
{
  refresh (self);

  return G_SOURCE_CONTINUE;
}

static void
ended_cb (gpointer race,
          gpointer data)
{
  AciesHandicapBox *self = data;

  g_clear_handle_id (&self->pace, g_source_remove);
  refresh (self);
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

gboolean
acies_handicap_box_is_running (AciesHandicapBox *self)
{
  g_return_val_if_fail (ACIES_IS_HANDICAP_BOX (self), FALSE);

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
show_progress (AciesHandicapBox *self)
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

/* The button that replaces a focused one gets the focus. */
static void
show_running (AciesHandicapBox *self,
              gboolean          is_running)
{
  GtkWidget *from = is_running ? self->find_button : self->cancel_button;
  GtkWidget *to = is_running ? self->cancel_button : self->find_button;
  gboolean   had_focus = gtk_widget_has_focus (from);

  gtk_widget_set_visible (self->under_way, is_running);
  gtk_widget_set_visible (self->find_button, !is_running);
  if (had_focus)
    gtk_widget_grab_focus (to);
}

static void
refresh (AciesHandicapBox *self)
{
  const GArray *best = get_best (self);
  gboolean      is_current = !acies_fairness_run_is_outdated (self->run);

  show_running (self, acies_handicap_box_is_running (self));
  if (acies_handicap_box_is_running (self))
    show_progress (self);
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
  refresh (self);
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
  refresh (self);
  g_signal_emit (self, changed_signal, 0);
}

static void
cancel_cb (AciesHandicapBox *self)
{
  if (self->search != NULL)
    acies_background_task_hurry (self->search); /* it ends soon with the best changes so far */
}

void
acies_handicap_box_set_run (AciesHandicapBox *self,
                            AciesSession     *session,
                            AciesFairnessRun *run)
{
  g_return_if_fail (ACIES_IS_HANDICAP_BOX (self) && self->run == NULL);

  g_weak_ref_set (&self->session, session);
  self->run = g_object_ref (run);
  g_signal_connect_object (run, "changed", G_CALLBACK (run_changed_cb), self, G_CONNECT_SWAPPED);
  refresh (self);
}

/* --- the class ------------------------------------------------------------------------------ */

static void
acies_handicap_box_dispose (GObject *object)
{
  AciesHandicapBox *self = ACIES_HANDICAP_BOX (object);

  stop (self);
  gtk_widget_dispose_template (GTK_WIDGET (self), ACIES_TYPE_HANDICAP_BOX);
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
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/aciesgame/Acies/handicap-box.ui");
  gtk_widget_class_bind_template_child (widget_class, AciesHandicapBox, box);
  gtk_widget_class_bind_template_child (widget_class, AciesHandicapBox, about);
  gtk_widget_class_bind_template_child (widget_class, AciesHandicapBox, find_button);
  gtk_widget_class_bind_template_child (widget_class, AciesHandicapBox, under_way);
  gtk_widget_class_bind_template_child (widget_class, AciesHandicapBox, progress);
  gtk_widget_class_bind_template_child (widget_class, AciesHandicapBox, how_far);
  gtk_widget_class_bind_template_child (widget_class, AciesHandicapBox, cancel_button);
  gtk_widget_class_bind_template_child (widget_class, AciesHandicapBox, nothing);
  gtk_widget_class_bind_template_child (widget_class, AciesHandicapBox, list);
  gtk_widget_class_bind_template_callback (widget_class, find_cb);
  gtk_widget_class_bind_template_callback (widget_class, cancel_cb);
}

static void
acies_handicap_box_init (AciesHandicapBox *self)
{
  g_weak_ref_init (&self->session, NULL);
  gtk_widget_init_template (GTK_WIDGET (self));
}
