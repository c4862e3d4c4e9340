/* answers.c - how the owner of a target may answer an attack
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/answers.h"

#include "engine/engine.h"

/* Questions until a roll; no attack of any game has so many. */
#define MOST_QUESTIONS 16

typedef struct
{
  AciesState *state; /* a copy, which the attack is made on */
  AciesSide   side;  /* of the target */
  AciesUnitId target;
  guint8      figures; /* of the target when the attack began */
  AciesHex    from;
  AciesHex    at;
  gboolean    rolled; /* the attack was, when it was asked about */
  AciesOdds  *attack; /* (nullable): its chances, while it was not */
  GArray     *answers;
} Trial;

static void
clear_answer (gpointer data)
{
  g_clear_pointer (&((AciesAnswer *) data)->odds, acies_odds_free);
}

static gboolean
awaits_dice (const AciesState *state)
{
  return state->outcome.reason == ACIES_END_NOT_YET && state->decision.kind == ACIES_DECISION_DICE;
}

/* A blow of the target is on top of its attack, and about to be rolled. */
static gboolean
is_blow (const Trial      *self,
         const AciesState *state)
{
  return awaits_dice (state) && state->n_combats > 1 && state->combats[state->n_combats - 1].attacker == self->target &&
         state->combats[state->n_combats - 1].kind != ACIES_COMBAT_ATTACK;
}

/* Every card that it may hold lies in its hand: what is tried must not depend on those that do. */
static void
open_deck (AciesState *state,
           AciesSide   side)
{
  AciesResolver resolver = { state, state, NULL };

  for (guint card = 0; card < state->ruleset->n_cards; card++)
    if (state->cards[side][ACIES_ZONE_DECK][card] > 0)
      acies_resolver_move_cards (&resolver, side, (AciesId) card, state->cards[side][ACIES_ZONE_DECK][card], ACIES_ZONE_DECK, ACIES_ZONE_HAND);
}

static gboolean
pass (AciesState *state)
{
  AciesCommand command = acies_command (ACIES_COMMAND_PASS);

  return acies_engine_apply (state, &command, NULL, NULL);
}

/* The first thing that may be done: of ways that come to the same, any will do. */
static gboolean
choose (AciesState *state)
{
  g_autoptr (GArray) list = acies_commands_new ();

  acies_command_list (state, list);

  return list->len > 0 && acies_engine_apply (state, &g_array_index (list, AciesCommand, 0), NULL, NULL);
}

/* Is the side of the target asked for a card within the attack? */
static gboolean
is_asked (const Trial      *self,
          const AciesState *state)
{
  AciesCommand command = acies_command (ACIES_COMMAND_PASS);

  return state->outcome.reason == ACIES_END_NOT_YET && state->n_combats > 0 && state->decision.kind != ACIES_DECISION_NONE &&
         state->decision.kind != ACIES_DECISION_DICE && state->decision.side == self->side &&
         acies_command_check (&command, state, NULL);
}

/* On to the next roll, or to a card of the target's side. */
static void
go_on (const Trial *self,
       AciesState  *state,
       gboolean     to_roll)
{
  for (guint i = 0; i < MOST_QUESTIONS; i++)
    {
      if (state->outcome.reason != ACIES_END_NOT_YET || state->n_combats == 0 || awaits_dice (state) ||
          state->decision.kind == ACIES_DECISION_NONE || (!to_roll && is_asked (self, state)))
        return;
      if (!pass (state) && !choose (state))
        return;
    }
}

