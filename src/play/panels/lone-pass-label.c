/* lone-pass-label.c - passes for a side that can only pass, and says so; also says how many units a player left out
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/panels/lone-pass-label.h"

#include "engine/view/view.h"
#include "play/core/answers.h"

#include <glib/gi18n-lib.h>

struct _AciesForcedPassLabel
{
  AciesPanel parent_instance;

  AciesGameTable *table;
  GtkWidget      *label;
  guint           idle_id;
  gboolean        passes;    /* just now: what comes of it does not hide the label */
  gboolean        says_pass; /* and not that units were left out */
};

G_DEFINE_FINAL_TYPE (AciesForcedPassLabel, acies_forced_pass_label, ACIES_TYPE_PANEL)

/* Nobody passes before the screen is handed over, while somebody looks back, or
 * where something was taken back: it would be done again. */
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

  self->says_pass = TRUE;
  show_text (self, text);
}

/* It stays while a computer answers, until a player does something else. */
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

/* A session takes no command from who listens to it, so the pass waits for its turn. */
static void
acies_forced_pass_label_refresh (AciesPanel *panel,
                                 GArray     *events,
                                 gboolean    forward)
{
  AciesForcedPassLabel *self = ACIES_FORCED_PASS_LABEL (panel);
  AciesCommand          command;

  if (events == NULL || !forward || (self->says_pass && !self->passes))
    show_text (self, NULL);
  if (forward && self->idle_id == 0 && find_pass (self, &command))
    self->idle_id = g_idle_add (pass_cb, self);
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

GtkWidget *
acies_forced_pass_label_new (AciesGameTable *table)
{
  AciesForcedPassLabel *self = g_object_new (ACIES_TYPE_FORCED_PASS_LABEL, "model", table, NULL);

  g_signal_connect_object (table, "left-out", G_CALLBACK (left_out_cb), self, G_CONNECT_SWAPPED);

  return GTK_WIDGET (self);
}
