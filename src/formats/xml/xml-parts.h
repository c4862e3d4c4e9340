/* xml-parts.h - internal API of the XML module: document memory and libxml2 errors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "formats/xml/xml.h"

#include <libxml/parser.h>

G_BEGIN_DECLS

/* A document consists of thousands of small blocks, which are allocated from the document's own memory. All blocks are
 * freed together with the document. */

/* Returns: (transfer none): a new zero-filled block of @size bytes, aligned for any type */
gpointer        acies_xml_memory_take (AciesXmlMemory *self,
                                       gsize           size);

/* Returns: (transfer none): a NUL-terminated copy of the first @length bytes of @text */
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
  xmlParserInputPtr    input;     /* (nullable): position of the parser */
  const char          *text;      /* complete source text */
  gsize                length;
  const AciesXmlNode  *open;      /* (nullable): innermost open element */
  const AciesXmlNode  *document;  /* the part of the document that has been read */
} AciesXmlFault;

/**
 * acies_xml_fault_dup_words:
 * @line: (out): the line of the error
 *
 * Describes a libxml2 error in plain language. The original messages are not used, because they are written for experts
 * and differ between versions of libxml2.
 *
 * Returns: (transfer full): a translated sentence
 */
char *acies_xml_fault_dup_words (const AciesXmlFault *self,
                                 int                 *line);

G_END_DECLS
