/* settings.h - settings that the program remembers: last ruleset, game settings and map tiles
 *
 * Map tiles are stored in the user's state folder, everything else in GSettings. Errors are not reported to the user;
 * the defaults are used instead.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/state.h"
#include "formats/game/game-settings.h"
#include "formats/tiled/tmx.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/* --- untrusted key files -------------------------------------------------------------------- */

/* Larger files are ignored. */
#define ACIES_KEY_FILE_MAX_BYTES (1024 * 1024)

/**
 * acies_key_file_load:
 *
 * Returns: (transfer full): the content of the file; empty if it is missing, damaged, too large or not a regular file
 */
GKeyFile *acies_key_file_load (const char *path);

/* --- settings ------------------------------------------------------------------------------- */

/* (transfer full) (nullable): the program's settings; NULL if their schema is missing or from another version */
GSettings *acies_settings_new_if_installed (void);

/* Whether the schema @id is installed. GLib aborts the program if a missing schema is used. */
gboolean   acies_settings_are_installed    (const char *id);

/* (transfer full): the id of the last battle's ruleset, or "" */
char      *acies_settings_dup_ruleset      (void);
void       acies_settings_set_ruleset      (const char *id);

/* --- the last game -------------------------------------------------------------------------- */

/* Ids of computer players. */
#define ACIES_OPPONENT_EASY "easy"     /* the opponent in learning games */
#define ACIES_OPPONENT_NORMAL "normal" /* the default opponent */

/* Returns: the settings of the last game. By default the user plays the side that moves first in @battle, or side 0 if
 * that is decided during the game, and the other sides are computer players of normal strength. */
AciesGameSettings acies_setup_memory_load      (const AciesState        *battle);

/* Like acies_setup_memory_load(), but the user plays only @side, and the computer player @opponent all other sides. */
AciesGameSettings acies_setup_memory_load_against (const AciesState     *battle,
                                                   AciesSide             side,
                                                   const char           *opponent);
void              acies_setup_memory_store     (const AciesGameSettings *settings,
                                                const AciesState        *battle);

/* Whether to ask for the settings before each game; otherwise the last settings are used. */
gboolean          acies_setup_memory_asks      (void);

/* --- puzzles -------------------------------------------------------------------------------- */

/* Returns: (transfer full): the ids of the solved puzzles */
GStrv             acies_puzzle_memory_load     (void);
void              acies_puzzle_memory_add      (const char *id);

/* --- map tiles ------------------------------------------------------------------------------ */

/* (transfer full) (nullable): the id of the ruleset of the last imported map */
char            *acies_map_memory_dup_ruleset (void);

/* (transfer full): the tile mapping last used for @ruleset; empty if there is none */
AciesTmxMapping *acies_map_memory_load        (const char            *ruleset);

/* Stores both for the next map. Tiles without a name are left out, because their numbers differ from map to map. */
void             acies_map_memory_store       (const char            *ruleset,
                                               const AciesTmxMapping *mapping);

G_END_DECLS
