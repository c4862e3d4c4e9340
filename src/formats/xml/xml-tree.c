/* xml-tree.c - the tree of a document: its memory, asking and changing it, and the words of XML
 *
 * Words are written by hand, and not with libxml2's writer, as people read and compare the files: an
 * unchanged battle is the same bytes whatever version of the library is there.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "formats/xml/xml-parts.h"

#include <stddef.h>
#include <string.h>

#define BLOCK (32 * 1024 - 64) /* leaves room for the header of malloc() */
#define ALIGNMENT _Alignof(max_align_t)
#define INDENT 2

/* --- memory --------------------------------------------------------------------------------- */

typedef struct _Block Block;
struct _Block
{
  Block *before;
  _Alignas(max_align_t) char bytes[];
};

struct _AciesXmlMemory
{
  Block *block; /* the last one */
  char  *next;  /* the free part of it starts here */
  gsize  left;  /* the length of the free part */
};

/* Padding is added only before a piece that needs alignment. */
static char *
cut (AciesXmlMemory *self,
     gsize           size,
     gsize           alignment)
{
  gsize padding = -(guintptr) self->next % alignment;
  char *piece;

  if (self->left < padding || self->left - padding < size)
    {
      gsize  room = MAX (size, BLOCK - sizeof (Block));
      Block *block = g_malloc (sizeof (Block) + room);

      block->before = self->block;
      self->block = block;
      self->next = block->bytes;
      self->left = room;
      padding = 0;
    }
  piece = self->next + padding;
  self->next = piece + size;
  self->left -= padding + size;

  return piece;
}

gpointer
acies_xml_memory_take (AciesXmlMemory *self,
                       gsize           size)
{
  return memset (cut (self, size, ALIGNMENT), 0, size);
}

char *
acies_xml_memory_dup (AciesXmlMemory *self,
                      const char     *text,
                      gsize           length)
{
  char *copy = cut (self, length + 1, 1);

  memcpy (copy, text, length);
  copy[length] = '\0';

  return copy;
}

/* --- nodes ---------------------------------------------------------------------------------- */

AciesXmlNode *
acies_xml_document_new (void)
{
  AciesXmlMemory *memory = g_new0 (AciesXmlMemory, 1);
  AciesXmlNode   *document = acies_xml_memory_take (memory, sizeof *document);

  document->kind = ACIES_XML_DOCUMENT;
  document->memory = memory;

  return document;
}

