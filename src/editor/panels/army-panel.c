/* army-panel.c - all armies: the first player, the facts about each army, and the decks
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor/panels/panels.h"

#include "editor/panels/deck-table.h"
#include "editor/panels/fields.h"
#include "engine/board/texts.h"
#include "engine/core/engine.h"
#include "engine/edit/armies.h"
#include "engine/find/box.h"
#include "engine/view/words.h"
#include "widgets/controls.h"
#include "widgets/hex-text.h"
#include "widgets/shape.h"
#include "widgets/tooltip.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

/* --- one army: its numbers, scenario card, reserve, camp and entry hexes -------------------------- */

#define ACIES_TYPE_ARMY_PAGE (acies_army_page_get_type ())
G_DECLARE_FINAL_TYPE (AciesArmyPage, acies_army_page, ACIES, ARMY_PAGE, GtkBox)

/* A row with the number of units of one type in the reserve. It also shows how many pieces the box has. */
typedef struct
{
  GtkWidget *row;
  AciesId    type;
} ReserveRow;

/* The camp, or the entry hexes of the reserve. */
typedef enum
{
  PLACE_CAMP,
  PLACE_ENTRIES,
  N_PLACES,
} PlaceKind;

struct _AciesArmyPage
{
  GtkBox parent_instance;

  AciesEditor *editor;
  AciesSide    side;
  GtkWidget   *group;            /* its title is the name of the side */
  GtkWidget   *nation;           /* (nullable): the choice that determines the name of the side */
  GPtrArray   *numbers;          /* of rows */
  GArray      *reserve;          /* of ReserveRow */
  GtkWidget   *reserve_expander; /* (nullable) */
  GtkWidget   *battle_card;      /* (nullable): NULL if the side has no scenario cards */
  GArray      *battle_ids;       /* of AciesId: the choices after "None" */
  GtkWidget   *place_group;
  GtkWidget   *places[N_PLACES]; /* (nullable): rows; NULL if the game has no such places */
  GtkWidget   *show[N_PLACES];
  GtkWidget   *clear[N_PLACES];
};

G_DEFINE_FINAL_TYPE (AciesArmyPage, acies_army_page, GTK_TYPE_BOX)

/* --- the scenario card ---------------------------------------------------------------------- */

/* Returns the commands that leave only one scenario card, @chosen. */
static GArray *
list_changes (AciesArmyPage    *self,
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
  AciesArmyPage    *self = data;
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
refresh_battle_card (AciesArmyPage    *self,
                     const AciesState *state)
{
  guint            n = 0;
  AciesId          card = acies_army_find_battle_card (state, self->side, &n);
  guint            place = 0;
  const char      *battle = NULL;
  g_autofree char *note = NULL;

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
  acies_tooltip_set (self->battle_card, note);
}

/* --- places ---------------------------------------------------------------------------------- */

static guint
list_hexes (AciesArmyPage *self,
            PlaceKind      kind,
            AciesHex      *hexes)
{
  const AciesSideNumbers *side = &acies_editor_get_state (self->editor)->sides[self->side];

  if (kind == PLACE_ENTRIES)
    {
      memcpy (hexes, side->entries, side->n_entries * sizeof *hexes);
      return side->n_entries;
    }
  hexes[0] = side->camp;

  return side->camp != ACIES_NO_HEX;
}

static PlaceKind
kind_of (GtkWidget *const *buttons,
         GtkWidget        *button)
{
  return buttons[PLACE_CAMP] == button ? PLACE_CAMP : PLACE_ENTRIES;
}

/* Selects the hex. With several hexes, selects the next one each time. */
static void
show_place_cb (AciesArmyPage *self,
               GtkWidget     *button)
{
  AciesHex hexes[ACIES_MAX_ENTRIES];
  guint    n = list_hexes (self, kind_of (self->show, button), hexes);
  AciesHex selected = acies_editor_get_selected (self->editor);
  guint    next = 0;

  for (guint i = 0; i < n; i++)
    if (hexes[i] == selected)
      next = (i + 1) % n;
  if (n > 0)
    acies_editor_show_hex (self->editor, hexes[next]);
}

static void
clear_place_cb (AciesArmyPage *self,
                GtkWidget     *button)
{
  const AciesState *state = acies_editor_get_state (self->editor);
  PlaceKind         kind = kind_of (self->clear, button);
  AciesHex          hexes[ACIES_MAX_ENTRIES];
  guint             n = list_hexes (self, kind, hexes);
  AciesCommand      command = acies_command (kind == PLACE_CAMP ? ACIES_COMMAND_CAMP : ACIES_COMMAND_ENTRY);
  g_autoptr (GArray) commands = acies_commands_new ();
  g_autofree char *label = NULL;

  command.side = self->side;
  for (guint i = 0; i < n; i++)
    {
      if (kind == PLACE_ENTRIES)
        command.hex = hexes[i];
      g_array_append_val (commands, command);
    }
  /* Translators: a side */
  label = g_strdup_printf (kind == PLACE_CAMP ? _ ("Remove Camp of %s")
                                              /* Translators: a side */
                                              : acies_board_say (state->board, _ ("Remove Entry Hexes of %s"), _ ("Remove Entry Squares of %s")),
                           state->ruleset->sides[self->side].name);
  acies_editor_apply_all (self->editor, commands, label);
}

static void
refresh_place (AciesArmyPage *self,
               PlaceKind      kind)
{
  AciesHex hexes[ACIES_MAX_ENTRIES];
  guint    n = list_hexes (self, kind, hexes);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    {
      AciesHexName name;

      acies_list_add (text, ACIES_LIST_COMMA, acies_hex_name (hexes[i], name));
    }
  if (n == 0)
    g_string_append (text, acies_board_say (acies_editor_get_state (self->editor)->board,
                                            _ ("None; select a hex on the Board page to set one"),
                                            _ ("None; select a square on the Board page to set one")));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->places[kind]), text->str);
  gtk_widget_set_visible (self->show[kind], n > 0);
  gtk_widget_set_visible (self->clear[kind], n > 0);
}

