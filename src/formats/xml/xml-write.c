/* xml-write.c - the words of XML: escaping, indentation, markup of others
 *
 * By hand, and not with libxml2's writer, as people read and compare the files: an
 * unchanged battle is the same bytes whatever version of the library is there.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "formats/xml/xml.h"

#define INDENT 2

void
acies_xml_append_indent (GString *out,
                         guint    level)
{
  for (guint i = 0; i < level * INDENT; i++)
    g_string_append_c (out, ' ');
}

/* A parser turns line ends and, in attributes, every white space into plain
 * ones, so those are written as references. */
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

/* What prefixes stand for at one place of the markup: a chain outward. */
typedef struct _Scope Scope;
struct _Scope
{
  const Scope             *outer;
  const AciesXmlAttribute *declarations; /* or NULL */
  const char              *ns;           /* the default namespace outside of it all */
  GPtrArray               *added;        /* pairs of prefix and namespace that @declarations lack */
};

static const char *
look_up (const Scope *scope,
         const char  *prefix)
{
  for (const AciesXmlAttribute *declaration = scope->declarations; declaration != NULL; declaration = declaration->next)
    {
      if (g_strcmp0 (declaration->name, prefix) == 0)
        return declaration->value;
    }
  for (guint i = 0; i < scope->added->len; i += 2)
    {
      if (g_strcmp0 (g_ptr_array_index (scope->added, i), prefix) == 0)
        return g_ptr_array_index (scope->added, i + 1);
    }
  if (scope->outer != NULL)
    return look_up (scope->outer, prefix);

  return prefix == NULL ? scope->ns : NULL;
}

static void
append_declaration (GString    *out,
                    const char *prefix,
                    const char *ns)
{
  if (prefix != NULL)
    acies_xml_append (out, " xmlns:%s=\"%s\"", prefix, ns);
  else
    acies_xml_append (out, " xmlns=\"%s\"", ns);
}

/* What an element outside declared for this one is declared here again. */
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
append_start_tag (GString            *out,
                  const AciesXmlNode *node,
                  Scope              *scope)
{
  g_string_append_c (out, '<');
  append_name (out, node->prefix, node->name);
  for (const AciesXmlAttribute *declaration = node->declarations; declaration != NULL; declaration = declaration->next)
    {
      append_declaration (out, declaration->name, declaration->value);
    }
  need_prefix (out, scope, node->prefix, node->ns);
  for (const AciesXmlAttribute *attribute = node->attributes; attribute != NULL; attribute = attribute->next)
    {
      if (attribute->prefix != NULL)
        need_prefix (out, scope, attribute->prefix, attribute->ns);
    }
  for (const AciesXmlAttribute *attribute = node->attributes; attribute != NULL; attribute = attribute->next)
    {
      g_string_append_c (out, ' ');
      append_name (out, attribute->prefix, attribute->name);
      acies_xml_append (out, "=\"%s\"", attribute->value);
    }
}

static void append_node (GString            *out,
                         const AciesXmlNode *node,
                         const Scope        *outer,
                         const char         *ns);

static void
append_element (GString            *out,
                const AciesXmlNode *node,
                const Scope        *outer,
                const char         *ns)
{
  g_autoptr (GPtrArray) added = g_ptr_array_new ();
  Scope scope = { outer, node->declarations, ns, added };

  append_start_tag (out, node, &scope);
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

static void
append_node (GString            *out,
             const AciesXmlNode *node,
             const Scope        *outer,
             const char         *ns)
{
  switch (node->kind)
    {
    case ACIES_XML_ELEMENT:
      append_element (out, node, outer, ns);
      break;

    case ACIES_XML_TEXT:
      append_escaped (out, node->text, FALSE);
      break;

    case ACIES_XML_COMMENT:
      g_string_append_printf (out, "<!--%s-->", node->text);
      break;

    case ACIES_XML_INSTRUCTION:
      g_string_append_printf (out, "<?%s%s%s?>", node->name, *node->text != '\0' ? " " : "", node->text);
      break;

    case ACIES_XML_DOCUMENT:
    default:
      g_assert_not_reached ();
    }
}

char *
acies_xml_dup_markup (const AciesXmlNode *self,
                      const char         *ns)
{
  GString *out = g_string_new (NULL);

  append_node (out, self, NULL, ns);

  return g_string_free (out, FALSE);
}
