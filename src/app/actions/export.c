/* export.c - exports the shown scenario or game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/actions/actions.h"

#include "app/actions/export-choice.h"
#include "app/dialogs/export-dialog.h"
#include "app/dialogs/questions.h"
#include "app/shared/dialog.h"
#include "app/shared/place-text.h"
#include "engine/core/units.h"

#include <glib/gi18n.h>
#include <string.h>

/* --- writing it, on another thread ---------------------------------------------------------- */

/* Exports that finish sooner show no progress message. */
#define TELL_AFTER_MS 500

/* A running export. */
typedef struct
{
  GApplication  *application; /* kept running until the export ends */
  AciesWindow   *window;
  AciesDocument *document; /* (nullable): the document, if a report of its game is written */
  AciesSession  *game;     /* (nullable): the game of the report */
  guint          n_commands;
  char          *title;
  char          *file; /* the file name for display */
  GCancellable  *cancellable;
  guint          timeout;
  AdwToast      *toast; /* progress message */
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

/* If the window has been closed, the export continues without messages. */
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

/* Remembers that a report of the game has been written, so that closing does not lose the game. */
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
  g_application_unmark_busy (work->application);
  g_application_release (work->application);
  free_work (work);
}

/* @order: (transfer full). If @window is closed in the meantime, no message is shown. */
static void
begin_work (AciesWindow      *window,
            AciesDocument    *document,
            AciesSession     *session,
            AciesExportOrder *order)
{
  Work *work = new_work (window, document, session, order);
  g_autoptr (GTask) task = g_task_new (NULL, work->cancellable, run_cb, work); /* without a source object, which the thread might free */

  g_application_hold (work->application);      /* keeps the application running without windows */
  g_application_mark_busy (work->application); /* acies_application_end() does not quit while it is busy */
  work->timeout = g_timeout_add (TELL_AFTER_MS, tell_of_work_cb, work);
  g_task_set_return_on_cancel (task, TRUE);
  g_task_set_task_data (task, order, (GDestroyNotify) acies_export_order_free);
  g_task_run_in_thread (task, run_thread);
}

/* --- what the user exports ------------------------------------------------------------------ */

#define ERRAND_KEY "acies-errand" /* key of the dialog's data: its Errand */

/* An export for which the user is choosing the type and the file. */
typedef struct
{
  AciesWindow   *window;
  AciesSession  *session;
  AciesDocument *document;
  GArray        *choices;
  GArray        *hexes; /* (nullable): the selected hexes, if there are several */

  AciesExportChoice  choice; /* the choices of the user */
  AciesExportOptions options;
} Errand;

static void
errand_free (gpointer data)
{
  Errand *errand = data;

  g_object_unref (errand->window);
  g_object_unref (errand->session);
  g_object_unref (errand->document);
  g_array_unref (errand->choices);
  g_clear_pointer (&errand->hexes, g_array_unref);
  g_free (errand);
}

/* @choices: (transfer full) */
static Errand *
new_errand (AciesWindow  *self,
            AciesSession *session,
            GArray       *choices)
{
  Errand *errand = g_new0 (Errand, 1);

  errand->window = g_object_ref (self);
  errand->session = g_object_ref (session);
  errand->document = g_object_ref (acies_window_get_document (self));
  errand->choices = choices;
  errand->hexes = acies_document_page_dup_selection (acies_window_get_page (self));
  return errand;
}

/* --- the file ------------------------------------------------------------------------------- */

/* Images of a game in progress hide what is secret, because anyone may see them. */
static AciesSide
viewing_side_of (const AciesState *state)
{
  return state->outcome.reason != ACIES_END_NOT_YET ? ACIES_EVERY_SIDE : ACIES_NO_SIDE;
}

static AciesExportOrder *
new_order (const Errand            *errand,
           const AciesExportChoice *choice,
           GFile                   *file)
{
  g_autoptr (AciesState) seen = NULL;
  const AciesState *truth = acies_session_get_state (errand->session);
  const AciesState *state = choice->kind == ACIES_EXPORT_MAP ? acies_state_see (truth, viewing_side_of (truth), &seen) : truth;
  const AciesTheme *theme = acies_catalog_get_theme (acies_window_get_catalog (errand->window), state->ruleset);
  AciesExportOrder *order = acies_export_order_new (choice, state, acies_session_get_state (acies_document_get_edit (errand->document)), theme, file);

  if (choice->kind == ACIES_EXPORT_REPORT || choice->kind == ACIES_EXPORT_LOG)
    order->report = acies_report_new (errand->session);
  order->dpi = errand->options.dpi;
  order->paper = errand->options.paper;
  order->names = errand->options.names;
  order->plain = errand->options.plain;
  if (errand->hexes != NULL && errand->options.selected)
    order->hexes = g_array_ref (errand->hexes);
  return order;
}

/* Returns: (transfer full): @file, with the extension of @choice added if necessary
 * @choice: (out): the type that the name of @file indicates, or the chosen type */
static GFile *
complete (const Errand      *errand,
          GFile             *file,
          AciesExportChoice *choice)
{
  g_autofree char *name = g_file_get_basename (file);
  g_autofree char *full = NULL;
  g_autoptr (GFile) folder = g_file_get_parent (file);

  *choice = acies_export_choice_find (errand->choices, &errand->choice, name);
  if (g_str_has_suffix (name, choice->ending) || folder == NULL)
    return g_object_ref (file);
  full = g_strconcat (name, choice->ending, NULL);
  return g_file_get_child (folder, full);
}

