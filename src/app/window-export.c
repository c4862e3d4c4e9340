/* window-export.c - what the window shows, as a file of another program
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/findings-dialog.h"
#include "app/window-private.h"
#include "formats/exports.h"
#include "render/tiles.h"

#include <glib/gi18n.h>
#include <string.h>

#define FORMAT_KEY "acies-export" /* of a filter: the format that it stands for */

/* What is exported, while its place is being chosen. */
typedef struct
{
  AciesWindow  *window;
  AciesSession *session;
  char         *title;
} Errand;

static Errand *
new_errand (AciesWindow  *self,
            AciesSession *session)
{
  Errand *errand = g_new0 (Errand, 1);

  errand->window = g_object_ref (self);
  errand->session = g_object_ref (session);
  errand->title = acies_document_dup_title (self->document);
  return errand;
}

static void
free_errand (gpointer  data,
             GClosure *closure)
{
  Errand *errand = data;

  g_object_unref (errand->window);
  g_object_unref (errand->session);
  g_free (errand->title);
  g_free (errand);
}

static void
show_failure (AciesWindow  *self,
              const char   *title,
              const GError *error)
{
  g_autofree char *heading = g_strdup_printf (_ ("Could Not Export “%s”"), title);

  acies_window_show_error (self, heading, error->message);
}

static void
show_success (AciesWindow         *self,
              const char          *name,
              const AciesFindings *findings)
{
  g_autofree char *heading = g_strdup_printf (_ ("“%s” Was Exported"), name);
  g_autofree char *message = g_strdup_printf (_ ("Exported to “%s”"), name);

  if (findings->list->len > 0)
    acies_findings_dialog_show (GTK_WINDOW (self), heading, _ ("A file of this format cannot hold everything. This was left out."),
                                NULL, findings);
  else
    acies_window_tell (self, message);
}

static GBytes *
paint_cb (const AciesRuleset *ruleset,
          guint               columns,
          int                 width,
          int                 height,
          gpointer            theme,
          GError            **error)
{
  return acies_render_tiles (ruleset, theme, columns, width, height, error);
}

/* Nobody was asked about the picture that goes beside a file, unless that file is replaced, too. */
static gboolean
may_write_picture (AciesWindow       *self,
                   GFile             *file,
                   const AciesExport *format)
{
  g_autofree char *name = g_file_get_basename (file);
  g_autofree char *shown = g_filename_display_name (name);
  g_autoptr (GFile) picture = acies_export_dup_picture (format, file, shown);

  return picture == NULL || g_file_query_exists (file, NULL) || acies_window_may_write (self, file, picture);
}

static void
export_to (Errand            *errand,
           GFile             *file,
           const AciesExport *format)
{
  const AciesState *state = acies_session_get_state (errand->session);
  g_autofree char  *name = g_file_get_basename (file);
  g_autofree char  *shown = g_filename_display_name (name);
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (GError) error = NULL;
  AciesExportPainter painter = { paint_cb, acies_application_get_theme (acies_window_get_app (errand->window), state->ruleset) };

  if (acies_export_save (format, state, file, shown, &painter, findings, NULL, &error))
    show_success (errand->window, shown, findings);
  else
    show_failure (errand->window, errand->title, error);
}

/* A name may say which format is meant; else the filter does, and the name gets its ending. */
static GFile *
complete (GFile              *file,
          GtkFileFilter      *filter,
          const AciesExport **format)
{
  g_autofree char *name = g_file_get_basename (file);
  g_autofree char *full = NULL;
  g_autoptr (GFile) folder = g_file_get_parent (file);

  *format = acies_exports_find (name);
  if (*format != NULL || folder == NULL)
    return g_object_ref (file);
  *format = g_object_get_data (G_OBJECT (filter), FORMAT_KEY);
  full = g_strconcat (name, (*format)->ending, NULL);
  return g_file_get_child (folder, full);
}

static void
chosen_cb (GtkNativeDialog *dialog,
           int              response,
           Errand          *errand)
{
  g_autoptr (GtkFileChooserNative) chooser = g_steal_pointer (&errand->window->chooser);
  g_autoptr (GFile) file = NULL;
  g_autoptr (GFile) full = NULL;
  const AciesExport *format;

  if (response != GTK_RESPONSE_ACCEPT)
    return;
  file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));
  full = complete (file, gtk_file_chooser_get_filter (GTK_FILE_CHOOSER (chooser)), &format);
  if (acies_window_may_write (errand->window, file, full) && may_write_picture (errand->window, full, format))
    export_to (errand, full, format);
}

static void
add_filter (GtkFileChooserNative *chooser,
            const AciesExport    *format)
{
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, _ (format->name));
  gtk_file_filter_add_suffix (filter, format->ending + strlen ("."));
  g_object_set_data (G_OBJECT (filter), FORMAT_KEY, (gpointer) format);
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (chooser), filter);
}

/* Returns: (transfer container): the formats that can hold it; says why there is none */
static GPtrArray *
list_formats (AciesWindow      *self,
              const AciesState *state)
{
  GPtrArray *list = g_ptr_array_new ();
  g_autoptr (GError) error = NULL;
  g_autofree char   *title = acies_document_dup_title (self->document);
  guint              n;
  const AciesExport *formats = acies_exports (&n);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *name = acies_document_dup_name_with (self->document, formats[i].ending);

      if (acies_export_can_hold (&formats[i], state, name, error == NULL ? &error : NULL))
        g_ptr_array_add (list, (gpointer) &formats[i]);
    }
  if (list->len == 0)
    show_failure (self, title, error);
  return list;
}

static void
choose_place (AciesWindow     *self,
              AciesSession    *session,
              const GPtrArray *formats)
{
  gboolean              play = acies_document_page_get_view (self->document_page) == ACIES_VIEW_PLAY;
  const char           *title = play ? _ ("Export Game as It Stands") : _ ("Export Scenario");
  GtkFileChooserNative *chooser = acies_window_new_chooser (self, title, GTK_FILE_CHOOSER_ACTION_SAVE, _ ("_Export"));
  const AciesExport    *first = g_ptr_array_index (formats, 0);
  g_autofree char      *name = acies_document_dup_name_with (self->document, first->ending);

  for (guint i = 0; i < formats->len; i++)
    add_filter (chooser, g_ptr_array_index (formats, i));
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), name);
  g_signal_connect_data (chooser, "response", G_CALLBACK (chosen_cb), new_errand (self, session), free_errand, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

void
acies_window_export (AciesWindow *self)
{
  AciesSession *session = acies_document_page_get_session (self->document_page);
  g_autoptr (GPtrArray) formats = NULL;

  if (session == NULL)
    return;
  formats = list_formats (self, acies_session_get_state (session));
  if (formats->len > 0)
    choose_place (self, session, formats);
}
