/* cli-help.h - what can be commanded in a game, a line each
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/command.h"

G_BEGIN_DECLS

/**
 * AciesCliWord:
 * @name: what is written
 * @usage: what comes after it
 * @text: what it does; to be translated
 *
 * Something that can be said at the prompt and is no command of the game.
 */
typedef struct
{
  const char *name;
  const char *usage;
  const char *text;
} AciesCliWord;

/**
 * acies_cli_help_dup_commands:
 * @state: a game
 *
 * Returns: (transfer full): the commands of the game, with what they do
 */
char *acies_cli_help_dup_commands (const AciesState   *state);

/* (transfer full) (nullable): the line of the command of that name, in any case, and all there is to know of it */
char *acies_cli_help_dup_command  (const AciesState   *state,
                                   const char         *name);

/* The same of all games: what the help of "play" lists. */
char *acies_cli_help_dup_list     (void);

/* The commands that change a scenario: what the help of "why" lists. */
char *acies_cli_help_dup_edits    (void);

/* (transfer full) (nullable): the line of @command, and what its number stands for; NULL where it chooses no numbered thing */
char *acies_cli_help_dup_choice   (const AciesCommand  *command,
                                   const AciesState    *state);

/* (transfer full): that of each command which is allowed, each with its line break */
char *acies_cli_help_dup_choices  (const AciesState    *state);

/**
 * acies_cli_help_dup_thing:
 * @name: of a card, a terrain, a skill, a property, a resource or a unit type, by its name or id, in any case
 *
 * Returns: (transfer full) (nullable): what it is and what its numbers are, each
 *   line with its line break; %NULL if the ruleset has no such thing
 */
char *acies_cli_help_dup_thing    (const AciesRuleset  *ruleset,
                                   const char          *name);

/* (transfer full): a line of such a list */
char *acies_cli_help_dup_line     (const AciesCliWord *word);

G_END_DECLS
