/* cards-page.c - the cards of a game on a real table: what was played, what is still to come, and the hidden hands
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "companion/cards-page.h"

#include "companion/tap.h"
#include "engine/core/tracker.h"
#include "widgets/accessible.h"
#include "widgets/controls.h"
#include "widgets/rule-link.h"
#include "widgets/wrap-layout.h"

#include <glib/gi18n-lib.h>

/* The gap between buttons, and the least room for the name of a card, in pixels. */
#define GAP 6
#define NAME_ROOM 60

typedef enum
{
  LIST_COMING, /* in the deck, under it or in a hand: nobody can tell which */
  LIST_PLAYED,
  LIST_ROW,
  LIST_LAID,
  LIST_HAND, /* the named cards of the hand, which only its player may see */
} List;
#define N_LISTS (LIST_HAND + 1)

struct _AciesCardsPage
{
  GtkWidget parent_instance;

  AciesSession *session;
  AciesSide     side;
  AciesId       deck;  /* or NO_ID for the side's own deck */
  guint         goal;  /* the zone of the card that is being chosen, or NO_ZONE; ACIES_ZONE_HAND: a card gets its name */
  gboolean      shown; /* whether the hand is shown */
  gboolean      showing;
  guint8        opened[ACIES_MAX_CARDS]; /* the lists that show the text of the card, one bit each */

  GtkWidget *child;
  GtkBox    *side_box;
  GtkBox    *deck_box;
  GtkLabel  *counts;
  GtkWidget *taps;
  GtkWidget *draw;
  GtkWidget *back;
  GtkWidget *play;
  GtkWidget *lay;
  GtkWidget *open;
  GtkWidget *shuffle;
  GtkWidget *choice;
  GtkLabel  *choice_title;
  GtkBox    *choice_list;
  GtkWidget *hand;
  GtkLabel  *hand_title;
  GtkWidget *closed;
  GtkLabel  *pass;
  GtkWidget *show;
  GtkWidget *revealed;
  GtkLabel  *unnamed;
  GtkWidget *name;
  GtkBox    *name_list;
  GtkWidget *hide;
  GtkWidget *lists;
  GtkWidget *groups[LIST_HAND]; /* heading and cards of each public list */
  GtkLabel  *titles[LIST_HAND];
  GtkBox    *boxes[N_LISTS];
};

G_DEFINE_FINAL_TYPE (AciesCardsPage, acies_cards_page, GTK_TYPE_WIDGET)

static void refresh (AciesCardsPage *self);

static const AciesState *
state_of (AciesCardsPage *self)
{
  return acies_session_get_state (self->session);
}

static const char *
side_name (AciesCardsPage *self)
{
  return state_of (self)->ruleset->sides[self->side].name;
}

static const AciesDeckType *
deck_of (AciesCardsPage *self)
{
  return self->deck != ACIES_NO_ID ? &state_of (self)->ruleset->decks[self->deck] : NULL;
}

static gboolean
is_table (AciesCardsPage *self)
{
  return state_of (self)->mode == ACIES_MODE_TABLE;
}

static gboolean
can_tap (AciesCardsPage *self)
{
  return is_table (self) && state_of (self)->outcome.reason == ACIES_END_NOT_YET;
}

/* --- counts ---------------------------------------------------------------------------------------- */

static guint
count_hand (AciesCardsPage *self)
{
  return is_table (self) ? acies_tracker_count_hand (state_of (self), self->side, self->deck)
                         : acies_state_count_deck (state_of (self), self->side, self->deck, ACIES_ZONE_HAND);
}

static guint
count_unnamed (AciesCardsPage *self)
{
  return count_hand (self) - acies_state_count_deck (state_of (self), self->side, self->deck, ACIES_ZONE_HAND);
}

static guint
count_deck (AciesCardsPage *self)
{
  return is_table (self) ? acies_tracker_count_deck (state_of (self), self->side, self->deck)
                         : acies_state_count_left (state_of (self), self->side, self->deck);
}

static guint
count_in_deck (AciesCardsPage *self,
               AciesId         card)
{
  return acies_state_pile (state_of (self), self->side, card, ACIES_ZONE_DECK) + acies_state_pile (state_of (self), self->side, card, ACIES_ZONE_UNDER);
}

