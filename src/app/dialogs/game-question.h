/* game-question.h - what becomes of a game whose board was changed meanwhile
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* What "response" may tell of the question; anything else: do nothing. */
#define ACIES_GAME_GO_ON "go-on" /* play the game that there is, on the board as it was */
#define ACIES_GAME_ANEW  "anew"  /* play on the board as it is now; it may have to be saved before */

/**
 * acies_game_question_new:
 * @parent: (nullable): the window that asks
 *
 * Returns: (transfer none): the question, to be presented; GTK owns it
 */
AdwMessageDialog *acies_game_question_new (GtkWindow *parent);

G_END_DECLS
