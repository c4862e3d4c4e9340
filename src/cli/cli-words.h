/* cli-words.h - a command as people write it: with the names of the rulebook, in any case
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/command.h"

G_BEGIN_DECLS

/**
 * acies_cli_words_read:
 * @line: "play Counter Attack", "move Principes E7 E6" or, where only one unit of
 *   the kind may, "attack Principes B7"; of course also what a log says
 * @state: where it is to be done; names of units are looked up there
 * @command: (out caller-allocates): clear it with acies_command_clear()
 * @error: one sentence, with the nearest word where one is near; or why a name
 *   after "done" or "pass" is refused
 */
gboolean    acies_cli_words_read  (const char         *line,
                                   const AciesState   *state,
                                   AciesCommand       *command,
                                   GError            **error);

/**
 * acies_cli_words_read_among:
 * @others: (element-type utf8): other words that could have been meant
 */
gboolean    acies_cli_words_read_among (const char    *line,
                                   const GPtrArray    *others,
                                   const AciesState   *state,
                                   AciesCommand       *command,
                                   GError            **error);

G_END_DECLS
