/* json.c - from bytes to a tree
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "formats/json/json.h"

#include "formats/files/file.h"
#include "formats/files/format-error.h"
#include "formats/files/text-guard.h"
#include "formats/json/json-guard.h"

#include <glib/gi18n-lib.h>
#include <string.h>

void
acies_json_document_free (AciesJsonDocument *self)
{
  g_clear_pointer (&self->root, json_node_unref);
  g_clear_pointer (&self->lines, g_hash_table_unref);
  g_clear_pointer (&self->twice, g_ptr_array_unref);
  g_free (self);
}

/* Returns: (transfer full): the text without a mark at its beginning, or %NULL */
static char *
dup_text (GBytes     *bytes,
          const char *name,
          GError    **error)
{
  gsize       length;
  const char *data = g_bytes_get_data (bytes, &length);

  if (length > ACIES_JSON_MAX_BYTES)
    {
      g_set_error (error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_TOO_BIG,
                   /* Translators: the name of a file, and a number */
                   _ ("%1$s:1: the file is larger than %2$d MiB"), name, ACIES_JSON_MAX_BYTES / (1024 * 1024));
      return NULL;
    }
  if (!acies_text_guard (data, length, name, ACIES_FORMAT_ERROR_NOT_JSON, error))
    return NULL;
  if (length >= strlen (ACIES_FILE_MARK) && memcmp (data, ACIES_FILE_MARK, strlen (ACIES_FILE_MARK)) == 0)
    {
      data += strlen (ACIES_FILE_MARK);
      length -= strlen (ACIES_FILE_MARK);
    }

  return g_strndup (data != NULL ? data : "", length);
}

AciesJsonDocument *
acies_json_parse (GBytes     *bytes,
                  const char *name,
                  GError    **error)
{
  g_autoptr (AciesJsonDocument) self = g_new0 (AciesJsonDocument, 1);
  g_autoptr (JsonParser) parser = json_parser_new_immutable ();
  g_autoptr (GError) cause = NULL;
  g_autofree char *text = dup_text (bytes, name, error);

  if (text == NULL || !acies_json_guard (text, name, self, error))
    return NULL;
  /* The guard has seen all that can be wrong; this is for what it might miss. */
  if (!json_parser_load_from_data (parser, text, -1, &cause) || json_parser_get_root (parser) == NULL)
    {
      g_set_error (error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_NOT_JSON, _ ("%s:1: not JSON"), name);
      return NULL;
    }
  self->root = json_parser_steal_root (parser);

  return g_steal_pointer (&self);
}

gboolean
acies_json_is (GBytes     *bytes,
               const char *name)
{
  char first = acies_file_first_character (bytes);

  if (first == '{' || first == '[')
    return TRUE;

  return g_str_has_suffix (name, ".json") && first != '<';
}
