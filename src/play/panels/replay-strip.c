/* replay-strip.c - what other sides have done, as a row of steps, and a banner when the turn of a player begins
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/panels/panels.h"

#include "engine/core/engine.h"
#include "play/core/dice.h"
#include "widgets/accessible.h"
#include "widgets/controls.h"
#include "widgets/sketch.h"
#include "widgets/tooltip.h"

#include <glib/gi18n-lib.h>

/* --- the banner ----------------------------------------------------------------------------- */

#define SHOWN 3 /* seconds */
#define NOTIFICATION "your-turn"

struct _AciesTurnBanner
{
  AciesPanel parent_instance;

  AciesGameTable *table;
  AciesSide       side; /* the side whose turn it was at the last change */
  guint           hide_id;
  gboolean        has_notified; /* whether there is a notification of the desktop */

  GtkRevealer *revealer;
  GtkWidget   *emblem;
  GtkLabel    *title;
  GtkLabel    *round;
};

G_DEFINE_FINAL_TYPE (AciesTurnBanner, acies_turn_banner, ACIES_TYPE_PANEL)

/* Returns the side whose turn it is, if it is played by a human. */
static AciesSide
find_side (AciesTurnBanner *self)
{
  const AciesState *state = acies_game_table_get_state (self->table);
  AciesSide         side = state != NULL && state->turn.phase >= state->ruleset->procs->n_round_phases ? acies_choices_whose_turn (state) : ACIES_NO_SIDE;

  return side != ACIES_NO_SIDE && side == state->turn.active &&
                 acies_session_get_settings (acies_game_table_get_session (self->table))->players[side] == ACIES_PLAYER_HUMAN
             ? side
             : ACIES_NO_SIDE;
}

static void
hide (AciesTurnBanner *self)
{
  g_clear_handle_id (&self->hide_id, g_source_remove);
  gtk_revealer_set_reveal_child (self->revealer, FALSE);
  gtk_label_set_text (self->title, "");
}

static gboolean
hide_cb (gpointer data)
{
  AciesTurnBanner *self = data;

  self->hide_id = 0;
  hide (self);

  return G_SOURCE_REMOVE;
}

static GtkApplication *
find_application (AciesTurnBanner *self)
{
  GtkRoot *window = gtk_widget_get_root (GTK_WIDGET (self));

  return GTK_IS_WINDOW (window) ? gtk_window_get_application (GTK_WINDOW (window)) : NULL;
}

/* Tells a player who does something else while computers play. */
static void
notify (AciesTurnBanner *self,
        const char      *title)
{
  const AciesState *state = acies_game_table_get_state (self->table);
  GtkApplication   *application = find_application (self);
  g_autoptr (GNotification) notification = NULL;

  if (application == NULL || gtk_window_is_active (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)))) ||
      acies_game_settings_count_people (acies_session_get_settings (acies_game_table_get_session (self->table)), state->ruleset->n_sides) > 1)
    return;
  notification = g_notification_new (title);
  g_notification_set_body (notification, state->texts->text[ACIES_TEXT_TITLE]);
  g_application_send_notification (G_APPLICATION (application), NOTIFICATION, notification);
  self->has_notified = TRUE;
}

static void
withdraw (AciesTurnBanner *self)
{
  GtkApplication *application = find_application (self);

  if (self->has_notified && application != NULL)
    g_application_withdraw_notification (G_APPLICATION (application), NOTIFICATION);
  self->has_notified = FALSE;
}

static void
show (AciesTurnBanner *self)
{
  const AciesState *state = acies_game_table_get_state (self->table);
  gboolean          rounds = !acies_ruleset_lacks (state->ruleset, ACIES_LACKS_ROUNDS);
  /* Translators: %s is a side */
  g_autofree char *title = g_strdup_printf (_ ("Your Turn, %s"), state->ruleset->sides[self->side].name);
  g_autofree char *round = g_strdup_printf (_ ("Round %1$u of %2$u"), state->turn.round, state->setup.end_round);

  gtk_label_set_text (self->title, title);
  gtk_label_set_text (self->round, round);
  gtk_widget_set_visible (GTK_WIDGET (self->round), rounds);
  acies_sketch_show_emblem (self->emblem, self->table, self->side);
  gtk_revealer_set_reveal_child (self->revealer, TRUE);
  g_clear_handle_id (&self->hide_id, g_source_remove);
  self->hide_id = g_timeout_add_seconds (SHOWN, hide_cb, self);
  notify (self, title);
}