/* --- showing -------------------------------------------------------------------------------- */

/* Used if the game has no figures or morale, or another word for morale: "9 units on the board · 2 in reserve" */
static char *
dup_other_sum (const AciesRuleset *ruleset,
               const AciesArmy    *army,
               const char         *units,
               const char         *figures)
{
  GString         *text = g_string_new (NULL);
  g_autofree char *reserve = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u in reserve", "%u in reserve", army->reserve), army->reserve);
  g_autofree char *morale = NULL;

  if (acies_ruleset_lacks (ruleset, ACIES_LACKS_FIGURES))
    /* Translators: "9 units" */
    g_string_append_printf (text, _ ("%s on the board"), units);
  else
    /* Translators: "9 units", "25 figures" */
    g_string_append_printf (text, _ ("%1$s with %2$s on the board"), units, figures);
  if (army->reserve > 0)
    acies_list_add (text, ACIES_LIST_DOT, reserve);
  if (acies_ruleset_lacks (ruleset, ACIES_LACKS_MORALE))
    return g_string_free (text, FALSE);
  if (ruleset->morale_name != NULL)
    /* Translators: what a game counts instead of morale, and what the loss of all would cost of it */
    morale = g_strdup_printf (_ ("%1$s: losing all units costs %2$u"), ruleset->morale_name, army->morale);
  else
    morale = g_strdup_printf (_ ("losing all units costs %u morale"), army->morale);
  acies_list_add (text, ACIES_LIST_DOT, morale);

  return g_string_free (text, FALSE);
}

static void
refresh_sum (AciesArmyPage    *self,
             const AciesState *state)
{
  const AciesRuleset *ruleset = state->ruleset;
  AciesArmy           army = acies_army_count (state, self->side);
  g_autofree char    *units = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u unit", "%u units", army.units), army.units);
  g_autofree char    *figures = acies_figures_to_string (ruleset, army.figures);
  g_autofree char    *text = NULL;
  g_autofree char    *escaped = NULL;

  if (ruleset->morale_name != NULL || acies_ruleset_lacks (ruleset, ACIES_LACKS_FIGURES | ACIES_LACKS_MORALE))
    text = dup_other_sum (ruleset, &army, units, figures);
  else if (army.reserve > 0)
    /* Translators: "9 units", "25 figures", units in reserve, and what the loss of all would cost */
    text = g_strdup_printf (_ ("%1$s with %2$s on the board, %3$u in reserve; losing all units costs %4$u morale"),
                            units, figures, army.reserve, army.morale);
  else
    /* Translators: “9 units”, “25 figures”, and a number */
    text = g_strdup_printf (_ ("%1$s with %2$s on the board; losing all units costs %3$u morale"), units, figures, army.morale);
  escaped = g_markup_escape_text (text, -1);
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (self->group), escaped);
}

