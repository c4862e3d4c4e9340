/* xml-fault.c - what libxml2 finds wrong, in words for people
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "formats/xml/xml-parts.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define LONGEST_NUMBER 16 /* the most characters of a reference that are examined */

/* If two prefixes have the same namespace, the second word is the namespace. */
#define TWICE N_ ("a tag has the attribute “%s” twice")
#define NUMBER N_ ("&# must be followed by a number and a semicolon")
#define DECLARATION N_ ("the first line is not “<?xml version=\"1.0\" encoding=\"UTF-8\"?>”")

/* --- where it is ---------------------------------------------------------------------------- */

/* Returns: the length of the text before the fault. The library may have discarded text that it has read, but still
 * has the rest. */
static gsize
find_offset (const AciesXmlFault *self)
{
  gsize left = self->input != NULL && self->input->cur < self->input->end ? (gsize) (self->input->end - self->input->cur) : 0;

  return self->length - MIN (left, self->length);
}

/* Search backwards, because there can be many faults after a long text. */
static const char *
find_last (const AciesXmlFault *self,
           gsize                offset,
           const char          *either)
{
  for (const char *c = self->text + offset; c > self->text; c--)
    if (strchr (either, c[-1]) != NULL && c[-1] != '\0')
      return c - 1;

  return NULL;
}

/* Returns: the last “<” before the fault */
static const char *
find_tag (const AciesXmlFault *self)
{
  return find_last (self, find_offset (self), "<");
}

/* Returns: (transfer full): the last tag before the fault, as “<unit>” or “</unit>”, or "" if it has no name */
static char *
dup_tag (const AciesXmlFault *self)
{
  const char      *tag = find_tag (self);
  const char      *end = self->text + self->length;
  gboolean         closes = tag != NULL && tag + 1 < end && tag[1] == '/';
  const char      *from = tag != NULL ? tag + 1 + closes : end;
  const char      *to = from;
  g_autofree char *name = NULL;

  while (to < end && strchr (" \t\r\n/<>=\"'", *to) == NULL)
    to++;
  name = g_strndup (from, (gsize) (to - from));

  return *name != '\0' ? g_strdup_printf (closes ? "</%s>" : "<%s>", ACIES_QUOTE (name)) : g_strdup ("");
}

/* @node: (nullable) */
static char *
dup_element (const AciesXmlNode *node)
{
  g_autofree char *name = node == NULL || node->prefix == NULL ? NULL : g_strconcat (node->prefix, ":", node->name, NULL);

  return node != NULL ? acies_text_shorten (name != NULL ? name : node->name, ACIES_LONGEST_QUOTE) : NULL;
}

/* --- the end of the file -------------------------------------------------------------------- */

static gboolean
ends_in_tag (const AciesXmlFault *self)
{
  const char *last = find_last (self, self->length, "<>");

  return last != NULL && *last == '<';
}

static char *
dup_end (const AciesXmlFault *self)
{
  gboolean         in_tag = ends_in_tag (self) && find_tag (self) != NULL;
  g_autofree char *shown = dup_tag (self);
  g_autofree char *open = dup_element (self->open);

  if (in_tag && *shown != '\0')
    return g_strdup_printf (_ ("the file ends in the middle of the tag %s"), shown);
  if (in_tag)
    return g_strdup (_ ("the file ends in the middle of a tag"));
  if (open != NULL)
    /* Translators: the name of an element, and a line */
    return g_strdup_printf (_ ("the file ends before <%1$s>, opened on line %2$d, is closed"), open, self->open->line);

  return g_strdup (_ ("the file ends before its first tag"));
}

/* --- tags ----------------------------------------------------------------------------------- */

static char *
dup_in_tag (const AciesXmlFault *self)
{
  g_autofree char *shown = dup_tag (self);

  if (g_str_has_prefix (shown, "<?"))
    return g_strdup (_ (DECLARATION));
  if (*shown == '\0')
    return g_strdup (_ ("a tag is not valid XML; perhaps a quote is missing"));

  return g_strdup_printf (_ ("the tag %s is not valid XML; perhaps a quote is missing"), shown);
}

