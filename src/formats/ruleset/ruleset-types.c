/* ruleset-types.c - reading the unit types, cards and modifiers of a ruleset
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/core/units.h"
#include "formats/ruleset/ruleset-reader.h"

#include <glib/gi18n-lib.h>

#define MAX_BOX 200
#define MAX_VALUE 50
#define MAX_CHANGE 24
#define MAX_DEATH 20 /* morale a loss may cost */

/* Where a number came from. Checked so that no number stands there unexplained. */
static const char *const sources[] = { "rulebook", "derived", "converted", "found-elsewhere", "reconstructed", NULL };

const char *
acies_ruleset_read_source (const AciesRulesetReader *self,
                           const AciesXmlNode       *node)
{
  int source = acies_ruleset_read_word (self, node, "source", sources);

  return source >= 0 ? sources[source] : NULL;
}

guint16
acies_ruleset_read_since (const AciesRulesetReader *self,
                          const AciesXmlNode       *node)
{
  return (guint16) acies_reader_number_or (&self->reader, node, "since", 1, (int) self->ruleset->edition, 1);
}

/* Of the name: what is said of the unit must agree with it. */
static const char *const numbers[] = { "singular", "plural", NULL };

/* The pool of such dice, which is added if it is new. */
static int
add_pool (const AciesRulesetReader *self,
          const AciesXmlNode       *node,
          const AciesDicePool      *pool)
{
  AciesRuleset *ruleset = self->ruleset;
  guint         i = 0;

  while (i < ruleset->n_pools && memcmp (&ruleset->pools[i], pool, sizeof *pool) != 0)
    i++;
  if (i == ACIES_MAX_POOLS)
    {
      acies_reader_fault (&self->reader, node, "too-many", g_dngettext (GETTEXT_PACKAGE, "The unit types roll more than %d different set of dice", "The unit types roll more than %d different sets of dice", ACIES_MAX_POOLS), ACIES_MAX_POOLS);
      return 0;
    }
  ruleset->pools[i] = *pool;
  ruleset->n_pools = MAX (ruleset->n_pools, i + 1);

  return (int) i;
}

static int
read_pool (const AciesRulesetReader *self,
           const AciesXmlNode       *node)
{
  const char *value = acies_reader_require (&self->reader, node, "dice");
  g_auto (GStrv) words = acies_reader_split (value != NULL ? value : "");
  AciesDicePool pool = { 0 };

  for (guint i = 0; words[i] != NULL; i++)
    {
      g_autofree char *shown = acies_reader_shorten (words[i]);
      AciesId          die = acies_ruleset_find_die_type (self->ruleset, words[i]);

      if (die == ACIES_NO_ID)
        acies_reader_fault (&self->reader, node, "unknown-id", _ ("There is no <%1$s> “%2$s”"), "die", shown);
      else if (pool.n == ACIES_MAX_POOL)
        acies_reader_fault (&self->reader, node, "out-of-range", _ ("A unit type can roll at most %d dice at once"), ACIES_MAX_POOL);
      else
        pool.dice[pool.n++] = die;
    }

  return add_pool (self, node, &pool);
}

static int
read_value (const AciesRulesetReader *self,
            const AciesXmlNode       *node,
            AciesId                   attribute)
{
  int number = 0;

  if (attribute != ACIES_NO_ID && self->ruleset->attributes[attribute].is_dice)
    return read_pool (self, node);
  acies_reader_number (&self->reader, node, "number", -MAX_VALUE, MAX_VALUE, &number);

  return number;
}

static void
read_unit_value (const AciesRulesetReader *self,
                 const AciesXmlNode       *node,
                 AciesUnitType            *type,
                 guint32                  *seen)
{
  AciesId attribute;
  int     value;

  acies_reader_check_attributes (&self->reader, node, "attribute number dice source");
  acies_reader_check_empty (&self->reader, node);
  acies_reader_require (&self->reader, node, "attribute");
  acies_ruleset_read_source (self, node);
  attribute = acies_ruleset_look_up (self, node, "attribute", acies_ruleset_find_attribute);
  value = read_value (self, node, attribute);
  if (attribute == ACIES_NO_ID)
    return;

  if (*seen & (1u << attribute))
    acies_reader_fault (&self->reader, node, "duplicate-id", _ ("There is already a <%1$s> “%2$s”"), node->name,
                        self->ruleset->attributes[attribute].id);
  *seen |= 1u << attribute;
  type->values[attribute] = (gint8) value;
}

