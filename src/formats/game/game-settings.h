/* game-settings.h - what the players agree on before a game
 *
 * These settings are not part of the rules or of the state: the player of each side, who rolls, what can be undone, who sees
 * the hands. They are saved in the file of the game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/ruleset/ruleset.h"

G_BEGIN_DECLS

typedef enum
{
  ACIES_DICE_ROLLED,   /* the session rolls dice from its seed, in the same entry as the command that needs them */
  ACIES_DICE_ENTERED,  /* the caller enters the dice: real dice, or a log */
} AciesDiceSource;

/* How far play can be undone. Editing can always be undone completely. */
typedef enum
{
  ACIES_UNDO_LAST_DICE,   /* to the last dice rolled or card revealed from the other side's hand */
  ACIES_UNDO_TAKE_BACKS,  /* everything; redo gives the same dice */
  ACIES_UNDO_AGREED,      /* beyond the last dice if the people of the other sides agree; computer players always agree */
  ACIES_N_UNDO_POLICIES
} AciesUndoPolicy;

/* A side played by a person. Other numbers are computer players. */
#define ACIES_PLAYER_HUMAN 0

typedef struct
{
  AciesDiceSource dice;
  AciesUndoPolicy undo;
  guint8          players[ACIES_MAX_SIDES]; /* by side: ACIES_PLAYER_HUMAN or the number of a computer player */
  gboolean        hands_open;               /* all hands are visible to all */
  gboolean        passes_alone;             /* people are not asked if they can only pass; opponents can infer which cards they lack */
} AciesGameSettings;

/* All zero: only people, rolled dice, undo up to the last dice, hidden hands. */
#define ACIES_GAME_SETTINGS_DEFAULT ((AciesGameSettings) { ACIES_DICE_ROLLED })

gboolean acies_game_settings_equal        (const AciesGameSettings *a,
                                           const AciesGameSettings *b);

/* Returns: how many of the @n_sides of the ruleset are played by people */
guint    acies_game_settings_count_people (const AciesGameSettings *self,
                                           guint                    n_sides);

G_END_DECLS