static void
refresh_reserve (AciesArmyPage    *self,
                 const AciesState *state,
                 const ReserveRow *row)
{
  guint            box = state->ruleset->unit_types[row->type].box;
  g_autofree char *note = NULL;

  if (box > 0)
    /* Translators: units of a type in use, and how many there are */
    note = g_strdup_printf (_ ("uses %1$u of the %2$u in the box"), acies_box_count_units (state, row->type), box);
  acies_number_row_refresh (row->row, note);
}

static void
refresh_reserve_sum (AciesArmyPage    *self,
                     const AciesState *state)
{
  guint            n = acies_army_count (state, self->side).reserve;
  g_autofree char *text = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u unit waits off the board", "%u units wait off the board", n), n);

  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (self->reserve_expander), n > 0 ? text : C_ ("reserve", "None"));
}

/* Units of the previous nation remain until the user removes them. */
static void
refresh_nation (AciesArmyPage    *self,
                const AciesState *state)
{
  const AciesRuleset *ruleset = state->ruleset;
  g_autofree char    *text = NULL;
  guint               n = 0;

  for (guint i = 0; i < state->n_units; i++)
    n += state->units[i].side == self->side && state->units[i].place != ACIES_PLACE_ABSENT &&
         !acies_ruleset_may_have_type (ruleset, self->side, state->units[i].type);
  /* Translators: the number of units, and a nation */
  text = g_strdup_printf (ngettext ("%1$u unit does not belong to %2$s. See Problems.",
                                    "%1$u units do not belong to %2$s. See Problems.", n),
                          n, ruleset->sides[self->side].name);
  acies_choice_row_show (self->nation, acies_ruleset_side_option (ruleset, self->side));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->nation), n > 0 ? text : "");
  acies_style_set (self->nation, "warning", n > 0);
}

static void
refresh_page (AciesArmyPage    *self,
              const AciesState *state)
{
  if (self->nation != NULL)
    refresh_nation (self, state);
  for (guint i = 0; i < self->numbers->len; i++)
    acies_number_row_refresh (g_ptr_array_index (self->numbers, i), NULL);
  for (guint i = 0; i < self->reserve->len; i++)
    refresh_reserve (self, state, &g_array_index (self->reserve, ReserveRow, i));
  if (self->reserve_expander != NULL)
    refresh_reserve_sum (self, state);
  if (self->battle_card != NULL)
    refresh_battle_card (self, state);
  for (guint kind = 0; kind < N_PLACES; kind++)
    if (self->places[kind] != NULL)
      refresh_place (self, kind);
  refresh_sum (self, state);
}

/* --- building ------------------------------------------------------------------------------- */

/* The accessible name includes the side, because rows of several sides are visible at once. */
static void
name_of_side (AciesArmyPage *self,
              GtkWidget     *row,
              const char    *title)
{
  /* Translators: a side, and the name of a setting of its army */
  g_autofree char *name = g_strdup_printf (_ ("%1$s: %2$s"), acies_editor_get_state (self->editor)->ruleset->sides[self->side].name, title);

  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
add_number (AciesArmyPage   *self,
            AciesCommandKind kind,
            AciesId          id,
            const char      *title)
{
  const char  *owner = acies_editor_get_state (self->editor)->ruleset->sides[self->side].name;
  AciesCommand field = acies_command_with_id (kind, id);
  GtkWidget   *row;

  field.side = self->side;
  row = acies_number_row_new (self->editor, &field, title, owner);
  g_ptr_array_add (self->numbers, row);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self->group), row);
}

