/* scenario-extras.c - reading what others wrote into a scenario: comments, foreign elements
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "formats/scenario/scenario-parts.h"
#include "formats/scenario/scenario-xml.h"

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

/* "unit E7"; @nth: of several alike in the reserve, or of units on one hex, counted from 1: "unit E7 velites" is not the first */
static char *
name_of (const AciesXmlNode *node,
         guint               nth)
{
  const char *key = key_of (node);
  AciesHex    hex;

  if (key == NULL)
    {
      const char *language = acies_xml_get_language (node);

      for (guint kind = 0; kind < ACIES_N_TEXTS; kind++)
        if (g_str_equal (node->name, acies_text_id (kind)))
          return acies_scenario_name_text (kind, language != NULL ? language : "");
      return g_strdup (node->name);
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
keep (AciesTexts         *texts,
      const char         *anchor,
      const AciesXmlNode *from,
      const AciesXmlNode *until)
{
  for (; from != until; from = from->next)
    if (is_extra (from))
      {
        g_autofree char *markup = acies_xml_dup_markup (from, ACIES_SCENARIO_NS);

        acies_texts_add_extra (texts, anchor, markup);
      }
}

static gboolean
is_parent (const AciesXmlNode *node,
           const char         *path)
{
  return g_str_equal (path, "scenario") && acies_reader_is_word_of (node->name, "board rules army deck");
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

  keep (texts, anchor, first, node);
  if (!is_parent (node, path))
    keep (texts, anchor, node->children, NULL);
  keep (texts, anchor, node->next, behind);
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
        keep (texts, end, first, NULL);
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
  const char *anchor = ACIES_EXTRAS_BEFORE;

  for (const AciesXmlNode *node = around->children; node != NULL; node = node->next)
    {
      if (node == root)
        {
          if (holds_extras (root))
            read_parent (texts, root, "scenario");
          anchor = ACIES_EXTRAS_BEHIND;
        }
      else if (node->kind == ACIES_XML_COMMENT || node->kind == ACIES_XML_INSTRUCTION)
        keep (texts, anchor, node, node->next);
    }
}
