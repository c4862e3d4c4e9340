/* game-journal-file.c - what the journal of a game holds, read back
 *
 * First a few lines "Name: value" and an empty line; then the game as a file of
 * it without turns, as many bytes as the lines say; then what game-journal.c
 * appends.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "session/game-journal-file.h"

#include "formats/files/file.h"
#include "formats/files/format-error.h"
#include "formats/game/game-xml.h"
#include "formats/xml/xml.h"
#include "session/session-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define FIRST_LINE "Acies-Game: 2\n"
#define FIRST_LINE_OF_OLD "Acies-Game: 1\n"
#define LONGEST_HEAD (64 * 1024)
#define MOST_BYTES (ACIES_XML_MAX_BYTES + LONGEST_HEAD)

static void
append_place (GString    *head,
              const char *name,
              GFile      *file)
{
  g_autofree char *uri = file != NULL ? g_file_get_uri (file) : NULL;

  if (uri != NULL)
    g_string_append_printf (head, "%s: %s\n", name, uri);
}

GString *
acies_game_journal_file_write_head (AciesSession *session,
                                    GFile        *scenario,
                                    GFile        *game)
{
  g_autoptr (AciesGameFile) file = acies_game_file_new (acies_state_copy (acies_session_get_scenario (session)),
                                                        acies_session_get_seed (session));
  g_autofree char *document = NULL;
  GString         *head = g_string_new (FIRST_LINE);

  file->settings = *acies_session_get_settings (session);
  document = acies_game_write (file);
  append_place (head, "Scenario", scenario);
  append_place (head, "Game", game);
  g_string_append_printf (head, "Length: %" G_GSIZE_FORMAT "\n\n", strlen (document));
  g_string_append (head, document);

  return head;
}

static void
read_head_line (AciesGameJournalFile *self,
                const char           *line,
                guint64              *length)
{
  if (g_str_has_prefix (line, "Scenario: ") && self->scenario == NULL)
    self->scenario = acies_file_new_for_local_uri (line + strlen ("Scenario: "));
  else if (g_str_has_prefix (line, "Game: ") && self->game == NULL)
    self->game = acies_file_new_for_local_uri (line + strlen ("Game: "));
  else if (g_str_has_prefix (line, "Length: "))
    g_ascii_string_to_unsigned (line + strlen ("Length: "), 10, 1, ACIES_XML_MAX_BYTES, length, NULL);
}

AciesGameJournalFile *
acies_game_journal_file_read (const char *path,
                              GError    **error)
{
  g_autoptr (GFile) place = g_file_new_for_path (path);
  g_autoptr (GBytes) bytes = acies_file_load_regular (place, NULL, MOST_BYTES, error);
  g_autoptr (AciesGameJournalFile) self = g_new0 (AciesGameJournalFile, 1);
  g_autofree char *head = NULL;
  g_auto (GStrv) lines = NULL;
  gsize       size, start;
  guint64     length = 0;
  const char *text, *end;

  if (bytes == NULL)
    return NULL;
  self->path = g_strdup (path);
  text = g_bytes_get_data (bytes, &size);
  end = text != NULL ? g_strstr_len (text, (gssize) MIN (size, LONGEST_HEAD), "\n\n") : NULL;
  if (end != NULL && (g_str_has_prefix (text, FIRST_LINE) || g_str_has_prefix (text, FIRST_LINE_OF_OLD)))
    {
      head = g_strndup (text, (gsize) (end - text));
      lines = g_strsplit (head, "\n", -1);
      for (guint i = 0; lines[i] != NULL; i++)
        read_head_line (self, lines[i], &length);
    }
  start = end != NULL ? (gsize) (end - text) + 2 : 0;
  if (length == 0 || length > size - start)
    {
      g_set_error (error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_NOT_XML, _ ("%s is not a game journal"), path);
      return NULL;
    }
  self->document = g_bytes_new_from_bytes (bytes, start, length);
  self->lines = g_bytes_new_from_bytes (bytes, start + length, size - start - length);

  return g_steal_pointer (&self);
}

void
acies_game_journal_file_free (AciesGameJournalFile *self)
{
  g_clear_object (&self->scenario);
  g_clear_object (&self->game);
  g_clear_pointer (&self->document, g_bytes_unref);
  g_clear_pointer (&self->lines, g_bytes_unref);
  g_free (self->path);
  g_free (self);
}

/* --- playing it again ----------------------------------------------------------------------- */

