/* recover.c - unsaved work that programs left when they ended, opened again
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/actions/recover.h"

#include "app/dialogs/questions.h"
#include "app/dialogs/versions-dialog.h"
#include "app/document/document-game.h"
#include "app/recovery/open-files.h"
#include "app/shared/dialog.h"

#include <glib/gi18n.h>

/* The file was open at the end and is open again, as it was saved: what is recovered takes its place, and its game goes on there. */
static void
close_saved (AciesWindow   *window,
             AciesDocument *recovered)
{
  GFile             *file = acies_document_get_file (recovered);
  AciesDocumentPage *page = file != NULL ? acies_open_files_show_in (window, file) : NULL;

  if (page == NULL || acies_document_is_modified (acies_document_page_get_document (page)))
    return;
  acies_document_page_set_view (page, ACIES_VIEW_EDIT);
  acies_document_take_game (recovered, acies_document_page_get_document (page));
  acies_window_close_page (window, page);
}

static void
wanted_cb (AciesRecoveryDialog    *dialog,
           const AciesJournalFile *left,
           const char             *title,
           AciesWindow            *window)
{
  AciesRecovery   *recovery = acies_open_files_get_recovery (acies_open_files_of (window));
  AciesLibrary    *library = acies_catalog_get_library (acies_window_get_catalog (window));
  g_autofree char *heading = g_strdup_printf (_ ("Problems in “%s”"), title);
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (AciesDocument) document = acies_document_recover (left, acies_recovery_get_folder (recovery), library, findings, &error);

  if (document == NULL)
    {
      acies_message_show (GTK_WINDOW (window), heading, error->message);
      return;
    }
  close_saved (window, document);
  acies_window_add_document (window, document);
  acies_recovery_dialog_remove (dialog, left);
  if (findings->list->len > 0)
    acies_findings_dialog_show (GTK_WINDOW (window), heading, acies_document_get_damage (document), NULL, findings);
}

static void
discarded_cb (AciesRecoveryDialog    *dialog,
              const AciesJournalFile *left,
              AciesWindow            *window)
{
  acies_recovery_discard (acies_open_files_get_recovery (acies_open_files_of (window)), left);
}

void
acies_action_offer_left (AciesWindow *window)
{
  g_autoptr (GPtrArray) left = acies_recovery_claim (acies_open_files_get_recovery (acies_open_files_of (window)));
  AciesRecoveryDialog *dialog;

  if (left->len == 0)
    return;
  dialog = acies_recovery_dialog_new (GTK_WINDOW (window), left, acies_window_get_catalog (window));
  g_signal_connect_object (dialog, "wanted", G_CALLBACK (wanted_cb), window, 0);
  g_signal_connect_object (dialog, "discarded", G_CALLBACK (discarded_cb), window, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}
