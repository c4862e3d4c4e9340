/* cli-players.h - who plays each side: a person, or a computer
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "ai/players.h"
#include "cli/cli-tell.h"

G_BEGIN_DECLS

/**
 * AciesCliPlayers:
 * @sides: (nullable): of each side the computer player; %NULL for a person
 * @n_people: on how many sides a person plays
 */
typedef struct
{
  const AciesAiPlayer *sides[ACIES_MAX_SIDES];
  guint                n_people;
} AciesCliPlayers;

/* (transfer full): "random, easy, …", for help and error messages */
char    *acies_cli_players_dup_ids (void);

/**
 * acies_cli_players_read:
 * @text: the id of a player for all sides, or one for each of them with commas between
 * @people: "human" is one of the ids
 *
 * Returns: %FALSE after an error message
 */
gboolean acies_cli_players_read    (AciesCliPlayers         *self,
                                    const char              *text,
                                    gboolean                 people,
                                    const AciesRuleset      *ruleset);

/* Fills in who plays each side by the settings of a game. */
void     acies_cli_players_get     (AciesCliPlayers         *self,
                                    const AciesGameSettings *settings,
                                    const AciesRuleset      *ruleset);

/* The reverse: writes who plays each side into @settings. */
void     acies_cli_players_store   (const AciesCliPlayers   *self,
                                    AciesGameSettings       *settings,
                                    const AciesRuleset      *ruleset);

/**
 * acies_cli_players_play:
 * @teller: (nullable): prints what happens
 * @rolls: dice are rolled and cards drawn from the game's seed when they are due
 *
 * Lets the computers play until a person decides, real dice are due, or the game is
 * over. What they choose follows from the game's seed, but is not that of the dice.
 */
void     acies_cli_players_play    (const AciesCliPlayers   *self,
                                    AciesSession            *session,
                                    AciesCliTeller          *teller,
                                    gboolean                 rolls);

G_END_DECLS