/* A card in any hand is among those to come, so a list does not change when a card gets its name. */
static guint
count_copies (AciesCardsPage *self,
              List            list,
              AciesId         card)
{
  static const AciesZone zones[N_LISTS] = { ACIES_ZONE_HAND, ACIES_ZONE_DISCARD, ACIES_ZONE_ROW, ACIES_ZONE_LAID, ACIES_ZONE_HAND };

  const AciesState *state = state_of (self);

  if (state->ruleset->cards[card].deck != self->deck)
    return 0;
  if (list != LIST_COMING)
    return acies_state_pile (state, self->side, card, zones[list]);

  return count_in_deck (self, card) + acies_state_count_copies_in (state, state->ruleset->cards[card].common ? ACIES_COMMON : self->side, card, ACIES_ZONE_HAND);
}

/* The copies of a card that the user can choose for the zone @goal. */
static guint
count_choices (AciesCardsPage *self,
               guint           goal,
               AciesId         card)
{
  guint n = count_copies (self, LIST_COMING, card);

  return goal == ACIES_ZONE_HAND ? n - MIN (n, count_copies (self, LIST_HAND, card)) : n;
}

/* --- taps ------------------------------------------------------------------------------------------- */

static void
move (AciesCardsPage *self,
      AciesId         card,
      guint           from,
      guint           to)
{
  AciesCommand command = acies_command_of_side (ACIES_COMMAND_TRACK_CARD, self->side, card, from == ACIES_NO_ZONE ? 0 : from + 1);

  command.number2 = (gint16) to;
  acies_tap (GTK_WIDGET (self), self->session, &command);
}

static void
change_hand (AciesCardsPage *self,
             int             by)
{
  AciesCommand command = acies_command_of_side (ACIES_COMMAND_TRACK_HAND, self->side, self->deck, 0);

  command.number = (gint16) by;
  acies_tap (GTK_WIDGET (self), self->session, &command);
}

static void
draw_cb (AciesCardsPage *self)
{
  change_hand (self, 1);
}

static void
back_cb (AciesCardsPage *self)
{
  change_hand (self, -1);
}

static void
shuffle_cb (AciesCardsPage *self)
{
  AciesCommand command = acies_command_of_side (ACIES_COMMAND_TRACK_SHUFFLE, self->side, self->deck, 0);

  acies_tap (GTK_WIDGET (self), self->session, &command);
}

/* A second tap closes the choice. */
static void
choose (AciesCardsPage *self,
        guint           goal)
{
  self->goal = self->goal == goal ? ACIES_NO_ZONE : goal;
  refresh (self);
}

static void
play_cb (AciesCardsPage *self)
{
  choose (self, ACIES_ZONE_DISCARD);
}

static void
lay_cb (AciesCardsPage *self)
{
  choose (self, ACIES_ZONE_LAID);
}

static void
open_cb (AciesCardsPage *self)
{
  choose (self, ACIES_ZONE_ROW);
}

static void
name_cb (AciesCardsPage *self)
{
  choose (self, ACIES_ZONE_HAND);
}

static void
cancel_cb (AciesCardsPage *self)
{
  choose (self, self->goal);
  gtk_widget_grab_focus (self->play);
}

/* The place of a card is only told to those who hold it: another hand may have all copies. */
static void
chosen_cb (GtkWidget      *button,
           AciesCardsPage *self)
{
  AciesId card = (AciesId) GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "card"));
  guint   goal = self->goal;
  guint   in_hand = goal == ACIES_ZONE_DISCARD || goal == ACIES_ZONE_LAID ? count_copies (self, LIST_HAND, card) : 0;
  guint   from = in_hand > 0 ? ACIES_ZONE_HAND : acies_state_pile (state_of (self), self->side, card, ACIES_ZONE_DECK) > 0 ? ACIES_ZONE_DECK
                                                                                                                           : ACIES_ZONE_UNDER;

  self->goal = ACIES_NO_ZONE;
  if (in_hand + count_in_deck (self, card) > 0)
    move (self, card, from, goal);
  else
    acies_tap_tell (GTK_WIDGET (self), _ ("The cards in hand that have names include all copies of this card"));
  refresh (self);
  gtk_widget_grab_focus (goal == ACIES_ZONE_HAND ? self->hide : self->play);
}

/* --- the hidden hand -------------------------------------------------------------------------------- */

