/* playout.c - a game played on at a glance, to see what comes of it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ai/playout.h"

#include "ai/choices.h"
#include "ai/judge.h"
#include "ai/quick.h"
#include "engine/core/engine.h"

/* As it plays: both as well as they can, but not twice the same. */
static const AciesAiManner manner = { .spread = 0.1f, .error = 0.1f, .fear = 1, .cards = 1 };

/* Longer turns than any are judged where they stand. */
#define MOST_COMMANDS 400

void
acies_ai_horizon_init (AciesAiHorizon   *self,
                       const AciesState *state,
                       guint             turns,
                       guint             commands)
{
  *self = (AciesAiHorizon) {
    .turns = turns,
    .commands = commands,
    .lies_ahead = TRUE,
    .of_round = !acies_procs_has_turns (state->ruleset->procs),
    .round = state->turn.round,
    .active = state->turn.active,
  };
}

gboolean
acies_ai_horizon_goes_on (AciesAiHorizon   *self,
                          const AciesState *state)
{
  gboolean is_new = self->round != state->turn.round || (self->active != state->turn.active && !self->of_round);

  if (self->of_round)
    return self->lies_ahead = self->lies_ahead && !is_new;
  self->round = state->turn.round;
  self->active = state->turn.active;
  self->commands -= self->commands > 0;
  self->turns -= is_new && self->turns > 0;
  self->lies_ahead = !is_new || self->turns > 0 || self->commands > 0;

  return self->lies_ahead;
}

void
acies_ai_playout_init (AciesAiPlayout *self,
                       AciesAiLore    *lore,
                       GCancellable   *cancellable)
{
  *self = (AciesAiPlayout) { .lore = lore, .cancellable = cancellable, .list = acies_commands_new () };
}

void
acies_ai_playout_clear (AciesAiPlayout *self)
{
  g_array_unref (self->list);
}

static AciesCommand
next_command (AciesAiPlayout   *self,
              const AciesState *state,
              AciesAiRng       *rng)
{
  if (acies_state_awaits_chance (state))
    return self->luck != NULL ? acies_ai_luck_roll (self->luck, state) : acies_ai_roll (state, rng);

  g_array_set_size (self->list, 0);
  acies_ai_list_choices (state, self->list);

  return g_array_index (self->list, AciesCommand, acies_ai_pick_quickly (self->lore, state, self->list, &manner, rng));
}

static gboolean
goes_on (const AciesAiPlayout *self,
         const AciesState     *state,
         const AciesAiHorizon *horizon)
{
  return horizon->lies_ahead && state->outcome.reason == ACIES_END_NOT_YET && !g_cancellable_is_cancelled (self->cancellable);
}

double
acies_ai_playout_run (AciesAiPlayout *self,
                      AciesState     *state,
                      AciesSide       side,
                      AciesAiHorizon *horizon,
                      AciesAiRng     *rng)
{
  for (guint n = 0; n < MOST_COMMANDS && goes_on (self, state, horizon); n++)
    {
      AciesCommand command = next_command (self, state, rng);

      self->positions++;
      if (!acies_engine_apply (state, &command, NULL, NULL))
        break;
      acies_ai_horizon_goes_on (horizon, state);
    }

  return acies_ai_judge (self->lore, state, side);
}
