/* save.c - writes scenarios and games to their files, or asks where to
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/actions/save.h"

#include "app/dialogs/questions.h"
#include "app/document/document-game.h"
#include "app/library/recent.h"
#include "app/shared/dialog.h"
#include "app/shared/place-text.h"

#include <glib/gi18n.h>

/* Something that waits for a file to be saved. */
typedef struct
{
  AciesWindow       *window;
  AciesDocumentPage *page;
  AciesActionDone    done; /* NULL: nobody waits */
  gpointer           data;
} Errand;

static Errand *
new_errand (AciesWindow       *self,
            AciesDocumentPage *page,
            AciesActionDone    done,
            gpointer           data)
{
  Errand *errand = g_new0 (Errand, 1);

  errand->window = g_object_ref (self);
  errand->page = g_object_ref (page);
  errand->done = done;
  errand->data = data;
  return errand;
}

static void
finish (Errand  *errand,
        gboolean saved)
{
  if (saved)
    {
      acies_window_update_page (errand->window, errand->page);
      acies_document_page_check_disk (errand->page);
      acies_window_note_tabs (errand->window);
    }
  if (errand->done != NULL)
    errand->done (errand->window, errand->data, saved);
  g_object_unref (errand->window);
  g_object_unref (errand->page);
  g_free (errand);
}

static AciesDocument *
document_of (Errand *errand)
{
  return acies_document_page_get_document (errand->page);
}

/* --- scenarios ------------------------------------------------------------------------------ */

static gboolean
save_to (Errand *errand,
         GFile  *file)
{
  AciesWindow   *self = errand->window;
  AciesDocument *document = document_of (errand);
  g_autoptr (GError) error = NULL;
  g_autofree char *title = acies_document_dup_title (document);
  g_autofree char *heading = g_strdup_printf (_ ("Could Not Save “%s”"), title);

  if (!acies_document_save (document, file, acies_catalog_get_library (acies_window_get_catalog (self)), &error))
    {
      acies_message_show (GTK_WINDOW (self), heading, error->message);
      return FALSE;
    }
  acies_recent_add (acies_document_get_file (document));
  acies_window_show_message (self, acies_document_has_no_backup (document) ? _ ("Saved, but the previous version could not be kept") : _ ("Saved"));
  return TRUE;
}

static void
save_chosen_cb (GtkNativeDialog *dialog,
                int              response,
                Errand          *errand)
{
  g_autoptr (GFile) file = acies_file_choice_take_place (GTK_WINDOW (errand->window), response, ".acies");

  finish (errand, file != NULL && save_to (errand, file));
}

void
acies_action_save_page_as (AciesWindow       *self,
                           AciesDocumentPage *page,
                           AciesActionDone    done,
                           gpointer           data)
{
  static const char *const suffixes[] = { "acies", NULL };
  AciesDocument           *document = acies_document_page_get_document (page);
  g_autofree char         *name = acies_document_dup_file_name (document);
  GtkFileChooserNative    *chooser = acies_file_choice_new (GTK_WINDOW (self), _ ("Save Scenario"), GTK_FILE_CHOOSER_ACTION_SAVE, _ ("_Save"));
  GFile                   *file = acies_document_get_file (document);

  if (chooser == NULL)
    {
      finish (new_errand (self, page, done, data), FALSE);
      return;
    }
  acies_document_page_flush (page);
  acies_file_choice_add_filter (chooser, _ ("Scenarios"), suffixes);
  if (file != NULL && !acies_document_is_original (document) && !acies_file_is_from_portal (file))
    gtk_file_chooser_set_file (GTK_FILE_CHOOSER (chooser), file, NULL);
  else
    gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), name);
  g_signal_connect (chooser, "response", G_CALLBACK (save_chosen_cb), new_errand (self, page, done, data));
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

static void
save_over_cb (gpointer data)
{
  Errand *errand = data;

  finish (errand, save_to (errand, NULL));
}

static void
over_answered_cb (AdwMessageDialog *dialog,
                  const char       *response,
                  Errand           *errand)
{
  if (g_str_equal (response, ACIES_OVERWRITE_ANSWER_SAVE))
    g_idle_add_once (save_over_cb, errand);
  else
    finish (errand, FALSE);
}

/* What another program has written since is not to be lost unasked. */
static void
ask_to_save_over (Errand *errand)
{
  g_autofree char  *name = acies_place_name (acies_document_get_file (document_of (errand)));
  AdwMessageDialog *question = acies_overwrite_question_new (GTK_WINDOW (errand->window), name);

  g_signal_connect (question, "response", G_CALLBACK (over_answered_cb), errand);
  gtk_window_present (GTK_WINDOW (question));
}

