/* play.h - begins games, and changes how one goes on
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/window/window.h"

G_BEGIN_DECLS

/* Begins another game on a page, as the one there was; asks before that one would be lost. */
void acies_action_restart      (AciesWindow       *window,
                                guint64            seed,
                                AciesDocumentPage *page);

/* Asks how the battle of a page shall be played, and begins a game there. */
void acies_action_set_up       (AciesWindow       *window,
                                AciesDocumentPage *page);

/* Asks how the game that is played shall go on: who plays it from now on, with which dice. */
void acies_action_change_table (AciesWindow       *window);

/* Sets up a game of a battle that need not be open: it is opened when the game begins. */
void acies_action_set_up_file  (AciesWindow       *window,
                                GFile             *file);

/* Begins a game of such a battle at once: a person plays @side, and the computer all others. */
void acies_action_play_side    (AciesWindow       *window,
                                GFile             *file,
                                guint              side);

/* Begins a game on a copy of a template: a person plays the side that moves first, against an easy computer. */
void acies_action_learn        (AciesWindow       *window,
                                GFile             *file);

/* From now on does what the pages of @window ask for. */
void acies_action_play_pages   (AciesWindow       *window);

G_END_DECLS
