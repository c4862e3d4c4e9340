/* deck-list.c - the cards of one side, or of the decks in common
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor/panels/deck-list.h"

#include "editor/panels/choice-row.h"
#include "editor/panels/deck-start.h"
#include "editor/panels/number-column.h"
#include "editor/panels/number-spin.h"
#include "engine/core/engine.h"
#include "engine/edit/armies.h"
#include "engine/find/findings.h"
#include "widgets/tooltip.h"
#include "widgets/wrap-layout.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#define HELD_GAP 6

/* Numbers of each card: all its copies, and those that are discarded. */
enum
{
  COLUMN_COPIES,
  COLUMN_DISCARD,
  N_COLUMNS,
};

static const struct
{
  AciesCommandKind kind;
  const char      *name;
} columns[N_COLUMNS] = {
  /* Translators: %s is the name of a card */
  [COLUMN_COPIES] = { ACIES_COMMAND_CARDS, N_ ("%s: copies") },
  /* Translators: %s is the name of a card */
  [COLUMN_DISCARD] = { ACIES_COMMAND_DISCARD, N_ ("%s: discarded") },
};

struct _AciesDeckList
{
  GtkWidget parent_instance;

  AciesEditor *editor;
  AciesSide    side; /* or ACIES_COMMON */
  GtkWidget   *box;
  GtkLabel    *sum;
  GPtrArray   *columns[N_COLUMNS];    /* of GtkSpinButton */
  GPtrArray   *hold;                  /* of GtkButton: each puts a copy of its card in the starting hand */
  GtkWidget   *fill;                  /* (nullable): the button that fills the hand */
  GtkWidget   *hand;                  /* (nullable): a button for each card in the starting hand */
  GtkWidget   *no_hand;               /* shown if there is none */
  guint8       held[ACIES_MAX_CARDS]; /* the cards that these buttons show */
  GtkWidget   *battle_card;           /* NULL where the side has none to choose from */
  GArray      *battle_ids;            /* of AciesId: what it chooses from, after "None" */
};

G_DEFINE_FINAL_TYPE (AciesDeckList, acies_deck_list, GTK_TYPE_WIDGET)

static const struct
{
  const char *title;
  const char *css_class;
} kinds[] = {
  [ACIES_CARD_ORDER] = { N_ ("Order cards"), "card-order" },
  [ACIES_CARD_OFFENSIVE] = { N_ ("Offensive cards"), "card-offensive" },
  [ACIES_CARD_DEFENSIVE] = { N_ ("Defensive cards"), "card-defensive" },
  [ACIES_CARD_SCENARIO] = { N_ ("Scenario cards"), "card-scenario" },
};

/* --- the card of the battle ----------------------------------------------------------------- */

/* One of the chosen kind, and none of the others. */
static GArray *
list_changes (AciesDeckList    *self,
              const AciesState *state,
              AciesId           chosen)
{
  GArray *commands = acies_commands_new ();

  for (guint i = 0; i < self->battle_ids->len; i++)
    {
      AciesCommand command = acies_command_with_id (ACIES_COMMAND_CARDS, g_array_index (self->battle_ids, AciesId, i));

      command.side = self->side;
      command.number = command.id == chosen;
      if ((guint) command.number != acies_state_count_copies (state, self->side, command.id))
        g_array_append_val (commands, command);
    }

  return commands;
}

static void
battle_card_cb (gpointer data,
                guint    id,
                guint    place)
{
  AciesDeckList    *self = data;
  const AciesState *state = acies_editor_get_state (self->editor);
  AciesId           chosen = ACIES_NO_ID;
  g_autofree char  *label = NULL;
  g_autoptr (GArray) commands = NULL;

  if (place > 0)
    chosen = g_array_index (self->battle_ids, AciesId, place - 1);
  commands = list_changes (self, state, chosen);
  /* Translators: a side, then the name of a card */
  label = g_strdup_printf (_ ("Scenario Card of %1$s: %2$s"), state->ruleset->sides[self->side].name,
                           chosen != ACIES_NO_ID ? state->ruleset->cards[chosen].name : C_ ("scenario card", "None"));
  acies_editor_apply_all (self->editor, commands, label);
}

