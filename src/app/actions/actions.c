/* actions.c - the actions of a window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/actions/actions.h"

#include "app/dialogs/help.h"
#include "app/dialogs/questions.h"
#include "app/recovery/open-files.h"
#include "app/shared/dialog.h"
#include "editor/fairness/fairness-window.h"
#include "engine/edit/transform.h"
#include "session/computers.h"
#include "session/rng.h"

#include <glib/gi18n.h>

/* --- one step back, or again ---------------------------------------------------------------- */

static void
undo_answered_cb (AciesSession *session,
                  const char   *answer)
{
  if (g_str_equal (answer, ACIES_UNDO_ANSWER_AGREE) && acies_session_can_ask_to_undo (session))
    acies_session_undo_agreed (session);
}

static void
ask_to_undo (AciesWindow  *self,
             AciesSession *session)
{
  AdwMessageDialog *question = acies_undo_question_new (GTK_WINDOW (self), session);

  g_signal_connect_object (question, "response", G_CALLBACK (undo_answered_cb), session, G_CONNECT_SWAPPED);
  acies_dialog_present (GTK_WINDOW (question));
}

static void
undo (AciesWindow *self)
{
  AciesSession *session = acies_document_page_get_session (acies_window_get_page (self));

  acies_document_page_flush (acies_window_get_page (self));
  if (session == NULL)
    return;
  if (acies_session_can_undo (session))
    acies_session_undo (session);
  else if (acies_session_can_ask_to_undo (session))
    ask_to_undo (self, session);
}

static void
redo (AciesWindow *self)
{
  AciesSession *session = acies_document_page_get_session (acies_window_get_page (self));

  acies_document_page_flush (acies_window_get_page (self));
  if (session != NULL && acies_session_can_redo (session))
    acies_session_redo (session);
}

/* --- another ruleset ------------------------------------------------------------------------ */

static void
ruleset_answered_cb (AdwMessageDialog *dialog,
                     const char       *answer,
                     AciesSession     *session)
{
  g_auto (AciesCommand) command = acies_command (ACIES_COMMAND_REPLACE);
  g_autoptr (GError) error = NULL;

  if (!g_str_equal (answer, ACIES_RULESET_ANSWER_CHANGE) || acies_session_is_in_group (session))
    return;
  command.scenario = acies_ruleset_change (acies_session_get_state (session), acies_ruleset_question_get_chosen (dialog), NULL);
  if (!acies_session_apply (session, &command, &error))
    acies_message_show (gtk_window_get_transient_for (GTK_WINDOW (dialog)), _ ("Could Not Change the Ruleset"), error->message);
}

/* @why: (inout): set to the reason why a ruleset is not possible, unless it is already set
 *
 * Returns: (transfer container): the rulesets other than that of @state with the same kind of board; unreadable ones
 *   are left out */
static GPtrArray *
list_others (AciesCatalog     *catalog,
             const AciesState *state,
             GError          **why)
{
  g_autoptr (GPtrArray) rulesets = acies_catalog_list_rulesets (catalog);
  GPtrArray *others = g_ptr_array_new_with_free_func ((GDestroyNotify) acies_ruleset_unref);

  for (guint i = 0; i < rulesets->len; i++)
    {
      AciesRuleset *ruleset = g_ptr_array_index (rulesets, i);

      if (ruleset != state->ruleset && acies_ruleset_check_layout (ruleset, state->board, *why == NULL ? why : NULL))
        g_ptr_array_add (others, acies_ruleset_ref (ruleset));
    }
  return others;
}

static void
change_ruleset (AciesWindow *self)
{
  AciesSession *session = acies_document_get_edit (acies_window_get_document (self));
  g_autoptr (GPtrArray) others = NULL;
  g_autoptr (GError) why = NULL;
  AdwMessageDialog *dialog;

  acies_document_page_flush (acies_window_get_page (self));
  others = list_others (acies_window_get_catalog (self), acies_session_get_state (session), &why);
  if (others->len == 0)
    {
      acies_message_show (GTK_WINDOW (self), _ ("No Other Ruleset Available"), why != NULL ? why->message : _ ("This installation of Acies has only one ruleset."));
      return;
    }
  dialog = acies_ruleset_question_new (GTK_WINDOW (self), session, others);
  g_signal_connect_object (dialog, "response", G_CALLBACK (ruleset_answered_cb), session, 0);
  acies_dialog_present (GTK_WINDOW (dialog));
}

/* --- whether the battle is fair ------------------------------------------------------------- */

