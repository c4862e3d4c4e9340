/* test-formats-recover.c - what becomes of damaged files: a copy with a list, or one sentence
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "formats/files/format-error.h"
#include "formats/game/recover.h"
#include "support/data.h"

#include <string.h>

#define CARDS ", 2 *card*, 1 switch, 1 text*"
#define DROPPED_NOTHING ": nothing."

static AciesLibrary *
get_library (void)
{
  static AciesLibrary *library;

  if (library == NULL)
    library = acies_library_new (NULL);

  return library;
}

/* What of tests/bad nothing can be made of, and why. Everything else opens. */
typedef struct
{
  const char *name;
  int         code;
  const char *fact; /* must occur in what is told */
} Refused;

static const Refused refused[] = {
  { "billion-laughs.acies", ACIES_FORMAT_ERROR_REFUSED, "DOCTYPE" },
  { "deep-but-valid.acies", ACIES_FORMAT_ERROR_REFUSED, " 32 " },
  { "deep.acies", ACIES_FORMAT_ERROR_REFUSED, " 32 " },
  { "document-type.acies", ACIES_FORMAT_ERROR_REFUSED, "DOCTYPE" },
  { "empty.acies", ACIES_FORMAT_ERROR_NOT_XML, "empty" },
  { "external-document-type.acies", ACIES_FORMAT_ERROR_REFUSED, "DOCTYPE" },
  { "external-entity.acies", ACIES_FORMAT_ERROR_REFUSED, "DOCTYPE" },
  { "game-of-unknown-ruleset.aciesgame", ACIES_FORMAT_ERROR_UNKNOWN_RULESET, "“rome-vs-parthia”" },
  { "game-without-board.aciesgame", ACIES_FORMAT_ERROR_NO_BOARD, "<board>" },
  { "game-without-scenario.aciesgame", ACIES_FORMAT_ERROR_NO_BOARD, "<scenario>" },
  { "many-attributes.acies", ACIES_FORMAT_ERROR_REFUSED, " 64 " },
  { "not-xml.acies", ACIES_FORMAT_ERROR_NOT_XML, "XML" },
  { "only-a-comment.acies", ACIES_FORMAT_ERROR_NOT_XML, "XML" },
  { "other-encoding.acies", ACIES_FORMAT_ERROR_REFUSED, "UTF-8" },
  { "ruleset-is-a-path.acies", ACIES_FORMAT_ERROR_UNKNOWN_RULESET, "“../rome-vs-macedon”" },
  { "unknown-ruleset.acies", ACIES_FORMAT_ERROR_UNKNOWN_RULESET, "“rome-vs-parthia”" },
  { "wrong-root.acies", ACIES_FORMAT_ERROR_WRONG_ROOT, "<battle>" },
};

static const Refused *
find_refused (const char *path)
{
  g_autofree char *name = g_path_get_basename (path);

  for (guint i = 0; i < G_N_ELEMENTS (refused); i++)
    if (g_str_equal (refused[i].name, name))
      return &refused[i];

  return NULL;
}

static AciesState *
recover_any (GBytes        *bytes,
             const char    *path,
             AciesFindings *findings,
             GError       **error)
{
  g_autoptr (AciesGameFile) game = NULL;

  if (!g_str_has_suffix (path, ".aciesgame"))
    return acies_scenario_recover (bytes, "it", get_library (), findings, error);
  game = acies_game_recover (bytes, "it", get_library (), findings, error);

  return game != NULL ? acies_state_copy (game->scenario) : NULL;
}

/* What was recovered can be saved, and is then as good as any. */
static void
assert_sound (const AciesState *state)
{
  g_autoptr (AciesTexts) texts = NULL;
  g_autoptr (GBytes) written = acies_scenario_write_bytes (state, &texts);
  g_autoptr (AciesState) again = data_read_good (get_library (), written, "what was recovered");
  g_autoptr (AciesState) expected = acies_state_copy (state);

  acies_texts_unref (expected->texts);
  expected->texts = acies_texts_ref (texts);
  g_assert_true (acies_state_equal (again, expected));
}

