/* versions-dialog.c - the earlier versions of a file: which one is wanted, and what for
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/dialogs/versions-dialog.h"

#include "app/dialogs/version-row.h"
#include "app/shared/place-text.h"
#include "formats/files/file.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>

struct _AciesVersionsDialog
{
  AdwMessageDialog parent_instance;

  GtkListBox    *list;
  AciesDocument *document;
  AciesCatalog  *catalog;
};

G_DEFINE_FINAL_TYPE (AciesVersionsDialog, acies_versions_dialog, ADW_TYPE_MESSAGE_DIALOG)

enum
{
  OPEN,
  BRING_BACK,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* One of the versions; its row has it. */
typedef struct
{
  AciesVersionsDialog *dialog;
  GFile               *version;
} Item;

static void
item_free (Item *item)
{
  g_object_unref (item->version);
  g_free (item);
}

static void
open_cb (Item *item)
{
  g_signal_emit (item->dialog, signals[OPEN], 0, item->version);
}

static void
bring_back_cb (Item *item)
{
  g_signal_emit (item->dialog, signals[BRING_BACK], 0, item->version);
}

static gint64
time_of (const char *path)
{
  GStatBuf about;

  return g_stat (path, &about) == 0 ? (gint64) about.st_mtime * G_USEC_PER_SEC : 0;
}

static void
add_button (AciesVersionRow *row,
            const char      *label,
            const char      *format,
            const char      *date,
            GCallback        clicked,
            Item            *item)
{
  g_autofree char *name = g_strdup_printf (format, date);

  g_signal_connect_swapped (acies_version_row_add_button (row, label, name), "clicked", clicked, item);
}

/* What can be done with a version that can be read. */
static void
fill_row (AciesVersionRow *row,
          Item            *item,
          AciesDocument   *version,
          const char      *date)
{
  acies_version_row_set_picture (row, acies_session_get_state (acies_document_get_edit (version)),
                                 acies_catalog_get_theme (item->dialog->catalog, acies_document_get_ruleset (version)));
  add_button (row, _ ("Open a Copy"), _ ("Open the version from %s"), date, G_CALLBACK (open_cb), item);
  if (acies_document_get_damage (version) == NULL)
    add_button (row, _ ("Restore"), _ ("Restore the version from %s"), date, G_CALLBACK (bring_back_cb), item);
  else
    acies_version_row_warn (row, _ ("This version is damaged. Open a copy to see the parts that could be read."));
}

static void
add_row (AciesVersionsDialog *self,
         const char          *path)
{
  Item            *item = g_new0 (Item, 1);
  gint64           time = time_of (path);
  g_autofree char *age = acies_age_to_string (time, g_get_real_time ());
  g_autofree char *date = acies_age_dup_date (time);
  g_autofree char *origin = acies_place_name (acies_document_get_file (self->document));
  g_autofree char *title = NULL;
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (AciesDocument) version = NULL;
  AciesVersionRow *row;

  *item = (Item) { self, g_file_new_for_path (path) };
  version = acies_document_new_from_version (item->version, origin, acies_catalog_get_library (self->catalog), findings, NULL);
  title = version != NULL ? acies_document_dup_title (version) : g_strdup (origin);
  row = ACIES_VERSION_ROW (acies_version_row_new (title, age, date));
  g_object_set_data_full (G_OBJECT (row), "item", item, (GDestroyNotify) item_free);
  gtk_list_box_append (self->list, GTK_WIDGET (row));
  if (version != NULL)
    fill_row (row, item, version, date);
  else
    acies_version_row_warn (row, _ ("This backup is too damaged to open."));
}

/* Returns: (transfer none): the list, to be shown in the dialog */
static GtkWidget *
new_list (AciesVersionsDialog *self,
          const GPtrArray     *paths)
{
  GtkWidget *scroller;

  self->list = acies_version_list_new (ADW_MESSAGE_DIALOG (self), _ ("Earlier versions"), &scroller);
  for (guint i = 0; i < paths->len; i++)
    add_row (self, g_ptr_array_index (paths, i));
  return scroller;
}

/* --- the class ------------------------------------------------------------------------------ */

static void
acies_versions_dialog_finalize (GObject *object)
{
  g_clear_object (&ACIES_VERSIONS_DIALOG (object)->document);
  G_OBJECT_CLASS (acies_versions_dialog_parent_class)->finalize (object);
}

static void
acies_versions_dialog_class_init (AciesVersionsDialogClass *klass)
{
  GType type = ACIES_TYPE_VERSIONS_DIALOG;

  G_OBJECT_CLASS (klass)->finalize = acies_versions_dialog_finalize;
  signals[OPEN] = g_signal_new ("open", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_FILE);
  signals[BRING_BACK] = g_signal_new ("bring-back", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_FILE);
}

static void
acies_versions_dialog_init (AciesVersionsDialog *self)
{
}

AciesVersionsDialog *
acies_versions_dialog_new (GtkWindow     *parent,
                           AciesDocument *document,
                           AciesCatalog  *catalog)
{
  g_autofree char *name = acies_place_name (acies_document_get_file (document));
  g_autofree char *heading = g_strdup_printf (_ ("Earlier Versions of “%s”"), name);
  g_autoptr (GPtrArray) paths = acies_backup_list (acies_document_get_file (document));
  const char          *body = paths->len > 0 ? _ ("Open a copy to look at a version. Restoring a version replaces the open battle; you can undo this. The file does not change until you save.")
                                             : _ ("No earlier versions yet. From now on, saving keeps the last three versions.");
  AciesVersionsDialog *self = g_object_new (ACIES_TYPE_VERSIONS_DIALOG, "transient-for", parent, "heading", heading, "body", body, NULL);

  self->document = g_object_ref (document);
  self->catalog = catalog;
  if (paths->len > 0)
    adw_message_dialog_set_extra_child (ADW_MESSAGE_DIALOG (self), new_list (self, paths));
  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (self), "close", _ ("_Close"));
  return self;
}

AciesDocument *
acies_versions_dialog_get_document (AciesVersionsDialog *self)
{
  g_return_val_if_fail (ACIES_IS_VERSIONS_DIALOG (self), NULL);

  return self->document;
}
