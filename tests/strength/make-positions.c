/* make-positions.c - makes the positions by which players are measured
 *
 * Small ones at the end of battles (position-maker.h), of which it is worked out what
 * each command is worth. Kept are those
 *
 * - in which dice may fall, and the enemy has a choice, and that many different ones may come of (--least, --most);
 * - in which it matters what is done: the best command is worth so much more than a
 *   command is on average (--spread), and by so great a part of itself (LEAST_PART);
 * - in which who plays to win has to play for morale, as players do the former: the
 *   commands differ as much in chances to win (the game ends with the turn), and what
 *   is best for the one is nearly the best for the other, whichever of several.
 *
 * No player that is measured has a say in it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ai/expectimax.h"
#include "engine/core/engine.h"
#include "formats/scenario/scenario-xml.h"
#include "strength/position-maker.h"
#include "strength/position.h"
#include "support/battles.h"

#include <stdlib.h>

/* Of the best. */
#define SAME 0.95
#define LEAST_PART 0.4

/* Of the spread. */
#define NEARLY 0.01

static int    n_wanted = 20;
static int    seed = 1;
static int    n_most = 60000;
static int    n_least = 1000;
static double least_spread = 0.15;
static char  *out = NULL;

static const GOptionEntry entries[] = {
  { "count", 0, 0, G_OPTION_ARG_INT, &n_wanted, "So many", "N" },
  { "seed", 0, 0, G_OPTION_ARG_INT, &seed, "Of all chance", "S" },
  { "most", 0, 0, G_OPTION_ARG_INT, &n_most, "Positions that may come of one", "N" },
  { "least", 0, 0, G_OPTION_ARG_INT, &n_least, "Positions that must come of one", "N" },
  { "spread", 0, 0, G_OPTION_ARG_DOUBLE, &least_spread, "Morale by which the best is better than the average", "X" },
  { "out", 0, 0, G_OPTION_ARG_FILENAME, &out, "Folder to write to", "FOLDER" },
  { NULL },
};

/* What is known of a draft. */
typedef struct
{
  GArray             *commands;
  GArray             *by_morale; /* of AciesExpectation */
  GArray             *by_win;
  AciesExpectimaxSize size;
} Survey;

static void
survey_clear (Survey *self)
{
  g_array_unref (self->commands);
  g_array_unref (self->by_morale);
  g_array_unref (self->by_win);
}

static gboolean
look (const Draft       *draft,
      AciesExpectimaxAim aim,
      GArray            *worths,
      Survey            *survey)
{
  g_autoptr (AciesExpectimax) expectimax = acies_expectimax_new (draft->start, aim, (guint) n_most, NULL);

  for (guint i = 0; i < survey->commands->len; i++)
    {
      AciesExpectation worth;

      if (!acies_expectimax_find_after (expectimax, draft->start, &g_array_index (survey->commands, AciesCommand, i), &worth))
        return FALSE;
      g_array_append_val (worths, worth);
    }
  if (aim == ACIES_AIM_MORALE)
    survey->size = acies_expectimax_measure (expectimax, draft->start);

  return survey->size.rolls && survey->size.windows && survey->size.positions >= (guint) n_least;
}

/* The most of it, and how much is missing to that on average. */
static double
find_best (const GArray      *worths,
           AciesExpectimaxAim aim,
           double            *spread)
{
  double best = -G_MAXDOUBLE;
  double sum = 0;

  for (guint i = 0; i < worths->len; i++)
    {
      const AciesExpectation *worth = &g_array_index (worths, AciesExpectation, i);
      double                  part = aim == ACIES_AIM_MORALE ? worth->morale : worth->win;

      best = MAX (best, part);
      sum += part;
    }
  *spread = best - sum / worths->len;

  return best;
}

/* Whatever who plays to win may do that is as good for him, or nearly, has nearly all of the morale, at this command and to
 * the end; and who plays for morale wins nearly as often as can be. */
