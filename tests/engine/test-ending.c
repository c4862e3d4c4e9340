/* test-ending.c - "done" and "pass" with the name of what they end
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/board/texts.h"
#include "engine/view/view.h"
#include "engine/view/words.h"
#include "session/session.h"
#include "support/data.h"
#include "support/random-games.h"
#include "support/tiny.h"

#define N_GAMES 4 /* of each battle */

static void
assert_refused (const AciesState *state,
                const char       *word,
                const char       *names)
{
  g_autofree char *line = g_strdup_printf ("%s %s", word, names);
  g_auto (AciesCommand) command = ACIES_COMMAND_INIT (ACIES_COMMAND_PASS);
  g_autoptr (GError) error = NULL;

  if (acies_command_read (line, state, &command, &error))
    g_error ("“%s” is read", line);
  g_assert_error (error, ACIES_RULE_ERROR, ACIES_RULE_ERROR_NOT_ASKED);
  g_assert_nonnull (acies_rule_error_get_rule (error));
}

static void
assert_reads (const AciesState   *state,
              const char         *line,
              const AciesCommand *expected)
{
  g_auto (AciesCommand) command = ACIES_COMMAND_INIT (ACIES_COMMAND_PASS);
  g_autoptr (GError) error = NULL;

  acies_command_read (line, state, &command, &error);
  g_assert_no_error (error);
  g_assert_true (acies_command_equal (&command, expected));
}

/* What is listed is named and reads back; no other name does, nor the side that does not decide. */
static void
check_named (const AciesState   *state,
             const AciesCommand *command,
             GHashTable         *seen)
{
  const AciesRuleset *ruleset = state->ruleset;
  AciesSide           decides = acies_state_deciding_side (state);
  const char         *ending = acies_state_ending (state);
  g_autofree char    *bare = acies_command_to_string (command, ruleset);
  g_autofree char    *named = acies_command_to_named_string (command, state);
  g_autofree char    *expected = g_strdup_printf ("%s %s", bare, ending);
  g_autofree char    *right = g_strdup_printf ("%s %s", expected, ruleset->sides[decides].id);
  g_autofree char    *wrong = g_strdup_printf ("%s %s", ending, ruleset->sides[1 - decides].id);

  g_assert_nonnull (ending);
  g_assert_cmpstr (named, ==, expected);
  assert_reads (state, bare, command);
  assert_reads (state, named, command);
  assert_reads (state, right, command);
  assert_refused (state, bare, wrong);
  assert_refused (state, bare, "nothing-of-the-kind");
  g_hash_table_add (seen, g_strdup (ending));
}

static void
check_position (const AciesState *state,
                GHashTable       *seen)
{
  g_autoptr (GArray) list = acies_commands_new ();
  gboolean ends = FALSE;

  acies_command_list (state, list);
  for (guint i = 0; i < list->len; i++)
    {
      const AciesCommand *command = &g_array_index (list, AciesCommand, i);
      g_autofree char    *bare = acies_command_to_string (command, state->ruleset);
      g_autofree char    *named = acies_command_to_named_string (command, state);

      if (command->kind == ACIES_COMMAND_DONE || command->kind == ACIES_COMMAND_PASS)
        check_named (state, command, seen);
      else
        g_assert_cmpstr (named, ==, bare);
      ends = ends || command->kind == ACIES_COMMAND_DONE || command->kind == ACIES_COMMAND_PASS;
    }
  if (acies_state_ending (state) == NULL)
    g_assert_false (ends);
}

static void
play (const AciesState *scenario,
      guint64           seed,
      GHashTable       *seen)
{
  g_autoptr (AciesSession) session = acies_session_new_game (scenario, seed, ACIES_DICE_ROLLED);
  const AciesState *state = acies_session_get_state (session);
  AciesAiRng        rng = acies_ai_rng_seeded (seed + 1);

  do
    check_position (state, seen);
  while (random_game_step (session, &rng));
  g_assert_null (acies_state_ending (state));
}

static void
in_games (void)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_auto (GStrv) paths = data_list_scenarios (library);
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  static const char *const names[] = { "moves", "play", "turn", "unit", "order", "put-back", "select", "defend", "roll", "counter", "form" };

  for (guint i = 0; paths[i] != NULL; i++)
    {
      g_autoptr (GBytes) bytes = data_load (paths[i]);
      g_autoptr (AciesState) scenario = data_read_good (library, bytes, paths[i]);

      for (guint64 seed = 1; seed <= N_GAMES; seed++)
        play (scenario, seed, seen);
    }
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (!g_hash_table_contains (seen, names[i]))
      g_error ("“%s” never came up", names[i]);
}

/* A game that names nothing refuses every name, in words that are all there. */
static void
without_names (void)
{
  g_autoptr (AciesState) scenario = tiny_scenario_new ();
  g_autoptr (AciesState) game = acies_engine_new_game (scenario, NULL);
  g_auto (AciesCommand) command = ACIES_COMMAND_INIT (ACIES_COMMAND_PASS);
  g_autoptr (GError) error = NULL;

  g_assert_null (acies_state_ending (game));
  g_assert_false (acies_command_read ("done foo", game, &command, &error));
  g_assert_error (error, ACIES_RULE_ERROR, ACIES_RULE_ERROR_NOT_ASKED);
  data_assert_like (error->message, "“done foo” *: Act");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/ending/in-games", in_games);
  g_test_add_func ("/engine/ending/without-names", without_names);

  return g_test_run ();
}
