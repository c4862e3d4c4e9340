/* xml-guard.c - what can be refused before a document is parsed
 *
 * By hand, as libxml2 compares every attribute of a tag with every other and
 * cannot be told how many there may be, and reads any encoding a document names.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "formats/xml/xml-guard.h"

#include "engine/board/texts.h"
#include "formats/files/format-error.h"
#include "formats/files/text-guard.h"
#include "formats/xml/xml.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define SPACES " \t\n\v\f\r"

/* Where the comment, section or instruction that begins at @markup is over; %NULL where it is not, or @markup is a tag. */
static const char *
skip_section (const char *markup,
              gboolean   *is_tag)
{
  static const char *const kinds[][2] = { { "<!--", "-->" }, { "<![CDATA[", "]]>" }, { "<?", "?>" } };

  *is_tag = markup[1] != '!' && markup[1] != '?';
  for (guint i = 0; !*is_tag && i < G_N_ELEMENTS (kinds); i++)
    {
      if (g_str_has_prefix (markup, kinds[i][0]))
        {
          const char *end = strstr (markup + strlen (kinds[i][0]), kinds[i][1]);

          return end != NULL ? end + strlen (kinds[i][1]) : NULL;
        }
    }
  *is_tag = TRUE;

  return NULL;
}

/* Where the tag that begins at @markup is over; @n_values: how many quoted values stand in it. */
static const char *
skip_tag (const char *markup,
          const char *until,
          guint      *n_values)
{
  *n_values = 0;
  while (markup != NULL && markup < until && *markup != '>')
    {
      if (*markup == '"' || *markup == '\'')
        {
          markup = memchr (markup + 1, *markup, (gsize) (until - markup) - 1);
          ++*n_values;
        }
      if (markup != NULL)
        markup++;
    }

  return markup != until ? markup : NULL;
}

static int
count_lines (const char *text,
             const char *end)
{
  int n = 0;

  while ((text = memchr (text, '\n', (gsize) (end - text))) != NULL)
    {
      text++;
      n++;
    }

  return n;
}

/* libxml2 compares every attribute of an element with every other, so a flood of
 * them must be found before it sees them. */
static gboolean
check_attributes (const char *text,
                  const char *name,
                  GError    **error)
{
  const char *until = text + strlen (text);

  for (const char *c = memchr (text, '<', (gsize) (until - text)); c != NULL; c = memchr (c, '<', (gsize) (until - c)))
    {
      guint       n_values = 0;
      gboolean    is_tag;
      const char *end = skip_section (c, &is_tag);

      if (is_tag)
        end = skip_tag (c, until, &n_values);
      if (n_values > ACIES_XML_MAX_ATTRIBUTES)
        {
          g_set_error (error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_REFUSED,
                       /* Translators: the name of a file, a line, and a number */
                       g_dngettext (GETTEXT_PACKAGE, "%1$s:%2$d: an element has more than %3$d attribute", "%1$s:%2$d: an element has more than %3$d attributes", ACIES_XML_MAX_ATTRIBUTES), name, 1 + count_lines (text, c), ACIES_XML_MAX_ATTRIBUTES);
          return FALSE;
        }
      if (end == NULL)
        break;
      c = end;
    }

  return TRUE;
}

static const char *
find_dashes (const char *from,
             const char *until)
{
  while ((from = memchr (from, '-', (gsize) (until - from))) != NULL && from[1] != '-')
    from++;

  return from;
}

/* For each pair of dashes in a comment libxml2 copies all it has read of the comment. Where a damaged document has
 * comments only libxml2 knows; so whatever follows the beginning of one, up to the end of one, counts. */
static gboolean
check_comments (const char *text,
                const char *name,
                GError    **error)
{
  const char *until = text + strlen (text);
  gboolean    open = FALSE;
  guint       n = 0;

  for (const char *c = find_dashes (text, until); c != NULL; c = find_dashes (c, until))
    if (!open)
      {
        open = c - text >= 2 && c[-2] == '<' && c[-1] == '!';
        n = 0;
        c += open ? 2 : 1;
      }
    else if (c[2] == '>')
      {
        open = FALSE;
        c += 2;
      }
    else if (++n > ACIES_XML_MAX_DASHES)
      {
        g_set_error (error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_REFUSED,
                     /* Translators: the name of a file, a line, and a number */
                     g_dngettext (GETTEXT_PACKAGE, "%1$s:%2$d: a comment contains “--” more than %3$d time", "%1$s:%2$d: a comment contains “--” more than %3$d times", ACIES_XML_MAX_DASHES), name, 1 + count_lines (text, c), ACIES_XML_MAX_DASHES);
        return FALSE;
      }
    else
      c++;

  return TRUE;
}

