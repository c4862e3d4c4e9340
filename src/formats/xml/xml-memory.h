/* xml-memory.h - the memory of a document: taken piece by piece, given back at once
 *
 * A document of a few hundred elements is some thousand pieces that all live as
 * long as it does. For xml.c and xml-node.c alone.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "formats/xml/xml.h"

G_BEGIN_DECLS

AciesXmlMemory *acies_xml_memory_new  (void);
void            acies_xml_memory_free (AciesXmlMemory *self);

/* (transfer none): room for any type, all zero */
gpointer        acies_xml_memory_take (AciesXmlMemory *self,
                                       gsize           size);

/* (transfer none): a copy of the first @length bytes, and the end of a string */
char           *acies_xml_memory_dup  (AciesXmlMemory *self,
                                       const char     *text,
                                       gsize           length);

/* (transfer full): an empty document, and memory for it */
AciesXmlNode   *acies_xml_document_new (void);

G_END_DECLS
