/* combat-panel.c - the rolls and results of the current or last attack
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/panels/panels.h"

#include "play/core/dice.h"
#include "widgets/controls.h"

#include <glib/gi18n-lib.h>

struct _AciesCombatPanel
{
  AciesPanel parent_instance;

  AciesGameTable *table;

  GtkLabel           *title;
  GtkScrolledWindow  *scroller;
  GtkBox             *fights;
  guint               scroll_id;
  GtkEventController *events; /* a controller of the window */

  AciesFights *record;     /* (nullable): the fights of the session that is shown */
  gint64       duration;   /* of the animation of a roll */
  guint        n_commands; /* number of commands at the last refresh */
  guint        fresh_from; /* rolls of this command and later ones are animated */
  gint64       fresh_since;
  gboolean     rolled;   /* whether the last change rolled dice */
  gboolean     fighting; /* whether a combat is in progress */
  gboolean     ended;    /* whether the last change ended a combat */
};

G_DEFINE_FINAL_TYPE (AciesCombatPanel, acies_combat_panel, ACIES_TYPE_PANEL)

static gboolean
scroll_cb (gpointer data)
{
  AciesCombatPanel *self = data;
  GtkAdjustment    *adjustment = gtk_scrolled_window_get_vadjustment (self->scroller);

  self->scroll_id = 0;
  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_upper (adjustment));

  return G_SOURCE_REMOVE;
}

/* The newest fight is at the end. It can be scrolled to only after the layout. */
static void
scroll_to_end (AciesCombatPanel *self)
{
  if (self->scroll_id == 0)
    self->scroll_id = g_idle_add_full (G_PRIORITY_LOW, scroll_cb, self, NULL);
}

static void
add_fights (AciesCombatPanel *self,
            GPtrArray        *fights)
{
  gboolean may_move = FALSE;
  gint64   start = self->fresh_since;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-enable-animations", &may_move, NULL);
  for (guint i = 0; i < fights->len; i++)
    {
      g_autoptr (AciesFightText) text = acies_fight_text_new (fights->pdata[i], acies_game_table_get_state (self->table)->ruleset);
      GtkWidget *view = acies_fight_view_new (self->table, text);

      gtk_box_append (self->fights, view);
      if (may_move && self->duration > 0)
        start = acies_fight_view_tumble (ACIES_FIGHT_VIEW (view), self->fresh_from, start, self->duration);
    }
}

static gboolean
fell_since (const AciesFight *fight,
            guint             first)
{
  for (guint i = 0; i < ACIES_N_FIGHT_ROLLS; i++)
    {
      const AciesFightRoll *roll = acies_fight_get_roll (fight, i > 0);

      if (roll->rolled && roll->command >= first)
        return TRUE;
    }

  return FALSE;
}

/* Finds the dice that were just rolled. After undo, or in a loaded game, no dice are animated. */
static void
find_fresh (AciesCombatPanel *self,
            GPtrArray        *fights,
            guint             n_commands,
            gboolean          goes_on)
{
  guint first = MIN (self->n_commands, n_commands) + 1;

  self->n_commands = n_commands;
  self->rolled = FALSE;
  if (!goes_on)
    {
      self->fresh_from = n_commands + 1;
      return;
    }
  for (guint i = 0; i < fights->len; i++)
    {
      if (!fell_since (fights->pdata[i], first))
        continue;
      self->rolled = TRUE;
      self->fresh_from = first;
      self->fresh_since = g_get_monotonic_time ();
      return;
    }
}

static void
rest (AciesCombatPanel *self)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->fights));

  self->fresh_from = self->n_commands + 1;
  for (; child != NULL; child = gtk_widget_get_next_sibling (child))
    acies_fight_view_rest (ACIES_FIGHT_VIEW (child));
}

/* The event also reaches its normal target. */
static gboolean
event_cb (GtkEventControllerLegacy *controller,
          GdkEvent                 *event,
          AciesCombatPanel         *self)
{
  GdkEventType type = gdk_event_get_event_type (event);

  if (type == GDK_KEY_PRESS || type == GDK_BUTTON_PRESS || type == GDK_TOUCH_BEGIN)
    rest (self);

  return GDK_EVENT_PROPAGATE;
}

