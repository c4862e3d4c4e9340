/* combat-panel.c - the rolls and results of the current or last attack
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/panels/panels.h"

#include "widgets/controls.h"

#include <glib/gi18n-lib.h>

struct _AciesCombatPanel
{
  AciesPanel parent_instance;

  AciesGameTable *table;

  GtkLabel          *title;
  GtkScrolledWindow *scroller;
  GtkBox            *fights;
  guint              scroll_id;

  AciesFights *record;     /* (nullable): the fights of the session that is shown */
  guint        n_commands; /* number of commands at the last refresh */
  guint        fresh_from; /* the number of the first command of the last change */
  gboolean     held_back;
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
  for (guint i = 0; i < fights->len; i++)
    {
      g_autoptr (AciesFightText) text = acies_fight_text_new (fights->pdata[i], acies_game_table_get_state (self->table)->ruleset);
      GtkWidget *view = acies_fight_view_new (self->table, text);

      gtk_box_append (self->fights, view);
      acies_fight_view_hold_back (ACIES_FIGHT_VIEW (view), self->fresh_from, self->held_back);
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

/* Finds whether dice were just rolled. After undo, or in a loaded game, none were. */
static void
find_fresh (AciesCombatPanel *self,
            GPtrArray        *fights,
            guint             n_commands,
            gboolean          goes_on)
{
  self->fresh_from = (goes_on ? MIN (self->n_commands, n_commands) : n_commands) + 1;
  self->n_commands = n_commands;
  self->rolled = FALSE;
  for (guint i = 0; i < fights->len; i++)
    self->rolled = self->rolled || fell_since (fights->pdata[i], self->fresh_from);
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
acies_combat_panel_hold_back (AciesCombatPanel *self,
                              gboolean          held)
{
  GtkWidget *child;

  g_return_if_fail (ACIES_IS_COMBAT_PANEL (self));

  self->held_back = held;
  for (child = gtk_widget_get_first_child (GTK_WIDGET (self->fights)); child != NULL; child = gtk_widget_get_next_sibling (child))
    acies_fight_view_hold_back (ACIES_FIGHT_VIEW (child), self->fresh_from, held);
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