static void
nation_cb (gpointer data,
           guint    id,
           guint    value)
{
  AciesArmyPage *self = data;
  AciesCommand   command = acies_command_with_id (ACIES_COMMAND_SWITCH, (AciesId) id);

  command.number = (gint16) value;
  acies_editor_apply (self->editor, &command);
}

/* The choice that names the side also determines which units it can have. */
static void
add_nation (AciesArmyPage *self)
{
  const AciesRuleset *ruleset = acies_editor_get_state (self->editor)->ruleset;
  AciesId             id = ruleset->sides[self->side].named_by;
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  if (id == ACIES_NO_ID)
    return;
  for (guint i = 0; i < ruleset->switches[id].options->len; i++)
    gtk_string_list_append (names, ((const AciesOption *) g_ptr_array_index (ruleset->switches[id].options, i))->name);
  self->nation = acies_choice_row_new (ruleset->switches[id].name, nation_cb, self, id);
  acies_choice_row_set_names (self->nation, names);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self->group), self->nation);
}

/* Fixed resources change only during play. */
static void
add_resources (AciesArmyPage      *self,
               const AciesRuleset *ruleset)
{
  for (guint i = 0; i < ruleset->n_resources; i++)
    if (!ruleset->resources[i].fixed)
      add_number (self, ACIES_COMMAND_RESOURCE, (AciesId) i, ruleset->resources[i].name);
}

static void
add_numbers (AciesArmyPage *self)
{
  const AciesRuleset *ruleset = acies_editor_get_state (self->editor)->ruleset;

  add_resources (self, ruleset);
  if (!acies_ruleset_lacks (ruleset, ACIES_LACKS_MORALE))
    add_number (self, ACIES_COMMAND_MORALE, ACIES_NO_ID, ruleset->morale_name != NULL ? ruleset->morale_name : _ ("Morale"));
  if (!acies_ruleset_lacks (ruleset, ACIES_LACKS_HAND_SIZE))
    add_number (self, ACIES_COMMAND_HAND_SIZE, ACIES_NO_ID, _ ("Hand size"));
  if (ruleset->army.actions == 0)
    return;
  add_number (self, ACIES_COMMAND_ACTIONS, ACIES_NO_ID, _ ("Actions per round"));
  add_number (self, ACIES_COMMAND_SPENT, ACIES_NO_ID, _ ("Actions spent at the start"));
}

/* An existing reserve can be removed even if the game does not use reserves. */
static gboolean
has_reserve (const AciesState *state,
             AciesSide         side)
{
  return acies_procs_has_verb (state->ruleset->procs, ACIES_VERB_RESERVE) || acies_army_count (state, side).reserve > 0;
}

static gboolean
may_have_card (AciesArmyPage       *self,
               const AciesCardType *type)
{
  return type->kind == ACIES_CARD_SCENARIO && !type->common && ((type->sides >> self->side) & 1) != 0;
}

static void
add_battle_card (AciesArmyPage *self)
{
  const AciesRuleset *ruleset = acies_editor_get_state (self->editor)->ruleset;
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  gtk_string_list_append (names, C_ ("scenario card", "None"));
  for (AciesId card = 0; card < ruleset->n_cards; card++)
    if (may_have_card (self, &ruleset->cards[card]))
      {
        g_array_append_val (self->battle_ids, card);
        gtk_string_list_append (names, ruleset->cards[card].name);
      }
  if (self->battle_ids->len == 0)
    return;
  self->battle_card = acies_choice_row_new (_ ("Scenario card"), battle_card_cb, self, 0);
  adw_combo_row_set_use_subtitle (ADW_COMBO_ROW (self->battle_card), TRUE);
  name_of_side (self, self->battle_card, _ ("Scenario card"));
  acies_choice_row_set_names (self->battle_card, names);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self->group), self->battle_card);
}

