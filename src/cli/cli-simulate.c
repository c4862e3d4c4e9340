/* cli-simulate.c - acies-cli simulate: many games between computer players
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli/cli-simulate.h"

#include "cli/cli-input.h"
#include "cli/cli-players.h"
#include "session/rng.h"
#include "simulate/parts.h"
#include "simulate/tally.h"

#include <glib/gi18n.h>

typedef struct
{
  char    *games;
  char    *players;
  char    *seed;
  char    *jobs;
  char    *shard;
  char    *table;
  gboolean swap;
  gboolean alternate;
  gboolean merge;
  gboolean json;
  gboolean force;
} Options;

static void
options_clear (Options *self)
{
  g_free (self->games);
  g_free (self->players);
  g_free (self->seed);
  g_free (self->jobs);
  g_free (self->shard);
  g_free (self->table);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, options_clear)

/* --- what is asked for ----------------------------------------------------------------------- */

char *
acies_cli_simulate_dup_list (void)
{
  g_autofree char *ids = acies_cli_players_dup_ids ();

  return g_strdup_printf (_ ("Players: %s"), ids);
}

static gboolean
read_players (const char           *text,
              AciesSimulationTerms *terms)
{
  AciesCliPlayers players;

  if (!acies_cli_players_read (&players, text, FALSE, terms->ruleset))
    return FALSE;
  for (guint seat = 0; seat < terms->ruleset->n_sides; seat++)
    acies_simulation_terms_set_player (terms, seat, players.sides[seat]->id);

  return TRUE;
}

static gboolean
read_seed (const char           *text,
           AciesSimulationTerms *terms)
{
  terms->seed = acies_rng_new_seed ();
  if (text == NULL || (*text != '+' && g_ascii_string_to_unsigned (text, 10, 0, G_MAXUINT64, &terms->seed, NULL)))
    return TRUE;
  acies_cli_complain (_ ("invalid seed “%s”; use a whole number"), text);

  return FALSE;
}

static gboolean
read_part_number (const char *text,
                  guint       most,
                  guint      *number)
{
  guint64 value;

  if (text == NULL || *text == '+' || !g_ascii_string_to_unsigned (text, 10, 1, most, &value, NULL))
    return FALSE;
  *number = (guint) value;

  return TRUE;
}

/* What two parts can have in common only when it was said. */
static gboolean
read_shard (const Options        *options,
            AciesSimulationTerms *terms)
{
  g_auto (GStrv) words = options->shard != NULL ? g_strsplit (options->shard, "/", 2) : NULL;

  if (words == NULL)
    return TRUE;
  if (!read_part_number (words[0] != NULL ? words[1] : NULL, ACIES_SIMULATION_MAX_SHARDS, &terms->n_shards) ||
      !read_part_number (words[0], terms->n_shards, &terms->shard))
    /* Translators: the largest number of parts, and what was typed */
    acies_cli_complain (_ ("--shard needs a part and the number of parts (at most %1$d), such as 2/8, not “%2$s”"),
                        ACIES_SIMULATION_MAX_SHARDS, options->shard);
  else if (terms->n_shards > terms->n_games)
    /* Translators: the number of games, and of parts */
    acies_cli_complain (_ ("there are fewer games (%1$u) than parts (%2$u)"), terms->n_games, terms->n_shards);
  else if (options->seed == NULL)
    acies_cli_complain (_ ("--shard needs --seed; use the same seed for all parts"));
  else if (options->json || options->table != NULL)
    acies_cli_complain (_ ("--json and --csv cannot be used with --shard; use them when you join the parts with --merge"));
  else
    return TRUE;

  return FALSE;
}

static gboolean
read_terms (const Options        *options,
            AciesSimulationTerms *terms,
            int                  *jobs)
{
  int n_games = (int) terms->n_games;

  *jobs = (int) MIN (g_get_num_processors (), ACIES_SIMULATION_MAX_JOBS);
  if (!acies_cli_read_number ("--games", options->games, 1, ACIES_SIMULATION_MAX_GAMES, &n_games) ||
      !acies_cli_read_number ("--jobs", options->jobs, 1, ACIES_SIMULATION_MAX_JOBS, jobs) ||
      (options->players != NULL && !read_players (options->players, terms)) || !read_seed (options->seed, terms))
    return FALSE;
  terms->n_games = (guint) n_games;
  terms->swap = options->swap;
  terms->alternate = options->alternate;

  return read_shard (options, terms);
}

/* --- doing it -------------------------------------------------------------------------------- */

/* A title may hold anything. */
static void
print_text (const AciesCliSink *sink)
{
  g_autofree char *text = acies_simulation_dup_text (sink->terms, &sink->tally);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (guint i = 0; lines[i + 1] != NULL; i++)
    acies_cli_print_line (lines[i]);
}

/* Of a run that was interrupted what was played is told, too. That a part cannot be printed is told by
 * whoever closes the output. */
static AciesCliStatus
finish (AciesCliSink  *sink,
        const Options *options)
{
  guint    all = acies_simulation_terms_count (sink->terms);
  guint    n = sink->tally.n_games;
  gboolean written = acies_cli_sink_close (sink);

  if (n < all && written && !ferror (stdout))
    /* Translators: games played, and games to play */
    acies_cli_complain (ngettext ("interrupted after %1$u of %2$u game", "interrupted after %1$u of %2$u games", all), n, all);
  if (sink->checksum == NULL && options->json)
    acies_cli_simulation_print_json (sink->terms, &sink->tally);
  else if (sink->checksum == NULL)
    print_text (sink);
  if (!written)
    return ACIES_CLI_UNUSABLE;

  return n < all ? ACIES_CLI_FAULTS : ACIES_CLI_GOOD;
}

