/* designer-read.c - a file of the designer's program as a scenario
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "formats/designer/designer-parts.h"
#include "formats/files/format-error.h"
#include "formats/xml/reader.h"

#include "engine/core/engine.h"
#include "engine/core/units.h"
#include "engine/ruleset/property.h"

#include <glib/gi18n-lib.h>

#define MOST_HEALTH 1000

static const char *const root_keys[] = {
  "NumberOfRows", "NumberOfColumns", "Players", "Tiles", "Units", "Cards", "CurrentPlayer", "FirstPlayer", "CurrentTurn",
  "EndRound", "CurrentGameRound", "CurrentGamePhase", "CurrentTurnPhase", NULL
};

/* --- the board ------------------------------------------------------------------------------ */

static void
read_tiles (AciesDesignerReader *self,
            JsonObject          *root)
{
  const AciesRuleset *ruleset = self->ruleset;
  g_autofree guint8  *painted = g_new0 (guint8, ACIES_MAX_HEXES);
  JsonObject         *tiles = acies_designer_get_object (self, root, "", "Tiles");
  JsonObjectIter      iter;
  const char         *key;
  JsonNode           *node;

  if (tiles == NULL)
    return;
  json_object_iter_init_ordered (&iter, tiles);
  while (json_object_iter_next_ordered (&iter, &key, &node))
    {
      g_autofree char *path = acies_designer_path ("/Tiles", key);
      const char      *text = json_node_get_value_type (node) == G_TYPE_STRING ? json_node_get_string (node) : "";
      AciesId          terrain = acies_designer_find (self, path, ruleset->terrains, sizeof *ruleset->terrains, ruleset->n_terrains, text);
      AciesHex         hex;

      if (!acies_designer_read_hex (self, path, key, terrain == 0 ? ACIES_SEVERITY_NOTE : ACIES_SEVERITY_WARNING, &hex))
        continue;
      if (painted[hex]++)
        acies_designer_say (self, ACIES_SEVERITY_WARNING, "duplicate-hex", path, _ ("the hex already has terrain; this entry was left out"))->hex = hex;
      else if (terrain == ACIES_NO_ID)
        /* Translators: a kind of terrain */
        acies_designer_say (self, ACIES_SEVERITY_WARNING, "unknown-terrain", path, _ ("unknown terrain; replaced by “%s”"), ruleset->terrains[0].name)->hex = hex;
      else
        self->state->board->terrain[hex] = terrain;
    }
}

/* --- players -------------------------------------------------------------------------------- */

static void
read_numbers (AciesDesignerReader *self,
              JsonObject          *object,
              const char          *path,
              AciesSide            side)
{
  AciesSideNumbers *numbers = &self->state->sides[side];
  int               morale = numbers->morale;
  int               hand_size = numbers->hand_size;
  int               actions = numbers->actions;
  int               spent = 0;
  JsonNode         *hand = acies_designer_get (object, "Hand");
  gint64            number;

  acies_designer_number (self, object, path, "Morale", 0, ACIES_MAX_MORALE, &morale);
  acies_designer_number (self, object, path, "MaxHand", 0, ACIES_MAX_HAND, &hand_size);
  acies_designer_number (self, object, path, "MaxAction", 1, ACIES_MAX_ACTIONS, &actions);
  acies_designer_number (self, object, path, "Action", 0, actions, &spent);
  numbers->morale = (gint16) morale;
  numbers->hand_size = (guint8) hand_size;
  numbers->actions = (guint8) actions;
  numbers->spent = (guint8) spent;
  if (hand != NULL && acies_designer_node_number (hand, &number))
    self->hands[side] = (int) CLAMP (number, 0, G_MAXINT);
}

