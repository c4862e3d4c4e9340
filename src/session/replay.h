/* replay.h - a game gone through again, command by command
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "session/session.h"

G_BEGIN_DECLS

/**
 * acies_replay_new:
 * @game: a game; it is not changed
 *
 * The same game in a session of its own, for views to show: each command, dice
 * too, is one step of its history, so acies_session_go_to_step() goes to any
 * moment. It stands where @game stands, and nothing is rolled in it.
 *
 * Returns: (transfer full): the replay
 */
AciesSession *acies_replay_new (AciesSession *game);

G_END_DECLS
