/* problem.c - saves a report of a problem to a folder: about the program, the desktop, and what is shown
 *
 * The report is English, because it is for the people who maintain the program.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/actions/actions.h"

#include "app/shared/dialog.h"
#include "app/shared/place-text.h"
#include "app/shared/settings.h"
#include "engine/core/engine.h"
#include "engine/core/question.h"
#include "engine/core/units.h"
#include "formats/files/file.h"
#include "formats/save.h"
#include "session/game.h"

#include <glib/gi18n.h>
#include <string.h>

#define ISSUES "https://github.com/aciesgame/acies/issues"
#define REPORT "report.txt"

/* The most commands and problems that the report lists. */
#define MOST_LINES 40

/* A report that the user looks at. */
typedef struct
{
  AciesWindow   *window;
  char          *text;
  char          *name;     /* (nullable): the name of the file beside the text */
  AciesGameFile *game;     /* (nullable) */
  AciesState    *scenario; /* (nullable) */
} Problem;

static void
problem_free (Problem *self)
{
  g_object_unref (self->window);
  g_free (self->text);
  g_free (self->name);
  g_clear_pointer (&self->game, acies_game_file_free);
  g_clear_pointer (&self->scenario, acies_state_free);
  g_free (self);
}

/* --- the program and the desktop ------------------------------------------------------------ */

static void
add_program (GString *text)
{
  g_autofree char *system = g_get_os_info (G_OS_INFO_KEY_PRETTY_NAME);

  g_string_append_printf (text, "Acies %s\n", ACIES_VERSION);
  g_string_append_printf (text, "Libraries: GTK %u.%u.%u, libadwaita %u.%u.%u, GLib %u.%u.%u, cairo %s, Pango %s\n",
                          gtk_get_major_version (), gtk_get_minor_version (), gtk_get_micro_version (),
                          adw_get_major_version (), adw_get_minor_version (), adw_get_micro_version (),
                          glib_major_version, glib_minor_version, glib_micro_version, cairo_version_string (), pango_version_string ());
  g_string_append_printf (text, "System: %s%s\n", system != NULL ? system : "unknown",
                          g_file_test ("/.flatpak-info", G_FILE_TEST_EXISTS) ? ", in Flatpak" : "");
}

static void
add_screen (GString     *text,
            AciesWindow *window)
{
  GtkNative  *native = GTK_NATIVE (window);
  GdkDisplay *display = gtk_widget_get_display (GTK_WIDGET (window));
  const char *desktop = g_getenv ("XDG_CURRENT_DESKTOP");

  g_string_append_printf (text, "Desktop: %s, %s, language %s\n", desktop != NULL ? desktop : "unknown", G_OBJECT_TYPE_NAME (display),
                          g_get_language_names ()[0]);
  g_string_append_printf (text, "Window: %d × %d, scale %d, %s, %s\n", gtk_widget_get_width (GTK_WIDGET (window)),
                          gtk_widget_get_height (GTK_WIDGET (window)), gtk_widget_get_scale_factor (GTK_WIDGET (window)),
                          G_OBJECT_TYPE_NAME (gtk_native_get_renderer (native)),
                          adw_style_manager_get_dark (adw_style_manager_get_default ()) ? "dark" : "light");
}

/* Settings that have their defaults are left out. */
static void
add_settings (GString *text)
{
  g_autoptr (GSettings) settings = acies_settings_new_if_installed ();
  g_autoptr (GSettingsSchema) schema = NULL;
  g_auto (GStrv) keys = NULL;

  if (settings == NULL)
    return;
  g_object_get (settings, "settings-schema", &schema, NULL);
  keys = g_settings_schema_list_keys (schema);
  g_string_append (text, "Settings:");
  for (guint i = 0; keys[i] != NULL; i++)
    {
      g_autoptr (GVariant) value = g_settings_get_user_value (settings, keys[i]);
      g_autofree char *shown = value != NULL ? g_variant_print (value, FALSE) : NULL;

      if (shown != NULL)
        g_string_append_printf (text, " %s=%s", keys[i], shown);
    }
  g_string_append_c (text, '\n');
}

