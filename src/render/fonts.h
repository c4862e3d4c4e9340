/* fonts.h - whether there is anything to write with
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * acies_fonts_are_there:
 *
 * Without a single font Pango draws empty boxes in place of letters.
 *
 * Returns: whether there is one; it is loaded to be sure
 */
gboolean acies_fonts_are_there (void);

G_END_DECLS
