/* game-journal.c - a game as it is played, command by command, where a kill cannot reach it
 *
 * A journal is a head of journal-file.c and then lines:
 *
 *   do COMMAND     a new step after the one the game stands at; what lay behind it is forgotten
 *   and COMMAND    more of the step the game stands at
 *   step N         undo or redo: the game stands at step N
 *   remark I N T   after N commands stands the note T, of the id I, in place of another of that id
 *   unremark I     it was removed
 *   saved N        that is how the game's own file has it; "saved no": none is
 *   hash H         all of this has led to the position of this hash
 *
 * A hash ends what was written in one piece; lines without one were being
 * written when the program ended. Steps that are written together have a hash
 * each, so that a game that other rules bring to another end comes back as far as
 * it agrees.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "session/journal.h"

#include "session/session-private.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#define RETRY_SECONDS 3
#define NEW_ENDING ".new"
#define SAVED_NO -1

/* What the journal holds of one step. */
typedef struct
{
  guint64 first_id; /* of its entry */
  guint   n_commands;
} Step;

struct _AciesGameJournal
{
  GObject parent_instance;

  AciesSession       *session; /* NULL: closed */
  AciesJournalFolder *folder;
  GFile              *scenario;
  GFile              *game;
  char               *path;
  int                 fd;     /* -1: all is to be written anew */
  gsize               length; /* of what is written whole */
  GArray             *steps;  /* of Step */
  guint               at;     /* the step at which the journal stands */
  GPtrArray          *notes;  /* of AciesNote, as the journal holds them */
  guint               notes_version;
  int                 saved; /* the step it calls saved; SAVED_NO: none */
  guint               retry; /* id of the source */
  gboolean            failing;
  gboolean            flushing; /* a thread waits for the disk */
  gboolean            unflushed;
};

G_DEFINE_FINAL_TYPE (AciesGameJournal, acies_game_journal, G_TYPE_OBJECT)

static guint failed_signal;

char *
acies_game_journal_dup_folder_path (void)
{
  return g_build_filename (g_get_user_state_dir (), "acies", "games", NULL);
}

/* --- what has happened since ---------------------------------------------------------------- */

static void
append_step (AciesGameJournal *self,
             GString          *text,
             guint             step)
{
  if (self->at != step)
    g_string_append_printf (text, "step %u\n", step);
  self->at = step;
}

static void
append_hash (GString          *text,
             const AciesState *state)
{
  g_string_append_printf (text, "hash %016" G_GINT64_MODIFIER "x\n", acies_state_hash (state));
}

static void
append_notes (AciesGameJournal *self,
              GString          *text)
{
  const GPtrArray *now = acies_session_get_notes (self->session);

  for (guint i = 0; i < self->notes->len; i++)
    {
      const AciesNote *old = self->notes->pdata[i];

      if (acies_notes_find (now, old->id) == NULL)
        g_string_append_printf (text, "unremark %u\n", old->id);
    }
  for (guint i = 0; i < now->len; i++)
    {
      const AciesNote *note = now->pdata[i];
      const AciesNote *old = acies_notes_find (self->notes, note->id);

      if (old == NULL || old->command != note->command || !g_str_equal (old->text, note->text))
        g_string_append_printf (text, "remark %u %u %s\n", note->id, note->command, note->text);
    }
  g_ptr_array_unref (self->notes);
  self->notes = acies_notes_copy (now);
  self->notes_version = self->session->notes_version;
}

