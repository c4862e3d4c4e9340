/* actions.h - what can be done in a window
 *
 * An action that asks a question continues when it is answered.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/window/window.h"

G_BEGIN_DECLS

/* From now on @window does what its menus, keys, library and pages ask for. */
void acies_actions_add          (AciesWindow         *window);

/* --- opening: open.c -------------------------------------------------------------------------- */

/**
 * acies_action_open_file:
 *
 * Opens @file in a tab of its own, or shows the one in which it is open. What is
 * wrong with the file is shown.
 */
void acies_action_open_file     (AciesWindow         *window,
                                 GFile               *file);

/* Asks which. */
void acies_action_choose_file   (AciesWindow         *window);

/* Asks which scenario the deck of @side comes from. */
void acies_action_choose_deck   (AciesWindow         *window,
                                 AciesSide            side);

/* From now on files that are dropped on @window are opened. */
void acies_action_take_drops    (AciesWindow         *window);

/* Asks what to begin with. */
void acies_action_new_battle    (AciesWindow         *window);

/* Shows a document that people have asked for in its tab, in place of a new one that is untouched. */
void acies_action_show_new      (AciesWindow         *window,
                                 AciesDocument       *document);

/* Asks which earlier version of the file that is shown is wanted; it opens as a copy without a place, or takes
 * the place of what is shown, as one step that can be undone: the file stays as it is. */
void acies_action_versions      (AciesWindow         *window);

/**
 * acies_action_offer_left:
 * @window: the parent of the questions, and where the result opens
 *
 * Offers the unsaved work that programs left when they ended. Does nothing when
 * there is nothing to offer, or when it was offered already by this program. What is
 * neither taken nor discarded is offered again by the next one.
 */
void acies_action_offer_left    (AciesWindow         *window);

/* --- saving, and closing: save.c -------------------------------------------------------------- */

/* Called exactly once after a question is answered, with whether the action was carried out. */
typedef void (*AciesActionDone) (AciesWindow         *window,
                                 gpointer             data,
                                 gboolean             done);

/**
 * acies_action_save:
 * @work: of the document of @page
 * @done: (nullable): called with whether it was saved; that may be much later, when a
 *   place for it must be chosen
 *
 * Writes it to its file; if it has none, or none that may be written, asks where to.
 */
void acies_action_save          (AciesWindow         *window,
                                 AciesDocumentPage   *page,
                                 AciesWork            work,
                                 AciesActionDone      done,
                                 gpointer             data);

/* Asks where to. */
void acies_action_save_as       (AciesWindow         *window,
                                 AciesDocumentPage   *page,
                                 AciesWork            work,
                                 AciesActionDone      done,
                                 gpointer             data);

/**
 * acies_action_settle_game:
 * @page: on which another game is about to begin
 * @done: called with %TRUE at once, after "Save" or after "Start New Game", when no game
 *   would be lost; else %FALSE
 * @data: for @done
 */
void acies_action_settle_game   (AciesWindow         *window,
                                 AciesDocumentPage   *page,
                                 AciesActionDone      done,
                                 gpointer             data);

/* From now on people are asked before unsaved work of @window is closed. */
void acies_action_confirm_unsaved (AciesWindow       *window);

/* Closes the battle that is shown; returns from the library to the battles; or closes the window. */
void acies_action_close_shown   (AciesWindow         *window);

/* --- games: play.c ---------------------------------------------------------------------------- */

/* Begins another game on a page, as the one there was; asks before that one would be lost. */
void acies_action_restart       (AciesWindow         *window,
                                 guint64              seed,
                                 AciesDocumentPage   *page);

/* Asks how the battle of a page shall be played, and begins a game there. */
void acies_action_set_up        (AciesWindow         *window,
                                 AciesDocumentPage   *page);

/* Asks how the game that is played shall go on: who plays it from now on, with which dice. */
void acies_action_change_table  (AciesWindow         *window);

/* Sets up a game of a battle that need not be open: it is opened when the game begins. */
void acies_action_set_up_file   (AciesWindow         *window,
                                 GFile               *file);

/* Begins a game of such a battle at once: a person plays @side, and the computer all others. */
void acies_action_play_side     (AciesWindow         *window,
                                 GFile               *file,
                                 guint                side);

/* Begins a game on a copy of a template: a person plays the side that moves first, against an easy computer. */
void acies_action_learn         (AciesWindow         *window,
                                 GFile               *file);

/* From now on does what the pages of @window ask for. */
void acies_action_play_pages    (AciesWindow         *window);

/* --- files of other kinds, and paper ---------------------------------------------------------- */

/* Writes what the view shows, in another format, to a place that is asked for: export.c */
void acies_action_export        (AciesWindow         *window);

/* Prints the scenario, through the print dialog: print.c */
void acies_action_print         (AciesWindow         *window);

G_END_DECLS
