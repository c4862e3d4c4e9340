/* error.h - why a command was refused
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef enum
{
  ACIES_RULE_ERROR_REFUSED,    /* a rule forbids it */
  ACIES_RULE_ERROR_NOT_ASKED,  /* it answers a question nobody asked */
  ACIES_RULE_ERROR_LIMIT,      /* the program's own limits forbid it */
} AciesRuleError;

#define ACIES_RULE_ERROR (acies_rule_error_quark ())
GQuark      acies_rule_error_quark    (void);

/**
 * acies_refuse:
 * @rule: id of the statement that forbids it, a static string
 * @format: one translated sentence for the player
 *
 * Returns: %FALSE, so that a check can end with "return acies_refuse (...)".
 *   With no @error to fill the sentence is not made.
 */
gboolean    acies_refuse              (GError      **error,
                                       const char   *rule,
                                       const char   *format,
                                       ...) G_GNUC_PRINTF (3, 4);
/* The same for an answer to what nobody asked. */
gboolean    acies_refuse_not_asked    (GError      **error,
                                       const char   *rule,
                                       const char   *format,
                                       ...) G_GNUC_PRINTF (3, 4);
gboolean    acies_refuse_limit        (GError      **error,
                                       const char   *format,
                                       ...) G_GNUC_PRINTF (2, 3);

/* Lists ask thousands of checks and want no sentence: then its words are not
 * even looked up in the translations. */
#define acies_refuse(error, ...) \
  ((error) != NULL ? (acies_refuse) ((error), __VA_ARGS__) : FALSE)
#define acies_refuse_not_asked(error, ...) \
  ((error) != NULL ? (acies_refuse_not_asked) ((error), __VA_ARGS__) : FALSE)
#define acies_refuse_limit(error, ...) \
  ((error) != NULL ? (acies_refuse_limit) ((error), __VA_ARGS__) : FALSE)

/**
 * acies_rule_error_get_rule:
 * Returns: (nullable): id of the statement, or %NULL when no rule is named
 */
const char *acies_rule_error_get_rule (const GError *error);

G_END_DECLS
