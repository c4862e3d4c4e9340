/* reader.h - functions with which all readers of Acies documents find elements, check values and report faults
 *
 * A fault is a finding of severity ERROR. A function that finds a fault adds it with its line number and continues, so
 * that one pass reports all faults. Elements in foreign namespaces are not faults, and attributes in foreign namespaces
 * cause only warnings. Unknown elements and attributes are faults if they have no namespace or an Acies namespace.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/find/findings.h"
#include "engine/ruleset/ruleset.h"
#include "formats/xml/xml.h"

G_BEGIN_DECLS

#define ACIES_FORMAT_VERSION 1

/* The common prefix of all Acies namespaces. A namespace without this prefix is foreign. */
#define ACIES_NS_BASE "https://aciesgame.github.io/ns/"

typedef struct
{
  const char    *ns;        /* namespace of the elements of the document */
  AciesFindings *findings;  /* receives the faults */
  const char    *inner_ns;  /* (nullable): namespace of an Acies document that is allowed inside this document */
} AciesReader;

/* Adds a fault at the line of @node. */
AciesFinding *acies_reader_fault    (const AciesReader   *self,
                                     const AciesXmlNode  *node,
                                     const char          *code,
                                     const char          *format,
                                     ...) G_GNUC_PRINTF (4, 5);

/* Adds a fault about an attribute with an invalid value.
 * @name: the name of the attribute
 * @format: the message, with the attribute, the element and @value as arguments */
void          acies_reader_refuse   (const AciesReader   *self,
                                     const AciesXmlNode  *node,
                                     const char          *code,
                                     const char          *name,
                                     const char          *value,
                                     const char          *format);

/* Reports attributes of @node that are not in @known.
 * @known: the names of the known attributes, separated by spaces */
void          acies_reader_check_attributes (const AciesReader  *self,
                                     const AciesXmlNode  *node,
                                     const char          *known);

/* Reports text in @node, child elements without a namespace, and child elements in an Acies namespace other than
 * AciesReader.ns and AciesReader.inner_ns. */
void          acies_reader_check_content (const AciesReader *self,
                                     const AciesXmlNode  *node);

/* Checks an element that must be empty. Reports attributes that are not in @known, text, and child elements. Ignores
 * child elements in a foreign namespace. */
void          acies_reader_check_leaf (const AciesReader *self,
                                     const AciesXmlNode  *node,
                                     const char          *known);

/**
 * acies_reader_next:
 * @child: (nullable): the previous child, or %NULL to get the first child
 * @names: (nullable): the names of the allowed elements, separated by spaces, or %NULL to allow all names
 *
 * Finds the next child element in the namespace of the document. Reports and skips elements that are not allowed.
 *
 * Returns: (nullable): the element, or %NULL if there are no more elements
 */
const AciesXmlNode *acies_reader_next (const AciesReader *self,
                                     const AciesXmlNode  *node,
                                     const AciesXmlNode  *child,
                                     const char          *names);

/* Returns: (nullable): the first child element of @node with the name @name, in the namespace of the document */
const AciesXmlNode *acies_reader_child (const AciesReader *self,
                                     const AciesXmlNode  *node,
                                     const char          *name);

/* Adds a fault for an element that is not allowed at its position. */
void          acies_reader_unknown  (const AciesReader   *self,
                                     const AciesXmlNode  *node);

/* Gets the text of an element. Reports child elements that are not in @elements.
 * @elements: the names of the allowed elements, separated by spaces
 * Returns: (transfer full) (nullable): the unchanged text of @node. If the text contains control characters, adds a
 *   fault and returns %NULL. */
char         *acies_reader_dup_content (const AciesReader *self,
                                     const AciesXmlNode  *node,
                                     const char          *elements);

/* Like acies_reader_dup_content(), but also reports attributes that are not in @known, and text longer than
 * %ACIES_MAX_TEXT bytes. Returns %NULL if the text is too long. */
char         *acies_reader_dup_text (const AciesReader   *self,
                                     const AciesXmlNode  *node,
                                     const char          *known);

