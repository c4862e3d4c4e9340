/* reach.c - Legio VI: where a unit may go, and whom it may shoot at from there
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/legio-vi/parts.h"

guint
acies_lvi_march (const AciesState *state,
                 AciesUnitId       unit)
{
  return (guint) acies_lvi_value (state, unit, LVI_MARCH);
}

/* What its dice give on average, in hexes. */
static guint
usual_move (const AciesState *state,
            AciesUnitId       unit)
{
  const AciesDicePool *pool = &state->ruleset->pools[acies_lvi_value (state, unit, LVI_MOVING)];
  guint                twice = 0;

  for (guint i = 0; i < pool->n; i++)
    {
      const AciesDieType *die = &state->ruleset->die_types[pool->dice[i]];
      guint               sum = 0;

      for (guint face = 0; face < die->n_faces; face++)
        sum += (guint) die->faces[face].number;
      twice += 2 * sum / die->n_faces;
    }

  return twice / 4;
}

/* @but: (nullable): ways whose ends are in @list already */
static void
add_ways (const AciesLviWays *ways,
          const AciesLviWays *but,
          GArray             *list)
{
  for (guint cost = 1; cost <= ways->left + 1; cost++)
    for (guint i = 0; i < ways->n; i++)
      {
        AciesDestination one = { .hex = ways->list[i], .cost = (guint8) cost };

        if (ways->cost[one.hex] == cost + 1 && acies_lvi_leads_to (ways, one.hex) && (but == NULL || !acies_lvi_leads_to (but, one.hex)))
          g_array_append_val (list, one);
      }
}

/* @ordered: as if it were its phase, and it had not acted; near the enemy, as far as all its dice give on average. */
gboolean
acies_lvi_list_destinations (const AciesState *state,
                             AciesUnitId       unit,
                             gboolean          ordered,
                             GArray           *list,
                             GError          **error)
{
  AciesHex       hex = state->units[unit].hex;
  gboolean       acts = !ordered && state->turn.acting == unit && state->decision.kind == LVI_ASK_GO_ON;
  AciesLviSurvey survey;
  AciesLviWays   ways, roll;

  if (acies_lvi_is_leader (state, unit))
    {
      acies_lvi_list_rides (state, unit, list);
      return TRUE;
    }
  if (!ordered && !acts && !acies_lvi_check_may_move (state, hex, unit, error))
    return FALSE;
  acies_lvi_survey (&survey, state, state->units[unit].side);
  if (acts)
    acies_lvi_find_ways (&ways, &survey, unit, acies_lvi_block (state)->left, FALSE);
  else if (!ordered || !acies_lvi_survey_enemy_within (&survey, hex, (guint) acies_lvi_number (state, LVI_NUMBER_FAR)))
    acies_lvi_find_ways (&ways, &survey, unit, acies_lvi_march (state, unit), TRUE);
  else
    acies_lvi_find_ways (&ways, &survey, unit, usual_move (state, unit), FALSE);
  add_ways (&ways, NULL, list);
  if (!ordered && !acts)
    {
      acies_lvi_find_ways_of_inches (&roll, &survey, unit, acies_lvi_most_inches (state, unit));
      add_ways (&roll, &ways, list);
    }

  return TRUE;
}
