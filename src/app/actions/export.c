/* export.c - what the window shows, as a file of another kind or on paper
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/actions/export.h"

#include "app/actions/export-choice.h"
#include "app/actions/export-work.h"
#include "app/actions/print.h"
#include "app/dialogs/print-question.h"
#include "app/shared/file-choice.h"
#include "app/shared/message.h"
#include "app/shared/place-text.h"
#include "app/shared/portal.h"
#include "engine/core/units.h"

#include <glib/gi18n.h>
#include <string.h>

#define CHOICE_KEY "acies-choice" /* of a filter: the number of the choice that it stands for, and 1 */
#define DPI_KEY "dpi"
#define PAPER_KEY "paper"
#define SELECTION_KEY "selection"

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
  return errand;
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

/* A picture of a game that goes on may be shown to everybody. */
static AciesSide
viewing_side_of (const AciesState *state)
{
  return state->outcome.reason != ACIES_END_NOT_YET ? ACIES_EVERY_SIDE : ACIES_NO_SIDE;
}

static AciesExportOrder *
new_order (const Errand      *errand,
           GtkFileChooser    *chooser,
           AciesExportChoice *choice,
           GFile             *file)
{
  g_autoptr (AciesState) seen = NULL;
  const AciesState *truth = acies_session_get_state (errand->session);
  const AciesState *state = choice->kind == ACIES_EXPORT_MAP ? acies_state_see (truth, viewing_side_of (truth), &seen) : truth;
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
  g_autofree char *shown = acies_place_name (file);
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
    acies_export_work_begin (errand->window, errand->document, errand->session, new_order (errand, chooser, &choice, full));
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
  gtk_file_chooser_add_choice (chooser, DPI_KEY, _ ("PNG resolution"), ids, labels);
}

static void
add_papers (GtkFileChooser *chooser)
{
  const char *ids[] = { "0", "1", NULL };
  const char *labels[ACIES_N_PAPERS + 1] = { NULL };

  for (AciesPaper paper = 0; paper < ACIES_N_PAPERS; paper++)
    labels[paper] = _ (acies_paper_name (paper));
  gtk_file_chooser_add_choice (chooser, PAPER_KEY, _ ("Paper size for a sheet or report"), ids, labels);
}

static void
choose_place (AciesWindow *self,
              Errand      *errand)
{
  gboolean              play = acies_document_page_get_view (acies_window_get_page (self)) == ACIES_VIEW_PLAY;
  const char           *title = play ? _ ("Export Game") : _ ("Export Scenario");
  GtkFileChooserNative *chooser = acies_file_choice_new (GTK_WINDOW (self), title, GTK_FILE_CHOOSER_ACTION_SAVE, _ ("_Export"));
  const char           *ending = g_array_index (errand->choices, AciesExportChoice, 0).ending;
  g_autofree char      *name = acies_document_dup_name_with (errand->document, ending);

  if (chooser == NULL)
    {
      free_errand (errand, NULL);
      return;
    }
  add_filters (GTK_FILE_CHOOSER (chooser), errand->choices);
  add_resolutions (GTK_FILE_CHOOSER (chooser));
  add_papers (GTK_FILE_CHOOSER (chooser));
  if (errand->hexes != NULL)
    {
      gtk_file_chooser_add_choice (GTK_FILE_CHOOSER (chooser), SELECTION_KEY, _ ("Only the selected part of the board"), NULL, NULL);
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
