/* fuzz.c - what every harness does with what it has read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "fuzz/fuzz.h"

#include "ai/players.h"
#include "engine/find/findings.h"
#include "formats/scenario/scenario-xml.h"

#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>

/* To play takes far longer than to read, so not every input is played. */
#define PLAYED_OF 4

int
LLVMFuzzerInitialize (int    *argc,
                      char ***argv)
{
  g_log_set_always_fatal (G_LOG_FATAL_MASK | G_LOG_LEVEL_WARNING | G_LOG_LEVEL_CRITICAL);
  fuzz_library ();

  return 0;
}

void
fuzz_wrong (const char *format,
            ...)
{
  va_list args;

  va_start (args, format);
  g_printerr ("WRONG: ");
  vfprintf (stderr, format, args);
  g_printerr ("\n");
  va_end (args);
  abort ();
}

/* --- where things are ----------------------------------------------------------------------- */

AciesLibrary *
fuzz_library (void)
{
  static AciesLibrary *library;

  if (library == NULL)
    {
      g_auto (GStrv) ids = NULL;

      library = acies_library_new (NULL);
      ids = acies_library_list_rulesets (library);
      if (ids[0] == NULL)
        fuzz_wrong ("no rulesets in %s: is ACIES_DATA_DIR set?", acies_library_get_folder (library));
      for (guint i = 0; ids[i] != NULL; i++)
        if (acies_library_get_ruleset (library, ids[i], NULL) == NULL)
          fuzz_wrong ("%s cannot be read", ids[i]);
    }

  return library;
}

static char *folder; /* for files, once one was written */

static void
remove_all (const char *path)
{
  g_autoptr (GDir) dir = g_file_test (path, G_FILE_TEST_IS_SYMLINK) ? NULL : g_dir_open (path, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *inside = g_build_filename (path, name, NULL);

      remove_all (inside);
    }
  g_remove (path);
}

static void
remove_folder (void)
{
  remove_all (folder);
  g_clear_pointer (&folder, g_free);
}

char *
fuzz_dup_path (const char *name)
{
  g_autoptr (GError) error = NULL;

  if (folder == NULL)
    {
      folder = g_dir_make_tmp ("acies-fuzz-XXXXXX", &error);
      if (folder == NULL)
        fuzz_wrong ("%s", error->message);
      atexit (remove_folder);
    }

  return g_build_filename (folder, name, NULL);
}

char *
fuzz_write_file (const char *name,
                 GBytes     *bytes)
{
  char            *path = fuzz_dup_path (name);
  g_autofree char *place = g_path_get_dirname (path);
  gsize            length;
  const char      *data = g_bytes_get_data (bytes, &length);
  FILE            *file;

  g_mkdir_with_parents (place, 0700);
  file = g_fopen (path, "wb");
  if (file == NULL || (length > 0 && fwrite (data, 1, length, file) != length) || fclose (file) != 0)
    fuzz_wrong ("%s cannot be written", path);

  return path;
}

/* --- bytes ---------------------------------------------------------------------------------- */

GBytes *
fuzz_split (const uint8_t *data,
            size_t         size,
            GBytes       **second)
{
  const uint8_t *end = data + size;
  gsize          n = strlen (FUZZ_BETWEEN);

  *second = NULL;
  for (const uint8_t *at = data; size >= n && at <= end - n; at++)
    if (memcmp (at, FUZZ_BETWEEN, n) == 0)
      {
        *second = g_bytes_new (at + n, (gsize) (end - at) - n);
        return g_bytes_new (data, (gsize) (at - data));
      }

  return g_bytes_new (data, size);
}

guint64
fuzz_seed (const uint8_t *data,
           size_t         size)
{
  guint64 seed = size;

  for (size_t i = 0; i < size; i++)
    seed = acies_ai_rng_mix (seed ^ data[i]);

  return seed >> 11;
}

/* --- what must hold ------------------------------------------------------------------------- */

static void
check_line (const char *text)
{
  if (text == NULL || *text == '\0')
    fuzz_wrong ("a message says nothing");
  if (!g_utf8_validate (text, -1, NULL))
    fuzz_wrong ("a message is no UTF-8");
  for (const char *at = text; *at != '\0'; at = g_utf8_next_char (at))
    if (g_unichar_iscntrl (g_utf8_get_char (at)))
      fuzz_wrong ("a message is no single line: %s", text);
  if (strlen (text) > 4000)
    fuzz_wrong ("a message has %zu bytes", strlen (text));
}

void
fuzz_check_error (gconstpointer thing,
                  const GError *error)
{
  if ((thing != NULL) == (error != NULL))
    fuzz_wrong (thing != NULL ? "there is a result and an error: %s" : "there is neither result nor error",
                error != NULL ? error->message : "");
  if (error != NULL)
    check_line (error->message);
}

