/* ending.h - what "done" and "pass" would end at this moment, by name
 *
 * Logs hold the bare words. Who writes them beforehand may say what he means to
 * end, so that nothing else is ended where that has closed by itself.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/command.h"

G_BEGIN_DECLS

/**
 * acies_state_ending:
 * Returns: (nullable): what "done" or "pass" would end, such as "order" or
 *   "charge"; %NULL where neither is asked for
 */
const char *acies_state_ending     (const AciesState   *state);

/**
 * acies_command_to_named_string:
 * Returns: (transfer full): as acies_command_to_string(), and after "done" and
 *   "pass" the name of what they would end
 */
char       *acies_command_to_named_string (const AciesCommand *self,
                                    const AciesState   *state);

/**
 * acies_command_read:
 * @line: as people write it: after "done" or "pass" may stand the name of what is
 *   to be ended, and then the side that ends it; other lines are normalized
 * @command: (out caller-allocates): clear it with acies_command_clear(); the names
 *   are not in it
 * @error: as of acies_command_parse(), or %ACIES_RULE_ERROR where the names are not
 *   those of what would be ended in @state
 */
gboolean    acies_command_read     (const char         *line,
                                    const AciesState   *state,
                                    AciesCommand       *command,
                                    GError            **error);

G_END_DECLS
