/* random.h - a reproducible random number generator, dice rolls and card draws
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
 * A pseudorandom number generator that produces the same sequence on every machine. A copy continues with the same
 * numbers as the original.
 */
typedef struct
{
  guint64 state;
} AciesAiRng;

AciesAiRng acies_ai_rng_seeded (guint64     seed);

/**
 * acies_ai_rng_mix:
 * Returns: a 64-bit hash of @value
 */
guint64    acies_ai_rng_mix    (guint64     value);

/**
 * acies_ai_rng_next:
 * Returns: 64 random bits
 */
guint64    acies_ai_rng_next   (AciesAiRng *self);

/**
 * acies_ai_rng_below:
 * @n: the exclusive upper bound; must be at least 1
 * Returns: a random number from 0 to @n - 1; all numbers are equally likely
 */
guint      acies_ai_rng_below  (AciesAiRng *self,
                                guint       n);

/* A wrapper around acies_ai_rng_below() that can be passed as an AciesPick callback, for example to acies_view_fill().
 * @self: an AciesAiRng */
guint      acies_ai_rng_pick   (gpointer    self,
                                guint       n);

/* --- dice and draws -------------------------------------------------------------------------- */

/**
 * acies_ai_roll:
 * @state: a position that is waiting for dice or for a card draw
 * @rng: (nullable): the generator; must not be %NULL if @state is waiting for a card draw. For dice, %NULL chooses the
 *   face in the middle of each die's list of faces.
 *
 * Rolls the dice or draws the card that @state is waiting for. Does not change @state.
 *
 * Returns: the command that enters the dice or the card
 */
AciesCommand acies_ai_roll      (const AciesState *state,
                                 AciesAiRng       *rng);

/* A source of dice rolls and card draws for comparing commands.
 *
 * A roll depends on the seed, the round, the phase, the side and the fight. It also depends on the number of earlier
 * rolls in the same fight, but not on the rolls in other fights. Trying two commands with the same dice reduces the
 * number of games that are needed to compare them. */
typedef struct
{
  guint64 seed;
  guint8  n_rolls[1024]; /* number of earlier rolls, by a hash of round, phase, side and fight; collisions are rare */
} AciesAiLuck;

void         acies_ai_luck_init (AciesAiLuck *self,
                                 guint64      seed);

/* Like acies_ai_roll(), but takes the random numbers from @self. */
AciesCommand acies_ai_luck_roll (AciesAiLuck      *self,
                                 const AciesState *state);

G_END_DECLS
