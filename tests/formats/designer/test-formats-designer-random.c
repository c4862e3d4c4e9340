/* test-formats-designer-random.c - the designer's files survive both ways, and no bytes break their reader
 *
 * Every random thing is drawn from g_test_rand_*, so --seed repeats a failure.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/core/engine.h"
#include "engine/find/findings.h"
#include "formats/designer/designer.h"
#include "formats/json/json.h"
#include "session/session.h"
#include "support/battles.h"
#include "support/data.h"

#include <string.h>
#include <time.h>

#define N_STATES 100
#define N_MUTATIONS 3000
#define N_COMMANDS 30
#define LONG_FACTOR 20
#define NAME "a battle.json"

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
  AciesId     losses = acies_ruleset_find_switch (ruleset, "retreat-losses");

  g_assert_true (acies_switch_value_parse (&ruleset->switches[counts], "all", &state->switches[counts]));
  g_assert_true (acies_switch_value_parse (&ruleset->switches[losses], "yes", &state->switches[losses]));
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

static gboolean
has_woods (const AciesState *state)
{
  AciesId woods = acies_ruleset_find_terrain (state->ruleset, "woods");

  for (AciesHex hex = acies_board_next (state->board, ACIES_NO_HEX); hex != ACIES_NO_HEX; hex = acies_board_next (state->board, hex))
    {
      if (state->board->terrain[hex] == woods)
        return TRUE;
    }

  return FALSE;
}

/* The note on the end round, and what our own reader understands though the other program does not. */
static void
assert_only_told (const AciesState    *state,
                  const AciesFindings *lost)
{
  for (guint i = 0; i < lost->list->len; i++)
    g_test_message ("%s", ((const AciesFinding *) g_ptr_array_index (lost->list, i))->message);
  g_assert_cmpuint (acies_findings_count (lost, ACIES_SEVERITY_NOTE), ==, 1);
  g_assert_cmpuint (acies_findings_count (lost, ACIES_SEVERITY_WARNING), ==,
                    has_woods (state) + (state->turn.active != state->setup.first));
  g_assert_cmpuint (lost->list->len, ==, acies_findings_count (lost, ACIES_SEVERITY_NOTE) + acies_findings_count (lost, ACIES_SEVERITY_WARNING));
}

/* What is written comes back, and writing it again gives the same text. */
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
  assert_only_told (state, lost);
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

/* --- in play -------------------------------------------------------------------------------- */

static void
apply_any (AciesSession *session)
{
  const AciesState *state = acies_session_get_state (session);
  g_autoptr (GArray) list = acies_commands_new ();
  g_autoptr (GError) error = NULL;

  acies_command_list (state, list);
  g_assert_cmpuint (list->len, >, 0);
  acies_session_apply (session, &g_array_index (list, AciesCommand, below (list->len)), &error);
  g_assert_no_error (error);
  g_assert_true (acies_state_is_ok (state, NULL));
}

/* A game that has no faults begins where the file stands, and goes on. Returns: whether it has none. */
static gboolean
assert_plays (const AciesState *scenario)
{
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (AciesSession) session = NULL;
  const AciesState *state;

  acies_scenario_find (scenario, findings);
  if (acies_findings_count (findings, ACIES_SEVERITY_ERROR) > 0)
    return FALSE;
  session = acies_session_new_game (scenario, g_test_rand_int (), ACIES_DICE_ROLLED);
  state = acies_session_get_state (session);
  g_assert_true (acies_state_is_ok (state, NULL));
  g_assert_cmpint (state->turn.round, >=, scenario->turn.round);
  for (guint i = 0; i < N_COMMANDS && state->outcome.reason == ACIES_END_NOT_YET; i++)
    apply_any (session);

  return TRUE;
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

/* @n_played: counts the games that could be played */
static gboolean
read_mutated (GByteArray *data,
              guint      *n_played)
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
      data_assert_plain (error->message);
      g_assert_true (g_str_has_prefix (error->message, NAME ":"));
      return FALSE;
    }
  data_assert_all_plain (findings);
  g_assert_true (acies_state_is_ok (state, &why));
  g_assert_null (why);
  g_assert_cmpuint (acies_findings_count (findings, ACIES_SEVERITY_ERROR), ==, 0);
  written = acies_scenario_write (state);
  canonical = data_bytes (written);
  again = data_read_good (get_library (), canonical, NAME);
  g_assert_true (acies_state_equal (state, again));
  assert_comes_back (state);
  *n_played += assert_plays (state);

  return TRUE;
}

static void
mutations (void)
{
  g_auto (GStrv) paths = data_list_files ("good/json", ".json");
  guint n_files = g_strv_length (paths);
  guint n_opened = 0;
  guint n_played = 0;

  for (guint i = 0; i < times (N_MUTATIONS); i++)
    {
      g_autoptr (GBytes) bytes = data_load (paths[i % n_files]);
      g_autoptr (GByteArray) data = g_byte_array_new ();
      guint n = 1 + below (6);

      g_byte_array_append (data, g_bytes_get_data (bytes, NULL), (guint) g_bytes_get_size (bytes));
      for (guint j = 0; j < n && data->len > 0; j++)
        mutate (data);
      n_opened += read_mutated (data, &n_played);
    }
  g_test_message ("%u of %u opened, %u played", n_opened, times (N_MUTATIONS), n_played);
  g_assert_cmpuint (n_played, >, n_opened / 4);
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
      clock_t before = clock (); /* its own time, whatever else the machine does */

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
      g_assert_cmpint ((clock () - before) / CLOCKS_PER_SEC, <, 20);
    }
}

int
main (int   argc,
      char *argv[])
{
  int status;

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/formats/designer/round-trips", round_trips);
  g_test_add_func ("/formats/designer/mutations", mutations);
  g_test_add_func ("/formats/designer/floods", floods);
  status = g_test_run ();
  acies_library_unref (get_library ());

  return status;
}