static void
acies_combat_panel_root (GtkWidget *widget)
{
  AciesCombatPanel *self = ACIES_COMBAT_PANEL (widget);

  GTK_WIDGET_CLASS (acies_combat_panel_parent_class)->root (widget);
  self->events = gtk_event_controller_legacy_new ();
  gtk_event_controller_set_propagation_phase (self->events, GTK_PHASE_CAPTURE);
  g_signal_connect (self->events, "event", G_CALLBACK (event_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (gtk_widget_get_root (widget)), self->events);
}

static void
acies_combat_panel_unroot (GtkWidget *widget)
{
  AciesCombatPanel *self = ACIES_COMBAT_PANEL (widget);

  gtk_widget_remove_controller (GTK_WIDGET (gtk_widget_get_root (widget)), self->events);
  self->events = NULL;
  GTK_WIDGET_CLASS (acies_combat_panel_parent_class)->unroot (widget);
}

/* The record may not have received "changed" yet, so it is brought up to date here. */
static void
follow (AciesCombatPanel *self,
        AciesSession     *session)
{
  if (self->record != NULL && acies_fights_get_session (self->record) == session)
    {
      acies_fights_follow (self->record);
      return;
    }
  g_clear_object (&self->record);
  if (session != NULL)
    self->record = acies_fights_of (session);
}

static void
acies_combat_panel_refresh (AciesPanel *panel,
                            GArray     *events,
                            gboolean    forward)
{
  AciesCombatPanel *self = ACIES_COMBAT_PANEL (panel);
  AciesSession     *session = acies_game_table_get_shown (self->table);
  g_autoptr (GPtrArray) fights = NULL;

  acies_box_clear (self->fights);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  follow (self, session);
  if (session == NULL)
    return;
  fights = acies_fights_list_last (self->record);
  self->ended = self->fighting && acies_session_get_state (session)->n_combats == 0;
  self->fighting = acies_session_get_state (session)->n_combats > 0;
  find_fresh (self, fights, acies_session_count_commands (session), events != NULL && forward);
  add_fights (self, fights);
  gtk_label_set_text (self->title, acies_session_get_state (session)->n_combats > 0 ? _ ("Combat") : _ ("Last Combat"));
  gtk_widget_set_visible (GTK_WIDGET (self), fights->len > 0);
  scroll_to_end (self);
}

gboolean
acies_combat_panel_has_news (AciesCombatPanel *self)
{
  AciesSession *session;

  g_return_val_if_fail (ACIES_IS_COMBAT_PANEL (self), FALSE);

  session = acies_game_table_get_shown (self->table);
  return session != NULL && (self->fighting || self->ended || self->rolled);
}

void
acies_combat_panel_set_speed (AciesCombatPanel *self,
                              const char       *speed)
{
  g_return_if_fail (ACIES_IS_COMBAT_PANEL (self));

  self->duration = acies_dice_duration (speed);
}

void
acies_combat_panel_set_low (AciesCombatPanel *self,
                            gboolean          is_low)
{
  g_return_if_fail (ACIES_IS_COMBAT_PANEL (self));

  gtk_widget_set_visible (GTK_WIDGET (self->title), !is_low);
}

static void
acies_combat_panel_dispose (GObject *object)
{
  AciesCombatPanel *self = ACIES_COMBAT_PANEL (object);

  g_clear_handle_id (&self->scroll_id, g_source_remove);
  G_OBJECT_CLASS (acies_combat_panel_parent_class)->dispose (object);
  g_clear_object (&self->record);
}

static void
acies_combat_panel_class_init (AciesCombatPanelClass *klass)
{
  AciesPanelClass *panel_class = ACIES_PANEL_CLASS (klass);
  GtkWidgetClass  *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = acies_combat_panel_dispose;
  panel_class->refresh = acies_combat_panel_refresh;
  panel_class->refreshes_unseen = TRUE;
  acies_panel_class_bind_model (klass, AciesCombatPanel, table);
  widget_class->root = acies_combat_panel_root;
  widget_class->unroot = acies_combat_panel_unroot;

  acies_panel_class_set_template (panel_class, "play-combat.ui");
  gtk_widget_class_bind_template_child (widget_class, AciesCombatPanel, title);
  gtk_widget_class_bind_template_child (widget_class, AciesCombatPanel, scroller);
  gtk_widget_class_bind_template_child (widget_class, AciesCombatPanel, fights);
}

static void
acies_combat_panel_init (AciesCombatPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
