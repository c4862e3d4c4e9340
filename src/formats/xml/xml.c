/* xml.c - XML documents as a tree of our own: the only file that knows libxml2, but for xml-fault.c
 *
 * libxml2 calls back for what it meets and never builds its own tree, so what
 * we do not want is refused when it is met, before it costs anything. Some is
 * refused before that, by hand: libxml2 compares every attribute of a tag with
 * every other and cannot be told how many there may be, and reads any encoding a
 * document names.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "formats/xml/xml.h"

#include "formats/files/file.h"
#include "formats/files/format-error.h"
#include "formats/xml/xml-parts.h"

#include <glib/gi18n-lib.h>
#include <libxml/SAX2.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <string.h>

#define SPACES " \t\n\v\f\r"

/* --- what is refused before it is parsed ----------------------------------------------------- */

/* Returns: (nullable): the end of the comment, section, instruction or tag that begins at @markup. @n_values: (out):
 * the number of quoted values in a tag */
static const char *
skip_markup (const char *markup,
             const char *until,
             guint      *n_values)
{
  static const char *const kinds[][2] = { { "<!--", "-->" }, { "<![CDATA[", "]]>" }, { "<?", "?>" } };

  *n_values = 0;
  for (guint i = 0; (markup[1] == '!' || markup[1] == '?') && i < G_N_ELEMENTS (kinds); i++)
    if (g_str_has_prefix (markup, kinds[i][0]))
      {
        const char *end = strstr (markup + strlen (kinds[i][0]), kinds[i][1]);

        return end != NULL ? end + strlen (kinds[i][1]) : NULL;
      }
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

/* libxml2 compares every attribute of an element with every other, so too many attributes must be refused before
 * parsing. */
static gboolean
check_attributes (const char *text,
                  const char *name,
                  GError    **error)
{
  const char *until = text + strlen (text);

  for (const char *c = memchr (text, '<', (gsize) (until - text)); c != NULL; c = memchr (c, '<', (gsize) (until - c)))
    {
      guint       n_values;
      const char *end = skip_markup (c, until, &n_values);

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

/* For each pair of dashes in a comment, libxml2 copies the comment so far. Only libxml2 knows where a damaged document
 * has comments, so all text from any start of a comment to the next end counts. */
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

/* If the document declares an encoding, it must be UTF-8 or ASCII, which is a subset of UTF-8. */
static gboolean
check_encoding (const char *text,
                const char *name,
                GError    **error)
{
  static const char        mark[] = "\xef\xbb\xbf"; /* the byte order mark of UTF-8 */
  static const char        declaration[] = "<?xml";
  static const char        word[] = "encoding";
  static const char *const names[] = { "utf8", "csutf8", "cp65001", "ascii", "usascii", "csascii", "us", "ansix341968", "ansix341986",
                                       "iso646us", "iso646irv1991", "isoir6", "ibm367", "cp367", NULL };
  g_autoptr (GString) folded = g_string_new (NULL); /* lower-case letters and digits only, because spellings differ */
  g_autofree char *encoding = NULL;
  const char      *value = NULL; /* the value of "encoding", after the quotation mark */
  const char      *end;
  gsize            length;

  if (g_str_has_prefix (text, mark))
    text += strlen (mark);
  if (!g_str_has_prefix (text, declaration) || !g_ascii_isspace (text[strlen (declaration)]))
    return TRUE;
  end = text + strcspn (text, ">");
  for (const char *at = text + strlen (declaration); value == NULL && (at = g_strstr_len (at, end - at, word)) != NULL; at += strlen (word))
    {
      const char *equals = at + strlen (word) + strspn (at + strlen (word), SPACES);
      const char *quote = *equals == '=' ? equals + 1 + strspn (equals + 1, SPACES) : equals;

      if (g_ascii_isspace (at[-1]) && *equals == '=' && (*quote == '"' || *quote == '\''))
        value = quote + 1;
    }
  length = value != NULL ? strcspn (value, "\"'") : 0;
  if (value == NULL || value[length] == '\0')
    return TRUE;
  for (gsize i = 0; i < length; i++)
    if (g_ascii_isalnum (value[i]))
      g_string_append_c (folded, g_ascii_tolower (value[i]));
  if (g_strv_contains (names, folded->str))
    return TRUE;
  encoding = g_strndup (value, length);
  /* Translators: the name of a file, and an encoding */
  g_set_error (error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_REFUSED, _ ("%1$s:1: the encoding must be UTF-8, not “%2$s”"), name, ACIES_QUOTE (encoding));

  return FALSE;
}

/* Refuses files that are too large or empty, are not UTF-8 or contain a NUL, declare another encoding, or contain a
 * tag or a comment that would take libxml2 too long. */
static gboolean
guard (const char *data,
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
  if (!check_encoding (text, name, error)) /* a wrong encoding explains more than the first invalid character */
    return FALSE;
  if (valid < length)
    return acies_text_guard (data, length, name, ACIES_FORMAT_ERROR_NOT_XML, error);

  return check_attributes (text, name, error) && check_comments (text, name, error);
}

/* --- building the tree ---------------------------------------------------------------------- */

/* A word in the library's dictionary, which stores equal words only once, and our copy of it. */
typedef struct
{
  const xmlChar *raw;
  const char    *word;
  gsize          length;
} Word;

/* The library's dictionary stores words without gaps, and the words of our documents need fewer bytes. */
#define N_WORDS 256

/* The most errors in a damaged document. Each one costs time, and a document with more cannot be recovered. */
#define MAX_ERRORS 20000

typedef struct
{
  const char      *name;
  const char      *all; /* the whole text */
  gsize            length;
  xmlParserCtxtPtr context;
  GPtrArray       *open; /* of AciesXmlNode: the document, then the open elements */
  GString         *text; /* the text since the last markup */
  int              text_line;
  guint            n_nodes;
  guint            n_errors;          /* the library's */
  gsize            n_namespace_bytes; /* counts a namespace for each name in it */
  GError          *error;             /* the first error; after it, nothing is added */
  AciesFindings   *faults;            /* (nullable): receives errors, which then do not stop the parser */
  AciesXmlMemory  *memory;            /* of the document */
  Word             words[N_WORDS];
} Builder;

static void G_GNUC_PRINTF (4, 5)
    refuse (Builder         *builder,
            AciesFormatError code,
            int              line,
            const char      *format,
            ...)
{
  g_autofree char *what = NULL;
  va_list          args;

  if (builder->error != NULL)
    return;

  va_start (args, format);
  what = g_strdup_vprintf (format, args);
  va_end (args);
  builder->error = g_error_new (ACIES_FORMAT_ERROR, code, "%s:%d: %s", builder->name, MAX (line, 1), what);
  if (builder->context != NULL)
    xmlStopParser (builder->context);
}

static int
line_of (Builder *builder)
{
  return xmlSAX2GetLineNumber (builder->context);
}

/* Returns: (nullable) (transfer none): the new node */
static AciesXmlNode *
add_node (Builder     *builder,
          AciesXmlKind kind,
          int          line)
{
  if (++builder->n_nodes > ACIES_XML_MAX_NODES)
    {
      refuse (builder, ACIES_FORMAT_ERROR_REFUSED, line, g_dngettext (GETTEXT_PACKAGE, "more than %d element", "more than %d elements", ACIES_XML_MAX_NODES), ACIES_XML_MAX_NODES);
      return NULL;
    }

  return acies_xml_add_node (g_ptr_array_index (builder->open, builder->open->len - 1), kind, line);
}

static void
flush_text (Builder *builder)
{
  AciesXmlNode *node;

  if (builder->text->len == 0)
    return;

  node = add_node (builder, ACIES_XML_TEXT, builder->text_line);
  if (node != NULL)
    node->text = acies_xml_memory_dup (builder->memory, builder->text->str, builder->text->len);
  g_string_truncate (builder->text, 0);
}

/* Entities are not replaced, so attribute values and namespaces contain references for ampersands. The copy has
 * ampersands instead, so it is never longer. */
static const char *
dup_value (Builder    *builder,
           const char *value,
           gsize       length)
{
  static const char reference[] = "&#38;";
  const char       *first = memchr (value, '&', length);
  char             *text = acies_xml_memory_dup (builder->memory, value, length);
  char             *to = first != NULL ? text + (first - value) : NULL;

  for (const char *from = to; from != NULL && from <= text + length;)
    {
      gboolean is_reference = *from == '&' && strncmp (from, reference, strlen (reference)) == 0;

      *to++ = *from;
      from += is_reference ? strlen (reference) : 1;
    }

  return text;
}

/* Names repeat, so each one is copied only once, or again if another name has taken its place in the table. */
static const Word *
find_word (Builder       *builder,
           const xmlChar *raw)
{
  Word *word = &builder->words[(guintptr) raw % N_WORDS];

  if (word->raw != raw)
    {
      word->raw = raw;
      word->length = strlen ((const char *) raw);
      word->word = dup_value (builder, (const char *) raw, word->length);
    }

  return word;
}

static const char *
keep_word (Builder       *builder,
           const xmlChar *raw)
{
  return raw != NULL ? find_word (builder, raw)->word : NULL;
}

/* Adds a node that is not text. Returns: see add_node() */
static AciesXmlNode *
add_markup (Builder     *builder,
            AciesXmlKind kind,
            int          line)
{
  flush_text (builder);

  return builder->error == NULL ? add_node (builder, kind, line) : NULL;
}

static void
start_element_cb (void           *data,
                  const xmlChar  *name,
                  const xmlChar  *prefix,
                  const xmlChar  *uri,
                  int             n_namespaces,
                  const xmlChar **namespaces,
                  int             n_attributes,
                  int             n_defaulted,
                  const xmlChar **attributes)
{
  Builder            *builder = data;
  AciesXmlNode       *node;
  AciesXmlAttribute **place;

  flush_text (builder);
  if (builder->open->len > ACIES_XML_MAX_DEPTH)
    refuse (builder, ACIES_FORMAT_ERROR_REFUSED, line_of (builder),
            _ ("elements are nested more than %d levels deep"), ACIES_XML_MAX_DEPTH);
  /* A namespace is declared once and used by many names, so a small file could fill the memory. */
  for (int i = -1; i < n_attributes; i++)
    {
      const xmlChar *namespace = i < 0 ? uri : attributes[5 * i + 2];

      builder->n_namespace_bytes += namespace != NULL ? find_word (builder, namespace)->length : 0;
    }
  if (builder->n_namespace_bytes > ACIES_XML_MAX_NAMESPACE_BYTES)
    refuse (builder, ACIES_FORMAT_ERROR_REFUSED, line_of (builder), _ ("the namespace names are too long in total"));
  node = add_markup (builder, ACIES_XML_ELEMENT, line_of (builder));
  if (node == NULL)
    return;

  node->name = keep_word (builder, name);
  node->prefix = keep_word (builder, prefix);
  node->ns = keep_word (builder, uri);
  place = &node->declarations;
  for (int i = 0; i < n_namespaces; i++, namespaces += 2, place = &(*place)->next)
    {
      *place = acies_xml_memory_take (builder->memory, sizeof **place);
      (*place)->name = keep_word (builder, namespaces[0]);
      (*place)->value = namespaces[1] != NULL ? keep_word (builder, namespaces[1]) : "";
    }
  /* Each attribute has a local name, a prefix, a namespace, and the start and the end of its value. */
  place = &node->attributes;
  for (int i = 0; i < n_attributes; i++, attributes += 5, place = &(*place)->next)
    {
      *place = acies_xml_memory_take (builder->memory, sizeof **place);
      (*place)->name = keep_word (builder, attributes[0]);
      (*place)->prefix = keep_word (builder, attributes[1]);
      (*place)->ns = keep_word (builder, attributes[2]);
      (*place)->value = dup_value (builder, (const char *) attributes[3], (gsize) (attributes[4] - attributes[3]));
    }
  g_ptr_array_add (builder->open, node);
}

static void
end_element_cb (void          *data,
                const xmlChar *name,
                const xmlChar *prefix,
                const xmlChar *uri)
{
  Builder      *builder = data;
  AciesXmlNode *node;

  flush_text (builder);
  if (builder->error != NULL || builder->open->len < 2)
    return;
  node = g_ptr_array_index (builder->open, builder->open->len - 1);
  node->end_line = line_of (builder);
  g_ptr_array_set_size (builder->open, (int) builder->open->len - 1);
}

static void
characters_cb (void          *data,
               const xmlChar *text,
               int            length)
{
  Builder *builder = data;
  gsize    before = builder->text->len;

  if (builder->error != NULL)
    return;
  g_string_append_len (builder->text, (const char *) text, length);
  if (before == 0)
    builder->text_line = line_of (builder) - count_lines ((const char *) text, (const char *) text + length);
}

static void
comment_cb (void          *data,
            const xmlChar *text)
{
  Builder      *builder = data;
  int           line = line_of (builder);
  AciesXmlNode *node = add_markup (builder, ACIES_XML_COMMENT, line - count_lines ((const char *) text, (const char *) text + strlen ((const char *) text)));

  if (node == NULL)
    return;
  node->end_line = line;
  node->text = acies_xml_memory_dup (builder->memory, (const char *) text, strlen ((const char *) text));
}

static void
instruction_cb (void          *data,
                const xmlChar *target,
                const xmlChar *text)
{
  Builder      *builder = data;
  AciesXmlNode *node = add_markup (builder, ACIES_XML_INSTRUCTION, line_of (builder));

  if (node == NULL)
    return;
  node->name = keep_word (builder, target);
  node->text = text != NULL ? acies_xml_memory_dup (builder->memory, (const char *) text, strlen ((const char *) text)) : "";
}

static void
document_type_cb (void          *data,
                  const xmlChar *name,
                  const xmlChar *public_id,
                  const xmlChar *system_id)
{
  Builder *builder = data;

  refuse (builder, ACIES_FORMAT_ERROR_REFUSED, line_of (builder),
          _ ("a document type (DOCTYPE) is not allowed"));
}

/* One fault causes others, so only the first one on a line is reported. */
static gboolean
is_told (const AciesFindings *findings,
         int                  line)
{
  const AciesFinding *last = findings->list->len > 0 ? g_ptr_array_index (findings->list, findings->list->len - 1) : NULL;

  return last != NULL && last->line == line;
}

static void
error_cb (void         *data,
          AciesXmlError error)
{
  Builder            *builder = data;
  AciesFindings      *faults = builder->faults;
  const AciesXmlFault fault = { .error = error,
                                .input = builder->context->input,
                                .text = builder->all,
                                .length = builder->length,
                                .open = builder->open->len > 1 ? g_ptr_array_index (builder->open, builder->open->len - 1) : NULL,
                                .document = g_ptr_array_index (builder->open, 0) };
  g_autofree char    *words = NULL;
  int                 line = MAX (error->line, 1);

  /* Any namespace name is allowed. With references for ampersands, it would not be a valid URI. */
  if (error->level < XML_ERR_ERROR || builder->error != NULL || error->code == XML_WAR_NS_URI)
    return;
  if (++builder->n_errors > MAX_ERRORS) /* the nodes so far are kept */
    {
      acies_findings_add (faults, ACIES_SEVERITY_ERROR, "not-well-formed", _ ("The file is too damaged from here on; the rest was not read"))->line = line;
      xmlStopParser (builder->context);
      return;
    }
  if (faults != NULL && is_told (faults, line))
    return;
  words = acies_xml_fault_dup_words (&fault, &line);
  if (faults == NULL)
    refuse (builder, ACIES_FORMAT_ERROR_NOT_XML, line, _ ("not well-formed XML: %s"), words);
  else if (!is_told (faults, line))
    acies_findings_add (faults, ACIES_SEVERITY_ERROR, "not-well-formed", _ ("The XML is not well-formed: %s"), words)->line = line;
}

static const xmlSAXHandler handler = {
  .initialized = XML_SAX2_MAGIC,
  .startElementNs = start_element_cb,
  .endElementNs = end_element_cb,
  .characters = characters_cb,
  .ignorableWhitespace = characters_cb,
  .cdataBlock = characters_cb,
  .comment = comment_cb,
  .processingInstruction = instruction_cb,
  .internalSubset = document_type_cb,
  .serror = error_cb,
};

static AciesXmlNode *
parse (GBytes        *bytes,
       const char    *name,
       AciesFindings *faults,
       GError       **error)
{
  static gsize is_ready;

  g_autoptr (AciesXmlNode) document = acies_xml_document_new ();
  g_autoptr (GPtrArray) open = g_ptr_array_new ();
  g_autoptr (GString) buffer = g_string_new (NULL);
  Builder builder = { .name = name, .open = open, .text = buffer, .faults = faults, .memory = document->memory };
  /* guard() has checked that the text is UTF-8, so ignore the declared encoding. */
  int       options = XML_PARSE_NONET | XML_PARSE_BIG_LINES | XML_PARSE_IGNORE_ENC | (faults != NULL ? XML_PARSE_RECOVER : 0);
  xmlDocPtr unused;

  builder.all = g_bytes_get_data (bytes, &builder.length);
  g_ptr_array_add (open, document);
  if (!guard (builder.all, builder.length, name, error))
    return NULL;
  /* Documents are read in several threads, but only one may initialize the library. */
  if (g_once_init_enter (&is_ready))
    {
      xmlInitParser ();
      g_once_init_leave (&is_ready, 1);
    }
  builder.context = xmlNewParserCtxt ();
  *builder.context->sax = handler;
  builder.context->userData = &builder;
  unused = xmlCtxtReadMemory (builder.context, builder.all, (int) builder.length, NULL, NULL, options);
  if (unused != NULL)
    xmlFreeDoc (unused);
  if (!builder.context->wellFormed && faults == NULL)
    refuse (&builder, ACIES_FORMAT_ERROR_NOT_XML, line_of (&builder), _ ("not well-formed XML"));
  xmlFreeParserCtxt (builder.context);
  if (builder.error != NULL)
    {
      g_propagate_error (error, builder.error);
      return NULL;
    }

  return g_steal_pointer (&document);
}

AciesXmlNode *
acies_xml_parse (GBytes     *bytes,
                 const char *name,
                 GError    **error)
{
  return parse (bytes, name, NULL, error);
}

AciesXmlNode *
acies_xml_parse_damaged (GBytes        *bytes,
                         const char    *name,
                         AciesFindings *findings,
                         GError       **error)
{
  gsize       length;
  const char *data = g_bytes_get_data (bytes, &length);
  const char *end = data;
  gboolean    is_text = length == 0 || g_utf8_validate_len (data, length, &end);
  char       *valid = is_text ? NULL : g_utf8_make_valid (data, (gssize) length);
  g_autoptr (GBytes) text = is_text ? g_bytes_ref (bytes) : g_bytes_new_take (valid, strlen (valid));
  g_autoptr (AciesXmlNode) document = NULL;

  if (!is_text)
    acies_findings_add (findings, ACIES_SEVERITY_ERROR, "not-text", _ ("Not UTF-8 text; invalid characters were replaced"))->line = 1 + count_lines (data, end);
  document = parse (text, name, findings, error);
  if (document == NULL || acies_xml_find_root (document) != NULL)
    return g_steal_pointer (&document);
  g_set_error (error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_NOT_XML, _ ("%s:1: the file has no XML element"), name);

  return NULL;
}
