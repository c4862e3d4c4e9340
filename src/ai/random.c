/* random.c - random numbers, the same on every machine, and what chance answers by them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ai/random.h"

#include "engine/core/question.h"

#include <string.h>

/* --- SplitMix64, after Steele, Lea and Flood (2014) ------------------------------------------ */

#define GOLDEN_GAMMA G_GUINT64_CONSTANT (0x9e3779b97f4a7c15)

AciesAiRng
acies_ai_rng_seeded (guint64 seed)
{
  return (AciesAiRng) { seed };
}

guint64
acies_ai_rng_mix (guint64 value)
{
  value = (value ^ (value >> 30)) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
  value = (value ^ (value >> 27)) * G_GUINT64_CONSTANT (0x94d049bb133111eb);

  return value ^ (value >> 31);
}

guint64
acies_ai_rng_next (AciesAiRng *self)
{
  return acies_ai_rng_mix (self->state += GOLDEN_GAMMA);
}

/* The top of the range that is no multiple of n is drawn again: a plain
 * remainder would favour the low numbers. */
guint
acies_ai_rng_below (AciesAiRng *self,
                    guint       n)
{
  guint64 limit;
  guint64 value;

  g_return_val_if_fail (n > 0, 0);

  limit = G_MAXUINT64 - G_MAXUINT64 % n;
  do
    value = acies_ai_rng_next (self);
  while (value >= limit);

  return (guint) (value % n);
}

guint
acies_ai_rng_pick (gpointer self,
                   guint    n)
{
  return acies_ai_rng_below (self, n);
}

/* --- dice and draws -------------------------------------------------------------------------- */

AciesCommand
acies_ai_roll (const AciesState *state,
               AciesAiRng       *rng)
{
  AciesCommand command = acies_command (ACIES_COMMAND_DICE);

  if (state->decision.kind == ACIES_DECISION_DRAW)
    return acies_draw_pick (state, acies_ai_rng_pick, rng);
  command.dice.n = state->decision.n_dice;
  for (guint i = 0; i < command.dice.n; i++)
    {
      const AciesDieType *type = &state->ruleset->die_types[state->decision.dice[i]];
      guint               face = rng != NULL ? acies_ai_rng_below (rng, type->n_faces) : type->n_faces / 2;

      command.dice.types[i] = state->decision.dice[i];
      command.dice.faces[i] = (guint8) acies_die_same_face (type, 1 + face);
    }

  return command;
}

void
acies_ai_luck_init (AciesAiLuck *self,
                    guint64      seed)
{
  self->seed = seed;
  memset (self->n_rolls, 0, sizeof self->n_rolls);
}

AciesCommand
acies_ai_luck_roll (AciesAiLuck      *self,
                    const AciesState *state)
{
  /* What is rolled for: when, by which side, and in which fight. */
  guint64    name = (guint64) state->turn.round << 48 | (guint64) state->turn.phase << 40 | (guint64) state->decision.side << 32;
  guint64    number;
  AciesAiRng rng;

  if (state->n_combats > 0)
    name |= (guint64) state->combats[state->n_combats - 1].from << 16 | state->combats[state->n_combats - 1].at;
  name = acies_ai_rng_mix (name);
  number = self->n_rolls[name % G_N_ELEMENTS (self->n_rolls)]++;
  rng = acies_ai_rng_seeded (acies_ai_rng_mix (self->seed ^ name) + acies_ai_rng_mix (number));

  return acies_ai_roll (state, &rng);
}
