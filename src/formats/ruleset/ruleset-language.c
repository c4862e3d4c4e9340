/* ruleset-language.c - names and texts of games in the language of the person
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "formats/ruleset/ruleset-xml.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* The entry for the empty string is the header of the catalogue. */
gboolean
acies_catalogue_exists (void)
{
  return *g_dgettext (GETTEXT_PACKAGE, "") != '\0';
}

/* A translation must never make a ruleset unreadable. */
const char *
acies_catalogue_look_up (const char *context,
                         const char *english)
{
  const char *shown = *english != '\0' ? g_dpgettext2 (GETTEXT_PACKAGE, context, english) : english;

  return acies_text_is_readable (shown) && strlen (shown) <= ACIES_MAX_TEXT ? shown : english;
}

static void
translate_attribute (AciesRuleset *ruleset,
                     AciesXmlNode *node,
                     const char   *name,
                     const char   *context)
{
  const char *english = acies_xml_get (node, name);
  const char *shown = english != NULL ? acies_catalogue_look_up (context, english) : NULL;

  if (shown == english || (g_str_equal (name, "morale-name") && !acies_text_is_label (shown)))
    return;
  if (g_str_equal (name, "name"))
    g_hash_table_insert (ruleset->english, g_strdup (context + strlen (ruleset->id) + 1), g_strdup (english));
  acies_xml_set (node, name, shown);
}

static void
translate_text (AciesXmlNode *node,
                const char   *context)
{
  g_autofree char *english = acies_xml_dup_text (node);
  const char      *shown = acies_catalogue_look_up (context, english);

  if (shown != english)
    acies_xml_set_text (node, shown);
}

/* @thing: (nullable): the context of an item's name, and the start of the contexts of its other texts */
static void
translate_attributes (AciesRuleset *ruleset,
                      AciesXmlNode *node,
                      const char   *thing)
{
  static const char *const own[] = { "adjective", "row-name", "back" };
  static const char *const common[] = { "morale-name", "unit", "group" };

  if (thing != NULL)
    translate_attribute (ruleset, node, "name", thing);
  for (guint i = 0; thing != NULL && i < G_N_ELEMENTS (own); i++)
    {
      g_autofree char *context = g_strdup_printf ("%s/%s", thing, own[i]);

      translate_attribute (ruleset, node, own[i], context);
    }
  for (guint i = 0; i < G_N_ELEMENTS (common); i++)
    {
      g_autofree char *context = g_strdup_printf ("%s/%s", ruleset->id, common[i]);

      translate_attribute (ruleset, node, common[i], context);
    }
}

/* Translates an item of the ruleset, with its texts and options. */
static void
translate_thing (AciesRuleset *ruleset,
                 AciesXmlNode *node)
{
  const char      *id = acies_xml_get (node, "id");
  g_autofree char *thing = id != NULL ? g_strdup_printf ("%s/%s/%s", ruleset->id, node->name, id) : NULL;

  translate_attributes (ruleset, node, thing);
  for (AciesXmlNode *child = node->children; child != NULL && thing != NULL; child = child->next)
    {
      const char      *word = child->kind == ACIES_XML_ELEMENT ? child->name : "";
      const char      *option = g_str_equal (word, "option") ? acies_xml_get (child, "id") : NULL;
      g_autofree char *context = option != NULL ? g_strdup_printf ("%s/option/%s/%s", ruleset->id, id, option)
                                                : g_strdup_printf ("%s/text", thing);

      if (option != NULL)
        translate_attributes (ruleset, child, context);
      else if (g_str_equal (word, "text"))
        translate_text (child, context);
    }
}

void
acies_ruleset_translate (AciesRuleset *ruleset,
                         AciesXmlNode *root)
{
  if (!acies_catalogue_exists ())
    return;
  for (AciesXmlNode *child = root->children; child != NULL; child = child->next)
    {
      const char *word = child->kind == ACIES_XML_ELEMENT && g_strcmp0 (child->ns, root->ns) == 0 ? child->name : "";

      if (g_str_equal (word, "name") || g_str_equal (word, "summary") || g_str_equal (word, "overview"))
        {
          g_autofree char *context = g_strdup_printf ("%s/%s", ruleset->id, word);

          translate_text (child, context);
        }
      else if (*word != '\0')
        translate_thing (ruleset, child);
    }
}
