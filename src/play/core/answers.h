/* answers.h - answers that players need not look for: number keys, the pass of a side that has nothing else, the same again
 *
 * Number keys give the answers that have buttons and exist in one game only. To advance a line, the player moves its first
 * unit and repeats the move for the others with a key.
 *
 * Questions depend only on public information, so that a question reveals nothing about a hand. An automatic answer would: it
 * is given only if no other person may not see the hand.
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
 * @place: number of the answer's button, from 1
 *
 * Returns: (transfer none) (nullable): the command of that key; %NULL if cards of the hand or units of the
 *   reserve use the number keys
 */
const AciesCommand *acies_answer_keys_find (const AciesChoices *choices,
                                            const AciesState   *state,
                                            guint               place);

/* --- the same again ------------------------------------------------------------------------- */

#define ACIES_MAX_REPEATED 16

/* Each side's last command for each kind of question. All zero at the start. */
typedef struct
{
  guint n;
  struct
  {
    AciesSide    side;
    guint8       question;  /* AciesDecisionKind */
    AciesCommand command;   /* on the board, or a choice of a game's own verb; owns nothing */
    gboolean     ended;     /* the player then ended the unit's action early */
  } last[ACIES_MAX_REPEATED];
} AciesRepeated;

/**
 * acies_repeated_remember:
 * @state: the state before the command
 * @command: the command; ignored if it cannot be repeated
 */
void     acies_repeated_remember (AciesRepeated       *self,
                                  const AciesState    *state,
                                  const AciesCommand  *command);

/**
 * acies_repeated_find:
 * @choices: the legal commands in @state
 * @taken: hex of the selected unit, or ACIES_NO_HEX
 * @command: (out): the same command in the same direction, by the selected unit or else by the unit nearest to
 *   the last one; a unit in mid-move comes as near to it as possible
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
 * @state: the state before the command
 * @command: a command from acies_repeated_find()
 *
 * Returns: whether the player ended the last unit's action there and @command repeats it exactly, so that this
 *   action also ends
 */
gboolean acies_repeated_ends     (const AciesRepeated *self,
                                  const AciesState    *state,
                                  const AciesCommand  *command);

G_END_DECLS
