/* test-sheet.c - the scenario sheet: what stands on it, where, and what does not fit
 *
 * Every random thing is drawn from a seed of its own, so that a failure can be repeated.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/core/engine.h"
#include "engine/find/findings.h"
#include "engine/view/guide.h"
#include "render/export.h"
#include "render/sheet-private.h"
#include "support/battles.h"
#include "support/data.h"
#include "support/odd-board.h"
#include "support/pictures.h"

#include <string.h>

#define N_RANDOM many (4, 300)
#define FINENESS 8 /* pixels in a point */

typedef struct
{
  AciesLibrary *library;
  GPtrArray    *battles; /* of AciesState: all that come with the program */
} Fixture;

static AciesState *
read_scenario (AciesLibrary *library,
               const char   *path)
{
  g_autoptr (GBytes) bytes = data_load (path);

  return data_read_good (library, bytes, path);
}

static void
set_up (Fixture      *self,
        gconstpointer data)
{
  g_auto (GStrv) paths = NULL;

  self->library = acies_library_new (NULL);
  self->battles = g_ptr_array_new_with_free_func ((GDestroyNotify) acies_state_free);
  paths = data_list_scenarios (self->library);
  for (guint i = 0; paths[i] != NULL; i++)
    g_ptr_array_add (self->battles, read_scenario (self->library, paths[i]));
}

static void
tear_down (Fixture      *self,
           gconstpointer data)
{
  g_ptr_array_unref (self->battles);
  acies_library_unref (self->library);
}

/* A copy of the battle of that title, to be changed. */
static AciesState *
battle (Fixture    *self,
        const char *title)
{
  for (guint i = 0; i < self->battles->len; i++)
    {
      const AciesState *state = g_ptr_array_index (self->battles, i);

      if (g_str_equal (state->texts->text[ACIES_TEXT_TITLE], title))
        return acies_state_copy (state);
    }
  g_assert_not_reached ();
}

static void
set_text (AciesState   *state,
          AciesTextKind kind,
          const char   *text)
{
  acies_texts_make_writable (&state->texts);
  acies_texts_set (state->texts, kind, text);
}

static AciesSheet *
new_sheet (const AciesState *state,
           AciesPaper        paper,
           AciesOrientation  orientation)
{
  AciesPage page = acies_page (paper, orientation, state->board);

  return acies_sheet_new (state, &page);
}

/* --- what must hold of each sheet ----------------------------------------------------------- */

static void
assert_within (const AciesPage *page,
               double           x,
               double           y,
               double           width,
               double           height)
{
  const double slack = 2.0 / FINENESS; /* ink is told in whole pixels, and one around */

  g_assert_cmpfloat (x, >=, page->left - slack);
  g_assert_cmpfloat (y, >=, page->top - slack);
  g_assert_cmpfloat (x + width, <=, page->width - page->right + slack);
  g_assert_cmpfloat (y + height, <=, page->height - page->bottom + slack);
}

static gboolean
overlap (const AciesSheetBlock *a,
         const AciesSheetBlock *b)
{
  return a->x + a->width > b->x + 0.01 && b->x + b->width > a->x + 0.01 &&
         a->y + a->height > b->y + 0.01 && b->y + b->height > a->y + 0.01;
}

static void
assert_blocks (const AciesSheet *sheet)
{
  guint                  n = sheet->blocks->len;
  const AciesSheetBlock *blocks = (const AciesSheetBlock *) sheet->blocks->data;

  g_assert_cmpuint (n, >=, 4);
  for (guint i = 0; i < n; i++)
    {
      assert_within (acies_sheet_get_page (sheet), blocks[i].x, blocks[i].y, blocks[i].width, blocks[i].height);
      for (guint j = 0; j < i; j++)
        g_assert_false (overlap (&blocks[i], &blocks[j]));
    }
}

