/* window-files.c - opening, saving, and asking about unsaved work
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/findings-dialog.h"
#include "app/recent.h"
#include "app/window-private.h"
#include "session/game.h"

#include <glib/gi18n.h>

void
acies_window_show_error (AciesWindow *self,
                         const char  *heading,
                         const char  *message)
{
  GtkWidget *dialog = adw_message_dialog_new (GTK_WINDOW (self), heading, message);

  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "close", _ ("_Close"));
  gtk_window_present (GTK_WINDOW (dialog));
}

/* --- something to do after unsaved work is settled ------------------------------------------ */

typedef struct
{
  AciesWindow    *window;
  AciesWindowNext next;
  gpointer        data;
  GDestroyNotify  free_data;
} Errand;

static void
errand_free (Errand *errand)
{
  if (errand->free_data != NULL)
    errand->free_data (errand->data);
  g_object_unref (errand->window);
  g_free (errand);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Errand, errand_free)

static void
run_errand (Errand *errand)
{
  g_autoptr (Errand) taken = errand;

  if (taken->next != NULL)
    taken->next (taken->window, taken->data);
}

/* --- saving --------------------------------------------------------------------------------- */

static gboolean
save_to (AciesWindow *self,
         GFile       *file)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *title = acies_document_dup_title (self->document);
  g_autofree char *heading = g_strdup_printf (_ ("Could Not Save “%s”"), title);

  if (!acies_document_save (self->document, file, acies_application_get_library (acies_window_get_app (self)), &error))
    {
      acies_window_show_error (self, heading, error->message);
      return FALSE;
    }
  acies_recent_add (acies_document_get_file (self->document));
  acies_window_update_actions (self);
  acies_window_tell (self, _ ("Saved"));
  return TRUE;
}

static void
add_filter (GtkFileChooserNative *chooser,
            const char           *name,
            const char *const    *suffixes)
{
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, name);
  for (guint i = 0; suffixes[i] != NULL; i++)
    gtk_file_filter_add_suffix (filter, suffixes[i]);
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (chooser), filter);
}

GtkFileChooserNative *
acies_window_new_chooser (AciesWindow         *self,
                          const char          *title,
                          GtkFileChooserAction action,
                          const char          *accept)
{
  g_clear_object (&self->chooser);
  self->chooser = gtk_file_chooser_native_new (title, GTK_WINDOW (self), action, accept, NULL);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (self->chooser), TRUE);
  return self->chooser;
}

/* Files without an extension get ours, so that they are found again. */
static GFile *
with_extension (GFile      *file,
                const char *extension)
{
  g_autofree char *name = g_file_get_basename (file);
  g_autoptr (GFile) folder = g_file_get_parent (file);
  g_autofree char *full = NULL;

  if (strchr (name, '.') != NULL || folder == NULL)
    return g_object_ref (file);
  full = g_strconcat (name, extension, NULL);
  return g_file_get_child (folder, full);
}

gboolean
acies_window_may_write (AciesWindow *self,
                        GFile       *chosen,
                        GFile       *full)
{
  g_autofree char *name = g_file_get_basename (full);
  g_autofree char *heading = g_strdup_printf (_ ("“%s” Is There Already"), name);

  if (g_file_equal (chosen, full) || !g_file_query_exists (full, NULL))
    return TRUE;
  acies_window_show_error (self, heading, _ ("Nothing was written. To replace that file, choose it by its whole name."));
  return FALSE;
}

static void
save_chosen_cb (GtkNativeDialog *dialog,
                int              response,
                Errand          *errand)
{
  g_autoptr (Errand) taken = errand;
  g_autoptr (GtkFileChooserNative) chooser = g_steal_pointer (&taken->window->chooser);
  g_autoptr (GFile) file = NULL;
  g_autoptr (GFile) full = NULL;

  if (response != GTK_RESPONSE_ACCEPT)
    return;
  file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));
  full = with_extension (file, ".acies");
  if (acies_window_may_write (taken->window, file, full) && save_to (taken->window, full))
    run_errand (g_steal_pointer (&taken));
}

