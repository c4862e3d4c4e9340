/* game.c - between a session and a game file
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "session/game.h"

#include "engine/board/texts.h"
#include "formats/save.h"
#include "session/rng.h"
#include "session/session-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Are the dice, or is the card, what the seed gives for roll number @n of the game? */
static gboolean
is_of_seed (const AciesCommand *command,
            const AciesState   *state,
            guint64             seed,
            guint               n)
{
  AciesCommand answer;

  if (!acies_state_awaits_chance (state))
    return FALSE;
  answer = acies_rng_answer (seed, n, state);

  return answer.kind == command->kind && answer.id == command->id && answer.dice.n == command->dice.n &&
         memcmp (answer.dice.faces, command->dice.faces, answer.dice.n * sizeof answer.dice.faces[0]) == 0;
}

static gboolean
replay_turn (AciesSession        *session,
             const AciesGameFile *file,
             const AciesGameTurn *turn,
             AciesGameReport     *report)
{
  const AciesState *state = acies_session_get_state (session);
  gboolean          by_seed = file->sealed && file->settings.dice == ACIES_DICE_ROLLED && !file->dice_mixed; /* old files do not say */

  report->file_line = turn->line;
  report->round = turn->round;
  report->side = turn->side;
  report->verdict = ACIES_GAME_OUT_OF_TURN;
  if (state->turn.round != turn->round || state->turn.active != turn->side)
    return FALSE;

  for (guint i = 0; i < turn->lines->len; i++)
    {
      const char *line = g_ptr_array_index (turn->lines, i);
      guint       number = acies_session_count_commands (session) + 1;
      g_autoptr (GError) error = NULL;
      g_auto (AciesCommand) command = ACIES_COMMAND_INIT (ACIES_COMMAND_PASS);

      report->verdict = ACIES_GAME_REFUSED;
      if (acies_command_parse (line, state->ruleset, &command, &error))
        {
          gboolean of_seed = !by_seed || !acies_command_is_of_chance (&command) || is_of_seed (&command, state, file->seed, session->n_rolls);

          if (acies_session_apply (session, &command, &error))
            report->verdict = of_seed ? ACIES_GAME_AGREES : command.kind == ACIES_COMMAND_DRAW ? ACIES_GAME_OTHER_DRAW
                                                                                               : ACIES_GAME_OTHER_DICE;
        }
      if (report->verdict == ACIES_GAME_AGREES)
        continue;
      report->file_line = g_array_index (turn->places, int, i);
      report->command = number;
      report->line = g_strdup (line);
      if (error != NULL)
        report->reason = g_strdup (error->message);
      if (error != NULL && error->domain == ACIES_RULE_ERROR)
        report->rule = g_strdup (acies_rule_error_get_rule (error));
      return FALSE;
    }
  report->verdict = ACIES_GAME_DIFFERS;
  if (file->format >= ACIES_GAME_FORMAT_HASHES && acies_state_hash_in (state, file->edition) != turn->hash)
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
  AciesSession *session = acies_session_new_game_at (file->scenario, file->seed, ACIES_DICE_ENTERED, file->settings.depth);
  g_auto (AciesGameReport) report = { 0 };

  for (guint i = 0; i < n; i++)
    replay_turn (session, file, g_ptr_array_index (file->turns, i), &report);

  return session;
}

