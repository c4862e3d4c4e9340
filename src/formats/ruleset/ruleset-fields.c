/* ruleset-fields.c - what each thing of a ruleset has: its attributes, and where they are kept
 *
 * A table says of each attribute how it is read, where it goes and within which limits; the list of known attributes
 * follows from it. What a table cannot say is in ruleset-things.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "formats/ruleset/ruleset-reader.h"

#include "engine/board/texts.h"

#include <glib/gi18n-lib.h>

#define MAX_BOX 200
#define MAX_DEATH 20 /* morale a loss may cost */

/* Where a number came from. Checked so that no number stands there unexplained. */
static const char *const sources[] = { "rulebook", "derived", "converted", "found-elsewhere", "reconstructed", NULL };
static const char *const homes[] = { "top", "bottom", NULL };
static const char *const spots[] = { "beside", "left", "top", "middle", NULL };
static const char *const attribute_kinds[] = { "number", "dice", NULL };
static const char *const switch_types[] = { "boolean", "number", "choice", NULL };
static const char *const property_kinds[] = { "number", "choice", "facing", NULL };
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

/* One list of the ruleset; the things in all of them begin with id and name.
 * Lists are filled in this order: cards ask what unit types are. */
typedef struct
{
  const char       *element;
  const AciesField *fields;  /* besides id and name */
  gsize             list;
  gsize             count;
  gsize             size;
  guint             max;
  gssize            names;   /* offset of the names the procedures know, -1 for none */
  gssize            text;    /* offset in a thing of what its <text> says, -1: it has none */
  AciesRulesetChild child;   /* (nullable): reads what else is in it */
  AciesRulesetFinish finish;  /* (nullable): reads and checks what is left when fields and children are read */
} List;