static AciesCliInput *
open_scenario (const char     *name,
               AciesCliStatus *status)
{
  g_autoptr (AciesCliInput) input = acies_cli_open_sound (name, status);

  if (input == NULL || input->game == NULL)
    return g_steal_pointer (&input);
  acies_cli_complain (_ ("%s is a game; simulate needs a scenario"), input->name);
  *status = ACIES_CLI_UNUSABLE;

  return NULL;
}

static AciesCliStatus
play (const char    *name,
      const Options *options)
{
  AciesCliStatus status;
  g_autoptr (AciesCliInput) input = open_scenario (name, &status);
  g_autoptr (AciesSimulationTerms) terms = input != NULL ? acies_simulation_terms_new (input->scenario) : NULL;
  g_autoptr (AciesSimulation) simulation = NULL;
  g_auto (AciesCliSink) sink = { 0 };
  int jobs;

  if (input == NULL)
    return status;
  if (!read_terms (options, terms, &jobs) || (options->table != NULL && !acies_cli_may_write (options->table, name)) ||
      !acies_cli_sink_open (&sink, terms, options->table, options->force, options->shard != NULL))
    return ACIES_CLI_UNUSABLE;
  simulation = acies_simulation_new (input->scenario, terms);
  acies_cli_simulation_run (simulation, (guint) jobs, &sink);

  return finish (&sink, options);
}

static gboolean
check_merge (char         **files,
             const Options *options)
{
  if (options->games != NULL || options->players != NULL || options->seed != NULL || options->jobs != NULL ||
      options->shard != NULL || options->swap || options->alternate)
    {
      acies_cli_complain (_ ("--merge plays no games; use it only with --csv, --force and --json"));
      return FALSE;
    }
  for (guint i = 0; files[i] != NULL && options->table != NULL; i++)
    if (!acies_cli_may_write (options->table, files[i]))
      return FALSE;

  return TRUE;
}

static AciesCliStatus
merge (char         **files,
       const Options *options)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesSimulationMerge) parts = NULL;
  g_autoptr (GError) error = NULL;
  g_auto (AciesCliSink) sink = { 0 };

  if (!check_merge (files, options))
    return ACIES_CLI_UNUSABLE;
  parts = acies_simulation_merge_new (files, library, &error);
  if (parts != NULL && !acies_cli_sink_open (&sink, acies_simulation_merge_get_terms (parts), options->table, options->force, FALSE))
    return ACIES_CLI_UNUSABLE;
  if (parts != NULL && acies_simulation_merge_run (parts, acies_cli_sink_add, &sink, &error))
    return finish (&sink, options);
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_FAILED)) /* of no one file */
    acies_cli_complain ("%s", error->message);
  else
    acies_cli_report (error->message);

  return ACIES_CLI_UNUSABLE;
}

AciesCliStatus
acies_cli_simulate (const AciesCliVerb *verb,
                    char              **words)
{
  g_auto (Options) options = { 0 };
  const GOptionEntry entries[] = {
    { "games", 'g', 0, G_OPTION_ARG_FILENAME, &options.games, N_ ("Number of games (default: 100)"), N_ ("N") },
    { "players", 0, 0, G_OPTION_ARG_FILENAME, &options.players, N_ ("Players: one for all sides, or one for each side, separated by commas"), N_ ("PLAYERS") },
    { "seed", 's', 0, G_OPTION_ARG_FILENAME, &options.seed, N_ ("Seed of the dice and of the players"), N_ ("N") },
    { "jobs", 'j', 0, G_OPTION_ARG_FILENAME, &options.jobs, N_ ("Number of games to play at the same time (default: the number of processors)"), N_ ("N") },
    { "alternate", 0, 0, G_OPTION_ARG_NONE, &options.alternate, N_ ("Alternate the first player"), NULL },
    { "swap", 0, 0, G_OPTION_ARG_NONE, &options.swap, N_ ("Swap the players’ sides from game to game"), NULL },
    { "csv", 0, 0, G_OPTION_ARG_FILENAME, &options.table, N_ ("Write a CSV table with a row for each game"), N_ ("OUT") },
    { "shard", 0, 0, G_OPTION_ARG_FILENAME, &options.shard, N_ ("Play part I of N of the games, and print it for --merge"), N_ ("I/N") },
    { "merge", 0, 0, G_OPTION_ARG_NONE, &options.merge, N_ ("Join parts instead of playing games"), NULL },
    { "force", 0, 0, G_OPTION_ARG_NONE, &options.force, N_ ("Overwrite the output file, whatever its kind"), NULL },
    { "json", 0, 0, G_OPTION_ARG_NONE, &options.json, N_ ("Print the results as JSON"), NULL },
    { NULL },
  };
  g_auto (GStrv) files = NULL;
  AciesCliStatus status;

  files = acies_cli_parse (verb, entries, words, 1, G_MAXUINT, &status);
  if (files == NULL)
    return status;
  if (options.merge)
    return merge (files, &options);
  if (files[1] == NULL)
    return play (files[0], &options);
  acies_cli_complain (_ ("simulate takes only one scenario; use --merge to join parts"));

  return ACIES_CLI_UNUSABLE;
}
