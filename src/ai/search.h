/* search.h - playout-based search for the best command
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

/* Determines when a playout ends. A playout ends at the end of a turn, but only after at least @turns turns and
 * @commands commands. A turn can be a single action or the moves of a whole army. In a game without turns, a playout
 * ends with the round, and @turns and @commands are ignored. */
typedef struct
{
  guint     turns;      /* minimum number of turns still to play */
  guint     commands;   /* minimum number of commands still to play */
  gboolean  lies_ahead; /* whether the playout continues */
  gboolean  of_round;   /* whether the playout ends with the round */
  guint8    round;      /* current round */
  AciesSide active;     /* side whose turn it is */
} AciesAiHorizon;

void     acies_ai_horizon_init    (AciesAiHorizon   *self,
                                   const AciesState *state,
                                   guint             turns,
                                   guint             commands);

/* Updates @self after a command. Call this function after every command. Returns whether the playout continues. */
gboolean acies_ai_horizon_goes_on (AciesAiHorizon   *self,
                                   const AciesState *state);

/* A legal command and the results of its playouts. */
typedef struct
{
  AciesCommand command;
  guint        place;  /* zero-based rank in the quick evaluation */
  guint        visits; /* number of playouts */
  double       win;    /* estimated chance of winning for the side that must decide, from 0 to 1; 0 without playouts */
} AciesAiOption;

/**
 * acies_ai_search:
 * @n_positions: approximate number of positions to examine
 * @cancellable: (nullable): if cancelled, the search stops early and returns the results obtained so far
 *
 * Searches for the best command for the side that must decide. The result does not depend on the speed of the machine.
 *
 * Returns: (transfer full) (element-type AciesAiOption): at least one option, best first
 */
GArray *acies_ai_search (AciesAiCache     *cache,
                         const AciesView *view,
                         guint            n_positions,
                         AciesAiRng      *rng,
                         GCancellable    *cancellable);

/* Like acies_ai_search(), but tries all candidate commands in the same trial games, and drops candidates that are
 * clearly worse than the best one. In each trial game, all candidates face the same hidden units and cards, and the
 * same random numbers. @cache must not be used by several threads at once. */
GArray *acies_ai_compare (AciesAiRulesetCache     *cache,
                          const AciesView *view,
                          guint            n_positions,
                          AciesAiRng      *rng,
                          GCancellable    *cancellable);

/* --- advice ---------------------------------------------------------------------------------- */

/* A command and its expected results for the team of the side that must decide. Losses are counted over two turns,
 * which normally include the enemies' next turn. In a game without turns, they are counted until the round ends. */
typedef struct
{
  AciesCommand command;    /* the command; it does not need to be cleared */
  double       win;        /* estimated chance of winning after the command, from 0 to 1 */
  double       morale;     /* expected morale loss of the enemies minus expected morale loss of the team */
  double       eliminated; /* expected number of enemy units eliminated */
  double       lost;       /* expected number of the team's units eliminated */
} AciesAiAdvice;

/**
 * acies_ai_advise:
 * @view: the view of the side that must decide; the game must not be over or waiting for dice
 * @n_positions: approximate number of positions to examine; a higher number gives better advice but takes longer
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
 * @n_positions: approximate number of positions to examine; at least 16 playouts are run
 * @advice: (out): the expected results of @command; valid unless cancelled
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
