/* deck-table.c - a table of the decks of all sides and the common decks
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor/panels/deck-table.h"

#include "editor/panels/deck-cell.h"
#include "engine/core/engine.h"
#include "engine/edit/armies.h"
#include "engine/find/box.h"
#include "engine/find/findings.h"
#include "formats/scenario/scenario-xml.h"
#include "widgets/accessible.h"
#include "widgets/menus.h"
#include "widgets/tooltip.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#define GAP 12 /* pixels between columns */

/* The column of one owner, from the head to the last card. */
typedef struct
{
  GtkSizeGroup *width;
  GtkWidget    *head;      /* (nullable) */
  GPtrArray    *widgets;   /* of GtkWidget: all widgets in the column, with the same width */
  GPtrArray    *lacking;   /* of GtkWidget: rows of cards that the side cannot have */
  GPtrArray    *copies;    /* of GtkSpinButton */
  GPtrArray    *discarded; /* of GtkSpinButton */
  GtkLabel     *sum;
  GtkWidget    *full; /* shown while the hand is full */
  GtkWidget    *fill; /* (nullable): the button that fills the hand */
} Column;

struct _AciesDeckTable
{
  GtkBox parent_instance;

  AciesEditor *editor;
  GtkWidget   *heads;
  Column       columns[ACIES_MAX_SIDES];
  Column       common; /* column of the common decks, without a head */
  gboolean     is_narrow;
  GPtrArray   *cells; /* of AciesDeckCell */
  GtkLabel    *sum;   /* sum of all decks */
};

G_DEFINE_FINAL_TYPE (AciesDeckTable, acies_deck_table, GTK_TYPE_BOX)

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

static const AciesRuleset *
get_ruleset (AciesDeckTable *self)
{
  return acies_editor_get_state (self->editor)->ruleset;
}

/* --- showing -------------------------------------------------------------------------------- */

/* If the button would do nothing, its tooltip says why. */
static void
refresh_fill (Column           *column,
              const AciesState *state,
              AciesSide         side)
{
  g_autoptr (GArray) commands = acies_hand_fill_commands (state, side);
  const char *text = _ ("Fill the starting hand from the deck, orders first");

  if (commands->len == 0)
    text = acies_state_count_cards (state, side, ACIES_ZONE_DECK) == 0 ? _ ("The deck has no cards left") : _ ("The hand is full");
  gtk_widget_set_sensitive (column->fill, commands->len > 0);
  acies_tooltip_set (column->fill, text);
}

static void
refresh_head (Column           *column,
              const AciesState *state,
              AciesSide         side)
{
  guint            hand = acies_state_count_cards (state, side, ACIES_ZONE_HAND);
  guint            sum = 0;
  g_autofree char *text = NULL;

  for (guint zone = 0; zone < ACIES_N_ZONES; zone++)
    sum += acies_state_count_cards (state, side, zone);
  if (!acies_ruleset_has_own_cards (state->ruleset))
    /* Translators: cards in the starting hand */
    text = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u card in hand", "%u cards in hand", hand), hand);
  else if (acies_ruleset_lacks (state->ruleset, ACIES_LACKS_HAND_SIZE))
    /* Translators: cards of a deck, and cards in the starting hand */
    text = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$u card · %2$u in hand", "%1$u cards · %2$u in hand", sum), sum, hand);
  else
    /* Translators: cards of a deck, cards in the starting hand, and how many the hand can hold */
    text = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$u card · hand %2$u of %3$u", "%1$u cards · hand %2$u of %3$u", sum), sum, hand, state->sides[side].hand_size);
  gtk_label_set_text (column->sum, text);
  gtk_widget_set_visible (column->full, hand > 0 && hand == state->sides[side].hand_size);
  if (column->fill != NULL)
    refresh_fill (column, state, side);
}