/* Asks about an existing image next to @file, unless the user has already agreed to replace @file. */
static gboolean
may_write_picture (GtkWindow               *parent,
                   GFile                   *file,
                   const AciesExportChoice *choice)
{
  g_autofree char *shown = acies_place_name (file);
  g_autoptr (GFile) picture = choice->format != NULL ? acies_export_dup_picture (choice->format, file, shown) : NULL;

  return picture == NULL || g_file_query_exists (file, NULL) || acies_file_choice_may_write (parent, file, picture);
}

static void
chosen_cb (GtkNativeDialog *dialog,
           int              response,
           Errand          *errand)
{
  GtkWindow *window = GTK_WINDOW (errand->window);
  g_autoptr (GFile) file = acies_file_choice_take (window, response);
  g_autoptr (GFile) full = NULL;
  AciesExportChoice choice;

  if (file == NULL)
    return;
  full = complete (errand, file, &choice);
  if (acies_file_choice_may_write (window, file, full) && may_write_picture (window, full, &choice))
    begin_work (errand->window, errand->document, errand->session, new_order (errand, &choice, full));
}

static void
choose_place (AciesWindow *self,
              Errand      *errand)
{
  gboolean              is_game = errand->session == acies_document_get_play (errand->document);
  const char           *title = is_game ? _ ("Export Game") : _ ("Export Scenario");
  GtkFileChooserNative *chooser = acies_file_choice_new (GTK_WINDOW (self), title, GTK_FILE_CHOOSER_ACTION_SAVE, _ ("_Export"));
  const char           *suffixes[] = { errand->choice.ending + strlen ("."), NULL };
  g_autofree char      *name = acies_document_dup_name_with (errand->document, errand->choice.ending);

  if (chooser == NULL)
    {
      errand_free (errand);
      return;
    }
  acies_file_choice_add_filter (chooser, _ (errand->choice.name), suffixes);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), name);
  g_signal_connect_data (chooser, "response", G_CALLBACK (chosen_cb), errand, (GClosureNotify) G_CALLBACK (errand_free), 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

/* --- the dialog ----------------------------------------------------------------------------- */

/* Returns: (transfer full): the errand of the dialog, with the choices of the user */
static Errand *
take_errand (AciesExportDialog *dialog)
{
  Errand *errand = g_object_steal_data (G_OBJECT (dialog), ERRAND_KEY);

  errand->options = acies_export_dialog_get_options (dialog);
  errand->choice = g_array_index (errand->choices, AciesExportChoice, errand->options.kind);
  return errand;
}

static void
choose_place_cb (gpointer data)
{
  Errand *errand = data;

  if (acies_window_has_gone (errand->window))
    errand_free (errand);
  else
    choose_place (errand->window, errand);
}

/* The file dialog opens after this dialog has closed, because both have the same parent. */
static void
export_cb (AciesExportDialog *dialog)
{
  g_idle_add_once (choose_place_cb, take_errand (dialog));
}

static guint
list_options (const AciesExportChoice *choice,
              const Errand            *errand)
{
  switch (choice->kind)
    {
    case ACIES_EXPORT_MAP:
      return ACIES_EXPORT_ASKS_LOOK | (g_str_equal (choice->ending, ".png") ? ACIES_EXPORT_ASKS_RESOLUTION : 0) |
             (errand->hexes != NULL ? ACIES_EXPORT_ASKS_SELECTED : 0);

    case ACIES_EXPORT_SHEET:
    case ACIES_EXPORT_SETUP:
    case ACIES_EXPORT_REFERENCE:
    case ACIES_EXPORT_REPORT:
      return ACIES_EXPORT_ASKS_PAPER;

    case ACIES_EXPORT_FORMAT:
    case ACIES_EXPORT_LOG:
    default:
      return 0;
    }
}

static void
ask (AciesWindow  *self,
     AciesSession *session,
     GArray       *choices)
{
  AciesExportDialog *dialog;
  Errand            *errand = new_errand (self, session, choices);

  dialog = acies_export_dialog_new (GTK_WINDOW (self));
  for (guint i = 0; i < errand->choices->len; i++)
    {
      const AciesExportChoice *choice = &g_array_index (errand->choices, AciesExportChoice, i);

      acies_export_dialog_add (dialog, _ (choice->name), list_options (choice, errand));
    }
  g_object_set_data_full (G_OBJECT (dialog), ERRAND_KEY, errand, errand_free);
  g_signal_connect (dialog, "export", G_CALLBACK (export_cb), NULL);
  acies_dialog_present (GTK_WINDOW (dialog));
}

/* Of a game at a table that is only counted, the board is not known until its report can be written. */
static AciesSession *
find_shown (AciesWindow *self)
{
  AciesSession     *session = acies_document_page_get_session (acies_window_get_page (self));
  const AciesState *state = session != NULL ? acies_session_get_state (session) : NULL;

  if (state != NULL && state->mode == ACIES_MODE_TABLE && state->outcome.reason == ACIES_END_NOT_YET)
    return acies_document_get_edit (acies_window_get_document (self));
  return session;
}

void
acies_action_export (AciesWindow *self)
{
  AciesSession *session = find_shown (self);

  if (session != NULL)
    ask (self, session, acies_export_choices (acies_session_get_state (session)));
}

void
acies_action_export_reference (AciesWindow *self)
{
  AciesSession *session = acies_document_page_get_session (acies_window_get_page (self));

  if (session != NULL)
    ask (self, session, acies_export_choices_reference ());
}
