/* test-engine-edit.c - every command of the editor: what it does, undone, refused
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/board/texts.h"
#include "formats/ruleset/library.h"
#include "support/data.h"
#include "support/lines.h"

#include <string.h>

/* Patterns of sentences that several cases expect. */
#define BAD_LABEL "* label * 40 *"
#define UNREADABLE "Text *control*"

typedef struct
{
  const char *path;
  const char *before; /* lines */
  const char *line;   /* the command in question */
  const char *dump;   /* of what there is afterwards */
  const char *events; /* that it gave, notes left out */
} Case;

/* clang-format off */
static const Case cases[] = {
  { "paint/forest", "", "paint forest E5", "forest@E5", "terrain-set" },
  { "paint/over", "paint forest E5", "paint hill E5", "hill@E5", "terrain-set" },
  { "paint/clear", "paint forest E5\npaint hill A1", "paint clear E5", "hill@A1", "terrain-set" },
  { "paint/the-same", "paint forest E5", "paint forest E5", "forest@E5", "" },
  { "paint/under-a-unit", "place velites E5 2", "paint river E5", "river@E5 velites@E5x2", "terrain-set" },
  { "place/one", "", "place principes E5 3", "principes@E5x3", "unit-set" },
  { "place/the-other-side", "", "place hetairoi A1 1", "hetairoi@A1x1", "unit-set" },
  { "place/another", "place principes E5 3", "place velites F5 2", "principes@E5x3 velites@F5x2", "unit-set" },
  { "place/over", "place principes E5 3\nmark testudo E5 1", "place hetairoi E5 2", "hetairoi@E5x2", "unit-set" },
  { "place/the-same", "place principes E5 3", "place principes E5 3", "principes@E5x3", "" },
  { "remove/one", "place principes E5 3\nplace velites F5 2", "remove E5", "velites@F5x2", "unit-set" },
  { "remove/the-last", "place principes E5 3", "remove E5", "", "unit-set" },
  { "shift/elsewhere", "place principes E5 3\nmark testudo E5 1", "shift E5 L9", "principes@L9x3+testudo", "unit-set" },
  { "shift/nowhere", "place principes E5 3", "shift E5 E5", "principes@E5x3", "" },
  { "figures/fewer", "place principes E5 3", "figures E5 1", "principes@E5x1", "unit-set" },
  { "figures/most", "place principes E5 3", "figures E5 12", "principes@E5x12", "unit-set" },
  { "mark/on", "place principes E5 3", "mark testudo E5 1", "principes@E5x3+testudo", "unit-set" },
  { "mark/off", "place principes E5 3\nmark testudo E5 1", "mark testudo E5 0", "principes@E5x3", "unit-set" },
  { "mark/another", "place pezhetairoi E5 3\nmark testudo E5 1", "mark phalanx E5 1", "pezhetairoi@E5x3+testudo+phalanx", "unit-set" },
  { "reserve/two", "", "reserve principes 2", "principes@-x3 principes@-x3", "unit-set unit-set" },
  { "reserve/more", "reserve velites 1\nreserve equites 1", "reserve equites 2", "velites@-x2 equites@-x2 equites@-x2", "unit-set" },
  { "reserve/fewer", "reserve equites 3\nplace velites E5 2", "reserve equites 1", "velites@E5x2 equites@-x2", "unit-set unit-set" },
  { "reserve/none", "reserve equites 1", "reserve equites 0", "", "unit-set" },
  { "reserve/as-strong-as-one-says", "reserve velites 1", "reserve velites 2 1", "velites@-x1 velites@-x2", "unit-set" },
  { "reserve/leader-of-the-scenario", "switch leader-figures 1", "reserve roman-leader 1", "roman-leader@-x1 leader-figures=1", "unit-set" },
  { "cards/some", "", "cards rome charge 4", "rome:charge=4/0/0", "cards-moved" },
  { "cards/more", "cards rome charge 2\nhand rome charge 2", "cards rome charge 3", "rome:charge=1/2/0", "cards-moved" },
  { "cards/fewer-from-the-deck", "cards rome charge 4\nhand rome charge 2", "cards rome charge 3", "rome:charge=1/2/0", "cards-moved" },
  { "cards/fewer-from-the-hand-too", "cards rome charge 4\nhand rome charge 3", "cards rome charge 2", "rome:charge=0/2/0", "cards-moved cards-moved" },
  { "cards/fewer-from-everywhere", "cards rome charge 6\nhand rome charge 2\ndiscard rome charge 3", "cards rome charge 0", "", "cards-moved cards-moved cards-moved" },
  { "cards/the-same", "cards rome charge 4", "cards rome charge 4", "rome:charge=4/0/0", "" },
  { "hand/one", "cards rome charge 4", "hand rome charge 1", "rome:charge=3/1/0", "cards-moved" },
  { "hand/back", "cards rome charge 4\nhand rome charge 3", "hand rome charge 1", "rome:charge=3/1/0", "cards-moved" },
  { "discard/some", "cards macedon charge 4\nhand macedon charge 1", "discard macedon charge 2", "macedon:charge=1/1/2", "cards-moved" },
  { "morale/less", "", "morale macedon 0", "macedon:morale=0", "side-set" },
  { "morale/most", "", "morale rome 60", "rome:morale=60", "side-set" },
  { "hand-size/more", "", "hand-size rome 20", "rome:hand=20", "side-set" },
  { "camp/on", "", "camp rome F9", "rome:camp=F9", "side-set" },
  { "camp/elsewhere", "camp rome F9", "camp rome A1", "rome:camp=A1", "side-set" },
  { "camp/off", "camp rome F9", "camp rome", "", "side-set" },
  { "entry/one", "", "entry rome B1 1", "rome:entry=B1", "side-set" },
  { "entry/in-order", "entry rome B1 1\nentry rome A2 1", "entry rome A1 1", "rome:entry=A1 rome:entry=B1 rome:entry=A2", "side-set" },
  { "entry/twice", "entry rome B1 1", "entry rome B1 1", "rome:entry=B1", "" },
  { "entry/off", "entry rome B1 1\nentry rome A1 1", "entry rome B1 0", "rome:entry=A1", "side-set" },
  { "entry/off-unset", "entry rome B1 1", "entry rome C1 0", "rome:entry=B1", "" },
  { "first/and-its-turn", "", "first macedon", "first=macedon opening=macedon/1", "setup-set turn-set" },
  { "first/not-the-turn-of-a-later-round", "opening rome 3", "first macedon", "first=macedon opening=rome/3", "setup-set" },
  { "first/whose-turn-it-is-already", "opening macedon 1", "first macedon", "first=macedon opening=macedon/1", "setup-set" },
  { "first/not-the-turn-of-the-second-side", "opening macedon 1", "first rome", "opening=macedon/1", "" },
  { "end-round/less", "", "end-round 7", "end-round=7", "setup-set" },
  { "opening/later", "", "opening macedon 3", "opening=macedon/3", "turn-set" },
  { "switch/on", "", "switch hills-impassable yes", "hills-impassable=yes", "switch-set" },
  { "switch/number", "", "switch camp-loss 5", "camp-loss=5", "switch-set" },
  { "switch/choice", "", "switch phalanx-lost never", "phalanx-lost=never", "switch-set" },
  { "switch/back", "switch phalanx-lost never", "switch phalanx-lost any-movement", "", "switch-set" },
  { "text/title", "", "text title Zama 202 BC", "title=\"Zama 202 BC\"", "text-set" },
  { "text/empty", "text notes one", "text notes", "", "text-set" },
  { "text/the-same", "text notes one", "text notes one", "notes=\"one\"", "" },
  { "label/one", "", "label E5 Camp of Perseus", "E5=\"Camp of Perseus\"", "label-set" },
  { "label/another", "label E5 Tempe", "label A1 Pydna", "A1=\"Pydna\" E5=\"Tempe\"", "label-set" },
  { "label/other-words", "label E5 Tempe", "label E5 Τέμπη", "E5=\"Τέμπη\"", "label-set" },
  { "label/the-same", "label E5 Tempe", "label E5  Tempe  ", "E5=\"Tempe\"", "" },
  { "label/none", "label E5 Tempe\nlabel F5 Pydna", "label E5", "F5=\"Pydna\"", "label-set" },
  { "label/none-of-none", "", "label E5  ", "", "" },
  { "resize/drops-labels", "label C3 Tempe\nlabel D3 Pydna\nlabel A4 Zama", "resize 3 3", "3x3 C3=\"Tempe\"", "label-set label-set board-sized" },
  { "resize/larger", "place principes L9 3", "resize 64 64", "64x64 principes@L9x3", "board-sized" },
  { "resize/smaller-keeps-what-fits", "paint hill C3\nplace velites C3 2\ncamp rome C3\nentry rome A1 1", "resize 3 3",
    "3x3 hill@C3 velites@C3x2 rome:camp=C3 rome:entry=A1", "board-sized" },
  { "resize/smaller-drops-what-does-not", "paint hill D3\npaint hill C4\nplace velites D3 2\nplace velites C4 2\ncamp rome D3\nentry macedon A4 1\nentry macedon A1 1",
    "resize 3 3", "3x3 macedon:entry=A1", "unit-set unit-set terrain-set terrain-set side-set side-set board-sized" },
  { "resize/the-end-of-a-short-row", "paint hill K2\nplace velites K2 2\nplace velites K3 2", "resize 11 9", "11x9 velites@K3x2", "unit-set terrain-set board-sized" },
  { "resize/reserve-stays", "reserve velites 1", "resize 3 3", "3x3 velites@-x2", "board-sized" },
  { "resize/the-same", "", "resize 12 9", "", "" },
};

