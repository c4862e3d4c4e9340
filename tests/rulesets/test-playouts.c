/* test-playouts.c - what must hold for every game, not just for one
 *
 * Whole games between two random players, over every battle and template and over
 * boards nobody would draw: of each ruleset more than 200 of them, and with ACIES_TEST_LONG in
 * the environment more than 20,000. "-p /playouts/elis" plays only those of one battle.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ai/players.h"
#include "engine/core/engine.h"
#include "formats/game/game-xml.h"
#include "session/game.h"
#include "support/battles.h"
#include "support/figures.h"
#include "support/odd-board.h"

#include <string.h>

/* More than 200 games in all, and more than 20,000 where time is no matter. Those on small
 * boards have every card; games on odd boards, which take long, come on top. */
#define N_GAMES 20 /* of each battle */
#define N_GAMES_LONG 4100
#define N_SMALL 180
#define N_SMALL_LONG 8200
#define N_ODD 6
#define N_ODD_LONG 500
#define FEWEST_PLAYED 1 /* each card, on small boards */
#define FEWEST_PLAYED_LONG 200
#define FEWEST_PLAYED_OF_BATTLE_LONG 20
#define MAX_COMMANDS 20000 /* no game comes near it */

static AciesLibrary *library;

static void
assert_ok (AciesSession *session)
{
  const char *why = NULL;

  if (!acies_state_is_ok (acies_session_get_state (session), &why))
    g_error ("after command %u: %s", acies_session_count_commands (session), why);
}

/* No figure comes back where no wounds are healed, nobody changes sides, the lost stay lost. */
static void
check_units (const AciesState *before,
             const AciesState *after)
{
  if (acies_ruleset_has (after->ruleset, ACIES_TRAIT_SUPPLIES))
    return;
  g_assert_cmpuint (after->n_units, >=, before->n_units);
  for (guint i = 0; i < before->n_units; i++)
    {
      const AciesUnit *was = &before->units[i];
      const AciesUnit *is = &after->units[i];

      if (was->place == ACIES_PLACE_LOST)
        g_assert_cmpuint (is->place, ==, ACIES_PLACE_LOST);
      if (was->place != ACIES_PLACE_BOARD)
        continue;
      g_assert_cmpuint (is->side, ==, was->side);
      g_assert_cmpuint (is->type, ==, was->type);
      g_assert_cmpuint (is->figures, <=, acies_ruleset_has (after->ruleset, ACIES_TRAIT_COUNTS_WOUNDS) ? MAX (was->figures, acies_state_strength (after, is->type)) : was->figures);
    }
}

/* What no command of any game does. */
static void
check_course (const AciesState *before,
              const AciesState *after)
{
  check_units (before, after);
  g_assert_cmpuint (after->turn.round, >=, before->turn.round);
  g_assert_cmpuint (after->turn.round, <=, MAX (after->setup.end_round, before->turn.round));
  for (AciesSide side = 0; side < after->ruleset->n_sides; side++)
    {
      g_assert_cmpint (after->sides[side].morale, >=, 0);
    }
  for (guint card = 0; card < after->ruleset->n_cards; card++)
    for (AciesSide side = 0; side <= after->ruleset->n_sides; side++)
      {
        gboolean  common = after->ruleset->cards[card].common;
        AciesSide owner = side < after->ruleset->n_sides ? side : ACIES_COMMON;

        if (common == (owner == ACIES_COMMON))
          g_assert_cmpuint (acies_state_count_copies (after, owner, (AciesId) card), ==,
                            acies_state_count_copies (before, owner, (AciesId) card));
      }
}

static gboolean
is_over (AciesSession *session)
{
  return acies_session_get_state (session)->outcome.reason != ACIES_END_NOT_YET;
}

