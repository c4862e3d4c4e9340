/* test-formats-designer.c - what the designer's files hold, and what they cannot
 *
 * The files of tests/good/json and tests/bad/json are test-formats-files.c's. Random bytes are those of tests/fuzz/.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/core/engine.h"
#include "formats/designer/designer.h"
#include "formats/files/format-error.h"
#include "formats/json/json.h"
#include "session/session.h"
#include "support/battles.h"
#include "support/data.h"
#include "support/wild.h"

#include <string.h>
#include <time.h>

#define N_STATES many (100, 2000)
#define NAME "a battle.json"

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

static AciesState *
read_text (const char    *text,
           AciesFindings *findings,
           GError       **error)
{
  g_autoptr (GBytes) bytes = data_bytes (text);

  return acies_designer_read (bytes, NAME, get_library (), findings, error);
}

/* --- what such a file cannot hold ----------------------------------------------------------- */

/* The values of each finding, and the hex that it is about. */
static char *
list_lost (const AciesState *state)
{
  g_autoptr (AciesFindings) lost = acies_findings_new ();
  g_autoptr (GString) list = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  guint            n_noted = 0;

  data_only_values (TRUE);
  text = acies_designer_write (state, NAME, lost, &error);
  data_only_values (FALSE);
  g_assert_no_error (error);
  g_assert_nonnull (text);
  for (guint i = 0; i < lost->list->len; i++)
    {
      const AciesFinding *finding = g_ptr_array_index (lost->list, i);
      gboolean            noted = g_str_equal (finding->code, "last-round");
      AciesHexName        name;

      n_noted += noted;
      g_assert_cmpint (finding->severity, ==, noted ? ACIES_SEVERITY_NOTE : ACIES_SEVERITY_WARNING);
      if (noted)
        continue;
      g_assert_cmpstr (finding->code, ==, "not-held");
      g_string_append_printf (list, "%s @%s\n", finding->message, finding->hex != ACIES_NO_HEX ? acies_hex_name (finding->hex, name) : "");
    }
  g_assert_cmpuint (n_noted, ==, 1);

  return g_string_free (g_steal_pointer (&list), FALSE);
}

static void
apply_line (AciesState *state,
            const char *line)
{
  g_auto (AciesCommand) command = { 0 };
  g_autoptr (GError) error = NULL;

  g_assert_true (acies_command_parse (line, state->ruleset, &command, &error));
  g_assert_no_error (error);
  g_assert_true (acies_engine_apply (state, &command, NULL, &error));
  g_assert_no_error (error);
}

static void
apply (AciesState *state,
       const char *lines)
{
  g_auto (GStrv) list = g_strsplit (lines, "\n", -1);

  for (guint i = 0; list[i] != NULL; i++)
    apply_line (state, list[i]);
}

static AciesState *
small_scenario (void)
{
  AciesState *state = acies_state_new (get_ruleset (ACIES_DESIGNER_RULESET), 5, 5);

  apply (state, "switch morale-counts all");
  apply (state, "switch retreat-losses yes");
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
    { "paint hill A1", "" },
    { "paint woods A1", "Woods 1 Grass @A1\n" },
    { "paint woods A1\npaint woods B1\npaint woods C1", "Woods 3 Grass @A1\n" },
    { "opening carthage 2", "Carthage Rome @\n" },
    { "text title a battle", "" },
    { "text title Ticinus", "title @\n" },
    { "text notes Water on the left.", "notes @\n" },
    { "switch morale-counts heavy", "%s all @\n", "morale-counts" },
    { "switch retreat-losses yes", "" },
    { "switch retreat-losses no", "%s yes @\n", "retreat-losses" },
    { "camp rome A5", "Rome @A5\n" },
    { "entry rome A5 1", "Rome @\n" },
    { "reserve velites 2 rome", "Velites Rome @\nVelites Rome @\n" },
    { "figures B2 5", "Velites B2 5 2 @B2\n" },
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
  g_assert_cmpstr (lost, ==, "Velites B2 Retreated @B2\n");
  text = acies_designer_write (state, NAME, findings, NULL);
  again = read_text (text, findings, NULL);
  id = acies_state_unit_at (again, acies_hex (1, 1));
  g_assert_cmpuint (again->units[id].marks, ==, 1u << acies_ruleset_find_mark (again->ruleset, "passive"));
}

