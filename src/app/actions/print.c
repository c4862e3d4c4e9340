/* print.c - prints a scenario
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/actions/print.h"

#include "app/actions/actions.h"
#include "app/dialogs/questions.h"
#include "app/shared/dialog.h"
#include "render/render.h"

#include <glib/gi18n.h>

#define LEAST_MARGIN 28 /* 1 cm in points; the minimum of a printer can be larger */
#define PAPER_SCALE 4   /* pixels per point; printers have at least this resolution */

#define JOB_KEY "acies-print-job"

typedef struct
{
  AciesState    *scenario;
  AciesTheme    *theme;
  AciesPrintKind kind;
} Job;

static void
job_free (gpointer data)
{
  Job *job = data;

  acies_state_free (job->scenario);
  g_free (job);
}

/* Returns: the page from the print dialog */
static AciesPage
page_of (GtkPrintContext *context)
{
  GtkPageSetup *setup = gtk_print_context_get_page_setup (context);

  return (AciesPage) {
    .width = gtk_page_setup_get_paper_width (setup, GTK_UNIT_POINTS),
    .height = gtk_page_setup_get_paper_height (setup, GTK_UNIT_POINTS),
    .left = MAX (gtk_page_setup_get_left_margin (setup, GTK_UNIT_POINTS), LEAST_MARGIN),
    .top = MAX (gtk_page_setup_get_top_margin (setup, GTK_UNIT_POINTS), LEAST_MARGIN),
    .right = MAX (gtk_page_setup_get_right_margin (setup, GTK_UNIT_POINTS), LEAST_MARGIN),
    .bottom = MAX (gtk_page_setup_get_bottom_margin (setup, GTK_UNIT_POINTS), LEAST_MARGIN),
  };
}

static void
begin_cb (GtkPrintOperation *print,
          GtkPrintContext   *context)
{
  const Job *job = g_object_get_data (G_OBJECT (print), JOB_KEY);

  gtk_print_operation_set_n_pages (print, job->kind == ACIES_PRINT_REFERENCE ? 2 : 1);
}

static void
draw_map (const Job       *job,
          cairo_t         *cr,
          const AciesPage *page)
{
  double          width = page->width - page->left - page->right;
  double          height = page->height - page->top - page->bottom;
  AciesRenderView view;

  acies_render_view_init (&view, job->scenario->board, width, height);
  view.is_printed = TRUE;
  view.scale = PAPER_SCALE;
  view.show_names = TRUE;
  cairo_translate (cr, page->left, page->top);
  cairo_rectangle (cr, 0, 0, width, height);
  cairo_clip (cr);
  acies_render_board (cr, job->scenario, &view, job->theme);
}

static void
draw_cb (GtkPrintOperation *print,
         GtkPrintContext   *context,
         int                number)
{
  const Job *job = g_object_get_data (G_OBJECT (print), JOB_KEY);
  cairo_t   *cr = gtk_print_context_get_cairo_context (context);
  AciesPage  page = page_of (context);

  if (job->kind == ACIES_PRINT_MAP)
    draw_map (job, cr, &page);
  else if (job->kind == ACIES_PRINT_REFERENCE)
    {
      g_autoptr (GPtrArray) pages = acies_reference_new (job->scenario, &page);

      acies_sheet_draw (pages->pdata[number], cr, job->theme, PAPER_SCALE);
    }
  else
    {
      g_autoptr (AciesSheet) sheet = job->kind == ACIES_PRINT_SETUP ? acies_sheet_new_setup (job->scenario, &page) : acies_sheet_new (job->scenario, &page);

      acies_sheet_draw (sheet, cr, job->theme, PAPER_SCALE);
    }
}

/* Returns: (transfer full): the default paper of the locale, in the orientation that fits what is printed */
static GtkPageSetup *
new_page_setup (const AciesBoard *board,
                AciesPrintKind    kind)
{
  GtkPageSetup *setup = gtk_page_setup_new ();
  AciesPage     page = acies_page (ACIES_PAPER_A4, kind == ACIES_PRINT_REFERENCE || kind == ACIES_PRINT_SETUP ? ACIES_ORIENTATION_PORTRAIT : ACIES_ORIENTATION_BOARD, board);

  gtk_page_setup_set_orientation (setup, page.width > page.height ? GTK_PAGE_ORIENTATION_LANDSCAPE : GTK_PAGE_ORIENTATION_PORTRAIT);
  return setup;
}

