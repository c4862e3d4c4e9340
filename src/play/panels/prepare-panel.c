/* prepare-panel.c - the cards of a deck while the player chooses their hand
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/panels/panels.h"

#include "engine/core/engine.h"
#include "play/core/hints.h"
#include "widgets/controls.h"

#include <glib/gi18n-lib.h>

struct _AciesPreparePanel
{
  AciesPanel parent_instance;

  AciesGameTable *table;
  AciesSide       side; /* the side whose deck is shown, or NO_SIDE */

  GtkLabel          *title;
  GtkLabel          *advice;
  GtkScrolledWindow *scroller;
  GtkListBox        *list;
};

G_DEFINE_FINAL_TYPE (AciesPreparePanel, acies_prepare_panel, ACIES_TYPE_PANEL)

/* In some games, players take and put back cards at the same time; in others, they first put back, then take. */
static gboolean
is_asked (AciesPreparePanel *self,
          AciesCommandKind   kind)
{
  return acies_command_check_asked (kind, acies_game_table_get_state (self->table), NULL);
}

/* If the player must first put back cards, taking a card also ends putting back. */
static void
taken_cb (AciesPreparePanel *self,
          AciesCardRow      *row)
{
  AciesCommand done = acies_command (ACIES_COMMAND_DONE);
  AciesCommand command = acies_command_with_id (ACIES_COMMAND_TAKE, acies_card_row_get_card (row));

  if (is_asked (self, ACIES_COMMAND_TAKE))
    acies_game_table_send (self->table, &command);
  else
    acies_game_table_send_both (self->table, &done, &command);
}

static AciesCardRow *
nth_row (AciesPreparePanel *self,
         guint              n)
{
  return (AciesCardRow *) gtk_list_box_get_row_at_index (self->list, (int) n);
}

