/* simulation.c - many games between computer players: which games, one of them, and all on several threads
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "simulate/simulation.h"

#include "ai/players.h"
#include "ai/random.h"
#include "engine/core/engine.h"

#include <glib/gi18n-lib.h>

/* --- which games ----------------------------------------------------------------------------- */

#define USUAL_GAMES 100

AciesSimulationTerms *
acies_simulation_terms_new (const AciesState *scenario)
{
  AciesSimulationTerms *self = g_new0 (AciesSimulationTerms, 1);
  g_autoptr (AciesState) start = acies_engine_new_game (scenario, NULL);
  const AciesRuleset *ruleset = scenario->ruleset;

  self->ruleset = acies_ruleset_ref (scenario->ruleset);
  self->title = g_strdup (acies_texts_get_default (scenario->texts, ACIES_TEXT_TITLE));
  self->fingerprint = acies_state_hash (start);
  self->end_round = scenario->setup.end_round;
  self->first = scenario->setup.first;
  self->n_games = USUAL_GAMES;
  self->shard = self->n_shards = 1;
  for (guint i = 0; i < start->n_units; i++)
    if (start->units[i].place != ACIES_PLACE_ABSENT)
      self->types[start->units[i].side] |= G_GUINT64_CONSTANT (1) << start->units[i].type;
  for (AciesSide side = 0; side < ruleset->n_sides; side++)
    {
      self->players[side] = g_strdup (ACIES_AI_USUAL_PLAYER);
      /* Pieces that come and go, of which a box has any number. */
      for (guint type = 0; acies_ruleset_has (ruleset, ACIES_TRAIT_SUPPLIES) && type < ruleset->n_unit_types; type++)
        if (ruleset->unit_types[type].box == 0 && ((ruleset->unit_types[type].sides >> side) & 1))
          self->types[side] |= G_GUINT64_CONSTANT (1) << type;
      for (guint card = 0; card < ruleset->n_cards; card++)
        {
          /* A common card can come into any hand that may have it. */
          gboolean is_common = ruleset->cards[card].common && (ruleset->cards[card].sides >> side) & 1;

          if (!acies_ruleset_is_unheld (ruleset, (AciesId) card) &&
              acies_state_count_copies (start, is_common ? ACIES_COMMON : side, (AciesId) card) > 0)
            self->cards[side] |= G_GUINT64_CONSTANT (1) << card;
        }
    }

  return self;
}

AciesSimulationTerms *
acies_simulation_terms_copy (const AciesSimulationTerms *self)
{
  AciesSimulationTerms *copy = g_memdup2 (self, sizeof *self);

  acies_ruleset_ref (copy->ruleset);
  copy->title = g_strdup (self->title);
  for (guint seat = 0; seat < ACIES_MAX_SIDES; seat++)
    copy->players[seat] = g_strdup (self->players[seat]);

  return copy;
}

void
acies_simulation_terms_free (AciesSimulationTerms *self)
{
  g_clear_pointer (&self->ruleset, acies_ruleset_unref);
  g_free (self->title);
  for (guint seat = 0; seat < ACIES_MAX_SIDES; seat++)
    g_free (self->players[seat]);
  g_free (self);
}

void
acies_simulation_terms_set_player (AciesSimulationTerms *self,
                                   guint                 seat,
                                   const char           *id)
{
  char *copy = g_strdup (id);

  g_return_if_fail (seat < self->ruleset->n_sides);

  g_free (self->players[seat]);
  self->players[seat] = copy;
}

const char *
acies_simulation_terms_describe_difference (const AciesSimulationTerms *self,
                                            const AciesSimulationTerms *other)
{
  gboolean same_scenario = self->fingerprint == other->fingerprint && self->ruleset->fingerprint == other->ruleset->fingerprint &&
                           g_str_equal (self->ruleset->id, other->ruleset->id) &&
                           self->end_round == other->end_round && self->first == other->first;
  gboolean same_players = TRUE;

  for (AciesSide side = 0; side < ACIES_MAX_SIDES; side++)
    {
      same_scenario = same_scenario && self->types[side] == other->types[side] && self->cards[side] == other->cards[side];
      same_players = same_players && g_strcmp0 (self->players[side], other->players[side]) == 0;
    }
  if (!same_scenario)
    return _ ("they have different scenarios");
  if (!same_players)
    return _ ("they have different players");
  if (self->seed != other->seed)
    return _ ("they have different seeds");
  if (self->n_games != other->n_games)
    return _ ("they have different numbers of games");
  if (self->n_shards != other->n_shards)
    return _ ("they have different numbers of parts");
  if (self->swap != other->swap || self->alternate != other->alternate)
    return _ ("only one of them swaps sides or alternates the first player");

  return NULL;
}

/* How many games all shards before that one have. */
static guint
count_before (const AciesSimulationTerms *self,
              guint                       shard)
{
  return (guint) ((guint64) self->n_games * (shard - 1) / self->n_shards);
}

