/* simulate.c - acies-cli simulate: many games between computer players
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli/files.h"
#include "cli/play.h"

#include "engine/core/log-entry.h"
#include "formats/files/file.h"
#include "session/rng.h"
#include "simulate/parts.h"
#include "simulate/simulation.h"
#include "simulate/tally.h"

#include <glib-unix.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include <errno.h>
#include <math.h>
#include <signal.h>
#include <stdio.h>
#include <unistd.h>

#define PROGRESS_EVERY 500 /* milliseconds */

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

/* --- where games go: counted, into a table, into a part ----------------------------------------- */

typedef struct
{
  const AciesSimulationTerms *terms;
  AciesSimulationTally        tally;       /* what the games came to */
  GCancellable               *cancellable; /* cancelled if the output fails */
  FILE                       *table;       /* (nullable): the file of --csv */
  char                       *table_name;
  int                         table_errno; /* the errno of the first write error of the table, or 0 */
  GChecksum                  *checksum;    /* (nullable): the checksum so far of the part that is being printed */
  GString                    *line;
  gint                        n_told; /* number of finished games; atomic, because another thread reads it */
} Sink;

static gboolean
complain_of_table (const Sink *self,
                   int         number)
{
  return acies_cli_fail ("%s: %s", self->table_name, g_strerror (number != 0 ? number : EIO));
}

/* Writes the column names immediately, so that a full disk is noticed before any game is played. */
static gboolean
open_table (Sink       *self,
            const char *path,
            gboolean    force)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GBytes) expected = g_bytes_new_static (ACIES_SIMULATION_ROWS_START, strlen (ACIES_SIMULATION_ROWS_START));
  g_autoptr (GBytes) start = NULL;
  g_autoptr (GError) error = NULL;

  self->table_name = g_filename_display_name (path);
  if (!acies_file_may_save (file, &error))
    {
      acies_cli_report (error->message);
      return FALSE;
    }
  /* A table can be very large, so only the start of an existing file is checked. */
  start = acies_file_peek (file, strlen (ACIES_SIMULATION_ROWS_START));
  if (!force && start != NULL && g_bytes_get_size (start) > 0 && !g_bytes_equal (start, expected))
    return acies_cli_fail (_ ("%s exists and isn’t a table of games; --force overwrites it"), self->table_name);
  self->table = g_fopen (path, "we");
  if (self->table == NULL)
    return complain_of_table (self, errno);
  acies_simulation_rows_append_names (self->terms, self->line);
  g_string_append_c (self->line, '\n');
  if (fputs (self->line->str, self->table) == EOF || fflush (self->table) == EOF)
    return complain_of_table (self, errno);

  return TRUE;
}

/* A write error is reported when the program closes its output. */
static void
print_part (Sink       *self,
            const char *text)
{
  g_checksum_update (self->checksum, (const guchar *) text, -1);
  if (!acies_cli_write (text))
    g_cancellable_cancel (self->cancellable);
}

/* @table: (nullable): path for --csv, which can overwrite any file if @force is set. @as_part: whether to print a
 * part, game by game */
static gboolean
sink_open (Sink                       *self,
           const AciesSimulationTerms *terms,
           const char                 *table,
           gboolean                    force,
           gboolean                    as_part)
{
  g_autofree char *head = as_part ? acies_simulation_part_dup_head (terms) : NULL;

  self->terms = terms;
  self->cancellable = g_cancellable_new ();
  self->line = g_string_new (NULL);
  if (table != NULL && !open_table (self, table, force))
    return FALSE;
  if (as_part)
    {
      self->checksum = g_checksum_new (G_CHECKSUM_SHA256);
      print_part (self, head);
      acies_cli_flush ();
    }

  return TRUE;
}

/* An AciesSimulationPlayed. */
static void
sink_add (const AciesSimulatedGame *game,
          gpointer                  data)
{
  Sink *self = data;

  acies_simulation_tally_add (&self->tally, self->terms, game);
  if (self->table != NULL || self->checksum != NULL)
    {
      g_string_truncate (self->line, 0);
      acies_simulation_rows_append (self->terms, game, self->line);
      g_string_append_c (self->line, '\n');
    }
  if (self->table != NULL && self->table_errno == 0 && fputs (self->line->str, self->table) == EOF)
    {
      self->table_errno = errno;
      g_cancellable_cancel (self->cancellable);
    }
  if (self->checksum != NULL)
    print_part (self, self->line->str);
  g_atomic_int_inc (&self->n_told);
}