static void
hide_hand (AciesCardsPage *self)
{
  self->shown = FALSE;
  if (self->goal == ACIES_ZONE_HAND)
    self->goal = ACIES_NO_ZONE;
  refresh (self);
}

static void
hide_cb (AciesCardsPage *self)
{
  hide_hand (self);
  gtk_widget_grab_focus (self->show);
}

static void
show_cb (AciesCardsPage *self)
{
  self->shown = TRUE;
  self->goal = ACIES_NO_ZONE;
  refresh (self);
  gtk_widget_grab_focus (self->hide);
}

static void
active_cb (GtkWindow      *window,
           GParamSpec     *pspec,
           AciesCardsPage *self)
{
  if (self->shown && !gtk_window_is_active (window))
    hide_hand (self);
}

/* --- rows --------------------------------------------------------------------------------------------- */

static void
moved_cb (GtkWidget      *button,
          AciesCardsPage *self)
{
  guint   zones = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "zones"));
  AciesId card = (AciesId) GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "card"));

  move (self, card, zones >> 8, zones & 0xff);
  gtk_widget_grab_focus (self->shown ? self->hide : self->play);
}

static void
add_move (AciesCardsPage *self,
          GtkWidget      *line,
          AciesId         card,
          const char     *label,
          guint           from,
          guint           to)
{
  GtkWidget *button = gtk_button_new_with_label (label);
  /* Translators: what a button does, and the card with which it does so: “Play: Charge” */
  g_autofree char *name = g_strdup_printf (C_ ("card", "%1$s: %2$s"), label, state_of (self)->ruleset->cards[card].name);

  gtk_widget_add_css_class (button, "touch");
  acies_accessible_name (button, name);
  g_object_set_data (G_OBJECT (button), "card", GUINT_TO_POINTER (card));
  g_object_set_data (G_OBJECT (button), "zones", GUINT_TO_POINTER (from << 8 | to));
  g_signal_connect_object (button, "clicked", G_CALLBACK (moved_cb), self, 0);
  gtk_box_append (GTK_BOX (line), button);
}

static void
add_moves (AciesCardsPage *self,
           GtkWidget      *line,
           List            list,
           AciesId         card)
{
  const AciesDeckType *deck = deck_of (self);

  if (!can_tap (self))
    return;
  if (list == LIST_ROW && !deck->unheld)
    add_move (self, line, card, _ ("Take"), ACIES_ZONE_ROW, ACIES_ZONE_HAND);
  if (list == LIST_HAND)
    {
      add_move (self, line, card, _ ("Play"), ACIES_ZONE_HAND, ACIES_ZONE_DISCARD);
      if (deck != NULL && deck->laid)
        add_move (self, line, card, _ ("Lay Down"), ACIES_ZONE_HAND, ACIES_ZONE_LAID);
      add_move (self, line, card, _ ("Put Back"), ACIES_ZONE_HAND, ACIES_ZONE_DECK);
    }
  else if (list == LIST_ROW || list == LIST_LAID)
    add_move (self, line, card, _ ("Discard"), list == LIST_ROW ? ACIES_ZONE_ROW : ACIES_ZONE_LAID, ACIES_ZONE_DISCARD);
}

static void
text_cb (GtkToggleButton *button,
         AciesCardsPage  *self)
{
  guint      card = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "card"));
  guint      list = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "list"));
  GtkWidget *text = g_object_get_data (G_OBJECT (button), "text");

  self->opened[card] ^= (guint8) (1u << list);
  gtk_widget_set_visible (text, gtk_toggle_button_get_active (button));
}

