/* advice.c - what a computer would do in somebody's place, and why
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ai/advice.h"

#include "ai/playout.h"
#include "ai/search.h"
#include "engine/core/engine.h"

/* A command is followed at least so often. */
#define LEAST_PLAYOUTS 16

/* This turn and the enemy's next. */
#define TURNS 2

/* What one side has lost, and the others together. */
typedef struct
{
  double own;
  double others;
} Account;

static Account
count_morale (const AciesState *state,
              AciesSide         side)
{
  Account account = { 0 };

  for (AciesSide i = 0; i < state->ruleset->n_sides; i++)
    *(acies_side_is_enemy (state, side, i) ? &account.others : &account.own) += state->sides[i].morale;

  return account;
}

static Account
count_lost (const AciesState *state,
            AciesSide         side)
{
  Account account = { 0 };

  for (guint i = 0; i < state->n_units; i++)
    if (state->units[i].place == ACIES_PLACE_LOST)
      *(acies_side_is_enemy (state, side, state->units[i].side) ? &account.others : &account.own) += 1;

  return account;
}

/* Adds what comes of it once. */
static void
follow (AciesAiPlayout  *playout,
        const AciesView *view,
        AciesAiAdvice   *advice,
        AciesAiRng      *rng)
{
  AciesSide side = acies_view_get_side (view);
  g_autoptr (AciesState) state = acies_view_fill (view, acies_ai_rng_pick, rng);
  Account        morale = count_morale (state, side);
  Account        lost = count_lost (state, side);
  Account        left;
  AciesAiHorizon horizon;

  acies_ai_horizon_init (&horizon, state, TURNS, 0);
  playout->positions++;
  if (acies_engine_apply (state, &advice->command, NULL, NULL))
    acies_ai_horizon_goes_on (&horizon, state);
  advice->win += acies_ai_playout_run (playout, state, side, &horizon, rng);
  left = count_morale (state, side);
  advice->morale += (morale.others - left.others) - (morale.own - left.own);
  left = count_lost (state, side);
  advice->eliminated += left.others - lost.others;
  advice->lost += left.own - lost.own;
}

gboolean
acies_ai_weigh (AciesAiMind        *mind,
                const AciesView    *view,
                const AciesCommand *command,
                guint               n_positions,
                AciesAiRng         *rng,
                GCancellable       *cancellable,
                AciesAiAdvice      *advice)
{
  g_autoptr (AciesState) state = acies_view_fill (view, acies_ai_rng_pick, rng);
  AciesAiPlayout playout;
  guint          n = 0;

  *advice = (AciesAiAdvice) { .command = *command };
  acies_ai_playout_init (&playout, acies_ai_mind_get_lore (mind, state, 0), cancellable);
  do
    {
      follow (&playout, view, advice, rng);
      n++;
    }
  while ((n < LEAST_PLAYOUTS || playout.positions < n_positions) && !g_cancellable_is_cancelled (cancellable));
  acies_ai_playout_clear (&playout);
  advice->win /= n;
  advice->morale /= n;
  advice->eliminated /= n;
  advice->lost /= n;

  return !g_cancellable_is_cancelled (cancellable);
}

gboolean
acies_ai_advise (AciesAiMind     *mind,
                 const AciesView *view,
                 guint            n_positions,
                 AciesAiRng      *rng,
                 GCancellable    *cancellable,
                 AciesAiAdvice   *advice)
{
  g_autoptr (GArray) options = acies_ai_search (mind, view, n_positions, rng, cancellable);
  AciesCommand command = g_array_index (options, AciesAiOption, 0).command;

  return acies_ai_weigh (mind, view, &command, n_positions / 4, rng, cancellable, advice);
}
