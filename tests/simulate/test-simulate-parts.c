/* test-simulate-parts.c - what games came to is handed on in parts, and joined again
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/core/engine.h"
#include "simulate/parts.h"
#include "simulate/simulated.h"
#include "support/battles.h"
#include "support/data.h"

#include <glib/gstdio.h>
#include <unistd.h>

static AciesLibrary *library;
static char         *folder;

/* --- rows ------------------------------------------------------------------------------------ */

static void
test_rows (gconstpointer id)
{
  g_autoptr (AciesState) scenario = battle_load_first (library, id);
  g_autoptr (AciesSimulationTerms) terms = simulated_terms (scenario, 4, 10);
  g_autoptr (AciesSimulation) simulation = acies_simulation_new (scenario, terms);
  g_autoptr (AciesAiCache) cache = acies_ai_cache_new ();
  AciesSimulationTally played = { 0 };
  AciesSimulationTally read = { 0 };

  for (guint number = 1; number <= terms->n_games; number++)
    {
      AciesSimulatedGame game;
      AciesSimulatedGame again;
      g_autofree char   *row = NULL;
      g_autofree char   *more = NULL;

      g_assert_true (acies_simulation_play (simulation, number, cache, NULL, &game));
      row = simulated_dup_row (terms, &game);
      more = g_strconcat (row, ",0", NULL);
      g_assert_true (acies_simulation_rows_read (terms, row, &again));
      acies_simulation_tally_add (&played, terms, &game);
      acies_simulation_tally_add (&read, terms, &again);
      g_assert_false (acies_simulation_rows_read (terms, more, &again));
      g_assert_false (acies_simulation_rows_read (terms, row + 1, &again) && again.number == number);
    }
  g_assert_cmpmem (&read, sizeof read, &played, sizeof played);
}

static void
test_wrong_rows (gconstpointer id)
{
  g_autoptr (AciesState) scenario = battle_load_first (library, id);
  g_autoptr (AciesSimulationTerms) terms = simulated_terms (scenario, 4, 10);
  const char *const texts[] = { "", ",", "1", "game,first,", "1,,,,,", "-1", "99999999999999999999999", "1,rome,random,random,,not-yet,1,1" };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      AciesSimulatedGame game;

      g_assert_false (acies_simulation_rows_read (terms, texts[i], &game));
    }
}

/* --- parts ----------------------------------------------------------------------------------- */

static char *
dup_part (const AciesSimulationTerms *terms,
          const Simulated            *told)
{
  g_autoptr (GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA256);
  g_autofree char *head = acies_simulation_part_dup_head (terms);
  g_autofree char *end = NULL;

  g_checksum_update (checksum, (const guchar *) head, -1);
  g_checksum_update (checksum, (const guchar *) told->rows->str, -1);
  end = acies_simulation_part_dup_end (terms, told->n, checksum);

  return g_strconcat (head, told->rows->str, end, NULL);
}

/* In place a longer file of another ruleset would show behind it. */
static char *
save (const char *name,
      const char *text,
      gssize      length)
{
  char *path = g_build_filename (folder, name, NULL);

  g_unlink (path);
  g_assert_true (g_file_set_contents_full (path, text, length, G_FILE_SET_CONTENTS_NONE, 0666, NULL));

  return path;
}

static char *
make_part (const AciesState     *scenario,
           AciesSimulationTerms *terms,
           guint                 shard,
           const char           *name)
{
  g_auto (Simulated) told = simulated_of (terms);
  g_autofree char *text = NULL;

  terms->shard = shard;
  simulated_run (&told, scenario, 1);
  text = dup_part (terms, &told);

  return save (name, text, -1);
}

static void
test_merge (gconstpointer id)
{
  g_autoptr (AciesState) scenario = battle_load_first (library, id);
  g_autoptr (AciesSimulationTerms) terms = simulated_terms (scenario, 8, 11);
  g_autoptr (GError) error = NULL;
  g_autoptr (AciesSimulationMerge) merge = NULL;
  g_auto (Simulated) whole = simulated_of (terms);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) paths = NULL;

  terms->alternate = TRUE;
  simulated_run (&whole, scenario, 2);
  terms->n_shards = 4;
  for (guint shard = 4; shard > 0; shard--)
    {
      g_autofree char *name = g_strdup_printf ("part-%u", shard);
      g_autofree char *path = make_part (scenario, terms, shard, name);

      g_strv_builder_add (builder, path);
    }
  paths = g_strv_builder_end (builder);
  merge = acies_simulation_merge_new (paths, library, &error);
  g_assert_no_error (error);
  {
    g_auto (Simulated) told = simulated_of (acies_simulation_merge_get_terms (merge));

    g_assert_true (acies_simulation_merge_run (merge, simulated_add, &told, &error));
    g_assert_cmpstr (told.rows->str, ==, whole.rows->str);
    g_assert_cmpmem (&told.tally, sizeof told.tally, &whole.tally, sizeof whole.tally);
  }
}

static void
assert_refused (const char *const *names,
                const char        *pattern,
                GIOErrorEnum       code)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) paths = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (AciesSimulationMerge) merge = NULL;

  for (guint i = 0; names[i] != NULL; i++)
    {
      g_autofree char *path = g_build_filename (folder, names[i], NULL);

      g_strv_builder_add (builder, path);
    }
  paths = g_strv_builder_end (builder);
  merge = acies_simulation_merge_new (paths, library, &error);
  g_assert_null (merge);
  g_assert_error (error, G_IO_ERROR, (gint) code);
  data_assert_says (g_strdup (error->message), pattern);
}

