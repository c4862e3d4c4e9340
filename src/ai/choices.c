/* choices.c - what a computer player chooses among
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ai/choices.h"

#include "ai/quick.h"
#include "engine/core/engine.h"

/* A command that leaves a leader in danger scores less than this. */
#define NO_CHOICE -50

static gboolean
is_left_out (const AciesCommand *command,
             const AciesState   *state)
{
  const AciesVerb *verb = acies_command_verb (command->kind, state->ruleset->procs);

  return verb != NULL && (verb->takes_back || (verb->is_pointless != NULL && verb->is_pointless (state, command)));
}

void
acies_ai_list_choices (const AciesState *state,
                       GArray           *list)
{
  guint n = list->len;

  acies_command_list (state, list);
  for (guint i = n; i < list->len; i++)
    {
      const AciesCommand *command = &g_array_index (list, AciesCommand, i);

      if (!is_left_out (command, state))
        g_array_index (list, AciesCommand, n++) = *command;
    }
  g_array_set_size (list, n);
}

static int
compare_choices (gconstpointer a,
                 gconstpointer b)
{
  const AciesAiChoice *first = a;
  const AciesAiChoice *second = b;

  if (first->score != second->score)
    return first->score > second->score ? -1 : 1;

  return first->place < second->place ? -1 : 1;
}

GArray *
acies_ai_rank_choices (AciesAiLore      *lore,
                       const AciesState *state,
                       GArray           *list,
                       guint             most)
{
  g_autofree float *scores = NULL;
  GArray           *choices;

  acies_ai_list_choices (state, list);
  scores = g_new (float, list->len);
  acies_ai_score_quickly (lore, state, list, scores);
  choices = g_array_sized_new (FALSE, FALSE, sizeof (AciesAiChoice), list->len);
  for (guint i = 0; i < list->len; i++)
    {
      AciesAiChoice choice = { i, scores[i] };

      g_array_append_val (choices, choice);
    }
  g_array_sort (choices, compare_choices);
  /* A few games may make a command look good that never is. */
  while (choices->len > 1 && g_array_index (choices, AciesAiChoice, choices->len - 1).score < NO_CHOICE)
    g_array_set_size (choices, choices->len - 1);
  g_array_set_size (choices, MIN (choices->len, acies_ai_is_choice_of_hand (state) ? 1 : most));

  return choices;
}
