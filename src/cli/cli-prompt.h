/* cli-prompt.h - a game at a terminal: question and answer
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cli/cli-script.h"

G_BEGIN_DECLS

/**
 * AciesCliSaveFunc:
 * @name: of the file
 *
 * Returns: %FALSE after a complaint
 */
typedef gboolean (*AciesCliSaveFunc) (const char *name,
                                      gpointer    data);

/**
 * AciesCliPrompt:
 * @game: what is played
 * @save: saves it
 * @data: for it
 * @file: (nullable): where it is saved when people leave
 */
typedef struct
{
  const AciesCliScript *game;
  AciesCliSaveFunc      save;
  gpointer              data;
  const char           *file;
} AciesCliPrompt;

/**
 * acies_cli_prompt_is_wanted:
 * Returns: whether somebody sits at a terminal and reads what is printed there
 */
gboolean acies_cli_prompt_is_wanted (void);

/**
 * acies_cli_prompt_run:
 *
 * Asks, reads, tells, until people leave or the input ends. Nothing that is
 * refused ends it.
 *
 * Returns: %FALSE when the game was to be saved and could not be
 */
gboolean acies_cli_prompt_run       (const AciesCliPrompt *prompt);

G_END_DECLS