/* A game is written as it stands; what is being fought out is told not to travel. */
static void
the_attack_under_way_is_lost (void)
{
  g_autoptr (AciesState) scenario = small_scenario ();
  g_autofree char *lost = NULL;

  apply (scenario, "place numidians C2 2 carthage");
  apply (scenario, "opening rome 1 move");
  {
    g_autoptr (AciesSession) session = acies_session_new_game (scenario, 1, ACIES_DICE_ROLLED);
    g_autoptr (AciesState) state = acies_state_copy (acies_session_get_state (session));

    apply (state, "attack B2 C2");
    g_assert_cmpuint (state->n_combats, ==, 1);
    lost = list_lost (state);
    data_assert_like (lost, "…*attack* @\n");
  }
}

static void
another_game_is_refused (void)
{
  g_autoptr (AciesState) state = acies_state_new (get_ruleset ("rome-vs-macedon"), 5, 5);
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (GError) error = NULL;

  g_assert_null (acies_designer_write (state, NAME, findings, &error));
  g_assert_error (error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_REFUSED);
  data_assert_like (error->message, NAME ": *Rome vs Carthage*Rome vs Macedon*");
}

/* --- what is known of the files ------------------------------------------------------------- */

static AciesState *
read_file (const char *name)
{
  g_autoptr (GBytes) bytes = data_load (g_test_get_filename (G_TEST_DIST, "good", "json", name, NULL));
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (GError) error = NULL;
  AciesState *state = acies_designer_read (bytes, name, get_library (), findings, &error);

  g_assert_no_error (error);

  return state;
}

/* Units, cards, morale, actions spent, round, side and phase are those of the file. */
static void
begins_where_the_file_stands (void)
{
  g_autoptr (AciesState) scenario = read_file ("in-mid-game.json");
  g_autoptr (AciesSession) session = acies_session_new_game (scenario, 1, ACIES_DICE_ROLLED);
  const AciesState *state = acies_session_get_state (session);
  AciesSide         rome = acies_ruleset_find_side (state->ruleset, "rome");
  AciesSide         carthage = acies_ruleset_find_side (state->ruleset, "carthage");

  g_assert_cmpuint (state->turn.round, ==, 2);
  g_assert_cmpuint (state->turn.active, ==, rome);
  g_assert_cmpstr (state->ruleset->procs->names.phases[state->turn.phase], ==, "move");
  g_assert_cmpuint (state->decision.kind, ==, ACIES_DECISION_NONE);
  g_assert_cmpuint (state->sides[rome].spent, ==, 1);
  g_assert_cmpuint (state->sides[carthage].spent, ==, 2);
  g_assert_cmpint (state->sides[rome].morale, ==, 2);
  g_assert_cmpint (state->sides[carthage].morale, ==, 4);
  g_assert_cmpmem (state->cards, sizeof state->cards, scenario->cards, sizeof scenario->cards);
  g_assert_cmpuint (acies_state_count_cards (state, rome, ACIES_ZONE_HAND), ==, 2);
  g_assert_cmpuint (acies_state_count_cards (state, carthage, ACIES_ZONE_DISCARD), ==, 1);
  g_assert_cmpuint (state->n_units, ==, scenario->n_units);
  for (guint i = 0; i < scenario->n_units; i++)
    {
      const AciesUnit *expected = &scenario->units[i];
      AciesUnitId      id = acies_state_unit_at (state, expected->hex);

      g_assert_cmpuint (id, !=, ACIES_NO_UNIT);
      g_assert_cmpmem (&state->units[id], sizeof (AciesUnit), expected, sizeof (AciesUnit));
    }
}

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

  /* His has other decks, and no texts; and though the rulebook lets it last six rounds, his program plays five of them. */
  g_assert_cmpuint (state->setup.end_round, ==, expected->setup.end_round - 1);
  state->setup.end_round = expected->setup.end_round;
  memcpy (state->cards, expected->cards, sizeof state->cards);
  for (guint i = 0; i < ACIES_N_TEXTS; i++)
    acies_texts_set (state->texts, i, expected->texts->text[i]);
  g_assert_true (acies_state_equal (state, expected));
}

