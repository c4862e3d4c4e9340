/* test-formats-random.c - any scenario survives writing and reading, and no bytes break the reader
 *
 * Every random thing is drawn from g_test_rand_*, so --seed repeats a failure.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "formats/game/game-xml.h"
#include "formats/game/recover.h"
#include "support/battles.h"
#include "support/data.h"

#include <stdlib.h>
#include <string.h>

#define N_STATES 60
#define N_MUTATIONS 2000
#define LONG_FACTOR 20

static guint
times (guint n)
{
  return many (n, n * LONG_FACTOR);
}

static guint
below (guint n)
{
  return n > 0 ? (guint) g_test_rand_int_range (0, (gint32) n) : 0;
}

static AciesHex
random_hex (const AciesBoard *board)
{
  guint row = below (board->rows);

  return acies_hex (below (acies_board_columns_in_row (board, row)), row);
}

static void
paint (AciesState *state)
{
  guint n = below (600);

  for (guint i = 0; i < n; i++)
    state->board->terrain[random_hex (state->board)] = (AciesId) below (state->ruleset->n_terrains);
}

static guint16
random_marks (const AciesRuleset *ruleset)
{
  guint16 marks = 0;

  for (guint i = 0; i < ruleset->n_marks; i++)
    {
      if (ruleset->marks[i].kept && below (4) == 0)
        marks |= (guint16) (1u << i);
    }

  return marks;
}

static void
place_units (AciesState *state)
{
  guint n = below (ACIES_MAX_UNITS + 1);

  for (guint i = 0; i < n; i++)
    {
      AciesUnit unit = { .type = (AciesId) below (state->ruleset->n_unit_types),
                         .side = (AciesSide) below (state->ruleset->n_sides),
                         .figures = (guint8) (1 + below (ACIES_MAX_FIGURES)),
                         .hex = ACIES_NO_HEX,
                         .place = ACIES_PLACE_RESERVE };
      AciesHex  hex = random_hex (state->board);

      if (below (8) > 0)
        {
          if (acies_state_unit_at (state, hex) != ACIES_NO_UNIT)
            continue;
          unit.place = ACIES_PLACE_BOARD;
          unit.hex = hex;
          unit.marks = random_marks (state->ruleset);
        }
      state->units[state->n_units++] = unit;
    }
}

static int
compare_hexes (gconstpointer a,
               gconstpointer b)
{
  return *(const AciesHex *) a - *(const AciesHex *) b;
}

static void
fill_side (AciesState *state,
           AciesSide   side)
{
  AciesSideNumbers *numbers = &state->sides[side];
  guint             n_entries = below (ACIES_MAX_ENTRIES + 1);

  numbers->morale = (gint16) below (ACIES_MAX_MORALE + 1);
  numbers->hand_size = (guint8) below (ACIES_MAX_HAND + 1);
  if (below (2))
    numbers->camp = random_hex (state->board);
  for (guint i = 0; i < n_entries; i++)
    {
      AciesHex hex = random_hex (state->board);
      gboolean known = FALSE;

      for (guint j = 0; j < numbers->n_entries; j++)
        known = known || numbers->entries[j] == hex;
      if (!known)
        numbers->entries[numbers->n_entries++] = hex;
    }
  qsort (numbers->entries, numbers->n_entries, sizeof (AciesHex), compare_hexes);
  for (guint i = 0; i < state->ruleset->n_cards; i++)
    {
      guint count = below (2) ? below (ACIES_MAX_COPIES + 1) : 0;
      guint hand = below (count + 1);
      guint discard = below (count - hand + 1);

      state->cards[side][ACIES_ZONE_HAND][i] = (guint8) hand;
      state->cards[side][ACIES_ZONE_DISCARD][i] = (guint8) discard;
      state->cards[side][ACIES_ZONE_DECK][i] = (guint8) (count - hand - discard);
    }
}

static char *
random_text (void)
{
  static const char *const pieces[] = { "a", "Z", " ", "\n", "\t", "<", ">", "&", "\"", "'", "é", "Ἀ", "𐤀", "]]>", "--", "&amp;", "\u2028" };
  GString                 *text = g_string_new (NULL);
  guint                    n = below (40);

  for (guint i = 0; i < n; i++)
    g_string_append (text, pieces[below (G_N_ELEMENTS (pieces))]);

  return g_string_free (text, FALSE);
}

static void
write_labels (AciesState *state)
{
  guint n = below (ACIES_MAX_LABELS + 1);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *text = random_text ();

      g_strstrip (text);
      if (acies_text_is_label (text))
        acies_texts_set_label (state->texts, random_hex (state->board), text);
    }
}

static AciesState *
random_state (AciesRuleset *ruleset)
{
  guint       columns = ACIES_MIN_COLUMNS + below (ACIES_MAX_COLUMNS - ACIES_MIN_COLUMNS + 1);
  guint       rows = ACIES_MIN_ROWS + below (ACIES_MAX_ROWS - ACIES_MIN_ROWS + 1);
  AciesState *state = acies_state_new (ruleset, columns, rows);

  paint (state);
  place_units (state);
  for (AciesSide side = 0; side < ruleset->n_sides; side++)
    fill_side (state, side);
  for (guint i = 0; i < ruleset->n_switches; i++)
    {
      const AciesSwitch *one = &ruleset->switches[i];

      state->switches[i] = (gint16) (one->min + (int) below ((guint) (one->max - one->min + 1)));
    }
  for (guint i = 0; i < ACIES_N_TEXTS; i++)
    {
      g_autofree char *text = random_text ();

      acies_texts_set (state->texts, i, text);
      if (below (3) > 0)
        continue;
      acies_texts_add_alternative (state->texts, i, "x-other", "random");
      acies_texts_add_alternative (state->texts, i, "", NULL);
    }
  write_labels (state);
  state->setup.first = (AciesSide) below (ruleset->n_sides);
  state->setup.end_round = (guint8) (1 + below (ACIES_MAX_END_ROUND));
  state->turn.round = (guint8) (1 + below (3));
  state->turn.active = (AciesSide) below (ruleset->n_sides);

  return state;
}

static AciesRuleset *
get_ruleset (AciesLibrary *library)
{
  g_autoptr (GError) error = NULL;
  AciesRuleset *ruleset = acies_library_get_ruleset (library, "rome-vs-macedon", &error);

  g_assert_no_error (error);

  return ruleset;
}

static void
round_trips (void)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  AciesRuleset *ruleset = get_ruleset (library);

  for (guint i = 0; i < times (N_STATES); i++)
    {
      g_autoptr (AciesState) state = random_state (ruleset);
      g_autofree char *once = acies_scenario_write (state);
      g_autoptr (GBytes) bytes = data_bytes (once);
      g_autoptr (AciesState) again = data_read_good (library, bytes, "random");
      g_autofree char *twice = acies_scenario_write (again);

      g_assert_true (acies_state_equal (state, again));
      g_assert_cmpstr (once, ==, twice);
    }
}

/* Every size there may be, and the names of the last column and row. */
static void
every_size (void)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  AciesRuleset *ruleset = get_ruleset (library);

  for (guint n = ACIES_MIN_COLUMNS; n <= ACIES_MAX_COLUMNS; n++)
    {
      g_autoptr (AciesState) state = acies_state_new (ruleset, n, ACIES_MAX_ROWS + ACIES_MIN_ROWS - n);
      AciesHex         corner = acies_hex (acies_board_columns_in_row (state->board, state->board->rows - 1u) - 1,
                                           state->board->rows - 1u);
      g_autofree char *text = NULL;
      g_autoptr (GBytes) bytes = NULL;
      g_autoptr (AciesState) again = NULL;

      state->board->terrain[corner] = 1;
      state->units[0] = (AciesUnit) { .place = ACIES_PLACE_BOARD, .figures = 1, .hex = corner };
      state->n_units = 1;
      text = acies_scenario_write (state);
      bytes = data_bytes (text);
      again = data_read_good (library, bytes, "size");
      g_assert_true (acies_state_equal (state, again));
    }
}

