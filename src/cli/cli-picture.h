/* cli-picture.h - what the verbs that draw share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * acies_cli_save_picture:
 * @bytes: (nullable): of the file; %NULL: it could not be drawn
 * @error: (nullable): why not
 *
 * Returns: %FALSE after a complaint
 */
gboolean    acies_cli_save_picture  (const char          *output,
                                     GBytes              *bytes,
                                     const GError        *error);

G_END_DECLS
