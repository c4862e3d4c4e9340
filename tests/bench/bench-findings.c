/* bench-findings.c - looking for what is wrong with scenarios of usual and of greatest size
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bench/bench.h"
#include "engine/core/engine.h"
#include "engine/find/findings.h"
#include "support/battles.h"

static guint
find (gpointer data)
{
  g_autoptr (AciesFindings) findings = acies_findings_new ();

  acies_scenario_find (data, findings);

  return 1;
}

static guint
fix_all (gpointer data)
{
  g_autoptr (GArray) commands G_GNUC_UNUSED = acies_scenario_fix_all (data, NULL);

  return 1;
}

/* Every third hex is ground of some kind, wherever the units stand. */
static AciesState *
make_large (AciesRuleset *ruleset)
{
  AciesState *state = acies_state_new (ruleset, ACIES_MAX_COLUMNS, ACIES_MAX_ROWS);
  GRand      *rand = g_rand_new_with_seed (168);

  for (AciesHex hex = acies_board_next (state->board, ACIES_NO_HEX); hex != ACIES_NO_HEX;
       hex = acies_board_next (state->board, hex))
    {
      AciesCommand command = acies_command_on_hex (ACIES_COMMAND_PAINT, hex);

      command.id = (AciesId) g_rand_int_range (rand, 0, (gint32) ruleset->n_terrains);
      if (g_rand_int_range (rand, 0, 3) == 0)
        acies_engine_apply (state, &command, NULL, NULL);
    }
  for (guint i = 0; i < 4 * ACIES_MAX_UNITS; i++)
    {
      AciesCommand command = acies_command_on_hex (ACIES_COMMAND_PLACE, (AciesHex) g_rand_int_range (rand, 0, ACIES_MAX_HEXES));

      command.id = (AciesId) g_rand_int_range (rand, 0, (gint32) ruleset->n_unit_types);
      command.side = acies_unit_type_only_side (&ruleset->unit_types[command.id]);
      if (command.side == ACIES_NO_SIDE)
        command.side = (AciesSide) (i % ruleset->n_sides);
      command.number = (gint16) g_rand_int_range (rand, 1, 5);
      acies_engine_apply (state, &command, NULL, NULL);
    }
  g_rand_free (rand);

  return state;
}

int
main (void)
{
  static const char *const ids[] = { "rome-vs-macedon", "rome-vs-carthage" };
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);

  bench_begin ();
  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      g_autoptr (AciesState) battle = battle_load_first (library, ids[i]);
      g_autoptr (AciesState) large = make_large (acies_library_get_ruleset (library, ids[i], NULL));
      g_autofree char *usual = g_strdup_printf ("%s, first battle, find", ids[i]);
      g_autofree char *most = g_strdup_printf ("%s, 64x64, %u units, find", ids[i], large->n_units);
      g_autofree char *all = g_strdup_printf ("%s, 64x64, fix all", ids[i]);

      bench_run (usual, find, battle);
      bench_run (most, find, large);
      bench_run (all, fix_all, large);
    }

  return 0;
}
