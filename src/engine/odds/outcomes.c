/* outcomes.c - what the dice that are awaited may bring, each way with its chance
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/odds/outcomes.h"

#include "engine/core/engine.h"

/* First by what a face comes to. */
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

/* Less is better for who is hit. Numbers of one result are alike, signs only with themselves (AciesDieResult); a face that
 * nobody has judged is like no other. */
static guint
kind_of (const Group     *group,
         const AciesDice *judged,
         guint            face)
{
  guint result = judged != NULL ? judged->results[group->first] : ACIES_DIE_UNREAD;

  return result != ACIES_DIE_UNREAD ? KIND (result, group->die->faces[face - 1].symbol) : KIND (ACIES_N_DIE_RESULTS, face);
}

static void
add_face (Group *self,
          guint  kind,
          guint8 face)
{
  guint i = 0;

  while (i < self->n_alike && self->alike[i].kind != kind)
    i++;
  if (i == self->n_alike)
    self->alike[self->n_alike++] = (Alike) { kind, face, 0 };
  self->alike[i].n++;
}

/* Dice of a kind are asked for one after the other. */
static void
group_dice (Throw *self)
{
  const AciesDecision *asked = &self->state->decision;

  for (guint i = 0; i < asked->n_dice; i++)
    {
      if (i == 0 || asked->dice[i] != asked->dice[i - 1])
        self->groups[self->n_groups++] = (Group) { .die = &self->state->ruleset->die_types[asked->dice[i]], .first = i };
      self->groups[self->n_groups - 1].n++;
    }
}

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
  g_autoptr (AciesState) copy = acies_state_copy (state);

  self->state = state;
  self->dice = acies_command (ACIES_COMMAND_DICE);
  self->dice.dice.n = state->decision.n_dice;
  memcpy (self->dice.dice.types, state->decision.dice, state->decision.n_dice);
  group_dice (self);
  for (guint face = 1; face <= acies_outcomes_most_faces (state); face++)
    {
      g_autoptr (GArray) events = acies_events_new ();

      if (!acies_outcomes_throw_face (copy, face, events))
        continue;
      for (guint i = 0; i < self->n_groups; i++)
        {
          Group *group = &self->groups[i];

          if (face <= group->die->n_faces)
            add_face (group, kind_of (group, acies_outcomes_find_judged (events), face), (guint8) acies_die_same_face (group->die, face));
        }
      acies_engine_revert (copy, events);
    }
}

/* n over k */
static double
choose (guint n,
        guint k)
{
  double ways = 1;

  for (guint i = 0; i < k; i++)
    ways = ways * (n - i) / (i + 1);

  return ways;
}

static void
tell (Throw *self,
      double chance)
{
  g_autoptr (AciesState) next = acies_state_copy (self->state);

  if (acies_engine_apply (next, &self->dice, NULL, NULL))
    self->func (next, chance, self->data);
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

  if (left == 0)
    {
      if (index + 1 < self->n_groups)
        fall (self, index + 1, 0, 0, chance);
      else
        tell (self, chance);
      return;
    }
  for (guint n = 0; n <= left; n++, power *= part)
    {
      memset (self->dice.dice.faces + group->first + thrown, group->alike[kind].face, n);
      if (n == left || kind + 1 < group->n_alike)
        fall (self, index, thrown + n, MIN (kind + 1, group->n_alike - 1), chance * choose (left, n) * power);
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
