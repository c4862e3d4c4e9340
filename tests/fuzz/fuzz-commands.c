/* fuzz-commands.c - commands as lines of text, as people type them and as logs hold them
 *
 * The first line says where they are given: "play BATTLE" or "edit BATTLE", else it
 * is one of them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli/play.h"
#include "formats/scenario/scenario-xml.h"
#include "fuzz/fuzz.h"

#include <string.h>

#define MOST_LINES 60

static const struct
{
  const char *ruleset;
  const char *file;
} battles[] = {
  { "rome-vs-macedon", "elis" },
  { "rome-vs-macedon", "pydna" },
  { "rome-vs-carthage", "ticinus" },
};

static AciesState *
load (guint battle)
{
  g_autofree char *folder = acies_library_dup_ruleset_folder (fuzz_library (), battles[battle].ruleset);
  g_autofree char *name = g_strconcat (battles[battle].file, ".acies", NULL);
  g_autofree char *path = g_build_filename (folder, "scenarios", name, NULL);
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (GBytes) bytes = NULL;
  AciesState *scenario;
  char       *text;
  gsize       length;

  if (!g_file_get_contents (path, &text, &length, NULL))
    fuzz_wrong ("%s cannot be read", path);
  bytes = g_bytes_new_take (text, length);
  scenario = acies_scenario_read (bytes, name, fuzz_library (), findings, NULL);
  if (scenario == NULL)
    fuzz_wrong ("%s cannot be opened", path);

  return scenario;
}

static const AciesState *
get_battle (const char *name)
{
  static AciesState *loaded[G_N_ELEMENTS (battles)];
  guint              battle = 0;

  for (guint i = 0; i < G_N_ELEMENTS (battles); i++)
    if (strcmp (battles[i].file, name) == 0)
      battle = i;
  if (loaded[battle] == NULL)
    loaded[battle] = load (battle);

  return loaded[battle];
}

/* What is read of a line says the same as a line. */
static void
check_command (const AciesCommand *command,
               const AciesRuleset *ruleset)
{
  g_autofree char *line = acies_command_to_string (command, ruleset);
  g_auto (AciesCommand) again = ACIES_COMMAND_INIT (ACIES_COMMAND_PASS);
  g_autoptr (GError) error = NULL;

  if (!acies_command_parse (line, ruleset, &again, &error))
    fuzz_wrong ("“%s” is not a command any more: %s", line, error->message);
  if (!acies_command_equal (command, &again))
    fuzz_wrong ("“%s” is another command", line);
}

static void
read_line (AciesSession *session,
           const char   *line,
           gboolean      apply)
{
  const AciesState *state = acies_session_get_state (session);
  g_auto (AciesCommand) command = ACIES_COMMAND_INIT (ACIES_COMMAND_PASS);
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) refusal = NULL;
  gboolean read = acies_cli_words_read (line, NULL, state, &command, &error);
  gboolean done;

  fuzz_check_error (read ? &command : NULL, error);
  if (!read)
    return;
  check_command (&command, state->ruleset);
  if (!apply)
    return;
  done = acies_session_apply (session, &command, &refusal);
  fuzz_check_error (done ? &command : NULL, refusal);
  fuzz_check_state (state, line);
}

static void
read_lines (AciesSession *session,
            char        **lines,
            gboolean      apply)
{
  for (guint i = 0; lines[i] != NULL && i < MOST_LINES; i++)
    {
      g_autofree char *line = g_strstrip (g_strdup (lines[i]));

      if (*line != '\0' && *line != '#')
        read_line (session, line, apply);
    }
}

/* What a script of that game would do, line by line, until one is refused. */
static void
play (AciesSession *session,
      char        **lines)
{
  const AciesCliPlayers people = { .n_people = acies_session_get_state (session)->ruleset->n_sides };
  const AciesCliScript  script = { .session = session, .players = &people };

  for (guint i = 0; lines[i] != NULL && i < MOST_LINES; i++)
    {
      g_auto (AciesCliRefusal) refusal = { 0 };

      read_lines (session, (char *[]) { lines[i], NULL }, FALSE);
      acies_cli_script_run (&script, lines[i], &refusal);
      fuzz_check_state (acies_session_get_state (session), lines[i]);
    }
}

static void
take_back (AciesSession     *session,
           const AciesState *before)
{
  g_autoptr (AciesState) after = acies_state_copy (acies_session_get_state (session));

  while (acies_session_can_undo (session))
    acies_session_undo (session);
  if (!acies_state_equal (acies_session_get_state (session), before))
    fuzz_wrong ("taking all back does not lead to the beginning");
  while (acies_session_can_redo (session))
    acies_session_redo (session);
  if (!acies_state_equal (acies_session_get_state (session), after))
    fuzz_wrong ("what was taken back does not come back");
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  g_autofree char *text = g_strndup ((const char *) data, size);
  g_auto (GStrv) lines = NULL;
  gboolean          edits = g_str_has_prefix (text, "edit ");
  const AciesState *scenario;
  g_autoptr (AciesSession) session = NULL;
  g_autoptr (AciesState) before = NULL;

  if (!g_utf8_validate (text, -1, NULL)) /* acies_cli_script_read() gives none of those */
    return 0;
  lines = g_strsplit (text, "\n", -1);
  scenario = get_battle (edits || (lines[0] != NULL && g_str_has_prefix (lines[0], "play ")) ? lines[0] + strlen ("play ") : "");
  session = edits ? acies_session_new_edit (acies_state_copy (scenario)) : acies_session_new_game (scenario, fuzz_seed (data, size), ACIES_DICE_ENTERED);
  acies_session_set_undo_policy (session, ACIES_UNDO_TAKE_BACKS);
  before = acies_state_copy (acies_session_get_state (session));
  if (edits)
    read_lines (session, lines + 1, TRUE);
  else
    play (session, lines);
  take_back (session, before);

  return 0;
}
