/* simulation.c - many games between computer players, one at a time
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "simulate/simulation.h"

#include "ai/players.h"
#include "ai/roll.h"
#include "engine/core/engine.h"

/* A game of two thousand commands is a long one. */
#define MOST_COMMANDS 100000

struct _AciesSimulation
{
  AciesSimulationTerms *terms;
  const AciesAiPlayer  *players[ACIES_MAX_SIDES]; /* by seat */
  AciesState           *starts[ACIES_MAX_SIDES];  /* of the games in which that side is first; NULL: there are none */
};

/* What is in use while one game is played. */
typedef struct
{
  const AciesSimulation *simulation;
  AciesState            *state;
  GArray                *events; /* of the last command */
  AciesAiMind           *mind;
  AciesAiRng             dice;
  AciesAiRng             choices[ACIES_MAX_SIDES];
  AciesSimulatedGame    *game;
} Game;

static AciesState *
new_start (const AciesState *scenario,
           AciesSide         first)
{
  g_autoptr (AciesState) copy = acies_state_copy (scenario);
  AciesCommand command = acies_command (ACIES_COMMAND_FIRST);

  command.side = first;
  if (first != scenario->setup.first && !acies_engine_apply (copy, &command, NULL, NULL))
    g_critical ("No side can be made the first");

  return acies_engine_new_game (copy, NULL);
}

AciesSimulation *
acies_simulation_new (const AciesState           *scenario,
                      const AciesSimulationTerms *terms)
{
  AciesSimulation *self = g_new0 (AciesSimulation, 1);

  self->terms = acies_simulation_terms_copy (terms);
  for (guint seat = 0; seat < scenario->ruleset->n_sides; seat++)
    {
      guint number = acies_ai_player_find (terms->players[seat]);

      g_warn_if_fail (number > 0);
      self->players[seat] = acies_ai_player_get (MAX (number, 1));
    }
  for (AciesSide side = 0; side < scenario->ruleset->n_sides; side++)
    if (terms->alternate || side == terms->first)
      self->starts[side] = new_start (scenario, side);

  return self;
}

void
acies_simulation_free (AciesSimulation *self)
{
  for (AciesSide side = 0; side < ACIES_MAX_SIDES; side++)
    g_clear_pointer (&self->starts[side], acies_state_free);
  acies_simulation_terms_free (self->terms);
  g_free (self);
}

const AciesSimulationTerms *
acies_simulation_get_terms (const AciesSimulation *self)
{
  return self->terms;
}

/* The dice do not hang on how often a player has asked for a number. */
static void
seed_game (Game   *self,
           guint64 seed,
           guint   number)
{
  AciesAiRng seeds = acies_ai_rng_seeded (acies_ai_rng_mix (acies_ai_rng_mix (seed) + number));

  self->dice = acies_ai_rng_seeded (acies_ai_rng_next (&seeds));
  for (AciesSide side = 0; side < ACIES_MAX_SIDES; side++)
    self->choices[side] = acies_ai_rng_seeded (acies_ai_rng_next (&seeds));
}

static AciesCommand
choose (Game         *self,
        AciesSide     side,
        GCancellable *cancellable)
{
  const AciesSimulation *simulation = self->simulation;
  guint                  seat = acies_simulation_terms_seat (simulation->terms, self->game->number, side);
  g_autoptr (AciesView) view = acies_view_new (self->state, side);

  return simulation->players[seat]->choose (self->mind, view, &self->choices[side], cancellable);
}

/* --- counting ------------------------------------------------------------------------------- */

/* Units that were on the board or in reserve and have fewer figures now; a unit that withdraws loses none. */
static void
count_loss (AciesSimulatedGame *self,
            const AciesUnit    *before,
            const AciesUnit    *after,
            AciesCause          cause)
{
  guint figures = after->place == ACIES_PLACE_LOST ? 0 : after->figures;

  if ((before->place != ACIES_PLACE_BOARD && before->place != ACIES_PLACE_RESERVE) || cause == ACIES_CAUSE_WITHDRAWN)
    return;
  if (after->place == ACIES_PLACE_LOST)
    self->units_lost[before->side][before->type]++;
  if (figures < before->figures)
    self->figures_lost[before->side][before->type] = (guint16) (self->figures_lost[before->side][before->type] + before->figures - figures);
}

static void
count (Game               *self,
       AciesSide           decider,
       const AciesCommand *command)
{
  self->game->n_commands++;
  if (command->kind == ACIES_COMMAND_PLAY)
    self->game->cards_used[decider][command->id]++;
  for (guint i = 0; i < self->events->len; i++)
    {
      const AciesEvent *event = &g_array_index (self->events, AciesEvent, i);

      if (event->kind == ACIES_EVENT_UNIT_SET)
        count_loss (self->game, &event->u.unit.before, &event->u.unit.after, event->u.unit.cause);
    }
}

static void
read_end (AciesSimulatedGame *self,
          const AciesState   *state)
{
  self->end = state->outcome.reason;
  self->winner = state->outcome.reason != ACIES_END_NOT_YET ? state->outcome.winner : ACIES_NO_SIDE;
  self->round = state->turn.round;
  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    {
      self->morale[side] = (guint16) MAX (state->sides[side].morale, 0);
      self->figures[side] = (guint16) acies_state_count_figures (state, side);
    }
}

/* --- playing -------------------------------------------------------------------------------- */

static gboolean
step (Game         *self,
      GCancellable *cancellable)
{
  gboolean     rolls = acies_state_awaits_chance (self->state);
  AciesSide    decider = acies_state_deciding_side (self->state);
  AciesCommand command = rolls ? acies_ai_roll (self->state, &self->dice) : choose (self, decider, cancellable);
  g_autoptr (GError) error = NULL;

  if (g_cancellable_is_cancelled (cancellable))
    return FALSE;
  g_array_set_size (self->events, 0);
  if (!acies_engine_apply (self->state, &command, self->events, &error))
    {
      g_warning ("The rules refuse what a computer player has chosen: %s", error->message);
      return FALSE;
    }
  count (self, decider, &command);

  return TRUE;
}

gboolean
acies_simulation_play (const AciesSimulation *self,
                       guint                  number,
                       AciesAiMind           *mind,
                       GCancellable          *cancellable,
                       AciesSimulatedGame    *game)
{
  g_autoptr (AciesState) state = acies_state_copy (self->starts[acies_simulation_terms_first (self->terms, number)]);
  g_autoptr (GArray) events = acies_events_new ();
  Game it = { self, state, events, mind, .game = game };

  *game = (AciesSimulatedGame) { .number = number };
  seed_game (&it, self->terms->seed, number);
  while (state->outcome.reason == ACIES_END_NOT_YET && game->n_commands < MOST_COMMANDS)
    if (!step (&it, cancellable))
      break;
  read_end (game, state);

  return !g_cancellable_is_cancelled (cancellable);
}