static void
opens_or_says_why (gconstpointer data)
{
  const char    *path = data;
  const Refused *why = find_refused (path);
  g_autoptr (GBytes) bytes = data_load (path);
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (AciesState) state = recover_any (bytes, path, findings, &error);
  g_autofree char *summary = NULL;

  if (state == NULL)
    {
      g_test_message ("%s", error->message);
      g_assert_nonnull (why);
      g_assert_error (error, ACIES_FORMAT_ERROR, why->code);
      g_assert_nonnull (strstr (error->message, why->fact));
      g_assert_null (strchr (error->message, '\n'));
      return;
    }
  g_assert_null (why);
  g_assert_no_error (error);
  g_assert_cmpuint (acies_findings_count (findings, ACIES_SEVERITY_ERROR), >, 0);
  assert_sound (state);
  summary = acies_recover_describe (bytes, state);
  g_test_message ("%s", summary);
  for (guint i = 0; i < findings->list->len; i++)
    g_test_message ("%s", ((AciesFinding *) g_ptr_array_index (findings->list, i))->message);
}

/* Some of them, number by number: what is kept, then what is dropped. */
static void
tells_what_became_of_it (void)
{
  static const char *const cases[][3] = {
    { "truncated.acies", "not-well-formed", "*: 1 terrain*, 1 switch, 1 text*: 1 unit." },
    { "no-board.acies", "missing-board", "*: 2 unit*" CARDS "*" DROPPED_NOTHING },
    { "ruleset-missing.acies", "missing-ruleset", "*: 2 unit*, 1 terrain*" CARDS "*" DROPPED_NOTHING },
    { "no-namespace.acies", "wrong-namespace", "*: 2 unit*, 1 terrain*" CARDS "*" DROPPED_NOTHING },
    { "nul.acies", "not-text", "*: 2 unit*, 1 terrain*" CARDS "*" DROPPED_NOTHING },
    { "figures-two.acies", "bad-number", "*: 1 unit, 1 terrain*" CARDS "*: 1 unit." },
    { "terrain-hex-malformed.acies", "bad-hex", "*: 2 unit*" CARDS "*: 1 terrain*" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GBytes) bytes = data_load (g_test_get_filename (G_TEST_BUILT, "bad", "scenario", cases[i][0], NULL));
      g_autoptr (AciesFindings) findings = acies_findings_new ();
      g_autoptr (GError) error = NULL;
      g_autoptr (AciesState) state = acies_scenario_recover (bytes, "it", get_library (), findings, &error);
      g_autofree char *summary = NULL;
      gboolean         found = FALSE;

      g_assert_no_error (error);
      for (guint k = 0; k < findings->list->len; k++)
        found |= g_str_equal (((AciesFinding *) g_ptr_array_index (findings->list, k))->code, cases[i][1]);
      g_test_message ("%s", cases[i][0]);
      g_assert_true (found);
      summary = acies_recover_describe (bytes, state);
      data_assert_like (summary, cases[i][2]);
    }
}

/* What is good needs no recovery and no word. */
static void
good_stays_good (void)
{
  g_auto (GStrv) paths = data_list_scenarios (get_library ());

  for (guint i = 0; paths[i] != NULL; i++)
    {
      g_autoptr (GBytes) bytes = data_load (paths[i]);
      g_autoptr (AciesFindings) findings = acies_findings_new ();
      g_autoptr (GError) error = NULL;
      g_autoptr (AciesState) state = acies_scenario_recover (bytes, "it", get_library (), findings, &error);
      g_autofree char *summary = NULL;

      g_assert_no_error (error);
      data_assert_none (findings, paths[i]);
      summary = acies_recover_describe (bytes, state);
      g_assert_true (g_str_has_suffix (summary, DROPPED_NOTHING));
    }
}

static guint
count_of (const char *text,
          gsize       length,
          const char *what)
{
  guint n = 0;

  for (const char *c = text; (c = g_strstr_len (c, (gssize) (text + length - c), what)) != NULL; c++)
    n++;

  return n;
}

static guint
count_units (const AciesState *state)
{
  guint n = 0;

  for (guint i = 0; i < state->n_units; i++)
    n += state->units[i].place == ACIES_PLACE_BOARD;

  return n;
}

