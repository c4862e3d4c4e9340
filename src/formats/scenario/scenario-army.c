/* scenario-army.c - reading the armies of a scenario: units, reserve, cards
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "formats/scenario/scenario-parts.h"

#include "engine/core/units.h"
#include "engine/ruleset/property.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static AciesId
read_unit_type (const AciesScenarioReader *self,
                const AciesXmlNode        *node)
{
  const char      *id = acies_reader_require (&self->reader, node, "type");
  AciesId          type = id != NULL ? acies_ruleset_find_unit_type (self->ruleset, id) : ACIES_NO_ID;
  g_autofree char *shown = NULL;

  if (id == NULL || type != ACIES_NO_ID)
    return type;

  shown = acies_reader_shorten (id);
  acies_reader_fault (&self->reader, node, "unknown-unit-type", _ ("The ruleset has no unit type “%s”"), shown);

  return ACIES_NO_ID;
}

static guint16
read_marks (const AciesScenarioReader *self,
            const AciesXmlNode        *node)
{
  const char *value = acies_xml_get (node, "marks");
  AciesWord   word = { value != NULL ? value : "" };
  guint16     marks = 0;

  while (acies_reader_next_word (&word))
    {
      g_autofree char *id = g_strndup (word.start, word.length);
      AciesId          mark = acies_ruleset_find_mark (self->ruleset, id);
      g_autofree char *shown = acies_reader_shorten (id);

      if (mark == ACIES_NO_ID)
        acies_reader_fault (&self->reader, node, "unknown-mark", _ ("The ruleset has no mark “%s”"), shown);
      else if (!self->ruleset->marks[mark].kept)
        acies_reader_fault (&self->reader, node, "mark-not-kept", _ ("A scenario cannot set “%s”: it is used only during play"), shown);
      else if (marks & (1u << mark))
        acies_reader_fault (&self->reader, node, "duplicate-mark", _ ("The mark “%s” appears twice"), shown);
      else
        marks |= (guint16) (1u << mark);
    }

  return marks;
}

static void
read_property (const AciesScenarioReader *self,
               const AciesXmlNode        *node,
               const char                *word,
               guint                     *seen,
               AciesUnit                 *unit)
{
  const AciesRuleset *ruleset = self->ruleset;
  g_autofree char    *shown = acies_reader_shorten (word);
  gint16              value = 0;
  AciesId             id = acies_property_parse_word (ruleset, word, &value);

  if (id == ACIES_NO_ID)
    acies_reader_fault (&self->reader, node, "unknown-property", _ ("The ruleset has no property “%s”"), shown);
  else if (ruleset->properties[id].fixed)
    acies_reader_fault (&self->reader, node, "property-not-kept", _ ("A scenario cannot set “%s”: it is used only during play"), shown);
  else if (*seen & (1u << id))
    acies_reader_fault (&self->reader, node, "duplicate-property", _ ("The property “%s” appears twice"), ruleset->properties[id].id);
  else if (!acies_property_allows (ruleset, unit->type, id, value))
    /* Translators: a unit type, and a value */
    acies_reader_fault (&self->reader, node, "bad-property", _ ("%1$s cannot have the property “%2$s”"), ruleset->unit_types[unit->type].name, shown);
  else
    unit->properties[id] = (guint8) value;
  if (id != ACIES_NO_ID)
    *seen |= 1u << id;
}

/* Of a unit whose type and side are known. */
static void
read_properties (const AciesScenarioReader *self,
                 const AciesXmlNode        *node,
                 AciesUnit                 *unit)
{
  const char *value = acies_xml_get (node, "properties");
  AciesWord   word = { value != NULL ? value : "" };
  guint       seen = 0;

  acies_unit_set_fallbacks (self->ruleset, unit);
  while (acies_reader_next_word (&word))
    {
      g_autofree char *text = g_strndup (word.start, word.length);

      read_property (self, node, text, &seen, unit);
    }
}

