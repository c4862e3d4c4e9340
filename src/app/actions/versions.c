/* versions.c - an earlier version of the file that is shown, opened beside it or brought back
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/actions/versions.h"

#include "app/dialogs/findings-dialog.h"
#include "app/dialogs/versions-dialog.h"
#include "app/shared/message.h"

#include <glib/gi18n.h>

/* A version that was read anew: the list may have stood there for long. */
typedef struct
{
  GtkWindow     *dialog;
  AciesWindow   *window;
  char          *heading; /* of what is wrong with it */
  AciesFindings *findings;
} Errand;

static void
show_findings (const Errand  *errand,
               AciesDocument *version)
{
  acies_findings_dialog_show (GTK_WINDOW (errand->window), errand->heading, acies_document_get_damage (version), NULL, errand->findings);
}

static void
open_copy (const Errand  *errand,
           AciesDocument *version)
{
  gtk_window_close (errand->dialog);
  acies_window_add_document (errand->window, version);
  acies_window_tell (errand->window, _ ("This is a copy; the file stays as it is"));
  if (errand->findings->list->len > 0)
    show_findings (errand, version);
}

static void
bring_back (const Errand  *errand,
            AciesDocument *document,
            AciesDocument *version)
{
  g_autoptr (AciesDocument) kept = g_object_ref (document); /* the dialog has it, too, and goes */
  g_autoptr (GError) error = NULL;

  if (acies_document_get_damage (version) != NULL)
    {
      show_findings (errand, version);
      return;
    }
  if (!acies_document_bring_back (kept, version, &error))
    {
      acies_message_show (GTK_WINDOW (errand->window), errand->heading, error->message);
      return;
    }
  gtk_window_close (errand->dialog);
  if (acies_window_get_document (errand->window) == kept)
    acies_document_page_set_view (acies_window_get_page (errand->window), ACIES_VIEW_EDIT);
  acies_window_tell (errand->window, _ ("The earlier version is back. You can undo this; the file changes only when you save"));
}

static void
chosen_cb (GtkWindow      *dialog,
           AciesDocument  *document,
           GFile          *file,
           AciesVersionUse use,
           gpointer        window)
{
  AciesLibrary    *library = acies_catalog_get_library (acies_window_get_catalog (window));
  g_autofree char *origin = g_file_get_basename (acies_document_get_file (document));
  g_autofree char *heading = g_strdup_printf (_ ("Problems in “%s”"), origin);
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (AciesDocument) version = acies_document_new_from_version (file, origin, library, findings, &error);
  const Errand errand = { dialog, window, heading, findings };

  if (version == NULL)
    acies_message_show (window, heading, error->message);
  else if (use == ACIES_VERSION_OPEN)
    open_copy (&errand, version);
  else
    bring_back (&errand, document, version);
}

void
acies_action_versions (AciesWindow *window)
{
  acies_document_page_flush (acies_window_get_page (window));
  acies_versions_dialog_show (GTK_WINDOW (window), acies_window_get_document (window), acies_window_get_catalog (window),
                              chosen_cb, window);
}
