/* answers.c - how the owner of a target may answer an attack
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/odds/answers.h"

#include "engine/core/engine.h"
#include "engine/odds/answers-private.h"
#include "engine/odds/outcomes.h"

static void
clear_answer (gpointer data)
{
  g_clear_pointer (&((AciesAnswer *) data)->odds, acies_odds_free);
}

/* Every card that it may hold lies in its hand: what is tried must not depend on those that do, but for how many they are,
 * which everybody sees. */
static void
open_deck (AciesState *state,
           AciesSide   side)
{
  AciesResolver resolver = { state, state, NULL };

  if (acies_state_count_cards (state, side, ACIES_ZONE_HAND) == 0)
    return;
  for (guint card = 0; card < state->ruleset->n_cards; card++)
    if (acies_state_pile (state, side, (AciesId) card, ACIES_ZONE_DECK) > 0)
      acies_resolver_move_cards (&resolver, side, (AciesId) card, acies_state_pile (state, side, (AciesId) card, ACIES_ZONE_DECK),
                                 ACIES_ZONE_DECK, ACIES_ZONE_HAND);
}

/* On to the next roll, or to a card of the target's side. */
static void
go_on (const AciesTrial *self,
       AciesState       *state,
       gboolean          to_roll)
{
  for (guint i = 0; i < ACIES_MOST_QUESTIONS; i++)
    {
      if (state->outcome.reason != ACIES_END_NOT_YET || state->n_combats == 0 || acies_answers_await_dice (state) ||
          state->decision.kind == ACIES_DECISION_NONE || (!to_roll && acies_answers_is_asked (self, state)))
        return;
      if (!acies_answers_pass (state) && !acies_answers_choose (state))
        return;
    }
}

static void
sum_up (const AciesOdds *odds,
        double           weight,
        AciesAnswer     *answer)
{
  for (guint i = 0; i < odds->chances->len; i++)
    {
      const AciesChance *chance = &g_array_index (odds->chances, AciesChance, i);
      double             part = weight * (double) chance->numerator / (double) chance->denominator;

      answer->loss += chance->losses > 0 ? part : 0;
      answer->elimination += chance->eliminated ? part : 0;
    }
}

static AciesOdds *
new_odds_of_strike (const AciesState *state)
{
  const AciesCombat *strike = &state->combats[state->n_combats - 1];

  return acies_odds_new_for_attack (state, strike->from, strike->at, NULL, NULL);
}

/* A counter by what is left of the target, wherever it may counter. */
static void
sum_up_counters (const AciesTrial *self,
                 AciesAnswer      *answer)
{
  g_autoptr (GArray) ends = acies_answers_new_ends (self, answer->card, TRUE);

  for (guint i = 0; i < ends->len; i++)
    {
      const AciesTrialEnd *end = &g_array_index (ends, AciesTrialEnd, i);
      g_autoptr (AciesOdds) odds = new_odds_of_strike (end->state);

      if (odds != NULL)
        sum_up (odds, end->chance, answer);
    }
}

/* The attack by what is left of the attacker, if it still comes. */
static void
sum_up_attacks (const AciesTrial *self,
                AciesAnswer      *answer)
{
  g_autoptr (GArray) ends = acies_answers_new_ends (self, answer->card, FALSE);

  for (guint i = 0; i < ends->len; i++)
    {
      const AciesTrialEnd *end = &g_array_index (ends, AciesTrialEnd, i);
      g_autoptr (AciesOdds) odds = new_odds_of_strike (end->state);

      if (odds == NULL)
        continue;
      answer->attack += end->chance;
      for (guint j = 0; j < odds->chances->len; j++)
        {
          const AciesChance *chance = &g_array_index (odds->chances, AciesChance, j);
          double             part = end->chance * (double) chance->numerator / (double) chance->denominator;

          answer->losses[chance->losses] += part;
          answer->retreat += acies_chance_is_retreat (chance, odds) ? part : 0;
          answer->costly_retreat += acies_chance_is_costly_retreat (chance, odds) ? part : 0;
        }
    }
  answer->losses[0] += 1 - answer->attack;
}