static void
read_player (AciesDesignerReader *self,
             JsonNode            *node,
             guint                index)
{
  static const char *const keys[] = { "Faction", "Morale", "MaxHand", "Hand", "MaxAction", "Action", NULL };
  g_autofree char         *path = g_strdup_printf ("/Players/%u", index);
  JsonObject              *object = acies_designer_as_object (self, node, path);
  AciesSide                side;

  if (object == NULL)
    return;
  acies_designer_check_keys (self, object, path, keys);
  side = acies_designer_read_side (self, object, path);
  if (side == ACIES_NO_SIDE)
    return;
  if (self->seen_sides & (1u << side))
    {
      /* Translators: a side */
      acies_designer_say (self, ACIES_SEVERITY_WARNING, "duplicate-army", path, _ ("%s appears twice; this entry was left out"),
                          self->ruleset->sides[side].name)
          ->side = side;
      return;
    }
  self->seen_sides |= 1u << side;
  self->players[side] = (int) index;
  read_numbers (self, object, path, side);
}

static void
read_players (AciesDesignerReader *self,
              JsonObject          *root)
{
  JsonArray *players = acies_designer_get_array (self, root, "", "Players");

  for (guint i = 0; players != NULL && i < json_array_get_length (players); i++)
    read_player (self, json_array_get_element (players, i), i);
  for (AciesSide side = 0; side < self->ruleset->n_sides; side++)
    {
      if (self->seen_sides & (1u << side))
        continue;
      acies_designer_say (self, ACIES_SEVERITY_CORRECTION, "missing-army", "/Players",
                          /* Translators: a side */
                          _ ("%s is missing; its army has the default values"), self->ruleset->sides[side].name)
          ->side = side;
    }
}

/* --- units ---------------------------------------------------------------------------------- */

/* The word at "State", or that of @words which stands for nothing in particular: the first. */
static const AciesDesignerWord *
read_state (const AciesDesignerReader *self,
            JsonObject                *object,
            const char                *path,
            const AciesDesignerWord   *words,
            guint                      n)
{
  const char      *text = acies_designer_text (object, "State");
  g_autofree char *own = acies_designer_path (path, "State");
  AciesId          index = text != NULL ? acies_designer_find (self, own, words, sizeof *words, n, text) : ACIES_NO_ID;
  g_autofree char *shown = text != NULL ? acies_text_shorten (text, ACIES_LONGEST_QUOTE) : NULL;

  if (index != ACIES_NO_ID)
    return &words[index];
  if (text != NULL)
    /* Translators: the word of a file, and the one that is used instead */
    acies_designer_say (self, ACIES_SEVERITY_CORRECTION, "unknown-state", own, _ ("unknown state “%1$s”; replaced by “%2$s”"), shown, words[0].word);
  else
    acies_designer_say (self, ACIES_SEVERITY_CORRECTION, "missing-key", own, _ ("missing; set to “%s”"), words[0].word);

  return &words[0];
}

static gboolean
read_marks (const AciesDesignerReader *self,
            JsonObject                *object,
            const char                *path,
            AciesHex                   hex,
            guint16                   *marks)
{
  static const AciesDesignerWord words[] = {
    { "Idle", NULL, FALSE },
    { "None", NULL, TRUE },
    { "Locked", NULL, TRUE },
    { "Defending", NULL, TRUE },
    { "Ready", "ready", FALSE },
    { "Active", "active", FALSE },
    { "Attacking", "active", TRUE },
    { "Moved", "moved", FALSE },
    { "Marched", "marched", FALSE },
    { "Attacked", "attacked", FALSE },
    { "Advancing", "attacked", TRUE },
    { "Passive", "passive", FALSE },
    { "PushedBack", "passive", TRUE },
    { "Retreated", "retreated", FALSE },
    { "Retreating", "retreated", TRUE },
    { "Advanced", "advanced", FALSE },
    { "Dead", "dead", FALSE },
  };
  const AciesDesignerWord *word = read_state (self, object, path, words, G_N_ELEMENTS (words));
  g_autofree char         *own = acies_designer_path (path, "State");
  AciesId                  mark = word->id != NULL ? acies_ruleset_find_mark (self->ruleset, word->id) : ACIES_NO_ID;

  if (g_str_equal (word->word, "Dead"))
    {
      acies_designer_say (self, ACIES_SEVERITY_NOTE, "unit-dead", path, _ ("the unit was already eliminated; it was left out"))->hex = hex;
      return FALSE;
    }
  *marks = mark != ACIES_NO_ID ? (guint16) (1u << mark) : 0;
  if (word->told)
    /* Translators: the word of a file, and a state of a unit */
    acies_designer_say (self, ACIES_SEVERITY_CORRECTION, "state-read-as", own, _ ("“%1$s” was read as “%2$s”"), word->word,
                        mark != ACIES_NO_ID ? self->ruleset->marks[mark].name : _ ("Idle"))
        ->hex = hex;

  return TRUE;
}