static void
save_as_then (Errand *errand)
{
  static const char *const suffixes[] = { "acies", NULL };
  AciesWindow             *self = errand->window;
  g_autofree char         *name = acies_document_dup_file_name (self->document);
  GtkFileChooserNative    *chooser = acies_window_new_chooser (self, _ ("Save Scenario"), GTK_FILE_CHOOSER_ACTION_SAVE, _ ("_Save"));
  GFile                   *file = acies_document_get_file (self->document);

  add_filter (chooser, _ ("Scenarios"), suffixes);
  if (file != NULL && !acies_document_is_original (self->document))
    gtk_file_chooser_set_file (GTK_FILE_CHOOSER (chooser), file, NULL);
  else
    gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), name);
  g_signal_connect (chooser, "response", G_CALLBACK (save_chosen_cb), errand);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

static void
save_then (Errand *errand)
{
  AciesWindow *self = errand->window;

  if (acies_document_get_file (self->document) == NULL || acies_document_is_original (self->document))
    save_as_then (errand);
  else if (save_to (self, NULL))
    run_errand (errand);
  else
    errand_free (errand);
}

static Errand *
new_errand (AciesWindow    *self,
            AciesWindowNext next,
            gpointer        data,
            GDestroyNotify  free_data)
{
  Errand *errand = g_new0 (Errand, 1);

  errand->window = g_object_ref (self);
  errand->next = next;
  errand->data = data;
  errand->free_data = free_data;
  return errand;
}

void
acies_window_save (AciesWindow *self)
{
  if (self->document != NULL)
    save_then (new_errand (self, NULL, NULL, NULL));
}

void
acies_window_save_as (AciesWindow *self)
{
  if (self->document != NULL)
    save_as_then (new_errand (self, NULL, NULL, NULL));
}

static void
game_chosen_cb (GtkNativeDialog *dialog,
                int              response,
                AciesWindow     *self)
{
  g_autoptr (GtkFileChooserNative) chooser = g_steal_pointer (&self->chooser);
  AciesSession *game = acies_document_get_play (self->document);
  g_autoptr (GFile) file = NULL;
  g_autoptr (GFile) full = NULL;
  g_autoptr (GError) error = NULL;

  if (response != GTK_RESPONSE_ACCEPT || game == NULL)
    return;
  file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));
  full = with_extension (file, ".aciesgame");
  if (!acies_window_may_write (self, file, full))
    return;
  if (!acies_game_save (game, full, acies_application_get_library (acies_window_get_app (self)), &error))
    {
      acies_window_show_error (self, _ ("Could Not Save the Game"), error->message);
      return;
    }
  acies_session_mark_saved (game);
  acies_recent_add (full);
  acies_window_tell (self, _ ("Game saved"));
}

void
acies_window_save_game (AciesWindow *self)
{
  static const char *const suffixes[] = { "aciesgame", NULL };
  GtkFileChooserNative    *chooser;
  g_autofree char         *name = NULL;

  if (self->document == NULL || acies_document_get_play (self->document) == NULL)
    return;
  name = acies_document_dup_name_with (self->document, ".aciesgame");
  chooser = acies_window_new_chooser (self, _ ("Save Game"), GTK_FILE_CHOOSER_ACTION_SAVE, _ ("_Save"));
  add_filter (chooser, _ ("Games"), suffixes);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), name);
  g_signal_connect (chooser, "response", G_CALLBACK (game_chosen_cb), self);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

/* --- unsaved work --------------------------------------------------------------------------- */

static gboolean
is_unsaved (AciesWindow *self)
{
  return self->document != NULL && acies_document_is_modified (self->document);
}

static void
save_then_cb (gpointer errand)
{
  save_then (errand);
}

static void
run_errand_cb (gpointer errand)
{
  run_errand (errand);
}

/* What follows may destroy the window, and the dialog must be gone by then. */
static void
answered_cb (AdwMessageDialog *dialog,
             const char       *response,
             Errand           *errand)
{
  errand->window->asking = FALSE;
  if (g_str_equal (response, "save"))
    g_idle_add_once (save_then_cb, errand);
  else if (g_str_equal (response, "discard"))
    g_idle_add_once (run_errand_cb, errand);
  else
    errand_free (errand);
}

