/* cli-players.h - computer players that play a game to its end
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "ai/players.h"
#include "cli/cli-script.h"

G_BEGIN_DECLS

/* Who plays each side. */
typedef struct
{
  const AciesAiPlayer *sides[ACIES_MAX_SIDES];
} AciesCliPlayers;

/* (transfer full): "random, easy, …", for help and complaints */
char    *acies_cli_players_dup_ids (void);

/**
 * acies_cli_players_read:
 * @text: the id of a player for all sides, or one for each of them with commas between
 *
 * Returns: %FALSE after a complaint
 */
gboolean acies_cli_players_read (AciesCliPlayers      *self,
                                 const char           *text,
                                 const AciesRuleset   *ruleset);

/**
 * acies_cli_players_play:
 *
 * To the end of the game. What they choose follows from its seed, but is not that of
 * the dice.
 */
void     acies_cli_players_play (const AciesCliPlayers *self,
                                 const AciesCliScript  *game);

G_END_DECLS
