/* xml.h - reading XML documents as a tree, and writing them
 *
 * The only module that uses libxml2. It refuses everything that Acies files never have: document types and thus all
 * entities except the five of XML, other encodings, deep nesting, and too many elements or attributes. It never fetches
 * anything.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/board/texts.h"
#include "engine/find/findings.h"

#include <glib.h>

G_BEGIN_DECLS

#define ACIES_XML_NS "http://www.w3.org/XML/1998/namespace" /* of xml:lang */

#define ACIES_XML_MAX_BYTES      (4 * 1024 * 1024)
#define ACIES_XML_MAX_DEPTH      32
#define ACIES_XML_MAX_NODES      100000
#define ACIES_XML_MAX_NAMESPACE_BYTES (16 * 1024 * 1024)  /* counted for each name in a namespace */
#define ACIES_XML_MAX_DASHES     100  /* invalid pairs of dashes in one comment */
#define ACIES_XML_MAX_ATTRIBUTES 64   /* of one element, including namespace declarations */

/* Characters of untrusted text in a message, the mark that there were more, and the end. */
typedef char AciesQuote[ACIES_LONGEST_QUOTE * 4 + 4];

/* The text VALUE, or "" for %NULL, for a message: shortened, and without control characters. It lives as long as the block. */
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

/* An attribute; in a list of declarations, a prefix @name for the namespace @value. */
struct _AciesXmlAttribute
{
  const char        *prefix;  /* (nullable) */
  const char        *ns;      /* NULL: in no namespace, as in Acies documents */
  const char        *name;    /* in a declaration NULL for the default namespace */
  const char        *value;
  AciesXmlAttribute *next;    /* (nullable) */
};

/* Nodes, attributes and their strings belong to the memory of the document and live as long as it does. */

struct _AciesXmlNode
{
  AciesXmlKind kind;
  int          line;          /* first line; for an element, the line where its start tag ends */
  int          end_line;
  const char  *prefix;        /* (nullable) */
  const char  *ns;            /* (nullable) */
  const char  *name;          /* local name of an element, or target of an instruction */
  const char  *text;          /* of a text, comment or instruction */
  AciesXmlAttribute *declarations;  /* (nullable): the first, in the order of the file */
  AciesXmlAttribute *attributes;
  AciesXmlNode   *children;   /* (nullable): the first child */
  AciesXmlNode   *last;       /* (nullable): the last child */
  AciesXmlNode   *next;       /* (nullable): the next sibling */
  AciesXmlMemory *memory;     /* of the document, which owns it */
};

/**
 * acies_xml_parse:
 * @name: of the file, for messages
 * @error: %ACIES_FORMAT_ERROR with "NAME:LINE: what is wrong"
 *
 * Returns: (transfer full): the document, or %NULL
 */
AciesXmlNode *acies_xml_parse         (GBytes             *bytes,
                                       const char         *name,
                                       GError            **error);

/**
 * acies_xml_parse_damaged:
 * @findings: gets what is not well-formed
 * @error: as for acies_xml_parse(), if nothing is readable or the document is refused
 *
 * Same for a document that acies_xml_parse() cannot read. It continues after a fault as far as possible.
 */
AciesXmlNode *acies_xml_parse_damaged (GBytes             *bytes,
                                       const char         *name,
                                       AciesFindings      *findings,
                                       GError            **error);

/* Frees a document with all its nodes. */
void          acies_xml_node_free     (AciesXmlNode       *document);

/* (transfer none): the root element of a document */
const AciesXmlNode *acies_xml_root    (const AciesXmlNode *document);

/* (nullable) (transfer none): the first element of an incomplete or damaged document */
const AciesXmlNode *acies_xml_find_root (const AciesXmlNode *document);

/* Is @self an element @name in the namespace @ns? */
gboolean      acies_xml_is            (const AciesXmlNode *self,
                                       const char         *ns,
                                       const char         *name);

/* (nullable): the value of an attribute without namespace */
const char   *acies_xml_get           (const AciesXmlNode *self,
                                       const char         *name);

/* (nullable): the value of xml:lang */
const char   *acies_xml_get_language  (const AciesXmlNode *self);

/* Sets an attribute; a @value of %NULL removes it. */
void          acies_xml_set           (AciesXmlNode       *self,
                                       const char         *name,
                                       const char         *value);

/* Replaces the content of an element by @text. */
void          acies_xml_set_text      (AciesXmlNode       *self,
                                       const char         *text);

/* (transfer none): a new last child of @parent */
AciesXmlNode *acies_xml_add_node      (AciesXmlNode       *parent,
                                       AciesXmlKind        kind,
                                       int                 line);

/* (transfer none): a new element as last child of @parent */
AciesXmlNode *acies_xml_add_element   (AciesXmlNode       *parent,
                                       const char         *ns,
                                       const char         *name);

/* (transfer full): the text directly in an element; "" if it has no text */
char         *acies_xml_dup_text      (const AciesXmlNode *self);

/**
 * acies_xml_append:
 * @format: XML with %%s for any text, and %%d and %%u for numbers
 *
 * Appends @format with its arguments escaped. A text between quotation marks is escaped as an attribute value.
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