/* “Charge ×2” */
static GtkWidget *
new_title (const AciesCardType *type,
           guint                n,
           gboolean             in_row)
{
  GtkWidget       *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget       *name = gtk_label_new (type->name);
  g_autofree char *text = g_strdup_printf ("×%u", n);
  GtkWidget       *count = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_label_set_wrap (GTK_LABEL (name), in_row);
  gtk_label_set_ellipsize (GTK_LABEL (name), in_row ? PANGO_ELLIPSIZE_NONE : PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (name, in_row);
  gtk_widget_add_css_class (count, "numeric");
  gtk_box_append (GTK_BOX (box), name);
  gtk_box_append (GTK_BOX (box), count);

  return box;
}

static char *
dup_name (const AciesCardType *type,
          guint                n)
{
  /* Translators: a card, and the number of its copies */
  return g_strdup_printf (ngettext ("%1$s, %2$u card", "%1$s, %2$u cards", n), type->name, n);
}

static GtkWidget *
new_text (AciesCardsPage      *self,
          const AciesCardType *type)
{
  GtkWidget       *label = gtk_label_new (NULL);
  g_autofree char *text = type->rule != NULL ? g_strdup_printf ("%s (%s)", type->text, type->rule) : g_strdup (type->text);

  acies_rule_link_set_text (GTK_LABEL (label), text, state_of (self)->ruleset);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_set_margin_start (label, 10);
  gtk_widget_set_margin_bottom (label, GAP);

  return label;
}

static void
add_card (AciesCardsPage *self,
          List            list,
          AciesId         card,
          guint           n)
{
  const AciesCardType *type = &state_of (self)->ruleset->cards[card];
  GtkWidget           *row = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget           *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget           *name = gtk_toggle_button_new ();
  GtkWidget           *moves = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, GAP);
  GtkWidget           *text = new_text (self, type);
  g_autofree char     *topic = g_strconcat ("card:", type->id, NULL);
  g_autofree char     *said = dup_name (type, n);

  gtk_widget_set_layout_manager (line, acies_wrap_layout_new (GAP, NAME_ROOM));
  gtk_button_set_child (GTK_BUTTON (name), new_title (type, n, TRUE));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (name), (self->opened[card] >> list & 1) != 0);
  gtk_widget_set_visible (text, gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (name)));
  gtk_widget_add_css_class (name, "flat");
  gtk_widget_add_css_class (name, "touch");
  gtk_widget_set_hexpand (name, TRUE);
  acies_accessible_name (name, said);
  acies_accessible_describe (name, _ ("Shows the text of the card"));
  g_object_set_data (G_OBJECT (name), "card", GUINT_TO_POINTER (card));
  g_object_set_data (G_OBJECT (name), "list", GUINT_TO_POINTER (list));
  g_object_set_data (G_OBJECT (name), "text", text);
  g_signal_connect_object (name, "toggled", G_CALLBACK (text_cb), self, 0);
  acies_topic_set (row, topic);
  gtk_box_append (GTK_BOX (line), name);
  add_moves (self, moves, list, card);
  gtk_widget_set_visible (moves, gtk_widget_get_first_child (moves) != NULL);
  gtk_box_append (GTK_BOX (line), moves);
  gtk_box_append (GTK_BOX (row), line);
  gtk_box_append (GTK_BOX (row), text);
  gtk_box_append (self->boxes[list], row);
}

static guint
fill_list (AciesCardsPage *self,
           List            list)
{
  guint total = 0;

  acies_box_clear (self->boxes[list]);
  for (guint card = 0; card < state_of (self)->ruleset->n_cards; card++)
    {
      guint n = count_copies (self, list, (AciesId) card);

      if (n > 0)
        add_card (self, list, (AciesId) card, n);
      total += n;
    }

  return total;
}

/* One tap on a card moves it. */
static void
fill_choice (AciesCardsPage *self,
             GtkBox         *box,
             guint           goal)
{
  const AciesRuleset *ruleset = state_of (self)->ruleset;

  acies_box_clear (box);
  for (guint card = 0; card < ruleset->n_cards && self->goal == goal; card++)
    {
      guint            n = count_choices (self, goal, (AciesId) card);
      GtkWidget       *button = n > 0 ? gtk_button_new () : NULL;
      g_autofree char *said = dup_name (&ruleset->cards[card], n);
      g_autofree char *topic = g_strconcat ("card:", ruleset->cards[card].id, NULL);

      if (button == NULL)
        continue;
      gtk_button_set_child (GTK_BUTTON (button), new_title (&ruleset->cards[card], n, FALSE));
      gtk_widget_add_css_class (button, "touch");
      acies_accessible_name (button, said);
      acies_topic_set (button, topic);
      g_object_set_data (G_OBJECT (button), "card", GUINT_TO_POINTER (card));
      g_signal_connect_object (button, "clicked", G_CALLBACK (chosen_cb), self, 0);
      gtk_box_append (box, button);
    }
}

/* --- showing ------------------------------------------------------------------------------------------- */

