/* test-ui-dialogs.c - every dialog of the program over a window as narrow as a phone
 *
 * Needs a display; tests/gui/in-box.py gives it one, and a home.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/dialogs/export-dialog.h"
#include "app/dialogs/help.h"
#include "app/dialogs/map-dialog.h"
#include "app/dialogs/new-dialog.h"
#include "app/dialogs/questions.h"
#include "app/dialogs/setup-dialog.h"
#include "app/dialogs/versions-dialog.h"
#include "app/shared/dialog.h"
#include "formats/scenario/scenario-xml.h"
#include "support/battles.h"
#include "support/data.h"
#include "support/in-application.h"
#include "support/until.h"

#define WIDTH 360
#define HEIGHT 600
#define AROUND 60 /* what a dialog has beside a list */

/* A window that small, and a battle that dialogs are about. */
typedef struct
{
  AciesCatalog  *catalog;
  GtkWindow     *window;
  GFile         *file;
  AciesDocument *document;
} Open;

static AciesLibrary *
library_of (Open *open)
{
  return acies_catalog_get_library (open->catalog);
}

static void
open_battle (Open             *open,
             AciesApplication *application)
{
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (AciesState) battle = NULL;
  g_autofree char *text = NULL;
  g_autofree char *path = g_build_filename (g_get_home_dir (), "a-battle-with-quite-a-long-name.acies", NULL);

  open->catalog = acies_application_get_catalog (application);
  battle = battle_load (library_of (open), "pydna");
  text = acies_scenario_write (battle);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  open->file = g_file_new_for_path (path);
  open->document = acies_document_open (open->file, library_of (open), findings, NULL);
  g_assert_nonnull (open->document);
  open->window = GTK_WINDOW (gtk_application_window_new (GTK_APPLICATION (application)));
  gtk_window_set_default_size (open->window, WIDTH, HEIGHT);
  gtk_window_present (open->window);
  run_until_quiet ();
}

static void
close_battle (Open *open)
{
  gtk_window_destroy (open->window);
  g_object_unref (open->document);
  g_object_unref (open->file);
  run_until_quiet ();
}

/* What is left out of a text is in a tooltip. */
static void
check_texts (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget) && pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (widget))))
    {
      GtkWidget *above = widget;

      while (above != NULL && !gtk_widget_get_has_tooltip (above))
        above = gtk_widget_get_parent (above);
      if (above == NULL)
        g_error ("“%s” is cut, and has no tooltip", gtk_label_get_text (GTK_LABEL (widget)));
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    check_texts (child);
}

/* Texts get as long as in some languages, and have no place to break the line. */
static void
lengthen_texts (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget) && gtk_label_get_text (GTK_LABEL (widget))[0] != '\0')
    {
      g_autofree char *text = g_strdup_printf ("[!!%s~~!!]", gtk_label_get_text (GTK_LABEL (widget)));

      gtk_label_set_text (GTK_LABEL (widget), g_strdelimit (text, " ", '_'));
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    lengthen_texts (child);
}

/* Rows of lists have room in the dialog also with longer texts. */
static void
check_rows (GtkWidget *widget)
{
  int least;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    check_rows (child);
  if (!GTK_IS_LIST_BOX_ROW (widget) || !gtk_widget_get_mapped (widget))
    return;
  lengthen_texts (widget);
  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  g_assert_cmpint (least, <=, WIDTH - AROUND);
}

/* The window manager may give a dialog its size in two steps. */
static gboolean
fits_screen (gconstpointer data)
{
  GtkWidget *dialog = (GtkWidget *) data;

  return gtk_widget_get_mapped (dialog) && gtk_widget_get_width (dialog) <= WIDTH && gtk_widget_get_height (dialog) <= HEIGHT;
}

/* The one over the window, as it comes up. */
static void
check_dialog (Open *open)
{
  GListModel *toplevels = gtk_window_get_toplevels ();
  guint       n = 0;

  run_until_quiet ();
  for (guint i = 0; i < g_list_model_get_n_items (toplevels); i++)
    {
      g_autoptr (GtkWindow) dialog = g_list_model_get_item (toplevels, i);

      if (gtk_window_get_transient_for (dialog) != open->window)
        continue;
      n++;
      g_test_message ("“%s” has %d by %d", gtk_window_get_title (dialog), gtk_widget_get_width (GTK_WIDGET (dialog)),
                      gtk_widget_get_height (GTK_WIDGET (dialog)));
      run_until (fits_screen, dialog);
      check_texts (GTK_WIDGET (dialog));
      check_rows (GTK_WIDGET (dialog));
      gtk_window_destroy (dialog);
    }
  g_assert_cmpuint (n, ==, 1);
  run_until_quiet ();
}

static void
check_question (Open             *open,
                AdwMessageDialog *question)
{
  acies_dialog_present (GTK_WINDOW (question));
  check_dialog (open);
}

/* GTK warns of texts that are no valid markup. */
static void
check_text_row (AciesApplication *application)
{
  g_object_unref (g_object_ref_sink (acies_text_row_new ("Rome & <Allies>", "<b")));
}

