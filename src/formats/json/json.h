/* json.h - a JSON parser that also stores line numbers
 *
 * All JSON is read with acies_json_parse(). The function first checks that the text is valid JSON (RFC 8259) and does
 * not exceed the limits below. Then json-glib builds the tree. JSON is written with json-glib directly.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

#define ACIES_JSON_MAX_BYTES  (4 * 1024 * 1024)
#define ACIES_JSON_MAX_DEPTH  16
#define ACIES_JSON_MAX_VALUES 50000
#define ACIES_JSON_MAX_DIGITS 18     /* maximum number of digits in an integer, so that it fits into 64 bits */
#define ACIES_JSON_MAX_NUMBER 64     /* maximum number of characters in any other number */
#define ACIES_JSON_PLACED     3      /* number of levels below the root for which line numbers are stored */

typedef struct
{
  JsonNode   *root;
  GHashTable *lines; /* maps the path of a value to its line number. In a path, a slash precedes each key or array
                        index, as in "/Units/(1,4)/State" and "/Cards/0". */
  GPtrArray  *twice; /* (element-type utf8): the paths of duplicate keys at the levels that @lines covers; the last
                        value of a key is used */
} AciesJsonDocument;

/**
 * acies_json_parse:
 * @name: the file name, for messages
 * @error: %ACIES_FORMAT_ERROR with a message such as "NAME:LINE: not JSON: a value is missing"
 *
 * Parses a JSON document.
 *
 * Returns: (transfer full): the document, or %NULL on error
 */
AciesJsonDocument *acies_json_parse         (GBytes            *bytes,
                                             const char        *name,
                                             GError           **error);
void               acies_json_document_free (AciesJsonDocument *self);

/**
 * acies_json_is:
 * @name: the file name
 *
 * Guesses whether a file contains JSON. The first character that is not white space decides: { and [ mean JSON, and <
 * does not. For any other character, the file name must end in ".json".
 *
 * Returns: %TRUE if the file probably contains JSON
 */
gboolean           acies_json_is            (GBytes            *bytes,
                                             const char        *name);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesJsonDocument, acies_json_document_free)

G_END_DECLS
