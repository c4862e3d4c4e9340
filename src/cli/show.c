/* show.c - acies-cli show: a position in words, and as JSON
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli/files.h"

#include "engine/board/texts.h"
#include "engine/core/engine.h"
#include "engine/core/log-entry.h"
#include "engine/core/units.h"
#include "engine/ruleset/property.h"
#include "engine/view/view.h"
#include "engine/view/words.h"

#include <glib/gi18n.h>

AciesSide
acies_cli_show_viewing_side (const AciesState        *state,
                             const AciesGameSettings *settings)
{
  guint n_people = acies_game_settings_count_people (settings, state->ruleset->n_sides);

  if (state->outcome.reason != ACIES_END_NOT_YET || settings->hands_open || n_people == 0)
    return ACIES_NO_SIDE;
  for (AciesSide side = 0; side < state->ruleset->n_sides && n_people == 1; side++)
    if (settings->players[side] == ACIES_PLAYER_HUMAN)
      return side;

  return acies_state_deciding_side (state);
}

AciesSide
acies_cli_viewing_side (const AciesState        *state,
                        const AciesGameSettings *settings)
{
  AciesSide viewing_side = acies_cli_show_viewing_side (state, settings);

  return viewing_side != ACIES_NO_SIDE ? viewing_side : ACIES_EVERY_SIDE;
}

/* Returns whether @viewing_side can see the hand of @side; ACIES_NO_SIDE sees all hands. */
static gboolean
sees (AciesSide viewing_side,
      AciesSide side)
{
  return viewing_side == ACIES_NO_SIDE || viewing_side == side;
}

static void
print_item (const char *text)
{
  g_autofree char *line = g_strdup_printf ("  %s", text);

  acies_cli_print_line (line);
}

/* Prints "Name: list", or nothing if the list is empty. */
static void
print_list (const char    *name,
            const GString *list)
{
  /* Translators: what a list is of, and the list */
  g_autofree char *text = g_strdup_printf (_ ("%1$s: %2$s"), name, list->str);

  if (list->len > 0)
    print_item (text);
}

static void
append_hex (GString *list,
            AciesHex hex)
{
  AciesHexName name;

  acies_list_add (list, ACIES_LIST_COMMA, acies_hex_name (hex, name));
}

/* Prints whose turn it is, the round and the phase. */
static void
print_moment (const AciesState *state)
{
  const AciesRuleset *ruleset = state->ruleset;
  const char         *title = state->texts->text[ACIES_TEXT_TITLE];
  const char         *side = ruleset->sides[state->turn.active].name;
  const char         *phase = _ (ruleset->procs->names.phase_names[state->turn.phase]);
  g_autofree char    *sentence = acies_state_describe (state);
  /* Translators: the title of a battle, and the game it is of */
  g_autofree char *heading = g_strdup_printf (_ ("%1$s (%2$s)"), *title != '\0' ? title : _ ("Untitled"), ruleset->name);
  g_autofree char *moment = NULL;

  if (acies_ruleset_lacks (ruleset, ACIES_LACKS_ROUNDS))
    /* Translators: whose turn it is, and the phase of the turn */
    moment = g_strdup_printf (_ ("%1$s’s turn, phase: %2$s"), side, phase);
  else
    /* Translators: a round of so many, whose turn it is, and the phase of the turn */
    moment = g_strdup_printf (_ ("Round %1$u of %2$u, %3$s’s turn, phase: %4$s"), state->turn.round, state->setup.end_round, side, phase);
  acies_cli_print_line (heading);
  if (state->outcome.reason == ACIES_END_NOT_YET)
    acies_cli_print_line (moment);
  acies_cli_print_line (sentence);
}

/* --- a side ----------------------------------------------------------------------------------- */

