/* text-guard.h - whether bytes are text at all
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * acies_text_valid_length:
 * Returns: how many bytes from the beginning are text in UTF-8; a zero is none
 */
gsize    acies_text_valid_length (const char *data,
                           gsize        length);

/**
 * acies_text_guard:
 * @name: what messages call the file
 * @code: of %ACIES_FORMAT_ERROR
 * @error: "NAME:LINE: which byte is none of a text in UTF-8, or what the bytes are instead"
 *
 * Returns: %FALSE when the bytes are no text in UTF-8 (a zero is in none)
 */
gboolean acies_text_guard (const char  *data,
                           gsize        length,
                           const char  *name,
                           int          code,
                           GError     **error);

G_END_DECLS
