/* test-engine-symmetry.c - images of hexes and of the editor's commands
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/edit/armies.h"
#include "engine/edit/symmetry.h"
#include "formats/ruleset/library.h"
#include "support/lines.h"

#include <string.h>

static const guint8 lengths[] = { 3, 4, 5, 6, 7, 8, 9, 12, 13, 63, 64 };

typedef void (*BoardTest) (AciesSymmetry     kind,
                           const AciesBoard *board);

/* Every kind on boards of every shape: few and many, odd and even rows and columns. */
static void
on_all_boards (gconstpointer data)
{
  BoardTest test = *(const BoardTest *) data;

  for (guint kind = ACIES_SYMMETRY_LEFT_RIGHT; kind < ACIES_N_SYMMETRIES; kind++)
    for (guint i = 0; i < G_N_ELEMENTS (lengths); i++)
      for (guint j = 0; j < G_N_ELEMENTS (lengths); j++)
        {
          g_autoptr (AciesBoard) board = acies_board_new (ACIES_BOARD_HEXES, lengths[i], lengths[j]);

          test (kind, board);
        }
}

#define FOR_EACH_HEX(board, hex) \
  for (AciesHex hex = acies_board_next (board, ACIES_NO_HEX); hex != ACIES_NO_HEX; hex = acies_board_next (board, hex))

static void
image_of_the_image (AciesSymmetry     kind,
                    const AciesBoard *board)
{
  FOR_EACH_HEX (board, hex)
  {
    AciesHex image = acies_symmetry_image (kind, board, hex);

    if (image == ACIES_NO_HEX)
      continue;
    g_assert_true (acies_board_contains (board, image));
    g_assert_cmpuint (acies_symmetry_image (kind, board, image), ==, hex);
  }
}

static void
neighbours_stay_neighbours (AciesSymmetry     kind,
                            const AciesBoard *board)
{
  FOR_EACH_HEX (board, hex)
  {
    AciesHex image = acies_symmetry_image (kind, board, hex);

    for (guint direction = 0; direction < ACIES_N_DIRECTIONS; direction++)
      {
        AciesHex next = acies_board_neighbour (board, hex, direction);
        AciesHex next_image = next != ACIES_NO_HEX ? acies_symmetry_image (kind, board, next) : ACIES_NO_HEX;

        if (image != ACIES_NO_HEX && next_image != ACIES_NO_HEX)
          g_assert_true (acies_hex_is_adjacent (image, next_image));
      }
  }
}

/* Those without an image are the ones the header names, and are told of. */
static void
rest_is_as_told (AciesSymmetry     kind,
                 const AciesBoard *board)
{
  guint n = 0;
  guint expected = 0;

  FOR_EACH_HEX (board, hex)
  n += acies_symmetry_image (kind, board, hex) == ACIES_NO_HEX;
  if (board->rows % 2 == 0 && kind == ACIES_SYMMETRY_TOP_BOTTOM)
    expected = acies_board_columns_in_row (board, board->rows - 1u);
  else if (board->rows % 2 == 0 && kind == ACIES_SYMMETRY_HALF_TURN)
    expected = board->rows / 2u;
  g_assert_cmpuint (n, ==, expected);
  g_assert_cmpint (acies_symmetry_is_exact (kind, board), ==, n == 0);
  g_assert_cmpint (acies_symmetry_describe_rest (kind, board) == NULL, ==, n == 0);
}

static double
place_of (AciesHex hex)
{
  return acies_hex_column (hex) + (acies_hex_row (hex) & 1) / 2.0;
}

/* The axis that is drawn lies in the middle between each hex and its image. */
static void
axis_is_in_the_middle (AciesSymmetry     kind,
                       const AciesBoard *board)
{
  double column = -1;
  double row = -1;

  acies_symmetry_axis (kind, board, &column, &row);
  g_assert_cmpint (column == -1, ==, kind == ACIES_SYMMETRY_TOP_BOTTOM);
  g_assert_cmpint (row == -1, ==, kind == ACIES_SYMMETRY_LEFT_RIGHT);
  FOR_EACH_HEX (board, hex)
  {
    AciesHex image = acies_symmetry_image (kind, board, hex);

    if (image == ACIES_NO_HEX)
      continue;
    if (kind == ACIES_SYMMETRY_TOP_BOTTOM)
      g_assert_cmpfloat (place_of (hex), ==, place_of (image));
    else
      g_assert_cmpfloat (place_of (hex) + place_of (image), ==, 2 * column);
    if (kind == ACIES_SYMMETRY_LEFT_RIGHT)
      g_assert_cmpuint (acies_hex_row (hex), ==, acies_hex_row (image));
    else
      g_assert_cmpfloat (acies_hex_row (hex) + acies_hex_row (image), ==, 2 * row);
  }
}

