/* cli-validate.c - acies-cli validate: what is wrong with files
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli/cli-input.h"
#include "cli/cli-json.h"
#include "cli/cli.h"

#include <glib/gi18n.h>

static void
print_findings (const AciesCliInput *input)
{
  for (guint i = 0; i < input->findings->list->len; i++)
    {
      g_autofree char *line = acies_cli_dup_finding_line (input->name, g_ptr_array_index (input->findings->list, i));

      acies_cli_print_line (line);
    }
  if (input->findings->list->len == 0)
    {
      g_autofree char *line = g_strdup_printf (_ ("%s: good"), input->name);

      acies_cli_print_line (line);
    }
}

static void
add_json (JsonBuilder         *builder,
          const AciesCliInput *input)
{
  json_builder_begin_object (builder);
  acies_cli_json_string (builder, "file", input->name);
  acies_cli_json_findings (builder, input->findings, input->scenario->ruleset);
  json_builder_end_object (builder);
}

/* Of a file that cannot be read there are no findings: the reason stands for them. */
static void
add_unreadable (JsonBuilder *builder,
                const char  *name,
                const char  *reason)
{
  g_autofree char *display = g_filename_display_name (name);

  json_builder_begin_object (builder);
  acies_cli_json_string (builder, "file", display);
  acies_cli_json_string (builder, "unreadable", reason);
  json_builder_set_member_name (builder, "findings");
  json_builder_begin_array (builder);
  json_builder_end_array (builder);
  json_builder_end_object (builder);
}

static AciesCliStatus
validate_file (const char  *name,
               JsonBuilder *builder)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (AciesCliInput) input = acies_cli_input_open (name, &error);

  if (input == NULL)
    {
      acies_cli_report (error->message);
      if (builder != NULL)
        add_unreadable (builder, name, error->message);
      return ACIES_CLI_UNUSABLE;
    }

  acies_cli_input_add_findings (input);
  if (builder != NULL)
    add_json (builder, input);
  else
    print_findings (input);

  return acies_findings_count (input->findings, ACIES_SEVERITY_ERROR) > 0 ? ACIES_CLI_FAULTS : ACIES_CLI_GOOD;
}

AciesCliStatus
acies_cli_validate (const AciesCliVerb *verb,
                    char              **words)
{
  gboolean           json = FALSE;
  const GOptionEntry entries[] = {
    { "json", 0, 0, G_OPTION_ARG_NONE, &json, N_ ("Print the findings as JSON"), NULL },
    { NULL },
  };
  g_auto (GStrv) files = NULL;
  g_autoptr (JsonBuilder) builder = NULL;
  AciesCliStatus worst = ACIES_CLI_GOOD;
  AciesCliStatus status;

  files = acies_cli_parse (verb, entries, words, 1, G_MAXUINT, &status);
  if (files == NULL)
    return status;

  builder = json ? json_builder_new () : NULL;
  if (json)
    json_builder_begin_array (builder);
  for (guint i = 0; files[i] != NULL; i++)
    {
      status = validate_file (files[i], builder);
      worst = MAX (worst, status);
    }
  if (json)
    {
      json_builder_end_array (builder);
      acies_cli_json_print (builder);
    }

  return worst;
}
