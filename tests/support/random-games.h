/* random-games.h - battles that two computers play at random
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "ai/random.h"
#include "formats/ruleset/library.h"
#include "session/session.h"

G_BEGIN_DECLS

/**
 * random_game_new:
 * Returns: (transfer full): a game of the battle about to begin, of which all can be taken back
 */
AciesSession *random_game_new      (AciesLibrary *library,
                                    const char   *battle,
                                    guint64       seed);

/* One command, whoever decides. FALSE: the game is over. */
gboolean      random_game_step     (AciesSession *session,
                                    AciesAiRng   *rng);

/* Plays until dice are asked for that are entered; FALSE: the game is over. */
gboolean      random_game_play_to_dice (AciesSession *session,
                                    AciesAiRng   *rng);

/* (transfer full): a game that is over */
AciesSession *random_game_play_out (AciesLibrary *library,
                                    const char   *battle,
                                    guint64       seed);

G_END_DECLS
