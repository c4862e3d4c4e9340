/* ladder.c - how often one computer player beats another, over the bundled battles
 *
 * A number is a player who searches with so many positions. Sides are swapped in every second game. Tells wins plus half the draws with the
 * interval that holds the true share in 95 of 100 cases, and how long they think. What it cannot do it says in one sentence, and
 * ends with 1 before anybody has played.
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
play_one (gpointer       data,
          guint          number,
          AciesAiCache **minds)
{
  Ladder           *ladder = data;
  const AciesState *battle = g_ptr_array_index (ladder->battles, (number / 2) % ladder->battles->len);
  MatchPlayer       players[2] = { ladder->rivals[0], ladder->rivals[1] };
  double            won;

  players[0].cache = minds[0];
  players[1].cache = minds[1];
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

/* (element-type utf8): of all bundled battles */
static GPtrArray *
list_names (AciesLibrary *library)
{
  g_auto (GStrv) rulesets = acies_library_list_rulesets (library);
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; rulesets[i] != NULL; i++)
    {
      g_auto (GStrv) paths = acies_library_list_scenarios (library, rulesets[i]);

      for (guint j = 0; paths[j] != NULL; j++)
        {
          g_autofree char *file = g_path_get_basename (paths[j]);
          g_autofree char *name = g_strndup (file, strlen (file) - strlen (".acies"));

          g_ptr_array_add (names, g_steal_pointer (&name));
        }
    }

  return names;
}

static char *
join (GPtrArray *names)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < names->len; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? ", " : "", (char *) names->pdata[i]);

  return g_string_free (text, FALSE);
}

/* Returns: (nullable): a sentence about what cannot be played */
static char *
find_wrong_battle (GPtrArray *names)
{
  if (names->len == 0)
    return g_strdup ("No battle was found: ACIES_DATA_DIR has to name the folder with the rulesets.");
  for (guint i = 0; only != NULL && only[i] != NULL; i++)
    {
      g_autofree char *all = join (names);

      if (!g_ptr_array_find_with_equal_func (names, only[i], g_str_equal, NULL))
        return g_strdup_printf ("No battle is called %s; templates and files are not played, but %s.", only[i], all);
    }

  return NULL;
}

static char *
find_wrong_pair (char **pairs)
{
  for (guint i = 0; pairs[i] != NULL; i++)
    {
      g_auto (GStrv) names = g_strsplit (pairs[i], ",", 0);

      if (g_strv_length (names) != 2)
        return g_strdup_printf ("%s is no pair: name two players, such as easy,random.", pairs[i]);
      for (guint j = 0; j < 2; j++)
        if (!match_has_player (names[j]))
          return g_strdup_printf ("No player is called %s.", names[j]);
    }

  return NULL;
}

static GPtrArray *
load_battles (AciesLibrary *library,
              GPtrArray    *names)
{
  GPtrArray *battles = g_ptr_array_new_with_free_func ((GDestroyNotify) acies_state_free);

  for (guint i = 0; i < names->len; i++)
    if (only == NULL || g_strv_contains ((const char *const *) only, names->pdata[i]))
      g_ptr_array_add (battles, battle_load (library, names->pdata[i]));

  return battles;
}

static void
play_pair (const char *pair,
           GPtrArray  *battles)
{
  g_auto (GStrv) names = g_strsplit (pair, ",", 2);
  Ladder ladder = { .battles = battles };

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
  g_autoptr (GPtrArray) names = list_names (library);
  g_autoptr (GPtrArray) battles = NULL;
  g_autofree char *wrong = NULL;

  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error) || argc < 2 || n_games < 1)
    {
      g_printerr ("%s\n", error != NULL ? error->message : "Name a pair of players: easy,random");
      return 1;
    }
  wrong = find_wrong_battle (names);
  if (wrong == NULL)
    wrong = find_wrong_pair (argv + 1);
  if (wrong != NULL)
    {
      g_printerr ("%s\n", wrong);
      return 1;
    }
  battles = load_battles (library, names);
  for (int i = 1; i < argc; i++)
    play_pair (argv[i], battles);

  return 0;
}
