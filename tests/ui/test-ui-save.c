/* test-ui-save.c - what changes between the answer and the saving
 *
 * Needs a display; tests/gui/in-box.py gives it one, and a home.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/actions/actions.h"
#include "app/dialogs/questions.h"
#include "app/document/document-private.h"
#include "app/window/window-private.h"
#include "formats/scenario/scenario-xml.h"
#include "support/battles.h"
#include "support/in-application.h"
#include "support/until.h"

typedef struct
{
  AciesWindow   *window;
  AciesDocument *document;
  GFile         *scenario;
  GFile         *game;
  guint          n_told;
  gboolean       saved; /* as it was told last */
} Open;

static GFile *
file_named (const char *name)
{
  g_autofree char *path = g_build_filename (g_get_home_dir (), name, NULL);

  return g_file_new_for_path (path);
}

static void
write_file (GFile      *file,
            const char *text)
{
  g_autoptr (GError) error = NULL;

  g_file_replace_contents (file, text, strlen (text), NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL, &error);
  g_assert_no_error (error);
}

static AciesLibrary *
library_of (AciesApplication *application)
{
  return acies_catalog_get_library (acies_application_get_catalog (application));
}

/* A game that another program has saved over. */
static void
open_game (Open             *open,
           AciesApplication *application)
{
  g_autoptr (AciesState) battle = battle_load (library_of (application), "pydna");
  g_autofree char *text = acies_scenario_write (battle);
  g_autoptr (GError) error = NULL;

  *open = (Open) { .scenario = file_named ("save.acies"), .game = file_named ("save.aciesgame") };
  write_file (open->scenario, text);
  open->window = acies_application_new_window (application);
  gtk_window_present (GTK_WINDOW (open->window));
  acies_action_open_file (open->window, open->scenario);
  run_until_quiet ();
  open->document = acies_window_get_document (open->window);
  acies_document_begin_play (open->document, 1, NULL);
  acies_document_save (open->document, ACIES_WORK_GAME, open->game, library_of (application), &error);
  g_assert_no_error (error);
  write_file (open->game, "of another");
}

static void
close_game (Open *open)
{
  gtk_window_destroy (GTK_WINDOW (open->window));
  g_file_delete (open->scenario, NULL, NULL);
  g_file_delete (open->game, NULL, NULL);
  g_object_unref (open->scenario);
  g_object_unref (open->game);
  run_until_quiet ();
}

static AdwMessageDialog *
question_over (Open *open)
{
  GListModel *toplevels = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (toplevels); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (toplevels, i);

      if (ADW_IS_MESSAGE_DIALOG (window) && gtk_window_get_transient_for (window) == GTK_WINDOW (open->window))
        return ADW_MESSAGE_DIALOG (window);
    }
  return NULL;
}

static void
saved_cb (AciesWindow *window,
          gpointer     data,
          gboolean     saved)
{
  Open *open = data;

  open->n_told++;
  open->saved = saved;
}

/* Nothing is left to be saved: who waits is told so, and the other program's file stays. */
static void
check_ended (AciesApplication *application)
{
  g_autofree char *text = NULL;
  Open             open;

  open_game (&open, application);
  acies_action_save (open.window, acies_window_get_page (open.window), ACIES_WORK_GAME, saved_cb, &open);
  g_assert_nonnull (question_over (&open));
  adw_message_dialog_response (question_over (&open), ACIES_OVERWRITE_ANSWER_SAVE);
  acies_document_end_game (open.document);
  run_until_quiet ();
  g_assert_cmpuint (open.n_told, ==, 1);
  g_assert_false (open.saved);
  g_assert_true (g_file_load_contents (open.game, NULL, &text, NULL, NULL, NULL));
  g_assert_cmpstr (text, ==, "of another");
  close_game (&open);
}

/* Between the answer to the question whether to save and the saving a finger can come down on the board. */
static void
check_stroke (AciesApplication *application)
{
  AciesDocumentPage *page;
  AciesSession      *session;
  Open               open;

  open_game (&open, application);
  page = acies_window_get_page (open.window);
  session = acies_document_get_edit (open.document);
  g_signal_emit_by_name (acies_document_page_get_canvas (page), "hex-pressed", 0, GDK_BUTTON_PRIMARY, 0);
  g_assert_true (acies_session_is_in_group (session));
  acies_action_save (open.window, page, ACIES_WORK_SCENARIO, saved_cb, &open);
  g_assert_cmpuint (open.n_told, ==, 1);
  g_assert_true (open.saved);
  g_assert_false (acies_session_is_in_group (session));
  g_signal_emit_by_name (acies_document_page_get_canvas (page), "hex-released", 0);
  close_game (&open);
}

int
main (int    argc,
      char **argv)
{
  static const CaseInApplication cases[] = {
    { "/ui/save/game-ends-behind-the-question", check_ended },
    { "/ui/save/behind-a-stroke", check_stroke },
  };

  return run_in_application (&argc, &argv, cases, G_N_ELEMENTS (cases));
}
