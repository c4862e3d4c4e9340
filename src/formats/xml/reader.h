/* reader.h - helpers of all readers of Acies documents: find, check, report
 *
 * A function that finds a fault adds a finding with a line and continues, so that one pass reports all faults. Elements and
 * attributes of foreign namespaces are not faults. Unknown elements and attributes without a namespace, or in an Acies namespace,
 * are faults.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/find/findings.h"
#include "engine/ruleset/ruleset.h"
#include "formats/xml/xml.h"

G_BEGIN_DECLS

#define ACIES_FORMAT_VERSION 1

/* Every Acies namespace, and no foreign namespace, starts with this text. */
#define ACIES_NS_BASE "https://aciesgame.github.io/ns/"

typedef struct
{
  const char    *ns;        /* namespace of the document's elements */
  AciesFindings *findings;  /* faults are added here */
  const char    *inner_ns;  /* namespace of an Acies document allowed inside this one, or NULL */
} AciesReader;

/* Adds a finding of severity ERROR at the line of @node. */
AciesFinding *acies_reader_fault    (const AciesReader   *self,
                                     const AciesXmlNode  *node,
                                     const char          *code,
                                     const char          *format,
                                     ...) G_GNUC_PRINTF (4, 5);

/* Adds a fault about the @value of an attribute. @format: the message; its arguments are attribute, element and value */
void          acies_reader_refuse   (const AciesReader   *self,
                                     const AciesXmlNode  *node,
                                     const char          *code,
                                     const char          *name,
                                     const char          *value,
                                     const char          *format);

/* Reports attributes that are not in @known, a list of names separated by spaces. */
void          acies_reader_check_attributes (const AciesReader  *self,
                                     const AciesXmlNode  *node,
                                     const char          *known);

/* Reports text, and elements without a namespace, in @node. */
void          acies_reader_check_content (const AciesReader *self,
                                     const AciesXmlNode  *node);

/* For an element without content: reports attributes that are not in @known, and all elements and text in @node. */
void          acies_reader_check_leaf (const AciesReader *self,
                                     const AciesXmlNode  *node,
                                     const char          *known);

/**
 * acies_reader_next:
 * @child: (nullable): the previous child; %NULL to get the first child
 * @names: (nullable): the allowed names, separated by spaces; %NULL for any name. Other elements are reported and skipped.
 *
 * Returns: (nullable): the next child element of @node in the document's namespace
 */
const AciesXmlNode *acies_reader_next (const AciesReader *self,
                                     const AciesXmlNode  *node,
                                     const AciesXmlNode  *child,
                                     const char          *names);

/* Returns: (nullable): the first child element @name of @node */
const AciesXmlNode *acies_reader_child (const AciesReader *self,
                                     const AciesXmlNode  *node,
                                     const char          *name);

/* Adds the fault that @node is not allowed at its position. */
void          acies_reader_unknown  (const AciesReader   *self,
                                     const AciesXmlNode  *node);

/* Returns: (transfer full) (nullable): the text of @node, unchanged; %NULL if the text has control characters. Elements in
 * @node are faults. */
char         *acies_reader_dup_content (const AciesReader *self,
                                     const AciesXmlNode  *node);

/* Same as acies_reader_dup_content(), but attributes not in @known and a text over ACIES_MAX_TEXT bytes are also faults. */
char         *acies_reader_dup_text (const AciesReader   *self,
                                     const AciesXmlNode  *node,
                                     const char          *known);

/* Returns: (nullable): the value of an attribute; if the attribute is missing, adds a fault and returns %NULL */
const char   *acies_reader_require  (const AciesReader   *self,
                                     const AciesXmlNode  *node,
                                     const char          *name);

/**
 * acies_reader_number:
 * @value: (out): set only if the attribute is present and valid
 *
 * Returns: whether @value was set; otherwise a fault was added
 */
gboolean      acies_reader_number   (const AciesReader   *self,
                                     const AciesXmlNode  *node,
                                     const char          *name,
                                     int                  min,
                                     int                  max,
                                     int                 *value);

/* Returns: the value of an optional attribute; @fallback if the attribute is missing or has a fault */
int           acies_reader_number_or (const AciesReader  *self,
                                     const AciesXmlNode  *node,
                                     const char          *name,
                                     int                  min,
                                     int                  max,
                                     int                  fallback);

/* Returns: the index in @words of the value of an attribute; 0 if the attribute is missing or has a fault */
guint         acies_reader_word     (const AciesReader   *self,
                                     const AciesXmlNode  *node,
                                     const char          *name,
                                     const char *const   *words);

typedef AciesId (*AciesReaderFind)  (const AciesRuleset   *ruleset,
                                     const char           *id);

/**
 * acies_reader_find:
 * @code: the finding code for an id that the ruleset does not have
 * @format: the message of that finding, with the id as argument
 *
 * Returns: the thing whose id is in the required attribute @name; NO_ID after a fault
 */
AciesId       acies_reader_find     (const AciesReader   *self,
                                     const AciesXmlNode  *node,
                                     const char          *name,
                                     const AciesRuleset  *ruleset,
                                     AciesReaderFind      find,
                                     const char          *code,
                                     const char          *format);

/* Returns: whether @words, a list separated by spaces, has @word; %FALSE for an empty word */
gboolean      acies_reader_is_word_of (const char         *word,
                                     const char         *words);

/* A word of a list, not nul-terminated. */
typedef struct
{
  const char *start;
  gsize       length;
} AciesWord;

/**
 * acies_reader_next_word:
 * @word: (inout): the current word. Before the first call, set start to the whole list or %NULL, and length to 0.
 *
 * Returns: %FALSE after the last word
 */
gboolean      acies_reader_next_word (AciesWord          *word);

/* Returns: (transfer full): the words of the list @value, which can be %NULL */
char        **acies_reader_split    (const char          *value);

/* Returns: whether @value has only lower-case letters, digits and dashes, and starts with a letter */
gboolean      acies_reader_is_id    (const char          *value);

/**
 * acies_reader_check_format:
 * @newest: the newest supported format; a newer format is a fault
 *
 * Returns: the format of the file; @newest if the file does not state it
 */
int           acies_reader_check_format (const AciesReader *self,
                                         const AciesXmlNode *root,
                                         int                 newest);

/* Sorts the findings by line, starting at index @first. */
void          acies_reader_sort     (AciesFindings       *findings,
                                     guint                first);

/* Returns: (transfer full): a document whose root is the element @root in the namespace @ns; %NULL on errors */
AciesXmlNode *acies_reader_parse    (GBytes              *bytes,
                                     const char          *name,
                                     const char          *ns,
                                     const char          *root,
                                     GError             **error);

G_END_DECLS
