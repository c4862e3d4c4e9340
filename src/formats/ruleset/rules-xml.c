/* rules-xml.c - what stands beside ruleset.xml: what the rulebook says (rules.xml), what things are worth (computer.xml)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "formats/ruleset/ruleset-reader.h"
#include "formats/ruleset/ruleset-xml.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define LONGEST_ID 30

/* Puts the name of the file before what was found in it, from the finding @first on. */
static void
name_findings (const AciesRulesetReader *self,
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

/* Of the root of such a file: its children. @wrong: what is said of one for another ruleset */
static GPtrArray *
read_root (const AciesRulesetReader *self,
           const AciesReader        *reader,
           const AciesXmlNode       *root,
           const char               *wrong)
{
  GPtrArray  *children = acies_reader_children (reader, root);
  const char *id = acies_reader_require (reader, root, "ruleset");

  acies_reader_check_attributes (reader, root, "ruleset format");
  acies_reader_check_format (reader, root, ACIES_FORMAT_VERSION);
  if (id != NULL && !g_str_equal (id, self->ruleset->id))
    acies_reader_fault (reader, root, "bad-value", "%s", wrong);

  return children;
}

/* --- rules.xml ------------------------------------------------------------------------------ */

/* Like RVM-R10: the letters of the ruleset, a dash, the number of the statement. */
static gboolean
is_rule_id (const char *id)
{
  gsize length = strspn (id, "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.-");

  return g_ascii_isupper (*id) && id[length] == '\0' && length <= LONGEST_ID;
}

static void
read_rule (const AciesRulesetReader *self,
           const AciesReader        *reader,
           const AciesXmlNode       *node)
{
  static const char *const statuses[] = { "binding", "flavour", "worked", NULL };
  AciesRulesetReader       own = { *reader, self->ruleset, self->procs };
  const char              *id = acies_reader_require (reader, node, "id");
  const char              *title = acies_reader_require (reader, node, "title");
  const char              *source = acies_reader_require (reader, node, "source");
  int                      status = acies_ruleset_read_word (&own, node, "status", statuses);
  g_autofree char         *text = acies_reader_dup_content (reader, node);
  AciesRule               *rule;

  acies_reader_check_attributes (reader, node, "id source status title");
  if (id == NULL || title == NULL || source == NULL || status < 0 || text == NULL)
    return;
  if (!is_rule_id (id) || acies_ruleset_find_rule (self->ruleset, id) != NULL)
    {
      acies_reader_fault (reader, node, "bad-id", _ ("The id of a rule is malformed or used twice"));
      return;
    }
  if (*text == '\0')
    acies_reader_fault (reader, node, "missing-element", _ ("A rule needs text"));

  rule = g_new0 (AciesRule, 1);
  rule->id = g_strdup (id);
  rule->title = g_strdup (title);
  rule->source = g_strdup (source);
  rule->text = g_steal_pointer (&text);
  rule->status = (AciesRuleStatus) status;
  g_ptr_array_add (self->ruleset->rules, rule);
}

void
acies_ruleset_read_rules (const AciesRulesetReader *self,
                          const AciesXmlNode       *root)
{
  AciesReader reader = { ACIES_RULES_NS, self->reader.findings };
  guint       first = reader.findings->list->len;
  g_autoptr (GPtrArray) children = read_root (self, &reader, root, _ ("These rules are for another ruleset"));

  for (guint i = 0; i < children->len; i++)
    {
      const AciesXmlNode *node = g_ptr_array_index (children, i);

      if (g_str_equal (node->name, "rule"))
        read_rule (self, &reader, node);
      else
        acies_reader_unknown (&reader, node);
    }
  name_findings (self, first, "rules.xml");
}

/* --- computer.xml --------------------------------------------------------------------------- */

/* A worth, a habit, what a card is worth, or a level. */
static void
read_number (const AciesReader  *reader,
             const AciesXmlNode *node,
             AciesRuleset       *ruleset)
{
  AciesComputerNumbers *computer = &ruleset->computer;
  const char           *id = acies_reader_require (reader, node, "id");
  gboolean              is_level = g_str_equal (node->name, "level");
  int                   number = 0;
  AciesId               card;

  acies_reader_check_attributes (reader, node, "id number");
  acies_reader_check_empty (reader, node);
  if (!acies_reader_number (reader, node, "number", is_level ? 1 : G_MININT16, is_level ? ACIES_LEVEL_MOST : G_MAXINT16, &number) || id == NULL)
    return;
  for (guint i = 0; is_level && i < ACIES_N_LEVELS; i++)
    if (g_str_equal (acies_level_name ((AciesLevel) i), id))
      {
        computer->levels[i] = (guint) number;
        return;
      }
  for (guint i = 0; g_str_equal (node->name, "worth") && i < ACIES_N_WORTHS; i++)
    if (g_str_equal (acies_worth_name ((AciesWorth) i), id))
      {
        computer->worths[i] = (gint16) number;
        return;
      }
  for (guint i = 0; g_str_equal (node->name, "habit") && i < ACIES_N_HABITS; i++)
    if (g_str_equal (acies_habit_name ((AciesHabit) i), id))
      {
        computer->habits[i] = (gint16) number;
        return;
      }
  card = g_str_equal (node->name, "card") ? acies_ruleset_find_card (ruleset, id) : ACIES_NO_ID;
  if (card != ACIES_NO_ID)
    computer->cards[card] = (gint16) number;
  else
    /* Translators: the name of an element, and an id */
    acies_reader_fault (reader, node, "unknown-id", _ ("There is no <%1$s> “%2$s”"), node->name, id);
}

void
acies_ruleset_read_computer (const AciesRulesetReader *self,
                             const AciesXmlNode       *root)
{
  AciesReader reader = { ACIES_COMPUTER_NS, self->reader.findings };
  guint       first = reader.findings->list->len;
  g_autoptr (GPtrArray) children = read_root (self, &reader, root, _ ("This file is for another ruleset"));

  for (guint i = 0; i < children->len; i++)
    {
      const AciesXmlNode *node = g_ptr_array_index (children, i);

      if (acies_reader_is_word_of (node->name, "worth habit card level"))
        read_number (&reader, node, self->ruleset);
      else
        acies_reader_unknown (&reader, node);
    }
  name_findings (self, first, "computer.xml");
}
