/* ruleset-things.c - the things of a ruleset: their attributes, what is in them, and what must agree
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/core/units.h"
#include "formats/ruleset/ruleset-reader.h"

#include <glib/gi18n-lib.h>

#define MAX_VALUE 50
#define MAX_BOX 200
#define MAX_DEATH 20 /* morale a loss may cost */
#define MIN_FACE -99
#define MAX_FACE 99

/* Where a number comes from. This is checked so that every number has an explanation. */
static const char *const sources[] = { "rulebook", "derived", "converted", "found-elsewhere", "reconstructed", NULL };

static const char *
read_source (const AciesRulesetReader *self,
             const AciesXmlNode       *node)
{
  int source = acies_ruleset_read_word (self, node, "source", sources);

  return source >= 0 ? sources[source] : NULL;
}

/* --- sides, classes, dice, marks ------------------------------------------------------------ */

static void
finish_resource (const AciesRulesetReader *self,
                 const AciesXmlNode       *node,
                 guint                     index)
{
  AciesResource *resource = &self->ruleset->resources[index];

  resource->start = resource->min;
  if (resource->max < resource->min)
    acies_reader_fault (&self->reader, node, "out-of-range", _ ("“max” is less than “min”"));
  else
    resource->start = (guint8) acies_reader_number_or (&self->reader, node, "start", resource->min, resource->max, resource->min);
  resource->max = MAX (resource->min, resource->max);
}

static void
finish_class (const AciesRulesetReader *self,
              const AciesXmlNode       *node,
              guint                     index)
{
  self->ruleset->n_layers = MAX (self->ruleset->n_layers, (guint8) (self->ruleset->classes[index].layer + 1));
}

static void
finish_die (const AciesRulesetReader *self,
            const AciesXmlNode       *node,
            guint                     index)
{
  const char *faces = acies_xml_get (node, "faces");
  g_auto (GStrv) words = acies_reader_split (faces);
  guint n = g_strv_length (words);

  if (faces != NULL && (n < 2 || n > ACIES_MAX_FACES))
    /* Translators: the most faces, and what the file has */
    acies_reader_fault (&self->reader, node, "bad-value", g_dngettext (GETTEXT_PACKAGE, "A die has 2 to %1$d face, not %2$u", "A die has 2 to %1$d faces, not %2$u", ACIES_MAX_FACES), ACIES_MAX_FACES, n);
  for (guint i = 0; i < MIN (n, ACIES_MAX_FACES); i++)
    {
      AciesId symbol = acies_ruleset_find_symbol (self->ruleset, words[i]);
      gint64  number = 0;

      if (symbol != ACIES_NO_ID || g_ascii_string_to_signed (words[i], 10, MIN_FACE, MAX_FACE, &number, NULL))
        acies_die_add_face (&self->ruleset->die_types[index], (int) number, symbol, words[i]);
      else
        /* Translators: the least and the largest number, and what the file has; <symbol> stays as it is */
        acies_reader_fault (&self->reader, node, "bad-value", _ ("A face shows a number from %1$d to %2$d or a <symbol>, not “%3$s”"),
                            MIN_FACE, MAX_FACE, ACIES_QUOTE (words[i]));
    }
}

/* After the unit types, there must be room for the back of face-down units. */
static void
finish_mark (const AciesRulesetReader *self,
             const AciesXmlNode       *node,
             guint                     index)
{
  const AciesMarkType *mark = &self->ruleset->marks[index];
  guint                n = 0;

  for (guint i = 0; i < self->ruleset->n_marks; i++)
    n += self->ruleset->marks[i].hides;
  if (mark->hides && n > 1)
    acies_reader_fault (&self->reader, node, "bad-value", _ ("Only one <mark> can have “hides”"));
  else if (mark->hides && self->ruleset->n_unit_types == ACIES_MAX_UNIT_TYPES)
    acies_reader_fault (&self->reader, node, "too-many", _ ("If a <mark> has “hides”, there can be at most %d <unit-type> elements"),
                        ACIES_MAX_UNIT_TYPES - 1);
  if (mark->back != NULL && (!mark->hides || mark->back[0] == '\0'))
    acies_reader_fault (&self->reader, node, "bad-value", _ ("“back” needs text, and is allowed only on a <mark> with “hides”"));
}

/* --- switches and numbers ------------------------------------------------------------------- */

static void
add_option (const AciesRulesetReader *self,
            const AciesXmlNode       *node,
            const char               *attributes,
            GPtrArray                *options)
{
  const char  *id = acies_reader_require (&self->reader, node, "id");
  const char  *name = acies_reader_require (&self->reader, node, "name");
  AciesOption *option;
  gint16       index;

  acies_reader_check_leaf (&self->reader, node, attributes);
  if (id == NULL || name == NULL)
    return;
  if (!acies_reader_is_id (id) || acies_options_find (options, id, &index))
    {
      acies_reader_fault (&self->reader, node, "bad-id", _ ("The id of an option is missing, malformed or used twice"));
      return;
    }

  option = g_new0 (AciesOption, 1);
  option->id = g_strdup (id);
  option->name = g_strdup (name);
  option->adjective = g_strdup (acies_xml_get (node, "adjective"));
  option->letter = g_strdup (acies_xml_get (node, "letter"));
  option->skill = acies_ruleset_look_up (self, node, "skill", acies_ruleset_find_skill);
  g_ptr_array_add (options, option);
}

static gboolean
read_switch_child (const AciesRulesetReader *self,
                   const AciesXmlNode       *child,
                   guint                     index)
{
  AciesSwitch *one = &self->ruleset->switches[index];

  if (!g_str_equal (child->name, "option") || one->type != ACIES_SWITCH_CHOICE)
    return FALSE;
  add_option (self, child, "id name adjective letter skill", one->options);

  return TRUE;
}