/* The message is a pattern. */
static const struct { const char *path, *before, *line, *message; } refusals[] = {
  { "place/no-figures", "", "place principes E5 0", LINES_OUT_OF_RANGE ("Figures", "1", "12", "0") },
  { "place/too-many-figures", "", "place principes E5 13", LINES_OUT_OF_RANGE ("Figures", "1", "12", "13") },
  { "place/off-the-board", "", "place principes M5 3", LINES_OFF_BOARD ("M5") },
  { "place/on-half-a-hex", "", "place principes L2 3", LINES_OFF_BOARD ("L2") },
  { "paint/off-the-board", "", "paint hill A10", LINES_OFF_BOARD ("A10") },
  { "remove/nothing", "", "remove E5", LINES_NO_UNIT ("E5") },
  { "shift/nothing", "", "shift E5 E6", LINES_NO_UNIT ("E5") },
  { "shift/onto-another", "place principes E5 3\nplace velites E6 2", "shift E5 E6", "E6 * unit" },
  { "shift/off-the-board", "place principes E5 3", "shift E5 L2", LINES_OFF_BOARD ("L2") },
  { "figures/nothing", "", "figures E5 1", LINES_NO_UNIT ("E5") },
  { "figures/none", "place principes E5 3", "figures E5 0", LINES_OUT_OF_RANGE ("Figures", "1", "12", "0") },
  { "figures/too-many", "place principes E5 3", "figures E5 13", LINES_OUT_OF_RANGE ("Figures", "1", "12", "13") },
  { "mark/nothing", "", "mark testudo E5 1", LINES_NO_UNIT ("E5") },
  { "mark/of-play-only", "place principes E5 3", "mark ordered E5 1", "*“Ordered”: *" },
  { "mark/twice", "place principes E5 3", "mark testudo E5 2", LINES_OUT_OF_RANGE ("Testudo", "0", "1", "2") },
  { "reserve/too-strong", "", "reserve velites 1 13", LINES_OUT_OF_RANGE ("Figures", "0", "12", "13") },
  { "reserve/too-many", "place principes E5 3", "reserve velites 250", LINES_OUT_OF_RANGE ("*", "0", "249", "250") },
  { "cards/too-many", "", "cards rome charge 61", LINES_OUT_OF_RANGE ("Charge", "0", "60", "61") },
  { "hand/more-than-there-are", "cards rome charge 2", "hand rome charge 3", LINES_OUT_OF_RANGE ("Charge", "0", "2", "3") },
  { "hand/none-of-the-discarded", "cards rome charge 3\ndiscard rome charge 2", "hand rome charge 2", LINES_OUT_OF_RANGE ("Charge", "0", "1", "2") },
  { "discard/none-of-the-hand", "cards rome charge 3\nhand rome charge 2", "discard rome charge 2", LINES_OUT_OF_RANGE ("Charge", "0", "1", "2") },
  { "morale/too-much", "", "morale rome 61", LINES_OUT_OF_RANGE ("Morale", "0", "60", "61") },
  { "hand-size/too-much", "", "hand-size rome 21", LINES_OUT_OF_RANGE ("Hand", "0", "20", "21") },
  { "camp/off-the-board", "", "camp rome L2", LINES_OFF_BOARD ("L2") },
  { "entry/twice-on", "", "entry rome A1 2", LINES_OUT_OF_RANGE ("Entry hex", "0", "1", "2") },
  { "end-round/none", "", "end-round 0", LINES_OUT_OF_RANGE ("Last round", "1", "60", "0") },
  { "end-round/too-late", "", "end-round 61", LINES_OUT_OF_RANGE ("Last round", "1", "60", "61") },
  { "opening/none", "", "opening rome 0", LINES_OUT_OF_RANGE ("Round", "1", "60", "0") },
  { "opening/too-late", "", "opening rome 61", LINES_OUT_OF_RANGE ("Round", "1", "60", "61") },
  { "resize/too-narrow", "", "resize 2 9", LINES_OUT_OF_RANGE ("Columns", "3", "64", "2") },
  { "resize/too-wide", "", "resize 65 9", LINES_OUT_OF_RANGE ("Columns", "3", "64", "65") },
  { "resize/too-low", "", "resize 12 2", LINES_OUT_OF_RANGE ("Rows", "3", "64", "2") },
  { "resize/too-high", "", "resize 12 65", LINES_OUT_OF_RANGE ("Rows", "3", "64", "65") },
  { "label/too-long", "", "label E5 Three score and ten letters are too many.", BAD_LABEL },
  { "label/control-character", "", "label E5 a\x01z", BAD_LABEL },
  { "label/two-lines", "", "label E5 a\nz", BAD_LABEL },
  { "label/no-utf-8", "", "label E5 a\xffz", BAD_LABEL },
  { "label/off-the-board", "", "label L2 Tempe", LINES_OFF_BOARD ("L2") },
  { "text/control-character", "", "text title a\x01z", UNREADABLE },
  { "text/no-utf-8", "", "text title a\xffz", UNREADABLE },
};
/* clang-format on */

