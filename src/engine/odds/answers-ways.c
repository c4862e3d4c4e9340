/* answers-ways.c - the ways that lead from an attack to a roll, whatever the dice before it show
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/odds/answers-private.h"
#include "engine/odds/outcomes.h"

/* All ways from the beginning of an attack to a roll. */
typedef struct
{
  const AciesTrial *trial;
  AciesId           card;       /* played where it may be; NO_ID: none */
  gboolean          to_counter; /* to that of the counter; else to that of the attack */
  double            chance;     /* of the way that is walked */
  GArray           *ends;       /* of AciesTrialEnd; what their chances lack to 1 comes to no such roll */
} Walk;

gboolean
acies_answers_await_dice (const AciesState *state)
{
  return state->outcome.reason == ACIES_END_NOT_YET && state->decision.kind == ACIES_DECISION_DICE;
}

/* A strike or counter of the target is on top of its attack, and about to be rolled. */
gboolean
acies_answers_is_strike (const AciesTrial *self,
                         const AciesState *state)
{
  return acies_answers_await_dice (state) && state->n_combats > 1 && state->combats[state->n_combats - 1].attacker == self->target &&
         state->combats[state->n_combats - 1].kind != ACIES_COMBAT_ATTACK;
}

gboolean
acies_answers_pass (AciesState *state)
{
  AciesCommand command = acies_command (ACIES_COMMAND_PASS);

  return acies_engine_apply (state, &command, NULL, NULL);
}

/* The first thing that may be done: of ways that come to the same, any will do. */
gboolean
acies_answers_choose (AciesState *state)
{
  g_autoptr (GArray) list = acies_commands_new ();

  acies_command_list (state, list);

  return list->len > 0 && acies_engine_apply (state, &g_array_index (list, AciesCommand, 0), NULL, NULL);
}

/* Is the side of the target asked for a card within the attack? */
gboolean
acies_answers_is_asked (const AciesTrial *self,
                        const AciesState *state)
{
  AciesCommand command = acies_command (ACIES_COMMAND_PASS);

  return state->outcome.reason == ACIES_END_NOT_YET && state->n_combats > 0 && state->decision.kind != ACIES_DECISION_NONE &&
         state->decision.kind != ACIES_DECISION_DICE && state->decision.side == self->side &&
         acies_command_check (&command, state, NULL);
}

static void
clear_end (gpointer data)
{
  acies_state_free (((AciesTrialEnd *) data)->state);
}

static gboolean
is_end (const Walk       *self,
        const AciesState *state)
{
  if (self->to_counter)
    return acies_answers_is_strike (self->trial, state) && state->combats[state->n_combats - 1].kind == ACIES_COMBAT_COUNTER;

  return acies_answers_await_dice (state) && state->n_combats == 1;
}

static void
add_end (Walk             *self,
         const AciesState *state)
{
  AciesTrialEnd new_end = { NULL, acies_state_hash (state), self->chance };

  for (guint i = 0; i < self->ends->len; i++)
    {
      AciesTrialEnd *end = &g_array_index (self->ends, AciesTrialEnd, i);

      if (end->hash != new_end.hash)
        continue;
      end->chance += self->chance;
      return;
    }
  new_end.state = acies_state_copy (state);
  g_array_append_val (self->ends, new_end);
}

static gboolean
play_card (const Walk *self,
           AciesState *state)
{
  g_autoptr (GArray) list = NULL;

  if (self->card == ACIES_NO_ID || !acies_answers_is_asked (self->trial, state))
    return FALSE;
  list = acies_commands_new ();
  acies_command_list (state, list);
  for (guint i = 0; i < list->len; i++)
    {
      const AciesCommand *command = &g_array_index (list, AciesCommand, i);

      if (command->kind == ACIES_COMMAND_PLAY && command->id == self->card)
        return acies_engine_apply (state, command, NULL, NULL);
    }

  return FALSE;
}

static gboolean
take_help (AciesState *state)
{
  AciesCommand yes = acies_command (ACIES_COMMAND_YES);

  return acies_engine_apply (state, &yes, NULL, NULL);
}

/* Help is taken, where it is offered; else nothing is played. */
static gboolean
answer_question (AciesState *state)
{
  return take_help (state) || acies_answers_pass (state) || acies_answers_choose (state);
}

static void
fallen_cb (AciesState *state,
           double      chance,
           gpointer    data);

static void
walk (Walk       *self,
      AciesState *state)
{
  for (guint i = 0; i < ACIES_MOST_QUESTIONS; i++)
    {
      if (is_end (self, state))
        {
          add_end (self, state);
          return;
        }
      if (acies_answers_await_dice (state))
        {
          acies_outcomes_foreach (state, fallen_cb, self);
          return;
        }
      if (state->outcome.reason != ACIES_END_NOT_YET || state->n_combats == 0 || state->decision.kind == ACIES_DECISION_NONE)
        return;
      if (!play_card (self, state) && !answer_question (state))
        return;
    }
}

static void
fallen_cb (AciesState *state,
           double      chance,
           gpointer    data)
{
  Walk  *self = data;
  double before = self->chance;

  self->chance *= chance;
  walk (self, state);
  self->chance = before;
}

GArray *
acies_answers_new_ends (const AciesTrial *self,
                        AciesId           card,
                        gboolean          to_counter)
{
  g_autoptr (AciesState) state = acies_state_copy (self->begun);
  Walk way = { .trial = self, .card = card, .to_counter = to_counter, .chance = 1 };

  way.ends = g_array_new (FALSE, FALSE, sizeof (AciesTrialEnd));
  g_array_set_clear_func (way.ends, clear_end);
  walk (&way, state);

  return way.ends;
}