/* Returns: (transfer full): the lines that lead from what the journal holds to the game as it is; "" when it is that */
static GString *
describe_changes (AciesGameJournal *self)
{
  AciesSession *session = self->session;
  GPtrArray    *entries = session->history.entries;
  GString      *text = g_string_new (NULL);
  guint         same = 0; /* how many of the first steps the journal has, perhaps without their last commands */
  guint         step;
  int           saved = SAVED_NO;
  g_autoptr (AciesState) state = NULL;

  /* A note is no step: while one is unsaved, the file holds no step as it is. */
  if (session->notes_version == session->notes_saved && acies_session_find_saved_step (session, &step))
    saved = (int) step;
  while (same < MIN (self->steps->len, entries->len) && g_array_index (self->steps, Step, same).first_id == ((AciesEntry *) entries->pdata[same])->first_id)
    same++;
  if (same + 1 < entries->len)
    state = acies_session_dup_position (session, 0);
  for (guint i = 0; i < entries->len; i++)
    {
      const AciesEntry *entry = entries->pdata[i];
      Step              now = { entry->first_id, entry->commands->len };
      guint             first = i < same ? g_array_index (self->steps, Step, i).n_commands : 0;

      for (guint j = 0; state != NULL && j < entry->commands->len; j++)
        acies_engine_apply (state, &g_array_index (entry->commands, AciesCommand, j), NULL, NULL);
      if (i < same && first == now.n_commands)
        continue;
      append_step (self, text, i < same ? i + 1 : i);
      for (guint j = first; j < entry->commands->len; j++)
        {
          g_autofree char *line = acies_command_to_string (&g_array_index (entry->commands, AciesCommand, j), session->state->ruleset);

          g_string_append_printf (text, "%s %s\n", j == 0 ? "do" : "and", line);
        }
      self->at = i + 1;
      if (i >= self->steps->len)
        g_array_set_size (self->steps, i + 1);
      g_array_index (self->steps, Step, i) = now;
      if (state != NULL && i + 1 < entries->len)
        append_hash (text, state);
    }
  g_array_set_size (self->steps, entries->len);
  append_step (self, text, session->history.n_done);
  if (self->notes_version != session->notes_version)
    append_notes (self, text); /* after the steps: a note may be at the last of them */
  if (saved != self->saved && saved == SAVED_NO)
    g_string_append (text, "saved no\n");
  else if (saved != self->saved)
    g_string_append_printf (text, "saved %d\n", saved);
  self->saved = saved;
  if (text->len > 0)
    append_hash (text, session->state);

  return text;
}

/* --- to the disk ---------------------------------------------------------------------------- */

/* A kill leaves what was written to the kernel; a power cut, what the disk has. The disk may
 * take longer than people like to wait. */
static void flush (AciesGameJournal *self);

static void
flush_thread (GTask        *task,
              gpointer      source,
              gpointer      data,
              GCancellable *cancellable)
{
  int fd = GPOINTER_TO_INT (data);

  fdatasync (fd); /* a disk that cannot is told of by the next write */
  close (fd);
  g_task_return_boolean (task, TRUE);
}

static void
flushed_cb (GObject      *object,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr (AciesGameJournal) self = data;

  self->flushing = FALSE;
  if (self->unflushed && self->fd >= 0)
    flush (self);
}

static void
flush (AciesGameJournal *self)
{
  g_autoptr (GTask) task = NULL;
  int fd;

  self->unflushed = self->flushing;
  if (self->flushing)
    return;
  fd = fcntl (self->fd, F_DUPFD_CLOEXEC, 0);
  if (fd < 0)
    return;
  self->flushing = TRUE;
  task = g_task_new (NULL, NULL, flushed_cb, g_object_ref (self)); /* not the source: the thread would hold it */
  g_task_set_task_data (task, GINT_TO_POINTER (fd), NULL);
  g_task_run_in_thread (task, flush_thread);
}

static void
close_file (AciesGameJournal *self)
{
  if (self->fd >= 0)
    close (self->fd);
  self->fd = -1;
}

/* Puts the game as it is, with all its steps, in place of what was there. */
static gboolean
write_anew (AciesGameJournal *self,
            GError          **error)
{
  g_autoptr (GString) text = NULL;
  g_autoptr (GString) lines = NULL;
  g_autofree char *aside = NULL;

  if (self->path == NULL)
    self->path = acies_journal_folder_dup_next (self->folder, error);
  if (self->path == NULL)
    return FALSE;
  close_file (self);
  g_array_set_size (self->steps, 0);
  g_ptr_array_set_size (self->notes, 0);
  self->notes_version = 0;
  self->at = 0;
  self->saved = 0;
  text = acies_journal_file_write_game (self->session, self->scenario, self->game);
  lines = describe_changes (self);
  g_string_append_len (text, lines->str, (gssize) lines->len);
  aside = g_strconcat (self->path, NEW_ENDING, NULL);
  if (!g_file_set_contents_full (aside, text->str, (gssize) text->len, G_FILE_SET_CONTENTS_NONE, 0600, error))
    return FALSE;
  if (g_rename (aside, self->path) == 0)
    self->fd = g_open (self->path, O_WRONLY | O_CLOEXEC);
  self->length = text->len;

  return self->fd >= 0 || acies_journal_set_errno (self->path, errno, error);
}

static void update (AciesGameJournal *self);

static gboolean
retry_cb (gpointer data)
{
  AciesGameJournal *self = data;

  self->retry = 0;
  update (self);

  return G_SOURCE_REMOVE;
}

/* Within a group of commands nothing is final; its end emits "history-changed" too. What is on the disk stays until all of it
 * can be written again. */
