/* xml-guard.h - what can be refused before a document is parsed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * acies_xml_guard:
 * @name: what messages call the file
 * @error: %ACIES_FORMAT_ERROR
 *
 * Returns: %FALSE when the bytes are too many, none, no UTF-8 (a NUL is none),
 *   name another encoding, or hold a tag or a comment that would take libxml2 too long
 */
gboolean acies_xml_guard (const char  *data,
                          gsize        length,
                          const char  *name,
                          GError     **error);

G_END_DECLS
