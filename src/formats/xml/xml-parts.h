/* xml-parts.h - what the parts of this room share: memory of a document, and what libxml2 finds wrong
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "formats/xml/xml.h"

#include <libxml/parser.h>

G_BEGIN_DECLS

/* A document of a few hundred elements is some thousand pieces that all live as long as it does: they are taken piece by
 * piece from its memory, which is given back at once. */

/* (transfer none): room for any type, all zero */
gpointer        acies_xml_memory_take (AciesXmlMemory *self,
                                       gsize           size);

/* (transfer none): a copy of the first @length bytes, and the end of a string */
char           *acies_xml_memory_dup  (AciesXmlMemory *self,
                                       const char     *text,
                                       gsize           length);

/* (transfer full): an empty document, and memory for it */
AciesXmlNode   *acies_xml_document_new (void);

/* --- xml-fault.c */

#if LIBXML_VERSION >= 21200
typedef const xmlError *AciesXmlError;
#else
typedef xmlError *AciesXmlError;
#endif

/**
 * AciesXmlFault:
 * @error: what the library says
 * @input: (nullable): where it reads
 * @text: all that it reads
 * @open: (nullable): the innermost element that is open
 * @document: as far as it was read
 */
typedef struct
{
  AciesXmlError        error;
  xmlParserInputPtr    input;
  const char          *text;
  gsize                length;
  const AciesXmlNode  *open;
  const AciesXmlNode  *document;
} AciesXmlFault;

/**
 * acies_xml_fault_dup_words:
 * @line: (out): of the fault
 *
 * The library's own words are for those who know its insides, and differ from
 * one version to the next; its numbers do not.
 *
 * Returns: (transfer full): what is wrong, in a sentence of ours whatever it is
 */
char *acies_xml_fault_dup_words (const AciesXmlFault *self,
                                 int                 *line);

G_END_DECLS
