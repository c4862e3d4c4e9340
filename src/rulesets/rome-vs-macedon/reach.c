/* reach.c - Rome vs Macedon: where a unit may go, and whom it may attack from there
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/rome-vs-macedon/rvm.h"

/* RVM-R5, RVM-R10 */
gboolean
acies_rvm_list_destinations (const AciesState *state,
                             AciesUnitId       unit,
                             gboolean          ordered,
                             GArray           *list,
                             GError          **error)
{
  AciesReach reach;

  if (!ordered && !acies_rvm_check_may_move (state, unit, error))
    return FALSE;

  acies_path_reach (state, unit, (guint) acies_rvm_march (state, unit), ACIES_PASSAGE_FREE, &reach);
  for (guint i = 0; i < reach.n; i++)
    {
      AciesDestination destination = { reach.hexes[i], reach.cost[i], FALSE };

      destination.attack = acies_rvm_check_attack_after (state, unit, destination.cost, NULL);
      g_array_append_val (list, destination);
    }

  return TRUE;
}

gboolean
acies_rvm_check_attack_from (const AciesState *state,
                             AciesUnitId       unit,
                             AciesHex          from,
                             gboolean          ordered,
                             GError          **error)
{
  guint moved = 0;

  if (from != state->units[unit].hex)
    {
      if (!ordered && !acies_rvm_check_may_move (state, unit, error))
        return FALSE;
      moved = acies_path_cost (state, unit, from, (guint) acies_rvm_march (state, unit), ACIES_PASSAGE_FREE);
      if (moved == 0)
        return acies_rvm_refuse_move (state, unit, from, error);
    }
  else if (!ordered)
    {
      return acies_rvm_check_actor (state, from, error) && acies_rvm_check_may_attack (state, unit, error);
    }

  return acies_rvm_check_attack_after (state, unit, moved, error);
}

void
acies_rvm_add_targets (const AciesState *state,
                       AciesUnitId       unit,
                       AciesHex          from,
                       GArray           *list)
{
  AciesUnitId ids[ACIES_MAX_UNITS];
  guint       n = acies_rvm_list_targets (state, unit, from, ids);

  for (guint i = 0; i < n; i++)
    {
      AciesTarget target = { ids[i], (guint8) acies_rvm_attack_range (state, unit, from, ids[i], NULL) };

      g_array_append_val (list, target);
    }
}

guint
acies_rvm_find_way (const AciesState *state,
                    AciesUnitId       unit,
                    AciesHex          to,
                    AciesHex         *path)
{
  return acies_path_walk (state, unit, to, (guint) acies_rvm_march (state, unit), ACIES_PASSAGE_FREE, path);
}

guint
acies_rvm_find_shot (const AciesState *state,
                     AciesUnitId       unit,
                     AciesHex          from,
                     AciesUnitId       target,
                     AciesHex         *path)
{
  guint distance = acies_rvm_attack_range (state, unit, from, target, path);

  return distance > 0 ? distance + 1 : 0;
}
