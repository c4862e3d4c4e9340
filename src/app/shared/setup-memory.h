/* setup-memory.h - the settings of the last game, which the next one starts with
 *
 * The seed is not remembered: it would bring the same dice again.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/state.h"
#include "formats/game/game-settings.h"

G_BEGIN_DECLS

/* Ids of computer players. */
#define ACIES_OPPONENT_EASY "easy"     /* for people who learn a game */
#define ACIES_OPPONENT_NORMAL "normal" /* for people who have not asked for another */

/* The settings of the last game. Until other players are chosen, a person plays the first side of @battle, and computers of
 * normal strength play all others. */
AciesGameSettings acies_setup_memory_load      (const AciesState        *battle);

/* The same with a person on @side alone, and the computer player @opponent on all others. */
AciesGameSettings acies_setup_memory_load_against (const AciesState     *battle,
                                                   AciesSide             side,
                                                   const char           *opponent);
void              acies_setup_memory_store     (const AciesGameSettings *settings,
                                                const AciesState        *battle);

/* Whether people want to be asked before a game begins; if not, it begins as the last one did. */
gboolean          acies_setup_memory_asks      (void);
void              acies_setup_memory_set_asks  (gboolean                 asks);

/* (transfer full): how fast dice fall, one of the values of the setting "dice-speed" */
char             *acies_setup_memory_dup_speed (void);
void              acies_setup_memory_set_speed (const char              *speed);

G_END_DECLS