static void
refresh_sum (AciesDeckTable   *self,
             const AciesState *state)
{
  guint            hand = acies_state_count_cards (state, ACIES_COMMON, ACIES_ZONE_HAND);
  guint            sum = hand + acies_state_count_cards (state, ACIES_COMMON, ACIES_ZONE_DECK) + acies_state_count_cards (state, ACIES_COMMON, ACIES_ZONE_DISCARD);
  g_autofree char *text = NULL;

  if (acies_ruleset_has_common_cards (state->ruleset))
    /* Translators: cards of all decks, and cards in starting hands */
    text = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$u card in total, %2$u of them in starting hands", "%1$u cards in total, %2$u of them in starting hands", sum), sum, hand);
  else if (state->ruleset->box_cards > 0)
    /* Translators: cards of all decks, and cards that the box has */
    text = g_strdup_printf (_ ("All decks together use %1$u of the %2$u cards in the box"), acies_box_count_cards (state), state->ruleset->box_cards);
  gtk_label_set_text (self->sum, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (self->sum), text != NULL);
}

void
acies_deck_table_refresh (AciesDeckTable *self)
{
  const AciesState *state;

  g_return_if_fail (ACIES_IS_DECK_TABLE (self));

  state = acies_editor_get_state (self->editor);
  if (state == NULL)
    return;
  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    refresh_head (&self->columns[side], state, side);
  for (guint i = 0; i < self->cells->len; i++)
    acies_deck_cell_refresh (g_ptr_array_index (self->cells, i));
  refresh_sum (self, state);
}

/* In a narrow table the heads are above the cards, so that the column can be narrower than they are. */
static void
set_narrow (AciesDeckTable *self,
            gboolean        is_narrow)
{
  if (self->is_narrow == is_narrow)
    return;
  self->is_narrow = is_narrow;
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->heads), is_narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  for (AciesSide side = 0; side < get_ruleset (self)->n_sides; side++)
    {
      Column *column = &self->columns[side];

      if (is_narrow)
        gtk_size_group_remove_widget (column->width, column->head);
      else
        gtk_size_group_add_widget (column->width, column->head);
      gtk_widget_set_margin_start (column->head, is_narrow ? 0 : GAP);
    }
}

void
acies_deck_table_show_side (AciesDeckTable *self,
                            AciesSide       side)
{
  g_return_if_fail (ACIES_IS_DECK_TABLE (self));

  set_narrow (self, side != ACIES_NO_SIDE);
  for (AciesSide i = 0; i < ACIES_MAX_SIDES; i++)
    for (guint j = 0; j < self->columns[i].widgets->len; j++)
      gtk_widget_set_visible (g_ptr_array_index (self->columns[i].widgets, j), side == ACIES_NO_SIDE || side == i);
  for (AciesSide i = 0; i < ACIES_MAX_SIDES; i++)
    for (guint j = 0; j < self->columns[i].lacking->len; j++)
      gtk_widget_set_visible (g_ptr_array_index (self->columns[i].lacking, j), TRUE);
  for (guint j = 0; side != ACIES_NO_SIDE && j < self->columns[side].lacking->len; j++)
    gtk_widget_set_visible (g_ptr_array_index (self->columns[side].lacking, j), FALSE);
}

/* --- decks to start from --------------------------------------------------------------------- */

typedef struct
{
  AciesEditor *editor;
  AciesSide    side;
  GPtrArray   *battles; /* of AciesState: bundled battles to take the deck from */
} DeckStart;

static void
deck_start_free (DeckStart *self)
{
  g_ptr_array_unref (self->battles);
  g_free (self);
}

/* --- actions of the menu -------------------------------------------------------------------- */

/* @label: (transfer full) */
static void
apply (AciesEditor  *editor,
       const GArray *commands,
       char         *label)
{
  g_autofree char *owned = label;

  if (commands->len > 0)
    acies_editor_apply_all (editor, commands, owned);
}

static void
take_deck (AciesEditor      *editor,
           AciesSide         side,
           const AciesState *battle)
{
  const AciesState *state = acies_editor_get_state (editor);
  g_autoptr (GArray) commands = acies_deck_battle_commands (state, battle, side);

  /* Translators: a side, and the title of a battle */
  apply (editor, commands, g_strdup_printf (_ ("Deck of %1$s as in %2$s"), state->ruleset->sides[side].name, battle->texts->text[ACIES_TEXT_TITLE]));
}

gboolean
acies_deck_start_from_file (AciesEditor *editor,
                            AciesSide    side,
                            GFile       *file,
                            GError     **error)
{
  const AciesState *state = acies_editor_get_state (editor);
  g_autofree char  *path = g_file_get_path (file);
  g_autoptr (AciesState) battle = acies_scenario_read_bundled (path != NULL ? path : "", acies_editor_get_library (editor), error);

  if (battle == NULL)
    return FALSE;
  if (battle->ruleset != state->ruleset)
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, _ ("“%s” is a scenario of another game."), battle->texts->text[ACIES_TEXT_TITLE]);
      return FALSE;
    }
  take_deck (editor, side, battle);
  return TRUE;
}

