/* test-engine-snippet.c - pieces of a board: copied, turned, flipped, moved, pasted, as text
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/board/texts.h"
#include "engine/core/engine.h"
#include "engine/edit/snippet.h"
#include "formats/ruleset/library.h"
#include "support/data.h"
#include "support/lines.h"

#include <string.h>

/* Patterns of sentences that several cases expect. */
#define UNREADABLE_LINE(line) "Line " line " *"
#define TERRAIN_OFF "*terrain * 1 hex *"
#define NO_SNIPPET "This text *"
#define OTHER_VERSION "* version *"

static AciesState *
new_state (AciesLibrary *library,
           const char   *lines)
{
  AciesState *state = acies_state_new (acies_library_get_ruleset (library, "rome-vs-macedon", NULL), 12, 9);

  lines_apply (state, lines, NULL);

  return state;
}

/* Returns: how many hexes @names holds, with blanks between */
static guint
parse_hexes (const char *names,
             AciesHex   *hexes)
{
  g_auto (GStrv) words = g_strsplit (names, " ", -1);
  guint n = 0;

  for (; words[n] != NULL; n++)
    g_assert_true (acies_hex_parse (words[n], &hexes[n]));

  return n;
}

static AciesHex
parse_hex (const char *name)
{
  AciesHex hex;

  g_assert_cmpuint (parse_hexes (name, &hex), ==, 1);

  return hex;
}

static char *
join (GPtrArray *sentences)
{
  g_ptr_array_add (sentences, NULL);

  return g_strjoinv ("; ", (char **) sentences->pdata);
}

typedef struct
{
  const char       *path;
  const char       *before;
  const char       *hexes;
  const char       *anchor;
  int               turns;
  gboolean          flip;
  const char       *to;
  AciesSnippetParts parts;
  const char       *dump; /* of the 12x9 board afterwards */
  const char       *lost; /* or why not; a pattern */
} Case;

#define ALL ACIES_SNIPPET_ALL

/* clang-format off */
static const Case pastes[] = {
  { "terrain", "paint hill C3\npaint river D3", "C3 D3", "C3", 0, FALSE, "F5", ALL, "hill@C3 river@D3 hill@F5 river@G5", "" },
  { "clear-ground-too", "paint hill C3\npaint hill G5", "C3 D3", "C3", 0, FALSE, "F5", ALL, "hill@C3 hill@F5", "" },
  { "from-a-full-to-a-short-row", "paint hill C3\npaint river C4", "C3 C4", "C3", 0, FALSE, "F6", ALL, "hill@C3 river@C4 hill@F6 river@G7", "" },
  { "from-a-short-to-a-full-row", "paint hill C4\npaint river D5", "C4 D5", "C4", 0, FALSE, "F7", ALL, "hill@C4 river@D5 hill@F7 river@F8", "" },
  { "unit-label-and-mark", "place principes C3 2\nmark testudo C3 1\nlabel C3 Tempe", "C3", "C3", 0, FALSE, "E5", ALL,
    "C3=\"Tempe\" E5=\"Tempe\" principes@C3x2+testudo principes@E5x2+testudo", "" },
  { "units-only", "paint hill C3\nplace principes C3 2\nlabel C3 Tempe", "C3", "C3", 0, FALSE, "E5", ACIES_SNIPPET_UNITS,
    "hill@C3 C3=\"Tempe\" principes@C3x2 principes@E5x2", "" },
  { "terrain-only", "paint hill C3\nplace principes C3 2", "C3", "C3", 0, FALSE, "E5", ACIES_SNIPPET_TERRAIN, "hill@C3 hill@E5 principes@C3x2", "" },
  { "labels-only", "paint hill C3\nlabel C3 Tempe", "C3", "C3", 0, FALSE, "E5", ACIES_SNIPPET_LABELS, "hill@C3 C3=\"Tempe\" E5=\"Tempe\"", "" },
  { "over-a-unit", "place principes C3 2\nplace hetairoi E5 3", "C3", "C3", 0, FALSE, "E5", ALL, "principes@C3x2 principes@E5x2", "" },
  { "empty-hex-leaves-the-unit", "place hetairoi E5 3", "C3", "C3", 0, FALSE, "E5", ALL, "hetairoi@E5x3", "" },
  { "clipped", "paint hill C3\npaint hill D3\nplace principes D3 2\nlabel D3 Tempe", "C3 D3", "C3", 0, FALSE, "L3", ALL,
    "hill@C3 hill@D3 hill@L3 D3=\"Tempe\" principes@D3x2",
    "Principes * off *; *“Tempe” * off *; " TERRAIN_OFF },
  { "clipped-at-a-short-row", "paint hill C3\npaint hill C4", "C3 C4", "C3", 0, FALSE, "L3", ACIES_SNIPPET_TERRAIN, "hill@C3 hill@L3 hill@C4",
    TERRAIN_OFF },
  { "turned-once", "paint hill C3\npaint river D3", "C3 D3", "C3", 1, FALSE, "F5", ALL, "hill@C3 river@D3 hill@F5 river@F6", "" },
  { "turned-back", "paint hill C3\npaint river D3", "C3 D3", "C3", -1, FALSE, "F5", ALL, "hill@C3 river@D3 river@F4 hill@F5", "" },
  { "turned-half", "paint hill C3\npaint river D3", "C3 D3", "C3", 3, FALSE, "F5", ALL, "hill@C3 river@D3 river@E5 hill@F5", "" },
  { "flipped", "paint hill C3\npaint river D3\npaint forest C4", "C3 D3 C4", "C3", 0, TRUE, "F5", ALL,
    "hill@C3 river@D3 forest@C4 river@E5 hill@F5 forest@E6", "" },
};

