/* answers.h - keyboard shortcuts for answers: number keys, and a key that repeats the last command
 *
 * Number keys give the answers that have game-specific buttons. To advance a line of units, the player moves the first
 * unit and then repeats the move for the other units with one key.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "formats/game/game-settings.h"
#include "play/core/choices.h"

G_BEGIN_DECLS

/* --- number keys ---------------------------------------------------------------------------- */

#define ACIES_N_ANSWER_KEYS 9

/**
 * acies_answer_keys_find:
 * @place: the number of a key and of its button, from 1
 *
 * Returns: (transfer none) (nullable): the command of the button; %NULL if there is no such button or if number keys
 *   select cards in hand or units in reserve
 */
const AciesCommand *acies_answer_keys_find (const AciesChoices *choices,
                                            const AciesState   *state,
                                            guint               place);

/* --- repeating a command --------------------------------------------------------------------- */

#define ACIES_MAX_REPEATED 16

/* The last command of each side for each kind of question. Initialise it with zeros. */
typedef struct
{
  guint n;
  struct
  {
    AciesSide    side;
    guint8       question;  /* AciesDecisionKind */
    AciesCommand command;   /* a move, or a verb with a hex or a number; owns no memory */
    gboolean     ended;     /* whether the player then ended the unit's action with "done" */
  } last[ACIES_MAX_REPEATED];
} AciesRepeated;

/**
 * acies_repeated_remember:
 * @state: the state before @command
 * @command: the player's command; ignored if it cannot be repeated
 */
void     acies_repeated_remember (AciesRepeated       *self,
                                  const AciesState    *state,
                                  const AciesCommand  *command);

/**
 * acies_repeated_find:
 * @choices: the legal commands in @state
 * @taken: the hex of the selected unit, or %ACIES_NO_HEX
 * @command: (out): the repeated command
 *
 * Finds a legal command that repeats the last command in the same direction and over the same distance. Prefers the
 * selected unit, then the unit nearest to the last one. A unit in the middle of a move goes as near as it can.
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
 * @state: the state before @command
 * @command: a command from acies_repeated_find()
 *
 * Returns: whether to end the unit's action after @command, because the player ended the last unit's action and
 *   @command repeats the last command exactly
 */
gboolean acies_repeated_ends     (const AciesRepeated *self,
                                  const AciesState    *state,
                                  const AciesCommand  *command);

G_END_DECLS