AciesSession *
acies_game_open (const AciesGameFile *file,
                 AciesDiceSource      source,
                 AciesGameReport     *report)
{
  AciesGameSettings settings;
  AciesSession     *session;
  const AciesState *state;
  guint             n_there;

  g_return_val_if_fail (file != NULL && report != NULL, NULL);

  *report = (AciesGameReport) { .side = ACIES_NO_SIDE, .rest = g_ptr_array_new_with_free_func (g_free) };
  report->rules = acies_game_file_compare_rules (file);

  session = replay_turns (file, 0);
  for (guint i = 0; i < file->turns->len; i++)
    {
      if (replay_turn (session, file, g_ptr_array_index (file->turns, i), report))
        continue;
      for (guint j = i; j < file->turns->len; j++)
        {
          const AciesGameTurn *turn = g_ptr_array_index (file->turns, j);

          for (guint k = 0; k < turn->lines->len; k++)
            g_ptr_array_add (report->rest, g_strdup (g_ptr_array_index (turn->lines, k)));
        }
      g_object_unref (session);
      session = replay_turns (file, i);
      break;
    }
  /* All turns that are there agree; are they all? */
  state = acies_session_get_state (session);
  if (report->verdict == ACIES_GAME_AGREES && file->sealed &&
      (acies_session_count_commands (session) != file->n_commands ||
       (file->format >= ACIES_GAME_FORMAT_HASHES && acies_state_hash_in (state, file->edition) != file->hash)))
    {
      report->verdict = ACIES_GAME_CUT;
      report->command = file->n_commands;
      report->round = state->turn.round;
      report->side = state->turn.active;
    }
  /* Of a file that was cut, or had something cut out of it. */
  n_there = acies_session_count_commands (session) + report->rest->len;
  if (file->sealed && file->n_commands > n_there)
    report->n_missing = file->n_commands - n_there;
  g_ptr_array_unref (session->notes);
  session->notes = acies_notes_copy (file->notes);
  for (guint i = 0; i < session->notes->len; i++)
    {
      AciesNote *note = session->notes->pdata[i];

      note->command = MIN (note->command, acies_session_count_commands (session)); /* later ones move to the last command */
    }
  session->notes_version++;
  acies_session_mark_saved (session);
  settings = file->settings;
  settings.dice = source;
  acies_session_set_settings (session, &settings);

  return session;
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
  guint          n_rolls = 0;

  g_return_val_if_fail (scenario != NULL, NULL);

  file = acies_game_file_new (acies_state_copy (scenario), acies_session_get_seed (session));
  file->settings = *acies_session_get_settings (session);
  log = acies_session_dup_log (session);
  state = acies_session_begin (scenario, file->settings.depth, NULL);
  for (guint i = 0; i < log->len; i++)
    {
      const AciesCommand *command = &g_array_index (log, AciesCommand, i);
      g_autofree char    *line = acies_command_to_string (command, state->ruleset);

      if (turn == NULL || turn->round != state->turn.round || turn->side != state->turn.active)
        {
          if (turn != NULL)
            turn->hash = acies_state_hash (state);
          turn = acies_game_file_add_turn (file, state->turn.round, state->turn.active, 0);
        }
      acies_game_turn_add_line (turn, line, 0);
      if (acies_command_is_of_chance (command) && !is_of_seed (command, state, file->seed, n_rolls++))
        file->dice_mixed = TRUE;
      if (!acies_engine_apply (state, command, NULL, NULL))
        g_error ("A command of the log is refused");
    }
  if (turn != NULL)
    turn->hash = acies_state_hash (state);
  g_ptr_array_unref (file->notes);
  file->notes = acies_notes_copy (acies_session_get_notes (session));
  for (guint i = 0; i < file->notes->len; i++)
    {
      AciesNote *note = file->notes->pdata[i];

      note->command = MIN (note->command, log->len);
    }
  file->sealed = TRUE;
  file->n_commands = log->len;
  file->hash = acies_state_hash (state);

  return file;
}

gboolean
acies_game_save (AciesSession *session,
                 GFile        *place,
                 AciesLibrary *library,
                 gboolean     *kept,
                 GError      **error)
{
  g_autoptr (AciesGameFile) file = acies_game_to_file (session);

  return acies_game_file_save (file, place, library, kept, error);
}

static char *
describe_fault (const AciesGameReport *self,
                const char            *side)
{
  g_autofree char *line = self->line != NULL ? acies_text_shorten (self->line, ACIES_LONGEST_QUOTE) : NULL;

  switch (self->verdict)
    {
    case ACIES_GAME_REFUSED:
      /* Translators: the number of a command, the command, a side, the round, and why it is refused */
      return g_strdup_printf (_ ("Command %1$u (“%2$s”, in %3$s’s turn in round %4$u) is refused: %5$s."), self->command, line, side,
                              self->round, self->reason);
    case ACIES_GAME_OTHER_DICE:
      /* Translators: the number of a command, the command, a side, and the round */
      return g_strdup_printf (_ ("Command %1$u (“%2$s”, in %3$s’s turn in round %4$u) has dice that do not match the seed."),
                              self->command, line, side, self->round);
    case ACIES_GAME_OTHER_DRAW:
      /* Translators: the number of a command, the command, a side, and the round */
      return g_strdup_printf (_ ("Command %1$u (“%2$s”, in %3$s’s turn in round %4$u) draws a card that does not match the seed."),
                              self->command, line, side, self->round);
    case ACIES_GAME_OUT_OF_TURN:
      /* Translators: a side, and the round */
      return g_strdup_printf (_ ("The file has a turn of %1$s in round %2$u where a different turn is expected."), side, self->round);
    case ACIES_GAME_CUT:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "The position after %u command, at the end of the log, does not match the one in the file.",
                                           "The position after %u commands, at the end of the log, does not match the one in the file.", self->command),
                              self->command);
    case ACIES_GAME_DIFFERS:
    case ACIES_GAME_AGREES:
    default:
      /* Translators: a side, and the round */
      return g_strdup_printf (_ ("The position after %1$s’s turn in round %2$u does not match the one in the file."), side, self->round);
    }
}

