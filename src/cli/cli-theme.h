/* cli-theme.h - how the pieces of a verb's FILE look
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cli/cli-input.h"
#include "render/theme.h"

G_BEGIN_DECLS

/**
 * acies_cli_load_theme:
 *
 * Returns: (transfer full): the theme of the scenario's ruleset; after a complaint a
 *   plain one, as a board is drawn without its theme, too
 */
AciesTheme *acies_cli_load_theme (const AciesCliInput *input);

G_END_DECLS