static void
read_unit_children (const AciesRulesetReader *self,
                    const AciesXmlNode       *node,
                    AciesUnitType            *type)
{
  g_autoptr (GPtrArray) children = acies_reader_children (&self->reader, node);
  guint32 seen = 0;

  for (guint i = 0; i < children->len; i++)
    {
      const AciesXmlNode *child = g_ptr_array_index (children, i);

      if (g_str_equal (child->name, "value"))
        read_unit_value (self, child, type, &seen);
      else if (g_str_equal (child->name, "property"))
        acies_ruleset_read_type_property (self, child, type);
      else if (g_str_equal (child->name, "text") && type->text == NULL)
        type->text = acies_reader_dup_text (&self->reader, child);
      else
        acies_reader_unknown (&self->reader, child);
    }
  for (guint i = 0; i < self->ruleset->n_attributes; i++)
    {
      if (!(seen & (1u << i)) && self->ruleset->attributes[i].id != NULL)
        /* Translators: the ids of a unit type, and of an attribute */
        acies_reader_fault (&self->reader, node, "missing-element", _ ("“%1$s” has no value for “%2$s”"), type->id,
                            self->ruleset->attributes[i].id);
    }
}

/* A piece is for one side at least. */
static guint8
read_sides (const AciesRulesetReader *self,
            const AciesXmlNode       *node)
{
  const char *value = acies_reader_require (&self->reader, node, "sides");
  g_auto (GStrv) ids = acies_reader_split (value != NULL ? value : "");

  if (value != NULL && ids[0] == NULL)
    acies_reader_fault (&self->reader, node, "bad-value", _ ("“sides” of <%s> names no side"), node->name);

  return (guint8) acies_ruleset_look_up_all (self, node, "sides", acies_ruleset_find_side);
}

/* What a loss costs can be left to the scenario: then a switch says it. */
static AciesId
look_up_morale_switch (const AciesRulesetReader *self,
                       const AciesXmlNode       *node)
{
  AciesId id = acies_ruleset_look_up (self, node, "morale-switch", acies_ruleset_find_switch);

  if (id == ACIES_NO_ID)
    return ACIES_NO_ID;
  if (self->ruleset->switches[id].type != ACIES_SWITCH_NUMBER || self->ruleset->switches[id].min < 0)
    acies_reader_fault (&self->reader, node, "bad-value", _ ("“morale-switch” must name a number switch with a “min” of 0 or more"));
  if (acies_xml_get (node, "morale") != NULL)
    acies_reader_fault (&self->reader, node, "bad-value", _ ("Use either “morale” or “morale-switch”, not both"));

  return id;
}

void
acies_ruleset_check_pair (const AciesRulesetReader *self,
                          const AciesXmlNode       *node)
{
  const AciesRuleset  *ruleset = self->ruleset;
  const char          *id = acies_xml_get (node, "id");
  AciesId              index = id != NULL ? acies_ruleset_find_unit_type (ruleset, id) : ACIES_NO_ID;
  const AciesUnitType *type = index != ACIES_NO_ID ? &ruleset->unit_types[index] : NULL;

  if (type != NULL && type->pair != ACIES_NO_ID && acies_stack_layer (ruleset, index) != acies_stack_layer (ruleset, type->pair))
    /* Translators: the ids of two unit types */
    acies_reader_fault (&self->reader, node, "bad-value", _ ("“%1$s” and its pair “%2$s” are not in the same layer"), type->id,
                        ruleset->unit_types[type->pair].id);
}

void
acies_ruleset_fill_unit_type (const AciesRulesetReader *self,
                              const AciesXmlNode       *node,
                              guint                     index)
{
  const AciesReader *reader = &self->reader;
  AciesUnitType     *type = &self->ruleset->unit_types[index];
  int                figures = 1;

  acies_reader_require (reader, node, "class");
  type->is_one = acies_xml_get (node, "number") != NULL && acies_ruleset_read_word (self, node, "number", numbers) == 0;
  type->sides = read_sides (self, node);
  type->class_ = acies_ruleset_look_up (self, node, "class", acies_ruleset_find_class);
  type->pair = acies_ruleset_look_up (self, node, "pair", acies_ruleset_find_unit_type);
  type->skills = (guint32) acies_ruleset_look_up_all (self, node, "skills", acies_ruleset_find_skill);
  type->abilities = acies_ruleset_look_up_all (self, node, "abilities", acies_ruleset_find_card);
  acies_reader_number (reader, node, "figures", 1, ACIES_MAX_FIGURES, &figures);
  type->figures = (guint8) figures;
  type->morale = (guint8) acies_reader_number_or (reader, node, "morale", 0, MAX_DEATH, 0);
  type->morale_switch = look_up_morale_switch (self, node);
  type->box = (guint8) acies_reader_number_or (reader, node, "box", 0, MAX_BOX, 0);
  read_unit_children (self, node, type);
}

