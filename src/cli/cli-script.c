/* cli-script.c - a text of commands, one per line, put to a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli/cli-script.h"

#include "cli/cli-words.h"
#include "engine/board/texts.h"
#include "engine/core/engine.h"
#include "engine/core/question.h"
#include "engine/view/view.h"
#include "engine/words/ending.h"
#include "formats/files/file.h"
#include "formats/files/format-error.h"

#include <gio/gio.h>
#include <glib/gi18n.h>

#include <errno.h>
#include <stdio.h>
#include <string.h>

/* Far more than the longest game; a script without end is a mistake. */
#define MAX_BYTES (4 * 1024 * 1024)

static gboolean
fail (GError    **error,
      int         code,
      const char *name,
      const char *reason)
{
  g_set_error (error, G_IO_ERROR, code, "%s: %s", name, reason);

  return FALSE;
}

static gboolean
read_all (FILE       *stream,
          GString    *text,
          const char *name,
          GError    **error)
{
  char  buffer[65536];
  gsize n;

  /* A terminal says only once that it is at its end. */
  while (!feof (stream) && (n = fread (buffer, 1, sizeof buffer, stream)) > 0)
    {
      g_string_append_len (text, buffer, (gssize) n);
      if (text->len > MAX_BYTES)
        return fail (error, G_IO_ERROR_MESSAGE_TOO_LARGE, name, _ ("the list of commands is too long"));
    }
  if (ferror (stream))
    return fail (error, g_io_error_from_errno (errno), name, g_strerror (errno));

  return TRUE;
}

/* Without the mark that some programs begin a text with. */
static gboolean
check_text (GString    *text,
            const char *name,
            GError    **error)
{
  if (!g_utf8_validate_len (text->str, text->len, NULL))
    return fail (error, G_IO_ERROR_INVALID_DATA, name, _ ("the line is not valid UTF-8 text"));
  if (g_str_has_prefix (text->str, ACIES_FILE_MARK))
    g_string_erase (text, 0, (gssize) strlen (ACIES_FILE_MARK));

  return TRUE;
}

/* A pipe that nobody writes to must not be waited for, as standard input is. */
static gboolean
read_file (const char *name,
           GString    *text,
           GError    **error)
{
  g_autoptr (GFile) file = g_file_new_for_path (name);
  g_autoptr (GError) cause = NULL;
  g_autoptr (GBytes) bytes = acies_file_load (file, name, MAX_BYTES, NULL, &cause);
  gsize       length;
  const char *data;

  if (g_error_matches (cause, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_TOO_BIG))
    return fail (error, G_IO_ERROR_MESSAGE_TOO_LARGE, name, _ ("the list of commands is too long"));
  if (cause != NULL)
    {
      g_propagate_error (error, g_steal_pointer (&cause));
      return FALSE;
    }
  data = g_bytes_get_data (bytes, &length);
  g_string_append_len (text, data, (gssize) length);

  return TRUE;
}

char *
acies_cli_script_read (const char *name,
                       GError    **error)
{
  g_autoptr (GString) text = g_string_new (NULL);
  gboolean    is_stdin = g_str_equal (name, "-");
  const char *shown = is_stdin ? _ ("standard input") : name;
  gboolean    good = is_stdin ? read_all (stdin, text, shown, error) : read_file (name, text, error);

  return good && check_text (text, shown, error) ? g_strdup (text->str) : NULL;
}

void
acies_cli_script_advance (const AciesCliScript *self)
{
  acies_cli_players_play (self->players, self->session, self->teller, !self->real_dice);
}

/* All else is meant for what comes after the dice, or the draw. */
static gboolean
answers_chance (const char       *line,
                const AciesState *state)
{
  AciesCommandKind kind = state->decision.kind == ACIES_DECISION_DRAW ? ACIES_COMMAND_DRAW : ACIES_COMMAND_DICE;
  const char      *name = acies_command_name (kind, state->ruleset->procs);

  return g_ascii_strncasecmp (line, name, strlen (name)) == 0;
}