/* --- what is shown -------------------------------------------------------------------------- */

static gboolean
hides_cards (AciesSession *session)
{
  const AciesState *state = acies_session_get_state (session);

  return state->outcome.reason == ACIES_END_NOT_YET && acies_ruleset_has_secrets (state->ruleset) &&
         !acies_session_get_settings (session)->hands_open;
}

/* Only the kind of a command that can name a hidden card or unit is shown, because the user reads it in the game. */
static gboolean
is_public (const AciesCommand *command)
{
  return command->id == ACIES_NO_ID && command->type == ACIES_NO_ID;
}

static void
add_commands (GString      *text,
              AciesSession *session)
{
  const AciesRuleset *ruleset = acies_session_get_state (session)->ruleset;
  g_autoptr (GArray) log = acies_session_dup_log (session);
  gboolean hides = hides_cards (session);

  g_string_append_printf (text, "\nLast of %u commands:\n", log->len);
  for (guint i = log->len > MOST_LINES ? log->len - MOST_LINES : 0; i < log->len; i++)
    {
      const AciesCommand *command = &g_array_index (log, AciesCommand, i);
      g_autofree char    *line = acies_command_to_string (command, ruleset);

      if (hides && !is_public (command))
        g_string_append_printf (text, "%.*s …\n", (int) strcspn (line, " "), line);
      else
        g_string_append_printf (text, "%s\n", line);
    }
}

static void
add_game (GString      *text,
          AciesSession *session)
{
  const AciesState        *state = acies_session_get_state (session);
  const AciesGameSettings *settings = acies_session_get_settings (session);
  g_autofree char         *question = acies_state_describe (state);

  g_string_append_printf (text, "Seed: %" G_GUINT64_FORMAT "\nPlayers:", acies_session_get_seed (session));
  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    {
      if (settings->players[side] == ACIES_PLAYER_HUMAN)
        g_string_append_printf (text, " %s=human", state->ruleset->sides[side].id);
      else
        g_string_append_printf (text, " %s=computer-%u", state->ruleset->sides[side].id, settings->players[side]);
    }
  g_string_append_printf (text, "\nStep: %s\n", question != NULL ? question : "the game is over");
  add_commands (text, session);
}

static void
add_findings (GString       *text,
              AciesDocument *document)
{
  AciesFindings *findings = acies_document_find_faults (document);

  g_string_append_printf (text, "\nProblems of the scenario: %u\n", findings->list->len);
  for (guint i = 0; i < MIN (findings->list->len, MOST_LINES); i++)
    {
      const AciesFinding *finding = findings->list->pdata[i];

      g_string_append_printf (text, "%s: %s\n", finding->code, finding->message);
    }
  acies_findings_free (findings);
}

static void
add_document (GString           *text,
              AciesDocumentPage *page)
{
  static const char *const names[] = { [ACIES_VIEW_EDIT] = "Edit", [ACIES_VIEW_PLAY] = "Play", [ACIES_VIEW_TABLE] = "Table" };
  AciesDocument           *document = acies_document_page_get_document (page);
  AciesSession            *session = acies_document_page_get_session (page);
  gboolean                 is_game = acies_document_page_shows_game (page);
  const AciesRuleset      *ruleset = acies_document_get_ruleset (document);
  GFile                   *file = is_game ? acies_document_get_game_file (document) : acies_document_get_file (document);
  g_autofree char         *title = acies_document_dup_title (document);
  g_autofree char         *place = file != NULL ? acies_place_text (file) : NULL;

  g_string_append_printf (text, "\nView: %s\nScenario: %s\nFile: %s\n", names[acies_document_page_get_view (page)], title, place != NULL ? place : "not saved");
  g_string_append_printf (text, "Ruleset: %s, edition %u\n", ruleset->id, ruleset->edition);
  if (is_game && session != NULL)
    add_game (text, session);
  add_findings (text, document);
}