static gboolean
aims_agree (const Survey *self)
{
  double win_spread;
  double spread;
  double win = find_best (self->by_win, ACIES_AIM_WIN, &win_spread);
  double morale = find_best (self->by_morale, ACIES_AIM_MORALE, &spread);

  for (guint i = 0; i < self->commands->len; i++)
    {
      const AciesExpectation *by_win = &g_array_index (self->by_win, AciesExpectation, i);
      const AciesExpectation *by_morale = &g_array_index (self->by_morale, AciesExpectation, i);

      if (by_win->win >= win - NEARLY * win_spread && (by_win->morale < SAME * morale || by_morale->morale < SAME * morale))
        return FALSE;
      if (by_morale->morale >= morale - NEARLY * spread && by_morale->win < SAME * win)
        return FALSE;
    }

  return win_spread >= least_spread / 2;
}

static gboolean
matters (const Survey *self)
{
  double spread;
  double best = find_best (self->by_morale, ACIES_AIM_MORALE, &spread);

  return spread >= least_spread && spread >= LEAST_PART * best;
}

static gboolean
is_wanted (const Draft *draft,
           Survey      *survey)
{
  acies_command_list (draft->start, survey->commands);

  return look (draft, ACIES_AIM_MORALE, survey->by_morale, survey) && matters (survey) &&
         look (draft, ACIES_AIM_WIN, survey->by_win, survey) && aims_agree (survey);
}

static void
save (const char *name,
      const char *suffix,
      const char *text)
{
  g_autofree char *file = g_strconcat (name, suffix, NULL);
  g_autofree char *path = g_build_filename (out, file, NULL);
  g_autoptr (GError) error = NULL;

  if (!g_file_set_contents (path, text, -1, &error))
    g_error ("%s", error->message);
}

static void
keep (const Draft  *draft,
      const Survey *survey,
      const char   *battle,
      const char   *name)
{
  g_autofree char   *scenario = acies_scenario_write (draft->scenario);
  g_autofree double *worths = g_new (double, survey->commands->len);
  g_autofree char   *text = NULL;
  g_autofree char   *all = NULL;

  for (guint i = 0; i < survey->commands->len; i++)
    worths[i] = g_array_index (survey->by_morale, AciesExpectation, i).morale;
  text = position_write (draft->start, draft->leads, survey->size.positions, survey->commands, worths);
  all = g_strdup_printf ("# SPDX-License-Identifier: GPL-3.0-or-later\n"
                         "# The last turn of a game that began as %s. Both hands hold all cards that are left, so that nothing is\n"
                         "# hidden from who decides. %.0f leaves, of which %u are different.\n%s",
                         battle, survey->size.leaves, survey->size.ends, text);
  save (name, ".acies", scenario);
  save (name, ".txt", all);
  g_print ("%s, %s: %u commands, %u positions, %.3g leaves\n", name, battle, survey->commands->len, survey->size.positions, survey->size.leaves);
}

static void
make (AciesLibrary *library,
      const char   *ruleset)
{
  g_auto (GStrv) battles = battles_list (library, ruleset);
  g_autoptr (AciesAiCache) cache = acies_ai_cache_new ();
  AciesAiRng rng = acies_ai_rng_seeded ((guint64) seed);
  int        n = 0;

  for (guint i = 0; n < n_wanted; i++)
    {
      const char *battle = battles[i % g_strv_length (battles)];
      g_autoptr (AciesState) scenario = battle_load (library, battle);
      g_autofree char *name = g_strdup_printf ("%02d", n + 1);
      g_autofree char *title = g_strdup_printf ("Position %02d", n + 1);
      g_autoptr (Draft) draft = draft_new (scenario, library, title, cache, &rng);
      Survey survey = { acies_commands_new (), g_array_new (FALSE, FALSE, sizeof (AciesExpectation)), g_array_new (FALSE, FALSE, sizeof (AciesExpectation)), { 0 } };

      if (draft != NULL && is_wanted (draft, &survey))
        {
          keep (draft, &survey, battle, name);
          n++;
        }
      survey_clear (&survey);
    }
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GOptionContext) context = g_option_context_new ("RULESET - make positions of which it is known what is best");
  g_autoptr (GError) error = NULL;
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);

  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error) || argc != 2 || out == NULL)
    {
      g_printerr ("%s\n", error != NULL ? error->message : "Name one ruleset, and a folder (--out)");
      return 1;
    }
  make (library, argv[1]);

  return 0;
}
