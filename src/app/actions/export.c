/* export.c - what the window shows, as a file of another kind or on paper
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/actions/export.h"

#include "app/actions/export-choice.h"
#include "app/actions/print.h"
#include "app/dialogs/findings-dialog.h"
#include "app/document/document-game.h"
#include "app/shared/file-choice.h"
#include "app/shared/message.h"

#include <glib/gi18n.h>
#include <string.h>

#define CHOICE_KEY "acies-choice" /* of a filter: the number of the choice that it stands for, and 1 */
#define DPI_KEY "dpi"
#define PAPER_KEY "paper"
#define SELECTION_KEY "selection"

/* What is done sooner needs no word while it is being done. */
#define TELL_AFTER_MS 500

static const int resolutions[] = { 150, 96, 300, 600 }; /* the usual one first: GTK 4.8 begins with it */

/* What is exported, while its place is being chosen. */
typedef struct
{
  AciesWindow   *window;
  AciesSession  *session;
  AciesSession  *edit;
  AciesDocument *document;
  GArray        *choices;
  GArray        *hexes; /* that are selected; NULL for less than two */
  char          *title;
} Errand;

static void
free_errand (gpointer  data,
             GClosure *closure)
{
  Errand *errand = data;

  g_object_unref (errand->window);
  g_object_unref (errand->session);
  g_object_unref (errand->edit);
  g_object_unref (errand->document);
  g_array_unref (errand->choices);
  g_clear_pointer (&errand->hexes, g_array_unref);
  g_free (errand->title);
  g_free (errand);
}

static Errand *
new_errand (AciesWindow  *self,
            AciesSession *session)
{
  Errand *errand = g_new0 (Errand, 1);

  errand->window = g_object_ref (self);
  errand->session = g_object_ref (session);
  errand->document = g_object_ref (acies_window_get_document (self));
  errand->edit = g_object_ref (acies_document_get_edit (errand->document));
  errand->choices = acies_export_choices (acies_session_get_state (session));
  errand->hexes = acies_document_page_dup_selection (acies_window_get_page (self));
  errand->title = acies_document_dup_title (errand->document);
  return errand;
}

/* --- carrying it out, on another thread ----------------------------------------------------- */