static void
refresh_battle_card (AciesDeckList    *self,
                     const AciesState *state)
{
  guint            n = 0;
  AciesId          card = acies_army_find_battle_card (state, self->side, &n);
  guint            place = 0;
  const char      *battle = NULL;
  g_autofree char *note = NULL;
  g_autofree char *escaped = NULL;

  for (guint i = 0; i < self->battle_ids->len; i++)
    if (g_array_index (self->battle_ids, AciesId, i) == card)
      place = i + 1;
  if (place > 0)
    battle = state->ruleset->cards[card].scenario;
  acies_choice_row_show (self->battle_card, place);
  if (n > 1)
    note = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u card; the boxed game has one per battle",
                                         "%u cards; the boxed game has one per battle", n),
                            n);
  else if (battle != NULL)
    /* Translators: the id of a battle, such as "elis" */
    note = g_strdup_printf (_ ("Made for the battle “%s”"), battle);
  else
    note = g_strdup (_ ("At most one per side"));
  escaped = g_markup_escape_text (note, -1);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->battle_card), escaped);
}

/* --- the starting hand ---------------------------------------------------------------------- */

static AciesId
card_of (gpointer button)
{
  return (AciesId) GPOINTER_TO_UINT (g_object_get_data (button, "acies-card"));
}

/* Puts @step more copies of a card in the hand. The editor says why not, if that is impossible. */
static void
hold (AciesDeckList *self,
      AciesId        card,
      int            step)
{
  AciesCommand command = acies_command_with_id (ACIES_COMMAND_HAND, card);

  command.side = self->side;
  command.number = (gint16) (acies_edit_number (&command, acies_editor_get_state (self->editor)) + step);
  if (command.number >= 0)
    acies_editor_apply (self->editor, &command);
  else
    gtk_widget_error_bell (GTK_WIDGET (self));
}

static void
hold_cb (AciesDeckList *self,
         GtkWidget     *button)
{
  hold (self, card_of (button), 1);
}

static void
take_out_cb (AciesDeckList *self,
             GtkWidget     *button)
{
  hold (self, card_of (button), -1);
}

static void
fill_cb (AciesDeckList *self)
{
  const AciesState *state = acies_editor_get_state (self->editor);
  g_autoptr (GArray) commands = acies_hand_fill_commands (state, self->side);
  /* Translators: a side */
  g_autofree char *label = g_strdup_printf (_ ("Fill the Hand of %s"), state->ruleset->sides[self->side].name);

  if (commands->len > 0)
    acies_editor_apply_all (self->editor, commands, label);
}

static GtkWidget *
new_held (AciesDeckList       *self,
          const AciesCardType *card,
          AciesId              id)
{
  GtkWidget       *button = gtk_button_new ();
  GtkWidget       *label = gtk_label_new (card->name);
  GtkWidget       *mark = gtk_separator_new (GTK_ORIENTATION_VERTICAL);
  GtkWidget       *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  g_autofree char *name = g_strdup_printf (_ ("%s: put back in the deck"), card->name);

  gtk_widget_add_css_class (mark, "card-mark");
  gtk_widget_add_css_class (mark, kinds[card->kind].css_class);
  gtk_box_append (GTK_BOX (box), mark);
  gtk_box_append (GTK_BOX (box), label);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "held-card");
  acies_tooltip_set (button, _ ("Put it back in the deck"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_object_set_data (G_OBJECT (button), "acies-card", GUINT_TO_POINTER (id));
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (take_out_cb), self);

  return button;
}

/* The card that was taken out had the focus: the next one gets it. */
static void
focus_held (AciesDeckList *self,
            int            place)
{
  GtkWidget *next = gtk_widget_get_first_child (self->hand);

  if (place < 0)
    return;
  for (; place > 0 && next != NULL && gtk_widget_get_next_sibling (next) != NULL; place--)
    next = gtk_widget_get_next_sibling (next);
  if (next == NULL)
    gtk_widget_child_focus (GTK_WIDGET (self), GTK_DIR_TAB_FORWARD);
  else
    gtk_widget_grab_focus (next);
}

