/* test-formats-designer.c - what the designer's files hold survives both ways, and no bytes break the reader
 *
 * Every random thing is drawn from g_test_rand_*, so --seed repeats a failure.
 * The files of tests/good/json and tests/bad/json are test-formats-files.c's.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/procs.h"
#include "formats/designer.h"
#include "formats/format-error.h"
#include "formats/json.h"
#include "support/data.h"

#include <string.h>

#define N_STATES 100
#define N_MUTATIONS 3000
#define LONG_FACTOR 20
#define NAME "a battle.json"

static guint
times (guint n)
{
  return g_getenv ("ACIES_TEST_LONG") != NULL ? n * LONG_FACTOR : n;
}

static guint
below (guint n)
{
  return n > 0 ? (guint) g_test_rand_int_range (0, (gint32) n) : 0;
}

static AciesLibrary *
get_library (void)
{
  static AciesLibrary *library;

  if (library == NULL)
    library = acies_library_new (NULL);

  return library;
}

static AciesRuleset *
get_ruleset (const char *id)
{
  g_autoptr (GError) error = NULL;
  AciesRuleset *ruleset = acies_library_get_ruleset (get_library (), id, &error);

  g_assert_no_error (error);

  return ruleset;
}

/* --- random scenarios that such a file can hold --------------------------------------------- */

static AciesHex
random_hex (const AciesBoard *board)
{
  guint row = below (board->rows);

  return acies_hex (below (acies_board_columns_in_row (board, row)), row);
}

static void
place_units (AciesState *state)
{
  guint n = below (ACIES_MAX_UNITS + 1);

  for (guint i = 0; i < n; i++)
    {
      AciesUnit unit = { .type = (AciesId) below (state->ruleset->n_unit_types),
                         .side = (AciesSide) below (state->ruleset->n_sides),
                         .hex = random_hex (state->board),
                         .place = ACIES_PLACE_BOARD };
      guint     mark = below (2 * state->ruleset->n_marks);

      if (acies_state_unit_at (state, unit.hex) != ACIES_NO_UNIT)
        continue;
      unit.figures = (guint8) (1 + below (acies_state_strength (state, unit.type)));
      if (mark < state->ruleset->n_marks && state->ruleset->marks[mark].kept)
        unit.marks = (guint16) (1u << mark);
      state->units[state->n_units++] = unit;
    }
}

