/* cli-why.h - may this be commanded now, and if not, why not
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cli/cli.h"
#include "session/session.h"

G_BEGIN_DECLS

/**
 * acies_cli_why_line:
 * @line: a command, as people write it
 * @scenario: (nullable): what commands of the editor are asked about
 * @game: what those of a game are asked about, as it stands
 *
 * Prints the answer, or complains about what is no command.
 */
AciesCliStatus acies_cli_why_line (const char       *line,
                                   const AciesState *scenario,
                                   AciesSession     *game,
                                   gboolean          json);

G_END_DECLS
