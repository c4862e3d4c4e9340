/* test-ui-cards.c - the cards of a game on a real table: what each button does, and that a hidden hand stays hidden
 *
 * Needs a display; tests/gui/in-box.py gives it one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "companion/companion-view.h"
#include "engine/core/tracker.h"
#include "support/battles.h"
#include "support/in-application.h"
#include "support/until.h"

#include <adwaita.h>

/* The games with cards. */
static const char *const rulesets[] = { "battleplay", "legions", "rome-vs-carthage", "rome-vs-macedon" };

typedef struct
{
  AciesTheme       *theme;
  AciesSession     *session;
  GtkWidget        *window;
  GtkWidget        *view;
  const AciesState *state;
} Table;

/* --- what a view shows and says --------------------------------------------------------------- */

/* The value that only the test of GTK hands out. */
static char *
dup_said (GtkWidget            *widget,
          GtkAccessibleProperty property)
{
  return gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), property, "\001");
}

static const char *
label_of (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget))
    return gtk_label_get_text (GTK_LABEL (widget));

  return GTK_IS_BUTTON (widget) ? gtk_button_get_label (GTK_BUTTON (widget)) : NULL;
}

/* All words, also of widgets that are not visible now. */
static void
collect (GtkWidget *widget,
         GString   *words)
{
  g_autofree char *name = dup_said (widget, GTK_ACCESSIBLE_PROPERTY_LABEL);
  g_autofree char *description = dup_said (widget, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
  const char      *label = label_of (widget);
  const char      *tip = gtk_widget_get_tooltip_text (widget);

  g_string_append_printf (words, "%s|%s|%s|%s|%s\n", G_OBJECT_TYPE_NAME (widget), label != NULL ? label : "", tip != NULL ? tip : "", name != NULL ? name : "",
                          description != NULL ? description : "");
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    collect (child, words);
}

static char *
dup_words (Table *table)
{
  g_autoptr (GRegex) times = g_regex_new ("[0-9]+:[0-9][0-9]  ", 0, 0, NULL);
  GString         *words = g_string_new (NULL);
  g_autofree char *timeless = NULL;
  g_autofree char *undo = acies_session_dup_undo_label (table->session);
  g_autofree char *redo = acies_session_dup_redo_label (table->session);

  collect (table->view, words);
  g_string_append_printf (words, "undo %s redo %s\n", undo != NULL ? undo : "", redo != NULL ? redo : "");
  timeless = g_string_free (words, FALSE);

  return g_regex_replace_literal (times, timeless, -1, 0, "", 0, NULL);
}

/* The button with @name that can be seen, in @widget; NULL if there is none. */
static GtkWidget *
find_button (GtkWidget  *widget,
             const char *name)
{
  const char *label = GTK_IS_BUTTON (widget) && gtk_widget_get_mapped (widget) ? gtk_button_get_label (GTK_BUTTON (widget)) : NULL;
  GtkWidget  *found = label != NULL && g_str_equal (label, name) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL; child = gtk_widget_get_next_sibling (child))
    found = find_button (child, name);

  return found;
}

static gboolean
can_press (Table      *table,
           const char *name)
{
  GtkWidget *button = find_button (table->view, name);

  return button != NULL && gtk_widget_is_sensitive (button);
}

static void
press (Table      *table,
       const char *name)
{
  if (!can_press (table, name))
    g_test_message ("no button %s", name);
  g_assert_true (can_press (table, name));
  g_signal_emit_by_name (find_button (table->view, name), "clicked");
}

static void
turn_on (Table      *table,
         const char *name)
{
  GtkWidget *button = find_button (table->view, name);

  g_assert_true (GTK_IS_TOGGLE_BUTTON (button));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), TRUE);
}

/* A visible button for @card among those that were made for cards; @name: what it is called then. */
static GtkWidget *
find_card (GtkWidget  *widget,
           const char *start)
{
  g_autofree char *said = GTK_IS_BUTTON (widget) && gtk_widget_get_mapped (widget) ? dup_said (widget, GTK_ACCESSIBLE_PROPERTY_LABEL) : NULL;
  GtkWidget       *found = said != NULL && !GTK_IS_TOGGLE_BUTTON (widget) && g_str_has_prefix (said, start) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL; child = gtk_widget_get_next_sibling (child))
    found = find_card (child, start);

  return found;
}

static gboolean
press_card (Table      *table,
            const char *format,
            AciesId     card)
{
  g_autofree char *start = g_strdup_printf ("%s%s", format, table->state->ruleset->cards[card].name);
  GtkWidget       *button = find_card (table->view, start);

  if (button == NULL)
    return FALSE;
  g_signal_emit_by_name (button, "clicked");

  return TRUE;
}