static void
refresh_hand (AciesDeckList    *self,
              const AciesState *state)
{
  const guint8 *cards = state->cards[self->side][ACIES_ZONE_HAND];
  GtkWidget    *child;
  int           focused = -1;

  if (memcmp (self->held, cards, sizeof self->held) == 0)
    return;
  memcpy (self->held, cards, sizeof self->held);
  for (int place = 0; (child = gtk_widget_get_first_child (self->hand)) != NULL; place++)
    {
      if (gtk_widget_has_focus (child))
        focused = place;
      gtk_box_remove (GTK_BOX (self->hand), child);
    }
  for (AciesId card = 0; card < state->ruleset->n_cards; card++)
    for (guint i = 0; i < cards[card]; i++)
      gtk_box_append (GTK_BOX (self->hand), new_held (self, &state->ruleset->cards[card], card));
  gtk_widget_set_visible (self->no_hand, gtk_widget_get_first_child (self->hand) == NULL);
  focus_held (self, focused);
}

/* A button that would change nothing says why. */
static void
refresh_fill (AciesDeckList    *self,
              const AciesState *state)
{
  g_autoptr (GArray) commands = acies_hand_fill_commands (state, self->side);
  const char *text = _ ("Fill the starting hand from the deck, orders first");

  if (commands->len == 0)
    text = acies_state_count_cards (state, self->side, ACIES_ZONE_DECK) == 0 ? _ ("The deck has no cards left") : _ ("The hand is full");
  gtk_widget_set_sensitive (self->fill, commands->len > 0);
  acies_tooltip_set (self->fill, text);
}

/* --- showing -------------------------------------------------------------------------------- */

static void
refresh_common_sum (AciesDeckList    *self,
                    const AciesState *state)
{
  guint hand = acies_state_count_cards (state, ACIES_COMMON, ACIES_ZONE_HAND);
  guint sum = hand + acies_state_count_cards (state, ACIES_COMMON, ACIES_ZONE_DECK) +
              acies_state_count_cards (state, ACIES_COMMON, ACIES_ZONE_DISCARD);
  /* Translators: cards of all decks, and cards in starting hands */
  g_autofree char *text = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$u card in total, %2$u of them in starting hands", "%1$u cards in total, %2$u of them in starting hands", sum), sum, hand);

  gtk_label_set_text (self->sum, text);
}

static void
refresh_sum (AciesDeckList    *self,
             const AciesState *state)
{
  guint            hand = acies_state_count_cards (state, self->side, ACIES_ZONE_HAND);
  guint            sum = 0;
  guint            box = state->ruleset->box_cards;
  g_autofree char *text = NULL;

  for (guint zone = 0; zone < ACIES_N_ZONES; zone++)
    sum += acies_state_count_cards (state, self->side, zone);
  gtk_widget_set_visible (GTK_WIDGET (self->sum), acies_ruleset_has_own_cards (state->ruleset));
  if (acies_ruleset_lacks (state->ruleset, ACIES_LACKS_HAND_SIZE))
    /* Translators: cards of a deck, and cards in the starting hand */
    text = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$u card in total, %2$u in the starting hand", "%1$u cards in total, %2$u in the starting hand", sum), sum, hand);
  else
    /* Translators: cards of a deck, cards in the starting hand, and how many the hand can hold */
    text = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$u card in total, %2$u of %3$u in the starting hand", "%1$u cards in total, %2$u of %3$u in the starting hand", sum), sum, hand, state->sides[self->side].hand_size);
  if (box > 0)
    {
      g_autofree char *own = g_steal_pointer (&text);

      /* Translators: the cards of one army, as told above; of all armies, and of the box */
      text = g_strdup_printf (_ ("%1$s; all decks together use %2$u of the %3$u cards in the box"), own, acies_box_count_cards (state), box);
    }
  gtk_label_set_text (self->sum, text);
}

void
acies_deck_list_refresh (AciesDeckList *self)
{
  const AciesState *state = acies_editor_get_state (self->editor);

  g_return_if_fail (ACIES_IS_DECK_LIST (self));

  if (state == NULL)
    return;
  for (guint column = 0; column < N_COLUMNS; column++)
    for (guint i = 0; i < self->columns[column]->len; i++)
      acies_number_spin_refresh (g_ptr_array_index (self->columns[column], i));
  if (self->hand != NULL)
    refresh_hand (self, state);
  if (self->fill != NULL)
    refresh_fill (self, state);
  if (self->battle_card != NULL)
    refresh_battle_card (self, state);
  if (self->side == ACIES_COMMON)
    refresh_common_sum (self, state);
  else
    refresh_sum (self, state);
}

