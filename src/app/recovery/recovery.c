/* recovery.c - keeps unsaved work in journals, and recovers it at the next start
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/recovery/recovery.h"

#include "session/finished.h"
#include "session/journal.h"

#include <glib/gi18n.h>

struct _AciesRecovery
{
  GtkApplication     *application; /* owns this */
  AciesCatalog       *catalog;
  AciesJournalFolder *scenarios;
  AciesJournalFolder *games;
  GPtrArray          *documents; /* of AciesDocument, without references: documents with journals */
  gboolean            claimed;   /* journals of scenarios have been claimed */
  GPtrArray          *left;      /* of AciesJournalFile: games from earlier runs, not open yet; NULL until claimed */
};

AciesRecovery *
acies_recovery_new (GtkApplication *application,
                    AciesCatalog   *catalog)
{
  AciesRecovery   *self = g_new0 (AciesRecovery, 1);
  g_autofree char *games = acies_game_journal_dup_folder_path ();

  self->application = application;
  self->catalog = g_object_ref (catalog);
  self->scenarios = acies_journal_folder_new (NULL);
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
  for (guint i = 0; i < self->documents->len; i++)
    {
      g_signal_handlers_disconnect_by_data (g_ptr_array_index (self->documents, i), self);
      g_object_weak_unref (g_ptr_array_index (self->documents, i), forget, self->documents);
    }
  g_ptr_array_unref (self->documents);
  g_clear_pointer (&self->left, g_ptr_array_unref);
  acies_journal_folder_unref (self->scenarios);
  acies_journal_folder_unref (self->games);
  g_object_unref (self->catalog);
  g_free (self);
}

/* --- journals ------------------------------------------------------------------------------- */

/* Reports only the first failure, because all journals usually fail for the same reason, such as a full disk. */
static void
unkept_cb (AciesRecovery *self,
           const char    *message)
{
  g_autofree char *text = NULL;
  guint            n = 0;

  for (guint i = 0; i < self->documents->len; i++)
    n += acies_document_count_unkept (g_ptr_array_index (self->documents, i));
  if (n > 1)
    return;
  text = g_strdup_printf (_ ("Unsaved work cannot be backed up: %s"), message);
  acies_window_list_show_message (self->application, text);
}

static void
told_cb (AciesRecovery *self,
         const char    *message)
{
  acies_window_list_show_message (self->application, message);
}

void
acies_recovery_flush (AciesRecovery *self)
{
  for (guint i = 0; i < self->documents->len; i++)
    acies_document_flush_work (g_ptr_array_index (self->documents, i));
}