/* An export under way. */
typedef struct
{
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
new_work (const Errand           *errand,
          const AciesExportOrder *order)
{
  Work            *work = g_new0 (Work, 1);
  g_autofree char *base = g_file_get_basename (order->file);

  work->window = g_object_ref (errand->window);
  if (order->report != NULL)
    {
      work->document = g_object_ref (errand->document);
      work->game = g_object_ref (errand->session);
      work->n_commands = acies_session_count_commands (errand->session);
    }
  work->title = g_strdup (errand->title);
  work->file = g_filename_display_name (base);
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
  g_free (work);
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
  const char      *reason = order->choice.kind == ACIES_EXPORT_SHEET ? _ ("One page cannot hold everything. This was left out.")
                                                                     : _ ("A file of this format cannot hold everything as it is. This was left out or changed.");

  if (order->findings->list->len > 0)
    acies_findings_dialog_show (GTK_WINDOW (self), heading, reason, NULL, order->findings);
  else
    acies_window_tell (self, message);
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
  free_work (work);
}

static void
carry_out (Errand           *errand,
           AciesExportOrder *order)
{
  Work *work = new_work (errand, order);
  g_autoptr (GTask) task = g_task_new (NULL, work->cancellable, run_cb, work); /* without a source: the thread might be the last to hold it */

  work->timeout = g_timeout_add (TELL_AFTER_MS, tell_of_work_cb, work);
  g_task_set_return_on_cancel (task, TRUE);
  g_task_set_task_data (task, order, (GDestroyNotify) acies_export_order_free);
  g_task_run_in_thread (task, run_thread);
}

/* --- the dialog ----------------------------------------------------------------------------- */

static int
number_of_choice (GtkFileChooser *chooser,
                  const char     *key,
                  int             usual)
{
  const char *text = gtk_file_chooser_get_choice (chooser, key);

  return text != NULL ? (int) g_ascii_strtoll (text, NULL, 10) : usual;
}

static AciesExportOrder *
new_order (const Errand      *errand,
           GtkFileChooser    *chooser,
           AciesExportChoice *choice,
           GFile             *file)
{
  const AciesState *state = acies_session_get_state (errand->session);
  const AciesTheme *theme = acies_catalog_get_theme (acies_window_get_catalog (errand->window), state->ruleset);
  AciesExportOrder *order = acies_export_order_new (choice, state, acies_session_get_state (errand->edit), theme, file);

  if (choice->kind == ACIES_EXPORT_REPORT || choice->kind == ACIES_EXPORT_LOG)
    order->report = acies_report_new (errand->session);
  order->dpi = number_of_choice (chooser, DPI_KEY, resolutions[0]);
  order->paper = (AciesPaper) CLAMP (number_of_choice (chooser, PAPER_KEY, 0), 0, ACIES_N_PAPERS - 1);
  if (errand->hexes != NULL && g_strcmp0 (gtk_file_chooser_get_choice (chooser, SELECTION_KEY), "true") == 0)
    order->hexes = g_array_ref (errand->hexes);
  return order;
}

/* A name may say which kind is meant; else the filter does, and the name gets its ending. */
static GFile *
complete (const Errand      *errand,
          GFile             *file,
          GtkFileFilter     *filter,
          AciesExportChoice *choice)
{
  g_autofree char *name = g_file_get_basename (file);
  g_autofree char *full = NULL;
  g_autoptr (GFile) folder = g_file_get_parent (file);
  guint number = filter != NULL ? GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (filter), CHOICE_KEY)) : 0;

  *choice = acies_export_choice_find (errand->choices,
                                      number > 0 ? &g_array_index (errand->choices, AciesExportChoice, number - 1) : NULL, name);
  if (g_str_has_suffix (name, choice->ending) || folder == NULL)
    return g_object_ref (file);
  full = g_strconcat (name, choice->ending, NULL);
  return g_file_get_child (folder, full);
}

/* Nobody was asked about the picture that goes beside a file, unless that file is replaced, too. */
static gboolean
may_write_picture (GtkWindow               *parent,
                   GFile                   *file,
                   const AciesExportChoice *choice)
{
  g_autofree char *name = g_file_get_basename (file);
  g_autofree char *shown = g_filename_display_name (name);
  g_autoptr (GFile) picture = choice->format != NULL ? acies_export_dup_picture (choice->format, file, shown) : NULL;

  return picture == NULL || g_file_query_exists (file, NULL) || acies_file_choice_may_write (parent, file, picture);
}

static void
chosen_cb (GtkNativeDialog *dialog,
           int              response,
           Errand          *errand)
{
  GtkFileChooser *chooser = GTK_FILE_CHOOSER (dialog);
  GtkWindow      *window = GTK_WINDOW (errand->window);
  g_autoptr (GFile) file = acies_file_choice_take (window, response);
  g_autoptr (GFile) full = NULL;
  AciesExportChoice choice;

  if (file == NULL)
    return;
  full = complete (errand, file, gtk_file_chooser_get_filter (chooser), &choice);
  if (acies_file_choice_may_write (window, file, full) && may_write_picture (window, full, &choice))
    carry_out (errand, new_order (errand, chooser, &choice, full));
}

static void
add_filters (GtkFileChooser *chooser,
             const GArray   *choices)
{
  for (guint i = 0; i < choices->len; i++)
    {
      const AciesExportChoice *choice = &g_array_index (choices, AciesExportChoice, i);
      g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

      gtk_file_filter_set_name (filter, _ (choice->name));
      gtk_file_filter_add_suffix (filter, choice->ending + strlen ("."));
      g_object_set_data (G_OBJECT (filter), CHOICE_KEY, GUINT_TO_POINTER (i + 1));
      gtk_file_chooser_add_filter (chooser, filter);
    }
}