static void
read_switch_range (const AciesRulesetReader *self,
                   const AciesXmlNode       *node,
                   AciesSwitch              *one)
{
  int min = 0;
  int max = 1;

  if (one->type != ACIES_SWITCH_NUMBER && (acies_xml_get (node, "min") != NULL || acies_xml_get (node, "max") != NULL))
    acies_reader_fault (&self->reader, node, "unknown-attribute", _ ("Only a number can have “min” and “max”"));
  if (one->type == ACIES_SWITCH_NUMBER &&
      acies_reader_number (&self->reader, node, "min", -1000, 1000, &min) &&
      acies_reader_number (&self->reader, node, "max", -1000, 1000, &max) && max < min)
    acies_reader_fault (&self->reader, node, "out-of-range", _ ("“max” is less than “min”"));
  else if (one->type == ACIES_SWITCH_CHOICE)
    max = (int) one->options->len - 1;
  if (one->type == ACIES_SWITCH_CHOICE && max < 1)
    acies_reader_fault (&self->reader, node, "missing-element", _ ("A choice needs at least two options"));
  one->min = (gint16) min;
  one->max = (gint16) MAX (min, max);
}

static void
finish_switch (const AciesRulesetReader *self,
               const AciesXmlNode       *node,
               guint                     index)
{
  AciesSwitch *one = &self->ruleset->switches[index];
  const char  *fallback = acies_xml_get (node, "default");
  const char  *before;
  int          since = 1;
  gboolean     has_type = one->type != ACIES_SWITCH_BOOLEAN || g_strcmp0 (acies_xml_get (node, "type"), "boolean") == 0;

  read_switch_range (self, node, one);
  if (has_type && fallback != NULL && !acies_switch_value_parse (one, fallback, &one->fallback))
    acies_reader_fault (&self->reader, node, "bad-value", _ ("The default is not a value of the switch"));

  /* Games of editions before “default-since” had another default. */
  one->fallback_before = one->fallback;
  one->fallback_since = 1;
  if (acies_xml_get (node, "default-before") == NULL && acies_xml_get (node, "default-since") == NULL)
    return;
  before = acies_reader_require (&self->reader, node, "default-before");
  if (acies_reader_number (&self->reader, node, "default-since", one->since, (int) self->ruleset->edition, &since))
    one->fallback_since = (guint16) since;
  if (before != NULL && !acies_switch_value_parse (one, before, &one->fallback_before))
    acies_reader_fault (&self->reader, node, "bad-value", _ ("“default-before” is not a value of the switch"));
}

/* Refuse a number that the procedures ignore, because authors would expect it to have an effect. */
static void
finish_number (const AciesRulesetReader *self,
               const AciesXmlNode       *node,
               guint                     index)
{
  const char *const *names = self->procs->names.numbers;
  const AciesLimits *all = self->procs->names.number_limits;
  AciesLimits        limits = { G_MININT16, G_MAXINT16 };
  AciesNumber       *number = &self->ruleset->numbers[index];
  int                value = 0;

  if (names == NULL || index >= g_strv_length ((char **) names))
    /* Translators: the name of procedures, and an id; <number> stays as it is */
    acies_reader_fault (&self->reader, node, "unknown-id", _ ("The procedures “%1$s” do not use a <number> “%2$s”"), self->procs->id, number->id);
  else if (all != NULL)
    limits = all[index];
  acies_reader_number (&self->reader, node, "value", limits.min, limits.max, &value);
  number->value = (gint16) value;
  number->source = read_source (self, node);
}

/* --- properties ----------------------------------------------------------------------------- */

static gboolean
read_property_child (const AciesRulesetReader *self,
                     const AciesXmlNode       *child,
                     guint                     index)
{
  AciesProperty *property = &self->ruleset->properties[index];

  if (!g_str_equal (child->name, "option") || property->kind != ACIES_PROPERTY_CHOICE)
    return FALSE;
  add_option (self, child, "id name letter", property->options);

  return TRUE;
}

/* Returns: the value of the attribute @name, or @otherwise if it is missing */
static guint8
read_property_value (const AciesRulesetReader *self,
                     const AciesXmlNode       *node,
                     const char               *name,
                     const AciesProperty      *property,
                     guint8                    otherwise)
{
  const char *text = acies_xml_get (node, name);
  gint16      value;

  if (text == NULL)
    return otherwise;
  if (property->kind != ACIES_PROPERTY_FACING && acies_property_value_parse (property, text, &value) && value >= property->min &&
      value <= property->max)
    return (guint8) value;
  /* Translators: an attribute, its element, and the value */
  acies_reader_refuse (&self->reader, node, "bad-value", name, text, _ ("“%1$s” of <%2$s>: “%3$s” is not a possible value"));

  return otherwise;
}

