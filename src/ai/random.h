/* random.h - random numbers that are identical on every machine, and random dice and card draws
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
 * A random number generator. A copy generates the same numbers as the original.
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

/* An AciesPick function for callers such as acies_view_fill(). Calls acies_ai_rng_below() for @self, an AciesAiRng. */
guint      acies_ai_rng_pick   (gpointer    self,
                                guint       n);

/* --- dice and draws -------------------------------------------------------------------------- */

/**
 * acies_ai_roll:
 * @state: a position that is waiting for dice or for a card draw
 * @rng: (nullable): the generator; if %NULL, each die shows its middle face. A card draw requires a generator.
 * Returns: a command with random dice or a random card
 */
AciesCommand acies_ai_roll      (const AciesState *state,
                                 AciesAiRng       *rng);

/* A source of dice that depend on the seed, round, phase, side and fight, but not on rolls in other fights. Two
 * commands can be compared in fewer games if both are tried with the same dice. */
typedef struct
{
  guint64 seed;
  guint8  n_rolls[1024]; /* number of earlier rolls, by hash of round, phase, side and fight; collisions are rare */
} AciesAiLuck;

void         acies_ai_luck_init (AciesAiLuck *self,
                                 guint64      seed);

/* Rolls dice or draws a card like acies_ai_roll(), with random numbers from @self. */
AciesCommand acies_ai_luck_roll (AciesAiLuck      *self,
                                 const AciesState *state);

G_END_DECLS