void
acies_action_save_page (AciesWindow       *self,
                        AciesDocumentPage *page,
                        AciesActionDone    done,
                        gpointer           data)
{
  AciesDocument *document = acies_document_page_get_document (page);
  Errand        *errand;

  acies_document_page_flush (page);
  if (acies_document_get_file (document) == NULL || acies_document_is_original (document) ||
      acies_document_is_read_only (document))
    {
      if (acies_document_is_read_only (document))
        acies_window_show_message (self, _ ("The file is read-only; choose another location"));
      acies_action_save_page_as (self, page, done, data);
      return;
    }
  errand = new_errand (self, page, done, data);
  if (acies_document_check_disk (document) == ACIES_DISK_CHANGED)
    ask_to_save_over (errand);
  else
    finish (errand, save_to (errand, NULL));
}

/* --- games ---------------------------------------------------------------------------------- */

static gboolean
save_game_to (Errand *errand,
              GFile  *file)
{
  AciesWindow *self = errand->window;
  g_autoptr (GError) error = NULL;

  if (!acies_document_save_game (document_of (errand), file, acies_catalog_get_library (acies_window_get_catalog (self)), &error))
    {
      acies_message_show (GTK_WINDOW (self), _ ("Could Not Save the Game"), error->message);
      return FALSE;
    }
  acies_recent_add (file);
  acies_window_show_message (self, acies_document_has_no_backup (document_of (errand)) ? _ ("Game saved, but the previous version could not be kept")
                                                                                       : _ ("Game saved"));
  return TRUE;
}

static void
game_chosen_cb (GtkNativeDialog *dialog,
                int              response,
                Errand          *errand)
{
  g_autoptr (GFile) file = acies_file_choice_take_place (GTK_WINDOW (errand->window), response, ".aciesgame");
  gboolean there = file != NULL && acies_document_get_play (document_of (errand)) != NULL;

  finish (errand, there && save_game_to (errand, file));
}

static void
save_game_over_cb (gpointer data)
{
  Errand *errand = data;
  GFile  *file = acies_document_get_game_file (document_of (errand)); /* none once the game has ended */

  finish (errand, file != NULL && save_game_to (errand, file));
}

static void
game_over_answered_cb (AdwMessageDialog *dialog,
                       const char       *response,
                       Errand           *errand)
{
  if (g_str_equal (response, ACIES_OVERWRITE_ANSWER_SAVE))
    g_idle_add_once (save_game_over_cb, errand);
  else
    finish (errand, FALSE);
}

static void
ask_to_save_game_over (Errand *errand,
                       GFile  *file)
{
  g_autofree char  *name = acies_place_name (file);
  AdwMessageDialog *question = acies_overwrite_question_new (GTK_WINDOW (errand->window), name);

  g_signal_connect (question, "response", G_CALLBACK (game_over_answered_cb), errand);
  gtk_window_present (GTK_WINDOW (question));
}

void
acies_action_save_game (AciesWindow       *self,
                        AciesDocumentPage *page,
                        AciesActionDone    done,
                        gpointer           data)
{
  GFile  *file = acies_document_get_game_file (acies_document_page_get_document (page));
  Errand *errand;

  if (file == NULL)
    {
      acies_action_save_game_as (self, page, done, data);
      return;
    }
  errand = new_errand (self, page, done, data);
  if (g_file_query_exists (file, NULL) && !acies_document_game_file_is_ours (document_of (errand)))
    ask_to_save_game_over (errand, file);
  else
    finish (errand, save_game_to (errand, file));
}

void
acies_action_save_game_as (AciesWindow       *self,
                           AciesDocumentPage *page,
                           AciesActionDone    done,
                           gpointer           data)
{
  static const char *const suffixes[] = { "aciesgame", NULL };
  AciesDocument           *document = acies_document_page_get_document (page);
  GFile                   *file = acies_document_get_game_file (document);
  g_autofree char         *name = acies_document_dup_name_with (document, ".aciesgame");
  GtkFileChooserNative    *chooser = acies_file_choice_new (GTK_WINDOW (self), _ ("Save Game"), GTK_FILE_CHOOSER_ACTION_SAVE, _ ("_Save"));

  if (chooser == NULL)
    {
      finish (new_errand (self, page, done, data), FALSE);
      return;
    }
  acies_file_choice_add_filter (chooser, _ ("Games"), suffixes);
  if (file != NULL && !acies_file_is_from_portal (file))
    gtk_file_chooser_set_file (GTK_FILE_CHOOSER (chooser), file, NULL);
  else
    gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), name);
  g_signal_connect (chooser, "response", G_CALLBACK (game_chosen_cb), new_errand (self, page, done, data));
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}