/* What is drawn, drawn on nothing: only its extents are wanted. */
static void
assert_ink (const AciesSheet *sheet,
            AciesTheme       *theme)
{
  cairo_surface_t *surface = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
  cairo_t         *cr = cairo_create (surface);
  double           x, y, width, height;

  cairo_scale (cr, FINENESS, FINENESS);
  acies_sheet_draw (sheet, cr, theme, FINENESS);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  cairo_recording_surface_ink_extents (surface, &x, &y, &width, &height);
  cairo_surface_destroy (surface);
  assert_within (acies_sheet_get_page (sheet), x / FINENESS, y / FINENESS, width / FINENESS, height / FINENESS);
  g_assert_cmpfloat (width / FINENESS, >, 100);
}

static gboolean
has_loss (const AciesSheet *sheet,
          AciesSheetPart    part,
          guint             index)
{
  guint                 n;
  const AciesSheetLoss *losses = acies_sheet_get_losses (sheet, &n);

  for (guint i = 0; i < n; i++)
    if (losses[i].part == part && losses[i].index == index)
      return TRUE;
  return FALSE;
}

/* Letters and digits of a text, as lines may be broken anywhere. */
static char *
dup_letters (const char *text)
{
  GString *letters = g_string_new (NULL);

  for (; *text != '\0'; text = g_utf8_next_char (text))
    if (g_unichar_isalnum (g_utf8_get_char (text)))
      g_string_append_unichar (letters, g_utf8_get_char (text));
  return g_string_free (letters, FALSE);
}

/* What is not lost is all there. */
static void
assert_texts (const AciesSheet *sheet,
              const AciesState *state)
{
  g_autofree char *all = acies_sheet_dup_text (sheet);
  g_autofree char *letters = dup_letters (all);

  for (guint kind = 0; kind < ACIES_N_TEXTS; kind++)
    {
      g_autofree char *wanted = dup_letters (state->texts->text[kind]);
      gboolean         is_head = kind != ACIES_TEXT_BRIEFING && kind != ACIES_TEXT_NOTES;

      if (!has_loss (sheet, is_head ? ACIES_SHEET_TITLE : ACIES_SHEET_TEXT, is_head ? 0 : kind))
        g_assert_nonnull (strstr (letters, wanted));
    }
}

static void
assert_sheet (const AciesSheet *sheet,
              const AciesState *state,
              AciesTheme       *theme)
{
  guint                 n;
  const AciesSheetLoss *losses = acies_sheet_get_losses (sheet, &n);

  assert_blocks (sheet);
  assert_ink (sheet, theme);
  assert_texts (sheet, state);
  g_assert_cmpfloat (sheet->size, >=, ACIES_SHEET_SMALLEST);
  for (guint i = 0; i < n; i++)
    g_assert_cmpuint (losses[i].lines, >, 0);
}

/* What is found is what is missing on one of the papers. */
static void
assert_found (const AciesState *state)
{
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  guint most = 0;

  acies_sheet_find (state, findings);
  for (AciesPaper paper = 0; paper < ACIES_N_PAPERS; paper++)
    {
      g_autoptr (AciesSheet) sheet = new_sheet (state, paper, ACIES_ORIENTATION_BOARD);
      guint n;

      acies_sheet_get_losses (sheet, &n);
      most = MAX (most, n);
    }
  g_assert_cmpuint (findings->list->len, >=, most);
  g_assert_cmpint (findings->list->len > 0, ==, most > 0);
}

/* --- cases ---------------------------------------------------------------------------------- */

static void
test_pages (Fixture      *self,
            gconstpointer data)
{
  g_autoptr (AciesBoard) wide = acies_board_new (ACIES_BOARD_HEXES, 12, 9);
  g_autoptr (AciesBoard) tall = acies_board_new (ACIES_BOARD_HEXES, 9, 20);
  AciesPage page = acies_page (ACIES_PAPER_A4, ACIES_ORIENTATION_BOARD, wide);

  g_assert_cmpfloat_with_epsilon (page.width, 841.89, 0.01);
  g_assert_cmpfloat_with_epsilon (page.height, 595.28, 0.01);
  page = acies_page (ACIES_PAPER_A4, ACIES_ORIENTATION_BOARD, tall);
  g_assert_cmpfloat_with_epsilon (page.width, 595.28, 0.01);
  page = acies_page (ACIES_PAPER_LETTER, ACIES_ORIENTATION_PORTRAIT, wide);
  g_assert_cmpfloat_with_epsilon (page.width, 612, 0.01);
  g_assert_cmpfloat_with_epsilon (page.height, 792, 0.01);
  page = acies_page (ACIES_PAPER_LETTER, ACIES_ORIENTATION_LANDSCAPE, tall);
  g_assert_cmpfloat_with_epsilon (page.width, 792, 0.01);
}