#define REFUSED(code, pattern, ...) assert_refused ((const char *const[]) { __VA_ARGS__, NULL }, "*" pattern "*", G_IO_ERROR_##code)

static void
test_misfits (gconstpointer id)
{
  g_autoptr (AciesState) scenario = battle_load_first (library, id);
  g_autoptr (AciesState) other = acies_state_copy (scenario);
  g_autoptr (AciesSimulationTerms) terms = simulated_terms (scenario, 8, 4);
  g_autoptr (AciesSimulationTerms) seed = simulated_terms (scenario, 9, 4);
  g_autoptr (AciesSimulationTerms) games = simulated_terms (scenario, 8, 5);
  g_autoptr (AciesSimulationTerms) parts = simulated_terms (scenario, 8, 4);
  g_autoptr (AciesSimulationTerms) swapped = simulated_terms (scenario, 8, 4);
  g_autoptr (AciesSimulationTerms) changed = NULL;
  AciesCommand command = acies_command_with_id (ACIES_COMMAND_PAINT, 1);

  command.hex = acies_hex (1, 1);
  g_assert_true (acies_engine_apply (other, &command, NULL, NULL));
  changed = simulated_terms (other, 8, 4);
  terms->n_shards = seed->n_shards = games->n_shards = changed->n_shards = swapped->n_shards = 3;
  parts->n_shards = 2;
  swapped->swap = TRUE;
  g_free (make_part (scenario, terms, 1, "1"));
  g_free (make_part (scenario, terms, 2, "2"));
  g_free (make_part (scenario, terms, 3, "3"));
  g_free (make_part (scenario, seed, 2, "seed"));
  g_free (make_part (scenario, games, 2, "games"));
  g_free (make_part (scenario, parts, 2, "parts"));
  g_free (make_part (scenario, swapped, 2, "swapped"));
  g_free (make_part (other, changed, 2, "changed"));

  REFUSED (FAILED, "different seeds", "1", "seed", "3");
  REFUSED (FAILED, "different numbers of games", "1", "games", "3");
  REFUSED (FAILED, "different numbers of parts", "1", "parts", "3");
  REFUSED (FAILED, "swaps", "1", "swapped", "3");
  REFUSED (FAILED, "different scenarios", "1", "changed", "3");
  REFUSED (FAILED, "the same part", "1", "2", "3", "2");
  REFUSED (FAILED, "part 2 of 3 ", "3", "1");
  REFUSED (FAILED, "part 1 of 3*1 more", "3");
}

static void
test_interrupted (gconstpointer id)
{
  g_autoptr (AciesState) scenario = battle_load_first (library, id);
  g_autoptr (AciesSimulationTerms) terms = simulated_terms (scenario, 8, ACIES_SIMULATION_MAX_GAMES);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_auto (Simulated) told = simulated_of (terms);
  g_autofree char *text = NULL;

  told.cancellable = cancellable;
  told.cancel_at = 2;
  simulated_run (&told, scenario, 1);
  text = dup_part (terms, &told);
  g_free (save ("interrupted", text, -1));
  REFUSED (INVALID_DATA, "only*" G_STRINGIFY (ACIES_SIMULATION_MAX_GAMES), "interrupted");
}

/* Whatever is changed in a part, or cut off, is noticed. */
static void
test_damaged (gconstpointer id)
{
  g_autoptr (AciesState) scenario = battle_load_first (library, id);
  g_autoptr (AciesSimulationTerms) terms = simulated_terms (scenario, 8, 2);
  g_autofree char *path = make_part (scenario, terms, 1, "damaged");
  g_autofree char *text = NULL;
  g_autofree char *longer = NULL;
  gsize            length;

  g_assert_true (g_file_get_contents (path, &text, &length, NULL));
  for (gsize i = 0; i < length; i += many (7, 1)) /* each bit of a byte in turn */
    {
      char byte = text[i];

      text[i] = (char) (byte ^ (i % 8 == 7 ? byte : 1 << i % 8));
      g_free (save ("damaged", text, (gssize) length));
      text[i] = byte;
      REFUSED (INVALID_DATA, "damaged:", "damaged");
      g_free (save ("damaged", text, (gssize) i));
      REFUSED (INVALID_DATA, "damaged:", "damaged");
    }
  longer = g_strconcat (text, "\n", NULL);
  g_free (save ("damaged", longer, -1));
  REFUSED (INVALID_DATA, "damaged:", "damaged");
}

static void
remove_folder (void)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      g_unlink (path);
    }
  g_rmdir (folder);
  g_free (folder);
}

int
main (int   argc,
      char *argv[])
{
  int status;

  g_test_init (&argc, &argv, NULL);
  library = acies_library_new (NULL);
  folder = g_dir_make_tmp ("acies-simulate-XXXXXX", NULL);
  rulesets_add_tests (library, "/simulate", "rows", test_rows);
  rulesets_add_tests (library, "/simulate", "wrong-rows", test_wrong_rows);
  rulesets_add_tests (library, "/simulate", "merge", test_merge);
  rulesets_add_tests (library, "/simulate", "misfits", test_misfits);
  rulesets_add_tests (library, "/simulate", "interrupted", test_interrupted);
  rulesets_add_tests (library, "/simulate", "damaged", test_damaged);
  status = g_test_run ();
  remove_folder ();
  acies_library_unref (library);

  return status;
}
