/* ruleset-lists.c - reading the short lists of a ruleset: sides to switches
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/board/texts.h"
#include "formats/ruleset/ruleset-reader.h"

#include <glib/gi18n-lib.h>

#define MAX_BOX 200
#define MIN_FACE -99
#define MAX_FACE 99

char *
acies_ruleset_dup_rule (const AciesRulesetReader *self,
                        const AciesXmlNode       *node)
{
  const char      *id = acies_xml_get (node, "rule");
  g_autofree char *shown = NULL;

  if (id == NULL || acies_ruleset_find_rule (self->ruleset, id) != NULL)
    return g_strdup (id);

  shown = acies_reader_shorten (id);
  acies_reader_fault (&self->reader, node, "unknown-rule", _ ("rules.xml has no rule “%s”"), shown);

  return NULL;
}

char *
acies_ruleset_dup_text (const AciesRulesetReader *self,
                        const AciesXmlNode       *node)
{
  g_autoptr (GPtrArray) children = acies_reader_children (&self->reader, node);
  char *text = NULL;

  for (guint i = 0; i < children->len; i++)
    {
      const AciesXmlNode *child = g_ptr_array_index (children, i);

      if (text != NULL || !g_str_equal (child->name, "text"))
        acies_reader_unknown (&self->reader, child);
      else
        text = acies_reader_dup_text (&self->reader, child);
    }

  return text;
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

void
acies_ruleset_fill_side (const AciesRulesetReader *self,
                         const AciesXmlNode       *node,
                         guint                     index)
{
  static const char *const homes[] = { "top", "bottom", NULL };
  AciesSideType           *side = &self->ruleset->sides[index];
  int                      home = acies_ruleset_read_word (self, node, "home", homes);

  acies_reader_check_empty (&self->reader, node);
  side->adjective = g_strdup (acies_reader_require (&self->reader, node, "adjective"));
  side->letter = g_strdup (acies_reader_require (&self->reader, node, "letter"));
  side->home = home == 1 ? ACIES_HOME_BOTTOM : ACIES_HOME_TOP;
  side->named_by = acies_ruleset_look_up (self, node, "named-by", acies_ruleset_find_switch);
  side->plays_by = acies_ruleset_look_up (self, node, "plays-by", acies_ruleset_find_switch);
  side->team = (guint8) acies_reader_number_or (&self->reader, node, "team", 1, ACIES_MAX_SIDES, 0);
  side->team_by = acies_ruleset_look_up (self, node, "team-by", acies_ruleset_find_switch);
}

void
acies_ruleset_fill_class (const AciesRulesetReader *self,
                          const AciesXmlNode       *node,
                          guint                     index)
{
  static const char *const spots[] = { "beside", "left", "top", "middle", NULL };
  guint8                   layer = (guint8) acies_reader_number_or (&self->reader, node, "layer", 0, ACIES_MAX_LAYERS - 1, 0);
  int                      spot = acies_xml_get (node, "spot") != NULL ? acies_ruleset_read_word (self, node, "spot", spots) : 0;

  acies_reader_check_empty (&self->reader, node);
  self->ruleset->classes[index].spot = (guint8) MAX (spot, 0);
  self->ruleset->classes[index].layer = layer;
  self->ruleset->n_layers = MAX (self->ruleset->n_layers, (guint8) (layer + 1));
}

void
acies_ruleset_fill_symbol (const AciesRulesetReader *self,
                           const AciesXmlNode       *node,
                           guint                     index)
{
  acies_reader_check_empty (&self->reader, node);
  self->ruleset->symbols[index].sign = g_strdup (acies_xml_get (node, "sign"));
}

static void
add_face (const AciesRulesetReader *self,
          const AciesXmlNode       *node,
          AciesDieType             *die,
          const char               *word)
{
  AciesId          symbol = acies_ruleset_find_symbol (self->ruleset, word);
  gint64           number = 0;
  g_autofree char *shown = acies_reader_shorten (word);

  if (symbol != ACIES_NO_ID || g_ascii_string_to_signed (word, 10, MIN_FACE, MAX_FACE, &number, NULL))
    acies_die_add_face (die, (int) number, symbol, word);
  else
    /* Translators: the least and the largest number, and what the file has; <symbol> stays as it is */
    acies_reader_fault (&self->reader, node, "bad-value", _ ("A face shows a number from %1$d to %2$d or a <symbol>, not “%3$s”"),
                        MIN_FACE, MAX_FACE, shown);
}

void
acies_ruleset_fill_die (const AciesRulesetReader *self,
                        const AciesXmlNode       *node,
                        guint                     index)
{
  const char *faces = acies_reader_require (&self->reader, node, "faces");
  g_auto (GStrv) words = acies_reader_split (faces != NULL ? faces : "");
  guint n = g_strv_length (words);

  acies_reader_check_empty (&self->reader, node);
  if (faces != NULL && (n < 2 || n > ACIES_MAX_FACES))
    /* Translators: the most faces, and what the file has */
    acies_reader_fault (&self->reader, node, "bad-value", g_dngettext (GETTEXT_PACKAGE, "A die has 2 to %1$d face, not %2$u", "A die has 2 to %1$d faces, not %2$u", ACIES_MAX_FACES), ACIES_MAX_FACES, n);
  for (guint i = 0; i < MIN (n, ACIES_MAX_FACES); i++)
    add_face (self, node, &self->ruleset->die_types[index], words[i]);
}

void
acies_ruleset_fill_attribute (const AciesRulesetReader *self,
                              const AciesXmlNode       *node,
                              guint                     index)
{
  static const char *const kinds[] = { "number", "dice", NULL };

  acies_reader_check_empty (&self->reader, node);
  self->ruleset->attributes[index].quiet = acies_reader_flag (&self->reader, node, "quiet");
  self->ruleset->attributes[index].unit = g_strdup (acies_xml_get (node, "unit"));
  self->ruleset->attributes[index].is_dice = acies_xml_get (node, "kind") != NULL && acies_ruleset_read_word (self, node, "kind", kinds) == 1;
}

