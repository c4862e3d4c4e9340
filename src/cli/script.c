/* script.c - a game that is played by lines of text and by computers, and told line by line
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli/play.h"

#include "engine/board/texts.h"
#include "engine/core/engine.h"
#include "engine/core/question.h"
#include "engine/view/view.h"
#include "engine/view/words.h"
#include "formats/files/file.h"
#include "formats/files/format-error.h"
#include "session/record.h"

#include <gio/gio.h>
#include <glib/gi18n.h>

#include <errno.h>
#include <stdio.h>
#include <string.h>

#define HUMAN "human"               /* the id of a human player; computer players have their own ids */
#define MAX_BYTES (4 * 1024 * 1024) /* far more than the longest game; an endless script is a mistake */

/* --- what happens -------------------------------------------------------------------------------- */

struct _AciesCliTeller
{
  AciesRecord    *record;
  AciesRecordRow *last; /* (nullable): the last entry that was printed; it may have grown since */
  guint           n;    /* rows that are told */
  guint           n_lines;
};

static AciesRecordRow *
last_told (AciesCliTeller *self)
{
  return self->n > 0 ? acies_record_get_row (self->record, self->n - 1) : NULL;
}

void
acies_cli_teller_skip (AciesCliTeller *self)
{
  self->n = acies_record_count (self->record);
  g_set_object (&self->last, last_told (self));
}

AciesCliTeller *
acies_cli_teller_new (AciesSession *session)
{
  AciesCliTeller *self = g_new0 (AciesCliTeller, 1);

  self->record = acies_record_new (session);
  if (acies_session_count_commands (session) > 0)
    acies_cli_teller_skip (self);

  return self;
}

void
acies_cli_teller_free (AciesCliTeller *self)
{
  g_clear_object (&self->last);
  g_clear_object (&self->record);
  g_free (self);
}

guint
acies_cli_teller_report (AciesCliTeller *self,
                         gboolean        all)
{
  guint n = acies_record_count (self->record);

  if (self->n > 0 && last_told (self) != self->last)
    self->n--;
  if (!all && n > self->n && acies_record_row_may_grow (acies_record_get_row (self->record, n - 1)))
    n--;
  while (self->n < n)
    {
      AciesRecordRow  *row = acies_record_get_row (self->record, self->n++);
      gboolean         is_within = row->kind == ACIES_ROW_PLAIN || row->kind == ACIES_ROW_ROLL;
      g_autofree char *line = g_strconcat (is_within ? "  " : "", row->text, NULL);

      if (!is_within && self->n_lines > 0) /* headings stand apart */
        acies_cli_print ("\n");
      acies_cli_print_line (line);
      self->n_lines++;
    }
  g_set_object (&self->last, last_told (self));

  return self->n_lines;
}

/* --- who plays ----------------------------------------------------------------------------------- */

static GPtrArray *
list_ids (gboolean people)
{
  GPtrArray *ids = g_ptr_array_new ();

  if (people)
    g_ptr_array_add (ids, (char *) HUMAN);
  for (guint number = 1; number <= acies_ai_count_players (); number++)
    g_ptr_array_add (ids, (char *) acies_ai_player_get (number)->id);

  return ids;
}

char *
acies_cli_players_dup_ids (gboolean people)
{
  g_autoptr (GPtrArray) ids = list_ids (people);

  g_ptr_array_add (ids, NULL);

  return acies_list_join ((const char *const *) ids->pdata, ACIES_LIST_COMMA);
}

gboolean
acies_cli_players_read (AciesCliPlayers    *self,
                        const char         *text,
                        gboolean            people,
                        const AciesRuleset *ruleset)
{
  g_auto (GStrv) names = g_strsplit (text, ",", -1);
  g_autoptr (GPtrArray) ids = NULL;
  g_autofree char *all = NULL;
  const char      *near;
  guint            n = g_strv_length (names);

  if (n != 1 && n != ruleset->n_sides)
    return acies_cli_fail (_ ("--players needs one name, or one name for each side, separated by commas"));
  *self = (AciesCliPlayers) { 0 };
  for (AciesSide side = 0; side < ruleset->n_sides; side++)
    {
      const char *name = g_strstrip (names[n == 1 ? 0 : side]);
      gboolean    is_person = people && g_str_equal (name, HUMAN);
      guint       number = acies_ai_player_find (name);

      if (number == 0 && !is_person)
        {
          ids = list_ids (people);
          all = acies_cli_players_dup_ids (people);
          near = acies_cli_near (name, ids);
          if (near != NULL)
            /* Translators: what was typed, and the nearest name of a player */
            acies_cli_error (_ ("unknown player “%1$s”; did you mean “%2$s”?"), name, near);
          else
            /* Translators: what was typed, and a list of the names of players */
            acies_cli_error (_ ("unknown player “%1$s”; use %2$s"), name, all);
          return FALSE;
        }
      self->sides[side] = is_person ? NULL : acies_ai_player_get (number);
      self->n_people += is_person;
    }

  return TRUE;
}