static AciesState *
new_state (AciesLibrary *library)
{
  AciesRuleset *ruleset = acies_library_get_ruleset (library, "rome-vs-macedon", NULL);

  return acies_state_new (ruleset, ruleset->columns, ruleset->rows);
}

static char *
dup_events (const GArray *events)
{
  static const char *const names[ACIES_N_EVENTS] = {
    [ACIES_EVENT_UNIT_SET] = "unit-set",
    [ACIES_EVENT_TERRAIN_SET] = "terrain-set",
    [ACIES_EVENT_BOARD_SIZED] = "board-sized",
    [ACIES_EVENT_CARDS_MOVED] = "cards-moved",
    [ACIES_EVENT_SIDE_SET] = "side-set",
    [ACIES_EVENT_SETUP_SET] = "setup-set",
    [ACIES_EVENT_TURN_SET] = "turn-set",
    [ACIES_EVENT_SWITCH_SET] = "switch-set",
    [ACIES_EVENT_TEXT_SET] = "text-set",
    [ACIES_EVENT_LABEL_SET] = "label-set",
    [ACIES_EVENT_SCENARIO_SET] = "scenario-set",
    [ACIES_EVENT_MODE_SET] = "mode-set",
    [ACIES_EVENT_BLOCK_SET] = "block-set",
    [ACIES_EVENT_STEP_PUSHED] = "step-pushed",
    [ACIES_EVENT_STEP_POPPED] = "step-popped",
    [ACIES_EVENT_COMBAT_PUSHED] = "combat-pushed",
    [ACIES_EVENT_COMBAT_POPPED] = "combat-popped",
    [ACIES_EVENT_COMBAT_SET] = "combat-set",
    [ACIES_EVENT_DECISION_SET] = "decision-set",
    [ACIES_EVENT_DICE_SET] = "dice-set",
    [ACIES_EVENT_OUTCOME_SET] = "outcome-set",
    [ACIES_EVENT_PASSED_OVER] = "passed-over",
    [ACIES_EVENT_LOG_ENTRY] = "note",
  };
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < events->len; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? " " : "", names[g_array_index (events, AciesEvent, i).kind]);

  return g_string_free (text, FALSE);
}

