/* test-occupants.c - who stands where, against a look at each hex
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/core/units.h"

#include "support/battles.h"
#include "support/wild.h"

#include <string.h>

#define N_SCENARIOS 100

/* Returns how many units were found. */
static guint
compare (const AciesState *state)
{
  AciesOccupants *occupants = g_new (AciesOccupants, 1);
  guint           n = 0;

  memset (occupants, 0xff, sizeof *occupants);
  acies_occupants_find (occupants, state);
  for (guint layer = 0; layer < state->ruleset->n_layers; layer++)
    {
      g_assert_cmpuint (acies_occupants_in_layer (occupants, ACIES_NO_HEX, layer), ==, ACIES_NO_UNIT);
      for (AciesHex hex = acies_board_next (state->board, ACIES_NO_HEX); hex != ACIES_NO_HEX; hex = acies_board_next (state->board, hex))
        {
          AciesUnitId unit = acies_stack_in_layer (state, hex, layer);

          g_assert_cmpuint (acies_occupants_in_layer (occupants, hex, layer), ==, unit);
          n += unit != ACIES_NO_UNIT;
        }
    }
  g_free (occupants);

  return n;
}

static AciesLibrary *library;

static void
test_each_hex (gconstpointer data)
{
  AciesRuleset *ruleset = acies_library_get_ruleset (library, data, NULL);
  guint         n = 0;

  for (guint i = 0; i < N_SCENARIOS; i++)
    {
      g_autoptr (AciesState) state = wild_scenario (ruleset);

      n += compare (state);
    }
  g_assert_cmpuint (n, >, N_SCENARIOS);
}

int
main (int    argc,
      char **argv)
{
  int failed;

  g_test_init (&argc, &argv, NULL);
  library = acies_library_new (NULL);
  rulesets_add_tests (library, "/occupants", "as-hex-by-hex", test_each_hex);
  failed = g_test_run ();
  acies_library_unref (library);

  return failed;
}