static void
sink_clear (Sink *self)
{
  g_clear_pointer (&self->table, fclose);
  g_clear_pointer (&self->checksum, g_checksum_free);
  g_clear_object (&self->cancellable);
  g_free (self->table_name);
  if (self->line != NULL)
    g_string_free (self->line, TRUE);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Sink, sink_clear)

/* --- playing, how far it is, and what interrupts it ---------------------------------------------- */

static const int signals[] = { SIGINT, SIGTERM, SIGHUP };

typedef struct
{
  const AciesSimulation *simulation;
  guint                  jobs;
  Sink                  *sink;
  GMainLoop             *loop;
  gint64                 begun;
  glong                  shown;                           /* characters of the progress line on the terminal */
  guint                  sources[G_N_ELEMENTS (signals)]; /* 0 for a signal that is ignored or has arrived */
} Run;

typedef struct
{
  Run  *run;
  guint number;
} Signal;

/* Overwrites the previous line, and pads with spaces if that line was longer. */
static void
show_progress (Run        *self,
               const char *line)
{
  glong length = g_utf8_strlen (line, -1);

  fprintf (stderr, "\r%s%*s\r", line, (int) MAX (self->shown - length, 0), "");
  fflush (stderr);
  self->shown = length;
}

static gboolean
progress_cb (gpointer data)
{
  Run             *self = data;
  guint            all = acies_simulation_terms_count (self->sink->terms);
  guint            n = (guint) g_atomic_int_get (&self->sink->n_told);
  double           seconds = (double) (g_get_monotonic_time () - self->begun) / G_USEC_PER_SEC;
  gint64           rest = n > 0 ? (gint64) (seconds / n * (all - n)) : 0;
  g_autofree char *left = g_strdup_printf ("%" G_GINT64_FORMAT ":%02d:%02d", rest / 3600, (int) (rest / 60 % 60), (int) (rest % 60));
  g_autofree char *line = NULL;

  if (n > 0)
    /* Translators: games played, games to play, and how long the others take: "0:01:30" */
    line = g_strdup_printf (ngettext ("%1$u of %2$u game, %3$s left", "%1$u of %2$u games, %3$s left", all), n, all, left);
  else
    /* Translators: games played, and games to play */
    line = g_strdup_printf (ngettext ("%1$u of %2$u game", "%1$u of %2$u games", all), n, all);
  show_progress (self, line);

  return G_SOURCE_CONTINUE;
}

/* The source is removed, so the next signal ends the program at once. */
static gboolean
signal_cb (gpointer data)
{
  const Signal *self = data;

  self->run->sources[self->number] = 0;
  g_cancellable_cancel (self->run->sink->cancellable);

  return G_SOURCE_REMOVE;
}

static gpointer
run_thread (gpointer data)
{
  Run *self = data;

  acies_simulation_run (self->simulation, self->jobs, self->sink->cancellable, sink_add, self->sink);
  g_idle_add_once ((GSourceOnceFunc) g_main_loop_quit, self->loop);

  return NULL;
}

/* Plays with @jobs threads. The main thread waits for them and handles signals, and shows the progress on a terminal.
 * A signal that would end the program ends the run; @sink then has the games so far. */
static void
run_games (const AciesSimulation *simulation,
           guint                  jobs,
           Sink                  *sink)
{
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  GThread *thread;
  Signal   caught[G_N_ELEMENTS (signals)];
  gboolean at_terminal = isatty (STDERR_FILENO);
  Run      self = { simulation, jobs, sink, loop, .begun = g_get_monotonic_time () };
  guint    progress = at_terminal ? g_timeout_add (PROGRESS_EVERY, progress_cb, &self) : 0;

  for (guint i = 0; i < G_N_ELEMENTS (signals); i++)
    {
      struct sigaction before;

      /* The parent process may have set a signal to be ignored, as nohup does. */
      caught[i] = (Signal) { &self, i };
      if (sigaction (signals[i], NULL, &before) == 0 && before.sa_handler != SIG_IGN)
        self.sources[i] = g_unix_signal_add (signals[i], signal_cb, &caught[i]);
    }
  if (at_terminal)
    progress_cb (&self);
  thread = g_thread_try_new ("simulate", run_thread, &self, NULL);
  if (thread == NULL) /* then this thread plays the games itself */
    run_thread (&self);
  g_main_loop_run (loop);
  if (thread != NULL)
    g_thread_join (thread);
  for (guint i = 0; i < G_N_ELEMENTS (signals); i++)
    g_clear_handle_id (&self.sources[i], g_source_remove);
  g_clear_handle_id (&progress, g_source_remove);
  if (at_terminal)
    show_progress (&self, "");
}