/* @units: "8 units" */
static char *
dup_army (const AciesState *state,
          AciesSide         side,
          const char       *units)
{
  const AciesRuleset *ruleset = state->ruleset;
  const char         *name = ruleset->sides[side].name;
  gboolean            hides;
  guint               n = acies_state_count_seen_figures (state, side, &hides);
  g_autofree char    *figures = hides ? acies_seen_figures_to_string (ruleset, n) : acies_figures_to_string (ruleset, n);
  /* under the name that the game has for it, such as "Main battle cards: 5" */
  g_autofree char *morale = acies_state_has_morale (state) ? acies_ruleset_dup_morale (ruleset, state->sides[side].morale) : NULL;

  if (acies_ruleset_lacks (ruleset, ACIES_LACKS_FIGURES))
    /* Translators: a side, "8 units", "Morale 5" */
    return morale != NULL ? g_strdup_printf (_ ("%1$s: %2$s on the board; %3$s"), name, units, morale)
                          /* Translators: a side, and “8 units” */
                          : g_strdup_printf (_ ("%1$s: %2$s on the board"), name, units);
  if (morale == NULL)
    /* Translators: a side, "8 units", "21 figures" */
    return g_strdup_printf (_ ("%1$s: %2$s on the board with %3$s"), name, units, figures);
  if (ruleset->morale_name != NULL)
    /* Translators: a side, "8 units", "21 figures", "Main battle cards: 5" */
    return g_strdup_printf (_ ("%1$s: %2$s on the board with %3$s; %4$s"), name, units, figures, morale);

  /* Translators: a side, its morale, "8 units", "21 figures" */
  return g_strdup_printf (_ ("%1$s: morale %2$d, %3$s on the board with %4$s"), name, state->sides[side].morale, units, figures);
}

static void
print_numbers (const AciesState *state,
               AciesSide         side)
{
  const AciesSideNumbers *numbers = &state->sides[side];
  guint                   n_units = 0;
  g_autofree char        *units = NULL;
  g_autofree char        *line = NULL;
  g_autofree char        *actions = NULL;
  g_autofree char        *resources = NULL;

  for (AciesUnitId i = 0; i < state->n_units; i++)
    n_units += acies_state_unit_is_on_board (state, i) && state->units[i].side == side;
  units = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u unit", "%u units", n_units), n_units);
  line = dup_army (state, side, units);
  acies_cli_print ("\n");
  acies_cli_print_line (line);
  resources = acies_ruleset_dup_resources (state->ruleset, numbers->resources);
  if (resources != NULL)
    print_item (resources);
  if (numbers->actions == 0)
    return;
  /* Translators: actions of this round that a side has used, and all it has */
  actions = g_strdup_printf (_ ("Actions spent: %1$u of %2$u"), numbers->spent, numbers->actions);
  print_item (actions);
}

/* "Principes E7: 2 of 3 figures", "Legionaries D3: 1 wound" */
static char *
dup_strength (const AciesState *state,
              AciesUnitId       id)
{
  const AciesUnit *unit = &state->units[id];
  g_autofree char *label = acies_unit_true_label (state, id);
  g_autofree char *strength = NULL;

  if (acies_ruleset_is_back (state->ruleset, unit->type))
    return g_steal_pointer (&label);
  strength = acies_unit_dup_strength (state, id);
  if (strength == NULL && acies_ruleset_lacks (state->ruleset, ACIES_LACKS_FIGURES))
    return g_steal_pointer (&label);
  if (strength == NULL)
    /* Translators: how many a unit has, and how many when full */
    strength = g_strdup_printf (acies_units_say (state->ruleset, g_dngettext (GETTEXT_PACKAGE, "%1$u of %2$u figure", "%1$u of %2$u figures", unit->figures),
                                                 /* Translators: how many a unit has, and how many when full */
                                                 g_dngettext (GETTEXT_PACKAGE, "%1$u of %2$u base", "%1$u of %2$u bases", unit->figures)),
                                unit->figures, unit->figures);

  /* Translators: a unit and its hex, and "2 of 3 figures" or "1 wound" */
  return g_strdup_printf (_ ("%1$s: %2$s"), label, strength);
}

/* "Principes E7: 2 of 3 figures, ordered, on Hill" */
static void
print_unit (const AciesState *state,
            AciesUnitId       id)
{
  const AciesUnit        *unit = &state->units[id];
  const AciesTerrainType *ground = acies_state_terrain_at (state, unit->hex);
  g_autofree char        *condition = acies_unit_dup_condition (state, id);
  g_autofree char        *figures = dup_strength (state, id);
  g_autofree char        *values = acies_unit_type_dup_values (state->ruleset, unit->type, FALSE);
  gboolean                is_leader = !acies_ruleset_is_back (state->ruleset, unit->type) && state->ruleset->classes[acies_state_unit_type (state, id)->class_].layer > 0;
  g_autoptr (GString) line = g_string_new (figures);

  if (is_leader && *values != '\0')
    acies_list_add (line, ACIES_LIST_COMMA, values);
  if (*condition != '\0')
    acies_list_add (line, ACIES_LIST_COMMA, condition);
  if (ground != &state->ruleset->terrains[0])
    /* Translators: the ground that a unit stands on */
    acies_list_addf (line, ACIES_LIST_COMMA, _ ("on %s"), ground->name);
  print_item (line->str);
}

