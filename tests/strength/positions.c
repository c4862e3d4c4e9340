/* positions.c - how near computer players come to the best, where it is known (measure.h)
 *
 * For each ruleset and player the parts of the best are told, on average over all
 * positions: of the first command, and of the whole turn.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "formats/ruleset/library.h"
#include "strength/measure.h"

#define MOST_PLAYERS 16

static int      n_turns = 4;
static int      seed = 1;
static gboolean each = FALSE;
static char   **only = NULL;

static const GOptionEntry entries[] = {
  { "turns", 0, 0, G_OPTION_ARG_INT, &n_turns, "That each player plays of each position; 0: only the first command", "N" },
  { "seed", 0, 0, G_OPTION_ARG_INT, &seed, "Of all chance", "S" },
  { "ruleset", 0, 0, G_OPTION_ARG_STRING_ARRAY, &only, "Only these", "ID" },
  { "each", 0, 0, G_OPTION_ARG_NONE, &each, "Tell of each position, too", NULL },
  { NULL },
};

typedef struct
{
  MatchPlayer  player; /* what it thought in all */
  double       first;
  double       turn;
  AciesCommand chosen; /* first, the last time */
} Score;

typedef struct
{
  GPtrArray   *positions;
  guint        n_players;
  char       **names;
  MatchPlayer *players;
  Score       *scores; /* by position, then by player */
} Course;

/* As often as the turn, as some decide by chance. */
static void
play_position (const Position  *position,
               AciesExpectimax *expectimax,
               Score           *score,
               AciesAiRng      *rng)
{
  guint n = (guint) MAX (n_turns, 1);

  for (guint i = 0; i < n; i++)
    {
      score->first += measure_first (position, &score->player, rng, &score->chosen) / n;
      if (n_turns > 0)
        score->turn += measure_turn (position, expectimax, &score->player, rng) / n;
    }
}

static double
play_one (gpointer       data,
          guint          number,
          AciesAiCache **minds)
{
  Course         *course = data;
  const Position *position = g_ptr_array_index (course->positions, number);
  g_autoptr (AciesExpectimax) expectimax = acies_expectimax_new (position->state, ACIES_AIM_MORALE, position->size, NULL);
  g_autofree char *wrong = NULL;

  if (n_turns > 0 && !measure_check (position, expectimax, &wrong))
    g_error ("%s: it is no longer true what is told of %s", position->name, wrong);
  for (guint i = 0; i < course->n_players; i++)
    {
      Score     *score = &course->scores[number * course->n_players + i];
      AciesAiRng rng = acies_ai_rng_seeded (acies_ai_rng_mix ((guint64) seed * 1000003 + number));

      score->player = course->players[i];
      score->player.cache = minds[0];
      play_position (position, expectimax, score, &rng);
    }

  return 0;
}

static void
tell_one (const char  *name,
          const Score *score,
          guint        n)
{
  g_print ("  %-10s first command %5.1f %%", name, 100 * score->first / n);
  if (n_turns > 0)
    g_print ("   whole turn %5.1f %%", 100 * score->turn / n);
  g_print ("   %.2f ms a decision\n", 1000 * score->player.seconds / MAX (score->player.n_decisions, 1));
}

static void
tell_chosen (const Position *position,
             const Score    *score)
{
  const AciesRuleset *ruleset = position->state->ruleset;
  guint               best = 0;
  g_autofree char    *chosen_line = acies_command_to_string (&score->chosen, ruleset);
  g_autofree char    *best_line = NULL;

  while (g_array_index (position->worths, double, best) < position->best)
    best++;
  best_line = acies_command_to_string (&g_array_index (position->commands, AciesCommand, best), ruleset);
  g_print ("             chose %s: %.3f; best is %s: %.3f\n", chosen_line, position_worth (position, &score->chosen), best_line, position->best);
}

static void
tell (const Course *course)
{
  for (guint i = 0; i < course->n_players; i++)
    {
      Score sum = { { 0 } };

      for (guint j = 0; j < course->positions->len; j++)
        {
          const Score    *score = &course->scores[j * course->n_players + i];
          const Position *position = g_ptr_array_index (course->positions, j);

          sum.first += score->first;
          sum.turn += score->turn;
          sum.player.seconds += score->player.seconds;
          sum.player.n_decisions += score->player.n_decisions;
          if (!each)
            continue;
          tell_one (position->name, score, 1);
          tell_chosen (position, score);
        }
      tell_one (course->names[i], &sum, course->positions->len);
    }
}

static void
measure_ruleset (AciesLibrary *library,
                 const char   *ruleset,
                 char        **names,
                 MatchPlayer  *players)
{
  g_autoptr (GPtrArray) positions = positions_read (library, ruleset);
  Course course = { positions, g_strv_length (names), names, players, NULL };

  course.scores = g_new0 (Score, positions->len * course.n_players);
  match_play_all (play_one, &course, positions->len);
  g_print ("%s, %u positions\n", ruleset, positions->len);
  tell (&course);
  g_free (course.scores);
}

int
main (int    argc,
      char **argv)
{
  static char *usual[] = { "random", "easy", "normal", "hard", NULL };
  g_autoptr (GOptionContext) context = g_option_context_new ("[PLAYER…] - tell how near players come to the best; a number is a search of so many positions");
  g_autoptr (GError) error = NULL;
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_auto (GStrv) rulesets = acies_library_list_rulesets (library);
  MatchPlayer players[MOST_PLAYERS];
  char      **names;

  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error) || argc > MOST_PLAYERS)
    {
      g_printerr ("%s\n", error != NULL ? error->message : "Name fewer players");
      return 1;
    }
  names = argc > 1 ? argv + 1 : usual;
  for (guint i = 0; names[i] != NULL; i++)
    players[i] = match_find_player (names[i]);
  for (guint i = 0; rulesets[i] != NULL; i++)
    if (only == NULL || g_strv_contains ((const char *const *) only, rulesets[i]))
      measure_ruleset (library, rulesets[i], names, players);

  return 0;
}
