/* xml.h - XML documents as a tree of our own, and the words to write them
 *
 * The only module that knows libxml2. What it reads may come from anywhere, so
 * it refuses what none of our files has: document types (and with them every
 * entity but the five of XML), other encodings, deep nesting, floods of
 * elements or attributes. Nothing is ever fetched.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "engine/find/findings.h"

G_BEGIN_DECLS

#define ACIES_XML_NS "http://www.w3.org/XML/1998/namespace" /* of xml:lang */

#define ACIES_XML_MAX_BYTES      (4 * 1024 * 1024)
#define ACIES_XML_MAX_DEPTH      32
#define ACIES_XML_MAX_NODES      100000
#define ACIES_XML_MAX_NAMESPACE_BYTES (16 * 1024 * 1024)  /* counted for each name that is in a namespace */
#define ACIES_XML_MAX_DASHES     100  /* pairs of them in one comment, where none may be */
#define ACIES_XML_MAX_ATTRIBUTES 64   /* of one element, declarations of namespaces included */

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

/* An attribute, or (in a list of declarations) a prefix @name standing for @value. */
struct _AciesXmlAttribute
{
  const char        *prefix;  /* or NULL */
  const char        *ns;      /* or NULL: in no namespace, as our own attributes are */
  const char        *name;    /* of a declaration NULL for the default namespace */
  const char        *value;
  AciesXmlAttribute *next;    /* or NULL */
};

/* Nodes, attributes and all their words live in the memory of the document, as long as it does. */

struct _AciesXmlNode
{
  AciesXmlKind kind;
  int          line;          /* where it begins; of an element, where its start tag ends */
  int          end_line;
  const char  *prefix;        /* or NULL */
  const char  *ns;            /* or NULL */
  const char  *name;          /* local name of an element, target of an instruction */
  const char  *text;          /* of a text, comment or instruction */
  AciesXmlAttribute *declarations;  /* the first one, as written; NULL for none, so below */
  AciesXmlAttribute *attributes;
  AciesXmlNode   *children;   /* the first one */
  AciesXmlNode   *last;       /* of the children */
  AciesXmlNode   *next;       /* the one behind it in the same element */
  AciesXmlMemory *memory;     /* of the document, which owns it */
};

/**
 * acies_xml_parse:
 * @name: what messages call the file
 * @error: %ACIES_FORMAT_ERROR with "NAME:LINE: what is wrong"
 *
 * Returns: (transfer full): the document, or %NULL
 */
AciesXmlNode *acies_xml_parse         (GBytes             *bytes,
                                       const char         *name,
                                       GError            **error);

/**
 * acies_xml_parse_damaged:
 * @findings: what is not well-formed is added
 * @error: as for acies_xml_parse(), when nothing is left, or for what is refused
 *   in any document
 *
 * The same for a document that acies_xml_parse() cannot read: what comes after
 * a fault is read as far as it can be.
 */
AciesXmlNode *acies_xml_parse_damaged (GBytes             *bytes,
                                       const char         *name,
                                       AciesFindings      *findings,
                                       GError            **error);

/* Gives back a document, and all in it. */
void          acies_xml_node_free     (AciesXmlNode       *document);

/**
 * acies_xml_root:
 * Returns: (transfer none): the one element of a document
 */
const AciesXmlNode *acies_xml_root    (const AciesXmlNode *document);

/* (nullable) (transfer none): the first element of a document that is still read, or was damaged */
const AciesXmlNode *acies_xml_find_root (const AciesXmlNode *document);

/**
 * acies_xml_is:
 * Returns: %TRUE when @self is the element @name of @ns
 */
gboolean      acies_xml_is            (const AciesXmlNode *self,
                                       const char         *ns,
                                       const char         *name);

/**
 * acies_xml_get:
 * Returns: (nullable): the value of an attribute in no namespace
 */
const char   *acies_xml_get           (const AciesXmlNode *self,
                                       const char         *name);

/**
 * acies_xml_get_language:
 * Returns: (nullable): the value of the attribute xml:lang
 */
const char   *acies_xml_get_language  (const AciesXmlNode *self);

/**
 * acies_xml_set:
 * @value: (nullable): %NULL takes the attribute away
 */
void          acies_xml_set           (AciesXmlNode       *self,
                                       const char         *name,
                                       const char         *value);

/* Replaces all that is in an element by @text. */
void          acies_xml_set_text      (AciesXmlNode       *self,
                                       const char         *text);

/* (transfer none): a new node at the end of those in @parent */
AciesXmlNode *acies_xml_add_node      (AciesXmlNode       *parent,
                                       AciesXmlKind        kind,
                                       int                 line);

/* (transfer none): a new element at the end of those in @parent */
AciesXmlNode *acies_xml_add_element   (AciesXmlNode       *parent,
                                       const char         *ns,
                                       const char         *name);

/**
 * acies_xml_dup_text:
 * Returns: (transfer full): the text directly in an element, "" for none
 */
char         *acies_xml_dup_text      (const AciesXmlNode *self);

/**
 * acies_xml_append:
 * @format: XML, in which %%s stands for any text, %%d and %%u for a number
 *
 * Appends what parsing gives back: a text between quotation marks is written as the value of an attribute.
 */
void          acies_xml_append        (GString            *out,
                                       const char         *format,
                                       ...) G_GNUC_PRINTF (2, 3);
void          acies_xml_append_indent (GString            *out,
                                       guint               level);

/**
 * acies_xml_dup_markup:
 * @ns: the default namespace where the markup will stand
 *
 * Returns: (transfer full): a comment, instruction or element with all in it,
 *   declaring every namespace it needs
 */
char         *acies_xml_dup_markup    (const AciesXmlNode *self,
                                       const char         *ns);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesXmlNode, acies_xml_node_free)

G_END_DECLS
