/* open.c - opens documents in tabs: files, new battles, earlier versions and unsaved work
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/actions/actions.h"

#include "app/dialogs/map-dialog.h"
#include "app/dialogs/new-dialog.h"
#include "app/dialogs/questions.h"
#include "app/dialogs/versions-dialog.h"
#include "app/library/recent.h"
#include "app/recovery/open-files.h"
#include "app/shared/dialog.h"
#include "app/shared/place-text.h"
#include "app/shared/settings.h"
#include "session/finished.h"
#include "session/game.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>

/* --- showing a document --------------------------------------------------------------------- */

/* Whether there are findings, and all of them are about corrected rules. */
static gboolean
is_older_game (const AciesFindings *findings)
{
  for (guint i = 0; i < findings->list->len; i++)
    if (!acies_game_is_correction (g_ptr_array_index (findings->list, i)))
      return FALSE;

  return findings->list->len > 0;
}

/* Returns: (transfer full) */
static char *
dup_heading (AciesDocument       *document,
             const char          *name,
             const AciesFindings *findings)
{
  if (acies_document_is_imported (document))
    return g_strdup_printf (_ ("“%s” Was Imported"), name);
  if (is_older_game (findings))
    return g_strdup_printf (_ ("“%s” Was Played with Older Rules"), name);

  return g_strdup_printf (_ ("Problems in “%s”"), name);
}

/* Returns: (transfer full) */
static char *
explain_findings (AciesDocument       *document,
                  const AciesFindings *findings)
{
  const char *damage = acies_document_get_damage (document);

  if (acies_document_is_imported (document))
    return g_strdup (_ ("The import is a new scenario; save it to keep it. The list shows what was fixed or left out, and other points to check."));
  if (damage != NULL)
    /* Translators: %s is a sentence such as "Kept: 12 units. Dropped: 2 units." */
    return g_strdup_printf (_ ("The file is damaged and was not changed. This is an unsaved copy of everything that could be read. %s"), damage);
  if (is_older_game (findings))
    return g_strdup (_ ("The game was opened. Nothing in the file is damaged."));
  return g_strdup (_ ("The file was opened. Please check these problems."));
}

void
acies_action_show_new (AciesWindow   *self,
                       AciesDocument *document)
{
  AciesDocument     *shown = acies_window_get_document (self);
  AciesDocumentPage *before = shown != NULL && acies_document_is_untouched (shown) ? acies_window_get_page (self) : NULL;

  acies_settings_set_ruleset (acies_document_get_ruleset (document)->id);
  acies_window_add_document (self, document);
  if (before != NULL)
    acies_window_close_page (self, before);
}

/* Like acies_action_show_new(), but also shows the problems found in @file. */
static void
show_opened (AciesWindow         *self,
             AciesDocument       *document,
             GFile               *file,
             const AciesFindings *findings)
{
  g_autofree char *name = acies_place_name (file);
  g_autofree char *heading = dup_heading (document, name, findings);
  g_autofree char *body = explain_findings (document, findings);

  if (!acies_document_is_original (document) && !acies_finished_has (file))
    acies_recent_add (file);
  acies_action_show_new (self, document);
  acies_findings_dialog_show (GTK_WINDOW (self), heading, body, name, findings);
}

/* --- Tiled maps ----------------------------------------------------------------------------- */

/* The map for which an import dialog is open. */
typedef struct
{
  GFile         *file;
  AciesFindings *findings; /* problems found while reading the file */
} Map;

static void
map_free (gpointer  data,
          GClosure *closure)
{
  Map *map = data;

  g_object_unref (map->file);
  acies_findings_free (map->findings);
  g_free (map);
}

static void
import_cb (AciesMapDialog *dialog,
           Map            *map)
{
  AciesWindow *self = ACIES_WINDOW (gtk_window_get_transient_for (GTK_WINDOW (dialog)));
  AciesState  *state = acies_map_dialog_build (dialog, map->findings);
  const char  *ruleset = state->ruleset->id;
  g_autoptr (AciesDocument) document = acies_document_new_imported (state, map->file, map->findings);

  acies_map_memory_store (ruleset, acies_map_dialog_get_mapping (dialog));
  show_opened (self, document, map->file, map->findings);
}

/* Opens a Tiled map after asking for the import settings.
 *
 * @bytes: the content of @file
 * @error: an error from acies_tmx_read() or acies_map_dialog_new() */
static void
open_map (AciesWindow *self,
          GFile       *file,
          GBytes      *bytes,
          GError     **error)
{
  g_autofree char *name = g_file_get_parse_name (file);
  g_autofree char *shown = acies_place_name (file);
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  AciesTmx       *read = acies_tmx_read (bytes, name, file, findings, error);
  AciesMapDialog *dialog = read != NULL ? acies_map_dialog_new (GTK_WINDOW (self), acies_window_get_catalog (self), read, shown, error) : NULL;
  Map            *map;

  if (dialog == NULL)
    return;
  map = g_new0 (Map, 1);
  *map = (Map) { g_object_ref (file), g_steal_pointer (&findings) };
  g_signal_connect_data (dialog, "import", G_CALLBACK (import_cb), map, map_free, 0);
  acies_dialog_present (GTK_WINDOW (dialog));
}