static const char *const tokens[] = {
  "<", ">", "&", "\"", "'", "/>", "</", "<!--", "-->", "]]>", "<![CDATA[", "<?x?>", "&amp;", "&#0;", "&#x1F600;", "&x;",
  "xmlns=\"\"", "xmlns:x=\"urn:x\"", " x:y=\"z\"", "<x:y/>", "<unit type=\"triarii\" hex=\"C3\" figures=\"3\"/>",
  "<army side=\"rome\" morale=\"1\" hand-size=\"1\"/>", "<position round=\"2\" side=\"rome\"/>", "<board columns=\"3\" rows=\"3\"/>",
  "<label hex=\"B2\">Tempe</label>",
  "0", "1", "64", "-1", "99999999999", "BL64", "A1", "a1 A1", "yes", "\xff", "\xc3", "\n", "<!DOCTYPE x>", "<log/>",
  " marks=\"testudo\"", " hand=\"9\"", " camp=\"A1\"", "<!-- c -->"
};

static void
mutate (GByteArray *data)
{
  guint at = below (data->len);
  guint n = 1 + below (MIN (40, data->len - at));

  switch (below (5))
    {
    case 0:
      data->data[at] = (guint8) below (256);
      break;

    case 1:
      g_byte_array_remove_range (data, at, n);
      break;

    case 2:
      {
        g_autofree guint8 *piece = g_memdup2 (data->data + at, n);
        guint              to = below (data->len);
        g_autoptr (GByteArray) tail = g_byte_array_new ();

        g_byte_array_append (tail, data->data + to, data->len - to);
        g_byte_array_set_size (data, to);
        g_byte_array_append (data, piece, n);
        g_byte_array_append (data, tail->data, tail->len);
      }
      break;

    default:
      {
        const char *token = tokens[below (G_N_ELEMENTS (tokens))];
        g_autoptr (GByteArray) tail = g_byte_array_new ();

        g_byte_array_append (tail, data->data + at, data->len - at);
        g_byte_array_set_size (data, at);
        g_byte_array_append (data, (const guint8 *) token, (guint) strlen (token));
        g_byte_array_append (data, tail->data, tail->len);
      }
      break;
    }
}

