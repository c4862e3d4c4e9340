/* simulation.h - many games between computer players: which games, one of them, and all on several threads
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "ai/cache.h"
#include "engine/core/state.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/* --- which games ----------------------------------------------------------------------------- */

/* All that is known of the games before the first of them is played, but the position itself: who reads what came of
 * them needs no scenario. Each game has a number, and with it, and these, it is the same wherever and whenever it is
 * played. So many programs can share the games (shards), and be joined again. */

/* Of one simulation, all shards together. */
#define ACIES_SIMULATION_MAX_GAMES  100000000
#define ACIES_SIMULATION_MAX_SHARDS 10000

/**
 * AciesSimulationTerms:
 * @title: of the scenario
 * @fingerprint: of the position that the games begin with
 * @end_round: the last round
 * @first: the side that the scenario has play first
 * @players: ids of the computer players (ai/players.h), by seat: in the first game
 *   the seat is the side
 * @n_games: of all shards
 * @shard: which part of the games is played, from 1 up to @n_shards
 * @swap: the players change sides from game to game
 * @alternate: the sides take turns in being first
 * @types: bit by unit type: those that each side has
 * @cards: bit by card: those that each side has
 */
typedef struct
{
  AciesRuleset *ruleset;
  char         *title;
  guint64       fingerprint;
  guint         end_round;
  AciesSide     first;
  char         *players[ACIES_MAX_SIDES];
  guint64       seed;
  guint         n_games;
  guint         shard;
  guint         n_shards;
  gboolean      swap;
  gboolean      alternate;
  guint64       types[ACIES_MAX_SIDES];
  guint64       cards[ACIES_MAX_SIDES];
} AciesSimulationTerms;

/**
 * acies_simulation_terms_new:
 * @scenario: in edit mode, without errors
 *
 * Returns: (transfer full): 100 games of it in one part, with seed 0; the computer
 *   player that was added last has all seats
 */
AciesSimulationTerms *acies_simulation_terms_new  (const AciesState           *scenario);
AciesSimulationTerms *acies_simulation_terms_copy (const AciesSimulationTerms *self);
void                  acies_simulation_terms_free (AciesSimulationTerms       *self);

/**
 * acies_simulation_terms_set_player:
 * @id: of a computer player
 */
void      acies_simulation_terms_set_player  (AciesSimulationTerms       *self,
                                              guint                       seat,
                                              const char                 *id);

/**
 * acies_simulation_terms_describe_difference:
 *
 * Returns: (transfer none) (nullable): why @other is not of the same simulation,
 *   as a translated sentence without a full stop, or %NULL: both are of one, perhaps of other parts of it
 */
const char *acies_simulation_terms_describe_difference (const AciesSimulationTerms *self,
                                              const AciesSimulationTerms *other);

/* How many of the games are played in this shard. */
guint     acies_simulation_terms_count       (const AciesSimulationTerms *self);

/* The number of its game @i, counted from 0. Shards hold games that follow each other,
 * the first shard the first ones, and differ by one game at most. */
guint     acies_simulation_terms_number      (const AciesSimulationTerms *self,
                                              guint                       i);

/* Whether the side begins with a unit of that type, on the board or in reserve; or with that card. */
gboolean  acies_simulation_terms_has_type    (const AciesSimulationTerms *self,
                                              AciesSide                   side,
                                              guint                       type);
gboolean  acies_simulation_terms_has_card    (const AciesSimulationTerms *self,
                                              AciesSide                   side,
                                              guint                       card);

/**
 * acies_simulation_terms_seat:
 * @number: of a game, from 1
 *
 * With @swap the players move on by one side with every game. In a game of two the
 * players so change sides in every second game.
 *
 * Returns: whose player has @side in that game: place in @players
 */
guint     acies_simulation_terms_seat        (const AciesSimulationTerms *self,
                                              guint                       number,
                                              AciesSide                   side);