/* --- building ------------------------------------------------------------------------------- */

static void
add_spin (AciesDeckList *self,
          GtkWidget     *row,
          guint          column,
          AciesId        card)
{
  const AciesState *state = acies_editor_get_state (self->editor);
  g_autofree char  *name = g_strdup_printf (gettext (columns[column].name), state->ruleset->cards[card].name);
  AciesCommand      field = acies_command_with_id (columns[column].kind, card);
  GtkWidget        *spin;

  field.side = self->side;
  spin = acies_number_spin_new (self->editor, &field, name);
  acies_number_column_add (self->columns[column], spin);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), spin);
}

static gboolean
key_pressed_cb (GtkEventControllerKey *keys,
                guint                  keyval,
                guint                  keycode,
                GdkModifierType        modifiers,
                AciesDeckList         *self)
{
  GtkWidget *row = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (keys));
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (row));
  GtkWidget *spin = focus != NULL ? gtk_widget_get_ancestor (focus, GTK_TYPE_SPIN_BUTTON) : NULL;

  if (gdk_keyval_to_lower (keyval) != GDK_KEY_h || (modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0)
    return FALSE;
  if (spin != NULL) /* which may have a number that was just typed */
    gtk_spin_button_update (GTK_SPIN_BUTTON (spin));
  hold (self, card_of (row), (modifiers & GDK_SHIFT_MASK) != 0 ? -1 : 1);

  return TRUE;
}

/* Puts copies of a card in the hand: the button one, and H in its row, also while its number has the focus. */
static void
add_hold (AciesDeckList *self,
          GtkWidget     *row,
          AciesId        card)
{
  const AciesState   *state = acies_editor_get_state (self->editor);
  g_autofree char    *name = g_strdup_printf (_ ("%s: put in the starting hand"), state->ruleset->cards[card].name);
  GtkWidget          *button = gtk_button_new_from_icon_name ("go-up-symbolic");
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  acies_tooltip_set (button, _ ("Put one in the starting hand (H)"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_object_set_data (G_OBJECT (button), "acies-card", GUINT_TO_POINTER (card));
  g_object_set_data (G_OBJECT (row), "acies-card", GUINT_TO_POINTER (card));
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (hold_cb), self);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (row, keys);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
}

static GtkWidget *
new_row (const AciesCardType *card)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *mark = gtk_separator_new (GTK_ORIENTATION_VERTICAL);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), card->name);
  gtk_widget_set_focusable (row, FALSE);
  acies_tooltip_set (row, card->text);
  gtk_widget_add_css_class (mark, "card-mark");
  gtk_widget_add_css_class (mark, kinds[card->kind].css_class);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), mark);

  return row;
}

static void
add_head (GtkWidget  *heads,
          const char *text,
          const char *css_class,
          const char *tooltip)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, "caption");
  gtk_widget_add_css_class (label, "dim-label");
  gtk_widget_add_css_class (label, css_class);
  acies_tooltip_set (label, tooltip);
  gtk_box_append (GTK_BOX (heads), label);
}

/* The words over the columns. */
static GtkWidget *
new_column_heads (gboolean has_copies,
                  gboolean has_hand)
{
  GtkWidget *heads = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  if (has_copies)
    add_head (heads, _ ("Copies"), "copies-head",
              _ ("Enter or Down goes to the next card, Shift+Enter or Up to the previous one; plus and minus change the number"));
  if (has_hand)
    add_head (heads, _ ("Hand"), "hand-head", _ ("H puts a copy in the starting hand, Shift+H takes one out"));
  gtk_widget_set_valign (heads, GTK_ALIGN_END);

  return heads;
}

static gboolean
may_have (AciesDeckList *self,
          AciesId        card)
{
  const AciesCardType *type = &acies_editor_get_state (self->editor)->ruleset->cards[card];

  if (self->side == ACIES_COMMON)
    return type->common;

  return !type->common && ((type->sides >> self->side) & 1) != 0;
}