static void
read_card_value (const AciesRulesetReader *self,
                 const AciesXmlNode       *node,
                 AciesCardType            *card)
{
  const AciesLimits *all = self->procs->names.card_value_limits;
  AciesLimits        limits = { -MAX_VALUE, MAX_VALUE };
  int                value = acies_ruleset_read_word (self, node, "attribute", self->procs->names.card_values);
  int                number = 0;

  acies_reader_check_attributes (&self->reader, node, "attribute number");
  acies_reader_check_empty (&self->reader, node);
  if (all != NULL && value >= 0 && value < ACIES_MAX_CARD_VALUES)
    limits = all[value];
  if (acies_reader_number (&self->reader, node, "number", limits.min, limits.max, &number) &&
      value >= 0 && value < ACIES_MAX_CARD_VALUES)
    card->values[value] = (gint8) number;
}

static void
read_card_children (const AciesRulesetReader *self,
                    const AciesXmlNode       *node,
                    AciesCardType            *card)
{
  g_autoptr (GPtrArray) children = acies_reader_children (&self->reader, node);

  for (guint i = 0; i < children->len; i++)
    {
      const AciesXmlNode *child = g_ptr_array_index (children, i);

      if (g_str_equal (child->name, "value"))
        read_card_value (self, child, card);
      else if (g_str_equal (child->name, "text") && card->text == NULL)
        card->text = acies_reader_dup_text (&self->reader, child);
      else
        acies_reader_unknown (&self->reader, child);
    }
}

/* The types a card may order: those named, or those of the named classes, of its sides. */
static guint64
read_ordered (const AciesRulesetReader *self,
              const AciesXmlNode       *node,
              const AciesCardType      *card)
{
  guint64 types = acies_ruleset_look_up_all (self, node, "types", acies_ruleset_find_unit_type);
  guint64 classes = acies_ruleset_look_up_all (self, node, "classes", acies_ruleset_find_class);
  guint64 bits = 0;

  for (guint i = 0; i < self->ruleset->n_unit_types; i++)
    {
      const AciesUnitType *type = &self->ruleset->unit_types[i];
      guint64              bit = G_GUINT64_CONSTANT (1) << i;

      if (!(card->sides & type->sides))
        continue;
      if (acies_xml_get (node, "types") != NULL && !(types & bit))
        continue;
      if (acies_xml_get (node, "classes") != NULL && (type->class_ == ACIES_NO_ID || !(classes >> type->class_ & 1)))
        continue;
      bits |= bit;
    }

  return bits;
}

/* Abilities are cards played on a combat or in answer to it, never orders. */
static void
check_ability (const AciesRulesetReader *self,
               const AciesXmlNode       *node,
               guint                     index)
{
  AciesCardKind kind = self->ruleset->cards[index].kind;

  for (guint i = 0; i < self->ruleset->n_unit_types; i++)
    {
      const AciesUnitType *type = &self->ruleset->unit_types[i];

      if ((kind == ACIES_CARD_ORDER || kind == ACIES_CARD_SCENARIO) && (type->abilities >> index & 1))
        /* Translators: the ids of a card, and of a unit type */
        acies_reader_fault (&self->reader, node, "bad-value", _ ("“%1$s” is an order or scenario card, so it cannot be an ability of “%2$s”"),
                            self->ruleset->cards[index].id, type->id);
    }
}

/* It lies beside a deck that is one for all, and people call it something. */
static void
read_row (const AciesRulesetReader *self,
          const AciesXmlNode       *node,
          AciesDeckType            *deck)
{
  int row = acies_reader_number_or (&self->reader, node, "row", 0, ACIES_MAX_ROW, 0);

  deck->row = deck->common ? (guint8) row : 0;
  deck->row_name = g_strdup (acies_xml_get (node, "row-name"));
  if (row > 0 && !deck->common)
    acies_reader_fault (&self->reader, node, "bad-value", _ ("Only a shared deck can have a row of face-up cards"));
  if ((row > 0) != (deck->row_name != NULL))
    acies_reader_fault (&self->reader, node, "bad-value", _ ("A row of face-up cards needs both “row” and “row-name”"));
}

void
acies_ruleset_fill_deck (const AciesRulesetReader *self,
                         const AciesXmlNode       *node,
                         guint                     index)
{
  AciesDeckType *deck = &self->ruleset->decks[index];

  deck->common = acies_reader_flag (&self->reader, node, "common");
  deck->unheld = acies_reader_flag (&self->reader, node, "unheld");
  deck->laid = acies_reader_flag (&self->reader, node, "laid");
  read_row (self, node, deck);
  deck->beyond_two = (guint8) acies_reader_number_or (&self->reader, node, "copies-beyond-two", 1, ACIES_MAX_COPIES, 1);
  if (deck->beyond_two > 1 && !deck->common)
    acies_reader_fault (&self->reader, node, "bad-value", _ ("Only a shared deck can have “copies-beyond-two”"));
  acies_reader_check_empty (&self->reader, node);
  if (deck->common && acies_ruleset_find_side (self->ruleset, "common") != ACIES_NO_SIDE)
    acies_reader_fault (&self->reader, node, "bad-value", _ ("If there is a shared deck, no side can have the id “common”"));
}

