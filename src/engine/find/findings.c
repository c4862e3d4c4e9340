/* findings.c - the list of what is wrong, doubtful or was corrected
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/find/findings.h"

#include <glib/gi18n-lib.h>

static void
finding_free (AciesFinding *finding)
{
  g_free (finding->code);
  g_free (finding->message);
  g_free (finding->fix_label);
  g_clear_pointer (&finding->fix, g_array_unref);
  g_free (finding);
}

AciesFindings *
acies_findings_new (void)
{
  AciesFindings *self = g_new0 (AciesFindings, 1);

  self->list = g_ptr_array_new_with_free_func ((GDestroyNotify) finding_free);

  return self;
}

void
acies_findings_free (AciesFindings *self)
{
  g_ptr_array_unref (self->list);
  g_free (self);
}

static AciesFinding *
append (AciesFindings *self,
        AciesSeverity  severity,
        const char    *code,
        char          *message)
{
  AciesFinding *finding = g_new0 (AciesFinding, 1);

  finding->severity = severity;
  finding->code = g_strdup (code);
  finding->message = message;
  finding->hex = ACIES_NO_HEX;
  finding->side = ACIES_NO_SIDE;
  g_ptr_array_add (self->list, finding);

  return finding;
}

AciesFinding *
acies_findings_add_valist (AciesFindings *self,
                           AciesSeverity  severity,
                           const char    *code,
                           const char    *format,
                           va_list        args)
{
  g_return_val_if_fail (severity < ACIES_N_SEVERITIES, NULL);

  if (self->n_added[severity] > ACIES_MAX_FINDINGS)
    return &self->left_out;
  if (self->n_added[severity]++ == ACIES_MAX_FINDINGS)
    return append (self, severity, "too-many-findings", g_strdup (_ ("There are more problems of this kind; they are not listed")));

  return append (self, severity, code, g_strdup_vprintf (format, args));
}

AciesFinding *
acies_findings_add (AciesFindings *self,
                    AciesSeverity  severity,
                    const char    *code,
                    const char    *format,
                    ...)
{
  AciesFinding *finding;
  va_list       args;

  va_start (args, format);
  finding = acies_findings_add_valist (self, severity, code, format, args);
  va_end (args);

  return finding;
}

AciesFinding *
acies_findings_add_about (AciesFindings *self,
                          AciesSeverity  severity,
                          const char    *code,
                          AciesHex       hex,
                          AciesSide      side,
                          const char    *rule,
                          const char    *format,
                          ...)
{
  AciesFinding *finding;
  va_list       args;

  va_start (args, format);
  finding = acies_findings_add_valist (self, severity, code, format, args);
  va_end (args);
  finding->hex = hex;
  finding->side = side;
  finding->rule = rule;

  return finding;
}

void
acies_finding_add_fix (AciesFinding *self,
                       const char   *label,
                       AciesCommand  command)
{
  AciesCommand copy;

  /* One that is left out is shown to nobody. */
  if (self->code == NULL)
    return;
  if (self->fix == NULL)
    {
      self->fix = acies_commands_new ();
      self->fix_label = g_strdup (label);
    }
  copy = acies_command_copy (&command);
  g_array_append_val (self->fix, copy);
}

AciesFinding *
acies_findings_add_copy (AciesFindings      *self,
                         const AciesFinding *finding)
{
  AciesFinding *copy = acies_findings_add (self, finding->severity, finding->code, "%s", finding->message);

  copy->rule = finding->rule;
  copy->line = finding->line;
  copy->hex = finding->hex;
  copy->side = finding->side;
  for (guint i = 0; finding->fix != NULL && i < finding->fix->len; i++)
    acies_finding_add_fix (copy, finding->fix_label, g_array_index (finding->fix, AciesCommand, i));

  return copy;
}

guint
acies_findings_count (const AciesFindings *self,
                      AciesSeverity        severity)
{
  guint n = 0;

  for (guint i = 0; i < self->list->len; i++)
    n += ((const AciesFinding *) g_ptr_array_index (self->list, i))->severity == severity;

  return n;
}

const char *
acies_severity_id (AciesSeverity severity)
{
  static const char *const ids[] = {
    [ACIES_SEVERITY_ERROR] = "error",
    [ACIES_SEVERITY_WARNING] = "warning",
    [ACIES_SEVERITY_NOTE] = "note",
    [ACIES_SEVERITY_CORRECTION] = "correction",
  };

  g_return_val_if_fail (severity < G_N_ELEMENTS (ids), NULL);

  return ids[severity];
}
