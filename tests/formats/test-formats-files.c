/* test-formats-files.c - the files of tests/good come back as they are, those of tests/bad are told from good ones
 *
 * Adding a case is adding a file, or an entry in a table of bad ones, whose errors
 * list what is wrong. Beside a file in another form or format, NAME.canonical is what it
 * becomes; a comment at its end lists the findings, each with the values in its sentence. NAME.mapping says what the tiles of a map of Tiled are, and
 * the errors of a bad one are the cause and the values, with "*" for words that do not
 * matter. UPDATE_GOLDEN=1 writes those anew that do not match.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "formats/designer/designer.h"
#include "formats/files/format-error.h"
#include "formats/game/game-xml.h"
#include "formats/tiled/tmx.h"
#include "formats/xml/xml.h"
#include "support/data.h"
#include "support/rewrite.h"

#include <string.h>
#include <time.h>

static AciesLibrary *
get_library (void)
{
  static AciesLibrary *library;

  /* Reading the ruleset for each of two hundred files would take longer than the tests. */
  if (library == NULL)
    library = acies_library_new (NULL);

  return library;
}

static gboolean
is_game (const char *path)
{
  return g_str_has_suffix (path, ".aciesgame");
}

static char *
replace_suffix (const char *path,
                const char *suffix)
{
  g_autofree char *stem = g_strndup (path, (gsize) (strrchr (path, '.') - path));

  return g_strconcat (stem, suffix, NULL);
}

static void
read_mapping (AciesTmxMapping *mapping,
              const char      *path)
{
  g_autofree char *beside = replace_suffix (path, ".mapping");
  g_autoptr (GBytes) bytes = g_file_test (beside, G_FILE_TEST_EXISTS) ? data_load (beside) : NULL;
  g_autoptr (GError) error = NULL;

  if (bytes != NULL)
    acies_tmx_mapping_read (mapping, bytes, beside, &error);
  g_assert_no_error (error);
}

/* Returns: (nullable): the scenario that a map of Tiled becomes */
static AciesState *
read_map (GBytes        *bytes,
          const char    *path,
          AciesFindings *findings,
          GError       **error)
{
  g_autofree char *name = g_path_get_basename (path);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (AciesTmxMapping) mapping = acies_tmx_mapping_new ();
  g_autoptr (AciesTmx) map = acies_tmx_read (bytes, name, file, findings, error);
  AciesRuleset *ruleset = map != NULL ? acies_tmx_choose_ruleset (map, get_library (), error) : NULL;

  read_mapping (mapping, path);

  return ruleset != NULL ? acies_tmx_build (map, ruleset, mapping, findings) : NULL;
}

/* Reads and writes: what comes back, or NULL. */
static char *
read_and_write (GBytes        *bytes,
                const char    *path,
                AciesFindings *findings,
                GError       **error)
{
  g_autofree char *name = g_path_get_basename (path);

  if (g_str_has_suffix (path, ".json"))
    {
      g_autoptr (AciesState) state = acies_designer_read (bytes, name, get_library (), findings, error);

      return state != NULL ? acies_scenario_write (state) : NULL;
    }
  else if (g_str_has_suffix (path, ".tmx"))
    {
      g_autoptr (AciesState) state = read_map (bytes, path, findings, error);

      return state != NULL ? acies_scenario_write (state) : NULL;
    }
  else if (is_game (path))
    {
      g_autoptr (AciesGameFile) game = acies_game_read (bytes, name, get_library (), findings, error);

      return game != NULL ? acies_game_write (game) : NULL;
    }
  else
    {
      g_autoptr (AciesState) state = acies_scenario_read (bytes, name, get_library (), findings, error);

      return state != NULL ? acies_scenario_write (state) : NULL;
    }
}

static void
come_back (gconstpointer data)
{
  const char *path = data;
  g_autoptr (GBytes) bytes = data_load (path);
  g_autofree char *expected = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (GError) error = NULL;
  g_autofree char *written = read_and_write (bytes, path, findings, &error);

  g_assert_no_error (error);
  data_assert_none (findings, path);
  g_assert_cmpstr (written, ==, expected);
}

