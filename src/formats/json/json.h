/* json.h - JSON documents as json-glib's tree, with the line of each value
 *
 * acies_json_parse() is the one way in: json-glib makes the tree, after the whole
 * text was found to be JSON as RFC 8259 has it, and within the limits below.
 * The only module that lets json-glib read; what is written it writes alone.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

#define ACIES_JSON_MAX_BYTES  (4 * 1024 * 1024)
#define ACIES_JSON_MAX_DEPTH  16
#define ACIES_JSON_MAX_VALUES 50000
#define ACIES_JSON_MAX_DIGITS 18     /* of a whole number; so many fit into 64 bits */
#define ACIES_JSON_MAX_NUMBER 64     /* characters of any other */
#define ACIES_JSON_PLACED     3      /* levels below the root whose values have a place */

/**
 * AciesJsonDocument:
 * @root: the document's value
 * @lines: line of each value by its path: the keys that lead to it, each after a
 *   slash, elements of arrays by their number: "/Units/(1,4)/State", "/Cards/0"
 * @twice: (element-type utf8): paths of the keys that their object has twice or
 *   more often; the last value counts
 */
typedef struct
{
  JsonNode   *root;
  GHashTable *lines;
  GPtrArray  *twice;
} AciesJsonDocument;

/**
 * acies_json_parse:
 * @name: what messages call the file
 * @error: %ACIES_FORMAT_ERROR with "NAME:LINE: what is wrong"
 *
 * Returns: (transfer full): the document, or %NULL
 */
AciesJsonDocument *acies_json_parse         (GBytes            *bytes,
                                             const char        *name,
                                             GError           **error);
void               acies_json_document_free (AciesJsonDocument *self);

/**
 * acies_json_is:
 * @name: of the file
 * Returns: whether it looks like JSON by its first character, or is meant to be
 *   by its name and does not look like XML
 */
gboolean           acies_json_is            (GBytes            *bytes,
                                             const char        *name);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesJsonDocument, acies_json_document_free)

G_END_DECLS
