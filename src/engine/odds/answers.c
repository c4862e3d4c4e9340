/* answers.c - how the owner of a target may answer an attack, found by trying all ways of the dice
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/odds/answers.h"

#include "engine/core/engine.h"

/* --- what dice may bring --------------------------------------------------------------------- */

/* First by what a face comes to; less is better for the unit that is hit. */
#define KIND(result, sign) (((guint) (result) << 8) | (guint8) (sign))

/* Faces that come to the same. */
typedef struct
{
  guint  kind;
  guint8 face; /* one of them */
  guint  n;    /* so many */
} Alike;

/* Dice of one kind among those awaited. */
typedef struct
{
  const AciesDieType *die;
  guint               first; /* of them */
  guint               n;
  Alike               alike[ACIES_MAX_FACES];
  guint               n_alike;
} Group;

typedef struct
{
  const AciesState *state;
  Group             groups[ACIES_MAX_DIE_TYPES];
  guint             n_groups;
  AciesCommand      dice;
  AciesOutcomeFunc  func;
  gpointer          data;
} Throw;

guint
acies_outcomes_most_faces (const AciesState *state)
{
  guint most = 0;

  for (guint i = 0; i < state->decision.n_dice; i++)
    most = MAX (most, state->ruleset->die_types[state->decision.dice[i]].n_faces);

  return most;
}

gboolean
acies_outcomes_throw_face (AciesState *state,
                           guint       face,
                           GArray     *events)
{
  const AciesDecision *asked = &state->decision;
  AciesCommand         command = acies_command (ACIES_COMMAND_DICE);

  command.dice.n = asked->n_dice;
  memcpy (command.dice.types, asked->dice, asked->n_dice);
  for (guint i = 0; i < asked->n_dice; i++)
    {
      const AciesDieType *type = &state->ruleset->die_types[asked->dice[i]];

      command.dice.faces[i] = (guint8) acies_die_same_face (type, MIN (face, type->n_faces));
    }

  return acies_engine_apply (state, &command, events, NULL);
}

/* What falls after them, with the same command, is another roll. */
const AciesDice *
acies_outcomes_find_judged (const GArray *events)
{
  const AciesDice *thrown = NULL;

  for (guint i = 0; i < events->len; i++)
    {
      const AciesEvent *event = &g_array_index (events, AciesEvent, i);

      if (event->kind != ACIES_EVENT_DICE_SET)
        continue;
      if (thrown != NULL && (event->u.dice.after.n != thrown->n || event->u.dice.after.results[0] == ACIES_DIE_UNREAD))
        break;
      thrown = &event->u.dice.after;
    }

  return thrown;
}

/* Each face is thrown with all dice, and taken back. */
static void
read_faces (Throw            *self,
            const AciesState *state)
{
  const AciesDecision *asked = &state->decision;
  g_autoptr (AciesState) copy = acies_state_copy (state);

  self->state = state;
  self->dice = acies_command (ACIES_COMMAND_DICE);
  self->dice.dice.n = asked->n_dice;
  memcpy (self->dice.dice.types, asked->dice, asked->n_dice);
  /* Dice of a kind are asked for one after the other. */
  for (guint i = 0; i < asked->n_dice; i++)
    {
      if (i == 0 || asked->dice[i] != asked->dice[i - 1])
        self->groups[self->n_groups++] = (Group) { .die = &state->ruleset->die_types[asked->dice[i]], .first = i };
      self->groups[self->n_groups - 1].n++;
    }
  for (guint face = 1; face <= acies_outcomes_most_faces (state); face++)
    {
      g_autoptr (GArray) events = acies_events_new ();
      const AciesDice *judged;

      if (!acies_outcomes_throw_face (copy, face, events))
        continue;
      judged = acies_outcomes_find_judged (events);
      for (guint i = 0; i < self->n_groups; i++)
        {
          Group *group = &self->groups[i];
          guint  result = judged != NULL ? judged->results[group->first] : ACIES_DIE_UNREAD;
          guint  kind;
          guint  j = 0;

          if (face > group->die->n_faces)
            continue;
          /* Numbers of one result are alike, signs only with themselves (AciesDieResult); a face that nothing has judged is like no other. */
          kind = result != ACIES_DIE_UNREAD ? KIND (result, group->die->faces[face - 1].symbol) : KIND (ACIES_N_DIE_RESULTS, face);
          while (j < group->n_alike && group->alike[j].kind != kind)
            j++;
          if (j == group->n_alike)
            group->alike[group->n_alike++] = (Alike) { kind, (guint8) acies_die_same_face (group->die, face), 0 };
          group->alike[j].n++;
        }
      acies_engine_revert (copy, events);
    }
}