/* @parameter: the battle or the side whose deck is taken, if the action has one */
static void
start_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       data)
{
  DeckStart        *self = data;
  const char       *name = g_action_get_name (G_ACTION (action));
  guint             source = parameter != NULL ? g_variant_get_uint32 (parameter) : 0;
  const AciesState *state = acies_editor_get_state (self->editor);
  const char       *side = state->ruleset->sides[self->side].name;
  g_autoptr (GArray) commands = NULL;

  if (g_str_equal (name, "battle"))
    take_deck (self->editor, self->side, g_ptr_array_index (self->battles, source));
  else if (g_str_equal (name, "standard"))
    {
      commands = acies_deck_standard_commands (state, self->side);
      /* Translators: a side */
      apply (self->editor, commands, g_strdup_printf (_ ("Standard Deck for %s"), side));
    }
  else if (g_str_equal (name, "copy"))
    {
      commands = acies_deck_copy_commands (state, (AciesSide) source, self->side);
      /* Translators: two sides */
      apply (self->editor, commands, g_strdup_printf (_ ("Copy the Deck of %1$s to %2$s"), state->ruleset->sides[source].name, side));
    }
  else
    {
      commands = acies_deck_clear_commands (state, self->side);
      /* Translators: a side */
      apply (self->editor, commands, g_strdup_printf (_ ("Empty Deck for %s"), side));
    }
}

/* --- the menu ------------------------------------------------------------------------------- */

/* Skips battles that cannot be read, or in which the side has no cards. */
static void
read_battles (DeckStart *self)
{
  AciesLibrary *library = acies_editor_get_library (self->editor);
  g_auto (GStrv) paths = NULL;

  if (library == NULL)
    return;
  paths = acies_library_list_scenarios (library, acies_editor_get_state (self->editor)->ruleset->id);
  for (guint i = 0; paths[i] != NULL; i++)
    {
      g_autoptr (AciesState) battle = acies_scenario_read_bundled (paths[i], library, NULL);

      if (battle != NULL && acies_state_count_cards (battle, self->side, ACIES_ZONE_DECK) > 0)
        g_ptr_array_add (self->battles, g_steal_pointer (&battle));
    }
}

/* @label: (transfer full) */
static void
append_item (GMenu      *menu,
             char       *label,
             const char *action,
             guint       target)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, action, "u", target);
  g_menu_append_item (menu, item);
  g_free (label);
}

static GMenuModel *
new_menu (DeckStart *self)
{
  const AciesRuleset *ruleset = acies_editor_get_state (self->editor)->ruleset;
  GMenu              *menu = g_menu_new ();
  g_autoptr (GMenu) battles = g_menu_new ();
  g_autoptr (GMenu) others = g_menu_new ();

  if (acies_ruleset_has_standard_deck (ruleset, self->side))
    g_menu_append (menu, _ ("Standard Deck"), "deck.standard");
  for (guint i = 0; i < self->battles->len; i++)
    /* Translators: the deck of a battle, by its title */
    append_item (battles, g_strdup_printf (_ ("As in %s"), ((const AciesState *) self->battles->pdata[i])->texts->text[ACIES_TEXT_TITLE]), "deck.battle", i);
  for (AciesSide from = 0; from < ruleset->n_sides; from++)
    if (from != self->side)
      /* Translators: a side, which has a deck */
      append_item (others, g_strdup_printf (_ ("Same as %s"), ruleset->sides[from].name), "deck.copy", from);
  append_item (others, g_strdup (_ ("From a File…")), "win.deck-file", self->side);
  g_menu_append (others, C_ ("deck", "Empty"), "deck.empty");
  g_menu_append_section (menu, NULL, G_MENU_MODEL (battles));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (others));

  return G_MENU_MODEL (menu);
}

