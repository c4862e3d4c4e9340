/* test-findings.c - every kind of finding of a scenario, and what puts it right
 *
 * tests/findings/ has a table for each game, with an entry for each kind, named
 * after its code (CODE.acies or CODE-and-more.acies): a scenario in which just that
 * is found; "found": what is found, one a line, with the values in its sentence; and
 * if there is a fix, "fixed": the scenario after it. The build unpacks them into
 * files (support/packed.py). ACIES_REWRITE=1 writes both anew: look at the difference.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/core/engine.h"
#include "engine/core/units.h"
#include "engine/find/findings.h"
#include "formats/scenario/scenario-xml.h"
#include "render/sheet.h"
#include "rulesets/rulesets.h"
#include "session/session.h"
#include "support/battles.h"
#include "support/data.h"
#include "support/rewrite.h"

#include <string.h>

#define N_SCENARIOS many (120, 1000)
#define MOST_STEPS 60

/* What only files can hold, beside what is found in scenarios. */
static const char *const of_files[] = { "hex-occupied", "hex-off-board", "count-below-hand", "newer-format" };

/* A scenario of a table, read once. */
typedef struct
{
  const char    *path;
  AciesState    *state;
  AciesFindings *findings;
} Entry;

static AciesLibrary *library;
static GPtrArray    *entries; /* of Entry */

static AciesState *
read_file (const char    *path,
           AciesFindings *findings)
{
  g_autoptr (GBytes) bytes = data_load (path);
  g_autoptr (GError) error = NULL;
  AciesState *state = NULL;

  data_only_values (TRUE);
  state = acies_scenario_read (bytes, path, library, findings, &error);
  g_assert_no_error (error);
  acies_scenario_find (state, findings);
  acies_sheet_find (state, findings);
  data_only_values (FALSE);

  return state;
}

/* By how many lines a text is too long depends on the fonts there are. */
static gboolean
depends_on_fonts (const AciesFinding *finding)
{
  return g_str_equal (finding->code, "text-overflows-sheet");
}

static char *
dup_found (const AciesState    *state,
           const AciesFindings *findings)
{
  GString *found = g_string_new (NULL);

  for (guint i = 0; i < findings->list->len; i++)
    {
      const AciesFinding *finding = g_ptr_array_index (findings->list, i);
      AciesHexName        name;
      g_autofree char    *values = data_dup_coded (finding->message);

      g_string_append_printf (found, "%s %s", acies_severity_id (finding->severity), finding->code);
      if (finding->rule != NULL)
        g_string_append_printf (found, " %s", finding->rule);
      if (finding->hex != ACIES_NO_HEX)
        g_string_append_printf (found, " %s", acies_hex_name (finding->hex, name));
      if (finding->side != ACIES_NO_SIDE)
        g_string_append_printf (found, " %s", state->ruleset->sides[finding->side].id);
      g_string_append_printf (found, ": %s\n", depends_on_fonts (finding) ? "..." : values);
      if (acies_finding_has_fix (finding))
        {
          g_autofree char *label = data_dup_coded (finding->fix_label);

          g_string_append_printf (found, "fix: %s\n", label);
        }
    }

  return g_string_free (found, FALSE);
}

/* The folder of a table, "findings/GAME". */
static char *
dup_folder (const char *table)
{
  g_autofree char *name = g_path_get_basename (table);

  return g_strdup_printf ("findings/%.*s", (int) (strlen (name) - strlen (".table")), name);
}

/* (transfer full): what the build unpacked from the tables */
static char **
list_scenarios (void)
{
  g_auto (GStrv) tables = data_list_files ("findings", ".table");
  g_autoptr (GStrvBuilder) paths = g_strv_builder_new ();

  for (guint i = 0; tables[i] != NULL; i++)
    {
      g_autofree char *folder = dup_folder (tables[i]);
      g_autofree char *path = g_test_build_filename (G_TEST_BUILT, folder, NULL);
      g_auto (GStrv) files = data_list_files (path, ".acies");

      g_strv_builder_addv (paths, (const char **) files);
    }

  return g_strv_builder_end (paths);
}