/* The library is shown if there is no page. */
static Problem *
problem_new (AciesWindow *window)
{
  AciesDocumentPage *page = acies_window_get_page (window);
  AciesDocument     *document = page != NULL ? acies_document_page_get_document (page) : NULL;
  GString           *text = g_string_new (NULL);
  Problem           *self = g_new0 (Problem, 1);

  self->window = g_object_ref (window);
  add_program (text);
  add_screen (text, window);
  add_settings (text);
  if (page != NULL)
    {
      acies_document_page_flush (page);
      add_document (text, page);
      if (acies_document_page_shows_game (page))
        self->game = acies_game_to_file (acies_document_get_play (document));
      else
        self->scenario = acies_state_copy (acies_session_get_state (acies_document_get_edit (document)));
      self->name = g_strdup (self->game != NULL ? "game.aciesgame" : "scenario.acies");
    }
  else
    {
      g_string_append (text, "\nView: Library\n");
    }
  self->text = g_string_free (text, FALSE);
  return self;
}

/* --- the folder ----------------------------------------------------------------------------- */

static gboolean
write_files (const Problem *self,
             GFile         *folder,
             GError       **error)
{
  AciesLibrary *library = acies_catalog_get_library (acies_window_get_catalog (self->window));
  g_autoptr (GBytes) bytes = g_bytes_new (self->text, strlen (self->text));
  g_autoptr (GFile) report = g_file_get_child (folder, REPORT);
  g_autoptr (GFile) file = self->name != NULL ? g_file_get_child (folder, self->name) : NULL;

  if (!acies_file_save (report, bytes, NULL, error))
    return FALSE;
  if (self->game != NULL)
    return acies_game_file_save (self->game, file, library, NULL, error);
  return self->scenario == NULL || acies_scenario_save (self->scenario, file, library, NULL, error);
}

/* Writes to a new folder, of which nothing is left if a file cannot be written.
 * Returns: (transfer full) (nullable): the folder */
static GFile *
write_folder (const Problem *self,
              GFile         *place,
              GError       **error)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *name = g_date_time_format (now, "acies-problem-%Y-%m-%d-%H%M%S");
  g_autoptr (GFile) folder = g_file_get_child (place, name);
  const char *const names[] = { REPORT, self->name };

  if (!g_file_make_directory (folder, NULL, error))
    return NULL;
  if (write_files (self, folder, error))
    return g_steal_pointer (&folder);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (GFile) file = names[i] != NULL ? g_file_get_child (folder, names[i]) : NULL;

      if (file != NULL)
        g_file_delete (file, NULL, NULL);
    }
  g_file_delete (folder, NULL, NULL);
  return NULL;
}

static void
open_folder_cb (AdwToast *toast)
{
  gtk_show_uri (g_object_get_data (G_OBJECT (toast), "window"), g_object_get_data (G_OBJECT (toast), "uri"), GDK_CURRENT_TIME);
}

static void
show_success (AciesWindow *window,
              GFile       *folder)
{
  g_autofree char *place = acies_place_text (folder);
  g_autofree char *message = g_strdup_printf (_ ("Report saved in “%s”"), place);
  g_autofree char *escaped = g_markup_escape_text (message, -1);
  AdwToast        *toast = adw_toast_new (escaped);

  adw_toast_set_button_label (toast, _ ("Open Folder"));
  g_object_set_data (G_OBJECT (toast), "window", window); /* which has the toast */
  g_object_set_data_full (G_OBJECT (toast), "uri", g_file_get_uri (folder), g_free);
  g_signal_connect (toast, "button-clicked", G_CALLBACK (open_folder_cb), NULL);
  acies_window_add_toast (window, toast);
}

static void
folder_chosen_cb (GtkNativeDialog *dialog,
                  int              response,
                  Problem         *self)
{
  g_autoptr (GFile) place = acies_file_choice_take (GTK_WINDOW (self->window), response);
  g_autoptr (GFile) folder = NULL;
  g_autoptr (GError) error = NULL;

  if (place == NULL)
    return;
  folder = write_folder (self, place, &error);
  if (folder != NULL)
    show_success (self->window, folder);
  else
    acies_message_show (GTK_WINDOW (self->window), _ ("Could Not Save the Report"), error->message);
}