static void
without_a_symmetry (void)
{
  g_autoptr (AciesBoard) board = acies_board_new (ACIES_BOARD_HEXES, 5, 5);

  g_assert_cmpuint (acies_symmetry_image (ACIES_SYMMETRY_NONE, board, 0), ==, ACIES_NO_HEX);
  g_assert_false (acies_symmetry_is_exact (ACIES_SYMMETRY_NONE, board));
  g_assert_null (acies_symmetry_describe_rest (ACIES_SYMMETRY_NONE, board));
}

/* Where two sides meet each unit of each army has its like in the other, and that one's is the first. */
static void
all_have_counterparts (void)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_auto (GStrv) ids = acies_library_list_rulesets (library);

  for (guint i = 0; ids[i] != NULL; i++)
    {
      AciesRuleset *ruleset = acies_library_get_ruleset (library, ids[i], NULL);

      if (ruleset->n_sides != 2)
        continue;
      for (AciesSide side = 0; side < ruleset->n_sides; side++)
        for (AciesId type = 0; type < ruleset->n_unit_types; type++)
          {
            AciesSide enemy = acies_ruleset_enemy_of (ruleset, side);
            AciesId   other;

            if (!((ruleset->unit_types[type].sides >> side) & 1))
              continue;
            other = acies_counterpart_type (ruleset, type, side);
            g_assert_cmpuint (other, !=, ACIES_NO_ID);
            g_assert_true ((ruleset->unit_types[other].sides >> enemy) & 1);
            g_assert_cmpuint (acies_counterpart_type (ruleset, other, enemy), ==, type);
          }
    }
}

typedef struct
{
  const char   *path;
  AciesSymmetry kind;
  gboolean      swap;
  const char   *before;
  const char   *lines;
  const char   *dump; /* of the 12x9 board afterwards, see lines_dump() */
} Case;

#define LR ACIES_SYMMETRY_LEFT_RIGHT
#define TB ACIES_SYMMETRY_TOP_BOTTOM
#define HT ACIES_SYMMETRY_HALF_TURN