static void
show_buttons (AciesCardsPage *self)
{
  const AciesDeckType *deck = deck_of (self);
  gboolean             is_held = deck == NULL || !deck->unheld;
  /* Translators: numbers of cards */
  g_autofree char *held = g_strdup_printf (_ ("Deck %1$u · Hand %2$u"), count_deck (self), count_hand (self));
  g_autofree char *unheld = g_strdup_printf (_ ("Deck %u"), count_deck (self));
  guint            left = count_deck (self) + count_hand (self);

  gtk_label_set_text (self->counts, is_held ? held : unheld);
  gtk_widget_set_visible (self->taps, can_tap (self));
  gtk_widget_set_visible (self->draw, is_held);
  gtk_widget_set_visible (self->back, is_held);
  gtk_widget_set_visible (self->lay, deck != NULL && deck->laid);
  gtk_widget_set_visible (self->open, deck != NULL && deck->row > 0);
  gtk_widget_set_sensitive (self->draw, count_deck (self) > 0);
  gtk_widget_set_sensitive (self->back, count_unnamed (self) > 0);
  gtk_widget_set_sensitive (self->play, left > 0);
  gtk_widget_set_sensitive (self->lay, left > 0);
  gtk_widget_set_sensitive (self->open, deck != NULL && count_deck (self) > 0 && acies_state_count_deck (state_of (self), self->side, self->deck, ACIES_ZONE_ROW) < deck->row);
  gtk_widget_set_sensitive (self->shuffle, acies_state_count_deck (state_of (self), self->side, self->deck, ACIES_ZONE_DISCARD) > 0);
}

static void
show_choice (AciesCardsPage *self)
{
  gboolean is_open = can_tap (self) && self->goal != ACIES_NO_ZONE && self->goal != ACIES_ZONE_HAND;

  gtk_widget_set_visible (self->choice, is_open);
  gtk_label_set_text (self->choice_title, self->goal == ACIES_ZONE_LAID  ? _ ("Which card is laid down?")
                                          : self->goal == ACIES_ZONE_ROW ? _ ("Which card is placed beside the deck?")
                                                                         : _ ("Which card is played?"));
  fill_choice (self, self->choice_list, is_open ? self->goal : ACIES_NO_ZONE - 1);
}

/* Some decks have no hands, and the hand of a computer player is nobody's to see. */
static gboolean
has_hand (AciesCardsPage *self)
{
  return (deck_of (self) == NULL || !deck_of (self)->unheld) &&
         (is_table (self) || acies_session_get_settings (self->session)->players[self->side] == ACIES_PLAYER_HUMAN);
}

/* While the hand is hidden, no widget has the name of one of its cards. */
static void
show_hand (AciesCardsPage *self)
{
  guint            n = count_unnamed (self);
  g_autofree char *title = g_strdup_printf (_ ("Hand of %s"), side_name (self));
  g_autofree char *pass = g_strdup_printf (_ ("Pass the device to %s before the hand is shown."), side_name (self));
  g_autofree char *unnamed = g_strdup_printf (ngettext ("%u card without a name", "%u cards without a name", n), n);

  gtk_widget_set_visible (self->hand, has_hand (self));
  gtk_label_set_text (self->hand_title, title);
  gtk_label_set_text (self->pass, pass);
  gtk_widget_set_visible (self->closed, !self->shown);
  gtk_widget_set_visible (self->revealed, self->shown);
  gtk_label_set_text (self->unnamed, !self->shown ? "" : n > 0 ? unnamed
                                                               : _ ("No cards in hand"));
  gtk_widget_set_visible (GTK_WIDGET (self->unnamed), n > 0 || count_hand (self) == 0);
  gtk_widget_set_visible (GTK_WIDGET (self->name_list), self->goal == ACIES_ZONE_HAND);
  gtk_widget_set_visible (self->name, can_tap (self) && n > 0);
  if (self->shown)
    fill_list (self, LIST_HAND);
  else
    {
      acies_box_clear (self->boxes[LIST_HAND]);
      for (guint card = 0; card < ACIES_MAX_CARDS; card++)
        self->opened[card] &= (guint8) ~(1u << LIST_HAND);
    }
  fill_choice (self, self->name_list, self->shown && n > 0 ? ACIES_ZONE_HAND : ACIES_NO_ZONE - 1);
}

