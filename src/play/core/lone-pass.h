/* lone-pass.h - who can do nothing but pass, where people have agreed not to be asked then
 *
 * A question is asked by what everybody can see, so that being asked tells nothing
 * of a hand. Some would rather play faster than keep that secret.
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
 * Returns: whether it is agreed on, a person decides, and nothing but to pass is
 *   allowed
 */
gboolean acies_forced_pass_find (const AciesState        *state,
                                 const AciesGameSettings *settings,
                                 AciesCommand            *command);

G_END_DECLS
