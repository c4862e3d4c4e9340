/* reader.h - the common code of all readers of Acies documents: find, check, report
 *
 * A function that finds a fault adds a finding with its line and continues, so that one pass reports all faults. Elements and
 * attributes of foreign namespaces are not faults. Those of Acies namespaces, or of none, must be known.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/find/findings.h"
#include "engine/ruleset/ruleset.h"
#include "formats/xml/xml.h"

G_BEGIN_DECLS

#define ACIES_FORMAT_VERSION 1

/* All Acies namespaces start with this; foreign ones must not. */
#define ACIES_NS_BASE "https://aciesgame.github.io/ns/"

typedef struct
{
  const char    *ns;        /* namespace of the document's elements */
  AciesFindings *findings;  /* faults are added here */
  const char    *inner_ns;  /* namespace of an Acies document allowed inside this one, or NULL */
} AciesReader;

/**
 * acies_reader_fault:
 * @code: a static string
 *
 * Adds a finding of severity ERROR at the line of @node.
 */
AciesFinding *acies_reader_fault    (const AciesReader   *self,
                                     const AciesXmlNode  *node,
                                     const char          *code,
                                     const char          *format,
                                     ...) G_GNUC_PRINTF (4, 5);

/**
 * acies_reader_shorten:
 * Returns: (transfer full): @value for a quotation in a message: shortened and without control characters
 */
char         *acies_reader_shorten  (const char          *value);

/**
 * acies_reader_check_attributes:
 * @known: the attribute names allowed, separated by spaces
 */
void          acies_reader_check_attributes (const AciesReader  *self,
                                     const AciesXmlNode  *node,
                                     const char          *known);

/**
 * acies_reader_children:
 * Returns: (transfer container) (element-type AciesXmlNode): the elements of Acies namespaces in @node. Text and elements
 *   without namespace are faults.
 */
GPtrArray    *acies_reader_children (const AciesReader   *self,
                                     const AciesXmlNode  *node);

/* Adds a fault: @node is not allowed here. */
void          acies_reader_unknown  (const AciesReader   *self,
                                     const AciesXmlNode  *node);

/* Reports every element and text in @node as a fault. */
void          acies_reader_check_empty (const AciesReader *self,
                                     const AciesXmlNode  *node);

/**
 * acies_reader_dup_content:
 * Returns: (transfer full) (nullable): the text of @node, unchanged; %NULL if it has control characters. Elements in @node
 *   are faults.
 */
char         *acies_reader_dup_content (const AciesReader *self,
                                     const AciesXmlNode  *node);

/* (transfer full) (nullable): the same, but longer than ACIES_MAX_TEXT bytes is a fault */
char         *acies_reader_dup_short_text (const AciesReader *self,
                                     const AciesXmlNode  *node);

/* (transfer full) (nullable): as acies_reader_dup_short_text(), and attributes are faults */
char         *acies_reader_dup_text (const AciesReader   *self,
                                     const AciesXmlNode  *node);

/**
 * acies_reader_require:
 * Returns: (nullable): the value of the attribute; if missing, a fault
 */
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

/* Same for an optional attribute; returns @fallback if it is missing or after a fault. */
int           acies_reader_number_or (const AciesReader  *self,
                                     const AciesXmlNode  *node,
                                     const char          *name,
                                     int                  min,
                                     int                  max,
                                     int                  fallback);

/* An attribute "yes" or "no"; a missing one counts as "no". */
gboolean      acies_reader_flag     (const AciesReader   *self,
                                     const AciesXmlNode  *node,
                                     const char          *name);

typedef AciesId (*AciesReaderFind)  (const AciesRuleset   *ruleset,
                                     const char           *id);

/**
 * acies_reader_find:
 * @code: of the fault if the ruleset has no such thing
 * @format: message of that fault, with the id as argument
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

/* Is @word one of @words, which are separated by spaces? %FALSE for an empty word. */
gboolean      acies_reader_is_word_of (const char         *word,
                                     const char         *words);

/* A word within a list, not terminated. */
typedef struct
{
  const char *start;
  gsize       length;
} AciesWord;

/**
 * acies_reader_next_word:
 * @word: (inout): the current word; to start, the whole list with length 0
 *
 * Returns: %FALSE after the last word
 */
gboolean      acies_reader_next_word (AciesWord          *word);

/**
 * acies_reader_split:
 * Returns: (transfer full): the words of a list
 */
char        **acies_reader_split    (const char          *value);

/* Has @value only lower-case letters, digits and dashes, starting with a letter? */
gboolean      acies_reader_is_id    (const char          *value);

/**
 * acies_reader_check_format:
 * @newest: the newest format supported; a newer one is a fault
 *
 * Returns: the format of the file; @newest if not stated
 */
int           acies_reader_check_format (const AciesReader *self,
                                         const AciesXmlNode *root,
                                         int                 newest);

/* Sorts the findings from index @first on by line. */
void          acies_reader_sort     (const AciesReader   *self,
                                     guint                first);

/**
 * acies_reader_parse:
 * @ns: namespace of the root element
 * @root: name of the root element
 *
 * Returns: (transfer full): the document, or %NULL
 */
AciesXmlNode *acies_reader_parse    (GBytes              *bytes,
                                     const char          *name,
                                     const char          *ns,
                                     const char          *root,
                                     GError             **error);

G_END_DECLS