/* --- files ---------------------------------------------------------------------------------- */

/* @error: not set if the file is a map and the import dialog opens
 *
 * Returns: (nullable) (transfer full): the document */
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
    open_map (self, file, bytes, error);
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
    show_opened (self, document, file, findings);
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

/* --- decks from other files ----------------------------------------------------------------- */

#define DECK_SIDE "acies-deck-side" /* key of a file dialog's data: the side */

static void
deck_chosen_cb (GtkNativeDialog *dialog,
                int              response,
                AciesWindow     *self)
{
  guint              side = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (dialog), DECK_SIDE));
  AciesDocumentPage *page = acies_window_get_page (self);
  g_autoptr (GFile) file = acies_file_choice_take (GTK_WINDOW (self), response);
  g_autoptr (GError) error = NULL;

  if (file != NULL && page != NULL && !acies_edit_view_take_deck (acies_document_page_get_edit_view (page), side, file, &error))
    acies_message_show (GTK_WINDOW (self), _ ("Cannot Use This Deck"), error->message);
}

void
acies_action_choose_deck (AciesWindow *self,
                          AciesSide    side)
{
  static const char *const suffixes[] = { "acies", NULL };
  GtkFileChooserNative    *chooser = acies_file_choice_new (GTK_WINDOW (self), _ ("Start from a Deck"), GTK_FILE_CHOOSER_ACTION_OPEN, _ ("_Use Deck"));

  if (chooser == NULL)
    return;
  acies_file_choice_add_filter (chooser, _ ("Scenarios"), suffixes);
  g_object_set_data (G_OBJECT (chooser), DECK_SIDE, GUINT_TO_POINTER (side));
  g_signal_connect (chooser, "response", G_CALLBACK (deck_chosen_cb), self);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

/* --- dropped files -------------------------------------------------------------------------- */

/* Files that were dropped on a window, until the drop is finished. */
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

  /* The window may have been closed in the meantime. */
  if (gtk_widget_get_mapped (GTK_WIDGET (drop->window)))
    for (GSList *link = files; link != NULL; link = link->next)
      acies_action_open_file (drop->window, link->data);

  g_boxed_free (GDK_TYPE_FILE_LIST, drop->files);
  g_object_unref (drop->window);
  g_free (drop);
  return G_SOURCE_REMOVE;
}

/* Opens the files later: newer GTK versions cancel a drop, and report that to the source, if a dialog opens during the
 * drop. */
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

/* --- new battles ---------------------------------------------------------------------------- */

/* Returns: (transfer none) (nullable): the ruleset to learn first; %NULL if none can be read */
static AciesRuleset *
any_ruleset (AciesCatalog *catalog,
             GError      **error)
{
  g_autoptr (GPtrArray) rulesets = acies_catalog_list_rulesets (catalog);
  g_auto (GStrv) ids = acies_library_list_rulesets (acies_catalog_get_library (catalog));

  if (rulesets->len > 0)
    return g_ptr_array_index (rulesets, 0);
  if (ids[0] != NULL)
    return acies_library_get_ruleset (acies_catalog_get_library (catalog), ids[0], error);
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND,
                       _ ("The rules that come with Acies are missing. Please reinstall Acies."));
  return NULL;
}

/* Returns: (transfer none) (nullable): the ruleset of the shown battle, or else of the last one, or else any */
static AciesRuleset *
choose_ruleset (AciesWindow *self,
                GError     **error)
{
  AciesCatalog    *catalog = acies_window_get_catalog (self);
  g_autofree char *last = acies_settings_dup_ruleset ();
  AciesRuleset    *ruleset = NULL;

  if (acies_window_get_document (self) != NULL)
    return acies_document_get_ruleset (acies_window_get_document (self));
  if (last[0] != '\0')
    ruleset = acies_library_get_ruleset (acies_catalog_get_library (catalog), last, NULL);
  return ruleset != NULL ? ruleset : any_ruleset (catalog, error);
}

static void
begin_cb (AciesNewDialog *dialog,
          AciesWindow    *self)
{
  AciesLibrary *library = acies_catalog_get_library (acies_window_get_catalog (self));
  g_autoptr (GError) error = NULL;
  g_autoptr (AciesDocument) document = acies_starting_point_new_scenario (acies_new_dialog_get_chosen (dialog), library, &error);

  if (document != NULL)
    acies_action_show_new (self, document);
  else
    acies_message_show (GTK_WINDOW (self), _ ("Could Not Create the Battle"), error->message);
}