static char *
dup_title (AciesCardsPage *self,
           List            list)
{
  const AciesDeckType *deck = deck_of (self);

  switch (list)
    {
    case LIST_COMING:
      return g_strdup (_ ("Still to Come"));

    case LIST_PLAYED:
      return g_strdup (_ ("Played"));

    case LIST_ROW:
      return g_strdup (deck != NULL && deck->row_name != NULL ? deck->row_name : _ ("Beside the Deck"));

    default:
      return g_strdup_printf (_ ("In Front of %s"), side_name (self));
    }
}

static void
show_list (AciesCardsPage *self,
           List            list)
{
  const AciesDeckType *deck = deck_of (self);
  g_autofree char     *title = dup_title (self, list);
  guint                n = fill_list (self, list);
  /* Translators: what a list has, and the number of cards: “Played: 7” */
  g_autofree char *text = g_strdup_printf (C_ ("cards", "%1$s: %2$u"), title, n);

  gtk_label_set_text (self->titles[list], text);
  gtk_widget_set_visible (self->groups[list], (list != LIST_ROW || (deck != NULL && deck->row > 0)) && (list != LIST_LAID || (deck != NULL && deck->laid)));
}

static void
choose_toggle (GtkBox *box,
               guint   at)
{
  for (GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (box)); button != NULL; button = gtk_widget_get_next_sibling (button))
    if (GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "at")) == at)
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), TRUE);
}

static void
refresh (AciesCardsPage *self)
{
  self->showing = TRUE;
  choose_toggle (self->side_box, self->side);
  choose_toggle (self->deck_box, self->deck);
  self->showing = FALSE;
  show_buttons (self);
  show_choice (self);
  show_hand (self);
  for (List list = LIST_COMING; list < LIST_HAND; list++)
    show_list (self, list);
}

/* --- setting up ---------------------------------------------------------------------------------------- */

void
acies_cards_page_set_side (AciesCardsPage *self,
                           AciesSide       side)
{
  g_return_if_fail (ACIES_IS_CARDS_PAGE (self) && self->session != NULL);

  if (side == self->side)
    return;
  self->side = side;
  self->goal = ACIES_NO_ZONE;
  hide_hand (self);
}

static void
side_cb (GtkToggleButton *button,
         AciesCardsPage  *self)
{
  if (!self->showing && gtk_toggle_button_get_active (button))
    acies_cards_page_set_side (self, (AciesSide) GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "at")));
}

static void
deck_cb (GtkToggleButton *button,
         AciesCardsPage  *self)
{
  if (self->showing || !gtk_toggle_button_get_active (button))
    return;
  self->deck = (AciesId) GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "at"));
  self->goal = ACIES_NO_ZONE;
  refresh (self);
}

static void
add_toggle (AciesCardsPage *self,
            GtkBox         *box,
            const char     *name,
            guint           at,
            GCallback       callback)
{
  GtkWidget *button = gtk_toggle_button_new_with_label (name);
  GtkWidget *first = gtk_widget_get_first_child (GTK_WIDGET (box));

  if (first != NULL)
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), GTK_TOGGLE_BUTTON (first));
  gtk_widget_add_css_class (button, "touch");
  acies_accessible_name (button, name);
  g_object_set_data (G_OBJECT (button), "at", GUINT_TO_POINTER (at));
  g_signal_connect_object (button, "toggled", callback, self, 0);
  gtk_box_append (box, button);
}

void
acies_cards_page_set_session (AciesCardsPage *self,
                              AciesSession   *session)
{
  const AciesRuleset *ruleset;

  g_return_if_fail (ACIES_IS_CARDS_PAGE (self) && self->session == NULL);

  self->session = g_object_ref (session);
  ruleset = state_of (self)->ruleset;
  self->deck = acies_ruleset_has_own_cards (ruleset) ? ACIES_NO_ID : 0;
  self->showing = TRUE;
  for (guint side = 0; side < ruleset->n_sides; side++)
    add_toggle (self, self->side_box, ruleset->sides[side].name, side, G_CALLBACK (side_cb));
  if (self->deck == ACIES_NO_ID)
    add_toggle (self, self->deck_box, _ ("Own Deck"), ACIES_NO_ID, G_CALLBACK (deck_cb));
  for (guint deck = 0; deck < ruleset->n_decks; deck++)
    add_toggle (self, self->deck_box, ruleset->decks[deck].name, deck, G_CALLBACK (deck_cb));
  gtk_widget_set_visible (GTK_WIDGET (self->deck_box), ruleset->n_decks > (self->deck == ACIES_NO_ID ? 0 : 1));
  g_signal_connect_object (session, "changed", G_CALLBACK (refresh), self, G_CONNECT_SWAPPED);
  refresh (self);
}