static AciesTheme *
find_theme (gpointer            catalog,
            const AciesRuleset *ruleset)
{
  return acies_catalog_get_theme (catalog, ruleset);
}

static void
show_fairness (AciesWindow *self)
{
  AciesDocumentPage   *page = acies_window_get_page (self);
  AciesSession        *session = acies_document_get_edit (acies_window_get_document (self));
  gboolean             is_new;
  AciesFairnessWindow *window;

  window = acies_fairness_window_of (session, GTK_WINDOW (self), find_theme, acies_window_get_catalog (self), &is_new);
  if (is_new)
    {
      g_signal_connect_object (window, "starting", G_CALLBACK (acies_document_page_flush), page, G_CONNECT_SWAPPED);
      /* A transient window does not belong to the application automatically, but needs its keyboard shortcuts. */
      gtk_window_set_application (GTK_WINDOW (window), gtk_window_get_application (GTK_WINDOW (self)));
    }
  acies_dialog_present (GTK_WINDOW (window));
}

/* --- what an action needs, and what of it there is now -------------------------------------- */

/* Flags for what an action requires. */
typedef enum
{
  ACIES_ACTION_STATE_NOTHING = 0,
  ACIES_ACTION_STATE_LIBRARY = 1 << 0, /* the library is shown */
  ACIES_ACTION_STATE_TABS = 1 << 1,    /* there are open tabs */
  ACIES_ACTION_STATE_OPEN = 1 << 2,    /* a document is shown */
  ACIES_ACTION_STATE_EDIT = 1 << 3,    /* it is shown in Edit */
  ACIES_ACTION_STATE_PLAY = 1 << 4,
  ACIES_ACTION_STATE_GAME = 1 << 5,     /* there is a game */
  ACIES_ACTION_STATE_IDLE = 1 << 6,     /* no group of commands is open */
  ACIES_ACTION_STATE_VERSIONS = 1 << 7, /* its file can have earlier versions */
  ACIES_ACTION_STATE_UNDO = 1 << 8,     /* a step can be undone, possibly after asking the other side */
  ACIES_ACTION_STATE_REDO = 1 << 9,
  ACIES_ACTION_STATE_PERSON = 1 << 10,  /* a human must decide in the shown game */
  ACIES_ACTION_STATE_PIECES = 1 << 11,  /* ACIES_RESHAPE_PIECE is possible for its board */
  ACIES_ACTION_STATE_SEVERAL = 1 << 12, /* there are several tabs */
  ACIES_ACTION_STATE_NOT_EDIT = 1 << 13,
  ACIES_ACTION_STATE_NOT_PLAY = 1 << 14,
  ACIES_ACTION_STATE_NOT_TABLE = 1 << 15,
} AciesActionState;

/* Restoring a version is an undo step of its own, so it is not possible while a group of commands is open. */
static gboolean
has_versions (AciesDocument *document)
{
  return acies_document_get_file (document) != NULL && !acies_document_is_original (document) &&
         !acies_session_is_in_group (acies_document_get_edit (document));
}

static guint
session_has (AciesSession *session)
{
  guint has = acies_session_is_in_group (session) ? 0 : ACIES_ACTION_STATE_IDLE;

  if (acies_session_can_undo (session) || acies_session_can_ask_to_undo (session))
    has |= ACIES_ACTION_STATE_UNDO;
  if (acies_session_can_redo (session))
    has |= ACIES_ACTION_STATE_REDO;
  return has;
}

static guint
page_has (AciesDocumentPage *page)
{
  AciesDocument *document = acies_document_page_get_document (page);
  AciesSession  *session = acies_document_page_get_session (page);
  guint          has = ACIES_ACTION_STATE_OPEN;

  static const guint views[] = {
    [ACIES_VIEW_EDIT] = ACIES_ACTION_STATE_EDIT | ACIES_ACTION_STATE_NOT_PLAY | ACIES_ACTION_STATE_NOT_TABLE,
    [ACIES_VIEW_PLAY] = ACIES_ACTION_STATE_PLAY | ACIES_ACTION_STATE_NOT_EDIT | ACIES_ACTION_STATE_NOT_TABLE,
    [ACIES_VIEW_TABLE] = ACIES_ACTION_STATE_NOT_EDIT | ACIES_ACTION_STATE_NOT_PLAY,
  };

  has |= views[acies_document_page_get_view (page)];
  if (acies_document_get_play (document) != NULL)
    has |= ACIES_ACTION_STATE_GAME;
  if ((has & ACIES_ACTION_STATE_PLAY) != 0 && session != NULL && acies_session_find_person (session) != ACIES_NO_SIDE)
    has |= ACIES_ACTION_STATE_PERSON;
  if (acies_reshape_check (acies_session_get_state (acies_document_get_edit (document))->board, ACIES_RESHAPE_PIECE, NULL))
    has |= ACIES_ACTION_STATE_PIECES;
  if (has_versions (document))
    has |= ACIES_ACTION_STATE_VERSIONS;
  return session != NULL ? has | session_has (session) : has;
}