static void
test_case (gconstpointer data)
{
  const Case *one = data;
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesState) state = new_state (library);
  g_autoptr (AciesState) before = NULL;
  g_autoptr (AciesState) after = NULL;
  g_autoptr (GArray) events = acies_events_new ();
  g_autofree char *dump = NULL;
  g_autofree char *names = NULL;
  const char      *why = "";

  lines_apply (state, one->before, NULL);
  before = acies_state_copy (state);
  lines_apply (state, one->line, events);
  dump = lines_dump (state);
  names = dup_events (events);
  g_assert_cmpstr (dump, ==, one->dump);
  g_assert_cmpstr (names, ==, one->events);
  acies_state_is_ok (state, &why);
  g_assert_cmpstr (why, ==, "");

  after = acies_state_copy (state);
  acies_engine_revert (state, events);
  g_assert_true (acies_state_equal (state, before));
  g_assert_cmpuint (acies_state_hash (state), ==, acies_state_hash (before));
  g_assert_true (acies_board_equal (state->board, before->board));
  acies_engine_replay (state, events);
  g_assert_true (acies_state_equal (state, after));
}

/* An editor's limit is no statement of the book: @rule is NULL then. */
static void
assert_refused_by (AciesState *state,
                   const char *line,
                   const char *message,
                   const char *rule)
{
  g_auto (AciesCommand) command = ACIES_COMMAND_INIT (ACIES_COMMAND_PASS);
  g_autoptr (AciesState) before = acies_state_copy (state);
  g_autoptr (GError) error = NULL;

  g_assert_true (acies_command_parse (line, state->ruleset, &command, &error));
  g_assert_false (acies_engine_apply (state, &command, NULL, &error));
  data_assert_like (error->message, message);
  g_assert_cmpstr (acies_rule_error_get_rule (error), ==, rule);
  g_assert_true (acies_state_equal (state, before));
}

