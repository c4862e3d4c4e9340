/* xml.c - XML documents as a tree of our own: the only file that knows libxml2, but for xml-fault.c
 *
 * libxml2 calls back for what it meets and never builds its own tree, so what
 * we do not want is refused when it is met, before it costs anything.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "formats/xml/xml.h"

#include "formats/files/format-error.h"
#include "formats/xml/xml-fault.h"
#include "formats/xml/xml-guard.h"
#include "formats/xml/xml-memory.h"

#include <glib/gi18n-lib.h>
#include <libxml/SAX2.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <string.h>

/* A word of the library's dictionary, where equal words are one; and ours for it. */
typedef struct
{
  const xmlChar *raw;
  const char    *word;
  gsize          length;
} Word;

#define N_WORDS 64 /* kept at a time; a document of ours has fewer */

/* Where damage is read past: each costs time, and nobody mends a document that has so many. */
#define MAX_ERRORS 20000

typedef struct
{
  const char      *name;
  const char      *all; /* the whole text */
  gsize            length;
  xmlParserCtxtPtr context;
  GPtrArray       *open; /* of AciesXmlNode: the document, then the elements being read */
  GString         *text; /* read since the last markup */
  int              text_line;
  guint            n_nodes;
  guint            n_errors;          /* the library's */
  gsize            n_namespace_bytes; /* once for each name in them */
  GError          *error;             /* the first; nothing is built after it */
  AciesFindings   *faults;            /* takes what is not well-formed, which ends nothing then; or NULL */
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

static int
count_lines (const char *text)
{
  int n = 0;

  for (; *text != '\0'; text++)
    n += *text == '\n';

  return n;
}

/* Returns: (nullable): the new node, owned by the one it stands in */
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

/* As no entities are replaced, an ampersand comes as its reference, in the values
 * of attributes and in the names of namespaces. It never becomes longer. */
static const char *
dup_value (Builder    *builder,
           const char *value,
           gsize       length)
{
  static const char reference[] = "&#38;";
  char             *text = acies_xml_memory_dup (builder->memory, value, length);
  const char       *end = text + length;
  char             *to = memchr (text, '&', length);

  for (const char *from = to; from != NULL && from <= end;)
    {
      gboolean is_reference = *from == '&' && strncmp (from, reference, strlen (reference)) == 0;

      *to++ = *from;
      from += is_reference ? strlen (reference) : 1;
    }

  return text;
}

/* Names come up again and again: they are copied once, or, where there are more of
 * them than we keep, each time they have been forgotten. */
static const Word *
find_word (Builder       *builder,
           const xmlChar *raw)
{
  Word *word = &builder->words[((guintptr) raw >> 3) % N_WORDS];

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

static gsize
length_of (Builder       *builder,
           const xmlChar *raw)
{
  return raw != NULL ? find_word (builder, raw)->length : 0;
}

static void
add_declarations (Builder        *builder,
                  AciesXmlNode   *node,
                  int             n,
                  const xmlChar **raw)
{
  AciesXmlAttribute **place = &node->declarations;

  for (int i = 0; i < n; i++, place = &(*place)->next)
    {
      *place = acies_xml_memory_take (builder->memory, sizeof **place);
      (*place)->name = keep_word (builder, raw[2 * i]);
      (*place)->value = raw[2 * i + 1] != NULL ? keep_word (builder, raw[2 * i + 1]) : "";
    }
}

/* @raw: of each its local name, prefix, namespace, and where its value begins and ends */
static void
add_attributes (Builder        *builder,
                AciesXmlNode   *node,
                int             n,
                const xmlChar **raw)
{
  AciesXmlAttribute **place = &node->attributes;

  for (int i = 0; i < n; i++, raw += 5, place = &(*place)->next)
    {
      *place = acies_xml_memory_take (builder->memory, sizeof **place);
      (*place)->name = keep_word (builder, raw[0]);
      (*place)->prefix = keep_word (builder, raw[1]);
      (*place)->ns = keep_word (builder, raw[2]);
      (*place)->value = dup_value (builder, (const char *) raw[3], (gsize) (raw[4] - raw[3]));
    }
}

/* A namespace is declared once and used by many names, so a small file could
 * fill the memory with it. */
static void
count_namespaces (Builder        *builder,
                  const xmlChar  *uri,
                  int             n_attributes,
                  const xmlChar **attributes)
{
  builder->n_namespace_bytes += length_of (builder, uri);
  for (int i = 0; i < n_attributes; i++)
    builder->n_namespace_bytes += length_of (builder, attributes[5 * i + 2]);
  if (builder->n_namespace_bytes > ACIES_XML_MAX_NAMESPACE_BYTES)
    refuse (builder, ACIES_FORMAT_ERROR_REFUSED, line_of (builder),
            _ ("the namespace names are too long in total"));
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
  Builder      *builder = data;
  AciesXmlNode *node;

  flush_text (builder);
  if (builder->open->len > ACIES_XML_MAX_DEPTH)
    refuse (builder, ACIES_FORMAT_ERROR_REFUSED, line_of (builder),
            _ ("elements are nested more than %d levels deep"), ACIES_XML_MAX_DEPTH);
  count_namespaces (builder, uri, n_attributes, attributes);
  if (builder->error != NULL)
    return;
  node = add_node (builder, ACIES_XML_ELEMENT, line_of (builder));
  if (node == NULL)
    return;

  node->name = keep_word (builder, name);
  node->prefix = keep_word (builder, prefix);
  node->ns = keep_word (builder, uri);
  add_declarations (builder, node, n_namespaces, namespaces);
  add_attributes (builder, node, n_attributes, attributes);
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
    builder->text_line = line_of (builder) - count_lines (builder->text->str);
}

static void
comment_cb (void          *data,
            const xmlChar *text)
{
  Builder      *builder = data;
  int           line = line_of (builder);
  AciesXmlNode *node;

  flush_text (builder);
  if (builder->error != NULL)
    return;
  node = add_node (builder, ACIES_XML_COMMENT, line - count_lines ((const char *) text));
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
  AciesXmlNode *node;

  flush_text (builder);
  if (builder->error != NULL)
    return;
  node = add_node (builder, ACIES_XML_INSTRUCTION, line_of (builder));
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

/* One fault brings others with it; the first of a line is told. */
static gboolean
is_told (const AciesFindings *findings,
         int                  line)
{
  const AciesFinding *last = findings->list->len > 0 ? g_ptr_array_index (findings->list, findings->list->len - 1) : NULL;

  return last != NULL && last->line == line;
}

static void
add_fault (AciesFindings *findings,
           int            line,
           const char    *message)
{
  if (!is_told (findings, line))
    acies_findings_add (findings, ACIES_SEVERITY_ERROR, "not-well-formed", _ ("The XML is not well-formed: %s"), message)->line = line;
}

static void
add_error (Builder      *builder,
           AciesXmlError error)
{
  const AciesXmlFault fault = { .error = error,
                                .input = builder->context->input,
                                .text = builder->all,
                                .length = builder->length,
                                .open = builder->open->len > 1 ? g_ptr_array_index (builder->open, builder->open->len - 1) : NULL,
                                .document = g_ptr_array_index (builder->open, 0) };
  int                 line;
  g_autofree char    *words = NULL;

  if (builder->faults != NULL && is_told (builder->faults, MAX (error->line, 1)))
    return;
  words = acies_xml_fault_dup_words (&fault, &line);
  if (builder->faults != NULL)
    add_fault (builder->faults, line, words);
  else
    refuse (builder, ACIES_FORMAT_ERROR_NOT_XML, line, _ ("not well-formed XML: %s"), words);
}

/* What was read before is kept. */
static void
stop_at (Builder *builder,
         int      line)
{
  acies_findings_add (builder->faults, ACIES_SEVERITY_ERROR, "not-well-formed", _ ("The file is too damaged from here on; the rest was not read"))->line = line;
  xmlStopParser (builder->context);
}

static void
error_cb (void         *data,
          AciesXmlError error)
{
  Builder *builder = data;

  if (error->level < XML_ERR_ERROR || builder->error != NULL)
    return;
  /* For a namespace any name will do, and with its ampersands as references one is no URI. */
  if (error->code == XML_WAR_NS_URI)
    return;

  if (++builder->n_errors > MAX_ERRORS)
    stop_at (builder, MAX (error->line, 1));
  else
    add_error (builder, error);
}

static xmlSAXHandler
sax_handler (void)
{
  return (xmlSAXHandler) {
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
}

/* Documents are read in several threads, and the library wants to be made ready by one. */
static void
prepare_library (void)
{
  static gsize is_ready;

  if (g_once_init_enter (&is_ready))
    {
      xmlInitParser ();
      g_once_init_leave (&is_ready, 1);
    }
}

static void
parse_text (Builder    *builder,
            const char *text,
            gsize       length)
{
  /* The guard has seen that it is UTF-8, whatever name the document has for that. */
  int       options = XML_PARSE_NONET | XML_PARSE_BIG_LINES | XML_PARSE_IGNORE_ENC | (builder->faults != NULL ? XML_PARSE_RECOVER : 0);
  xmlDocPtr unused;

  prepare_library ();
  builder->all = text;
  builder->length = length;
  builder->context = xmlNewParserCtxt ();
  *builder->context->sax = sax_handler ();
  builder->context->userData = builder;
  unused = xmlCtxtReadMemory (builder->context, text, (int) length, NULL, NULL, options);
  if (unused != NULL)
    xmlFreeDoc (unused);
  if (!builder->context->wellFormed && builder->faults == NULL)
    refuse (builder, ACIES_FORMAT_ERROR_NOT_XML, line_of (builder), _ ("not well-formed XML"));
  g_clear_pointer (&builder->context, xmlFreeParserCtxt);
}

static AciesXmlNode *
parse (GBytes        *bytes,
       const char    *name,
       AciesFindings *faults,
       GError       **error)
{
  g_autoptr (AciesXmlNode) document = acies_xml_document_new ();
  g_autoptr (GPtrArray) open = g_ptr_array_new ();
  g_autoptr (GString) buffer = g_string_new (NULL);
  Builder     builder = { .name = name, .open = open, .text = buffer, .faults = faults, .memory = document->memory };
  gsize       length;
  const char *data = g_bytes_get_data (bytes, &length);

  g_ptr_array_add (open, document);
  if (!acies_xml_guard (data, length, name, error))
    return NULL;
  parse_text (&builder, data, length);
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

/* Returns: (transfer full): the same as text, where it was none */
static GBytes *
make_text (GBytes        *bytes,
           AciesFindings *findings)
{
  gsize       length;
  const char *data = g_bytes_get_data (bytes, &length);
  const char *end;
  char       *text;
  int         line = 1;

  if (length == 0 || g_utf8_validate_len (data, length, &end))
    return g_bytes_ref (bytes);
  for (const char *c = data; c < end; c++)
    line += *c == '\n';
  acies_findings_add (findings, ACIES_SEVERITY_ERROR, "not-text", _ ("Not UTF-8 text; invalid characters were replaced"))->line = line;
  text = g_utf8_make_valid (data, (gssize) length);
  return g_bytes_new_take (text, strlen (text));
}

AciesXmlNode *
acies_xml_parse_damaged (GBytes        *bytes,
                         const char    *name,
                         AciesFindings *findings,
                         GError       **error)
{
  g_autoptr (GBytes) text = make_text (bytes, findings);
  g_autoptr (AciesXmlNode) document = parse (text, name, findings, error);

  if (document == NULL || acies_xml_find_root (document) != NULL)
    return g_steal_pointer (&document);
  g_set_error (error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_NOT_XML, _ ("%s:1: the file has no XML element"), name);

  return NULL;
}
