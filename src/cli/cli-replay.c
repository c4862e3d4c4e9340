/* cli-replay.c - acies-cli replay: does a game still come out as it did?
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli/cli-input.h"
#include "cli/cli-json.h"
#include "cli/cli-result.h"
#include "cli/cli.h"

#include <glib/gi18n.h>

/* Does all of the log agree? After a correction of the rules a part of it is enough to open the game. */
static gboolean
is_verified (const AciesCliInput *input)
{
  return input->report.verdict == ACIES_GAME_AGREES;
}

static void
print_json (const AciesCliInput *input,
            AciesSession        *session)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  acies_cli_json_flag (builder, "verified", is_verified (input));
  acies_cli_json_flag (builder, "rules-corrected", acies_game_report_is_corrected (&input->report));
  acies_cli_json_number (builder, "left-out", (int) input->report.rest->len);
  acies_cli_json_result (builder, session);
  json_builder_end_object (builder);
  acies_cli_json_print (builder);
}

/* A log that is damaged was one of the findings, so here all of it agrees but for corrected rules. */
static AciesCliStatus
replay (const AciesCliInput *input,
        AciesSession        *session,
        gboolean             json)
{
  if (input->game == NULL)
    {
      acies_cli_complain (_ ("%s is a scenario, not a game"), input->name);
      return ACIES_CLI_UNUSABLE;
    }
  if (json)
    print_json (input, session);
  else
    acies_cli_print_result (session);

  return is_verified (input) ? ACIES_CLI_GOOD : ACIES_CLI_FAULTS;
}

AciesCliStatus
acies_cli_replay (const AciesCliVerb *verb,
                  char              **words)
{
  gboolean           json = FALSE;
  g_autofree char   *at_text = NULL;
  const GOptionEntry entries[] = {
    { "at", 0, 0, G_OPTION_ARG_FILENAME, &at_text, N_ ("Show the position after the first N commands instead of the final one"), N_ ("N") },
    { "json", 0, 0, G_OPTION_ARG_NONE, &json, N_ ("Print the result as JSON"), NULL },
    { NULL },
  };
  g_auto (GStrv) files = NULL;
  g_autoptr (AciesCliInput) input = NULL;
  g_autoptr (AciesSession) session = NULL;
  AciesCliStatus status;

  files = acies_cli_parse (verb, entries, words, 1, 1, &status);
  if (files == NULL)
    return status;
  input = acies_cli_open_position (files[0], at_text, &session, &status);
  if (input == NULL)
    return status;

  return replay (input, session, json);
}
