/* test-tracker.c - games at a table, of which only the trackers are known
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/core/tracker.h"
#include "formats/game/game-xml.h"
#include "session/game.h"
#include "session/session.h"
#include "support/battles.h"

#define N_COMMANDS 400

static AciesSession *
new_table (AciesLibrary *library,
           const char   *battle)
{
  g_autoptr (AciesState) scenario = battle_load (library, battle);

  return acies_session_new_game_at (scenario, 7, ACIES_DICE_ENTERED, ACIES_DEPTH_TRACKERS);
}

static gboolean
tap (AciesSession *session,
     const char   *line,
     GError      **error)
{
  g_auto (AciesCommand) command = ACIES_COMMAND_INIT (ACIES_COMMAND_PASS);

  return acies_command_parse (line, acies_session_get_state (session)->ruleset, &command, error) && acies_session_apply (session, &command, error);
}

static void
assert_taps (AciesSession *session,
             const char   *line)
{
  g_autoptr (GError) error = NULL;

  tap (session, line, &error);
  g_assert_no_error (error);
}

static void
assert_refuses (AciesSession *session,
                const char   *line,
                const char   *why)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (tap (session, line, &error));
  g_assert_cmpstr (error->message, ==, why);
}

static void
assert_last_label (AciesSession *session,
                   const char   *expected)
{
  g_autofree char *label = acies_session_dup_undo_label (session);

  g_assert_cmpstr (label, ==, expected);
}

/* A command that somebody might tap. */
static AciesCommand
any_tap (const AciesState *state,
         GRand            *rand)
{
  const AciesRuleset *ruleset = state->ruleset;
  AciesCommand        command = acies_command (ACIES_FIRST_TRACKER_COMMAND + (guint) g_rand_int_range (rand, 0, ACIES_N_COMMANDS - ACIES_FIRST_TRACKER_COMMAND - 1));

  command.side = (AciesSide) g_rand_int_range (rand, 0, (int) ruleset->n_sides);
  command.number = (gint16) g_rand_int_range (rand, -3, 4);
  switch (command.kind)
    {
    case ACIES_COMMAND_TRACK_ROUND:
      command.number = (gint16) g_rand_int_range (rand, 1, state->setup.end_round + 1);
      break;

    case ACIES_COMMAND_TRACK_TURN:
      command.id = ruleset->n_round_steps > 0 ? (AciesId) g_rand_int_range (rand, 0, (int) ruleset->n_round_steps) : ACIES_NO_ID;
      break;

    case ACIES_COMMAND_TRACK_MORALE:
      for (guint i = 0; i < ruleset->n_tracker_reasons; i++)
        if (ruleset->tracker_reasons[i].tracks == ACIES_TRACKS_MORALE && g_rand_boolean (rand))
          command.type = (AciesId) i;
      break;

    case ACIES_COMMAND_TRACK_RESOURCE:
      command.id = (AciesId) g_rand_int_range (rand, 0, MAX ((int) ruleset->n_resources, 1));
      command.kind = ruleset->n_resources > 0 ? command.kind : ACIES_COMMAND_TRACK_NEXT;
      break;

    case ACIES_COMMAND_TRACK_LOSSES:
      command.id = (AciesId) g_rand_int_range (rand, 0, (int) ruleset->n_unit_types);
      break;

    case ACIES_COMMAND_TRACK_HAND:
    case ACIES_COMMAND_TRACK_SHUFFLE:
      command.id = ruleset->n_decks > 0 && g_rand_boolean (rand) ? (AciesId) g_rand_int_range (rand, 0, (int) ruleset->n_decks) : ACIES_NO_ID;
      break;

    case ACIES_COMMAND_TRACK_CARD:
      command.id = (AciesId) g_rand_int_range (rand, 0, MAX ((int) ruleset->n_cards, 1));
      command.number2 = (gint16) g_rand_int_range (rand, 0, ACIES_ZONE_LAID + 1);
      command.number = (gint16) (g_rand_boolean (rand) ? 0 : g_rand_int_range (rand, 1, ACIES_ZONE_LAID + 2));
      command.kind = ruleset->n_cards > 0 ? command.kind : ACIES_COMMAND_TRACK_NEXT;
      break;

    case ACIES_COMMAND_TRACK_CLOCK:
      command.number = (gint16) g_rand_int_range (rand, 0, ACIES_MAX_CLOCK + 1);
      command.number2 = (gint16) g_rand_int_range (rand, 0, (int) ruleset->n_sides + 1);
      break;

    case ACIES_COMMAND_TRACK_INCREMENT:
      command.number = (gint16) g_rand_int_range (rand, 0, 60);
      break;

    case ACIES_COMMAND_TRACK_DICE:
    case ACIES_COMMAND_TRACK_FIGHT:
      command.id = command.type = (AciesId) g_rand_int_range (rand, 0, (int) ruleset->n_unit_types);
      for (command.dice.n = 0; command.dice.n < 3; command.dice.n++)
        {
          command.dice.types[command.dice.n] = (guint8) g_rand_int_range (rand, 0, (int) ruleset->n_die_types);
          command.dice.faces[command.dice.n] = 1;
        }
      break;

    default:
      break;
    }

  return command;
}