/* If the screen is handed over, the player already knows. */
static void
acies_turn_banner_refresh (AciesPanel *panel,
                           GArray     *events,
                           gboolean    forward)
{
  AciesTurnBanner *self = ACIES_TURN_BANNER (panel);
  AciesSide        side;
  gboolean         begins;

  if (acies_game_table_is_looking_back (self->table))
    {
      hide (self);
      return;
    }
  withdraw (self);
  side = find_side (self);
  begins = side != ACIES_NO_SIDE && side != self->side;
  self->side = side;
  if (begins && events != NULL && events->len > 0 && forward && acies_game_table_get_seat (self->table).kind != ACIES_VIEWER_HAND_OVER)
    show (self);
  else if (events == NULL || events->len > 0)
    hide (self);
}

static void
acies_turn_banner_dispose (GObject *object)
{
  g_clear_handle_id (&ACIES_TURN_BANNER (object)->hide_id, g_source_remove);
  G_OBJECT_CLASS (acies_turn_banner_parent_class)->dispose (object);
}

static void
acies_turn_banner_class_init (AciesTurnBannerClass *klass)
{
  AciesPanelClass *panel_class = ACIES_PANEL_CLASS (klass);
  GtkWidgetClass  *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = acies_turn_banner_dispose;
  panel_class->refresh = acies_turn_banner_refresh;
  panel_class->refreshes_unseen = TRUE;
  acies_panel_class_bind_model (klass, AciesTurnBanner, table);

  acies_panel_class_set_template (panel_class, "play-banner.ui");
  gtk_widget_class_bind_template_child (widget_class, AciesTurnBanner, revealer);
  gtk_widget_class_bind_template_child (widget_class, AciesTurnBanner, emblem);
  gtk_widget_class_bind_template_child (widget_class, AciesTurnBanner, title);
  gtk_widget_class_bind_template_child (widget_class, AciesTurnBanner, round);
}

