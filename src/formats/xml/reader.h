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

/* Adds a finding of severity ERROR at the line of @node. */
AciesFinding *acies_reader_fault    (const AciesReader   *self,
                                     const AciesXmlNode  *node,
                                     const char          *code,
                                     const char          *format,
                                     ...) G_GNUC_PRINTF (4, 5);

/* Adds a fault about the @value of an attribute. @format: with the attribute, the element and the value, in this order */
void          acies_reader_refuse   (const AciesReader   *self,
                                     const AciesXmlNode  *node,
                                     const char          *code,
                                     const char          *name,
                                     const char          *value,
                                     const char          *format);

/* Reports attributes that are not in @known, whose names are separated by spaces. */
void          acies_reader_check_attributes (const AciesReader  *self,
                                     const AciesXmlNode  *node,
                                     const char          *known);

/* Reports text and elements without namespace in @node. */
void          acies_reader_check_content (const AciesReader *self,
                                     const AciesXmlNode  *node);

/* The same for an element without content: reports other attributes, and every element and text in it. */
void          acies_reader_check_leaf (const AciesReader *self,
                                     const AciesXmlNode  *node,
                                     const char          *known);

/**
 * acies_reader_next:
 * @child: (nullable): the child before; %NULL for the first one
 * @names: (nullable): the names allowed, separated by spaces; others are reported and skipped. %NULL for any
 *
 * Returns: (nullable): the next element of the document's namespace in @node
 */
const AciesXmlNode *acies_reader_next (const AciesReader *self,
                                     const AciesXmlNode  *node,
                                     const AciesXmlNode  *child,
                                     const char          *names);

/* (nullable): the first element of that name in @node */
const AciesXmlNode *acies_reader_child (const AciesReader *self,
                                     const AciesXmlNode  *node,
                                     const char          *name);

/* Adds a fault: @node is not allowed here. */
void          acies_reader_unknown  (const AciesReader   *self,
                                     const AciesXmlNode  *node);

/* (transfer full) (nullable): the text of @node, unchanged; %NULL if it has control characters. Elements in @node are
 * faults. */
char         *acies_reader_dup_content (const AciesReader *self,
                                     const AciesXmlNode  *node);

/* (transfer full) (nullable): the same, but attributes not in @known, and more than ACIES_MAX_TEXT bytes, are faults */
char         *acies_reader_dup_text (const AciesReader   *self,
                                     const AciesXmlNode  *node,
                                     const char          *known);

/* (nullable): the value of an attribute; if missing, a fault */
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

/* An attribute that is one of @words, as an index; 0 if missing or after a fault. */
guint         acies_reader_word     (const AciesReader   *self,
                                     const AciesXmlNode  *node,
                                     const char          *name,
                                     const char *const   *words);

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
 * @word: (inout): the current word; to start, the whole list, which can be %NULL, with length 0
 *
 * Returns: %FALSE after the last word
 */
gboolean      acies_reader_next_word (AciesWord          *word);

/* (transfer full): the words of a list, which can be %NULL */
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
void          acies_reader_sort     (AciesFindings       *findings,
                                     guint                first);

/* (transfer full): a document whose root is the element @root in the namespace @ns, or %NULL */
AciesXmlNode *acies_reader_parse    (GBytes              *bytes,
                                     const char          *name,
                                     const char          *ns,
                                     const char          *root,
                                     GError             **error);

G_END_DECLS