static const Case moves[] = {
  { "elsewhere", "paint hill C3\nplace principes C3 2\nmark testudo C3 1\nlabel C3 Tempe", "C3", "C3", 0, FALSE, "E5", ALL,
    "hill@E5 E5=\"Tempe\" principes@E5x2+testudo", "" },
  { "overlapping", "place principes C3 1\nplace principes D3 2\nplace principes E3 3", "C3 D3 E3", "C3", 0, FALSE, "D3", ALL,
    "principes@D3x1 principes@E3x2 principes@F3x3", "" },
  { "in-a-circle", "paint hill D3\nplace principes C3 1\nplace velites D3 2", "C3 D3", "C3", 3, FALSE, "D3", ALL, "hill@C3 velites@C3x2 principes@D3x1", "" },
  { "units-leave-the-ground", "paint hill C3\nplace principes C3 1", "C3", "C3", 0, FALSE, "E5", ACIES_SNIPPET_UNITS, "hill@C3 principes@E5x1", "" },
  { "nowhere", "paint hill C3\nplace principes C3 1", "C3", "C3", 0, FALSE, "C3", ALL, "hill@C3 principes@C3x1", "" },
  { "clipped-ground", "paint hill C3\npaint hill D3\nplace principes C3 1", "C3 D3", "C3", 0, FALSE, "L3", ALL, "hill@L3 principes@L3x1",
    TERRAIN_OFF },
  { "unit-off-the-board", "place principes C3 1\nplace velites D3 1", "C3 D3", "C3", 0, FALSE, "L3", ALL, NULL, "Velites * off *" },
  { "unit-onto-another", "place principes C3 1\nplace velites E5 1", "C3", "C3", 0, FALSE, "E5", ALL, NULL, "Principes * E5: *" },
};
/* clang-format on */

static AciesSnippet *
take (const Case       *one,
      const AciesState *state,
      AciesHex         *hexes,
      guint            *n)
{
  AciesSnippet *snippet;

  *n = parse_hexes (one->hexes, hexes);
  snippet = acies_snippet_new_from_state (state, hexes, *n, parse_hex (one->anchor));
  acies_snippet_rotate (snippet, one->turns);
  if (one->flip)
    acies_snippet_flip (snippet);

  return snippet;
}