static gboolean
read_health (const AciesDesignerReader *self,
             JsonObject                *object,
             const char                *path,
             AciesUnit                 *unit)
{
  JsonNode        *node = acies_designer_get (object, "Health");
  g_autofree char *own = acies_designer_path (path, "Health");
  guint            strength = acies_state_strength (self->state, unit->type);
  gint64           health = strength;

  if (node == NULL)
    acies_designer_say (self, ACIES_SEVERITY_CORRECTION, "missing-key", own, _ ("missing; set to %u"), strength)->hex = unit->hex;
  else if (!acies_designer_node_number (node, &health))
    acies_designer_say (self, ACIES_SEVERITY_CORRECTION, "bad-number", own, _ ("not a whole number; set to %u"), strength)->hex = unit->hex;
  else if (health <= 0)
    acies_designer_say (self, ACIES_SEVERITY_WARNING, "unit-dead", own, _ ("the unit has no strength left; it was left out"))->hex = unit->hex;
  else if (health > strength)
    /* Translators: the number that is used, a unit type, and the number of the file */
    acies_designer_say (self, ACIES_SEVERITY_CORRECTION, "figures-over-strength", own, _ ("set to %1$u, the strength of %2$s, instead of %3$d"),
                        strength, self->ruleset->unit_types[unit->type].name, (int) MIN (health, MOST_HEALTH))
        ->hex = unit->hex;
  unit->figures = (guint8) CLAMP (health, 0, strength);

  return unit->figures > 0;
}

static void
read_unit (AciesDesignerReader *self,
           JsonNode            *node,
           const char          *path,
           const char          *key)
{
  static const char *const keys[] = { "Faction", "Unit", "State", "Health", NULL };
  const AciesRuleset      *ruleset = self->ruleset;
  JsonObject              *object = acies_designer_as_object (self, node, path);
  AciesUnit                unit = { .place = ACIES_PLACE_BOARD };

  if (object == NULL)
    return;
  acies_designer_check_keys (self, object, path, keys);
  if (!acies_designer_read_hex (self, path, key, ACIES_SEVERITY_WARNING, &unit.hex))
    return;
  unit.side = acies_designer_read_side (self, object, path);
  unit.type = acies_designer_read_id (self, object, path, "Unit", ruleset->unit_types, sizeof *ruleset->unit_types, ruleset->n_unit_types,
                                      "unknown-unit-type", _ ("unknown unit; it was left out"));
  if (unit.side == ACIES_NO_SIDE || unit.type == ACIES_NO_ID ||
      !read_marks (self, object, path, unit.hex, &unit.marks) || !read_health (self, object, path, &unit))
    return;
  acies_unit_set_fallbacks (self->ruleset, &unit);
  if (acies_stack_obstacle (self->state, unit.hex, unit.type, unit.side, ACIES_NO_UNIT) != ACIES_NO_UNIT)
    acies_designer_say (self, ACIES_SEVERITY_WARNING, "hex-occupied", path, _ ("the hex already has a unit; this one was left out"))->hex = unit.hex;
  else if (self->state->n_units == ACIES_MAX_UNITS)
    acies_designer_say (self, ACIES_SEVERITY_WARNING, "too-many-units", path, g_dngettext (GETTEXT_PACKAGE, "a scenario can have at most %d unit; this one was left out", "a scenario can have at most %d units; this one was left out", ACIES_MAX_UNITS), ACIES_MAX_UNITS);
  else
    self->state->units[self->state->n_units++] = unit;
}

