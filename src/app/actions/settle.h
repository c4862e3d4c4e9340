/* settle.h - what becomes of unsaved work when a tab or the window closes, or another game begins
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/actions/save.h"

G_BEGIN_DECLS

/**
 * acies_action_settle:
 * @pages: (element-type AciesDocumentPage): that are about to be closed
 * @all: the window with them: when the program ends with it, nothing is asked
 *   about games, which are there again at the next start
 * @done: told %TRUE at once, after "Save" or after "Discard", when no unsaved
 *   work of them would be lost that somebody wants; else %FALSE
 * @data: for @done
 */
void acies_action_settle      (AciesWindow       *window,
                               const GPtrArray   *pages,
                               gboolean           all,
                               AciesActionDone    done,
                               gpointer           data);

/**
 * acies_action_settle_game:
 * @page: on which another game is about to begin
 * @done: told %TRUE at once, after "Save" or after "Start New Game", when no game
 *   would be lost that somebody wants; else %FALSE
 * @data: for @done
 */
void acies_action_settle_game (AciesWindow       *window,
                               AciesDocumentPage *page,
                               AciesActionDone    done,
                               gpointer           data);

G_END_DECLS
