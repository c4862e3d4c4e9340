/* ruleset-properties.c - reading what single units have: <property>, of the ruleset and of a type
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "formats/ruleset/ruleset-reader.h"

#include "engine/ruleset/property.h"

#include <glib/gi18n-lib.h>

static void
read_children (const AciesRulesetReader *self,
               const AciesXmlNode       *node,
               AciesProperty            *property)
{
  g_autoptr (GPtrArray) children = acies_reader_children (&self->reader, node);

  for (guint i = 0; i < children->len; i++)
    {
      const AciesXmlNode *child = g_ptr_array_index (children, i);

      if (g_str_equal (child->name, "option") && property->kind == ACIES_PROPERTY_CHOICE)
        acies_ruleset_add_option (self, child, "id name letter", property->options);
      else if (g_str_equal (child->name, "text") && property->text == NULL)
        property->text = acies_reader_dup_text (&self->reader, child);
      else
        acies_reader_unknown (&self->reader, child);
    }
  if (property->options->len > ACIES_MAX_OPTIONS)
    acies_reader_fault (&self->reader, node, "too-many", _ ("There are more than %1$u <%2$s> elements"), ACIES_MAX_OPTIONS, "option");
  if (property->kind == ACIES_PROPERTY_CHOICE && property->options->len < 2)
    acies_reader_fault (&self->reader, node, "missing-element", _ ("A choice needs at least two options"));
}

static void
read_range (const AciesRulesetReader *self,
            const AciesXmlNode       *node,
            AciesProperty            *property)
{
  int min = 0;
  int max = property->kind == ACIES_PROPERTY_FACING ? ACIES_N_FACINGS - 1 : CLAMP ((int) property->options->len - 1, 0, ACIES_MAX_OPTIONS - 1);

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
}

/* The value of the attribute @name, or @otherwise where it is left out. */
static guint8
read_value (const AciesRulesetReader *self,
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
acies_ruleset_fill_property (const AciesRulesetReader *self,
                             const AciesXmlNode       *node,
                             guint                     index)
{
  static const char *const kinds[] = { "number", "choice", "facing", NULL };
  static const char *const ways[] = { "no", "sign", "pips", "point", "face", NULL };
  AciesProperty           *property = &self->ruleset->properties[index];
  int                      kind = acies_ruleset_read_word (self, node, "kind", kinds);
  int                      shown = acies_xml_get (node, "shown") != NULL ? acies_ruleset_read_word (self, node, "shown", ways) : 0;

  property->since = acies_ruleset_read_since (self, node);
  property->kind = kind < 0 ? ACIES_PROPERTY_NUMBER : (AciesPropertyKind) kind;
  property->shown = shown < 0 ? ACIES_SHOWN_NOT : (AciesShowing) shown;
  property->rule = acies_ruleset_dup_rule (self, node);
  property->fixed = acies_reader_flag (&self->reader, node, "fixed");
  property->quiet = acies_reader_flag (&self->reader, node, "quiet");
  read_children (self, node, property);
  read_range (self, node, property);
  property->fallback = read_value (self, node, "fallback", property, property->min);
  if (property->kind == ACIES_PROPERTY_FACING && self->ruleset->layout == ACIES_BOARD_SQUARES)
    acies_reader_fault (&self->reader, node, "bad-value", _ ("Units cannot have a facing on a board of squares"));
  if ((property->kind == ACIES_PROPERTY_FACING) != (property->shown == ACIES_SHOWN_POINT) && property->shown != ACIES_SHOWN_NOT)
    acies_reader_fault (&self->reader, node, "bad-value", _ ("A facing must be shown as “point”; other properties cannot be shown this way"));
}

/* --- of a type ------------------------------------------------------------------------------ */

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

void
acies_ruleset_read_type_property (const AciesRulesetReader *self,
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
  limits->min = property->kind == ACIES_PROPERTY_NUMBER ? read_value (self, node, "min", property, property->min) : property->min;
  limits->max = property->kind == ACIES_PROPERTY_NUMBER ? read_value (self, node, "max", property, property->max) : property->max;
  limits->options = read_options (self, node, property);
  limits->fallback = read_value (self, node, "value", property, property->fallback);
  if (property->kind != ACIES_PROPERTY_FACING &&
      !acies_property_allows (self->ruleset, (AciesId) (type - self->ruleset->unit_types), index, limits->fallback))
    /* Translators: an id, and the name of an element */
    acies_reader_fault (&self->reader, node, "out-of-range", _ ("The default value of “%1$s” in <%2$s> is outside its limits"),
                        property->id, node->name);
}