/* clang-format off */
static const Case cases[] = {
  { "none", ACIES_SYMMETRY_NONE, FALSE, "", "paint hill A1", "hill@A1" },
  { "left-right/full-row", LR, FALSE, "", "paint hill A1", "hill@A1 hill@L1" },
  { "left-right/short-row", LR, FALSE, "", "paint hill A2", "hill@A2 hill@K2" },
  { "left-right/on-the-axis", LR, FALSE, "", "paint hill F2", "hill@F2" },
  { "top-bottom", TB, FALSE, "", "paint hill C2", "hill@C2 hill@C8" },
  { "half-turn", HT, FALSE, "", "paint hill A1\npaint river B2", "hill@A1 river@B2 river@J8 hill@L9" },
  { "what-is-asked-goes-before-its-image", LR, FALSE, "", "paint hill A1\npaint river L1", "hill@A1 river@L1" },
  { "place/same-side", LR, FALSE, "", "place velites A1 2", "velites@A1x2 velites@L1x2" },
  { "place/other-side", TB, TRUE, "", "place principes A9 2", "principes@A9x2 pezhetairoi@A1x2" },
  { "place/full-is-full", TB, TRUE, "", "place equites A9 2", "equites@A9x2 hetairoi@A1x3" },
  { "place/not-more-than-its-strength", TB, TRUE, "", "place hetairoi A1 3\nplace hetairoi B1 2", "equites@A9x2 equites@B9x2 hetairoi@A1x3 hetairoi@B1x2" },
  { "place/and-mark", LR, FALSE, "", "place principes A1 3\nmark testudo A1 1", "principes@A1x3+testudo principes@L1x3+testudo" },
  { "place/mark-of-the-other-kind", TB, TRUE, "", "place principes A1 3\nmark testudo A1 1", "principes@A1x3+testudo pezhetairoi@A9x3" },
  { "remove/both", LR, FALSE, "place velites A1 2\nplace velites L1 2", "remove A1", "" },
  { "remove/only-one-there", LR, FALSE, "place velites A1 2", "remove A1", "" },
  { "remove/both-asked", LR, FALSE, "place velites A1 2\nplace velites L1 2", "remove A1\nremove L1", "" },
  { "shift", LR, FALSE, "place velites A1 2\nplace velites L1 2", "shift A1 B1", "velites@B1x2 velites@K1x2" },
  { "shift/image-is-taken", LR, FALSE, "place velites A1 2\nplace velites L1 2\nplace velites K1 1", "shift A1 B1", "velites@B1x2 velites@K1x1 velites@L1x2" },
  { "figures", TB, TRUE, "place velites A1 2\nplace velites A9 2", "figures A1 1", "velites@A1x1 velites@A9x1" },
  { "label", LR, FALSE, "", "label A1 Tempe", "A1=\"Tempe\" L1=\"Tempe\"" },
  { "label/none", LR, FALSE, "label L1 Tempe", "label A1", "" },
  { "entry/same-side", LR, FALSE, "", "entry rome A1 1", "rome:entry=A1 rome:entry=L1" },
  { "entry/other-side", TB, TRUE, "", "entry rome A9 1", "rome:entry=A9 macedon:entry=A1" },
  { "camp/has-no-image-of-its-side", LR, FALSE, "", "camp rome A1", "rome:camp=A1" },
  { "camp/other-side", HT, TRUE, "", "camp rome A1", "rome:camp=A1 macedon:camp=L9" },
  { "camp/gone-with-its-image", HT, TRUE, "camp rome A1\ncamp macedon L9", "camp rome", "" },
  { "camp/gone-without-another", HT, TRUE, "camp rome A1\ncamp macedon K9", "camp rome", "macedon:camp=K9" },
  { "what-is-on-no-hex-has-no-image", HT, TRUE, "", "morale rome 9\nreserve velites 1", "velites@-x2 rome:morale=9" },
  { "no-image", TB, FALSE, "resize 5 4", "paint hill A4\npaint hill A1", "5x4 hill@A1 hill@A3 hill@A4" },
};
/* clang-format on */

static GArray *
parse (const char         *lines,
       const AciesRuleset *ruleset)
{
  g_auto (GStrv) all = g_strsplit (lines, "\n", -1);
  GArray *commands = acies_commands_new ();

  for (guint i = 0; all[i] != NULL; i++)
    {
      AciesCommand command;

      g_assert_true (acies_command_parse (all[i], ruleset, &command, NULL));
      g_array_append_val (commands, command);
    }

  return commands;
}

static void
test_case (gconstpointer data)
{
  const Case *one = data;
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesState) state = acies_state_new (acies_library_get_ruleset (library, "rome-vs-macedon", NULL), 12, 9);
  g_autoptr (AciesState) before = NULL;
  g_autoptr (GArray) commands = parse (one->lines, state->ruleset);
  g_autofree char *dump = NULL;

  lines_apply (state, one->before, NULL);
  before = acies_state_copy (state);
  acies_symmetry_expand (one->kind, state, one->swap, commands);
  g_assert_true (acies_state_equal (state, before));
  for (guint i = 0; i < commands->len; i++)
    g_assert_true (acies_engine_apply (state, &g_array_index (commands, AciesCommand, i), NULL, NULL));
  dump = lines_dump (state);
  g_assert_cmpstr (dump, ==, one->dump);
}

int
main (int argc, char *argv[])
{
  static const BoardTest tests[] = { image_of_the_image, neighbours_stay_neighbours, rest_is_as_told, axis_is_in_the_middle };

  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/engine/symmetry/image-of-the-image", &tests[0], on_all_boards);
  g_test_add_data_func ("/engine/symmetry/neighbours-stay-neighbours", &tests[1], on_all_boards);
  g_test_add_data_func ("/engine/symmetry/rest-is-as-told", &tests[2], on_all_boards);
  g_test_add_data_func ("/engine/symmetry/axis-is-in-the-middle", &tests[3], on_all_boards);
  g_test_add_func ("/engine/symmetry/none", without_a_symmetry);
  g_test_add_func ("/engine/symmetry/all-have-counterparts", all_have_counterparts);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/engine/symmetry/expand/", cases[i].path, NULL);

      g_test_add_data_func (path, &cases[i], test_case);
    }

  return g_test_run ();
}
