/* cli-legal.c - acies-cli legal: what the side to act may do now
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli/cli-input.h"
#include "cli/cli-json.h"
#include "cli/cli-result.h"
#include "cli/cli.h"
#include "engine/core/engine.h"
#include "engine/words/ending.h"

#include <glib/gi18n.h>

static void
print_lines (const AciesState *state,
             const GArray     *list)
{
  for (guint i = 0; i < list->len; i++)
    {
      g_autofree char *line = acies_command_to_named_string (&g_array_index (list, AciesCommand, i), state);

      acies_cli_print ("%s\n", line);
    }
}

static void
print_json (const AciesState *state,
            const GArray     *list)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autofree char *sentence = acies_state_describe (state);
  gboolean         over = state->outcome.reason != ACIES_END_NOT_YET;

  json_builder_begin_object (builder);
  acies_cli_json_string (builder, "side", over ? NULL : state->ruleset->sides[acies_cli_side_to_act (state)].id);
  acies_cli_json_string (builder, "asks", sentence);
  acies_cli_json_dice (builder, state);
  json_builder_set_member_name (builder, "commands");
  json_builder_begin_array (builder);
  for (guint i = 0; i < list->len; i++)
    {
      g_autofree char *line = acies_command_to_named_string (&g_array_index (list, AciesCommand, i), state);

      json_builder_add_string_value (builder, line);
    }
  json_builder_end_array (builder);
  json_builder_end_object (builder);
  acies_cli_json_print (builder);
}

static void
print_legal (const AciesState *state,
             gboolean          json)
{
  g_autoptr (GArray) list = acies_commands_new ();
  g_autofree char *sentence = NULL;

  acies_command_list (state, list);
  if (json)
    {
      print_json (state, list);
      return;
    }

  print_lines (state, list);
  /* Why the list is empty is no result, but worth knowing. */
  sentence = acies_state_describe (state);
  if (list->len == 0)
    acies_cli_complain ("%s", sentence);
}

AciesCliStatus
acies_cli_legal (const AciesCliVerb *verb,
                 char              **words)
{
  gboolean           json = FALSE;
  g_autofree char   *at_text = NULL;
  const GOptionEntry entries[] = {
    { "at", 0, 0, G_OPTION_ARG_FILENAME, &at_text, N_ ("In a game, use the position after the first N commands instead of the final one"), N_ ("N") },
    { "json", 0, 0, G_OPTION_ARG_NONE, &json, N_ ("Print the list as JSON"), NULL },
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

  print_legal (acies_session_get_state (session), json);

  return ACIES_CLI_GOOD;
}