static void
read_units (AciesDesignerReader *self,
            JsonObject          *root)
{
  JsonObject    *units = acies_designer_get_object (self, root, "", "Units");
  JsonObjectIter iter;
  const char    *key;
  JsonNode      *node;

  if (units == NULL)
    return;
  json_object_iter_init_ordered (&iter, units);
  while (json_object_iter_next_ordered (&iter, &key, &node))
    {
      g_autofree char *path = acies_designer_path ("/Units", key);

      read_unit (self, node, path, key);
    }
}

/* --- cards ---------------------------------------------------------------------------------- */

static AciesZone
read_zone (const AciesDesignerReader *self,
           JsonObject                *object,
           const char                *path)
{
  static const AciesDesignerWord words[] = {
    { "InDeck", "deck", FALSE },
    { "InHand", "hand", FALSE },
    { "ReadyToPlay", "hand", TRUE },
    { "Resolving", "hand", TRUE },
    { "Played", "hand", TRUE },
    { "Discarded", "discard", FALSE },
  };
  const AciesDesignerWord *word = read_state (self, object, path, words, G_N_ELEMENTS (words));
  g_autofree char         *own = acies_designer_path (path, "State");

  if (word->told)
    acies_designer_say (self, ACIES_SEVERITY_NOTE, "state-read-as", own, _ ("“%s” was read as “in hand”"), word->word);
  if (g_str_equal (word->id, "hand"))
    return ACIES_ZONE_HAND;

  return g_str_equal (word->id, "discard") ? ACIES_ZONE_DISCARD : ACIES_ZONE_DECK;
}

static void
read_card (AciesDesignerReader *self,
           JsonNode            *node,
           const char          *path)
{
  static const char *const keys[] = { "Faction", "Card", "State", NULL };
  const AciesRuleset      *ruleset = self->ruleset;
  JsonObject              *object = acies_designer_as_object (self, node, path);
  AciesSide                side;
  AciesId                  card;
  AciesZone                zone;

  if (object == NULL)
    return;
  acies_designer_check_keys (self, object, path, keys);
  side = acies_designer_read_side (self, object, path);
  card = acies_designer_read_id (self, object, path, "Card", ruleset->cards, sizeof *ruleset->cards, ruleset->n_cards,
                                 "unknown-card", _ ("unknown card; it was left out"));
  if (side == ACIES_NO_SIDE || card == ACIES_NO_ID)
    return;
  zone = read_zone (self, object, path);
  if (acies_state_count_copies (self->state, side, card) < ACIES_MAX_COPIES)
    self->state->cards[side][zone][card]++;
  else
    acies_designer_say (self, ACIES_SEVERITY_WARNING, "too-many-cards", path, g_dngettext (GETTEXT_PACKAGE, "an army can have at most %d copy of a card; this one was left out", "an army can have at most %d copies of a card; this one was left out", ACIES_MAX_COPIES), ACIES_MAX_COPIES)->side = side;
}

