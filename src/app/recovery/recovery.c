/* recovery.c - unsaved work: kept while the program runs, offered when it starts again
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/recovery/recovery.h"

#include "app/document/document-game.h"
#include "app/window/window-list.h"
#include "session/journal.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>

struct _AciesRecovery
{
  GtkApplication     *application; /* has this */
  AciesCatalog       *catalog;
  AciesJournalFolder *folder;
  GPtrArray          *journals; /* of AciesJournal, those of open documents */
  gboolean            claimed;

  AciesJournalFolder *games;
  GPtrArray          *documents; /* of AciesDocument, whose games are kept; without references */
  GPtrArray          *left;      /* of AciesJournalFile: games of programs that ended, not open again yet */
};

AciesRecovery *
acies_recovery_new (GtkApplication *application,
                    AciesCatalog   *catalog)
{
  AciesRecovery   *self = g_new0 (AciesRecovery, 1);
  g_autofree char *games = acies_game_journal_dup_folder_path ();

  self->application = application;
  self->catalog = g_object_ref (catalog);
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

static void
let_go (AciesRecovery *self,
        GObject       *object,
        GPtrArray     *list)
{
  g_signal_handlers_disconnect_by_data (object, self);
  g_object_weak_unref (object, forget, list);
}

void
acies_recovery_free (AciesRecovery *self)
{
  for (guint i = 0; i < self->journals->len; i++)
    let_go (self, g_ptr_array_index (self->journals, i), self->journals);
  for (guint i = 0; i < self->documents->len; i++)
    let_go (self, g_ptr_array_index (self->documents, i), self->documents);
  g_ptr_array_unref (self->journals);
  g_ptr_array_unref (self->documents);
  g_clear_pointer (&self->left, g_ptr_array_unref);
  acies_journal_folder_unref (self->folder);
  acies_journal_folder_unref (self->games);
  g_object_unref (self->catalog);
  g_free (self);
}

AciesJournalFolder *
acies_recovery_get_folder (AciesRecovery *self)
{
  return self->folder;
}

static guint
count_failing (AciesRecovery *self)
{
  guint n = 0;

  for (guint i = 0; i < self->journals->len; i++)
    n += acies_journal_is_failing (g_ptr_array_index (self->journals, i));
  for (guint i = 0; i < self->documents->len; i++)
    n += acies_document_game_is_unkept (g_ptr_array_index (self->documents, i));
  return n;
}

/* A full disk is one cause for all that is open: it is told once, until everything can be kept again. */
static void
failed_cb (AciesRecovery *self,
           const char    *message)
{
  g_autofree char *text = NULL;

  if (count_failing (self) > 1)
    return;
  text = g_strdup_printf (_ ("Unsaved work cannot be backed up: %s"), message);

  acies_window_list_show_message (self->application, text);
}

static void
game_told_cb (AciesRecovery *self,
              const char    *message)
{
  acies_window_list_show_message (self->application, message);
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

static void
keep (AciesRecovery *self,
      AciesDocument *document)
{
  AciesJournal *journal = acies_document_keep_journal (document, self->folder);

  if (g_ptr_array_find (self->journals, journal, NULL))
    return;
  g_ptr_array_add (self->journals, journal);
  g_object_weak_ref (G_OBJECT (journal), forget, self->journals);
  g_signal_connect_swapped (journal, "failed", G_CALLBACK (failed_cb), self);
  g_ptr_array_add (self->documents, document);
  g_object_weak_ref (G_OBJECT (document), forget, self->documents);
  g_signal_connect_swapped (document, "game-unkept", G_CALLBACK (failed_cb), self);
  g_signal_connect_swapped (document, "game-told", G_CALLBACK (game_told_cb), self);
  acies_document_keep_games (document, self->games, acies_catalog_get_library (self->catalog));
}

static void
page_attached_cb (AciesRecovery *self,
                  AdwTabPage    *tab)
{
  keep (self, acies_document_page_get_document (ACIES_DOCUMENT_PAGE (adw_tab_page_get_child (tab))));
}

void
acies_recovery_watch (AciesRecovery *self,
                      AciesWindow   *window)
{
  g_signal_connect_swapped (acies_window_get_tabs (window), "page-attached", G_CALLBACK (page_attached_cb), self);
  g_signal_connect (window, "notify::is-active", G_CALLBACK (is_active_cb), self);
}

/* It stays where it is, for whoever finds out why. */
static void
tell_unreadable (AciesRecovery *self,
                 const GError  *error)
{
  /* Translators: what is wrong */
  g_autofree char *text = g_strdup_printf (_ ("Unsaved work from the last session cannot be read: %s"), error->message);

  acies_window_list_show_message (self->application, text);
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
        tell_unreadable (self, error);
    }
  g_ptr_array_sort (left, compare_newest_first);
  return left;
}

void
acies_recovery_discard (AciesRecovery          *self,
                        const AciesJournalFile *left)
{
  g_unlink (left->path);
}

/* --- games ---------------------------------------------------------------------------------- */

static void
claim_games (AciesRecovery *self)
{
  g_autoptr (GPtrArray) paths = acies_journal_folder_claim (self->games);

  self->left = g_ptr_array_new_with_free_func ((GDestroyNotify) acies_journal_file_free);
  for (guint i = 0; i < paths->len; i++)
    {
      g_autoptr (GError) error = NULL;
      AciesJournalFile *file = acies_journal_file_read_game (g_ptr_array_index (paths, i), &error);

      if (file != NULL)
        g_ptr_array_add (self->left, file);
      else
        tell_unreadable (self, error);
    }
}

static gboolean
is_of (const AciesJournalFile *left,
       GFile                  *file)
{
  g_autoptr (GFile) journal = g_file_new_for_path (left->path);

  return g_file_equal (journal, file) || (left->file != NULL && g_file_equal (left->file, file)) ||
         (left->scenario != NULL && g_file_equal (left->scenario, file));
}

AciesDocument *
acies_recovery_resume_game (AciesRecovery *self,
                            GFile         *file)
{
  if (self->left == NULL)
    claim_games (self);
  for (guint i = 0; i < self->left->len; i++)
    {
      g_autoptr (AciesJournalFile) left = NULL;
      g_autoptr (GError) error = NULL;
      g_autofree char *fault = NULL;
      AciesDocument   *document;
      gboolean         open;

      if (file != NULL && !is_of (g_ptr_array_index (self->left, i), file))
        continue;
      left = g_ptr_array_steal_index (self->left, i--);
      if (left->file != NULL && acies_window_list_has_file (self->application, left->file))
        g_clear_object (&left->file); /* somebody has opened it meanwhile as it was saved: this is another now */
      open = left->scenario != NULL && acies_window_list_has_file (self->application, left->scenario);
      document = acies_document_resume (left, !open, self->games, acies_catalog_get_library (self->catalog), &fault, &error);
      if (document == NULL || fault != NULL)
        acies_window_list_show_message (self->application, document != NULL ? fault : error->message);
      if (document != NULL)
        return document;
    }
  return NULL;
}
