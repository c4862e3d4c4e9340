/* error.c - why a command was refused
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/error.h"

typedef struct
{
  const char *rule; /* a static string, or NULL */
} AciesRuleErrorPrivate;

static void
acies_rule_error_private_init (AciesRuleErrorPrivate *self)
{
  self->rule = NULL;
}

static void
acies_rule_error_private_copy (const AciesRuleErrorPrivate *from,
                               AciesRuleErrorPrivate       *to)
{
  to->rule = from->rule;
}

static void
acies_rule_error_private_clear (AciesRuleErrorPrivate *self)
{
}

G_DEFINE_EXTENDED_ERROR (AciesRuleError, acies_rule_error)

static void G_GNUC_PRINTF (4, 0)
    fill (GError       **error,
          AciesRuleError code,
          const char    *rule,
          const char    *format,
          va_list        args)
{
  if (error == NULL)
    return;

  *error = g_error_new_valist (ACIES_RULE_ERROR, code, format, args);
  acies_rule_error_get_private (*error)->rule = rule;
}

gboolean (acies_refuse) (GError    **error,
                         const char *rule,
                         const char *format,
                         ...)
{
  va_list args;

  va_start (args, format);
  fill (error, ACIES_RULE_ERROR_REFUSED, rule, format, args);
  va_end (args);

  return FALSE;
}

gboolean (acies_refuse_not_asked) (GError    **error,
                                   const char *rule,
                                   const char *format,
                                   ...)
{
  va_list args;

  va_start (args, format);
  fill (error, ACIES_RULE_ERROR_NOT_ASKED, rule, format, args);
  va_end (args);

  return FALSE;
}

gboolean (acies_refuse_limit) (GError    **error,
                               const char *format,
                               ...)
{
  va_list args;

  va_start (args, format);
  fill (error, ACIES_RULE_ERROR_LIMIT, NULL, format, args);
  va_end (args);

  return FALSE;
}

const char *
acies_rule_error_get_rule (const GError *error)
{
  g_return_val_if_fail (error != NULL, NULL);

  if (error->domain != ACIES_RULE_ERROR)
    return NULL;

  return acies_rule_error_get_private (error)->rule;
}