/* Returns: (nullable): the value of a required attribute; if it is missing, adds a fault and returns %NULL */
const char   *acies_reader_require  (const AciesReader   *self,
                                     const AciesXmlNode  *node,
                                     const char          *name);

/**
 * acies_reader_number:
 * @value: (out): set only if the function returns %TRUE
 *
 * Reads a required attribute as a number, which must be in the range @min to @max.
 *
 * Returns: %TRUE if the attribute is valid; otherwise the function adds a fault
 */
gboolean      acies_reader_number   (const AciesReader   *self,
                                     const AciesXmlNode  *node,
                                     const char          *name,
                                     int                  min,
                                     int                  max,
                                     int                 *value);

/* Like acies_reader_number(), but for an optional attribute.
 * Returns: the number, or @fallback if the attribute is missing or invalid */
int           acies_reader_number_or (const AciesReader  *self,
                                     const AciesXmlNode  *node,
                                     const char          *name,
                                     int                  min,
                                     int                  max,
                                     int                  fallback);

/* Reads an optional attribute whose value must be one of @words.
 * @words: the allowed values, terminated by %NULL
 * Returns: the index of the value in @words, or 0 if the attribute is missing or invalid */
guint         acies_reader_word     (const AciesReader   *self,
                                     const AciesXmlNode  *node,
                                     const char          *name,
                                     const char *const   *words);

typedef AciesId (*AciesReaderFind)  (const AciesRuleset   *ruleset,
                                     const char           *id);

/**
 * acies_reader_find:
 * @name: name of a required attribute that contains an id
 * @find: a function that finds the item with a given id
 * @code: the code of the finding to add if the ruleset has no such item
 * @format: the message of that finding, with the id as its argument
 *
 * Returns: the index of the item; if it is not found, adds a fault and returns %ACIES_NO_ID
 */
AciesId       acies_reader_find     (const AciesReader   *self,
                                     const AciesXmlNode  *node,
                                     const char          *name,
                                     const AciesRuleset  *ruleset,
                                     AciesReaderFind      find,
                                     const char          *code,
                                     const char          *format);

/* Returns whether @words contains @word. Always returns %FALSE if @word is empty.
 * @words: words separated by single spaces */
gboolean      acies_reader_is_word_of (const char         *word,
                                     const char         *words);

/* A word in a list; not nul-terminated. */
typedef struct
{
  const char *start;
  gsize       length;
} AciesWord;

/**
 * acies_reader_next_word:
 * @word: (inout): the current word. Before the first call, set start to the list or to %NULL, and length to 0.
 *
 * Moves to the next word of a list whose words are separated by white space.
 *
 * Returns: %FALSE if there are no more words
 */
gboolean      acies_reader_next_word (AciesWord          *word);

/* Splits a list of words.
 * @value: (nullable): words separated by white space
 * Returns: (transfer full): the words as a %NULL-terminated array */
char        **acies_reader_split    (const char          *value);

/* Returns whether @value is a valid id. An id has at most 60 characters. It consists of lower-case letters, digits and
 * hyphens, and starts with a letter. */
gboolean      acies_reader_is_id    (const char          *value);

/**
 * acies_reader_check_format:
 * @newest: the newest supported format number
 *
 * Reads the "format" attribute of @root. Adds a fault if the attribute is missing or invalid, or if the format is newer
 * than @newest.
 *
 * Returns: the format number of the file, or @newest if the attribute is missing or invalid
 */
int           acies_reader_check_format (const AciesReader *self,
                                         const AciesXmlNode *root,
                                         int                 newest);

/* Sorts the findings from index @first to the end by line. */
void          acies_reader_sort     (AciesFindings       *findings,
                                     guint                first);

/* Parses a document whose root must be the element @root in the namespace @ns.
 * @name: the file name, for messages
 * Returns: (transfer full): the document, or %NULL on error */
AciesXmlNode *acies_reader_parse    (GBytes              *bytes,
                                     const char          *name,
                                     const char          *ns,
                                     const char          *root,
                                     GError             **error);

G_END_DECLS