void
acies_action_new_battle (AciesWindow *self)
{
  g_autoptr (GError) error = NULL;
  AciesRuleset   *ruleset = choose_ruleset (self, &error);
  AciesNewDialog *dialog;

  if (ruleset == NULL)
    {
      acies_message_show (GTK_WINDOW (self), _ ("No Rules Found"), error->message);
      return;
    }
  dialog = acies_new_dialog_new (GTK_WINDOW (self), ruleset, acies_window_get_catalog (self));
  g_signal_connect_object (dialog, "begin", G_CALLBACK (begin_cb), self, 0);
  acies_dialog_present (GTK_WINDOW (dialog));
}

/* --- earlier versions ----------------------------------------------------------------------- */

/* Reads a version again, because the dialog may have been open for a long time.
 * @heading: (out): a heading for the problems
 *
 * Returns: (transfer full) (nullable): the version; %NULL after showing the error if it cannot be read */
static AciesDocument *
read_version (AciesVersionsDialog *dialog,
              GFile               *file,
              AciesWindow         *window,
              AciesFindings       *findings,
              char               **heading)
{
  AciesLibrary    *library = acies_catalog_get_library (acies_window_get_catalog (window));
  g_autofree char *origin = acies_place_name (acies_document_get_file (acies_versions_dialog_get_document (dialog)));
  g_autoptr (GError) error = NULL;
  AciesDocument *version = acies_document_new_from_version (file, origin, library, findings, &error);

  *heading = g_strdup_printf (_ ("Problems in “%s”"), origin);
  if (version == NULL)
    acies_message_show (GTK_WINDOW (window), *heading, error->message);
  return version;
}

static void
open_version_cb (AciesVersionsDialog *dialog,
                 GFile               *file,
                 AciesWindow         *window)
{
  g_autofree char *heading = NULL;
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (AciesDocument) version = read_version (dialog, file, window, findings, &heading);

  if (version == NULL)
    return;
  gtk_window_close (GTK_WINDOW (dialog));
  acies_window_add_document (window, version);
  acies_window_show_message (window, _ ("This is a copy; the original file is unchanged"));
  acies_findings_dialog_show (GTK_WINDOW (window), heading, acies_document_get_damage (version), NULL, findings);
}

static void
bring_back_cb (AciesVersionsDialog *dialog,
               GFile               *file,
               AciesWindow         *window)
{
  g_autofree char *heading = NULL;
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (AciesDocument) version = read_version (dialog, file, window, findings, &heading);
  g_autoptr (AciesDocument) document = g_object_ref (acies_versions_dialog_get_document (dialog)); /* owned by the dialog, which closes */

  if (version == NULL)
    return;
  if (acies_document_get_damage (version) != NULL)
    {
      acies_findings_dialog_show (GTK_WINDOW (window), heading, acies_document_get_damage (version), NULL, findings);
      return;
    }
  if (!acies_document_bring_back (document, version, &error))
    {
      acies_message_show (GTK_WINDOW (window), heading, error->message);
      return;
    }
  gtk_window_close (GTK_WINDOW (dialog));
  if (acies_window_get_document (window) == document)
    acies_document_page_set_view (acies_window_get_page (window), ACIES_VIEW_EDIT);
  acies_window_show_message (window, _ ("Earlier version restored. You can undo this; the file changes only when you save"));
}

void
acies_action_versions (AciesWindow *window)
{
  AciesVersionsDialog *dialog;

  acies_document_page_flush (acies_window_get_page (window));
  dialog = acies_versions_dialog_new (GTK_WINDOW (window), acies_window_get_document (window), acies_window_get_catalog (window));
  g_signal_connect_object (dialog, "open", G_CALLBACK (open_version_cb), window, 0);
  g_signal_connect_object (dialog, "bring-back", G_CALLBACK (bring_back_cb), window, 0);
  acies_dialog_present (GTK_WINDOW (dialog));
}

/* --- unsaved work from earlier runs --------------------------------------------------------- */

/* Replaces the tab in which the saved file has been reopened. Its game moves to the recovered document. */
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
  g_autofree char *heading = g_strdup_printf (_ ("Problems in “%s”"), title);
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (AciesDocument) document = acies_recovery_open (recovery, left, findings, &error);

  if (document == NULL)
    {
      acies_message_show (GTK_WINDOW (window), heading, error->message);
      return;
    }
  close_saved (window, document);
  acies_window_add_document (window, document);
  acies_recovery_dialog_remove (dialog, left);
  acies_findings_dialog_show (GTK_WINDOW (window), heading, acies_document_get_damage (document), NULL, findings);
}

static void
discarded_cb (AciesRecoveryDialog    *dialog,
              const AciesJournalFile *left)
{
  g_unlink (left->path);
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
  g_signal_connect (dialog, "discarded", G_CALLBACK (discarded_cb), NULL);
  acies_dialog_present (GTK_WINDOW (dialog));
}
