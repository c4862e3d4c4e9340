/* simulation.h - many games between computer players, on several threads
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "ai/cache.h"
#include "engine/core/state.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/* --- which games ----------------------------------------------------------------------------- */

/* The terms of a simulation: everything about its games but the position, so that results can be read without
 * the scenario. A game depends only on its number, the terms and the position. Several programs can therefore
 * each play a shard. */

/* Limits of a whole simulation. */
#define ACIES_SIMULATION_MAX_GAMES  100000000
#define ACIES_SIMULATION_MAX_SHARDS 10000

typedef struct
{
  AciesRuleset *ruleset;
  char         *title;                    /* title of the scenario */
  guint64       fingerprint;              /* hash of the starting position */
  guint         end_round;                /* the last round */
  AciesSide     first;                    /* the first side in the scenario */
  char         *players[ACIES_MAX_SIDES]; /* ids (ai/players.h) by seat; in the first game seat and side are the same */
  guint64       seed;
  guint         n_games;                  /* games of all shards */
  guint         shard;                    /* the shard to play, from 1 to @n_shards */
  guint         n_shards;
  gboolean      swap;                     /* the players change sides from game to game */
  gboolean      alternate;                /* the first side changes from game to game */
  guint64       types[ACIES_MAX_SIDES];   /* unit types of each side, bit by type */
  guint64       cards[ACIES_MAX_SIDES];   /* cards of each side, bit by card */
} AciesSimulationTerms;

/**
 * acies_simulation_terms_new:
 * @scenario: in edit mode, without errors
 *
 * Returns: (transfer full): 100 games in one shard with seed 0; the last computer player has all seats
 */
AciesSimulationTerms *acies_simulation_terms_new  (const AciesState           *scenario);
AciesSimulationTerms *acies_simulation_terms_copy (const AciesSimulationTerms *self);
void                  acies_simulation_terms_free (AciesSimulationTerms       *self);

/**
 * acies_simulation_terms_set_player:
 * @id: id of a computer player
 */
void      acies_simulation_terms_set_player  (AciesSimulationTerms       *self,
                                              guint                       seat,
                                              const char                 *id);

/**
 * acies_simulation_terms_describe_difference:
 *
 * Returns: (transfer none) (nullable): why @other belongs to another simulation, as a translated sentence
 *   without a full stop; %NULL if both are of the same simulation, even as different shards
 */
const char *acies_simulation_terms_describe_difference (const AciesSimulationTerms *self,
                                              const AciesSimulationTerms *other);

/* Returns the number of games in the shard. */
guint     acies_simulation_terms_count       (const AciesSimulationTerms *self);

/* Returns the number of the shard's game @i, counted from 0. A shard holds consecutive games, the first shard
 * the first ones. Shards differ by one game at most. */
guint     acies_simulation_terms_number      (const AciesSimulationTerms *self,
                                              guint                       i);

/* Returns whether the side starts with a unit of the type, on the board or in reserve, or with the card. */
gboolean  acies_simulation_terms_has_type    (const AciesSimulationTerms *self,
                                              AciesSide                   side,
                                              guint                       type);
gboolean  acies_simulation_terms_has_card    (const AciesSimulationTerms *self,
                                              AciesSide                   side,
                                              guint                       card);

/**
 * acies_simulation_terms_seat:
 * @number: number of a game, from 1
 *
 * With @swap the players move on by one side with every game. In a game of two they change sides in every
 * second game.
 *
 * Returns: the index in @players of the player of @side in that game
 */
guint     acies_simulation_terms_seat        (const AciesSimulationTerms *self,
                                              guint                       number,
                                              AciesSide                   side);

/* Returns whether the scenario sets the first side, so that @alternate is possible. */
gboolean  acies_simulation_can_alternate     (const AciesState           *scenario);

/**
 * acies_simulation_terms_first:
 *
 * With @alternate the first side changes with every game; together with @swap, only after every player has had
 * every side, or one player would always be first.
 *
 * Returns: the first side of that game
 */
