/* xml-node.c - asking and changing the tree of a document
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "formats/xml/xml.h"

static void
attribute_free (AciesXmlAttribute *attribute)
{
  g_free (attribute->prefix);
  g_free (attribute->ns);
  g_free (attribute->name);
  g_free (attribute->value);
  g_free (attribute);
}

AciesXmlAttribute *
acies_xml_add_attribute (GPtrArray **list)
{
  AciesXmlAttribute *attribute = g_new0 (AciesXmlAttribute, 1);

  if (*list == NULL)
    *list = g_ptr_array_new_with_free_func ((GDestroyNotify) attribute_free);
  g_ptr_array_add (*list, attribute);

  return attribute;
}

void
acies_xml_node_free (AciesXmlNode *self)
{
  g_clear_pointer (&self->declarations, g_ptr_array_unref);
  g_clear_pointer (&self->attributes, g_ptr_array_unref);
  g_clear_pointer (&self->children, g_ptr_array_unref);
  g_free (self->prefix);
  g_free (self->ns);
  g_free (self->name);
  g_free (self->text);
  g_free (self);
}

void
acies_xml_set (AciesXmlNode *self,
               const char   *name,
               const char   *value)
{
  AciesXmlAttribute *attribute;

  for (guint i = 0; self->attributes != NULL && i < self->attributes->len; i++)
    {
      attribute = g_ptr_array_index (self->attributes, i);
      if (attribute->ns == NULL && g_str_equal (attribute->name, name))
        g_ptr_array_remove_index (self->attributes, i--);
    }
  if (value == NULL)
    return;
  attribute = acies_xml_add_attribute (&self->attributes);
  attribute->name = g_strdup (name);
  attribute->value = g_strdup (value);
}

AciesXmlNode *
acies_xml_add_element (AciesXmlNode *parent,
                       const char   *ns,
                       const char   *name)
{
  AciesXmlNode *node = g_new0 (AciesXmlNode, 1);

  node->kind = ACIES_XML_ELEMENT;
  node->line = node->end_line = parent->end_line;
  node->ns = g_strdup (ns);
  node->name = g_strdup (name);
  if (parent->children == NULL)
    parent->children = g_ptr_array_new_with_free_func ((GDestroyNotify) acies_xml_node_free);
  g_ptr_array_add (parent->children, node);

  return node;
}

const AciesXmlNode *
acies_xml_find_root (const AciesXmlNode *document)
{
  for (guint i = 0; document->children != NULL && i < document->children->len; i++)
    {
      const AciesXmlNode *child = g_ptr_array_index (document->children, i);

      if (child->kind == ACIES_XML_ELEMENT)
        return child;
    }

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
  for (guint i = 0; self->attributes != NULL && i < self->attributes->len; i++)
    {
      const AciesXmlAttribute *attribute = g_ptr_array_index (self->attributes, i);

      if (attribute->ns == NULL && g_str_equal (attribute->name, name))
        return attribute->value;
    }

  return NULL;
}

char *
acies_xml_dup_text (const AciesXmlNode *self)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; self->children != NULL && i < self->children->len; i++)
    {
      const AciesXmlNode *child = g_ptr_array_index (self->children, i);

      if (child->kind == ACIES_XML_TEXT)
        g_string_append (text, child->text);
    }

  return g_string_free (text, FALSE);
}
