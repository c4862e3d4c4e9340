/* xml.h - reads XML documents as a tree, and writes XML
 *
 * Only this module uses libxml2. The parser rejects documents with features that Acies files never need: document types
 * (and therefore all entities except the five that XML predefines), encodings other than UTF-8 and ASCII, deep nesting,
 * and very many elements or attributes. It never fetches external resources.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/board/texts.h"
#include "engine/find/findings.h"

#include <glib.h>

G_BEGIN_DECLS

#define ACIES_XML_NS "http://www.w3.org/XML/1998/namespace" /* the namespace of xml:lang */

#define ACIES_XML_MAX_BYTES      (4 * 1024 * 1024)
#define ACIES_XML_MAX_DEPTH      32
#define ACIES_XML_MAX_NODES      100000
#define ACIES_XML_MAX_NAMESPACE_BYTES (16 * 1024 * 1024)  /* total length of the namespaces of all elements and
                                                           * attributes */
#define ACIES_XML_MAX_DASHES     100  /* maximum number of invalid "--" in a comment */
#define ACIES_XML_MAX_ATTRIBUTES 64   /* maximum number in one element, including namespace declarations */

/* A buffer for a quotation of untrusted text in a message, with room for an ellipsis and a nul byte. */
typedef char AciesQuote[ACIES_LONGEST_QUOTE * 4 + 4];

/* Makes @value safe to quote in a message: shortens it and replaces control characters with spaces. %NULL becomes "".
 * The result is valid until the enclosing block ends. */
#define ACIES_QUOTE(value) acies_quote ((value), (AciesQuote) { 0 })

const char   *acies_quote             (const char         *value,
                                       AciesQuote          quote);

typedef enum
{
  ACIES_XML_DOCUMENT,
  ACIES_XML_ELEMENT,
  ACIES_XML_TEXT,
  ACIES_XML_COMMENT,
  ACIES_XML_INSTRUCTION,
} AciesXmlKind;

typedef struct _AciesXmlMemory    AciesXmlMemory;
typedef struct _AciesXmlAttribute AciesXmlAttribute;
typedef struct _AciesXmlNode      AciesXmlNode;

/* An attribute, or a namespace declaration, which maps the prefix @name to the namespace @value. */
struct _AciesXmlAttribute
{
  const char        *prefix;  /* (nullable) */
  const char        *ns;      /* (nullable): the namespace; NULL for most attributes of Acies documents */
  const char        *name;    /* NULL for the declaration of a default namespace */
  const char        *value;
  AciesXmlAttribute *next;    /* (nullable) */
};

/* The memory of the document contains all nodes, attributes and strings. They are valid until the document is freed. */

struct _AciesXmlNode
{
  AciesXmlKind kind;
  int          line;          /* the first line; for an element or an instruction, the line where its tag ends */
  int          end_line;
  const char  *prefix;        /* (nullable) */
  const char  *ns;            /* (nullable) */
  const char  *name;          /* local name of an element, or target of a processing instruction */
  const char  *text;          /* contents of a text node, a comment or a processing instruction */
  AciesXmlAttribute *declarations;  /* (nullable): the first declaration, in file order */
  AciesXmlAttribute *attributes;
  AciesXmlNode   *children;   /* (nullable): the first child */
  AciesXmlNode   *last;       /* (nullable): the last child */
  AciesXmlNode   *next;       /* (nullable): the next sibling */
  AciesXmlMemory *memory;     /* the memory of the document, which the document owns */
};

/**
 * acies_xml_parse:
 * @name: the file name, for messages
 * @error: %ACIES_FORMAT_ERROR with the message "NAME:LINE: problem"
 *
 * Returns: (transfer full): the document, or %NULL on error
 */
AciesXmlNode *acies_xml_parse         (GBytes             *bytes,
                                       const char         *name,
                                       GError            **error);

/**
 * acies_xml_parse_damaged:
 * @findings: receives the well-formedness errors, and a finding if the file is not valid UTF-8
 * @error: set if the document is rejected or has no element
 *
 * Parses a document for which acies_xml_parse() fails because it is not well-formed. Recovers from errors as far as
 * possible.
 *
 * Returns: (transfer full): the document, or %NULL on error
 */
AciesXmlNode *acies_xml_parse_damaged (GBytes             *bytes,
                                       const char         *name,
                                       AciesFindings      *findings,
                                       GError            **error);

/* Frees a document and all its nodes. */
void          acies_xml_node_free     (AciesXmlNode       *document);

/* Returns: (transfer none): the root element of the document, which must have a root element */
const AciesXmlNode *acies_xml_root    (const AciesXmlNode *document);

/* Returns: (nullable) (transfer none): the root element of the document, or %NULL if there are no elements */
const AciesXmlNode *acies_xml_find_root (const AciesXmlNode *document);

/* Returns whether @self is an element with the name @name in the namespace @ns. */
gboolean      acies_xml_is            (const AciesXmlNode *self,
                                       const char         *ns,
                                       const char         *name);

/* Returns: (nullable): the value of the attribute @name without a namespace */
const char   *acies_xml_get           (const AciesXmlNode *self,
                                       const char         *name);

/* Returns: (nullable): the value of the attribute xml:lang */
const char   *acies_xml_get_language  (const AciesXmlNode *self);

/* Sets an attribute without a namespace. A @value of %NULL removes the attribute. */
void          acies_xml_set           (AciesXmlNode       *self,
                                       const char         *name,
                                       const char         *value);

/* Replaces the contents of an element with @text. */
void          acies_xml_set_text      (AciesXmlNode       *self,
                                       const char         *text);

/* Returns: (transfer none): a new node, which becomes the last child of @parent */
AciesXmlNode *acies_xml_add_node      (AciesXmlNode       *parent,
                                       AciesXmlKind        kind,
                                       int                 line);

/* Returns: (transfer none): a new element, which becomes the last child of @parent */
AciesXmlNode *acies_xml_add_element   (AciesXmlNode       *parent,
                                       const char         *ns,
                                       const char         *name);

/* Returns: (transfer full): the text in an element, without the text in its child elements; "" if there is no text */
char         *acies_xml_dup_text      (const AciesXmlNode *self);

/**
 * acies_xml_append:
 * @format: XML with the placeholders %%s, %%d and %%u
 *
 * Appends @format to @out and escapes the strings that replace %%s. Between double quotes, these strings are escaped as
 * attribute values. No other conversions are supported.
 */
void          acies_xml_append        (GString            *out,
                                       const char         *format,
                                       ...) G_GNUC_PRINTF (2, 3);
void          acies_xml_append_indent (GString            *out,
                                       guint               level);

/**
 * acies_xml_dup_markup:
 * @self: a text node, a comment, a processing instruction or an element
 * @ns: the default namespace at the place where the markup will be inserted
 *
 * Writes a node as XML. An element includes its contents and all namespace declarations that it needs.
 *
 * Returns: (transfer full): the XML
 */
char         *acies_xml_dup_markup    (const AciesXmlNode *self,
                                       const char         *ns);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesXmlNode, acies_xml_node_free)

G_END_DECLS
