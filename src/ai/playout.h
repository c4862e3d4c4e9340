/* playout.h - a game played on at a glance, to see what comes of it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "ai/lore.h"
#include "ai/random.h"
#include "ai/roll.h"
#include "engine/core/command.h"

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

/* What is needed again and again. */
typedef struct
{
  AciesAiLore  *lore;
  GCancellable *cancellable; /* (nullable) */
  AciesAiLuck  *luck;        /* (nullable): how dice fall; else as the generator of the playout says */
  GArray       *list;        /* of AciesCommand */
  guint         positions;   /* that were looked at: commands given */
} AciesAiPlayout;

/* Borrows what it is given. */
void acies_ai_playout_init (AciesAiPlayout *self,
                            AciesAiLore    *lore,
                            GCancellable   *cancellable);
void acies_ai_playout_clear (AciesAiPlayout *self);

/**
 * acies_ai_playout_run:
 * @state: is played on to the horizon, by both sides as if hands were open
 *
 * Returns: the chance that @side wins from there, as acies_ai_judge() tells it;
 *   from anywhere before when cancelled
 */
double acies_ai_playout_run (AciesAiPlayout *self,
                             AciesState     *state,
                             AciesSide       side,
                             AciesAiHorizon *horizon,
                             AciesAiRng     *rng);

G_END_DECLS