/* Portrait or landscape, but what suits the board is the same page. */
static gboolean
is_of_board (const AciesState *state,
             AciesPaper        paper,
             AciesOrientation  orientation)
{
  return orientation != ACIES_ORIENTATION_BOARD &&
         acies_page (paper, orientation, state->board).width == acies_page (paper, ACIES_ORIENTATION_BOARD, state->board).width;
}

/* The battles that come with the program fit on every paper, either way round, and in letters of a good size as suits the board;
 * but rules in short may need the smallest letters. In a usual run every second battle is also turned. */
static void
test_battles (Fixture      *self,
              gconstpointer data)
{
  for (guint i = 0; i < self->battles->len; i++)
    {
      const AciesState *state = g_ptr_array_index (self->battles, i);
      g_autoptr (AciesTheme) theme = acies_theme_new_plain (state->ruleset);

      for (AciesPaper paper = many (i % ACIES_N_PAPERS, 0); paper < ACIES_N_PAPERS; paper += many (ACIES_N_PAPERS, 1))
        for (AciesOrientation orientation = 0; orientation <= ACIES_ORIENTATION_LANDSCAPE; orientation++)
          {
            g_autoptr (AciesSheet) sheet = NULL;
            guint n;

            if (is_of_board (state, paper, orientation) || (orientation != ACIES_ORIENTATION_BOARD && i % many (2, 1) != 0))
              continue;
            sheet = new_sheet (state, paper, orientation);
            acies_sheet_get_losses (sheet, &n);
            g_assert_cmpuint (n, ==, 0);
            if (orientation == ACIES_ORIENTATION_BOARD)
              g_assert_cmpfloat (sheet->size, >=, state->ruleset->procs->scenario->describe_rules != NULL ? ACIES_SHEET_SMALLEST : 8);
            assert_sheet (sheet, state, theme);
          }
    }
}

/* No text is shortened, and no word is broken. */
static void
assert_words (const AciesSheet *sheet)
{
  for (guint i = 0; i < sheet->placed->len; i++)
    {
      const AciesSheetRow *row = &g_array_index (sheet->placed, AciesSheetPlaced, i).row;

      for (guint j = 0; j < row->n_cells; j++)
        {
          PangoLayout *layout = row->cells[j].letters->layout;
          const char  *text = pango_layout_get_text (layout);

          g_assert_false (pango_layout_is_ellipsized (layout));
          for (int line = 1; line < pango_layout_get_line_count (layout); line++)
            {
              int start = pango_layout_get_line_readonly (layout, line)->start_index;

              g_assert_nonnull (memchr (" -", text[start - 1], 2));
            }
        }
    }
}

