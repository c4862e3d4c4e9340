/* actions.c - what can be done in a window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/actions/actions.h"

#include "app/actions/action-state.h"
#include "app/actions/change-ruleset.h"
#include "app/actions/close.h"
#include "app/actions/export.h"
#include "app/actions/fairness.h"
#include "app/actions/new-battle.h"
#include "app/actions/open.h"
#include "app/actions/play.h"
#include "app/actions/save.h"
#include "app/actions/undo.h"
#include "app/actions/versions.h"
#include "app/dialogs/help.h"
#include "app/recovery/open-files.h"
#include "session/rng.h"

#define ZOOM_STEP 1.2
#define SELECTION "selection"
#define PIECE "piece"
#define FULLSCREEN "fullscreen"

typedef struct
{
  const char *name;
  void (*act) (AciesWindow *window);
  guint needs;
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
show_shortcuts (AciesWindow *window)
{
  acies_shortcuts_dialog_show (GTK_WINDOW (window));
}

/* --- the file ------------------------------------------------------------------------------- */

/* What is shown is saved: the game while it is played, else the scenario. */
static gboolean
shows_game (AciesWindow *window)
{
  return acies_document_page_get_view (acies_window_get_page (window)) == ACIES_VIEW_PLAY;
}

static void
save (AciesWindow *window)
{
  if (shows_game (window))
    acies_action_save_game (window, acies_window_get_page (window), NULL, NULL);
  else
    acies_action_save_page (window, acies_window_get_page (window), NULL, NULL);
}

static void
save_game_as (AciesWindow *window)
{
  acies_action_save_game_as (window, acies_window_get_page (window), NULL, NULL);
}

static void
save_as (AciesWindow *window)
{
  if (shows_game (window))
    save_game_as (window);
  else
    acies_action_save_page_as (window, acies_window_get_page (window), NULL, NULL);
}

/* Other people's code is about to run, of printers and of file dialogs. */
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

/* Plays the board; pressed again it leads back to it. */
static void
play (AciesWindow *window)
{
  acies_document_page_set_view (acies_window_get_page (window), shows_game (window) ? ACIES_VIEW_EDIT : ACIES_VIEW_PLAY);
}

static void
set_up (AciesWindow *window)
{
  acies_action_set_up (window, acies_window_get_page (window));
}

static void
advise (AciesWindow *window)
{
  acies_document_page_advise (acies_window_get_page (window));
}

static void
restart (AciesWindow *window)
{
  acies_action_restart (window, acies_rng_new_seed (), acies_window_get_page (window));
}

/* --- the view ------------------------------------------------------------------------------- */

static void
toggle_sheet (AciesWindow *window)
{
  acies_document_page_toggle_sheet (acies_window_get_page (window));
}

static void
toggle_column (AciesWindow *window)
{
  acies_document_page_toggle_column (acies_window_get_page (window));
}

static void
zoom_in (AciesWindow *window)
{
  acies_canvas_zoom_by (acies_document_page_get_canvas (acies_window_get_page (window)), ZOOM_STEP);
}

static void
zoom_out (AciesWindow *window)
{
  acies_canvas_zoom_by (acies_document_page_get_canvas (acies_window_get_page (window)), 1 / ZOOM_STEP);
}

static void
zoom_to_fit (AciesWindow *window)
{
  acies_canvas_zoom_to_fit (acies_document_page_get_canvas (acies_window_get_page (window)));
}

static void
next_problem (AciesWindow *window)
{
  acies_document_page_go_to_finding (acies_window_get_page (window), TRUE);
}

static void
previous_problem (AciesWindow *window)
{
  acies_document_page_go_to_finding (acies_window_get_page (window), FALSE);
}

/* From the board to the panel beside it, and back; from anywhere else to the board. */
static void
exchange_focus (AciesWindow *window)
{
  acies_document_page_exchange_focus (acies_window_get_page (window));
}

/* --- all of them ---------------------------------------------------------------------------- */

