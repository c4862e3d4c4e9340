/* versions.c - an earlier version of the file that is shown, opened beside it or brought back
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/actions/versions.h"

#include "app/dialogs/questions.h"
#include "app/dialogs/versions-dialog.h"
#include "app/shared/dialog.h"
#include "app/shared/place-text.h"

#include <glib/gi18n.h>

/* A version that is read anew: the list may have stood there for long. */
typedef struct
{
  GtkWindow     *dialog;
  AciesWindow   *window;
  AciesDocument *document; /* that it is a version of; the dialog has it, too, and goes */
  AciesDocument *version;
  char          *heading; /* of what is wrong with it */
  AciesFindings *findings;
} Errand;

static void
errand_clear (Errand *errand)
{
  g_object_unref (errand->document);
  g_clear_object (&errand->version);
  g_free (errand->heading);
  acies_findings_free (errand->findings);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Errand, errand_clear)

/* Returns: whether it can be read; else people are told why not */
static gboolean
read_version (Errand              *errand,
              AciesVersionsDialog *dialog,
              GFile               *file,
              AciesWindow         *window)
{
  AciesLibrary    *library = acies_catalog_get_library (acies_window_get_catalog (window));
  AciesDocument   *document = acies_versions_dialog_get_document (dialog);
  g_autofree char *origin = acies_place_name (acies_document_get_file (document));
  g_autoptr (GError) error = NULL;

  *errand = (Errand) { .dialog = GTK_WINDOW (dialog), .window = window, .document = g_object_ref (document) };
  errand->heading = g_strdup_printf (_ ("Problems in “%s”"), origin);
  errand->findings = acies_findings_new ();
  errand->version = acies_document_new_from_version (file, origin, library, errand->findings, &error);
  if (errand->version == NULL)
    acies_message_show (GTK_WINDOW (window), errand->heading, error->message);
  return errand->version != NULL;
}

static void
show_findings (const Errand *errand)
{
  acies_findings_dialog_show (GTK_WINDOW (errand->window), errand->heading, acies_document_get_damage (errand->version), NULL, errand->findings);
}

static void
open_cb (AciesVersionsDialog *dialog,
         GFile               *file,
         AciesWindow         *window)
{
  g_auto (Errand) errand = { NULL };

  if (!read_version (&errand, dialog, file, window))
    return;
  gtk_window_close (errand.dialog);
  acies_window_add_document (window, errand.version);
  acies_window_show_message (window, _ ("This is a copy; the original file is unchanged"));
  if (errand.findings->list->len > 0)
    show_findings (&errand);
}

static void
bring_back (const Errand *errand)
{
  g_autoptr (GError) error = NULL;

  if (!acies_document_bring_back (errand->document, errand->version, &error))
    {
      acies_message_show (GTK_WINDOW (errand->window), errand->heading, error->message);
      return;
    }
  gtk_window_close (errand->dialog);
  if (acies_window_get_document (errand->window) == errand->document)
    acies_document_page_set_view (acies_window_get_page (errand->window), ACIES_VIEW_EDIT);
  acies_window_show_message (errand->window, _ ("Earlier version restored. You can undo this; the file changes only when you save"));
}

static void
bring_back_cb (AciesVersionsDialog *dialog,
               GFile               *file,
               AciesWindow         *window)
{
  g_auto (Errand) errand = { NULL };

  if (!read_version (&errand, dialog, file, window))
    return;
  if (acies_document_get_damage (errand.version) != NULL)
    show_findings (&errand);
  else
    bring_back (&errand);
}

void
acies_action_versions (AciesWindow *window)
{
  AciesVersionsDialog *dialog;

  acies_document_page_flush (acies_window_get_page (window));
  dialog = acies_versions_dialog_new (GTK_WINDOW (window), acies_window_get_document (window), acies_window_get_catalog (window));
  g_signal_connect_object (dialog, "open", G_CALLBACK (open_cb), window, 0);
  g_signal_connect_object (dialog, "bring-back", G_CALLBACK (bring_back_cb), window, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}