/* Creates a menu button. Each item replaces the deck of @side, as one undo step. */
static GtkWidget *
new_start (AciesEditor *editor,
           AciesSide    side)
{
  static const GActionEntry entries[] = {
    { "standard", start_cb },
    { "battle", start_cb, "u" },
    { "copy", start_cb, "u" },
    { "empty", start_cb },
  };

  g_autoptr (GSimpleActionGroup) actions = g_simple_action_group_new ();
  g_autoptr (GMenuModel) menu = NULL;
  GtkWidget *button = gtk_menu_button_new ();
  DeckStart *self = g_new0 (DeckStart, 1);
  /* Translators: a side */
  g_autofree char *name = g_strdup_printf (_ ("%s: Start From"), acies_editor_get_state (editor)->ruleset->sides[side].name);

  self->editor = editor;
  self->side = side;
  self->battles = g_ptr_array_new_with_free_func ((GDestroyNotify) acies_state_free);
  read_battles (self);
  menu = new_menu (self);
  g_action_map_add_action_entries (G_ACTION_MAP (actions), entries, G_N_ELEMENTS (entries), self);
  gtk_widget_insert_action_group (button, "deck", G_ACTION_GROUP (actions));
  g_object_set_data_full (G_OBJECT (button), "acies-start", self, (GDestroyNotify) deck_start_free);
  gtk_menu_button_set_label (GTK_MENU_BUTTON (button), _ ("Start From"));
  acies_accessible_name (button, name);
  acies_tooltip_set (button, _ ("Replace the deck and the starting hand"));
  acies_menu_later (GTK_MENU_BUTTON (button), menu);

  return button;
}

/* --- heads ---------------------------------------------------------------------------------- */

static void
fill_cb (AciesDeckTable *self,
         GtkWidget      *button)
{
  AciesSide         side = (AciesSide) GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "acies-side"));
  const AciesState *state = acies_editor_get_state (self->editor);
  g_autoptr (GArray) commands = acies_hand_fill_commands (state, side);
  /* Translators: a side */
  g_autofree char *label = g_strdup_printf (_ ("Fill the Hand of %s"), state->ruleset->sides[side].name);

  if (commands->len > 0)
    acies_editor_apply_all (self->editor, commands, label);
}

static gboolean
can_fill (const AciesRuleset *ruleset)
{
  return acies_ruleset_has_own_cards (ruleset) && !acies_ruleset_lacks (ruleset, ACIES_LACKS_HAND_SIZE) &&
         !acies_ruleset_has (ruleset, ACIES_TRAIT_FILLS_HANDS);
}

static GtkWidget *
new_fill (AciesDeckTable *self,
          AciesSide       side)
{
  GtkWidget *button = gtk_button_new_with_label (_ ("Fill Hand"));
  /* Translators: a side */
  g_autofree char *name = g_strdup_printf (_ ("%s: Fill Hand"), get_ruleset (self)->sides[side].name);

  acies_accessible_name (button, name);
  g_object_set_data (G_OBJECT (button), "acies-side", GUINT_TO_POINTER (side));
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (fill_cb), self);

  return button;
}

static GtkWidget *
new_title (AciesDeckTable *self,
           Column         *column,
           AciesSide       side)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *name = gtk_label_new (get_ruleset (self)->sides[side].name);

  column->sum = GTK_LABEL (gtk_label_new (NULL));
  column->full = gtk_image_new_from_icon_name ("object-select-symbolic");
  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  acies_tooltip_when_cut (GTK_LABEL (name));
  gtk_widget_set_hexpand (name, TRUE);
  gtk_widget_add_css_class (name, "heading");
  gtk_widget_add_css_class (GTK_WIDGET (column->sum), "caption");
  acies_tooltip_set (column->full, _ ("The hand is full"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (column->full), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("The hand is full"), -1);
  gtk_box_append (GTK_BOX (line), name);
  gtk_box_append (GTK_BOX (line), GTK_WIDGET (column->sum));
  gtk_box_append (GTK_BOX (line), column->full);

  return line;
}

static void
add_to_column (Column    *column,
               GtkWidget *widget)
{
  gtk_widget_set_hexpand (widget, FALSE);
  gtk_widget_set_margin_start (widget, GAP);
  gtk_size_group_add_widget (column->width, widget);
  g_ptr_array_add (column->widgets, widget);
}