static void
acies_turn_banner_init (AciesTurnBanner *self)
{
  self->side = ACIES_NO_SIDE;
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* --- the strip ------------------------------------------------------------------------------ */

#define LEAST_PAUSE 1000 /* milliseconds, so that there is time to read */
#define STEP_CHARS 26    /* the longest title of a step that is shown whole */

struct _AciesReplayStrip
{
  AciesPanel parent_instance;

  AciesGameTable      *table;
  const AciesLastTurn *turn;  /* (nullable): the turn of the steps below */
  guint                pause; /* milliseconds */
  guint                busy;  /* milliseconds that the board needs to show the step */
  guint                play_id;
  gboolean             advances; /* whether playing goes to the next step */
  gboolean             updating;

  GtkButton         *play;
  GtkScrolledWindow *scroller;
  GtkBox            *steps; /* contains a GtkToggleButton for each step */
};

G_DEFINE_FINAL_TYPE (AciesReplayStrip, acies_replay_strip, ACIES_TYPE_PANEL)

static void
show_play (AciesReplayStrip *self)
{
  gboolean plays = self->play_id != 0;

  gtk_button_set_icon_name (self->play, plays ? "media-playback-pause-symbolic" : "media-playback-start-symbolic");
  acies_accessible_name (GTK_WIDGET (self->play), plays ? _ ("Pause") : _ ("Play the last turn again"));
  acies_tooltip_set (GTK_WIDGET (self->play), plays ? _ ("Pause (V)") : _ ("Play the Last Turn Again (V)"));
}

static void
stop (AciesReplayStrip *self)
{
  g_clear_handle_id (&self->play_id, g_source_remove);
  show_play (self);
}

static gboolean
has_ended (AciesReplayStrip *self)
{
  const AciesLastTurn *turn = acies_game_table_get_last_turn (self->table);

  return turn == NULL || acies_game_table_get_step (self->table) >= turn->steps->len;
}

static gboolean play_cb (gpointer data);

static void
play (AciesReplayStrip *self)
{
  self->play_id = g_timeout_add (MAX (self->pause, self->busy), play_cb, self);
  show_play (self);
}

static gboolean
play_cb (gpointer data)
{
  AciesReplayStrip *self = data;

  self->busy = 0;
  self->advances = TRUE;
  acies_game_table_step (self->table, TRUE);
  self->advances = FALSE;
  self->play_id = 0;
  if (has_ended (self))
    show_play (self);
  else
    play (self);

  return G_SOURCE_REMOVE;
}

void
acies_replay_strip_watch (AciesReplayStrip *self)
{
  gboolean moves;

  g_return_if_fail (ACIES_IS_REPLAY_STRIP (self));

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-enable-animations", &moves, NULL);
  self->busy = 0;
  if (self->play_id != 0)
    stop (self);
  else if (!has_ended (self) || (acies_game_table_show_last_turn (self->table, moves) && moves))
    play (self);
}

void
acies_replay_strip_set_busy (AciesReplayStrip *self,
                             guint             duration)
{
  g_return_if_fail (ACIES_IS_REPLAY_STRIP (self));

  self->busy = duration;
}

void
acies_replay_strip_set_speed (AciesReplayStrip *self,
                              const char       *speed)
{
  g_return_if_fail (ACIES_IS_REPLAY_STRIP (self));

  self->pause = MAX ((guint) (acies_dice_duration (speed) * 5 / 4 / 1000), LEAST_PAUSE);
}

static gboolean
key_pressed_cb (AciesReplayStrip *self,
                guint             keyval,
                guint             keycode,
                GdkModifierType   modifiers)
{
  if ((keyval != GDK_KEY_Left && keyval != GDK_KEY_Right) || (modifiers & gtk_accelerator_get_default_mod_mask ()) != 0)
    return GDK_EVENT_PROPAGATE;
  acies_game_table_step (self->table, (keyval == GDK_KEY_Right) == (gtk_widget_get_direction (GTK_WIDGET (self)) != GTK_TEXT_DIR_RTL));

  return GDK_EVENT_STOP;
}

static void
toggled_cb (GtkToggleButton  *button,
            AciesReplayStrip *self)
{
  guint n = 1;

  if (self->updating)
    return;
  for (GtkWidget *before = gtk_widget_get_prev_sibling (GTK_WIDGET (button)); before != NULL; before = gtk_widget_get_prev_sibling (before))
    n++;
  acies_game_table_go_to_step (self->table, n);
  acies_panel_refresh (ACIES_PANEL (self), NULL, TRUE); /* a second click does not release the button */
}

static void
add_step (AciesReplayStrip    *self,
          const AciesTurnStep *step,
          guint                n)
{
  GtkWidget       *button = gtk_toggle_button_new ();
  GtkWidget       *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  g_autofree char *number = g_strdup_printf ("%u", n);
  /* Translators: for a screen reader: the number of a step, then what happened in it */
  g_autofree char *name = g_strdup_printf (_ ("Step %1$u: %2$s"), n, step->text);
  g_autofree char *whole = g_strjoin ("\n", step->title, step->text, NULL);
  GtkWidget       *count = gtk_label_new (number);
  GtkWidget       *title = g_object_new (GTK_TYPE_LABEL, "label", step->title, "ellipsize", PANGO_ELLIPSIZE_END, "max-width-chars", STEP_CHARS, NULL);

  gtk_widget_add_css_class (count, "step-number");
  gtk_box_append (GTK_BOX (box), count);
  gtk_box_append (GTK_BOX (box), title);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_set_focus_on_click (button, FALSE);
  gtk_widget_add_css_class (button, "replay-step");
  acies_accessible_name (button, name);
  acies_tooltip_set (button, whole);
  g_signal_connect (button, "toggled", G_CALLBACK (toggled_cb), self);
  gtk_box_append (self->steps, button);
}

/* Scrolls by the shortest distance that shows the step and a part of its neighbours. */
static void
scroll_to (AciesReplayStrip *self,
           GtkWidget        *button)
{
  GtkAdjustment  *adjustment = gtk_scrolled_window_get_hadjustment (self->scroller);
  graphene_rect_t bounds;
  double          room;

  if (!gtk_widget_compute_bounds (button, GTK_WIDGET (self->steps), &bounds))
    return;
  room = MIN (bounds.size.width, MAX (gtk_adjustment_get_page_size (adjustment) - bounds.size.width, 0) / 2);
  gtk_adjustment_clamp_page (adjustment, bounds.origin.x - room, bounds.origin.x + bounds.size.width + room);
}

static void
show_step (AciesReplayStrip *self)
{
  guint    shown = acies_game_table_get_step (self->table);
  gboolean had_focus = gtk_widget_get_focus_child (GTK_WIDGET (self->steps)) != NULL;
  guint    n = 0;

  self->updating = TRUE;
  for (GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (self->steps)); button != NULL; button = gtk_widget_get_next_sibling (button))
    {
      gboolean is_shown = ++n == shown;

      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), is_shown);
      if (is_shown && had_focus)
        gtk_widget_grab_focus (button);
      if (is_shown)
        scroll_to (self, button);
    }
  self->updating = FALSE;
}

