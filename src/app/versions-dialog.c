/* versions-dialog.c - the earlier versions of a file, to be looked at beside it or brought back
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/versions-dialog.h"

#include "app/age.h"
#include "app/findings-dialog.h"
#include "app/version-row.h"
#include "app/window-private.h"
#include "formats/files/backup.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>

/* Of one row; the row has it. */
typedef struct
{
  AciesWindow   *window; /* the dialog is over it, and goes before it */
  GtkWindow     *dialog;
  GFile         *version;
  char          *origin;   /* what the file is called */
  AciesDocument *document; /* of the file */
} Item;

static void
item_free (Item *item)
{
  g_object_unref (item->version);
  g_object_unref (item->document);
  g_free (item->origin);
  g_free (item);
}

static char *
dup_heading (Item *item)
{
  return g_strdup_printf (_ ("Problems in “%s”"), item->origin);
}

/* As the version is now: the list may have stood there for long. Returns: (nullable); why not was shown then */
static AciesDocument *
read_version (Item          *item,
              AciesFindings *findings)
{
  AciesLibrary *library = acies_catalog_get_library (acies_window_get_catalog (item->window));
  g_autoptr (GError) error = NULL;
  AciesDocument *version = acies_document_new_from_version (item->version, item->origin, library, findings, &error);

  if (version == NULL)
    {
      g_autofree char *heading = dup_heading (item);

      acies_window_show_error (item->window, heading, error->message);
    }
  return version;
}

static void
open_cb (GtkButton *button,
         Item      *item)
{
  AciesWindow     *window = item->window;
  g_autofree char *heading = dup_heading (item);
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (AciesDocument) version = read_version (item, findings);

  if (version == NULL)
    return;
  gtk_window_close (item->dialog);
  acies_window_add_document (window, version);
  acies_window_tell (window, _ ("This is a copy; the file stays as it is"));
  if (findings->list->len > 0)
    acies_findings_dialog_show (GTK_WINDOW (window), heading, acies_document_get_damage (version), NULL, findings);
}

static void
bring_back_cb (GtkButton *button,
               Item      *item)
{
  AciesWindow     *window = item->window;
  g_autofree char *heading = dup_heading (item);
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (AciesDocument) version = read_version (item, findings);
  g_autoptr (AciesDocument) document = g_object_ref (item->document);

  if (version == NULL)
    return;
  if (acies_document_get_damage (version) != NULL)
    {
      acies_findings_dialog_show (GTK_WINDOW (window), heading, acies_document_get_damage (version), NULL, findings);
      return;
    }
  if (!acies_document_bring_back (document, version, &error))
    {
      acies_window_show_error (window, heading, error->message);
      return;
    }
  gtk_window_close (item->dialog);
  if (window->document == document)
    acies_document_page_set_view (window->document_page, ACIES_VIEW_EDIT);
  acies_window_tell (window, _ ("The earlier version is back. You can undo this; the file changes only when you save"));
}

static gint64
time_of (const char *path)
{
  GStatBuf about;

  return g_stat (path, &about) == 0 ? (gint64) about.st_mtime * G_USEC_PER_SEC : 0;
}

static void
add_row (GtkListBox    *list,
         AciesWindow   *window,
         GtkWidget     *dialog,
         AciesDocument *document,
         const char    *path)
{
  AciesApplication *application = acies_window_get_app (window);
  Item             *item = g_new0 (Item, 1);
  gint64            time = time_of (path);
  g_autofree char  *age = acies_age_to_string (time, g_get_real_time ());
  g_autofree char  *date = acies_age_dup_date (time);
  g_autofree char  *open_name = g_strdup_printf (_ ("Open the version of %s"), date);
  g_autofree char  *bring_name = g_strdup_printf (_ ("Bring back the version of %s"), date);
  g_autofree char  *title = NULL;
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (AciesDocument) version = NULL;
  AciesVersionRow *row;
  GtkWidget       *button;

  item->window = window;
  item->dialog = GTK_WINDOW (dialog);
  item->version = g_file_new_for_path (path);
  item->document = g_object_ref (document);
  item->origin = g_file_get_basename (acies_document_get_file (document));
  version = acies_document_new_from_version (item->version, item->origin, acies_catalog_get_library (acies_application_get_catalog (application)), findings, NULL);
  title = version != NULL ? acies_document_dup_title (version) : g_strdup (item->origin);
  row = ACIES_VERSION_ROW (acies_version_row_new (title, age, date));
  g_object_set_data_full (G_OBJECT (row), "item", item, (GDestroyNotify) item_free);
  gtk_list_box_append (list, GTK_WIDGET (row));
  if (version == NULL)
    {
      acies_version_row_warn (row, _ ("This is too damaged to be opened."));
      return;
    }
  acies_version_row_set_picture (row, acies_session_get_state (acies_document_get_edit (version)),
                                 acies_catalog_get_theme (acies_application_get_catalog (application), acies_document_get_ruleset (version)));
  button = acies_version_row_add_button (row, _ ("Open a Copy"), open_name);
  g_signal_connect (button, "clicked", G_CALLBACK (open_cb), item);
  if (acies_document_get_damage (version) != NULL)
    {
      acies_version_row_warn (row, _ ("This is damaged. Open it to see what is left."));
      return;
    }
  button = acies_version_row_add_button (row, _ ("Bring Back"), bring_name);
  g_signal_connect (button, "clicked", G_CALLBACK (bring_back_cb), item);
}

void
acies_versions_dialog_show (AciesWindow   *window,
                            AciesDocument *document)
{
  g_autofree char *name = g_file_get_basename (acies_document_get_file (document));
  g_autofree char *heading = g_strdup_printf (_ ("Earlier Versions of “%s”"), name);
  g_autoptr (GPtrArray) paths = acies_backup_list (acies_document_get_file (document));
  GtkWidget  *dialog = adw_message_dialog_new (GTK_WINDOW (window), heading,
                                              paths->len > 0 ? _ ("Open a copy to look at it. A version you bring back replaces the battle shown here, in one step that can be undone. The file stays as it is until you save.")
                                                              : _ ("There are none yet. From now on the last three are kept whenever the file is saved over."));
  GtkWidget  *scroller;
  GtkListBox *list;

  if (paths->len > 0)
    {
      list = acies_version_list_new (_ ("Earlier versions"), &scroller);
      for (guint i = 0; i < paths->len; i++)
        add_row (list, window, dialog, document, g_ptr_array_index (paths, i));
      adw_message_dialog_set_extra_child (ADW_MESSAGE_DIALOG (dialog), scroller);
    }
  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "close", _ ("_Close"));
  gtk_window_present (GTK_WINDOW (dialog));
}