static void
add_unit (AciesScenarioReader *self,
          const AciesXmlNode  *node,
          AciesUnit            unit)
{
  if (self->state->n_units < ACIES_MAX_UNITS)
    {
      self->state->units[self->state->n_units++] = unit;
      if (unit.place == ACIES_PLACE_BOARD)
        self->held[unit.hex] = TRUE;
      return;
    }
  if (!self->full)
    acies_reader_fault (&self->reader, node, "too-many-units", g_dngettext (GETTEXT_PACKAGE, "A scenario can have at most %d unit", "A scenario can have at most %d units", ACIES_MAX_UNITS), ACIES_MAX_UNITS);
  self->full = TRUE;
}

/* Where only one unit stands on a hex, it matters even of those that are left out. */
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

static void
read_unit (AciesScenarioReader *self,
           const AciesXmlNode  *node,
           AciesSide            side)
{
  AciesId     type = read_unit_type (self, node);
  const char *name = acies_reader_require (&self->reader, node, "hex");
  AciesUnit   unit = { .place = ACIES_PLACE_BOARD, .type = type, .side = side };
  int         figures = 0;
  gboolean    good;

  acies_reader_check_attributes (&self->reader, node, self->ruleset->n_properties > 0 ? "type hex figures marks properties" : "type hex figures marks");
  acies_reader_check_empty (&self->reader, node);
  unit.marks = read_marks (self, node);
  if (type != ACIES_NO_ID && side != ACIES_NO_SIDE)
    read_properties (self, node, &unit);
  good = acies_reader_number (&self->reader, node, "figures", 1, ACIES_MAX_FIGURES, &figures) && type != ACIES_NO_ID;
  unit.figures = (guint8) figures;
  if (name == NULL || !acies_scenario_read_hex (self, node, (AciesWord) { name, strlen (name) }, &unit.hex))
    return;
  if (check_room (self, node, &unit, name) && good && side != ACIES_NO_SIDE)
    add_unit (self, node, unit);
}

static void
read_reserve (AciesScenarioReader *self,
              const AciesXmlNode  *node,
              AciesSide            side)
{
  AciesId   type = read_unit_type (self, node);
  AciesUnit unit = { .place = ACIES_PLACE_RESERVE, .type = type, .side = side, .hex = ACIES_NO_HEX };
  int       figures;

  acies_reader_check_attributes (&self->reader, node, "type figures");
  acies_reader_check_empty (&self->reader, node);
  if (!acies_reader_number (&self->reader, node, "figures", 1, ACIES_MAX_FIGURES, &figures))
    return;
  unit.figures = (guint8) figures;
  if (type == ACIES_NO_ID || side == ACIES_NO_SIDE)
    return;
  acies_unit_set_fallbacks (self->ruleset, &unit);
  add_unit (self, node, unit);
}

AciesId
acies_scenario_find_card (const AciesScenarioReader *self,
                          const AciesXmlNode        *node,
                          const char                *id,
                          guint64                   *seen)
{
  AciesId          card = id != NULL ? acies_ruleset_find_card (self->ruleset, id) : ACIES_NO_ID;
  g_autofree char *shown = acies_reader_shorten (id != NULL ? id : "");

  if (id == NULL)
    return ACIES_NO_ID;
  if (card == ACIES_NO_ID)
    acies_reader_fault (&self->reader, node, "unknown-card", _ ("The ruleset has no card “%s”"), shown);
  else if (*seen >> card & 1)
    acies_reader_fault (&self->reader, node, "duplicate-card", _ ("The card “%s” appears twice"), id);
  else
    {
      *seen |= G_GUINT64_CONSTANT (1) << card;
      return card;
    }

  return ACIES_NO_ID;
}

/* Of a card in common an army has what lies in its hand. */
static void
read_common_card (AciesScenarioReader *self,
                  const AciesXmlNode  *node,
                  AciesSide            side,
                  AciesId              card)
{
  int hand = 0;

  acies_reader_check_attributes (&self->reader, node, "id hand");
  acies_reader_check_empty (&self->reader, node);
  if (acies_ruleset_is_unheld (self->ruleset, card))
    acies_reader_fault (&self->reader, node, "unheld-in-hand", _ ("“%1$s” is in the deck “%2$s”, whose cards are never held in hand"),
                        self->ruleset->cards[card].name, self->ruleset->decks[self->ruleset->cards[card].deck].name);
  else if (acies_reader_number (&self->reader, node, "hand", 1, ACIES_MAX_COPIES, &hand) && side != ACIES_NO_SIDE)
    self->state->cards[side][ACIES_ZONE_HAND][card] = (guint8) hand;
}