static void
choose_folder_cb (gpointer data)
{
  Problem              *self = data;
  GtkFileChooserNative *chooser = NULL;

  if (!acies_window_has_gone (self->window))
    chooser = acies_file_choice_new (GTK_WINDOW (self->window), _ ("Folder for the Report"), GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER, _ ("_Save"));
  if (chooser == NULL)
    {
      problem_free (self);
      return;
    }
  g_signal_connect_data (chooser, "response", G_CALLBACK (folder_chosen_cb), self, (GClosureNotify) G_CALLBACK (problem_free), 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

/* --- the dialog ----------------------------------------------------------------------------- */

#define PROBLEM_KEY "acies-problem" /* key of the dialog's data */
#define WIDTH 560
#define HEIGHT 280

/* The file dialog opens after this dialog has closed, because both have the same parent. */
static void
response_cb (GObject    *dialog,
             const char *response)
{
  if (g_str_equal (response, "save"))
    g_idle_add_once (choose_folder_cb, g_object_steal_data (dialog, PROBLEM_KEY));
}

static GtkWidget *
new_text (const char *text)
{
  GtkTextBuffer *buffer = gtk_text_buffer_new (NULL);
  GtkWidget     *view = gtk_text_view_new_with_buffer (buffer);
  GtkWidget     *scroller = gtk_scrolled_window_new ();

  gtk_text_buffer_set_text (buffer, text, -1);
  g_object_unref (buffer);
  g_object_set (view, "editable", FALSE, "cursor-visible", FALSE, "accepts-tab", FALSE, "monospace", TRUE, "wrap-mode", GTK_WRAP_WORD_CHAR,
                "left-margin", 9, "right-margin", 9, "top-margin", 9, "bottom-margin", 9, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (view), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Text of the report"), -1);
  g_object_set (scroller, "child", view, "min-content-height", HEIGHT / 2, "max-content-height", HEIGHT, "propagate-natural-height", TRUE,
                "hscrollbar-policy", GTK_POLICY_NEVER, NULL);
  gtk_widget_add_css_class (scroller, "card");
  return scroller;
}

static char *
dup_body (const Problem *self)
{
  g_autofree char *link = g_markup_printf_escaped ("<a href=\"%s\">%s</a>", ISSUES, _ ("list of issues"));
  g_autofree char *files = self->name != NULL
                               /* Translators: names of two files */
                               ? g_markup_printf_escaped (_ ("Save makes a folder with this text (%1$s) and what is shown (%2$s). They include file names and the texts of the scenario."), REPORT, self->name)
                               : g_markup_printf_escaped (_ ("Save makes a folder with this text (%s)."), REPORT);

  /* Translators: a sentence about files, and a link: “list of issues” */
  return g_strdup_printf (_ ("%1$s Nothing is sent. To report the problem, attach them to a new issue in the %2$s."), files, link);
}

void
acies_action_report_problem (AciesWindow *window)
{
  Problem         *self = problem_new (window);
  g_autofree char *body = dup_body (self);
  GtkWidget       *dialog = adw_message_dialog_new (GTK_WINDOW (window), _ ("Report a Problem"), NULL);

  g_object_set_data_full (G_OBJECT (dialog), PROBLEM_KEY, self, (GDestroyNotify) problem_free);
  adw_message_dialog_set_body_use_markup (ADW_MESSAGE_DIALOG (dialog), TRUE);
  adw_message_dialog_set_body (ADW_MESSAGE_DIALOG (dialog), body);
  adw_message_dialog_set_extra_child (ADW_MESSAGE_DIALOG (dialog), new_text (self->text));
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _ ("_Cancel"), "save", _ ("_Save…"), NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "save", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "save");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  g_signal_connect (dialog, "response", G_CALLBACK (response_cb), NULL);
  gtk_window_set_default_size (GTK_WINDOW (dialog), WIDTH, -1);
  acies_dialog_present (GTK_WINDOW (dialog));
}
