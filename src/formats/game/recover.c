/* recover.c - damaged documents, as far as they can be read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "formats/game/recover.h"

#include "engine/board/texts.h"
#include "formats/files/format-error.h"
#include "formats/scenario/scenario-parts.h"

#include <glib/gi18n-lib.h>

/* --- what a scenario can do without --------------------------------------------------------- */

static AciesXmlNode *
find_element (const AciesXmlNode *parent,
              const char         *name)
{
  for (AciesXmlNode *child = parent->children; child != NULL; child = child->next)
    if (child->kind == ACIES_XML_ELEMENT && g_str_equal (child->name, name))
      return child;

  return NULL;
}

/* An element in @ns or without a namespace is ours. */
static void
adopt (AciesXmlNode *node,
       const char   *ns)
{
  if (node->kind == ACIES_XML_ELEMENT && g_strcmp0 (node->ns, ns) == 0)
    node->ns = ACIES_SCENARIO_NS;
  for (AciesXmlNode *child = node->children; child != NULL; child = child->next)
    adopt (child, ns);
}

/* --- which game it is of -------------------------------------------------------------------- */

/* If a scenario does not name its game, use the one that fits best. */
static void
guess_ruleset (const AciesXmlNode *document,
               AciesXmlNode       *root,
               AciesLibrary       *library,
               AciesFindings      *findings)
{
  g_auto (GStrv) ids = acies_library_list_rulesets (library);
  const char *best = NULL;
  guint       fewest = G_MAXUINT;

  if (acies_xml_get (root, "ruleset") != NULL)
    return;
  for (guint i = 0; ids[i] != NULL; i++)
    {
      g_autoptr (AciesFindings) faults = acies_findings_new ();
      g_autoptr (AciesState) state = NULL;
      guint n;

      acies_xml_set (root, "ruleset", ids[i]);
      state = acies_scenario_read_root (document, root, ACIES_THIS_EDITION, "", library, faults, NULL);
      acies_xml_set (root, "ruleset", NULL);
      n = state != NULL ? faults->n_added[ACIES_SEVERITY_ERROR] : G_MAXUINT;
      if (n < fewest)
        best = ids[i];
      fewest = MIN (n, fewest);
    }
  if (best == NULL)
    return;
  acies_xml_set (root, "ruleset", best);
  acies_findings_add (findings, ACIES_SEVERITY_ERROR, "missing-ruleset",
                      _ ("The file does not say which game it is for; it was read as %s"),
                      acies_library_get_ruleset (library, best, NULL)->name)
      ->line = root->line;
}

/* --- reading -------------------------------------------------------------------------------- */

/* Comments and foreign elements are kept unchanged. If they are damaged, the scenario could not be saved with them. */
static void
remove_foreign_content (AciesState    *state,
                        AciesLibrary  *library,
                        AciesFindings *findings)
{
  g_autoptr (GBytes) written = NULL;
  g_autoptr (AciesFindings) faults = acies_findings_new ();
  g_autoptr (AciesState) again = NULL;

  if (state->texts->extras->len == 0)
    return;
  written = acies_scenario_write_bytes (state, NULL);
  again = acies_scenario_read (written, "", library, faults, NULL);
  if (again != NULL && faults->list->len == 0)
    return;
  acies_texts_make_writable (&state->texts);
  g_ptr_array_set_size (state->texts->extras, 0);
  acies_findings_add (findings, ACIES_SEVERITY_ERROR, "damaged-comments",
                      _ ("Comments and elements from other programs were damaged and left out"));
}

static AciesState *
read_damaged (GBytes        *bytes,
              const char    *name,
              AciesLibrary  *library,
              const GError  *cause,
              AciesFindings *findings)
{
  g_autoptr (AciesXmlNode) document = NULL;
  AciesXmlNode *root;
  AciesRuleset *ruleset = NULL;
  AciesState   *state;
  const char   *id;

  if (cause->code == ACIES_FORMAT_ERROR_NOT_XML)
    document = acies_xml_parse_damaged (bytes, name, findings, NULL);
  else if (cause->code == ACIES_FORMAT_ERROR_WRONG_ROOT || cause->code == ACIES_FORMAT_ERROR_NO_BOARD ||
           cause->code == ACIES_FORMAT_ERROR_UNKNOWN_RULESET)
    document = acies_xml_parse (bytes, name, NULL);
  root = document != NULL ? find_element (document, "scenario") : NULL;
  if (root == NULL || root->children == NULL)
    return NULL;
  if (g_strcmp0 (root->ns, ACIES_SCENARIO_NS) != 0)
    {
      acies_findings_add (findings, ACIES_SEVERITY_ERROR, "wrong-namespace", _ ("<scenario> is not in the namespace %s"), ACIES_SCENARIO_NS)->line = root->line;
      adopt (root, root->ns);
    }
  guess_ruleset (document, root, library, findings);
  id = acies_xml_get (root, "ruleset");
  if (id != NULL)
    ruleset = acies_library_get_ruleset (library, id, NULL);
  if (ruleset == NULL)
    return NULL;
  if (find_element (root, "board") == NULL)
    {
      AciesXmlNode    *board = acies_xml_add_element (root, ACIES_SCENARIO_NS, "board");
      g_autofree char *columns = g_strdup_printf ("%u", ruleset->columns);
      g_autofree char *rows = g_strdup_printf ("%u", ruleset->rows);

      acies_findings_add (findings, ACIES_SEVERITY_ERROR, "missing-board",
                          _ ("There is no <board>; an empty board of the usual size is used"))
          ->line = root->line;
      acies_xml_set (board, "columns", columns);
      acies_xml_set (board, "rows", rows);
    }
  state = acies_scenario_read_root (document, root, ACIES_THIS_EDITION, name, library, findings, NULL);
  if (state != NULL)
    remove_foreign_content (state, library, findings);

  return state;
}

