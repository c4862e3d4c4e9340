/* cli-validate.c - acies-cli validate: what is wrong with files
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli/cli-batch.h"
#include "cli/cli-json.h"
#include "cli/cli-output.h"
#include "cli/cli.h"
#include "engine/core/engine.h"
#include "engine/find/scenario-find.h"
#include "engine/find/scenario-fix.h"
#include "formats/save.h"

#include <glib/gi18n.h>

#include <stdlib.h>
#include <string.h>

static void
print_findings (const char          *name,
                const AciesFindings *findings)
{
  for (guint i = 0; i < findings->list->len; i++)
    {
      g_autofree char *line = acies_cli_dup_finding_line (name, g_ptr_array_index (findings->list, i));

      acies_cli_print_line (line);
    }
  if (findings->list->len == 0)
    {
      g_autofree char *line = g_strdup_printf (_ ("%s: no problems"), name);

      acies_cli_print_line (line);
    }
}

/* The reason is "FILE:LINE: what is wrong", or "FILE: what is wrong". */
static const char *
split_reason (const char *reason,
              const char *file,
              int        *line)
{
  const char *rest = g_str_has_prefix (reason, file) ? reason + strlen (file) : NULL;
  char       *end = NULL;

  *line = 0;
  if (rest != NULL && rest[0] == ':' && g_ascii_isdigit (rest[1]))
    {
      *line = (int) strtol (rest + 1, &end, 10);
      rest = end;
    }

  return rest != NULL && g_str_has_prefix (rest, ": ") ? rest + strlen (": ") : reason;
}

/* Of a file that cannot be read there are no findings: the reason stands for them. */
static void
add_unreadable (JsonBuilder *builder,
                const char  *name,
                const char  *reason)
{
  g_autofree char   *display = g_filename_display_name (name);
  int                line;
  const char        *words = split_reason (reason, display, &line);
  const AciesFinding finding = { .severity = ACIES_SEVERITY_ERROR,
                                 .code = (char *) "unreadable",
                                 .message = (char *) words,
                                 .line = line,
                                 .hex = ACIES_NO_HEX,
                                 .side = ACIES_NO_SIDE };

  acies_cli_json_finding (builder, display, &finding, NULL);
}

static AciesCliStatus
tell (const char          *name,
      const AciesFindings *findings,
      const AciesRuleset  *ruleset,
      JsonBuilder         *builder)
{
  for (guint i = 0; builder != NULL && i < findings->list->len; i++)
    acies_cli_json_finding (builder, name, g_ptr_array_index (findings->list, i), ruleset);
  if (builder == NULL)
    print_findings (name, findings);

  return acies_findings_count (findings, ACIES_SEVERITY_ERROR) > 0 ? ACIES_CLI_FAULTS : ACIES_CLI_GOOD;
}

/* Puts right what can be, and returns how many fixes that took. */
static guint
fix_all (AciesState *scenario)
{
  guint n;
  g_autoptr (GArray) commands = acies_scenario_fix_all (scenario, &n);

  for (guint i = 0; i < commands->len; i++)
    acies_engine_apply (scenario, &g_array_index (commands, AciesCommand, i), NULL, NULL);

  return n;
}

static gboolean
save (AciesCliInput        *input,
      const AciesCliOutput *output)
{
  g_autoptr (GError) error = NULL;
  gboolean saved = acies_scenario_save (input->scenario, output->file, input->library, NULL, &error);

  if (saved)
    acies_cli_output_tell (output);
  else
    acies_cli_report (error->message);

  return saved;
}

/* How often something was put right, and what is left to say. */
static AciesCliStatus
tell_fixed (const AciesState *scenario,
            const char       *name,
            guint             n,
            JsonBuilder      *builder)
{
  g_autoptr (AciesFindings) left = acies_findings_new ();
  /* Translators: the name of a file, and a number */
  g_autofree char *line = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s: %2$u problem fixed", "%1$s: %2$u problems fixed", n), name, n);

  acies_scenario_find (scenario, left);
  if (builder == NULL)
    acies_cli_print_line (line);

  return tell (name, left, scenario->ruleset, builder);
}