static void
finish_property (const AciesRulesetReader *self,
                 const AciesXmlNode       *node,
                 guint                     index)
{
  AciesProperty *property = &self->ruleset->properties[index];
  int            min = 0;
  int            max = property->kind == ACIES_PROPERTY_FACING ? ACIES_N_FACINGS - 1 : CLAMP ((int) property->options->len - 1, 0, ACIES_MAX_OPTIONS - 1);

  if (property->options->len > ACIES_MAX_OPTIONS)
    acies_reader_fault (&self->reader, node, "too-many", _ ("There are more than %1$u <%2$s> elements"), ACIES_MAX_OPTIONS, "option");
  if (property->kind == ACIES_PROPERTY_CHOICE && property->options->len < 2)
    acies_reader_fault (&self->reader, node, "missing-element", _ ("A choice needs at least two options"));
  if (property->kind != ACIES_PROPERTY_NUMBER && (acies_xml_get (node, "min") != NULL || acies_xml_get (node, "max") != NULL))
    acies_reader_fault (&self->reader, node, "unknown-attribute", _ ("Only a number can have “min” and “max”"));
  if (property->kind == ACIES_PROPERTY_NUMBER)
    {
      max = ACIES_MAX_PROPERTY;
      if (acies_reader_number (&self->reader, node, "min", 0, ACIES_MAX_PROPERTY, &min) &&
          acies_reader_number (&self->reader, node, "max", 0, ACIES_MAX_PROPERTY, &max) && max < min)
        acies_reader_fault (&self->reader, node, "out-of-range", _ ("“max” is less than “min”"));
    }
  property->min = (guint8) min;
  property->max = (guint8) MAX (min, max);
  property->fallback = read_property_value (self, node, "fallback", property, property->min);
  if (property->kind == ACIES_PROPERTY_FACING && self->ruleset->layout == ACIES_BOARD_SQUARES)
    acies_reader_fault (&self->reader, node, "bad-value", _ ("Units cannot have a facing on a board of squares"));
  if ((property->kind == ACIES_PROPERTY_FACING) != (property->shown == ACIES_SHOWN_POINT) && property->shown != ACIES_SHOWN_NOT)
    acies_reader_fault (&self->reader, node, "bad-value", _ ("A facing must be shown as “point”; other properties cannot be shown this way"));
}

static void
read_type_property (const AciesRulesetReader *self,
                    const AciesXmlNode       *node,
                    AciesUnitType            *type)
{
  const char *options = acies_xml_get (node, "options");
  g_auto (GStrv) ids = acies_reader_split (options);
  AciesId              index;
  const AciesProperty *property;
  AciesPropertyLimits *limits;
  gint16               option;

  acies_reader_check_leaf (&self->reader, node, "id value min max options");
  acies_reader_require (&self->reader, node, "id");
  index = acies_ruleset_look_up (self, node, "id", acies_ruleset_find_property);
  if (index == ACIES_NO_ID)
    return;
  if (type->has_properties >> index & 1)
    /* Translators: the name of an element, and an id */
    acies_reader_fault (&self->reader, node, "duplicate-id", _ ("There is already a <%1$s> “%2$s”"), node->name,
                        self->ruleset->properties[index].id);
  property = &self->ruleset->properties[index];
  limits = &type->properties[index];
  type->has_properties |= (guint8) (1u << index);
  limits->min = property->kind == ACIES_PROPERTY_NUMBER ? read_property_value (self, node, "min", property, property->min) : property->min;
  limits->max = property->kind == ACIES_PROPERTY_NUMBER ? read_property_value (self, node, "max", property, property->max) : property->max;
  limits->options = options == NULL ? (guint16) ((1u << MIN (property->options->len, ACIES_MAX_OPTIONS)) - 1) : 0;
  for (guint i = 0; ids[i] != NULL; i++)
    if (acies_options_find (property->options, ids[i], &option))
      limits->options |= (guint16) (1u << option);
    else
      acies_reader_refuse (&self->reader, node, "unknown-id", "options", ids[i], _ ("“%1$s” of <%2$s> refers to “%3$s”, which does not exist"));
  limits->fallback = read_property_value (self, node, "value", property, property->fallback);
  if (property->kind != ACIES_PROPERTY_FACING &&
      !acies_property_allows (self->ruleset, (AciesId) (type - self->ruleset->unit_types), index, limits->fallback))
    /* Translators: an id, and the name of an element */
    acies_reader_fault (&self->reader, node, "out-of-range", _ ("The default value of “%1$s” in <%2$s> is outside its limits"),
                        property->id, node->name);
}

/* --- unit types ----------------------------------------------------------------------------- */

/* Returns: the index of the pool with the named dice, which is added if it is new */
static int
read_pool (const AciesRulesetReader *self,
           const AciesXmlNode       *node)
{
  AciesRuleset *ruleset = self->ruleset;
  const char   *value = acies_reader_require (&self->reader, node, "dice");
  g_auto (GStrv) words = acies_reader_split (value);
  AciesDicePool pool = { 0 };
  guint         index = 0;

  for (guint i = 0; words[i] != NULL; i++)
    {
      AciesId die = acies_ruleset_find_die_type (ruleset, words[i]);

      if (die == ACIES_NO_ID)
        acies_reader_fault (&self->reader, node, "unknown-id", _ ("There is no <%1$s> “%2$s”"), "die", ACIES_QUOTE (words[i]));
      else if (pool.n == ACIES_MAX_POOL)
        acies_reader_fault (&self->reader, node, "out-of-range", _ ("A unit type can roll at most %d dice at once"), ACIES_MAX_POOL);
      else
        pool.dice[pool.n++] = die;
    }
  while (index < ruleset->n_pools && memcmp (&ruleset->pools[index], &pool, sizeof pool) != 0)
    index++;
  if (index == ACIES_MAX_POOLS)
    {
      acies_reader_fault (&self->reader, node, "too-many", g_dngettext (GETTEXT_PACKAGE, "The unit types roll more than %d different set of dice", "The unit types roll more than %d different sets of dice", ACIES_MAX_POOLS), ACIES_MAX_POOLS);
      return 0;
    }
  ruleset->pools[index] = pool;
  ruleset->n_pools = MAX (ruleset->n_pools, index + 1);

  return (int) index;
}

