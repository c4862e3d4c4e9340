/* simulation.h - simulations of many games between computer players, on several threads
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "ai/cache.h"
#include "engine/core/state.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/* --- terms ----------------------------------------------------------------------------------- */

/* The terms of a simulation are its settings. They do not include the starting position, but a program that reads the
 * results needs only the terms and not the scenario. A game depends only on its number, the terms and the starting
 * position. Therefore several programs can share the work, and each program plays one shard of the games.
 *
 * A seat is the index of a player. In the first game, the player in seat N plays side N. */

/* The maximum numbers of games and shards in a simulation. */
#define ACIES_SIMULATION_MAX_GAMES  100000000
#define ACIES_SIMULATION_MAX_SHARDS 10000

typedef struct
{
  AciesRuleset *ruleset;
  char         *title;                    /* title of the scenario */
  guint64       fingerprint;              /* hash of the starting position */
  guint         end_round;                /* last round of the scenario */
  AciesSide     first;                    /* side that goes first in the scenario */
  char         *players[ACIES_MAX_SIDES]; /* id of the computer player in each seat (ai/players.h) */
  guint64       seed;
  guint         n_games;                  /* number of games in all shards */
  guint         shard;                    /* shard to play, from 1 to @n_shards */
  guint         n_shards;
  gboolean      swap;                     /* whether the players change sides after each game */
  gboolean      alternate;                /* whether the first side changes; see acies_simulation_terms_first() */
  guint64       types[ACIES_MAX_SIDES];   /* unit types of each side, as a bit mask */
  guint64       cards[ACIES_MAX_SIDES];   /* cards of each side, as a bit mask */
} AciesSimulationTerms;

/**
 * acies_simulation_terms_new:
 * @scenario: a scenario in edit mode, without errors
 *
 * Creates terms for 100 games in one shard, with seed 0 and the default computer player in every seat.
 *
 * Returns: (transfer full): the new terms
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
 * Compares the terms of two simulations, ignoring the shards that they play.
 *
 * Returns: (transfer none) (nullable): why @other belongs to a different simulation, as a translated sentence without a
 *   full stop; %NULL if both belong to the same simulation
 */
const char *acies_simulation_terms_describe_difference (const AciesSimulationTerms *self,
                                              const AciesSimulationTerms *other);

/* Returns the number of games in the shard of @self. */
guint     acies_simulation_terms_count       (const AciesSimulationTerms *self);

/* Returns the number of the game at the zero-based index @i in the shard. A shard consists of consecutive games, and
 * shard 1 starts with game 1. Shards differ in size by at most one game. */
guint     acies_simulation_terms_number      (const AciesSimulationTerms *self,
                                              guint                       i);

/* Returns whether @side has units of @type at the start, on the board or in reserve, or can get them from an unlimited
 * supply. */
gboolean  acies_simulation_terms_has_type    (const AciesSimulationTerms *self,
                                              AciesSide                   side,
                                              guint                       type);
/* Returns whether @side has a copy of @card at the start, or can get a copy from a common deck. */
gboolean  acies_simulation_terms_has_card    (const AciesSimulationTerms *self,
                                              AciesSide                   side,
                                              guint                       card);

/**
 * acies_simulation_terms_seat:
 * @number: number of a game, from 1
 *
 * Finds the player who plays @side in a game. If AciesSimulationTerms.swap is set, each player moves to another side
 * after each game. With two sides, the players are swapped in every second game.
 *
 * Returns: the seat of the player
 */
guint     acies_simulation_terms_seat        (const AciesSimulationTerms *self,
                                              guint                       number,
                                              AciesSide                   side);

/* Returns whether the ruleset of @scenario allows scenarios to set the first side. AciesSimulationTerms.alternate
 * requires this. */
gboolean  acies_simulation_can_alternate     (const AciesState           *scenario);

/**
 * acies_simulation_terms_first:
 * @number: number of a game, from 1
 *
 * Finds the side that goes first in a game. If AciesSimulationTerms.alternate is set, the first side changes after each
 * game. If AciesSimulationTerms.swap is also set, the first side changes only after each player has played every side,
 * so that the same player does not always go first.
 *
 * Returns: the first side
 */
AciesSide acies_simulation_terms_first       (const AciesSimulationTerms *self,
                                              guint                       number);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesSimulationTerms, acies_simulation_terms_free)

/* --- one game -------------------------------------------------------------------------------- */

typedef struct _AciesSimulation AciesSimulation;

/* The result of a game with any ruleset. acies_simulation_terms_seat() and acies_simulation_terms_first() return the
 * players and the first side of the game. */
typedef struct
{
  guint     number;                                              /* number of the game, from 1 */
  guint8    end;                                                 /* AciesOutcome.reason; NOT_YET: game was too long */
  AciesSide winner;                                              /* winning side, or %ACIES_NO_SIDE */
  guint8    round;                                               /* last round played */
  guint     n_commands;                                          /* number of commands, including dice */
  guint16   morale[ACIES_MAX_SIDES];                             /* morale of each side at the end */
  guint16   figures[ACIES_MAX_SIDES];                            /* figures of each side on the board at the end */
  guint16   units_lost[ACIES_MAX_SIDES][ACIES_MAX_UNIT_TYPES];   /* units lost, by side and unit type */
  guint16   figures_lost[ACIES_MAX_SIDES][ACIES_MAX_UNIT_TYPES]; /* figures lost, including those of lost units */
  guint16   cards_used[ACIES_MAX_SIDES][ACIES_MAX_CARDS];        /* cards played, by side and card */
} AciesSimulatedGame;

/**
 * acies_simulation_new:
 * @scenario: the scenario for which @terms were created, in edit mode and without errors; it is copied
 * @terms: terms with valid ids of computer players; they are copied
 *
 * Creates a simulation. Playing games does not change it, so several threads can share it.
 *
 * Returns: (transfer full): the new simulation
 */
AciesSimulation            *acies_simulation_new       (const AciesState           *scenario,
                                                        const AciesSimulationTerms *terms);
void                        acies_simulation_free      (AciesSimulation            *self);

/**
 * acies_simulation_play:
 * @number: number of the game, from 1; together with the seed, it determines all dice and choices
 * @cache: a cache that no other thread is using
 * @cancellable: (nullable): if cancelled, the game stops
 * @game: (out caller-allocates): the result
 *
 * Plays a game until it ends. This function can be called on any thread.
 *
 * Returns: %FALSE if cancelled before the game ended
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
 * Called after each game. The callback can cancel the simulation.
 */
typedef void (*AciesSimulationPlayed) (const AciesSimulatedGame *game,
                                       gpointer                  data);

/**
 * acies_simulation_run:
 * @jobs: number of threads, from 1 to %ACIES_SIMULATION_MAX_JOBS; it does not affect the results
 * @cancellable: (nullable): if cancelled, the simulation stops early
 * @played: called for each game on the calling thread, in ascending order of game number
 *
 * Plays all games of the shard and returns when they are over. A graphical program calls this function on a worker
 * thread (g_task_run_in_thread()) and passes the totals to the main loop (g_main_context_invoke()). Each thread keeps
 * only a few results that have not been reported yet, so memory use does not depend on the number of games.
 *
 * Returns: the number of calls to @played, which is the number of games in the shard unless cancelled
 */
guint acies_simulation_run (const AciesSimulation *self,
                            guint                  jobs,
                            GCancellable          *cancellable,
                            AciesSimulationPlayed  played,
                            gpointer               data);

G_END_DECLS