static void
add_battle_card (AciesDeckList *self,
                 GtkWidget     *group)
{
  const AciesRuleset *ruleset = acies_editor_get_state (self->editor)->ruleset;
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  gtk_string_list_append (names, C_ ("scenario card", "None"));
  for (guint i = 0; i < self->battle_ids->len; i++)
    gtk_string_list_append (names, ruleset->cards[g_array_index (self->battle_ids, AciesId, i)].name);
  self->battle_card = acies_choice_row_new (_ ("Used in this battle"), battle_card_cb, self, 0);
  acies_choice_row_set_names (self->battle_card, names);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), self->battle_card);
}

static void
add_group (AciesDeckList *self,
           AciesCardKind  kind)
{
  const AciesRuleset *ruleset = acies_editor_get_state (self->editor)->ruleset;
  GtkWidget          *group = g_object_ref_sink (adw_preferences_group_new ());
  guint               n = 0;

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), gettext (kinds[kind].title));
  adw_preferences_group_set_header_suffix (ADW_PREFERENCES_GROUP (group), new_column_heads (TRUE, TRUE));
  if (kind == ACIES_CARD_SCENARIO && self->battle_ids->len > 0)
    add_battle_card (self, group);
  for (AciesId card = 0; card < ruleset->n_cards; card++)
    {
      GtkWidget *row;

      if (ruleset->cards[card].kind != kind || !may_have (self, card))
        continue;
      row = new_row (&ruleset->cards[card]);
      add_spin (self, row, COLUMN_COPIES, card);
      add_hold (self, row, card);
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
      n++;
    }
  if (n > 0)
    gtk_box_append (GTK_BOX (self->box), group);
  g_object_unref (group);
}

/* What is in common has no hand of its own: sides hold some of it. */
static void
add_deck (AciesDeckList *self,
          guint          deck)
{
  const AciesRuleset *ruleset = acies_editor_get_state (self->editor)->ruleset;
  GtkWidget          *group = adw_preferences_group_new ();
  gboolean            is_held = self->side != ACIES_COMMON;

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), ruleset->decks[deck].name);
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (group), _ ("A deck that all sides share"));
  adw_preferences_group_set_header_suffix (ADW_PREFERENCES_GROUP (group),
                                           new_column_heads (!is_held, is_held));
  for (AciesId card = 0; card < ruleset->n_cards; card++)
    {
      GtkWidget *row;

      if (ruleset->cards[card].deck != deck || (is_held && !((ruleset->cards[card].sides >> self->side) & 1)))
        continue;
      row = new_row (&ruleset->cards[card]);
      if (is_held)
        add_hold (self, row, card);
      else
        add_spin (self, row, COLUMN_COPIES, card);
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
    }
  gtk_box_append (GTK_BOX (self->box), group);
}

static void
add_common_decks (AciesDeckList *self)
{
  const AciesRuleset *ruleset = acies_editor_get_state (self->editor)->ruleset;

  for (guint deck = 0; deck < ruleset->n_decks; deck++)
    {
      if (ruleset->decks[deck].common && (self->side == ACIES_COMMON || !ruleset->decks[deck].unheld))
        add_deck (self, deck);
    }
}

/* A battle that begins later than its first turn may have seen cards played. */
static void
add_discards (AciesDeckList *self)
{
  const AciesRuleset *ruleset = acies_editor_get_state (self->editor)->ruleset;
  GtkWidget          *group = adw_preferences_group_new ();
  GtkWidget          *expander = adw_expander_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (expander), _ ("Discarded before the battle"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (expander), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Discarded before the battle"), -1);
  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (expander), _ ("For battles that start after the first turn"));
  for (AciesId card = 0; card < ruleset->n_cards; card++)
    {
      GtkWidget *row;

      if (!may_have (self, card))
        continue;
      row = new_row (&ruleset->cards[card]);
      add_spin (self, row, COLUMN_DISCARD, card);
      adw_expander_row_add_row (ADW_EXPANDER_ROW (expander), row);
    }
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), expander);
  gtk_box_append (GTK_BOX (self->box), group);
}

