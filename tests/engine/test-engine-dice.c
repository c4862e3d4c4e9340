/* test-engine-dice.c - dice of several kinds: asked for, entered, told apart
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/core/engine.h"
#include "engine/odds/answers.h"
#include "support/data.h"
#include "support/lines.h"
#include "support/tiny.h"

/* The red one has attacked: what follows is asked by each test. */
static AciesState *
new_game (void)
{
  g_autoptr (AciesState) scenario = tiny_scenario_new ();
  AciesState  *game = acies_engine_new_game (scenario, NULL);
  AciesCommand attack = acies_command_on_hexes (ACIES_COMMAND_ATTACK, acies_hex (0, 0), acies_hex (2, 2));
  AciesCommand pass = acies_command (ACIES_COMMAND_PASS);

  tiny_add_dice (game->ruleset);
  g_assert_true (acies_engine_apply (game, &attack, NULL, NULL));
  if (game->decision.kind != ACIES_DECISION_DICE)
    g_assert_true (acies_engine_apply (game, &pass, NULL, NULL));
  g_assert_cmpint (game->decision.kind, ==, ACIES_DECISION_DICE);

  return game;
}

static void
ask_for (AciesState   *game,
         const guint8 *types,
         guint         n)
{
  game->decision.n_dice = (guint8) n;
  memcpy (game->decision.dice, types, n);
}

static void
faces_by_their_words (void)
{
  g_autoptr (AciesRuleset) ruleset = tiny_ruleset_new ();

  tiny_add_dice (ruleset);
  g_assert_cmpuint (acies_die_find_face (&ruleset->die_types[1], "4"), ==, 4);
  g_assert_cmpuint (acies_die_find_face (&ruleset->die_types[1], "6"), ==, 0);
  g_assert_cmpuint (acies_die_find_face (&ruleset->die_types[2], "sword"), ==, 1);
  g_assert_cmpuint (acies_die_same_face (&ruleset->die_types[1], 5), ==, 4);
  g_assert_cmpuint (acies_die_same_face (&ruleset->die_types[2], 3), ==, 3);
  g_assert_cmpstr (acies_face_to_string (&ruleset->die_types[2].faces[0], ruleset), ==, "Sword");
  g_assert_cmpstr (acies_face_to_sign (&ruleset->die_types[2].faces[0], ruleset), ==, "†");
  g_assert_cmpstr (acies_face_to_sign (&ruleset->die_types[2].faces[2], ruleset), ==, "Shield");
  g_assert_cmpstr (acies_face_to_sign (&ruleset->die_types[2].faces[3], ruleset), ==, "1");
}

static void
pools_by_their_names (void)
{
  g_autoptr (AciesRuleset) ruleset = tiny_ruleset_new ();
  g_autofree char *none = NULL;
  g_autofree char *dice = NULL;
  g_autofree char *number = NULL;

  tiny_add_dice (ruleset);
  ruleset->pools[1] = (AciesDicePool) { 2, { 2, 1 } };
  ruleset->attributes[0].is_dice = TRUE;
  none = acies_attribute_value_to_string (ruleset, 0, 0);
  dice = acies_attribute_value_to_string (ruleset, 0, 1);
  number = acies_attribute_value_to_string (ruleset, 1, 1);
  g_assert_cmpstr (none, ==, "none");
  g_assert_cmpstr (dice, ==, "Red die, Average die");
  g_assert_cmpstr (number, ==, "1");
}

static void
assert_refused (AciesState *game,
                const char *line,
                const char *why)
{
  g_autoptr (GError) error = NULL;
  g_auto (AciesCommand) command = ACIES_COMMAND_INIT (ACIES_COMMAND_PASS);

  if (acies_command_parse (line, game->ruleset, &command, &error))
    acies_command_check (&command, game, &error);
  g_assert_nonnull (error);
  data_assert_like (error->message, why);
}

