/* ruleset-things.c - what fields cannot say of the things of a ruleset: what is in them, and what must agree
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/core/units.h"
#include "formats/ruleset/ruleset-reader.h"

#include <glib/gi18n-lib.h>

#define MAX_VALUE 50
#define MAX_CHANGE 24
#define MIN_FACE -99
#define MAX_FACE 99

/* --- sides, classes, dice, marks ------------------------------------------------------------ */

void
acies_ruleset_finish_resource (const AciesRulesetReader *self,
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

void
acies_ruleset_finish_class (const AciesRulesetReader *self,
                            const AciesXmlNode       *node,
                            guint                     index)
{
  self->ruleset->n_layers = MAX (self->ruleset->n_layers, (guint8) (self->ruleset->classes[index].layer + 1));
}

void
acies_ruleset_finish_die (const AciesRulesetReader *self,
                          const AciesXmlNode       *node,
                          guint                     index)
{
  const char *faces = acies_xml_get (node, "faces");
  g_auto (GStrv) words = acies_reader_split (faces != NULL ? faces : "");
  guint n = g_strv_length (words);

  if (faces != NULL && (n < 2 || n > ACIES_MAX_FACES))
    /* Translators: the most faces, and what the file has */
    acies_reader_fault (&self->reader, node, "bad-value", g_dngettext (GETTEXT_PACKAGE, "A die has 2 to %1$d face, not %2$u", "A die has 2 to %1$d faces, not %2$u", ACIES_MAX_FACES), ACIES_MAX_FACES, n);
  for (guint i = 0; i < MIN (n, ACIES_MAX_FACES); i++)
    {
      AciesId          symbol = acies_ruleset_find_symbol (self->ruleset, words[i]);
      gint64           number = 0;
      g_autofree char *shown = acies_reader_shorten (words[i]);

      if (symbol != ACIES_NO_ID || g_ascii_string_to_signed (words[i], 10, MIN_FACE, MAX_FACE, &number, NULL))
        acies_die_add_face (&self->ruleset->die_types[index], (int) number, symbol, words[i]);
      else
        /* Translators: the least and the largest number, and what the file has; <symbol> stays as it is */
        acies_reader_fault (&self->reader, node, "bad-value", _ ("A face shows a number from %1$d to %2$d or a <symbol>, not “%3$s”"),
                            MIN_FACE, MAX_FACE, shown);
    }
}

/* Behind the types there must be room for the back of what a mark hides. */
void
acies_ruleset_finish_mark (const AciesRulesetReader *self,
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

  acies_reader_check_attributes (&self->reader, node, attributes);
  acies_reader_check_empty (&self->reader, node);
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
  g_ptr_array_add (options, option);
}
gboolean
acies_ruleset_read_switch_child (const AciesRulesetReader *self,
                                 const AciesXmlNode       *child,
                                 guint                     index)
{
  AciesSwitch *one = &self->ruleset->switches[index];

  if (!g_str_equal (child->name, "option") || one->type != ACIES_SWITCH_CHOICE)
    return FALSE;
  add_option (self, child, "id name adjective letter", one->options);

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
/* Games of editions before “default-since” had another default. */
static void
read_default_before (const AciesRulesetReader *self,
                     const AciesXmlNode       *node,
                     AciesSwitch              *one)
{
  const char *before;
  int         since = 1;

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
void
acies_ruleset_finish_switch (const AciesRulesetReader *self,
                             const AciesXmlNode       *node,
                             guint                     index)
{
  AciesSwitch *one = &self->ruleset->switches[index];
  const char  *fallback = acies_xml_get (node, "default");
  gboolean     has_type = one->type != ACIES_SWITCH_BOOLEAN || g_strcmp0 (acies_xml_get (node, "type"), "boolean") == 0;

  read_switch_range (self, node, one);
  if (has_type && fallback != NULL && !acies_switch_value_parse (one, fallback, &one->fallback))
    acies_reader_fault (&self->reader, node, "bad-value", _ ("The default is not a value of the switch"));
  read_default_before (self, node, one);
}

/* What nothing reads would be believed to have some effect. */
void
acies_ruleset_finish_number (const AciesRulesetReader *self,
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
  number->source = acies_ruleset_read_source (self, node);
}

/* --- properties ----------------------------------------------------------------------------- */

gboolean
acies_ruleset_read_property_child (const AciesRulesetReader *self,
                                   const AciesXmlNode       *child,
                                   guint                     index)
{
  AciesProperty *property = &self->ruleset->properties[index];

  if (!g_str_equal (child->name, "option") || property->kind != ACIES_PROPERTY_CHOICE)
    return FALSE;
  add_option (self, child, "id name letter", property->options);

  return TRUE;
}

/* The value of the attribute @name, or @otherwise where it is left out. */
static guint8
read_property_value (const AciesRulesetReader *self,
                     const AciesXmlNode       *node,
                     const char               *name,
                     const AciesProperty      *property,
                     guint8                    otherwise)
{
  const char      *text = acies_xml_get (node, name);
  g_autofree char *shown = NULL;
  gint16           value;

  if (text == NULL)
    return otherwise;
  if (property->kind != ACIES_PROPERTY_FACING && acies_property_value_parse (property, text, &value) && value >= property->min &&
      value <= property->max)
    return (guint8) value;
  shown = acies_reader_shorten (text);
  /* Translators: an attribute, its element, and the value */
  acies_reader_fault (&self->reader, node, "bad-value", _ ("“%1$s” of <%2$s>: “%3$s” is not a possible value"), name, node->name, shown);

  return otherwise;
}
void
acies_ruleset_finish_property (const AciesRulesetReader *self,
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

static guint16
read_options (const AciesRulesetReader *self,
              const AciesXmlNode       *node,
              const AciesProperty      *property)
{
  const char *value = acies_xml_get (node, "options");
  g_auto (GStrv) ids = acies_reader_split (value != NULL ? value : "");
  guint all = (1u << MIN (property->options->len, ACIES_MAX_OPTIONS)) - 1;
  guint bits = 0;

  if (value == NULL)
    return (guint16) all;
  for (guint i = 0; ids[i] != NULL; i++)
    {
      g_autofree char *shown = acies_reader_shorten (ids[i]);
      gint16           option;

      if (acies_options_find (property->options, ids[i], &option))
        bits |= 1u << option;
      else
        acies_reader_fault (&self->reader, node, "unknown-id", _ ("“%1$s” of <%2$s> refers to “%3$s”, which does not exist"), "options", node->name, shown);
    }

  return (guint16) bits;
}
static void
read_type_property (const AciesRulesetReader *self,
                    const AciesXmlNode       *node,
                    AciesUnitType            *type)
{
  AciesId              index;
  const AciesProperty *property;
  AciesPropertyLimits *limits;

  acies_reader_check_attributes (&self->reader, node, "id value min max options");
  acies_reader_check_empty (&self->reader, node);
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
  limits->options = read_options (self, node, property);
  limits->fallback = read_property_value (self, node, "value", property, property->fallback);
  if (property->kind != ACIES_PROPERTY_FACING &&
      !acies_property_allows (self->ruleset, (AciesId) (type - self->ruleset->unit_types), index, limits->fallback))
    /* Translators: an id, and the name of an element */
    acies_reader_fault (&self->reader, node, "out-of-range", _ ("The default value of “%1$s” in <%2$s> is outside its limits"),
                        property->id, node->name);
}
/* --- unit types ----------------------------------------------------------------------------- */

/* The pool of the dice that are named; it is added if it is new. */
static int
read_pool (const AciesRulesetReader *self,
           const AciesXmlNode       *node)
{
  AciesRuleset *ruleset = self->ruleset;
  const char   *value = acies_reader_require (&self->reader, node, "dice");
  g_auto (GStrv) words = acies_reader_split (value != NULL ? value : "");
  AciesDicePool pool = { 0 };
  guint         index = 0;

  for (guint i = 0; words[i] != NULL; i++)
    {
      g_autofree char *shown = acies_reader_shorten (words[i]);
      AciesId          die = acies_ruleset_find_die_type (ruleset, words[i]);

      if (die == ACIES_NO_ID)
        acies_reader_fault (&self->reader, node, "unknown-id", _ ("There is no <%1$s> “%2$s”"), "die", shown);
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

static void
read_unit_value (const AciesRulesetReader *self,
                 const AciesXmlNode       *node,
                 AciesUnitType            *type)
{
  AciesId attribute;
  int     value = 0;

  acies_reader_check_attributes (&self->reader, node, "attribute number dice source");
  acies_reader_check_empty (&self->reader, node);
  acies_reader_require (&self->reader, node, "attribute");
  acies_ruleset_read_source (self, node);
  attribute = acies_ruleset_look_up (self, node, "attribute", acies_ruleset_find_attribute);
  if (attribute != ACIES_NO_ID && self->ruleset->attributes[attribute].is_dice)
    value = read_pool (self, node);
  else
    acies_reader_number (&self->reader, node, "number", -MAX_VALUE, MAX_VALUE, &value);
  if (attribute != ACIES_NO_ID)
    type->values[attribute] = (gint8) value;
}

gboolean
acies_ruleset_read_unit_child (const AciesRulesetReader *self,
                               const AciesXmlNode       *child,
                               guint                     index)
{
  AciesUnitType *type = &self->ruleset->unit_types[index];

  if (g_str_equal (child->name, "value"))
    read_unit_value (self, child, type);
  else if (g_str_equal (child->name, "property"))
    read_type_property (self, child, type);

  return g_str_equal (child->name, "value") || g_str_equal (child->name, "property");
}

/* Each attribute of the ruleset has one value. */
static void
check_values (const AciesRulesetReader *self,
              const AciesXmlNode       *node,
              const AciesUnitType      *type)
{
  guint32 seen = 0;

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
    {
      if (!(seen & (1u << i)) && self->ruleset->attributes[i].id != NULL)
        /* Translators: the ids of a unit type, and of an attribute */
        acies_reader_fault (&self->reader, node, "missing-element", _ ("“%1$s” has no value for “%2$s”"), type->id,
                            self->ruleset->attributes[i].id);
    }
}

void
acies_ruleset_finish_unit_type (const AciesRulesetReader *self,
                                const AciesXmlNode       *node,
                                guint                     index)
{
  static const char *const numbers[] = { "singular", "plural", NULL };
  AciesUnitType           *type = &self->ruleset->unit_types[index];
  const AciesSwitch       *by = type->morale_switch != ACIES_NO_ID ? &self->ruleset->switches[type->morale_switch] : NULL;

  /* Of the name: what is said of the unit must agree with it. */
  type->is_one = acies_xml_get (node, "number") != NULL && acies_ruleset_read_word (self, node, "number", numbers) == 0;
  /* What a loss costs can be left to the scenario: then a switch says it. */
  if (by != NULL && (by->type != ACIES_SWITCH_NUMBER || by->min < 0))
    acies_reader_fault (&self->reader, node, "bad-value", _ ("“morale-switch” must name a number switch with a “min” of 0 or more"));
  if (by != NULL && acies_xml_get (node, "morale") != NULL)
    acies_reader_fault (&self->reader, node, "bad-value", _ ("Use either “morale” or “morale-switch”, not both"));
  check_values (self, node, type);
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
/* --- decks, cards, modifiers ---------------------------------------------------------------- */

void
acies_ruleset_finish_deck (const AciesRulesetReader *self,
                           const AciesXmlNode       *node,
                           guint                     index)
{
  AciesDeckType *deck = &self->ruleset->decks[index];

  /* It lies beside a deck that is one for all, and people call it something. */
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

gboolean
acies_ruleset_read_card_child (const AciesRulesetReader *self,
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
  acies_reader_check_attributes (&self->reader, child, "attribute number");
  acies_reader_check_empty (&self->reader, child);
  if (all != NULL && value >= 0 && value < ACIES_MAX_CARD_VALUES)
    limits = all[value];
  if (acies_reader_number (&self->reader, child, "number", limits.min, limits.max, &number) && value >= 0 && value < ACIES_MAX_CARD_VALUES)
    self->ruleset->cards[index].values[value] = (gint8) number;

  return TRUE;
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
void
acies_ruleset_finish_card (const AciesRulesetReader *self,
                           const AciesXmlNode       *node,
                           guint                     index)
{
  static const char *const kinds[] = { "order", "offensive", "defensive", "scenario", NULL };
  AciesCardType           *card = &self->ruleset->cards[index];
  int                      kind = acies_ruleset_read_word (self, node, "kind", kinds);

  card->kind = kind < 0 ? ACIES_CARD_ORDER : (AciesCardKind) kind;
  card->unit_types = read_ordered (self, node, card);
  card->common = card->deck != ACIES_NO_ID && self->ruleset->decks[card->deck].common;
  /* How many copies there are, a ruleset says of cards in common alone: armies are the scenarios'. */
  if (acies_xml_get (node, "copies") != NULL && !card->common)
    acies_reader_fault (&self->reader, node, "bad-value", _ ("Only a card of a shared deck can have “copies”"));
  if (card->common && card->copies * self->ruleset->decks[card->deck].beyond_two > ACIES_MAX_COPIES)
    acies_reader_fault (&self->reader, node, "bad-value", g_dngettext (GETTEXT_PACKAGE, "A deck can have at most %d copy of a card, even for more than two sides", "A deck can have at most %d copies of a card, even for more than two sides", ACIES_MAX_COPIES), ACIES_MAX_COPIES);
  if (kind < 0)
    return;
  /* Abilities are cards played on a combat or in answer to it, never orders. */
  for (guint i = 0; i < self->ruleset->n_unit_types; i++)
    if ((kind == ACIES_CARD_ORDER || kind == ACIES_CARD_SCENARIO) && (self->ruleset->unit_types[i].abilities >> index & 1))
      /* Translators: the ids of a card, and of a unit type */
      acies_reader_fault (&self->reader, node, "bad-value", _ ("“%1$s” is an order or scenario card, so it cannot be an ability of “%2$s”"),
                          card->id, self->ruleset->unit_types[i].id);
  if ((kind == ACIES_CARD_SCENARIO) != (card->scenario != NULL))
    acies_reader_fault (&self->reader, node, "bad-value", _ ("A scenario card must name its scenario; other cards cannot name one"));
}

void
acies_ruleset_read_modifier (const AciesRulesetReader *self,
                             const AciesXmlNode       *node)
{
  static const char *const targets[] = { "dice", "ignored-hits", "ignored-retreats", "target-number", NULL };
  AciesModifier            modifier = { 0 };

  /* clang-format off */
  static const AciesField fields[] = {
    { "to", ACIES_FIELD_NEEDED_WORD, ACIES_FIELD_TO (AciesModifier, target), .words = targets },
    { "when", ACIES_FIELD_NEEDED_NAME, ACIES_FIELD_TO (AciesModifier, condition), .names = G_STRUCT_OFFSET (AciesNames, conditions) },
    { "add", ACIES_FIELD_NEEDED_NUMBER, ACIES_FIELD_TO (AciesModifier, add), .min = -MAX_CHANGE, .max = MAX_CHANGE },
    { "card", ACIES_FIELD_ID, ACIES_FIELD_TO (AciesModifier, card), .find = acies_ruleset_find_card },
    { "unless-card", ACIES_FIELD_ID, ACIES_FIELD_TO (AciesModifier, unless_card), .find = acies_ruleset_find_card },
    { "terrain", ACIES_FIELD_ID, ACIES_FIELD_TO (AciesModifier, terrain), .find = acies_ruleset_find_terrain },
    { "attacker-terrain", ACIES_FIELD_ID, ACIES_FIELD_TO (AciesModifier, attacker_terrain), .find = acies_ruleset_find_terrain },
    { "at-range", ACIES_FIELD_FLAG, ACIES_FIELD_TO (AciesModifier, at_range) },
    { "rule", ACIES_FIELD_RULE, ACIES_FIELD_TO (AciesModifier, rule) },
    { NULL },
  };
  /* clang-format on */

  acies_ruleset_check_fields (self, node, fields, "");
  acies_reader_check_empty (&self->reader, node);
  acies_ruleset_read_fields (self, node, fields, &modifier);
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