/* The reference card of each game has room for its victory, for most of its statements, and for all of its tables. */
static void
test_references (Fixture      *self,
                 gconstpointer data)
{
  g_auto (GStrv) rulesets = acies_library_list_rulesets (self->library);

  for (guint i = 0; rulesets[i] != NULL; i++)
    for (AciesPaper paper = 0; paper < ACIES_N_PAPERS; paper++)
      {
        AciesRuleset *ruleset = acies_library_get_ruleset (self->library, rulesets[i], NULL);
        AciesPage     page = acies_page (paper, ACIES_ORIENTATION_PORTRAIT, NULL);
        g_autoptr (AciesState) state = acies_state_new (ruleset, ruleset->columns, ruleset->rows);
        g_autoptr (AciesTheme) theme = acies_theme_new_plain (ruleset);
        g_autoptr (GPtrArray) pages = acies_reference_new (state, &page);
        g_autofree char *first = acies_sheet_dup_text (pages->pdata[0]);
        g_autofree char *second = acies_sheet_dup_text (pages->pdata[1]);
        g_autofree char *all = g_strconcat (first, second, NULL);
        g_autofree char *letters = dup_letters (all);

        g_assert_cmpuint (pages->len, ==, 2);
        for (guint j = 0; j < pages->len; j++)
          {
            const AciesSheet *sheet = pages->pdata[j];

            assert_blocks (sheet);
            assert_ink (sheet, theme);
            assert_words (sheet);
            g_assert_cmpuint (sheet->losses->len, ==, 0);
            g_assert_cmpfloat (sheet->size, >=, ACIES_SHEET_SMALLEST);
          }
        for (guint j = 0; j < ruleset->n_cards; j++)
          {
            g_autofree char *text = dup_letters (ruleset->cards[j].text != NULL ? ruleset->cards[j].text : "");

            if (ruleset->cards[j].deck == ACIES_NO_ID || !ruleset->decks[ruleset->cards[j].deck].unheld)
              g_assert_nonnull (strstr (letters, text));
          }
        for (guint j = 0; j < ruleset->n_terrains && ruleset->n_terrains > 1; j++)
          {
            g_autofree char *text = dup_letters (ruleset->terrains[j].text != NULL ? ruleset->terrains[j].text : "");

            g_assert_nonnull (strstr (letters, text));
          }
      }
}

/* The page to set up each battle has all steps, and a box for each tick. */
static void
test_setups (Fixture      *self,
             gconstpointer data)
{
  for (guint i = 0; i < self->battles->len; i++)
    for (AciesPaper paper = many (i % ACIES_N_PAPERS, 0); paper < ACIES_N_PAPERS; paper += many (ACIES_N_PAPERS, 1))
      {
        const AciesState *state = g_ptr_array_index (self->battles, i);
        AciesPage         page = acies_page (paper, i % 3 == 0 ? ACIES_ORIENTATION_LANDSCAPE : ACIES_ORIENTATION_PORTRAIT, NULL);
        g_autoptr (AciesSheet) sheet = acies_sheet_new_setup (state, &page);
        g_autoptr (AciesSetupGuide) guide = acies_setup_guide_new (state);
        g_autoptr (AciesTheme) theme = acies_theme_new_plain (state->ruleset);
        g_autofree char *text = acies_sheet_dup_text (sheet);
        g_autofree char *letters = dup_letters (text);
        guint            n_boxes = 0, n_ticks = 0;

        assert_blocks (sheet);
        assert_ink (sheet, theme);
        assert_words (sheet);
        g_assert_cmpuint (sheet->losses->len, ==, 0);
        for (guint j = 0; j < sheet->placed->len; j++)
          {
            const AciesSheetRow *row = &g_array_index (sheet->placed, AciesSheetPlaced, j).row;

            for (guint k = 0; k < row->n_cells; k++)
              n_boxes += row->cells[k].box > 0;
          }
        for (guint j = 0; j < guide->steps->len; j++)
          {
            g_autofree char *heading = acies_setup_guide_dup_heading (guide, j);
            g_autofree char *wanted = dup_letters (heading);

            n_ticks += ((AciesSetupStep *) guide->steps->pdata[j])->ticks->len;
            g_assert_nonnull (strstr (letters, wanted));
          }
        g_assert_cmpuint (n_boxes, ==, n_ticks);
      }
}

/* How far down the page anything reaches, and how much of it the map has, as shares of the paper between the margins. */
static void
measure (const AciesSheet *sheet,
         double           *depth,
         double           *map)
{
  const AciesPage       *page = acies_sheet_get_page (sheet);
  double                 width = page->width - page->left - page->right;
  double                 height = page->height - page->top - page->bottom;
  guint                  n = sheet->blocks->len;
  const AciesSheetBlock *blocks = (const AciesSheetBlock *) sheet->blocks->data;

  *depth = *map = 0;
  for (guint i = 0; i < n; i++)
    {
      *depth = MAX (*depth, (blocks[i].y + blocks[i].height - page->top) / height);
      if (blocks[i].part == ACIES_SHEET_MAP)
        *map = blocks[i].width * blocks[i].height / (width * height);
    }
}

