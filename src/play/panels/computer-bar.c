/* computer-bar.c - computer players, and automatic passes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/panels/panels.h"

#include "engine/view/view.h"
#include "play/core/dice.h"
#include "session/computers.h"

#include <glib/gi18n-lib.h>

/* --- computer players ----------------------------------------------------------------------- */

/* Time limit for a search in milliseconds, several times the usual time on a slow machine. */
#define LIMIT 10000

struct _AciesComputerBar
{
  AciesPanel parent_instance;

  AciesGameTable    *table;
  AciesSession      *session; /* the session of @seat */
  AciesComputerSeat *seat;    /* (nullable): NULL without a game */
  gboolean           watched;
  guint              pause; /* milliseconds */

  GtkWidget *box;
  GtkWidget *stop;
  gboolean   stopped; /* whether the user has stopped the computers */
  gboolean   told_stopped;
};

G_DEFINE_FINAL_TYPE (AciesComputerBar, acies_computer_bar, ACIES_TYPE_PANEL)

static guint stopped_signal;

static gboolean
is_without_people (AciesComputerBar *self)
{
  const AciesState *state = acies_game_table_get_state (self->table);

  return state != NULL && state->outcome.reason == ACIES_END_NOT_YET &&
         acies_game_settings_count_people (acies_session_get_settings (self->session), state->ruleset->n_sides) == 0;
}

static void
refresh (AciesComputerBar *self)
{
  gboolean alone = is_without_people (self);
  gboolean stopped = alone && self->stopped;

  gtk_widget_set_visible (GTK_WIDGET (self), alone);
  gtk_button_set_label (GTK_BUTTON (self->stop), stopped ? _ ("_Continue") : _ ("_Stop"));
  if (self->seat != NULL)
    acies_computer_seat_set_active (self->seat, self->watched && !stopped);
  if (stopped != self->told_stopped)
    g_signal_emit (self, stopped_signal, 0, self->told_stopped = stopped);
}

static void
set_pause (AciesComputerBar *self)
{
  if (self->seat != NULL)
    acies_computer_seat_set_pause (self->seat, self->pause);
}

static void
stop_cb (AciesComputerBar *self)
{
  self->stopped = !self->stopped;
  refresh (self);
}

/* Another game gets a new seat, which discards any search for the previous game. */
static void
acies_computer_bar_refresh (AciesPanel *panel,
                            GArray     *events,
                            gboolean    forward)
{
  AciesComputerBar *self = ACIES_COMPUTER_BAR (panel);
  AciesSession     *session = acies_game_table_get_session (self->table);

  if (session != self->session)
    {
      g_clear_object (&self->seat);
      g_set_object (&self->session, session);
      self->stopped = FALSE;
      self->seat = session != NULL ? acies_computer_seat_new (session) : NULL;
      if (self->seat != NULL)
        acies_computer_seat_set_limit (self->seat, LIMIT);
      set_pause (self);
    }
  refresh (self);
}

void
acies_computer_bar_set_watched (AciesComputerBar *self,
                                gboolean          watched)
{
  g_return_if_fail (ACIES_IS_COMPUTER_BAR (self));

  self->watched = watched;
  refresh (self);
}

void
acies_computer_bar_set_speed (AciesComputerBar *self,
                              const char       *speed)
{
  g_return_if_fail (ACIES_IS_COMPUTER_BAR (self));

  self->pause = (guint) (acies_dice_duration (speed) * 5 / 4 / 1000);
  set_pause (self);
}

void
acies_computer_bar_set_busy (AciesComputerBar *self,
                             guint             milliseconds)
{
  g_return_if_fail (ACIES_IS_COMPUTER_BAR (self));

  if (self->seat != NULL)
    acies_computer_seat_set_busy_until (self->seat, g_get_monotonic_time () + milliseconds * G_TIME_SPAN_MILLISECOND);
}

static void
acies_computer_bar_dispose (GObject *object)
{
  AciesComputerBar *self = ACIES_COMPUTER_BAR (object);

  g_clear_object (&self->seat);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (acies_computer_bar_parent_class)->dispose (object);
}

static void
acies_computer_bar_class_init (AciesComputerBarClass *klass)
{
  AciesPanelClass *panel_class = ACIES_PANEL_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = acies_computer_bar_dispose;
  panel_class->refresh = acies_computer_bar_refresh;
  panel_class->refreshes_unseen = TRUE;
  acies_panel_class_bind_model (klass, AciesComputerBar, table);

  stopped_signal = g_signal_new ("stopped", ACIES_TYPE_COMPUTER_BAR, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 1, G_TYPE_BOOLEAN);
}

