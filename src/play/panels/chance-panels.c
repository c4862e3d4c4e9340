/* chance-panels.c - panels in which the user enters real dice and cards drawn from a real deck
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/panels/panels.h"

#include "engine/view/view.h"
#include "widgets/accessible.h"
#include "widgets/controls.h"
#include "widgets/dice-input.h"
#include "widgets/tooltip.h"

#include <glib/gi18n-lib.h>

/* --- dice ----------------------------------------------------------------------------------- */

struct _AciesDicePanel
{
  AciesPanel parent_instance;

  AciesGameTable *table;
  AciesDiceInput *input;
};

G_DEFINE_FINAL_TYPE (AciesDicePanel, acies_dice_panel, ACIES_TYPE_PANEL)

static void
changed_cb (AciesDicePanel *self)
{
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "dice.use", acies_dice_entry_is_complete (acies_dice_input_get_entry (self->input)));
}

static void
acies_dice_panel_refresh (AciesPanel *panel,
                          GArray     *events,
                          gboolean    forward)
{
  AciesDicePanel   *self = ACIES_DICE_PANEL (panel);
  const AciesState *state = acies_game_table_get_state (self->table);
  gboolean          asked = state != NULL && state->outcome.reason == ACIES_END_NOT_YET &&
                   state->decision.kind == ACIES_DECISION_DICE;

  acies_dice_input_ask (self->input, state != NULL ? state->ruleset : NULL, acies_game_table_get_theme (self->table),
                        asked ? state->decision.dice : NULL, asked ? state->decision.n_dice : 0);
  gtk_widget_set_visible (GTK_WIDGET (self), asked);
}

static void
use_cb (GtkWidget  *widget,
        const char *action,
        GVariant   *parameter)
{
  AciesDicePanel *self = ACIES_DICE_PANEL (widget);
  AciesCommand    command = acies_dice_entry_to_command (acies_dice_input_get_entry (self->input));

  acies_game_table_send (self->table, &command);
}

static void
roll_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  acies_session_roll (acies_game_table_get_session (ACIES_DICE_PANEL (widget)->table));
}

static void
acies_dice_panel_class_init (AciesDicePanelClass *klass)
{
  AciesPanelClass *panel_class = ACIES_PANEL_CLASS (klass);
  GtkWidgetClass  *widget_class = GTK_WIDGET_CLASS (klass);

  panel_class->refresh = acies_dice_panel_refresh;
  panel_class->refreshes_unseen = TRUE;
  acies_panel_class_bind_model (klass, AciesDicePanel, table);

  g_type_ensure (ACIES_TYPE_DICE_INPUT);
  acies_panel_class_set_template (panel_class, "play-dice.ui");
  gtk_widget_class_bind_template_child (widget_class, AciesDicePanel, input);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
  gtk_widget_class_install_action (widget_class, "dice.use", NULL, use_cb);
  gtk_widget_class_install_action (widget_class, "dice.roll", NULL, roll_cb);
}

static void
acies_dice_panel_init (AciesDicePanel *self)
{
  GtkShortcutController *keys = acies_keys_add (GTK_WIDGET (self));

  acies_keys_add_action (keys, GDK_KEY_Return, "dice.use", 0);
  acies_keys_add_action (keys, GDK_KEY_KP_Enter, "dice.use", 0);
  acies_keys_add_action (keys, GDK_KEY_r, "dice.roll", 0);
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* --- card draws ----------------------------------------------------------------------------- */

struct _AciesDrawPanel
{
  AciesPanel parent_instance;

  AciesGameTable *table;
  AciesDraw       draws[ACIES_MAX_CARDS]; /* the cards that can be drawn */
  guint           n;

  GtkFlowBox *cards; /* a button for each card */
};

G_DEFINE_FINAL_TYPE (AciesDrawPanel, acies_draw_panel, ACIES_TYPE_PANEL)

/* Returns the side whose knowledge of the deck is used: the side whose hand is shown, or else the side that draws. */
static AciesSide
find_viewing_side (AciesDrawPanel   *self,
                   const AciesState *state)
{
  AciesSide viewer = acies_game_table_get_viewer (self->table);

  return viewer != ACIES_NO_SIDE ? viewer : state->decision.side;
}

/* A card that goes into a hidden hand is entered only by its owner, or by any player for a computer. */
static gboolean
may_be_seen (AciesDrawPanel   *self,
             const AciesState *state)
{
  const AciesGameSettings *settings = acies_session_get_settings (acies_game_table_get_session (self->table));
  AciesViewer              seat = acies_game_table_get_seat (self->table);

  if (seat.kind == ACIES_VIEWER_HAND_OVER)
    return FALSE;

  return !acies_draw_is_secret (state) || seat.kind == ACIES_VIEWER_OPEN ||
         settings->players[state->decision.side] != ACIES_PLAYER_HUMAN ||
         acies_game_table_get_viewer (self->table) == state->decision.side;
}

static gboolean
is_wanted (AciesDrawPanel   *self,
           const AciesState *state)
{
  return state != NULL && state->outcome.reason == ACIES_END_NOT_YET && state->decision.kind == ACIES_DECISION_DRAW &&
         may_be_seen (self, state);
}

static void
clear_cards (AciesDrawPanel *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->cards))) != NULL)
    gtk_flow_box_remove (self->cards, child);
  self->n = 0;
}

