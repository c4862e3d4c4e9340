/* xml.h - reading XML documents as a tree, and writing them
 *
 * This is the only module that uses libxml2. It refuses everything that Acies files never contain: document types (and thus all
 * entities except the five of XML), encodings other than UTF-8, deep nesting, and too many elements or attributes. It never
 * fetches external resources.
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
#define ACIES_XML_MAX_NAMESPACE_BYTES (16 * 1024 * 1024)  /* total length of the namespaces of all names */
#define ACIES_XML_MAX_DASHES     100  /* maximum number of invalid "--" in one comment */
#define ACIES_XML_MAX_ATTRIBUTES 64   /* attributes of one element, including namespace declarations */

/* A buffer for a quote of untrusted text in a message, with an ellipsis and a nul byte. */
typedef char AciesQuote[ACIES_LONGEST_QUOTE * 4 + 4];

/* Quotes VALUE for a message: shortened, without control characters; %NULL becomes "". The quote is valid until the block ends. */
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

/* An attribute, or a declaration of the prefix @name for the namespace @value. */
struct _AciesXmlAttribute
{
  const char        *prefix;  /* (nullable) */
  const char        *ns;      /* NULL: no namespace, as in Acies documents */
  const char        *name;    /* NULL in a declaration of the default namespace */
  const char        *value;
  AciesXmlAttribute *next;    /* (nullable) */
};

/* Nodes, attributes and their strings belong to the memory of the document and live as long as the document. */

struct _AciesXmlNode
{
  AciesXmlKind kind;
  int          line;          /* first line; for an element, the line where its start tag ends */
  int          end_line;
  const char  *prefix;        /* (nullable) */
  const char  *ns;            /* (nullable) */
  const char  *name;          /* local name of an element, or target of an instruction */
  const char  *text;          /* content of a text, comment or instruction */
  AciesXmlAttribute *declarations;  /* (nullable): the first declaration, in file order */
  AciesXmlAttribute *attributes;
  AciesXmlNode   *children;   /* (nullable): the first child */
  AciesXmlNode   *last;       /* (nullable): the last child */
  AciesXmlNode   *next;       /* (nullable): the next sibling */
  AciesXmlMemory *memory;     /* memory of the document, owned by the document */
};

/**
 * acies_xml_parse:
 * @name: the file name, for messages
 * @error: %ACIES_FORMAT_ERROR with the message "NAME:LINE: what is wrong"
 *
 * Returns: (transfer full): the document, or %NULL
 */
AciesXmlNode *acies_xml_parse         (GBytes             *bytes,
                                       const char         *name,
                                       GError            **error);

/**
 * acies_xml_parse_damaged:
 * @findings: receives the well-formedness errors
 * @error: the errors of acies_xml_parse(), if the document is unreadable or refused
 *
 * Parses a document that acies_xml_parse() cannot parse. Continues after errors as far as possible.
 */
AciesXmlNode *acies_xml_parse_damaged (GBytes             *bytes,
                                       const char         *name,
                                       AciesFindings      *findings,
                                       GError            **error);

/* Frees a document with all its nodes. */
void          acies_xml_node_free     (AciesXmlNode       *document);

/* Returns: (transfer none): the root element of a document */
const AciesXmlNode *acies_xml_root    (const AciesXmlNode *document);

/* Returns: (nullable) (transfer none): the first element of an incomplete or damaged document */
const AciesXmlNode *acies_xml_find_root (const AciesXmlNode *document);

/* Returns: whether @self is an element @name in the namespace @ns */
gboolean      acies_xml_is            (const AciesXmlNode *self,
                                       const char         *ns,
                                       const char         *name);

/* Returns: (nullable): the value of an attribute without a namespace */
const char   *acies_xml_get           (const AciesXmlNode *self,
                                       const char         *name);

/* Returns: (nullable): the value of xml:lang */
const char   *acies_xml_get_language  (const AciesXmlNode *self);

/* Sets an attribute; a @value of %NULL removes it. */
void          acies_xml_set           (AciesXmlNode       *self,
                                       const char         *name,
                                       const char         *value);

/* Replaces the content of an element with @text. */
void          acies_xml_set_text      (AciesXmlNode       *self,
                                       const char         *text);

/* Returns: (transfer none): a new last child of @parent */
AciesXmlNode *acies_xml_add_node      (AciesXmlNode       *parent,
                                       AciesXmlKind        kind,
                                       int                 line);

/* Returns: (transfer none): a new element, the last child of @parent */
AciesXmlNode *acies_xml_add_element   (AciesXmlNode       *parent,
                                       const char         *ns,
                                       const char         *name);

/* Returns: (transfer full): the text directly in an element; "" if it has no text */
char         *acies_xml_dup_text      (const AciesXmlNode *self);

/**
 * acies_xml_append:
 * @format: XML with %%s for any text, and %%d and %%u for numbers
 *
 * Appends @format with its arguments escaped. Text between quotation marks is escaped as an attribute value.
 */
void          acies_xml_append        (GString            *out,
                                       const char         *format,
                                       ...) G_GNUC_PRINTF (2, 3);
void          acies_xml_append_indent (GString            *out,
                                       guint               level);

/**
 * acies_xml_dup_markup:
 * @ns: the default namespace where the markup is inserted
 *
 * Returns: (transfer full): a comment, an instruction, or an element with its content and all namespace declarations that
 *   it needs
 */
char         *acies_xml_dup_markup    (const AciesXmlNode *self,
                                       const char         *ns);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesXmlNode, acies_xml_node_free)

G_END_DECLS