/* (transfer full): the file beside a scenario */
static char *
dup_beside (const char *path,
            const char *suffix)
{
  g_autofree char *stem = g_strndup (path, strlen (path) - strlen (".acies"));

  return g_strconcat (stem, suffix, NULL);
}

/* The text of a file beside the scenario, or the test's own when it writes them. */
static void
assert_text (const char *path,
             const char *suffix,
             const char *text)
{
  g_autofree char *name = dup_beside (path, suffix);
  g_autofree char *expected = NULL;
  g_autoptr (GError) error = NULL;

  if (g_getenv ("ACIES_REWRITE") != NULL)
    {
      g_file_set_contents (name, text, -1, &error);
      g_assert_no_error (error);
      return;
    }
  g_file_get_contents (name, &expected, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (text, ==, expected);
}

static void
apply_fix (AciesState         *state,
           const AciesFinding *finding)
{
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < finding->fix->len; i++)
    {
      acies_engine_apply (state, &g_array_index (finding->fix, AciesCommand, i), NULL, &error);
      g_assert_no_error (error);
    }
}

static const AciesFindingKind *
find_kind (const char *code)
{
  g_autoptr (GPtrArray) kinds = acies_finding_kinds_list ();

  for (guint i = 0; i < kinds->len; i++)
    {
      const AciesFindingKind *kind = g_ptr_array_index (kinds, i);

      if (g_str_equal (kind->code, code))
        return kind;
    }

  return NULL;
}

/* It is what its table says of it. */
static void
assert_of_kind (const AciesFinding *finding)
{
  const AciesFindingKind *kind = find_kind (finding->code);

  g_assert_nonnull (kind);
  g_assert_cmpint (finding->severity, ==, kind->severity);
  g_assert_true (kind->has_fix || !acies_finding_has_fix (finding));
}

static gboolean
is_named_after (const char *path,
                const char *code)
{
  g_autofree char *name = g_path_get_basename (path);

  return g_str_has_prefix (name, code) &&
         (g_str_has_prefix (name + strlen (code), ".") || g_str_has_prefix (name + strlen (code), "-and-"));
}

/* --- files ---------------------------------------------------------------------------------- */

static void
entry_free (gpointer data)
{
  Entry *self = data;

  acies_state_free (self->state);
  acies_findings_free (self->findings);
  g_free (self);
}

static void
test_file (gconstpointer data)
{
  const Entry        *entry = data;
  g_autofree char    *found = dup_found (entry->state, entry->findings);
  g_autofree char    *fixed = dup_beside (entry->path, ".fixed");
  const AciesFinding *finding;

  g_assert_cmpuint (entry->findings->list->len, ==, 1);
  finding = g_ptr_array_index (entry->findings->list, 0);
  assert_of_kind (finding);
  g_assert_true (is_named_after (entry->path, finding->code));
  assert_text (entry->path, ".found", found);
  g_assert_true (acies_finding_has_fix (finding) || !g_file_test (fixed, G_FILE_TEST_EXISTS));
}

/* After the fix nothing is found, and fixing all does the same. */
static void
test_fix (gconstpointer data)
{
  const Entry *entry = data;
  g_autoptr (AciesFindings) left = acies_findings_new ();
  g_autoptr (AciesState) state = acies_state_copy (entry->state);
  g_autoptr (AciesState) fixed = acies_state_copy (state);
  g_autoptr (GArray) commands = acies_scenario_fix_all (state, NULL);
  g_autofree char *text = NULL;

  apply_fix (fixed, g_ptr_array_index (entry->findings->list, 0));
  text = acies_scenario_write (fixed);
  assert_text (entry->path, ".fixed", text);
  acies_scenario_find (fixed, left);
  data_assert_none (left, entry->path);
  for (guint i = 0; i < commands->len; i++)
    g_assert_true (acies_engine_apply (state, &g_array_index (commands, AciesCommand, i), NULL, NULL));
  g_assert_true (acies_state_equal (state, fixed));
}

static gboolean
has_file (char      **paths,
          const char *code)
{
  for (guint i = 0; paths[i] != NULL; i++)
    {
      if (is_named_after (paths[i], code))
        return TRUE;
    }

  return FALSE;
}