#define LIST(element, fields, field, type, max, ...)                                                                       \
  { element, fields, G_STRUCT_OFFSET (AciesRuleset, field), G_STRUCT_OFFSET (AciesRuleset, n_ ## field), sizeof (type), max, __VA_ARGS__ }
#define TEXT(type) G_STRUCT_OFFSET (type, text)

static const List lists[] = {
  LIST ("side", side_fields, sides, AciesSideType, ACIES_MAX_SIDES, -1, -1, NULL, NULL),
  LIST ("resource", resource_fields, resources, AciesResource, ACIES_MAX_RESOURCES, NAMES (resources), TEXT (AciesResource), NULL, acies_ruleset_finish_resource),
  LIST ("class", class_fields, classes, AciesClassType, ACIES_MAX_CLASSES, NAMES (classes), -1, NULL, acies_ruleset_finish_class),
  LIST ("attribute", attribute_fields, attributes, AciesAttribute, ACIES_MAX_ATTRIBUTES, NAMES (attributes), -1, NULL, NULL),
  LIST ("symbol", symbol_fields, symbols, AciesSymbol, ACIES_MAX_SYMBOLS, NAMES (symbols), -1, NULL, NULL),
  LIST ("die", die_fields, die_types, AciesDieType, ACIES_MAX_DIE_TYPES, NAMES (dice), -1, NULL, acies_ruleset_finish_die),
  LIST ("skill", skill_fields, skills, AciesSkill, ACIES_MAX_SKILLS, NAMES (skills), TEXT (AciesSkill), NULL, NULL),
  LIST ("mark", mark_fields, marks, AciesMarkType, ACIES_MAX_MARKS, NAMES (marks), -1, NULL, acies_ruleset_finish_mark),
  LIST ("terrain", terrain_fields, terrains, AciesTerrainType, ACIES_MAX_TERRAINS, NAMES (terrains), TEXT (AciesTerrainType), NULL, NULL),
  LIST ("switch", switch_fields, switches, AciesSwitch, ACIES_MAX_SWITCHES, NAMES (switches), TEXT (AciesSwitch), acies_ruleset_read_switch_child, acies_ruleset_finish_switch),
  LIST ("number", number_fields, numbers, AciesNumber, ACIES_MAX_NUMBERS, NAMES (numbers), TEXT (AciesNumber), NULL, acies_ruleset_finish_number),
  LIST ("property", property_fields, properties, AciesProperty, ACIES_MAX_PROPERTIES, NAMES (properties), TEXT (AciesProperty), acies_ruleset_read_property_child, acies_ruleset_finish_property),
  LIST ("unit-type", unit_type_fields, unit_types, AciesUnitType, ACIES_MAX_UNIT_TYPES, -1, TEXT (AciesUnitType), acies_ruleset_read_unit_child, acies_ruleset_finish_unit_type),
  LIST ("deck", deck_fields, decks, AciesDeckType, ACIES_MAX_DECKS, NAMES (decks), -1, NULL, acies_ruleset_finish_deck),
  LIST ("card", card_fields, cards, AciesCardType, ACIES_MAX_CARDS, -1, TEXT (AciesCardType), acies_ruleset_read_card_child, acies_ruleset_finish_card),
};
/* clang-format on */

/* --- attributes ----------------------------------------------------------------------------- */

static char *
dup_rule (const AciesRulesetReader *self,
          const AciesXmlNode       *node,
          gboolean                  needed)
{
  const char      *id = needed ? acies_reader_require (&self->reader, node, "rule") : acies_xml_get (node, "rule");
  g_autofree char *shown = NULL;

  if (id == NULL || acies_ruleset_find_rule (self->ruleset, id) != NULL)
    return g_strdup (id);

  shown = acies_reader_shorten (id);
  acies_reader_fault (&self->reader, node, "unknown-rule", _ ("rules.xml has no rule “%s”"), shown);

  return NULL;
}
const char *
acies_ruleset_read_source (const AciesRulesetReader *self,
                           const AciesXmlNode       *node)
{
  int source = acies_ruleset_read_word (self, node, "source", sources);

  return source >= 0 ? sources[source] : NULL;
}
AciesId
acies_ruleset_look_up (const AciesRulesetReader *self,
                       const AciesXmlNode       *node,
                       const char               *name,
                       AciesRulesetFind          find)
{
  const char      *id = acies_xml_get (node, name);
  g_autofree char *shown = NULL;
  AciesId          index = id != NULL ? find (self->ruleset, id) : ACIES_NO_ID;

  if (id == NULL || index != ACIES_NO_ID)
    return index;

  shown = acies_reader_shorten (id);
  /* Translators: an attribute, its element, and an id */
  acies_reader_fault (&self->reader, node, "unknown-id", _ ("“%1$s” of <%2$s> refers to “%3$s”, which does not exist"), name, node->name, shown);

  return ACIES_NO_ID;
}
guint64
acies_ruleset_look_up_all (const AciesRulesetReader *self,
                           const AciesXmlNode       *node,
                           const char               *name,
                           AciesRulesetFind          find)
{
  const char *value = acies_xml_get (node, name);
  g_auto (GStrv) ids = acies_reader_split (value != NULL ? value : "");
  guint64 bits = 0;

  for (guint i = 0; ids[i] != NULL; i++)
    {
      AciesId          index = find (self->ruleset, ids[i]);
      g_autofree char *shown = acies_reader_shorten (ids[i]);

      if (index != ACIES_NO_ID)
        bits |= G_GUINT64_CONSTANT (1) << index;
      else
        acies_reader_fault (&self->reader, node, "unknown-id", _ ("“%1$s” of <%2$s> refers to “%3$s”, which does not exist"),
                            name, node->name, shown);
    }

  return bits;
}
int
acies_ruleset_read_word (const AciesRulesetReader *self,
                         const AciesXmlNode       *node,
                         const char               *name,
                         const char *const        *words)
{
  const char      *value = acies_reader_require (&self->reader, node, name);
  g_autofree char *list = NULL;
  g_autofree char *shown = NULL;

  if (value == NULL)
    return -1;
  for (int i = 0; words[i] != NULL; i++)
    {
      if (g_str_equal (words[i], value))
        return i;
    }

  list = acies_list_join (words, ACIES_LIST_COMMA);
  shown = acies_reader_shorten (value);
  /* Translators: an attribute, its element, the possible values, and the value */
  acies_reader_fault (&self->reader, node, "bad-value", _ ("“%1$s” of <%2$s> must be one of %3$s, not “%4$s”"),
                      name, node->name, list, shown);

  return -1;
}
static char **
dup_aliases (const AciesRulesetReader *self,
             const AciesXmlNode       *node)
{
  const char *value = acies_xml_get (node, "aliases");
  char      **aliases = acies_reader_split (value != NULL ? value : "");

  for (guint i = 0; aliases[i] != NULL; i++)
    if (!acies_reader_is_id (aliases[i]))
      acies_reader_fault (&self->reader, node, "bad-id", _ ("“aliases” of <%s> must be lower-case words"), node->name);

  return aliases;
}

/* A piece is for one side at least. */
static guint64
read_sides (const AciesRulesetReader *self,
            const AciesXmlNode       *node)
{
  const char *value = acies_reader_require (&self->reader, node, "sides");

  if (value != NULL && !acies_reader_next_word (&(AciesWord) { value }))
    acies_reader_fault (&self->reader, node, "bad-value", _ ("“sides” of <%s> names no side"), node->name);

  return acies_ruleset_look_up_all (self, node, "sides", acies_ruleset_find_side);
}

/* As many bytes of the number as the place has. */
static void
keep_number (gpointer place,
             gsize    size,
             guint64  number)
{
  if (size == sizeof (guint8))
    *(guint8 *) place = (guint8) number;
  else if (size == sizeof (guint16))
    *(guint16 *) place = (guint16) number;
  else if (size == sizeof (guint32))
    *(guint32 *) place = (guint32) number;
  else
    *(guint64 *) place = number;
}

/* Of a kind that has a number. */
static guint64
read_number (const AciesRulesetReader *self,
             const AciesXmlNode       *node,
             const AciesField         *field)
{
  int number = field->fallback;

  switch (field->kind)
    {
    case ACIES_FIELD_FLAG:
      return (guint64) acies_reader_flag (&self->reader, node, field->name);
    case ACIES_FIELD_NUMBER:
      return (guint64) acies_reader_number_or (&self->reader, node, field->name, field->min, field->max, field->fallback);
    case ACIES_FIELD_NEEDED_NUMBER:
      acies_reader_number (&self->reader, node, field->name, field->min, field->max, &number);
      return (guint64) number;
    case ACIES_FIELD_SINCE:
      return (guint64) acies_reader_number_or (&self->reader, node, field->name, 1, (int) self->ruleset->edition, 1);
    case ACIES_FIELD_WORD:
      return acies_xml_get (node, field->name) != NULL ? (guint64) MAX (acies_ruleset_read_word (self, node, field->name, field->words), 0) : 0;
    case ACIES_FIELD_NEEDED_WORD:
      return (guint64) MAX (acies_ruleset_read_word (self, node, field->name, field->words), 0);
    case ACIES_FIELD_NEEDED_NAME:
      return (guint64) MAX (acies_ruleset_read_word (self, node, field->name, G_STRUCT_MEMBER (const char *const *, &self->procs->names, field->names)), 0);
    case ACIES_FIELD_NEEDED_ID:
      acies_reader_require (&self->reader, node, field->name);
      return acies_ruleset_look_up (self, node, field->name, field->find);
    case ACIES_FIELD_ID:
      return acies_ruleset_look_up (self, node, field->name, field->find);
    case ACIES_FIELD_IDS:
      return acies_ruleset_look_up_all (self, node, field->name, field->find);
    case ACIES_FIELD_SIDES:
      return read_sides (self, node);
    case ACIES_FIELD_OWN:
    case ACIES_FIELD_NEEDED:
    case ACIES_FIELD_STRING:
    case ACIES_FIELD_NEEDED_STRING:
    case ACIES_FIELD_RULE:
    case ACIES_FIELD_NEEDED_RULE:
    case ACIES_FIELD_ALIASES:
    default:
      g_assert_not_reached ();
    }
}

gboolean
acies_ruleset_read_fields (const AciesRulesetReader *self,
                           const AciesXmlNode       *node,
                           const AciesField         *fields,
                           gpointer                  thing)
{
  guint n_faults = self->reader.findings->list->len;

  for (const AciesField *field = fields; field->name != NULL; field++)
    {
      gpointer place = G_STRUCT_MEMBER_P (thing, field->offset);

      if (field->kind == ACIES_FIELD_STRING)
        *(char **) place = g_strdup (acies_xml_get (node, field->name));
      else if (field->kind == ACIES_FIELD_NEEDED_STRING)
        *(char **) place = g_strdup (acies_reader_require (&self->reader, node, field->name));
      else if (field->kind == ACIES_FIELD_RULE || field->kind == ACIES_FIELD_NEEDED_RULE)
        *(char **) place = dup_rule (self, node, field->kind == ACIES_FIELD_NEEDED_RULE);
      else if (field->kind == ACIES_FIELD_ALIASES)
        *(char ***) place = dup_aliases (self, node);
      else if (field->kind == ACIES_FIELD_NEEDED)
        acies_reader_require (&self->reader, node, field->name);
      else if (field->kind != ACIES_FIELD_OWN)
        keep_number (place, field->size, read_number (self, node, field));
    }

  return self->reader.findings->list->len == n_faults;
}

void
acies_ruleset_check_fields (const AciesRulesetReader *self,
                            const AciesXmlNode       *node,
                            const AciesField         *fields,
                            const char               *others)
{
  g_autoptr (GString) known = g_string_new (others);

  for (const AciesField *field = fields; field->name != NULL; field++)
    g_string_append_printf (known, " %s", field->name);
  acies_reader_check_attributes (&self->reader, node, known->str);
}

/* --- lists ---------------------------------------------------------------------------------- */

static guint *
count_of (const List   *list,
          AciesRuleset *ruleset)
{
  return G_STRUCT_MEMBER_P (ruleset, list->count);
}
/* The id of a thing; its name follows. */
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
static const List *
find_list (const char *element)
{
  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    {
      if (g_str_equal (lists[i].element, element))
        return &lists[i];
    }

  return NULL;
}
/* Gives the thing of @node its place; %FALSE after a fault. */
static gboolean
declare (const AciesRulesetReader *self,
         const List               *list,
         const AciesXmlNode       *node,
         guint                    *index)
{
  const char *const *names = names_of (list, self->procs);
  const char        *id = acies_reader_require (&self->reader, node, "id");
  const char        *name = acies_reader_require (&self->reader, node, "name");

  acies_ruleset_check_fields (self, node, list->fields, "id name");
  if (id == NULL || name == NULL)
    return FALSE;
  if (!acies_reader_is_id (id))
    {
      acies_reader_fault (&self->reader, node, "bad-id", _ ("An id can contain only lower-case letters, digits and dashes"));
      return FALSE;
    }
  for (guint i = 0; i < list->max; i++)
    if (g_strcmp0 (*strings_of (list, self->ruleset, i), id) == 0)
      {
        acies_reader_fault (&self->reader, node, "duplicate-id", _ ("There is already a <%1$s> “%2$s”"), node->name, id);
        return FALSE;
      }
  /* The procedures' own come first. */
  for (*index = 0; names[*index] != NULL && !g_str_equal (names[*index], id); ++*index)
    ;
  if (names[*index] == NULL)
    *index = MAX (*index, *count_of (list, self->ruleset));
  if (*index >= list->max)
    {
      acies_reader_fault (&self->reader, node, "too-many", _ ("There are more than %1$u <%2$s> elements"), list->max, node->name);
      return FALSE;
    }

  strings_of (list, self->ruleset, *index)[0] = g_strdup (id);
  strings_of (list, self->ruleset, *index)[1] = g_strdup (name);
  *count_of (list, self->ruleset) = MAX (*count_of (list, self->ruleset), *index + 1);

  return TRUE;
}

gboolean
acies_ruleset_declare (const AciesRulesetReader *self,
                       AciesXmlNode             *node,
                       GHashTable               *indexes)
{
  const List *list = find_list (node->name);
  guint       index;

  if (list != NULL && declare (self, list, node, &index))
    g_hash_table_insert (indexes, node, GUINT_TO_POINTER (index));

  return list != NULL;
}

void
acies_ruleset_check_names (const AciesRulesetReader *self,
                           const AciesXmlNode       *root)
{
  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    {
      const char *const *names = names_of (&lists[i], self->procs);

      for (guint j = 0; names[j] != NULL; j++)
        {
          if (j >= lists[i].max || *strings_of (&lists[i], self->ruleset, j) == NULL)
            acies_reader_fault (&self->reader, root, "missing-element",
                                /* Translators: the name of procedures, the name of an element, and an id */
                                _ ("The procedures “%1$s” need the <%2$s> “%3$s”"),
                                self->procs->id, lists[i].element, names[j]);
        }
    }
}

static void
fill (const AciesRulesetReader *self,
      const List               *list,
      const AciesXmlNode       *node,
      guint                     index)
{
  gpointer thing = strings_of (list, self->ruleset, index);
  char   **text = list->text >= 0 ? G_STRUCT_MEMBER_P (thing, list->text) : NULL;
  g_autoptr (GPtrArray) children = acies_reader_children (&self->reader, node);

  acies_ruleset_read_fields (self, node, list->fields, thing);
  for (guint i = 0; i < children->len; i++)
    {
      const AciesXmlNode *child = g_ptr_array_index (children, i);

      if (list->child != NULL && list->child (self, child, index))
        continue;
      if (text != NULL && *text == NULL && g_str_equal (child->name, "text"))
        *text = acies_reader_dup_text (&self->reader, child);
      else
        acies_reader_unknown (&self->reader, child);
    }
  if (list->finish != NULL)
    list->finish (self, node, index);
}

void
acies_ruleset_fill (const AciesRulesetReader *self,
                    GPtrArray                *children,
                    GHashTable               *indexes)
{
  for (const List *list = lists; list < lists + G_N_ELEMENTS (lists); list++)
    for (guint i = 0; i < children->len; i++)
      {
        const AciesXmlNode *node = g_ptr_array_index (children, i);
        gpointer            index;

        if (find_list (node->name) == list && g_hash_table_lookup_extended (indexes, node, NULL, &index))
          fill (self, list, node, GPOINTER_TO_UINT (index));
      }
}
