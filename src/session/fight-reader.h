/* fight-reader.h - fights, read command by command from what the events change
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "session/fights.h"

G_BEGIN_DECLS

/* How far a game has been read. */
typedef struct
{
  AciesState *state;    /* as it stands there */
  GPtrArray  *fights;   /* of AciesFight, owned, in the order in which they began */
  GPtrArray  *commands; /* (nullable) AciesFight of each command */
  GPtrArray  *rolls;    /* of AciesFightRoll, of the fights, in the order in which they fell */
  GPtrArray  *open;     /* of AciesFight: those that go on, each within the one before */
  AciesFight *closed;   /* the fight that just now was on top, when nothing has happened since it ended; or NULL */
  guint       command;  /* that is read now */
  guint       event;    /* the same, among those of the command */
} AciesFightReader;

/* @state (transfer full): the game when it began */
void acies_fight_reader_init  (AciesFightReader   *self,
                               AciesState         *state);
void acies_fight_reader_clear (AciesFightReader   *self);

/* The next command of the game, and what came of it. */
void acies_fight_reader_read  (AciesFightReader   *self,
                               const AciesCommand *command,
                               const AciesEvent   *events,
                               guint               n_events);

G_END_DECLS
