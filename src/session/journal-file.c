/* journal-file.c - what journals hold, and their text: unsaved work, and a game that is played
 *
 * A journal begins with a few lines "Name: value" and an empty line. In that of a
 * scenario the document follows as it would be saved. In that of a game it is the
 * game as a file of it without turns, as many bytes as the lines say; then come the
 * lines that game-journal.c appends.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "session/journal.h"

#include "formats/files/file.h"
#include "formats/files/format-error.h"
#include "formats/game/game-xml.h"
#include "formats/xml/xml.h"
#include "session/session-private.h"

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>

#define FIRST_LINE "Acies-Journal: 1\n"
#define GAME_FIRST_LINE "Acies-Game: 2\n"
#define GAME_FIRST_LINE_OF_OLD "Acies-Game: 1\n"
#define LONGEST_HEAD (64 * 1024)
#define MOST_BYTES (ACIES_XML_MAX_BYTES + LONGEST_HEAD)

/* --- heads -------------------------------------------------------------------------------------- */

/* In microseconds; 0: it is not there, or far away, where the answer may take long. */
static gint64
time_of (GFile *file)
{
  const char *path = g_file_peek_path (file);
  GStatBuf    about;

  return path != NULL && g_stat (path, &about) == 0 ? (gint64) about.st_mtim.tv_sec * G_USEC_PER_SEC + about.st_mtim.tv_nsec / 1000 : 0;
}

/* @escape: the value may hold anything */
static void
append_line (GString    *head,
             const char *name,
             const char *value,
             gboolean    escape)
{
  g_autofree char *escaped = value != NULL && escape ? g_uri_escape_string (value, " /:,;!?'()&=+$@", TRUE) : NULL;

  if (value != NULL)
    g_string_append_printf (head, "%s: %s\n", name, escaped != NULL ? escaped : value);
}

/* Lines that are unknown or cannot be read are skipped.
 * @length: (out): of the document of a game; 0 if it is not said */
static void
read_head (AciesJournalFile *self,
           const char       *text,
           gsize             size,
           guint64          *length)
{
  g_autofree char *head = g_strndup (text != NULL ? text : "", size);
  g_auto (GStrv) lines = g_strsplit (head, "\n", -1);

  *length = 0;
  for (guint i = 0; lines[i] != NULL; i++)
    {
      char            *colon = strstr (lines[i], ": ");
      const char      *name = lines[i];
      g_autofree char *value = colon != NULL ? g_uri_unescape_string (colon + 2, NULL) : NULL;

      if (colon == NULL)
        continue;
      *colon = '\0';
      if (g_str_equal (name, "Scenario") && self->scenario == NULL)
        self->scenario = acies_file_new_for_local_uri (colon + 2);
      else if (g_str_equal (name, "Game") && self->file == NULL)
        self->file = acies_file_new_for_local_uri (colon + 2);
      else if (g_str_equal (name, "Length"))
        g_ascii_string_to_unsigned (colon + 2, 10, 1, ACIES_XML_MAX_BYTES, length, NULL);
      if (value == NULL || !g_utf8_validate (value, -1, NULL))
        continue;
      if (g_str_equal (name, "Title") && self->title == NULL)
        self->title = g_steal_pointer (&value);
      else if (g_str_equal (name, "File") && self->file == NULL)
        self->file = acies_file_new_for_local_uri (value);
      else if (g_str_equal (name, "Ruleset") && self->ruleset == NULL)
        self->ruleset = g_steal_pointer (&value);
      else if (g_str_equal (name, "File-Time"))
        self->file_time = g_ascii_strtoll (value, NULL, 10);
      else if (g_str_equal (name, "Time") && g_ascii_strtoll (value, NULL, 10) > 0)
        self->time = g_ascii_strtoll (value, NULL, 10);
    }
}

void
acies_journal_file_free (AciesJournalFile *self)
{
  g_clear_object (&self->file);
  g_clear_object (&self->scenario);
  g_clear_pointer (&self->document, g_bytes_unref);
  g_clear_pointer (&self->lines, g_bytes_unref);
  g_free (self->ruleset);
  g_free (self->title);
  g_free (self->path);
  g_free (self);
}

/* --- unsaved work ------------------------------------------------------------------------------- */

GBytes *
acies_journal_file_write (const char *title,
                          GFile      *file,
                          const char *ruleset,
                          gint64      time,
                          GBytes     *document)
{
  g_autofree char *uri = file != NULL ? g_file_get_uri (file) : NULL;
  GString         *all = g_string_new (FIRST_LINE);
  gsize            length;
  const char      *text = g_bytes_get_data (document, &length);

  append_line (all, "Title", title, TRUE);
  append_line (all, "File", uri, TRUE);
  append_line (all, "Ruleset", ruleset, TRUE);
  if (file != NULL && time_of (file) != 0)
    g_string_append_printf (all, "File-Time: %" G_GINT64_FORMAT "\n", time_of (file));
  g_string_append_printf (all, "Time: %" G_GINT64_FORMAT "\n\n", time);
  g_string_append_len (all, text, (gssize) length);

  return g_string_free_to_bytes (all);
}