/* A name without what people write differently: letters and digits, small. */
static char *
fold_encoding (const char *name)
{
  GString *folded = g_string_new (NULL);

  for (; *name != '\0'; name++)
    if (g_ascii_isalnum (*name))
      g_string_append_c (folded, g_ascii_tolower (*name));

  return g_string_free (folded, FALSE);
}

/* The names of UTF-8, and of ASCII, which is a part of it. */
static gboolean
is_utf8_name (const char *encoding)
{
  static const char *const names[] = { "utf8", "csutf8", "cp65001", "ascii", "usascii", "csascii", "us", "ansix341968", "ansix341986",
                                       "iso646us", "iso646irv1991", "isoir6", "ibm367", "cp367", NULL };
  g_autofree char         *folded = fold_encoding (encoding);

  return g_strv_contains (names, folded);
}

/* Returns: (nullable): where the value stands that a declaration gives to "encoding", behind its quotation mark */
static const char *
find_encoding (const char *declaration,
               const char *end)
{
  static const char word[] = "encoding";

  for (const char *at = declaration; (at = g_strstr_len (at, end - at, word)) != NULL; at += strlen (word))
    {
      const char *value = at + strlen (word);

      value += strspn (value, SPACES);
      if (!g_ascii_isspace (at[-1]) || *value != '=')
        continue;
      value += 1 + strspn (value + 1, SPACES);
      if (*value == '"' || *value == '\'')
        return value + 1;
    }

  return NULL;
}

/* Returns: (transfer full) (nullable): the encoding that the document says it has */
static char *
dup_encoding (const char *text)
{
  static const char mark[] = "\xef\xbb\xbf"; /* of UTF-8, at the beginning of a file */
  static const char declaration[] = "<?xml";
  const char       *value;
  gsize             length;

  if (g_str_has_prefix (text, mark))
    text += strlen (mark);
  if (!g_str_has_prefix (text, declaration) || !g_ascii_isspace (text[strlen (declaration)]))
    return NULL;
  value = find_encoding (text + strlen (declaration), text + strcspn (text, ">"));

  length = value != NULL ? strcspn (value, "\"'") : 0;

  return value != NULL && value[length] != '\0' ? g_strndup (value, length) : NULL;
}

static gboolean
check_encoding (const char *text,
                const char *name,
                GError    **error)
{
  g_autofree char *encoding = dup_encoding (text);
  g_autofree char *shown = NULL;

  if (encoding == NULL || is_utf8_name (encoding))
    return TRUE;
  shown = acies_text_shorten (encoding, ACIES_LONGEST_QUOTE);
  /* Translators: the name of a file, and an encoding */
  g_set_error (error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_REFUSED, _ ("%1$s:1: the encoding must be UTF-8, not “%2$s”"), name, shown);

  return FALSE;
}

gboolean
acies_xml_guard (const char *data,
                 gsize       length,
                 const char *name,
                 GError    **error)
{
  g_autofree char *text = NULL;
  gsize            valid;

  if (length > ACIES_XML_MAX_BYTES)
    {
      g_set_error (error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_TOO_BIG,
                   _ ("%1$s:1: the file is larger than %2$d MiB"), name, ACIES_XML_MAX_BYTES / (1024 * 1024));
      return FALSE;
    }
  if (length == 0)
    {
      g_set_error (error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_NOT_XML, _ ("%s:1: the file is empty"), name);
      return FALSE;
    }
  valid = acies_text_valid_length (data, length);
  text = g_strndup (data, valid);
  if (!check_encoding (text, name, error)) /* what it says of itself explains more than its first strange letter */
    return FALSE;
  if (valid < length)
    return acies_text_guard (data, length, name, ACIES_FORMAT_ERROR_NOT_XML, error);

  return check_attributes (text, name, error) && check_comments (text, name, error);
}