void
acies_ruleset_fill_skill (const AciesRulesetReader *self,
                          const AciesXmlNode       *node,
                          guint                     index)
{
  AciesSkill *skill = &self->ruleset->skills[index];

  skill->rule = acies_ruleset_dup_rule (self, node);
  skill->text = acies_ruleset_dup_text (self, node);
}

/* Behind the types there must be room for the back. */
static void
check_hides (const AciesRulesetReader *self,
             const AciesXmlNode       *node,
             const AciesMarkType      *mark)
{
  guint n = 0;

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

void
acies_ruleset_fill_mark (const AciesRulesetReader *self,
                         const AciesXmlNode       *node,
                         guint                     index)
{
  AciesMarkType *mark = &self->ruleset->marks[index];

  acies_reader_check_empty (&self->reader, node);
  mark->rule = acies_ruleset_dup_rule (self, node);
  mark->kept = acies_reader_flag (&self->reader, node, "kept");
  mark->hides = acies_reader_flag (&self->reader, node, "hides");
  mark->back = g_strdup (acies_xml_get (node, "back"));
  check_hides (self, node, mark);
  mark->card = acies_ruleset_look_up (self, node, "card", acies_ruleset_find_card);
}

/* A switch that changes what a terrain does: yes or no. */
static AciesId
look_up_switch (const AciesRulesetReader *self,
                const AciesXmlNode       *node,
                const char               *name)
{
  return acies_ruleset_look_up (self, node, name, acies_ruleset_find_switch);
}

char **
acies_ruleset_dup_aliases (const AciesRulesetReader *self,
                           const AciesXmlNode       *node)
{
  const char *value = acies_xml_get (node, "aliases");
  char      **aliases = acies_reader_split (value != NULL ? value : "");

  for (guint i = 0; aliases[i] != NULL; i++)
    if (!acies_reader_is_id (aliases[i]))
      acies_reader_fault (&self->reader, node, "bad-id", _ ("“aliases” of <%s> must be lower-case words"), node->name);

  return aliases;
}

void
acies_ruleset_fill_terrain (const AciesRulesetReader *self,
                            const AciesXmlNode       *node,
                            guint                     index)
{
  AciesTerrainType *terrain = &self->ruleset->terrains[index];

  terrain->rule = acies_ruleset_dup_rule (self, node);
  terrain->text = acies_ruleset_dup_text (self, node);
  terrain->aliases = acies_ruleset_dup_aliases (self, node);
  terrain->box = (guint8) acies_reader_number_or (&self->reader, node, "box", 0, MAX_BOX, 0);
  terrain->stops = acies_reader_flag (&self->reader, node, "stops");
  terrain->blocks_range = acies_reader_flag (&self->reader, node, "blocks-range");
  terrain->impassable = acies_reader_flag (&self->reader, node, "impassable");
  terrain->impassable_switch = look_up_switch (self, node, "impassable-switch");
  terrain->passable_switch = look_up_switch (self, node, "passable-switch");
  terrain->stops_switch = look_up_switch (self, node, "stops-switch");
  terrain->blocks_range_switch = look_up_switch (self, node, "blocks-range-switch");
}

void
acies_ruleset_add_option (const AciesRulesetReader *self,
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

static void
read_switch_children (const AciesRulesetReader *self,
                      const AciesXmlNode       *node,
                      AciesSwitch              *one)
{
  g_autoptr (GPtrArray) children = acies_reader_children (&self->reader, node);

  for (guint i = 0; i < children->len; i++)
    {
      const AciesXmlNode *child = g_ptr_array_index (children, i);

      if (g_str_equal (child->name, "option") && one->type == ACIES_SWITCH_CHOICE)
        acies_ruleset_add_option (self, child, "id name adjective letter", one->options);
      else if (g_str_equal (child->name, "text") && one->text == NULL)
        one->text = acies_reader_dup_text (&self->reader, child);
      else
        acies_reader_unknown (&self->reader, child);
    }
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
acies_ruleset_fill_switch (const AciesRulesetReader *self,
                           const AciesXmlNode       *node,
                           guint                     index)
{
  static const char *const types[] = { "boolean", "number", "choice", NULL };
  AciesSwitch             *one = &self->ruleset->switches[index];
  int                      type = acies_ruleset_read_word (self, node, "type", types);
  const char              *fallback = acies_reader_require (&self->reader, node, "default");

  one->since = acies_ruleset_read_since (self, node);
  one->type = type < 0 ? ACIES_SWITCH_BOOLEAN : (AciesSwitchType) type;
  one->rule = acies_ruleset_dup_rule (self, node);
  one->group = g_strdup (acies_xml_get (node, "group"));
  one->unit = g_strdup (acies_xml_get (node, "unit"));
  read_switch_children (self, node, one);
  read_switch_range (self, node, one);
  if (type >= 0 && fallback != NULL && !acies_switch_value_parse (one, fallback, &one->fallback))
    acies_reader_fault (&self->reader, node, "bad-value", _ ("The default is not a value of the switch"));
  read_default_before (self, node, one);
}

void
acies_ruleset_name_findings (const AciesRulesetReader *self,
                             guint                     first,
                             const char               *file)
{
  GPtrArray *list = self->reader.findings->list;

  for (guint i = first; i < list->len; i++)
    {
      AciesFinding    *finding = g_ptr_array_index (list, i);
      g_autofree char *message = g_steal_pointer (&finding->message);

      finding->message = g_strdup_printf ("%s: %s", file, message);
    }
}