static void
add_card (AciesDrawPanel      *self,
          const AciesCardType *card,
          guint                place)
{
  guint            n = self->draws[place].n;
  g_autofree char *label = n > 1 ? g_strdup_printf ("%s ×%u", card->name, n) : g_strdup (card->name);
  /* Translators: for a screen reader: the name of a card, and how many of it may be left in the deck */
  g_autofree char *name = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Drawn: %1$s, %2$u left", "Drawn: %1$s, %2$u left", n), card->name, n);
  GtkWidget       *button = gtk_button_new_with_label (label);
  GtkWidget       *child = gtk_flow_box_child_new ();

  gtk_actionable_set_detailed_action_name (GTK_ACTIONABLE (button), "draw.choose");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "i", (gint32) place + 1);
  acies_accessible_name (button, name);
  acies_tooltip_set (button, card->text);
  gtk_widget_set_focusable (child, FALSE);
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), button);
  gtk_flow_box_append (self->cards, child);
}

static void
offer (AciesDrawPanel   *self,
       const AciesState *state)
{
  g_autoptr (AciesView) view = acies_view_new (state, find_viewing_side (self, state));

  self->n = acies_view_list_draws (view, state, self->draws);
  for (guint i = 0; i < self->n; i++)
    add_card (self, &state->ruleset->cards[self->draws[i].card], i);
}

static void
acies_draw_panel_refresh (AciesPanel *panel,
                          GArray     *events,
                          gboolean    forward)
{
  AciesDrawPanel   *self = ACIES_DRAW_PANEL (panel);
  const AciesState *state = acies_game_table_get_state (self->table);
  gboolean          wanted = is_wanted (self, state);

  clear_cards (self);
  if (wanted)
    offer (self, state);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "draw.choose", wanted);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "draw.draw", wanted);
  gtk_widget_set_visible (GTK_WIDGET (self), wanted);
}

static void
choose_card_cb (GtkWidget  *widget,
                const char *action,
                GVariant   *parameter)
{
  AciesDrawPanel *self = ACIES_DRAW_PANEL (widget);
  guint           place = (guint) g_variant_get_int32 (parameter);
  AciesCommand    command;

  if (place == 0 || place > self->n)
    return;
  command = acies_command_with_id (ACIES_COMMAND_DRAW, self->draws[place - 1].card);
  acies_game_table_send (self->table, &command);
}

static void
draw_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  acies_session_roll (acies_game_table_get_session (ACIES_DRAW_PANEL (widget)->table));
}

static void
acies_draw_panel_class_init (AciesDrawPanelClass *klass)
{
  AciesPanelClass *panel_class = ACIES_PANEL_CLASS (klass);
  GtkWidgetClass  *widget_class = GTK_WIDGET_CLASS (klass);

  panel_class->refresh = acies_draw_panel_refresh;
  panel_class->refreshes_unseen = TRUE;
  acies_panel_class_bind_model (klass, AciesDrawPanel, table);

  acies_panel_class_set_template (panel_class, "play-draw.ui");
  gtk_widget_class_bind_template_child (widget_class, AciesDrawPanel, cards);
  gtk_widget_class_install_action (widget_class, "draw.choose", "i", choose_card_cb);
  gtk_widget_class_install_action (widget_class, "draw.draw", NULL, draw_cb);
}

static void
acies_draw_panel_init (AciesDrawPanel *self)
{
  acies_keys_add_action (acies_keys_add_digits (GTK_WIDGET (self), "draw.choose"), GDK_KEY_r, "draw.draw", 0);
  gtk_widget_init_template (GTK_WIDGET (self));
}
