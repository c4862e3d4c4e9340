/* recover-count.c - what of a damaged document was kept, and what was not
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/board/texts.h"
#include "formats/game/recover.h"
#include "formats/xml/reader.h"
#include "formats/xml/xml.h"

#include <glib/gi18n-lib.h>

typedef enum
{
  KIND_UNIT,
  KIND_RESERVE,
  KIND_TERRAIN,
  KIND_CARD,
  KIND_SWITCH,
  KIND_TEXT,
  N_KINDS
} Kind;

static const char *const elements[N_KINDS] = { "unit", "reserve", "terrain", "card", "switch", NULL };

static Kind
kind_of (const AciesXmlNode *node)
{
  for (Kind kind = 0; kind < KIND_TEXT; kind++)
    if (g_str_equal (node->name, elements[kind]))
      return kind;
  for (guint text = 0; text < ACIES_N_TEXTS; text++)
    if (g_str_equal (node->name, acies_text_id (text)))
      return KIND_TEXT;

  return N_KINDS;
}

/* Is a switch set as it is anyway? Then it is not written. */
static gboolean
is_usual (const AciesXmlNode *node,
          const AciesRuleset *ruleset)
{
  const char *id = acies_xml_get (node, "id");
  const char *text = acies_xml_get (node, "value");
  AciesId     found = id != NULL ? acies_ruleset_find_switch (ruleset, id) : ACIES_NO_ID;
  gint16      value;

  return found != ACIES_NO_ID && text != NULL && acies_switch_value_parse (&ruleset->switches[found], text, &value) &&
         value == ruleset->switches[found].fallback;
}

/* How many there are in an element of that kind: of terrain the hexes, but those
 * of the ground that a board has anyway. */
static guint
count_in (const AciesXmlNode *node,
          Kind                kind,
          const AciesRuleset *ruleset)
{
  const char *type = acies_xml_get (node, "type");
  const char *hexes = acies_xml_get (node, "hexes");
  g_auto (GStrv) words = NULL;

  if (kind == KIND_SWITCH)
    return !is_usual (node, ruleset);
  if (kind != KIND_TERRAIN)
    return 1;
  if (hexes == NULL || g_strcmp0 (type, ruleset->terrains[0].id) == 0)
    return 0;
  words = acies_reader_split (hexes);

  return g_strv_length (words);
}

static void
count_nodes (const AciesXmlNode *node,
             const AciesRuleset *ruleset,
             guint               counts[N_KINDS])
{
  Kind kind = node->kind == ACIES_XML_ELEMENT ? kind_of (node) : N_KINDS;

  if (kind < N_KINDS)
    counts[kind] += count_in (node, kind, ruleset);
  for (const AciesXmlNode *child = node->children; child != NULL; child = child->next)
    count_nodes (child, ruleset, counts);
}

static char *
name_kind (const AciesRuleset *ruleset,
           Kind                kind,
           guint               n)
{
  switch (kind)
    {
    case KIND_UNIT:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u unit", "%u units", n), n);
    case KIND_RESERVE:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u unit in reserve", "%u units in reserve", n), n);
    case KIND_TERRAIN:
      return g_strdup_printf (acies_board_say (ruleset, g_dngettext (GETTEXT_PACKAGE, "%u terrain hex", "%u terrain hexes", n),
                                               g_dngettext (GETTEXT_PACKAGE, "%u terrain square", "%u terrain squares", n)),
                              n);
    case KIND_CARD:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u kind of card", "%u kinds of cards", n), n);
    case KIND_SWITCH:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u switch", "%u switches", n), n);
    case KIND_TEXT:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u text field", "%u text fields", n), n);
    case N_KINDS:
    default:
      g_assert_not_reached ();
    }
}

static char *
list_counts (const AciesRuleset *ruleset,
             const guint         counts[N_KINDS])
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);

  for (Kind kind = 0; kind < N_KINDS; kind++)
    if (counts[kind] > 0)
      g_ptr_array_add (parts, name_kind (ruleset, kind, counts[kind]));
  if (parts->len == 0)
    g_ptr_array_add (parts, g_strdup (_ ("nothing")));
  g_ptr_array_add (parts, NULL);

  return acies_list_join ((const char *const *) parts->pdata, ACIES_LIST_COMMA);
}

char *
acies_recover_describe (GBytes           *bytes,
                        const AciesState *state)
{
  g_autoptr (AciesFindings) unused = acies_findings_new ();
  g_autoptr (AciesXmlNode) before = acies_xml_parse_damaged (bytes, "", unused, NULL);
  g_autoptr (GBytes) written = acies_scenario_write_bytes (state, NULL);
  g_autoptr (AciesXmlNode) after = acies_xml_parse (written, "", NULL);
  g_autofree char *kept_list = NULL;
  g_autofree char *dropped_list = NULL;
  guint            kept[N_KINDS] = { 0 };
  guint            dropped[N_KINDS] = { 0 };

  if (before != NULL)
    count_nodes (before, state->ruleset, dropped);
  if (after != NULL)
    count_nodes (after, state->ruleset, kept);
  for (Kind kind = 0; kind < N_KINDS; kind++)
    dropped[kind] = dropped[kind] > kept[kind] ? dropped[kind] - kept[kind] : 0;
  kept_list = list_counts (state->ruleset, kept);
  dropped_list = list_counts (state->ruleset, dropped);

  /* Translators: two lists such as “8 units, 2 texts” */
  return g_strdup_printf (_ ("Kept: %1$s. Dropped: %2$s."), kept_list, dropped_list);
}
