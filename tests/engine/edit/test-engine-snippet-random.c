/* test-engine-snippet-random.c - any piece of any board can be turned, moved, pasted and read again
 *
 * Every random thing is drawn from g_test_rand_*, so --seed repeats a failure.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/core/engine.h"
#include "engine/edit/snippet.h"
#include "formats/ruleset/library.h"
#include "support/wild.h"

#define N_RANDOM 300

static void
apply_all (AciesState   *state,
           const GArray *commands)
{
  for (guint i = 0; i < commands->len; i++)
    {
      g_autoptr (GError) error = NULL;

      acies_engine_apply (state, &g_array_index (commands, AciesCommand, i), NULL, &error);
      g_assert_no_error (error);
    }
}

static AciesSnippet *
random_snippet (const AciesState *state,
                AciesHex         *hexes,
                guint            *n)
{
  *n = 1 + wild_below (30);
  for (guint i = 0; i < *n; i++)
    hexes[i] = wild_hex (state->board);

  return acies_snippet_new_from_state (state, hexes, *n, wild_below (2) ? ACIES_NO_HEX : wild_hex (state->board));
}

static void
assert_same (const AciesSnippet *a,
             const AciesSnippet *b)
{
  g_autofree char *one = acies_snippet_to_string (a);
  g_autofree char *other = acies_snippet_to_string (b);

  g_assert_cmpstr (one, ==, other);
}

static AciesSnippet *
copy_as_text (const AciesSnippet *snippet)
{
  g_autofree char *text = acies_snippet_to_string (snippet);

  return acies_snippet_parse (text, snippet->ruleset, NULL, NULL);
}

/* Turned six times, or flipped twice, it is what it was; so it is once it was text. */
static void
check_turns (const AciesSnippet *snippet)
{
  g_autoptr (AciesSnippet) copy = copy_as_text (snippet);
  int steps = (int) wild_below (6);

  assert_same (copy, snippet);
  for (guint i = 0; i < 6; i++)
    acies_snippet_rotate (copy, 1);
  assert_same (copy, snippet);
  acies_snippet_flip (copy);
  acies_snippet_flip (copy);
  assert_same (copy, snippet);
  acies_snippet_rotate (copy, steps);
  acies_snippet_rotate (copy, -steps);
  assert_same (copy, snippet);
}

/* Pasted where it was copied it changes nothing. */
static void
check_paste_back (AciesState     *state,
                  const AciesHex *hexes,
                  guint           n)
{
  g_autoptr (AciesState) before = acies_state_copy (state);
  g_autoptr (AciesSnippet) snippet = acies_snippet_new_from_state (state, hexes, n, hexes[0]);
  g_autoptr (GArray) commands = acies_snippet_paste_commands (snippet, state, hexes[0], ACIES_SNIPPET_ALL, NULL);

  apply_all (state, commands);
  g_assert_true (acies_state_equal (state, before));
}

/* Whatever was pasted can be undone. */
static void
check_paste (AciesState         *state,
             const AciesSnippet *snippet)
{
  AciesHex anchor = wild_hex (state->board);
  g_autoptr (AciesState) before = acies_state_copy (state);
  g_autoptr (GArray) commands = acies_snippet_paste_commands (snippet, state, anchor, ACIES_SNIPPET_ALL, NULL);
  g_autoptr (GArray) events = acies_events_new ();

  for (guint i = 0; i < commands->len; i++)
    g_assert_true (acies_engine_apply (state, &g_array_index (commands, AciesCommand, i), events, NULL));
  for (guint i = 0; i < snippet->hexes->len; i++)
    {
      const AciesSnippetHex *hex = acies_snippet_get (snippet, i);
      AciesHex               to = acies_snippet_place (snippet, i, state->board, anchor);

      if (to != ACIES_NO_HEX)
        g_assert_cmpuint (state->board->terrain[to], ==, hex->terrain);
    }
  acies_engine_revert (state, events);
  g_assert_true (acies_state_equal (state, before));
}

