/* export.c - what the window shows, as a file of another kind or on paper
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/actions/export.h"

#include "app/actions/export-choice.h"
#include "app/actions/export-work.h"
#include "app/actions/print.h"
#include "app/dialogs/export-dialog.h"
#include "app/dialogs/questions.h"
#include "app/shared/dialog.h"
#include "app/shared/place-text.h"
#include "engine/core/units.h"

#include <glib/gi18n.h>
#include <string.h>

#define ERRAND_KEY "acies-errand" /* of the dialog: what it asks about */

/* What is exported, while its place is being chosen. */
typedef struct
{
  AciesWindow   *window;
  AciesSession  *session;
  AciesSession  *edit;
  AciesDocument *document;
  GArray        *choices;
  GArray        *hexes; /* that are selected; NULL for less than two */

  AciesExportChoice choice; /* what was chosen, and how */
  int               dpi;
  AciesPaper        paper;
  gboolean          names;
  gboolean          selected;
} Errand;

static void
errand_free (Errand *errand)
{
  g_object_unref (errand->window);
  g_object_unref (errand->session);
  g_object_unref (errand->edit);
  g_object_unref (errand->document);
  g_array_unref (errand->choices);
  g_clear_pointer (&errand->hexes, g_array_unref);
  g_free (errand);
}

static void
free_errand (gpointer  data,
             GClosure *closure)
{
  errand_free (data);
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
  return errand;
}

/* --- where to ------------------------------------------------------------------------------- */

/* A picture of a game that goes on may be shown to everybody. */
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
  AciesExportOrder *order = acies_export_order_new (choice, state, acies_session_get_state (errand->edit), theme, file);

  if (choice->kind == ACIES_EXPORT_REPORT || choice->kind == ACIES_EXPORT_LOG)
    order->report = acies_report_new (errand->session);
  order->dpi = errand->dpi;
  order->paper = errand->paper;
  order->names = errand->names;
  if (errand->hexes != NULL && errand->selected)
    order->hexes = g_array_ref (errand->hexes);
  return order;
}

/* A name may say that another kind is meant; else it gets the ending of what was chosen. */
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

/* Nobody was asked about the picture that goes beside a file, unless that file is replaced, too. */
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
    acies_export_work_begin (errand->window, errand->document, errand->session, new_order (errand, &choice, full));
}

static void
choose_place (AciesWindow *self,
              Errand      *errand)
{
  gboolean              play = acies_document_page_get_view (acies_window_get_page (self)) == ACIES_VIEW_PLAY;
  const char           *title = play ? _ ("Export Game") : _ ("Export Scenario");
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
  g_signal_connect_data (chooser, "response", G_CALLBACK (chosen_cb), errand, free_errand, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

/* --- what -------------------------------------------------------------------------------------- */

/* (transfer full): with the answers of the dialog, which has it no longer */
static Errand *
take_errand (AciesExportDialog *dialog)
{
  Errand *errand = g_object_steal_data (G_OBJECT (dialog), ERRAND_KEY);

  errand->choice = g_array_index (errand->choices, AciesExportChoice, acies_export_dialog_get_kind (dialog));
  errand->dpi = acies_export_dialog_get_resolution (dialog);
  errand->paper = acies_export_dialog_get_paper (dialog);
  errand->names = acies_export_dialog_get_names (dialog);
  errand->selected = acies_export_dialog_get_selected (dialog);
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

/* Called when the dialog has closed, because the file dialog opens over the same window. */
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
      return ACIES_EXPORT_ASKS_NAMES | (g_str_equal (choice->ending, ".png") ? ACIES_EXPORT_ASKS_RESOLUTION : 0) |
             (errand->hexes != NULL ? ACIES_EXPORT_ASKS_SELECTED : 0);

    case ACIES_EXPORT_SHEET:
    case ACIES_EXPORT_REPORT:
      return ACIES_EXPORT_ASKS_PAPER;

    case ACIES_EXPORT_FORMAT:
    case ACIES_EXPORT_LOG:
    default:
      return 0;
    }
}

void
acies_action_export (AciesWindow *self)
{
  AciesSession      *session = acies_document_page_get_session (acies_window_get_page (self));
  AciesExportDialog *dialog;
  Errand            *errand;

  if (session == NULL)
    return;
  errand = new_errand (self, session);
  dialog = acies_export_dialog_new (GTK_WINDOW (self));
  for (guint i = 0; i < errand->choices->len; i++)
    {
      const AciesExportChoice *choice = &g_array_index (errand->choices, AciesExportChoice, i);

      acies_export_dialog_add (dialog, _ (choice->name), list_options (choice, errand));
    }
  g_object_set_data_full (G_OBJECT (dialog), ERRAND_KEY, errand, (GDestroyNotify) errand_free);
  g_signal_connect (dialog, "export", G_CALLBACK (export_cb), NULL);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* --- paper ---------------------------------------------------------------------------------- */

static void
run_print (AciesWindow       *self,
           GtkPrintOperation *print,
           const char        *heading)
{
  g_autoptr (GError) error = NULL;

  if (gtk_print_operation_run (print, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, GTK_WINDOW (self), &error) == GTK_PRINT_OPERATION_RESULT_ERROR)
    acies_message_show (GTK_WINDOW (self), heading, error->message);
}

static void
print_now (AciesWindow *self,
           gboolean     map_only)
{
  AciesDocument    *document = acies_window_get_document (self);
  const AciesState *scenario = acies_session_get_state (acies_document_get_edit (document));
  AciesTheme       *theme = acies_catalog_get_theme (acies_window_get_catalog (self), scenario->ruleset);
  g_autofree char  *title = acies_document_dup_title (document);
  g_autofree char  *heading = g_strdup_printf (_ ("Could Not Print “%s”"), title);
  g_autoptr (GtkPrintOperation) print = acies_print_new (scenario, theme, title);

  acies_print_set_map_only (print, map_only);
  if (acies_portal_is_missing (ACIES_PORTAL_PRINT))
    acies_message_show (GTK_WINDOW (self), heading, _ ("This desktop has no print dialog for sandboxed apps. Export the scenario sheet or the board as a PDF and print that file instead."));
  else
    run_print (self, print, heading);
}

static void
print_sheet_cb (gpointer data)
{
  g_autoptr (AciesWindow) window = data;

  print_now (window, FALSE);
}

static void
print_map_cb (gpointer data)
{
  g_autoptr (AciesWindow) window = data;

  print_now (window, TRUE);
}

/* When the question has gone: the dialog for printers stands over the window, too. */
static void
what_answered_cb (AciesWindow *self,
                  const char  *response)
{
  if (g_str_equal (response, ACIES_PRINT_ANSWER_SHEET))
    g_idle_add_once (print_sheet_cb, g_object_ref (self));
  else if (g_str_equal (response, ACIES_PRINT_ANSWER_MAP))
    g_idle_add_once (print_map_cb, g_object_ref (self));
}

void
acies_action_print (AciesWindow *self)
{
  AdwMessageDialog *question;

  if (acies_print_can_ask ())
    {
      print_now (self, FALSE);
      return;
    }
  question = acies_print_question_new (GTK_WINDOW (self));
  g_signal_connect_object (question, "response", G_CALLBACK (what_answered_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (question));
}
