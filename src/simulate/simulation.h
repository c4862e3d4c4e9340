/* simulation.h - many games between computer players, on several threads
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "ai/cache.h"
#include "engine/core/state.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/* --- terms ----------------------------------------------------------------------------------- */

/* The terms of a simulation contain all data about its games except the starting position. Programs can therefore read
 * results without the scenario. A game depends only on its number, the terms and the starting position, so several
 * programs can each play a shard. A seat is the index of a player; in the first game, the player has the side with this index. */

/* Maximum numbers of games and shards in a simulation. */
#define ACIES_SIMULATION_MAX_GAMES  100000000
#define ACIES_SIMULATION_MAX_SHARDS 10000

typedef struct
{
  AciesRuleset *ruleset;
  char         *title;                    /* title of the scenario */
  guint64       fingerprint;              /* hash of the starting position */
  guint         end_round;                /* the last round */
  AciesSide     first;                    /* the first side in the scenario */
  char         *players[ACIES_MAX_SIDES]; /* ids of computer players (ai/players.h), by seat */
  guint64       seed;
  guint         n_games;                  /* number of games in all shards */
  guint         shard;                    /* the shard to play, from 1 to @n_shards */
  guint         n_shards;
  gboolean      swap;                     /* whether players change sides after each game */
  gboolean      alternate;                /* whether the first side changes after each game, or, with @swap, after several games */
  guint64       types[ACIES_MAX_SIDES];   /* unit types of each side, one bit per type */
  guint64       cards[ACIES_MAX_SIDES];   /* cards of each side, one bit per card */
} AciesSimulationTerms;

/**
 * acies_simulation_terms_new:
 * @scenario: a scenario in edit mode, without errors
 *
 * Returns: (transfer full): terms for 100 games in one shard with seed 0; the default computer player has all seats
 */
AciesSimulationTerms *acies_simulation_terms_new  (const AciesState           *scenario);
AciesSimulationTerms *acies_simulation_terms_copy (const AciesSimulationTerms *self);
void                  acies_simulation_terms_free (AciesSimulationTerms       *self);

/**
 * acies_simulation_terms_set_player:
 * @id: the id of a computer player (ai/players.h)
 */
void      acies_simulation_terms_set_player  (AciesSimulationTerms       *self,
                                              guint                       seat,
                                              const char                 *id);

/**
 * acies_simulation_terms_describe_difference:
 *
 * Returns: (transfer none) (nullable): why @other belongs to another simulation, as a translated sentence
 *   without a full stop; %NULL if both belong to the same simulation, even with different shards
 */
const char *acies_simulation_terms_describe_difference (const AciesSimulationTerms *self,
                                              const AciesSimulationTerms *other);

/* Returns the number of games in the shard. */
guint     acies_simulation_terms_count       (const AciesSimulationTerms *self);

/* Returns the game number of game @i of the shard. @i starts at 0. Each shard has consecutive games, and the first shard
 * has the first games. The sizes of shards differ by at most one game. */
guint     acies_simulation_terms_number      (const AciesSimulationTerms *self,
                                              guint                       i);

/* The first function returns whether @side starts with a unit of @type, on the board or in reserve. The second function returns
 * whether @side starts with a copy of @card. */
gboolean  acies_simulation_terms_has_type    (const AciesSimulationTerms *self,
                                              AciesSide                   side,
                                              guint                       type);
gboolean  acies_simulation_terms_has_card    (const AciesSimulationTerms *self,
                                              AciesSide                   side,
                                              guint                       card);

/**
 * acies_simulation_terms_seat:
 * @number: the game number, from 1
 *
 * If AciesSimulationTerms.swap is set, each player moves to the next side after each game. With two sides, the players
 * are swapped in every second game.
 *
 * Returns: the seat of the player who has @side in that game
 */
guint     acies_simulation_terms_seat        (const AciesSimulationTerms *self,
                                              guint                       number,
                                              AciesSide                   side);