/* The library notices the fault at the next “<”, but it is in the tag before. */
static char *
dup_open_quote (const AciesXmlFault *self,
                int                 *line)
{
  const char      *at = self->text + find_offset (self);
  g_autofree char *shown = dup_tag (self);

  for (const char *c = find_tag (self); c != NULL && c < at; c++)
    *line -= *c == '\n';

  return g_strdup_printf (_ ("in the tag %s, a quote is missing, or a < in a value is not written &lt;"), shown);
}

static char *
dup_mismatch (const AciesXmlFault *self)
{
  g_autofree char *found = dup_tag (self);
  g_autofree char *open = dup_element (self->open);

  if (open == NULL)
    return g_strdup (_ ("a closing tag has no opening tag"));
  if (!g_str_has_prefix (found, "</"))
    /* Translators: the name of an element, and a line */
    return g_strdup_printf (_ ("<%1$s> on line %2$d is not closed"), open, self->open->line);

  /* Translators: a closing tag such as “</board>”, the name of an element, and a line */
  return g_strdup_printf (_ ("%1$s comes before <%2$s>, opened on line %3$d, is closed"), found, open, self->open->line);
}

/* --- texts and names ------------------------------------------------------------------------ */

static char *
dup_reference (const AciesXmlFault *self)
{
  const char *name = ACIES_QUOTE (self->error->str1);

  if ((self->error->code == XML_ERR_UNDECLARED_ENTITY || self->error->code == XML_WAR_UNDECLARED_ENTITY) && *name != '\0')
    return g_strdup_printf (_ ("&%s; is not defined; an & itself must be written &amp;"), name);

  return g_strdup (_ ("an & must be written &amp;"));
}

static char *
dup_character (const AciesXmlFault *self)
{
  gsize       offset = find_offset (self);
  gsize       looked_at = MIN (offset, LONGEST_NUMBER);
  const char *from = g_strrstr_len (self->text + offset - looked_at, (gssize) looked_at, "&"); /* as of a number of it */
  gunichar    character = (gunichar) MAX (self->error->int1, 0);

  if (from != NULL && character == 0 && from + 1 < self->text + self->length && from[1] == '#')
    return g_strdup (_ (NUMBER));
  if (character == 0 && offset < self->length)
    character = g_utf8_get_char (self->text + offset);
  if (character == 0 || (character >= ' ' && character < 0xd800))
    return g_strdup (_ ("there is a character that XML does not allow"));

  return g_strdup_printf (_ ("there is a character that XML does not allow: U+%04X"), character);
}

static char *
dup_namespace_fault (const AciesXmlFault *self)
{
  const char *prefix = ACIES_QUOTE (self->error->str1);

  switch (self->error->code)
    {
    case XML_NS_ERR_ATTRIBUTE_REDEFINED:
      return g_strdup_printf (_ (TWICE), prefix);
    case XML_NS_ERR_UNDEFINED_NAMESPACE:
      /* Translators: a prefix, twice */
      return g_strdup_printf (_ ("the prefix “%1$s:” has no namespace: xmlns:%2$s is missing"), prefix, prefix);
    case XML_NS_ERR_QNAME:
    case XML_NS_ERR_COLON:
      return g_strdup (_ ("a name has a colon where none is allowed"));
    default:
      return g_strdup (_ ("a namespace declaration is not valid XML"));
    }
}

/* --- all of them ---------------------------------------------------------------------------- */

/* Faults that have the same cause everywhere, even at the end of the file. */
static const struct
{
  int         code;
  const char *sentence; /* to be translated */
} certain[] = {
  { XML_ERR_COMMENT_NOT_FINISHED, N_ ("a comment does not end: “-->” is missing") },
  { XML_ERR_CDATA_NOT_FINISHED, N_ ("a <![CDATA[ section does not end: “]]>” is missing") },
  { XML_ERR_PI_NOT_FINISHED, N_ ("a processing instruction (<?) does not end: “?>” is missing") },
  { XML_ERR_UNKNOWN_ENCODING, DECLARATION },
  { XML_ERR_UNSUPPORTED_ENCODING, DECLARATION },
  { XML_ERR_STRING_NOT_STARTED, DECLARATION },
  { XML_ERR_STRING_NOT_CLOSED, DECLARATION },
  { XML_ERR_XMLDECL_NOT_STARTED, DECLARATION },
  { XML_ERR_XMLDECL_NOT_FINISHED, DECLARATION },
  { XML_ERR_STANDALONE_VALUE, DECLARATION },
  { XML_ERR_ENCODING_NAME, DECLARATION },
  { XML_ERR_INVALID_ENCODING, DECLARATION },
  { XML_ERR_VERSION_MISSING, DECLARATION },
  { XML_WAR_UNKNOWN_VERSION, DECLARATION },
  { XML_ERR_MISSING_ENCODING, DECLARATION },
  { XML_ERR_UNKNOWN_VERSION, DECLARATION },
  { XML_ERR_MISPLACED_CDATA_END, N_ ("“]]>” in text must be written ]]&gt;") },
  { XML_ERR_RESERVED_XML_NAME, N_ ("<?xml … ?> is allowed only at the very beginning of a file") },
  { XML_ERR_PI_NOT_STARTED, N_ ("<? must be followed by a name") },
  { XML_ERR_HYPHEN_IN_COMMENT, N_ ("“--” is not allowed in a comment") },
};