void
acies_recovery_leave (AciesRecovery *self)
{
  for (guint i = 0; i < self->documents->len; i++)
    {
      acies_document_leave_work (g_ptr_array_index (self->documents, i), ACIES_WORK_SCENARIO);
      acies_document_leave_work (g_ptr_array_index (self->documents, i), ACIES_WORK_GAME);
    }
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
page_attached_cb (AciesRecovery *self,
                  AdwTabPage    *tab)
{
  AciesDocument   *document = acies_document_page_get_document (ACIES_DOCUMENT_PAGE (adw_tab_page_get_child (tab)));
  AciesLibrary    *library = acies_catalog_get_library (self->catalog);
  g_autofree char *records = acies_finished_dup_folder ();

  if (g_ptr_array_find (self->documents, document, NULL))
    return;
  g_ptr_array_add (self->documents, document);
  g_object_weak_ref (G_OBJECT (document), forget, self->documents);
  g_signal_connect_swapped (document, "unkept", G_CALLBACK (unkept_cb), self);
  g_signal_connect_swapped (document, "told", G_CALLBACK (told_cb), self);
  acies_document_keep_work (document, ACIES_WORK_SCENARIO, self->scenarios, library);
  acies_document_keep_work (document, ACIES_WORK_GAME, self->games, library);
  acies_document_keep_records (document, records);
}

void
acies_recovery_watch (AciesRecovery *self,
                      AciesWindow   *window)
{
  g_signal_connect_swapped (acies_window_get_tabs (window), "page-attached", G_CALLBACK (page_attached_cb), self);
  g_signal_connect (window, "notify::is-active", G_CALLBACK (is_active_cb), self);
}

/* --- at the next start ---------------------------------------------------------------------- */

/* The journal is not deleted, so that the cause can be found. */
static void
tell_unreadable (AciesRecovery *self,
                 const GError  *error)
{
  /* Translators: %s is an error message */
  g_autofree char *text = g_strdup_printf (_ ("Unsaved work from the last session cannot be read: %s"), error->message);

  acies_window_list_show_message (self->application, text);
}

static GPtrArray *
claim (AciesRecovery      *self,
       AciesJournalFolder *folder,
       AciesJournalFile *(*read) (const char *path,
                                  GError    **error))
{
  GPtrArray *left = g_ptr_array_new_with_free_func ((GDestroyNotify) acies_journal_file_free);
  g_autoptr (GPtrArray) paths = acies_journal_folder_claim (folder);

  for (guint i = 0; i < paths->len; i++)
    {
      g_autoptr (GError) error = NULL;
      AciesJournalFile *file = read (g_ptr_array_index (paths, i), &error);

      if (file != NULL)
        g_ptr_array_add (left, file);
      else
        tell_unreadable (self, error);
    }
  return left;
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
  GPtrArray *left;

  if (self->claimed)
    return g_ptr_array_new ();
  self->claimed = TRUE;
  left = claim (self, self->scenarios, acies_journal_file_read);
  g_ptr_array_sort (left, compare_newest_first);
  return left;
}

AciesDocument *
acies_recovery_open (AciesRecovery          *self,
                     const AciesJournalFile *left,
                     AciesFindings          *findings,
                     GError                **error)
{
  return acies_document_recover (left, self->scenarios, acies_catalog_get_library (self->catalog), findings, error);
}

/* --- games ---------------------------------------------------------------------------------- */

static gboolean
is_of (const AciesJournalFile *left,
       GFile                  *file)
{
  g_autoptr (GFile) journal = g_file_new_for_path (left->path);

  return g_file_equal (journal, file) || (left->file != NULL && g_file_equal (left->file, file)) ||
         (left->scenario != NULL && g_file_equal (left->scenario, file));
}

/* Clears @file if it is already open in another document. */
static void
forget_if_open (AciesRecovery *self,
                GFile        **file)
{
  if (*file != NULL && acies_window_list_has_file (self->application, *file))
    g_clear_object (file);
}

/* Returns: (transfer full) (nullable): the document; problems are shown as messages */
static AciesDocument *
resume (AciesRecovery    *self,
        AciesJournalFile *left)
{
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (GError) error = NULL;
  AciesDocument *document;

  forget_if_open (self, &left->file);
  forget_if_open (self, &left->scenario);
  document = acies_document_recover (left, self->games, acies_catalog_get_library (self->catalog), findings, &error);
  if (document == NULL)
    told_cb (self, error->message);
  for (guint i = 0; i < findings->list->len; i++)
    told_cb (self, ((const AciesFinding *) g_ptr_array_index (findings->list, i))->message);
  return document;
}

AciesDocument *
acies_recovery_resume_game (AciesRecovery *self,
                            GFile         *file)
{
  AciesDocument *document = NULL;

  if (self->left == NULL)
    self->left = claim (self, self->games, acies_journal_file_read_game);
  for (guint i = 0; i < self->left->len && document == NULL;)
    {
      g_autoptr (AciesJournalFile) left = NULL;

      if (file != NULL && !is_of (g_ptr_array_index (self->left, i), file))
        {
          i++;
          continue;
        }
      left = g_ptr_array_steal_index (self->left, i);
      document = resume (self, left);
    }
  return document;
}