/* --- a table ------------------------------------------------------------------------------------- */

static void
show_table (Table            *table,
            AciesApplication *application,
            const char       *ruleset,
            AciesDepth        depth)
{
  g_autoptr (AciesState) battle = battle_load_first (acies_catalog_get_library (acies_application_get_catalog (application)), ruleset);
  AdwViewStack *pages;

  table->theme = acies_theme_new_plain (battle->ruleset);
  table->session = acies_session_new_game_at (battle, 7, ACIES_DICE_ENTERED, depth);
  table->state = acies_session_get_state (table->session);
  table->view = acies_companion_view_new (table->session, table->theme);
  table->window = gtk_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (table->window), 360, 640);
  acies_companion_view_set_shape (ACIES_COMPANION_VIEW (table->view), ACIES_SHAPE_SMALL);
  gtk_window_set_child (GTK_WINDOW (table->window), table->view);
  gtk_window_present (GTK_WINDOW (table->window));
  pages = ADW_VIEW_STACK (gtk_widget_get_first_child (gtk_widget_get_first_child (table->view)));
  if (table->state->ruleset->n_cards > 0)
    adw_view_stack_set_visible_child_name (pages, "cards");
  run_until_quiet ();
}

static void
close_table (Table *table)
{
  gtk_window_destroy (GTK_WINDOW (table->window));
  run_until_quiet ();
  g_assert_finalize_object (table->session);
  acies_theme_free (table->theme);
}

static AciesId
first_card (Table    *table,
            AciesSide side,
            AciesId   deck,
            guint     skipped)
{
  for (guint card = 0; card < table->state->ruleset->n_cards; card++)
    if (table->state->ruleset->cards[card].deck == deck && acies_state_pile (table->state, side, (AciesId) card, ACIES_ZONE_DECK) > 0 && skipped-- == 0)
      return (AciesId) card;

  return ACIES_NO_ID;
}

static guint
count (Table    *table,
       AciesSide side,
       AciesId   deck,
       AciesZone zone)
{
  return acies_state_count_deck (table->state, side, deck, zone);
}

/* --- the buttons ---------------------------------------------------------------------------------- */

static void
check_held (Table    *table,
            AciesSide side,
            AciesId   deck)
{
  guint n = acies_tracker_count_hand (table->state, side, deck);
  guint left = acies_tracker_count_deck (table->state, side, deck);

  press (table, "Draw");
  press (table, "Draw");
  g_assert_cmpuint (acies_tracker_count_hand (table->state, side, deck), ==, n + 2);
  g_assert_cmpuint (acies_tracker_count_deck (table->state, side, deck), ==, left - 2);
  press (table, "Put Back");
  g_assert_cmpuint (acies_tracker_count_hand (table->state, side, deck), ==, n + 1);
}

static void
check_played (Table    *table,
              AciesSide side,
              AciesId   deck)
{
  AciesId card = first_card (table, side, deck, 0);
  guint   left = acies_tracker_count_deck (table->state, side, deck) + acies_tracker_count_hand (table->state, side, deck);
  guint   played = count (table, side, deck, ACIES_ZONE_DISCARD);

  press (table, "Played…");
  press (table, "Cancel");
  press (table, "Played…");
  g_assert_true (press_card (table, "", card));
  g_assert_cmpuint (count (table, side, deck, ACIES_ZONE_DISCARD), ==, played + 1);
  g_assert_cmpuint (acies_tracker_count_deck (table->state, side, deck) + acies_tracker_count_hand (table->state, side, deck), ==, left - 1);
  g_assert_false (can_press (table, "Cancel"));
  press (table, "Shuffle");
  g_assert_cmpuint (count (table, side, deck, ACIES_ZONE_DISCARD), ==, 0);
  g_assert_false (can_press (table, "Shuffle"));
}

/* A card that has copies in the deck is taken from where it lies open. */
static void
check_open (Table    *table,
            AciesSide side,
            AciesId   deck)
{
  const AciesDeckType *type = &table->state->ruleset->decks[deck];
  AciesId              card = first_card (table, side, deck, 0);
  guint                lying;

  if (type->laid)
    {
      press (table, "Laid Down…");
      g_assert_true (press_card (table, "", card));
      g_assert_cmpuint (acies_state_pile (table->state, side, card, ACIES_ZONE_LAID), ==, 1);
      g_assert_true (press_card (table, "Discard: ", card));
      g_assert_cmpuint (acies_state_pile (table->state, side, card, ACIES_ZONE_LAID), ==, 0);
      press (table, "Shuffle");
    }
  if (type->row == 0)
    return;
  while ((lying = count (table, side, deck, ACIES_ZONE_ROW)) >= type->row)
    for (guint i = 0; i < table->state->ruleset->n_cards; i++)
      if (press_card (table, "Discard: ", (AciesId) i))
        g_assert_cmpuint (count (table, side, deck, ACIES_ZONE_ROW), ==, --lying);
  card = first_card (table, side, deck, 0);
  press (table, "Placed Openly…");
  g_assert_true (press_card (table, "", card));
  g_assert_cmpuint (count (table, side, deck, ACIES_ZONE_ROW), ==, lying + 1);
  g_assert_true (press_card (table, type->unheld ? "Discard: " : "Take: ", card));
  g_assert_cmpuint (count (table, side, deck, ACIES_ZONE_ROW), ==, lying);
  if (!type->unheld)
    g_assert_cmpuint (acies_state_pile (table->state, side, card, ACIES_ZONE_HAND), >, 0);
}

