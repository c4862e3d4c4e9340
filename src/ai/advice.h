/* advice.h - what a computer would do in somebody's place, and why
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "ai/mind.h"
#include "ai/random.h"
#include "engine/core/command.h"
#include "engine/view/view.h"

#include <gio/gio.h>

G_BEGIN_DECLS

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
gboolean acies_ai_advise (AciesAiMind     *mind,
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
gboolean acies_ai_weigh (AciesAiMind        *mind,
                         const AciesView    *view,
                         const AciesCommand *command,
                         guint               n_positions,
                         AciesAiRng         *rng,
                         GCancellable       *cancellable,
                         AciesAiAdvice      *advice);

G_END_DECLS