/* --- results for programs ------------------------------------------------------------------------ */

/* The number and share of games in which something happened. Six digits are enough for any number of games. */
static JsonObject *
new_count (const AciesSimulationTally *tally,
           guint                       n)
{
  AciesInterval interval = acies_simulation_tally_share (tally, n);
  double        share = tally->n_games > 0 ? (double) n / tally->n_games : 0;
  JsonObject   *object = json_object_new ();

  json_object_set_int_member (object, "games", n);
  json_object_set_double_member (object, "share", round (share * 1e6) / 1e6);
  json_object_set_double_member (object, "low", round (interval.low * 1e6) / 1e6);
  json_object_set_double_member (object, "high", round (interval.high * 1e6) / 1e6);

  return object;
}

/* For each number, how many games had it; numbers that no game had are left out. */
static JsonArray *
new_numbers (const char  *name,
             const guint *games,
             guint        n)
{
  JsonArray *list = json_array_new ();

  for (guint number = 0; number < n; number++)
    if (games[number] > 0)
      {
        JsonObject *object = json_object_new ();

        json_object_set_int_member (object, name, number);
        json_object_set_int_member (object, "games", games[number]);
        json_array_add_object_element (list, object);
      }

  return list;
}

static JsonObject *
new_side (const AciesSimulationTerms *terms,
          const AciesSimulationTally *tally,
          AciesSide                   side)
{
  const AciesRuleset *ruleset = terms->ruleset;
  JsonObject         *object = json_object_new ();
  JsonArray          *losses = json_array_new ();
  JsonArray          *cards = json_array_new ();

  json_object_set_string_member (object, "side", ruleset->sides[side].id);
  json_object_set_object_member (object, "wins", new_count (tally, tally->wins[side]));
  json_object_set_array_member (object, "morale", new_numbers ("left", tally->morale[side], G_N_ELEMENTS (tally->morale[side])));
  json_object_set_int_member (object, "figures-left", (gint64) tally->figures_sum[side]);
  for (guint type = 0; type < ruleset->n_unit_types; type++)
    if (acies_simulation_terms_has_type (terms, side, type))
      {
        JsonObject *lost = json_object_new ();

        json_object_set_string_member (lost, "type", ruleset->unit_types[type].id);
        json_object_set_int_member (lost, "units", (gint64) tally->units_lost[side][type]);
        json_object_set_int_member (lost, "figures", (gint64) tally->figures_lost[side][type]);
        json_array_add_object_element (losses, lost);
      }
  json_object_set_array_member (object, "losses", losses);
  for (guint card = 0; card < ruleset->n_cards; card++)
    if (acies_simulation_terms_has_card (terms, side, card))
      {
        JsonObject *used = json_object_new ();

        json_object_set_string_member (used, "card", ruleset->cards[card].id);
        json_object_set_int_member (used, "used", (gint64) tally->cards_used[side][card]);
        json_array_add_object_element (cards, used);
      }
  json_object_set_array_member (object, "cards", cards);

  return object;
}

static void
print_json (const AciesSimulationTerms *terms,
            const AciesSimulationTally *tally)
{
  JsonObject *object = json_object_new ();
  JsonArray  *players = json_array_new ();
  JsonArray  *ends = json_array_new ();
  JsonArray  *sides = json_array_new ();

  json_object_set_string_member (object, "title", terms->title);
  json_object_set_string_member (object, "ruleset", terms->ruleset->id);
  json_object_set_int_member (object, "games", terms->n_games);
  json_object_set_int_member (object, "played", tally->n_games);
  json_object_set_boolean_member (object, "interrupted", tally->n_games < terms->n_games);
  acies_cli_set_seed (object, terms->seed);
  json_object_set_int_member (object, "end-round", terms->end_round);
  json_object_set_string_member (object, "first", terms->ruleset->sides[terms->first].id);
  json_object_set_boolean_member (object, "alternate", terms->alternate);
  json_object_set_boolean_member (object, "swap", terms->swap);
  json_object_set_object_member (object, "draws", new_count (tally, tally->n_draws));
  json_object_set_object_member (object, "first-wins", new_count (tally, tally->first_wins));
  for (guint seat = 0; seat < terms->ruleset->n_sides; seat++)
    {
      JsonObject *player = json_object_new ();

      json_object_set_string_member (player, "player", terms->players[seat]);
      json_object_set_object_member (player, "wins", new_count (tally, tally->player_wins[seat]));
      json_array_add_object_element (players, player);
    }
  json_object_set_array_member (object, "players", players);
  for (guint8 end = ACIES_END_NOT_YET; end < ACIES_MAX_ENDS; end++)
    for (AciesSide side = 0; side <= ACIES_SIMULATION_NOBODY; side++)
      {
        AciesOutcome outcome = { end, side };
        JsonObject  *one = tally->ends[end][side] > 0 ? json_object_new () : NULL;

        if (one == NULL)
          continue;
        json_object_set_string_member (one, "reason", acies_outcome_id (&outcome, terms->ruleset));
        json_object_set_string_member (one, "winner", side < ACIES_SIMULATION_NOBODY ? terms->ruleset->sides[side].id : NULL);
        json_object_set_int_member (one, "games", tally->ends[end][side]);
        json_array_add_object_element (ends, one);
      }
  json_object_set_array_member (object, "ends", ends);
  json_object_set_array_member (object, "rounds", new_numbers ("round", tally->rounds, G_N_ELEMENTS (tally->rounds)));
  for (AciesSide side = 0; side < terms->ruleset->n_sides; side++)
    json_array_add_object_element (sides, new_side (terms, tally, side));
  json_object_set_array_member (object, "sides", sides);
  acies_cli_print_object (object);
}

