/* test-sheet-guess.c - what is guessed of a scenario sheet without a font is never less than what fonts take
 *
 * Every random thing is drawn from a seed of its own, so that a failure can be repeated.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ai/random.h"
#include "engine/core/engine.h"
#include "engine/find/findings.h"
#include "render/sheet-private.h"
#include "support/battles.h"
#include "support/data.h"
#include "support/odd-board.h"

#include <string.h>

#define N_RANDOM many (30, 2000)
#define TOLERANCE 0.01

static AciesState *
read_scenario (AciesLibrary *library,
               const char   *path)
{
  g_autoptr (GBytes) bytes = data_load (path);

  return data_read_good (library, bytes, path);
}

/* Words, long and short ones, of the letters for which there is a guess. */
static char *
random_text (AciesAiRng *rng,
             guint       longest)
{
  static const char *const pieces[] = {
    "men ", "Hannibal ", "a ", "WAWEMMWMMWMWMMWMWMWMWMWMWMMMMMWWWWWMWMWM", "illi ", "mmmmm ", "Überraschungsangriffsvorbereitungen ",
    "Ξενοφῶν ", "Юг ", "168 ", "– ", "(Phalanx) ", "“and so” "
  };
  guint    length = 1 + acies_ai_rng_below (rng, longest);
  GString *text = g_string_new (NULL);

  while (text->len < length)
    g_string_append (text, pieces[acies_ai_rng_below (rng, G_N_ELEMENTS (pieces))]);
  return g_string_free (text, FALSE);
}

static void
test_letters (void)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_auto (GStrv) paths = data_list_scenarios (library);
  g_autoptr (AciesState) state = read_scenario (library, paths[0]);
  PangoContext *context = acies_sheet_new_context ();
  guint         n_lines = 0;

  for (guint seed = 0; seed < N_RANDOM; seed++)
    for (AciesSheetFont font = 0; font < ACIES_N_SHEET_FONTS; font++)
      {
        AciesAiRng         rng = acies_ai_rng_seeded (seed * ACIES_N_SHEET_FONTS + font);
        double             width = acies_ai_rng_below (&rng, 4) * 60;
        AciesSheetMatter  *set = acies_sheet_matter_new (context, state, 7.5 + acies_ai_rng_below (&rng, 6), 160);
        AciesSheetMatter  *guessed = acies_sheet_matter_new (NULL, state, set->size, 160);
        g_autofree char   *text = random_text (&rng, 300);
        AciesSheetLetters *real = acies_sheet_set (set, font, text, width);
        AciesSheetLetters *guess = acies_sheet_set (guessed, font, text, width);

        g_test_message ("seed %u, font %u, width %.0f: %s", seed, font, width, text);
        g_assert_cmpfloat (acies_sheet_text_width (guess), >=, acies_sheet_text_width (real) - TOLERANCE);
        g_assert_cmpfloat (acies_sheet_text_height (guess), >=, acies_sheet_text_height (real) - TOLERANCE);
        g_assert_cmpuint (acies_sheet_text_lines (guess), >=, acies_sheet_text_lines (real));
        g_assert_cmpint (guessed->is_unsure, ==, !acies_sheet_can_guess (text));
        n_lines += acies_sheet_text_lines (real);
        acies_sheet_matter_free (set);
        acies_sheet_matter_free (guessed);
      }
  g_assert_cmpuint (n_lines, >, N_RANDOM * ACIES_N_SHEET_FONTS);
  g_object_unref (context);
}

/* Letters of other scripts, accents over accents, tabs and breaks may be as high and wide as they like. */
static void
test_strange_letters (void)
{
  static const char *const strange[] = { "ピドナ", "معركة", "Z\xcd\x91\xcd\xa8", "\t", "a\nb", "🏺", "\xe2\x80\xa8", "Ξ\xef\xb7\xbd" };
  static const char *const usual[] = { "", "Pydna", "Überfall", "Ξενοφων", "Ганнибал", "1 × 4", "“168–167”" };

  for (guint i = 0; i < G_N_ELEMENTS (strange); i++)
    g_assert_false (acies_sheet_can_guess (strange[i]));
  for (guint i = 0; i < G_N_ELEMENTS (usual); i++)
    g_assert_true (acies_sheet_can_guess (usual[i]));
}

static gboolean
has_room (const AciesState *state,
          AciesPaper        paper)
{
  AciesPage page = acies_page (paper, ACIES_ORIENTATION_BOARD, state->board);
  g_autoptr (AciesSheet) sheet = acies_sheet_new (state, &page);
  guint n;

  acies_sheet_get_losses (sheet, &n);
  return n == 0;
}

/* @yes, @no: (inout): how often the answer was that, @both: for all papers at once */
static void
assert_guess_is_safe (const AciesState *state,
                      guint            *yes,
                      guint            *no,
                      guint            *both)
{
  AciesPage common = acies_page_common (ACIES_ORIENTATION_BOARD, state->board);
  gboolean  fits_both = acies_sheet_fits_guessed (state, &common);

  *both += fits_both;
  for (AciesPaper paper = 0; paper < ACIES_N_PAPERS; paper++)
    {
      AciesPage page = acies_page (paper, ACIES_ORIENTATION_BOARD, state->board);
      gboolean  fits = acies_sheet_fits_guessed (state, &page);

      ++*(fits ? yes : no);
      if (fits || fits_both)
        g_assert_true (has_room (state, paper));
    }
}

/* What is said to fit does, of battles that come with the program and of random ones. Rules in short fill their pages: without
 * them half of the sheets are sure to fit. */
static void
test_fits (void)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_auto (GStrv) paths = data_list_scenarios (library);
  guint n_paths = g_strv_length (paths);
  guint yes = 0, no = 0, both = 0;
  guint n_plain = 0;

  for (guint i = 0; paths[i] != NULL; i++)
    {
      g_autoptr (AciesState) state = read_scenario (library, paths[i]);

      n_plain += state->ruleset->procs->scenario->describe_rules == NULL;
      assert_guess_is_safe (state, &yes, &no, &both);
    }
  g_assert_cmpuint (yes, >=, n_plain);
  for (guint seed = 0; seed < N_RANDOM; seed++)
    {
      AciesAiRng rng = acies_ai_rng_seeded (seed);
      g_autoptr (AciesState) like = read_scenario (library, paths[acies_ai_rng_below (&rng, n_paths)]);
      g_autoptr (AciesState) state = odd_board_new (like, &rng);
      g_autofree char *text = random_text (&rng, 2000);

      g_test_message ("seed %u", seed);
      acies_texts_unref (state->texts);
      state->texts = acies_texts_new ();
      acies_texts_set (state->texts, ACIES_TEXT_BRIEFING, text);
      assert_guess_is_safe (state, &yes, &no, &both);
    }
  g_assert_cmpuint (yes, >, n_plain + N_RANDOM / 20);
  g_assert_cmpuint (both, >, yes / 3);
  g_test_message ("%u yes, %u no, %u for all", yes, no, both);
  g_assert_cmpuint (no, >, N_RANDOM / 10);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sheet-guess/letters", test_letters);
  g_test_add_func ("/sheet-guess/strange-letters", test_strange_letters);
  g_test_add_func ("/sheet-guess/fits", test_fits);

  return g_test_run ();
}