#define LARGE_BATTLE 50 /* units, whose long lists take their room first */
#define TABLE_MAP 0.05  /* of a game with words for the table, which take their room first: the least that a plan allows */

/* So do lists of units with the dice of each. */
static double
least_map (const AciesState *state,
           gboolean          has_texts)
{
  if (state->ruleset->procs->scenario->describe_rules != NULL)
    return TABLE_MAP;

  return !has_texts && state->n_units < LARGE_BATTLE && state->ruleset->n_symbols == 0 ? 0.25 : 0.15;
}

/* Pages are filled to their foot, and the map is what one sees first: also of wide boards and of battles without texts. */
static void
test_filled (Fixture      *self,
             gconstpointer data)
{
  for (guint i = 0; i < self->battles->len; i++)
    for (guint wide = many (i % 4, i % 2); wide < 4; wide += many (4, 2))
      {
        g_autoptr (AciesState) state = acies_state_copy (g_ptr_array_index (self->battles, i));

        if ((wide & 1) && state->ruleset->n_sizes > 0)
          continue;
        if (wide & 1)
          {
            acies_board_unref (state->board);
            state->board = acies_board_new (ACIES_BOARD_HEXES, 30, state->board->rows);
          }
        for (AciesTextKind kind = ACIES_TEXT_BRIEFING; (wide & 2) && kind < ACIES_N_TEXTS; kind++)
          set_text (state, kind, "");
        for (AciesPaper paper = many ((i / 2) % ACIES_N_PAPERS, 0); paper < ACIES_N_PAPERS; paper += many (ACIES_N_PAPERS, 1))
          {
            g_autoptr (AciesSheet) sheet = new_sheet (state, paper, ACIES_ORIENTATION_BOARD);
            double depth, map;

            measure (sheet, &depth, &map);
            g_test_message ("%s%s%s on %s: map %.2f, down to %.2f, letters %g", state->texts->text[ACIES_TEXT_TITLE], wide & 1 ? ", wide" : "",
                            wide & 2 ? ", short" : "", acies_paper_name (paper), map, depth, sheet->size);
            g_assert_cmpfloat (depth, >, 0.78);
            g_assert_cmpfloat (map, >, least_map (state, !(wide & 2)));
          }
      }
}

/* Each of @lines is a regular expression of something within a line. */
static void
assert_lines (const AciesState  *state,
              const char *const *lines)
{
  g_autoptr (AciesSheet) sheet = new_sheet (state, ACIES_PAPER_A4, ACIES_ORIENTATION_BOARD);
  g_autofree char *text = acies_sheet_dup_text (sheet);

  for (guint i = 0; lines[i] != NULL; i++)
    if (!g_regex_match_simple (lines[i], text, 0, 0))
      g_error ("“%s” is not in:\n%s", lines[i], text);
}

/* Units, figures, morale, hands and decks, as the file of Pydna has them. */
static void
test_pydna (Fixture      *self,
            gconstpointer data)
{
  g_autoptr (AciesState) state = battle (self, "Pydna");

  assert_lines (state, (const char *[]) {
                           "Rome", "5 Morale 5 Hand 17 Units 42 Figures", "Principes 15 5 × 3", "Roman Leader 3 1 × 3",
                           "Line Order 3 1", "Withdraw 8 –", "All cards 55 5", "Scenario card", "Feint Retreat 1 –",
                           "Macedon moves first", "Pezhetairoi 15 5 × 3", "All cards 56 5", "Moves first Macedon",
                           "Last round 11", "Rivers can be forded yes", "River: ends ", "Hill: ends .*, blocks ",
                           "Briefing", "Notes", NULL });
}

/* Rounds have actions, hands are not given, and there is no box of switches of the other game. */
static void
test_ticinus (Fixture      *self,
              gconstpointer data)
{
  g_autoptr (AciesState) state = battle (self, "Ticinus");

  assert_lines (state, (const char *[]) {
                           "3 Morale 3 Hand 3 Actions", "6 Units 13 Figures", "Numidians 8 4 × 2", "Carthage moves first",
                           "Last round 6", "Losses that change morale All units", "Water: cannot ", NULL });
}