AciesJournalFile *
acies_journal_file_read (const char *path,
                         GError    **error)
{
  g_autoptr (GFile) place = g_file_new_for_path (path);
  g_autoptr (GBytes) bytes = acies_file_load_regular (place, NULL, MOST_BYTES, error);
  AciesJournalFile *self;
  GStatBuf          written = { 0 };
  const char       *text;
  gsize             length;
  gsize             start = 0;
  guint64           unsaid;

  if (bytes == NULL)
    return NULL;
  text = g_bytes_get_data (bytes, &length);
  /* The document begins at the first line that begins as XML does. */
  while (start < MIN (length, LONGEST_HEAD) && !(text[start] == '<' && (start == 0 || text[start - 1] == '\n')))
    start++;
  if (start == MIN (length, LONGEST_HEAD))
    start = MIN (length, strlen (FIRST_LINE));
  self = g_new0 (AciesJournalFile, 1);
  self->path = g_strdup (path);
  self->document = g_bytes_new_from_bytes (bytes, start, length - start);
  if (g_stat (path, &written) == 0)
    self->time = (gint64) written.st_mtime * G_USEC_PER_SEC;
  read_head (self, text, start, &unsaid);

  return self;
}

gboolean
acies_journal_file_is_outdated (const AciesJournalFile *self)
{
  gint64 changed = self->file != NULL ? time_of (self->file) : 0;

  if (changed == 0)
    return FALSE;

  return self->file_time != 0 ? changed != self->file_time : changed > self->time;
}

/* --- a game that is played ---------------------------------------------------------------------- */

GString *
acies_journal_file_write_game (AciesSession *session,
                               GFile        *scenario,
                               GFile        *game)
{
  g_autoptr (AciesGameFile) file = acies_game_file_new (acies_state_copy (acies_session_get_scenario (session)),
                                                        acies_session_get_seed (session));
  g_autofree char *document = NULL;
  g_autofree char *scenario_uri = scenario != NULL ? g_file_get_uri (scenario) : NULL;
  g_autofree char *game_uri = game != NULL ? g_file_get_uri (game) : NULL;
  GString         *head = g_string_new (GAME_FIRST_LINE);

  file->settings = *acies_session_get_settings (session);
  document = acies_game_write (file);
  append_line (head, "Scenario", scenario_uri, FALSE);
  append_line (head, "Game", game_uri, FALSE);
  g_string_append_printf (head, "Length: %" G_GSIZE_FORMAT "\n\n", strlen (document));
  g_string_append (head, document);

  return head;
}

