/* test-formats-scenario.c - scenarios come back byte for byte, others are brought into form
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/core/engine.h"
#include "engine/core/event.h"
#include "support/data.h"

#include <string.h>

typedef struct
{
  AciesLibrary *library;
} Fixture;

static void
set_up (Fixture      *self,
        gconstpointer unused)
{
  self->library = acies_library_new (NULL);
}

static void
tear_down (Fixture      *self,
           gconstpointer unused)
{
  acies_library_unref (self->library);
}

static void
assert_written (const AciesState *state,
                GBytes           *expected)
{
  g_autofree char *written = acies_scenario_write (state);
  g_autofree char *text = g_strndup (g_bytes_get_data (expected, NULL), g_bytes_get_size (expected));

  g_assert_cmpstr (written, ==, text);
}

static void
assert_come_back (Fixture    *self,
                  const GStrv paths)
{
  for (guint i = 0; paths[i] != NULL; i++)
    {
      g_autoptr (GBytes) bytes = data_load (paths[i]);
      g_autoptr (AciesState) state = data_read_good (self->library, bytes, paths[i]);

      assert_written (state, bytes);
    }
}

static void
bundled_come_back (Fixture      *self,
                   gconstpointer unused)
{
  g_auto (GStrv) rulesets = acies_library_list_rulesets (self->library);
  g_auto (GStrv) paths = data_list_scenarios (self->library);

  g_assert_cmpuint (g_strv_length (paths), ==, 36);
  assert_come_back (self, paths);
  for (guint i = 0; rulesets[i] != NULL; i++)
    {
      g_auto (GStrv) puzzles = acies_library_list_puzzles (self->library, rulesets[i]);

      assert_come_back (self, puzzles);
    }
}

/* LANGUAGE is read whenever it has changed. */
static AciesState *
read_in (Fixture    *self,
         const char *languages)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "good", "languages.acies", NULL);
  g_autoptr (GBytes) bytes = data_load (path);

  g_setenv ("LANGUAGE", languages, TRUE);

  return data_read_good (self->library, bytes, path);
}

static void
best_language_is_shown (Fixture      *self,
                        gconstpointer unused)
{
  static const char *const rows[][4] = {
    { "C", "Ford", "Le gué", "One" },
    { "de_AT", "Furt", "Le gué", "" },
    { "es:de", "Furt", "Le gué", "" },
    { "pt_BR.UTF-8", "Vau", "Le gué", "One" },
    { "pt_PT", "Vau", "Le gué", "One" },
    { "d", "Ford", "Le gué", "One" },
    { "fr:de", "Furt", "Le gué", "" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (AciesState) state = read_in (self, rows[i][0]);

      g_test_message ("%s", rows[i][0]);
      g_assert_cmpstr (state->texts->text[ACIES_TEXT_TITLE], ==, rows[i][1]);
      g_assert_cmpstr (state->texts->text[ACIES_TEXT_BRIEFING], ==, rows[i][2]);
      g_assert_cmpstr (state->texts->text[ACIES_TEXT_NOTES], ==, rows[i][3]);
      g_assert_cmpstr (acies_texts_get_default (state->texts, ACIES_TEXT_TITLE), ==, "Ford");
      g_assert_cmpstr (acies_texts_get_default (state->texts, ACIES_TEXT_BRIEFING), ==, "Le gué");
      g_assert_cmpstr (acies_texts_get_default (state->texts, ACIES_TEXT_DATE), ==, "");
    }
}

static void
editing_keeps_other_languages (Fixture      *self,
                               gconstpointer unused)
{
  static const char *const rows[][3] = {
    { "C", "<title>Ford</title>", "<title>Über</title>" },
    { "de", "<title xml:lang=\"de\">Furt</title>", "<title xml:lang=\"de\">Über</title>" },
    { "pt", "<title xml:lang=\"pt-BR\">Vau</title>", "<title xml:lang=\"pt-BR\">Über</title>" },
    { "de", "<title xml:lang=\"de\">Furt</title>", "<title xml:lang=\"de\"></title>" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (AciesState) state = read_in (self, rows[i][0]);
      g_autofree char *before = acies_scenario_write (state);
      g_auto (GStrv) parts = g_strsplit (before, rows[i][1], -1);
      g_autofree char *expected = g_strjoinv (rows[i][2], parts);
      AciesCommand     command = acies_command (ACIES_COMMAND_TEXT);
      g_autoptr (GArray) events = acies_events_new ();
      g_autoptr (GError) error = NULL;
      g_autofree char *after = NULL;
      g_autoptr (GBytes) bytes = NULL;
      g_autoptr (AciesState) again = NULL;

      g_assert_cmpuint (g_strv_length (parts), ==, 2);
      command.id = ACIES_TEXT_TITLE;
      command.text = i < 3 ? "Über" : "";
      g_assert_true (acies_engine_apply (state, &command, events, &error));
      g_assert_no_error (error);
      after = acies_scenario_write (state);
      g_assert_cmpstr (after, ==, expected);
      bytes = data_bytes (after);
      again = data_read_good (self->library, bytes, "written");
      g_assert_true (acies_texts_equal (again->texts, state->texts));
      g_assert_cmpstr (again->texts->text[ACIES_TEXT_TITLE], ==, command.text);
    }
}

/* One order whatever that of the file: a game compares its scenario with the one it was begun from. */
static void
texts_in_any_order (Fixture      *self,
                    gconstpointer unused)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "good", "other-forms", "shuffled.acies", NULL);
  g_autofree char *canonical = g_test_build_filename (G_TEST_DIST, "good", "other-forms", "shuffled.canonical", NULL);
  g_autoptr (GBytes) bytes = data_load (path);
  g_autoptr (GBytes) written = data_load (canonical);
  g_autoptr (AciesState) state = data_read_good (self->library, bytes, path);
  g_autoptr (AciesState) again = data_read_good (self->library, written, canonical);

  g_assert_cmpuint (state->texts->alternatives->len, ==, 4);
  g_assert_true (acies_texts_equal (state->texts, again->texts));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/formats/scenario/bundled-come-back", Fixture, NULL, set_up, bundled_come_back, tear_down);

  g_test_add ("/formats/scenario/best-language-is-shown", Fixture, NULL, set_up, best_language_is_shown, tear_down);
  g_test_add ("/formats/scenario/texts-in-any-order", Fixture, NULL, set_up, texts_in_any_order, tear_down);
  g_test_add ("/formats/scenario/editing-keeps-other-languages", Fixture, NULL, set_up, editing_keeps_other_languages, tear_down);

  return g_test_run ();
}