static void
check_questions (AciesApplication *application)
{
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (GPtrArray) rulesets = g_ptr_array_new ();
  AdwMessageDialog *several;
  Open              open;

  open_battle (&open, application);
  acies_document_begin_play (open.document, 1, NULL);
  check_question (&open, acies_save_question_new_for_one (open.window, open.document, ACIES_WORK_GAME));
  check_question (&open, acies_save_question_new_for_another (open.window, open.document));
  several = acies_save_question_new_for_several (open.window);
  for (guint i = 0; i < 20; i++)
    acies_save_question_add (several, open.document, i % 2 == 0 ? ACIES_WORK_SCENARIO : ACIES_WORK_GAME);
  check_question (&open, several);
  check_question (&open, acies_overwrite_question_new (open.window, "a-battle-with-quite-a-long-name.acies"));
  check_question (&open, acies_game_question_new (open.window));
  check_question (&open, acies_undo_question_new (open.window, acies_document_get_edit (open.document)));
  check_question (&open, acies_print_question_new (open.window));
  g_ptr_array_add (rulesets, acies_library_get_ruleset (library_of (&open), "rome-vs-carthage", NULL));
  g_ptr_array_add (rulesets, acies_library_get_ruleset (library_of (&open), "legio-vi", NULL));
  check_question (&open, acies_ruleset_question_new (open.window, acies_document_get_edit (open.document), rulesets));
  for (guint i = 0; i < 20; i++)
    acies_findings_add (findings, ACIES_SEVERITY_WARNING, "game-differs", "A sentence about problem %u, which is as long as such sentences often are.", i);
  acies_findings_dialog_show (open.window, "Problems in “a-battle-with-quite-a-long-name.acies”", "Please check these problems.", NULL, findings);
  check_dialog (&open);
  close_battle (&open);
}

static void
check_versions (AciesApplication *application)
{
  g_autoptr (GPtrArray) left = g_ptr_array_new_with_free_func ((GDestroyNotify) acies_journal_file_free);
  g_autofree char *path = g_build_filename (g_get_home_dir (), "journal-1", NULL);
  g_autofree char *text = NULL;
  g_autoptr (GBytes) document = NULL;
  g_autoptr (GBytes) journal = NULL;
  Open open;

  open_battle (&open, application);
  text = acies_scenario_write (acies_session_get_state (acies_document_get_edit (open.document)));
  document = g_bytes_new (text, strlen (text));
  journal = acies_journal_file_write ("Pydna", open.file, "rome-vs-macedon", g_get_real_time (), document);
  g_assert_true (g_file_set_contents (path, g_bytes_get_data (journal, NULL), (gssize) g_bytes_get_size (journal), NULL));
  for (guint i = 0; i < 4; i++)
    {
      g_assert_true (acies_document_save (open.document, ACIES_WORK_SCENARIO, NULL, library_of (&open), NULL));
      g_ptr_array_add (left, acies_journal_file_read (path, NULL));
    }
  acies_dialog_present (GTK_WINDOW (acies_versions_dialog_new (open.window, open.document, open.catalog)));
  check_dialog (&open);
  acies_dialog_present (GTK_WINDOW (acies_recovery_dialog_new (open.window, left, open.catalog)));
  check_dialog (&open);
  close_battle (&open);
}

static void
check_others (AciesApplication *application)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "good/tmx/csv.tmx", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = g_file_load_bytes (file, NULL, NULL, &error);
  const AciesState *battle;
  AciesExportDialog *export;
  Open open;

  open_battle (&open, application);
  battle = acies_session_get_state (acies_document_get_edit (open.document));
  acies_dialog_present (GTK_WINDOW (acies_new_dialog_new (open.window, battle->ruleset, open.catalog)));
  check_dialog (&open);
  acies_dialog_present (GTK_WINDOW (acies_new_dialog_new (open.window, acies_library_get_ruleset (library_of (&open), "battleplay", NULL), open.catalog)));
  check_dialog (&open);
  acies_dialog_present (GTK_WINDOW (acies_setup_dialog_new (open.window, battle, acies_catalog_get_theme (open.catalog, battle->ruleset))));
  check_dialog (&open);
  export = acies_export_dialog_new (open.window);
  for (guint i = 0; i < 8; i++)
    acies_export_dialog_add (export, "Scenario of Another Program (PDF)", G_MAXUINT);
  acies_dialog_present (GTK_WINDOW (export));
  check_dialog (&open);
  g_assert_no_error (error);
  acies_dialog_present (GTK_WINDOW (acies_map_dialog_new (open.window, open.catalog, acies_tmx_read (bytes, "csv.tmx", file, findings, NULL),
                                                          "a-map-with-quite-a-long-name.tmx", &error)));
  check_dialog (&open);
  acies_shortcuts_dialog_show (open.window);
  check_dialog (&open);
  acies_about_dialog_show (open.window);
  check_dialog (&open);
  close_battle (&open);
}

int
main (int   argc,
      char *argv[])
{
  const CaseInApplication cases[] = {
    { "/ui/dialogs/questions", check_questions },
    { "/ui/dialogs/texts-with-signs-of-markup", check_text_row },
    { "/ui/dialogs/versions", check_versions },
    { "/ui/dialogs/others", check_others },
  };

  return run_in_application (&argc, &argv, cases, G_N_ELEMENTS (cases));
}
