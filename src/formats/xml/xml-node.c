/* xml-node.c - asking and changing the tree of a document
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "formats/xml/xml-memory.h"
#include "formats/xml/xml.h"

#include <string.h>

AciesXmlNode *
acies_xml_document_new (void)
{
  AciesXmlMemory *memory = acies_xml_memory_new ();
  AciesXmlNode   *document = acies_xml_memory_take (memory, sizeof *document);

  document->kind = ACIES_XML_DOCUMENT;
  document->memory = memory;

  return document;
}

void
acies_xml_node_free (AciesXmlNode *document)
{
  g_return_if_fail (document->kind == ACIES_XML_DOCUMENT);

  acies_xml_memory_free (document->memory);
}

AciesXmlNode *
acies_xml_add_node (AciesXmlNode *parent,
                    AciesXmlKind  kind,
                    int           line)
{
  AciesXmlNode *node = acies_xml_memory_take (parent->memory, sizeof *node);

  node->kind = kind;
  node->line = line;
  node->end_line = line;
  node->memory = parent->memory;
  if (parent->last != NULL)
    parent->last->next = node;
  else
    parent->children = node;
  parent->last = node;

  return node;
}

static const char *
dup_word (AciesXmlMemory *memory,
          const char     *word)
{
  return word != NULL ? acies_xml_memory_dup (memory, word, strlen (word)) : NULL;
}

AciesXmlNode *
acies_xml_add_element (AciesXmlNode *parent,
                       const char   *ns,
                       const char   *name)
{
  AciesXmlNode *node = acies_xml_add_node (parent, ACIES_XML_ELEMENT, parent->end_line);

  node->ns = dup_word (node->memory, ns);
  node->name = dup_word (node->memory, name);

  return node;
}

const char *
acies_xml_get_language (const AciesXmlNode *self)
{
  for (const AciesXmlAttribute *attribute = self->attributes; attribute != NULL; attribute = attribute->next)
    if (g_strcmp0 (attribute->ns, ACIES_XML_NS) == 0 && g_str_equal (attribute->name, "lang"))
      return attribute->value;

  return NULL;
}

void
acies_xml_set (AciesXmlNode *self,
               const char   *name,
               const char   *value)
{
  AciesXmlAttribute **place = &self->attributes;

  while (*place != NULL)
    if ((*place)->ns == NULL && g_str_equal ((*place)->name, name))
      *place = (*place)->next;
    else
      place = &(*place)->next;
  if (value == NULL)
    return;
  *place = acies_xml_memory_take (self->memory, sizeof **place);
  (*place)->name = dup_word (self->memory, name);
  (*place)->value = dup_word (self->memory, value);
}

void
acies_xml_set_text (AciesXmlNode *self,
                    const char   *text)
{
  self->children = self->last = NULL;
  acies_xml_add_node (self, ACIES_XML_TEXT, self->line)->text = dup_word (self->memory, text);
}

const AciesXmlNode *
acies_xml_find_root (const AciesXmlNode *document)
{
  for (const AciesXmlNode *child = document->children; child != NULL; child = child->next)
    if (child->kind == ACIES_XML_ELEMENT)
      return child;

  return NULL;
}

const AciesXmlNode *
acies_xml_root (const AciesXmlNode *document)
{
  const AciesXmlNode *root = acies_xml_find_root (document);

  g_return_val_if_fail (root != NULL, NULL);

  return root;
}

gboolean
acies_xml_is (const AciesXmlNode *self,
              const char         *ns,
              const char         *name)
{
  return self->kind == ACIES_XML_ELEMENT && g_strcmp0 (self->ns, ns) == 0 && g_str_equal (self->name, name);
}

const char *
acies_xml_get (const AciesXmlNode *self,
               const char         *name)
{
  for (const AciesXmlAttribute *attribute = self->attributes; attribute != NULL; attribute = attribute->next)
    if (attribute->ns == NULL && g_str_equal (attribute->name, name))
      return attribute->value;

  return NULL;
}

char *
acies_xml_dup_text (const AciesXmlNode *self)
{
  GString *text = g_string_new (NULL);

  for (const AciesXmlNode *child = self->children; child != NULL; child = child->next)
    if (child->kind == ACIES_XML_TEXT)
      g_string_append (text, child->text);

  return g_string_free (text, FALSE);
}
