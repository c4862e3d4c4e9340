/* json.c - from bytes to a tree: is it JSON, and no more of it than we read?
 *
 * By hand, as json-glib 1.6 cannot be asked: it overflows the stack on brackets
 * in brackets, keeps the last of two equal keys without a word, knows no line of
 * a value, reads “var x = {'a': 0x10}”, and turns a number too large into -1.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "formats/json/json.h"

#include "formats/files/file.h"
#include "formats/files/format-error.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define LONGEST_KEY 100 /* the most bytes of a key that are used in a path */

typedef struct
{
  const char *at;
  int         line;
  guint       depth;
  guint       n_values;
  GString    *path; /* the path of the value being read */
  GHashTable *lines;
  GPtrArray  *twice;
  const char *wrong;    /* a translated sentence: why this is not JSON */
  char       *too_much; /* a translated sentence: which limit is exceeded */
} Guard;

static gboolean read_value (Guard *self);

static gboolean
is_wrong (Guard      *self,
          const char *what)
{
  if (self->wrong == NULL && self->too_much == NULL)
    self->wrong = what;

  return FALSE;
}

static void
skip_blanks (Guard *self)
{
  for (; *self->at == ' ' || *self->at == '\t' || *self->at == '\r' || *self->at == '\n'; self->at++)
    self->line += *self->at == '\n';
}

static gboolean
take (Guard *self,
      char   character)
{
  if (*self->at != character)
    return FALSE;
  self->at++;

  return TRUE;
}

/* --- strings and numbers -------------------------------------------------------------------- */

/* Returns: the number in the four hexadecimal digits after "\u", or -1 */
static int
read_code_unit (Guard *self)
{
  int unit = 0;

  for (guint i = 0; i < 4; i++, self->at++)
    {
      int digit = g_ascii_xdigit_value (*self->at);

      if (digit < 0)
        return -1;
      unit = unit * 16 + digit;
    }

  return unit;
}

/* Reads an escape after the backslash. A character outside the basic plane is written as two escapes. */
static gboolean
read_escape (Guard   *self,
             GString *text)
{
  static const char from[] = "\"\\/bfnrt";
  static const char to[] = "\"\\/\b\f\n\r\t";
  const char       *found = *self->at != '\0' ? strchr (from, *self->at) : NULL;
  int               unit;

  if (found != NULL)
    {
      g_string_append_c (text, to[found - from]);
      self->at++;
      return TRUE;
    }
  if (!take (self, 'u'))
    return is_wrong (self, _ ("invalid character after a backslash"));
  unit = read_code_unit (self);
  if (unit >= 0xd800 && unit < 0xdc00 && g_str_has_prefix (self->at, "\\u"))
    {
      int low;

      self->at += 2;
      low = read_code_unit (self);
      unit = low >= 0xdc00 && low < 0xe000 ? 0x10000 + ((unit - 0xd800) << 10) + (low - 0xdc00) : -1;
    }
  /* A NUL would end a C string. */
  if (unit <= 0 || (unit >= 0xd800 && unit < 0xe000))
    return is_wrong (self, _ ("invalid character in a string"));
  g_string_append_unichar (text, (gunichar) unit);

  return TRUE;
}

/* @text: receives the value of the string */
static gboolean
read_string (Guard   *self,
             GString *text)
{
  if (!take (self, '"'))
    return is_wrong (self, _ ("a quoted string is missing"));
  while (*self->at != '"')
    {
      if ((guchar) *self->at < ' ')
        return is_wrong (self, *self->at == '\0' ? _ ("a string has no closing quote") : _ ("a string continues past the end of its line"));
      if (!take (self, '\\'))
        g_string_append_c (text, *self->at++);
      else if (!read_escape (self, text))
        return FALSE;
    }
  self->at++;

  return TRUE;
}

static gboolean
read_digits (Guard *self)
{
  const char *start = self->at;

  while (g_ascii_isdigit (*self->at))
    self->at++;

  return self->at > start;
}

static gboolean
read_number (Guard *self)
{
  const char *start = self->at;
  gboolean    whole;
  gboolean    good;
  int         most;

  take (self, '-');
  good = take (self, '0') || read_digits (self);
  whole = *self->at != '.' && *self->at != 'e' && *self->at != 'E';
  if (good && take (self, '.'))
    good = read_digits (self);
  if (good && (take (self, 'e') || take (self, 'E')))
    {
      if (!take (self, '+'))
        take (self, '-');
      good = read_digits (self);
    }
  if (!good || g_ascii_isalnum (*self->at))
    return is_wrong (self, _ ("a number is malformed"));
  most = whole ? ACIES_JSON_MAX_DIGITS + (*start == '-') : ACIES_JSON_MAX_NUMBER;
  if (self->at - start <= most)
    return TRUE;
  self->too_much = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "a number has more than %d character", "a number has more than %d characters", (gulong) most), most);

  return FALSE;
}

/* --- objects and arrays --------------------------------------------------------------------- */