static void
read_card (AciesScenarioReader *self,
           const AciesXmlNode  *node,
           AciesSide            side,
           guint64             *seen)
{
  AciesId  card = acies_scenario_find_card (self, node, acies_reader_require (&self->reader, node, "id"), seen);
  int      hand = acies_reader_number_or (&self->reader, node, "hand", 0, ACIES_MAX_COPIES, 0);
  int      discard = acies_reader_number_or (&self->reader, node, "discard", 0, ACIES_MAX_COPIES, 0);
  int      count = 0;
  gboolean good;

  if (card != ACIES_NO_ID && self->ruleset->cards[card].common)
    {
      read_common_card (self, node, side, card);
      return;
    }
  good = acies_reader_number (&self->reader, node, "count", 1, ACIES_MAX_COPIES, &count);
  acies_reader_check_attributes (&self->reader, node, "id count hand discard");
  acies_reader_check_empty (&self->reader, node);
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

/* Adds @hex in its place; %FALSE when it is there already. */
static gboolean
add_entry (AciesSideNumbers *numbers,
           AciesHex          hex)
{
  guint i = 0;

  while (i < numbers->n_entries && numbers->entries[i] < hex)
    i++;
  if (i < numbers->n_entries && numbers->entries[i] == hex)
    return FALSE;

  memmove (&numbers->entries[i + 1], &numbers->entries[i], (numbers->n_entries - i) * sizeof (AciesHex));
  numbers->entries[i] = hex;
  numbers->n_entries++;

  return TRUE;
}

static guint
count_words (AciesWord list)
{
  guint n = 0;

  while (acies_reader_next_word (&list))
    n++;

  return n;
}

static void
read_entries (const AciesScenarioReader *self,
              const AciesXmlNode        *node,
              AciesSideNumbers          *numbers)
{
  const char *value = acies_xml_get (node, "entry");
  AciesWord   word = { value != NULL ? value : "" };
  AciesHex    hex;

  if (count_words (word) > ACIES_MAX_ENTRIES)
    {
      acies_reader_fault (&self->reader, node, "too-many-entries",
                          acies_board_say (self->state->board, g_dngettext (GETTEXT_PACKAGE, "A side can have at most %d entry hex", "A side can have at most %d entry hexes", ACIES_MAX_ENTRIES),
                                           g_dngettext (GETTEXT_PACKAGE, "A side can have at most %d entry square", "A side can have at most %d entry squares", ACIES_MAX_ENTRIES)),
                          ACIES_MAX_ENTRIES);
      return;
    }
  while (acies_reader_next_word (&word))
    {
      g_autofree char *name = g_strndup (word.start, word.length);

      if (acies_scenario_read_hex (self, node, word, &hex) && !add_entry (numbers, hex))
        acies_reader_fault (&self->reader, node, "duplicate-hex",
                            acies_board_say (self->state->board, _ ("The entry hex %s appears twice"), _ ("The entry square %s appears twice")),
                            name)
            ->hex = hex;
    }
}

static void
read_actions (const AciesScenarioReader *self,
              const AciesXmlNode        *node,
              AciesSideNumbers          *numbers)
{
  int actions = ACIES_MAX_ACTIONS;
  int spent;

  acies_reader_number (&self->reader, node, "actions", 1, ACIES_MAX_ACTIONS, &actions);
  spent = acies_reader_number_or (&self->reader, node, "spent", 0, actions, 0);
  numbers->actions = (guint8) actions;
  numbers->spent = (guint8) spent;
}

static void
read_numbers (const AciesScenarioReader *self,
              const AciesXmlNode        *node,
              AciesSideNumbers          *numbers)
{
  const char *camp = acies_xml_get (node, "camp");
  int         morale = numbers->morale;
  int         hand_size = numbers->hand_size;
  gboolean    has_actions = self->ruleset->army.actions > 0;
  AciesHex    hex;

  acies_reader_number (&self->reader, node, "morale", 0, ACIES_MAX_MORALE, &morale);
  acies_reader_number (&self->reader, node, "hand-size", 0, ACIES_MAX_HAND, &hand_size);
  numbers->morale = (gint16) morale;
  numbers->hand_size = (guint8) hand_size;
  if (has_actions)
    read_actions (self, node, numbers);
  if (camp != NULL && acies_scenario_read_hex (self, node, (AciesWord) { camp, strlen (camp) }, &hex))
    numbers->camp = hex;
  read_entries (self, node, numbers);
}

static AciesId
find_resource (const AciesScenarioReader *self,
               const AciesXmlNode        *node,
               guint                      seen)
{
  const char      *text = acies_reader_require (&self->reader, node, "id");
  AciesId          id = text != NULL ? acies_ruleset_find_resource (self->ruleset, text) : ACIES_NO_ID;
  g_autofree char *shown = text != NULL ? acies_reader_shorten (text) : NULL;

  if (text == NULL)
    return ACIES_NO_ID;
  if (id == ACIES_NO_ID)
    acies_reader_fault (&self->reader, node, "unknown-resource", _ ("Sides in this ruleset have no resource “%s”"), shown);
  else if (self->ruleset->resources[id].fixed)
    acies_reader_fault (&self->reader, node, "resource-not-kept", _ ("A scenario cannot set “%s”: it changes only during play"), shown);
  else if (seen & (1u << id))
    acies_reader_fault (&self->reader, node, "duplicate-resource", _ ("The resource “%s” appears twice"), shown);

  return id;
}

static void
read_resource (const AciesScenarioReader *self,
               const AciesXmlNode        *node,
               AciesSide                  side,
               guint                     *seen)
{
  AciesId id = find_resource (self, node, *seen);
  int     max = id != ACIES_NO_ID ? self->ruleset->resources[id].max : ACIES_MAX_RESOURCE;
  int     number = id != ACIES_NO_ID ? self->ruleset->resources[id].min : 0;

  acies_reader_check_attributes (&self->reader, node, "id number");
  acies_reader_check_empty (&self->reader, node);
  if (!acies_reader_number (&self->reader, node, "number", number, max, &number) || id == ACIES_NO_ID)
    return;
  *seen |= 1u << id;
  if (side != ACIES_NO_SIDE && !self->ruleset->resources[id].fixed)
    self->state->sides[side].resources[id] = (guint8) number;
}

static void
read_pieces (AciesScenarioReader *self,
             const AciesXmlNode  *node,
             AciesSide            side)
{
  g_autoptr (GPtrArray) children = acies_reader_children (&self->reader, node);
  guint64 seen = 0;
  guint   seen_resources = 0;

  for (guint i = 0; i < children->len; i++)
    {
      const AciesXmlNode *child = g_ptr_array_index (children, i);

      if (g_str_equal (child->name, "unit"))
        read_unit (self, child, side);
      else if (g_str_equal (child->name, "resource"))
        read_resource (self, child, side, &seen_resources);
      else if (g_str_equal (child->name, "reserve"))
        read_reserve (self, child, side);
      else if (g_str_equal (child->name, "card"))
        read_card (self, child, side, &seen);
      else
        acies_reader_unknown (&self->reader, child);
    }
}

void
acies_scenario_read_army (AciesScenarioReader *self,
                          const AciesXmlNode  *node)
{
  AciesSide        side = acies_scenario_read_side (self, node, "side");
  AciesSideNumbers numbers = { .camp = ACIES_NO_HEX };

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
  /* What is in an army nobody owns is read too, for the faults in it. */
  if (side != ACIES_NO_SIDE)
    {
      self->seen_armies |= 1u << side;
      numbers = self->state->sides[side];
    }
  read_numbers (self, node, &numbers);
  if (side != ACIES_NO_SIDE)
    self->state->sides[side] = numbers;
  read_pieces (self, node, side);
}
