/* test-lvi-open.c - Legio VI: without cards nothing is hidden from anybody, so two people share the screen as it is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/core/viewer.h"
#include "support/random-games.h"

#define N_GAMES 5

static void
test_never_handed_over (void)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);

  for (guint64 seed = 1; seed <= N_GAMES; seed++)
    {
      g_autoptr (AciesSession) session = random_game_new (library, "first-lines", seed);
      AciesAiRng rng = acies_ai_rng_seeded (seed);

      do
        {
          const AciesViewer viewer = acies_viewer_find (acies_session_get_state (session), acies_session_get_settings (session), ACIES_NO_SIDE);

          g_assert_cmpint (viewer.kind, ==, ACIES_VIEWER_OPEN);
        }
      while (random_game_step (session, &rng));
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/legio-vi/open/never-handed-over", test_never_handed_over);

  return g_test_run ();
}