static const Row rows[] = {
  { "new", acies_action_new_battle, ACIES_ACTION_STATE_NOTHING },
  { "open", acies_action_choose_file, ACIES_ACTION_STATE_NOTHING },
  { "close", acies_action_close_shown, ACIES_ACTION_STATE_NOTHING },
  { "restore-recent", restore_recent, ACIES_ACTION_STATE_NOTHING },
  { "shortcuts", show_shortcuts, ACIES_ACTION_STATE_NOTHING },
  { "search", search, ACIES_ACTION_STATE_LIBRARY },
  { "back", acies_window_show_documents, ACIES_ACTION_STATE_LIBRARY | ACIES_ACTION_STATE_TABS },
  { "library", acies_window_show_library, ACIES_ACTION_STATE_OPEN },
  { "save", save, ACIES_ACTION_STATE_OPEN },
  { "save-as", save_as, ACIES_ACTION_STATE_OPEN },
  { "save-game", save_game_as, ACIES_ACTION_STATE_GAME },
  { "versions", acies_action_versions, ACIES_ACTION_STATE_VERSIONS },
  { "export", export, ACIES_ACTION_STATE_OPEN },
  { "print", print, ACIES_ACTION_STATE_OPEN },
  { "duplicate", duplicate, ACIES_ACTION_STATE_OPEN },
  { "change-ruleset", acies_action_change_ruleset, ACIES_ACTION_STATE_EDIT | ACIES_ACTION_STATE_IDLE },
  { "fairness", acies_action_fairness, ACIES_ACTION_STATE_EDIT },
  { "undo", acies_action_undo, ACIES_ACTION_STATE_UNDO | ACIES_ACTION_STATE_IDLE },
  { "redo", acies_action_redo, ACIES_ACTION_STATE_REDO | ACIES_ACTION_STATE_IDLE },
  { "new-window", move_to_window, ACIES_ACTION_STATE_OPEN | ACIES_ACTION_STATE_SEVERAL },
  { "play", play, ACIES_ACTION_STATE_OPEN },
  { "play-battle", play, ACIES_ACTION_STATE_EDIT },
  { "edit-battle", play, ACIES_ACTION_STATE_PLAY },
  { "set-up", set_up, ACIES_ACTION_STATE_OPEN },
  { "table", acies_action_change_table, ACIES_ACTION_STATE_PLAY },
  { "advise", advise, ACIES_ACTION_STATE_PERSON },
  { "restart", restart, ACIES_ACTION_STATE_GAME },
  { "sheet", toggle_sheet, ACIES_ACTION_STATE_EDIT },
  { "next-problem", next_problem, ACIES_ACTION_STATE_EDIT },
  { "previous-problem", previous_problem, ACIES_ACTION_STATE_EDIT },
  { "column", toggle_column, ACIES_ACTION_STATE_OPEN },
  { "zoom-in", zoom_in, ACIES_ACTION_STATE_OPEN },
  { "zoom-out", zoom_out, ACIES_ACTION_STATE_OPEN },
  { "zoom-fit", zoom_to_fit, ACIES_ACTION_STATE_OPEN },
  { "other-part", exchange_focus, ACIES_ACTION_STATE_OPEN },
};

static void
enable (AciesWindow *window,
        const char  *name,
        gboolean     enabled)
{
  g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (window), name)), enabled);
}

/* The one place that decides what can be done now. */
static void
update (AciesWindow *window)
{
  guint met = acies_action_state_of_window (window);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    enable (window, rows[i].name, (rows[i].needs & ~met) == 0);
  enable (window, SELECTION, (met & ACIES_ACTION_STATE_EDIT) != 0);
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
    if (g_str_equal (rows[i].name, name))
      rows[i].act (window);
}

/* What its parameter names is done to the hexes that are selected, or with a piece of the board. */
static void
selection_cb (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       window)
{
  acies_document_page_act (acies_window_get_page (window), g_variant_get_string (parameter, NULL));
}

static void
add (AciesWindow *window,
     GActionEntry entry)
{
  g_action_map_add_action_entries (G_ACTION_MAP (window), &entry, 1, window);
}

static void
fullscreen_cb (GSimpleAction *action,
               GVariant      *parameter,
               gpointer       window)
{
  g_object_set (window, "fullscreened", !gtk_window_is_fullscreen (window), NULL);
}

static void
fullscreened_cb (AciesWindow *window)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (window), FULLSCREEN);

  g_simple_action_set_state (G_SIMPLE_ACTION (action), g_variant_new_boolean (gtk_window_is_fullscreen (GTK_WINDOW (window))));
}

/* No action of GIO's for a property: that would keep the window for good, which has the action. */
static void
add_fullscreen (AciesWindow *window)
{
  add (window, (GActionEntry) { .name = FULLSCREEN, .activate = fullscreen_cb, .state = "false" });
  g_signal_connect (window, "notify::fullscreened", G_CALLBACK (fullscreened_cb), NULL);
}

static void
library_made_cb (AciesWindow      *window,
                 AciesLibraryPage *library)
{
  g_signal_connect_swapped (library, "chosen", G_CALLBACK (acies_action_open_file), window);
  g_signal_connect_swapped (library, "play", G_CALLBACK (acies_action_play_side), window);
  g_signal_connect_swapped (library, "learn", G_CALLBACK (acies_action_learn), window);
  g_signal_connect_swapped (library, "set-up", G_CALLBACK (acies_action_set_up_file), window);
}

void
acies_actions_add (AciesWindow *window)
{
  add_fullscreen (window);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    add (window, (GActionEntry) { .name = rows[i].name, .activate = activate_cb });
  add (window, (GActionEntry) { .name = SELECTION, .activate = selection_cb, .parameter_type = "s" });
  add (window, (GActionEntry) { .name = PIECE, .activate = selection_cb, .parameter_type = "s" });
  g_signal_connect (window, "library-made", G_CALLBACK (library_made_cb), NULL);
  acies_action_take_drops (window);
  acies_action_play_pages (window);
  acies_action_confirm_unsaved (window);
  g_signal_connect (window, "changed", G_CALLBACK (update), NULL);
  update (window);
}
