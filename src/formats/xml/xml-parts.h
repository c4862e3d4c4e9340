/* xml-parts.h - shared by the XML sources: memory of a document, and faults found by libxml2
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "formats/xml/xml.h"

#include <libxml/parser.h>

G_BEGIN_DECLS

/* A document has thousands of small blocks of equal lifetime. They are taken from the memory of the document and freed
 * together. */

/* (transfer none): zeroed memory, aligned for any type */
gpointer        acies_xml_memory_take (AciesXmlMemory *self,
                                       gsize           size);

/* (transfer none): a terminated copy of the first @length bytes */
char           *acies_xml_memory_dup  (AciesXmlMemory *self,
                                       const char     *text,
                                       gsize           length);

/* (transfer full): an empty document with its own memory */
AciesXmlNode   *acies_xml_document_new (void);

/* --- xml-fault.c */

#if LIBXML_VERSION >= 21200
typedef const xmlError *AciesXmlError;
#else
typedef xmlError *AciesXmlError;
#endif

typedef struct
{
  AciesXmlError        error;
  xmlParserInputPtr    input;     /* (nullable): the position of the parser */
  const char          *text;      /* all of it */
  gsize                length;
  const AciesXmlNode  *open;      /* (nullable): the innermost open element */
  const AciesXmlNode  *document;  /* the part read so far */
} AciesXmlFault;

/**
 * acies_xml_fault_dup_words:
 * @line: (out): of the fault
 *
 * Builds its own sentence from the error number of libxml2. The messages of libxml2 are for experts and differ between
 * versions.
 *
 * Returns: (transfer full): what is wrong, one sentence for any error
 */
char *acies_xml_fault_dup_words (const AciesXmlFault *self,
                                 int                 *line);

G_END_DECLS
