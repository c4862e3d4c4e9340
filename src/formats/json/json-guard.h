/* json-guard.h - what no JSON document may have; for json.c alone
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "formats/json/json.h"

G_BEGIN_DECLS

/**
 * acies_json_guard:
 * @text: all of it, in UTF-8
 * @document: (out caller-allocates): its lines and keys that are there twice
 *
 * What acies_json_parse() does before json-glib sees anything.
 */
gboolean acies_json_guard (const char        *text,
                           const char        *name,
                           AciesJsonDocument *document,
                           GError           **error);

G_END_DECLS