/* The lowest dice there are: they hit nobody. */
static void
miss (AciesState *state)
{
  AciesCommand command = acies_command (ACIES_COMMAND_DICE);

  command.dice.n = state->decision.n_dice;
  for (guint i = 0; i < command.dice.n; i++)
    command.dice.faces[i] = 1;
  acies_engine_apply (state, &command, NULL, NULL);
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
new_odds_of_blow (const AciesState *state)
{
  const AciesCombat *blow = &state->combats[state->n_combats - 1];

  return acies_odds_new_for_attack (state, blow->from, blow->at, NULL, NULL);
}

/* How likely it is that the target holds its hex with so many figures. */
static double
chance_to_hold (const Trial *self,
                guint        figures)
{
  double sum = 0;

  if (self->attack == NULL)
    return figures == self->figures;
  for (guint i = 0; i < self->attack->chances->len; i++)
    {
      const AciesChance *chance = &g_array_index (self->attack->chances, AciesChance, i);

      if (!chance->eliminated && chance->retreats == 0 && self->figures - chance->losses == (int) figures)
        sum += (double) chance->numerator / (double) chance->denominator;
    }

  return sum;
}

/* A counter by what is left of the target, for each number of figures. */
static void
sum_up_counters (const Trial      *self,
                 const AciesState *state,
                 AciesAnswer      *answer)
{
  for (guint8 figures = 1; figures <= self->figures; figures++)
    {
      g_autoptr (AciesState) copy = acies_state_copy (state);
      g_autoptr (AciesOdds) odds = NULL;
      AciesResolver resolver = { copy, copy, NULL };
      AciesUnit     unit = copy->units[self->target];

      unit.figures = figures;
      acies_resolver_set_unit (&resolver, self->target, unit);
      odds = new_odds_of_blow (copy);
      if (odds != NULL)
        sum_up (odds, chance_to_hold (self, figures), answer);
    }
}

/* What the card, or no card, has led to. */
static void
add_answer (Trial            *self,
            const AciesState *state,
            AciesId           card,
            gboolean          before)
{
  AciesAnswer answer = { .card = card, .before = before };

  if (is_blow (self, state))
    answer.odds = new_odds_of_blow (state);
  if (card == ACIES_NO_ID && answer.odds == NULL)
    return;
  if (answer.odds != NULL && before)
    sum_up (answer.odds, 1, &answer);
  else if (answer.odds != NULL)
    sum_up_counters (self, state, &answer);
  g_array_append_val (self->answers, answer);
}

static gboolean
is_listed (const Trial *self,
           AciesId      card)
{
  for (guint i = 0; i < self->answers->len; i++)
    if (g_array_index (self->answers, AciesAnswer, i).card == card)
      return TRUE;

  return FALSE;
}

static void
try_cards (Trial   *self,
           gboolean before)
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
try_all (Trial *self)
{
  gboolean rolled = self->rolled;

  for (guint i = 0; i < MOST_QUESTIONS; i++)
    {
      go_on (self, self->state, FALSE);
      if (is_asked (self, self->state))
        {
          try_cards (self, !rolled);
          if (!pass (self->state))
            return;
        }
      else if (awaits_dice (self->state))
        {
          if (is_blow (self, self->state))
            add_answer (self, self->state, ACIES_NO_ID, !rolled);
          else
            rolled = TRUE;
          miss (self->state);
        }
      else
        {
          return;
        }
    }
}

static gboolean
begin (Trial              *self,
       const AciesCommand *attack)
{
  const AciesCombat *combat = &self->state->combats[0];

  if (attack != NULL && !acies_engine_apply (self->state, attack, NULL, NULL))
    return FALSE;
  if (attack == NULL && self->state->n_combats > 1)
    return FALSE; /* the answer is given already */
  if (self->state->n_combats == 0 || self->state->outcome.reason != ACIES_END_NOT_YET)
    return FALSE;
  self->target = combat->target;
  self->side = self->state->units[self->target].side;
  self->figures = self->state->units[self->target].figures;
  self->from = combat->from;
  self->at = combat->at;

  return TRUE;
}

GArray *
acies_answers_new (const AciesState   *state,
                   const AciesCommand *attack,
                   gboolean            rolled)
{
  g_autoptr (AciesState) copy = acies_state_copy (state);
  g_autoptr (AciesOdds) odds = NULL;
  Trial self = { .state = copy, .rolled = rolled };

  self.answers = g_array_new (FALSE, FALSE, sizeof (AciesAnswer));
  g_array_set_clear_func (self.answers, clear_answer);
  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    open_deck (copy, side);
  if (!begin (&self, attack))
    return self.answers;
  if (!rolled)
    odds = acies_odds_new_for_attack (copy, self.from, self.at, NULL, NULL);
  self.attack = odds;
  try_all (&self);

  return self.answers;
}