/* The dice of the groups before @index lie, and the first @thrown of it; those of the kinds from @kind on are still to fall. */
static void
fall (Throw *self,
      guint  index,
      guint  thrown,
      guint  kind,
      double chance)
{
  const Group *group = &self->groups[index];
  guint        left = group->n - thrown;
  double       part = (double) group->alike[kind].n / group->die->n_faces;
  double       power = 1;
  double       choices = 1; /* left over n */

  if (left == 0)
    {
      if (index + 1 < self->n_groups)
        fall (self, index + 1, 0, 0, chance);
      else
        {
          g_autoptr (AciesState) next = acies_state_copy (self->state);

          if (acies_engine_apply (next, &self->dice, NULL, NULL))
            self->func (next, chance, self->data);
        }
      return;
    }
  for (guint n = 0; n <= left; n++)
    {
      memset (self->dice.dice.faces + group->first + thrown, group->alike[kind].face, n);
      if (n == left || kind + 1 < group->n_alike)
        fall (self, index, thrown + n, MIN (kind + 1, group->n_alike - 1), chance * choices * power);
      choices = choices * (left - n) / (n + 1);
      power *= part;
    }
}

void
acies_outcomes_foreach (const AciesState *state,
                        AciesOutcomeFunc  func,
                        gpointer          data)
{
  Throw self = { .func = func, .data = data };

  g_return_if_fail (state->decision.kind == ACIES_DECISION_DICE && state->decision.n_dice > 0);

  read_faces (&self, state);
  fall (&self, 0, 0, 0, 1);
}

void
acies_outcomes_throw_least (AciesState *state)
{
  Throw self = { 0 };

  g_return_if_fail (state->decision.kind == ACIES_DECISION_DICE);

  read_faces (&self, state);
  for (guint i = 0; i < self.n_groups; i++)
    {
      const Group *group = &self.groups[i];
      guint        least = 0;

      for (guint j = 1; j < group->n_alike; j++)
        if (group->alike[j].kind < group->alike[least].kind)
          least = j;
      memset (self.dice.dice.faces + group->first, group->alike[least].face, group->n);
    }
  acies_engine_apply (state, &self.dice, NULL, NULL);
}

/* --- ways to a roll -------------------------------------------------------------------------- */

/* Questions until a roll; no attack of any game has so many. */
#define MOST_QUESTIONS 16

typedef struct
{
  AciesState *state; /* a copy, which the attack is made on */
  AciesSide   side;  /* of the target */
  AciesUnitId target;
  AciesState *begun;  /* as it was when nobody had answered yet */
  gboolean    rolled; /* the attack was, when it was asked about */
  GArray     *answers;
} Trial;

/* Where ways of the dice come together. */
typedef struct
{
  AciesState *state;
  guint64     hash;
  double      chance;
} TrialEnd;

/* All ways from the beginning of an attack to a roll. */
typedef struct
{
  const Trial *trial;
  AciesId      card;       /* played where it may be; NO_ID: none */
  gboolean     to_counter; /* to that of the counter; else to that of the attack */
  double       chance;     /* of the way that is walked */
  GArray      *ends;       /* of TrialEnd; what their chances lack to 1 comes to no such roll */
} Walk;