static void
print_units (const AciesState *state,
             AciesSide         side)
{
  const AciesSideNumbers *numbers = &state->sides[side];
  AciesUnitId             ids[ACIES_MAX_UNITS];
  guint                   n = acies_state_list_units (state, ids);
  g_autoptr (GString) reserve = g_string_new (NULL);
  g_autoptr (GString) entries = g_string_new (NULL);
  g_autoptr (GString) camp = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    {
      const AciesUnit *unit = &state->units[ids[i]];
      const char      *name = state->ruleset->unit_types[unit->type].name;

      if (unit->side != side)
        continue;
      if (unit->place == ACIES_PLACE_BOARD)
        print_unit (state, ids[i]);
      else if (unit->place == ACIES_PLACE_RESERVE &&
               (acies_ruleset_is_back (state->ruleset, unit->type) || acies_ruleset_lacks (state->ruleset, ACIES_LACKS_FIGURES)))
        acies_list_add (reserve, ACIES_LIST_COMMA, name);
      else if (unit->place == ACIES_PLACE_RESERVE)
        /* Translators: a unit that waits off the board, and its figures */
        acies_list_addf (reserve, ACIES_LIST_COMMA, acies_units_say (state->ruleset, g_dngettext (GETTEXT_PACKAGE, "%1$s (%2$u figure)", "%1$s (%2$u figures)", unit->figures),
                                                                     /* Translators: a unit that waits off the board, and its bases */
                                                                     g_dngettext (GETTEXT_PACKAGE, "%1$s (%2$u base)", "%1$s (%2$u bases)", unit->figures)),
                         name, unit->figures);
    }
  print_list (_ ("Reserve"), reserve);
  for (guint i = 0; i < numbers->n_entries && !acies_ruleset_lacks (state->ruleset, ACIES_LACKS_ENTRIES); i++)
    append_hex (entries, numbers->entries[i]);
  print_list (_ ("Reserve enters at"), entries);
  if (numbers->camp != ACIES_NO_HEX)
    append_hex (camp, numbers->camp);
  print_list (_ ("Camp"), camp);
}

static void
append_copies (GString             *list,
               const AciesCardType *card,
               guint                n)
{
  if (n > 1)
    acies_list_addf (list, ACIES_LIST_COMMA, "%s ×%u", card->name, n);
  else if (n > 0)
    acies_list_add (list, ACIES_LIST_COMMA, card->name);
}

static GString *
list_cards (const AciesState *state,
            AciesSide         side,
            AciesZone         zone)
{
  GString *list = g_string_new (NULL);

  for (guint i = 0; i < state->ruleset->n_cards; i++)
    append_copies (list, &state->ruleset->cards[i], acies_state_count_copies_in (state, side, (AciesId) i, zone));

  return list;
}

static char *
dup_count (guint n)
{
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u card", "%u cards", n), n);
}

static void
print_cards (const AciesState *state,
             AciesSide         side,
             AciesSide         viewing_side)
{
  guint            n_hand = acies_state_count_cards (state, side, ACIES_ZONE_HAND);
  g_autofree char *hidden = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u card, hidden", "%u cards, hidden", n_hand), n_hand);
  g_autofree char *deck = dup_count (acies_state_count_cards (state, side, ACIES_ZONE_DECK));
  g_autoptr (GString) hand = sees (viewing_side, side) ? list_cards (state, side, ACIES_ZONE_HAND) : g_string_new (hidden);
  g_autoptr (GString) played = list_cards (state, side, ACIES_ZONE_DISCARD);
  g_autoptr (GString) laid = list_cards (state, side, ACIES_ZONE_LAID);
  g_autoptr (GString) rest = g_string_new (deck);

  if (n_hand == 0)
    g_string_assign (hand, C_ ("cards", "none"));
  print_list (_ ("Hand"), hand);
  print_list (_ ("Face up"), laid);
  if (!acies_ruleset_has_own_cards (state->ruleset))
    return;
  print_list (_ ("Deck"), rest);
  print_list (_ ("Played"), played);
}

