/* reader.h - what all readers of our documents do: look, check, report
 *
 * Each function that finds a fault adds a finding with its line and goes on, so
 * that one pass tells all that is wrong. Elements and attributes of foreign
 * namespaces are nobody's fault; those of ours, or of none, must be known.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/find/findings.h"
#include "engine/ruleset/ruleset.h"
#include "formats/xml/xml.h"

G_BEGIN_DECLS

#define ACIES_FORMAT_VERSION 1

/* All our namespaces begin with this; no stranger's may. */
#define ACIES_NS_BASE "https://aciesgame.github.io/ns/"

typedef struct
{
  const char    *ns;        /* of the document's own elements */
  AciesFindings *findings;  /* faults are added to these */
  const char    *inner_ns;  /* of another document of ours that may stand in this one, or NULL */
} AciesReader;

/**
 * acies_reader_fault:
 * @code: a static string
 *
 * Adds a finding of severity ERROR on the line of @node.
 */
AciesFinding *acies_reader_fault    (const AciesReader   *self,
                                     const AciesXmlNode  *node,
                                     const char          *code,
                                     const char          *format,
                                     ...) G_GNUC_PRINTF (4, 5);

/**
 * acies_reader_shorten:
 * Returns: (transfer full): @value, fit to be quoted in a message: short and
 *   without control characters
 */
char         *acies_reader_shorten  (const char          *value);

/**
 * acies_reader_check_attributes:
 * @known: the names an element of this kind may have, with blanks between
 */
void          acies_reader_check_attributes (const AciesReader  *self,
                                     const AciesXmlNode  *node,
                                     const char          *known);

/**
 * acies_reader_children:
 *
 * Returns: (transfer container) (element-type AciesXmlNode): the elements of
 *   our namespace in @node. Text beside them and elements of no namespace are
 *   faults.
 */
GPtrArray    *acies_reader_children (const AciesReader   *self,
                                     const AciesXmlNode  *node);

/* A fault: @node may not stand where it stands. */
void          acies_reader_unknown  (const AciesReader   *self,
                                     const AciesXmlNode  *node);

/* Every element and every text in @node is a fault. */
void          acies_reader_check_empty (const AciesReader *self,
                                     const AciesXmlNode  *node);

/**
 * acies_reader_dup_content:
 * Returns: (transfer full) (nullable): the text of an element that holds
 *   nothing else, unchanged; %NULL when it holds control characters
 */
char         *acies_reader_dup_content (const AciesReader *self,
                                     const AciesXmlNode  *node);

/* (transfer full) (nullable): the same for a text of limited length */
char         *acies_reader_dup_short_text (const AciesReader *self,
                                     const AciesXmlNode  *node);

/* (transfer full) (nullable): the same for an element without attributes */
char         *acies_reader_dup_text (const AciesReader   *self,
                                     const AciesXmlNode  *node);

/**
 * acies_reader_require:
 * Returns: (nullable): the attribute's value; without it, a fault
 */
const char   *acies_reader_require  (const AciesReader   *self,
                                     const AciesXmlNode  *node,
                                     const char          *name);

/**
 * acies_reader_number:
 * @value: (out): set only when the attribute is there and good
 * Returns: whether @value was set; if not, there was a fault
 */
gboolean      acies_reader_number   (const AciesReader   *self,
                                     const AciesXmlNode  *node,
                                     const char          *name,
                                     int                  min,
                                     int                  max,
                                     int                 *value);

/* The same where the attribute may be absent: then, and after a fault, @fallback. */
int           acies_reader_number_or (const AciesReader  *self,
                                     const AciesXmlNode  *node,
                                     const char          *name,
                                     int                  min,
                                     int                  max,
                                     int                  fallback);

/* An attribute that is "yes" or "no"; absent: no. */
gboolean      acies_reader_flag     (const AciesReader   *self,
                                     const AciesXmlNode  *node,
                                     const char          *name);

typedef AciesId (*AciesReaderFind)  (const AciesRuleset   *ruleset,
                                     const char           *id);

/**
 * acies_reader_find:
 * @code: of the fault when the ruleset has no such thing
 * @format: its sentence, with the id
 *
 * Returns: the thing whose id the attribute @name is, which must be there; NO_ID after a fault
 */
AciesId       acies_reader_find     (const AciesReader   *self,
                                     const AciesXmlNode  *node,
                                     const char          *name,
                                     const AciesRuleset  *ruleset,
                                     AciesReaderFind      find,
                                     const char          *code,
                                     const char          *format);

/* Is @word one of @words, which have blanks between them? An empty one is not. */
gboolean      acies_reader_is_word_of (const char         *word,
                                     const char         *words);

/* A word of a list: not the end of a string, but a part of one. */
typedef struct
{
  const char *start;
  gsize       length;
} AciesWord;

/**
 * acies_reader_next_word:
 * @word: (inout): a word, or, to begin, the whole list with length 0
 *
 * Returns: %FALSE when there is none behind it
 */
gboolean      acies_reader_next_word (AciesWord          *word);

/**
 * acies_reader_split:
 * Returns: (transfer full): the words of a list
 */
char        **acies_reader_split    (const char          *value);

/* Is it lower case letters, digits and dashes, beginning with a letter? */
gboolean      acies_reader_is_id    (const char          *value);

/**
 * acies_reader_check_format:
 * @newest: that we know; a newer one is a fault
 *
 * Returns: the format the file says it has; @newest where it says none
 */
int           acies_reader_check_format (const AciesReader *self,
                                         const AciesXmlNode *root,
                                         int                 newest);

/* Puts the findings from @first on into the order of lines. */
void          acies_reader_sort     (const AciesReader   *self,
                                     guint                first);

/**
 * acies_reader_parse:
 * @ns: namespace and
 * @root: name that the document's root must have
 *
 * Returns: (transfer full): the document, or %NULL
 */
AciesXmlNode *acies_reader_parse    (GBytes              *bytes,
                                     const char          *name,
                                     const char          *ns,
                                     const char          *root,
                                     GError             **error);

G_END_DECLS
