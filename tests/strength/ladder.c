/* ladder.c - how often one computer player beats another, over the bundled battles
 *
 * A number is a player who searches with so many positions. Sides are swapped in every second game. Tells wins plus half the draws with the
 * interval that holds the true share in 95 of 100 cases, and how long they think.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "formats/ruleset/library.h"
#include "strength/match.h"
#include "support/battles.h"

#include <math.h>

static int    n_games = 400;
static int    seed = 1;
static char **only = NULL;

static const GOptionEntry entries[] = {
  { "games", 0, 0, G_OPTION_ARG_INT, &n_games, "Of each pair", "N" },
  { "seed", 0, 0, G_OPTION_ARG_INT, &seed, "Of all chance", "S" },
  { "battle", 0, 0, G_OPTION_ARG_STRING_ARRAY, &only, "Only these", "NAME" },
  { NULL },
};

typedef struct
{
  MatchPlayer rivals[2];
  GPtrArray  *battles; /* of AciesState */
  GMutex      lock;
  MatchPlayer totals[2];
} Ladder;

static double
play_one (gpointer      data,
          guint         number,
          AciesAiMind **minds)
{
  Ladder           *ladder = data;
  const AciesState *battle = g_ptr_array_index (ladder->battles, (number / 2) % ladder->battles->len);
  MatchPlayer       players[2] = { ladder->rivals[0], ladder->rivals[1] };
  double            won;

  players[0].mind = minds[0];
  players[1].mind = minds[1];
  won = match_play (battle, (guint64) seed * 1000003 + number, number & 1, players, NULL, NULL);
  g_mutex_lock (&ladder->lock);
  for (guint i = 0; i < 2; i++)
    match_add_times (&ladder->totals[i], &players[i]);
  g_mutex_unlock (&ladder->lock);

  return won;
}

static void
tell (const Ladder *ladder,
      const char   *pair,
      double        won)
{
  double share = won / n_games;
  double z2 = 1.96 * 1.96 / n_games;
  double middle = (share + z2 / 2) / (1 + z2);
  double half = 1.96 * sqrt (share * (1 - share) / n_games + z2 / (4 * n_games)) / (1 + z2);

  g_print ("%-20s %5.1f %%  (%.1f to %.1f) of %d games", pair, 100 * share, 100 * (middle - half), 100 * (middle + half), n_games);
  for (guint i = 0; i < 2; i++)
    g_print (", %.2f ms a decision, with a choice half of them %.2f, %.0f at most", 1000 * ladder->totals[i].seconds / MAX (ladder->totals[i].n_decisions, 1),
             1000 * match_median (&ladder->totals[i]), 1000 * ladder->totals[i].longest);
  g_print ("\n");
}

static gboolean
is_wanted (const char *name)
{
  return only == NULL || g_strv_contains ((const char *const *) only, name);
}

static GPtrArray *
load_battles (AciesLibrary *library)
{
  g_auto (GStrv) rulesets = acies_library_list_rulesets (library);
  GPtrArray *battles = g_ptr_array_new_with_free_func ((GDestroyNotify) acies_state_free);

  for (guint i = 0; rulesets[i] != NULL; i++)
    {
      g_auto (GStrv) paths = acies_library_list_scenarios (library, rulesets[i]);

      for (guint j = 0; paths[j] != NULL; j++)
        {
          g_autofree char *file = g_path_get_basename (paths[j]);
          g_autofree char *name = g_strndup (file, strlen (file) - strlen (".acies"));

          if (is_wanted (name))
            g_ptr_array_add (battles, battle_load (library, name));
        }
    }

  return battles;
}

static void
play_pair (const char *pair,
           GPtrArray  *battles)
{
  g_auto (GStrv) names = g_strsplit (pair, ",", 2);
  Ladder ladder = { .battles = battles };

  if (g_strv_length (names) != 2)
    g_error ("a pair is two players: easy,random");
  ladder.rivals[0] = match_find_player (names[0]);
  ladder.rivals[1] = match_find_player (names[1]);
  g_mutex_init (&ladder.lock);
  tell (&ladder, pair, match_play_all (play_one, &ladder, (guint) n_games));
  g_mutex_clear (&ladder.lock);
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GOptionContext) context = g_option_context_new ("PAIR… - let computer players play each other: easy,random");
  g_autoptr (GError) error = NULL;
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (GPtrArray) battles = NULL;

  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error) || argc < 2 || n_games < 1)
    {
      g_printerr ("%s\n", error != NULL ? error->message : "Name a pair of players: easy,random");
      return 1;
    }
  battles = load_battles (library);
  if (battles->len == 0)
    g_error ("there are no such battles");
  for (int i = 1; i < argc; i++)
    play_pair (argv[i], battles);

  return 0;
}