AciesSide acies_simulation_terms_first       (const AciesSimulationTerms *self,
                                              guint                       number);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesSimulationTerms, acies_simulation_terms_free)

/* --- one game -------------------------------------------------------------------------------- */

typedef struct _AciesSimulation AciesSimulation;

/* The result of a game, counted from events and commands, in any ruleset. It omits what follows from the number:
 * acies_simulation_terms_seat(), acies_simulation_terms_first(). */
typedef struct
{
  guint     number;                                              /* number of the game, from 1 */
  guint8    end;                                                 /* how it ended (AciesProcs.ends); %ACIES_END_NOT_YET if it took too long */
  AciesSide winner;                                              /* %ACIES_NO_SIDE without a winner */
  guint8    round;                                               /* the last round played */
  guint     n_commands;                                          /* number of commands, including dice */
  guint16   morale[ACIES_MAX_SIDES];                             /* remaining morale of each side */
  guint16   figures[ACIES_MAX_SIDES];                            /* remaining figures of each side on the board */
  guint16   units_lost[ACIES_MAX_SIDES][ACIES_MAX_UNIT_TYPES];   /* by side and unit type */
  guint16   figures_lost[ACIES_MAX_SIDES][ACIES_MAX_UNIT_TYPES]; /* by side and unit type, including those of lost units */
  guint16   cards_used[ACIES_MAX_SIDES][ACIES_MAX_CARDS];        /* cards played, by side and card */
} AciesSimulatedGame;

/**
 * acies_simulation_new:
 * @scenario: the scenario of @terms, in edit mode, without errors; copied
 * @terms: with known players; copied
 *
 * Returns: (transfer full): a simulation; several threads can share it, since playing does not change it
 */
AciesSimulation            *acies_simulation_new       (const AciesState           *scenario,
                                                        const AciesSimulationTerms *terms);
void                        acies_simulation_free      (AciesSimulation            *self);

/* (transfer none) */
const AciesSimulationTerms *acies_simulation_get_terms (const AciesSimulation      *self);

/**
 * acies_simulation_play:
 * @number: number of any game, from 1; with the seed, it determines all dice and choices
 * @mind: cache of the calling thread
 * @cancellable: (nullable): stops the game
 * @game: (out caller-allocates): the result
 *
 * Plays a game to its end. Can run on any thread.
 *
 * Returns: %FALSE if cancelled before its end
 */
gboolean                    acies_simulation_play      (const AciesSimulation      *self,
                                                        guint                       number,
                                                        AciesAiCache                *cache,
                                                        GCancellable               *cancellable,
                                                        AciesSimulatedGame         *game);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesSimulation, acies_simulation_free)

/* --- all games ------------------------------------------------------------------------------- */

#define ACIES_SIMULATION_MAX_JOBS 256

/**
 * AciesSimulationPlayed:
 * @game: the result; valid during the call
 *
 * Called after each game. Can cancel the run.
 */
typedef void (*AciesSimulationPlayed) (const AciesSimulatedGame *game,
                                       gpointer                  data);

/**
 * acies_simulation_run:
 * @jobs: number of threads, from 1 to %ACIES_SIMULATION_MAX_JOBS; it does not change the results
 * @cancellable: (nullable): ends the run soon
 * @played: called in the calling thread for each game, in the order of their numbers
 *
 * Plays the games of the shard and blocks until they are done. A window calls this in a thread of its own
 * (g_task_run_in_thread()) and hands the sums to the main loop (g_main_context_invoke()). Memory use does not
 * depend on the number of games: a few unreported results per thread are kept.
 *
 * Returns: how often @played was called: once for each game, unless cancelled
 */
guint acies_simulation_run (const AciesSimulation *self,
                            guint                  jobs,
                            GCancellable          *cancellable,
                            AciesSimulationPlayed  played,
                            gpointer               data);

G_END_DECLS