/* What the card, or no card, has led to. */
static void
add_answer (AciesTrial       *self,
            const AciesState *state,
            AciesId           card,
            gboolean          before)
{
  AciesAnswer answer = { .card = card, .before = before, .figures = self->begun->units[self->target].figures };

  if (acies_answers_is_strike (self, state))
    answer.odds = new_odds_of_strike (state);
  if (card == ACIES_NO_ID && answer.odds == NULL)
    return;
  if (answer.odds != NULL && before)
    sum_up (answer.odds, 1, &answer);
  else if (answer.odds != NULL)
    sum_up_counters (self, &answer);
  if (before)
    sum_up_attacks (self, &answer);
  g_array_append_val (self->answers, answer);
}

static gboolean
is_listed (const AciesTrial *self,
           AciesId           card)
{
  for (guint i = 0; i < self->answers->len; i++)
    if (g_array_index (self->answers, AciesAnswer, i).card == card)
      return TRUE;

  return FALSE;
}

static void
try_cards (AciesTrial *self,
           gboolean    before)
{
  g_autoptr (GArray) list = acies_commands_new ();

  acies_command_list (self->state, list);
  for (guint i = 0; i < list->len; i++)
    {
      const AciesCommand *play = &g_array_index (list, AciesCommand, i);
      g_autoptr (AciesState) copy = NULL;

      if (play->kind != ACIES_COMMAND_PLAY || is_listed (self, play->id))
        continue;
      copy = acies_state_copy (self->state);
      if (!acies_engine_apply (copy, play, NULL, NULL))
        continue;
      go_on (self, copy, TRUE);
      add_answer (self, copy, play->id, before);
    }
}

/* From question to question until the attack is over. */
static void
try_all (AciesTrial *self)
{
  gboolean rolled = self->rolled;

  for (guint i = 0; i < ACIES_MOST_QUESTIONS; i++)
    {
      go_on (self, self->state, FALSE);
      if (acies_answers_is_asked (self, self->state))
        {
          try_cards (self, !rolled);
          if (!acies_answers_pass (self->state))
            return;
        }
      else if (acies_answers_await_dice (self->state))
        {
          if (acies_answers_is_strike (self, self->state))
            add_answer (self, self->state, ACIES_NO_ID, !rolled);
          else
            rolled = TRUE;
          acies_outcomes_throw_least (self->state);
        }
      else
        {
          return;
        }
    }
}

static gboolean
begin (AciesTrial         *self,
       const AciesCommand *attack)
{
  if (attack != NULL && !acies_engine_apply (self->state, attack, NULL, NULL))
    return FALSE;
  if (attack == NULL && self->state->n_combats > 1)
    return FALSE; /* the answer is given already */
  if (self->state->n_combats == 0 || self->state->outcome.reason != ACIES_END_NOT_YET)
    return FALSE;
  self->target = self->state->combats[0].target;
  self->side = self->state->units[self->target].side;

  return TRUE;
}

GArray *
acies_answers_new (const AciesState   *state,
                   const AciesCommand *attack,
                   gboolean            rolled)
{
  g_autoptr (AciesState) copy = acies_state_copy (state);
  g_autoptr (AciesState) begun = NULL;
  AciesTrial self = { .state = copy, .rolled = rolled };

  self.answers = g_array_new (FALSE, FALSE, sizeof (AciesAnswer));
  g_array_set_clear_func (self.answers, clear_answer);
  if (state->ruleset->procs->odds == NULL)
    return self.answers; /* no chances are known */
  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    open_deck (copy, side);
  if (!begin (&self, attack))
    return self.answers;
  begun = acies_state_copy (copy);
  self.begun = begun;
  try_all (&self);

  return self.answers;
}
