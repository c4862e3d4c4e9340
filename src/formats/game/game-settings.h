/* game-settings.h - settings that the players choose before a game
 *
 * The settings determine the player of each side, the source of the dice, the limit on undo, and the visibility of
 * hands. They are stored in the game file, but the rules and the state do not depend on them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/ruleset/ruleset.h"

G_BEGIN_DECLS

typedef enum
{
  ACIES_DICE_ROLLED,   /* the session rolls the dice from its seed; a roll is part of the history entry of the command
                        * that requires it */
  ACIES_DICE_ENTERED,  /* the caller supplies the results of real dice, or results from a log */
} AciesDiceSource;

/* How far a game can be undone. Edits can always be undone. */
typedef enum
{
  ACIES_UNDO_LAST_DICE,   /* back to the last dice roll, card draw, or card used from the hand of an inactive side */
  ACIES_UNDO_TAKE_BACKS,  /* without limit; redo gives the same dice */
  ACIES_UNDO_AGREED,      /* like ACIES_UNDO_LAST_DICE, and further back if the players of the other sides agree;
                           * computer players always agree */
  ACIES_N_UNDO_POLICIES
} AciesUndoPolicy;

/* Where a game is played, and how much of it the program knows. */
typedef enum
{
  ACIES_DEPTH_SCREEN,    /* on the screen */
  ACIES_DEPTH_TRACKERS,  /* on a real table; the program knows only the trackers (ACIES_MODE_TABLE) */
  ACIES_DEPTH_POSITION,  /* on a real table; people enter every move */
} AciesDepth;

/* The value of AciesGameSettings.players for a human player. Other values identify computer players. */
#define ACIES_PLAYER_HUMAN 0

typedef struct
{
  AciesDiceSource dice;
  AciesUndoPolicy undo;
  guint8          players[ACIES_MAX_SIDES]; /* by side: ACIES_PLAYER_HUMAN or the number of a computer player */
  gboolean        hands_open;               /* whether all players can see all hands */
  gboolean        passes_alone;             /* whether human players pass automatically if they have no other option;
                                             * this can reveal facts about their hands */
  AciesDepth      depth;                    /* fixed for a game, except between SCREEN and POSITION */
  gboolean        lesson;                   /* whether the lesson of the scenario, if it has one, leads its side */
} AciesGameSettings;

/* The default settings: human players, rolled dice, undo back to the last dice roll, and hidden hands. */
#define ACIES_GAME_SETTINGS_DEFAULT ((AciesGameSettings) { ACIES_DICE_ROLLED })

gboolean acies_game_settings_equal        (const AciesGameSettings *a,
                                           const AciesGameSettings *b);

/* Returns the number of sides that have a human player.
 * @n_sides: the number of sides in the ruleset */
guint    acies_game_settings_count_people (const AciesGameSettings *self,
                                           guint                    n_sides);

G_END_DECLS
