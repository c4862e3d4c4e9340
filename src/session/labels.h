/* labels.h - what a command is called in "Undo ..." and "Redo ..."
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/command.h"

G_BEGIN_DECLS

/**
 * acies_command_label:
 * Returns: (transfer full): a few translated words: "Paint Forest"
 */
char *acies_command_label (const AciesCommand *command,
                           const AciesRuleset *ruleset);

G_END_DECLS
