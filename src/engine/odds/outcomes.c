/* outcomes.c - what the dice that are awaited may bring, each way with its chance
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/odds/outcomes.h"

#include "engine/engine.h"

/* Faces that come to the same. */
typedef struct
{
  guint  kind;
  guint8 face; /* one of them */
  guint  n;    /* so many */
} Alike;

typedef struct
{
  const AciesState *state;
  Alike             alike[G_MAXUINT8];
  guint             n_alike;
  AciesCommand      dice;
  AciesOutcomeFunc  func;
  gpointer          data;
} Throw;

static guint
count_bits (guint32 bits)
{
  guint n = 0;

  for (; bits != 0; bits &= bits - 1)
    n++;

  return n;
}

/* Less is better for who is hit; a face that no note tells of is like no other. */
static guint
kind_of (const GArray *events,
         guint         face)
{
  for (guint i = 0; i < events->len; i++)
    {
      const AciesEvent *event = &g_array_index (events, AciesEvent, i);

      if (event->kind == ACIES_EVENT_NOTE &&
          (event->u.note.kind == ACIES_NOTE_ROLLED || event->u.note.kind == ACIES_NOTE_DEFENCE))
        return 2 * MIN (count_bits (event->u.note.hit_dice), 1) + MIN (count_bits (event->u.note.retreat_dice), 1);
    }

  return face + 3;
}

static void
add_face (Throw *self,
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

/* Each face is thrown with all dice, and taken back. */
static void
read_faces (Throw            *self,
            const AciesState *state)
{
  g_autoptr (AciesState) copy = acies_state_copy (state);

  self->state = state;
  self->dice = acies_command (ACIES_COMMAND_DICE);
  self->dice.dice.n = state->decision.n_dice;
  for (guint8 face = 1; face <= state->decision.faces; face++)
    {
      g_autoptr (GArray) events = acies_events_new ();

      memset (self->dice.dice.faces, face, self->dice.dice.n);
      if (!acies_engine_apply (copy, &self->dice, events, NULL))
        continue;
      add_face (self, kind_of (events, face), face);
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

/* The first @thrown dice lie; those of the kinds from @kind on are still to fall. */
static void
fall (Throw *self,
      guint  thrown,
      guint  kind,
      double chance)
{
  guint  left = self->dice.dice.n - thrown;
  double part = (double) self->alike[kind].n / self->state->decision.faces;
  double power = 1;

  if (left == 0)
    {
      g_autoptr (AciesState) next = acies_state_copy (self->state);

      if (acies_engine_apply (next, &self->dice, NULL, NULL))
        self->func (next, chance, self->data);
      return;
    }
  for (guint n = 0; n <= left; n++, power *= part)
    {
      memset (self->dice.dice.faces + thrown, self->alike[kind].face, n);
      if (n == left || kind + 1 < self->n_alike)
        fall (self, thrown + n, MIN (kind + 1, self->n_alike - 1), chance * choose (left, n) * power);
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
  if (self.n_alike > 0)
    fall (&self, 0, 0, 1);
}

void
acies_outcomes_throw_least (AciesState *state)
{
  Throw self = { 0 };
  guint least = 0;

  g_return_if_fail (state->decision.kind == ACIES_DECISION_DICE);

  read_faces (&self, state);
  for (guint i = 1; i < self.n_alike; i++)
    if (self.alike[i].kind < self.alike[least].kind)
      least = i;
  memset (self.dice.dice.faces, self.alike[least].face, self.dice.dice.n);
  acies_engine_apply (state, &self.dice, NULL, NULL);
}