static gboolean
awaits_dice (const AciesState *state)
{
  return state->outcome.reason == ACIES_END_NOT_YET && state->decision.kind == ACIES_DECISION_DICE;
}

/* A strike or counter of the target is on top of its attack, and about to be rolled. */
static gboolean
is_strike (const Trial      *self,
           const AciesState *state)
{
  return awaits_dice (state) && state->n_combats > 1 && state->combats[state->n_combats - 1].attacker == self->target &&
         state->combats[state->n_combats - 1].kind != ACIES_COMBAT_ATTACK;
}

static gboolean
pass (AciesState *state)
{
  AciesCommand command = acies_command (ACIES_COMMAND_PASS);

  return acies_engine_apply (state, &command, NULL, NULL);
}

/* The first thing that may be done: of ways that come to the same, any will do. */
static gboolean
do_first (AciesState *state)
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

static void
clear_end (gpointer data)
{
  acies_state_free (((TrialEnd *) data)->state);
}

static gboolean
play_card (const Walk *self,
           AciesState *state)
{
  g_autoptr (GArray) list = NULL;

  if (self->card == ACIES_NO_ID || !is_asked (self->trial, state))
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

static void
fallen_cb (AciesState *state,
           double      chance,
           gpointer    data);

static void
walk (Walk       *self,
      AciesState *state)
{
  for (guint i = 0; i < MOST_QUESTIONS; i++)
    {
      gboolean     is_end = self->to_counter ? is_strike (self->trial, state) && state->combats[state->n_combats - 1].kind == ACIES_COMBAT_COUNTER
                                             : awaits_dice (state) && state->n_combats == 1;
      AciesCommand yes = acies_command (ACIES_COMMAND_YES);

      if (is_end)
        {
          TrialEnd new_end = { NULL, acies_state_hash (state), self->chance };

          for (guint j = 0; j < self->ends->len; j++)
            {
              TrialEnd *end = &g_array_index (self->ends, TrialEnd, j);

              if (end->hash != new_end.hash)
                continue;
              end->chance += self->chance;
              return;
            }
          new_end.state = acies_state_copy (state);
          g_array_append_val (self->ends, new_end);
          return;
        }
      if (awaits_dice (state))
        {
          acies_outcomes_foreach (state, fallen_cb, self);
          return;
        }
      if (state->outcome.reason != ACIES_END_NOT_YET || state->n_combats == 0 || state->decision.kind == ACIES_DECISION_NONE)
        return;
      /* Help is taken, where it is offered; else nothing is played. */
      if (!play_card (self, state) && !acies_engine_apply (state, &yes, NULL, NULL) && !pass (state) && !do_first (state))
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

static GArray *
new_ends (const Trial *self,
          AciesId      card,
          gboolean     to_counter)
{
  g_autoptr (AciesState) state = acies_state_copy (self->begun);
  Walk way = { .trial = self, .card = card, .to_counter = to_counter, .chance = 1 };

  way.ends = g_array_new (FALSE, FALSE, sizeof (TrialEnd));
  g_array_set_clear_func (way.ends, clear_end);
  walk (&way, state);

  return way.ends;
}

/* --- answers --------------------------------------------------------------------------------- */

static void
clear_answer (gpointer data)
{
  g_clear_pointer (&((AciesAnswer *) data)->odds, acies_odds_free);
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
      if (!pass (state) && !do_first (state))
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

/* What the card, or no card, has led to. */
static void
add_answer (Trial            *self,
            const AciesState *state,
            AciesId           card,
            gboolean          before)
{
  AciesAnswer answer = { .card = card, .before = before, .figures = self->begun->units[self->target].figures };
  g_autoptr (GArray) counters = NULL;
  g_autoptr (GArray) attacks = NULL;

  if (is_strike (self, state))
    answer.odds = new_odds_of_strike (state);
  if (card == ACIES_NO_ID && answer.odds == NULL)
    return;
  if (answer.odds != NULL && before)
    sum_up (answer.odds, 1, &answer);
  /* A counter by what is left of the target, wherever it may counter. */
  if (answer.odds != NULL && !before)
    counters = new_ends (self, card, TRUE);
  for (guint i = 0; counters != NULL && i < counters->len; i++)
    {
      const TrialEnd *end = &g_array_index (counters, TrialEnd, i);
      g_autoptr (AciesOdds) odds = new_odds_of_strike (end->state);

      if (odds != NULL)
        sum_up (odds, end->chance, &answer);
    }
  /* The attack by what is left of the attacker, if it still comes. */
  if (before)
    attacks = new_ends (self, card, FALSE);
  for (guint i = 0; attacks != NULL && i < attacks->len; i++)
    {
      const TrialEnd *end = &g_array_index (attacks, TrialEnd, i);
      g_autoptr (AciesOdds) odds = new_odds_of_strike (end->state);

      answer.attack += odds != NULL ? end->chance : 0;
      for (guint j = 0; odds != NULL && j < odds->chances->len; j++)
        {
          const AciesChance *chance = &g_array_index (odds->chances, AciesChance, j);
          double             part = end->chance * (double) chance->numerator / (double) chance->denominator;

          answer.losses[chance->losses] += part;
          answer.retreat += acies_chance_is_retreat (chance, odds) ? part : 0;
          answer.costly_retreat += acies_chance_is_costly_retreat (chance, odds) ? part : 0;
        }
    }
  if (before)
    answer.losses[0] += 1 - answer.attack;
  g_array_append_val (self->answers, answer);
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
      gboolean is_listed = FALSE;

      for (guint j = 0; j < self->answers->len; j++)
        is_listed |= g_array_index (self->answers, AciesAnswer, j).card == play->id;
      if (play->kind != ACIES_COMMAND_PLAY || is_listed)
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
          if (is_strike (self, self->state))
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

GArray *
acies_answers_new (const AciesState   *state,
                   const AciesCommand *attack,
                   gboolean            rolled)
{
  g_autoptr (AciesState) copy = acies_state_copy (state);
  g_autoptr (AciesState) begun = NULL;
  Trial         self = { .state = copy, .rolled = rolled };
  AciesResolver resolver = { copy, copy, NULL };

  self.answers = g_array_new (FALSE, FALSE, sizeof (AciesAnswer));
  g_array_set_clear_func (self.answers, clear_answer);
  if (state->ruleset->procs->odds == NULL)
    return self.answers; /* no chances are known */
  /* Every card that a side may hold lies in its hand: what is tried must not depend on those that do, but for how many they
   * are, which everybody sees. */
  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    for (guint card = 0; card < state->ruleset->n_cards && acies_state_count_cards (state, side, ACIES_ZONE_HAND) > 0; card++)
      if (acies_state_pile (copy, side, (AciesId) card, ACIES_ZONE_DECK) > 0)
        acies_resolver_move_cards (&resolver, side, (AciesId) card, acies_state_pile (copy, side, (AciesId) card, ACIES_ZONE_DECK),
                                   ACIES_ZONE_DECK, ACIES_ZONE_HAND);
  if (attack != NULL && !acies_engine_apply (copy, attack, NULL, NULL))
    return self.answers;
  if (attack == NULL && copy->n_combats > 1)
    return self.answers; /* the answer is given already */
  if (copy->n_combats == 0 || copy->outcome.reason != ACIES_END_NOT_YET)
    return self.answers;
  self.target = copy->combats[0].target;
  self.side = copy->units[self.target].side;
  begun = acies_state_copy (copy);
  self.begun = begun;
  try_all (&self);

  return self.answers;
}