/* Is it the scenario that says who is first, so that sides can take turns in it? */
gboolean  acies_simulation_can_alternate     (const AciesState           *scenario);

/**
 * acies_simulation_terms_first:
 *
 * With @alternate the next side is first in every game; with @swap, too, it is only
 * when every player had every side, or one player would always be first.
 *
 * Returns: who is first in that game
 */
AciesSide acies_simulation_terms_first       (const AciesSimulationTerms *self,
                                              guint                       number);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesSimulationTerms, acies_simulation_terms_free)

/* --- one game -------------------------------------------------------------------------------- */

typedef struct _AciesSimulation AciesSimulation;

/**
 * AciesSimulatedGame:
 * @number: of the game, from 1
 * @end: how it ended (AciesProcs.ends); %ACIES_END_NOT_YET: it went on for longer
 *   than any game should, and was left
 * @winner: %ACIES_NO_SIDE where nobody has won
 * @round: the last that was played
 * @n_commands: dice among them
 * @morale: left of each side
 * @figures: left of each side on the board
 * @units_lost: by side and unit type
 * @figures_lost: by side and unit type, those of lost units among them
 * @cards_used: by side and card: how often the side has played it
 *
 * What a game came to. Everything is counted from events and commands, so that it
 * holds in every ruleset; what follows from the number (acies_simulation_terms_seat(),
 * acies_simulation_terms_first()) is not in it.
 */
typedef struct
{
  guint     number;
  guint8    end;
  AciesSide winner;
  guint8    round;
  guint     n_commands;
  guint16   morale[ACIES_MAX_SIDES];
  guint16   figures[ACIES_MAX_SIDES];
  guint16   units_lost[ACIES_MAX_SIDES][ACIES_MAX_UNIT_TYPES];
  guint16   figures_lost[ACIES_MAX_SIDES][ACIES_MAX_UNIT_TYPES];
  guint16   cards_used[ACIES_MAX_SIDES][ACIES_MAX_CARDS];
} AciesSimulatedGame;

/**
 * acies_simulation_new:
 * @scenario: in edit mode, without errors; that of @terms
 * @terms: their players must exist; both are copied
 *
 * What it returns is not changed by playing, so several threads can share it.
 */
AciesSimulation            *acies_simulation_new       (const AciesState           *scenario,
                                                        const AciesSimulationTerms *terms);
void                        acies_simulation_free      (AciesSimulation            *self);

/* (transfer none) */
const AciesSimulationTerms *acies_simulation_get_terms (const AciesSimulation      *self);

/**
 * acies_simulation_play:
 * @number: of any game, from 1; its dice and choices depend on that and on the seed alone
 * @mind: that of this thread
 * @cancellable: (nullable): nobody wants to know any more
 * @game: (out caller-allocates): what it came to
 *
 * Plays that game from beginning to end, on any thread.
 *
 * Returns: %FALSE when it was cancelled before the end
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
 * @game: what it came to; good until this returns
 *
 * Another game is over. May cancel the run.
 */
typedef void (*AciesSimulationPlayed) (const AciesSimulatedGame *game,
                                       gpointer                  data);

/**
 * acies_simulation_run:
 * @jobs: how many threads play, from 1 to %ACIES_SIMULATION_MAX_JOBS; what comes of the games is the same for any number
 * @cancellable: (nullable): ends it soon
 * @played: called in the thread that called this, game by game in the order of their
 *   numbers, none left out
 *
 * Plays the games of the simulation's shard, and returns when that is done: a window calls it
 * in a thread of its own (g_task_run_in_thread()), and what @played adds up there it hands to
 * the main loop (g_main_context_invoke()). Of games that are over and were not told yet it
 * keeps a few for each thread, whatever the number of games.
 *
 * Returns: how many were told: all of them, unless it was cancelled
 */
guint acies_simulation_run (const AciesSimulation *self,
                            guint                  jobs,
                            GCancellable          *cancellable,
                            AciesSimulationPlayed  played,
                            gpointer               data);

G_END_DECLS