static void
assert_refused (AciesState *state,
                const char *line,
                const char *message)
{
  assert_refused_by (state, line, message, NULL);
}

static void
test_refusal (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesState) state = new_state (library);

  lines_apply (state, refusals[i].before, NULL);
  assert_refused (state, refusals[i].line, refusals[i].message);
}

static void
test_most_units (void)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesState) state = new_state (library);

  lines_apply (state, "resize 64 64\nreserve velites 248\nplace principes A1 3\nplace principes B1 3", NULL);
  assert_refused (state, "place principes C1 3", "* 250 units");
  assert_refused (state, "reserve equites 1", LINES_OUT_OF_RANGE ("*", "0", "0", "1"));
  lines_apply (state, "place triarii B1 3\nreserve velites 247\nplace principes C1 3", NULL);
  assert_refused (state, "reserve velites 248", LINES_OUT_OF_RANGE ("*", "0", "247", "248"));
}

static void
test_most_entries (void)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesState) state = new_state (library);

  for (guint i = 0; i < ACIES_MAX_ENTRIES; i++)
    {
      g_autofree char *line = g_strdup_printf ("entry rome %c1 1", 'A' + i);

      lines_apply (state, line, NULL);
    }
  assert_refused (state, "entry rome A2 1", "* 12 entry *");
  lines_apply (state, "entry macedon A2 1\nentry rome C1 0\nentry rome A2 1", NULL);
  g_assert_cmpuint (state->sides[0].n_entries, ==, ACIES_MAX_ENTRIES);
}

