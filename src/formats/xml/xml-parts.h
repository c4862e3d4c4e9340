/* xml-parts.h - internal API of the XML sources: the memory of a document, and libxml2 errors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "formats/xml/xml.h"

#include <libxml/parser.h>

G_BEGIN_DECLS

/* A document has thousands of small blocks with the same lifetime. They are allocated in the memory of the document
 * and freed together. */

/* Returns: (transfer none): zeroed memory, aligned for any type */
gpointer        acies_xml_memory_take (AciesXmlMemory *self,
                                       gsize           size);

/* Returns: (transfer none): a nul-terminated copy of the first @length bytes of @text */
char           *acies_xml_memory_dup  (AciesXmlMemory *self,
                                       const char     *text,
                                       gsize           length);

/* Returns: (transfer full): an empty document with its own memory */
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
  const char          *text;      /* the whole source text */
  gsize                length;
  const AciesXmlNode  *open;      /* (nullable): the innermost open element */
  const AciesXmlNode  *document;  /* the part read so far */
} AciesXmlFault;

/**
 * acies_xml_fault_dup_words:
 * @line: (out): the line of the error
 *
 * Builds a sentence from the libxml2 error number, because the messages of libxml2 are for experts and differ between
 * versions.
 *
 * Returns: (transfer full): one sentence that describes the error
 */
char *acies_xml_fault_dup_words (const AciesXmlFault *self,
                                 int                 *line);

G_END_DECLS