/* --- what is asked for ----------------------------------------------------------------------- */

char *
acies_cli_simulate_dup_list (void)
{
  g_autofree char *ids = acies_cli_players_dup_ids (FALSE);

  return g_strdup_printf (_ ("Players: %s"), ids);
}

/* Reads --shard. Parts share a seed, so the seed must be given. */
static gboolean
read_shard (const Options        *options,
            AciesSimulationTerms *terms)
{
  g_auto (GStrv) words = options->shard != NULL ? g_strsplit (options->shard, "/", 2) : NULL;
  guint64  shard, n_shards;
  gboolean is_part = words != NULL && words[0] != NULL && words[1] != NULL && *words[0] != '+' && *words[1] != '+' &&
                     g_ascii_string_to_unsigned (words[1], 10, 1, ACIES_SIMULATION_MAX_SHARDS, &n_shards, NULL) &&
                     g_ascii_string_to_unsigned (words[0], 10, 1, n_shards, &shard, NULL);

  if (words == NULL)
    return TRUE;
  if (is_part)
    {
      terms->shard = (guint) shard;
      terms->n_shards = (guint) n_shards;
    }
  if (!is_part)
    /* Translators: the largest number of parts, and what was typed */
    acies_cli_error (_ ("--shard needs a part and the number of parts (at most %1$d), such as 2/8, not “%2$s”"),
                     ACIES_SIMULATION_MAX_SHARDS, options->shard);
  else if (terms->n_shards > terms->n_games)
    /* Translators: the number of games, and of parts */
    acies_cli_error (_ ("there are fewer games (%1$u) than parts (%2$u)"), terms->n_games, terms->n_shards);
  else if (options->seed == NULL)
    acies_cli_error (_ ("--shard needs --seed; use the same seed for all parts"));
  else if (options->json || options->table != NULL)
    acies_cli_error (_ ("--json and --csv cannot be used with --shard; use them when you join the parts with --merge"));
  else
    return TRUE;

  return FALSE;
}

static gboolean
read_terms (const Options        *options,
            AciesSimulationTerms *terms,
            int                  *jobs)
{
  int             n_games = (int) terms->n_games;
  AciesCliPlayers players;

  *jobs = (int) MIN (g_get_num_processors (), ACIES_SIMULATION_MAX_JOBS);
  if (!acies_cli_read_number ("--games", options->games, 1, ACIES_SIMULATION_MAX_GAMES, &n_games) ||
      !acies_cli_read_number ("--jobs", options->jobs, 1, ACIES_SIMULATION_MAX_JOBS, jobs) ||
      (options->players != NULL && !acies_cli_players_read (&players, options->players, FALSE, terms->ruleset)))
    return FALSE;
  for (guint seat = 0; seat < terms->ruleset->n_sides && options->players != NULL; seat++)
    acies_simulation_terms_set_player (terms, seat, players.sides[seat]->id);
  terms->seed = acies_rng_new_seed ();
  if (options->seed != NULL &&
      (*options->seed == '+' || !g_ascii_string_to_unsigned (options->seed, 10, 0, G_MAXUINT64, &terms->seed, NULL)))
    return acies_cli_fail (_ ("invalid seed “%s”; use a whole number"), options->seed);
  terms->n_games = (guint) n_games;
  terms->swap = options->swap;
  terms->alternate = options->alternate;

  return read_shard (options, terms);
}

