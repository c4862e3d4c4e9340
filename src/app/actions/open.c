/* open.c - opens files: chosen, dropped on the window, or named
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/actions/open.h"

#include "app/actions/open-map.h"
#include "app/actions/show.h"
#include "app/recovery/open-files.h"
#include "app/shared/dialog.h"
#include "app/shared/place-text.h"

#include <glib/gi18n.h>

/* @error: unset where a map is asked about first
 *
 * Returns: (nullable) (transfer full): what is in the file */
static AciesDocument *
try_to_open (AciesWindow   *self,
             GFile         *file,
             AciesFindings *findings,
             GError       **error)
{
  AciesLibrary     *library = acies_catalog_get_library (acies_window_get_catalog (self));
  AciesDocumentKind kind;
  g_autoptr (GBytes) bytes = acies_document_load_regular (file, &kind, error);

  if (bytes != NULL && kind == ACIES_DOCUMENT_TILED)
    acies_action_open_map (self, file, bytes, error);
  else if (bytes != NULL)
    return acies_document_open_bytes (file, bytes, kind, library, findings, error);
  return NULL;
}

static void
tell_failure (AciesWindow  *self,
              GFile        *file,
              const GError *error)
{
  g_autofree char *name = acies_place_name (file);
  g_autofree char *heading = g_strdup_printf (_ ("Could Not Open “%s”"), name);

  acies_message_show (GTK_WINDOW (self), heading, error->message);
}

void
acies_action_open_file (AciesWindow *self,
                        GFile       *file)
{
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (AciesDocument) document = NULL;
  g_autoptr (GError) error = NULL;

  g_return_if_fail (ACIES_IS_WINDOW (self));
  g_return_if_fail (G_IS_FILE (file));

  if (acies_open_files_show (acies_open_files_of (self), file))
    return;
  document = try_to_open (self, file, findings, &error);
  if (document != NULL)
    acies_action_show_opened (self, document, file, findings);
  else if (error != NULL)
    tell_failure (self, file, error);
}

static void
open_chosen_cb (GtkNativeDialog *dialog,
                int              response,
                AciesWindow     *self)
{
  g_autoptr (GFile) file = acies_file_choice_take (GTK_WINDOW (self), response);

  if (file != NULL)
    acies_action_open_file (self, file);
}

void
acies_action_choose_file (AciesWindow *self)
{
  static const char *const suffixes[] = { "acies", "aciesgame", "json", "tmx", NULL };
  GtkFileChooserNative    *chooser = acies_file_choice_new (GTK_WINDOW (self), _ ("Open"), GTK_FILE_CHOOSER_ACTION_OPEN, _ ("_Open"));

  if (chooser == NULL)
    return;
  acies_file_choice_add_filter (chooser, _ ("Scenarios and games"), suffixes);
  g_signal_connect (chooser, "response", G_CALLBACK (open_chosen_cb), self);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

/* --- dropped files -------------------------------------------------------------------------- */

/* Files that were dropped on a window, until the drop is over. */
typedef struct
{
  AciesWindow *window; /* owned */
  GdkFileList *files;  /* owned */
} Drop;

static gboolean
open_dropped_cb (gpointer data)
{
  Drop *drop = data;
  g_autoptr (GSList) files = gdk_file_list_get_files (drop->files);

  /* Somebody may have closed the window meanwhile. */
  if (gtk_widget_get_mapped (GTK_WIDGET (drop->window)))
    for (GSList *link = files; link != NULL; link = link->next)
      acies_action_open_file (drop->window, link->data);

  g_boxed_free (GDK_TYPE_FILE_LIST, drop->files);
  g_object_unref (drop->window);
  g_free (drop);
  return G_SOURCE_REMOVE;
}

/* Opened afterwards: newer GTK takes a drop for cancelled when a dialog comes up in the middle of it, and so tells the
 * program that the files come from. */
static gboolean
drop_cb (GtkDropTarget *target,
         const GValue  *value,
         double         x,
         double         y,
         AciesWindow   *self)
{
  g_autoptr (GSList) files = gdk_file_list_get_files (g_value_get_boxed (value));
  Drop *drop;

  if (files == NULL)
    return FALSE;
  drop = g_new0 (Drop, 1);
  drop->window = g_object_ref (self);
  drop->files = g_value_dup_boxed (value);
  g_idle_add (open_dropped_cb, drop);
  return TRUE;
}

void
acies_action_take_drops (AciesWindow *self)
{
  GtkDropTarget *target = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);

  g_signal_connect (target, "drop", G_CALLBACK (drop_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
}
