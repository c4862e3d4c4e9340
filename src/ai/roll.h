/* roll.h - what chance answers by a generator: dice that fall, cards that are drawn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "ai/random.h"
#include "engine/core/command.h"

G_BEGIN_DECLS

/**
 * acies_ai_roll_dice:
 * @state: awaits dice
 * Returns: the dice that it awaits, fallen by @rng
 */
AciesDice    acies_ai_roll_dice (const AciesState *state,
                                 AciesAiRng       *rng);

/**
 * acies_ai_roll:
 * @state: awaits dice, or a card that is drawn: one of those that are left, each as likely
 * Returns: the command that answers
 */
AciesCommand acies_ai_roll      (const AciesState *state,
                                 AciesAiRng       *rng);

/* The same of dice alone, each of which shows the face in the middle of its faces. */
AciesCommand acies_ai_roll_usual (const AciesState *state);

/* Chance that falls alike wherever the same roll is made: the third of a fight in a phase is the
 * same in all games of one luck, whatever was done elsewhere on the board. So what two commands
 * lead to can be told apart in few games. */
typedef struct
{
  guint64 seed;
  guint8  n_rolls[1024]; /* made by now, by what they were for; few of those share a place */
} AciesAiLuck;

void         acies_ai_luck_init (AciesAiLuck *self,
                                 guint64      seed);

/* As acies_ai_roll(). */
AciesCommand acies_ai_luck_roll (AciesAiLuck      *self,
                                 const AciesState *state);

G_END_DECLS