static AciesCliOpen
find_open (const AciesState *state)
{
  gboolean takes = acies_command_check_asked (ACIES_COMMAND_DONE, state, NULL);

  return (AciesCliOpen) { takes ? acies_state_ending (state) : NULL, acies_state_deciding_side (state), state->turn.round };
}

gboolean
acies_cli_open_check_done (const AciesCliOpen *self,
                           const AciesCommand *command,
                           const char         *line,
                           const AciesState   *state,
                           GError            **error)
{
  AciesCliOpen     now = find_open (state);
  g_autofree char *question = NULL;

  if (command->kind != ACIES_COMMAND_DONE || strpbrk (line, " \t") != NULL || self->ending == NULL || now.ending == NULL ||
      (g_str_equal (self->ending, now.ending) && self->side == now.side && self->round == now.round))
    return TRUE;
  question = acies_state_describe (state);

  /* Translators: what was open before, such as "order"; the question now; what “done” would end now, such as "moves" */
  return acies_refuse_not_asked (error, acies_question_rule (state), _ ("“%1$s” has already ended; current step: %2$s (use “done %3$s”)"), self->ending, question, now.ending);
}

void
acies_cli_open_follow (AciesCliOpen       *self,
                       const AciesCommand *command,
                       const AciesState   *state)
{
  AciesCliOpen now = find_open (state);

  /* Questions of an attack are within the step that it is made in. */
  if (command->kind == ACIES_COMMAND_DONE || (now.ending == NULL && state->n_combats == 0))
    *self = (AciesCliOpen) { 0 };
  else if (now.ending != NULL)
    *self = now;
}

static gboolean
run_line (const AciesCliScript *self,
          const char           *line,
          AciesCliOpen         *open,
          GError              **error)
{
  g_auto (AciesCommand) command = ACIES_COMMAND_INIT (ACIES_COMMAND_PASS);
  const AciesState *state;

  if (!answers_chance (line, acies_session_get_state (self->session)))
    acies_cli_script_advance (self);
  state = acies_session_get_state (self->session);
  if (!acies_cli_words_read (line, state, &command, error) || !acies_cli_open_check_done (open, &command, line, state, error))
    return FALSE;
  acies_cli_open_follow (open, &command, state);
  if (!acies_session_apply (self->session, &command, error))
    return FALSE;
  if (self->teller != NULL)
    acies_cli_teller_tell (self->teller, FALSE);
  acies_cli_players_play (self->players, self->session, self->teller, FALSE);

  return TRUE;
}

/* (transfer full): the first line of @text, which then begins after it; without blanks around it */
static char *
take_line (const char **text)
{
  const char *line = *text;
  gsize       length = strcspn (line, "\n");

  *text = line + length + (line[length] == '\n');

  return g_strstrip (g_strndup (line, length));
}

/* Returns: %FALSE when the line is refused */
static gboolean
run_told (const AciesCliScript *self,
          const char           *line,
          AciesCliOpen         *open,
          AciesCliRefusal      *refusal)
{
  g_autoptr (GError) error = NULL;

  if (line[0] == '\0' || line[0] == '#')
    return TRUE;
  if (run_line (self, line, open, &error))
    return TRUE;
  refusal->command = g_strdup (line);
  refusal->message = g_strdup (error->message);
  if (error->domain == ACIES_RULE_ERROR)
    refusal->rule = g_strdup (acies_rule_error_get_rule (error));

  return FALSE;
}

gboolean
acies_cli_script_run (const AciesCliScript *self,
                      const char           *text,
                      AciesCliRefusal      *refusal)
{
  AciesCliOpen open = { 0 };

  *refusal = (AciesCliRefusal) { 0 };
  acies_cli_players_play (self->players, self->session, self->teller, FALSE);
  for (guint number = 1; *text != '\0'; number++)
    {
      g_autofree char *line = take_line (&text);

      if (run_told (self, line, &open, refusal))
        continue;
      refusal->line = number;
      return FALSE;
    }

  return TRUE;
}

void
acies_cli_refusal_clear (AciesCliRefusal *self)
{
  g_clear_pointer (&self->command, g_free);
  g_clear_pointer (&self->message, g_free);
  g_clear_pointer (&self->rule, g_free);
}