static void
check_deck (Table    *table,
            AciesSide side,
            AciesId   deck)
{
  const AciesRuleset *ruleset = table->state->ruleset;
  gboolean            held = deck == ACIES_NO_ID || !ruleset->decks[deck].unheld;

  turn_on (table, ruleset->sides[side].name);
  if (ruleset->n_decks > 0 && find_button (table->view, deck == ACIES_NO_ID ? "Own Deck" : ruleset->decks[deck].name) != NULL)
    turn_on (table, deck == ACIES_NO_ID ? "Own Deck" : ruleset->decks[deck].name);
  if (acies_tracker_count_deck (table->state, side, deck) < 4)
    return;
  if (held)
    check_held (table, side, deck);
  else
    g_assert_false (can_press (table, "Draw") || can_press (table, "Show Hand"));
  check_played (table, side, deck);
  if (deck != ACIES_NO_ID)
    check_open (table, side, deck);
}

static void
check_buttons (AciesApplication *application)
{
  for (guint i = 0; i < G_N_ELEMENTS (rulesets); i++)
    {
      Table               table;
      const AciesRuleset *ruleset;

      show_table (&table, application, rulesets[i], ACIES_DEPTH_TRACKERS);
      ruleset = table.state->ruleset;
      for (AciesSide side = 0; side < ruleset->n_sides; side++)
        for (guint deck = 0; deck <= ruleset->n_decks; deck++)
          if (deck < ruleset->n_decks || acies_ruleset_has_own_cards (ruleset))
            check_deck (&table, side, deck < ruleset->n_decks ? (AciesId) deck : ACIES_NO_ID);
      close_table (&table);
    }
}

static void
check_without (AciesApplication *application)
{
  Table         table;
  AdwViewStack *pages;

  show_table (&table, application, "legio-vi", ACIES_DEPTH_TRACKERS);
  pages = ADW_VIEW_STACK (gtk_widget_get_first_child (gtk_widget_get_first_child (table.view)));
  g_assert_null (adw_view_stack_get_child_by_name (pages, "cards"));
  close_table (&table);
}

/* --- the hidden hand ------------------------------------------------------------------------------- */

/* The first side and deck of which a hand can have two different cards. */
static AciesId
find_held_deck (Table *table)
{
  const AciesRuleset *ruleset = table->state->ruleset;

  if (acies_ruleset_has_own_cards (ruleset))
    return ACIES_NO_ID;
  for (guint deck = 0; deck < ruleset->n_decks; deck++)
    if (!ruleset->decks[deck].unheld)
      return (AciesId) deck;
  g_assert_not_reached ();
}

static void
add_words (Table   *table,
           GString *seen)
{
  g_autofree char *words = dup_words (table);

  g_string_append (seen, words);
}

/* Names a card of the hand, does something else with it, and says what others see then. */
static char *
dup_seen (AciesApplication *application,
          const char       *ruleset,
          guint             skipped)
{
  GString         *seen = g_string_new (NULL);
  g_autofree char *words = NULL;
  Table            table;
  AciesId          deck, card;

  show_table (&table, application, ruleset, ACIES_DEPTH_TRACKERS);
  deck = find_held_deck (&table);
  if (deck != ACIES_NO_ID && find_button (table.view, table.state->ruleset->decks[deck].name) != NULL)
    turn_on (&table, table.state->ruleset->decks[deck].name);
  card = first_card (&table, 0, deck, skipped);
  press (&table, "Draw");
  press (&table, "Show Hand");
  press (&table, "Name a Card…");
  g_assert_true (press_card (&table, "", card));
  g_assert_cmpuint (acies_state_pile (table.state, 0, card, ACIES_ZONE_HAND), >, 0);
  words = dup_words (&table);
  g_assert_nonnull (strstr (words, table.state->ruleset->cards[card].name));
  press (&table, "Hide Hand");
  add_words (&table, seen);
  press (&table, "Show Hand");
  g_assert_true (press_card (&table, "Put Back: ", card));
  press (&table, "Hide Hand");
  add_words (&table, seen);
  acies_session_undo (table.session);
  add_words (&table, seen);
  acies_session_undo (table.session);
  add_words (&table, seen);
  close_table (&table);

  return g_string_free (seen, FALSE);
}

