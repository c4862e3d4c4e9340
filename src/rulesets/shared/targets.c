/* targets.c - whom a unit may choose to attack
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/shared/targets.h"

#include "engine/core/units.h"
#include "rulesets/shared/procs.h"
#include "rulesets/shared/units.h"

#include <glib/gi18n-lib.h>

static const AciesTargetProcs *
procs_of (const AciesState *state)
{
  return &acies_shared_procs (state)->targets;
}

static guint
least_of (const AciesState *state,
          AciesUnitId       unit)
{
  return procs_of (state)->least != NULL ? procs_of (state)->least (state, unit) : 1;
}

static gboolean
is_straight (const AciesState *state)
{
  return procs_of (state)->is_straight != NULL && procs_of (state)->is_straight (state);
}

/* The distance of an attack that @unit makes from @from, whatever is on @at. */
static guint
distance_to (const AciesState *state,
             AciesUnitId       unit,
             AciesHex          from,
             AciesHex          at,
             AciesHex         *path)
{
  guint range = procs_of (state)->range (state, unit);

  return is_straight (state) ? acies_path_straight (state, unit, from, at, range, path)
                             : acies_path_range (state, unit, from, at, range, path);
}

/* RVM-R12, RVM-A9: how far @target is for an attack from @from; 0: out of range.
 * RVM-A10: round units and round the ground that the data say blocks (RVM-T4,
 * RVM-T7, RVM-T13); they do not say so of rivers (RVM-T10). */
guint
acies_target_distance (const AciesState *state,
                       AciesUnitId       unit,
                       AciesHex          from,
                       AciesUnitId       target,
                       AciesHex         *path)
{
  guint distance = distance_to (state, unit, from, state->units[target].hex, path);

  return distance < least_of (state, unit) ? 0 : distance;
}

static AciesHex
start_of (const AciesState *state,
          AciesUnitId       unit)
{
  const AciesReachProcs *reach = &state->ruleset->procs->reach;

  return reach->start_of != NULL ? reach->start_of (state, unit) : state->units[unit].hex;
}

/* Enemies beside the hex on which it began: only these may it attack. */
static gboolean
is_held_there (const AciesState *state,
               AciesUnitId       unit)
{
  const AciesTargetProcs *self = procs_of (state);
  guint                   enemies = acies_side_enemies (state, state->units[unit].side);

  if (self->is_bound == NULL || !self->is_bound (state, unit))
    return FALSE;
  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    if (((enemies >> side) & 1) && acies_units_any_beside (state, start_of (state, unit), side))
      return TRUE;

  return FALSE;
}

gboolean
acies_target_check_bound (const AciesState *state,
                          AciesUnitId       unit,
                          AciesUnitId       target,
                          GError          **error)
{
  return acies_board_is_adjacent (state->board, start_of (state, unit), state->units[target].hex) || !is_held_there (state, unit) ||
         acies_refuse_unit (error, procs_of (state)->bound_rule, state, unit,
                            "%s started beside other enemies and may attack only those",
                            "%s started beside other enemies and may attack only those");
}

/* Enemies in range, or those at the shortest distance (RVM-R11, RVM-A8; RVM-A25: Leaders are among
 * them); RVC-C15: any. */
static guint
list_in_range (const AciesState *state,
               AciesUnitId       unit,
               AciesHex          from,
               AciesUnitId      *targets)
{
  AciesUnitId enemies[ACIES_MAX_UNITS];
  guint       n_enemies = acies_units_list_enemies (state, state->units[unit].side, enemies);
  guint       farthest = G_MAXUINT;
  guint       n = 0;

  for (guint i = 0; i < n_enemies; i++)
    {
      guint distance;

      /* The main unit answers for all on its hex. */
      if (state->ruleset->n_layers > 1 && acies_state_unit_at (state, state->units[enemies[i]].hex) != enemies[i])
        continue;
      distance = acies_target_distance (state, unit, from, enemies[i], NULL);
      if (distance == 0 || distance > farthest)
        continue;
      if (procs_of (state)->nearest && distance < farthest)
        {
          farthest = distance;
          n = 0;
        }
      targets[n++] = enemies[i];
    }

  return n;
}

/* Binding narrows what is left, it does not reach farther. */
guint
acies_target_list (const AciesState *state,
                   AciesUnitId       unit,
                   AciesHex          from,
                   AciesUnitId      *targets)
{
  guint n_in_range = list_in_range (state, unit, from, targets);
  guint n = 0;

  for (guint i = 0; i < n_in_range; i++)
    {
      if (acies_target_check_bound (state, unit, targets[i], NULL))
        targets[n++] = targets[i];
    }

  return n;
}

