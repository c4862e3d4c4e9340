/* luck.c - what a game has come to in numbers: losses, dice, and how lucky they were
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "session/luck.h"

#include "engine/odds/answers.h"

#include <glib/gi18n-lib.h>

/* For each awaited die the number of faces that hit, and of those that drive back. */
typedef struct
{
  guint hit[ACIES_MAX_DICE];
  guint retreat[ACIES_MAX_DICE];
} Faces;

/* @state: before the dice, whose question @asked they answered */
static void
add_roll (AciesLuck            *self,
          AciesRoll             roll,
          const AciesFightRoll *fell,
          const AciesState     *state,
          const AciesDecision  *asked,
          const Faces          *faces)
{
  double         chances[ACIES_MAX_DICE + 1] = { 1 }; /* of each number of hits */
  AciesSideLuck *it;

  if (fell == NULL || fell->dice.n == 0 || fell->dice.results[0] == ACIES_DIE_UNREAD)
    return;
  roll.side = fell->side;
  roll.dice = fell->dice;
  roll.is_defence = fell->is_defence;
  it = &self->sides[roll.side];
  for (guint i = 0; i < roll.dice.n; i++)
    {
      double hit = (double) faces->hit[i] / state->ruleset->die_types[asked->dice[i]].n_faces;

      roll.expected += hit;
      roll.drives_back = roll.drives_back || faces->retreat[i] > 0;
      chances[i + 1] = chances[i] * hit;
      for (guint n = i; n > 0; n--)
        chances[n] = chances[n] * (1 - hit) + chances[n - 1] * hit;
      chances[0] *= 1 - hit;
    }
  for (guint n = 0; n <= roll.dice.n; n++)
    if (fell->hits > roll.expected ? n >= fell->hits : n <= fell->hits)
      roll.chance += chances[n];
  roll.chance = MIN (roll.chance, 1);
  g_array_append_val (self->rolls, roll);
  if (roll.is_defence)
    {
      it->n_defence_dice += roll.dice.n;
      it->wounds += fell->hits;
      it->expected_wounds += roll.expected;
      return;
    }
  it->n_rolls++;
  it->n_dice += roll.dice.n;
  it->hits += fell->hits;
  it->expected_hits += roll.expected;
}

/* The command of the dice that took @loss, or 0: the last ones in its attack that were thrown at the unit and came to
 * something. What is lost beside a target, such as its general, goes with the dice thrown at that; who attacks and is hit
 * by no dice has destroyed itself. */
static guint
find_culprit (AciesFights          *fights,
              const AciesFight     *fight,
              const AciesFightLoss *loss)
{
  guint    at_it = 0;
  guint    beside_it = 0;
  gboolean takes_part = FALSE;

  for (guint i = fight->attack; i < acies_fights_count (fights); i++)
    {
      const AciesFight     *other = acies_fights_get (fights, i);
      const AciesFightRoll *roll = other->defence.rolled ? &other->defence : &other->roll;

      if (other->attack != fight->attack)
        break;
      takes_part = takes_part || other->attacker.unit == loss->unit.unit || other->target.unit == loss->unit.unit;
      if (!roll->rolled || roll->command > loss->command || roll->hits + roll->retreats == 0)
        continue;
      if (other->target.unit == loss->unit.unit)
        at_it = MAX (at_it, roll->command);
      else if (other->target.side == loss->unit.side)
        beside_it = MAX (beside_it, roll->command);
    }

  return takes_part ? at_it : beside_it;
}

