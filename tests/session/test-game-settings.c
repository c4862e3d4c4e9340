/* test-game-settings.c - how a game is played at the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "session/session.h"
#include "support/battles.h"

static void
count_cb (guint *n)
{
  (*n)++;
}

/* Views hear of each change, and of nothing that stays as it was. */
static void
test_told (gconstpointer id)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesState) scenario = battle_load_first (library, id);
  g_autoptr (AciesSession) session = acies_session_new_game (scenario, 5, ACIES_DICE_ROLLED);
  AciesGameSettings settings = ACIES_GAME_SETTINGS_DEFAULT;
  guint             n = 0;

  g_signal_connect_swapped (session, "settings-changed", G_CALLBACK (count_cb), &n);
  g_assert_true (acies_game_settings_equal (acies_session_get_settings (session), &settings));
  acies_session_set_settings (session, &settings);
  g_assert_cmpuint (n, ==, 0);
  settings.players[1] = 1;
  acies_session_set_settings (session, &settings);
  acies_session_set_undo_policy (session, ACIES_UNDO_TAKE_BACKS);
  acies_session_set_dice_source (session, ACIES_DICE_ENTERED);
  g_assert_cmpuint (n, ==, 3);

  settings = *acies_session_get_settings (session);
  g_assert_cmpint (settings.undo, ==, ACIES_UNDO_TAKE_BACKS);
  g_assert_cmpint (settings.dice, ==, ACIES_DICE_ENTERED);
  g_assert_cmpuint (acies_game_settings_count_people (&settings, scenario->ruleset->n_sides), ==,
                    scenario->ruleset->n_sides - 1);
  settings.hands_open = settings.passes_alone = TRUE;
  acies_session_set_settings (session, &settings);
  g_assert_cmpuint (n, ==, 4);
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (AciesLibrary) library = NULL;

  g_test_init (&argc, &argv, NULL);
  library = acies_library_new (NULL);

  rulesets_add_tests (library, "/session/settings", "told", test_told);

  return g_test_run ();
}
