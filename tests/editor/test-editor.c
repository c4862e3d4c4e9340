/* test-editor.c - the brush, and words for a hex
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor/tools/editor.h"
#include "session/session.h"
#include "support/battles.h"
#include "widgets/hex-text.h"

static AciesHex
hex (const char *name)
{
  AciesHex parsed;

  g_assert_true (acies_hex_parse (name, &parsed));
  return parsed;
}

/* --- the brush ------------------------------------------------------------------------------ */

static const struct
{
  const char *middle;
  guint       radius;
  const char *hexes;
} dabs[] = {
  { "E5", 0, "E5" },
  { "E5", 1, "D4 E4 D5 E5 F5 D6 E6" },
  { "E4", 1, "E3 F3 D4 E4 F4 E5 F5" },
  { "A1", 1, "A1 B1 A2" },
  { "A1", 2, "A1 B1 C1 A2 B2 A3 B3" },
  { "L1", 1, "K1 L1 K2" },
  { "K2", 1, "K1 L1 J2 K2 K3 L3" },
  { "L9", 2, "K7 L7 J8 K8 J9 K9 L9" },
  { "E5", 2, "D3 E3 F3 C4 D4 E4 F4 C5 D5 E5 F5 G5 C6 D6 E6 F6 D7 E7 F7" },
};

static void
test_brush (void)
{
  g_autoptr (AciesBoard) board = acies_board_new (ACIES_BOARD_HEXES, 12, 9);

  for (guint i = 0; i < G_N_ELEMENTS (dabs); i++)
    {
      AciesHex hexes[ACIES_MAX_BRUSH_HEXES];
      guint    n = acies_brush_hexes (board, hex (dabs[i].middle), dabs[i].radius, hexes);
      g_autoptr (GString) names = g_string_new (NULL);

      for (guint j = 0; j < n; j++)
        {
          AciesHexName name;

          g_string_append_printf (names, "%s%s", j > 0 ? " " : "", acies_hex_name (hexes[j], name));
        }
      g_assert_cmpstr (names->str, ==, dabs[i].hexes);
      g_assert_cmpuint (n, <=, acies_brush_count (ACIES_BOARD_HEXES, dabs[i].radius));
    }
  g_assert_cmpuint (acies_brush_count (ACIES_BOARD_HEXES, 0), ==, 1);
  g_assert_cmpuint (acies_brush_count (ACIES_BOARD_HEXES, 1), ==, 7);
  g_assert_cmpuint (acies_brush_count (ACIES_BOARD_HEXES, 2), ==, 19);
}

static void
test_brush_off_the_board (void)
{
  g_autoptr (AciesBoard) board = acies_board_new (ACIES_BOARD_HEXES, 3, 3);
  AciesHex hexes[ACIES_MAX_BRUSH_HEXES];

  g_assert_cmpuint (acies_brush_hexes (board, ACIES_NO_HEX, 2, hexes), ==, 0);
  g_assert_cmpuint (acies_brush_hexes (board, hex ("L9"), 2, hexes), ==, 0);
  g_assert_cmpuint (acies_brush_hexes (board, hex ("B2"), 2, hexes), ==, 8);
}

/* --- words ---------------------------------------------------------------------------------- */

static void
assert_text (const AciesState *state,
             const char       *name,
             const char       *expected)
{
  g_autofree char *text = acies_hex_text (state, hex (name));

  g_assert_cmpstr (text, ==, expected);
}

static void
test_hex_text (void)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesState) pydna = battle_load (library, "pydna");
  g_autoptr (AciesState) aous = battle_load (library, "aous");
  g_autofree char *nothing = acies_hex_text (pydna, ACIES_NO_HEX);

  assert_text (pydna, "F7", "F7, Clear, Roman Principes, 3 of 3 figures");
  assert_text (pydna, "B3", "B3, Forest");
  assert_text (pydna, "C7", "C7, Hill");
  assert_text (pydna, "L2", "");
  g_assert_cmpstr (nothing, ==, "");
  g_assert_cmpuint (aous->sides[0].camp, !=, ACIES_NO_HEX);
  for (AciesSide side = 0; side < aous->ruleset->n_sides; side++)
    {
      g_autofree char *text = acies_hex_text (aous, aous->sides[side].camp);
      g_autofree char *owner = g_strdup_printf (", camp of %s", aous->ruleset->sides[side].name);

      g_assert_nonnull (strstr (text, owner));
    }
}

static void
test_label_is_told (void)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesState) pydna = battle_load (library, "pydna");

  acies_texts_make_writable (&pydna->texts);
  acies_texts_set_label (pydna->texts, hex ("F7"), "Camp of Perseus");
  assert_text (pydna, "F7", "F7, Clear, “Camp of Perseus”, Roman Principes, 3 of 3 figures");
}

static void
test_marks_are_told (void)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesSession) session = acies_session_new_edit (battle_load (library, "pydna"));
  const AciesState *state = acies_session_get_state (session);
  g_auto (AciesCommand) command = { 0 };

  g_assert_true (acies_command_parse ("mark testudo F7 1", state->ruleset, &command, NULL));
  g_assert_true (acies_session_apply (session, &command, NULL));
  assert_text (state, "F7", "F7, Clear, Roman Principes, 3 of 3 figures, Testudo");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/editor/brush/covers", test_brush);
  g_test_add_func ("/editor/brush/off-the-board", test_brush_off_the_board);
  g_test_add_func ("/widgets/hex-text", test_hex_text);
  g_test_add_func ("/widgets/hex-text/label", test_label_is_told);
  g_test_add_func ("/widgets/hex-text/marks", test_marks_are_told);
  return g_test_run ();
}