guint
acies_simulation_terms_count (const AciesSimulationTerms *self)
{
  return count_before (self, self->shard + 1) - count_before (self, self->shard);
}

guint
acies_simulation_terms_number (const AciesSimulationTerms *self,
                               guint                       i)
{
  return count_before (self, self->shard) + i + 1;
}

gboolean
acies_simulation_terms_has_type (const AciesSimulationTerms *self,
                                 AciesSide                   side,
                                 guint                       type)
{
  return (self->types[side] >> type & 1) != 0;
}

gboolean
acies_simulation_terms_has_card (const AciesSimulationTerms *self,
                                 AciesSide                   side,
                                 guint                       card)
{
  return (self->cards[side] >> card & 1) != 0;
}

guint
acies_simulation_terms_seat (const AciesSimulationTerms *self,
                             guint                       number,
                             AciesSide                   side)
{
  return self->swap ? (side + number - 1) % self->ruleset->n_sides : side;
}

gboolean
acies_simulation_can_alternate (const AciesState *scenario)
{
  return acies_ruleset_names_first (scenario->ruleset);
}

AciesSide
acies_simulation_terms_first (const AciesSimulationTerms *self,
                              guint                       number)
{
  guint n = self->ruleset->n_sides;
  guint turns = self->swap ? (number - 1) / n : number - 1;

  return self->alternate ? (AciesSide) ((self->first + turns) % n) : self->first;
}

/* --- one game -------------------------------------------------------------------------------- */

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
  AciesAiCache          *cache;
  AciesAiRng             dice;
  AciesAiRng             choices[ACIES_MAX_SIDES];
  AciesSimulatedGame    *game;
} Game;

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
      {
        g_autoptr (AciesState) copy = acies_state_copy (scenario);
        AciesCommand command = acies_command (ACIES_COMMAND_FIRST);

        command.side = side;
        if (side != scenario->setup.first && !acies_engine_apply (copy, &command, NULL, NULL))
          g_critical ("No side can be made the first");
        self->starts[side] = acies_engine_new_game (copy, NULL);
      }

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

static gboolean
step (Game         *self,
      GCancellable *cancellable)
{
  AciesSimulatedGame *game = self->game;
  AciesSide           decider = acies_state_deciding_side (self->state);
  AciesCommand        command;
  g_autoptr (GError) error = NULL;

  if (acies_state_awaits_chance (self->state))
    command = acies_ai_roll (self->state, &self->dice);
  else
    {
      guint seat = acies_simulation_terms_seat (self->simulation->terms, game->number, decider);
      g_autoptr (AciesView) view = acies_view_new (self->state, decider);

      command = self->simulation->players[seat]->choose (self->cache, view, &self->choices[decider], cancellable);
    }
  if (g_cancellable_is_cancelled (cancellable))
    return FALSE;
  g_array_set_size (self->events, 0);
  if (!acies_engine_apply (self->state, &command, self->events, &error))
    {
      g_warning ("The rules refuse what a computer player has chosen: %s", error->message);
      return FALSE;
    }
  game->n_commands++;
  if (command.kind == ACIES_COMMAND_PLAY)
    game->cards_used[decider][command.id]++;
  for (guint i = 0; i < self->events->len; i++)
    {
      const AciesEvent *event = &g_array_index (self->events, AciesEvent, i);
      const AciesUnit  *before = &event->u.unit.before;
      const AciesUnit  *after = &event->u.unit.after;
      guint             figures;

      /* A unit that withdraws loses nothing. */
      if (event->kind != ACIES_EVENT_UNIT_SET || event->u.unit.cause == ACIES_CAUSE_WITHDRAWN ||
          (before->place != ACIES_PLACE_BOARD && before->place != ACIES_PLACE_RESERVE))
        continue;
      figures = after->place == ACIES_PLACE_LOST ? 0 : after->figures;
      if (after->place == ACIES_PLACE_LOST)
        game->units_lost[before->side][before->type]++;
      if (figures < before->figures)
        game->figures_lost[before->side][before->type] = (guint16) (game->figures_lost[before->side][before->type] + before->figures - figures);
    }

  return TRUE;
}

