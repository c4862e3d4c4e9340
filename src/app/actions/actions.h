/* actions.h - the actions of a window
 *
 * Actions that show a dialog return immediately, and continue when the user has answered.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/window/window.h"

G_BEGIN_DECLS

/* Adds all actions to @window: for its menus, keys, library and pages. */
void acies_actions_add          (AciesWindow         *window);

/* --- opening: open.c -------------------------------------------------------------------------- */

/**
 * acies_action_open_file:
 *
 * Opens @file in a new tab, or shows its tab if it is already open. Shows the problems found in the file.
 */
void acies_action_open_file     (AciesWindow         *window,
                                 GFile               *file);

/* Opens a file that the user chooses. */
void acies_action_choose_file   (AciesWindow         *window);

/* Uses the deck from a scenario that the user chooses as the deck of @side. */
void acies_action_choose_deck   (AciesWindow         *window,
                                 AciesSide            side);

/* Opens files that are dropped on @window. */
void acies_action_take_drops    (AciesWindow         *window);

/* Creates a battle from a starting point that the user chooses. */
void acies_action_new_battle    (AciesWindow         *window);

/* Shows a document in a new tab. If the shown document is new and untouched, closes it. */
void acies_action_show_new      (AciesWindow         *window,
                                 AciesDocument       *document);

/* Lists earlier versions of the shown file. The user can open one as an unsaved copy, or restore it as one undo step.
 * The file does not change. */
void acies_action_versions      (AciesWindow         *window);

/**
 * acies_action_offer_left:
 * @window: the parent window of the dialog, and the window for recovered documents
 *
 * Offers to recover unsaved scenarios from earlier runs of the program. Does so only once in each run. Work that the
 * user neither recovers nor discards is offered again at the next start.
 */
void acies_action_offer_left    (AciesWindow         *window);

/* --- saving, and closing: save.c -------------------------------------------------------------- */

/* A callback that is called exactly once, when the action has been carried out or cancelled.
 * @done: whether the action was carried out */
typedef void (*AciesActionDone) (AciesWindow         *window,
                                 gpointer             data,
                                 gboolean             done);

/**
 * acies_action_save:
 * @work: the part of the document of @page to save
 * @done: (nullable): called with whether the work was saved; later, if the user must choose a file first
 *
 * Saves to the current file. Asks for another one if there is none or it is read-only.
 */
void acies_action_save          (AciesWindow         *window,
                                 AciesDocumentPage   *page,
                                 AciesWork            work,
                                 AciesActionDone      done,
                                 gpointer             data);

/* Like acies_action_save(), but always asks for the file. */
void acies_action_save_as       (AciesWindow         *window,
                                 AciesDocumentPage   *page,
                                 AciesWork            work,
                                 AciesActionDone      done,
                                 gpointer             data);

/**
 * acies_action_settle_game:
 * @page: the page on which another game is about to start
 * @done: called with %TRUE at once if no game would be lost, or after "Save" or "Start New Game"; otherwise called with
 *   %FALSE
 * @data: the data for @done
 *
 * Asks whether to save the current game if it would be lost.
 */
void acies_action_settle_game   (AciesWindow         *window,
                                 AciesDocumentPage   *page,
                                 AciesActionDone      done,
                                 gpointer             data);

/* Asks about unsaved work before tabs of @window, or @window itself, are closed. */
void acies_action_confirm_unsaved (AciesWindow       *window);

/* Closes the shown document. If the library is shown, returns to the documents, or closes the window if there are none.
 */
void acies_action_close_shown   (AciesWindow         *window);

/* --- games: play.c ---------------------------------------------------------------------------- */

/* Starts another game on a page with the same settings, after asking whether to save the current game. */
void acies_action_restart       (AciesWindow         *window,
                                 guint64              seed,
                                 AciesDocumentPage   *page);

/* Asks for the settings of a game, and starts it on a page. */
void acies_action_set_up        (AciesWindow         *window,
                                 AciesDocumentPage   *page);

/* Changes the settings of the current game: players, dice and so on. */
void acies_action_change_settings (AciesWindow       *window);

/* Asks for the settings of a game, and starts it. Opens @file, if necessary, when the game starts. */
void acies_action_set_up_file   (AciesWindow         *window,
                                 GFile               *file);

/* Shows the page with which a game at a table starts. Opens @file if necessary. */
void acies_action_table_file    (AciesWindow         *window,
                                 GFile               *file);

/* Starts a game immediately: the user plays @side, the computer all others. Opens @file if necessary. */
void acies_action_play_side     (AciesWindow         *window,
                                 GFile               *file,
                                 guint                side);

/* Starts a game on a copy of a template: the user plays the side that moves first, against an easy computer player. */
void acies_action_learn         (AciesWindow         *window,
                                 GFile               *file);

/* Starts a puzzle: the user plays the side whose turn it is. */
void acies_action_puzzle        (AciesWindow         *window,
                                 GFile               *file);

/* Starts the shown puzzle again, the next one, or the shown one with its best turn played by the computer. */
void acies_action_puzzle_again  (AciesWindow         *window);
void acies_action_puzzle_next   (AciesWindow         *window);
void acies_action_puzzle_show   (AciesWindow         *window);

/* Remembers that the user has solved the shown puzzle. */
void acies_action_puzzle_solved (AciesWindow         *window);

/* Handles the signals with which the pages of @window request games. */
void acies_action_play_pages    (AciesWindow         *window);

/* --- export, print and report ----------------------------------------------------------------- */

/* Exports the scenario or game that the view shows to a file that the user chooses: export.c */
void acies_action_export        (AciesWindow         *window);

/* Exports the reference card of the shown game. */
void acies_action_export_reference (AciesWindow      *window);

/* Prints the scenario, with the print dialog: print.c */
void acies_action_print         (AciesWindow         *window);

/* Shows a report about the program and what the window shows, and saves it in a folder that the user chooses: problem.c */
void acies_action_report_problem (AciesWindow        *window);

G_END_DECLS