static char *
describe_corrected (const AciesGameReport *self,
                    const char            *side)
{
  g_autofree char *opens = NULL;
  g_autofree char *reason = NULL;

  if (self->verdict == ACIES_GAME_AGREES)
    return g_strdup (_ ("The rules have been corrected since this game was saved. All of its turns are valid under the corrected rules, so you can continue where it left off."));

  opens = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                        /* Translators: a side, the round, and a number of commands */
                                        "The game opens before %1$s’s turn in round %2$u, because only the turns before it follow the corrected rules; %3$u later command is left out.",
                                        "The game opens before %1$s’s turn in round %2$u, because only the turns before it follow the corrected rules; %3$u later commands are left out.",
                                        self->rest->len),
                           side, self->round, self->rest->len);
  if (self->verdict == ACIES_GAME_DIFFERS || self->verdict == ACIES_GAME_OUT_OF_TURN)
    /* Translators: a side, and the round */
    reason = g_strdup_printf (_ ("Under the corrected rules, %1$s’s turn in round %2$u ends differently."), side, self->round);
  else
    reason = describe_fault (self, side);

  return g_strjoin (" ", _ ("The rules have been corrected since this game was saved."), opens, reason,
                    _ ("You can continue from that point. Save the game under another name to keep the old file."), NULL);
}

gboolean
acies_game_report_is_corrected (const AciesGameReport *self)
{
  return self->rules == ACIES_GAME_RULES_CORRECTED && self->verdict != ACIES_GAME_CUT && self->n_missing == 0;
}

void
acies_game_report_find_corrections (const AciesGameReport *self,
                                    const AciesRuleset    *ruleset,
                                    AciesFindings         *findings)
{
  g_autofree char *text = NULL;

  if (!acies_game_report_is_corrected (self))
    return;
  text = acies_game_report_to_string (self, ruleset);
  if (self->verdict == ACIES_GAME_AGREES)
    acies_findings_add (findings, ACIES_SEVERITY_NOTE, "older-edition", "%s", text);
  else
    acies_findings_add (findings, ACIES_SEVERITY_WARNING, "rules-corrected", "%s", text)->line = self->file_line;
}

gboolean
acies_game_is_correction (const AciesFinding *finding)
{
  return g_str_equal (finding->code, "older-edition") || g_str_equal (finding->code, "rules-corrected");
}

char *
acies_game_report_to_string (const AciesGameReport *self,
                             const AciesRuleset    *ruleset)
{
  g_autofree char *fault = NULL;
  g_autofree char *opens = NULL;
  g_autofree char *missing = NULL;
  const char      *side = self->side < ruleset->n_sides ? ruleset->sides[self->side].name : "?";
  const char      *cause = _ ("The file is damaged or was altered.");
  gboolean         is_cut = self->verdict == ACIES_GAME_CUT; /* under any rules */

  if (acies_game_report_is_corrected (self))
    return describe_corrected (self, side);
  if (self->verdict == ACIES_GAME_AGREES)
    return NULL;

  fault = describe_fault (self, side);
  if (!is_cut && self->rules == ACIES_GAME_RULES_EARLIER)
    cause = _ ("The game was saved with a newer edition of the rules. Update Acies to open all of it.");
  else if (!is_cut && self->rules == ACIES_GAME_RULES_OTHER)
    cause = _ ("The installed rules differ from those the game was saved with.");
  if (is_cut)
    /* Translators: a side, and the round */
    opens = g_strdup_printf (_ ("The game opens at the end of the log, in %1$s’s turn in round %2$u."), side, self->round);
  else
    opens = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                          /* Translators: a side, the round, and a number of commands */
                                          "The game opens before this turn of %1$s in round %2$u; %3$u command in the file is left out.",
                                          "The game opens before this turn of %1$s in round %2$u; %3$u commands in the file are left out.",
                                          self->rest->len),
                             side, self->round, self->rest->len);
  if (self->n_missing > 0)
    missing = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u command is missing from the file.", "%u commands are missing from the file.",
                                            self->n_missing),
                               self->n_missing);

  return g_strjoin (" ", fault, cause, opens, missing, NULL);
}

void
acies_game_report_clear (AciesGameReport *self)
{
  g_clear_pointer (&self->line, g_free);
  g_clear_pointer (&self->reason, g_free);
  g_clear_pointer (&self->rule, g_free);
  g_clear_pointer (&self->rest, g_ptr_array_unref);
}