/* The game, and the step that is being read. */
typedef struct
{
  AciesSession *session;
  GArray       *commands; /* of AciesCommand: "do" and its "and"s, not applied yet */
  const char   *saved;    /* (nullable): what its last line says */
  gboolean      is_old;   /* its hashes say nothing */
  guint         edition;  /* of the ruleset, in which they are */
} Replay;

/* Dice that came later belong to the step by themselves; anything else came with it at once. */
static gboolean
apply_step (Replay  *self,
            GError **error)
{
  gboolean applied = self->commands->len == 0 || acies_session_apply_all (self->session, self->commands, NULL, error);

  g_array_set_size (self->commands, 0);

  return applied;
}

static gboolean
read_command (Replay     *self,
              const char *line,
              gboolean    more,
              GError    **error)
{
  g_auto (AciesCommand) command = ACIES_COMMAND_INIT (ACIES_COMMAND_PASS);
  AciesCommand copy;

  if (!more && !apply_step (self, error))
    return FALSE;
  if (!acies_command_parse (line, acies_session_get_state (self->session)->ruleset, &command, error))
    return FALSE;
  if (more && self->commands->len == 0)
    return acies_session_apply (self->session, &command, error);
  copy = acies_command_copy (&command);
  g_array_append_val (self->commands, copy);

  return TRUE;
}

static gboolean
set_unknown (const char *line,
             GError    **error)
{
  g_autofree char *shown = acies_text_shorten (line, ACIES_LONGEST_QUOTE);

  g_set_error (error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_NOT_SAME, _ ("“%s” is damaged"), shown);

  return FALSE;
}

static gboolean
go_to_step (Replay     *self,
            const char *line,
            GError    **error)
{
  guint64 step;

  if (!apply_step (self, error))
    return FALSE;
  if (!g_ascii_string_to_unsigned (line, 10, 0, acies_session_count_steps (self->session), &step, NULL))
    return set_unknown (line, error);
  acies_session_jump_to_step (self->session, (guint) step);

  return TRUE;
}

static gboolean
check_hash (Replay     *self,
            const char *line,
            GError    **error)
{
  guint64 hash;

  if (!apply_step (self, error))
    return FALSE;
  if (g_ascii_string_to_unsigned (line, 16, 0, G_MAXUINT64, &hash, NULL) &&
      (self->is_old || hash == acies_state_hash_in (acies_session_get_state (self->session), self->edition)))
    return TRUE;
  g_set_error (error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_NOT_SAME,
               g_dngettext (GETTEXT_PACKAGE, "After %u command, the game differs from the journal", "After %u commands, the game differs from the journal", acies_session_count_commands (self->session)), acies_session_count_commands (self->session));

  return FALSE;
}

/* After the number of an id, and one of commands, stands the text. */
static gboolean
read_remark (Replay     *self,
             const char *line,
             gboolean    removed,
             GError    **error)
{
  char   *rest;
  guint64 id = g_ascii_strtoull (line, &rest, 10);
  guint64 command = removed ? 0 : g_ascii_strtoull (rest, &rest, 10);

  if (!apply_step (self, error))
    return FALSE;
  if (id <= G_MAXINT && command <= ACIES_REMARK_LAST_MOMENT && (removed ? *rest == '\0' : *rest == ' ') &&
      acies_session_restore_remark (self->session, (guint) id, (guint) command, removed ? NULL : rest + 1))
    return TRUE;

  return set_unknown (line, error);
}