/* The same of an enemy that need not be there: nearest first, until one is. */
void
acies_target_mark (const AciesState *state,
                   AciesUnitId       unit,
                   AciesHex          from,
                   guint8           *hexes)
{
  AciesSide  side = state->units[unit].side;
  AciesHex   start = start_of (state, unit);
  gboolean   is_held = is_held_there (state, unit);
  guint      least = least_of (state, unit);
  guint      farthest = G_MAXUINT;
  AciesShots shots;

  acies_path_shots (state, unit, from, procs_of (state)->range (state, unit), &shots);
  for (guint i = 0; i < shots.n && shots.distance[i] <= farthest; i++)
    {
      AciesHex hex = shots.hexes[i];

      if (shots.distance[i] < least || (is_straight (state) && distance_to (state, unit, from, hex, NULL) == 0))
        continue;
      if (procs_of (state)->nearest && shots.is_held[i] && state->units[acies_state_unit_at (state, hex)].side != side)
        farthest = shots.distance[i];
      if (!is_held || acies_board_is_adjacent (state->board, start, hex))
        hexes[hex] = 1;
    }
}

static gboolean
check_nearest (const AciesState *state,
               AciesUnitId       unit,
               AciesHex          from,
               AciesUnitId       target,
               GError          **error)
{
  AciesUnitId  targets[ACIES_MAX_UNITS];
  guint        n = list_in_range (state, unit, from, targets);
  AciesHexName name;

  for (guint i = 0; i < n; i++)
    {
      if (targets[i] == target)
        return TRUE;
    }

  /* Translators: a unit, then an enemy and its hex */
  return acies_refuse (error, procs_of (state)->near_rule, _ ("%1$s must attack a nearer enemy than %2$s on %3$s"),
                       acies_unit_told_type (state, unit)->name, acies_unit_told_type (state, target)->name,
                       acies_hex_name (state->units[target].hex, name));
}

/* Too far, or near enough but for what is in between. */
static gboolean
refuse_range (const AciesState *state,
              AciesUnitId       unit,
              AciesHex          from,
              AciesUnitId       target,
              GError          **error)
{
  const AciesTargetProcs *self = procs_of (state);
  const char             *type = acies_unit_told_type (state, target)->name;
  guint                   range = self->range (state, unit);
  AciesHex                at = state->units[target].hex;
  AciesHexName            name;

  acies_hex_name (at, name);
  if (acies_board_distance (state->board, from, at) <= range && is_straight (state))
    /* Translators: an enemy, and its hex */
    return acies_refuse (error, self->way_rule, _ ("The straight line to %1$s on %2$s is blocked"), type, name);
  if (acies_board_distance (state->board, from, at) <= range)
    return acies_board_say (state->board,
                            /* Translators: a number, an enemy, and its hex */
                            acies_refuse (error, self->way_rule, g_dngettext (GETTEXT_PACKAGE, "No open path of %1$u hex leads to %2$s on %3$s", "No open path of %1$u hexes or fewer leads to %2$s on %3$s", range), range, type, name),
                            /* Translators: a number, an enemy, and its square */
                            acies_refuse (error, self->way_rule, g_dngettext (GETTEXT_PACKAGE, "No open path of %1$u square leads to %2$s on %3$s", "No open path of %1$u squares or fewer leads to %2$s on %3$s", range), range, type, name));

  /* Translators: an enemy, its hex, a unit, and its range */
  return acies_refuse (error, self->far_rule, _ ("%1$s on %2$s cannot be reached: the range of %3$s is %4$u"), type, name,
                       acies_unit_told_type (state, unit)->name, range);
}

gboolean
acies_target_check (const AciesState *state,
                    AciesUnitId       unit,
                    AciesHex          from,
                    AciesHex          at,
                    GError          **error)
{
  const AciesTargetProcs *self = procs_of (state);
  AciesUnitId             target = acies_state_unit_at (state, at);

  if (!acies_check_enemy_on (state, state->units[unit].side, at, self->enemy_rule, error))
    return FALSE;
  if (acies_target_distance (state, unit, from, target, NULL) == 0)
    return refuse_range (state, unit, from, target, error);

  return acies_target_check_bound (state, unit, target, error) &&
         (!self->nearest || check_nearest (state, unit, from, target, error));
}