static gboolean
can_fill (const AciesRuleset *ruleset)
{
  return acies_ruleset_has_own_cards (ruleset) && !acies_ruleset_lacks (ruleset, ACIES_LACKS_HAND_SIZE) &&
         !acies_ruleset_has (ruleset, ACIES_TRAIT_FILLS_HANDS);
}

/* The cards of the hand as buttons, over the rows of all cards. */
static void
add_hand (AciesDeckList *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, HELD_GAP);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *heading = gtk_label_new (_ ("Starting hand"));

  gtk_widget_add_css_class (heading, "heading");
  gtk_widget_set_hexpand (heading, TRUE);
  gtk_label_set_xalign (GTK_LABEL (heading), 0);
  gtk_box_append (GTK_BOX (line), heading);
  if (can_fill (acies_editor_get_state (self->editor)->ruleset))
    {
      self->fill = gtk_button_new_with_label (_ ("Fill Hand"));
      g_signal_connect_swapped (self->fill, "clicked", G_CALLBACK (fill_cb), self);
      gtk_box_append (GTK_BOX (line), self->fill);
    }
  self->hand = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_set_layout_manager (self->hand, acies_wrap_layout_new (HELD_GAP, 0));
  self->no_hand = gtk_label_new (_ ("No cards"));
  gtk_widget_add_css_class (self->no_hand, "dim-label");
  gtk_widget_set_halign (self->no_hand, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (box), line);
  gtk_box_append (GTK_BOX (box), self->hand);
  gtk_box_append (GTK_BOX (box), self->no_hand);
  gtk_box_append (GTK_BOX (self->box), box);
}

GtkWidget *
acies_deck_list_new (AciesEditor *editor,
                     AciesSide    side)
{
  AciesDeckList      *self = g_object_new (ACIES_TYPE_DECK_LIST, NULL);
  const AciesRuleset *ruleset = acies_editor_get_state (editor)->ruleset;

  self->editor = editor;
  self->side = side;
  for (AciesId card = 0; card < ruleset->n_cards; card++)
    if (ruleset->cards[card].kind == ACIES_CARD_SCENARIO && may_have (self, card))
      g_array_append_val (self->battle_ids, card);
  if (side != ACIES_COMMON && acies_ruleset_has_own_cards (ruleset))
    gtk_box_append (GTK_BOX (self->box), acies_deck_start_new (editor, side));
  if (side != ACIES_COMMON)
    add_hand (self);
  for (guint kind = 0; kind < G_N_ELEMENTS (kinds) && side != ACIES_COMMON; kind++)
    add_group (self, kind);
  add_common_decks (self);
  if (side == ACIES_COMMON || acies_ruleset_has_own_cards (ruleset))
    add_discards (self);

  return GTK_WIDGET (self);
}

static void
acies_deck_list_dispose (GObject *object)
{
  g_clear_pointer (&ACIES_DECK_LIST (object)->box, gtk_widget_unparent);
  G_OBJECT_CLASS (acies_deck_list_parent_class)->dispose (object);
}

static void
acies_deck_list_finalize (GObject *object)
{
  AciesDeckList *self = ACIES_DECK_LIST (object);

  for (guint column = 0; column < N_COLUMNS; column++)
    g_ptr_array_unref (self->columns[column]);
  g_array_unref (self->battle_ids);
  G_OBJECT_CLASS (acies_deck_list_parent_class)->finalize (object);
}

static void
acies_deck_list_class_init (AciesDeckListClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = acies_deck_list_dispose;
  G_OBJECT_CLASS (klass)->finalize = acies_deck_list_finalize;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "deck-list");
}

static void
acies_deck_list_init (AciesDeckList *self)
{
  GtkWidget *sum = gtk_label_new (NULL);

  for (guint column = 0; column < N_COLUMNS; column++)
    self->columns[column] = g_ptr_array_new ();
  self->battle_ids = g_array_new (FALSE, FALSE, sizeof (AciesId));
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 18);
  gtk_widget_add_css_class (sum, "dim-label");
  gtk_label_set_wrap (GTK_LABEL (sum), TRUE);
  gtk_label_set_xalign (GTK_LABEL (sum), 0);
  self->sum = GTK_LABEL (sum);
  gtk_box_append (GTK_BOX (self->box), sum);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}
