/* search.h - search for the best command by playouts
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "ai/cache.h"
#include "ai/random.h"
#include "engine/core/command.h"
#include "engine/view/view.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/* The condition for the end of a playout: the end of a turn, after at least the given numbers of turns and commands. A turn
 * can be a single action or the moves of a whole army. In a game without turns, a playout ends with the round or the game. */
typedef struct
{
  guint     turns;      /* minimum number of further turns */
  guint     commands;   /* minimum number of further commands */
  gboolean  lies_ahead; /* whether the playout continues */
  gboolean  of_round;   /* whether the playout ends with the round */
  guint8    round;      /* round of the current turn */
  AciesSide active;     /* side whose turn it is */
} AciesAiHorizon;

void     acies_ai_horizon_init    (AciesAiHorizon   *self,
                                   const AciesState *state,
                                   guint             turns,
                                   guint             commands);

/* Call this function after each command. Returns whether the playout continues. */
gboolean acies_ai_horizon_goes_on (AciesAiHorizon   *self,
                                   const AciesState *state);

/* A legal command and the result of its playouts. */
typedef struct
{
  AciesCommand command;
  guint        place;  /* rank by quick score, from 0 */
  guint        visits; /* number of playouts */
  double       win;    /* chance that the deciding side wins, from 0 to 1 */
} AciesAiOption;

/**
 * acies_ai_search:
 * @n_positions: approximate number of positions to examine; the actual number is the same on all machines
 * @cancellable: (nullable): if cancelled, the search ends early and returns the results so far
 *
 * Returns: (transfer full) (element-type AciesAiOption): at least one option, best first
 */
GArray *acies_ai_search (AciesAiCache     *cache,
                         const AciesView *view,
                         guint            n_positions,
                         AciesAiRng      *rng,
                         GCancellable    *cancellable);

/* Searches like acies_ai_search(), but each game is played with every command that is still compared, with the same hidden units
 * and the same random numbers. Only one thread can use @cache at a time. */
GArray *acies_ai_compare (AciesAiRulesetCache     *cache,
                          const AciesView *view,
                          guint            n_positions,
                          AciesAiRng      *rng,
                          GCancellable    *cancellable);

/* --- advice ---------------------------------------------------------------------------------- */

/* A command and its expected results for the team of the side that decides, in the period until the enemies' next turn ends. */
typedef struct
{
  AciesCommand command;    /* the command, which owns no text */
  double       win;        /* chance of winning after the command, from 0 to 1 */
  double       morale;     /* expected morale loss of the enemies minus the expected morale loss of the team in the period */
  double       eliminated; /* expected number of enemy units eliminated in the period */
  double       lost;       /* expected number of the team's units eliminated in the period */
} AciesAiAdvice;

/**
 * acies_ai_advise:
 * @view: the view of the side that decides; the game is not over and is not waiting for dice
 * @n_positions: number of positions to examine; higher numbers give better advice but take longer
 * @advice: (out): the best command and its expected results; valid unless cancelled
 *
 * Returns: %FALSE if cancelled
 */
gboolean acies_ai_advise (AciesAiCache     *cache,
                          const AciesView *view,
                          guint            n_positions,
                          AciesAiRng      *rng,
                          GCancellable    *cancellable,
                          AciesAiAdvice   *advice);

/**
 * acies_ai_weigh:
 * @command: a legal command
 * @advice: (out): the expected results of @command
 *
 * Returns: %FALSE if cancelled
 */
gboolean acies_ai_weigh (AciesAiCache        *cache,
                         const AciesView    *view,
                         const AciesCommand *command,
                         guint               n_positions,
                         AciesAiRng         *rng,
                         GCancellable       *cancellable,
                         AciesAiAdvice      *advice);

G_END_DECLS
