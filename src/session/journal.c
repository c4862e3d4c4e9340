/* journal.c - unsaved work of one session, kept where a crash cannot reach it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "session/journal.h"

#include "formats/scenario/scenario-xml.h"

#include <errno.h>
#include <glib/gstdio.h>

/* Writing takes time, too; with it the seconds promised are not over. */
#define DELAY (ACIES_JOURNAL_SECONDS * 1000 - 500)
#define NEW_ENDING ".new"

/* Where the journal is. A thread may still write while the journal is removed,
 * so the file is put in place, or taken away, under the lock only. */
typedef struct
{
  GMutex lock;
  char  *path;    /* (nullable): not known yet */
  guint  removed; /* how often it was taken away */
  guint  newest;  /* number of the job that was put in place last */
} Place;

struct _AciesJournal
{
  GObject parent_instance;

  AciesSession       *session; /* NULL: closed */
  AciesJournalFolder *folder;
  GFile              *file;
  Place              *place;
  guint               delay;
  guint               timer; /* runs while there is something new, unless it is being retried */
  gboolean            dirty; /* something is neither written nor being written */
  gboolean            writing;
  gboolean            urgent; /* what is dirty is written as soon as a thread is free */
  gboolean            failing;
  guint               n_jobs;
};

G_DEFINE_FINAL_TYPE (AciesJournal, acies_journal, G_TYPE_OBJECT)

static guint failed_signal;

/* --- the thread ----------------------------------------------------------------------------- */

typedef struct
{
  Place      *place;
  guint       removed; /* as the place had it: else nobody wants it any more */
  guint       number;  /* a later job has the higher one */
  AciesState *state;   /* a copy, which shares what is never written to while it is shared */
  GFile      *file;
  gint64      time;
} Job;

static void
place_clear (gpointer data)
{
  Place *self = data;

  g_mutex_clear (&self->lock);
  g_free (self->path);
}

static void
job_free (Job *job)
{
  g_atomic_rc_box_release_full (job->place, place_clear);
  acies_state_free (job->state);
  g_clear_object (&job->file);
  g_free (job);
}

/* Puts what was written in place, unless the journal was taken away meanwhile or something newer was written. Two threads may
 * write at once when the program is told to end; each has a file of its own aside. */
static gboolean
write_job (const Job *job,
           GError   **error)
{
  Place           *place = job->place;
  g_autofree char *aside = g_strdup_printf ("%s.%u" NEW_ENDING, place->path, job->number);
  const char      *title = job->state->texts->text[ACIES_TEXT_TITLE];
  g_autofree char *name = title[0] == '\0' && job->file != NULL ? g_file_get_basename (job->file) : NULL;
  g_autofree char *shown = name != NULL ? g_filename_display_name (name) : g_strdup (title);
  g_autoptr (GBytes) document = acies_scenario_write_bytes (job->state, NULL);
  g_autoptr (GBytes) bytes = acies_journal_file_write (shown, job->file, job->state->ruleset->id, job->time, document);
  g_autoptr (GMutexLocker) locker G_GNUC_UNUSED = NULL;
  gsize                           length;
  const char                     *text = g_bytes_get_data (bytes, &length);

  if (!g_file_set_contents_full (aside, text, (gssize) length, G_FILE_SET_CONTENTS_DURABLE | G_FILE_SET_CONTENTS_CONSISTENT, 0600, error))
    return FALSE;
  locker = g_mutex_locker_new (&place->lock);
  if (place->removed != job->removed || job->number < place->newest)
    g_unlink (aside);
  else if (g_rename (aside, place->path) == 0)
    place->newest = job->number;
  else
    return acies_journal_set_errno (place->path, errno, error);

  return TRUE;
}

