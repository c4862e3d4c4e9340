/* fuzz-part.c - parts of simulations, as they are handed on to be joined
 *
 * Nothing gets past the checksum by chance, so each input is read with the right one, too, and with the
 * version of this program and of its rules: seeds do not grow old.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "fuzz/fuzz.h"
#include "simulate/parts.h"
#include "simulate/tally.h"

#include <string.h>

typedef struct
{
  const AciesSimulationTerms *terms;
  GString                    *rows;
  AciesSimulationTally        tally;
} Read;

static void
played_cb (const AciesSimulatedGame *game,
           gpointer                  data)
{
  Read *self = data;

  acies_simulation_rows_append (self->terms, game, self->rows);
  g_string_append_c (self->rows, '\n');
  acies_simulation_tally_add (&self->tally, self->terms, game);
}

/* What is read of a part says the same as a part. */
static void
check_part (const AciesSimulationMerge *merge,
            const char                 *text)
{
  const AciesSimulationTerms *terms = acies_simulation_merge_get_terms (merge);
  g_autofree char            *head = acies_simulation_part_dup_head (terms);
  Read                        read = { .terms = terms, .rows = g_string_new (head) };
  g_autoptr (GError) error = NULL;

  if (!acies_simulation_merge_run (merge, played_cb, &read, &error))
    fuzz_wrong ("what was read once is refused: %s", error->message);
  if (!g_str_has_prefix (text, read.rows->str))
    fuzz_wrong ("what was read says something else: %s", read.rows->str);
  if (read.tally.n_games != acies_simulation_terms_count (terms))
    fuzz_wrong ("%u games are told", read.tally.n_games);
  g_string_free (read.rows, TRUE);
}

static void
read_part (GBytes *bytes)
{
  gsize            length;
  const char      *data = g_bytes_get_data (bytes, &length);
  g_autofree char *text = g_strndup (data != NULL ? data : "", length);
  g_autofree char *path = fuzz_write_file ("part", bytes);
  char            *paths[] = { path, NULL };
  g_autoptr (GError) error = NULL;
  g_autoptr (AciesSimulationMerge) merge = acies_simulation_merge_new (paths, fuzz_library (), &error);

  fuzz_check_error (merge, error);
  if (merge != NULL)
    check_part (merge, text);
}

/* The line that begins so says @value from then on. */
static void
say (GString    *text,
     const char *name,
     const char *value)
{
  char *start = strstr (text->str, name);
  gsize at;

  if (start == NULL)
    return;
  at = (gsize) (start - text->str);
  g_string_erase (text, (gssize) at, (gssize) strcspn (start + 1, "\n") + 1);
  g_string_insert (text, (gssize) at, value);
}

static void
make_young (GString *text)
{
  const char *const games[] = { "rome-vs-macedon", "rome-vs-carthage" };

  say (text, "\nversion ", "\nversion " ACIES_VERSION);
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      AciesRuleset    *ruleset = acies_library_get_ruleset (fuzz_library (), games[i], NULL);
      g_autofree char *name = g_strdup_printf ("\nruleset %s ", games[i]);
      g_autofree char *value = g_strdup_printf ("%s%u %" G_GINT64_MODIFIER "x", name, ruleset->edition, ruleset->fingerprint);

      say (text, name, value);
    }
}

/* In place of the last line, one that fits. */
static void
close_part (GString *text)
{
  const char      *games = strstr (text->str, "\ngame,first,");
  const char      *end = strstr (text->str, "\nend ");
  g_autofree char *sum = NULL;
  guint            n = 0;

  if (end != NULL)
    g_string_truncate (text, (gsize) (end + 1 - text->str));
  for (const char *c = games != NULL ? games + 1 : ""; *c != '\0'; c++)
    n += *c == '\n';
  sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, text->str, (gssize) text->len);
  g_string_append_printf (text, "end %u %s\n", n > 0 ? n - 1 : 0, sum);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  g_autoptr (GBytes) bytes = g_bytes_new (data, size);
  g_autoptr (GBytes) mended = NULL;
  GString *text = g_string_new_len ((const char *) data, (gssize) size);

  make_young (text);
  close_part (text);
  mended = g_string_free_to_bytes (text);
  read_part (bytes);
  read_part (mended);

  return 0;
}