/* --- rounds and players --------------------------------------------------------------------- */

/* Returns: (nullable): what is told under @code; it is told once */
static const char *
find_told (const AciesFindings *findings,
           const char          *code)
{
  const char *message = NULL;

  for (guint i = 0; i < findings->list->len; i++)
    {
      const AciesFinding *finding = g_ptr_array_index (findings->list, i);

      if (!g_str_equal (finding->code, code))
        continue;
      g_assert_null (message);
      message = finding->message;
    }

  return message;
}

/* His game ends when the counter reaches the end round. */
static void
as_many_rounds_are_played (void)
{
  static const struct
  {
    int         end; /* in the file, as the round it stands at */
    int         round;
    int         our_end;
    int         our_round;
    const char *told;
  } rows[] = {
    { 6, 1, 5, 1, "EndRound 5" },
    { 6, 5, 5, 5, "EndRound 5" },
    { 6, 6, 5, 5, "EndRound 5" },
    { 2, 1, 1, 1, "EndRound 1" },
    { 1, 1, 1, 1, NULL },
    { ACIES_MAX_END_ROUND + 1, 1, ACIES_MAX_END_ROUND, 1, "EndRound 60" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *text = g_strdup_printf ("{\"Units\": {}, \"Tiles\": {}, \"EndRound\": %d, \"CurrentGameRound\": %d}",
                                               rows[i].end, rows[i].round);
      g_autoptr (AciesFindings) findings = acies_findings_new ();
      g_autoptr (AciesFindings) lost = acies_findings_new ();
      g_autoptr (AciesState) state = NULL;
      g_autofree char *written = NULL;
      g_autofree char *end = g_strdup_printf ("\"EndRound\" : %d,", rows[i].our_end + 1);
      g_autofree char *told = g_strdup_printf ("%d", rows[i].our_end + 1);

      data_only_values (TRUE);
      state = read_text (text, findings, NULL);
      written = acies_designer_write (state, NAME, lost, NULL);
      data_only_values (FALSE);
      g_assert_cmpuint (state->setup.end_round, ==, rows[i].our_end);
      g_assert_cmpuint (state->turn.round, ==, rows[i].our_round);
      g_assert_cmpstr (find_told (findings, "last-round"), ==, rows[i].told);
      g_assert_nonnull (strstr (written, end));
      g_assert_cmpstr (find_told (lost, "last-round"), ==, told);
    }
}

/* CurrentPlayer is who leads the rounds; whose turn it is his files do not say. */
static void
who_leads_and_whose_turn (void)
{
  static const struct
  {
    const char *keys;
    const char *first;
    const char *active;
    const char *told;
  } rows[] = {
    { "\"CurrentPlayer\": \"Rome\", \"CurrentGameRound\": 1", "rome", "rome", NULL },
    { "\"CurrentPlayer\": \"Rome\", \"CurrentGameRound\": 3", "rome", "rome", "CurrentPlayer: *" },
    { "\"FirstPlayer\": \"Rome\", \"CurrentGameRound\": 3", "rome", "rome", "FirstPlayer: *" },
    { "\"CurrentPlayer\": \"Rome\", \"CurrentTurn\": \"Carthage\", \"CurrentGameRound\": 3", "rome", "carthage", NULL },
    { "\"FirstPlayer\": \"Rome\", \"CurrentTurn\": \"Carthage\", \"CurrentGameRound\": 3", "rome", "carthage", NULL },
    { "\"CurrentPlayer\": \"Rome\", \"FirstPlayer\": \"Carthage\", \"CurrentGameRound\": 3", "carthage", "rome", NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *text = g_strdup_printf ("{\"Units\": {}, \"Tiles\": {}, %s}", rows[i].keys);
      g_autoptr (AciesFindings) findings = acies_findings_new ();
      g_autoptr (AciesState) state = read_text (text, findings, NULL);

      g_assert_cmpstr (state->ruleset->sides[state->setup.first].id, ==, rows[i].first);
      g_assert_cmpstr (state->ruleset->sides[state->turn.active].id, ==, rows[i].active);
      data_assert_like (find_told (findings, "one-player"), rows[i].told);
      g_assert_null (find_told (findings, "unknown-key"));
    }
}

/* So it is written, too: his program would let whoever has the turn lead. */
static void
who_leads_is_written (void)
{
  g_autoptr (AciesState) state = small_scenario ();
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autofree char *plain = acies_designer_write (state, NAME, findings, NULL);
  g_autofree char *turned = NULL;

  g_assert_nonnull (strstr (plain, "\"CurrentPlayer\" : \"Rome\""));
  g_assert_null (strstr (plain, "\"CurrentTurn\""));
  g_assert_null (strstr (plain, "\"FirstPlayer\""));
  apply (state, "opening carthage 3");
  turned = acies_designer_write (state, NAME, findings, NULL);
  g_assert_nonnull (strstr (turned, "\"CurrentPlayer\" : \"Rome\""));
  g_assert_nonnull (strstr (turned, "\"CurrentTurn\" : \"Carthage\""));
}

/* In the middle of an order, too, an attack may be under way. */
static void
the_attack_in_the_file_is_lost (void)
{
  static const char *const phases[][2] = { { "Turn", "Roll" }, { "Order", "Defend" }, { "Turn", "Move" }, { "Order", "Move" }, { "Select", "None" } };

  for (guint i = 0; i < G_N_ELEMENTS (phases); i++)
    {
      g_autofree char *text = g_strdup_printf ("{\"Units\": {}, \"Tiles\": {}, \"CurrentGamePhase\": \"%s\", \"CurrentTurnPhase\": \"%s\"}",
                                               phases[i][0], phases[i][1]);
      g_autoptr (AciesFindings) findings = acies_findings_new ();
      g_autoptr (AciesState) state = read_text (text, findings, NULL);

      g_assert_nonnull (state);
      data_assert_like (find_told (findings, "combat-not-kept"), i < 2 ? "CurrentTurnPhase: *" : NULL);
    }
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

/* --- random scenarios that such a file can hold --------------------------------------------- */

static void
place_units (AciesState *state)
{
  guint n = wild_below (ACIES_MAX_UNITS + 1);

  for (guint i = 0; i < n; i++)
    {
      AciesUnit unit = { .type = (AciesId) wild_below (state->ruleset->n_unit_types),
                         .side = (AciesSide) wild_below (state->ruleset->n_sides),
                         .hex = wild_hex (state->board),
                         .place = ACIES_PLACE_BOARD };
      guint     mark = wild_below (2 * state->ruleset->n_marks);

      if (acies_state_unit_at (state, unit.hex) != ACIES_NO_UNIT)
        continue;
      unit.figures = (guint8) (1 + wild_below (acies_state_strength (state, unit.type)));
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

  numbers->morale = (gint16) wild_below (ACIES_MAX_MORALE + 1);
  numbers->hand_size = (guint8) wild_below (ACIES_MAX_HAND + 1);
  numbers->actions = (guint8) (1 + wild_below (ACIES_MAX_ACTIONS));
  numbers->spent = (guint8) wild_below (numbers->actions + 1u);
  for (guint i = 0; i < state->ruleset->n_cards; i++)
    {
      guint count = wild_below (2) ? wild_below (ACIES_MAX_COPIES + 1) : 0;
      guint hand = wild_below (count + 1);
      guint discard = wild_below (count - hand + 1);

      state->cards[side][ACIES_ZONE_HAND][i] = (guint8) hand;
      state->cards[side][ACIES_ZONE_DISCARD][i] = (guint8) discard;
      state->cards[side][ACIES_ZONE_DECK][i] = (guint8) (count - hand - discard);
    }
}

static AciesState *
random_state (AciesRuleset *ruleset)
{
  guint       columns = ACIES_MIN_COLUMNS + wild_below (ACIES_MAX_COLUMNS - ACIES_MIN_COLUMNS + 1);
  guint       rows = ACIES_MIN_ROWS + wild_below (ACIES_MAX_ROWS - ACIES_MIN_ROWS + 1);
  AciesState *state = acies_state_new (ruleset, columns, rows);
  AciesId     counts = acies_ruleset_find_switch (ruleset, "morale-counts");
  AciesId     losses = acies_ruleset_find_switch (ruleset, "retreat-losses");

  g_assert_true (acies_switch_value_parse (&ruleset->switches[counts], "all", &state->switches[counts]));
  g_assert_true (acies_switch_value_parse (&ruleset->switches[losses], "yes", &state->switches[losses]));
  acies_texts_set (state->texts, ACIES_TEXT_TITLE, "a battle");
  for (guint i = wild_below (600); i > 0; i--)
    state->board->terrain[wild_hex (state->board)] = (AciesId) wild_below (ruleset->n_terrains);
  place_units (state);
  for (AciesSide side = 0; side < ruleset->n_sides; side++)
    fill_side (state, side);
  state->setup.first = (AciesSide) wild_below (ruleset->n_sides);
  state->setup.end_round = (guint8) (1 + wild_below (ACIES_MAX_END_ROUND));
  state->turn.round = (guint8) (1 + wild_below (state->setup.end_round));
  state->turn.active = (AciesSide) wild_below (ruleset->n_sides);
  state->turn.phase = (guint8) wild_below (ruleset->procs->n_opening_phases);

  return state;
}

/* --- there and back ------------------------------------------------------------------------- */

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

  for (guint i = 0; i < N_STATES; i++)
    {
      g_autoptr (AciesState) state = random_state (ruleset);

      assert_comes_back (state);
    }
}

/* --- large files ----------------------------------------------------------------------------- */

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
  g_test_add_func ("/formats/designer/what-is-lost", what_is_lost);
  g_test_add_func ("/formats/designer/the-weaker-mark-is-lost", the_weaker_mark_is_lost);
  g_test_add_func ("/formats/designer/another-game-is-refused", another_game_is_refused);
  g_test_add_func ("/formats/designer/begins-where-the-file-stands", begins_where_the_file_stands);
  g_test_add_func ("/formats/designer/the-battle-of-the-ticinus", the_battle_of_the_ticinus);
  g_test_add_func ("/formats/designer/the-attack-under-way-is-lost", the_attack_under_way_is_lost);
  g_test_add_func ("/formats/designer/as-many-rounds-are-played", as_many_rounds_are_played);
  g_test_add_func ("/formats/designer/who-leads-and-whose-turn", who_leads_and_whose_turn);
  g_test_add_func ("/formats/designer/who-leads-is-written", who_leads_is_written);
  g_test_add_func ("/formats/designer/the-attack-in-the-file-is-lost", the_attack_in_the_file_is_lost);
  g_test_add_func ("/formats/designer/titles", titles);
  g_test_add_func ("/formats/designer/round-trips", round_trips);
  g_test_add_func ("/formats/designer/floods", floods);
  status = g_test_run ();
  acies_library_unref (get_library ());

  return status;
}
