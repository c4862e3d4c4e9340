/* export-work.c - carries an export out on another thread, and tells what became of it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/actions/export-work.h"

#include "app/dialogs/questions.h"
#include "app/document/document-game.h"
#include "app/shared/dialog.h"
#include "app/shared/place-text.h"

#include <glib/gi18n.h>

/* What is done sooner needs no word while it is being done. */
#define TELL_AFTER_MS 500

/* An export under way. */
typedef struct
{
  GApplication  *application; /* which waits for the end of it */
  AciesWindow   *window;
  AciesDocument *document; /* of which a report is written; NULL for anything else */
  AciesSession  *game;     /* that it tells */
  guint          n_commands;
  char          *title;
  char          *file; /* its name, for people */
  GCancellable  *cancellable;
  guint          timeout;
  AdwToast      *toast; /* while it tells of it */
} Work;

static Work *
new_work (AciesWindow            *window,
          AciesDocument          *document,
          AciesSession           *session,
          const AciesExportOrder *order)
{
  Work *work = g_new0 (Work, 1);

  work->application = g_object_ref (G_APPLICATION (gtk_window_get_application (GTK_WINDOW (window))));
  work->window = g_object_ref (window);
  if (order->report != NULL)
    {
      work->document = g_object_ref (document);
      work->game = g_object_ref (session);
      work->n_commands = acies_session_count_commands (session);
    }
  work->title = acies_document_dup_title (document);
  work->file = acies_place_name (order->file);
  work->cancellable = g_cancellable_new ();
  return work;
}

static void
free_work (Work *work)
{
  g_clear_handle_id (&work->timeout, g_source_remove);
  if (work->toast != NULL)
    adw_toast_dismiss (work->toast);
  g_clear_object (&work->toast);
  g_object_unref (work->cancellable);
  g_object_unref (work->window);
  g_clear_object (&work->document);
  g_clear_object (&work->game);
  g_free (work->title);
  g_free (work->file);
  g_object_unref (work->application);
  g_free (work);
}

/* Busy keeps acies_ending_begin() from quitting; held, the program outlives its last window. */
static void
hold_application (Work *work)
{
  g_application_hold (work->application);
  g_application_mark_busy (work->application);
}

static void
release_application (Work *work)
{
  g_application_unmark_busy (work->application);
  g_application_release (work->application);
}

/* Where the window was closed meanwhile the file is written all the same, and nobody is told. */
static gboolean
tell_of_work_cb (gpointer data)
{
  Work            *work = data;
  g_autofree char *message = g_strdup_printf (_ ("Exporting to “%s”…"), work->file);
  g_autofree char *escaped = g_markup_escape_text (message, -1);

  work->timeout = 0;
  if (acies_window_has_gone (work->window))
    return G_SOURCE_REMOVE;
  work->toast = adw_toast_new (escaped);
  adw_toast_set_timeout (work->toast, 0);
  adw_toast_set_button_label (work->toast, _ ("Cancel"));
  g_signal_connect_object (work->toast, "button-clicked", G_CALLBACK (g_cancellable_cancel), work->cancellable, G_CONNECT_SWAPPED);
  acies_window_add_toast (work->window, g_object_ref (work->toast));
  return G_SOURCE_REMOVE;
}

static void
show_failure (AciesWindow  *self,
              const char   *title,
              const GError *error)
{
  g_autofree char *heading = g_strdup_printf (_ ("Could Not Export “%s”"), title);

  acies_message_show (GTK_WINDOW (self), heading, error->message);
}

static void
show_success (AciesWindow            *self,
              const AciesExportOrder *order,
              const char             *name)
{
  g_autofree char *heading = g_strdup_printf (_ ("“%s” Was Exported"), name);
  g_autofree char *message = g_strdup_printf (_ ("Exported to “%s”"), name);
  const char      *reason = order->choice.kind == ACIES_EXPORT_SHEET ? _ ("Not everything fits on one page. The following was left out.")
                                                                     : _ ("This file format cannot hold everything. The following was left out or changed.");

  if (order->findings->list->len > 0)
    acies_findings_dialog_show (GTK_WINDOW (self), heading, reason, NULL, order->findings);
  else
    acies_window_show_message (self, message);
}

static void
run_thread (GTask        *task,
            gpointer      source,
            gpointer      data,
            GCancellable *cancellable)
{
  GError *error = NULL;

  if (acies_export_order_run (data, cancellable, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

/* A game that has ended is not lost any more. */
static void
note_report (const Work *work)
{
  g_autoptr (GPtrArray) pages = acies_window_has_gone (work->window) ? NULL : acies_window_list_pages (work->window);

  acies_document_note_report (work->document, work->game, work->n_commands);
  for (guint i = 0; pages != NULL && i < pages->len; i++)
    if (acies_document_page_get_document (g_ptr_array_index (pages, i)) == work->document)
      acies_window_update_page (work->window, g_ptr_array_index (pages, i));
}

static void
run_cb (GObject      *object,
        GAsyncResult *result,
        gpointer      data)
{
  Work        *work = data;
  AciesWindow *self = work->window;
  g_autoptr (GError) error = NULL;
  gboolean written;

  written = g_task_propagate_boolean (G_TASK (result), &error);
  if (written && work->document != NULL)
    note_report (work);
  if (written && !acies_window_has_gone (self))
    show_success (self, g_task_get_task_data (G_TASK (result)), work->file);
  else if (error != NULL && !acies_window_has_gone (self) && !g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    show_failure (self, work->title, error);
  release_application (work);
  free_work (work);
}

void
acies_export_work_begin (AciesWindow      *window,
                         AciesDocument    *document,
                         AciesSession     *session,
                         AciesExportOrder *order)
{
  Work *work = new_work (window, document, session, order);
  g_autoptr (GTask) task = g_task_new (NULL, work->cancellable, run_cb, work); /* without a source: the thread might be the last to hold it */

  hold_application (work);
  work->timeout = g_timeout_add (TELL_AFTER_MS, tell_of_work_cb, work);
  g_task_set_return_on_cancel (task, TRUE);
  g_task_set_task_data (task, order, (GDestroyNotify) acies_export_order_free);
  g_task_run_in_thread (task, run_thread);
}
