/* match.h - games between two computer players, many at a time
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "ai/players.h"
#include "engine/core/state.h"

G_BEGIN_DECLS

/* Threads that play; what comes of it does not depend on them. */
#define MATCH_THREADS 2

/* Each longer by a fourth root of 2 than the one before; the first one is a microsecond. */
#define MATCH_N_TIMES 100

typedef struct
{
  AciesAiChoose choose;      /* or NULL: by a search */
  guint         n_positions; /* of it */
  AciesAiCache  *cache;
  guint         n_decisions;
  double        seconds; /* that it thought */
  double        longest; /* of one decision */
  guint         times[MATCH_N_TIMES]; /* decisions with a choice, by how long they took */
} MatchPlayer;

/* By name, or who searches with so many positions: "3000". Without a mind. Fails when there is none. */
MatchPlayer match_find_player (const char *name);
gboolean    match_has_player  (const char *name);

/* What the player commands where he is the side that decides. */
AciesCommand match_decide (const AciesState *state,
                           MatchPlayer      *player,
                           AciesAiRng       *rng);

/* Adds up what both thought. */
void match_add_times (MatchPlayer       *self,
                      const MatchPlayer *other);

/* Seconds that half of the decisions with a choice do not take. */
double match_median (const MatchPlayer *self);

/* Called before each command of a game. */
typedef void (*MatchLook) (const AciesState *state,
                           gpointer          data);

/**
 * match_play:
 * @seed: of dice and players
 * @swapped: the first of @players has the second side
 *
 * Returns: what the first of @players has of the game: 1, 0.5 or 0
 */
double match_play (const AciesState *scenario,
                   guint64           seed,
                   gboolean          swapped,
                   MatchPlayer      *players,
                   MatchLook         look,
                   gpointer          data);

/* Plays the game of that number with the minds of a thread. */
typedef double (*MatchGame) (gpointer      data,
                             guint         number,
                             AciesAiCache **minds);

/* The sum of what @game returns for each number below @n. */
double match_play_all (MatchGame game,
                       gpointer  data,
                       guint     n);

G_END_DECLS