/* Returns: the flags that are currently met in @window */
static guint
window_has (AciesWindow *window)
{
  AciesDocumentPage *page = acies_window_get_page (window);
  guint              count = acies_window_count_pages (window);

  return (page != NULL ? page_has (page) : ACIES_ACTION_STATE_LIBRARY) | (count > 0 ? ACIES_ACTION_STATE_TABS : 0) |
         (count > 1 ? ACIES_ACTION_STATE_SEVERAL : 0);
}

#define RULES "rules"
#define RULE "rule"
#define SELECTION "selection"
#define PIECE "piece"
#define DECK_FILE "deck-file"

typedef struct
{
  const char *name;
  void (*act) (AciesWindow *window);
  guint needs;
  void (*act_on_page) (AciesDocumentPage *page); /* used instead of @act, on the shown page */
  const char *of_canvas;                         /* an action of its canvas, used instead of both */
} Row;

/* --- the program ---------------------------------------------------------------------------- */

static void
search (AciesWindow *window)
{
  acies_library_page_start_search (acies_window_get_library_page (window));
}

static void
restore_recent (AciesWindow *window)
{
  acies_library_page_restore_recent (acies_window_get_library_page (window));
}

static void
show_records (AciesWindow *window)
{
  acies_window_show_library (window);
  acies_library_page_show_records (acies_window_get_library_page (window));
}

static void
show_shortcuts (AciesWindow *window)
{
  acies_shortcuts_dialog_show (GTK_WINDOW (window));
}

static void
show_legend (AciesWindow *window)
{
  acies_document_page_show_rules (acies_window_get_page (window), ACIES_RULES_LEGEND);
}

/* --- the help ------------------------------------------------------------------------------- */

/* Whether Yelp can show the pages of our help. It is not in a sandbox, and one outside does not find them. Help viewers of
 * other desktops do not read such pages. */
static gboolean
has_yelp (void)
{
  g_autoptr (GAppInfo) viewer = g_app_info_get_default_for_uri_scheme ("help");
  const char        *name = viewer != NULL ? g_app_info_get_executable (viewer) : NULL;
  gboolean           is_yelp = name != NULL && g_str_has_suffix (name, "yelp");
  const char *const *folders = g_get_system_data_dirs ();

  for (guint i = 0; is_yelp && folders[i] != NULL; i++)
    {
      g_autofree char *page = g_build_filename (folders[i], "help", "C", "acies", "index.page", NULL);

      if (g_file_test (page, G_FILE_TEST_EXISTS))
        return TRUE;
    }
  return FALSE;
}

/* Returns: the address of the help: its pages, or the same as one file, which a portal hands to the browser */
static char *
dup_help_uri (void)
{
  const char *file = g_getenv ("ACIES_HELP_FILE");

  if (file == NULL && has_yelp ())
    return g_strdup ("help:acies");
  return g_filename_to_uri (file != NULL ? file : ACIES_PKGDATADIR "/help.html", NULL, NULL);
}