static void
add_head (AciesDeckTable *self,
          AciesSide       side)
{
  Column    *column = &self->columns[side];
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  gtk_box_append (GTK_BOX (head), new_title (self, column, side));
  gtk_box_set_homogeneous (GTK_BOX (buttons), TRUE);
  if (acies_ruleset_has_own_cards (get_ruleset (self)))
    gtk_box_append (GTK_BOX (buttons), new_start (self->editor, side));
  if (can_fill (get_ruleset (self)))
    gtk_box_append (GTK_BOX (buttons), column->fill = new_fill (self, side));
  gtk_box_append (GTK_BOX (head), buttons);
  gtk_box_append (GTK_BOX (self->heads), head);
  add_to_column (column, head);
  column->head = head;
}

/* --- rows ----------------------------------------------------------------------------------- */

static GtkWidget *
new_row (const AciesCardType *card)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *mark = gtk_separator_new (GTK_ORIENTATION_VERTICAL);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), card->name);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 2);
  gtk_widget_set_focusable (row, FALSE);
  acies_tooltip_set (row, card->text);
  gtk_widget_add_css_class (mark, "card-mark");
  gtk_widget_add_css_class (mark, kinds[card->kind].css_class);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), mark);

  return row;
}

static void
add_cell (AciesDeckTable  *self,
          GtkWidget       *row,
          AciesSide        side,
          AciesId          card,
          AciesCommandKind kind)
{
  Column    *column = side == ACIES_COMMON ? &self->common : &self->columns[side];
  GtkWidget *cell = acies_deck_cell_new (self->editor, side, card, kind, kind == ACIES_COMMAND_DISCARD ? column->discarded : column->copies);

  add_to_column (column, cell);
  g_ptr_array_add (self->cells, cell);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), cell);
}

/* Fills the cell of a card that the side cannot have. */
static void
add_gap (AciesDeckTable *self,
         GtkWidget      *row,
         AciesSide       side)
{
  GtkWidget *gap = gtk_label_new ("–");

  gtk_widget_add_css_class (gap, "dim-label");
  add_to_column (&self->columns[side], gap);
  g_ptr_array_add (self->columns[side].lacking, row);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), gap);
}

static GtkWidget *
new_own_row (AciesDeckTable  *self,
             AciesId          card,
             AciesCommandKind kind)
{
  const AciesCardType *type = &get_ruleset (self)->cards[card];
  GtkWidget           *row = new_row (type);

  for (AciesSide side = 0; side < get_ruleset (self)->n_sides; side++)
    if (((type->sides >> side) & 1) != 0)
      add_cell (self, row, side, card, kind);
    else
      add_gap (self, row, side);

  return row;
}

static void
add_kind (AciesDeckTable *self,
          AciesCardKind   kind)
{
  const AciesRuleset *ruleset = get_ruleset (self);
  GtkWidget          *group = g_object_ref_sink (adw_preferences_group_new ());
  guint               n = 0;

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), gettext (kinds[kind].title));
  for (AciesId card = 0; card < ruleset->n_cards; card++)
    if (ruleset->cards[card].kind == kind && !ruleset->cards[card].common)
      {
        adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), new_own_row (self, card, ACIES_COMMAND_CARDS));
        n++;
      }
  if (n > 0)
    gtk_box_append (GTK_BOX (self), group);
  g_object_unref (group);
}

/* The copies belong to the deck. Sides can have some in hand, if the deck allows it. */
static void
add_common_deck (AciesDeckTable *self,
                 guint           deck)
{
  const AciesRuleset *ruleset = get_ruleset (self);
  GtkWidget          *group = adw_preferences_group_new ();

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), ruleset->decks[deck].name);
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (group), _ ("A deck that all sides share"));
  for (AciesId card = 0; card < ruleset->n_cards; card++)
    {
      const AciesCardType *type = &ruleset->cards[card];
      GtkWidget           *row;

      if (type->deck != deck)
        continue;
      row = new_row (type);
      add_cell (self, row, ACIES_COMMON, card, ACIES_COMMAND_CARDS);
      for (AciesSide side = 0; side < ruleset->n_sides && !ruleset->decks[deck].unheld; side++)
        if (((type->sides >> side) & 1) != 0)
          add_cell (self, row, side, card, ACIES_COMMAND_HAND);
        else
          add_gap (self, row, side);
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
    }
  gtk_box_append (GTK_BOX (self), group);
}