static void
update (AciesGameJournal *self)
{
  g_autoptr (GError) error = NULL;
  gboolean written;
  gboolean was_failing = self->failing;

  if (acies_session_is_in_group (self->session))
    return;
  if (self->fd < 0)
    {
      written = write_anew (self, &error);
    }
  else
    {
      g_autoptr (GString) text = describe_changes (self);
      gsize  done = 0;
      gssize n = 0;

      if (text->len == 0)
        return;
      while (done < text->len && (n >= 0 || errno == EINTR))
        {
          n = pwrite (self->fd, text->str + done, text->len - done, (off_t) (self->length + done));
          done += n > 0 ? (gsize) n : 0;
        }
      written = done == text->len || acies_journal_set_errno (self->path, errno, &error);
      self->length += written ? text->len : 0;
    }
  self->failing = !written;
  if (written)
    {
      g_clear_handle_id (&self->retry, g_source_remove);
      flush (self);
      return;
    }
  close_file (self);
  if (self->retry == 0)
    self->retry = g_timeout_add_seconds (RETRY_SECONDS, retry_cb, self);
  if (!was_failing)
    g_signal_emit (self, failed_signal, 0, error->message);
}

static void
update_anew (AciesGameJournal *self)
{
  close_file (self);
  update (self);
}

/* --- the class ------------------------------------------------------------------------------ */

AciesGameJournal *
acies_game_journal_new (AciesSession       *game,
                        AciesJournalFolder *folder,
                        const char         *path)
{
  AciesGameJournal *self;

  g_return_val_if_fail (ACIES_IS_SESSION (game) && acies_session_get_scenario (game) != NULL, NULL);

  self = g_object_new (ACIES_TYPE_GAME_JOURNAL, NULL);
  self->session = g_object_ref (game);
  self->folder = acies_journal_folder_ref (folder);
  self->path = g_strdup (path);
  if (path != NULL)
    acies_journal_folder_take (folder, path);

  return self;
}

void
acies_game_journal_begin (AciesGameJournal *self)
{
  g_return_if_fail (ACIES_IS_GAME_JOURNAL (self) && self->session != NULL);

  g_signal_connect_object (self->session, "history-changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "settings-changed", G_CALLBACK (update_anew), self, G_CONNECT_SWAPPED);
  update (self);
}

void
acies_game_journal_set_places (AciesGameJournal *self,
                               GFile            *scenario,
                               GFile            *game)
{
  gboolean other;

  g_return_if_fail (ACIES_IS_GAME_JOURNAL (self));

  other = g_set_object (&self->scenario, scenario);
  other = g_set_object (&self->game, game) || other;
  if (other && self->session != NULL && (self->fd >= 0 || self->failing))
    update_anew (self);
}

gboolean
acies_game_journal_is_failing (AciesGameJournal *self)
{
  g_return_val_if_fail (ACIES_IS_GAME_JOURNAL (self), FALSE);

  return self->failing;
}

const char *
acies_game_journal_get_path (AciesGameJournal *self)
{
  g_return_val_if_fail (ACIES_IS_GAME_JOURNAL (self), NULL);

  return self->path;
}

static void
stop_listening (AciesGameJournal *self)
{
  g_clear_handle_id (&self->retry, g_source_remove);
  close_file (self);
  if (self->session != NULL)
    g_signal_handlers_disconnect_by_data (self->session, self);
  g_clear_object (&self->session);
}

void
acies_game_journal_leave (AciesGameJournal *self)
{
  g_return_if_fail (ACIES_IS_GAME_JOURNAL (self));

  if (self->session != NULL && self->failing)
    update (self); /* the last chance; no more than tried */
  stop_listening (self);
}

void
acies_game_journal_close (AciesGameJournal *self)
{
  g_return_if_fail (ACIES_IS_GAME_JOURNAL (self));

  if (self->session == NULL)
    return;
  stop_listening (self);
  if (self->path == NULL)
    return;
  g_unlink (self->path);
  acies_journal_folder_release (self->folder, self->path);
}

/* The caller has not said that the game is not wanted, so it stays. */
static void
acies_game_journal_finalize (GObject *object)
{
  AciesGameJournal *self = ACIES_GAME_JOURNAL (object);

  stop_listening (self);
  g_clear_object (&self->scenario);
  g_clear_object (&self->game);
  g_array_unref (self->steps);
  g_ptr_array_unref (self->notes);
  g_free (self->path);
  g_clear_pointer (&self->folder, acies_journal_folder_unref);
  G_OBJECT_CLASS (acies_game_journal_parent_class)->finalize (object);
}

static void
acies_game_journal_class_init (AciesGameJournalClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = acies_game_journal_finalize;

  failed_signal = g_signal_new ("failed", ACIES_TYPE_GAME_JOURNAL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
acies_game_journal_init (AciesGameJournal *self)
{
  self->fd = -1;
  self->steps = g_array_new (FALSE, TRUE, sizeof (Step));
  self->notes = acies_notes_new ();
}