/* The cards are what there is; what the player says of them is only compared. */
static void
check_hand (const AciesDesignerReader *self,
            AciesSide                  side)
{
  const char      *name = self->ruleset->sides[side].name;
  g_autofree char *hand = g_strdup_printf ("/Players/%d/Hand", self->players[side]);
  g_autofree char *most_hand = g_strdup_printf ("/Players/%d/MaxHand", self->players[side]);
  guint            has = acies_state_count_cards (self->state, side, ACIES_ZONE_HAND);
  guint            most = self->state->sides[side].hand_size;

  if (self->hands[side] >= 0 && (guint) self->hands[side] != has)
    acies_designer_say (self, ACIES_SEVERITY_CORRECTION, "hand-differs", hand,
                        /* Translators: a side, how many cards of the list are in its hand, and the number that the file has */
                        g_dngettext (GETTEXT_PACKAGE, "%1$s has %2$u card in hand, as listed, not %3$d", "%1$s has %2$u cards in hand, as listed, not %3$d", has), name, has, self->hands[side])
        ->side = side;
  if (has > most && (self->seen_sides & (1u << side)))
    acies_designer_say (self, ACIES_SEVERITY_NOTE, "hand-above-maximum", most_hand,
                        /* Translators: a side, the cards in its hand, and the number that the file has */
                        g_dngettext (GETTEXT_PACKAGE, "%1$s has %2$u card in hand, more than the limit of %3$u; it was kept", "%1$s has %2$u cards in hand, more than the limit of %3$u; all were kept", has), name, has, most)
        ->side = side;
}

static void
read_cards (AciesDesignerReader *self,
            JsonObject          *root)
{
  JsonArray *cards = acies_designer_get_array (self, root, "", "Cards");

  for (guint i = 0; cards != NULL && i < json_array_get_length (cards); i++)
    {
      g_autofree char *path = g_strdup_printf ("/Cards/%u", i);

      read_card (self, json_array_get_element (cards, i), path);
    }
  for (AciesSide side = 0; side < self->ruleset->n_sides; side++)
    check_hand (self, side);
}

/* --- rounds and turn ------------------------------------------------------------------------ */

/* His game ends when the counter reaches the end round; the first round is played whatever stands there. */
static void
read_rounds (AciesDesignerReader *self,
             JsonObject          *root)
{
  int end = acies_designer_end_round (self->state);
  int round = 1;

  acies_designer_number (self, root, "", "EndRound", 1, ACIES_MAX_END_ROUND + 1, &end);
  if (end > 1)
    acies_designer_say (self, ACIES_SEVERITY_NOTE, "last-round", "/EndRound",
                        _ ("the designer’s program ends the game before this round, so the last round is %d"), --end);
  acies_designer_number (self, root, "", "CurrentGameRound", 1, ACIES_MAX_END_ROUND + 1, &round);
  if (round > end)
    acies_designer_say (self, ACIES_SEVERITY_CORRECTION, "round-after-end", "/CurrentGameRound",
                        /* Translators: two rounds */
                        _ ("set to %1$d, because %2$d is after the last round"), end, round);
  self->state->setup.end_round = (guint8) end;
  self->state->turn.round = (guint8) MIN (round, end);
}

/* Returns: the side that is named at @key, or NO_SIDE */
static AciesSide
read_who (const AciesDesignerReader *self,
          JsonObject                *root,
          const char                *key)
{
  const AciesRuleset *ruleset = self->ruleset;
  const char         *text = acies_designer_text (root, key);
  g_autofree char    *path = acies_designer_path ("", key);
  AciesId             side = text != NULL ? acies_designer_find (self, path, ruleset->sides, sizeof *ruleset->sides, ruleset->n_sides, text)
                                          : ACIES_NO_ID;

  if (side == ACIES_NO_ID && acies_designer_get (root, key) != NULL)
    acies_designer_say (self, ACIES_SEVERITY_WARNING, "unknown-side", path, _ ("unknown army; it was left out"));

  return side != ACIES_NO_ID ? (AciesSide) side : ACIES_NO_SIDE;
}

