/* lone-pass.h - automatic passing, if the players have agreed on it
 *
 * Questions depend only on public information, so that a question reveals nothing about a hand. An automatic answer
 * would: it is given only if no other person may not see the hand.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/command.h"
#include "formats/game/game-settings.h"

G_BEGIN_DECLS

/**
 * acies_forced_pass_find:
 * @state: a game
 * @command: (out): the pass
 *
 * Returns: whether automatic passing is on, a human decides, only the pass is legal, and it reveals no hand to another person
 */
gboolean acies_forced_pass_find (const AciesState        *state,
                                 const AciesGameSettings *settings,
                                 AciesCommand            *command);

G_END_DECLS