/* Plays to the end. The hash after each entry is appended to @hashes. */
static void
play_out (AciesSession *session,
          guint64       seed,
          GArray       *hashes)
{
  const AciesState *state = acies_session_get_state (session);
  AciesAiRng        rng = acies_ai_rng_seeded (seed);
  g_autoptr (AciesState) before = acies_state_copy (state);

  for (guint n = 0; !is_over (session); n++)
    {
      g_autoptr (AciesView) view = acies_view_new_deciding (state);
      AciesCommand command = acies_ai_choose_random (view, &rng);
      g_autoptr (GError) error = NULL;
      guint64 hash;

      g_assert_cmpuint (n, <, MAX_COMMANDS);
      acies_session_apply (session, &command, &error);
      g_assert_no_error (error);
      assert_ok (session);
      check_course (before, state);
      acies_state_assign (before, state);
      hash = acies_state_hash (state);
      g_array_append_val (hashes, hash);
    }
}

static AciesSession *
new_game (const AciesState *scenario,
          guint64           seed)
{
  AciesSession *session = acies_session_new_game (scenario, seed, ACIES_DICE_ROLLED);

  acies_session_set_undo_policy (session, ACIES_UNDO_TAKE_BACKS);

  return session;
}

/* Undone entry by entry every position comes back, down to the first; and redone
 * up to the last. */
static void
check_undo (AciesSession     *session,
            const AciesState *start,
            const GArray     *hashes)
{
  const AciesState *state = acies_session_get_state (session);
  g_autoptr (AciesState) end = acies_state_copy (state);

  for (guint i = hashes->len; i > 0; i--)
    {
      g_assert_cmphex (acies_state_hash (state), ==, g_array_index (hashes, guint64, i - 1));
      acies_session_undo (session);
      assert_ok (session);
    }
  g_assert_false (acies_session_can_undo (session));
  g_assert_true (acies_state_equal (state, start));

  for (guint i = 0; i < hashes->len; i++)
    {
      acies_session_redo (session);
      g_assert_cmphex (acies_state_hash (state), ==, g_array_index (hashes, guint64, i));
    }
  g_assert_false (acies_session_can_redo (session));
  g_assert_true (acies_state_equal (state, end));
}

/* The log as text needs no generator: the rolls are in it. */
static void
check_replay (AciesSession *session)
{
  const AciesState *end = acies_session_get_state (session);
  g_autoptr (AciesSession) replay = acies_session_new_game (acies_session_get_scenario (session), 0, ACIES_DICE_ENTERED);
  g_autoptr (GArray) log = acies_session_dup_log (session);

  for (guint i = 0; i < log->len; i++)
    {
      const AciesCommand *command = &g_array_index (log, AciesCommand, i);
      g_autofree char    *line = acies_command_to_string (command, end->ruleset);
      g_auto (AciesCommand) parsed = ACIES_COMMAND_INIT (ACIES_COMMAND_PASS);
      g_autoptr (GError) error = NULL;

      acies_command_parse (line, end->ruleset, &parsed, &error);
      g_assert_no_error (error);
      g_assert_true (acies_command_equal (command, &parsed));
      acies_session_apply (replay, &parsed, &error);
      g_assert_no_error (error);
    }
  g_assert_cmphex (acies_state_hash (acies_session_get_state (replay)), ==, acies_state_hash (end));
  g_assert_true (acies_state_equal (acies_session_get_state (replay), end));
}

static void
check_save_and_load (AciesSession *session)
{
  g_autoptr (AciesGameFile) file = acies_game_to_file (session);
  g_autofree char *text = acies_game_write (file);
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, strlen (text));
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (AciesGameFile) read = NULL;
  g_autoptr (AciesSession) opened = NULL;
  g_auto (AciesGameReport) report = { 0 };
  g_autoptr (GError) error = NULL;

  read = acies_game_read (bytes, "a game", library, findings, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (findings->list->len, ==, 0);
  opened = acies_game_open (read, ACIES_DICE_ROLLED, &report);
  g_assert_cmpint (report.verdict, ==, ACIES_GAME_AGREES);
  g_assert_cmpint (report.rules, ==, ACIES_GAME_RULES_SAME);
  g_assert_cmpuint (acies_session_count_commands (opened), ==, acies_session_count_commands (session));
  g_assert_true (acies_state_equal (acies_session_get_state (opened), acies_session_get_state (session)));
}

