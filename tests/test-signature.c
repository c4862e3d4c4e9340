/* test-signature.c - one number for the course of 200 random games
 *
 * Made of how much is allowed at each point, what is done and how it ends, and not
 * of how we keep it in memory. So it is the same on every machine, and changes with
 * the rules, what is listed as legal, the random player or the random boards; where
 * no change was meant, one has happened by mistake. The numbers are in
 * tests/signature/RULESET.txt; ACIES_REWRITE writes them anew.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ai/random-player.h"
#include "session/rng.h"
#include "support/battles.h"
#include "support/odd-board.h"
#include "support/rewrite.h"

#include "engine/engine.h"

#define N_GAMES 40 /* of each battle and on small boards */
#define SMALL_BOARDS "small-boards"

typedef struct
{
  guint64 value;
  guint64 n_commands;
} Signature;

static Rewrite *file;

/* FNV-1a, a number at a time. */
static void
add_number (Signature *self,
            guint64    number)
{
  self->value = (self->value ^ number) * G_GUINT64_CONSTANT (0x100000001b3);
  self->value ^= self->value >> 32;
}

static void
add_text (Signature  *self,
          const char *text)
{
  for (; *text != '\0'; text++)
    add_number (self, (guchar) *text);
}

static void
add_end (Signature        *self,
         const AciesState *state)
{
  add_number (self, state->outcome.reason);
  add_number (self, state->outcome.winner);
  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    {
      add_number (self, (guint64) state->sides[side].morale);
      add_number (self, acies_state_count_figures (state, side));
    }
}

static AciesCommand
next_command (const AciesState *state,
              guint64           seed,
              guint            *n_rolls,
              AciesAiRng       *rng)
{
  AciesCommand dice = acies_command (ACIES_COMMAND_DICE);
  g_autoptr (AciesView) view = NULL;

  if (state->decision.kind == ACIES_DECISION_DICE)
    {
      dice.dice = acies_rng_roll (seed, (*n_rolls)++, state->decision.n_dice, state->decision.faces);
      return dice;
    }
  view = acies_view_new_deciding (state);

  return acies_ai_choose_random (view, rng);
}

static void
add_game (Signature        *self,
          const AciesState *scenario,
          guint64           seed)
{
  g_autoptr (AciesState) state = acies_engine_new_game (scenario, NULL);
  g_autoptr (GArray) list = acies_commands_new ();
  AciesAiRng rng = acies_ai_rng_seeded (seed);
  guint      n_rolls = 0;

  while (state->outcome.reason == ACIES_END_NOT_YET)
    {
      AciesCommand     command = next_command (state, seed, &n_rolls, &rng);
      g_autofree char *line = acies_command_to_string (&command, state->ruleset);

      g_array_set_size (list, 0);
      acies_command_list (state, list);
      add_number (self, list->len);
      add_text (self, line);
      g_assert_true (acies_engine_apply (state, &command, NULL, NULL));
      self->n_commands++;
    }
  add_end (self, state);
}

/* "elis 0123456789abcdef 5012": the name, the number, and how many commands there were. */
static void
expect (const char      *name,
        const Signature *signature)
{
  g_autofree char *found = g_strdup_printf ("%s %016" G_GINT64_MODIFIER "x %" G_GUINT64_FORMAT, name,
                                            signature->value, signature->n_commands);
  g_autofree char *beginning = g_strconcat (name, " ", NULL);

  for (guint i = 0; i < rewrite_count_lines (file); i++)
    {
      if (!g_str_has_prefix (rewrite_get_line (file, i), beginning))
        continue;
      rewrite_expect (file, i, found);
      return;
    }
  g_test_fail_printf ("there is no line for %s", name);
}

static void
test_battle (gconstpointer data)
{
  const char *name = data;
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesState) scenario = battle_load (library, name);
  Signature signature = { 0 };

  for (guint64 seed = 0; seed < N_GAMES; seed++)
    add_game (&signature, scenario, seed);
  expect (name, &signature);
}

static void
test_small_boards (void)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesState) like = battle_load (library, "elis");
  AciesAiRng rng = acies_ai_rng_seeded (5);
  Signature  signature = { 0 };

  for (guint64 seed = 0; seed < N_GAMES; seed++)
    {
      g_autoptr (AciesState) scenario = small_board_new (like, &rng);

      add_game (&signature, scenario, seed);
    }
  expect (SMALL_BOARDS, &signature);
}

int
main (int   argc,
      char *argv[])
{
  g_autofree char *path = NULL;
  int              status;

  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  path = g_test_build_filename (G_TEST_DIST, "signature", "rome-vs-macedon.txt", NULL);
  file = rewrite_open (path);
  for (guint i = 0; i < N_BATTLES; i++)
    {
      g_autofree char *test_path = g_strconcat ("/signature/rome-vs-macedon/", battle_names[i], NULL);

      g_test_add_data_func (test_path, battle_names[i], test_battle);
    }
  g_test_add_func ("/signature/rome-vs-macedon/" SMALL_BOARDS, test_small_boards);
  status = g_test_run ();
  rewrite_unref (file);

  return status;
}
