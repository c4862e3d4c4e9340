/* test-rng.c - the dice: the same numbers everywhere and for ever, and fair
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "session/rng.h"

#include "ai/random.h"
#include "formats/ruleset/library.h"
#include "support/battles.h"
#include "support/tiny.h"

#include <math.h>

/* Numbers of the reference implementation of SplitMix64. */
static void
test_rng_known_values (void)
{
  static const struct
  {
    guint64 seed;
    guint64 values[3];
  } known[] = {
    { 0, { G_GUINT64_CONSTANT (0xe220a8397b1dcdaf), G_GUINT64_CONSTANT (0x6e789e6aa1b965f4), G_GUINT64_CONSTANT (0x06c45d188009454f) } },
    { 1234567, { G_GUINT64_CONSTANT (6457827717110365317), G_GUINT64_CONSTANT (3203168211198807973), G_GUINT64_CONSTANT (9817491932198370423) } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (known); i++)
    {
      AciesAiRng rng = acies_ai_rng_seeded (known[i].seed);

      for (guint j = 0; j < G_N_ELEMENTS (known[i].values); j++)
        g_assert_cmphex (acies_ai_rng_next (&rng), ==, known[i].values[j]);
    }
}

/* Awaits so many six-sided dice. */
static AciesState *
awaiting (guint n_dice)
{
  AciesState *state = tiny_scenario_new ();

  state->decision.kind = ACIES_DECISION_DICE;
  state->decision.n_dice = (guint8) n_dice;

  return state;
}

/* These rolls are in people's saved games: they must never change. */
static void
test_rolls_known_values (void)
{
  static const struct
  {
    guint64 seed;
    guint   n;
    guint8  faces[5];
  } known[] = {
    { 0, 0, { 4, 3, 3, 1, 4 } },
    { 0, 1, { 4, 1, 3, 1, 1 } },
    { 1, 0, { 4, 5, 2, 6, 4 } },
    { 42, 7, { 5, 6, 4, 2, 4 } },
    { G_GUINT64_CONSTANT (9007199254740992), 1000, { 6, 2, 1, 3, 2 } },
    { G_MAXUINT64, 123456, { 1, 1, 1, 6, 2 } },
  };

  g_autoptr (AciesState) state = awaiting (5);

  for (guint i = 0; i < G_N_ELEMENTS (known); i++)
    {
      AciesDice dice = acies_rng_answer (known[i].seed, known[i].n, state).dice;

      g_assert_cmpmem (dice.faces, dice.n, known[i].faces, sizeof known[i].faces);
    }
}

static void
test_dice_are_fair (void)
{
  g_autoptr (AciesState) state = awaiting (2);
  guint first[7] = { 0 };
  guint pairs[7][7] = { { 0 } };

  for (guint n = 0; n < 36000; n++)
    {
      AciesDice dice = acies_rng_answer (42, n, state).dice;
      AciesDice next = acies_rng_answer (42, n + 1, state).dice;

      first[dice.faces[0]]++;
      pairs[dice.faces[1]][next.faces[0]]++;
    }
  for (guint face = 1; face <= 6; face++)
    {
      /* six standard deviations about 6000, and about 1000 */
      g_assert_cmpuint (first[face], >, 5575);
      g_assert_cmpuint (first[face], <, 6425);
      for (guint other = 1; other <= 6; other++)
        {
          g_assert_cmpuint (pairs[face][other], >, 812);
          g_assert_cmpuint (pairs[face][other], <, 1188);
        }
    }
}

static void
test_seeds_differ (void)
{
  guint64 one = acies_rng_new_seed ();
  guint64 other = acies_rng_new_seed ();

  g_assert_cmpuint (one, !=, other);
  g_assert_cmpuint (one, <=, G_GUINT64_CONSTANT (1) << 53);
}

/* A face that shows what another shows is the first of them, and comes up as often as both. */
static void
test_kinds_of_dice (void)
{
  g_autoptr (AciesState) state = awaiting (2);
  guint average[7] = { 0 };
  guint red[5] = { 0 };

  tiny_add_dice (state->ruleset);
  state->decision.dice[0] = 1;
  state->decision.dice[1] = 2;
  for (guint n = 0; n < 6000; n++)
    {
      AciesDice dice = acies_rng_answer (1, n, state).dice;

      g_assert_cmpuint (dice.types[0], ==, 1);
      g_assert_cmpuint (dice.types[1], ==, 2);
      average[dice.faces[0]]++;
      red[dice.faces[1]]++;
    }
  g_assert_cmpuint (average[3] + average[5] + red[2], ==, 0);
  /* six standard deviations about 1000, 2000 and 3000 */
  g_assert_cmpfloat_with_epsilon (average[1], 1000, 174);
  g_assert_cmpfloat_with_epsilon (average[2], 2000, 220);
  g_assert_cmpfloat_with_epsilon (red[1], 3000, 233);
}

/* --- the fairness of all dice ------------------------------------------------------------------ */

#define DICE_AT_ONCE ACIES_MAX_DICE

/* The value of chi-square that fair dice exceed once in 20,000 times, after Wilson and Hilferty. */
static double
most_chi_square (guint freedom)
{
  double part = 2.0 / (9 * freedom);
  double root = 1 - part + 3.9 * sqrt (part);

  return freedom * root * root * root;
}

/* Counts the faces of as many dice of a seed, and compares them with what is expected. */
static void
check_die (const AciesRuleset *ruleset,
           guint               type,
           guint               n_dice,
           guint64             seed)
{
  const AciesDieType *die = &ruleset->die_types[type];
  guint64             counts[ACIES_MAX_FACES + 1] = { 0 };
  guint               n_rolls = n_dice / DICE_AT_ONCE;
  double              chi_square = 0;
  guint               freedom = 0;

  for (guint n = 0; n < n_rolls; n++)
    {
      AciesDice dice = { .n = DICE_AT_ONCE };

      memset (dice.types, (int) type, sizeof dice.types);
      acies_rng_roll (seed, n, ruleset, &dice);
      for (guint i = 0; i < dice.n; i++)
        counts[dice.faces[i]]++;
    }
  for (guint face = 1; face <= die->n_faces; face++)
    {
      double expected = 0;

      for (guint other = 1; other <= die->n_faces; other++)
        expected += acies_die_same_face (die, other) == face ? (double) n_rolls * DICE_AT_ONCE / die->n_faces : 0;
      if (expected <= 0)
        continue;
      chi_square += ((double) counts[face] - expected) * ((double) counts[face] - expected) / expected;
      freedom++;
    }
  g_test_message ("%s, %s: chi-square of %u dice %.2f with %u degrees of freedom, at most %.2f",
                  ruleset->id, die->name, n_rolls * DICE_AT_ONCE, chi_square, freedom - 1, most_chi_square (freedom - 1));
  g_assert_cmpuint (freedom, >, 1);
  g_assert_cmpfloat (chi_square, <, most_chi_square (freedom - 1));
}

/* Ten million of each kind of each game; fewer in a usual run. */
static void
test_all_dice_are_fair (void)
{
  AciesLibrary *library = acies_library_new (NULL);
  g_auto (GStrv) ids = acies_library_list_rulesets (library);

  for (guint i = 0; ids[i] != NULL; i++)
    {
      const AciesRuleset *ruleset = acies_library_get_ruleset (library, ids[i], NULL);

      for (guint type = 0; type < ruleset->n_die_types; type++)
        check_die (ruleset, type, many (1000000, 10000000), 1000 * i + type);
    }
  acies_library_unref (library);
}

/* Dice that no game waits for are those that a game would get. */
static void
test_rolls_without_a_game (void)
{
  g_autoptr (AciesState) state = awaiting (5);

  for (guint n = 0; n < 100; n++)
    {
      AciesDice asked = acies_rng_answer (7, n, state).dice;
      AciesDice dice = { .n = 5 };

      acies_rng_roll (7, n, state->ruleset, &dice);
      g_assert_cmpmem (dice.faces, dice.n, asked.faces, asked.n);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/rng/known-values", test_rng_known_values);
  g_test_add_func ("/rng/rolls-known-values", test_rolls_known_values);
  g_test_add_func ("/rng/dice-are-fair", test_dice_are_fair);
  g_test_add_func ("/rng/kinds", test_kinds_of_dice);
  g_test_add_func ("/rng/seeds-differ", test_seeds_differ);
  g_test_add_func ("/rng/without-a-game", test_rolls_without_a_game);
  g_test_add_func ("/rng/all-dice-are-fair", test_all_dice_are_fair);

  return g_test_run ();
}
