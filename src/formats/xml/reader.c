/* reader.c - what all readers of our documents do: look, check, report
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "formats/xml/reader.h"

#include "formats/files/format-error.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define LONGEST_ID 60

/* --- reporting ------------------------------------------------------------------------------ */

AciesFinding *
acies_reader_fault (const AciesReader  *self,
                    const AciesXmlNode *node,
                    const char         *code,
                    const char         *format,
                    ...)
{
  AciesFinding *finding;
  va_list       args;

  va_start (args, format);
  finding = acies_findings_add_valist (self->findings, ACIES_SEVERITY_ERROR, code, format, args);
  va_end (args);
  finding->line = node->line;

  return finding;
}

void
acies_reader_refuse (const AciesReader  *self,
                     const AciesXmlNode *node,
                     const char         *code,
                     const char         *name,
                     const char         *value,
                     const char         *format)
{
  acies_reader_fault (self, node, code, format, name, node->name, ACIES_QUOTE (value));
}

void
acies_reader_unknown (const AciesReader  *self,
                      const AciesXmlNode *node)
{
  acies_reader_fault (self, node, "unknown-element", _ ("<%s> is not allowed here"), ACIES_QUOTE (node->name));
}

static int
compare_lines (gconstpointer a,
               gconstpointer b,
               gpointer      data)
{
  const AciesFinding *one = *(AciesFinding *const *) a;
  const AciesFinding *other = *(AciesFinding *const *) b;

  return (one->line > other->line) - (one->line < other->line);
}

void
acies_reader_sort (AciesFindings *findings,
                   guint          first)
{
  GPtrArray *list = findings->list;

  if (list->len > first)
    g_qsort_with_data (list->pdata + first, (int) (list->len - first), sizeof (gpointer), compare_lines, NULL);
}

/* --- words ---------------------------------------------------------------------------------- */

static gboolean
is_blank (char c)
{
  return c == ' ' || c == '\n' || c == '\t' || c == '\r';
}

gboolean
acies_reader_is_word_of (const char *word,
                         const char *words)
{
  while (*words != '\0')
    {
      const char *c = word;

      for (; *c != '\0' && *words == *c; c++)
        words++;
      if (*c == '\0' && (*words == '\0' || *words == ' '))
        return TRUE;
      while (*words != '\0' && *words++ != ' ')
        ;
    }

  return FALSE;
}

gboolean
acies_reader_next_word (AciesWord *word)
{
  const char *c = word->start != NULL ? word->start + word->length : "";

  while (is_blank (*c))
    c++;
  for (word->start = c; *c != '\0' && !is_blank (*c);)
    c++;
  word->length = (gsize) (c - word->start);

  return word->length > 0;
}

char **
acies_reader_split (const char *value)
{
  GPtrArray *words = g_ptr_array_new ();
  AciesWord  word = { value };

  while (acies_reader_next_word (&word))
    g_ptr_array_add (words, g_strndup (word.start, word.length));
  g_ptr_array_add (words, NULL);

  return (char **) g_ptr_array_free (words, FALSE);
}

gboolean
acies_reader_is_id (const char *value)
{
  gsize length = strspn (value, "abcdefghijklmnopqrstuvwxyz0123456789-");

  return g_ascii_islower (*value) && value[length] == '\0' && length <= LONGEST_ID;
}

/* --- elements ------------------------------------------------------------------------------- */

void
acies_reader_check_attributes (const AciesReader  *self,
                               const AciesXmlNode *node,
                               const char         *known)
{
  for (const AciesXmlAttribute *attribute = node->attributes; attribute != NULL; attribute = attribute->next)
    {
      gboolean is_language = attribute->ns != NULL && g_str_equal (attribute->ns, ACIES_XML_NS) && g_str_equal (attribute->name, "lang");

      if (attribute->ns == NULL || is_language ? acies_reader_is_word_of (is_language ? "xml:lang" : attribute->name, known) : FALSE)
        continue;
      if (attribute->ns != NULL && !g_str_has_prefix (attribute->ns, ACIES_NS_BASE))
        acies_findings_add (self->findings, ACIES_SEVERITY_WARNING, "foreign-attribute",
                            /* Translators: an attribute, and its element */
                            _ ("The attribute “%1$s” of <%2$s> is from another program and will be left out when the file is saved"),
                            ACIES_QUOTE (attribute->name), node->name)
            ->line = node->line;
      else
        /* Translators: the name of an element, and an attribute */
        acies_reader_fault (self, node, "unknown-attribute", _ ("<%1$s> has no attribute “%2$s”"), node->name, ACIES_QUOTE (attribute->name));
    }
}