static void
help_shown_cb (GObject      *source,
               GAsyncResult *result,
               gpointer      data)
{
  g_autoptr (GtkApplication) application = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *message = NULL;

  if (g_app_info_launch_default_for_uri_finish (result, &error) || g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  message = g_strdup_printf (_ ("The help cannot be shown: %s"), error->message);
  acies_window_list_show_message (application, message);
}

static void
show_help (AciesWindow *window)
{
  g_autoptr (GdkAppLaunchContext) context = gdk_display_get_app_launch_context (gtk_widget_get_display (GTK_WIDGET (window)));
  g_autofree char *uri = dup_help_uri ();

  g_app_info_launch_default_for_uri_async (uri, G_APP_LAUNCH_CONTEXT (context), NULL, help_shown_cb,
                                           g_object_ref (gtk_window_get_application (GTK_WINDOW (window))));
}

/* --- the file ------------------------------------------------------------------------------- */

/* Returns: what Save saves: the game in Play and Table, otherwise the scenario */
static AciesWork
shown_work (AciesWindow *window)
{
  return acies_document_page_shows_game (acies_window_get_page (window)) ? ACIES_WORK_GAME : ACIES_WORK_SCENARIO;
}

static void
save (AciesWindow *window)
{
  acies_action_save (window, acies_window_get_page (window), shown_work (window), NULL, NULL);
}

static void
save_game_as (AciesWindow *window)
{
  acies_action_save_as (window, acies_window_get_page (window), ACIES_WORK_GAME, NULL, NULL);
}

static void
save_as (AciesWindow *window)
{
  acies_action_save_as (window, acies_window_get_page (window), shown_work (window), NULL, NULL);
}

/* Stores unsaved work before code of printers and file dialogs runs. */
static void
keep_work (AciesWindow *window)
{
  acies_document_page_flush (acies_window_get_page (window));
  acies_recovery_flush (acies_open_files_get_recovery (acies_open_files_of (window)));
}

static void export(AciesWindow *window)
{
  keep_work (window);
  acies_action_export (window);
}

static void
export_reference (AciesWindow *window)
{
  keep_work (window);
  acies_action_export_reference (window);
}

static void
print (AciesWindow *window)
{
  keep_work (window);
  acies_action_print (window);
}

static void
duplicate (AciesWindow *window)
{
  g_autoptr (AciesDocument) copy = NULL;

  acies_document_page_flush (acies_window_get_page (window));
  copy = acies_document_duplicate (acies_window_get_document (window));
  acies_window_add_document (window, copy);
}

static void
move_to_window (AciesWindow *window)
{
  AdwTabView *from = acies_window_get_tabs (window);
  AdwTabView *to;

  g_signal_emit_by_name (from, "create-window", &to);
  adw_tab_view_transfer_page (from, adw_tab_view_get_selected_page (from), to, 0);
}

/* --- the battle ----------------------------------------------------------------------------- */

/* Switches between Play and Edit. */
static void
play (AciesWindow *window)
{
  AciesDocumentPage *page = acies_window_get_page (window);

  acies_document_page_set_view (page, acies_document_page_get_view (page) == ACIES_VIEW_PLAY ? ACIES_VIEW_EDIT : ACIES_VIEW_PLAY);
}

static void
edit_battle (AciesWindow *window)
{
  acies_document_page_set_view (acies_window_get_page (window), ACIES_VIEW_EDIT);
}

static void
set_up (AciesWindow *window)
{
  acies_action_set_up (window, acies_window_get_page (window));
}

static void
restart (AciesWindow *window)
{
  acies_action_restart (window, acies_rng_new_seed (), acies_window_get_page (window));
}

/* --- the view ------------------------------------------------------------------------------- */

static void
next_problem (AciesWindow *window)
{
  acies_edit_view_go_to_finding (acies_document_page_get_edit_view (acies_window_get_page (window)), TRUE);
}

static void
previous_problem (AciesWindow *window)
{
  acies_edit_view_go_to_finding (acies_document_page_get_edit_view (acies_window_get_page (window)), FALSE);
}

/* --- all of them ---------------------------------------------------------------------------- */

static const Row rows[] = {
  { "new", acies_action_new_battle, ACIES_ACTION_STATE_NOTHING },
  { "open", acies_action_choose_file, ACIES_ACTION_STATE_NOTHING },
  { "close", acies_action_close_shown, ACIES_ACTION_STATE_NOTHING },
  { "restore-recent", restore_recent, ACIES_ACTION_STATE_NOTHING },
  { "records", show_records, ACIES_ACTION_STATE_NOTHING },
  { "shortcuts", show_shortcuts, ACIES_ACTION_STATE_NOTHING },
  { "help", show_help, ACIES_ACTION_STATE_NOTHING },
  { "report-problem", acies_action_report_problem, ACIES_ACTION_STATE_NOTHING },
  { "legend", show_legend, ACIES_ACTION_STATE_OPEN },
  { "search", search, ACIES_ACTION_STATE_LIBRARY },
  { "back", acies_window_show_documents, ACIES_ACTION_STATE_LIBRARY | ACIES_ACTION_STATE_TABS },
  { "library", acies_window_show_library, ACIES_ACTION_STATE_OPEN },
  { "save", save, ACIES_ACTION_STATE_OPEN },
  { "save-as", save_as, ACIES_ACTION_STATE_OPEN },
  { "save-game", save_game_as, ACIES_ACTION_STATE_GAME },
  { "versions", acies_action_versions, ACIES_ACTION_STATE_VERSIONS },
  { "export", export, ACIES_ACTION_STATE_OPEN },
  { "reference-card", export_reference, ACIES_ACTION_STATE_OPEN },
  { "print", print, ACIES_ACTION_STATE_OPEN },
  { "duplicate", duplicate, ACIES_ACTION_STATE_OPEN },
  { "change-ruleset", change_ruleset, ACIES_ACTION_STATE_EDIT | ACIES_ACTION_STATE_IDLE },
  { "fairness", show_fairness, ACIES_ACTION_STATE_EDIT },
  { "undo", undo, ACIES_ACTION_STATE_UNDO | ACIES_ACTION_STATE_IDLE },
  { "redo", redo, ACIES_ACTION_STATE_REDO | ACIES_ACTION_STATE_IDLE },
  { "new-window", move_to_window, ACIES_ACTION_STATE_OPEN | ACIES_ACTION_STATE_SEVERAL },
  { "play", play, ACIES_ACTION_STATE_OPEN },
  { "play-battle", play, ACIES_ACTION_STATE_NOT_PLAY },
  { "edit-battle", edit_battle, ACIES_ACTION_STATE_NOT_EDIT },
  { "table", NULL, ACIES_ACTION_STATE_OPEN, acies_document_page_toggle_table },
  { "table-battle", NULL, ACIES_ACTION_STATE_NOT_TABLE, acies_document_page_toggle_table },
  { "set-up", set_up, ACIES_ACTION_STATE_OPEN },
  { "settings", acies_action_change_settings, ACIES_ACTION_STATE_PLAY },
  { "advise", NULL, ACIES_ACTION_STATE_PERSON, acies_document_page_advise },
  { "last-turn", NULL, ACIES_ACTION_STATE_PLAY, acies_document_page_show_last_turn },
  { "overview", NULL, ACIES_ACTION_STATE_PLAY, acies_document_page_show_overview },
  { "restart", restart, ACIES_ACTION_STATE_GAME },
  { "puzzle-again", acies_action_puzzle_again, ACIES_ACTION_STATE_GAME },
  { "puzzle-next", acies_action_puzzle_next, ACIES_ACTION_STATE_GAME },
  { "puzzle-show", acies_action_puzzle_show, ACIES_ACTION_STATE_GAME },
  { "puzzle-solved", acies_action_puzzle_solved, ACIES_ACTION_STATE_GAME },
  { "sheet", NULL, ACIES_ACTION_STATE_EDIT, acies_document_page_toggle_sheet },
  { "next-problem", next_problem, ACIES_ACTION_STATE_EDIT },
  { "previous-problem", previous_problem, ACIES_ACTION_STATE_EDIT },
  { "column", NULL, ACIES_ACTION_STATE_OPEN, acies_document_page_toggle_column },
  { "tray", NULL, ACIES_ACTION_STATE_EDIT, acies_document_page_toggle_tray },
  { "zoom-in", NULL, ACIES_ACTION_STATE_OPEN, .of_canvas = "canvas.zoom-in" },
  { "zoom-out", NULL, ACIES_ACTION_STATE_OPEN, .of_canvas = "canvas.zoom-out" },
  { "zoom-fit", NULL, ACIES_ACTION_STATE_OPEN, .of_canvas = "canvas.zoom-fit" },
  { "look-up", NULL, ACIES_ACTION_STATE_OPEN, acies_document_page_look_up },
  { "other-part", NULL, ACIES_ACTION_STATE_OPEN, acies_document_page_exchange_focus },
};

/* Actions of the library, with the URI of a file as parameter. */
static const struct
{
  const char *name;
  void (*act) (AciesWindow *window,
               GFile       *file);
} file_rows[] = {
  { "open-file", acies_action_open_file },
  { "learn", acies_action_learn },
  { "puzzle", acies_action_puzzle },
  { "set-up-file", acies_action_set_up_file },
  { "table-file", acies_action_table_file },
};

static void
enable (AciesWindow *window,
        const char  *name,
        gboolean     enabled)
{
  g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (window), name)), enabled);
}

