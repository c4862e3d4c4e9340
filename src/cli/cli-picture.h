/* cli-picture.h - what the verbs that draw share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cli/cli-input.h"
#include "cli/cli-output.h"
#include "render/sheet.h"
#include "render/theme.h"

#include <glib.h>

G_BEGIN_DECLS

/**
 * acies_cli_load_theme:
 *
 * Returns: (transfer full): the theme of the scenario's ruleset; after a complaint a
 *   plain one, as a board is drawn without its theme, too
 */
AciesTheme *acies_cli_load_theme    (const AciesCliInput *input);

/**
 * acies_cli_save_picture:
 * @bytes: (nullable): of the file; %NULL: it could not be drawn
 * @error: (nullable): why not
 *
 * Returns: %FALSE after a complaint
 */
gboolean    acies_cli_save_picture  (const AciesCliOutput *output,
                                     GBytes              *bytes,
                                     const GError        *error);

/**
 * acies_cli_have_fonts:
 *
 * Returns: %FALSE after a complaint: there is nothing to write with
 */
gboolean    acies_cli_have_fonts    (void);

/**
 * acies_cli_read_paper:
 * @name: (nullable): what stands behind --paper, if it was given
 * @paper: (inout): left alone when it was not
 *
 * Returns: %FALSE after a complaint
 */
gboolean    acies_cli_read_paper    (const char          *name,
                                     AciesPaper          *paper);

G_END_DECLS
