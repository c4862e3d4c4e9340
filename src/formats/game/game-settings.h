/* game-settings.h - settings that the players agree on before a game
 *
 * The settings are the player of each side, the source of the dice, the limit of undo, and the visibility of hands. They are
 * saved in the file of the game, but are not part of the rules or of the state.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/ruleset/ruleset.h"

G_BEGIN_DECLS

typedef enum
{
  ACIES_DICE_ROLLED,   /* the session rolls dice from its seed, in the history entry of the command that needs the dice */
  ACIES_DICE_ENTERED,  /* the caller enters the dice, from real dice or from a log */
} AciesDiceSource;

/* How far play can be undone. Editing can always be undone completely. */
typedef enum
{
  ACIES_UNDO_LAST_DICE,   /* back to the last roll of dice or the last card revealed from the other side's hand */
  ACIES_UNDO_TAKE_BACKS,  /* without limit; redo repeats the same dice */
  ACIES_UNDO_AGREED,      /* beyond the last roll of dice, if the players of the other sides agree; computer players always agree */
  ACIES_N_UNDO_POLICIES
} AciesUndoPolicy;

/* The number of a player who is a person. Other numbers are computer players. */
#define ACIES_PLAYER_HUMAN 0

typedef struct
{
  AciesDiceSource dice;
  AciesUndoPolicy undo;
  guint8          players[ACIES_MAX_SIDES]; /* by side: ACIES_PLAYER_HUMAN or the number of a computer player */
  gboolean        hands_open;               /* all players can see all hands */
  gboolean        passes_alone;             /* automatic pass if a person can only pass; opponents can infer missing cards */
} AciesGameSettings;

/* All fields are 0: human players, rolled dice, undo back to the last dice, hidden hands. */
#define ACIES_GAME_SETTINGS_DEFAULT ((AciesGameSettings) { ACIES_DICE_ROLLED })

gboolean acies_game_settings_equal        (const AciesGameSettings *a,
                                           const AciesGameSettings *b);

/* Returns: the number of sides that people play, among the @n_sides of the ruleset */
guint    acies_game_settings_count_people (const AciesGameSettings *self,
                                           guint                    n_sides);

G_END_DECLS
