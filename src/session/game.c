/* game.c - between a session and a game file
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "session/game.h"

#include "engine/error.h"
#include "formats/save.h"

#include <glib/gi18n-lib.h>

static gboolean
apply_line (AciesSession *session,
            const char   *line,
            GError      **error)
{
  const AciesRuleset *ruleset = acies_session_get_state (session)->ruleset;
  g_auto (AciesCommand) command = ACIES_COMMAND_INIT (ACIES_COMMAND_PASS);

  return acies_command_parse (line, ruleset, &command, error) &&
         acies_session_apply (session, &command, error);
}

static gboolean
replay_turn (AciesSession        *session,
             const AciesGameTurn *turn,
             AciesGameReport     *report)
{
  const AciesState *state = acies_session_get_state (session);

  report->file_line = turn->line;
  report->round = turn->round;
  report->side = turn->side;
  report->verdict = ACIES_GAME_DIFFERS;
  if (state->turn.round != turn->round || state->turn.active != turn->side)
    return FALSE;

  for (guint i = 0; i < turn->lines->len; i++)
    {
      const char *line = g_ptr_array_index (turn->lines, i);
      g_autoptr (GError) error = NULL;

      if (!apply_line (session, line, &error))
        {
          report->verdict = ACIES_GAME_REFUSED;
          report->command = acies_session_count_commands (session) + 1;
          report->line = g_strdup (line);
          report->reason = g_strdup (error->message);
          if (error->domain == ACIES_RULE_ERROR)
            report->rule = g_strdup (acies_rule_error_get_rule (error));
          return FALSE;
        }
    }
  if (acies_state_hash (state) != turn->hash)
    return FALSE;

  report->verdict = ACIES_GAME_AGREES;

  return TRUE;
}

/* The game as it was after its first @n turns. A new session rather than undo:
 * what the file says beyond them must not come back by redo. */
static AciesSession *
replay_turns (const AciesGameFile *file,
              guint                n)
{
  AciesSession *session = acies_session_new_game (file->scenario, file->seed, ACIES_DICE_ENTERED);
  g_auto (AciesGameReport) report = { 0 };

  for (guint i = 0; i < n; i++)
    replay_turn (session, g_ptr_array_index (file->turns, i), &report);

  return session;
}

static void
keep_rest (const AciesGameFile *file,
           guint                first,
           AciesGameReport     *report)
{
  for (guint i = first; i < file->turns->len; i++)
    {
      const AciesGameTurn *turn = g_ptr_array_index (file->turns, i);

      for (guint j = 0; j < turn->lines->len; j++)
        g_ptr_array_add (report->rest, g_strdup (g_ptr_array_index (turn->lines, j)));
    }
}

AciesSession *
acies_game_open (const AciesGameFile *file,
                 AciesDiceSource      source,
                 AciesGameReport     *report)
{
  AciesGameSettings settings;
  AciesSession     *session;

  g_return_val_if_fail (file != NULL && report != NULL, NULL);

  *report = (AciesGameReport) { .side = ACIES_NO_SIDE, .rest = g_ptr_array_new_with_free_func (g_free) };
  report->rules_changed = file->fingerprint != file->scenario->ruleset->fingerprint;

  session = replay_turns (file, 0);
  for (guint i = 0; i < file->turns->len; i++)
    {
      if (replay_turn (session, g_ptr_array_index (file->turns, i), report))
        continue;
      keep_rest (file, i, report);
      g_object_unref (session);
      session = replay_turns (file, i);
      break;
    }
  acies_session_mark_saved (session);
  settings = file->settings;
  settings.dice = source;
  acies_session_set_settings (session, &settings);

  return session;
}

static void
end_turn (AciesGameTurn    *turn,
          const AciesState *state)
{
  if (turn != NULL)
    turn->hash = acies_state_hash (state);
}

/* The hashes come from playing the log once more: nothing has to be kept for
 * them in step with undo and redo. */
AciesGameFile *
acies_game_to_file (AciesSession *session)
{
  const AciesState *scenario = acies_session_get_scenario (session);
  g_autoptr (GArray) log = NULL;
  g_autoptr (AciesState) state = NULL;
  AciesGameFile *file;
  AciesGameTurn *turn = NULL;

  g_return_val_if_fail (scenario != NULL, NULL);

  file = acies_game_file_new (acies_state_copy (scenario), acies_session_get_seed (session));
  file->settings = *acies_session_get_settings (session);
  log = acies_session_dup_log (session);
  state = acies_engine_new_game (scenario, NULL);
  for (guint i = 0; i < log->len; i++)
    {
      const AciesCommand *command = &g_array_index (log, AciesCommand, i);
      g_autofree char    *line = acies_command_to_string (command, state->ruleset);

      if (turn == NULL || turn->round != state->turn.round || turn->side != state->turn.active)
        {
          end_turn (turn, state);
          turn = acies_game_file_add_turn (file, state->turn.round, state->turn.active, 0);
        }
      acies_game_turn_add_line (turn, line);
      if (!acies_engine_apply (state, command, NULL, NULL))
        g_error ("A command of the log is refused");
    }
  end_turn (turn, state);
  file->sealed = TRUE;
  file->n_commands = log->len;
  file->hash = acies_state_hash (state);

  return file;
}

gboolean
acies_game_save (AciesSession *session,
                 GFile        *place,
                 AciesLibrary *library,
                 GError      **error)
{
  g_autoptr (AciesGameFile) file = acies_game_to_file (session);

  return acies_game_file_save (file, place, library, NULL, error);
}

static char *
describe_fault (const AciesGameReport *self)
{
  g_autofree char *line = self->line != NULL ? acies_text_shorten (self->line, ACIES_LONGEST_QUOTE) : NULL;

  if (self->verdict == ACIES_GAME_REFUSED)
    return g_strdup_printf (_ ("Command %u, “%s”, is refused: %s."), self->command, line, self->reason);

  /* Translators: %u is a round, whose turn it is follows in another sentence */
  return g_strdup_printf (_ ("A turn of round %u does not agree with the file."), self->round);
}

char *
acies_game_report_to_string (const AciesGameReport *self,
                             const AciesRuleset    *ruleset)
{
  g_autofree char *fault = NULL;
  g_autofree char *opens = NULL;
  const char      *cause;

  if (self->verdict == ACIES_GAME_AGREES)
    return NULL;

  fault = describe_fault (self);
  cause = self->rules_changed ? _ ("The rules have changed since the game was saved.")
                              : _ ("The file is damaged or was altered.");
  opens = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                        "The game opens before this turn of %s in round %u; %u command of the file is not played.",
                                        "The game opens before this turn of %s in round %u; %u commands of the file are not played.",
                                        self->rest->len),
                           self->side < ruleset->n_sides ? ruleset->sides[self->side].name : "?",
                           self->round, self->rest->len);

  return g_strjoin (" ", fault, cause, opens, NULL);
}

void
acies_game_report_clear (AciesGameReport *self)
{
  g_clear_pointer (&self->line, g_free);
  g_clear_pointer (&self->reason, g_free);
  g_clear_pointer (&self->rule, g_free);
  g_clear_pointer (&self->rest, g_ptr_array_unref);
}
