/* measure.c - how near a player comes to the best that can be done in a position
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "strength/measure.h"

#include "engine/core/engine.h"
#include "engine/odds/answers.h"
#include "engine/view/view.h"

#include <math.h>

/* Files have nine places. */
#define NEAR 1e-8

double
measure_first (const Position *position,
               MatchPlayer    *player,
               AciesAiRng     *rng,
               AciesCommand   *command)
{
  *command = match_decide (position->state, player, rng);

  return position_worth (position, command) / position->best;
}

/* With the hand the fights of the turn are over. */
static gboolean
is_settled (const AciesExpectimax *expectimax,
            const AciesState      *state)
{
  return acies_expectimax_is_over (expectimax, state) || acies_command_check_asked (ACIES_COMMAND_PUT_BACK, state, NULL) ||
         acies_command_check_asked (ACIES_COMMAND_TAKE, state, NULL);
}

/* What the side whose turn it is does now; @lost: by how much it is not the best. */
static AciesCommand
decide (const AciesState *state,
        AciesExpectimax  *expectimax,
        MatchPlayer      *player,
        AciesAiRng       *rng,
        double           *lost)
{
  g_autoptr (GArray) list = acies_commands_new ();
  AciesCommand     command;
  AciesExpectation before;
  AciesExpectation after;

  acies_command_list (state, list);
  if (list->len == 1)
    return g_array_index (list, AciesCommand, 0);
  command = match_decide (state, player, rng);
  if (!acies_expectimax_find (expectimax, state, &before) || !acies_expectimax_find_after (expectimax, state, &command, &after))
    g_error ("what may come of a position has been gone through, but not this");
  *lost += before.morale - after.morale;

  return command;
}

typedef struct
{
  AciesState *state;
  double      left; /* of a number from 0 to 1 */
} Fall;

static void
fallen_cb (AciesState *state,
           double      chance,
           gpointer    data)
{
  Fall *fall = data;

  if (fall->left >= 0)
    acies_state_assign (fall->state, state);
  fall->left -= chance;
}

/* One of the ways that are known: of faces that come to the same, one stands for all. */
static void
let_fall (AciesState *state,
          AciesAiRng *rng)
{
  g_autoptr (AciesState) before = acies_state_copy (state);
  Fall fall = { state, (double) (acies_ai_rng_next (rng) >> 11) / (double) (G_GUINT64_CONSTANT (1) << 53) };

  acies_outcomes_foreach (before, fallen_cb, &fall);
}

/* One command. */
static void
play_on (const Position  *position,
         AciesState      *state,
         AciesExpectimax *expectimax,
         MatchPlayer     *player,
         AciesAiRng      *rng,
         double          *lost)
{
  gboolean     own = acies_state_deciding_side (state) == acies_expectimax_get_side (expectimax);
  AciesCommand command = own ? decide (state, expectimax, player, rng, lost) : acies_expectimax_decide (expectimax, state);

  if (!acies_engine_apply (state, &command, NULL, NULL))
    g_error ("%s: a player gave a command that is refused", position->name);
}

double
measure_turn (const Position  *position,
              AciesExpectimax *expectimax,
              MatchPlayer     *player,
              AciesAiRng      *rng)
{
  g_autoptr (AciesState) state = acies_state_copy (position->state);
  double lost = 0;

  while (!is_settled (expectimax, state))
    {
      if (state->decision.kind == ACIES_DECISION_DICE)
        let_fall (state, rng);
      else
        play_on (position, state, expectimax, player, rng, &lost);
    }

  return 1 - lost / position->best;
}

gboolean
measure_check (const Position  *position,
               AciesExpectimax *expectimax,
               char           **wrong)
{
  for (guint i = 0; i < position->commands->len; i++)
    {
      const AciesCommand *command = &g_array_index (position->commands, AciesCommand, i);
      AciesExpectation    worth;

      if (acies_expectimax_find_after (expectimax, position->state, command, &worth) &&
          fabs (worth.morale - g_array_index (position->worths, double, i)) < NEAR)
        continue;
      *wrong = acies_command_to_string (command, position->state->ruleset);
      return FALSE;
    }

  return TRUE;
}