/* Whatever is tapped, the line reads back, each undo gives back the state before, and a file the state after. */
static void
test_random (gconstpointer id)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (GPtrArray) battles = battles_load_all (library, id);
  g_autoptr (GRand) rand = g_rand_new_with_seed (56);
  guint n_taken = 0;

  for (guint i = 0; i < battles->len; i++)
    {
      const AciesState *scenario = battles->pdata[i];
      g_autoptr (AciesSession) session = acies_session_new_game_at (scenario, 7, ACIES_DICE_ENTERED, ACIES_DEPTH_TRACKERS);
      g_autoptr (AciesSession) again = NULL;
      g_autoptr (AciesState) start = acies_state_copy (acies_session_get_state (session));
      g_autoptr (AciesState) end = NULL;
      g_autoptr (AciesGameFile) file = NULL;
      g_autoptr (AciesGameFile) read = NULL;
      g_autoptr (GBytes) bytes = NULL;
      g_autoptr (AciesFindings) findings = acies_findings_new ();
      g_auto (AciesGameReport) report = { 0 };
      g_autofree char *text = NULL;
      const char      *why = NULL;

      for (guint n = 0; n < N_COMMANDS; n++)
        {
          AciesCommand     command = any_tap (acies_session_get_state (session), rand);
          g_autofree char *line = acies_command_to_string (&command, scenario->ruleset);
          g_auto (AciesCommand) parsed = ACIES_COMMAND_INIT (ACIES_COMMAND_PASS);
          g_autoptr (GError) error = NULL;

          g_assert_true (acies_command_check (&command, acies_session_get_state (session), &error) == (error == NULL));
          if (error != NULL || (command.kind == ACIES_COMMAND_TRACK_NEXT && acies_tracker_find_next (acies_session_get_state (session)).ends_game))
            continue;
          g_assert_true (acies_command_parse (line, scenario->ruleset, &parsed, &error));
          g_assert_true (acies_session_apply (session, &parsed, &error));
          g_assert_true (acies_state_is_ok (acies_session_get_state (session), &why));
          n_taken++;
        }
      end = acies_state_copy (acies_session_get_state (session));
      file = acies_game_to_file (session);
      text = acies_game_write (file);
      g_assert_nonnull (strstr (text, "format=\"4\""));
      bytes = g_bytes_new_static (text, strlen (text));
      read = acies_game_read (bytes, "table.aciesgame", library, findings, NULL);
      g_assert_cmpuint (findings->list->len, ==, 0);
      again = acies_game_open (read, ACIES_DICE_ENTERED, &report);
      g_assert_cmpint (report.verdict, ==, ACIES_GAME_AGREES);
      g_assert_cmpint (acies_session_get_settings (again)->depth, ==, ACIES_DEPTH_TRACKERS);
      g_assert_true (acies_state_equal (acies_session_get_state (again), end));
      while (acies_session_can_undo (session))
        acies_session_undo (session);
      g_assert_cmpuint (acies_session_get_step (session), ==, 0);
      g_assert_true (acies_state_equal (acies_session_get_state (session), start));
      while (acies_session_can_redo (session))
        acies_session_redo (session);
      g_assert_true (acies_state_equal (acies_session_get_state (session), end));
    }
  g_assert_cmpuint (n_taken, >, battles->len * N_COMMANDS / 4);
}

