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

/* Where a playout ends: at the end of a turn, after at least that many turns and commands. One turn can be a
 * single action or the move of a whole army. In a game without turns a playout ends with the round or the game. */
typedef struct
{
  guint     turns;
  guint     commands;
  gboolean  lies_ahead;
  gboolean  of_round;   /* end with the round */
  guint8    round;      /* of the current turn */
  AciesSide active;
} AciesAiHorizon;

void     acies_ai_horizon_init    (AciesAiHorizon   *self,
                                   const AciesState *state,
                                   guint             turns,
                                   guint             commands);

/* Call after each command. Returns whether the playout continues. */
gboolean acies_ai_horizon_goes_on (AciesAiHorizon   *self,
                                   const AciesState *state);

/* A legal command and the result of its playouts. */
typedef struct
{
  AciesCommand command;
  guint        place; /* rank by quick score */
  guint        visits;
  double       win; /* chance to win of the side that gives it, from 0 to 1 */
} AciesAiOption;

/**
 * acies_ai_search:
 * @n_positions: approximate number of positions to examine, the same on all machines
 * @cancellable: (nullable): ends the search early, with the results so far
 *
 * Returns: (transfer full) (element-type AciesAiOption): at least one option, best first
 */
GArray *acies_ai_search (AciesAiCache     *cache,
                         const AciesView *view,
                         guint            n_positions,
                         AciesAiRng      *rng,
                         GCancellable    *cancellable);

/* As acies_ai_search(). @cache: not used by another thread at the same time */
GArray *acies_ai_compare (AciesAiRulesetCache     *cache,
                          const AciesView *view,
                          guint            n_positions,
                          AciesAiRng      *rng,
                          GCancellable    *cancellable);

/* --- advice ---------------------------------------------------------------------------------- */

typedef struct
{
  AciesCommand command;    /* the command, without a text to clear */
  double       win;        /* chance to win after it, from 0 to 1 */
  double       morale;     /* expected morale loss of the enemies in this turn and their next, less that of the own team */
  double       eliminated; /* enemy units expected to be eliminated in that time */
  double       lost;       /* own units expected to be eliminated in that time */
} AciesAiAdvice;

/**
 * acies_ai_advise:
 * @view: knowledge of the side to decide; the game is not over and awaits no dice
 * @n_positions: positions to examine; more are slower and better
 * @advice: (out): valid unless cancelled
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