/* How many copies there are, a ruleset says of cards in common alone: armies are the scenarios'. */
static void
read_deck (const AciesRulesetReader *self,
           const AciesXmlNode       *node,
           AciesCardType            *card)
{
  int copies = acies_reader_number_or (&self->reader, node, "copies", 0, ACIES_MAX_COPIES, 0);

  card->deck = acies_ruleset_look_up (self, node, "deck", acies_ruleset_find_deck);
  card->common = card->deck != ACIES_NO_ID && self->ruleset->decks[card->deck].common;
  card->copies = (guint8) copies;
  if (acies_xml_get (node, "copies") != NULL && !card->common)
    acies_reader_fault (&self->reader, node, "bad-value", _ ("Only a card of a shared deck can have “copies”"));
  if (card->common && copies * self->ruleset->decks[card->deck].beyond_two > ACIES_MAX_COPIES)
    acies_reader_fault (&self->reader, node, "bad-value", g_dngettext (GETTEXT_PACKAGE, "A deck can have at most %d copy of a card, even for more than two sides", "A deck can have at most %d copies of a card, even for more than two sides", ACIES_MAX_COPIES), ACIES_MAX_COPIES);
}

void
acies_ruleset_fill_card (const AciesRulesetReader *self,
                         const AciesXmlNode       *node,
                         guint                     index)
{
  static const char *const kinds[] = { "order", "offensive", "defensive", "scenario", NULL };
  AciesCardType           *card = &self->ruleset->cards[index];
  int                      kind = acies_ruleset_read_word (self, node, "kind", kinds);
  int                      effect = acies_ruleset_read_word (self, node, "effect", self->procs->names.effects);

  card->rule = acies_ruleset_dup_rule (self, node);
  card->since = acies_ruleset_read_since (self, node);
  card->aliases = acies_ruleset_dup_aliases (self, node);
  card->kind = kind < 0 ? ACIES_CARD_ORDER : (AciesCardKind) kind;
  card->effect = (guint8) MAX (effect, 0);
  card->scenario = g_strdup (acies_xml_get (node, "scenario"));
  card->sides = read_sides (self, node);
  card->returns = acies_reader_flag (&self->reader, node, "returns");
  card->unit_types = read_ordered (self, node, card);
  card->terrain = acies_ruleset_look_up (self, node, "terrain", acies_ruleset_find_terrain);
  read_deck (self, node, card);
  read_card_children (self, node, card);
  if (kind >= 0)
    check_ability (self, node, index);
  if (kind >= 0 && (kind == ACIES_CARD_SCENARIO) != (card->scenario != NULL))
    acies_reader_fault (&self->reader, node, "bad-value", _ ("A scenario card must name its scenario; other cards cannot name one"));
}

void
acies_ruleset_read_modifier (const AciesRulesetReader *self,
                             const AciesXmlNode       *node)
{
  static const char *const targets[] = { "dice", "ignored-hits", "ignored-retreats", "target-number", NULL };
  AciesModifier            modifier = { 0 };
  int                      target = acies_ruleset_read_word (self, node, "to", targets);
  int                      condition = acies_ruleset_read_word (self, node, "when", self->procs->names.conditions);
  int                      add = 0;

  acies_reader_check_attributes (&self->reader, node, "to add when card unless-card terrain attacker-terrain at-range rule");
  acies_reader_check_empty (&self->reader, node);
  acies_reader_number (&self->reader, node, "add", -MAX_CHANGE, MAX_CHANGE, &add);
  modifier.target = (AciesModifierTarget) MAX (target, 0);
  modifier.condition = (guint8) MAX (condition, 0);
  modifier.add = (gint8) add;
  modifier.card = acies_ruleset_look_up (self, node, "card", acies_ruleset_find_card);
  modifier.unless_card = acies_ruleset_look_up (self, node, "unless-card", acies_ruleset_find_card);
  modifier.terrain = acies_ruleset_look_up (self, node, "terrain", acies_ruleset_find_terrain);
  modifier.attacker_terrain = acies_ruleset_look_up (self, node, "attacker-terrain", acies_ruleset_find_terrain);
  modifier.at_range = acies_reader_flag (&self->reader, node, "at-range");
  modifier.rule = acies_ruleset_dup_rule (self, node);
  if (self->ruleset->n_modifiers == ACIES_MAX_MODIFIERS)
    {
      /* Translators: a number, and the name of an element */
      acies_reader_fault (&self->reader, node, "too-many", _ ("There are more than %1$d <%2$s> elements"),
                          ACIES_MAX_MODIFIERS, node->name);
      g_free (modifier.rule);
      return;
    }

  self->ruleset->modifiers[self->ruleset->n_modifiers++] = modifier;
}