static guint
check_kinds (const AciesFindingKind *kinds,
             char                  **paths,
             guint                  *n_fixes)
{
  guint n = 0;

  for (; kinds->code != NULL; kinds++)
    {
      if (g_str_equal (kinds->code, "too-many-findings"))
        continue;
      if (!has_file (paths, kinds->code))
        g_error ("tests/findings has no entry for %s", kinds->code);
      n++;
      *n_fixes += kinds->has_fix;
    }

  return n;
}

static void
test_all_kinds (void)
{
  g_auto (GStrv) paths = list_scenarios ();
  guint n_fixes = 0;
  guint n = check_kinds (acies_scenario_kinds, paths, &n_fixes);

  for (const AciesProcs *const *procs = acies_rulesets_list_procs (); *procs != NULL; procs++)
    n += check_kinds ((*procs)->scenario->finding_kinds, paths, &n_fixes);
  for (guint i = 0; i < G_N_ELEMENTS (of_files); i++)
    g_assert_true (has_file (paths, of_files[i]));
  g_assert_cmpuint (n, >=, 60);
  g_assert_cmpuint (n_fixes, >=, 40);
}

/* A kind that says it has a fix is fixed in some entry. */
static void
test_all_fixes (void)
{
  g_autoptr (GHashTable) fixed = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GPtrArray) kinds = acies_finding_kinds_list ();

  for (guint i = 0; i < entries->len; i++)
    {
      const Entry        *entry = g_ptr_array_index (entries, i);
      const AciesFinding *finding = g_ptr_array_index (entry->findings->list, 0);

      if (acies_finding_has_fix (finding))
        g_hash_table_add (fixed, g_strdup (finding->code));
    }
  for (guint i = 0; i < kinds->len; i++)
    {
      const AciesFindingKind *kind = g_ptr_array_index (kinds, i);

      if (kind->has_fix != g_hash_table_contains (fixed, kind->code))
        g_error ("%s: the table and tests/findings differ about its fix", kind->code);
    }
}

/* --- random scenarios ------------------------------------------------------------------------ */

static guint
pick (GRand *rand,
      guint  n)
{
  return (guint) g_rand_int_range (rand, 0, (gint32) n);
}

static AciesCommand
make_command (GRand            *rand,
              const AciesState *state)
{
  const AciesRuleset *ruleset = state->ruleset;
  AciesCommand        command = acies_command (pick (rand, ACIES_N_EDIT_COMMANDS));
  guint               n_ids = ruleset->n_unit_types;

  if (ruleset->n_cards == 0 && strstr (acies_command_usage (command.kind, NULL), "CARD") != NULL)
    command.kind = ACIES_COMMAND_MARK;
  command.hex = acies_hex (pick (rand, state->board->columns), pick (rand, state->board->rows));
  command.to = acies_hex (pick (rand, state->board->columns), pick (rand, state->board->rows));
  command.side = (AciesSide) pick (rand, ruleset->n_sides);
  command.number = (gint16) pick (rand, pick (rand, 4) == 0 ? 20 : 5);
  if (command.kind == ACIES_COMMAND_PAINT)
    n_ids = ruleset->n_terrains;
  else if (command.kind == ACIES_COMMAND_MARK)
    n_ids = ruleset->n_marks;
  else if (command.kind == ACIES_COMMAND_CARDS || command.kind == ACIES_COMMAND_HAND || command.kind == ACIES_COMMAND_DISCARD)
    n_ids = ruleset->n_cards;
  else if (command.kind == ACIES_COMMAND_SWITCH)
    n_ids = ruleset->n_switches;
  else if (command.kind == ACIES_COMMAND_PROPERTY)
    n_ids = ruleset->n_properties;
  command.id = (AciesId) pick (rand, MAX (1, n_ids));
  if (command.kind == ACIES_COMMAND_OPENING)
    command.id = ACIES_NO_ID;
  if (command.kind == ACIES_COMMAND_MARK || command.kind == ACIES_COMMAND_ENTRY)
    command.number = (gint16) pick (rand, 2);

  return command;
}