/* In the middle of the game, wherever that is: of a combat, a question, a choice of cards. */
static void
check_save_and_load_midway (AciesSession *session,
                            const GArray *hashes)
{
  guint n = hashes->len / 2;

  for (guint i = 0; i < n; i++)
    acies_session_undo (session);
  check_save_and_load (session);
  for (guint i = 0; i < n; i++)
    acies_session_redo (session);
}

static void
check_game (const AciesState *scenario,
            guint64           seed,
            Figures          *figures)
{
  g_autoptr (AciesSession) session = new_game (scenario, seed);
  g_autoptr (AciesState) start = acies_state_copy (acies_session_get_state (session));
  g_autoptr (GArray) hashes = g_array_new (FALSE, FALSE, sizeof (guint64));

  play_out (session, seed, hashes);
  check_undo (session, start, hashes);
  check_save_and_load_midway (session, hashes);
  check_replay (session);
  check_save_and_load (session);
  figures_add (figures, session);
}

static void
test_battle (gconstpointer name)
{
  g_autoptr (AciesState) scenario = battle_load (library, name);
  Figures figures = { 0 };

  for (guint64 seed = 0; seed < many (N_GAMES, N_GAMES_LONG); seed++)
    check_game (scenario, seed, &figures);
  figures_print (&figures, name, scenario->ruleset);
  if (acies_ruleset_has_own_cards (scenario->ruleset)) /* else the battle does not choose them: see the small boards */
    figures_assert_played (&figures, many (0, FEWEST_PLAYED_OF_BATTLE_LONG), scenario->ruleset);
}

/* Any ground, armies, decks and switches: what holds must not depend on our battles. */
static void
test_small_boards (gconstpointer ruleset_id)
{
  g_autoptr (AciesState) like = battle_load_first (library, ruleset_id);
  g_autofree char *name = g_strconcat (ruleset_id, "/small-boards", NULL);
  AciesAiRng       rng = acies_ai_rng_seeded (1);
  Figures          figures = { 0 };

  for (guint64 seed = 0; seed < many (N_SMALL, N_SMALL_LONG); seed++)
    {
      g_autoptr (AciesState) scenario = small_board_new (like, &rng);

      check_game (scenario, seed, &figures);
    }
  figures_print (&figures, name, like->ruleset);
  figures_assert_everything (&figures, many (FALSE, TRUE), like->ruleset);
  figures_assert_played (&figures, many (FEWEST_PLAYED, FEWEST_PLAYED_LONG), like->ruleset);
}

/* Up to 64x64 hexes and 250 units. */
static void
test_odd_boards (gconstpointer ruleset_id)
{
  g_autoptr (AciesState) like = battle_load_first (library, ruleset_id);
  g_autofree char *name = g_strconcat (ruleset_id, "/odd-boards", NULL);
  AciesAiRng       rng = acies_ai_rng_seeded (1);
  Figures          figures = { 0 };

  for (guint64 seed = 0; seed < many (N_ODD, N_ODD_LONG); seed++)
    {
      g_autoptr (AciesState) scenario = odd_board_new (like, &rng);

      check_game (scenario, seed, &figures);
    }
  figures_print (&figures, name, like->ruleset);
}

int
main (int   argc,
      char *argv[])
{
  int status;

  g_test_init (&argc, &argv, NULL);

  library = acies_library_new (NULL);
  battles_add_tests (library, "/playouts", "undo-redo-replay-save-load", test_battle);
  rulesets_add_tests (library, "/playouts", "small-boards/undo-redo-replay-save-load", test_small_boards);
  rulesets_add_tests (library, "/playouts", "odd-boards/undo-redo-replay-save-load", test_odd_boards);
  status = g_test_run ();
  acies_library_unref (library);

  return status;
}