/* Returns whether @scenario sets the first side, which AciesSimulationTerms.alternate requires. */
gboolean  acies_simulation_can_alternate     (const AciesState           *scenario);

/**
 * acies_simulation_terms_first:
 *
 * If AciesSimulationTerms.alternate is set, the first side changes after each game. If swap is also set, the first side
 * changes only after every player has had every side. Otherwise one player would always be first.
 *
 * Returns: the first side of game @number
 */
AciesSide acies_simulation_terms_first       (const AciesSimulationTerms *self,
                                              guint                       number);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesSimulationTerms, acies_simulation_terms_free)

/* --- one game -------------------------------------------------------------------------------- */

typedef struct _AciesSimulation AciesSimulation;

/* The result of a game of any ruleset, counted from events and commands. For the players and the first side of the game,
 * see acies_simulation_terms_seat() and acies_simulation_terms_first(). */
typedef struct
{
  guint     number;                                              /* number of the game, from 1 */
  guint8    end;                                                 /* kind of end; %ACIES_END_NOT_YET if the game was too long */
  AciesSide winner;                                              /* the winner, or %ACIES_NO_SIDE */
  guint8    round;                                               /* the last round played */
  guint     n_commands;                                          /* number of commands, including dice */
  guint16   morale[ACIES_MAX_SIDES];                             /* remaining morale of each side */
  guint16   figures[ACIES_MAX_SIDES];                            /* remaining figures of each side on the board */
  guint16   units_lost[ACIES_MAX_SIDES][ACIES_MAX_UNIT_TYPES];   /* units lost, by side and unit type */
  guint16   figures_lost[ACIES_MAX_SIDES][ACIES_MAX_UNIT_TYPES]; /* figures lost, by side and unit type, including lost units */
  guint16   cards_used[ACIES_MAX_SIDES][ACIES_MAX_CARDS];        /* cards played, by side and card */
} AciesSimulatedGame;

/**
 * acies_simulation_new:
 * @scenario: the scenario of @terms, in edit mode, without errors; the simulation copies it
 * @terms: terms with valid ids of computer players; the simulation copies them
 *
 * Returns: (transfer full): a simulation; several threads can share it, because games do not change it
 */
AciesSimulation            *acies_simulation_new       (const AciesState           *scenario,
                                                        const AciesSimulationTerms *terms);
void                        acies_simulation_free      (AciesSimulation            *self);

/**
 * acies_simulation_play:
 * @number: any game number from 1; together with the seed, it determines all dice and choices
 * @cache: the cache of the calling thread
 * @cancellable: (nullable): if cancelled, the game stops
 * @game: (out caller-allocates): the result
 *
 * Plays a game to its end. Can run on any thread.
 *
 * Returns: %FALSE if cancelled before the end of the game
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
 * @game: the result of the game; valid during the call
 *
 * Called after each game. The function can cancel the run.
 */
typedef void (*AciesSimulationPlayed) (const AciesSimulatedGame *game,
                                       gpointer                  data);

/**
 * acies_simulation_run:
 * @jobs: number of threads, from 1 to %ACIES_SIMULATION_MAX_JOBS; it does not change the results
 * @cancellable: (nullable): if cancelled, the run ends early
 * @played: called on the calling thread for each game, in the order of game numbers
 *
 * Plays the games of the shard and blocks until all games are over. A graphical program calls this function on a worker
 * thread (g_task_run_in_thread()) and passes the totals to the main loop (g_main_context_invoke()). Each thread stores
 * only a few unreported results, so memory use does not depend on the number of games.
 *
 * Returns: the number of calls of @played; unless cancelled, the number of games in the shard
 */
guint acies_simulation_run (const AciesSimulation *self,
                            guint                  jobs,
                            GCancellable          *cancellable,
                            AciesSimulationPlayed  played,
                            gpointer               data);

G_END_DECLS