/* His files name who leads the rounds, and his program lets him begin, whatever the round. */
static void
read_sides (AciesDesignerReader *self,
            JsonObject          *root)
{
  AciesSide current = read_who (self, root, "CurrentPlayer");
  AciesSide first = read_who (self, root, "FirstPlayer");
  AciesSide turn = read_who (self, root, "CurrentTurn");
  gboolean  has_begun = self->state->turn.round > 1;

  for (AciesSide side = 0; side < self->ruleset->n_sides; side++)
    has_begun = has_begun || self->state->sides[side].spent > 0;
  if (current == ACIES_NO_SIDE && first == ACIES_NO_SIDE)
    {
      current = self->state->setup.first;
      acies_designer_say (self, ACIES_SEVERITY_CORRECTION, "missing-key", "/CurrentPlayer", _ ("missing; set to “%s”"),
                          self->ruleset->sides[current].name);
    }
  else if (turn == ACIES_NO_SIDE && (current == ACIES_NO_SIDE || first == ACIES_NO_SIDE) && has_begun)
    acies_designer_say (self, ACIES_SEVERITY_NOTE, "one-player", current != ACIES_NO_SIDE ? "/CurrentPlayer" : "/FirstPlayer",
                        _ ("this army is first in each round; the file does not say whose turn it is, so it is this army’s turn"));
  self->state->setup.first = first != ACIES_NO_SIDE ? first : current;
  self->state->turn.active = turn != ACIES_NO_SIDE ? turn : current != ACIES_NO_SIDE ? current
                                                                                     : first;
}

static void
check_turn_phase (const AciesDesignerReader *self,
                  JsonObject                *root)
{
  const AciesProcs *procs = self->ruleset->procs;
  guint             n = g_strv_length ((char **) procs->names.phases);
  const char       *text = acies_designer_text (root, "CurrentTurnPhase");
  AciesId           phase;

  if (text == NULL || g_ascii_strcasecmp (text, "None") == 0)
    return;
  phase = acies_designer_find (self, "/CurrentTurnPhase", procs->names.phases, sizeof *procs->names.phases, n, text);
  if (phase == ACIES_NO_ID)
    acies_designer_say (self, ACIES_SEVERITY_CORRECTION, "unknown-phase", "/CurrentTurnPhase", _ ("unknown phase; it was left out"));
  else if (phase >= procs->n_opening_phases)
    acies_designer_say (self, ACIES_SEVERITY_NOTE, "combat-not-kept", "/CurrentTurnPhase",
                        _ ("an attack in progress was left out; the turn starts again"));
}

static void
read_phase (AciesDesignerReader *self,
            JsonObject          *root)
{
  static const AciesDesignerWord words[] = {
    { "Select", "select", FALSE },
    { "Order", "order", FALSE },
    { "Turn", "move", FALSE },
    { "End", "move", TRUE },
  };
  const char              *text = acies_designer_text (root, "CurrentGamePhase");
  AciesId                  index = text != NULL ? acies_designer_find (self, "/CurrentGamePhase", words, sizeof *words, G_N_ELEMENTS (words), text) : ACIES_NO_ID;
  const AciesDesignerWord *word = &words[index != ACIES_NO_ID ? index : 0];
  AciesId                  phase;

  if (index == ACIES_NO_ID)
    acies_designer_say (self, ACIES_SEVERITY_CORRECTION, text != NULL ? "unknown-phase" : "missing-key", "/CurrentGamePhase",
                        _ ("unknown phase; replaced by “%s”"), word->word);
  if (word->told)
    acies_designer_say (self, ACIES_SEVERITY_NOTE, "game-over", "/CurrentGamePhase", _ ("the game was over; the scenario starts from its final position"));
  phase = acies_ruleset_find_opening_phase (self->ruleset, word->id);
  self->state->turn.phase = phase != ACIES_NO_ID ? phase : 0;
  check_turn_phase (self, root);
}

/* --- the document --------------------------------------------------------------------------- */

int
acies_designer_end_round (const AciesState *state)
{
  return state->setup.end_round + 1;
}

const AciesDesignerSwitch acies_designer_switches[ACIES_DESIGNER_N_SWITCHES] = {
  { "morale-counts", "all", N_ ("The loss of every unit changes morale, as in the designer’s program") },
  { "retreat-losses", "yes", N_ ("Each retreat hex that cannot be taken costs one figure, as in the designer’s program") },
};

