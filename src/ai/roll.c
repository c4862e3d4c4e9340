/* roll.c - what chance answers by a generator: dice that fall, cards that are drawn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ai/roll.h"

#include "engine/draw.h"

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
acies_ai_roll (const AciesState *state,
               AciesAiRng       *rng)
{
  AciesCommand command = acies_command (ACIES_COMMAND_DICE);

  if (state->decision.kind == ACIES_DECISION_DRAW)
    return acies_draw_pick (state, acies_ai_rng_pick, rng);
  command.dice = acies_ai_roll_dice (state, rng);

  return command;
}
