/* scenario-extras.c - keeping what others wrote into a scenario: comments, foreign elements
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "formats/scenario/scenario-parts.h"
#include "formats/scenario/scenario-xml.h"

#include <string.h>

#define AROUND_START "start"
#define AROUND_END "end"

static gboolean
is_own (const AciesXmlNode *node)
{
  return node->kind == ACIES_XML_ELEMENT && (node->ns == NULL || g_str_has_prefix (node->ns, ACIES_NS_BASE));
}

static gboolean
is_extra (const AciesXmlNode *node)
{
  return node->kind != ACIES_XML_TEXT && !is_own (node);
}

static void
keep (AciesTexts         *texts,
      const char         *anchor,
      const AciesXmlNode *node)
{
  g_autofree char *markup = acies_xml_dup_markup (node, ACIES_SCENARIO_NS);

  acies_texts_add_extra (texts, anchor, markup);
}

/* The key attribute of an element that may occur more than once. */
static const char *
key_of (const AciesXmlNode *node)
{
  static const char *const keys[][2] = {
    { "army", "side" }, { "deck", "id" }, { "unit", "hex" }, { "card", "id" }, { "terrain", "type" }, { "switch", "id" }, { "reserve", "type" }, { "label", "hex" }
  };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      if (g_str_equal (node->name, keys[i][0]))
        return acies_xml_get (node, keys[i][1]);
    }

  return NULL;
}

char *
acies_scenario_name_text (AciesTextKind kind,
                          const char   *language)
{
  return *language != '\0' ? g_strconcat (acies_text_id (kind), " ", language, NULL) : g_strdup (acies_text_id (kind));
}

/* (nullable): of a text what acies_scenario_name_text() returns */
static char *
name_of_text (const AciesXmlNode *node)
{
  const char *language = acies_xml_get_language (node);

  for (guint kind = 0; kind < ACIES_N_TEXTS; kind++)
    if (g_str_equal (node->name, acies_text_id (kind)))
      return acies_scenario_name_text (kind, language != NULL ? language : "");

  return NULL;
}

/* "unit E7"; @nth: of several alike in the reserve, or of units on one hex, counted from 1: "unit E7 velites" is not the first */
static char *
name_of (const AciesXmlNode *node,
         guint               nth)
{
  const char *key = key_of (node);
  AciesHex    hex;

  if (key == NULL)
    {
      char *text = name_of_text (node);

      return text != NULL ? text : g_strdup (node->name);
    }
  if (g_str_equal (node->name, "reserve"))
    return g_strdup_printf ("reserve %s %u", key, nth);
  if ((g_str_equal (node->name, "unit") || g_str_equal (node->name, "label")) && acies_hex_parse (key, &hex))
    {
      AciesHexName name;
      const char  *type = nth > 1 ? acies_xml_get (node, "type") : NULL;

      acies_hex_name (hex, name);
      return type != NULL ? g_strdup_printf ("%s %s %s", node->name, name, type) : g_strdup_printf ("%s %s", node->name, name);
    }

  return g_strdup_printf ("%s %s", node->name, key);
}

/* How many reserves of its type, or units on its hex, there are up to @node: types and hexes are never spelt alike. */
static guint
count_alike (GHashTable         *counts,
             const AciesXmlNode *node)
{
  const char *key = key_of (node);
  guint       n;

  if ((!g_str_equal (node->name, "reserve") && !g_str_equal (node->name, "unit")) || key == NULL)
    return 0;
  n = GPOINTER_TO_UINT (g_hash_table_lookup (counts, key)) + 1;
  g_hash_table_insert (counts, (gpointer) key, GUINT_TO_POINTER (n));

  return n;
}

static gboolean
holds_elements (const AciesXmlNode *node)
{
  return g_str_equal (node->name, "board") || g_str_equal (node->name, "rules") || g_str_equal (node->name, "army") ||
         g_str_equal (node->name, "deck");
}

/* Behind the extras from @node on; of those behind an element only what stands on its line. */
static const AciesXmlNode *
skip_extras (const AciesXmlNode *node,
             int                 on_line)
{
  while (node != NULL && !is_own (node) && (on_line == 0 || node->kind == ACIES_XML_TEXT || node->line == on_line))
    node = node->next;

  return node;
}

static void
keep_all (AciesTexts         *texts,
          const char         *anchor,
          const AciesXmlNode *from,
          const AciesXmlNode *until)
{
  for (; from != until; from = from->next)
    if (is_extra (from))
      keep (texts, anchor, from);
}

