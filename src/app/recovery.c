/* recovery.c - unsaved work: kept while the program runs, offered when it starts again
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/recovery.h"

#include "app/document-game.h"
#include "app/window.h"
#include "session/game-journal.h"

#include <glib/gi18n.h>

struct _AciesRecovery
{
  AciesJournalFolder *folder;
  GPtrArray          *journals; /* of AciesJournal, those of open documents */
  gboolean            claimed;

  AciesJournalFolder *games;
  GPtrArray          *documents; /* of AciesDocument, whose games are kept; without references */
  GPtrArray          *left;      /* of AciesGameJournalFile: games of programs that ended, not open again yet */
};

AciesRecovery *
acies_recovery_new (void)
{
  AciesRecovery   *self = g_new0 (AciesRecovery, 1);
  g_autofree char *games = acies_game_journal_dup_folder_path ();

  self->folder = acies_journal_folder_new (NULL);
  self->journals = g_ptr_array_new ();
  self->games = acies_journal_folder_new (games);
  self->documents = g_ptr_array_new ();
  return self;
}

static void
forget (gpointer data,
        GObject *object)
{
  g_ptr_array_remove_fast (data, object);
}

void
acies_recovery_free (AciesRecovery *self)
{
  for (guint i = 0; i < self->journals->len; i++)
    g_object_weak_unref (g_ptr_array_index (self->journals, i), forget, self->journals);
  for (guint i = 0; i < self->documents->len; i++)
    g_object_weak_unref (g_ptr_array_index (self->documents, i), forget, self->documents);
  g_ptr_array_unref (self->journals);
  g_ptr_array_unref (self->documents);
  g_clear_pointer (&self->left, g_ptr_array_unref);
  acies_journal_folder_unref (self->folder);
  acies_journal_folder_unref (self->games);
  g_free (self);
}

AciesJournalFolder *
acies_recovery_get_folder (AciesRecovery *self)
{
  return self->folder;
}

static void
tell_all (const char *text)
{
  GtkApplication *application = GTK_APPLICATION (g_application_get_default ());

  for (GList *link = gtk_application_get_windows (application); link != NULL; link = link->next)
    if (ACIES_IS_WINDOW (link->data))
      acies_window_tell (link->data, text);
}

static void
failed_cb (AciesJournal *journal,
           const char   *message)
{
  g_autofree char *text = g_strdup_printf (_ ("Unsaved work cannot be kept for a crash: %s"), message);

  tell_all (text);
}

static void
game_told_cb (AciesDocument *document,
              const char    *message)
{
  tell_all (message);
}

void
acies_recovery_keep (AciesRecovery *self,
                     AciesDocument *document)
{
  AciesApplication *application = ACIES_APPLICATION (g_application_get_default ());
  AciesJournal     *journal = acies_document_keep_journal (document, self->folder);

  if (g_ptr_array_find (self->journals, journal, NULL))
    return;
  g_ptr_array_add (self->journals, journal);
  g_object_weak_ref (G_OBJECT (journal), forget, self->journals);
  g_signal_connect (journal, "failed", G_CALLBACK (failed_cb), NULL);
  g_ptr_array_add (self->documents, document);
  g_object_weak_ref (G_OBJECT (document), forget, self->documents);
  g_signal_connect (document, "game-told", G_CALLBACK (game_told_cb), NULL);
  acies_document_keep_games (document, self->games, acies_catalog_get_library (acies_application_get_catalog (application)));
}

void
acies_recovery_flush (AciesRecovery *self)
{
  for (guint i = 0; i < self->journals->len; i++)
    acies_journal_flush (g_ptr_array_index (self->journals, i));
}

void
acies_recovery_leave (AciesRecovery *self)
{
  for (guint i = 0; i < self->journals->len; i++)
    {
      g_autoptr (GError) error = NULL;

      if (!acies_journal_leave (g_ptr_array_index (self->journals, i), &error))
        g_message ("%s", error->message);
    }
  for (guint i = 0; i < self->documents->len; i++)
    acies_document_leave_game (g_ptr_array_index (self->documents, i));
}