/* Beside what commands make, what only files hold. */
static AciesState *
make_scenario (AciesRuleset *ruleset,
               GRand        *rand)
{
  g_auto (GStrv) names = battles_list (library, ruleset->id);
  AciesState *state = pick (rand, 2) == 0 ? acies_state_new (ruleset, 4 + pick (rand, 6), 4 + pick (rand, 6))
                                          : battle_load (library, names[pick (rand, g_strv_length (names))]);
  guint       n = 1 + pick (rand, MOST_STEPS);

  for (guint i = 0; i < n; i++)
    {
      AciesCommand command = make_command (rand, state);

      if (command.kind != ACIES_COMMAND_TEXT && command.kind != ACIES_COMMAND_LABEL && command.kind != ACIES_COMMAND_RESIZE)
        acies_engine_apply (state, &command, NULL, NULL);
    }
  if (state->n_units > 0 && pick (rand, 3) == 0)
    {
      AciesUnit *unit = &state->units[pick (rand, state->n_units)];

      if (unit->place == ACIES_PLACE_RESERVE || (unit->place == ACIES_PLACE_BOARD && !acies_stack_is_shared (state, (AciesUnitId) (unit - state->units))))
        unit->side = (AciesSide) ((unit->side + 1) % state->ruleset->n_sides);
    }

  return state;
}

static guint
count_code (const AciesFindings *findings,
            const char          *code)
{
  guint n = 0;

  for (guint i = 0; i < findings->list->len; i++)
    n += g_str_equal (((const AciesFinding *) g_ptr_array_index (findings->list, i))->code, code);

  return n;
}

static void
assert_no_new_error (const AciesFindings *before,
                     const AciesFindings *after,
                     const char          *fix)
{
  for (guint i = 0; i < after->list->len; i++)
    {
      const AciesFinding *finding = g_ptr_array_index (after->list, i);

      if (finding->severity == ACIES_SEVERITY_ERROR && count_code (after, finding->code) > count_code (before, finding->code))
        g_error ("after “%s” new: %s", fix, finding->message);
    }
}

/* Is it still found, word for word? */
static gboolean
is_found (const AciesFindings *findings,
          const AciesFinding  *one)
{
  for (guint i = 0; i < findings->list->len; i++)
    {
      const AciesFinding *finding = g_ptr_array_index (findings->list, i);

      if (g_str_equal (finding->code, one->code) && g_str_equal (finding->message, one->message) &&
          finding->hex == one->hex && finding->side == one->side)
        return TRUE;
    }

  return FALSE;
}

/* Returns how many were fixed. */
static guint
check_each_fix (const AciesState    *state,
                const AciesFindings *findings)
{
  guint n = 0;

  for (guint i = 0; i < findings->list->len; i++)
    {
      const AciesFinding *finding = g_ptr_array_index (findings->list, i);
      g_autoptr (AciesState) fixed = NULL;
      g_autoptr (AciesFindings) after = acies_findings_new ();

      assert_of_kind (finding);
      if (!acies_finding_has_fix (finding))
        continue;
      n++;
      fixed = acies_state_copy (state);
      apply_fix (fixed, finding);
      acies_scenario_find (fixed, after);
      if (is_found (after, finding))
        g_error ("after “%s”: %s", finding->fix_label, finding->message);
      assert_no_new_error (findings, after, finding->fix_label);
    }

  return n;
}

static void
check_fix_all (const AciesState    *state,
               const AciesFindings *findings)
{
  g_autoptr (AciesState) fixed = acies_state_copy (state);
  g_autoptr (AciesFindings) after = acies_findings_new ();
  guint n;
  g_autoptr (GArray) commands = acies_scenario_fix_all (state, &n);

  g_assert_cmpuint (n, <, ACIES_MAX_FIXES);
  for (guint i = 0; i < commands->len; i++)
    g_assert_true (acies_engine_apply (fixed, &g_array_index (commands, AciesCommand, i), NULL, NULL));
  acies_scenario_find (fixed, after);
  for (guint i = 0; i < after->list->len; i++)
    g_assert_false (acies_finding_has_fix (g_ptr_array_index (after->list, i)));
  assert_no_new_error (findings, after, "all fixes");
}