static void
apply_all (AciesState   *state,
           const GArray *commands)
{
  for (guint i = 0; i < commands->len; i++)
    {
      g_autoptr (GError) error = NULL;

      acies_engine_apply (state, &g_array_index (commands, AciesCommand, i), NULL, &error);
      g_assert_no_error (error);
    }
}

static void
test_paste (gconstpointer data)
{
  const Case *one = data;
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesState) state = new_state (library, one->before);
  AciesHex hexes[8];
  guint    n;
  g_autoptr (AciesSnippet) snippet = take (one, state, hexes, &n);
  g_autoptr (GPtrArray) lost = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GArray) commands = acies_snippet_paste_commands (snippet, state, parse_hex (one->to), one->parts, lost);
  g_autofree char *dump = NULL;
  g_autofree char *told = join (lost);

  apply_all (state, commands);
  dump = lines_dump (state);
  g_assert_cmpstr (dump, ==, one->dump);
  data_assert_like (told, one->lost);
}

static void
test_move (gconstpointer data)
{
  const Case *one = data;
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesState) state = new_state (library, one->before);
  AciesHex hexes[8];
  guint    n;
  g_autoptr (AciesSnippet) snippet = take (one, state, hexes, &n);
  g_autoptr (GPtrArray) lost = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) commands =
      acies_snippet_move_commands (snippet, state, hexes, n, parse_hex (one->to), one->parts, lost, &error);
  g_autofree char *dump = NULL;
  g_autofree char *told = join (lost);

  if (one->dump == NULL)
    {
      g_assert_null (commands);
      data_assert_like (error->message, one->lost);
      return;
    }
  g_assert_no_error (error);
  apply_all (state, commands);
  dump = lines_dump (state);
  g_assert_cmpstr (dump, ==, one->dump);
  data_assert_like (told, one->lost);
}

static void
test_clear (void)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesState) state = new_state (library, "paint hill C3\nplace principes C3 1\nlabel C3 Tempe\npaint hill D3\nplace velites E3 1");
  AciesHex hexes[3];
  guint    n = parse_hexes ("C3 D3 A1", hexes);
  g_autoptr (GArray) units = acies_snippet_clear_commands (state, hexes, n, ACIES_SNIPPET_UNITS);
  g_autoptr (GArray) rest = NULL;
  g_autofree char *after_units = NULL;
  g_autofree char *after_all = NULL;

  apply_all (state, units);
  after_units = lines_dump (state);
  g_assert_cmpstr (after_units, ==, "hill@C3 hill@D3 C3=\"Tempe\" velites@E3x1");
  rest = acies_snippet_clear_commands (state, hexes, n, ALL);
  apply_all (state, rest);
  after_all = lines_dump (state);
  g_assert_cmpstr (after_all, ==, "velites@E3x1");
}

static void
test_no_room (void)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesState) state = new_state (library, "place principes C3 1\nplace velites D3 1\nreserve triarii 247");
  AciesHex hexes[2];
  guint    n = parse_hexes ("C3 D3", hexes);
  g_autoptr (AciesSnippet) snippet = acies_snippet_new_from_state (state, hexes, n, hexes[0]);
  g_autoptr (GPtrArray) lost = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GArray) commands = acies_snippet_paste_commands (snippet, state, parse_hex ("C5"), ALL, lost);
  g_autofree char *told = join (lost);

  apply_all (state, commands);
  data_assert_like (told, "* 250 units");
  g_assert_cmpuint (acies_state_unit_at (state, parse_hex ("C5")), !=, ACIES_NO_UNIT);
}

