/* game-settings.h - how a game is played at the table: what people agree on before it begins
 *
 * No rule asks for it, so it is no part of the state: who sits on each side, who
 * rolls, what may be taken back, whose hand may be seen. It goes with the game,
 * into its file as well.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/ruleset/ruleset.h"

G_BEGIN_DECLS

/**
 * AciesDiceSource:
 * @ACIES_DICE_ROLLED: the session answers with dice of its seed, within the
 *   same entry as the command that asked for them
 * @ACIES_DICE_ENTERED: somebody else answers: real dice, or a log
 */
typedef enum
{
  ACIES_DICE_ROLLED,
  ACIES_DICE_ENTERED,
} AciesDiceSource;

/**
 * AciesUndoPolicy:
 * @ACIES_UNDO_LAST_DICE: play can be undone back to what was revealed last,
 *   dice or a card from the other side's hand
 * @ACIES_UNDO_AGREED: beyond that it can be undone a step at a time, when the
 *   people of the other sides agree; a computer player always does
 * @ACIES_UNDO_TAKE_BACKS: all of it can be undone; the dice stay the same
 *
 * Editing is always undone to its beginning.
 */
typedef enum
{
  ACIES_UNDO_LAST_DICE,
  ACIES_UNDO_TAKE_BACKS,
  ACIES_UNDO_AGREED,
  ACIES_N_UNDO_POLICIES
} AciesUndoPolicy;

/* A person sits there; any other number is a computer player. */
#define ACIES_PLAYER_HUMAN 0

/**
 * AciesGameSettings:
 * @dice: who answers for the dice
 * @undo: how far play can be taken back
 * @players: of each side: %ACIES_PLAYER_HUMAN, or which computer player
 * @hands_open: both hands may be seen by all
 * @passes_alone: a person who can only pass is not asked; the others can guess
 *   then what is not in the hand
 */
typedef struct
{
  AciesDiceSource dice;
  AciesUndoPolicy undo;
  guint8          players[ACIES_MAX_SIDES];
  gboolean        hands_open;
  gboolean        passes_alone;
} AciesGameSettings;

/* People on all sides, rolled dice, undo up to them, hidden hands: all zero. */
#define ACIES_GAME_SETTINGS_DEFAULT ((AciesGameSettings) { ACIES_DICE_ROLLED })

gboolean acies_game_settings_equal        (const AciesGameSettings *a,
                                           const AciesGameSettings *b);

/**
 * acies_game_settings_count_people:
 * @n_sides: of the ruleset
 *
 * Returns: on how many sides a person sits
 */
guint    acies_game_settings_count_people (const AciesGameSettings *self,
                                           guint                    n_sides);

G_END_DECLS