/* "tracker next" goes through every step of each round and each side once, and the last round ends with a result. */
static void
test_rounds (gconstpointer id)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (GPtrArray) battles = battles_load_all (library, id);

  for (guint i = 0; i < battles->len; i++)
    {
      const AciesState   *scenario = battles->pdata[i];
      const AciesRuleset *ruleset = scenario->ruleset;
      g_autoptr (AciesSession) session = acies_session_new_game_at (scenario, 7, ACIES_DICE_ENTERED, ACIES_DEPTH_TRACKERS);
      const AciesState *state = acies_session_get_state (session);
      guint             n[ACIES_MAX_ROUND_STEPS] = { 0 };
      guint             rounds = scenario->setup.end_round - state->turn.round + 1u;
      guint             n_taps = 0;

      g_assert_cmpuint (ruleset->n_round_steps, >, 0);
      while (state->outcome.reason == ACIES_END_NOT_YET)
        {
          n[state->turn.phase]++;
          g_assert_cmpuint (++n_taps, <, 4000);
          assert_taps (session, "tracker next");
        }
      for (guint step = 0; step < ruleset->n_round_steps; step++)
        {
          guint each = ruleset->round_steps[step].of == ACIES_STEP_OF_ALL ? 1 : n[step] / rounds;

          g_assert_cmpuint (n[step], ==, each * rounds);
          g_assert_cmpuint (each, >=, ruleset->round_steps[step].of == ACIES_STEP_OF_ALL ? 1 : 2);
          g_assert_cmpuint (each, <=, ruleset->n_sides);
        }
      assert_refuses (session, "tracker next", "The game is over");
    }
}

static void
test_numbers (void)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesSession) session = new_table (library, "pydna");
  const AciesState *state = acies_session_get_state (session);
  AciesId           principes = acies_ruleset_find_unit_type (state->ruleset, "principes");
  guint             figures = acies_tracker_count_figures (state, 0, ACIES_NO_ID);
  guint             deck = acies_tracker_count_deck (state, 0, ACIES_NO_ID);
  guint             hand = acies_tracker_count_hand (state, 0, ACIES_NO_ID);
  g_autofree char  *label = NULL;
  AciesOutcome      outcome;

  g_assert_cmpint (state->sides[0].morale, ==, 5);
  assert_taps (session, "tracker morale rome -1 unit");
  g_assert_cmpint (state->sides[0].morale, ==, 4);
  label = acies_session_dup_undo_label (session);
  g_assert_cmpstr (label, ==, "Rome: Morale -1");
  assert_refuses (session, "tracker morale rome -5", "Morale must be from 0 to 60");
  assert_refuses (session, "tracker morale rome +0", "The change is zero");
  assert_refuses (session, "tracker round 0", "The round must be from 1 to 11");

  /* A unit that has already lost figures loses the others first. */
  assert_taps (session, "tracker losses rome principes +4");
  g_assert_cmpuint (acies_tracker_count_figures (state, 0, ACIES_NO_ID), ==, figures - 4);
  g_assert_cmpuint (acies_state_count_units (state, 0, ACIES_PLACE_LOST), ==, 1);
  assert_taps (session, "tracker losses rome principes -1");
  g_assert_cmpuint (acies_tracker_count_figures (state, 0, principes), ==, 12);
  assert_refuses (session, "tracker losses rome principes +13", "Principes must be from -3 to 12");

  assert_taps (session, "tracker hand rome +2");
  g_assert_cmpuint (acies_tracker_count_hand (state, 0, ACIES_NO_ID), ==, hand + 2);
  g_assert_cmpuint (acies_tracker_count_deck (state, 0, ACIES_NO_ID), ==, deck - 2);
  /* A card that nobody had named was one of those in hand. */
  assert_taps (session, "tracker card rome withdraw discard");
  g_assert_cmpuint (acies_tracker_count_hand (state, 0, ACIES_NO_ID), ==, hand + 1);
  g_assert_cmpuint (acies_tracker_count_deck (state, 0, ACIES_NO_ID), ==, deck - 2);
  assert_taps (session, "tracker shuffle rome");
  g_assert_cmpuint (acies_tracker_count_deck (state, 0, ACIES_NO_ID), ==, deck - 1);
  /* Nobody learns which card is in hand. */
  assert_taps (session, "tracker card rome charge hand");
  assert_last_label (session, "Name a Card");
  assert_taps (session, "tracker card rome charge deck");
  assert_last_label (session, "Put a Card Back");
  g_assert_cmpuint (acies_tracker_count_hand (state, 0, ACIES_NO_ID), ==, hand);
  assert_taps (session, "tracker hand rome +1");
  assert_taps (session, "tracker card rome charge discard");
  assert_last_label (session, "Charge");
  assert_taps (session, "tracker card rome charge deck discard");
  assert_last_label (session, "Charge");
  assert_refuses (session, "tracker card rome charge hand front", "There is no “Charge” that Rome could have");
  assert_taps (session, "tracker hand rome +1");
  assert_refuses (session, "tracker hand rome -2", "The number of cards without a name must be from 0 to 255");
  assert_refuses (session, "tracker hand rome +99", "There are not so many cards left in the deck");

  assert_taps (session, "tracker clock rome 1294 macedon");
  g_assert_cmpuint (acies_tracker_clock (state, 0), ==, 1294);
  g_assert_cmpuint (acies_tracker (state)->running, ==, 2);
  assert_refuses (session, "tracker dice 7", "Die 1 has only these faces: 1 2 3 4 5 6");
  assert_refuses (session, "move E5 E6", "In a game at a table, only the trackers can be changed");

  g_assert_false (acies_tracker_find_outcome (state, &outcome));
  assert_taps (session, "tracker morale rome -4 unit");
  g_assert_true (acies_tracker_find_outcome (state, &outcome));
  g_assert_cmpint (outcome.winner, ==, 1);
  assert_taps (session, "tracker end");
  g_assert_cmpint (state->outcome.winner, ==, 1);
  g_assert_cmpstr (acies_outcome_id (&state->outcome, state->ruleset), ==, "morale-zero");
}