/* A camp, a reserve and where it comes in. */
static void
test_aous (Fixture      *self,
           gconstpointer data)
{
  g_autoptr (AciesState) state = battle (self, "Aous");

  assert_lines (state, (const char *[]) {
                           "Reserve Figures Units", "Reserve .* A1 B1 A2", "Camp F9", "Hills are impassable yes",
                           "Morale lost for an occupied camp 1", "Hill: cannot .*, blocks ", NULL });
}

/* Marks are named, played cards counted, and an opening in the middle of a round is told. */
static void
test_opening (Fixture      *self,
              gconstpointer data)
{
  g_autoptr (AciesState) state = battle (self, "Ticinus");

  state->turn.round = 2;
  state->turn.active = 0;
  state->turn.phase = 2;
  state->sides[1].spent = 1;
  assert_lines (state, (const char *[]) { "Starts with round 2, Rome, Move", "Actions .* Carthage 1", NULL });
}

static void
test_empty (Fixture      *self,
            gconstpointer data)
{
  g_autoptr (AciesState) any = battle (self, "Pydna");
  g_autoptr (AciesTheme) theme = acies_theme_new_plain (any->ruleset);

  for (guint size = 3; size <= 64; size += 61)
    {
      g_autoptr (AciesState) state = acies_state_new (any->ruleset, size, size);
      g_autoptr (AciesSheet) sheet = new_sheet (state, ACIES_PAPER_LETTER, ACIES_ORIENTATION_BOARD);

      assert_sheet (sheet, state, theme);
      assert_lines (state, (const char *[]) { "No units ", "No cards", NULL });
    }
}

/* Of two texts that are too long together the longer one loses its end, and that is told. */
static void
test_too_long (Fixture      *self,
               gconstpointer data)
{
  g_autoptr (AciesState) state = battle (self, "Pydna");
  g_autoptr (AciesTheme) theme = acies_theme_new_plain (state->ruleset);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (AciesSheet) sheet = NULL;
  const AciesFinding *finding;

  while (text->len < ACIES_MAX_TEXT - 100)
    g_string_append (text, "And so they went on, from hill to hill, until nobody was left. ");
  set_text (state, ACIES_TEXT_BRIEFING, text->str);
  sheet = new_sheet (state, ACIES_PAPER_A4, ACIES_ORIENTATION_BOARD);
  assert_sheet (sheet, state, theme);
  g_assert_cmpfloat (sheet->size, ==, ACIES_SHEET_SMALLEST);
  g_assert_true (has_loss (sheet, ACIES_SHEET_TEXT, ACIES_TEXT_BRIEFING));
  g_assert_false (has_loss (sheet, ACIES_SHEET_TEXT, ACIES_TEXT_NOTES));
  g_assert_false (has_loss (sheet, ACIES_SHEET_ARMY, 0));
  acies_sheet_find (state, findings);
  g_assert_cmpuint (findings->list->len, ==, 1);
  finding = g_ptr_array_index (findings->list, 0);
  g_assert_cmpstr (finding->code, ==, "text-overflows-sheet");
  g_assert_cmpint (finding->severity, ==, ACIES_SEVERITY_WARNING);
}

static void
test_long_title (Fixture      *self,
                 gconstpointer data)
{
  g_autoptr (AciesState) state = battle (self, "Elis");
  g_autoptr (AciesTheme) theme = acies_theme_new_plain (state->ruleset);
  g_autofree char *title = g_strnfill (600, 'W');

  set_text (state, ACIES_TEXT_TITLE, title);
  for (AciesOrientation orientation = ACIES_ORIENTATION_PORTRAIT; orientation <= ACIES_ORIENTATION_LANDSCAPE; orientation++)
    {
      g_autoptr (AciesSheet) sheet = new_sheet (state, ACIES_PAPER_A4, orientation);

      assert_sheet (sheet, state, theme);
      g_assert_true (has_loss (sheet, ACIES_SHEET_TITLE, 0));
      g_assert_false (has_loss (sheet, ACIES_SHEET_TEXT, ACIES_TEXT_BRIEFING));
    }
}

