/* field.c - Legio VI: what units are, and how near the enemy is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/legio-vi/parts.h"

#include "rulesets/shared/shared.h"

/* LVI-R1, LVI-R2: and only who is formed faces somewhere (LVI-H3). A mad animal is in nobody's order. */
gboolean
acies_lvi_is_formed (const AciesState *state,
                     AciesUnitId       unit)
{
  if (acies_lvi_is_leader (state, unit) || acies_lvi_is_light (state, unit) || acies_state_unit_has_mark (state, unit, LVI_MARK_RAMPAGING))
    return FALSE;

  return acies_lvi_is_beast (state, unit) || !acies_state_unit_has_mark (state, unit, LVI_MARK_UNFORMED);
}

/* LVI-U7 */
gboolean
acies_lvi_is_quincunx (const AciesState *state,
                       AciesUnitId       unit)
{
  return acies_unit_has_skill (state, unit, LVI_SKILL_LEGION) && acies_lvi_is_formed (state, unit) &&
         acies_lvi_property (state, unit, LVI_FORMATION) == LVI_LINE && acies_lvi_property (state, unit, LVI_LINES) > 1;
}

/* LVI-U10 */
gboolean
acies_lvi_is_broken (const AciesState *state,
                     AciesUnitId       unit)
{
  guint left = 2u * state->units[unit].figures;
  guint start = acies_lvi_property (state, unit, LVI_START);

  return acies_lvi_is_beast (state, unit) ? left < start : left <= start;
}

/* LVI-R55: among the units of its army, when that is counted. */
gboolean
acies_lvi_counts (const AciesState *state,
                  AciesUnitId       unit)
{
  return !acies_lvi_is_leader (state, unit) && !acies_lvi_is_light (state, unit);
}

gboolean
acies_lvi_stands (const AciesState *state,
                  AciesUnitId       unit)
{
  return acies_state_unit_is_on_board (state, unit) && acies_lvi_counts (state, unit) && !acies_state_unit_has_mark (state, unit, LVI_MARK_SHAKEN) &&
         !acies_state_unit_has_mark (state, unit, LVI_MARK_RAMPAGING);
}

AciesSide
acies_lvi_enemy (AciesSide side)
{
  return 1 - side;
}

/* LVI-L9, LVI-L10: points that shake it. More than the data let a unit have shake nobody. */
guint
acies_lvi_limit (const AciesState *state,
                 AciesUnitId       unit)
{
  const AciesUnitType *type = acies_state_unit_type (state, unit);
  guint                limit = (guint) acies_lvi_number (state, LVI_NUMBER_SHAKEN_AT);
  guint                steadier = (guint) type->values[LVI_STEADIER];

  if (acies_lvi_is_quincunx (state, unit))
    limit += steadier * (acies_lvi_property (state, unit, LVI_LINES) - 1);
  else if (acies_unit_has_skill (state, unit, LVI_SKILL_PHALANX) && state->units[unit].figures >= acies_lvi_number (state, LVI_NUMBER_DEEP_PHALANX))
    limit += steadier;

  return MIN (limit, type->properties[LVI_DISORDER].max);
}

/* By the disorder that it can still take: with the last of it the unit is shaken (LVI-L9). */
guint
acies_lvi_soundness (const AciesState *state,
                     AciesUnitId       unit)
{
  guint limit = acies_lvi_limit (state, unit);
  guint disorder = acies_lvi_property (state, unit, LVI_DISORDER);

  if (acies_lvi_has (state, unit, LVI_MARK_SHAKEN) || acies_lvi_has (state, unit, LVI_MARK_ROUTED) || acies_lvi_has (state, unit, LVI_MARK_RAMPAGING))
    return 0;

  return limit > 0 ? 100 * (limit - MIN (disorder, limit)) / limit : 100;
}

/* LVI-H1 */
gboolean
acies_lvi_enemy_within (const AciesState *state,
                        AciesSide         side,
                        AciesHex          hex,
                        guint             hexes)
{
  for (guint i = 0; i < state->n_units; i++)
    {
      if (state->units[i].side != side && acies_hex_distance (state->units[i].hex, hex) <= hexes && acies_lvi_is_near (state, (AciesUnitId) i))
        return TRUE;
    }

  return FALSE;
}

/* LVI-R4: for a rally, shaken and routed enemies do not count. */
gboolean
acies_lvi_unbroken_within (const AciesState *state,
                           AciesSide         side,
                           AciesHex          hex,
                           guint             hexes)
{
  for (guint i = 0; i < state->n_units; i++)
    {
      if (state->units[i].side != side && acies_lvi_is_near (state, (AciesUnitId) i) && !acies_state_unit_has_mark (state, (AciesUnitId) i, LVI_MARK_SHAKEN) &&
          !acies_state_unit_has_mark (state, (AciesUnitId) i, LVI_MARK_ROUTED) && acies_hex_distance (state->units[i].hex, hex) <= hexes)
        return TRUE;
    }

  return FALSE;
}
