/* ruleset-fields.c - how the attributes of a ruleset are read
 *
 * A table says of each attribute how it is read, where it goes and within which limits; the list of known attributes
 * follows from it. The tables of the things of a ruleset are in ruleset-things.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "formats/ruleset/ruleset-reader.h"

#include "engine/board/texts.h"

#include <glib/gi18n-lib.h>

/* --- attributes ----------------------------------------------------------------------------- */

AciesId
acies_ruleset_look_up (const AciesRulesetReader *self,
                       const AciesXmlNode       *node,
                       const char               *name,
                       AciesRulesetFind          find)
{
  const char *id = acies_xml_get (node, name);
  AciesId     index = id != NULL ? find (self->ruleset, id) : ACIES_NO_ID;

  if (id != NULL && index == ACIES_NO_ID)
    /* Translators: an attribute, its element, and an id */
    acies_reader_refuse (&self->reader, node, "unknown-id", name, id, _ ("“%1$s” of <%2$s> refers to “%3$s”, which does not exist"));

  return index;
}

guint64
acies_ruleset_look_up_all (const AciesRulesetReader *self,
                           const AciesXmlNode       *node,
                           const char               *name,
                           AciesRulesetFind          find)
{
  g_auto (GStrv) ids = acies_reader_split (acies_xml_get (node, name));
  guint64 bits = 0;

  for (guint i = 0; ids[i] != NULL; i++)
    {
      AciesId index = find (self->ruleset, ids[i]);

      if (index != ACIES_NO_ID)
        bits |= G_GUINT64_CONSTANT (1) << index;
      else
        acies_reader_refuse (&self->reader, node, "unknown-id", name, ids[i], _ ("“%1$s” of <%2$s> refers to “%3$s”, which does not exist"));
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

  if (value == NULL)
    return -1;
  for (int i = 0; words[i] != NULL; i++)
    if (g_str_equal (words[i], value))
      return i;

  list = acies_list_join (words, ACIES_LIST_COMMA);
  /* Translators: an attribute, its element, the possible values, and the value */
  acies_reader_fault (&self->reader, node, "bad-value", _ ("“%1$s” of <%2$s> must be one of %3$s, not “%4$s”"),
                      name, node->name, list, ACIES_QUOTE (value));

  return -1;
}

/* Reads an attribute that is "yes" or "no". If it is missing, the value is "no". */
static gboolean
read_flag (const AciesRulesetReader *self,
           const AciesXmlNode       *node,
           const char               *name)
{
  const char *value = acies_xml_get (node, name);

  if (value != NULL && !g_str_equal (value, "no") && !g_str_equal (value, "yes"))
    /* Translators: an attribute, its element, and the value; yes and no stay as they are */
    acies_reader_refuse (&self->reader, node, "bad-value", name, value, _ ("“%1$s” of <%2$s> must be yes or no, not “%3$s”"));

  return g_strcmp0 (value, "yes") == 0;
}

/* Reads an attribute whose kind is a number. */
static guint64
read_number (const AciesRulesetReader *self,
             const AciesXmlNode       *node,
             const AciesField         *field)
{
  const char *value = acies_xml_get (node, field->name);
  int         number = field->fallback;

  switch (field->kind)
    {
    case ACIES_FIELD_FLAG:
      return (guint64) read_flag (self, node, field->name);
    case ACIES_FIELD_NUMBER:
      return (guint64) acies_reader_number_or (&self->reader, node, field->name, field->min, field->max, field->fallback);
    case ACIES_FIELD_NEEDED_NUMBER:
      acies_reader_number (&self->reader, node, field->name, field->min, field->max, &number);
      return (guint64) number;
    case ACIES_FIELD_SINCE:
      return (guint64) acies_reader_number_or (&self->reader, node, field->name, 1, (int) self->ruleset->edition, 1);
    case ACIES_FIELD_WORD:
      return value != NULL ? (guint64) MAX (acies_ruleset_read_word (self, node, field->name, field->words), 0) : 0;
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
      if (acies_reader_require (&self->reader, node, field->name) != NULL && !acies_reader_next_word (&(AciesWord) { value }))
        acies_reader_fault (&self->reader, node, "bad-value", _ ("“sides” of <%s> names no side"), node->name);
      return acies_ruleset_look_up_all (self, node, field->name, acies_ruleset_find_side);
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
      gpointer    place = G_STRUCT_MEMBER_P (thing, field->offset);
      gboolean    needed = field->kind == ACIES_FIELD_NEEDED || field->kind == ACIES_FIELD_NEEDED_STRING || field->kind == ACIES_FIELD_NEEDED_RULE;
      const char *value = needed ? acies_reader_require (&self->reader, node, field->name) : acies_xml_get (node, field->name);
      guint64     number;

      switch (field->kind)
        {
        case ACIES_FIELD_OWN:
        case ACIES_FIELD_NEEDED:
          break;

        case ACIES_FIELD_STRING:
        case ACIES_FIELD_NEEDED_STRING:
          *(char **) place = g_strdup (value);
          break;

        case ACIES_FIELD_RULE:
        case ACIES_FIELD_NEEDED_RULE:
          if (value == NULL || acies_ruleset_find_rule (self->ruleset, value) != NULL)
            *(char **) place = g_strdup (value);
          else
            acies_reader_fault (&self->reader, node, "unknown-rule", _ ("rules.xml has no rule “%s”"), ACIES_QUOTE (value));
          break;

        case ACIES_FIELD_ALIASES:
          *(char ***) place = acies_reader_split (value);
          for (char **alias = *(char ***) place; *alias != NULL; alias++)
            if (!acies_reader_is_id (*alias))
              acies_reader_fault (&self->reader, node, "bad-id", _ ("“aliases” of <%s> must be lower-case words"), node->name);
          break;

        case ACIES_FIELD_FLAG:
        case ACIES_FIELD_NUMBER:
        case ACIES_FIELD_NEEDED_NUMBER:
        case ACIES_FIELD_SINCE:
        case ACIES_FIELD_WORD:
        case ACIES_FIELD_NEEDED_WORD:
        case ACIES_FIELD_NEEDED_NAME:
        case ACIES_FIELD_ID:
        case ACIES_FIELD_NEEDED_ID:
        case ACIES_FIELD_IDS:
        case ACIES_FIELD_SIDES:
        default:
          number = read_number (self, node, field);
          /* Stores as many bytes of the number as the field has. */
          if (field->size == sizeof (guint8))
            *(guint8 *) place = (guint8) number;
          else if (field->size == sizeof (guint16))
            *(guint16 *) place = (guint16) number;
          else if (field->size == sizeof (guint32))
            *(guint32 *) place = (guint32) number;
          else
            *(guint64 *) place = number;
        }
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

void
acies_ruleset_check_leaf (const AciesRulesetReader *self,
                          const AciesXmlNode       *node,
                          const AciesField         *fields,
                          const char               *others)
{
  acies_ruleset_check_fields (self, node, fields, others);
  acies_reader_check_content (&self->reader, node);
  acies_reader_next (&self->reader, node, NULL, "");
}
