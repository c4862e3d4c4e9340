/* cli-picture.h - what the verbs that draw share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cli/cli-output.h"
#include "render/sheet.h"

#include <glib.h>

G_BEGIN_DECLS

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