/* What reading left out is told while it can be; after that it is gone. */
static AciesCliStatus
fix_file (const char           *name,
          const AciesCliOutput *output,
          JsonBuilder          *builder)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (AciesCliInput) input = acies_cli_input_open (name, NULL, &error);
  guint n;

  if (input == NULL)
    {
      acies_cli_report (error->message);
      if (builder != NULL)
        add_unreadable (builder, name, error->message);
      return ACIES_CLI_UNUSABLE;
    }
  if (input->game != NULL)
    {
      acies_cli_complain (_ ("%s is a game; only scenarios can be fixed"), input->name);
      return ACIES_CLI_UNUSABLE;
    }
  for (guint i = 0; i < input->findings->list->len; i++)
    {
      g_autofree char *line = acies_cli_dup_finding_line (input->name, g_ptr_array_index (input->findings->list, i));

      acies_cli_report (line);
    }
  n = fix_all (input->scenario);

  return save (input, output) ? tell_fixed (input->scenario, output->name, n, builder) : ACIES_CLI_UNUSABLE;
}

static AciesCliStatus
validate_next (AciesCliBatch *batch,
               const char    *name,
               JsonBuilder   *builder)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (AciesCliInput) input = acies_cli_batch_next (batch, &error);

  if (input == NULL)
    {
      acies_cli_report (error->message);
      if (builder != NULL)
        add_unreadable (builder, name, error->message);
      return ACIES_CLI_UNUSABLE;
    }

  return tell (input->name, input->findings, input->scenario->ruleset, builder);
}

static AciesCliStatus
validate_files (char       **files,
                JsonBuilder *builder)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesCliBatch) batch = acies_cli_batch_new (files, library);
  AciesCliStatus worst = ACIES_CLI_GOOD;

  for (guint i = 0; files[i] != NULL; i++)
    {
      AciesCliStatus status = validate_next (batch, files[i], builder);

      worst = MAX (worst, status);
    }

  return worst;
}

/* The two options are one: what is fixed has to go somewhere. */
static gboolean
may_fix (gboolean    fix,
         const char *output,
         char      **files)
{
  if (!fix || output == NULL)
    acies_cli_complain (_ ("validate: use “--fix” and “-o OUT” together; the fixed scenario is written to OUT"));
  else if (files[1] != NULL)
    acies_cli_complain (_ ("validate: “--fix” takes one file at a time"));
  else
    return acies_cli_may_write (output, files[0]);

  return FALSE;
}

AciesCliStatus
acies_cli_validate (const AciesCliVerb *verb,
                    char              **words)
{
  gboolean         json = FALSE;
  gboolean         fix = FALSE;
  gboolean         force = FALSE;
  g_autofree char *output = NULL;
  g_auto (AciesCliOutput) place = ACIES_CLI_OUTPUT_INIT;
  const GOptionEntry entries[] = {
    { "fix", 0, 0, G_OPTION_ARG_NONE, &fix, N_ ("Fix as many problems as possible and write the scenario to OUT"), NULL },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &output, N_ ("Write to this file"), N_ ("OUT") },
    { "force", 0, 0, G_OPTION_ARG_NONE, &force, N_ ("Overwrite the output file, whatever its kind"), NULL },
    { "json", 0, 0, G_OPTION_ARG_NONE, &json, N_ ("Print the findings as JSON"), NULL },
    { NULL },
  };
  g_auto (GStrv) files = NULL;
  g_autoptr (JsonBuilder) builder = NULL;
  AciesCliStatus status;

  files = acies_cli_parse (verb, entries, words, 1, G_MAXUINT, &status);
  if (files == NULL)
    return status;
  if (((fix || output != NULL) && !may_fix (fix, output, files)) || !acies_cli_output_open (&place, output, ACIES_CLI_FILE_SCENARIO, force))
    return ACIES_CLI_UNUSABLE;

  builder = json ? json_builder_new () : NULL;
  if (json)
    json_builder_begin_array (builder);
  status = fix ? fix_file (files[0], &place, builder) : validate_files (files, builder);
  if (json)
    {
      json_builder_end_array (builder);
      acies_cli_json_print (builder);
    }

  return status;
}