static void
assert_golden (const char *text,
               const char *path)
{
  g_autofree char *expected = NULL;
  g_autoptr (GError) error = NULL;

  if (g_getenv ("UPDATE_GOLDEN") != NULL)
    g_file_set_contents (path, text, -1, &error);
  g_assert_no_error (error);
  g_file_get_contents (path, &expected, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (text, ==, expected);
}

static void
become_canonical (gconstpointer data)
{
  const char      *path = data;
  g_autofree char *canonical = replace_suffix (path, ".canonical");
  g_autoptr (GBytes) bytes = data_load (path);
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (GError) error = NULL;
  g_autofree char *written = read_and_write (bytes, path, findings, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (acies_findings_count (findings, ACIES_SEVERITY_ERROR), ==, 0);
  assert_golden (written, canonical);
}

/* What a scenario in another format becomes, and what is told of it. */
static void
is_imported (gconstpointer data)
{
  const char      *path = data;
  g_autofree char *canonical = replace_suffix (path, ".canonical");
  g_autoptr (GBytes) bytes = data_load (path);
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (GString) all = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *written = NULL;

  data_only_values (TRUE);
  written = read_and_write (bytes, path, findings, &error);
  data_only_values (FALSE);
  g_assert_no_error (error);
  all = g_string_new (written);
  g_string_append (all, findings->list->len > 0 ? "<!-- findings\n" : "");
  for (guint i = 0; i < findings->list->len; i++)
    {
      const AciesFinding *finding = g_ptr_array_index (findings->list, i);
      g_autofree char    *values = data_dup_coded (finding->message);

      g_assert_cmpint (finding->line, >, 0);
      g_string_append_printf (all, "%d: %s %s: %s\n", finding->line, acies_severity_id (finding->severity),
                              finding->code, values);
    }
  g_string_append (all, findings->list->len > 0 ? "-->\n" : "");
  assert_golden (all->str, canonical);
}

/* The name of a cause in the lists of errors. */
static const char *
cause_name (const GError *error)
{
  static const char *const names[] = {
    [ACIES_FORMAT_ERROR_NOT_XML] = "not-xml",
    [ACIES_FORMAT_ERROR_REFUSED] = "refused",
    [ACIES_FORMAT_ERROR_TOO_BIG] = "too-big",
    [ACIES_FORMAT_ERROR_WRONG_ROOT] = "wrong-root",
    [ACIES_FORMAT_ERROR_UNKNOWN_RULESET] = "unknown-ruleset",
    [ACIES_FORMAT_ERROR_NO_BOARD] = "no-board",
    [ACIES_FORMAT_ERROR_NOT_JSON] = "not-json",
  };

  g_assert_cmpuint (error->domain, ==, ACIES_FORMAT_ERROR);
  g_assert_cmpint (error->code, <, (int) G_N_ELEMENTS (names));

  return names[error->code];
}

/* The line that a message "NAME:LINE: what is wrong" tells. */
static gint64
line_of_message (const char *message,
                 const char *path)
{
  g_autofree char *name = g_path_get_basename (path);
  char            *end;
  gint64           line;

  g_test_message ("%s", message);
  g_assert_true (g_str_has_prefix (message, name));
  g_assert_cmpint (message[strlen (name)], ==, ':');
  line = g_ascii_strtoll (message + strlen (name) + 1, &end, 10);
  g_assert_cmpint (line, >=, 1);
  g_assert_true (g_str_has_prefix (end, ": "));
  g_assert_cmpuint (strlen (end), >, 2);

  return line;
}

static char *
list_faults (const char *path)
{
  g_autoptr (GBytes) bytes = data_load (path);
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (GError) error = NULL;
  g_autofree char *written = read_and_write (bytes, path, findings, &error);
  GString         *list = g_string_new (NULL);

  g_assert_true ((written == NULL) == (error != NULL));
  for (guint i = 0; i < findings->list->len; i++)
    {
      const AciesFinding *finding = g_ptr_array_index (findings->list, i);

      g_test_message ("%d: %s", finding->line, finding->message);
      g_assert_cmpstr (finding->message, !=, "");
      g_assert_cmpint (finding->line, >, 0);
      g_string_append_printf (list, "%d: %s%s\n", finding->line,
                              finding->severity == ACIES_SEVERITY_ERROR ? "" : "warning ", finding->code);
    }
  if (error != NULL)
    g_string_append_printf (list, "%d: nothing can be opened: %s\n", (int) line_of_message (error->message, path),
                            cause_name (error));
  g_assert_true (error != NULL || acies_findings_count (findings, ACIES_SEVERITY_ERROR) > 0);

  return g_string_free (list, FALSE);
}

static void
is_told (gconstpointer data)
{
  const char      *path = data;
  g_autofree char *golden = replace_suffix (path, ".errors");
  g_autofree char *faults = list_faults (path);

  assert_golden (faults, golden);
}

/* Nothing comes of it, and one sentence says why. */
static void
is_refused (gconstpointer data)
{
  const char      *path = data;
  g_autofree char *golden = replace_suffix (path, ".errors");
  g_autoptr (GBytes) bytes = data_load (path);
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (GError) error = NULL;
  g_autofree char *written = NULL;
  g_autofree char *line = NULL;
  g_autofree char *expected = NULL;

  data_only_values (TRUE);
  written = read_and_write (bytes, path, findings, &error);
  data_only_values (FALSE);
  g_assert_null (written);
  g_assert_nonnull (error);
  line = g_strdup_printf ("%s: %s\n", cause_name (error), error->message);
  g_file_get_contents (golden, &expected, NULL, NULL);
  if (expected == NULL || !g_pattern_match_simple (expected, line))
    assert_golden (line, golden);
}

/* A document of that many bytes, all good but its length. */
static GBytes *
make_long (gsize length)
{
  g_autoptr (GBytes) small = data_load (g_test_get_filename (G_TEST_DIST, "good", "small.acies", NULL));
  GByteArray *all = g_byte_array_new ();
  guint8      blank = '\n';

  g_byte_array_append (all, g_bytes_get_data (small, NULL), (guint) g_bytes_get_size (small));
  while (all->len < length)
    g_byte_array_append (all, &blank, 1);

  return g_byte_array_free_to_bytes (all);
}

static void
four_mebibytes_and_no_more (void)
{
  g_autoptr (GBytes) longest = make_long (ACIES_XML_MAX_BYTES);
  g_autoptr (GBytes) longer = make_long (ACIES_XML_MAX_BYTES + 1);
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (AciesState) state = NULL;
  g_autoptr (GError) error = NULL;

  state = data_read_good (get_library (), longest, "longest");
  g_assert_null (acies_scenario_read (longer, "longer", get_library (), findings, &error));
  g_assert_error (error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_TOO_BIG);
}

/* The small scenario with something put in before what is there already. */
static AciesFindings *
read_with (const char *before,
           const char *what,
           GError    **error)
{
  g_autoptr (GBytes) small = data_load (g_test_get_filename (G_TEST_DIST, "good", "small.acies", NULL));
  g_autofree char *text = g_strndup (g_bytes_get_data (small, NULL), g_bytes_get_size (small));
  const char      *at = strstr (text, before);
  g_autoptr (GString) all = g_string_new_len (text, at - text);
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (AciesState) state = NULL;
  AciesFindings *findings = acies_findings_new ();

  g_string_append (all, what);
  g_string_append (all, at);
  bytes = data_bytes (all->str);
  state = acies_scenario_read (bytes, "it", get_library (), findings, error);

  return findings;
}

static void
assert_only (AciesFindings *findings,
             const char    *code)
{
  g_assert_cmpuint (findings->list->len, ==, 1);
  g_assert_cmpstr (((AciesFinding *) g_ptr_array_index (findings->list, 0))->code, ==, code);
}

static void
units_beyond_250 (void)
{
  g_autoptr (GString) reserve = g_string_new (NULL);
  g_autoptr (AciesFindings) full = NULL;
  g_autoptr (AciesFindings) over = NULL;
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < ACIES_MAX_UNITS - 2; i++)
    g_string_append (reserve, "<reserve type='triarii' figures='3'/>");
  full = read_with ("<unit type=\"pri", reserve->str, &error);
  g_assert_no_error (error);
  data_assert_none (full, "full");
  g_string_append (reserve, "<reserve type='triarii' figures='3'/><reserve type='triarii' figures='3'/>");
  over = read_with ("<unit type=\"pri", reserve->str, &error);
  g_assert_no_error (error);
  assert_only (over, "too-many-units");
}

static void
texts_beyond_the_limit (void)
{
  g_autofree char *words = g_strnfill (ACIES_MAX_TEXT, 'x');
  g_autofree char *longest = g_strdup_printf ("<notes>%s</notes>", words);
  g_autofree char *longer = g_strdup_printf ("<notes>%sy</notes>", words);
  g_autoptr (GError) error = NULL;
  g_autoptr (AciesFindings) good = read_with ("<title>", longest, &error);
  g_autoptr (AciesFindings) bad = read_with ("<title>", longer, &error);

  g_assert_no_error (error);
  data_assert_none (good, "longest");
  assert_only (bad, "text-too-long");
}

static void
floods_of_elements (void)
{
  g_autoptr (GString) flood = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (AciesFindings) findings = NULL;

  for (guint i = 0; i < ACIES_XML_MAX_NODES; i++)
    g_string_append (flood, "<x xmlns='urn:x'/>");
  findings = read_with ("<title>", flood->str, &error);
  g_assert_error (error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_REFUSED);
}

/* However many faults there are, reading them takes no longer than the file. */
static void
floods_of_faults (void)
{
  g_autoptr (GString) flood = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (AciesFindings) findings = NULL;
  clock_t before = clock (); /* its own time, whatever else the machine does */

  for (guint i = 0; i < ACIES_XML_MAX_NODES / 2; i++)
    g_string_append_printf (flood, "<u%u/>", i);
  findings = read_with ("<title>", flood->str, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (findings->list->len, ==, ACIES_MAX_FINDINGS + 1);
  g_assert_cmpint ((clock () - before) / CLOCKS_PER_SEC, <, 20);
}

/* The same letters under whatever name their encoding has. */
static void
encodings (void)
{
  static const char *const good[] = { "UTF-8", "utf-8", "utf8", "UTF8", "Utf_8", "ASCII", "ascii", "us-ascii", "US_ASCII", "ANSI_X3.4-1968", "ISO646-US", "csASCII" };
  static const char *const bad[] = { "ISO-8859-1", "windows-1252", "UTF-16", "UTF-80", "cp437", "" };

  for (guint i = 0; i < G_N_ELEMENTS (good) + G_N_ELEMENTS (bad); i++)
    {
      const char      *name = i < G_N_ELEMENTS (good) ? good[i] : bad[i - G_N_ELEMENTS (good)];
      g_autofree char *text = g_strdup_printf ("<?xml version='1.0' encoding='%s'?><a b='ä'/>", name);
      g_autofree char *told = g_strdup_printf ("it:1: *UTF-8*“%s”*", name);
      g_autoptr (GBytes) bytes = data_bytes (text);
      g_autoptr (GError) error = NULL;
      g_autoptr (AciesXmlNode) document = acies_xml_parse (bytes, "it", &error);

      g_test_message ("%s", name);
      if (i < G_N_ELEMENTS (good))
        {
          g_assert_no_error (error);
          g_assert_cmpstr (acies_xml_get (acies_xml_root (document), "b"), ==, "ä");
          continue;
        }
      g_assert_error (error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_REFUSED);
      data_assert_like (error->message, told);
    }
}

/* Letters of another encoding are explained by its name, where the file has it. */
static void
letters_of_another_encoding (void)
{
  static const char *const rows[][2] = {
    { "<?xml version='1.0' encoding='ISO-8859-1'?>\n<a b='\xe4'/>", "it:1: *UTF-8*“ISO-8859-1”*" },
    { "<?xml version='1.0' encoding='ASCII'?>\n<a b='\xe4'/>", "it:2: * 46 *0xE4*" },
    { "<a>\n\n\xe4</a>", "it:3: * 6 *0xE4*" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GBytes) bytes = data_bytes (rows[i][0]);
      g_autoptr (GError) error = NULL;

      g_assert_null (acies_xml_parse (bytes, "it", &error));
      data_assert_like (error->message, rows[i][1]);
    }
}

static void
add_files (GTestFileType where,
           const char   *folder,
           const char   *suffix,
           GTestDataFunc test)
{
  g_autofree char *place = g_test_build_filename (where, folder, NULL);
  g_auto (GStrv) paths = data_list_files (place, suffix);

  for (guint i = 0; paths[i] != NULL; i++)
    {
      g_autofree char *name = g_path_get_basename (paths[i]);
      g_autofree char *path = g_strconcat ("/formats/", folder, "/", name, NULL);

      g_test_add_data_func_full (path, g_strdup (paths[i]), test, g_free);
    }
}

int
main (int   argc,
      char *argv[])
{
  static const char *const tables[] = { "bad/game", "bad/json", "bad/scenario", "bad/semantic", "bad/tmx" };
  int                      status;

  g_test_init (&argc, &argv, NULL);
  add_files (G_TEST_DIST, "good", ".acies", come_back);
  add_files (G_TEST_DIST, "good", ".aciesgame", come_back);
  add_files (G_TEST_DIST, "good/other-forms", ".acies", become_canonical);
  add_files (G_TEST_BUILT, "bad/scenario", ".acies", is_told);
  add_files (G_TEST_BUILT, "bad/game", ".aciesgame", is_told);
  add_files (G_TEST_BUILT, "bad/semantic", ".acies", is_told);
  add_files (G_TEST_BUILT, "bad/semantic", ".aciesgame", is_told);
  add_files (G_TEST_DIST, "good/json", ".json", is_imported);
  add_files (G_TEST_BUILT, "bad/json", ".json", is_told);
  add_files (G_TEST_DIST, "good/tmx", ".tmx", is_imported);
  add_files (G_TEST_BUILT, "bad/tmx", ".tmx", is_refused);
  g_test_add_func ("/formats/limits/four-mebibytes-and-no-more", four_mebibytes_and_no_more);
  g_test_add_func ("/formats/limits/units-beyond-250", units_beyond_250);
  g_test_add_func ("/formats/limits/texts-beyond-the-limit", texts_beyond_the_limit);
  g_test_add_func ("/formats/limits/floods-of-elements", floods_of_elements);
  g_test_add_func ("/formats/limits/floods-of-faults", floods_of_faults);
  g_test_add_func ("/formats/encodings", encodings);
  g_test_add_func ("/formats/letters-of-another-encoding", letters_of_another_encoding);
  status = g_test_run ();
  for (guint i = 0; g_getenv ("UPDATE_GOLDEN") != NULL && i < G_N_ELEMENTS (tables); i++)
    rewrite_table (tables[i]);
  acies_library_unref (get_library ());

  return status;
}