gboolean
acies_simulation_play (const AciesSimulation *self,
                       guint                  number,
                       AciesAiCache          *cache,
                       GCancellable          *cancellable,
                       AciesSimulatedGame    *game)
{
  g_autoptr (AciesState) state = acies_state_copy (self->starts[acies_simulation_terms_first (self->terms, number)]);
  g_autoptr (GArray) events = acies_events_new ();
  AciesAiRng seeds = acies_ai_rng_seeded (acies_ai_rng_mix (acies_ai_rng_mix (self->terms->seed) + number));
  Game       it = { self, state, events, cache, .game = game };

  *game = (AciesSimulatedGame) { .number = number };
  /* The dice do not depend on how often a player asked for a number. */
  it.dice = acies_ai_rng_seeded (acies_ai_rng_next (&seeds));
  for (AciesSide side = 0; side < ACIES_MAX_SIDES; side++)
    it.choices[side] = acies_ai_rng_seeded (acies_ai_rng_next (&seeds));
  while (state->outcome.reason == ACIES_END_NOT_YET && game->n_commands < MOST_COMMANDS)
    if (!step (&it, cancellable))
      break;
  game->end = state->outcome.reason;
  game->winner = state->outcome.reason != ACIES_END_NOT_YET ? state->outcome.winner : ACIES_NO_SIDE;
  game->round = state->turn.round;
  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    {
      game->morale[side] = (guint16) MAX (state->sides[side].morale, 0);
      game->figures[side] = (guint16) acies_state_count_figures (state, side);
    }

  /* A game that is over counts, even if it was cancelled since. */
  return state->outcome.reason != ACIES_END_NOT_YET || !g_cancellable_is_cancelled (cancellable);
}

/* --- all games ------------------------------------------------------------------------------- */

#define AHEAD 8 /* games for each thread that are being played, or are over and not told yet */

typedef struct
{
  AciesSimulatedGame game;
  gboolean           is_over;
} Slot;

typedef struct
{
  const AciesSimulation *simulation;
  GCancellable          *cancellable;
  guint                  n_games;
  guint                  n_slots;
  Slot                  *slots; /* of game i: i modulo n_slots */

  GMutex   lock; /* guards what follows, and which slots are over */
  GCond    cond; /* something of it has changed */
  guint    n_begun;
  guint    n_told;
  gboolean has_stopped;
} Run;

static void
play_next (Run          *self,
           AciesAiCache *cache)
{
  guint    i = self->n_begun++;
  Slot    *slot = &self->slots[i % self->n_slots];
  gboolean is_over;

  g_mutex_unlock (&self->lock);
  is_over = acies_simulation_play (self->simulation, acies_simulation_terms_number (self->simulation->terms, i), cache, self->cancellable, &slot->game);
  g_mutex_lock (&self->lock);
  slot->is_over = is_over;
  self->has_stopped = self->has_stopped || !is_over;
  g_cond_broadcast (&self->cond);
}

/* Plays games until none is left. The lock is held, but not during a game. */
static gpointer
play_thread (gpointer data)
{
  Run *self = data;
  g_autoptr (AciesAiCache) cache = acies_ai_cache_new ();
  g_autoptr (GMutexLocker) locker G_GNUC_UNUSED = g_mutex_locker_new (&self->lock);

  while (!self->has_stopped && self->n_begun < self->n_games)
    if (self->n_begun < MIN (self->n_games, self->n_told + self->n_slots))
      play_next (self, cache);
    else
      g_cond_wait (&self->cond, &self->lock);

  return NULL;
}

guint
acies_simulation_run (const AciesSimulation *self,
                      guint                  jobs,
                      GCancellable          *cancellable,
                      AciesSimulationPlayed  played,
                      gpointer               data)
{
  g_autoptr (GPtrArray) threads = g_ptr_array_new ();
  g_autoptr (AciesAiCache) cache = NULL;
  g_autofree Slot *slots = NULL;
  guint            most = CLAMP (jobs, 1, ACIES_SIMULATION_MAX_JOBS);
  Run              run = { self, cancellable, acies_simulation_terms_count (self->terms), most * AHEAD };

  run.slots = slots = g_new0 (Slot, run.n_slots);
  run.has_stopped = g_cancellable_is_cancelled (cancellable);
  g_mutex_init (&run.lock);
  g_cond_init (&run.cond);
  for (guint i = 0; i < MIN (most, run.n_games); i++)
    {
      GThread *thread = g_thread_try_new ("simulate", play_thread, &run, NULL);

      if (thread == NULL)
        break;
      g_ptr_array_add (threads, thread);
    }
  if (threads->len == 0)
    cache = acies_ai_cache_new (); /* this thread plays */
  /* The lock is held, but not while a game is reported. */
  g_mutex_lock (&run.lock);
  while (run.n_told < run.n_games)
    {
      Slot *slot = &run.slots[run.n_told % run.n_slots];

      if (slot->is_over)
        {
          g_mutex_unlock (&run.lock);
          played (&slot->game, data);
          g_mutex_lock (&run.lock);
          slot->is_over = FALSE;
          run.n_told++;
          run.has_stopped = run.has_stopped || g_cancellable_is_cancelled (cancellable);
          g_cond_broadcast (&run.cond);
        }
      else if (run.has_stopped)
        break;
      else if (cache != NULL)
        play_next (&run, cache);
      else
        g_cond_wait (&run.cond, &run.lock);
    }
  g_mutex_unlock (&run.lock);
  for (guint i = 0; i < threads->len; i++)
    g_thread_join (threads->pdata[i]);
  g_mutex_clear (&run.lock);
  g_cond_clear (&run.cond);

  return run.n_told;
}
