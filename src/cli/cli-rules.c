/* cli-rules.c - acies-cli rules: what the rulebooks say, and what proves it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli/cli-json.h"
#include "cli/cli.h"
#include "formats/ruleset/library.h"
#include "formats/ruleset/proofs.h"

#include <glib/gi18n.h>

/* A statement and where it stands. */
typedef struct
{
  const AciesRuleset *ruleset;
  const AciesRule    *rule;
  const AciesProof   *proof;
} Statement;

static const char *const statuses[] = {
  [ACIES_RULE_BINDING] = "binding",
  [ACIES_RULE_FLAVOUR] = "flavour",
  [ACIES_RULE_WORKED] = "worked",
};

/* The id, title, source and number of cases, with tabs between. */
static void
print_line (const Statement *statement)
{
  acies_cli_print ("%s\t%s\t%s\t%u\n", statement->rule->id, statement->rule->title, statement->rule->source,
                   statement->proof->tests->len);
}

static void
print_names (const char      *label,
             const GPtrArray *names)
{
  for (guint i = 0; i < names->len; i++)
    acies_cli_print ("%s %s\n", label, (const char *) g_ptr_array_index (names, i));
}

static void
print_whole (const Statement *statement)
{
  const AciesRule *rule = statement->rule;

  acies_cli_print ("%s: %s\n%s\n\n", rule->id, rule->title, rule->text);
  acies_cli_print ("%s %s\n", _ ("ruleset:"), statement->ruleset->id);
  acies_cli_print ("%s %s\n", _ ("status:"), statuses[rule->status]);
  acies_cli_print ("%s %s\n", _ ("source:"), rule->source);
  print_names (_ ("code:"), statement->proof->code);
  print_names (_ ("test:"), statement->proof->tests);
}

static void
add_names (JsonBuilder     *builder,
           const char      *name,
           const GPtrArray *names)
{
  json_builder_set_member_name (builder, name);
  json_builder_begin_array (builder);
  for (guint i = 0; i < names->len; i++)
    json_builder_add_string_value (builder, g_ptr_array_index (names, i));
  json_builder_end_array (builder);
}

static void
add_statement (JsonBuilder     *builder,
               const Statement *statement)
{
  const AciesRule *rule = statement->rule;

  json_builder_begin_object (builder);
  acies_cli_json_string (builder, "id", rule->id);
  acies_cli_json_string (builder, "ruleset", statement->ruleset->id);
  acies_cli_json_string (builder, "title", rule->title);
  acies_cli_json_string (builder, "source", rule->source);
  acies_cli_json_string (builder, "status", statuses[rule->status]);
  acies_cli_json_string (builder, "text", rule->text);
  acies_cli_json_number (builder, "proofs", statement->proof->tests->len);
  add_names (builder, "code", statement->proof->code);
  add_names (builder, "tests", statement->proof->tests);
  json_builder_end_object (builder);
}

/* The statements of one ruleset: that of this id, or all. */
static void
collect (GArray             *statements,
         const AciesRuleset *ruleset,
         const AciesProofs  *proofs,
         const char         *id)
{
  for (guint i = 0; i < ruleset->rules->len; i++)
    {
      const AciesRule *rule = g_ptr_array_index (ruleset->rules, i);
      Statement        statement = { ruleset, rule, acies_proofs_find (proofs, rule->id) };

      if (id == NULL || g_ascii_strcasecmp (rule->id, id) == 0)
        g_array_append_val (statements, statement);
    }
}

/* Keeps the proofs in @kept for as long as the statements are used. */
static gboolean
collect_of (GArray       *statements,
            GPtrArray    *kept,
            AciesLibrary *library,
            const char   *ruleset_id,
            const char   *id)
{
  g_autofree char *folder = acies_library_dup_ruleset_folder (library, ruleset_id);
  g_autoptr (GError) error = NULL;
  const AciesRuleset *ruleset = acies_library_get_ruleset (library, ruleset_id, &error);
  AciesProofs        *proofs = ruleset != NULL ? acies_proofs_load (folder, ruleset, &error) : NULL;

  if (proofs == NULL)
    {
      acies_cli_report (error->message);
      return FALSE;
    }
  g_ptr_array_add (kept, proofs);
  collect (statements, ruleset, proofs, id);

  return TRUE;
}

static gboolean
collect_all (GArray       *statements,
             GPtrArray    *kept,
             AciesLibrary *library,
             const char   *ruleset_id,
             const char   *id)
{
  g_auto (GStrv) ids = acies_library_list_rulesets (library);

  if (ruleset_id != NULL)
    return collect_of (statements, kept, library, ruleset_id, id);
  if (ids[0] == NULL)
    {
      acies_cli_complain (_ ("no rulesets found in %s"), acies_library_get_folder (library));
      return FALSE;
    }
  for (guint i = 0; ids[i] != NULL; i++)
    {
      if (!collect_of (statements, kept, library, ids[i], id))
        return FALSE;
    }

  return TRUE;
}

static void
print_statements (const GArray *statements,
                  gboolean      whole,
                  gboolean      json)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  if (!whole)
    json_builder_begin_array (builder);
  for (guint i = 0; i < statements->len; i++)
    {
      const Statement *statement = &g_array_index (statements, Statement, i);

      if (json)
        add_statement (builder, statement);
      else if (whole)
        print_whole (statement);
      else
        print_line (statement);
    }
  if (!whole)
    json_builder_end_array (builder);
  if (json)
    acies_cli_json_print (builder);
}

AciesCliStatus
acies_cli_rules (const AciesCliVerb *verb,
                 char              **words)
{
  gboolean           json = FALSE;
  g_autofree char   *ruleset_id = NULL;
  const GOptionEntry entries[] = {
    { "ruleset", 0, 0, G_OPTION_ARG_FILENAME, &ruleset_id, N_ ("List only the rules of this ruleset"), N_ ("RULESET") },
    { "json", 0, 0, G_OPTION_ARG_NONE, &json, N_ ("Print the rules as JSON"), NULL },
    { NULL },
  };
  g_auto (GStrv) ids = NULL;
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (GPtrArray) kept = g_ptr_array_new_with_free_func ((GDestroyNotify) acies_proofs_free);
  g_autoptr (GArray) statements = g_array_new (FALSE, FALSE, sizeof (Statement));
  AciesCliStatus status;

  ids = acies_cli_parse (verb, entries, words, 0, 1, &status);
  if (ids == NULL)
    return status;
  if (!collect_all (statements, kept, library, ruleset_id, ids[0]))
    return ACIES_CLI_UNUSABLE;
  if (ids[0] != NULL && statements->len == 0)
    {
      acies_cli_complain (_ ("unknown rule “%s”; “acies-cli rules” lists the rules"), ids[0]);
      return ACIES_CLI_UNUSABLE;
    }

  /* An id is one statement's: the letters before the dash are the ruleset's. */
  print_statements (statements, ids[0] != NULL, json);

  return ACIES_CLI_GOOD;
}