/* Of a file that ends anywhere every unit is there that was written whole. */
static void
cut_anywhere (void)
{
  g_autofree char *path = g_build_filename (acies_library_get_folder (get_library ()),
                                            "rulesets/rome-vs-macedon/scenarios/pydna.acies", NULL);
  g_autoptr (GBytes) whole = data_load (path);
  const char *text = g_bytes_get_data (whole, NULL);
  const char *first = strstr (text, "<title>");
  guint       opened = 0;

  for (gsize length = 1; length < g_bytes_get_size (whole) - 1; length += 13)
    {
      g_autoptr (GBytes) part = g_bytes_new_from_bytes (whole, 0, length);
      g_autoptr (AciesFindings) findings = acies_findings_new ();
      g_autoptr (GError) error = NULL;
      g_autoptr (AciesState) state = acies_scenario_recover (part, "it", get_library (), findings, &error);

      if (text + length > first + strlen ("<title>"))
        g_assert_no_error (error);
      g_assert_true ((state == NULL) == (error != NULL));
      if (state == NULL)
        continue;
      opened++;
      g_assert_cmpuint (acies_findings_count (findings, ACIES_SEVERITY_ERROR), >, 0);
      g_assert_cmpuint (count_units (state) + (text[length - 1] != '\n'), >=, count_of (text, length, "<unit "));
      assert_sound (state);
    }
  g_assert_cmpuint (opened, >, 100);
}

/* Anything may happen to a file on its way; reading it ends well, and what opens can be saved. */
static void
random_damage (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (216);
  g_autoptr (GBytes) whole = data_load (g_test_get_filename (G_TEST_DIST, "good", "everything.acies", NULL));
  guint opened = 0;

  for (guint i = 0; i < 1500; i++)
    {
      gsize  length;
      char  *text = g_memdup2 (g_bytes_get_data (whole, &length), g_bytes_get_size (whole));
      gint32 size = (gint32) length;
      g_autoptr (GBytes) damaged = NULL;
      g_autoptr (AciesFindings) findings = acies_findings_new ();
      g_autoptr (GError) error = NULL;
      g_autoptr (AciesState) state = NULL;

      for (guint n = 1 + i % 6; n > 0; n--)
        text[g_rand_int_range (rand, 0, size)] = (char) (i % 2 == 0 ? "<>\"'&/ =\n\0"[g_rand_int_range (rand, 0, 10)]
                                                                    : g_rand_int_range (rand, 0, 256));
      damaged = g_bytes_new_take (text, length);
      state = acies_scenario_recover (damaged, "it", get_library (), findings, &error);
      g_assert_true ((state == NULL) == (error != NULL));
      if (state != NULL)
        assert_sound (state);
      opened += state != NULL;
    }
  g_test_message ("%u of 1500 opened", opened);
  g_assert_cmpuint (opened, >, 1200);
}

static void
add_files (const char *folder,
           const char *suffix)
{
  g_autofree char *place = g_test_build_filename (G_TEST_BUILT, folder, NULL);
  g_auto (GStrv) paths = data_list_files (place, suffix);

  for (guint i = 0; paths[i] != NULL; i++)
    {
      g_autofree char *name = g_path_get_basename (paths[i]);
      g_autofree char *path = g_strconcat ("/recover/", folder, "/", name, NULL);

      g_test_add_data_func_full (path, g_strdup (paths[i]), opens_or_says_why, g_free);
    }
}

int
main (int   argc,
      char *argv[])
{
  int status;

  g_test_init (&argc, &argv, NULL);
  add_files ("bad/scenario", ".acies");
  add_files ("bad/game", ".aciesgame");
  add_files ("bad/semantic", ".acies");
  add_files ("bad/semantic", ".aciesgame");
  g_test_add_func ("/recover/tells-what-became-of-it", tells_what_became_of_it);
  g_test_add_func ("/recover/good-stays-good", good_stays_good);
  g_test_add_func ("/recover/cut-anywhere", cut_anywhere);
  g_test_add_func ("/recover/random-damage", random_damage);
  status = g_test_run ();
  acies_library_unref (get_library ());

  return status;
}
