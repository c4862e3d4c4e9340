/* hand-panel.c - the hand of the side that may be seen
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/panels/hand-panel.h"

#include "engine/core/engine.h"
#include "play/cards/card-view.h"
#include "widgets/sideways.h"

#include <glib/gi18n-lib.h>

struct _AciesHandPanel
{
  GtkWidget parent_instance;

  AciesGameTable *table;
  AciesSide       side;                   /* whose hand it is, or NO_SIDE */
  AciesCardView  *views[ACIES_MAX_CARDS]; /* by card; NULL where none is held */

  GtkWidget *scroller;
  GtkBox    *cards;
};

G_DEFINE_FINAL_TYPE (AciesHandPanel, acies_hand_panel, GTK_TYPE_WIDGET)

static void
remove_card (AciesHandPanel *self,
             guint           card)
{
  if (self->views[card] != NULL)
    gtk_box_remove (self->cards, GTK_WIDGET (self->views[card]));
  self->views[card] = NULL;
}

/* Keeps the order of the ruleset: the card goes after the nearest one before it. */
static void
insert_card (AciesHandPanel *self,
             guint           card)
{
  GtkWidget *before = NULL;

  for (guint i = card; i > 0 && before == NULL; i--)
    before = (GtkWidget *) self->views[i - 1];
  self->views[card] = ACIES_CARD_VIEW (acies_card_view_new (self->table, (AciesId) card));
  gtk_box_insert_child_after (self->cards, GTK_WIDGET (self->views[card]), before);
}

static void
remove_cards (AciesHandPanel *self)
{
  for (guint i = 0; i < ACIES_MAX_CARDS; i++)
    remove_card (self, i);
}

static void
show_cards (AciesHandPanel   *self,
            const AciesState *state)
{
  for (guint i = 0; i < state->ruleset->n_cards; i++)
    {
      guint copies = state->cards[self->side][ACIES_ZONE_HAND][i];

      if (copies == 0)
        remove_card (self, i);
      else if (self->views[i] == NULL)
        insert_card (self, i);
      if (copies > 0)
        acies_card_view_refresh (self->views[i], copies);
    }
}

static void
tell_covered (AciesHandPanel *self)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("All cards are hidden"), -1);
}

static void
tell_owner (AciesHandPanel   *self,
            const AciesState *state)
{
  guint            hand = acies_state_count_cards (state, self->side, ACIES_ZONE_HAND);
  const char      *side = state->ruleset->sides[self->side].name;
  g_autofree char *text = NULL;

  if (acies_ruleset_lacks (state->ruleset, ACIES_LACKS_HAND_SIZE))
    /* Translators: for a screen reader: a side, cards in its hand */
    text = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Hand of %1$s, %2$u card", "Hand of %1$s, %2$u cards", hand), side, hand);
  else
    /* Translators: for a screen reader: a side, cards in its hand, cards it may hold */
    text = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Hand of %1$s, %2$u of %3$u card", "Hand of %1$s, %2$u of %3$u cards", state->sides[self->side].hand_size), side, hand, state->sides[self->side].hand_size);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

static void
use_cb (GtkWidget  *widget,
        const char *action,
        GVariant   *parameter)
{
  acies_game_table_use_place (ACIES_HAND_PANEL (widget)->table, (guint) g_variant_get_int32 (parameter));
}

/* There are cards at all. Else the reserve stands here alone, the dice that are to be set, the card that is to be drawn, or the hand-over. */
static gboolean
is_wanted (AciesHandPanel   *self,
           const AciesState *state)
{
  return state != NULL && state->ruleset->n_cards > 0 && state->outcome.reason == ACIES_END_NOT_YET &&
         !acies_state_awaits_chance (state) &&
         acies_game_table_get_seat (self->table).kind != ACIES_VIEWER_HAND_OVER &&
         acies_game_table_shows_hand (self->table);
}

static void
table_changed_cb (AciesHandPanel *self,
                  GArray         *events,
                  gboolean        forward)
{
  const AciesState *state = acies_game_table_get_state (self->table);
  AciesSide         side = acies_game_table_get_viewer (self->table);

  if (events == NULL || side != self->side)
    remove_cards (self);
  self->side = side;
  gtk_widget_set_visible (GTK_WIDGET (self), is_wanted (self, state));
  if (side == ACIES_NO_SIDE)
    {
      tell_covered (self);
      return;
    }
  show_cards (self, state);
  tell_owner (self, state);
}

static void
acies_hand_panel_dispose (GObject *object)
{
  AciesHandPanel *self = ACIES_HAND_PANEL (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), ACIES_TYPE_HAND_PANEL);
  g_clear_object (&self->table);

  G_OBJECT_CLASS (acies_hand_panel_parent_class)->dispose (object);
}

static void
acies_hand_panel_class_init (AciesHandPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = acies_hand_panel_dispose;

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/aciesgame/Acies/play-hand.ui");
  gtk_widget_class_bind_template_child (widget_class, AciesHandPanel, scroller);
  gtk_widget_class_bind_template_child (widget_class, AciesHandPanel, cards);
  gtk_widget_class_install_action (widget_class, "hand.use", "i", use_cb);
}

static void
acies_hand_panel_init (AciesHandPanel *self)
{
  self->side = ACIES_NO_SIDE;
  gtk_widget_init_template (GTK_WIDGET (self));
  acies_scroll_sideways (GTK_SCROLLED_WINDOW (self->scroller));
}

GtkWidget *
acies_hand_panel_new (AciesGameTable *table)
{
  AciesHandPanel *self = g_object_new (ACIES_TYPE_HAND_PANEL, NULL);

  self->table = g_object_ref (table);
  g_signal_connect_object (table, "changed", G_CALLBACK (table_changed_cb), self, G_CONNECT_SWAPPED);
  table_changed_cb (self, NULL, TRUE);

  return GTK_WIDGET (self);
}