void
acies_cards_page_set_shape (AciesCardsPage *self,
                            AciesShapeKind  shape)
{
  g_return_if_fail (ACIES_IS_CARDS_PAGE (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->lists), shape > ACIES_SHAPE_MEDIUM ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
}

void
acies_cards_page_take_focus (AciesCardsPage *self)
{
  g_return_if_fail (ACIES_IS_CARDS_PAGE (self));

  gtk_widget_child_focus (GTK_WIDGET (self->side_box), GTK_DIR_TAB_FORWARD);
}

static void
acies_cards_page_root (GtkWidget *widget)
{
  GtkRoot *root;

  GTK_WIDGET_CLASS (acies_cards_page_parent_class)->root (widget);
  root = gtk_widget_get_root (widget);
  if (GTK_IS_WINDOW (root))
    g_signal_connect (root, "notify::is-active", G_CALLBACK (active_cb), widget);
}

static void
acies_cards_page_unroot (GtkWidget *widget)
{
  g_signal_handlers_disconnect_by_func (gtk_widget_get_root (widget), active_cb, widget);
  GTK_WIDGET_CLASS (acies_cards_page_parent_class)->unroot (widget);
}

static void
acies_cards_page_unmap (GtkWidget *widget)
{
  AciesCardsPage *self = ACIES_CARDS_PAGE (widget);
  GtkWidget      *focus = gtk_root_get_focus (gtk_widget_get_root (widget));

  GTK_WIDGET_CLASS (acies_cards_page_parent_class)->unmap (widget);
  if (!self->shown)
    return;
  /* The window would otherwise keep a reference to the widget from which the focus cannot move. */
  if (focus != NULL && gtk_widget_is_ancestor (focus, self->revealed))
    gtk_root_set_focus (gtk_widget_get_root (widget), NULL);
  hide_hand (self);
}

static void
acies_cards_page_dispose (GObject *object)
{
  g_clear_object (&ACIES_CARDS_PAGE (object)->session);
  gtk_widget_dispose_template (GTK_WIDGET (object), ACIES_TYPE_CARDS_PAGE);
  G_OBJECT_CLASS (acies_cards_page_parent_class)->dispose (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  static const struct
  {
    const char *name;
    gssize      offset;
  } children[] = {
    { "coming_group", G_STRUCT_OFFSET (AciesCardsPage, groups[LIST_COMING]) },
    { "coming_title", G_STRUCT_OFFSET (AciesCardsPage, titles[LIST_COMING]) },
    { "coming_list", G_STRUCT_OFFSET (AciesCardsPage, boxes[LIST_COMING]) },
    { "played_group", G_STRUCT_OFFSET (AciesCardsPage, groups[LIST_PLAYED]) },
    { "played_title", G_STRUCT_OFFSET (AciesCardsPage, titles[LIST_PLAYED]) },
    { "played_list", G_STRUCT_OFFSET (AciesCardsPage, boxes[LIST_PLAYED]) },
    { "row_group", G_STRUCT_OFFSET (AciesCardsPage, groups[LIST_ROW]) },
    { "row_title", G_STRUCT_OFFSET (AciesCardsPage, titles[LIST_ROW]) },
    { "row_list", G_STRUCT_OFFSET (AciesCardsPage, boxes[LIST_ROW]) },
    { "laid_group", G_STRUCT_OFFSET (AciesCardsPage, groups[LIST_LAID]) },
    { "laid_title", G_STRUCT_OFFSET (AciesCardsPage, titles[LIST_LAID]) },
    { "laid_list", G_STRUCT_OFFSET (AciesCardsPage, boxes[LIST_LAID]) },
    { "hand_list", G_STRUCT_OFFSET (AciesCardsPage, boxes[LIST_HAND]) },
  };

  for (guint i = 0; i < G_N_ELEMENTS (children); i++)
    gtk_widget_class_bind_template_child_full (widget_class, children[i].name, FALSE, children[i].offset);
}

static void
acies_cards_page_class_init (AciesCardsPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = acies_cards_page_dispose;
  widget_class->root = acies_cards_page_root;
  widget_class->unroot = acies_cards_page_unroot;
  widget_class->unmap = acies_cards_page_unmap;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/aciesgame/Acies/companion-cards.ui");
  bind_children (widget_class);
  gtk_widget_class_bind_template_child (widget_class, AciesCardsPage, child);
  gtk_widget_class_bind_template_child (widget_class, AciesCardsPage, side_box);
  gtk_widget_class_bind_template_child (widget_class, AciesCardsPage, deck_box);
  gtk_widget_class_bind_template_child (widget_class, AciesCardsPage, counts);
  gtk_widget_class_bind_template_child (widget_class, AciesCardsPage, taps);
  gtk_widget_class_bind_template_child (widget_class, AciesCardsPage, draw);
  gtk_widget_class_bind_template_child (widget_class, AciesCardsPage, back);
  gtk_widget_class_bind_template_child (widget_class, AciesCardsPage, play);
  gtk_widget_class_bind_template_child (widget_class, AciesCardsPage, lay);
  gtk_widget_class_bind_template_child (widget_class, AciesCardsPage, open);
  gtk_widget_class_bind_template_child (widget_class, AciesCardsPage, shuffle);
  gtk_widget_class_bind_template_child (widget_class, AciesCardsPage, choice);
  gtk_widget_class_bind_template_child (widget_class, AciesCardsPage, choice_title);
  gtk_widget_class_bind_template_child (widget_class, AciesCardsPage, choice_list);
  gtk_widget_class_bind_template_child (widget_class, AciesCardsPage, hand);
  gtk_widget_class_bind_template_child (widget_class, AciesCardsPage, hand_title);
  gtk_widget_class_bind_template_child (widget_class, AciesCardsPage, closed);
  gtk_widget_class_bind_template_child (widget_class, AciesCardsPage, pass);
  gtk_widget_class_bind_template_child (widget_class, AciesCardsPage, show);
  gtk_widget_class_bind_template_child (widget_class, AciesCardsPage, revealed);
  gtk_widget_class_bind_template_child (widget_class, AciesCardsPage, unnamed);
  gtk_widget_class_bind_template_child (widget_class, AciesCardsPage, name);
  gtk_widget_class_bind_template_child (widget_class, AciesCardsPage, name_list);
  gtk_widget_class_bind_template_child (widget_class, AciesCardsPage, hide);
  gtk_widget_class_bind_template_child (widget_class, AciesCardsPage, lists);
  gtk_widget_class_bind_template_callback (widget_class, draw_cb);
  gtk_widget_class_bind_template_callback (widget_class, back_cb);
  gtk_widget_class_bind_template_callback (widget_class, play_cb);
  gtk_widget_class_bind_template_callback (widget_class, lay_cb);
  gtk_widget_class_bind_template_callback (widget_class, open_cb);
  gtk_widget_class_bind_template_callback (widget_class, shuffle_cb);
  gtk_widget_class_bind_template_callback (widget_class, cancel_cb);
  gtk_widget_class_bind_template_callback (widget_class, show_cb);
  gtk_widget_class_bind_template_callback (widget_class, hide_cb);
  gtk_widget_class_bind_template_callback (widget_class, name_cb);
}

static void
acies_cards_page_init (AciesCardsPage *self)
{
  self->deck = ACIES_NO_ID;
  self->goal = ACIES_NO_ZONE;
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (GTK_WIDGET (self->side_box), acies_wrap_layout_new (GAP, 0));
  gtk_widget_set_layout_manager (GTK_WIDGET (self->deck_box), acies_wrap_layout_new (GAP, 0));
  gtk_widget_set_layout_manager (self->taps, acies_wrap_layout_new (GAP, 0));
  gtk_widget_set_layout_manager (GTK_WIDGET (self->choice_list), acies_wrap_layout_new (GAP, 0));
  gtk_widget_set_layout_manager (GTK_WIDGET (self->name_list), acies_wrap_layout_new (GAP, 0));
  acies_click_guard_add (self->show);
}