static void
test_longest_text (void)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesState) state = new_state (library);
  g_autofree char *text = g_strnfill (ACIES_MAX_TEXT, 'x');
  g_autofree char *good = g_strconcat ("text briefing ", text, NULL);
  g_autofree char *bad = g_strconcat (good, "x", NULL);

  lines_apply (state, good, NULL);
  g_assert_cmpuint (strlen (state->texts->text[ACIES_TEXT_BRIEFING]), ==, ACIES_MAX_TEXT);
  assert_refused (state, bad, "Text * 20000 *");
}

static void
test_most_labels (void)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesState) state = new_state (library);
  AciesHex hex = ACIES_NO_HEX;

  lines_apply (state, "resize 64 64", NULL);
  for (guint i = 0; i < ACIES_MAX_LABELS; i++)
    {
      AciesHexName     name;
      g_autofree char *line = NULL;

      hex = acies_board_next (state->board, hex);
      line = g_strdup_printf ("label %s %u", acies_hex_name (hex, name), i);
      lines_apply (state, line, NULL);
    }
  assert_refused (state, "label A64 Tempe", "* 250 labels");
  lines_apply (state, "label A1 Tempe\nlabel B1\nlabel A64 Pydna", NULL);
  g_assert_cmpuint (state->texts->labels->len, ==, ACIES_MAX_LABELS);
}

static void
test_edit_or_play (void)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesState) state = new_state (library);
  g_autoptr (AciesState) game = NULL;

  lines_apply (state, "place principes E5 3", NULL);
  assert_refused_by (state, "move E5 E6", "No game *", "RVM-R2");
  game = acies_engine_new_game (state, NULL);
  assert_refused_by (game, "paint hill E5", "* edited *", "RVM-R2");
  assert_refused_by (game, "start", "* started", "RVM-R2");
}

/* Units that were removed leave gaps, which a game has not; what enters play later takes the first free place. */
static void
test_game_without_gaps (void)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesState) state = new_state (library);
  g_autoptr (AciesState) game = NULL;

  lines_apply (state, "place principes E5 3\nplace velites E6 2\nplace equites E7 2\nremove E5\nremove E6", NULL);
  game = acies_engine_new_game (state, NULL);
  g_assert_cmpuint (game->n_units, ==, 1);
  g_assert_true (acies_state_is_ok (game, NULL));
  g_assert_cmpuint (acies_state_free_slot (game), ==, 1);
}

static void
add_tables (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/engine/edit/", cases[i].path, NULL);

      g_test_add_data_func (path, &cases[i], test_case);
    }
  for (guint i = 0; i < G_N_ELEMENTS (refusals); i++)
    {
      g_autofree char *path = g_strconcat ("/engine/edit/refused/", refusals[i].path, NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_refusal);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  add_tables ();
  g_test_add_func ("/engine/edit/most-units", test_most_units);
  g_test_add_func ("/engine/edit/most-entries", test_most_entries);
  g_test_add_func ("/engine/edit/most-labels", test_most_labels);
  g_test_add_func ("/engine/edit/longest-text", test_longest_text);
  g_test_add_func ("/engine/edit/edit-or-play", test_edit_or_play);
  g_test_add_func ("/engine/edit/game-without-gaps", test_game_without_gaps);

  return g_test_run ();
}
