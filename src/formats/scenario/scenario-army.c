/* scenario-army.c - reading the armies of a scenario, units, reserve and cards, and the decks in common
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "formats/scenario/scenario-parts.h"

#include "engine/core/units.h"
#include "engine/ruleset/property.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static guint16
read_marks (const AciesScenarioReader *self,
            const AciesXmlNode        *node)
{
  AciesWord word = { acies_xml_get (node, "marks") };
  guint16   marks = 0;

  while (acies_reader_next_word (&word))
    {
      g_autofree char *id = g_strndup (word.start, word.length);
      AciesId          mark = acies_ruleset_find_mark (self->ruleset, id);

      if (mark == ACIES_NO_ID)
        acies_reader_fault (&self->reader, node, "unknown-mark", _ ("The ruleset has no mark “%s”"), ACIES_QUOTE (id));
      else if (!self->ruleset->marks[mark].kept)
        acies_reader_fault (&self->reader, node, "mark-not-kept", _ ("A scenario cannot set “%s”: it is used only during play"), ACIES_QUOTE (id));
      else if (marks & (1u << mark))
        acies_reader_fault (&self->reader, node, "duplicate-mark", _ ("The mark “%s” appears twice"), ACIES_QUOTE (id));
      else
        marks |= (guint16) (1u << mark);
    }

  return marks;
}

/* Reads the properties of a unit with a valid type and side. */
static void
read_properties (const AciesScenarioReader *self,
                 const AciesXmlNode        *node,
                 AciesUnit                 *unit)
{
  const AciesRuleset *ruleset = self->ruleset;
  AciesWord           word = { acies_xml_get (node, "properties") };
  guint               seen = 0;

  acies_unit_set_fallbacks (ruleset, unit);
  while (acies_reader_next_word (&word))
    {
      g_autofree char *text = g_strndup (word.start, word.length);
      gint16           number = 0;
      AciesId          id = acies_property_parse_word (ruleset, text, &number);

      if (id == ACIES_NO_ID)
        acies_reader_fault (&self->reader, node, "unknown-property", _ ("The ruleset has no property “%s”"), ACIES_QUOTE (text));
      else if (ruleset->properties[id].fixed)
        acies_reader_fault (&self->reader, node, "property-not-kept", _ ("A scenario cannot set “%s”: it is used only during play"), ACIES_QUOTE (text));
      else if (seen & (1u << id))
        acies_reader_fault (&self->reader, node, "duplicate-property", _ ("The property “%s” appears twice"), ruleset->properties[id].id);
      else if (!acies_property_allows (ruleset, unit->type, id, number))
        /* Translators: a unit type, and a value */
        acies_reader_fault (&self->reader, node, "bad-property", _ ("%1$s cannot have the property “%2$s”"), ruleset->unit_types[unit->type].name, ACIES_QUOTE (text));
      else
        unit->properties[id] = (guint8) number;
      if (id != ACIES_NO_ID)
        seen |= 1u << id;
    }
}

/* If a hex has room for only one unit, units that are left out because of faults also count. */
static gboolean
check_room (AciesScenarioReader *self,
            const AciesXmlNode  *node,
            const AciesUnit     *unit,
            const char          *hex)
{
  AciesUnitId      obstacle = ACIES_NO_UNIT;
  g_autofree char *why = NULL;

  if (!self->held[unit->hex])
    return TRUE;
  if (self->ruleset->n_layers == 1)
    {
      acies_reader_fault (&self->reader, node, "hex-occupied", _ ("%s already has a unit"), hex)->hex = unit->hex;
      return FALSE;
    }
  if (unit->type != ACIES_NO_ID && unit->side != ACIES_NO_SIDE)
    obstacle = acies_stack_obstacle (self->state, unit->hex, unit->type, unit->side, ACIES_NO_UNIT);
  if (obstacle == ACIES_NO_UNIT)
    return TRUE;
  why = acies_stack_dup_obstacle (self->state, obstacle, unit->side);
  acies_reader_fault (&self->reader, node, "hex-occupied", "%s", why)->hex = unit->hex;

  return FALSE;
}