/* Whatever could be read can be written, and reads back the same without a fault. */
static void
assert_survives (AciesLibrary     *library,
                 const AciesState *state)
{
  g_autoptr (AciesTexts) texts = NULL;
  g_autoptr (GBytes) bytes = acies_scenario_write_bytes (state, &texts);
  g_autoptr (AciesState) again = data_read_good (library, bytes, "written");
  g_autoptr (GBytes) twice = acies_scenario_write_bytes (again, NULL);

  g_assert_true (acies_texts_equal (texts, again->texts));
  g_assert_cmpmem (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes),
                   g_bytes_get_data (twice, NULL), g_bytes_get_size (twice));
}

/* What the window makes of it; the command line does so on wish. */
static void
recover_mutated (AciesLibrary *library,
                 GBytes       *bytes,
                 gboolean      as_game)
{
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (AciesGameFile) game G_GNUC_UNUSED = as_game ? acies_game_recover (bytes, "mutated", library, findings, &error) : NULL;
  g_autoptr (AciesState) state = as_game ? NULL : acies_scenario_recover (bytes, "mutated", library, findings, &error);

  if (error != NULL)
    data_assert_plain (error->message);
  if (state != NULL)
    assert_survives (library, state);
  data_assert_all_plain (findings);
}

/* Returns: whether anything could be opened */
static gboolean
read_mutated (AciesLibrary *library,
              GByteArray   *data,
              gboolean      as_game)
{
  g_autoptr (GBytes) bytes = g_bytes_new (data->data, data->len);
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (GError) error = NULL;

  if (as_game)
    {
      g_autoptr (AciesGameFile) game = acies_game_read (bytes, "mutated", library, findings, &error);
      g_autofree char *written = game != NULL ? acies_game_write (game) : NULL;

      if (game != NULL)
        assert_survives (library, game->scenario);
      g_assert_true (written != NULL || error != NULL);
    }
  else
    {
      g_autoptr (AciesState) state = acies_scenario_read (bytes, "mutated", library, findings, &error);

      if (state != NULL)
        assert_survives (library, state);
    }

  data_assert_all_plain (findings);
  if (error == NULL)
    return TRUE;
  data_assert_plain (error->message);
  recover_mutated (library, bytes, as_game);

  return FALSE;
}

static void
mutations (gconstpointer suffix)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_auto (GStrv) paths = data_list_files ("good", suffix);
  guint n_files = g_strv_length (paths);
  guint n_opened = 0;

  g_assert_cmpuint (n_files, >, 0);
  for (guint i = 0; i < times (N_MUTATIONS); i++)
    {
      g_autoptr (GBytes) bytes = data_load (paths[i % n_files]);
      g_autoptr (GByteArray) data = g_byte_array_new ();
      guint n = 1 + below (3);

      g_byte_array_append (data, g_bytes_get_data (bytes, NULL), (guint) g_bytes_get_size (bytes));
      for (guint j = 0; j < n && data->len > 0; j++)
        mutate (data);
      n_opened += read_mutated (library, data, g_str_equal (suffix, ".aciesgame"));
    }
  g_test_message ("%u of %u opened", n_opened, times (N_MUTATIONS));
  g_assert_cmpuint (n_opened, >, 0);
  g_assert_cmpuint (n_opened, <, times (N_MUTATIONS));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/formats/random/round-trips", round_trips);
  g_test_add_func ("/formats/random/every-size", every_size);
  g_test_add_data_func ("/formats/random/mutated-scenarios", ".acies", mutations);
  g_test_add_data_func ("/formats/random/mutated-games", ".aciesgame", mutations);

  return g_test_run ();
}
