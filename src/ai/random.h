/* random.h - random numbers that are the same on every machine, and the dice and draws made with them
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
 * A value type: a copy gives the same numbers again.
 */
typedef struct
{
  guint64 state;
} AciesAiRng;

AciesAiRng acies_ai_rng_seeded (guint64     seed);

/**
 * acies_ai_rng_mix:
 * Returns: a hash of @value
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
 * Returns: a number from 0 to @n - 1, all equally likely
 */
guint      acies_ai_rng_below  (AciesAiRng *self,
                                guint       n);

/* The same as a callback for functions such as acies_view_fill(). @self: an AciesAiRng */
guint      acies_ai_rng_pick   (gpointer    self,
                                guint       n);

/* --- dice and draws -------------------------------------------------------------------------- */

/**
 * acies_ai_roll:
 * @state: a position that awaits dice, or a draw from the remaining cards
 * @rng: (nullable): for dice, %NULL gives each its middle face
 * Returns: a command with random dice or a random card
 */
AciesCommand acies_ai_roll      (const AciesState *state,
                                 AciesAiRng       *rng);

/* Dice that depend on the seed, the round, the phase, the side and the fight, not on earlier rolls elsewhere.
 * Under the same luck, few games suffice to compare two commands. */
typedef struct
{
  guint64 seed;
  guint8  n_rolls[1024]; /* rolls so far, by hash of the occasion; collisions are rare */
} AciesAiLuck;

void         acies_ai_luck_init (AciesAiLuck *self,
                                 guint64      seed);

/* As acies_ai_roll(). */
AciesCommand acies_ai_luck_roll (AciesAiLuck      *self,
                                 const AciesState *state);

G_END_DECLS
