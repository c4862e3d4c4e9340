/* xml-guard.c - what can be refused before a document is parsed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "formats/xml-guard.h"

#include "formats/format-error.h"
#include "formats/xml.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Where the tag, comment, section or instruction that begins at @markup is over;
 * @n_values: how many quoted values stand in a tag. */
static const char *
skip_markup (const char *markup,
             guint      *n_values)
{
  static const char *const kinds[][2] = { { "<!--", "-->" }, { "<![CDATA[", "]]>" }, { "<?", "?>" } };
  char                     quote = '\0';

  *n_values = 0;
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      if (g_str_has_prefix (markup, kinds[i][0]))
        {
          const char *end = strstr (markup + strlen (kinds[i][0]), kinds[i][1]);

          return end != NULL ? end + strlen (kinds[i][1]) : NULL;
        }
    }
  for (; *markup != '\0'; markup++)
    {
      if (quote == '\0' && *markup == '>')
        return markup;
      if (quote == '\0' && (*markup == '"' || *markup == '\''))
        {
          quote = *markup;
          ++*n_values;
        }
      else if (quote == *markup)
        quote = '\0';
    }

  return NULL;
}

/* libxml2 compares every attribute of an element with every other, so a flood of
 * them must be found before it sees them. */
static gboolean
check_attributes (const char *text,
                  const char *name,
                  GError    **error)
{
  int line = 1;

  for (const char *c = strchr (text, '<'), *last = text; c != NULL; c = strchr (c, '<'))
    {
      guint       n_values;
      const char *end = skip_markup (c, &n_values);

      for (; last < c; last++)
        line += *last == '\n';
      if (n_values > ACIES_XML_MAX_ATTRIBUTES)
        {
          g_set_error (error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_REFUSED,
                       _ ("%s:%d: an element has more than %d attributes"), name, line, ACIES_XML_MAX_ATTRIBUTES);
          return FALSE;
        }
      if (end == NULL)
        break;
      c = end;
    }

  return TRUE;
}

static gboolean
names_other_encoding (const char *text)
{
  g_autoptr (GRegex) regex = g_regex_new ("^\\x{FEFF}?<\\?xml\\s[^>]*?\\sencoding\\s*=\\s*[\"']([^\"']*)[\"']",
                                          0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  g_autofree char *encoding = NULL;

  if (!g_regex_match (regex, text, 0, &match))
    return FALSE;
  encoding = g_match_info_fetch (match, 1);

  return g_ascii_strcasecmp (encoding, "UTF-8") != 0 && g_ascii_strcasecmp (encoding, "US-ASCII") != 0;
}

static gboolean
set_not_utf8 (const char *data,
              const char *end,
              const char *name,
              GError    **error)
{
  int line = 1;

  for (; end > data; end--)
    line += end[-1] == '\n';
  g_set_error (error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_NOT_XML, _ ("%s:%d: not text in UTF-8"), name, line);

  return FALSE;
}

gboolean
acies_xml_guard (const char *data,
                 gsize       length,
                 const char *name,
                 GError    **error)
{
  g_autofree char *text = NULL;
  const char      *end;

  if (length > ACIES_XML_MAX_BYTES)
    {
      g_set_error (error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_TOO_BIG,
                   _ ("%s:1: larger than %d MiB"), name, ACIES_XML_MAX_BYTES / (1024 * 1024));
      return FALSE;
    }
  if (length == 0)
    {
      g_set_error (error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_NOT_XML, _ ("%s:1: the file is empty"), name);
      return FALSE;
    }
  if (!g_utf8_validate_len (data, length, &end))
    return set_not_utf8 (data, end, name, error);
  text = g_strndup (data, length);
  if (names_other_encoding (text))
    {
      g_set_error (error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_REFUSED, _ ("%s:1: the encoding must be UTF-8"), name);
      return FALSE;
    }

  return check_attributes (text, name, error);
}
