/* position-maker.c - small positions at the end of battles, made of those that players come to
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "strength/position-maker.h"

#include "ai/players.h"
#include "ai/random.h"
#include "engine/core/engine.h"
#include "engine/find/findings.h"
#include "strength/position-small.h"

/* Turns before the last one, at most. */
#define MOST_TURNS 16

/* Commands that lead on. */
#define MOST_LEADS 8

/* --- some turns are played -------------------------------------------------------------------- */

static AciesCommand
decide (const AciesState *state,
        AciesAiCache     *cache,
        AciesAiRng       *rng)
{
  static const char *const ids[] = { "easy", "normal" };
  g_autoptr (AciesView) view = NULL;

  if (state->decision.kind == ACIES_DECISION_DICE)
    return acies_ai_roll (state, rng);
  view = acies_view_new_deciding (state);

  return acies_ai_player_get (acies_ai_player_find (ids[acies_ai_rng_below (rng, 8) == 0]))->choose (cache, view, rng, NULL);
}

static void
give (AciesState  *state,
      AciesCommand command)
{
  g_autoptr (GError) error = NULL;

  if (!acies_engine_apply (state, &command, NULL, &error))
    g_error ("%s", error->message);
}

/* (nullable): where a turn begins */
static AciesState *
play_some_turns (const AciesState *battle,
                 AciesAiCache     *cache,
                 AciesAiRng       *rng)
{
  g_autoptr (AciesState) state = acies_engine_new_game (battle, NULL);
  guint left = 3 + acies_ai_rng_below (rng, MOST_TURNS - 2);

  while (state->outcome.reason == ACIES_END_NOT_YET)
    {
      AciesTurn before = state->turn;

      if (left == 0 && state->n_combats == 0 && state->turn.order_card == ACIES_NO_ID && state->turn.acting == ACIES_NO_UNIT &&
          state->turn.phase >= state->ruleset->procs->n_round_phases)
        return g_steal_pointer (&state);
      give (state, decide (state, cache, rng));
      if (left > 0 && (state->turn.round != before.round || state->turn.active != before.active))
        left--;
    }

  return NULL;
}

/* --- and led on --------------------------------------------------------------------------------- */

static gboolean
is_sound (const AciesState *scenario)
{
  g_autoptr (AciesFindings) findings = acies_findings_new ();

  acies_scenario_find (scenario, findings);
  for (guint i = 0; i < findings->list->len; i++)
    if (((const AciesFinding *) g_ptr_array_index (findings->list, i))->severity == ACIES_SEVERITY_ERROR)
      return FALSE;

  return TRUE;
}

/* Units that may move or attack now. */
static guint
count_able (const AciesState *state)
{
  g_autoptr (GArray) list = acies_commands_new ();
  guint8 able[ACIES_MAX_UNITS] = { 0 };
  guint  n = 0;

  acies_command_list (state, list);
  for (guint i = 0; i < list->len; i++)
    {
      const AciesCommand *command = &g_array_index (list, AciesCommand, i);
      AciesUnitId         unit = ACIES_NO_UNIT;

      if (command->kind == ACIES_COMMAND_MOVE || command->kind == ACIES_COMMAND_ATTACK)
        unit = acies_state_unit_at (state, command->hex);
      if (unit != ACIES_NO_UNIT && !able[unit])
        able[unit] = 1, n++;
    }

  return n;
}

/* By chance, until two units may act. */
static gboolean
lead_on (Draft      *self,
         AciesSide   side,
         AciesAiRng *rng)
{
  while (self->start->outcome.reason == ACIES_END_NOT_YET && self->start->turn.active == side &&
         self->start->decision.kind != ACIES_DECISION_DICE && acies_state_deciding_side (self->start) == side)
    {
      g_autoptr (AciesView) view = NULL;
      AciesCommand command;

      if (count_able (self->start) >= 2)
        return TRUE;
      if (self->leads->len == MOST_LEADS)
        return FALSE;
      view = acies_view_new_deciding (self->start);
      command = acies_ai_choose_random (view, rng);
      g_ptr_array_add (self->leads, acies_command_to_string (&command, self->start->ruleset));
      give (self->start, command);
    }

  return FALSE;
}

Draft *
draft_new (const AciesState *battle,
           AciesLibrary     *library,
           const char       *title,
           AciesAiCache     *cache,
           AciesAiRng       *rng)
{
  g_autoptr (AciesState) reached = play_some_turns (battle, cache, rng);
  g_autoptr (AciesState) scenario = reached != NULL ? position_make_small (reached, library, title, rng) : NULL;
  g_autoptr (Draft) self = NULL;

  if (scenario == NULL || !is_sound (scenario))
    return NULL;
  self = g_new0 (Draft, 1);
  self->scenario = position_reopen (scenario, library);
  self->leads = g_ptr_array_new_with_free_func (g_free);
  self->start = acies_engine_new_game (self->scenario, NULL);

  return lead_on (self, reached->turn.active, rng) ? g_steal_pointer (&self) : NULL;
}

void
draft_free (Draft *self)
{
  acies_state_free (self->scenario);
  acies_state_free (self->start);
  g_ptr_array_unref (self->leads);
  g_free (self);
}