static void
test_middle (void)
{
  AciesHex hexes[5];

  g_assert_cmpuint (acies_snippet_middle (hexes, parse_hexes ("C3", hexes)), ==, parse_hex ("C3"));
  g_assert_cmpuint (acies_snippet_middle (hexes, parse_hexes ("C3 D3 E3", hexes)), ==, parse_hex ("D3"));
  g_assert_cmpuint (acies_snippet_middle (hexes, parse_hexes ("C3 C4 C5", hexes)), ==, parse_hex ("C4"));
}

/* --- text ----------------------------------------------------------------------------------- */

static void
test_text (void)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesState) state =
      new_state (library, "paint hill C3\nplace principes C3 2\nmark testudo C3 1\nlabel C3 Camp of Perseus\npaint river D4");
  AciesHex hexes[3];
  guint    n = parse_hexes ("D4 C3 D3", hexes);
  g_autoptr (AciesSnippet) snippet = acies_snippet_new_from_state (state, hexes, n, hexes[1]);
  g_autofree char *text = acies_snippet_to_string (snippet);

  g_assert_cmpstr (text, ==,
                   "acies-snippet 1 rome-vs-macedon\n"
                   "hex 0 0 hill\n"
                   "unit 0 0 principes rome 2 testudo\n"
                   "label 0 0 Camp of Perseus\n"
                   "hex 1 0\n"
                   "hex 1 1 river\n");
}

static const struct
{
  const char *path, *text, *message;
} faults[] = {
  { "nothing", "", NO_SNIPPET },
  { "prose", "Rome, 168 BC", NO_SNIPPET },
  { "no-utf-8", "acies-snippet 1 rome-vs-macedon\nlabel 0 0 \xff", NO_SNIPPET },
  { "other-version", "acies-snippet 2 rome-vs-macedon\n", OTHER_VERSION },
  { "no-version", "acies-snippet ", OTHER_VERSION },
  { "unknown-line", "acies-snippet 1 x\nhex 0 0\ncamp 0 0", UNREADABLE_LINE ("3") },
  { "too-far", "acies-snippet 1 x\nhex 128 0", UNREADABLE_LINE ("2") },
  { "no-number", "acies-snippet 1 x\nhex 0 0x1", UNREADABLE_LINE ("2") },
  { "hex-twice", "acies-snippet 1 x\nhex 0 0 hill\nhex 0 0 hill", UNREADABLE_LINE ("3") },
  { "hex-and-more", "acies-snippet 1 x\nhex 0 0 hill forest", UNREADABLE_LINE ("2") },
  { "unit-twice", "acies-snippet 1 x\nunit 0 0 velites rome 1\nunit 0 0 velites rome 1", UNREADABLE_LINE ("3") },
  { "unit-of-no-figures", "acies-snippet 1 x\nunit 0 0 velites rome 0", UNREADABLE_LINE ("2") },
  { "unit-of-13-figures", "acies-snippet 1 x\nunit 0 0 velites rome 13", UNREADABLE_LINE ("2") },
  { "unit-without-figures", "acies-snippet 1 x\nunit 0 0 velites rome", UNREADABLE_LINE ("2") },
  { "label-of-no-words", "acies-snippet 1 x\nlabel 0 0 ", UNREADABLE_LINE ("2") },
  { "label-too-long", "acies-snippet 1 x\nlabel 0 0 Three score and ten letters are too many.", UNREADABLE_LINE ("2") },
  { "label-twice", "acies-snippet 1 x\nlabel 0 0 a\nlabel 0 0 b", UNREADABLE_LINE ("3") },
};

static void
test_fault (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (GError) error = NULL;

  g_assert_null (acies_snippet_parse (faults[i].text, acies_library_get_ruleset (library, "rome-vs-macedon", NULL), NULL, &error));
  g_assert_error (error, ACIES_RULE_ERROR, ACIES_RULE_ERROR_LIMIT);
  data_assert_like (error->message, faults[i].message);
}