/* Reads a unit on the board or in the reserve. */
static void
read_unit (AciesScenarioReader *self,
           const AciesXmlNode  *node,
           AciesSide            side)
{
  gboolean    on_board = g_str_equal (node->name, "unit");
  AciesId     type = acies_reader_find (&self->reader, node, "type", self->ruleset, acies_ruleset_find_unit_type, "unknown-unit-type",
                                        _ ("The ruleset has no unit type “%s”"));
  const char *name = on_board ? acies_reader_require (&self->reader, node, "hex") : NULL;
  AciesUnit   unit = { .place = on_board ? ACIES_PLACE_BOARD : ACIES_PLACE_RESERVE, .type = type, .side = side, .hex = ACIES_NO_HEX };
  int         figures = 0;
  gboolean    good;

  acies_reader_check_leaf (&self->reader, node, !on_board ? "type figures" : self->ruleset->n_properties > 0 ? "type hex figures marks properties"
                                                                                                             : "type hex figures marks");
  if (on_board)
    unit.marks = read_marks (self, node);
  if (type != ACIES_NO_ID && side != ACIES_NO_SIDE && on_board)
    read_properties (self, node, &unit);
  else if (type != ACIES_NO_ID && side != ACIES_NO_SIDE)
    acies_unit_set_fallbacks (self->ruleset, &unit);
  good = acies_reader_number (&self->reader, node, "figures", 1, ACIES_MAX_FIGURES, &figures) && type != ACIES_NO_ID;
  unit.figures = (guint8) figures;
  if (on_board && (name == NULL || !acies_scenario_read_hex (self, node, (AciesWord) { name, strlen (name) }, &unit.hex) ||
                   !check_room (self, node, &unit, name)))
    return;
  if (!good || side == ACIES_NO_SIDE)
    return;
  if (self->state->n_units < ACIES_MAX_UNITS)
    {
      self->state->units[self->state->n_units++] = unit;
      if (on_board)
        self->held[unit.hex] = TRUE;
    }
  else if (!self->full)
    {
      acies_reader_fault (&self->reader, node, "too-many-units", g_dngettext (GETTEXT_PACKAGE, "A scenario can have at most %d unit", "A scenario can have at most %d units", ACIES_MAX_UNITS), ACIES_MAX_UNITS);
      self->full = TRUE;
    }
}

/* Finds the card of @node. @seen: bit mask of the cards that have been read; the card is added. Returns: the card, or
 * NO_ID after a fault */
static AciesId
find_card (const AciesScenarioReader *self,
           const AciesXmlNode        *node,
           guint64                   *seen)
{
  AciesId card = acies_reader_find (&self->reader, node, "id", self->ruleset, acies_ruleset_find_card, "unknown-card", _ ("The ruleset has no card “%s”"));
  guint64 bit = G_GUINT64_CONSTANT (1) << (card & 63);

  if (card != ACIES_NO_ID && (*seen & bit))
    {
      acies_reader_fault (&self->reader, node, "duplicate-card", _ ("The card “%s” appears twice"), self->ruleset->cards[card].id);
      return ACIES_NO_ID;
    }
  if (card != ACIES_NO_ID)
    *seen |= bit;

  return card;
}