AciesState *
acies_scenario_recover (GBytes        *bytes,
                        const char    *name,
                        AciesLibrary  *library,
                        AciesFindings *findings,
                        GError       **error)
{
  g_autoptr (AciesFindings) strict = acies_findings_new ();
  g_autoptr (GError) cause = NULL;
  AciesState *state = acies_scenario_read (bytes, name, library, strict, &cause);

  if (state == NULL)
    {
      g_clear_pointer (&strict, acies_findings_free);
      strict = acies_findings_new ();
      state = read_damaged (bytes, name, library, cause, strict);
    }
  for (guint i = 0; state != NULL && i < strict->list->len; i++)
    acies_findings_add_copy (findings, g_ptr_array_index (strict->list, i));
  if (state == NULL)
    g_propagate_error (error, g_steal_pointer (&cause));

  return state;
}

AciesGameFile *
acies_game_recover (GBytes        *bytes,
                    const char    *name,
                    AciesLibrary  *library,
                    AciesFindings *findings,
                    GError       **error)
{
  g_autoptr (AciesFindings) damage = acies_findings_new ();
  g_autoptr (AciesXmlNode) document = NULL;
  g_autoptr (GError) cause = NULL;
  AciesGameFile *game = acies_game_read (bytes, name, library, findings, &cause);

  if (game != NULL)
    return game;
  if (cause->code == ACIES_FORMAT_ERROR_NOT_XML)
    document = acies_xml_parse_damaged (bytes, name, damage, NULL);
  if (document != NULL && acies_xml_is (acies_xml_root (document), ACIES_GAME_NS, "game"))
    game = acies_game_read_document (document, name, library, damage, NULL);
  if (game == NULL)
    {
      g_propagate_error (error, g_steal_pointer (&cause));
      return NULL;
    }
  remove_foreign_content (game->scenario, library, damage);
  for (guint i = 0; i < damage->list->len; i++)
    acies_findings_add_copy (findings, g_ptr_array_index (damage->list, i));

  return game;
}

/* --- what was kept, and what was not -------------------------------------------------------- */

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

static const char *const elements[KIND_TEXT] = { "unit", "reserve", "terrain", "card", "switch" };

/* Returns: the number of things that an element contains. Terrain counts its hexes, except those with the default
 * terrain. A switch with its default value is not written, so it does not count. */
static guint
count_in (const AciesXmlNode *node,
          Kind                kind,
          const AciesRuleset *ruleset)
{
  const char *id = acies_xml_get (node, "id");
  const char *text = acies_xml_get (node, "value");
  AciesWord   word = { acies_xml_get (node, "hexes") };
  AciesId     found;
  gint16      value;
  guint       n = 0;

  if (kind == KIND_SWITCH)
    {
      found = id != NULL ? acies_ruleset_find_switch (ruleset, id) : ACIES_NO_ID;
      return found == ACIES_NO_ID || text == NULL || !acies_switch_value_parse (&ruleset->switches[found], text, &value) ||
             value != ruleset->switches[found].fallback;
    }
  if (kind != KIND_TERRAIN)
    return 1;
  if (g_strcmp0 (acies_xml_get (node, "type"), ruleset->terrains[0].id) == 0)
    return 0;
  while (acies_reader_next_word (&word))
    n++;

  return n;
}

static void
count_nodes (const AciesXmlNode *node,
             const AciesRuleset *ruleset,
             guint               counts[N_KINDS])
{
  for (Kind kind = 0; kind < KIND_TEXT; kind++)
    if (node->kind == ACIES_XML_ELEMENT && g_str_equal (node->name, elements[kind]))
      counts[kind] += count_in (node, kind, ruleset);
  for (guint text = 0; text < ACIES_N_TEXTS; text++)
    if (node->kind == ACIES_XML_ELEMENT && g_str_equal (node->name, acies_text_id (text)))
      counts[KIND_TEXT]++;
  for (const AciesXmlNode *child = node->children; child != NULL; child = child->next)
    count_nodes (child, ruleset, counts);
}

static char *
list_counts (const AciesRuleset *ruleset,
             const guint         counts[N_KINDS])
{
  g_autoptr (GString) list = g_string_new (NULL);
  const char *words[N_KINDS] = {
    g_dngettext (GETTEXT_PACKAGE, "%u unit", "%u units", counts[KIND_UNIT]),
    g_dngettext (GETTEXT_PACKAGE, "%u unit in reserve", "%u units in reserve", counts[KIND_RESERVE]),
    acies_board_say (ruleset, g_dngettext (GETTEXT_PACKAGE, "%u terrain hex", "%u terrain hexes", counts[KIND_TERRAIN]),
                     g_dngettext (GETTEXT_PACKAGE, "%u terrain square", "%u terrain squares", counts[KIND_TERRAIN])),
    g_dngettext (GETTEXT_PACKAGE, "%u kind of card", "%u kinds of cards", counts[KIND_CARD]),
    g_dngettext (GETTEXT_PACKAGE, "%u switch", "%u switches", counts[KIND_SWITCH]),
    g_dngettext (GETTEXT_PACKAGE, "%u text field", "%u text fields", counts[KIND_TEXT]),
  };

  for (Kind kind = 0; kind < N_KINDS; kind++)
    if (counts[kind] > 0)
      acies_list_addf (list, ACIES_LIST_COMMA, words[kind], counts[kind]);

  return g_strdup (list->len > 0 ? list->str : _ ("nothing"));
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