static void
acies_replay_strip_refresh (AciesPanel *panel,
                            GArray     *events,
                            gboolean    forward)
{
  AciesReplayStrip    *self = ACIES_REPLAY_STRIP (panel);
  const AciesLastTurn *turn = acies_game_table_get_last_turn (self->table);

  if (turn != self->turn)
    {
      self->turn = turn;
      acies_box_clear (self->steps);
      for (guint i = 0; turn != NULL && i < turn->steps->len; i++)
        add_step (self, turn->steps->pdata[i], i + 1);
    }
  if (self->play_id != 0 && !self->advances)
    stop (self);
  gtk_widget_set_visible (GTK_WIDGET (self), turn != NULL);
  if (turn != NULL)
    show_step (self);
}

static void
end_cb (GtkWidget  *widget,
        const char *action,
        GVariant   *parameter)
{
  acies_game_table_end_looking_back (ACIES_REPLAY_STRIP (widget)->table);
}

static void
acies_replay_strip_dispose (GObject *object)
{
  g_clear_handle_id (&ACIES_REPLAY_STRIP (object)->play_id, g_source_remove);
  G_OBJECT_CLASS (acies_replay_strip_parent_class)->dispose (object);
}

static void
acies_replay_strip_class_init (AciesReplayStripClass *klass)
{
  AciesPanelClass *panel_class = ACIES_PANEL_CLASS (klass);
  GtkWidgetClass  *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = acies_replay_strip_dispose;
  panel_class->refresh = acies_replay_strip_refresh;
  panel_class->refreshes_unseen = TRUE;
  acies_panel_class_bind_model (klass, AciesReplayStrip, table);

  acies_panel_class_set_template (panel_class, "play-replay.ui");
  gtk_widget_class_bind_template_child (widget_class, AciesReplayStrip, play);
  gtk_widget_class_bind_template_child (widget_class, AciesReplayStrip, scroller);
  gtk_widget_class_bind_template_child (widget_class, AciesReplayStrip, steps);
  gtk_widget_class_bind_template_callback (widget_class, acies_replay_strip_watch);
  gtk_widget_class_bind_template_callback (widget_class, key_pressed_cb);
  gtk_widget_class_install_action (widget_class, "replay.end", NULL, end_cb);
}

static void
acies_replay_strip_init (AciesReplayStrip *self)
{
  self->pause = LEAST_PAUSE;
  gtk_widget_init_template (GTK_WIDGET (self));
  acies_scroll_sideways (self->scroller);
  show_play (self);
}