/* Lets the computers play until a person must decide, real dice are due, or the game is over. Their choices depend on
 * the game's seed, but not on its dice. @rolls: whether to roll dice and draw cards from that seed */
static void
play_computers (const AciesCliScript *script,
                gboolean              rolls)
{
  const AciesCliPlayers *self = script->players;
  AciesSession          *session = script->session;
  const AciesState      *state = acies_session_get_state (session);
  g_autoptr (AciesAiCache) cache = NULL;
  AciesAiRng rng = acies_ai_rng_seeded (~acies_session_get_seed (session));

  for (;;)
    {
      g_autoptr (AciesView) view = NULL;
      AciesCommand command;

      /* Roll dice and draw cards that are due first. */
      while (rolls && acies_state_awaits_chance (state))
        acies_session_roll (session);
      if (state->outcome.reason != ACIES_END_NOT_YET || acies_state_awaits_chance (state) || self->sides[acies_state_deciding_side (state)] == NULL)
        return;
      view = acies_view_new_deciding (state);
      if (cache == NULL)
        cache = acies_ai_cache_new ();
      /* As in the window, the same commands after an undo lead to the same game. */
      if (self->n_people > 0)
        rng = acies_ai_rng_seeded (acies_session_get_seed (session) ^ acies_ai_rng_mix (acies_session_count_commands (session) + 1));
      command = self->sides[acies_state_deciding_side (state)]->choose (cache, view, &rng, NULL);
      if (!acies_session_apply (session, &command, NULL))
        g_error ("A command that was listed is refused");
      if (script->teller != NULL)
        acies_cli_teller_report (script->teller, FALSE);
    }
}

/* --- lines of text ------------------------------------------------------------------------------- */

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

  /* A terminal reports its end only once. */
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

char *
acies_cli_script_read (const char *name,
                       GError    **error)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GFile) file = g_file_new_for_path (name);
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) cause = NULL;
  gboolean    is_stdin = g_str_equal (name, "-");
  const char *shown = is_stdin ? _ ("standard input") : name;

  if (is_stdin && !read_all (stdin, text, shown, error))
    return NULL;
  if (!is_stdin)
    {
      /* Do not wait for a pipe without a writer, except on standard input. */
      bytes = acies_file_load (file, name, MAX_BYTES, NULL, &cause);
      if (g_error_matches (cause, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_TOO_BIG))
        fail (error, G_IO_ERROR_MESSAGE_TOO_LARGE, name, _ ("the list of commands is too long"));
      else if (bytes == NULL)
        g_propagate_error (error, g_steal_pointer (&cause));
      if (bytes == NULL)
        return NULL;
      g_string_append_len (text, g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes));
    }
  if (!g_utf8_validate_len (text->str, text->len, NULL))
    {
      fail (error, G_IO_ERROR_INVALID_DATA, shown, _ ("the line is not valid UTF-8 text"));
      return NULL;
    }

  /* Skip the byte order mark that some programs write. */
  return g_strdup (text->str + (g_str_has_prefix (text->str, ACIES_FILE_MARK) ? strlen (ACIES_FILE_MARK) : 0));
}

void
acies_cli_script_advance (const AciesCliScript *self)
{
  play_computers (self, !self->real_dice);
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

  /* Questions during an attack belong to the step in which the attack is made. */
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
  const AciesState *state = acies_session_get_state (self->session);
  AciesCommandKind  chance = state->decision.kind == ACIES_DECISION_DRAW ? ACIES_COMMAND_DRAW : ACIES_COMMAND_DICE;
  const char       *name = acies_command_name (chance, state->ruleset->procs);

  /* A line that does not answer dice or a draw is for the decision after them. */
  if (g_ascii_strncasecmp (line, name, strlen (name)) != 0)
    acies_cli_script_advance (self);
  state = acies_session_get_state (self->session);
  if (!acies_cli_words_read (line, NULL, state, &command, error) || !acies_cli_open_check_done (open, &command, line, state, error))
    return FALSE;
  acies_cli_open_follow (open, &command, state);
  if (!acies_session_apply (self->session, &command, error))
    return FALSE;
  if (self->teller != NULL)
    acies_cli_teller_report (self->teller, FALSE);
  play_computers (self, FALSE);

  return TRUE;
}

gboolean
acies_cli_script_run (const AciesCliScript *self,
                      const char           *text,
                      AciesCliRefusal      *refusal)
{
  AciesCliOpen open = { 0 };

  *refusal = (AciesCliRefusal) { 0 };
  play_computers (self, FALSE);
  for (guint number = 1; *text != '\0'; number++)
    {
      gsize            length = strcspn (text, "\n");
      g_autofree char *line = g_strstrip (g_strndup (text, length));
      g_autoptr (GError) error = NULL;

      text += length + (text[length] == '\n');
      if (line[0] == '\0' || line[0] == '#' || run_line (self, line, &open, &error))
        continue;
      refusal->line = number;
      refusal->command = g_steal_pointer (&line);
      refusal->message = g_strdup (error->message);
      refusal->rule = g_strdup (acies_rule_error_get_rule (error));
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