static gboolean
is_own (const AciesReader  *self,
        const AciesXmlNode *child)
{
  return child->kind == ACIES_XML_ELEMENT && g_strcmp0 (child->ns, self->ns) == 0;
}

/* @text: allowed */
static void
check_content (const AciesReader  *self,
               const AciesXmlNode *node,
               gboolean            text)
{
  for (const AciesXmlNode *child = node->children; child != NULL; child = child->next)
    {
      if (child->kind == ACIES_XML_TEXT && !text && acies_reader_next_word (&(AciesWord) { child->text }))
        {
          g_autofree char *words = g_strstrip (g_strdup (child->text));
          AciesFinding    *finding = acies_reader_fault (self, child, "unexpected-text", _ ("Text is not allowed here: “%s”"), ACIES_QUOTE (words));

          for (const char *c = child->text; g_ascii_isspace (*c); c++)
            finding->line += *c == '\n';
        }
      else if (child->kind == ACIES_XML_ELEMENT && !is_own (self, child) && g_strcmp0 (child->ns, self->inner_ns ? self->inner_ns : "-") != 0 &&
               (child->ns == NULL || g_str_has_prefix (child->ns, ACIES_NS_BASE)))
        acies_reader_unknown (self, child);
    }
}

void
acies_reader_check_content (const AciesReader  *self,
                            const AciesXmlNode *node)
{
  check_content (self, node, FALSE);
}

const AciesXmlNode *
acies_reader_next (const AciesReader  *self,
                   const AciesXmlNode *node,
                   const AciesXmlNode *child,
                   const char         *names)
{
  for (child = child != NULL ? child->next : node->children; child != NULL; child = child->next)
    {
      if (!is_own (self, child))
        continue;
      if (names == NULL || acies_reader_is_word_of (child->name, names))
        return child;
      acies_reader_unknown (self, child);
    }

  return NULL;
}

const AciesXmlNode *
acies_reader_child (const AciesReader  *self,
                    const AciesXmlNode *node,
                    const char         *name)
{
  const AciesXmlNode *child = NULL;

  while ((child = acies_reader_next (self, node, child, NULL)) != NULL && !g_str_equal (child->name, name))
    ;

  return child;
}

void
acies_reader_check_leaf (const AciesReader  *self,
                         const AciesXmlNode *node,
                         const char         *known)
{
  acies_reader_check_attributes (self, node, known);
  check_content (self, node, FALSE);
  acies_reader_next (self, node, NULL, "");
}

char *
acies_reader_dup_content (const AciesReader  *self,
                          const AciesXmlNode *node,
                          const char         *elements)
{
  g_autofree char *text = acies_xml_dup_text (node);

  check_content (self, node, TRUE);
  for (const AciesXmlNode *child = NULL; (child = acies_reader_next (self, node, child, elements)) != NULL;)
    ;
  if (acies_text_is_readable (text))
    return g_steal_pointer (&text);

  acies_reader_fault (self, node, "control-character", _ ("The text of <%s> contains a control character"), node->name);

  return NULL;
}

char *
acies_reader_dup_text (const AciesReader  *self,
                       const AciesXmlNode *node,
                       const char         *known)
{
  g_autofree char *text = NULL;

  acies_reader_check_attributes (self, node, known);
  text = acies_reader_dup_content (self, node, "");
  if (text == NULL || strlen (text) <= ACIES_MAX_TEXT)
    return g_steal_pointer (&text);

  /* Translators: the name of an element, and a number */
  acies_reader_fault (self, node, "text-too-long", g_dngettext (GETTEXT_PACKAGE, "The text of <%1$s> is longer than %2$d byte", "The text of <%1$s> is longer than %2$d bytes", ACIES_MAX_TEXT),
                      node->name, ACIES_MAX_TEXT);

  return NULL;
}

/* --- attributes ----------------------------------------------------------------------------- */

const char *
acies_reader_require (const AciesReader  *self,
                      const AciesXmlNode *node,
                      const char         *name)
{
  const char *value = acies_xml_get (node, name);

  if (value == NULL)
    /* Translators: the name of an element, and an attribute */
    acies_reader_fault (self, node, "missing-attribute", _ ("<%1$s> needs the attribute “%2$s”"), node->name, name);

  return value;
}