static void
read_card (AciesScenarioReader *self,
           const AciesXmlNode  *node,
           AciesSide            side,
           guint64             *seen)
{
  AciesId  card = find_card (self, node, seen);
  int      hand = acies_reader_number_or (&self->reader, node, "hand", 0, ACIES_MAX_COPIES, 0);
  int      discard = acies_reader_number_or (&self->reader, node, "discard", 0, ACIES_MAX_COPIES, 0);
  int      count = 0;
  gboolean good;

  if (card != ACIES_NO_ID && self->ruleset->cards[card].common)
    {
      /* For a common card, an army lists only the copies in its hand. */
      acies_reader_check_leaf (&self->reader, node, "id hand");
      if (acies_ruleset_is_unheld (self->ruleset, card))
        acies_reader_fault (&self->reader, node, "unheld-in-hand", _ ("“%1$s” is in the deck “%2$s”, whose cards are never held in hand"),
                            self->ruleset->cards[card].name, self->ruleset->decks[self->ruleset->cards[card].deck].name);
      else if (acies_reader_number (&self->reader, node, "hand", 1, ACIES_MAX_COPIES, &count) && side != ACIES_NO_SIDE)
        self->state->cards[side][ACIES_ZONE_HAND][card] = (guint8) count;
      return;
    }
  good = acies_reader_number (&self->reader, node, "count", 1, ACIES_MAX_COPIES, &count);
  acies_reader_check_leaf (&self->reader, node, "id count hand discard");
  if (!good || card == ACIES_NO_ID)
    return;
  if (hand + discard > count)
    acies_reader_fault (&self->reader, node, "count-below-hand",
                        /* Translators: copies of a card in all, in the hand and discarded */
                        g_dngettext (GETTEXT_PACKAGE, "%1$d copy, but %2$d in hand and %3$d discarded", "%1$d copies, but %2$d in hand and %3$d discarded", (gulong) count), count, hand, discard)
        ->side = side;
  else if (side != ACIES_NO_SIDE)
    {
      self->state->cards[side][ACIES_ZONE_DECK][card] = (guint8) (count - hand - discard);
      self->state->cards[side][ACIES_ZONE_HAND][card] = (guint8) hand;
      self->state->cards[side][ACIES_ZONE_DISCARD][card] = (guint8) discard;
    }
}

static void
read_numbers (const AciesScenarioReader *self,
              const AciesXmlNode        *node,
              AciesSideNumbers          *numbers)
{
  const char *camp = acies_xml_get (node, "camp");
  int         morale = numbers->morale;
  int         hand_size = numbers->hand_size;
  int         actions = ACIES_MAX_ACTIONS;
  AciesWord   word = { acies_xml_get (node, "entry") };
  guint       n = 0;
  AciesHex    hex;

  acies_reader_number (&self->reader, node, "morale", 0, ACIES_MAX_MORALE, &morale);
  acies_reader_number (&self->reader, node, "hand-size", 0, ACIES_MAX_HAND, &hand_size);
  numbers->morale = (gint16) morale;
  numbers->hand_size = (guint8) hand_size;
  if (self->ruleset->army.actions > 0)
    {
      acies_reader_number (&self->reader, node, "actions", 1, ACIES_MAX_ACTIONS, &actions);
      numbers->actions = (guint8) actions;
      numbers->spent = (guint8) acies_reader_number_or (&self->reader, node, "spent", 0, actions, 0);
    }
  if (camp != NULL && acies_scenario_read_hex (self, node, (AciesWord) { camp, strlen (camp) }, &hex))
    numbers->camp = hex;
  for (AciesWord one = word; acies_reader_next_word (&one);)
    n++;
  if (n > ACIES_MAX_ENTRIES)
    {
      acies_reader_fault (&self->reader, node, "too-many-entries",
                          acies_board_say (self->state->board, g_dngettext (GETTEXT_PACKAGE, "A side can have at most %d entry hex", "A side can have at most %d entry hexes", ACIES_MAX_ENTRIES),
                                           g_dngettext (GETTEXT_PACKAGE, "A side can have at most %d entry square", "A side can have at most %d entry squares", ACIES_MAX_ENTRIES)),
                          ACIES_MAX_ENTRIES);
      return;
    }
  while (acies_reader_next_word (&word))
    {
      guint at = 0;

      if (!acies_scenario_read_hex (self, node, word, &hex))
        continue;
      while (at < numbers->n_entries && numbers->entries[at] < hex)
        at++;
      if (at < numbers->n_entries && numbers->entries[at] == hex)
        {
          g_autofree char *name = g_strndup (word.start, word.length);

          acies_reader_fault (&self->reader, node, "duplicate-hex",
                              acies_board_say (self->state->board, _ ("The entry hex %s appears twice"), _ ("The entry square %s appears twice")),
                              name)
              ->hex = hex;
          continue;
        }
      memmove (&numbers->entries[at + 1], &numbers->entries[at], (numbers->n_entries - at) * sizeof (AciesHex));
      numbers->entries[at] = hex;
      numbers->n_entries++;
    }
}