static void
lines_name_the_kind (void)
{
  static const guint8 types[] = { 1, 2, 2 };
  static const guint8 faces[] = { 2, 1, 3 };
  const char         *line = "dice average:3 red:sword red:shield";
  g_autoptr (AciesState) game = new_game ();
  g_auto (AciesCommand) command = ACIES_COMMAND_INIT (ACIES_COMMAND_PASS);
  g_autofree char *again = NULL;

  ask_for (game, types, G_N_ELEMENTS (types));
  g_assert_true (acies_command_parse (line, game->ruleset, &command, NULL));
  g_assert_cmpmem (command.dice.types, command.dice.n, types, sizeof types);
  g_assert_cmpmem (command.dice.faces, command.dice.n, faces, sizeof faces);
  again = acies_command_to_string (&command, game->ruleset);
  g_assert_cmpstr (again, ==, line);
  g_assert_true (acies_command_check (&command, game, NULL));

  assert_refused (game, "dice average:3 red:sword", "* 3 dice, * 2");
  assert_refused (game, "dice red:sword average:3 red:shield", "Die 1 *“Average die”");
  assert_refused (game, "dice average:6 red:sword red:1", "Die 1 *: 2 3 4 5");
  assert_refused (game, "dice average:5 red:sword red:2", "Die 3 *: sword shield 1");
  assert_refused (game, "dice average:axe red:sword red:2", LINES_NOT_VALID ("average:axe", "dice"));
  assert_refused (game, "dice 3 red:sword red:1", LINES_NOT_VALID ("3", "dice"));
  assert_refused (game, "dice average:3 blue:1 red:1", LINES_NOT_VALID ("blue:1", "dice"));
}

static void
only_the_first_of_like_faces (void)
{
  static const guint8 types[] = { 1 };
  g_autoptr (AciesState) game = new_game ();
  AciesCommand command = acies_command (ACIES_COMMAND_DICE);

  ask_for (game, types, 1);
  command.dice = (AciesDice) { .n = 1, .types = { 1 }, .faces = { 3 } };
  g_assert_false (acies_command_check (&command, game, NULL));
  command.dice.faces[0] = 7;
  g_assert_false (acies_command_check (&command, game, NULL));
  command.dice.faces[0] = 2;
  g_assert_true (acies_command_check (&command, game, NULL));
}

typedef struct
{
  double chance;
  double sixes; /* hits on average */
  guint  n;
} Sum;

static void
add_outcome (AciesState *state,
             double      chance,
             gpointer    data)
{
  Sum *sum = data;

  sum->n++;
  sum->chance += chance;
  sum->sixes += chance * acies_dice_count (&state->dice, ACIES_DIE_HIT);
}

/* Tiny counts the sixth face of any die: a six, or the five of an average die; a red die has none. */
static void
outcomes_of_several_kinds (void)
{
  static const guint8 types[] = { 0, 0, 1, 2, 2 };
  g_autoptr (AciesState) game = new_game ();
  Sum sum = { 0 };

  ask_for (game, types, G_N_ELEMENTS (types));
  acies_outcomes_foreach (game, add_outcome, &sum);
  g_assert_cmpfloat_with_epsilon (sum.chance, 1, 1e-12);
  g_assert_cmpfloat_with_epsilon (sum.sixes, 3 / 6.0, 1e-12);
  /* No, one or two sixes; a five or not; and two red dice by their signs, sword, shield and 1, of which more may come
   * than the same result. */
  g_assert_cmpuint (sum.n, ==, 3 * 2 * 6);

  acies_outcomes_throw_least (game);
  g_assert_cmpuint (acies_dice_count (&game->dice, ACIES_DIE_MISS), ==, 5);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/dice/faces", faces_by_their_words);
  g_test_add_func ("/engine/dice/pools", pools_by_their_names);
  g_test_add_func ("/engine/dice/lines", lines_name_the_kind);
  g_test_add_func ("/engine/dice/like-faces", only_the_first_of_like_faces);
  g_test_add_func ("/engine/dice/outcomes", outcomes_of_several_kinds);

  return g_test_run ();
}
