/* recovery.c - unsaved work: kept while the program runs, offered when it starts again
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/recovery.h"

#include "app/window.h"

#include <glib/gi18n.h>

struct _AciesRecovery
{
  AciesJournalFolder *folder;
  GPtrArray          *journals; /* of AciesJournal, those of open documents */
  gboolean            claimed;
};

AciesRecovery *
acies_recovery_new (void)
{
  AciesRecovery *self = g_new0 (AciesRecovery, 1);

  self->folder = acies_journal_folder_new (NULL);
  self->journals = g_ptr_array_new ();
  return self;
}

static void
forget_journal (gpointer data,
                GObject *journal)
{
  AciesRecovery *self = data;

  g_ptr_array_remove_fast (self->journals, journal);
}

void
acies_recovery_free (AciesRecovery *self)
{
  for (guint i = 0; i < self->journals->len; i++)
    g_object_weak_unref (g_ptr_array_index (self->journals, i), forget_journal, self);
  g_ptr_array_unref (self->journals);
  acies_journal_folder_unref (self->folder);
  g_free (self);
}

AciesJournalFolder *
acies_recovery_get_folder (AciesRecovery *self)
{
  return self->folder;
}

static void
failed_cb (AciesJournal *journal,
           const char   *message)
{
  GtkApplication  *application = GTK_APPLICATION (g_application_get_default ());
  g_autofree char *text = g_strdup_printf (_ ("Unsaved work cannot be kept for a crash: %s"), message);

  for (GList *link = gtk_application_get_windows (application); link != NULL; link = link->next)
    if (ACIES_IS_WINDOW (link->data))
      acies_window_tell (link->data, text);
}

void
acies_recovery_keep (AciesRecovery *self,
                     AciesDocument *document)
{
  AciesJournal *journal = acies_document_keep_journal (document, self->folder);

  if (g_ptr_array_find (self->journals, journal, NULL))
    return;
  g_ptr_array_add (self->journals, journal);
  g_object_weak_ref (G_OBJECT (journal), forget_journal, self);
  g_signal_connect (journal, "failed", G_CALLBACK (failed_cb), NULL);
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