/* If a battle starts after its first turn, cards can be discarded already. */
static void
add_discards (AciesDeckTable *self)
{
  const AciesRuleset *ruleset = get_ruleset (self);
  GtkWidget          *group = adw_preferences_group_new ();
  GtkWidget          *expander = adw_expander_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (expander), _ ("Discarded before the battle"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (expander), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Discarded before the battle"), -1);
  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (expander), _ ("For battles that start after the first turn"));
  for (AciesId card = 0; card < ruleset->n_cards; card++)
    {
      GtkWidget *row;

      if (ruleset->cards[card].common)
        add_cell (self, row = new_row (&ruleset->cards[card]), ACIES_COMMON, card, ACIES_COMMAND_DISCARD);
      else
        row = new_own_row (self, card, ACIES_COMMAND_DISCARD);
      adw_expander_row_add_row (ADW_EXPANDER_ROW (expander), row);
    }
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), expander);
  gtk_box_append (GTK_BOX (self), group);
}

static void
add_heads (AciesDeckTable *self)
{
  GtkWidget *title = gtk_label_new (_ ("Decks"));

  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_widget_set_hexpand (title, TRUE);
  gtk_widget_set_valign (title, GTK_ALIGN_START);
  gtk_widget_add_css_class (title, "heading");
  acies_tooltip_set (title, _ ("Enter or Down goes to the next card, Shift+Enter or Up to the previous one; plus and minus change the number, H puts a copy in the starting hand, Shift+H takes one out"));
  self->heads = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_widget_add_css_class (self->heads, "deck-heads");
  gtk_box_append (GTK_BOX (self->heads), title);
  gtk_box_append (GTK_BOX (self), self->heads);
  for (AciesSide side = 0; side < get_ruleset (self)->n_sides; side++)
    add_head (self, side);
}

GtkWidget *
acies_deck_table_new (AciesEditor *editor)
{
  AciesDeckTable     *self = g_object_new (ACIES_TYPE_DECK_TABLE, "orientation", GTK_ORIENTATION_VERTICAL, "spacing", 12, NULL);
  const AciesRuleset *ruleset = acies_editor_get_state (editor)->ruleset;

  self->editor = editor;
  add_heads (self);
  for (guint kind = 0; kind < G_N_ELEMENTS (kinds); kind++)
    add_kind (self, kind);
  for (guint deck = 0; deck < ruleset->n_decks; deck++)
    if (ruleset->decks[deck].common && !ruleset->decks[deck].unheld)
      add_common_deck (self, deck);
  for (guint deck = 0; deck < ruleset->n_decks; deck++)
    if (ruleset->decks[deck].common && ruleset->decks[deck].unheld)
      add_common_deck (self, deck);
  add_discards (self);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->sum));

  return GTK_WIDGET (self);
}

/* --- the class ------------------------------------------------------------------------------ */

static void
column_init (Column *column)
{
  column->width = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  column->widgets = g_ptr_array_new ();
  column->lacking = g_ptr_array_new ();
  column->copies = g_ptr_array_new ();
  column->discarded = g_ptr_array_new ();
}

static void
column_clear (Column *column)
{
  g_object_unref (column->width);
  g_ptr_array_unref (column->widgets);
  g_ptr_array_unref (column->lacking);
  g_ptr_array_unref (column->copies);
  g_ptr_array_unref (column->discarded);
}

static void
acies_deck_table_finalize (GObject *object)
{
  AciesDeckTable *self = ACIES_DECK_TABLE (object);

  for (AciesSide side = 0; side < ACIES_MAX_SIDES; side++)
    column_clear (&self->columns[side]);
  column_clear (&self->common);
  g_ptr_array_unref (self->cells);

  G_OBJECT_CLASS (acies_deck_table_parent_class)->finalize (object);
}

static void
acies_deck_table_class_init (AciesDeckTableClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = acies_deck_table_finalize;

  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "deck-table");
}

static void
acies_deck_table_init (AciesDeckTable *self)
{
  for (AciesSide side = 0; side < ACIES_MAX_SIDES; side++)
    column_init (&self->columns[side]);
  column_init (&self->common);
  self->cells = g_ptr_array_new ();
  self->sum = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_wrap (self->sum, TRUE);
  gtk_label_set_xalign (self->sum, 0);
  gtk_widget_add_css_class (GTK_WIDGET (self->sum), "dim-label");
}