/* @keys: the earlier keys of the object. @key: receives the key; the colon is also read */
static gboolean
read_key (Guard      *self,
          GHashTable *keys,
          GString    *key)
{
  skip_blanks (self);
  if (*self->at != '"')
    return is_wrong (self, _ ("a quoted key is missing"));
  if (!read_string (self, key))
    return FALSE;
  skip_blanks (self);
  if (!take (self, ':'))
    return is_wrong (self, _ ("a colon is missing after a key"));
  if (!g_hash_table_add (keys, g_strdup (key->str)) && self->depth <= ACIES_JSON_PLACED)
    g_ptr_array_add (self->twice, g_strdup_printf ("%s/%.*s", self->path->str, LONGEST_KEY, key->str));

  return TRUE;
}

/* Reads an object or an array, after its opening bracket. */
static gboolean
read_members (Guard   *self,
              gboolean is_object)
{
  g_autoptr (GHashTable) keys = is_object ? g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL) : NULL;
  g_autoptr (GString) key = g_string_new (NULL);
  gsize length = self->path->len;
  guint n = 0;

  skip_blanks (self);
  if (take (self, is_object ? '}' : ']'))
    return TRUE;
  if (++self->depth > ACIES_JSON_MAX_DEPTH)
    {
      self->too_much = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "nested deeper than %d level", "nested deeper than %d levels", ACIES_JSON_MAX_DEPTH), ACIES_JSON_MAX_DEPTH);
      return FALSE;
    }
  do
    {
      g_string_truncate (key, 0);
      if (is_object && !read_key (self, keys, key))
        return FALSE;
      if (!is_object)
        g_string_printf (key, "%u", n++);
      if (self->depth <= ACIES_JSON_PLACED)
        {
          g_string_append_c (self->path, '/');
          g_string_append_len (self->path, key->str, (gssize) MIN (strlen (key->str), LONGEST_KEY));
        }
      if (!read_value (self))
        return FALSE;
      g_string_truncate (self->path, length);
      skip_blanks (self);
    }
  while (take (self, ','));
  self->depth--;

  return take (self, is_object ? '}' : ']') ||
         is_wrong (self, is_object ? _ ("a comma or a closing brace is missing") : _ ("a comma or a closing bracket is missing"));
}

static gboolean
read_value (Guard *self)
{
  static const char *const words[] = { "true", "false", "null" };
  g_autoptr (GString) unused = NULL;

  skip_blanks (self);
  if (++self->n_values > ACIES_JSON_MAX_VALUES)
    {
      self->too_much = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "more than %d value", "more than %d values", ACIES_JSON_MAX_VALUES), ACIES_JSON_MAX_VALUES);
      return FALSE;
    }
  if (self->depth <= ACIES_JSON_PLACED)
    g_hash_table_insert (self->lines, g_strdup (self->path->str), GINT_TO_POINTER (self->line));
  if (take (self, '{'))
    return read_members (self, TRUE);
  if (take (self, '['))
    return read_members (self, FALSE);
  if (*self->at == '"')
    return read_string (self, unused = g_string_new (NULL));
  if (*self->at == '-' || g_ascii_isdigit (*self->at))
    return read_number (self);
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      if (!g_str_has_prefix (self->at, words[i]) || g_ascii_isalnum (self->at[strlen (words[i])]))
        continue;
      self->at += strlen (words[i]);
      return TRUE;
    }

  return is_wrong (self, *self->at == '\0' ? _ ("the file ends too early") : _ ("a value is missing"));
}

/* Checks the text before json-glib parses it. @text: the complete text, in UTF-8. @document: (out): the lines of
 * values and the duplicate keys */
static gboolean
guard (const char        *text,
       const char        *name,
       AciesJsonDocument *document,
       GError           **error)
{
  g_autoptr (GString) path = g_string_new (NULL);
  Guard    self = { .at = text, .line = 1, .path = path };
  gboolean good;

  self.lines = document->lines = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self.twice = document->twice = g_ptr_array_new_with_free_func (g_free);
  skip_blanks (&self);
  good = *self.at != '\0' ? read_value (&self) : is_wrong (&self, _ ("the file is empty"));
  if (good)
    skip_blanks (&self);
  if (good && *self.at != '\0')
    good = is_wrong (&self, _ ("there is extra content after the end of the document"));
  if (self.too_much != NULL)
    g_set_error (error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_REFUSED, "%s:%d: %s", name, self.line, self.too_much);
  else if (!good)
    g_set_error (error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_NOT_JSON,
                 /* Translators: the name of a file, a line, and what is wrong */
                 _ ("%1$s:%2$d: not JSON: %3$s"), name, self.line, self.wrong);
  g_free (self.too_much);

  return good;
}

/* --- the document --------------------------------------------------------------------------- */

void
acies_json_document_free (AciesJsonDocument *self)
{
  g_clear_pointer (&self->root, json_node_unref);
  g_clear_pointer (&self->lines, g_hash_table_unref);
  g_clear_pointer (&self->twice, g_ptr_array_unref);
  g_free (self);
}

AciesJsonDocument *
acies_json_parse (GBytes     *bytes,
                  const char *name,
                  GError    **error)
{
  g_autoptr (AciesJsonDocument) self = g_new0 (AciesJsonDocument, 1);
  g_autoptr (JsonParser) parser = json_parser_new_immutable ();
  g_autoptr (GError) cause = NULL;
  g_autofree char *text = NULL;
  gsize            length;
  const char      *data = g_bytes_get_data (bytes, &length);

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
  text = g_strndup (data != NULL ? data : "", length);
  if (!guard (text, name, self, error))
    return NULL;
  /* The guard finds all errors; this is only a safeguard. */
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
