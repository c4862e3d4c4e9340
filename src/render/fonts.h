/* fonts.h - whether there is anything to write with
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * acies_fonts_fault:
 *
 * Without a single font Pango draws empty boxes in place of letters.
 *
 * Returns: (nullable): a sentence that says there is none; one is loaded to be sure
 */
const char *acies_fonts_fault (void);

G_END_DECLS
