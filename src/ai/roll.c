/* roll.c - what chance answers by a generator: dice that fall, cards that are drawn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ai/roll.h"

#include "engine/core/question.h"

#include <string.h>

AciesDice
acies_ai_roll_dice (const AciesState *state,
                    AciesAiRng       *rng)
{
  AciesDice dice = { .n = state->decision.n_dice };

  for (guint i = 0; i < dice.n; i++)
    {
      const AciesDieType *type = &state->ruleset->die_types[state->decision.dice[i]];

      dice.types[i] = state->decision.dice[i];
      dice.faces[i] = (guint8) acies_die_same_face (type, 1 + acies_ai_rng_below (rng, type->n_faces));
    }

  return dice;
}

AciesCommand
acies_ai_roll_usual (const AciesState *state)
{
  AciesCommand command = acies_command (ACIES_COMMAND_DICE);

  command.dice.n = state->decision.n_dice;
  for (guint i = 0; i < command.dice.n; i++)
    {
      const AciesDieType *type = &state->ruleset->die_types[state->decision.dice[i]];

      command.dice.types[i] = state->decision.dice[i];
      command.dice.faces[i] = (guint8) acies_die_same_face (type, 1 + type->n_faces / 2);
    }

  return command;
}

AciesCommand
acies_ai_roll (const AciesState *state,
               AciesAiRng       *rng)
{
  AciesCommand command = acies_command (ACIES_COMMAND_DICE);

  if (state->decision.kind == ACIES_DECISION_DRAW)
    return acies_draw_pick (state, acies_ai_rng_pick, rng);
  command.dice = acies_ai_roll_dice (state, rng);

  return command;
}

void
acies_ai_luck_init (AciesAiLuck *self,
                    guint64      seed)
{
  self->seed = seed;
  memset (self->n_rolls, 0, sizeof self->n_rolls);
}

/* What is rolled for: when, by whom, and in which fight. */
static guint64
name_roll (const AciesState *state)
{
  guint64 name = (guint64) state->turn.round << 48 | (guint64) state->turn.phase << 40 | (guint64) state->decision.side << 32;

  if (state->n_combats > 0)
    {
      const AciesCombat *combat = &state->combats[state->n_combats - 1];

      name |= (guint64) combat->from << 16 | combat->at;
    }

  return acies_ai_rng_mix (name);
}

AciesCommand
acies_ai_luck_roll (AciesAiLuck      *self,
                    const AciesState *state)
{
  guint64    name = name_roll (state);
  guint64    number = self->n_rolls[name % G_N_ELEMENTS (self->n_rolls)]++;
  AciesAiRng rng = acies_ai_rng_seeded (acies_ai_rng_mix (self->seed ^ name) + acies_ai_rng_mix (number));

  return acies_ai_roll (state, &rng);
}