/* Enables and disables all actions. */
static void
update (AciesWindow *window)
{
  AciesDocumentPage *page = acies_window_get_page (window);
  guint              met = window_has (window);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    enable (window, rows[i].name, (rows[i].needs & ~met) == 0);
  enable (window, RULES, (met & ACIES_ACTION_STATE_OPEN) != 0);
  enable (window, RULE, (met & ACIES_ACTION_STATE_OPEN) != 0);
  g_simple_action_set_state (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (window), RULES)),
                             g_variant_new_boolean (page != NULL && acies_document_page_shows_rules (page)));
  enable (window, SELECTION, (met & ACIES_ACTION_STATE_EDIT) != 0);
  enable (window, DECK_FILE, (met & ACIES_ACTION_STATE_EDIT) != 0);
  enable (window, PIECE, (met & ACIES_ACTION_STATE_EDIT) != 0 && (met & ACIES_ACTION_STATE_PIECES) != 0);
}

/* --- adding them ---------------------------------------------------------------------------- */

static void
activate_cb (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       window)
{
  const char *name = g_action_get_name (G_ACTION (action));

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    if (!g_str_equal (rows[i].name, name))
      continue;
    else if (rows[i].act != NULL)
      rows[i].act (window);
    else if (rows[i].act_on_page != NULL)
      rows[i].act_on_page (acies_window_get_page (window));
    else
      gtk_widget_activate_action (GTK_WIDGET (acies_document_page_get_canvas (acies_window_get_page (window))), rows[i].of_canvas, NULL);
}

