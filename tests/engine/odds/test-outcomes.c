/* test-outcomes.c - what dice may bring, way by way, against every fall of them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/core/engine.h"
#include "engine/odds/answers.h"
#include "session/session.h"
#include "support/battles.h"
#include "support/random-games.h"

#include <math.h>

#define SEEDS 3
#define MOST_DICE 4    /* of which every fall is tried */
#define MOST_THROWS 12 /* of a game */
#define NEARLY 1e-9

static AciesLibrary *library;

/* The chance of each position that follows, whatever dice lie there. */
static void
add_way (AciesState *state,
         double      chance,
         gpointer    data)
{
  GHashTable *ways = data;
  double     *sum;
  gint64      key;

  state->dice = (AciesDice) { 0 };
  key = (gint64) acies_state_hash (state);
  sum = g_hash_table_lookup (ways, &key);
  if (sum == NULL)
    {
      sum = g_new0 (double, 1);
      g_hash_table_insert (ways, g_memdup2 (&key, sizeof key), sum);
    }
  *sum += chance;
}

static GHashTable *
ways_new (void)
{
  return g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, g_free);
}

/* Dice of one kind that are thrown together may lie in any order. */
static void
sort_alike (AciesCommand *dice)
{
  for (guint i = 1; i < dice->dice.n; i++)
    for (guint j = i; j > 0 && dice->dice.types[j] == dice->dice.types[j - 1] && dice->dice.faces[j] < dice->dice.faces[j - 1]; j--)
      {
        guint8 face = dice->dice.faces[j];

        dice->dice.faces[j] = dice->dice.faces[j - 1];
        dice->dice.faces[j - 1] = face;
      }
}

/* Die by die. */
static void
throw_all (const AciesState *state,
           AciesCommand     *dice,
           guint             die,
           double            chance,
           GHashTable       *ways)
{
  const AciesDieType *type;

  if (die == state->decision.n_dice)
    {
      g_autoptr (AciesState) next = acies_state_copy (state);
      AciesCommand sorted = *dice;

      sort_alike (&sorted);
      g_assert_true (acies_engine_apply (next, &sorted, NULL, NULL));
      add_way (next, chance, ways);
      return;
    }
  type = &state->ruleset->die_types[state->decision.dice[die]];
  for (guint face = 1; face <= type->n_faces; face++)
    {
      dice->dice.faces[die] = (guint8) acies_die_same_face (type, face);
      throw_all (state, dice, die + 1, chance / type->n_faces, ways);
    }
}

static void
assert_all_ways (const AciesState *state)
{
  g_autoptr (GHashTable) told = ways_new ();
  g_autoptr (GHashTable) all = ways_new ();
  AciesCommand   dice = acies_command (ACIES_COMMAND_DICE);
  GHashTableIter iter;
  gpointer       key;
  gpointer       chance;

  dice.dice.n = state->decision.n_dice;
  memcpy (dice.dice.types, state->decision.dice, state->decision.n_dice);
  throw_all (state, &dice, 0, 1, all);
  acies_outcomes_foreach (state, add_way, told);

  g_assert_cmpuint (g_hash_table_size (told), ==, g_hash_table_size (all));
  g_hash_table_iter_init (&iter, all);
  while (g_hash_table_iter_next (&iter, &key, &chance))
    {
      const double *other = g_hash_table_lookup (told, key);

      g_assert_nonnull (other);
      g_assert_cmpfloat (fabs (*other - *(double *) chance), <, NEARLY);
    }
}

static guint
look_at_dice (AciesSession *session,
              AciesAiRng   *rng)
{
  const AciesState *state = acies_session_get_state (session);
  guint             n = 0;

  while (n < MOST_THROWS && random_game_play_to_dice (session, rng))
    {
      if (state->decision.n_dice <= MOST_DICE)
        {
          assert_all_ways (state);
          n++;
        }
      acies_session_roll (session);
    }

  return n;
}

static void
tells_every_way (gconstpointer battle)
{
  guint n = 0;

  for (guint64 seed = 1; seed <= SEEDS; seed++)
    {
      g_autoptr (AciesState) scenario = battle_load (library, battle);
      g_autoptr (AciesSession) session = acies_session_new_game (scenario, seed, ACIES_DICE_ENTERED);
      AciesAiRng rng = acies_ai_rng_seeded (seed);

      n += look_at_dice (session, &rng);
    }
  g_assert_cmpuint (n, >, SEEDS);
}

int
main (int   argc,
      char *argv[])
{
  int result;

  g_test_init (&argc, &argv, NULL);
  library = acies_library_new (NULL);

  battles_add_tests (library, "/outcomes", "tells-every-way", tells_every_way);

  result = g_test_run ();
  acies_library_unref (library);

  return result;
}