static gboolean
read_unit_child (const AciesRulesetReader *self,
                 const AciesXmlNode       *child,
                 guint                     index)
{
  AciesUnitType *type = &self->ruleset->unit_types[index];
  AciesId        attribute;
  int            value = 0;

  if (g_str_equal (child->name, "property"))
    read_type_property (self, child, type);
  if (!g_str_equal (child->name, "value"))
    return g_str_equal (child->name, "property");
  acies_reader_check_leaf (&self->reader, child, "attribute number dice source");
  acies_reader_require (&self->reader, child, "attribute");
  read_source (self, child);
  attribute = acies_ruleset_look_up (self, child, "attribute", acies_ruleset_find_attribute);
  if (attribute != ACIES_NO_ID && self->ruleset->attributes[attribute].is_dice)
    value = read_pool (self, child);
  else
    acies_reader_number (&self->reader, child, "number", -MAX_VALUE, MAX_VALUE, &value);
  if (attribute != ACIES_NO_ID)
    type->values[attribute] = (gint8) value;

  return TRUE;
}

static void
finish_unit_type (const AciesRulesetReader *self,
                  const AciesXmlNode       *node,
                  guint                     index)
{
  static const char *const numbers[] = { "singular", "plural", NULL };
  AciesUnitType           *type = &self->ruleset->unit_types[index];
  const AciesSwitch       *by = type->morale_switch != ACIES_NO_ID ? &self->ruleset->switches[type->morale_switch] : NULL;
  guint32                  seen = 0;

  /* The grammatical number of the name, with which verbs must agree. */
  type->is_one = acies_xml_get (node, "number") != NULL && acies_ruleset_read_word (self, node, "number", numbers) == 0;
  /* The cost of a loss can come from a switch, so that scenarios can change it. */
  if (by != NULL && (by->type != ACIES_SWITCH_NUMBER || by->min < 0))
    acies_reader_fault (&self->reader, node, "bad-value", _ ("“morale-switch” must name a number switch with a “min” of 0 or more"));
  if (by != NULL && acies_xml_get (node, "morale") != NULL)
    acies_reader_fault (&self->reader, node, "bad-value", _ ("Use either “morale” or “morale-switch”, not both"));
  /* Each attribute of the ruleset has one value. */
  for (const AciesXmlNode *child = node->children; child != NULL; child = child->next)
    {
      const char *id = acies_xml_is (child, self->reader.ns, "value") ? acies_xml_get (child, "attribute") : NULL;
      AciesId     attribute = id != NULL ? acies_ruleset_find_attribute (self->ruleset, id) : ACIES_NO_ID;

      if (attribute == ACIES_NO_ID)
        continue;
      if (seen & (1u << attribute))
        acies_reader_fault (&self->reader, child, "duplicate-id", _ ("There is already a <%1$s> “%2$s”"), child->name, id);
      seen |= 1u << attribute;
    }
  for (guint i = 0; i < self->ruleset->n_attributes; i++)
    if (!(seen & (1u << i)) && self->ruleset->attributes[i].id != NULL)
      /* Translators: the ids of a unit type, and of an attribute */
      acies_reader_fault (&self->reader, node, "missing-element", _ ("“%1$s” has no value for “%2$s”"), type->id, self->ruleset->attributes[i].id);
}

/* --- decks, cards, modifiers ---------------------------------------------------------------- */

static void
finish_deck (const AciesRulesetReader *self,
             const AciesXmlNode       *node,
             guint                     index)
{
  AciesDeckType *deck = &self->ruleset->decks[index];

  /* A row of open cards is beside a common deck and has a name. */
  if (deck->row > 0 && !deck->common)
    acies_reader_fault (&self->reader, node, "bad-value", _ ("Only a shared deck can have a row of face-up cards"));
  if ((deck->row > 0) != (deck->row_name != NULL))
    acies_reader_fault (&self->reader, node, "bad-value", _ ("A row of face-up cards needs both “row” and “row-name”"));
  if (!deck->common)
    deck->row = 0;
  if (deck->beyond_two > 1 && !deck->common)
    acies_reader_fault (&self->reader, node, "bad-value", _ ("Only a shared deck can have “copies-beyond-two”"));
  if (deck->common && acies_ruleset_find_side (self->ruleset, "common") != ACIES_NO_SIDE)
    acies_reader_fault (&self->reader, node, "bad-value", _ ("If there is a shared deck, no side can have the id “common”"));
}

static gboolean
read_card_child (const AciesRulesetReader *self,
                 const AciesXmlNode       *child,
                 guint                     index)
{
  const AciesLimits *all = self->procs->names.card_value_limits;
  AciesLimits        limits = { -MAX_VALUE, MAX_VALUE };
  int                number = 0;
  int                value;

  if (!g_str_equal (child->name, "value"))
    return FALSE;
  value = acies_ruleset_read_word (self, child, "attribute", self->procs->names.card_values);
  acies_reader_check_leaf (&self->reader, child, "attribute number");
  if (all != NULL && value >= 0 && value < ACIES_MAX_CARD_VALUES)
    limits = all[value];
  if (acies_reader_number (&self->reader, child, "number", limits.min, limits.max, &number) && value >= 0 && value < ACIES_MAX_CARD_VALUES)
    self->ruleset->cards[index].values[value] = (gint8) number;

  return TRUE;
}

