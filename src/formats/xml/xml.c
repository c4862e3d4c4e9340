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

#include <glib/gi18n-lib.h>
#include <libxml/SAX2.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <string.h>

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
  gsize            n_namespace_bytes; /* once for each name in them */
  GError          *error;             /* the first; nothing is built after it */
  AciesFindings   *faults;            /* takes what is not well-formed, which ends nothing then; or NULL */
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
  AciesXmlNode *parent = g_ptr_array_index (builder->open, builder->open->len - 1);
  AciesXmlNode *node;

  if (++builder->n_nodes > ACIES_XML_MAX_NODES)
    {
      refuse (builder, ACIES_FORMAT_ERROR_REFUSED, line, _ ("more than %d elements"), ACIES_XML_MAX_NODES);
      return NULL;
    }

  node = g_new0 (AciesXmlNode, 1);
  node->kind = kind;
  node->line = line;
  node->end_line = line;
  if (parent->children == NULL)
    parent->children = g_ptr_array_new_with_free_func ((GDestroyNotify) acies_xml_node_free);
  g_ptr_array_add (parent->children, node);

  return node;
}

static void
flush_text (Builder *builder)
{
  AciesXmlNode *node;

  if (builder->text->len == 0)
    return;

  node = add_node (builder, ACIES_XML_TEXT, builder->text_line);
  if (node != NULL)
    node->text = g_strdup (builder->text->str);
  g_string_truncate (builder->text, 0);
}

/* As no entities are replaced, an ampersand comes as its reference, in the values
 * of attributes and in the names of namespaces. (Replaced in one go: in a string
 * that moves for each of them, a million would take minutes.) */
static char *
dup_value (const char *value,
           gssize      length)
{
  static const char reference[] = "&#38;";
  const char       *end = value + (length < 0 ? (gssize) strlen (value) : length);
  GString          *text = g_string_sized_new ((gsize) (end - value));
  const char       *next;

  while ((next = g_strstr_len (value, end - value, reference)) != NULL)
    {
      g_string_append_len (text, value, next - value + 1);
      value = next + strlen (reference);
    }
  g_string_append_len (text, value, end - value);

  return g_string_free (text, FALSE);
}

static char *
dup_namespace (const xmlChar *uri)
{
  return uri != NULL ? dup_value ((const char *) uri, -1) : NULL;
}

static void
add_declaration (AciesXmlNode  *node,
                 const xmlChar *prefix,
                 const xmlChar *uri)
{
  AciesXmlAttribute *declaration = acies_xml_add_attribute (&node->declarations);

  declaration->name = g_strdup ((const char *) prefix);
  declaration->value = uri != NULL ? dup_namespace (uri) : g_strdup ("");
}

/* @raw: local name, prefix, namespace, and where its value begins and ends */
static void
add_attribute (AciesXmlNode  *node,
               const xmlChar *raw[5])
{
  AciesXmlAttribute *attribute = acies_xml_add_attribute (&node->attributes);

  attribute->name = g_strdup ((const char *) raw[0]);
  attribute->prefix = g_strdup ((const char *) raw[1]);
  attribute->ns = dup_namespace (raw[2]);
  attribute->value = dup_value ((const char *) raw[3], raw[4] - raw[3]);
}

/* A namespace is declared once and used by many names, so a small file could
 * fill the memory with it. */
static void
count_namespaces (Builder        *builder,
                  const xmlChar  *uri,
                  int             n_attributes,
                  const xmlChar **attributes)
{
  builder->n_namespace_bytes += (gsize) xmlStrlen (uri);
  for (int i = 0; i < n_attributes; i++)
    builder->n_namespace_bytes += (gsize) xmlStrlen (attributes[5 * i + 2]);
  if (builder->n_namespace_bytes > ACIES_XML_MAX_NAMESPACE_BYTES)
    refuse (builder, ACIES_FORMAT_ERROR_REFUSED, line_of (builder),
            _ ("the names of namespaces are too long for so many elements"));
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
            _ ("elements are nested more than %d deep"), ACIES_XML_MAX_DEPTH);
  count_namespaces (builder, uri, n_attributes, attributes);
  if (builder->error != NULL)
    return;
  node = add_node (builder, ACIES_XML_ELEMENT, line_of (builder));
  if (node == NULL)
    return;

  node->name = g_strdup ((const char *) name);
  node->prefix = g_strdup ((const char *) prefix);
  node->ns = dup_namespace (uri);
  for (int i = 0; i < n_namespaces; i++)
    add_declaration (node, namespaces[2 * i], namespaces[2 * i + 1]);
  for (int i = 0; i < n_attributes; i++)
    add_attribute (node, &attributes[5 * i]);
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
  node->text = g_strdup ((const char *) text);
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
  node->name = g_strdup ((const char *) target);
  node->text = g_strdup (text != NULL ? (const char *) text : "");
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
    acies_findings_add (findings, ACIES_SEVERITY_ERROR, "not-well-formed", _ ("Not well-formed XML: %s"), message)->line = line;
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

static void
parse_text (Builder    *builder,
            const char *text,
            gsize       length)
{
  /* The guard has seen that it is UTF-8, whatever name the document has for that. */
  int       options = XML_PARSE_NONET | XML_PARSE_BIG_LINES | XML_PARSE_IGNORE_ENC | (builder->faults != NULL ? XML_PARSE_RECOVER : 0);
  xmlDocPtr unused;

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
  g_autoptr (AciesXmlNode) document = g_new0 (AciesXmlNode, 1);
  g_autoptr (GPtrArray) open = g_ptr_array_new ();
  g_autoptr (GString) buffer = g_string_new (NULL);
  Builder     builder = { .name = name, .open = open, .text = buffer, .faults = faults };
  gsize       length;
  const char *data = g_bytes_get_data (bytes, &length);

  document->kind = ACIES_XML_DOCUMENT;
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
  acies_findings_add (findings, ACIES_SEVERITY_ERROR, "not-text", _ ("Not text in UTF-8; what can be no letter was replaced"))->line = line;
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
  g_set_error (error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_NOT_XML, _ ("%s:1: there is no XML element in it"), name);

  return NULL;
}