static void
fill_side (AciesState *state,
           AciesSide   side)
{
  AciesSideNumbers *numbers = &state->sides[side];

  numbers->morale = (gint16) below (ACIES_MAX_MORALE + 1);
  numbers->hand_size = (guint8) below (ACIES_MAX_HAND + 1);
  numbers->actions = (guint8) (1 + below (ACIES_MAX_ACTIONS));
  numbers->spent = (guint8) below (numbers->actions + 1u);
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

static AciesState *
random_state (AciesRuleset *ruleset)
{
  guint       columns = ACIES_MIN_COLUMNS + below (ACIES_MAX_COLUMNS - ACIES_MIN_COLUMNS + 1);
  guint       rows = ACIES_MIN_ROWS + below (ACIES_MAX_ROWS - ACIES_MIN_ROWS + 1);
  AciesState *state = acies_state_new (ruleset, columns, rows);
  AciesId     counts = acies_ruleset_find_switch (ruleset, "morale-counts");

  g_assert_true (acies_switch_value_parse (&ruleset->switches[counts], "all", &state->switches[counts]));
  acies_texts_set (state->texts, ACIES_TEXT_TITLE, "a battle");
  for (guint i = below (600); i > 0; i--)
    state->board->terrain[random_hex (state->board)] = (AciesId) below (ruleset->n_terrains);
  place_units (state);
  for (AciesSide side = 0; side < ruleset->n_sides; side++)
    fill_side (state, side);
  state->setup.first = (AciesSide) below (ruleset->n_sides);
  state->setup.end_round = (guint8) (1 + below (ACIES_MAX_END_ROUND));
  state->turn.round = (guint8) (1 + below (state->setup.end_round));
  state->turn.active = (AciesSide) below (ruleset->n_sides);
  state->turn.phase = (guint8) below (ruleset->procs->n_opening_phases);

  return state;
}

/* --- there and back ------------------------------------------------------------------------- */

static AciesState *
read_text (const char    *text,
           AciesFindings *findings,
           GError       **error)
{
  g_autoptr (GBytes) bytes = data_bytes (text);

  return acies_designer_read (bytes, NAME, get_library (), findings, error);
}

/* Nothing was put right or left out. */
static void
assert_only_notes (const AciesFindings *findings)
{
  for (guint i = 0; i < findings->list->len; i++)
    {
      const AciesFinding *finding = g_ptr_array_index (findings->list, i);

      if (finding->severity != ACIES_SEVERITY_NOTE)
        g_test_message ("%s", finding->message);
      g_assert_cmpint (finding->severity, ==, ACIES_SEVERITY_NOTE);
    }
}

/* What the file can hold comes back, and writing it again gives the same text. */
static void
assert_comes_back (const AciesState *state)
{
  g_autoptr (AciesFindings) lost = acies_findings_new ();
  g_autoptr (AciesFindings) found = acies_findings_new ();
  g_autoptr (GError) error = NULL;
  g_autofree char *once = acies_designer_write (state, NAME, lost, &error);
  g_autofree char *twice = NULL;
  g_autoptr (AciesState) again = NULL;

  g_assert_no_error (error);
  data_assert_none (lost, NAME);
  again = read_text (once, found, &error);
  g_assert_no_error (error);
  assert_only_notes (found);
  g_assert_true (acies_state_equal (state, again));
  twice = acies_designer_write (again, NAME, lost, &error);
  g_assert_cmpstr (once, ==, twice);
}

static void
round_trips (void)
{
  AciesRuleset *ruleset = get_ruleset (ACIES_DESIGNER_RULESET);

  for (guint i = 0; i < times (N_STATES); i++)
    {
      g_autoptr (AciesState) state = random_state (ruleset);

      assert_comes_back (state);
    }
}

/* --- what such a file cannot hold ----------------------------------------------------------- */

static char *
list_lost (const AciesState *state)
{
  g_autoptr (AciesFindings) lost = acies_findings_new ();
  g_autoptr (GString) list = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = acies_designer_write (state, NAME, lost, &error);

  g_assert_no_error (error);
  for (guint i = 0; i < lost->list->len; i++)
    {
      const AciesFinding *finding = g_ptr_array_index (lost->list, i);

      g_assert_cmpstr (finding->code, ==, "not-held");
      g_assert_cmpint (finding->severity, ==, ACIES_SEVERITY_WARNING);
      g_string_append_printf (list, "%s\n", finding->message);
    }

  return g_string_free (g_steal_pointer (&list), FALSE);
}

static void
apply (AciesState *state,
       const char *line)
{
  g_auto (AciesCommand) command = { 0 };
  g_autoptr (GError) error = NULL;

  g_assert_true (acies_command_parse (line, state->ruleset, &command, &error));
  g_assert_no_error (error);
  g_assert_true (acies_engine_apply (state, &command, NULL, &error));
  g_assert_no_error (error);
}

static AciesState *
small_scenario (void)
{
  AciesState *state = acies_state_new (get_ruleset (ACIES_DESIGNER_RULESET), 5, 5);

  apply (state, "switch morale-counts all");
  apply (state, "place velites B2 2 rome");
  apply (state, "place numidians D4 2 carthage");

  return state;
}

static void
what_is_lost (void)
{
  static const struct
  {
    const char *line;
    const char *lost;
    const char *of_switch; /* whose name stands in what is lost */
  } rows[] = {
    { "paint woods A1", "" },
    { "text title a battle", "" },
    { "text title Ticinus", "The text “title” is left out\n" },
    { "text notes Water on the left.", "The text “notes” is left out\n" },
    { "switch morale-counts heavy", "The switch “%s” is left out; when the file is read it will be “all”\n", "morale-counts" },
    { "switch retreat-losses no", "The switch “%s” is left out; when the file is read it will be “yes”\n", "retreat-losses" },
    { "camp rome A5", "The camp of Rome is left out\n" },
    { "entry rome A5 1", "The entry hexes of Rome are left out\n" },
    { "reserve velites 2 rome", "Velites of the reserve of Rome is left out\nVelites of the reserve of Rome is left out\n" },
    { "figures B2 5", "Velites on B2 has 5 figures here; such a file holds its strength, 2\n" },
    { "mark retreated B2 1", "" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (AciesState) state = small_scenario ();
      AciesId id = rows[i].of_switch != NULL ? acies_ruleset_find_switch (state->ruleset, rows[i].of_switch) : 0;
      g_auto (GStrv) parts = g_strsplit (rows[i].lost, "%s", -1);
      g_autofree char *expected = g_strjoinv (state->ruleset->switches[id].name, parts);
      g_autofree char *lost = NULL;

      apply (state, rows[i].line);
      lost = list_lost (state);
      g_assert_cmpstr (lost, ==, expected);
    }
}

/* Of two marks the one that says what the unit may do is kept. */
static void
the_weaker_mark_is_lost (void)
{
  g_autoptr (AciesState) state = small_scenario ();
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (AciesState) again = NULL;
  g_autofree char *lost = NULL;
  g_autofree char *text = NULL;
  AciesUnitId      id;

  apply (state, "mark retreated B2 1");
  apply (state, "mark passive B2 1");
  lost = list_lost (state);
  g_assert_cmpstr (lost, ==, "Velites on B2 has one state in such a file: “Retreated” is left out\n");
  text = acies_designer_write (state, NAME, findings, NULL);
  again = read_text (text, findings, NULL);
  id = acies_state_unit_at (again, acies_hex (1, 1));
  g_assert_cmpuint (again->units[id].marks, ==, 1u << acies_ruleset_find_mark (again->ruleset, "passive"));
}

static void
another_game_is_refused (void)
{
  g_autoptr (AciesState) state = acies_state_new (get_ruleset ("rome-vs-macedon"), 5, 5);
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (GError) error = NULL;

  g_assert_null (acies_designer_write (state, NAME, findings, &error));
  g_assert_error (error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_REFUSED);
  g_assert_cmpstr (error->message, ==, NAME ": such a file holds battles of Rome vs Carthage only, and this is one of Rome vs Macedon");
}

/* --- broken files --------------------------------------------------------------------------- */

static const char *const tokens[] = {
  "{", "}", "[", "]", ",", ":", "\"", "\\", "\\u0000", "\\ud800", "null", "true", "NaN", "-1", "0", "1e9", "99999999999999999999", "1.5",
  "\"Units\"", "\"Players\": []", "\"(0,0)\"", "\"(1,4)\": {}", "\"Faction\": \"Rome\",", "\"Health\": 0,", "\"State\": \"Dead\",",
  "\"State\": \"InHand\",", "\"Idle\"", "\"Woods\"", "\"NumberOfRows\": 3,", "\"NumberOfColumns\": 64,", "\"Action\": 99,", "\xff", "\n", " "
};

static void
insert (GByteArray *data,
        guint       at,
        const char *piece,
        guint       n)
{
  g_autoptr (GByteArray) tail = g_byte_array_new ();

  g_byte_array_append (tail, data->data + at, data->len - at);
  g_byte_array_set_size (data, at);
  g_byte_array_append (data, (const guint8 *) piece, n);
  g_byte_array_append (data, tail->data, tail->len);
}

/* One digit, letter or word becomes another, so that most files stay JSON. */
static void
mutate (GByteArray *data)
{
  guint at = below (data->len);
  guint n = 1 + below (MIN (40, data->len - at));

  switch (below (16))
    {
    case 0:
      data->data[at] = (guint8) below (256);
      break;

    case 1:
      g_byte_array_remove_range (data, at, n);
      break;

    case 2:
      {
        g_autofree char *piece = g_memdup2 (data->data + at, n);

        insert (data, below (data->len), piece, n);
      }
      break;

    case 3:
      {
        const char *token = tokens[below (G_N_ELEMENTS (tokens))];

        insert (data, at, token, (guint) strlen (token));
      }
      break;

    default:
      while (at < data->len && !g_ascii_isalnum (data->data[at]))
        at++;
      if (at < data->len)
        data->data[at] = (guint8) (g_ascii_isdigit (data->data[at]) ? '0' + below (10) : 'a' + below (26));
      break;
    }
}

/* Returns: whether anything could be opened */
static gboolean
read_mutated (GByteArray *data)
{
  g_autoptr (GBytes) bytes = g_bytes_new (data->data, data->len);
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (AciesState) state = acies_designer_read (bytes, NAME, get_library (), findings, &error);
  g_autofree char *written = NULL;
  g_autoptr (GBytes) canonical = NULL;
  g_autoptr (AciesState) again = NULL;
  const char *why = NULL;

  g_assert_true ((state == NULL) == (error != NULL));
  if (state == NULL)
    {
      g_assert_null (strchr (error->message, '\n'));
      g_assert_true (g_str_has_prefix (error->message, NAME ":"));
      return FALSE;
    }
  g_assert_true (acies_state_is_ok (state, &why));
  g_assert_null (why);
  g_assert_cmpuint (acies_findings_count (findings, ACIES_SEVERITY_ERROR), ==, 0);
  written = acies_scenario_write (state);
  canonical = data_bytes (written);
  again = data_read_good (get_library (), canonical, NAME);
  g_assert_true (acies_state_equal (state, again));
  assert_comes_back (state);

  return TRUE;
}

static void
mutations (void)
{
  g_auto (GStrv) paths = data_list_files ("good/json", ".json");
  guint n_files = g_strv_length (paths);
  guint n_opened = 0;

  for (guint i = 0; i < times (N_MUTATIONS); i++)
    {
      g_autoptr (GBytes) bytes = data_load (paths[i % n_files]);
      g_autoptr (GByteArray) data = g_byte_array_new ();
      guint n = 1 + below (6);

      g_byte_array_append (data, g_bytes_get_data (bytes, NULL), (guint) g_bytes_get_size (bytes));
      for (guint j = 0; j < n && data->len > 0; j++)
        mutate (data);
      n_opened += read_mutated (data);
    }
  g_test_message ("%u of %u opened", n_opened, times (N_MUTATIONS));
  g_assert_cmpuint (n_opened, >, times (N_MUTATIONS) / 20);
  g_assert_cmpuint (n_opened, <, times (N_MUTATIONS));
}

/* As many members as a file may have, of one kind; reading takes no longer than its size. */
static void
floods (void)
{
  static const char *const rows[][3] = {
    { "{\"Units\": {}, \"Tiles\": {}", ", \"key%u\": 1", "}" },
    { "{\"Units\": {}, \"Tiles\": {\"(0,0)\": \"Woods\"", ", \"(%u,7)\": \"Woods\"", "}}" },
    { "{\"Tiles\": {}, \"Units\": {\"(0,0)\": {\"Faction\": \"Rome\"", ", \"key%u\": 1", "}}}" },
    { "{\"Tiles\": {}, \"Units\": {\"(0,0)\": {\"Faction\": \"Rome\"", ", \"Health\": \"%u\"", "}}}" },
    { "{\"Tiles\": {}, \"Units\": {}, \"Cards\": [1", ", {\"%u\": 1}", "]}" },
    { "{\"Tiles\": {}, \"Units\": {}, \"Players\": [1", ", {\"Faction\": \"%u\"}", "]}" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GString) text = g_string_new (rows[i][0]);
      g_autoptr (AciesFindings) findings = acies_findings_new ();
      g_autoptr (AciesState) state = NULL;
      g_autoptr (GError) error = NULL;
      gint64 before = g_get_monotonic_time ();

      for (guint j = 0; j < ACIES_JSON_MAX_VALUES / 2 - 100; j++)
        {
          g_autofree char *number = g_strdup_printf ("%u", j);
          g_auto (GStrv) parts = g_strsplit (rows[i][1], "%u", 2);

          g_string_append_printf (text, "%s%s%s", parts[0], number, parts[1]);
        }
      g_string_append (text, rows[i][2]);
      state = read_text (text->str, findings, &error);
      g_assert_no_error (error);
      g_assert_cmpuint (findings->list->len, <=, ACIES_N_SEVERITIES * (ACIES_MAX_FINDINGS + 1));
      g_assert_cmpint ((g_get_monotonic_time () - before) / G_USEC_PER_SEC, <, 20);
    }
}

/* --- what is known of the files ------------------------------------------------------------- */

/* The file in the designer's form and the battle that comes with the program are one. */
static void
the_battle_of_the_ticinus (void)
{
  g_autofree char *path = g_build_filename (acies_library_get_folder (get_library ()), "rulesets", ACIES_DESIGNER_RULESET,
                                            "scenarios", "ticinus.acies", NULL);
  g_autoptr (GBytes) ours = data_load (path);
  g_autoptr (GBytes) his = data_load (g_test_get_filename (G_TEST_DIST, "good", "json", "plain.json", NULL));
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (AciesState) expected = data_read_good (get_library (), ours, "ticinus.acies");
  g_autoptr (AciesState) state = acies_designer_read (his, NAME, get_library (), findings, NULL);

  /* His has other decks, and no texts. */
  memcpy (state->cards, expected->cards, sizeof state->cards);
  for (guint i = 0; i < ACIES_N_TEXTS; i++)
    acies_texts_set (state->texts, i, expected->texts->text[i]);
  g_assert_true (acies_state_equal (state, expected));
}

/* --- names ---------------------------------------------------------------------------------- */

static void
titles (void)
{
  static const char *const rows[][2] = {
    { "ticinus.json", "ticinus" },
    { "/a/b.c/Ticinus 218.json", "Ticinus 218" },
    { "no-ending", "no-ending" },
    { ".json", ".json" },
    { "two\nlines.json", "two lines" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GBytes) bytes = data_bytes ("{\"Units\": {}, \"Tiles\": {}}");
      g_autoptr (AciesFindings) findings = acies_findings_new ();
      g_autoptr (GError) error = NULL;
      g_autoptr (AciesState) state = acies_designer_read (bytes, rows[i][0], get_library (), findings, &error);

      g_assert_no_error (error);
      g_assert_cmpstr (state->texts->text[ACIES_TEXT_TITLE], ==, rows[i][1]);
    }
}

int
main (int   argc,
      char *argv[])
{
  int status;

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/formats/designer/round-trips", round_trips);
  g_test_add_func ("/formats/designer/what-is-lost", what_is_lost);
  g_test_add_func ("/formats/designer/the-weaker-mark-is-lost", the_weaker_mark_is_lost);
  g_test_add_func ("/formats/designer/another-game-is-refused", another_game_is_refused);
  g_test_add_func ("/formats/designer/mutations", mutations);
  g_test_add_func ("/formats/designer/floods", floods);
  g_test_add_func ("/formats/designer/the-battle-of-the-ticinus", the_battle_of_the_ticinus);
  g_test_add_func ("/formats/designer/titles", titles);
  status = g_test_run ();
  acies_library_unref (get_library ());

  return status;
}