static void
check_hidden (AciesApplication *application)
{
  for (guint i = 0; i < G_N_ELEMENTS (rulesets); i++)
    {
      g_autofree char *some = dup_seen (application, rulesets[i], 0);
      g_autofree char *others = dup_seen (application, rulesets[i], 1);

      g_assert_cmpstr (some, ==, others);
    }
}

static gboolean
is_inactive (gconstpointer data)
{
  return !gtk_window_is_active (GTK_WINDOW (((const Table *) data)->window));
}

static gboolean
is_active (gconstpointer data)
{
  return !is_inactive (data);
}

static void
check_hides (AciesApplication *application)
{
  Table         table;
  GtkWidget    *other = gtk_window_new ();
  AdwViewStack *pages;

  show_table (&table, application, "rome-vs-macedon", ACIES_DEPTH_TRACKERS);
  pages = ADW_VIEW_STACK (gtk_widget_get_first_child (gtk_widget_get_first_child (table.view)));
  run_until (is_active, &table);

  press (&table, "Show Hand");
  turn_on (&table, table.state->ruleset->sides[1].name);
  g_assert_true (can_press (&table, "Show Hand"));
  turn_on (&table, table.state->ruleset->sides[0].name);
  g_assert_true (can_press (&table, "Show Hand"));

  press (&table, "Show Hand");
  adw_view_stack_set_visible_child_name (pages, "battle");
  run_until_quiet ();
  adw_view_stack_set_visible_child_name (pages, "cards");
  run_until_quiet ();
  g_assert_true (can_press (&table, "Show Hand"));

  press (&table, "Show Hand");
  gtk_window_present (GTK_WINDOW (other));
  run_until (is_inactive, &table);
  g_assert_true (can_press (&table, "Show Hand"));
  gtk_window_destroy (GTK_WINDOW (other));
  run_until (is_active, &table);
  close_table (&table);
}

/* Whoever taps on the cards of a side sees those of that side. */
static void
check_lists (AciesApplication *application)
{
  Table         table;
  AdwViewStack *pages;
  GtkWidget    *pass;

  show_table (&table, application, "rome-vs-macedon", ACIES_DEPTH_TRACKERS);
  pages = ADW_VIEW_STACK (gtk_widget_get_first_child (gtk_widget_get_first_child (table.view)));
  adw_view_stack_set_visible_child_name (pages, "battle");
  g_signal_emit_by_name (gtk_widget_get_first_child (adw_view_stack_get_visible_child (pages)), "lists", 1u);
  run_until_quiet ();
  g_assert_cmpstr (adw_view_stack_get_visible_child_name (pages), ==, "cards");
  pass = find_button (table.view, table.state->ruleset->sides[1].name);
  g_assert_true (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (pass)));
  close_table (&table);
}

/* A game that knows the position shows the cards, but nothing is tapped; its hands are hidden in the same way. */
static void
check_position (AciesApplication *application)
{
  for (guint i = 0; i < G_N_ELEMENTS (rulesets); i++)
    {
      Table table;

      show_table (&table, application, rulesets[i], ACIES_DEPTH_POSITION);
      g_assert_false (can_press (&table, "Draw") || can_press (&table, "Played…") || can_press (&table, "Shuffle"));
      if (can_press (&table, "Show Hand"))
        {
          AciesGameSettings settings = *acies_session_get_settings (table.session);

          press (&table, "Show Hand");
          g_assert_false (can_press (&table, "Name a Card…"));
          press (&table, "Hide Hand");
          settings.players[0] = 1;
          acies_session_set_settings (table.session, &settings);
          turn_on (&table, table.state->ruleset->sides[1].name);
          turn_on (&table, table.state->ruleset->sides[0].name);
          g_assert_false (can_press (&table, "Show Hand"));
        }
      close_table (&table);
    }
}

int
main (int    argc,
      char **argv)
{
  static const CaseInApplication cases[] = {
    { "/ui/cards/buttons", check_buttons },
    { "/ui/cards/none", check_without },
    { "/ui/cards/hidden-hand", check_hidden },
    { "/ui/cards/hides", check_hides },
    { "/ui/cards/lists", check_lists },
    { "/ui/cards/position", check_position },
  };

  return run_in_application (&argc, &argv, cases, G_N_ELEMENTS (cases));
}