static void
acies_computer_bar_init (AciesComputerBar *self)
{
  GtkWidget *label = gtk_label_new (_ ("The computer plays all sides"));

  self->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  self->stop = gtk_button_new ();
  gtk_button_set_use_underline (GTK_BUTTON (self->stop), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_add_css_class (label, "dim-label");
  gtk_widget_set_margin_start (self->box, 12);
  gtk_widget_set_margin_end (self->box, 12);
  gtk_widget_set_margin_top (self->box, 6);
  gtk_box_append (GTK_BOX (self->box), label);
  gtk_box_append (GTK_BOX (self->box), self->stop);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  g_signal_connect_swapped (self->stop, "clicked", G_CALLBACK (stop_cb), self);
}

/* --- automatic passes ----------------------------------------------------------------------- */

struct _AciesForcedPassLabel
{
  AciesPanel parent_instance;

  AciesGameTable *table;
  GtkWidget      *label;
  guint           idle_id;
  gboolean        passes;    /* whether the pass is being sent, whose changes must not hide the label */
  gboolean        says_pass; /* whether the label is about a pass, not about units that could still have acted */
};

G_DEFINE_FINAL_TYPE (AciesForcedPassLabel, acies_forced_pass_label, ACIES_TYPE_PANEL)

/* There is no automatic pass before the screen is handed over, while the user looks back, or after an undo, which the
 * pass would revert. */
static gboolean
find_pass (AciesForcedPassLabel *self,
           AciesCommand         *command)
{
  AciesSession *session = acies_game_table_get_session (self->table);

  return session != NULL && !acies_game_table_is_looking_back (self->table) &&
         acies_game_table_get_seat (self->table).kind != ACIES_VIEWER_HAND_OVER && !acies_session_can_redo (session) &&
         acies_forced_pass_find (acies_session_get_state (session), acies_session_get_settings (session), command);
}

static void
show_text (AciesForcedPassLabel *self,
           const char           *text)
{
  gtk_label_set_text (GTK_LABEL (self->label), text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (self), text != NULL);
}

static void
tell (AciesForcedPassLabel *self,
      AciesSide             side)
{
  const char *name = acies_game_table_get_state (self->table)->ruleset->sides[side].name;
  /* Translators: %s is a side */
  g_autofree char *text = g_strdup_printf (_ ("%s had no other option and passed."), name);

  if (gtk_widget_get_visible (GTK_WIDGET (self)) && !self->says_pass)
    return;
  self->says_pass = TRUE;
  show_text (self, text);
}

/* The text stays during automatic passes, until the next command. */
static void
left_out_cb (AciesForcedPassLabel *self,
             const char           *text)
{
  self->says_pass = FALSE;
  show_text (self, text);
}

static gboolean
pass_cb (gpointer data)
{
  AciesForcedPassLabel *self = data;
  AciesCommand          command;
  AciesSide             side;

  self->idle_id = 0;
  if (!find_pass (self, &command))
    return G_SOURCE_REMOVE;
  side = acies_state_deciding_side (acies_game_table_get_state (self->table));
  self->passes = TRUE;
  if (acies_game_table_send (self->table, &command))
    tell (self, side);
  self->passes = FALSE;

  return G_SOURCE_REMOVE;
}

/* A session does not accept commands from signal handlers, so the pass is sent from an idle callback. */
static void
acies_forced_pass_label_refresh (AciesPanel *panel,
                                 GArray     *events,
                                 gboolean    forward)
{
  AciesForcedPassLabel *self = ACIES_FORCED_PASS_LABEL (panel);
  AciesCommand          command;

  if (!self->passes)
    show_text (self, NULL);
  if (forward && self->idle_id == 0 && find_pass (self, &command))
    self->idle_id = g_idle_add (pass_cb, self);
}

static void
acies_forced_pass_label_model_set (AciesPanel *panel)
{
  g_signal_connect_object (ACIES_FORCED_PASS_LABEL (panel)->table, "left-out", G_CALLBACK (left_out_cb), panel, G_CONNECT_SWAPPED);
}

static void
acies_forced_pass_label_dispose (GObject *object)
{
  AciesForcedPassLabel *self = ACIES_FORCED_PASS_LABEL (object);

  g_clear_handle_id (&self->idle_id, g_source_remove);
  G_OBJECT_CLASS (acies_forced_pass_label_parent_class)->dispose (object);
}

static void
acies_forced_pass_label_class_init (AciesForcedPassLabelClass *klass)
{
  AciesPanelClass *panel_class = ACIES_PANEL_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = acies_forced_pass_label_dispose;
  panel_class->refresh = acies_forced_pass_label_refresh;
  panel_class->model_set = acies_forced_pass_label_model_set;
  panel_class->refreshes_unseen = TRUE;
  acies_panel_class_bind_model (klass, AciesForcedPassLabel, table);
}

static void
acies_forced_pass_label_init (AciesForcedPassLabel *self)
{
  self->label = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_ALERT, NULL);
  gtk_label_set_xalign (GTK_LABEL (self->label), 0);
  gtk_label_set_wrap (GTK_LABEL (self->label), TRUE);
  gtk_widget_add_css_class (self->label, "dim-label");
  gtk_widget_set_parent (self->label, GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}