static void
add_reserve (AciesArmyPage *self)
{
  const AciesState   *state = acies_editor_get_state (self->editor);
  const AciesRuleset *ruleset = state->ruleset;
  /* Translators: a side, for a number of its reserve */
  g_autofree char *owner = g_strdup_printf (_ ("%s, reserve"), ruleset->sides[self->side].name);

  if (!has_reserve (state, self->side))
    return;
  self->reserve_expander = adw_expander_row_new ();
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->reserve_expander), _ ("Reserve"));
  name_of_side (self, self->reserve_expander, _ ("Reserve"));
  for (AciesId type = 0; type < ruleset->n_unit_types; type++)
    {
      AciesCommand     field = acies_command_with_id (ACIES_COMMAND_RESERVE, type);
      g_autofree char *name = NULL;
      ReserveRow       row = { .type = type };

      field.side = self->side;
      if (!acies_ruleset_may_have_type (ruleset, self->side, type) && acies_edit_number (&field, state) == 0)
        continue;
      name = acies_unit_type_text (ruleset, type, self->side);
      row.row = acies_number_row_new (self->editor, &field, name, owner);
      g_array_append_val (self->reserve, row);
      adw_expander_row_add_row (ADW_EXPANDER_ROW (self->reserve_expander), row.row);
    }
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self->group), self->reserve_expander);
}

static GtkWidget *
new_place_button (AciesArmyPage *self,
                  const char    *icon,
                  const char    *tooltip,
                  GCallback      clicked)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  acies_tooltip_set (button, tooltip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, tooltip, -1);
  g_signal_connect_swapped (button, "clicked", clicked, self);

  return button;
}

static void
add_place (AciesArmyPage *self,
           PlaceKind      kind,
           const char    *title,
           const char    *show,
           const char    *clear)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  self->places[kind] = row;
  self->show[kind] = new_place_button (self, "find-location-symbolic", show, G_CALLBACK (show_place_cb));
  self->clear[kind] = new_place_button (self, "edit-clear-symbolic", clear, G_CALLBACK (clear_place_cb));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), self->show[kind]);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), self->clear[kind]);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self->place_group), row);
}

static void
add_places (AciesArmyPage *self)
{
  const AciesBoard *board = acies_editor_get_state (self->editor)->board;
  const char       *name = acies_editor_get_state (self->editor)->ruleset->sides[self->side].name;
  g_autofree char  *show_camp = g_strdup_printf (_ ("Show the camp of %s"), name);
  g_autofree char  *clear_camp = g_strdup_printf (_ ("Remove the camp of %s"), name);
  g_autofree char  *show_entry = g_strdup_printf (acies_board_say (board, _ ("Show the next entry hex of %s"), _ ("Show the next entry square of %s")), name);
  g_autofree char  *clear_entries = g_strdup_printf (acies_board_say (board, _ ("Remove the entry hexes of %s"), _ ("Remove the entry squares of %s")), name);

  self->place_group = adw_preferences_group_new ();
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (self->place_group), C_ ("camp and entries", "Labels"));
  if (acies_editor_knows_camps (self->editor))
    add_place (self, PLACE_CAMP, _ ("Camp"), show_camp, clear_camp);
  if (!acies_ruleset_lacks (acies_editor_get_state (self->editor)->ruleset, ACIES_LACKS_ENTRIES))
    add_place (self, PLACE_ENTRIES, acies_board_say (board, _ ("Entry hexes"), _ ("Entry squares")), show_entry, clear_entries);
  gtk_widget_set_visible (self->place_group, self->places[PLACE_CAMP] != NULL || self->places[PLACE_ENTRIES] != NULL);
  gtk_box_append (GTK_BOX (self), self->place_group);
}

static GtkWidget *
new_page (AciesEditor *editor,
          AciesSide    side)
{
  AciesArmyPage *self = g_object_new (ACIES_TYPE_ARMY_PAGE, "orientation", GTK_ORIENTATION_VERTICAL, "spacing", 18, NULL);

  self->editor = editor;
  self->side = side;
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (self->group), acies_editor_get_state (editor)->ruleset->sides[side].name);
  add_nation (self);
  add_numbers (self);
  add_battle_card (self);
  add_reserve (self);
  add_places (self);

  return GTK_WIDGET (self);
}

static void
acies_army_page_finalize (GObject *object)
{
  g_ptr_array_unref (ACIES_ARMY_PAGE (object)->numbers);
  g_array_unref (ACIES_ARMY_PAGE (object)->reserve);
  g_array_unref (ACIES_ARMY_PAGE (object)->battle_ids);
  G_OBJECT_CLASS (acies_army_page_parent_class)->finalize (object);
}