void
fuzz_check_findings (const AciesFindings *findings)
{
  for (guint i = 0; i < findings->list->len; i++)
    {
      const AciesFinding *finding = g_ptr_array_index (findings->list, i);

      check_line (finding->message);
      if (finding->line < 0)
        fuzz_wrong ("line %d: %s", finding->line, finding->message);
    }
}

void
fuzz_check_state (const AciesState *state,
                  const char       *when)
{
  const char *why = NULL;

  if (!acies_state_is_ok (state, &why))
    fuzz_wrong ("%s: %s", when, why);
}

static void
check_fixes (const AciesState *scenario)
{
  g_autoptr (AciesState) fixed = acies_state_copy (scenario);
  guint n;
  g_autoptr (GArray) fixes = acies_scenario_fix_all (scenario, &n);

  for (guint i = 0; i < fixes->len; i++)
    {
      g_autoptr (GError) error = NULL;

      if (!acies_engine_apply (fixed, &g_array_index (fixes, AciesCommand, i), NULL, &error))
        fuzz_wrong ("a fix is refused: %s", error->message);
    }
  fuzz_check_state (fixed, "put right");
}

static AciesState *
read_again (GBytes       *bytes,
            AciesLibrary *library)
{
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (GError) error = NULL;
  AciesState *again = acies_scenario_read (bytes, "again", library, findings, &error);

  if (again == NULL)
    fuzz_wrong ("what was written cannot be read: %s", error->message);
  if (findings->list->len > 0)
    fuzz_wrong ("what was written has faults: %s", ((AciesFinding *) g_ptr_array_index (findings->list, 0))->message);

  return again;
}

/* As acies_scenario_save() compares them. */
static void
check_same (const AciesState *scenario,
            AciesTexts       *texts,
            const AciesState *again)
{
  g_autoptr (AciesState) expected = acies_state_copy (scenario);

  acies_texts_unref (expected->texts);
  expected->texts = acies_texts_ref (texts);
  if (!acies_state_equal (again, expected))
    fuzz_wrong ("what was written reads as another scenario");
}

void
fuzz_check_scenario (const AciesState *scenario,
                     AciesLibrary     *library)
{
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (AciesTexts) texts = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GBytes) bytes_again = NULL;
  g_autoptr (AciesState) again = NULL;

  fuzz_check_state (scenario, "read");
  acies_scenario_find (scenario, findings);
  fuzz_check_findings (findings);
  check_fixes (scenario);
  bytes = acies_scenario_write_bytes (scenario, &texts);
  again = read_again (bytes, library);
  fuzz_check_state (again, "read again");
  check_same (scenario, texts, again);
  bytes_again = acies_scenario_write_bytes (again, NULL);
  if (!g_bytes_equal (bytes, bytes_again))
    fuzz_wrong ("what was written and read writes other bytes");
}

/* --- play ----------------------------------------------------------------------------------- */

static gboolean
can_be_played (const AciesState *scenario)
{
  g_autoptr (AciesFindings) findings = acies_findings_new ();

  acies_scenario_find (scenario, findings);

  return acies_findings_count (findings, ACIES_SEVERITY_ERROR) == 0;
}

static void
play (AciesSession *session,
      guint64       seed,
      guint         n)
{
  const AciesState *state = acies_session_get_state (session);
  AciesAiRng        rng = acies_ai_rng_seeded (seed);

  fuzz_check_state (state, "at the beginning");
  for (guint i = 0; i < n && state->outcome.reason == ACIES_END_NOT_YET; i++)
    {
      g_autoptr (AciesView) view = acies_view_new_deciding (state);
      const AciesCommand command = acies_ai_choose_random (view, &rng);
      g_autoptr (GError) error = NULL;

      if (!acies_session_apply (session, &command, &error))
        fuzz_wrong ("a listed command is refused: %s", error->message);
      fuzz_check_state (state, "in play");
    }
}

void
fuzz_check_play (const AciesState *scenario,
                 guint64           seed,
                 guint             n)
{
  g_autoptr (AciesSession) session = NULL;
  guint64 before, after;

  if (seed % PLAYED_OF != 0 || !can_be_played (scenario))
    return;
  session = acies_session_new_game (scenario, seed, ACIES_DICE_ROLLED);
  acies_session_set_undo_policy (session, ACIES_UNDO_TAKE_BACKS);
  before = acies_state_hash (acies_session_get_state (session));
  play (session, seed, n);
  after = acies_state_hash (acies_session_get_state (session));
  while (acies_session_can_undo (session))
    acies_session_undo (session);
  if (acies_state_hash (acies_session_get_state (session)) != before)
    fuzz_wrong ("taking all back does not lead to the beginning");
  while (acies_session_can_redo (session))
    acies_session_redo (session);
  if (acies_state_hash (acies_session_get_state (session)) != after)
    fuzz_wrong ("what was taken back does not come back");
}