static void
add_resolutions (GtkFileChooser *chooser)
{
  const char *ids[G_N_ELEMENTS (resolutions) + 1] = { NULL };
  const char *labels[G_N_ELEMENTS (resolutions) + 1] = { NULL };
  char        numbers[G_N_ELEMENTS (resolutions)][8];
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < G_N_ELEMENTS (resolutions); i++)
    {
      g_snprintf (numbers[i], sizeof numbers[i], "%d", resolutions[i]);
      /* Translators: dots per inch, of a picture */
      g_ptr_array_add (words, g_strdup_printf (_ ("%d dpi"), resolutions[i]));
      ids[i] = numbers[i];
      labels[i] = g_ptr_array_index (words, i);
    }
  gtk_file_chooser_add_choice (chooser, DPI_KEY, _ ("Resolution of a PNG"), ids, labels);
}

static void
add_papers (GtkFileChooser *chooser)
{
  const char *ids[] = { "0", "1", NULL };
  const char *labels[ACIES_N_PAPERS + 1] = { NULL };

  for (AciesPaper paper = 0; paper < ACIES_N_PAPERS; paper++)
    labels[paper] = acies_paper_name (paper);
  gtk_file_chooser_add_choice (chooser, PAPER_KEY, _ ("Paper of a sheet or report"), ids, labels);
}

static void
choose_place (AciesWindow *self,
              Errand      *errand)
{
  gboolean              play = acies_document_page_get_view (acies_window_get_page (self)) == ACIES_VIEW_PLAY;
  const char           *title = play ? _ ("Export Game as It Stands") : _ ("Export Scenario");
  GtkFileChooserNative *chooser = acies_file_choice_new (GTK_WINDOW (self), title, GTK_FILE_CHOOSER_ACTION_SAVE, _ ("_Export"));
  const char           *ending = g_array_index (errand->choices, AciesExportChoice, 0).ending;
  g_autofree char      *name = acies_document_dup_name_with (errand->document, ending);

  add_filters (GTK_FILE_CHOOSER (chooser), errand->choices);
  add_resolutions (GTK_FILE_CHOOSER (chooser));
  add_papers (GTK_FILE_CHOOSER (chooser));
  if (errand->hexes != NULL)
    {
      gtk_file_chooser_add_choice (GTK_FILE_CHOOSER (chooser), SELECTION_KEY, _ ("Of the map only the selected hexes"), NULL, NULL);
      gtk_file_chooser_set_choice (GTK_FILE_CHOOSER (chooser), SELECTION_KEY, "false");
    }
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), name);
  g_signal_connect_data (chooser, "response", G_CALLBACK (chosen_cb), errand, free_errand, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

void
acies_action_export (AciesWindow *self)
{
  AciesSession *session = acies_document_page_get_session (acies_window_get_page (self));

  if (session != NULL)
    choose_place (self, new_errand (self, session));
}

/* --- paper ---------------------------------------------------------------------------------- */

void
acies_action_print (AciesWindow *self)
{
  AciesDocument    *document = acies_window_get_document (self);
  const AciesState *scenario = acies_session_get_state (acies_document_get_edit (document));
  AciesTheme       *theme = acies_catalog_get_theme (acies_window_get_catalog (self), scenario->ruleset);
  g_autofree char  *title = acies_document_dup_title (document);
  g_autoptr (GtkPrintOperation) print = acies_print_new (scenario, theme, title);
  g_autoptr (GError) error = NULL;

  if (gtk_print_operation_run (print, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, GTK_WINDOW (self), &error) == GTK_PRINT_OPERATION_RESULT_ERROR)
    {
      g_autofree char *heading = g_strdup_printf (_ ("Could Not Print “%s”"), title);

      acies_message_show (GTK_WINDOW (self), heading, error->message);
    }
}