GtkPrintOperation *
acies_print_new (const AciesState *scenario,
                 AciesTheme       *theme,
                 const char       *title,
                 AciesPrintKind    kind)
{
  GtkPrintOperation *print = gtk_print_operation_new ();
  g_autoptr (GtkPageSetup) setup = new_page_setup (scenario->board, kind);
  Job *job = g_new0 (Job, 1);

  job->scenario = acies_state_copy (scenario);
  job->theme = theme;
  job->kind = kind;
  g_object_set_data_full (G_OBJECT (print), JOB_KEY, job, job_free);
  gtk_print_operation_set_job_name (print, title);
  gtk_print_operation_set_default_page_setup (print, setup);
  gtk_print_operation_set_embed_page_setup (print, TRUE);
  gtk_print_operation_set_use_full_page (print, TRUE);
  gtk_print_operation_set_unit (print, GTK_UNIT_POINTS);
  g_signal_connect (print, "begin-print", G_CALLBACK (begin_cb), NULL);
  g_signal_connect (print, "draw-page", G_CALLBACK (draw_cb), NULL);
  return print;
}

/* --- the window ----------------------------------------------------------------------------- */

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
print_now (AciesWindow   *self,
           AciesPrintKind kind)
{
  AciesDocument    *document = acies_window_get_document (self);
  const AciesState *scenario = acies_session_get_state (acies_document_get_edit (document));
  AciesTheme       *theme = acies_catalog_get_theme (acies_window_get_catalog (self), scenario->ruleset);
  g_autofree char  *title = acies_document_dup_title (document);
  g_autofree char  *heading = g_strdup_printf (_ ("Could Not Print “%s”"), title);
  g_autoptr (GtkPrintOperation) print = acies_print_new (scenario, theme, title, kind);

  if (acies_portal_is_missing (ACIES_PORTAL_PRINT))
    acies_message_show (GTK_WINDOW (self), heading, _ ("This desktop has no print dialog for sandboxed apps. Export the scenario sheet or the board as a PDF and print that file instead."));
  else
    run_print (self, print, heading);
}

static void
print_sheet_cb (gpointer data)
{
  g_autoptr (AciesWindow) window = data;

  print_now (window, ACIES_PRINT_SHEET);
}

static void
print_map_cb (gpointer data)
{
  g_autoptr (AciesWindow) window = data;

  print_now (window, ACIES_PRINT_MAP);
}

static void
print_setup_cb (gpointer data)
{
  g_autoptr (AciesWindow) window = data;

  print_now (window, ACIES_PRINT_SETUP);
}

static void
print_reference_cb (gpointer data)
{
  g_autoptr (AciesWindow) window = data;

  print_now (window, ACIES_PRINT_REFERENCE);
}

/* Waits until the question has closed, because the print dialog has the same parent. */
static void
what_answered_cb (AciesWindow *self,
                  const char  *response)
{
  if (g_str_equal (response, ACIES_PRINT_ANSWER_SHEET))
    g_idle_add_once (print_sheet_cb, g_object_ref (self));
  else if (g_str_equal (response, ACIES_PRINT_ANSWER_MAP))
    g_idle_add_once (print_map_cb, g_object_ref (self));
  else if (g_str_equal (response, ACIES_PRINT_ANSWER_SETUP))
    g_idle_add_once (print_setup_cb, g_object_ref (self));
  else if (g_str_equal (response, ACIES_PRINT_ANSWER_REFERENCE))
    g_idle_add_once (print_reference_cb, g_object_ref (self));
}

void
acies_action_print (AciesWindow *self)
{
  AdwMessageDialog *question = acies_print_question_new (GTK_WINDOW (self));

  g_signal_connect_object (question, "response", G_CALLBACK (what_answered_cb), self, G_CONNECT_SWAPPED);
  acies_dialog_present (GTK_WINDOW (question));
}