void
acies_xml_node_free (AciesXmlNode *document)
{
  AciesXmlMemory *memory = document->memory;

  g_return_if_fail (document->kind == ACIES_XML_DOCUMENT);

  while (memory->block != NULL)
    {
      Block *before = memory->block->before;

      g_free (memory->block);
      memory->block = before;
    }
  g_free (memory);
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
    if (attribute->name[0] == name[0] && attribute->ns == NULL && g_str_equal (attribute->name, name))
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

/* --- words ---------------------------------------------------------------------------------- */

const char *
acies_quote (const char *value,
             AciesQuote  quote)
{
  g_autofree char *shown = acies_text_shorten (value != NULL ? value : "", ACIES_LONGEST_QUOTE);

  g_strlcpy (quote, shown, sizeof (AciesQuote));

  return quote;
}

void
acies_xml_append_indent (GString *out,
                         guint    level)
{
  g_string_append_printf (out, "%*s", (int) level * INDENT, "");
}

/* Parsers normalize line ends, and all white space in attributes, so these are written as references. */
static void
append_escaped (GString    *out,
                const char *text,
                gboolean    in_attribute)
{
  for (; *text != '\0'; text++)
    {
      if (*text == '&')
        g_string_append (out, "&amp;");
      else if (*text == '<')
        g_string_append (out, "&lt;");
      else if (*text == '>')
        g_string_append (out, "&gt;");
      else if (*text == '"' && in_attribute)
        g_string_append (out, "&quot;");
      else if (*text == '\r' || (in_attribute && (*text == '\n' || *text == '\t')))
        g_string_append_printf (out, "&#%d;", *text);
      else
        g_string_append_c (out, *text);
    }
}

void
acies_xml_append (GString    *out,
                  const char *format,
                  ...)
{
  gboolean in_attribute = FALSE;
  va_list  args;

  va_start (args, format);
  for (; *format != '\0'; format++)
    {
      if (*format == '"')
        in_attribute = !in_attribute;
      if (*format != '%')
        g_string_append_c (out, *format);
      else if (*++format == 's')
        append_escaped (out, va_arg (args, const char *), in_attribute);
      else if (*format == 'd')
        g_string_append_printf (out, "%d", va_arg (args, int));
      else
        g_string_append_printf (out, "%u", va_arg (args, guint));
    }
  va_end (args);
}

/* The namespace prefixes at one position of the markup, as a chain to the outside. */
typedef struct _Scope Scope;
struct _Scope
{
  const Scope             *outer;
  const AciesXmlAttribute *declarations; /* or NULL */
  const char              *ns;           /* the default namespace outside the markup */
  GPtrArray               *added;        /* pairs of a prefix and a namespace that are missing in @declarations */
};

static const char *
look_up (const Scope *scope,
         const char  *prefix)
{
  for (const AciesXmlAttribute *declaration = scope->declarations; declaration != NULL; declaration = declaration->next)
    if (g_strcmp0 (declaration->name, prefix) == 0)
      return declaration->value;
  for (guint i = 0; i < scope->added->len; i += 2)
    if (g_strcmp0 (g_ptr_array_index (scope->added, i), prefix) == 0)
      return g_ptr_array_index (scope->added, i + 1);
  if (scope->outer != NULL)
    return look_up (scope->outer, prefix);

  return prefix == NULL ? scope->ns : NULL;
}

/* @prefix: (nullable) */
static void
append_declaration (GString    *out,
                    const char *prefix,
                    const char *ns)
{
  acies_xml_append (out, " xmlns%s%s=\"%s\"", prefix != NULL ? ":" : "", prefix != NULL ? prefix : "", ns);
}

/* Adds a declaration that an outer element has, if the markup needs it. */
static void
need_prefix (GString    *out,
             Scope      *scope,
             const char *prefix,
             const char *ns)
{
  if (g_strcmp0 (prefix, "xml") == 0 || g_strcmp0 (look_up (scope, prefix), ns != NULL ? ns : "") == 0)
    return;

  append_declaration (out, prefix, ns != NULL ? ns : "");
  g_ptr_array_add (scope->added, (gpointer) prefix);
  g_ptr_array_add (scope->added, (gpointer) (ns != NULL ? ns : ""));
}

static void
append_name (GString    *out,
             const char *prefix,
             const char *name)
{
  if (prefix != NULL)
    g_string_append_printf (out, "%s:", prefix);
  g_string_append (out, name);
}

static void
append_node (GString            *out,
             const AciesXmlNode *node,
             const Scope        *outer,
             const char         *ns)
{
  g_autoptr (GPtrArray) added = g_ptr_array_new ();
  Scope scope = { outer, node->declarations, ns, added };

  if (node->kind == ACIES_XML_TEXT)
    append_escaped (out, node->text, FALSE);
  else if (node->kind == ACIES_XML_COMMENT)
    g_string_append_printf (out, "<!--%s-->", node->text);
  else if (node->kind == ACIES_XML_INSTRUCTION)
    g_string_append_printf (out, "<?%s%s%s?>", node->name, *node->text != '\0' ? " " : "", node->text);
  if (node->kind != ACIES_XML_ELEMENT)
    return;

  g_string_append_c (out, '<');
  append_name (out, node->prefix, node->name);
  for (const AciesXmlAttribute *declaration = node->declarations; declaration != NULL; declaration = declaration->next)
    append_declaration (out, declaration->name, declaration->value);
  need_prefix (out, &scope, node->prefix, node->ns);
  for (const AciesXmlAttribute *attribute = node->attributes; attribute != NULL; attribute = attribute->next)
    if (attribute->prefix != NULL)
      need_prefix (out, &scope, attribute->prefix, attribute->ns);
  for (const AciesXmlAttribute *attribute = node->attributes; attribute != NULL; attribute = attribute->next)
    {
      g_string_append_c (out, ' ');
      append_name (out, attribute->prefix, attribute->name);
      acies_xml_append (out, "=\"%s\"", attribute->value);
    }
  if (node->children == NULL)
    {
      g_string_append (out, "/>");
      return;
    }
  g_string_append_c (out, '>');
  for (const AciesXmlNode *child = node->children; child != NULL; child = child->next)
    append_node (out, child, &scope, ns);
  g_string_append (out, "</");
  append_name (out, node->prefix, node->name);
  g_string_append_c (out, '>');
}

char *
acies_xml_dup_markup (const AciesXmlNode *self,
                      const char         *ns)
{
  GString *out = g_string_new (NULL);

  append_node (out, self, NULL, ns);

  return g_string_free (out, FALSE);
}