static gboolean
replay_line (Replay     *self,
             const char *line,
             GError    **error)
{
  if (g_str_has_prefix (line, "do "))
    return read_command (self, line + strlen ("do "), FALSE, error);
  if (g_str_has_prefix (line, "and "))
    return read_command (self, line + strlen ("and "), TRUE, error);
  if (g_str_has_prefix (line, "step "))
    return go_to_step (self, line + strlen ("step "), error);
  if (g_str_has_prefix (line, "remark "))
    return read_remark (self, line + strlen ("remark "), FALSE, error);
  if (g_str_has_prefix (line, "unremark "))
    return read_remark (self, line + strlen ("unremark "), TRUE, error);
  if (g_str_has_prefix (line, "hash "))
    return check_hash (self, line + strlen ("hash "), error);
  if (g_str_has_prefix (line, "saved "))
    self->saved = line + strlen ("saved ");
  else
    return set_unknown (line, error);

  return TRUE;
}

static void
set_saved (AciesSession *session,
           const char   *saved)
{
  guint64 step;

  if (saved == NULL || !g_str_equal (saved, "no"))
    session->remarks_saved = session->remarks_version;
  if (saved == NULL)
    return;
  if (!g_ascii_string_to_unsigned (saved, 10, 0, acies_session_count_steps (session), &step, NULL))
    session->history.saved_id = G_MAXUINT64;
  else if (step == 0)
    session->history.saved_id = 0;
  else
    session->history.saved_id = ((AciesEntry *) g_ptr_array_index (session->history.entries, step - 1))->id;
}

/* Returns: how many lines were replayed before one that ends a piece disagreed or was not there */
static guint
replay_lines (const AciesGameFile *file,
              char               **lines,
              guint                n,
              AciesSession       **session,
              GError             **error)
{
  g_autoptr (GArray) commands = acies_commands_new ();
  Replay replay = { acies_session_new_game (file->scenario, file->seed, ACIES_DICE_ENTERED), commands, NULL, file->format < ACIES_GAME_FORMAT_HASHES, file->edition };
  guint  good = 0;

  for (guint i = 0; i < n; i++)
    {
      if (!replay_line (&replay, lines[i], error))
        break;
      if (g_str_has_prefix (lines[i], "hash "))
        good = i + 1;
    }
  set_saved (replay.session, replay.saved);
  *session = replay.session;

  return good;
}

/* Returns: how many of the lines were written whole: those up to the last hash */
static guint
count_whole (char **lines)
{
  guint whole = 0;

  for (guint i = 0; lines[i] != NULL && lines[i + 1] != NULL; i++) /* the last one has no end */
    if (g_str_has_prefix (lines[i], "hash "))
      whole = i + 1;

  return whole;
}

AciesSession *
acies_game_journal_file_open (const AciesGameJournalFile *self,
                              AciesLibrary               *library,
                              gboolean                   *corrected,
                              char                      **fault,
                              GError                    **error)
{
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (AciesGameFile) file = acies_game_read (self->document, self->path, library, findings, error);
  g_autoptr (GError) reason = NULL;
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  AciesSession *session;
  gsize         size;
  const char   *data;
  guint         good, whole;

  *corrected = FALSE;
  *fault = NULL;
  if (file == NULL)
    return NULL;
  *corrected = acies_game_file_compare_rules (file) == ACIES_GAME_RULES_CORRECTED;
  data = g_bytes_get_data (self->lines, &size);
  text = g_strndup (data != NULL ? data : "", size);
  lines = g_strsplit (text, "\n", -1);
  whole = count_whole (lines);
  good = replay_lines (file, lines, whole, &session, &reason);
  if (good < whole)
    {
      *fault = g_strdup (reason->message);
      g_object_unref (session);
      replay_lines (file, lines, good, &session, NULL);
    }
  acies_session_set_settings (session, &file->settings);

  return session;
}