/* The sides can be corrected; what a side has done in the same steps stays done. */
static void
test_turn (void)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesSession) session = new_table (library, "elis");
  const AciesState *state = acies_session_get_state (session);
  AciesSide         first = state->turn.active;
  AciesSide         other = 1 - first;
  g_autofree char  *line = g_strdup_printf ("tracker turn %s", state->ruleset->sides[other].id);

  assert_taps (session, line);
  g_assert_cmpint (state->turn.active, ==, other);
  while (state->turn.active == other)
    assert_taps (session, "tracker next");
  g_assert_cmpint (state->turn.round, ==, 1);
  while (state->turn.round == 1)
    assert_taps (session, "tracker next");
  g_assert_cmpint (state->turn.active, ==, first);
}

/* Of each game, what the numbers say at the end. */
static void
test_result (void)
{
  static const struct
  {
    const char *battle;
    const char *lines[4];
    int         winner; /* -1: nobody */
    const char *reason;
  } results[] = {
    { "pydna", { "tracker morale macedon -2 unit" }, 0, "more-morale" },
    { "ticinus", { "tracker morale carthage -1 unit" }, 0, "more-morale" },
    { "heraclea", { "tracker morale near -1" }, 1, "fewer-losses" },
    { "leucus", { "tracker morale near -1" }, 1, "smaller-share" },
    { "two-legates", { "tracker morale first +3" }, 0, "last-round" },
  };
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (results); i++)
    {
      g_autoptr (AciesSession) session = new_table (library, results[i].battle);
      const AciesState *state = acies_session_get_state (session);

      for (guint n = 0; results[i].lines[n] != NULL; n++)
        assert_taps (session, results[i].lines[n]);
      assert_taps (session, "tracker end");
      g_assert_cmpstr (acies_outcome_id (&state->outcome, state->ruleset), ==, results[i].reason);
      g_assert_cmpint (state->outcome.winner, ==, results[i].winner);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (AciesLibrary) library = NULL;

  g_test_init (&argc, &argv, NULL);
  library = acies_library_new (NULL);

  rulesets_add_tests (library, "/tracker", "random", test_random);
  rulesets_add_tests (library, "/tracker", "rounds", test_rounds);
  g_test_add_func ("/tracker/numbers", test_numbers);
  g_test_add_func ("/tracker/turn", test_turn);
  g_test_add_func ("/tracker/result", test_result);

  return g_test_run ();
}