/* Plays command @number again. */
static void
play_over (AciesLuck          *self,
           AciesState         *state,
           const AciesState   *beginning,
           AciesFights        *fights,
           const AciesCommand *command,
           guint               number)
{
  g_autoptr (GArray) events = acies_events_new ();
  const AciesDecision asked = state->decision;
  AciesRoll           roll = { .command = number };
  AciesSide           decider = asked.kind == ACIES_DECISION_NONE ? state->turn.active : asked.side;
  Faces               faces = { 0 };

  /* The engine is asked for each face and reverts it. The result of a die depends on no other die. */
  for (guint face = 1; command->kind == ACIES_COMMAND_DICE && face <= acies_outcomes_most_faces (state); face++)
    {
      g_autoptr (GArray) thrown = acies_events_new ();
      const AciesDice *judged;

      if (!acies_outcomes_throw_face (state, face, thrown))
        continue;
      judged = acies_outcomes_find_judged (thrown);
      for (guint i = 0; i < asked.n_dice; i++)
        if (face <= state->ruleset->die_types[asked.dice[i]].n_faces)
          {
            faces.hit[i] += judged->results[i] == ACIES_DIE_HIT;
            faces.retreat[i] += judged->results[i] == ACIES_DIE_RETREAT;
          }
      acies_engine_revert (state, thrown);
    }
  if (!acies_engine_apply (state, command, events, NULL))
    return;
  if (command->kind == ACIES_COMMAND_PLAY)
    self->sides[decider].cards++;
  if (command->kind == ACIES_COMMAND_DICE)
    {
      self->sides[decider].n_all_dice += command->dice.n;
      add_roll (self, roll, acies_fights_find_roll (fights, number, 0), state, &asked, &faces);
    }
  /* What comes off a unit later, such as a mad elephant, was lost when it came off. */
  for (guint i = 0; i < events->len; i++)
    {
      const AciesEvent *event = &g_array_index (events, AciesEvent, i);
      const AciesUnit  *before = &event->u.unit.before;
      const AciesUnit  *after = &event->u.unit.after;
      AciesUnitId       unit = event->u.unit.unit;
      guint             figures;

      if (event->kind != ACIES_EVENT_UNIT_SET || event->u.unit.cause == ACIES_CAUSE_WITHDRAWN || before->place == ACIES_PLACE_ABSENT ||
          before->place == ACIES_PLACE_LOST || unit >= beginning->n_units || beginning->units[unit].place == ACIES_PLACE_ABSENT)
        continue;
      figures = after->place == ACIES_PLACE_LOST ? 0 : after->figures;
      self->sides[before->side].units += after->place == ACIES_PLACE_LOST;
      self->sides[before->side].figures += before->figures > figures ? before->figures - figures : 0;
    }
}

AciesLuck *
acies_luck_new (AciesSession *session)
{
  AciesLuck *self = g_new0 (AciesLuck, 1);
  g_autoptr (AciesState) beginning = acies_session_dup_position (session, 0);
  g_autoptr (AciesState) state = acies_state_copy (beginning);
  g_autoptr (GArray) log = acies_session_dup_log (session);
  g_autoptr (AciesFights) fights = acies_fights_of (session);

  self->rolls = g_array_new (FALSE, FALSE, sizeof (AciesRoll));
  for (guint i = 0; i < log->len; i++)
    play_over (self, state, beginning, fights, &g_array_index (log, AciesCommand, i), i + 1);
  for (guint i = 0; i < acies_fights_count (fights); i++)
    {
      const AciesFight *fight = acies_fights_get (fights, i);

      for (guint j = 0; j < fight->losses->len; j++)
        {
          const AciesFightLoss *loss = &g_array_index (fight->losses, AciesFightLoss, j);
          guint                 command;

          if (!loss->eliminated || loss->cause == ACIES_CAUSE_BESIDE || loss->cause == ACIES_CAUSE_WITHDRAWN)
            continue;
          command = find_culprit (fights, fight, loss);
          for (guint k = 0; k < self->rolls->len; k++)
            {
              AciesRoll *roll = &g_array_index (self->rolls, AciesRoll, k);

              if (roll->command == command && roll->n_eliminated++ == 0)
                roll->eliminated = loss->unit;
            }
        }
    }
  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    {
      self->sides[side].morale_before = beginning->sides[side].morale;
      self->sides[side].morale = state->sides[side].morale;
    }

  return self;
}

void
acies_luck_free (AciesLuck *self)
{
  g_array_unref (self->rolls);
  g_free (self);
}

char *
acies_luck_dup_words (const AciesSideLuck *self)
{
  if (self->n_defence_dice > 0)
    /* Translators: hits with the dice of a side, then wounds that its defence dice let through; on average with a decimal */
    return g_strdup_printf (_ ("expected %1$.1f hits, rolled %2$u; expected %3$.1f wounds, took %4$u"), self->expected_hits, self->hits,
                            self->expected_wounds, self->wounds);

  /* Translators: hits with the dice of a side, on average with a decimal: "expected 12.3 hits, rolled 15" */
  return g_strdup_printf (_ ("expected %1$.1f hits, rolled %2$u"), self->expected_hits, self->hits);
}