AciesJournalFile *
acies_journal_file_read_game (const char *path,
                              GError    **error)
{
  g_autoptr (GFile) place = g_file_new_for_path (path);
  g_autoptr (GBytes) bytes = acies_file_load_regular (place, NULL, MOST_BYTES, error);
  g_autoptr (AciesJournalFile) self = g_new0 (AciesJournalFile, 1);
  gsize       size, start;
  guint64     length = 0;
  const char *text, *end;

  if (bytes == NULL)
    return NULL;
  self->path = g_strdup (path);
  text = g_bytes_get_data (bytes, &size);
  end = text != NULL ? g_strstr_len (text, (gssize) MIN (size, LONGEST_HEAD), "\n\n") : NULL;
  if (end != NULL && (g_str_has_prefix (text, GAME_FIRST_LINE) || g_str_has_prefix (text, GAME_FIRST_LINE_OF_OLD)))
    read_head (self, text, (gsize) (end - text), &length);
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
set_damaged (const char *line,
             GError    **error)
{
  g_autofree char *shown = acies_text_shorten (line, ACIES_LONGEST_QUOTE);

  g_set_error (error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_NOT_SAME, _ ("“%s” is damaged"), shown);

  return FALSE;
}

/* The number of an id, of commands, and the text; @removed: the id alone */
static gboolean
read_note (Replay     *self,
           const char *line,
           gboolean    removed,
           GError    **error)
{
  GPtrArray *notes = self->session->notes;
  char      *rest;
  guint64    id = g_ascii_strtoull (line, &rest, 10);
  guint64    command = removed ? 0 : g_ascii_strtoull (rest, &rest, 10);
  AciesNote *note = id <= G_MAXINT ? acies_notes_find (notes, (guint) id) : NULL;

  if (removed && note != NULL && *rest == '\0')
    g_ptr_array_remove (notes, note);
  else if (removed || id == 0 || id > G_MAXINT || command > ACIES_NOTE_LAST_MOMENT || *rest != ' ' || !acies_note_is_sound (rest + 1) ||
           (note == NULL && notes->len >= ACIES_NOTES_MOST))
    return set_damaged (line, error);
  else
    {
      if (note == NULL)
        note = acies_notes_add (notes, (guint) command, rest + 1);
      g_free (note->text);
      note->text = g_strdup (rest + 1);
      note->id = (guint) id;
      note->command = (guint) command;
      acies_notes_sort (notes);
    }
  self->session->notes_version++;

  return TRUE;
}

static gboolean
replay_line (Replay     *self,
             const char *line,
             GError    **error)
{
  guint   n;
  guint64 number;

  if (g_str_has_prefix (line, "do "))
    return read_command (self, line + strlen ("do "), FALSE, error);
  if (g_str_has_prefix (line, "and "))
    return read_command (self, line + strlen ("and "), TRUE, error);
  if (g_str_has_prefix (line, "saved "))
    {
      self->saved = line + strlen ("saved ");
      return TRUE;
    }
  /* All others end a step. */
  if (!g_str_has_prefix (line, "step ") && !g_str_has_prefix (line, "remark ") && !g_str_has_prefix (line, "unremark ") && !g_str_has_prefix (line, "hash "))
    return set_damaged (line, error);
  if (!apply_step (self, error))
    return FALSE;
  n = acies_session_count_commands (self->session);
  if (g_str_has_prefix (line, "remark "))
    return read_note (self, line + strlen ("remark "), FALSE, error);
  if (g_str_has_prefix (line, "unremark "))
    return read_note (self, line + strlen ("unremark "), TRUE, error);
  if (g_str_has_prefix (line, "step "))
    {
      if (!g_ascii_string_to_unsigned (line + strlen ("step "), 10, 0, acies_session_count_steps (self->session), &number, NULL))
        return set_damaged (line + strlen ("step "), error);
      acies_session_jump_to_step (self->session, (guint) number);
      return TRUE;
    }
  if (g_ascii_string_to_unsigned (line + strlen ("hash "), 16, 0, G_MAXUINT64, &number, NULL) &&
      (self->is_old || number == acies_state_hash_in (acies_session_get_state (self->session), self->edition)))
    return TRUE;
  g_set_error (error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_NOT_SAME,
               g_dngettext (GETTEXT_PACKAGE, "After %u command, the game differs from the journal", "After %u commands, the game differs from the journal", n), n);

  return FALSE;
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
  AciesSession *game = acies_session_new_game_at (file->scenario, file->seed, ACIES_DICE_ENTERED, file->settings.depth);
  Replay        replay = { game, commands, NULL, file->format < ACIES_GAME_FORMAT_HASHES, file->edition };
  guint         good = 0;
  guint64       step;

  for (guint i = 0; i < n && replay_line (&replay, lines[i], error); i++)
    if (g_str_has_prefix (lines[i], "hash "))
      good = i + 1;
  if (replay.saved == NULL || !g_str_equal (replay.saved, "no"))
    game->notes_saved = game->notes_version;
  if (replay.saved != NULL && g_ascii_string_to_unsigned (replay.saved, 10, 0, acies_session_count_steps (game), &step, NULL))
    game->history.saved_id = step > 0 ? acies_session_get_entry (game, (guint) step)->id : 0;
  else if (replay.saved != NULL)
    game->history.saved_id = G_MAXUINT64;
  *session = game;

  return good;
}

AciesSession *
acies_journal_file_open_game (const AciesJournalFile *self,
                              AciesLibrary           *library,
                              gboolean               *corrected,
                              char                  **fault,
                              GError                **error)
{
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (AciesGameFile) file = acies_game_read (self->document, self->path, library, findings, error);
  g_autoptr (GError) reason = NULL;
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  AciesSession *session;
  gsize         size;
  const char   *data;
  guint         good, whole = 0;

  *corrected = FALSE;
  *fault = NULL;
  if (file == NULL)
    return NULL;
  *corrected = acies_game_file_compare_rules (file) == ACIES_GAME_RULES_CORRECTED;
  data = g_bytes_get_data (self->lines, &size);
  text = g_strndup (data != NULL ? data : "", size);
  lines = g_strsplit (text, "\n", -1);
  /* Those were written whole that a hash follows; the last line has no end. */
  for (guint i = 0; lines[i] != NULL && lines[i + 1] != NULL; i++)
    if (g_str_has_prefix (lines[i], "hash "))
      whole = i + 1;
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
