/* settings.h - what the program remembers: of its windows, games and maps
 *
 * Games and windows are kept in the settings, maps in the state folder. Whatever goes wrong with it, nothing is remembered.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/state.h"
#include "formats/game/game-settings.h"
#include "formats/tiled/tmx.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/* --- files that are read without trust ------------------------------------------------------ */

/* A file with more is read as one that is not there. */
#define ACIES_KEY_FILE_MAX_BYTES (1024 * 1024)

/**
 * acies_key_file_load:
 *
 * Returns: (transfer full): what is in the file; nothing when it is not there, is
 *   damaged, too large or no regular file
 */
GKeyFile *acies_key_file_load (const char *path);

/* --- settings ------------------------------------------------------------------------------- */

/* (transfer full) (nullable): NULL where the settings are not installed, or are those of an older version, and nothing is
   remembered */
GSettings *acies_settings_new_if_installed (void);

/* Whether anybody has installed settings with that id: who asks for those that are not there aborts. */
gboolean   acies_settings_are_installed    (const char *id);

/* (transfer full): the id of the ruleset of the last battle, "" where nothing is remembered */
char      *acies_settings_dup_ruleset      (void);
void       acies_settings_set_ruleset      (const char *id);

/* --- the last game -------------------------------------------------------------------------- */

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

/* --- the tiles of maps ---------------------------------------------------------------------- */

/* (transfer full) (nullable): the id of the ruleset of the last map */
char            *acies_map_memory_dup_ruleset (void);

/* (transfer full): what was said when maps became battles of that ruleset */
AciesTmxMapping *acies_map_memory_load        (const char            *ruleset);

/* Remembers both for the next map; of the tiles those that have a name. */
void             acies_map_memory_store       (const char            *ruleset,
                                               const AciesTmxMapping *mapping);

G_END_DECLS