static void
read_resource (const AciesScenarioReader *self,
               const AciesXmlNode        *node,
               AciesSide                  side,
               guint                     *seen)
{
  AciesId              id = acies_reader_find (&self->reader, node, "id", self->ruleset, acies_ruleset_find_resource, "unknown-resource",
                                               _ ("Sides in this ruleset have no resource “%s”"));
  const AciesResource *resource = id != ACIES_NO_ID ? &self->ruleset->resources[id] : NULL;
  int                  number = resource != NULL ? resource->min : 0;

  if (resource != NULL && resource->fixed)
    acies_reader_fault (&self->reader, node, "resource-not-kept", _ ("A scenario cannot set “%s”: it changes only during play"), resource->id);
  else if (resource != NULL && (*seen & (1u << id)))
    acies_reader_fault (&self->reader, node, "duplicate-resource", _ ("The resource “%s” appears twice"), resource->id);
  acies_reader_check_leaf (&self->reader, node, "id number");
  if (!acies_reader_number (&self->reader, node, "number", number, resource != NULL ? resource->max : ACIES_MAX_RESOURCE, &number) || resource == NULL)
    return;
  *seen |= 1u << id;
  if (side != ACIES_NO_SIDE && !resource->fixed)
    self->state->sides[side].resources[id] = (guint8) number;
}

void
acies_scenario_read_army (AciesScenarioReader *self,
                          const AciesXmlNode  *node)
{
  AciesSide           side = acies_scenario_read_side (self, node, "side");
  AciesSideNumbers    numbers = { .camp = ACIES_NO_HEX };
  const AciesXmlNode *child = NULL;
  guint64             seen = 0;
  guint               seen_resources = 0;

  acies_reader_check_attributes (&self->reader, node,
                                 self->ruleset->army.actions > 0 ? "side morale hand-size actions spent camp entry"
                                                                 : "side morale hand-size camp entry");
  if (side != ACIES_NO_SIDE && (self->seen_armies & (1u << side)))
    {
      /* Translators: a side */
      acies_reader_fault (&self->reader, node, "duplicate-army", _ ("The army of %s appears twice"),
                          self->ruleset->sides[side].name)
          ->side = side;
      side = ACIES_NO_SIDE;
    }
  /* An army without a valid side is read to find its faults. */
  if (side != ACIES_NO_SIDE)
    {
      self->seen_armies |= 1u << side;
      numbers = self->state->sides[side];
    }
  read_numbers (self, node, &numbers);
  if (side != ACIES_NO_SIDE)
    self->state->sides[side] = numbers;
  acies_reader_check_content (&self->reader, node);
  while ((child = acies_reader_next (&self->reader, node, child, "unit reserve resource card")) != NULL)
    if (g_str_equal (child->name, "resource"))
      read_resource (self, child, side, &seen_resources);
    else if (g_str_equal (child->name, "card"))
      read_card (self, child, side, &seen);
    else
      read_unit (self, child, side);
}

/* --- decks in common ------------------------------------------------------------------------ */

/* A card that is not listed has as many copies as the ruleset says. This number includes the copies in hands, which
 * the armies list. */

