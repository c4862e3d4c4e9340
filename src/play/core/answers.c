/* answers.c - keyboard shortcuts for answers: number keys, and a key that repeats the last command
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/core/answers.h"

#include "engine/core/units.h"
#include "engine/view/view.h"

/* --- number keys ---------------------------------------------------------------------------- */

/* The hand and the reserve use the keys first, even if the hand is covered. Face-up cards have no keys. */
static gboolean
are_taken (const AciesChoices *choices,
           const AciesState   *state)
{
  return choices->covered || acies_choices_is_about_hand (choices, state) || acies_choices_find_verb (choices, ACIES_VERB_RESERVE) != NULL;
}

const AciesCommand *
acies_answer_keys_find (const AciesChoices *choices,
                        const AciesState   *state,
                        guint               place)
{
  g_return_val_if_fail (choices != NULL && place > 0, NULL);

  if (place > ACIES_N_ANSWER_KEYS || are_taken (choices, state))
    return NULL;
  for (guint i = 0; i < choices->commands->len; i++)
    {
      const AciesCommand *command = &g_array_index (choices->commands, AciesCommand, i);

      if (acies_choices_has_button (choices, command) && --place == 0)
        return command;
    }

  return NULL;
}

/* --- repeating a command --------------------------------------------------------------------- */

/* Only moves, and verbs with a hex or a number, can be repeated. Cards and answers with their own keys cannot. */
static gboolean
is_repeatable (const AciesCommand *command)
{
  gboolean is_verb = command->kind >= ACIES_COMMAND_VERB && command->kind < ACIES_COMMAND_ATTACK;

  return command->kind == ACIES_COMMAND_MOVE || (is_verb && (command->hex != ACIES_NO_HEX || command->number > 0));
}

static int
find_last (const AciesRepeated *self,
           const AciesState    *state)
{
  AciesSide side = acies_state_deciding_side (state);

  for (guint i = 0; i < self->n; i++)
    {
      if (self->last[i].side == side && self->last[i].question == state->decision.kind)
        return (int) i;
    }

  return -1;
}

void
acies_repeated_remember (AciesRepeated      *self,
                         const AciesState   *state,
                         const AciesCommand *command)
{
  int i = find_last (self, state);

  if (i >= 0 && command->kind == ACIES_COMMAND_DONE)
    self->last[i].ended = state->decision.kind != ACIES_DECISION_NONE;
  if (!is_repeatable (command))
    return;
  if (i < 0 && self->n == ACIES_MAX_REPEATED)
    return;
  if (i < 0)
    i = (int) self->n++;
  self->last[i].side = acies_state_deciding_side (state);
  self->last[i].question = state->decision.kind;
  self->last[i].command = *command;
  self->last[i].ended = FALSE;
}

static gboolean
is_like (const AciesCommand *last,
         const AciesCommand *other)
{
  return other->kind == last->kind && other->id == last->id && other->number == last->number && (other->to == ACIES_NO_HEX) == (last->to == ACIES_NO_HEX) &&
         (other->hex == ACIES_NO_HEX) == (last->hex == ACIES_NO_HEX);
}

/* Returns the distance from the end of @other to where @last would end from the same start; 0 if there is no end. */
static guint
how_far_off (const AciesCommand *last,
             const AciesCommand *other)
{
  AciesHex goal;

  if (last->to == ACIES_NO_HEX)
    return 0;
  goal = acies_hex_add (other->hex, acies_hex_vector (last->hex, last->to));

  return goal != ACIES_NO_HEX ? acies_hex_distance (goal, other->to) : G_MAXUINT;
}

/* A unit that continues a move, for example because of its dice, may not be able to go as far as the last one. */
static gboolean
comes_nearer (const AciesState   *state,
              const AciesCommand *last,
              const AciesCommand *other)
{
  guint off = how_far_off (last, other);

  return off == 0 || (state->decision.kind != ACIES_DECISION_NONE && last->to != ACIES_NO_HEX && off < acies_hex_distance (last->hex, last->to));
}

/* The lowest rank is best: first the selected unit, then the most similar command, then the nearest unit. */
static guint
rank_of (const AciesCommand *last,
         const AciesCommand *other,
         AciesHex            taken)
{
  guint distance = last->hex != ACIES_NO_HEX ? acies_hex_distance (last->hex, other->hex) : 0;

  return (taken != ACIES_NO_HEX && other->hex != taken ? 1u << 20 : 0) + MIN (how_far_off (last, other), 1000u) * 1000u + distance;
}

gboolean
acies_repeated_find (const AciesRepeated *self,
                     const AciesState    *state,
                     const AciesChoices  *choices,
                     AciesHex             taken,
                     AciesCommand        *command)
{
  int                 i = find_last (self, state);
  const AciesCommand *last = i >= 0 ? &self->last[i].command : NULL;
  const AciesCommand *best = NULL;

  for (guint j = 0; last != NULL && choices != NULL && j < choices->commands->len; j++)
    {
      const AciesCommand *other = &g_array_index (choices->commands, AciesCommand, j);

      if (!is_like (last, other) || !comes_nearer (state, last, other))
        continue;
      if (best == NULL || rank_of (last, other, taken) < rank_of (last, best, taken))
        best = other;
    }
  if (best != NULL)
    *command = *best;

  return best != NULL;
}

gboolean
acies_repeated_ends (const AciesRepeated *self,
                     const AciesState    *state,
                     const AciesCommand  *command)
{
  int i = find_last (self, state);

  return i >= 0 && self->last[i].ended && is_like (&self->last[i].command, command) && how_far_off (&self->last[i].command, command) == 0;
}
