/* window-files.c - opening and saving
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/findings-dialog.h"
#include "app/recent.h"
#include "app/window-private.h"

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

/* --- something that waits for a file to be saved -------------------------------------------- */

typedef struct
{
  AciesWindow       *window;
  AciesDocumentPage *page;
  AciesWindowDone    done; /* NULL: nobody waits */
  gpointer           data;
} Errand;

static Errand *
new_errand (AciesWindow       *self,
            AciesDocumentPage *page,
            AciesWindowDone    done,
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
      acies_application_keep_tabs (acies_window_get_app (errand->window));
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

/* --- saving --------------------------------------------------------------------------------- */

static gboolean
save_to (Errand *errand,
         GFile  *file)
{
  AciesWindow   *self = errand->window;
  AciesDocument *document = document_of (errand);
  g_autoptr (GError) error = NULL;
  g_autofree char *title = acies_document_dup_title (document);
  g_autofree char *heading = g_strdup_printf (_ ("Could Not Save “%s”"), title);

  if (!acies_document_save (document, file, acies_window_get_library (self), &error))
    {
      acies_window_show_error (self, heading, error->message);
      return FALSE;
    }
  acies_recent_add (acies_document_get_file (document));
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

/* Returns: (nullable) (transfer full): the place that was chosen, if it may be written to */
static GFile *
take_place (AciesWindow *self,
            int          response,
            const char  *extension)
{
  g_autoptr (GtkFileChooserNative) chooser = g_steal_pointer (&self->chooser);
  g_autoptr (GFile) file = NULL;
  g_autoptr (GFile) full = NULL;

  if (response != GTK_RESPONSE_ACCEPT)
    return NULL;
  file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));
  full = with_extension (file, extension);
  return acies_window_may_write (self, file, full) ? g_steal_pointer (&full) : NULL;
}

static void
save_chosen_cb (GtkNativeDialog *dialog,
                int              response,
                Errand          *errand)
{
  g_autoptr (GFile) file = take_place (errand->window, response, ".acies");

  finish (errand, file != NULL && save_to (errand, file));
}

void
acies_window_save_page_as (AciesWindow       *self,
                           AciesDocumentPage *page,
                           AciesWindowDone    done,
                           gpointer           data)
{
  static const char *const suffixes[] = { "acies", NULL };
  AciesDocument           *document = acies_document_page_get_document (page);
  g_autofree char         *name = acies_document_dup_file_name (document);
  GtkFileChooserNative    *chooser = acies_window_new_chooser (self, _ ("Save Scenario"), GTK_FILE_CHOOSER_ACTION_SAVE, _ ("_Save"));
  GFile                   *file = acies_document_get_file (document);

  acies_document_page_flush (page);
  add_filter (chooser, _ ("Scenarios"), suffixes);
  if (file != NULL && !acies_document_is_original (document))
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
  if (g_str_equal (response, "save"))
    g_idle_add_once (save_over_cb, errand);
  else
    finish (errand, FALSE);
}

/* What another program has written since is not to be lost unasked. */
static void
ask_to_save_over (Errand *errand)
{
  g_autofree char  *name = g_file_get_basename (acies_document_get_file (document_of (errand)));
  g_autofree char  *heading = g_strdup_printf (_ ("Save Over “%s”?"), name);
  AdwMessageDialog *dialog = ADW_MESSAGE_DIALOG (adw_message_dialog_new (GTK_WINDOW (errand->window), heading,
                                                                         _ ("Another program has changed the file. What it wrote will be replaced.")));

  adw_message_dialog_add_responses (dialog, "cancel", _ ("_Cancel"), "save", _ ("_Save"), NULL);
  adw_message_dialog_set_response_appearance (dialog, "save", ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_default_response (dialog, "cancel");
  adw_message_dialog_set_close_response (dialog, "cancel");
  g_signal_connect (dialog, "response", G_CALLBACK (over_answered_cb), errand);
  gtk_window_present (GTK_WINDOW (dialog));
}

void
acies_window_save_page (AciesWindow       *self,
                        AciesDocumentPage *page,
                        AciesWindowDone    done,
                        gpointer           data)
{
  AciesDocument *document = acies_document_page_get_document (page);
  Errand        *errand;

  acies_document_page_flush (page);
  if (acies_document_get_file (document) == NULL || acies_document_is_original (document) ||
      acies_document_is_read_only (document))
    {
      if (acies_document_is_read_only (document))
        acies_window_tell (self, _ ("The file is read-only, so please choose another place"));
      acies_window_save_page_as (self, page, done, data);
      return;
    }
  errand = new_errand (self, page, done, data);
  if (acies_document_check_disk (document) == ACIES_DISK_CHANGED)
    ask_to_save_over (errand);
  else
    finish (errand, save_to (errand, NULL));
}

static gboolean
save_game_to (Errand *errand,
              GFile  *file)
{
  AciesWindow *self = errand->window;
  g_autoptr (GError) error = NULL;

  if (!acies_document_save_game (document_of (errand), file, acies_window_get_library (self), &error))
    {
      acies_window_show_error (self, _ ("Could Not Save the Game"), error->message);
      return FALSE;
    }
  acies_recent_add (file);
  acies_window_tell (self, _ ("Game saved"));
  return TRUE;
}

static void
game_chosen_cb (GtkNativeDialog *dialog,
                int              response,
                Errand          *errand)
{
  g_autoptr (GFile) file = take_place (errand->window, response, ".aciesgame");
  gboolean there = file != NULL && acies_document_get_play (document_of (errand)) != NULL;

  finish (errand, there && save_game_to (errand, file));
}

void
acies_window_save_game (AciesWindow       *self,
                        AciesDocumentPage *page,
                        AciesWindowDone    done,
                        gpointer           data)
{
  GFile  *file = acies_document_get_game_file (acies_document_page_get_document (page));
  Errand *errand;

  if (file == NULL)
    {
      acies_window_save_game_as (self, page, done, data);
      return;
    }
  errand = new_errand (self, page, done, data);
  finish (errand, save_game_to (errand, file));
}

void
acies_window_save_game_as (AciesWindow       *self,
                           AciesDocumentPage *page,
                           AciesWindowDone    done,
                           gpointer           data)
{
  static const char *const suffixes[] = { "aciesgame", NULL };
  AciesDocument           *document = acies_document_page_get_document (page);
  GFile                   *file = acies_document_get_game_file (document);
  g_autofree char         *name = acies_document_dup_name_with (document, ".aciesgame");
  GtkFileChooserNative    *chooser = acies_window_new_chooser (self, _ ("Save Game"), GTK_FILE_CHOOSER_ACTION_SAVE, _ ("_Save"));

  add_filter (chooser, _ ("Games"), suffixes);
  if (file != NULL)
    gtk_file_chooser_set_file (GTK_FILE_CHOOSER (chooser), file, NULL);
  else
    gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), name);
  g_signal_connect (chooser, "response", G_CALLBACK (game_chosen_cb), new_errand (self, page, done, data));
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