static void
finish_card (const AciesRulesetReader *self,
             const AciesXmlNode       *node,
             guint                     index)
{
  static const char *const kinds[] = { "order", "offensive", "defensive", "scenario", NULL };
  AciesCardType           *card = &self->ruleset->cards[index];
  int                      kind = acies_ruleset_read_word (self, node, "kind", kinds);
  guint64                  types = acies_ruleset_look_up_all (self, node, "types", acies_ruleset_find_unit_type);
  guint64                  classes = acies_ruleset_look_up_all (self, node, "classes", acies_ruleset_find_class);

  card->kind = kind < 0 ? ACIES_CARD_ORDER : (AciesCardKind) kind;
  /* The unit types that a card may order: the named ones, or those of the named classes, if they belong to its
   * sides. */
  for (guint i = 0; i < self->ruleset->n_unit_types; i++)
    {
      const AciesUnitType *type = &self->ruleset->unit_types[i];

      if ((card->sides & type->sides) && (acies_xml_get (node, "types") == NULL || (types >> i & 1)) &&
          (acies_xml_get (node, "classes") == NULL || (type->class_ != ACIES_NO_ID && (classes >> type->class_ & 1))))
        card->unit_types |= G_GUINT64_CONSTANT (1) << i;
    }
  card->common = card->deck != ACIES_NO_ID && self->ruleset->decks[card->deck].common;
  /* A ruleset sets the number of copies only for common cards. For other cards, scenarios do. */
  if (acies_xml_get (node, "copies") != NULL && !card->common)
    acies_reader_fault (&self->reader, node, "bad-value", _ ("Only a card of a shared deck can have “copies”"));
  if (card->common && card->copies * self->ruleset->decks[card->deck].beyond_two > ACIES_MAX_COPIES)
    acies_reader_fault (&self->reader, node, "bad-value", g_dngettext (GETTEXT_PACKAGE, "A deck can have at most %d copy of a card, even for more than two sides", "A deck can have at most %d copies of a card, even for more than two sides", ACIES_MAX_COPIES), ACIES_MAX_COPIES);
  if (kind < 0)
    return;
  /* Abilities are cards that are played during a combat, never orders. */
  for (guint i = 0; i < self->ruleset->n_unit_types; i++)
    if ((kind == ACIES_CARD_ORDER || kind == ACIES_CARD_SCENARIO) && (self->ruleset->unit_types[i].abilities >> index & 1))
      /* Translators: the ids of a card, and of a unit type */
      acies_reader_fault (&self->reader, node, "bad-value", _ ("“%1$s” is an order or scenario card, so it cannot be an ability of “%2$s”"),
                          card->id, self->ruleset->unit_types[i].id);
  if ((kind == ACIES_CARD_SCENARIO) != (card->scenario != NULL))
    acies_reader_fault (&self->reader, node, "bad-value", _ ("A scenario card must name its scenario; other cards cannot name one"));
}

/* --- their attributes ----------------------------------------------------------------------- */

static const char *const homes[] = { "top", "bottom", NULL };
static const char *const spots[] = { "beside", "left", "top", "middle", NULL };
static const char *const attribute_kinds[] = { "number", "dice", NULL };
static const char *const switch_types[] = { "boolean", "number", "choice", NULL };
static const char *const property_kinds[] = { "number", "choice", "facing", NULL };
static const char *const doers[] = { "all", "turn", "each", NULL };
static const char *const tracks[] = { "morale", "resources", "losses", NULL };
static const char *const showings[] = { "no", "sign", "pips", "point", "face", NULL };

#define TO(type, field) ACIES_FIELD_TO (type, field)
#define NAMES(field) G_STRUCT_OFFSET (AciesNames, field)

/* clang-format off */
static const AciesField side_fields[] = {
  { "home", ACIES_FIELD_NEEDED_WORD, TO (AciesSideType, home), .words = homes },
  { "adjective", ACIES_FIELD_NEEDED_STRING, TO (AciesSideType, adjective) },
  { "letter", ACIES_FIELD_NEEDED_STRING, TO (AciesSideType, letter) },
  { "named-by", ACIES_FIELD_ID, TO (AciesSideType, named_by), .find = acies_ruleset_find_switch },
  { "plays-by", ACIES_FIELD_ID, TO (AciesSideType, plays_by), .find = acies_ruleset_find_switch },
  { "team", ACIES_FIELD_NUMBER, TO (AciesSideType, team), .min = 1, .max = ACIES_MAX_SIDES },
  { "team-by", ACIES_FIELD_ID, TO (AciesSideType, team_by), .find = acies_ruleset_find_switch },
  { NULL },
};

static const AciesField resource_fields[] = {
  { "min", ACIES_FIELD_NUMBER, TO (AciesResource, min), .max = ACIES_MAX_RESOURCE },
  { "max", ACIES_FIELD_NEEDED_NUMBER, TO (AciesResource, max), .min = 1, .max = ACIES_MAX_RESOURCE, .fallback = ACIES_MAX_RESOURCE },
  { "start" },
  { "since", ACIES_FIELD_SINCE, TO (AciesResource, since) },
  { "fixed", ACIES_FIELD_FLAG, TO (AciesResource, fixed) },
  { "rule", ACIES_FIELD_RULE, TO (AciesResource, rule) },
  { NULL },
};

static const AciesField round_step_fields[] = {
  { "of", ACIES_FIELD_NEEDED_WORD, TO (AciesRoundStep, of), .words = doers },
  { "rule", ACIES_FIELD_RULE, TO (AciesRoundStep, rule) },
  { NULL },
};

static const AciesField tracker_reason_fields[] = {
  { "tracks", ACIES_FIELD_NEEDED_WORD, TO (AciesTrackerReason, tracks), .words = tracks },
  { "amount", ACIES_FIELD_NUMBER, TO (AciesTrackerReason, amount), .max = ACIES_MAX_FIGURES },
  { "gains", ACIES_FIELD_FLAG, TO (AciesTrackerReason, gains) },
  { "rule", ACIES_FIELD_RULE, TO (AciesTrackerReason, rule) },
  { NULL },
};

