/* json.h - JSON documents as a json-glib tree, with the line of each value
 *
 * acies_json_parse() is the only way to read JSON. It checks that the text is valid JSON (RFC 8259) within the limits below
 * before json-glib builds the tree. To write JSON, use json-glib directly.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

#define ACIES_JSON_MAX_BYTES  (4 * 1024 * 1024)
#define ACIES_JSON_MAX_DEPTH  16
#define ACIES_JSON_MAX_VALUES 50000
#define ACIES_JSON_MAX_DIGITS 18     /* digits of an integer; any integer of this length fits into 64 bits */
#define ACIES_JSON_MAX_NUMBER 64     /* characters of a number that is not an integer */
#define ACIES_JSON_PLACED     3      /* number of levels below the root for which lines are stored */

typedef struct
{
  JsonNode   *root;
  GHashTable *lines; /* path of a value -> its line; a path has a slash before each key or array index:
                        "/Units/(1,4)/State", "/Cards/0" */
  GPtrArray  *twice; /* of char*: the paths of duplicate keys; the last value of such a key is used */
} AciesJsonDocument;

/**
 * acies_json_parse:
 * @name: the file name, for messages
 * @error: %ACIES_FORMAT_ERROR with the message "NAME:LINE: what is wrong"
 *
 * Returns: (transfer full): the document, or %NULL
 */
AciesJsonDocument *acies_json_parse         (GBytes            *bytes,
                                             const char        *name,
                                             GError           **error);
void               acies_json_document_free (AciesJsonDocument *self);

/**
 * acies_json_is:
 * @name: the file name
 *
 * Returns: whether the text starts with { or [, or @name ends in .json and the text does not start with <
 */
gboolean           acies_json_is            (GBytes            *bytes,
                                             const char        *name);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesJsonDocument, acies_json_document_free)

G_END_DECLS
