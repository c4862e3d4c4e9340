/* computer-xml.c - reading computer.xml: what things are worth to who plays for the computer
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "formats/ruleset/ruleset-reader.h"
#include "formats/ruleset/ruleset-xml.h"

#include <glib/gi18n-lib.h>

typedef const char *(*GetName) (guint index);

static const char *
name_of_worth (guint index)
{
  return index < ACIES_N_WORTHS ? acies_worth_name ((AciesWorth) index) : NULL;
}

static const char *
name_of_habit (guint index)
{
  return index < ACIES_N_HABITS ? acies_habit_name ((AciesHabit) index) : NULL;
}

/* Where in @numbers the thing stands that @node names; NULL after a fault. */
static gint16 *
find_number (const AciesReader  *reader,
             const AciesXmlNode *node,
             const char         *id,
             GetName             get_name,
             gint16             *numbers)
{
  const char *name;

  for (guint i = 0; (name = get_name (i)) != NULL; i++)
    if (g_str_equal (name, id))
      return &numbers[i];
  /* Translators: the name of an element, and an id */
  acies_reader_fault (reader, node, "unknown-id", _ ("There is no <%1$s> “%2$s”"), node->name, id);

  return NULL;
}

static gint16 *
find_card (const AciesReader  *reader,
           const AciesXmlNode *node,
           const char         *id,
           AciesRuleset       *ruleset)
{
  AciesId card = acies_ruleset_find_card (ruleset, id);

  if (card != ACIES_NO_ID)
    return &ruleset->computer.cards[card];
  acies_reader_fault (reader, node, "unknown-id", _ ("There is no <%1$s> “%2$s”"), node->name, id);

  return NULL;
}

static void
read_number (AciesRuleset       *ruleset,
             const AciesReader  *reader,
             const AciesXmlNode *node)
{
  const char *id = acies_reader_require (reader, node, "id");
  gint16     *place = NULL;
  int         number = 0;

  acies_reader_check_attributes (reader, node, "id number");
  acies_reader_check_empty (reader, node);
  if (!acies_reader_number (reader, node, "number", G_MININT16, G_MAXINT16, &number) || id == NULL)
    return;
  if (g_str_equal (node->name, "worth"))
    place = find_number (reader, node, id, name_of_worth, ruleset->computer.worths);
  else if (g_str_equal (node->name, "habit"))
    place = find_number (reader, node, id, name_of_habit, ruleset->computer.habits);
  else
    place = find_card (reader, node, id, ruleset);
  if (place != NULL)
    *place = (gint16) number;
}

static void
read_level (AciesRuleset       *ruleset,
            const AciesReader  *reader,
            const AciesXmlNode *node)
{
  const char *id = acies_reader_require (reader, node, "id");
  int         number = 0;

  acies_reader_check_attributes (reader, node, "id number");
  acies_reader_check_empty (reader, node);
  if (!acies_reader_number (reader, node, "number", 1, ACIES_LEVEL_MOST, &number) || id == NULL)
    return;
  for (guint i = 0; i < ACIES_N_LEVELS; i++)
    if (g_str_equal (acies_level_name ((AciesLevel) i), id))
      {
        ruleset->computer.levels[i] = (guint) number;
        return;
      }
  acies_reader_fault (reader, node, "unknown-id", _ ("There is no <%1$s> “%2$s”"), node->name, id);
}

static gboolean
is_number (const AciesXmlNode *node)
{
  return g_str_equal (node->name, "worth") || g_str_equal (node->name, "habit") || g_str_equal (node->name, "card");
}

void
acies_ruleset_read_computer (const AciesRulesetReader *self,
                             const AciesXmlNode       *root)
{
  AciesReader reader = { ACIES_COMPUTER_NS, self->reader.findings };
  guint       first = reader.findings->list->len;
  g_autoptr (GPtrArray) children = acies_reader_children (&reader, root);
  const char *id = acies_reader_require (&reader, root, "ruleset");

  acies_reader_check_attributes (&reader, root, "ruleset format");
  acies_reader_check_format (&reader, root, ACIES_FORMAT_VERSION);
  if (id != NULL && !g_str_equal (id, self->ruleset->id))
    acies_reader_fault (&reader, root, "bad-value", _ ("This file is for another ruleset"));
  for (guint i = 0; i < children->len; i++)
    {
      const AciesXmlNode *node = g_ptr_array_index (children, i);

      if (is_number (node))
        read_number (self->ruleset, &reader, node);
      else if (g_str_equal (node->name, "level"))
        read_level (self->ruleset, &reader, node);
      else
        acies_reader_unknown (&reader, node);
    }
  acies_ruleset_name_findings (self, first, "computer.xml");
}
