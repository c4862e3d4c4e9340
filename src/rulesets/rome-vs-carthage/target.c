/* target.c - Rome vs Carthage: whom a unit may attack
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/rome-vs-carthage/rvc.h"

#include <glib/gi18n-lib.h>

/* RVC-C15, where the scenario has it: enemies beside its first hex keep it from
 * others, in the first attack of an activation. */
static gboolean
is_held_there (const AciesState *state,
               AciesUnitId       unit)
{
  AciesSide enemy = acies_ruleset_enemy_of (state->ruleset, state->units[unit].side);

  if (!state->switches[RVC_ENGAGED_BIND] || (unit == state->turn.acting && state->turn.attacks > 0))
    return FALSE;

  return acies_units_any_beside (state, acies_rvc_start_of (state, unit), enemy);
}

static gboolean
is_bound (const AciesState *state,
          AciesUnitId       unit,
          AciesUnitId       target)
{
  return !acies_hex_is_adjacent (acies_rvc_start_of (state, unit), state->units[target].hex) && is_held_there (state, unit);
}

guint
acies_rvc_attack_range (const AciesState *state,
                        AciesUnitId       unit,
                        AciesHex          from,
                        AciesUnitId       target,
                        AciesHex         *path)
{
  return acies_path_range (state, unit, from, state->units[target].hex, acies_rvc_range (state, unit), path);
}

/* RVC-C15: any in range, not only the nearest. */
guint
acies_rvc_list_targets (const AciesState *state,
                        AciesUnitId       unit,
                        AciesHex          from,
                        AciesUnitId      *targets)
{
  AciesUnitId enemies[ACIES_MAX_UNITS];
  guint       n_enemies = acies_units_list_enemies (state, state->units[unit].side, enemies);
  guint       n = 0;

  for (guint i = 0; i < n_enemies; i++)
    {
      if (acies_rvc_attack_range (state, unit, from, enemies[i], NULL) > 0 && !is_bound (state, unit, enemies[i]))
        targets[n++] = enemies[i];
    }

  return n;
}

/* The same of an enemy that need not be there. */
void
acies_rvc_mark_targets (const AciesState *state,
                        AciesUnitId       unit,
                        AciesHex          from,
                        guint8           *hexes)
{
  AciesHex   start = acies_rvc_start_of (state, unit);
  gboolean   is_held = is_held_there (state, unit);
  AciesShots shots;

  acies_path_shots (state, unit, from, acies_rvc_range (state, unit), &shots);
  for (guint i = 0; i < shots.n; i++)
    if (!is_held || acies_hex_is_adjacent (start, shots.hexes[i]))
      hexes[shots.hexes[i]] = 1;
}

gboolean
acies_rvc_check_target (const AciesState *state,
                        AciesUnitId       unit,
                        AciesHex          from,
                        AciesHex          at,
                        GError          **error)
{
  AciesUnitId target = acies_state_unit_at (state, at);

  if (!acies_check_enemy_on (state, state->units[unit].side, at, "RVC-C15", error))
    return FALSE;
  if (acies_rvc_attack_range (state, unit, from, target, NULL) == 0)
    return acies_refuse_range (state, unit, from, target, acies_rvc_range (state, unit), "RVC-C15", "RVC-C15", error);

  return !is_bound (state, unit, target) || acies_refuse_bound (error, "RVC-C15", state, unit);
}

gboolean
acies_rvc_check_pursuer (const AciesState *state,
                         AciesUnitId       unit,
                         GError          **error)
{
  return unit == state->decision.unit ||
         acies_refuse (error, "RVC-K10", acies_agree_unit (state, state->decision.unit, "Only %s, who has pursued, may attack now", "Only %s, who have pursued, may attack now"),
                       acies_state_unit_type (state, state->decision.unit)->name);
}

gboolean
acies_rvc_check_attack (const AciesCommand *command,
                        const AciesState   *state,
                        GError            **error)
{
  AciesUnitId unit = acies_state_unit_at (state, command->hex);

  if (unit == ACIES_NO_UNIT)
    return acies_refuse_nobody (error, "RVC-C15", command->hex);
  if (!(state->decision.kind == RVC_ASK_PURSUIT_ATTACK ? acies_rvc_check_pursuer (state, unit, error)
                                                       : acies_rvc_check_may_attack (state, unit, error)))
    return FALSE;

  return acies_rvc_check_target (state, unit, command->hex, command->to, error);
}