/* Moved units are as many as before, whatever else happens. */
static void
check_move (const AciesState   *state,
            const AciesSnippet *snippet,
            const AciesHex     *hexes,
            guint               n)
{
  g_autoptr (AciesState) after = acies_state_copy (state);
  g_autoptr (AciesSnippet) turned = copy_as_text (snippet);
  g_autoptr (GArray) commands = NULL;
  g_autoptr (GError) error = NULL;
  AciesUnitId ids[ACIES_MAX_UNITS];

  acies_snippet_rotate (turned, (int) wild_below (6));
  if (wild_below (2))
    acies_snippet_flip (turned);
  commands = acies_snippet_move_commands (turned, state, hexes, n, wild_hex (state->board), ACIES_SNIPPET_ALL, NULL, &error);
  if (commands == NULL)
    {
      g_assert_nonnull (error);
      return;
    }
  apply_all (after, commands);
  g_assert_cmpuint (acies_state_list_units (after, ids), ==, acies_state_list_units (state, ids));
  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    g_assert_cmpuint (acies_state_count_figures (after, side), ==, acies_state_count_figures (state, side));
}

static void
test_chance (gconstpointer id)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  AciesRuleset *ruleset = acies_library_get_ruleset (library, id, NULL);

  for (guint i = 0; i < N_RANDOM; i++)
    {
      g_autoptr (AciesState) state = wild_scenario (ruleset);
      AciesHex hexes[30];
      guint    n;
      g_autoptr (AciesSnippet) snippet = random_snippet (state, hexes, &n);

      check_turns (snippet);
      check_paste_back (state, hexes, n);
      check_paste (state, snippet);
      check_move (state, snippet, hexes, n);
    }
}

/* A text with anything in it is refused, or gives a snippet that can be written, read and pasted. */
static void
test_mutated_text (gconstpointer id)
{
  static const char *const tokens[] = { " ", "\n", "hex 0 0", "unit 0 0 velites rome 1", "label 0 0 x", "-", "127", "\xff", "\r", "9999999999999999999", "clear" };
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  AciesRuleset *ruleset = acies_library_get_ruleset (library, id, NULL);
  guint         n_read = 0;

  for (guint i = 0; i < 4 * N_RANDOM; i++)
    {
      g_autoptr (AciesState) state = wild_scenario (ruleset);
      AciesHex hexes[30];
      guint    n;
      g_autoptr (AciesSnippet) snippet = random_snippet (state, hexes, &n);
      g_autofree char *text = acies_snippet_to_string (snippet);
      g_autoptr (GString) mutated = g_string_new (text);
      guint at = wild_below ((guint) mutated->len);
      guint cut = wild_below (4);
      g_autoptr (AciesSnippet) read = NULL;
      g_autoptr (GError) error = NULL;
      g_autoptr (GArray) commands = NULL;

      if (wild_below (2))
        g_string_erase (mutated, (gssize) at, (gssize) MIN (cut, mutated->len - at));
      else
        g_string_insert (mutated, (gssize) at, tokens[wild_below (G_N_ELEMENTS (tokens))]);
      read = acies_snippet_parse (mutated->str, ruleset, NULL, &error);
      g_assert_true ((read == NULL) == (error != NULL));
      if (read == NULL)
        continue;
      n_read++;
      check_turns (read);
      commands = acies_snippet_paste_commands (read, state, wild_hex (state->board), ACIES_SNIPPET_ALL, NULL);
      apply_all (state, commands);
    }
  g_assert_cmpuint (n_read, >, N_RANDOM / 4);
  g_assert_cmpuint (n_read, <, 4 * N_RANDOM);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/engine/snippet/chance/rome-vs-macedon", "rome-vs-macedon", test_chance);
  g_test_add_data_func ("/engine/snippet/chance/rome-vs-carthage", "rome-vs-carthage", test_chance);
  g_test_add_data_func ("/engine/snippet/mutated/rome-vs-macedon", "rome-vs-macedon", test_mutated_text);
  g_test_add_data_func ("/engine/snippet/mutated/rome-vs-carthage", "rome-vs-carthage", test_mutated_text);

  return g_test_run ();
}
