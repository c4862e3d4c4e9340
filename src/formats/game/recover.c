/* recover.c - damaged documents, as far as they can be read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "formats/game/recover.h"

#include "formats/files/format-error.h"
#include "formats/scenario/scenario-parts.h"

#include <glib/gi18n-lib.h>

/* --- what a scenario can do without --------------------------------------------------------- */

static AciesXmlNode *
find_element (const AciesXmlNode *parent,
              const char         *name)
{
  for (AciesXmlNode *child = parent->children; child != NULL; child = child->next)
    {
      if (child->kind == ACIES_XML_ELEMENT && g_str_equal (child->name, name))
        return child;
    }

  return NULL;
}

/* What is in @ns, or in none, is ours. */
static void
adopt (AciesXmlNode *node,
       const char   *ns)
{
  if (node->kind == ACIES_XML_ELEMENT && g_strcmp0 (node->ns, ns) == 0)
    node->ns = ACIES_SCENARIO_NS;
  for (AciesXmlNode *child = node->children; child != NULL; child = child->next)
    adopt (child, ns);
}

static void
adopt_root (AciesXmlNode  *root,
            AciesFindings *findings)
{
  const char *ns = root->ns;

  if (g_strcmp0 (ns, ACIES_SCENARIO_NS) == 0)
    return;
  acies_findings_add (findings, ACIES_SEVERITY_ERROR, "wrong-namespace", _ ("<scenario> is not in the namespace %s"),
                      ACIES_SCENARIO_NS)
      ->line = root->line;
  adopt (root, ns);
}

static void
add_board (AciesXmlNode       *root,
           const AciesRuleset *ruleset,
           AciesFindings      *findings)
{
  g_autofree char *columns = g_strdup_printf ("%u", ruleset->columns);
  g_autofree char *rows = g_strdup_printf ("%u", ruleset->rows);
  AciesXmlNode    *board;

  if (find_element (root, "board") != NULL)
    return;
  acies_findings_add (findings, ACIES_SEVERITY_ERROR, "missing-board",
                      _ ("There is no <board>; an empty board of the usual size is used"))
      ->line = root->line;
  board = acies_xml_add_element (root, ACIES_SCENARIO_NS, "board");
  acies_xml_set (board, "columns", columns);
  acies_xml_set (board, "rows", rows);
}

/* --- which game it is of -------------------------------------------------------------------- */

/* How many faults the scenario would have in that game. */
static guint
count_faults (const AciesXmlNode *document,
              AciesXmlNode       *root,
              const char         *ruleset,
              AciesLibrary       *library)
{
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (AciesState) state = NULL;

  acies_xml_set (root, "ruleset", ruleset);
  state = acies_scenario_read_root (document, root, ACIES_THIS_EDITION, "", library, findings, NULL);
  acies_xml_set (root, "ruleset", NULL);

  return state != NULL ? findings->n_added[ACIES_SEVERITY_ERROR] : G_MAXUINT;
}

/* A scenario that does not say it is of the game it fits best. */
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
      guint n = count_faults (document, root, ids[i], library);

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

/* Returns: (nullable) (transfer full): the document, for as long as something may come of it */
static AciesXmlNode *
parse_damaged (GBytes        *bytes,
               const char    *name,
               const GError  *cause,
               AciesFindings *findings)
{
  if (cause->code == ACIES_FORMAT_ERROR_NOT_XML)
    return acies_xml_parse_damaged (bytes, name, findings, NULL);
  if (cause->code == ACIES_FORMAT_ERROR_WRONG_ROOT || cause->code == ACIES_FORMAT_ERROR_NO_BOARD ||
      cause->code == ACIES_FORMAT_ERROR_UNKNOWN_RULESET)
    return acies_xml_parse (bytes, name, NULL);

  return NULL;
}

static gboolean
comes_back (const AciesState *state,
            AciesLibrary     *library)
{
  g_autoptr (GBytes) written = acies_scenario_write_bytes (state, NULL);
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (AciesState) again = acies_scenario_read (written, "", library, findings, NULL);

  return again != NULL && findings->list->len == 0;
}

/* Comments and elements of others are kept as they are, and may be what is damaged:
 * then nothing could be saved with them. */
static void
leave_out_strangers (AciesState    *state,
                     AciesLibrary  *library,
                     AciesFindings *findings)
{
  if (state->texts->extras->len == 0 || comes_back (state, library))
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
  g_autoptr (AciesXmlNode) document = parse_damaged (bytes, name, cause, findings);
  AciesXmlNode *root = document != NULL ? find_element (document, "scenario") : NULL;
  AciesRuleset *ruleset = NULL;
  AciesState   *state;
  const char   *id;

  if (root == NULL || root->children == NULL)
    return NULL;
  adopt_root (root, findings);
  guess_ruleset (document, root, library, findings);
  id = acies_xml_get (root, "ruleset");
  if (id != NULL)
    ruleset = acies_library_get_ruleset (library, id, NULL);
  if (ruleset == NULL)
    return NULL;
  add_board (root, ruleset, findings);
  state = acies_scenario_read_root (document, root, ACIES_THIS_EDITION, name, library, findings, NULL);
  if (state != NULL)
    leave_out_strangers (state, library, findings);

  return state;
}

static void
add_all (AciesFindings       *findings,
         const AciesFindings *others)
{
  for (guint i = 0; i < others->list->len; i++)
    {
      const AciesFinding *other = g_ptr_array_index (others->list, i);
      AciesFinding       *finding = acies_findings_add (findings, other->severity, other->code, "%s", other->message);

      finding->rule = other->rule;
      finding->line = other->line;
      finding->hex = other->hex;
      finding->side = other->side;
    }
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
  if (state != NULL)
    add_all (findings, strict);
  else
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
  leave_out_strangers (game->scenario, library, damage);
  add_all (findings, damage);

  return game;
}