static void
is_active_cb (GtkWindow     *window,
              GParamSpec    *pspec,
              AciesRecovery *self)
{
  if (!gtk_window_is_active (window))
    acies_recovery_flush (self);
}

void
acies_recovery_watch (AciesRecovery *self,
                      GtkWindow     *window)
{
  g_signal_connect (window, "notify::is-active", G_CALLBACK (is_active_cb), self);
}

static int
compare_newest_first (gconstpointer a,
                      gconstpointer b)
{
  const AciesJournalFile *one = *(AciesJournalFile *const *) a;
  const AciesJournalFile *other = *(AciesJournalFile *const *) b;

  return (one->time < other->time) - (one->time > other->time);
}

GPtrArray *
acies_recovery_claim (AciesRecovery *self)
{
  GPtrArray *left = g_ptr_array_new_with_free_func ((GDestroyNotify) acies_journal_file_free);
  g_autoptr (GPtrArray) paths = NULL;

  if (self->claimed)
    return left;
  self->claimed = TRUE;
  paths = acies_journal_folder_claim (self->folder);
  for (guint i = 0; i < paths->len; i++)
    {
      g_autoptr (GError) error = NULL;
      AciesJournalFile *file = acies_journal_file_read (g_ptr_array_index (paths, i), &error);

      if (file != NULL)
        g_ptr_array_add (left, file);
      else
        g_message ("%s", error->message);
    }
  g_ptr_array_sort (left, compare_newest_first);
  return left;
}

/* --- games ---------------------------------------------------------------------------------- */

static void
claim_games (AciesRecovery *self)
{
  g_autoptr (GPtrArray) paths = acies_journal_folder_claim (self->games);

  self->left = g_ptr_array_new_with_free_func ((GDestroyNotify) acies_game_journal_file_free);
  for (guint i = 0; i < paths->len; i++)
    {
      g_autoptr (GError) error = NULL;
      AciesGameJournalFile *file = acies_game_journal_file_read (g_ptr_array_index (paths, i), &error);

      if (file != NULL)
        g_ptr_array_add (self->left, file);
      else
        g_message ("%s", error->message);
    }
}

static gboolean
is_of (const AciesGameJournalFile *left,
       GFile                      *file)
{
  g_autoptr (GFile) journal = g_file_new_for_path (left->path);

  return g_file_equal (journal, file) || (left->game != NULL && g_file_equal (left->game, file)) ||
         (left->scenario != NULL && g_file_equal (left->scenario, file));
}

AciesDocument *
acies_recovery_resume_game (AciesRecovery *self,
                            GFile         *file)
{
  AciesApplication *application = ACIES_APPLICATION (g_application_get_default ());

  if (self->left == NULL)
    claim_games (self);
  for (guint i = 0; i < self->left->len; i++)
    {
      g_autoptr (AciesGameJournalFile) left = NULL;
      g_autoptr (GError) error = NULL;
      g_autofree char *fault = NULL;
      AciesDocument   *document;
      gboolean         open;

      if (file != NULL && !is_of (g_ptr_array_index (self->left, i), file))
        continue;
      left = g_ptr_array_steal_index (self->left, i--);
      if (left->game != NULL && acies_application_has_file (application, left->game))
        g_clear_object (&left->game); /* somebody has opened it meanwhile as it was saved: this is another now */
      open = left->scenario != NULL && acies_application_has_file (application, left->scenario);
      document = acies_document_resume (left, !open, self->games, acies_catalog_get_library (acies_application_get_catalog (application)), &fault, &error);
      if (document == NULL || fault != NULL)
        tell_all (document != NULL ? fault : error->message);
      if (document != NULL)
        return document;
    }
  return NULL;
}