/* All fixes are one step of the history: back to the same bytes, and on to the same. */
static void
check_undo (const AciesState *state)
{
  g_autoptr (AciesSession) session = acies_session_new_edit (acies_state_copy (state));
  g_autoptr (GArray) commands = acies_scenario_fix_all (state, NULL);
  g_autoptr (GError) error = NULL;
  g_autofree char *before = acies_scenario_write (state);
  g_autofree char *fixed = NULL;
  g_autofree char *undone = NULL;
  g_autofree char *redone = NULL;

  acies_session_apply_all (session, commands, "Fix", &error);
  g_assert_no_error (error);
  fixed = acies_scenario_write (acies_session_get_state (session));
  if (!acies_session_can_undo (session))
    {
      g_assert_cmpstr (fixed, ==, before);
      return;
    }
  acies_session_undo (session);
  undone = acies_scenario_write (acies_session_get_state (session));
  g_assert_cmpstr (undone, ==, before);
  g_assert_false (acies_session_can_undo (session));
  acies_session_redo (session);
  redone = acies_scenario_write (acies_session_get_state (session));
  g_assert_cmpstr (redone, ==, fixed);
}

static void
test_random (gconstpointer id)
{
  AciesRuleset *ruleset = acies_library_get_ruleset (library, id, NULL);
  GRand        *rand = g_rand_new_with_seed (216);
  guint         n = 0;

  for (guint i = 0; i < N_SCENARIOS; i++)
    {
      g_autoptr (AciesState) state = make_scenario (ruleset, rand);
      g_autoptr (AciesFindings) findings = acies_findings_new ();

      acies_scenario_find (state, findings);
      n += check_each_fix (state, findings);
      check_fix_all (state, findings);
      check_undo (state);
    }
  g_rand_free (rand);
  g_test_message ("%u fixes", n);
  g_assert_cmpuint (n, >, N_SCENARIOS);
}

/* --- battles ---------------------------------------------------------------------------------- */

static void
test_bundled (gconstpointer name)
{
  g_autoptr (AciesState) state = battle_load (library, name);
  g_autoptr (AciesFindings) findings = acies_findings_new ();

  acies_scenario_find (state, findings);
  data_assert_none (findings, name);
}

static void
add_files (char **paths)
{
  for (guint i = 0; paths[i] != NULL; i++)
    {
      g_autofree char *name = g_path_get_basename (paths[i]);
      g_autofree char *test = g_strconcat ("/findings/file/", name, NULL);
      g_autofree char *fix = g_strconcat ("/findings/fix/", name, NULL);
      Entry           *entry = g_new0 (Entry, 1);

      entry->path = paths[i];
      entry->findings = acies_findings_new ();
      entry->state = read_file (paths[i], entry->findings);
      g_ptr_array_add (entries, entry);
      g_test_add_data_func (test, entry, test_file);
      if (entry->findings->list->len > 0 && acies_finding_has_fix (g_ptr_array_index (entry->findings->list, 0)))
        g_test_add_data_func (fix, entry, test_fix);
    }
}

/* Takes what the test wrote into the tables. */
static void
rewrite_tables (void)
{
  g_auto (GStrv) tables = data_list_files ("findings", ".table");

  for (guint i = 0; tables[i] != NULL; i++)
    {
      g_autofree char *folder = dup_folder (tables[i]);

      rewrite_table (folder);
    }
}

int
main (int argc, char *argv[])
{
  g_auto (GStrv) paths = NULL;
  int result;

  g_test_init (&argc, &argv, NULL);
  library = acies_library_new (NULL);
  paths = list_scenarios ();
  entries = g_ptr_array_new_with_free_func (entry_free);
  add_files (paths);
  g_test_add_func ("/findings/kinds/each-has-an-entry", test_all_kinds);
  g_test_add_func ("/findings/kinds/each-fix-has-an-entry", test_all_fixes);
  rulesets_add_tests (library, "/findings", "random", test_random);
  battles_add_tests (library, "/findings", "bundled", test_bundled);
  result = g_test_run ();
  if (g_getenv ("ACIES_REWRITE") != NULL)
    rewrite_tables ();
  g_ptr_array_unref (entries);
  acies_library_unref (library);

  return result;
}