static const AciesField class_fields[] = {
  { "layer", ACIES_FIELD_NUMBER, TO (AciesClassType, layer), .max = ACIES_MAX_LAYERS - 1 },
  { "spot", ACIES_FIELD_WORD, TO (AciesClassType, spot), .words = spots },
  { NULL },
};

static const AciesField attribute_fields[] = {
  { "quiet", ACIES_FIELD_FLAG, TO (AciesAttribute, quiet) },
  { "unit", ACIES_FIELD_STRING, TO (AciesAttribute, unit) },
  { "kind", ACIES_FIELD_WORD, TO (AciesAttribute, is_dice), .words = attribute_kinds },
  { NULL },
};

static const AciesField symbol_fields[] = {
  { "sign", ACIES_FIELD_STRING, TO (AciesSymbol, sign) },
  { NULL },
};

static const AciesField die_fields[] = {
  { "faces", ACIES_FIELD_NEEDED },
  { NULL },
};

static const AciesField skill_fields[] = {
  { "rule", ACIES_FIELD_RULE, TO (AciesSkill, rule) },
  { NULL },
};

static const AciesField mark_fields[] = {
  { "rule", ACIES_FIELD_RULE, TO (AciesMarkType, rule) },
  { "kept", ACIES_FIELD_FLAG, TO (AciesMarkType, kept) },
  { "hides", ACIES_FIELD_FLAG, TO (AciesMarkType, hides) },
  { "back", ACIES_FIELD_STRING, TO (AciesMarkType, back) },
  { "card", ACIES_FIELD_ID, TO (AciesMarkType, card), .find = acies_ruleset_find_card },
  { NULL },
};

static const AciesField terrain_fields[] = {
  { "rule", ACIES_FIELD_RULE, TO (AciesTerrainType, rule) },
  { "aliases", ACIES_FIELD_ALIASES, TO (AciesTerrainType, aliases) },
  { "box", ACIES_FIELD_NUMBER, TO (AciesTerrainType, box), .max = MAX_BOX },
  { "stops", ACIES_FIELD_FLAG, TO (AciesTerrainType, stops) },
  { "blocks-range", ACIES_FIELD_FLAG, TO (AciesTerrainType, blocks_range) },
  { "impassable", ACIES_FIELD_FLAG, TO (AciesTerrainType, impassable) },
  { "impassable-switch", ACIES_FIELD_ID, TO (AciesTerrainType, impassable_switch), .find = acies_ruleset_find_switch },
  { "passable-switch", ACIES_FIELD_ID, TO (AciesTerrainType, passable_switch), .find = acies_ruleset_find_switch },
  { "stops-switch", ACIES_FIELD_ID, TO (AciesTerrainType, stops_switch), .find = acies_ruleset_find_switch },
  { "blocks-range-switch", ACIES_FIELD_ID, TO (AciesTerrainType, blocks_range_switch), .find = acies_ruleset_find_switch },
  { NULL },
};

static const AciesField switch_fields[] = {
  { "type", ACIES_FIELD_NEEDED_WORD, TO (AciesSwitch, type), .words = switch_types },
  { "default", ACIES_FIELD_NEEDED },
  { "since", ACIES_FIELD_SINCE, TO (AciesSwitch, since) },
  { "rule", ACIES_FIELD_RULE, TO (AciesSwitch, rule) },
  { "group", ACIES_FIELD_STRING, TO (AciesSwitch, group) },
  { "unit", ACIES_FIELD_STRING, TO (AciesSwitch, unit) },
  { "min" }, { "max" }, { "default-before" }, { "default-since" },
  { NULL },
};

static const AciesField number_fields[] = {
  { "value" },
  { "unit", ACIES_FIELD_STRING, TO (AciesNumber, unit) },
  { "rule", ACIES_FIELD_NEEDED_RULE, TO (AciesNumber, rule) },
  { "source" },
  { NULL },
};

static const AciesField property_fields[] = {
  { "kind", ACIES_FIELD_NEEDED_WORD, TO (AciesProperty, kind), .words = property_kinds },
  { "shown", ACIES_FIELD_WORD, TO (AciesProperty, shown), .words = showings },
  { "since", ACIES_FIELD_SINCE, TO (AciesProperty, since) },
  { "rule", ACIES_FIELD_RULE, TO (AciesProperty, rule) },
  { "fixed", ACIES_FIELD_FLAG, TO (AciesProperty, fixed) },
  { "quiet", ACIES_FIELD_FLAG, TO (AciesProperty, quiet) },
  { "min" }, { "max" }, { "fallback" },
  { NULL },
};

static const AciesField unit_type_fields[] = {
  { "class", ACIES_FIELD_NEEDED_ID, TO (AciesUnitType, class_), .find = acies_ruleset_find_class },
  { "number" },
  { "sides", ACIES_FIELD_SIDES, TO (AciesUnitType, sides) },
  { "pair", ACIES_FIELD_ID, TO (AciesUnitType, pair), .find = acies_ruleset_find_unit_type },
  { "skills", ACIES_FIELD_IDS, TO (AciesUnitType, skills), .find = acies_ruleset_find_skill },
  { "abilities", ACIES_FIELD_IDS, TO (AciesUnitType, abilities), .find = acies_ruleset_find_card },
  { "figures", ACIES_FIELD_NEEDED_NUMBER, TO (AciesUnitType, figures), .min = 1, .max = ACIES_MAX_FIGURES, .fallback = 1 },
  { "morale", ACIES_FIELD_NUMBER, TO (AciesUnitType, morale), .max = MAX_DEATH },
  { "morale-switch", ACIES_FIELD_ID, TO (AciesUnitType, morale_switch), .find = acies_ruleset_find_switch },
  { "box", ACIES_FIELD_NUMBER, TO (AciesUnitType, box), .max = MAX_BOX },
  { NULL },
};

