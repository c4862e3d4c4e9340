/* cli-script.h - a text of commands, one per line, put to a game
 *
 * Empty lines and lines that begin with "#" are left out. Where dice or
 * a card are awaited and the next line gives none they come from the game's seed,
 * unless they are real ones.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cli/cli-players.h"

G_BEGIN_DECLS

/**
 * AciesCliRefusal:
 * @line: number of the line, from 1; 0 when nothing was refused
 * @command: the line
 * @message: one sentence
 * @rule: (nullable): id of the statement that forbids it
 *
 * The line a game did not accept.
 */
typedef struct
{
  guint line;
  char *command;
  char *message;
  char *rule;
} AciesCliRefusal;

/**
 * acies_cli_script_read:
 * @name: of a text file, or "-" for standard input
 *
 * Returns: (transfer full) (nullable): the text, or %NULL with an error when
 *   it cannot be read or is no text
 */
char    *acies_cli_script_read   (const char       *name,
                                  GError          **error);

/**
 * AciesCliScript:
 * @session: the game
 * @teller: (nullable): prints what happens
 * @players: who plays each side; lines speak for the people
 * @real_dice: dice are not rolled, and cards not drawn, here: lines give them, or they are awaited
 *
 * Where lines are put to.
 */
typedef struct
{
  AciesSession          *session;
  AciesCliTeller        *teller;
  const AciesCliPlayers *players;
  gboolean               real_dice;
} AciesCliScript;

/**
 * acies_cli_script_run:
 * @refusal: (out caller-allocates): clear it with acies_cli_refusal_clear()
 *
 * Returns: whether every line was accepted; if not, the game stands as it
 *   stood before the refused one
 */
gboolean acies_cli_script_run    (const AciesCliScript *self,
                                  const char       *text,
                                  AciesCliRefusal  *refusal);

/**
 * AciesCliOpen:
 * @ending: (nullable): what “done” could end when the last line was given
 *
 * The step that a person who writes “done” has before their eyes.
 */
typedef struct
{
  const char *ending;
  AciesSide   side;
  guint       round;
} AciesCliOpen;

/* Refuses a “done” alone that would end another step, because the last line, or dice, have closed the one that was open. */
gboolean acies_cli_open_check_done (const AciesCliOpen *self,
                                  const AciesCommand *command,
                                  const char         *line,
                                  const AciesState   *state,
                                  GError            **error);

/* @command is given in @state. */
void     acies_cli_open_follow   (AciesCliOpen       *self,
                                  const AciesCommand *command,
                                  const AciesState   *state);

/**
 * acies_cli_script_advance:
 *
 * Goes on to where a person is asked, or real dice are due: dice and draws come from
 * the seed unless they are real, and computers decide for their sides.
 */
void     acies_cli_script_advance (const AciesCliScript *self);
void     acies_cli_refusal_clear (AciesCliRefusal  *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (AciesCliRefusal, acies_cli_refusal_clear)

G_END_DECLS