static void
acies_army_page_class_init (AciesArmyPageClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = acies_army_page_finalize;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "army-page");
}

static void
acies_army_page_init (AciesArmyPage *self)
{
  self->numbers = g_ptr_array_new ();
  self->reserve = g_array_new (FALSE, FALSE, sizeof (ReserveRow));
  self->battle_ids = g_array_new (FALSE, FALSE, sizeof (AciesId));
  self->group = adw_preferences_group_new ();
  gtk_box_append (GTK_BOX (self), self->group);
}

/* --- all armies --------------------------------------------------------------------------------- */

/* In pixels, divided by the text scale. */
#define FACTS_BESIDE 1000
#define BOTH_SIDES 700
#define FACTS_WIDTH 320

struct _AciesArmyPanel
{
  AciesPanel parent_instance;

  AciesEditor    *editor;
  AciesShape     *shape;
  GtkWidget      *toggles;     /* buttons that choose the side, if there is no room for all sides */
  GtkWidget      *content;     /* the facts, and the decks beside or below them */
  GtkWidget      *clamp;       /* contains the facts */
  GtkWidget      *first_group; /* hidden if the game determines the first side */
  GtkWidget      *first;
  GtkWidget      *armies;
  GtkWidget      *pages[ACIES_MAX_SIDES]; /* of AciesArmyPage; NULL for unused sides */
  AciesDeckTable *decks;                  /* (nullable): NULL if the game has no cards */
  AciesSide       shown;
};

G_DEFINE_FINAL_TYPE (AciesArmyPanel, acies_army_panel, ACIES_TYPE_PANEL)

static void
first_cb (gpointer data,
          guint    id,
          guint    chosen)
{
  AciesArmyPanel *self = data;
  AciesCommand    command = acies_command (ACIES_COMMAND_FIRST);

  command.side = (AciesSide) chosen;
  acies_editor_apply (self->editor, &command);
}

static void
show (AciesArmyPanel *self)
{
  const AciesState *state;

  state = acies_editor_get_state (self->editor);
  if (state == NULL)
    return;
  gtk_widget_set_visible (self->first_group, acies_ruleset_names_first (state->ruleset));
  acies_choice_row_show (self->first, state->setup.first);
  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    refresh_page (ACIES_ARMY_PAGE (self->pages[side]), state);
  if (self->decks != NULL)
    acies_deck_table_refresh (self->decks);
}

/* --- adapting to the width ------------------------------------------------------------------ */

/* A table of more than two sides never fits. */
static gboolean
shows_one_side (AciesArmyPanel     *self,
                const AciesRuleset *ruleset)
{
  return acies_shape_get_kind (self->shape) > ACIES_SHAPE_MEDIUM || ruleset->n_sides > 2;
}

static void
fold (AciesArmyPanel *self)
{
  const AciesState *state = acies_editor_get_state (self->editor);
  gboolean          beside = self->decks != NULL && acies_shape_get_kind (self->shape) == ACIES_SHAPE_WIDE;
  gboolean          one;

  if (state == NULL)
    return;
  one = shows_one_side (self, state->ruleset);
  gtk_widget_set_visible (self->toggles, one);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->content), beside ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->armies), beside || one ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_widget_set_hexpand (self->clamp, !beside);
  adw_clamp_set_maximum_size (ADW_CLAMP (self->clamp), beside ? FACTS_WIDTH : G_MAXINT);
  adw_clamp_set_tightening_threshold (ADW_CLAMP (self->clamp), beside ? FACTS_WIDTH : G_MAXINT);
  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    gtk_widget_set_visible (self->pages[side], !one || side == self->shown);
  if (self->decks != NULL)
    acies_deck_table_show_side (self->decks, one ? self->shown : ACIES_NO_SIDE);
}

static void
side_chosen_cb (AciesArmyPanel  *self,
                GtkToggleButton *toggle)
{
  if (!gtk_toggle_button_get_active (toggle))
    return;
  self->shown = (AciesSide) GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (toggle), "acies-side"));
  fold (self);
}

/* --- building ------------------------------------------------------------------------------- */

