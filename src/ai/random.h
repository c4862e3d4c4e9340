/* random.h - random numbers, the same on every machine, and what chance answers by them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/command.h"

#include <glib.h>

G_BEGIN_DECLS

/**
 * AciesAiRng:
 *
 * A value: copy it to have the same numbers twice.
 */
typedef struct
{
  guint64 state;
} AciesAiRng;

AciesAiRng acies_ai_rng_seeded (guint64     seed);

/**
 * acies_ai_rng_mix:
 * Returns: a number that tells nothing about @value but is always the same for it
 */
guint64    acies_ai_rng_mix    (guint64     value);

/**
 * acies_ai_rng_next:
 * Returns: 64 random bits
 */
guint64    acies_ai_rng_next   (AciesAiRng *self);

/**
 * acies_ai_rng_below:
 * @n: at least 1
 * Returns: 0 up to @n - 1, each as likely as the others
 */
guint      acies_ai_rng_below  (AciesAiRng *self,
                                guint       n);

/* The same for who asks for any source of chance, as acies_view_fill() does. */
guint      acies_ai_rng_pick   (gpointer    self,
                                guint       n);

/* --- dice and draws -------------------------------------------------------------------------- */

/**
 * acies_ai_roll_dice:
 * @state: awaits dice
 * Returns: the dice that it awaits, fallen by @rng; without one (%NULL) each shows the face in the middle of its faces
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