static void
ask (Errand *errand)
{
  AciesWindow      *self = errand->window;
  g_autofree char  *title = acies_document_dup_title (self->document);
  g_autofree char  *heading = g_strdup_printf (_ ("Save Changes to “%s”?"), title);
  AdwMessageDialog *dialog = ADW_MESSAGE_DIALOG (adw_message_dialog_new (GTK_WINDOW (self), heading,
                                                                         _ ("Changes that are not saved will be lost.")));

  self->asking = TRUE;
  adw_message_dialog_add_responses (dialog, "cancel", _ ("_Cancel"), "discard", _ ("_Discard"), "save", _ ("_Save"), NULL);
  adw_message_dialog_set_response_appearance (dialog, "discard", ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_response_appearance (dialog, "save", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (dialog, "save");
  adw_message_dialog_set_close_response (dialog, "cancel");
  g_signal_connect (dialog, "response", G_CALLBACK (answered_cb), errand);
  gtk_window_present (GTK_WINDOW (dialog));
}

void
acies_window_settle (AciesWindow    *self,
                     AciesWindowNext next,
                     gpointer        data,
                     GDestroyNotify  free_data)
{
  Errand *errand = new_errand (self, next, data, free_data);

  acies_document_page_flush (self->document_page);
  if (self->asking)
    errand_free (errand);
  else if (is_unsaved (self))
    ask (errand);
  else
    run_errand (errand);
}

/* --- opening -------------------------------------------------------------------------------- */

static const char *
explain_findings (AciesDocument       *document,
                  const AciesFindings *findings)
{
  if (acies_document_is_imported (document))
    return _ ("It is a new scenario now; save it to keep it. This was put right, left out, or is worth knowing.");
  if (acies_findings_count (findings, ACIES_SEVERITY_ERROR) > 0)
    return _ ("It was opened as far as it could be. What could not be read was left out.");
  return _ ("It was opened. Please look at what was found.");
}

static void
show_findings (AciesWindow         *self,
               AciesDocument       *document,
               GFile               *file,
               const AciesFindings *findings)
{
  g_autofree char *name = g_file_get_basename (file);
  g_autofree char *heading = g_strdup_printf (acies_document_is_imported (document) ? _ ("“%s” Was Imported") : _ ("Problems in “%s”"), name);

  if (findings->list->len > 0)
    acies_findings_dialog_show (GTK_WINDOW (self), heading, explain_findings (document, findings), name, findings);
}

/* Returns: (nullable) (transfer full): what is in the file; says why it is nothing */
static AciesDocument *
try_to_open (AciesWindow   *self,
             GFile         *file,
             AciesFindings *findings)
{
  AciesLibrary *library = acies_application_get_library (acies_window_get_app (self));
  g_autoptr (GError) error = NULL;
  AciesDocument   *document = acies_document_open (file, library, findings, &error);
  g_autofree char *name = g_file_get_basename (file);
  g_autofree char *heading = g_strdup_printf (_ ("Could Not Open “%s”"), name);

  if (document == NULL)
    acies_window_show_error (self, heading, error->message);
  return document;
}

/* Nobody shall be asked what becomes of his work for a file that cannot take its place. */
static gboolean
can_open (AciesWindow *self,
          GFile       *file)
{
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (AciesDocument) document = try_to_open (self, file, findings);

  return document != NULL;
}

/* It is read only now: saving may have written to this very file. */
static void
open_now (AciesWindow *self,
          gpointer     data)
{
  GFile *file = data;
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (AciesDocument) document = try_to_open (self, file, findings);

  if (document == NULL)
    return;
  if (!acies_document_is_original (document))
    acies_recent_add (file);
  acies_window_set_document (self, document);
  show_findings (self, document, file, findings);
}

void
acies_window_open_file (AciesWindow *self,
                        GFile       *file)
{
  g_return_if_fail (ACIES_IS_WINDOW (self));
  g_return_if_fail (G_IS_FILE (file));

  acies_document_page_flush (self->document_page);
  if (is_unsaved (self) && !can_open (self, file))
    return;
  acies_window_settle (self, open_now, g_object_ref (file), g_object_unref);
}

static void
open_chosen_cb (GtkNativeDialog *dialog,
                int              response,
                AciesWindow     *self)
{
  g_autoptr (GtkFileChooserNative) chooser = g_steal_pointer (&self->chooser);
  g_autoptr (GFile) file = NULL;

  if (response != GTK_RESPONSE_ACCEPT)
    return;
  file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));
  acies_window_open_file (self, file);
}

void
acies_window_choose_file (AciesWindow *self)
{
  static const char *const suffixes[] = { "acies", "aciesgame", "json", NULL };
  GtkFileChooserNative    *chooser = acies_window_new_chooser (self, _ ("Open"), GTK_FILE_CHOOSER_ACTION_OPEN, _ ("_Open"));

  add_filter (chooser, _ ("Scenarios and games"), suffixes);
  g_signal_connect (chooser, "response", G_CALLBACK (open_chosen_cb), self);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}