static void
remove_all (AciesArmyPanel *self)
{
  memset (self->pages, 0, sizeof self->pages);
  acies_box_clear (GTK_BOX (self->armies));
  acies_box_clear (GTK_BOX (self->toggles));
  if (self->decks != NULL)
    gtk_box_remove (GTK_BOX (self->content), GTK_WIDGET (self->decks));
  self->decks = NULL;
}

static void
add_toggle (AciesArmyPanel *self,
            AciesSide       side,
            const char     *name)
{
  GtkWidget *first = gtk_widget_get_first_child (self->toggles);
  GtkWidget *toggle = gtk_toggle_button_new_with_label (name);

  if (first != NULL)
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (toggle), GTK_TOGGLE_BUTTON (first));
  g_object_set_data (G_OBJECT (toggle), "acies-side", GUINT_TO_POINTER (side));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (toggle), side == self->shown);
  g_signal_connect_swapped (toggle, "toggled", G_CALLBACK (side_chosen_cb), self);
  gtk_box_append (GTK_BOX (self->toggles), toggle);
}

/* If the rules determine the first side, the scenario sets the attacker instead. */
static void
name_first (AciesArmyPanel     *self,
            const AciesRuleset *ruleset)
{
  gboolean attacks = ruleset->procs->first != NULL;

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->first), attacks ? _ ("Attacker") : C_ ("label", "Moves first"));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->first), attacks ? "" : _ ("In every round"));
}

static void
rebuild (AciesArmyPanel *self)
{
  const AciesState *state;
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  state = acies_editor_get_state (self->editor);
  remove_all (self);
  if (state == NULL)
    return;
  if (self->shown >= state->ruleset->n_sides)
    self->shown = 0;
  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    {
      const char *name = state->ruleset->sides[side].name;

      self->pages[side] = new_page (self->editor, side);
      gtk_widget_set_hexpand (self->pages[side], TRUE);
      gtk_box_append (GTK_BOX (self->armies), self->pages[side]);
      add_toggle (self, side, name);
      gtk_string_list_append (names, name);
    }
  if (state->ruleset->n_cards > 0)
    {
      self->decks = ACIES_DECK_TABLE (acies_deck_table_new (self->editor));
      gtk_widget_set_hexpand (GTK_WIDGET (self->decks), TRUE);
      gtk_box_append (GTK_BOX (self->content), GTK_WIDGET (self->decks));
    }
  acies_choice_row_set_names (self->first, names);
  name_first (self, state->ruleset);
  fold (self);
}

static void
acies_army_panel_refresh (AciesPanel *panel,
                          GArray     *events,
                          gboolean    forward)
{
  AciesArmyPanel *self = ACIES_ARMY_PANEL (panel);

  if (events == NULL)
    rebuild (self);
  show (self);
}

static void
acies_army_panel_class_init (AciesArmyPanelClass *klass)
{
  AciesPanelClass *panel_class = ACIES_PANEL_CLASS (klass);

  panel_class->refresh = acies_army_panel_refresh;
  acies_panel_class_bind_model (klass, AciesArmyPanel, editor);
  g_type_ensure (ACIES_TYPE_SHAPE);
  acies_panel_class_set_template (panel_class, "army-panel.ui");
  gtk_widget_class_bind_template_child (GTK_WIDGET_CLASS (klass), AciesArmyPanel, shape);
  gtk_widget_class_bind_template_child (GTK_WIDGET_CLASS (klass), AciesArmyPanel, toggles);
  gtk_widget_class_bind_template_child (GTK_WIDGET_CLASS (klass), AciesArmyPanel, content);
  gtk_widget_class_bind_template_child (GTK_WIDGET_CLASS (klass), AciesArmyPanel, clamp);
  gtk_widget_class_bind_template_child (GTK_WIDGET_CLASS (klass), AciesArmyPanel, first_group);
  gtk_widget_class_bind_template_child (GTK_WIDGET_CLASS (klass), AciesArmyPanel, armies);
  gtk_widget_class_bind_template_callback (GTK_WIDGET_CLASS (klass), fold);
}

static void
acies_army_panel_init (AciesArmyPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_object_set (self->shape, "wide", FACTS_BESIDE, "medium", BOTH_SIDES, NULL);
  self->first = acies_choice_row_new ("", first_cb, self, 0);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self->first_group), self->first);
}