static void
print_common_cards (const AciesState *state)
{
  const AciesRuleset *ruleset = state->ruleset;
  g_autofree char    *all = dup_count (acies_state_count_cards (state, ACIES_COMMON, ACIES_ZONE_DECK) + acies_state_count_cards (state, ACIES_COMMON, ACIES_ZONE_UNDER));
  g_autoptr (GString) played = list_cards (state, ACIES_COMMON, ACIES_ZONE_DISCARD);
  g_autoptr (GString) rest = g_string_new (NULL);
  guint n_decks = 0;

  if (!acies_ruleset_has_common_cards (ruleset))
    return;
  for (guint i = 0; i < ruleset->n_decks; i++)
    if (ruleset->decks[i].common)
      {
        /* Translators: the name of a deck, and how many cards are left in it */
        acies_list_addf (rest, ACIES_LIST_COMMA, _ ("%1$s %2$u"), ruleset->decks[i].name, acies_state_count_left (state, 0, (AciesId) i));
        n_decks++;
      }
  /* "31 cards", or with several decks "Army Cards 5, Events 2" */
  if (n_decks < 2)
    g_string_assign (rest, all);
  acies_cli_print ("\n%s\n", acies_ruleset_owner_name (ruleset, ACIES_COMMON));
  print_list (_ ("Deck"), rest);
  print_list (_ ("Played"), played);
  for (guint deck = 0; deck < ruleset->n_decks; deck++)
    {
      g_autoptr (GString) row = g_string_new (NULL);

      for (guint i = 0; i < ruleset->n_cards; i++)
        if (ruleset->cards[i].deck == deck)
          append_copies (row, &ruleset->cards[i], acies_state_count_copies_in (state, ACIES_COMMON, (AciesId) i, ACIES_ZONE_ROW));
      if (ruleset->decks[deck].row > 0)
        print_list (ruleset->decks[deck].row_name, row);
    }
}

/* Prints the terrain and the labels. */
static void
print_board (const AciesState *state)
{
  const AciesRuleset *ruleset = state->ruleset;
  const GArray       *labels = state->texts->labels;
  gboolean            begun = FALSE;

  for (guint i = 1; i < ruleset->n_terrains; i++)
    {
      g_autoptr (GString) hexes = g_string_new (NULL);

      for (AciesHex hex = acies_board_next (state->board, ACIES_NO_HEX); hex != ACIES_NO_HEX; hex = acies_board_next (state->board, hex))
        if (acies_state_terrain_at (state, hex) == &ruleset->terrains[i])
          append_hex (hexes, hex);
      if (hexes->len > 0 && !begun)
        acies_cli_print ("\n%s\n", _ ("Terrain"));
      begun = begun || hexes->len > 0;
      print_list (ruleset->terrains[i].name, hexes);
    }
  if (labels->len > 0)
    acies_cli_print ("\n%s\n", _ ("Labels"));
  for (guint i = 0; i < labels->len; i++)
    {
      const AciesLabel *label = &g_array_index (labels, AciesLabel, i);
      AciesHexName      name;
      g_autoptr (GString) words = g_string_new (label->text);

      print_list (acies_hex_name (label->hex, name), words);
    }
}

void
acies_cli_show_print (const AciesState *truth,
                      AciesSide         viewing_side)
{
  g_autoptr (AciesState) copy = NULL;
  const AciesState *state = acies_state_see (truth, viewing_side != ACIES_NO_SIDE ? viewing_side : ACIES_EVERY_SIDE, &copy);

  print_moment (state);
  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    {
      print_numbers (state, side);
      print_units (state, side);
      print_cards (state, side, viewing_side);
    }
  print_common_cards (state);
  print_board (state);
}

/* --- JSON ---------------------------------------------------------------------------------------- */

static JsonArray *
new_cards (const AciesState *state,
           AciesSide         side,
           AciesZone         zone)
{
  JsonArray *list = json_array_new ();

  for (guint i = 0; i < state->ruleset->n_cards; i++)
    {
      guint n = acies_state_count_copies_in (state, side, (AciesId) i, zone);

      if (n > 0)
        json_array_add_object_element (list, acies_cli_new_copies (state->ruleset, (AciesId) i, n));
    }

  return list;
}