static AciesId
find_common_deck (const AciesRuleset *ruleset,
                  const char         *id)
{
  AciesId deck = acies_ruleset_find_deck (ruleset, id);

  return deck != ACIES_NO_ID && ruleset->decks[deck].common ? deck : ACIES_NO_ID;
}

static void
read_deck_card (AciesScenarioReader *self,
                const AciesXmlNode  *node,
                AciesId              deck,
                guint64             *seen)
{
  AciesId  card = find_card (self, node, seen);
  int      discard = acies_reader_number_or (&self->reader, node, "discard", 0, ACIES_MAX_COPIES, 0);
  int      count = 0;
  gboolean good = acies_reader_number (&self->reader, node, "count", 0, ACIES_MAX_COPIES, &count);

  acies_reader_check_leaf (&self->reader, node, "id count discard");
  if (!good || card == ACIES_NO_ID || deck == ACIES_NO_ID)
    return;
  if (self->ruleset->cards[card].deck != deck)
    acies_reader_fault (&self->reader, node, "card-of-other-deck", _ ("“%1$s” does not belong to the deck “%2$s”"), self->ruleset->cards[card].name,
                        self->ruleset->decks[deck].name);
  else if (discard > count)
    acies_reader_fault (&self->reader, node, "count-below-hand",
                        /* Translators: copies of a card in all, and discarded */
                        g_dngettext (GETTEXT_PACKAGE, "%1$d copy, but %2$d discarded", "%1$d copies, but %2$d discarded", (gulong) count), count, discard);
  else
    {
      self->common[card] = (guint8) count;
      self->discarded[card] = (guint8) discard;
    }
}

void
acies_scenario_read_deck (AciesScenarioReader *self,
                          const AciesXmlNode  *node)
{
  AciesId             deck = acies_reader_find (&self->reader, node, "id", self->ruleset, find_common_deck, "unknown-deck", _ ("The ruleset has no shared deck “%s”"));
  const AciesXmlNode *child = NULL;
  guint64             seen = 0;

  if (deck != ACIES_NO_ID && self->seen_decks & (1u << deck))
    {
      acies_reader_fault (&self->reader, node, "duplicate-deck", _ ("The deck “%s” appears twice"), acies_xml_get (node, "id"));
      deck = ACIES_NO_ID;
    }
  if (deck != ACIES_NO_ID)
    self->seen_decks |= 1u << deck;
  acies_reader_check_content (&self->reader, node);
  acies_reader_check_attributes (&self->reader, node, "id");
  /* A deck with a fault is read to find more faults. */
  while ((child = acies_reader_next (&self->reader, node, child, "card")) != NULL)
    read_deck_card (self, child, deck, &seen);
}

void
acies_scenario_lay_decks (AciesScenarioReader *self,
                          const AciesXmlNode  *root)
{
  for (guint i = 0; i < self->ruleset->n_cards; i++)
    {
      guint held;
      guint left = self->common[i] - (guint) self->discarded[i];

      if (!self->ruleset->cards[i].common)
        continue;
      held = acies_state_count_copies_in (self->state, ACIES_COMMON, (AciesId) i, ACIES_ZONE_HAND);
      if (held > left)
        {
          /* Translators: copies in hands, a card, and how many copies the hands can hold */
          acies_reader_fault (&self->reader, root, "hands-above-deck", g_dngettext (GETTEXT_PACKAGE, "Hands hold %1$u copy of “%2$s”, but only %3$u can be in hand", "Hands hold %1$u copies of “%2$s”, but only %3$u can be in hand", held), held,
                              self->ruleset->cards[i].name, left);
          /* If hands hold too many copies, leave them empty. */
          for (guint side = 0; side < self->ruleset->n_sides; side++)
            self->state->cards[side][ACIES_ZONE_HAND][i] = 0;
          held = 0;
        }
      self->state->cards[0][ACIES_ZONE_DECK][i] = (guint8) (left - held);
      self->state->cards[0][ACIES_ZONE_DISCARD][i] = self->discarded[i];
    }
}