static void
add_row (AciesPreparePanel *self,
         AciesId            card)
{
  GtkWidget *row = acies_card_row_new (self->table, card, NULL);

  g_signal_connect_object (row, "taken", G_CALLBACK (taken_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_set_focusable (row, FALSE);
  gtk_list_box_append (self->list, row);
}

static void
remove_rows (AciesPreparePanel *self)
{
  AciesCardRow *row;

  while ((row = nth_row (self, 0)) != NULL)
    gtk_list_box_remove (self->list, GTK_WIDGET (row));
}

/* Adds a row for each card in the deck or hand, so that a row stays when its last copy is taken. */
static void
rebuild (AciesPreparePanel *self,
         const AciesState  *state)
{
  remove_rows (self);
  for (guint i = 0; i < state->ruleset->n_cards; i++)
    {
      if (acies_state_count_copies_in (state, self->side, (AciesId) i, ACIES_ZONE_DECK) + state->cards[self->side][ACIES_ZONE_HAND][i] > 0 &&
          !state->ruleset->cards[i].common)
        add_row (self, (AciesId) i);
    }
}

/* No TAKE command is legal while the player must put back cards, so the deck and the hand are checked instead. */
static gboolean
can_take (AciesPreparePanel *self,
          const AciesState  *state,
          AciesId            card)
{
  if (is_asked (self, ACIES_COMMAND_TAKE))
    return acies_choices_find_card (acies_game_table_get_choices (self->table), ACIES_COMMAND_TAKE, card) != NULL;

  return acies_state_count_copies_in (state, self->side, card, ACIES_ZONE_DECK) > 0 &&
         (acies_ruleset_lacks (state->ruleset, ACIES_LACKS_HAND_SIZE) ||
          acies_state_count_cards (state, self->side, ACIES_ZONE_HAND) < state->sides[self->side].hand_size);
}

/* Brings the card that the lesson points at into view, after it has its place. */
static gboolean
scroll_cb (gpointer data)
{
  AciesPreparePanel *self = data;
  AciesCardRow      *row;
  graphene_rect_t    bounds;

  for (guint i = 0; self->list != NULL && (row = nth_row (self, i)) != NULL; i++)
    if (gtk_widget_has_css_class (GTK_WIDGET (row), "guided") && gtk_widget_compute_bounds (GTK_WIDGET (row), GTK_WIDGET (self->list), &bounds))
      gtk_adjustment_clamp_page (gtk_scrolled_window_get_vadjustment (self->scroller), bounds.origin.y, bounds.origin.y + 2 * bounds.size.height);

  return G_SOURCE_REMOVE;
}

static void
show_guided (AciesPreparePanel *self)
{
  gboolean      any = FALSE;
  AciesCardRow *row;

  for (guint i = 0; (row = nth_row (self, i)) != NULL; i++)
    {
      gboolean guided = acies_game_table_guides_to (self->table, ACIES_POINT_CARD, acies_card_row_get_card (row));

      any = any || (guided && !gtk_widget_has_css_class (GTK_WIDGET (row), "guided"));
      acies_style_set (GTK_WIDGET (row), "guided", guided);
    }
  if (any)
    g_idle_add_full (G_PRIORITY_LOW, scroll_cb, g_object_ref (self), g_object_unref);
}

static void
acies_prepare_panel_model_set (AciesPanel *panel)
{
  g_signal_connect_object (ACIES_PREPARE_PANEL (panel)->table, "advised", G_CALLBACK (show_guided), panel, G_CONNECT_SWAPPED);
}

static void
show_rows (AciesPreparePanel *self,
           const AciesState  *state)
{
  AciesCardRow *row;

  for (guint i = 0; (row = nth_row (self, i)) != NULL; i++)
    {
      AciesId card = acies_card_row_get_card (row);

      acies_card_row_set_count (row, acies_state_count_copies_in (state, self->side, card, ACIES_ZONE_DECK), TRUE);
      acies_card_row_offer (row, TRUE, can_take (self, state, card));
    }
}

/* If the game does not ask for "done", the choice ends as soon as no card can be taken. */
static gboolean
takes_last (AciesPreparePanel *self,
            const AciesState  *state)
{
  guint hand = acies_state_count_cards (state, self->side, ACIES_ZONE_HAND);
  guint deck = acies_state_count_cards (state, self->side, ACIES_ZONE_DECK);

  return !acies_ruleset_lacks (state->ruleset, ACIES_LACKS_HAND_SIZE) && (hand + 1 == state->sides[self->side].hand_size || deck == 1);
}

static const char *
advice (AciesPreparePanel *self,
        const AciesState  *state)
{
  if (is_asked (self, ACIES_COMMAND_TAKE) && is_asked (self, ACIES_COMMAND_PUT_BACK))
    return _ ("Take cards from the deck, or put cards in your hand (at the bottom of the board) back into it, in any order, until you are done.");
  if (takes_last (self, state))
    return _ ("One more card fills your hand and ends your turn. Until then, you can put cards in your hand (at the bottom of the board) back into the deck.");

  return _ ("Take cards from the deck, or put cards in your hand (at the bottom of the board) back into it, in any order, until your hand is full.");
}

static void
show_words (AciesPreparePanel *self,
            const AciesState  *state)
{
  guint            hand = acies_state_count_cards (state, self->side, ACIES_ZONE_HAND);
  guint            size = state->sides[self->side].hand_size;
  g_autofree char *title = acies_ruleset_lacks (state->ruleset, ACIES_LACKS_HAND_SIZE) ? g_strdup (_ ("Choose Your Hand"))
                                                                                       /* Translators: cards in the hand, and how many it can hold */
                                                                                       : g_strdup_printf (_ ("Choose Your Hand: %1$u of %2$u"), hand, size);

  gtk_label_set_text (self->title, title);
  gtk_label_set_text (self->advice, advice (self, state));
}

/* The panel is not needed for face-up cards or common decks. */
static gboolean
is_wanted (AciesPreparePanel *self)
{
  const AciesChoices *choices = acies_game_table_get_choices (self->table);

  return choices != NULL && acies_choices_sets_hand (choices, acies_game_table_get_state (self->table));
}

static void
acies_prepare_panel_refresh (AciesPanel *panel,
                             GArray     *events,
                             gboolean    forward)
{
  AciesPreparePanel *self = ACIES_PREPARE_PANEL (panel);
  const AciesState  *state = acies_game_table_get_state (self->table);
  gboolean           wanted = is_wanted (self);
  AciesSide          side = wanted ? acies_choices_decider (state) : ACIES_NO_SIDE;

  gtk_widget_set_visible (GTK_WIDGET (self), wanted);
  if (side != self->side || events == NULL)
    {
      self->side = side;
      remove_rows (self);
      gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
      if (wanted)
        rebuild (self, state);
    }
  if (!wanted)
    return;
  show_rows (self, state);
  show_guided (self);
  show_words (self, state);
}

static void
acies_prepare_panel_class_init (AciesPreparePanelClass *klass)
{
  AciesPanelClass *panel_class = ACIES_PANEL_CLASS (klass);
  GtkWidgetClass  *widget_class = GTK_WIDGET_CLASS (klass);

  panel_class->refresh = acies_prepare_panel_refresh;
  panel_class->model_set = acies_prepare_panel_model_set;
  panel_class->refreshes_unseen = TRUE;
  acies_panel_class_bind_model (klass, AciesPreparePanel, table);

  acies_panel_class_set_template (panel_class, "play-prepare.ui");
  gtk_widget_class_bind_template_child (widget_class, AciesPreparePanel, title);
  gtk_widget_class_bind_template_child (widget_class, AciesPreparePanel, advice);
  gtk_widget_class_bind_template_child (widget_class, AciesPreparePanel, list);
  gtk_widget_class_bind_template_child (widget_class, AciesPreparePanel, scroller);
}

static void
acies_prepare_panel_init (AciesPreparePanel *self)
{
  self->side = ACIES_NO_SIDE;
  gtk_widget_init_template (GTK_WIDGET (self));
}
