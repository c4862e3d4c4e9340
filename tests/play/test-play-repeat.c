/* test-play-repeat.c - what was done last, done by the next unit
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ai/players.h"
#include "engine/view/view.h"
#include "play/core/answers.h"
#include "session/session.h"
#include "support/battles.h"

#define N_GAMES 3

/* In free turns, where moves go as far as the last or not at all. */
static gboolean
repeats (const AciesCommand *last,
         const AciesCommand *other)
{
  AciesVector before, now;

  if (other->kind != last->kind || other->id != last->id || other->number != last->number)
    return FALSE;
  if (last->to == ACIES_NO_HEX || other->to == ACIES_NO_HEX)
    return last->to == other->to && (last->hex == ACIES_NO_HEX) == (other->hex == ACIES_NO_HEX);
  before = acies_hex_vector (last->hex, last->to);
  now = acies_hex_vector (other->hex, other->to);

  return before.q == now.q && before.r == now.r;
}

static guint
count_repeating (const AciesChoices *choices,
                 const AciesCommand *last,
                 AciesHex            hex)
{
  guint n = 0;

  for (guint i = 0; i < choices->commands->len; i++)
    {
      const AciesCommand *other = &g_array_index (choices->commands, AciesCommand, i);

      n += repeats (last, other) && (hex == ACIES_NO_HEX || other->hex == hex);
    }

  return n;
}

/* Found wherever the rules allow it, and of the unit that is taken up if they do. */
static gboolean
check (const AciesRepeated *repeated,
       const AciesState    *state,
       const AciesCommand  *last)
{
  g_autoptr (AciesChoices) choices = acies_choices_new (state);
  AciesCommand command, taken;
  gboolean     found = acies_repeated_find (repeated, state, choices, ACIES_NO_HEX, &command);

  g_assert_cmpint (found, ==, last->kind != 0 && count_repeating (choices, last, ACIES_NO_HEX) > 0);
  if (!found)
    return FALSE;
  g_assert_true (repeats (last, &command));
  g_assert_true (acies_command_check (&command, state, NULL));
  for (guint i = 0; i < choices->commands->len; i++)
    {
      AciesHex hex = g_array_index (choices->commands, AciesCommand, i).hex;

      if (hex == ACIES_NO_HEX || count_repeating (choices, last, hex) == 0)
        continue;
      g_assert_true (acies_repeated_find (repeated, state, choices, hex, &taken));
      g_assert_cmpuint (taken.hex, ==, hex);
      g_assert_cmpuint (acies_hex_distance (last->hex, command.hex), <=, acies_hex_distance (last->hex, hex));
    }

  return TRUE;
}

/* With the last move of each side kept here by itself. */
static void
test_in_play (gconstpointer battle)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  guint n_found = 0;

  for (guint64 seed = 1; seed <= N_GAMES; seed++)
    {
      g_autoptr (AciesState) scenario = battle_load (library, battle);
      g_autoptr (AciesSession) session = acies_session_new_game (scenario, seed, ACIES_DICE_ROLLED);
      const AciesState *state = acies_session_get_state (session);
      AciesAiRng        rng = acies_ai_rng_seeded (seed);
      AciesRepeated     repeated = { 0 };
      AciesCommand      last[ACIES_MAX_SIDES] = { 0 };

      while (state->outcome.reason == ACIES_END_NOT_YET)
        {
          g_autoptr (AciesView) view = acies_view_new_deciding (state);
          AciesCommand command = acies_ai_choose_random (view, &rng);
          AciesSide    side = acies_state_deciding_side (state);
          gboolean     is_free = state->decision.kind == ACIES_DECISION_NONE && !acies_state_awaits_chance (state);

          if (is_free)
            n_found += check (&repeated, state, &last[side]);
          if (is_free && command.kind == ACIES_COMMAND_MOVE)
            {
              acies_repeated_remember (&repeated, state, &command);
              last[side] = command;
            }
          g_assert_true (acies_session_apply (session, &command, NULL));
        }
    }
  g_assert_cmpuint (n_found, >, 20);
}

/* Cards, attacks and what has a key of its own are not repeated, nor is what another side did. */
static void
test_what_is_not (void)
{
  static const AciesCommandKind kinds[] = { ACIES_COMMAND_PLAY, ACIES_COMMAND_ATTACK, ACIES_COMMAND_DONE, ACIES_COMMAND_PASS, ACIES_COMMAND_DICE };
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesState) state = battle_load (library, "elis");
  AciesRepeated repeated = { 0 };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      AciesCommand command = acies_command (kinds[i]);

      acies_repeated_remember (&repeated, state, &command);
    }
  g_assert_cmpuint (repeated.n, ==, 0);
}

/* Who was done with a move, though it could have gone on, is done again where it is repeated as far; not by the end of a turn. */
static void
test_ends (void)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesState) state = battle_load (library, "elis");
  AciesCommand  move = acies_command_on_hexes (ACIES_COMMAND_MOVE, acies_hex (4, 6), acies_hex (4, 4));
  AciesCommand  same = acies_command_on_hexes (ACIES_COMMAND_MOVE, acies_hex (6, 6), acies_hex (6, 4));
  AciesCommand  less = acies_command_on_hexes (ACIES_COMMAND_MOVE, acies_hex (6, 6), acies_hex (6, 5));
  AciesCommand  done = acies_command (ACIES_COMMAND_DONE);
  AciesRepeated repeated = { 0 };

  acies_repeated_remember (&repeated, state, &move);
  acies_repeated_remember (&repeated, state, &done);
  g_assert_false (acies_repeated_ends (&repeated, state, &same));

  state->decision.kind = ACIES_DECISION_DICE; /* in the middle of something */
  acies_repeated_remember (&repeated, state, &move);
  g_assert_false (acies_repeated_ends (&repeated, state, &same));
  acies_repeated_remember (&repeated, state, &done);
  g_assert_true (acies_repeated_ends (&repeated, state, &same));
  g_assert_false (acies_repeated_ends (&repeated, state, &less));
  acies_repeated_remember (&repeated, state, &move);
  g_assert_false (acies_repeated_ends (&repeated, state, &same));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_data_func ("/play/repeat/elis", "elis", test_in_play);
  g_test_add_data_func ("/play/repeat/ticinus", "ticinus", test_in_play);
  g_test_add_func ("/play/repeat/what-is-not", test_what_is_not);
  g_test_add_func ("/play/repeat/ends", test_ends);

  return g_test_run ();
}