/* Applies the action in the parameter to the selected hexes, or to a piece of the board. */
static void
selection_cb (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       window)
{
  acies_edit_view_act (acies_document_page_get_edit_view (acies_window_get_page (window)), g_variant_get_string (parameter, NULL));
}

/* The state of the action is whether the rules are shown. */
static void
rules_cb (GSimpleAction *action,
          GVariant      *state,
          gpointer       window)
{
  if (g_variant_get_boolean (state))
    acies_document_page_show_rules (acies_window_get_page (window), NULL);
  else
    acies_document_page_hide_rules (acies_window_get_page (window));
}

/* Shows the rules about the topic in the parameter. */
static void
rule_cb (GSimpleAction *action,
         GVariant      *topic,
         gpointer       window)
{
  g_autofree char *copy = g_variant_dup_string (topic, NULL); /* the link that has it can be removed */

  acies_document_page_show_rules (acies_window_get_page (window), copy);
}

static void
add (AciesWindow *window,
     GActionEntry entry)
{
  g_action_map_add_action_entries (G_ACTION_MAP (window), &entry, 1, window);
}

/* Opens the file in the parameter. */
static void
file_cb (GSimpleAction *action,
         GVariant      *uri,
         gpointer       window)
{
  const char *name = g_action_get_name (G_ACTION (action));
  g_autoptr (GFile) file = g_file_new_for_uri (g_variant_get_string (uri, NULL));

  for (guint i = 0; i < G_N_ELEMENTS (file_rows); i++)
    if (g_str_equal (file_rows[i].name, name))
      file_rows[i].act (window, file);
}

static void
play_side_cb (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       window)
{
  const char *uri;
  guint       side;
  g_autoptr (GFile) file = NULL;

  g_variant_get (parameter, "(&su)", &uri, &side);
  file = g_file_new_for_uri (uri);
  acies_action_play_side (window, file, side);
}

static void
deck_file_cb (GSimpleAction *action,
              GVariant      *side,
              gpointer       window)
{
  keep_work (window);
  acies_action_choose_deck (window, (AciesSide) g_variant_get_uint32 (side));
}

void
acies_actions_add (AciesWindow *window)
{
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    add (window, (GActionEntry) { .name = rows[i].name, .activate = activate_cb });
  for (guint i = 0; i < G_N_ELEMENTS (file_rows); i++)
    add (window, (GActionEntry) { .name = file_rows[i].name, .activate = file_cb, .parameter_type = "s" });
  add (window, (GActionEntry) { .name = "play-side", .activate = play_side_cb, .parameter_type = "(su)" });
  add (window, (GActionEntry) { .name = RULES, .state = "false", .change_state = rules_cb });
  add (window, (GActionEntry) { .name = RULE, .activate = rule_cb, .parameter_type = "s" });
  add (window, (GActionEntry) { .name = SELECTION, .activate = selection_cb, .parameter_type = "s" });
  add (window, (GActionEntry) { .name = PIECE, .activate = selection_cb, .parameter_type = "s" });
  add (window, (GActionEntry) { .name = DECK_FILE, .activate = deck_file_cb, .parameter_type = "u" });
  acies_action_take_drops (window);
  acies_action_play_pages (window);
  acies_action_confirm_unsaved (window);
  g_signal_connect (window, "changed", G_CALLBACK (update), NULL);
  update (window);
}
