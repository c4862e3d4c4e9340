/* computer-bar.c - lets the computers at a table play, and stops them where nobody else does
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/panels/computer-bar.h"

#include "session/computers.h"

#include <glib/gi18n-lib.h>

/* So long a computer thinks at most, in milliseconds: several times what it takes on a slow machine. */
#define LIMIT 10000

struct _AciesComputerBar
{
  AciesPanel parent_instance;

  AciesGameTable    *table;
  AciesSession      *session; /* of the seat */
  AciesComputerSeat *seat;    /* NULL: there is no game */
  gboolean           watched;
  guint              pause; /* milliseconds */

  GtkWidget *box;
  GtkWidget *stop;
  gboolean   stopped; /* computers wait until they are told to go on */
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

/* Another game: whatever was thought of, it was about the one before. */
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
                              AciesDiceSpeed    speed)
{
  g_return_if_fail (ACIES_IS_COMPUTER_BAR (self));

  self->pause = (guint) (acies_dice_speed_duration (speed) * 5 / 4 / 1000);
  set_pause (self);
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

GtkWidget *
acies_computer_bar_new (AciesGameTable *table)
{
  return g_object_new (ACIES_TYPE_COMPUTER_BAR, "model", table, NULL);
}