char *
acies_xml_fault_dup_words (const AciesXmlFault *self,
                           int                 *line)
{
  int              code = self->error->code;
  gsize            offset = find_offset (self);
  g_autofree char *root = dup_element (acies_xml_find_root (self->document));

  *line = MAX (self->error->line, 1);
  for (guint i = 0; i < G_N_ELEMENTS (certain); i++)
    if (certain[i].code == code)
      return g_strdup (_ (certain[i].sentence));
  if (root != NULL && (code == XML_ERR_DOCUMENT_END || code == XML_ERR_EXTRA_CONTENT))
    return g_strdup_printf (_ ("there is extra content after </%s>, which ends the document"), root);
  if (code == XML_ERR_DOCUMENT_END || code == XML_ERR_EXTRA_CONTENT)
    return g_strdup (_ ("there is other content where the first tag should be"));
  if (code == XML_ERR_INVALID_CHAR || code == XML_ERR_INVALID_CHARREF)
    return dup_character (self);
  if (code == XML_ERR_UNDECLARED_ENTITY || code == XML_WAR_UNDECLARED_ENTITY)
    return dup_reference (self);
  if (code == XML_ERR_ATTRIBUTE_REDEFINED)
    return g_strdup_printf (_ (TWICE), ACIES_QUOTE (self->error->str1));
  if (code >= XML_NS_ERR_XML_NAMESPACE && code <= XML_NS_ERR_COLON)
    return dup_namespace_fault (self);

  /* The cause of all other faults can be the end of the file. The last tag can be complete. */
  if (self->input != NULL && (self->input->cur >= self->input->end || *self->input->cur == '\0') &&
      (code != XML_ERR_TAG_NAME_MISMATCH || ends_in_tag (self)))
    return dup_end (self);
  switch (code)
    {
    case XML_ERR_DOCUMENT_EMPTY:
    case XML_ERR_DOCUMENT_START:
      return g_strdup (_ ("there is other content where the first tag should be"));
    case XML_ERR_INVALID_HEX_CHARREF:
    case XML_ERR_INVALID_DEC_CHARREF:
      return g_strdup (_ (NUMBER));
    case XML_ERR_ENTITYREF_NO_NAME:
    case XML_ERR_ENTITYREF_SEMICOL_MISSING:
      return dup_reference (self);
    case XML_ERR_LT_IN_ATTRIBUTE:
    case XML_ERR_ATTRIBUTE_NOT_FINISHED:
      return dup_open_quote (self, line);
    case XML_ERR_NAME_REQUIRED:
      /* An & or a < that is not allowed; the library has just passed it. */
      return offset > 0 && self->text[offset - 1] == '&' ? dup_reference (self) : g_strdup (_ ("a < that does not start a tag must be written &lt;"));
    case XML_ERR_ATTRIBUTE_NOT_STARTED:
    case XML_ERR_ATTRIBUTE_WITHOUT_VALUE:
    case XML_ERR_SPACE_REQUIRED:
    case XML_ERR_LT_REQUIRED:
    case XML_ERR_GT_REQUIRED:
    case XML_ERR_LTSLASH_REQUIRED:
    case XML_ERR_EQUAL_REQUIRED:
      return dup_in_tag (self);
    case XML_ERR_TAG_NAME_MISMATCH:
    case XML_ERR_TAG_NOT_FINISHED:
      return dup_mismatch (self);
    default:
      return g_strdup (_ ("something here is not valid XML"));
    }
}
