/* repeat.h - the same once more: what a player did last, done by the next unit
 *
 * Who brings up a line says for its first unit where it goes, and lets the others
 * follow with a key.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "play/core/choices.h"

G_BEGIN_DECLS

#define ACIES_MAX_REPEATED 16

/* What each side did last at each kind of question. Nothing yet: all zero. */
typedef struct
{
  guint n;
  struct
  {
    AciesSide    side;
    guint8       question;  /* AciesDecisionKind */
    AciesCommand command;   /* on the board, or of a verb that chooses: it owns nothing */
    gboolean     ended;     /* and then it was done, with more that could have been */
  } last[ACIES_MAX_REPEATED];
} AciesRepeated;

/**
 * acies_repeated_remember:
 * @state: before the command
 * @command: what was done; what cannot be repeated is left out
 */
void     acies_repeated_remember (AciesRepeated       *self,
                                  const AciesState    *state,
                                  const AciesCommand  *command);

/**
 * acies_repeated_find:
 * @choices: what is allowed in @state
 * @taken: hex of the unit that is taken up, or ACIES_NO_HEX
 * @command: (out): what repeats the last: the same in the same direction, by the unit that is taken up or else
 *   by the one nearest to who did it; a unit whose move goes on comes as near to that as it can
 *
 * Returns: whether there is such a command
 */
gboolean acies_repeated_find     (const AciesRepeated *self,
                                  const AciesState    *state,
                                  const AciesChoices  *choices,
                                  AciesHex             taken,
                                  AciesCommand        *command);

/**
 * acies_repeated_ends:
 * @state: before the command
 * @command: what repeats the last
 *
 * Returns: whether the player was done with it then, so that who repeats it is, too; not where it fell short of the last
 */
gboolean acies_repeated_ends     (const AciesRepeated *self,
                                  const AciesState    *state,
                                  const AciesCommand  *command);

G_END_DECLS