static const AciesField deck_fields[] = {
  { "common", ACIES_FIELD_FLAG, TO (AciesDeckType, common) },
  { "unheld", ACIES_FIELD_FLAG, TO (AciesDeckType, unheld) },
  { "laid", ACIES_FIELD_FLAG, TO (AciesDeckType, laid) },
  { "row", ACIES_FIELD_NUMBER, TO (AciesDeckType, row), .max = ACIES_MAX_ROW },
  { "row-name", ACIES_FIELD_STRING, TO (AciesDeckType, row_name) },
  { "copies-beyond-two", ACIES_FIELD_NUMBER, TO (AciesDeckType, beyond_two), .min = 1, .max = ACIES_MAX_COPIES, .fallback = 1 },
  { NULL },
};

static const AciesField card_fields[] = {
  { "kind" },
  { "effect", ACIES_FIELD_NEEDED_NAME, TO (AciesCardType, effect), .names = NAMES (effects) },
  { "rule", ACIES_FIELD_RULE, TO (AciesCardType, rule) },
  { "since", ACIES_FIELD_SINCE, TO (AciesCardType, since) },
  { "aliases", ACIES_FIELD_ALIASES, TO (AciesCardType, aliases) },
  { "scenario", ACIES_FIELD_STRING, TO (AciesCardType, scenario) },
  { "sides", ACIES_FIELD_SIDES, TO (AciesCardType, sides) },
  { "returns", ACIES_FIELD_FLAG, TO (AciesCardType, returns) },
  { "types" }, { "classes" },
  { "terrain", ACIES_FIELD_ID, TO (AciesCardType, terrain), .find = acies_ruleset_find_terrain },
  { "deck", ACIES_FIELD_ID, TO (AciesCardType, deck), .find = acies_ruleset_find_deck },
  { "copies", ACIES_FIELD_NUMBER, TO (AciesCardType, copies), .max = ACIES_MAX_COPIES },
  { NULL },
};

/* Reads a child element of the item @index. Returns %FALSE if the element is unknown. */
typedef gboolean (*ReadChild) (const AciesRulesetReader *self,
                               const AciesXmlNode       *child,
                               guint                     index);

/* Reads and checks whatever is not a field. */
typedef void (*Finish) (const AciesRulesetReader *self,
                        const AciesXmlNode       *node,
                        guint                     index);

/* A list of the ruleset. All items begin with an id and a name. The lists are read in this order, because cards refer
 * to unit types. */
typedef struct
{
  const char       *element;
  const AciesField *fields;  /* besides id and name */
  gsize             list;
  gsize             count;
  gsize             size;
  guint             max;
  gssize            names;   /* offset of the names that the procedures know, or -1 */
  gssize            text;    /* offset of the text from <text> in an item, or -1 */
  ReadChild child;   /* (nullable): reads other child elements */
  Finish finish;  /* (nullable): called after the fields and the child elements; reads and checks the rest */
} List;