void
acies_designer_set_switches (AciesState *state)
{
  for (guint i = 0; i < ACIES_DESIGNER_N_SWITCHES; i++)
    {
      AciesId id = acies_ruleset_find_switch (state->ruleset, acies_designer_switches[i].id);

      if (id != ACIES_NO_ID)
        acies_switch_value_parse (&state->ruleset->switches[id], acies_designer_switches[i].value, &state->switches[id]);
    }
}

/* Does the object have anything of what such files are made of? */
static gboolean
is_of_the_designer (const AciesJsonDocument *document)
{
  static const char *const telling[] = { "NumberOfRows", "NumberOfColumns", "Players", "Tiles", "Units", NULL };
  guint                    n = 0;

  for (guint i = 0; JSON_NODE_HOLDS_OBJECT (document->root) && telling[i] != NULL; i++)
    n += acies_designer_get (json_node_get_object (document->root), telling[i]) != NULL;

  return n >= 2;
}

static void
read_all (AciesDesignerReader *self,
          AciesRuleset        *ruleset,
          const char          *name)
{
  JsonObject      *root = json_node_get_object (self->document->root);
  g_autofree char *title = acies_designer_dup_title (name);
  int              rows = ruleset->rows;
  int              columns = ruleset->columns;

  acies_designer_check_keys (self, root, "", root_keys);
  acies_designer_number (self, root, "", "NumberOfRows", ACIES_MIN_ROWS, ACIES_MAX_ROWS, &rows);
  acies_designer_number (self, root, "", "NumberOfColumns", ACIES_MIN_COLUMNS, ACIES_MAX_COLUMNS, &columns);
  self->state = acies_state_new (ruleset, (guint) columns, (guint) rows);
  acies_texts_set (self->state->texts, ACIES_TEXT_TITLE, title);
  read_tiles (self, root);
  read_players (self, root);
  read_units (self, root);
  read_cards (self, root);
  read_rounds (self, root);
  read_sides (self, root);
  read_phase (self, root);
  acies_designer_set_switches (self->state);
  for (guint i = 0; i < ACIES_DESIGNER_N_SWITCHES; i++)
    {
      AciesId id = acies_ruleset_find_switch (self->ruleset, acies_designer_switches[i].id);

      if (id != ACIES_NO_ID)
        acies_designer_say (self, ACIES_SEVERITY_NOTE, "switch-set", "", _ (acies_designer_switches[i].sentence))->rule = self->ruleset->switches[id].rule;
    }
  for (guint i = 0; i < self->document->twice->len; i++)
    acies_designer_say (self, ACIES_SEVERITY_CORRECTION, "key-twice", g_ptr_array_index (self->document->twice, i),
                        _ ("this key appears more than once; the last one counts"));
}

AciesState *
acies_designer_read (GBytes        *bytes,
                     const char    *name,
                     AciesLibrary  *library,
                     AciesFindings *findings,
                     GError       **error)
{
  g_autoptr (AciesJsonDocument) document = acies_json_parse (bytes, name, error);
  AciesDesignerReader self = { .findings = findings, .document = document, .hands = { -1, -1, -1, -1 } };
  AciesReader         reader = { NULL, findings };
  guint               first = findings->list->len;
  AciesRuleset       *ruleset;

  if (document == NULL)
    return NULL;
  if (!is_of_the_designer (document))
    {
      g_set_error (error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_WRONG_ROOT,
                   _ ("%s:1: this JSON file is not a Rome vs Carthage scenario: it has no board and no armies"), name);
      return NULL;
    }
  ruleset = acies_library_get_ruleset (library, ACIES_DESIGNER_RULESET, error);
  if (ruleset == NULL)
    {
      g_prefix_error (error, "%s:1: ", name);
      return NULL;
    }
  self.ruleset = ruleset;
  read_all (&self, ruleset, name);
  acies_reader_sort (&reader, first);

  return self.state;
}