static void
write_thread (GTask        *task,
              gpointer      source,
              gpointer      data,
              GCancellable *cancellable)
{
  g_autoptr (GError) error = NULL;

  if (write_job (data, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, g_steal_pointer (&error));
}

/* --- the main thread ------------------------------------------------------------------------ */

static void schedule (AciesJournal *self);
static void begin_to_write (AciesJournal *self);

/* @error: (nullable): %NULL if it was written */
static void
set_failure (AciesJournal *self,
             const GError *error)
{
  gboolean was_failing = self->failing;

  self->failing = error != NULL;
  if (error == NULL)
    return;
  self->dirty = TRUE;
  schedule (self);
  if (!was_failing)
    g_signal_emit (self, failed_signal, 0, error->message);
}

static void
written_cb (GObject      *object,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr (AciesJournal) self = data;
  g_autoptr (GError) error = NULL;

  self->writing = FALSE;
  if (self->session == NULL)
    return;
  g_task_propagate_boolean (G_TASK (result), &error);
  set_failure (self, error);
  if (self->urgent && self->dirty && error == NULL)
    begin_to_write (self);
}

static gboolean
has_place (AciesJournal *self,
           GError      **error)
{
  if (self->place->path == NULL)
    self->place->path = acies_journal_folder_dup_next (self->folder, error);

  return self->place->path != NULL;
}

static Job *
new_job (AciesJournal *self)
{
  Job *job = g_new0 (Job, 1);

  job->place = g_atomic_rc_box_acquire (self->place);
  job->removed = self->place->removed;
  job->number = ++self->n_jobs;
  job->state = acies_state_copy (acies_session_get_state (self->session));
  job->file = self->file != NULL ? g_object_ref (self->file) : NULL;
  job->time = g_get_real_time ();

  return job;
}

static void
begin_to_write (AciesJournal *self)
{
  g_autoptr (GTask) task = NULL;
  g_autoptr (GError) error = NULL;

  g_clear_handle_id (&self->timer, g_source_remove);
  self->urgent = self->writing;
  if (self->writing)
    return;
  if (!has_place (self, &error))
    {
      set_failure (self, error);
      return;
    }
  self->dirty = FALSE;
  self->writing = TRUE;
  task = g_task_new (NULL, NULL, written_cb, g_object_ref (self)); /* not the source: the thread might be the last to hold it */
  g_task_set_task_data (task, new_job (self), (GDestroyNotify) job_free);
  g_task_run_in_thread (task, write_thread);
}

static gboolean
timeout_cb (gpointer data)
{
  AciesJournal *self = data;

  self->timer = 0;
  begin_to_write (self);

  return G_SOURCE_REMOVE;
}

/* A timer that runs is left alone: started anew by each change it would never
 * fire while somebody works. */
static void
schedule (AciesJournal *self)
{
  if (self->timer == 0)
    self->timer = g_timeout_add (self->delay, timeout_cb, self);
}

/* Nothing is unsaved: what was written is of no use, and what is being written neither. */
static void
take_away (AciesJournal *self)
{
  g_autoptr (GMutexLocker) locker G_GNUC_UNUSED = g_mutex_locker_new (&self->place->lock);

  g_clear_handle_id (&self->timer, g_source_remove);
  self->dirty = FALSE;
  self->urgent = FALSE;
  self->place->removed++;
  if (self->place->path != NULL)
    g_unlink (self->place->path);
}

static void
changed_cb (AciesJournal *self)
{
  self->dirty = TRUE;
  if (acies_session_is_modified (self->session))
    schedule (self);
}

static void
history_changed_cb (AciesJournal *self)
{
  if (!acies_session_is_modified (self->session))
    take_away (self);
}

AciesJournal *
acies_journal_new (AciesSession       *session,
                   AciesJournalFolder *folder,
                   const char         *path)
{
  AciesJournal *self;

  g_return_val_if_fail (ACIES_IS_SESSION (session), NULL);

  self = g_object_new (ACIES_TYPE_JOURNAL, NULL);
  self->session = g_object_ref (session);
  self->folder = acies_journal_folder_ref (folder);
  self->place = g_atomic_rc_box_new0 (Place);
  g_mutex_init (&self->place->lock);
  self->place->path = g_strdup (path);
  self->delay = DELAY;
  if (path != NULL)
    acies_journal_folder_take (folder, path);
  g_signal_connect_object (session, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "history-changed", G_CALLBACK (history_changed_cb), self, G_CONNECT_SWAPPED);
  if (path == NULL && acies_session_is_modified (session))
    changed_cb (self);

  return self;
}

void
acies_journal_set_file (AciesJournal *self,
                        GFile        *file)
{
  g_return_if_fail (ACIES_IS_JOURNAL (self));

  g_set_object (&self->file, file);
}

void
acies_journal_set_delay (AciesJournal *self,
                         guint         milliseconds)
{
  g_return_if_fail (ACIES_IS_JOURNAL (self));

  self->delay = milliseconds;
}

gboolean
acies_journal_is_failing (AciesJournal *self)
{
  g_return_val_if_fail (ACIES_IS_JOURNAL (self), FALSE);

  return self->failing && self->dirty;
}

void
acies_journal_flush (AciesJournal *self)
{
  g_return_if_fail (ACIES_IS_JOURNAL (self));

  if (self->session != NULL && self->dirty && acies_session_is_modified (self->session))
    begin_to_write (self);
}

static void
stop_listening (AciesJournal *self)
{
  g_clear_handle_id (&self->timer, g_source_remove);
  g_signal_handlers_disconnect_by_data (self->session, self);
  g_clear_object (&self->session);
}

gboolean
acies_journal_leave (AciesJournal *self,
                     GError      **error)
{
  gboolean written = TRUE;

  g_return_val_if_fail (ACIES_IS_JOURNAL (self), FALSE);

  if (self->session == NULL)
    return TRUE;
  /* What a thread is writing may not be written before the program has ended. */
  if ((self->dirty || self->writing) && acies_session_is_modified (self->session))
    {
      Job *job = has_place (self, error) ? new_job (self) : NULL;

      written = job != NULL && write_job (job, error);
      g_clear_pointer (&job, job_free);
    }
  stop_listening (self);

  return written;
}

void
acies_journal_close (AciesJournal *self)
{
  g_return_if_fail (ACIES_IS_JOURNAL (self));

  if (self->session == NULL)
    return;
  take_away (self);
  stop_listening (self);
  if (self->place->path != NULL)
    acies_journal_folder_release (self->folder, self->place->path);
}

/* The caller has not said that the work was saved or is not wanted, so it stays. */
static void
acies_journal_finalize (GObject *object)
{
  AciesJournal *self = ACIES_JOURNAL (object);

  g_clear_handle_id (&self->timer, g_source_remove);
  g_clear_object (&self->session);
  g_clear_object (&self->file);
  g_atomic_rc_box_release_full (self->place, place_clear);
  g_clear_pointer (&self->folder, acies_journal_folder_unref);
  G_OBJECT_CLASS (acies_journal_parent_class)->finalize (object);
}

static void
acies_journal_class_init (AciesJournalClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = acies_journal_finalize;

  failed_signal = g_signal_new ("failed", ACIES_TYPE_JOURNAL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
acies_journal_init (AciesJournal *self)
{
}