/* Returns: whether anything is drawn in the middle of the head of the page */
static gboolean
has_rose (const AciesSheet *sheet,
          AciesTheme       *theme)
{
  const AciesPage *page = acies_sheet_get_page (sheet);
  cairo_surface_t *surface = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
  cairo_t         *cr = cairo_create (surface);
  double           x, y, width, height;

  cairo_rectangle (cr, page->width / 2 - 5, page->top + 5, 10, 10);
  cairo_clip (cr);
  acies_sheet_draw (sheet, cr, theme, 1);
  cairo_destroy (cr);
  cairo_recording_surface_ink_extents (surface, &x, &y, &width, &height);
  cairo_surface_destroy (surface);
  return width > 0;
}

static void
test_rose (Fixture      *self,
           gconstpointer data)
{
  g_autoptr (AciesState) state = battle (self, "Elis");
  g_autoptr (AciesTheme) theme = acies_theme_new_plain (state->ruleset);
  g_autofree char *place = g_strnfill (600, 'i');
  g_autoptr (AciesSheet) usual = new_sheet (state, ACIES_PAPER_A4, ACIES_ORIENTATION_PORTRAIT);
  g_autoptr (AciesSheet) full = NULL;

  g_assert_true (has_rose (usual, theme));
  set_text (state, ACIES_TEXT_PLACE, place); /* of which nothing is so high up */
  full = new_sheet (state, ACIES_PAPER_A4, ACIES_ORIENTATION_PORTRAIT);
  g_assert_false (has_rose (full, theme));
}

static void
test_findings (Fixture      *self,
               gconstpointer data)
{
  g_autoptr (AciesFindings) findings = acies_findings_new ();

  /* In a usual run every second battle: test_battles() measures all of them. */
  for (guint i = 0; i < self->battles->len; i += many (2, 1))
    acies_sheet_find (g_ptr_array_index (self->battles, i), findings);
  g_assert_cmpuint (findings->list->len, ==, 0);
}

/* Who asks again is told what is so now, and the same while nothing takes more room. */
static void
test_finder (Fixture      *self,
             gconstpointer data)
{
  g_autoptr (AciesSheetFinder) finder = acies_sheet_finder_new ();
  g_autoptr (AciesState) state = battle (self, "Pydna");
  g_autofree char   *title = g_strnfill (600, 'W');
  static const guint expected[] = { 0, 1, 1, 0 };

  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      g_autoptr (AciesFindings) findings = acies_findings_new ();

      if (i == 1 || i == 3)
        set_text (state, ACIES_TEXT_TITLE, i == 1 ? title : "Pydna");
      if (i == 2)
        state->units[0].hex = acies_hex (0, 8);
      acies_sheet_finder_find (finder, state, findings);
      g_assert_cmpuint (findings->list->len, ==, expected[i]);
    }
}

/* --- by chance ------------------------------------------------------------------------------ */

static char *
random_text (AciesAiRng *rng,
             guint       longest)
{
  static const char *const pieces[] = {
    "men ", "Hannibal ", "a ", "\n", "\n\n", "\t", "Überraschungsangriffsvorbereitungen ", "Ξενοφῶν ", "ピドナ", "معركة ", "בין ",
    "Z\xcd\x91\xcd\xa8\xcd\xaa\xcd\x96\xcc\xb0\xcc\xab\xcd\x9f", "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW", "🏺", "…", "<b>&amp;"
  };
  guint    length = acies_ai_rng_below (rng, 3) == 0 ? 0 : acies_ai_rng_below (rng, longest);
  guint    n = acies_ai_rng_below (rng, 3) == 0 ? G_N_ELEMENTS (pieces) : 4;
  GString *text = g_string_new (NULL);

  while (text->len < length)
    g_string_append (text, pieces[acies_ai_rng_below (rng, n)]);
  return g_string_free (text, FALSE);
}

