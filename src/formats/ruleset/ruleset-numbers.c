/* ruleset-numbers.c - reading <number>: numbers of the rulebook that no scenario changes; and <resource>: of sides
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "formats/ruleset/ruleset-reader.h"

#include <glib/gi18n-lib.h>

/* What nothing reads would be believed to have some effect. */
static gboolean
check_known (const AciesRulesetReader *self,
             const AciesXmlNode       *node,
             guint                     index)
{
  const char *const *names = self->procs->names.numbers;

  if (names != NULL && index < g_strv_length ((char **) names))
    return TRUE;
  /* Translators: the name of procedures, and an id; <number> stays as it is */
  acies_reader_fault (&self->reader, node, "unknown-id", _ ("The procedures “%1$s” do not use a <number> “%2$s”"),
                      self->procs->id, self->ruleset->numbers[index].id);

  return FALSE;
}

void
acies_ruleset_fill_number (const AciesRulesetReader *self,
                           const AciesXmlNode       *node,
                           guint                     index)
{
  const AciesLimits *all = self->procs->names.number_limits;
  AciesLimits        limits = { G_MININT16, G_MAXINT16 };
  AciesNumber       *number = &self->ruleset->numbers[index];
  int                value = 0;

  if (check_known (self, node, index) && all != NULL)
    limits = all[index];
  acies_reader_number (&self->reader, node, "value", limits.min, limits.max, &value);
  acies_reader_require (&self->reader, node, "rule");
  number->value = (gint16) value;
  number->unit = g_strdup (acies_xml_get (node, "unit"));
  number->rule = acies_ruleset_dup_rule (self, node);
  number->source = acies_ruleset_read_source (self, node);
  number->text = acies_ruleset_dup_text (self, node);
}

void
acies_ruleset_fill_resource (const AciesRulesetReader *self,
                             const AciesXmlNode       *node,
                             guint                     index)
{
  AciesResource *resource = &self->ruleset->resources[index];
  int            max = ACIES_MAX_RESOURCE;
  int            min = acies_reader_number_or (&self->reader, node, "min", 0, ACIES_MAX_RESOURCE, 0);
  int            start = min;

  if (acies_reader_number (&self->reader, node, "max", 1, ACIES_MAX_RESOURCE, &max) && max < min)
    acies_reader_fault (&self->reader, node, "out-of-range", _ ("“max” is less than “min”"));
  else
    start = acies_reader_number_or (&self->reader, node, "start", min, max, min);
  resource->since = acies_ruleset_read_since (self, node);
  resource->min = (guint8) min;
  resource->max = (guint8) MAX (min, max);
  resource->start = (guint8) start;
  resource->fixed = acies_reader_flag (&self->reader, node, "fixed");
  resource->rule = acies_ruleset_dup_rule (self, node);
  resource->text = acies_ruleset_dup_text (self, node);
}
