/* search.h - what is best to do, by what may come of it
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

/* How far it is looked: until a turn ends, when so many have ended and so many commands were
 * given: a turn of one game is a single action, that of another a whole army's. Where nobody has
 * turns it is looked to the end of the round, which may be that of the game. */
typedef struct
{
  guint     turns;
  guint     commands;
  gboolean  lies_ahead;
  gboolean  of_round;   /* it is where this round ends */
  guint8    round;      /* of the turn that goes on */
  AciesSide active;
} AciesAiHorizon;

void     acies_ai_horizon_init    (AciesAiHorizon   *self,
                                   const AciesState *state,
                                   guint             turns,
                                   guint             commands);

/* After each command: does it lie farther on? */
gboolean acies_ai_horizon_goes_on (AciesAiHorizon   *self,
                                   const AciesState *state);

/* A command that may be given now, and what was seen of it. */
typedef struct
{
  AciesCommand command;
  guint        place; /* among those that looked best at a glance */
  guint        visits;
  double       win; /* chance to win of who gives it, from 0 to 1 */
} AciesAiOption;

/**
 * acies_ai_search:
 * @n_positions: how many are looked at, about; the same for all machines
 * @cancellable: (nullable): ends it early, with what was seen by then
 *
 * Returns: (transfer full) (element-type AciesAiOption): at least one, the best first
 */
GArray *acies_ai_search (AciesAiCache     *cache,
                         const AciesView *view,
                         guint            n_positions,
                         AciesAiRng      *rng,
                         GCancellable    *cancellable);

/* As acies_ai_search(); @lore: no other thread uses it meanwhile. */
GArray *acies_ai_compare (AciesAiRulesetCache     *cache,
                          const AciesView *view,
                          guint            n_positions,
                          AciesAiRng      *rng,
                          GCancellable    *cancellable);

/* --- advice ---------------------------------------------------------------------------------- */

/**
 * AciesAiAdvice:
 * @command: what to do, without a text to clear
 * @win: chance to win after it, from 0 to 1
 * @morale: morale that the enemy is expected to lose in this turn and his next, less
 *   what one's own side is
 * @eliminated: how many enemy units are expected to be eliminated in that time
 * @lost: the same of one's own
 */
typedef struct
{
  AciesCommand command;
  double       win;
  double       morale;
  double       eliminated;
  double       lost;
} AciesAiAdvice;

/**
 * acies_ai_advise:
 * @view: what the side that decides knows of a game that is not over and waits
 *   for no dice
 * @n_positions: how many positions are looked at; more are slower and better
 * @advice: (out)
 *
 * Returns: %FALSE when cancelled; then there is no advice
 */
gboolean acies_ai_advise (AciesAiCache     *cache,
                          const AciesView *view,
                          guint            n_positions,
                          AciesAiRng      *rng,
                          GCancellable    *cancellable,
                          AciesAiAdvice   *advice);

/**
 * acies_ai_weigh:
 * @command: one that may be given now
 * @advice: (out): the same numbers for a command that somebody has chosen
 *
 * Returns: %FALSE when cancelled
 */
gboolean acies_ai_weigh (AciesAiCache        *cache,
                         const AciesView    *view,
                         const AciesCommand *command,
                         guint               n_positions,
                         AciesAiRng         *rng,
                         GCancellable       *cancellable,
                         AciesAiAdvice      *advice);

G_END_DECLS