static gboolean
is_parent (const AciesXmlNode *node,
           const char         *path)
{
  return holds_elements (node) && g_str_equal (path, "scenario");
}

static void read_parent (AciesTexts         *texts,
                         const AciesXmlNode *parent,
                         const char         *path);

/* An own element; those from @first up to it stand before it.
 * Returns: (nullable): what comes behind all that is its own */
static const AciesXmlNode *
read_element (AciesTexts         *texts,
              const AciesXmlNode *node,
              const AciesXmlNode *first,
              const char         *path,
              GHashTable         *counts)
{
  g_autofree char    *name = name_of (node, count_alike (counts, node));
  g_autofree char    *anchor = g_strconcat (path, "/", name, NULL);
  const AciesXmlNode *behind = skip_extras (node->next, node->end_line);

  keep_all (texts, anchor, first, node);
  if (!is_parent (node, path))
    keep_all (texts, anchor, node->children, NULL);
  keep_all (texts, anchor, node->next, behind);
  if (is_parent (node, path))
    read_parent (texts, node, name);

  return behind;
}

static void
read_parent (AciesTexts         *texts,
             const AciesXmlNode *parent,
             const char         *path)
{
  g_autofree char *end = g_strconcat (path, "/end", NULL);
  g_autoptr (GHashTable) counts = g_hash_table_new (g_str_hash, g_str_equal);
  const AciesXmlNode *first = parent->children;

  while (first != NULL)
    {
      const AciesXmlNode *own = skip_extras (first, 0);

      if (own == NULL)
        keep_all (texts, end, first, NULL);
      first = own != NULL ? read_element (texts, own, first, path, counts) : NULL;
    }
}

/* Most battles have none: then no anchor needs a name. */
static gboolean
holds_extras (const AciesXmlNode *parent)
{
  for (const AciesXmlNode *node = parent->children; node != NULL; node = node->next)
    if (is_extra (node) || (node->children != NULL && holds_extras (node)))
      return TRUE;

  return FALSE;
}

void
acies_extras_read (const AciesXmlNode *around,
                   const AciesXmlNode *root,
                   AciesTexts         *texts)
{
  const char *anchor = AROUND_START;

  for (const AciesXmlNode *node = around->children; node != NULL; node = node->next)
    {
      if (node == root)
        {
          if (holds_extras (root))
            read_parent (texts, root, "scenario");
          anchor = AROUND_END;
        }
      else if (node->kind == ACIES_XML_COMMENT || node->kind == ACIES_XML_INSTRUCTION)
        keep (texts, anchor, node);
    }
}

static const AciesExtra *
get_extra (const AciesScenarioWriter *self,
           guint                      index)
{
  return g_ptr_array_index (self->state->texts->extras, index);
}

static void
write_extra (AciesScenarioWriter *self,
             guint                index,
             const char          *anchor,
             guint                depth)
{
  const AciesExtra *extra = get_extra (self, index);

  acies_xml_append_indent (self->out, self->level + depth);
  g_string_append (self->out, extra->markup);
  g_string_append_c (self->out, '\n');
  acies_texts_add_extra (self->texts, anchor, extra->markup);
  self->done[index] = TRUE;
}

static char *
make_anchor (const char *parent,
             const char *child)
{
  return parent != NULL ? g_strconcat (parent, "/", child, NULL) : g_strdup (child);
}

void
acies_extras_write_before (AciesScenarioWriter *self,
                           const char          *parent,
                           const char          *child,
                           guint                depth)
{
  g_autofree char *anchor = make_anchor (parent, child);

  for (guint i = 0; i < self->state->texts->extras->len; i++)
    {
      if (!self->done[i] && g_str_equal (get_extra (self, i)->anchor, anchor))
        write_extra (self, i, anchor, depth);
    }
}

/* At the end of the scenario everything goes that is left, but what stands behind it. */
static gboolean
belongs (const AciesScenarioWriter *self,
         guint                      index,
         const char                *parent)
{
  const char *anchor = get_extra (self, index)->anchor;

  if (self->done[index] || g_str_equal (anchor, AROUND_END))
    return FALSE;

  return g_str_equal (parent, "scenario") || (g_str_has_prefix (anchor, parent) && anchor[strlen (parent)] == '/');
}

void
acies_extras_write_end (AciesScenarioWriter *self,
                        const char          *parent,
                        guint                depth)
{
  g_autofree char *anchor = make_anchor (parent, "end");

  for (guint i = 0; i < self->state->texts->extras->len; i++)
    {
      if (belongs (self, i, parent))
        write_extra (self, i, anchor, depth);
    }
}