/* Prints the results, also of an interrupted run. Write errors of a part are reported when the output is closed. */
static AciesCliStatus
finish (Sink          *sink,
        const Options *options)
{
  guint            all = acies_simulation_terms_count (sink->terms);
  guint            n = sink->tally.n_games;
  g_autofree char *end = sink->checksum != NULL ? acies_simulation_part_dup_end (sink->terms, n, sink->checksum) : NULL;
  gboolean         written;

  if (end != NULL)
    acies_cli_write (end);
  if (sink->table != NULL && fclose (g_steal_pointer (&sink->table)) == EOF && sink->table_errno == 0)
    sink->table_errno = errno;
  written = sink->table_errno == 0 || complain_of_table (sink, sink->table_errno);
  if (n < all && written && !ferror (stdout))
    /* Translators: games played, and games to play */
    acies_cli_error (ngettext ("interrupted after %1$u of %2$u game", "interrupted after %1$u of %2$u games", all), n, all);
  if (sink->checksum == NULL && options->json)
    print_json (sink->terms, &sink->tally);
  else if (sink->checksum == NULL)
    {
      g_autofree char *text = acies_simulation_dup_text (sink->terms, &sink->tally);
      g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

      /* A title can contain any character, so print line by line. */
      for (guint i = 0; lines[i + 1] != NULL; i++)
        acies_cli_print_line (lines[i]);
    }
  if (!written)
    return ACIES_CLI_UNUSABLE;

  return n < all ? ACIES_CLI_FAULTS : ACIES_CLI_GOOD;
}

static AciesCliStatus
play (const char    *name,
      const Options *options)
{
  AciesCliStatus status;
  g_autoptr (AciesCliInput) input = acies_cli_open_sound (name, &status);
  g_autoptr (AciesSimulationTerms) terms = NULL;
  g_autoptr (AciesSimulation) simulation = NULL;
  g_auto (Sink) sink = { 0 };
  int jobs;

  if (input == NULL)
    return status;
  if (input->game != NULL)
    return acies_cli_error (_ ("%s is a game; simulate needs a scenario"), input->name);
  terms = acies_simulation_terms_new (input->scenario);
  if (!read_terms (options, terms, &jobs) || (options->table != NULL && !acies_cli_may_write (options->table, name)) ||
      !sink_open (&sink, terms, options->table, options->force, options->shard != NULL))
    return ACIES_CLI_UNUSABLE;
  simulation = acies_simulation_new (input->scenario, terms);
  run_games (simulation, (guint) jobs, &sink);

  return finish (&sink, options);
}

static AciesCliStatus
merge (char         **files,
       const Options *options)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesSimulationMerge) parts = NULL;
  g_autoptr (GError) error = NULL;
  g_auto (Sink) sink = { 0 };

  if (options->games != NULL || options->players != NULL || options->seed != NULL || options->jobs != NULL ||
      options->shard != NULL || options->swap || options->alternate)
    return acies_cli_error (_ ("--merge plays no games; use it only with --csv, --force and --json"));
  for (guint i = 0; files[i] != NULL && options->table != NULL; i++)
    if (!acies_cli_may_write (options->table, files[i]))
      return ACIES_CLI_UNUSABLE;
  parts = acies_simulation_merge_new (files, library, &error);
  if (parts != NULL && !sink_open (&sink, acies_simulation_merge_get_terms (parts), options->table, options->force, FALSE))
    return ACIES_CLI_UNUSABLE;
  if (parts != NULL && acies_simulation_merge_run (parts, sink_add, &sink, &error))
    return finish (&sink, options);
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_FAILED)) /* of no one file */
    acies_cli_error ("%s", error->message);
  else
    acies_cli_report (error->message);

  return ACIES_CLI_UNUSABLE;
}

AciesCliStatus
acies_cli_simulate (const AciesCliVerb *verb,
                    char              **words)
{
  Options            options = { 0 };
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
  AciesCliStatus status;
  g_auto (GStrv) files = acies_cli_parse (verb, entries, words, 1, G_MAXUINT, &status);

  if (files == NULL)
    return status;
  if (options.merge)
    return merge (files, &options);
  if (files[1] == NULL)
    return play (files[0], &options);
  return acies_cli_error (_ ("simulate takes only one scenario; use --merge to join parts"));
}