static void
test_random (Fixture      *self,
             gconstpointer data)
{
  static const guint longest[ACIES_N_TEXTS] = { 120, 60, 120, 80, 6000, 3000 };

  for (guint seed = 0; seed < N_RANDOM; seed++)
    {
      AciesAiRng        rng = acies_ai_rng_seeded (seed);
      const AciesState *like = g_ptr_array_index (self->battles, acies_ai_rng_below (&rng, self->battles->len));
      g_autoptr (AciesState) state = odd_board_new (like, &rng);
      g_autoptr (AciesTheme) theme = acies_theme_new_plain (state->ruleset);
      g_autoptr (AciesSheet) sheet = NULL;
      AciesOrientation orientation;

      for (guint kind = 0; kind < ACIES_N_TEXTS; kind++)
        {
          g_autofree char *text = random_text (&rng, longest[kind]);

          set_text (state, kind, text);
        }
      g_test_message ("seed %u", seed);
      orientation = acies_ai_rng_below (&rng, ACIES_ORIENTATION_LANDSCAPE + 1);
      sheet = new_sheet (state, acies_ai_rng_below (&rng, ACIES_N_PAPERS), orientation);
      assert_sheet (sheet, state, theme);
      assert_found (state);
    }
}

/* --- files ---------------------------------------------------------------------------------- */

static void
test_files (Fixture      *self,
            gconstpointer data)
{
  g_autoptr (AciesState) state = battle (self, "Pydna");
  g_autoptr (AciesTheme) theme = pictures_theme_new (state->ruleset);
  g_autoptr (AciesSheet) sheet = new_sheet (state, ACIES_PAPER_A4, ACIES_ORIENTATION_BOARD);
  g_autoptr (GBytes) pdf = acies_sheet_to_bytes (sheet, theme, "a.pdf", 150, NULL);
  g_autoptr (GBytes) svg = acies_sheet_to_bytes (sheet, theme, "a.SVG", 150, NULL);
  g_autoptr (GBytes) png = acies_sheet_to_bytes (sheet, theme, "a.png", 72, NULL);
  g_autofree char *drawing = g_strndup (g_bytes_get_data (svg, NULL), g_bytes_get_size (svg));
  g_autoptr (GError) error = NULL;
  const guint8 *header = g_bytes_get_data (png, NULL);

  g_assert_cmpmem (g_bytes_get_data (pdf, NULL), 5, "%PDF-", 5);
  g_assert_null (strstr (drawing, "<image"));
  /* The width of a PNG stands in its header. */
  g_assert_cmpuint (header[18] << 8 | header[19], ==, 842);
  g_assert_null (acies_sheet_to_bytes (sheet, theme, "a.doc", 150, &error));
  g_assert_error (error, ACIES_RENDER_ERROR, ACIES_RENDER_ERROR_FORMAT);
  g_clear_error (&error);
  g_assert_null (acies_sheet_to_bytes (sheet, theme, "a.png", ACIES_RENDER_MAX_DPI + 1, &error));
  g_assert_error (error, ACIES_RENDER_ERROR, ACIES_RENDER_ERROR_SIZE);
}

int
main (int   argc,
      char *argv[])
{
  static const struct
  {
    const char *path;
    void (*test) (Fixture      *self,
                  gconstpointer data);
  } cases[] = {
    { "/sheet/pages", test_pages },
    { "/sheet/battles", test_battles },
    { "/sheet/references", test_references },
    { "/sheet/setups", test_setups },
    { "/sheet/filled", test_filled },
    { "/sheet/pydna", test_pydna },
    { "/sheet/ticinus", test_ticinus },
    { "/sheet/aous", test_aous },
    { "/sheet/opening", test_opening },
    { "/sheet/empty", test_empty },
    { "/sheet/too-long", test_too_long },
    { "/sheet/long-title", test_long_title },
    { "/sheet/rose", test_rose },
    { "/sheet/findings", test_findings },
    { "/sheet/finder", test_finder },
    { "/sheet/random", test_random },
    { "/sheet/files", test_files },
  };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_test_add (cases[i].path, Fixture, NULL, set_up, cases[i].test, tear_down);
  return g_test_run ();
}
