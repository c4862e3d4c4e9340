/* test-invariants.c - a position that no commands lead to is told apart
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/core/engine.h"
#include "rulesets/battle-of-legends/macedon.h"
#include "support/data.h"
#include "support/lines.h"

/* What breaks a position, and what is said of it. */
typedef struct
{
  const char *name;
  void (*damage) (AciesState *state);
  const char *why;
} Row;

static void
too_many_dice (AciesState *state)
{
  state->dice.n = ACIES_MAX_DICE + 1;
}

static void
die_of_no_kind (AciesState *state)
{
  state->dice.types[1] = (guint8) state->ruleset->n_die_types;
}

static void
die_on_no_face (AciesState *state)
{
  state->dice.faces[1] = 7;
}

static void
die_of_no_result (AciesState *state)
{
  state->dice.results[1] = ACIES_N_DIE_RESULTS;
}

static void
no_question (AciesState *state)
{
  state->decision.kind = (guint8) state->ruleset->procs->n_questions;
}

static void
asked_nobody (AciesState *state)
{
  state->decision.side = ACIES_NO_SIDE;
}

static void
asked_a_third (AciesState *state)
{
  state->decision.side = 2;
}

static void
about_no_unit (AciesState *state)
{
  state->decision.unit = state->n_units;
}

static void
without_its_dice (AciesState *state)
{
  state->decision.n_dice = 0;
}

static void
more_dice_than_are (AciesState *state)
{
  state->decision.n_dice = ACIES_MAX_DICE + 1;
}

static void
dice_of_no_kind (AciesState *state)
{
  state->decision.dice[0] = 9;
}

static void
beyond_its_block (AciesState *state)
{
  state->block[sizeof (AciesRvmBlock)] = 1;
}

/* The bytes of the game, to be written to. */
static AciesRvmBlock *
block_of (AciesState *state)
{
  return (AciesRvmBlock *) state->block;
}

static void
partner_from_nowhere (AciesState *state)
{
  block_of (state)->partner = 2;
}

static void
partner_of_no_unit (AciesState *state)
{
  block_of (state)->partner = (guint8) (state->n_units + 1);
  block_of (state)->partner_at = acies_block_hex (0);
}

static void
partner_from_beyond (AciesState *state)
{
  block_of (state)->partner = 2;
  block_of (state)->partner_at = (AciesBlockHex) { 60, 60 };
}

static void
partner_of_itself (AciesState *state)
{
  block_of (state)->partner = (guint8) (state->turn.acting + 1);
  block_of (state)->partner_at = acies_block_hex (0);
}

static void
stopped_in_no_combat (AciesState *state)
{
  block_of (state)->combats[state->n_combats].stopped = 1;
}

static void
spared_in_no_combat (AciesState *state)
{
  block_of (state)->combats[state->n_combats].spare = 1;
}

static void
spared_against_the_switch (AciesState *state)
{
  block_of (state)->combats[0].spare = 1;
}

static const Row rows[] = {
  { "too-many-dice", too_many_dice, "too many dice lie there" },
  { "die-of-no-kind", die_of_no_kind, "a die of no kind" },
  { "die-on-no-face", die_on_no_face, "a die lies on no face" },
  { "die-of-no-result", die_of_no_result, "a die has come to nothing there is" },
  { "no-question", no_question, "what is asked is no question" },
  { "asked-nobody", asked_nobody, "a question and who is asked disagree" },
  { "asked-a-third", asked_a_third, "nobody is asked who plays" },
  { "about-no-unit", about_no_unit, "a question about no unit" },
  { "without-its-dice", without_its_dice, "a question and its dice disagree" },
  { "more-dice-than-are", more_dice_than_are, "a question and its dice disagree" },
  { "dice-of-no-kind", dice_of_no_kind, "a die of no kind is asked for" },
  { "beyond-its-block", beyond_its_block, "the block is longer than it may be" },
  { "RVM-K7/partner-from-nowhere", partner_from_nowhere, "a partner and where it began disagree" },
  { "RVM-K7/partner-of-no-unit", partner_of_no_unit, "a partner of no unit" },
  { "RVM-K7/partner-of-itself", partner_of_itself, "a partner of no unit" },
  { "RVM-K7/partner-from-beyond", partner_from_beyond, "a partner began off the board" },
  { "RVM-R17/stopped-in-no-combat", stopped_in_no_combat, "something is kept of a combat that is over" },
  { "RVM-A47/spared-in-no-combat", spared_in_no_combat, "something is kept of a combat that is over" },
  { "RVM-A47/spared-against-the-switch", spared_against_the_switch, "ignored hits are spared where they do not count on" },
};

/* Dice of the first attack lie there, and those of a second are awaited. */
static AciesState *
new_game (AciesLibrary *library)
{
  g_autoptr (AciesState) state = acies_state_new (acies_library_get_ruleset (library, "rome-vs-macedon", NULL), 9, 9);
  AciesState *game;

  lines_apply (state,
               "place principes E6 3\nplace pezhetairoi E5 3\nplace principes B6 3\nplace pezhetairoi B5 3\n"
               "cards rome mixed-order 1\nhand rome mixed-order 1",
               NULL);
  game = acies_engine_new_game (state, NULL);
  lines_apply (game, "play mixed-order\norder E6\norder B6\nattack E6 E5\ndice 1 1 1\nattack B6 B5", NULL);

  return game;
}

static void
is_told (gconstpointer data)
{
  const Row *row = data;
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesState) game = new_game (library);
  const char *why = NULL;

  acies_state_is_ok (game, &why);
  g_assert_cmpstr (why, ==, NULL);
  g_assert_cmpuint (game->dice.n, ==, 3);
  g_assert_cmpuint (game->decision.n_dice, ==, 3);
  row->damage (game);
  g_assert_false (acies_state_is_ok (game, &why));
  g_assert_cmpstr (why, ==, row->why);
}

/* RVM-R17: whoever drops what goes on, as at the end of a game and to count chances, keeps nothing of it. */
static void
nothing_is_kept (void)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesState) game = new_game (library);
  AciesResolver resolver = { game, game, NULL };
  const guint8  stopped = 1;
  const char   *why = NULL;

  acies_resolver_set_block (&resolver, G_STRUCT_OFFSET (AciesRvmBlock, combats[0].stopped), &stopped, 1);
  g_assert_true (acies_state_is_ok (game, &why));
  acies_resolver_drop_steps (&resolver);
  acies_state_is_ok (game, &why);
  g_assert_cmpstr (why, ==, NULL);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/invariants/", rows[i].name, NULL);

      g_test_add_data_func (path, &rows[i], is_told);
    }

  g_test_add_func ("/invariants/RVM-R17/nothing-is-kept-of-what-is-dropped", nothing_is_kept);

  return g_test_run ();
}