/* A hidden hand is null, but its number of cards is public. */
static JsonObject *
new_side (const AciesState *state,
          AciesSide         side,
          AciesSide         viewing_side)
{
  const AciesRuleset     *ruleset = state->ruleset;
  const AciesSideNumbers *numbers = &state->sides[side];
  JsonObject             *object = json_object_new ();
  JsonObject             *resources = json_object_new ();
  gboolean                hides;

  json_object_set_string_member (object, "side", ruleset->sides[side].id);
  json_object_set_int_member (object, "morale", numbers->morale);
  json_object_set_int_member (object, "figures", (int) acies_state_count_seen_figures (state, side, &hides));
  json_object_set_int_member (object, "actions", numbers->actions);
  json_object_set_int_member (object, "spent", numbers->spent);
  for (guint i = 0; i < ruleset->n_resources; i++)
    json_object_set_int_member (resources, ruleset->resources[i].id, numbers->resources[i]);
  json_object_set_object_member (object, "resources", resources);
  acies_cli_set_hex (object, "camp", numbers->camp);
  json_object_set_array_member (object, "entries", acies_cli_new_hexes (numbers->entries, numbers->n_entries));
  json_object_set_int_member (object, "hand-cards", acies_state_count_cards (state, side, ACIES_ZONE_HAND));
  if (sees (viewing_side, side))
    json_object_set_array_member (object, "hand", new_cards (state, side, ACIES_ZONE_HAND));
  else
    json_object_set_null_member (object, "hand");
  json_object_set_int_member (object, "deck-cards", acies_state_count_cards (state, side, ACIES_ZONE_DECK));
  json_object_set_array_member (object, "played", new_cards (state, side, ACIES_ZONE_DISCARD));
  if (acies_ruleset_count_zones (ruleset) > ACIES_ZONE_LAID)
    json_object_set_array_member (object, "in-front", new_cards (state, side, ACIES_ZONE_LAID));

  return object;
}

/* The properties of the unit by name; a face-down unit has none. */
static JsonObject *
new_properties (const AciesRuleset *ruleset,
                const AciesUnit    *unit)
{
  JsonObject *object = json_object_new ();

  for (guint i = 0; i < ruleset->n_properties && !acies_ruleset_is_back (ruleset, unit->type); i++)
    {
      g_autofree char *value = NULL;

      if (!acies_unit_type_has_property (ruleset, unit->type, i))
        continue;
      value = acies_property_value_to_string (&ruleset->properties[i], unit->properties[i]);
      if (ruleset->properties[i].kind == ACIES_PROPERTY_NUMBER)
        json_object_set_int_member (object, ruleset->properties[i].id, unit->properties[i]);
      else
        json_object_set_string_member (object, ruleset->properties[i].id, value);
    }

  return object;
}

static JsonObject *
new_unit (const AciesState *state,
          AciesUnitId       id)
{
  const AciesRuleset *ruleset = state->ruleset;
  const AciesUnit    *unit = &state->units[id];
  JsonObject         *object = json_object_new ();
  JsonArray          *marks = json_array_new ();

  acies_cli_set_hex (object, "hex", unit->hex);
  json_object_set_string_member (object, "type", ruleset->unit_types[unit->type].id);
  json_object_set_string_member (object, "side", ruleset->sides[unit->side].id);
  if (acies_ruleset_is_back (ruleset, unit->type))
    {
      json_object_set_null_member (object, "figures");
      json_object_set_null_member (object, "strength");
    }
  else
    {
      json_object_set_int_member (object, "figures", unit->figures);
      json_object_set_int_member (object, "strength", acies_state_strength (state, unit->type));
    }
  for (guint mark = 0; mark < ruleset->n_marks; mark++)
    if (acies_state_unit_has_mark (state, id, mark))
      json_array_add_string_element (marks, ruleset->marks[mark].id);
  json_object_set_array_member (object, "marks", marks);
  if (ruleset->n_properties > 0)
    json_object_set_object_member (object, "properties", new_properties (ruleset, unit));
  json_object_set_boolean_member (object, "acts", state->outcome.reason == ACIES_END_NOT_YET && state->turn.acting == id);
  json_object_set_string_member (object, "ground", unit->place == ACIES_PLACE_BOARD ? acies_state_terrain_at (state, unit->hex)->id : NULL);

  return object;
}

static JsonArray *
new_units (const AciesState *state,
           AciesPlace        place)
{
  AciesUnitId ids[ACIES_MAX_UNITS];
  guint       n = acies_state_list_units (state, ids);
  JsonArray  *list = json_array_new ();

  for (guint i = 0; i < n; i++)
    if (state->units[ids[i]].place == place)
      json_array_add_object_element (list, new_unit (state, ids[i]));

  return list;
}