static void
test_floods (void)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  AciesRuleset *ruleset = acies_library_get_ruleset (library, "rome-vs-macedon", NULL);
  g_autoptr (GString) hexes = g_string_new ("acies-snippet 1 x\n");
  g_autoptr (GString) units = g_string_new ("acies-snippet 1 x\n");
  g_autoptr (GString) large = g_string_new ("acies-snippet 1 x\n");
  g_autoptr (GError) error = NULL;

  for (int i = 0; i <= ACIES_MAX_HEXES; i++)
    g_string_append_printf (hexes, "hex %d %d\n", i % 100, i / 100);
  g_assert_null (acies_snippet_parse (hexes->str, ruleset, NULL, &error));
  data_assert_like (error->message, UNREADABLE_LINE ("4098"));
  g_clear_error (&error);
  for (int i = 0; i <= ACIES_MAX_UNITS; i++)
    g_string_append_printf (units, "unit %d %d velites rome 1\n", i % 100, i / 100);
  g_assert_null (acies_snippet_parse (units->str, ruleset, NULL, &error));
  data_assert_like (error->message, UNREADABLE_LINE ("252"));
  g_clear_error (&error);
  while (large->len <= ACIES_SNIPPET_MAX_BYTES)
    g_string_append (large, "\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n");
  g_assert_null (acies_snippet_parse (large->str, ruleset, NULL, &error));
  data_assert_like (error->message, "* large");
}

/* What both games know comes along, the rest is told, each once. */
static void
test_another_game (void)
{
  static const char text[] = "acies-snippet 1 rome-vs-macedon\r\n"
                             "hex 0 0 hill\r\n"
                             "hex 1 0 swamp\r\n"
                             "hex 2 0 swamp\r\n"
                             "hex 3 0\r\n"
                             "unit 0 0 velites rome 2 shaken\r\n"
                             "unit 1 0 hetairoi macedon 3\r\n"
                             "unit 2 0 velites macedon 2\r\n"
                             "label 1 0 Tempe\r\n"
                             "\r\n";
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  AciesRuleset *ruleset = acies_library_get_ruleset (library, "rome-vs-carthage", NULL);
  g_autoptr (GPtrArray) lost = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GError) error = NULL;
  g_autoptr (AciesSnippet) snippet = acies_snippet_parse (text, ruleset, lost, &error);
  g_autofree char *told = NULL;
  g_autofree char *again = NULL;

  g_assert_no_error (error);
  told = join (lost);
  again = acies_snippet_to_string (snippet);
  data_assert_like (told, "* terrain “swamp”; * mark “shaken”; * unit “hetairoi”; * side “macedon” *");
  g_assert_cmpstr (again, ==,
                   "acies-snippet 1 rome-vs-carthage\n"
                   "hex 0 0 hill\n"
                   "unit 0 0 velites rome 2\n"
                   "label 1 0 Tempe\n"
                   "hex 3 0\n");
}

static void
add_cases (const char   *folder,
           const Case   *cases,
           guint         n,
           GTestDataFunc test)
{
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *path = g_strconcat ("/engine/snippet/", folder, "/", cases[i].path, NULL);

      g_test_add_data_func (path, &cases[i], test);
    }
}

static void
add_faults (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (faults); i++)
    {
      g_autofree char *path = g_strconcat ("/engine/snippet/fault/", faults[i].path, NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_fault);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  add_cases ("paste", pastes, G_N_ELEMENTS (pastes), test_paste);
  add_cases ("move", moves, G_N_ELEMENTS (moves), test_move);
  add_faults ();
  g_test_add_func ("/engine/snippet/clear", test_clear);
  g_test_add_func ("/engine/snippet/no-room", test_no_room);
  g_test_add_func ("/engine/snippet/middle", test_middle);
  g_test_add_func ("/engine/snippet/text", test_text);
  g_test_add_func ("/engine/snippet/floods", test_floods);
  g_test_add_func ("/engine/snippet/another-game", test_another_game);

  return g_test_run ();
}
