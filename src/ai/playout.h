/* playout.h - a game played on at a glance, to see what comes of it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "ai/lore.h"
#include "ai/random.h"
#include "ai/roll.h"
#include "engine/command.h"

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

G_END_DECLS
