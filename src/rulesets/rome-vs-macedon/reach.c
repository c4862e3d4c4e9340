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
  if (!ordered && !acies_rvm_check_may_move (state, unit, error))
    return FALSE;

  acies_list_destinations (state, unit, acies_rvm_march (state, unit), acies_rvm_check_attack_after, list);

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
      moved = acies_path_cost (state, unit, from, acies_rvm_march (state, unit), ACIES_PASSAGE_FREE);
      if (moved == 0)
        return acies_rvm_refuse_move (state, unit, from, error);
    }
  else if (!ordered)
    {
      return acies_rvm_check_actor (state, from, error) && acies_rvm_check_may_attack (state, unit, error);
    }

  return acies_rvm_check_attack_after (state, unit, moved, error);
}
