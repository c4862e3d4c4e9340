/* rules-xml.c - reading rules.xml: what the rulebook says, in our own words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "formats/ruleset/ruleset-reader.h"
#include "formats/ruleset/ruleset-xml.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define LONGEST_ID 30

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
  g_autoptr (GPtrArray) children = acies_reader_children (&reader, root);
  const char *id = acies_reader_require (&reader, root, "ruleset");

  acies_reader_check_attributes (&reader, root, "ruleset format");
  acies_reader_check_format (&reader, root, ACIES_FORMAT_VERSION);
  if (id != NULL && !g_str_equal (id, self->ruleset->id))
    acies_reader_fault (&reader, root, "bad-value", _ ("These rules are for another ruleset"));
  for (guint i = 0; i < children->len; i++)
    {
      const AciesXmlNode *node = g_ptr_array_index (children, i);

      if (g_str_equal (node->name, "rule"))
        read_rule (self, &reader, node);
      else
        acies_reader_unknown (&reader, node);
    }
  acies_ruleset_name_findings (self, first, "rules.xml");
}