#define LIST(element, fields, field, type, max, ...)                                                                       \
  { element, fields, G_STRUCT_OFFSET (AciesRuleset, field), G_STRUCT_OFFSET (AciesRuleset, n_ ## field), sizeof (type), max, __VA_ARGS__ }
#define TEXT(type) G_STRUCT_OFFSET (type, text)

static const List lists[] = {
  LIST ("side", side_fields, sides, AciesSideType, ACIES_MAX_SIDES, -1, -1, NULL, NULL),
  LIST ("resource", resource_fields, resources, AciesResource, ACIES_MAX_RESOURCES, NAMES (resources), TEXT (AciesResource), NULL, finish_resource),
  LIST ("round-step", round_step_fields, round_steps, AciesRoundStep, ACIES_MAX_ROUND_STEPS, -1, TEXT (AciesRoundStep), NULL, NULL),
  LIST ("reason", tracker_reason_fields, tracker_reasons, AciesTrackerReason, ACIES_MAX_TRACKER_REASONS, -1, -1, NULL, NULL),
  LIST ("class", class_fields, classes, AciesClassType, ACIES_MAX_CLASSES, NAMES (classes), -1, NULL, finish_class),
  LIST ("attribute", attribute_fields, attributes, AciesAttribute, ACIES_MAX_ATTRIBUTES, NAMES (attributes), -1, NULL, NULL),
  LIST ("symbol", symbol_fields, symbols, AciesSymbol, ACIES_MAX_SYMBOLS, NAMES (symbols), -1, NULL, NULL),
  LIST ("die", die_fields, die_types, AciesDieType, ACIES_MAX_DIE_TYPES, NAMES (dice), -1, NULL, finish_die),
  LIST ("skill", skill_fields, skills, AciesSkill, ACIES_MAX_SKILLS, NAMES (skills), TEXT (AciesSkill), NULL, NULL),
  LIST ("mark", mark_fields, marks, AciesMarkType, ACIES_MAX_MARKS, NAMES (marks), -1, NULL, finish_mark),
  LIST ("terrain", terrain_fields, terrains, AciesTerrainType, ACIES_MAX_TERRAINS, NAMES (terrains), TEXT (AciesTerrainType), NULL, NULL),
  LIST ("switch", switch_fields, switches, AciesSwitch, ACIES_MAX_SWITCHES, NAMES (switches), TEXT (AciesSwitch), read_switch_child, finish_switch),
  LIST ("number", number_fields, numbers, AciesNumber, ACIES_MAX_NUMBERS, NAMES (numbers), TEXT (AciesNumber), NULL, finish_number),
  LIST ("property", property_fields, properties, AciesProperty, ACIES_MAX_PROPERTIES, NAMES (properties), TEXT (AciesProperty), read_property_child, finish_property),
  LIST ("unit-type", unit_type_fields, unit_types, AciesUnitType, ACIES_MAX_UNIT_TYPES, -1, TEXT (AciesUnitType), read_unit_child, finish_unit_type),
  LIST ("deck", deck_fields, decks, AciesDeckType, ACIES_MAX_DECKS, NAMES (decks), -1, NULL, finish_deck),
  LIST ("card", card_fields, cards, AciesCardType, ACIES_MAX_CARDS, -1, TEXT (AciesCardType), read_card_child, finish_card),
};
/* clang-format on */

/* --- lists ---------------------------------------------------------------------------------- */

static guint *
count_of (const List   *list,
          AciesRuleset *ruleset)
{
  return G_STRUCT_MEMBER_P (ruleset, list->count);
}

/* The id of an item; the name follows it. */
static char **
strings_of (const List   *list,
            AciesRuleset *ruleset,
            guint         index)
{
  return G_STRUCT_MEMBER_P (ruleset, list->list + index * list->size);
}

static const char *const *
names_of (const List       *list,
          const AciesProcs *procs)
{
  static const char *const none[] = { NULL };

  const char *const *names = list->names < 0 ? none : G_STRUCT_MEMBER (const char *const *, &procs->names, list->names);

  return names != NULL ? names : none;
}

gboolean
acies_ruleset_declare (const AciesRulesetReader *self,
                       const AciesXmlNode       *node,
                       GHashTable               *indexes)
{
  const List        *list = lists;
  const char *const *names;
  const char        *id;
  const char        *name;
  guint              index = 0;

  while (list < lists + G_N_ELEMENTS (lists) && !g_str_equal (list->element, node->name))
    list++;
  if (list == lists + G_N_ELEMENTS (lists))
    return FALSE;
  names = names_of (list, self->procs);
  id = acies_reader_require (&self->reader, node, "id");
  name = acies_reader_require (&self->reader, node, "name");
  acies_ruleset_check_fields (self, node, list->fields, "id name");
  if (id == NULL || name == NULL)
    return TRUE;
  if (!acies_reader_is_id (id))
    {
      acies_reader_fault (&self->reader, node, "bad-id", _ ("An id can contain only lower-case letters, digits and dashes"));
      return TRUE;
    }
  for (guint i = 0; i < list->max; i++)
    if (g_strcmp0 (*strings_of (list, self->ruleset, i), id) == 0)
      {
        acies_reader_fault (&self->reader, node, "duplicate-id", _ ("There is already a <%1$s> “%2$s”"), node->name, id);
        return TRUE;
      }
  /* The items that the procedures know come first, in their order. */
  while (names[index] != NULL && !g_str_equal (names[index], id))
    index++;
  if (names[index] == NULL)
    index = MAX (index, *count_of (list, self->ruleset));
  if (index >= list->max)
    {
      acies_reader_fault (&self->reader, node, "too-many", _ ("There are more than %1$u <%2$s> elements"), list->max, node->name);
      return TRUE;
    }

  strings_of (list, self->ruleset, index)[0] = g_strdup (id);
  strings_of (list, self->ruleset, index)[1] = g_strdup (name);
  *count_of (list, self->ruleset) = MAX (*count_of (list, self->ruleset), index + 1);
  g_hash_table_insert (indexes, (gpointer) node, GUINT_TO_POINTER (index));

  return TRUE;
}

void
acies_ruleset_check_names (const AciesRulesetReader *self,
                           const AciesXmlNode       *root)
{
  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    {
      const char *const *names = names_of (&lists[i], self->procs);

      for (guint j = 0; names[j] != NULL; j++)
        if (j >= lists[i].max || *strings_of (&lists[i], self->ruleset, j) == NULL)
          acies_reader_fault (&self->reader, root, "missing-element",
                              /* Translators: the name of procedures, the name of an element, and an id */
                              _ ("The procedures “%1$s” need the <%2$s> “%3$s”"), self->procs->id, lists[i].element, names[j]);
    }
}

static void
fill (const AciesRulesetReader *self,
      const List               *list,
      const AciesXmlNode       *node,
      guint                     index)
{
  gpointer            thing = strings_of (list, self->ruleset, index);
  char              **text = list->text >= 0 ? G_STRUCT_MEMBER_P (thing, list->text) : NULL;
  const AciesXmlNode *child = NULL;

  acies_reader_check_content (&self->reader, node);
  acies_ruleset_read_fields (self, node, list->fields, thing);
  while ((child = acies_reader_next (&self->reader, node, child, NULL)) != NULL)
    {
      if (list->child != NULL && list->child (self, child, index))
        continue;
      if (text != NULL && *text == NULL && g_str_equal (child->name, "text"))
        *text = acies_reader_dup_text (&self->reader, child, "");
      else
        acies_reader_unknown (&self->reader, child);
    }
  if (list->finish != NULL)
    list->finish (self, node, index);
}

void
acies_ruleset_fill (const AciesRulesetReader *self,
                    const AciesXmlNode       *root,
                    GHashTable               *indexes)
{
  for (const List *list = lists; list < lists + G_N_ELEMENTS (lists); list++)
    {
      const AciesXmlNode *node = NULL;
      gpointer            index;

      while ((node = acies_reader_next (&self->reader, root, node, NULL)) != NULL)
        if (g_str_equal (node->name, list->element) && g_hash_table_lookup_extended (indexes, node, NULL, &index))
          fill (self, list, node, GPOINTER_TO_UINT (index));
    }
}