static JsonObject *
new_place (AciesHex    hex,
           const char *name,
           const char *text)
{
  JsonObject *object = json_object_new ();

  acies_cli_set_hex (object, "hex", hex);
  json_object_set_string_member (object, name, text);

  return object;
}

static void
print_json (const AciesState *truth,
            AciesSide         viewing_side)
{
  g_autoptr (AciesState) copy = NULL;
  const AciesState   *state = acies_state_see (truth, viewing_side != ACIES_NO_SIDE ? viewing_side : ACIES_EVERY_SIDE, &copy);
  const AciesRuleset *ruleset = state->ruleset;
  const char         *title = acies_texts_get_default (state->texts, ACIES_TEXT_TITLE);
  gboolean            over = state->outcome.reason != ACIES_END_NOT_YET;
  g_autofree char    *sentence = acies_state_describe (state);
  JsonObject         *object = json_object_new ();
  JsonArray          *sides = json_array_new ();
  JsonArray          *ground = json_array_new ();
  JsonArray          *labels = json_array_new ();

  json_object_set_string_member (object, "title", *title != '\0' ? title : NULL);
  json_object_set_string_member (object, "ruleset", ruleset->id);
  json_object_set_int_member (object, "round", state->turn.round);
  json_object_set_int_member (object, "end-round", state->setup.end_round);
  json_object_set_string_member (object, "turn", over ? NULL : ruleset->sides[state->turn.active].id);
  json_object_set_string_member (object, "phase", over ? NULL : ruleset->procs->names.phases[state->turn.phase]);
  json_object_set_boolean_member (object, "over", over);
  json_object_set_string_member (object, "to-act", over ? NULL : ruleset->sides[acies_state_deciding_side (state)].id);
  json_object_set_string_member (object, "asks", sentence);
  acies_cli_set_dice (object, state);
  for (AciesSide side = 0; side < ruleset->n_sides; side++)
    json_array_add_object_element (sides, new_side (state, side, viewing_side));
  json_object_set_array_member (object, "sides", sides);
  if (acies_ruleset_has_common_cards (ruleset))
    {
      JsonObject *common = json_object_new ();

      json_object_set_int_member (common, "deck-cards", acies_state_count_cards (state, ACIES_COMMON, ACIES_ZONE_DECK) + acies_state_count_cards (state, ACIES_COMMON, ACIES_ZONE_UNDER));
      json_object_set_array_member (common, "played", new_cards (state, ACIES_COMMON, ACIES_ZONE_DISCARD));
      if (acies_ruleset_count_zones (ruleset) > ACIES_ZONE_ROW)
        json_object_set_array_member (common, "row", new_cards (state, ACIES_COMMON, ACIES_ZONE_ROW));
      json_object_set_object_member (object, "common", common);
    }
  json_object_set_array_member (object, "units", new_units (state, ACIES_PLACE_BOARD));
  json_object_set_array_member (object, "reserve", new_units (state, ACIES_PLACE_RESERVE));
  json_object_set_int_member (object, "columns", state->board->columns);
  json_object_set_int_member (object, "rows", state->board->rows);
  for (AciesHex hex = acies_board_next (state->board, ACIES_NO_HEX); hex != ACIES_NO_HEX; hex = acies_board_next (state->board, hex))
    if (acies_state_terrain_at (state, hex) != &ruleset->terrains[0])
      json_array_add_object_element (ground, new_place (hex, "terrain", acies_state_terrain_at (state, hex)->id));
  json_object_set_array_member (object, "ground", ground);
  for (guint i = 0; i < state->texts->labels->len; i++)
    {
      const AciesLabel *label = &g_array_index (state->texts->labels, AciesLabel, i);

      json_array_add_object_element (labels, new_place (label->hex, "text", label->text));
    }
  json_object_set_array_member (object, "labels", labels);
  acies_cli_print_object (object);
}

AciesCliStatus
acies_cli_show (const AciesCliVerb *verb,
                char              **words)
{
  g_auto (AciesCliPosition) asked = { 0 };
  const AciesState *state;
  AciesCliStatus    status;
  AciesSide         viewing_side;

  if (!acies_cli_position_open (&asked, verb, words, 1, 1, NULL, N_ ("Print the position as JSON"), &status))
    return status;

  state = acies_session_get_state (asked.session);
  viewing_side = acies_cli_show_viewing_side (state, acies_session_get_settings (asked.session));
  if (asked.json)
    print_json (state, viewing_side);
  else
    acies_cli_show_print (state, viewing_side);

  return ACIES_CLI_GOOD;
}