gboolean
acies_reader_number (const AciesReader  *self,
                     const AciesXmlNode *node,
                     const char         *name,
                     int                 min,
                     int                 max,
                     int                *value)
{
  const char *text = acies_reader_require (self, node, name);
  g_autoptr (GError) error = NULL;
  gint64 number;

  if (text == NULL)
    return FALSE;
  /* There are very many numbers, and nearly all have one digit. */
  if (g_ascii_isdigit (text[0]) && text[1] == '\0' && text[0] - '0' >= min && text[0] - '0' <= max)
    {
      *value = text[0] - '0';
      return TRUE;
    }
  if (*text != '+' && g_ascii_string_to_signed (text, 10, min, max, &number, &error))
    {
      *value = (int) number;
      return TRUE;
    }

  if (g_error_matches (error, G_NUMBER_PARSER_ERROR, G_NUMBER_PARSER_ERROR_OUT_OF_BOUNDS))
    /* Translators: an attribute, its element, the limits, and the value */
    acies_reader_fault (self, node, "out-of-range", _ ("“%1$s” of <%2$s> must be from %3$d to %4$d, not %5$s"),
                        name, node->name, min, max, ACIES_QUOTE (text));
  else
    acies_reader_fault (self, node, "bad-number", _ ("“%1$s” of <%2$s> must be a number from %3$d to %4$d, not “%5$s”"),
                        name, node->name, min, max, ACIES_QUOTE (text));

  return FALSE;
}

int
acies_reader_number_or (const AciesReader  *self,
                        const AciesXmlNode *node,
                        const char         *name,
                        int                 min,
                        int                 max,
                        int                 fallback)
{
  int value = fallback;

  if (acies_xml_get (node, name) != NULL)
    acies_reader_number (self, node, name, min, max, &value);

  return value;
}

guint
acies_reader_word (const AciesReader  *self,
                   const AciesXmlNode *node,
                   const char         *name,
                   const char *const  *words)
{
  const char *value = acies_xml_get (node, name);

  for (guint i = 0; value != NULL && words[i] != NULL; i++)
    if (g_str_equal (value, words[i]))
      return i;
  if (value != NULL)
    /* Translators: an attribute, its element, and the value that is not possible */
    acies_reader_refuse (self, node, "bad-value", name, value, _ ("“%1$s” of <%2$s> cannot be “%3$s”"));

  return 0;
}

AciesId
acies_reader_find (const AciesReader  *self,
                   const AciesXmlNode *node,
                   const char         *name,
                   const AciesRuleset *ruleset,
                   AciesReaderFind     find,
                   const char         *code,
                   const char         *format)
{
  const char *id = acies_reader_require (self, node, name);
  AciesId     found = id != NULL ? find (ruleset, id) : ACIES_NO_ID;

  if (id != NULL && found == ACIES_NO_ID)
    acies_reader_fault (self, node, code, format, ACIES_QUOTE (id));

  return found;
}

/* --- documents ------------------------------------------------------------------------------ */

int
acies_reader_check_format (const AciesReader  *self,
                           const AciesXmlNode *root,
                           int                 newest)
{
  int format = newest;

  if (acies_reader_number (self, root, "format", 1, G_MAXINT, &format) && format > newest)
    acies_reader_fault (self, root, "newer-format",
                        /* Translators: two numbers of formats */
                        _ ("The file has format %1$d; this version of Acies reads up to format %2$d. Anything newer would be lost."),
                        format, newest);

  return format;
}

AciesXmlNode *
acies_reader_parse (GBytes     *bytes,
                    const char *name,
                    const char *ns,
                    const char *root,
                    GError    **error)
{
  g_autoptr (AciesXmlNode) document = acies_xml_parse (bytes, name, error);
  const AciesXmlNode *element = document != NULL ? acies_xml_root (document) : NULL;

  if (element == NULL || acies_xml_is (element, ns, root))
    return g_steal_pointer (&document);

  if (g_str_equal (element->name, root))
    g_set_error (error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_WRONG_ROOT,
                 /* Translators: the name of a file, a line, the name of an element, and an address */
                 _ ("%1$s:%2$d: <%3$s> is not in the namespace %4$s"), name, element->line, ACIES_QUOTE (element->name), ns);
  else
    g_set_error (error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_WRONG_ROOT,
                 /* Translators: the name of a file, a line, and the names of two elements */
                 _ ("%1$s:%2$d: the first tag is <%3$s>, not <%4$s>"), name, element->line, ACIES_QUOTE (element->name), root);

  return NULL;
}