/* --- opening -------------------------------------------------------------------------------- */

/* Returns: (transfer full) */
static char *
explain_findings (AciesDocument *document)
{
  const char *damage = acies_document_get_damage (document);

  if (acies_document_is_imported (document))
    return g_strdup (_ ("It is a new scenario now; save it to keep it. This was put right, left out, or is worth knowing."));
  if (damage != NULL)
    /* Translators: then follows "Kept: 12 units. Dropped: 2 units." */
    return g_strdup_printf (_ ("It is damaged. This is an unsaved copy of what could be read; the file stays as it is. %s"), damage);
  return g_strdup (_ ("It was opened. Please look at what was found."));
}

static void
show_findings (AciesWindow         *self,
               AciesDocument       *document,
               GFile               *file,
               const AciesFindings *findings)
{
  g_autofree char *name = g_file_get_basename (file);
  g_autofree char *heading = g_strdup_printf (acies_document_is_imported (document) ? _ ("“%s” Was Imported") : _ ("Problems in “%s”"), name);
  g_autofree char *body = explain_findings (document);

  if (findings->list->len > 0)
    acies_findings_dialog_show (GTK_WINDOW (self), heading, body, name, findings);
}

/* Returns: (nullable) (transfer full): what is in the file; says why it is nothing */
static AciesDocument *
try_to_open (AciesWindow   *self,
             GFile         *file,
             AciesFindings *findings)
{
  AciesLibrary *library = acies_window_get_library (self);
  g_autoptr (GError) error = NULL;
  AciesDocument   *document = acies_document_open (file, library, findings, &error);
  g_autofree char *name = g_file_get_basename (file);
  g_autofree char *heading = g_strdup_printf (_ ("Could Not Open “%s”"), name);

  if (document == NULL)
    acies_window_show_error (self, heading, error->message);
  return document;
}

void
acies_window_show_new (AciesWindow   *self,
                       AciesDocument *document)
{
  gboolean           untouched = self->document != NULL && acies_document_is_untouched (self->document);
  AciesDocumentPage *before = untouched ? self->document_page : NULL;

  acies_window_remember_game (document);
  acies_window_add_document (self, document);
  if (before != NULL)
    acies_window_close_page (self, before);
}

void
acies_window_show_opened (AciesWindow         *self,
                          AciesDocument       *document,
                          GFile               *file,
                          const AciesFindings *findings)
{
  if (!acies_document_is_original (document))
    acies_recent_add (file);
  acies_window_show_new (self, document);
  show_findings (self, document, file, findings);
}

void
acies_window_open_file (AciesWindow *self,
                        GFile       *file)
{
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (AciesDocument) document = NULL;

  g_return_if_fail (ACIES_IS_WINDOW (self));
  g_return_if_fail (G_IS_FILE (file));

  if (acies_application_show_file (acies_window_get_app (self), file) || acies_window_open_map (self, file))
    return;
  document = try_to_open (self, file, findings);
  if (document != NULL)
    acies_window_show_opened (self, document, file, findings);
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
  static const char *const suffixes[] = { "acies", "aciesgame", "json", "tmx", NULL };
  GtkFileChooserNative    *chooser = acies_window_new_chooser (self, _ ("Open"), GTK_FILE_CHOOSER_ACTION_OPEN, _ ("_Open"));

  add_filter (chooser, _ ("Scenarios and games"), suffixes);
  g_signal_connect (chooser, "response", G_CALLBACK (open_chosen_cb), self);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}
