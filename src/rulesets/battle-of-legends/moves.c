/* moves.c - where a unit may go, and what it may attack
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/battle-of-legends/battle-of-legends.h"

#include "engine/core/units.h"

#include <glib/gi18n-lib.h>

/* --- moves --------------------------------------------------------------------------------------- */

gboolean
acies_hex_is_free (const AciesState *state,
                   AciesHex          hex)
{
  return acies_state_is_passable (state, hex) && acies_state_unit_at (state, hex) == ACIES_NO_UNIT;
}

gboolean
acies_unit_has_friend_on (const AciesState *state,
                          AciesUnitId       unit,
                          AciesHex          hex)
{
  AciesUnitId there = acies_state_unit_at (state, hex);

  return there != ACIES_NO_UNIT && state->units[there].side == state->units[unit].side;
}

gboolean
acies_unit_is_beside (const AciesState *state,
                      AciesUnitId       unit,
                      AciesHex          hex,
                      AciesSide         side)
{
  const AciesUnit *self = &state->units[unit];

  return self->place == ACIES_PLACE_BOARD && self->side == side && acies_board_is_adjacent (state->board, self->hex, hex);
}

gboolean
acies_units_any_beside (const AciesState *state,
                        AciesHex          hex,
                        AciesSide         side)
{
  for (guint i = 0; i < state->n_units; i++)
    {
      if (acies_unit_is_beside (state, (AciesUnitId) i, hex, side))
        return TRUE;
    }

  return FALSE;
}

guint
acies_unit_count_beside (const AciesState *state,
                         AciesUnitId       unit,
                         guint             skill)
{
  const AciesUnit *self = &state->units[unit];
  guint            n = 0;

  for (guint i = 0; i < state->n_units; i++)
    n += i != unit && acies_unit_is_beside (state, (AciesUnitId) i, self->hex, self->side) &&
         acies_unit_has_skill (state, (AciesUnitId) i, skill);

  return n;
}

guint
acies_units_list_enemies (const AciesState *state,
                          AciesSide         side,
                          AciesUnitId      *ids)
{
  guint enemies = acies_side_enemies (state, side);
  guint n = 0;

  for (guint i = 0; i < state->n_units; i++)
    {
      if (state->units[i].place == ACIES_PLACE_BOARD && ((enemies >> state->units[i].side) & 1))
        ids[n++] = (AciesUnitId) i;
    }

  return n;
}

gboolean
acies_check_destination (const AciesState *state,
                         AciesUnitId       unit,
                         AciesHex          to,
                         const char       *rule,
                         const char       *held_rule,
                         GError          **error)
{
  AciesHexName name;

  if (state->units[unit].hex == to)
    /* Translators: a unit, and a hex */
    return acies_refuse (error, rule, acies_agree_unit (state, unit, "%1$s is already on %2$s", "%1$s are already on %2$s"),
                         acies_unit_public_type (state, unit)->name, acies_hex_name (to, name));

  return acies_check_room (state, to, state->units[unit].type, state->units[unit].side, held_rule, error) &&
         acies_check_passable (state, to, NULL, error);
}

gboolean
acies_check_attack_move (const AciesState *state,
                         AciesUnitId       unit,
                         guint             moved,
                         int               attack_move,
                         const char       *rule,
                         GError          **error)
{
  return (int) moved <= attack_move ||
         acies_refuse (error, rule,
                       /* Translators: a unit, the hexes that it moved, and the hexes after which it could still attack */
                       acies_agree_unit (state, unit, "%1$s cannot attack after a move of %2$u: its attack move is %3$d",
                                         "%1$s cannot attack after a move of %2$u: their attack move is %3$d"),
                       acies_unit_public_type (state, unit)->name, moved, attack_move);
}

static AciesPassage
passage_of (const AciesState *state,
            AciesUnitId       unit)
{
  const AciesReachProcs *reach = &state->ruleset->procs->reach;

  return reach->passage != NULL ? reach->passage (state, unit) : ACIES_PASSAGE_FREE;
}

/* Of what is within reach the hexes on which @unit can stop, with what they cost; returns how many. */
static guint
find_stops (const AciesState *state,
            AciesUnitId       unit,
            guint             steps,
            AciesReach       *reach)
{
  guint n = 0;

  acies_path_reach (state, unit, steps, passage_of (state, unit), reach);
  for (guint i = 0; i < reach->n; i++)
    {
      if (reach->is_held[i])
        continue;
      reach->hexes[n] = reach->hexes[i];
      reach->cost[n++] = reach->cost[i];
    }

  return n;
}

void
acies_list_destinations (const AciesState *state,
                         AciesUnitId       unit,
                         guint             steps,
                         AciesMovedCheck  *may_attack,
                         GArray           *destinations)
{
  AciesReach reach;
  guint      n = find_stops (state, unit, steps, &reach);

  for (guint i = 0; i < n; i++)
    {
      AciesDestination destination = { reach.hexes[i], reach.cost[i], FALSE };

      destination.attack = may_attack != NULL && may_attack (state, unit, destination.cost, NULL);
      g_array_append_val (destinations, destination);
    }
}

void
acies_list_moves (const AciesState *state,
                  AciesUnitId       unit,
                  guint             steps,
                  GArray           *commands)
{
  AciesReach reach;
  guint      n = find_stops (state, unit, steps, &reach);

  for (guint i = 0; i < n; i++)
    {
      AciesCommand command = acies_command_on_unit (ACIES_COMMAND_MOVE, state, unit);

      command.to = reach.hexes[i];
      g_array_append_val (commands, command);
    }
}

gboolean
acies_unit_can_go (const AciesState *state,
                   AciesUnitId       unit,
                   guint             steps)
{
  AciesReach reach;

  return find_stops (state, unit, steps, &reach) > 0;
}

void
acies_list_attacks (const AciesState *state,
                    AciesUnitId       unit,
                    GArray           *commands)
{
  AciesUnitId targets[ACIES_MAX_UNITS];
  guint       n = state->ruleset->procs->reach.list_targets (state, unit, state->units[unit].hex, targets);

  for (guint i = 0; i < n; i++)
    {
      AciesCommand command = acies_command_on_unit (ACIES_COMMAND_ATTACK, state, unit);

      command.to = state->units[targets[i]].hex;
      g_array_append_val (commands, command);
    }
}

gboolean
acies_unit_has_target (const AciesState *state,
                       AciesUnitId       unit)
{
  AciesUnitId targets[ACIES_MAX_UNITS];

  return state->ruleset->procs->reach.list_targets (state, unit, state->units[unit].hex, targets) > 0;
}

guint
acies_unit_move_cost (const AciesState *state,
                      AciesUnitId       unit,
                      AciesHex          to,
                      guint             steps)
{
  return acies_path_cost (state, unit, to, steps, passage_of (state, unit));
}

gboolean
acies_unit_check_way (const AciesState *state,
                      AciesUnitId       unit,
                      AciesHex          to,
                      guint             steps,
                      GError          **error)
{
  return acies_unit_move_cost (state, unit, to, steps) > 0 || acies_legends (state)->refuse_move (state, unit, to, steps, error);
}

gboolean
acies_unit_may_act (const AciesState *state,
                    AciesUnitId       unit)
{
  return (acies_legends (state)->may_move (state, unit, NULL) && acies_unit_can_go (state, unit, state->ruleset->procs->reach.march (state, unit))) ||
         (acies_legends (state)->may_attack (state, unit, NULL) && acies_unit_has_target (state, unit));
}

gboolean
acies_act_check_move (const AciesCommand *command,
                      const AciesState   *state,
                      GError            **error)
{
  AciesUnitId unit = acies_command_unit (command, state);

  return acies_check_own_on (state, command->hex, acies_legends (state)->rules.owner, error) &&
         acies_legends (state)->may_move (state, unit, error) &&
         acies_unit_check_way (state, unit, command->to, state->ruleset->procs->reach.march (state, unit), error);
}

void
acies_act_list (const AciesState *state,
                GArray           *commands)
{
  for (guint i = 0; i < state->n_units; i++)
    {
      AciesUnitId unit = (AciesUnitId) i;

      if (state->units[i].place != ACIES_PLACE_BOARD || state->units[i].side != state->turn.active)
        continue;
      if (acies_legends (state)->may_move (state, unit, NULL))
        acies_list_moves (state, unit, state->ruleset->procs->reach.march (state, unit), commands);
      if (acies_legends (state)->may_attack (state, unit, NULL))
        acies_list_attacks (state, unit, commands);
    }
}

gboolean
acies_act_list_destinations (const AciesState *state,
                             AciesUnitId       unit,
                             gboolean          ordered,
                             GArray           *list,
                             GError          **error)
{
  if (!ordered && !acies_legends (state)->may_move (state, unit, error))
    return FALSE;
  acies_list_destinations (state, unit, state->ruleset->procs->reach.march (state, unit), acies_legends (state)->attack_after, list);

  return TRUE;
}

gboolean
acies_act_check_attack_from (const AciesState *state,
                             AciesUnitId       unit,
                             AciesHex          from,
                             gboolean          ordered,
                             GError          **error)
{
  const AciesSharedProcs *self = acies_legends (state);
  guint                   march = state->ruleset->procs->reach.march (state, unit);

  if (from == state->units[unit].hex)
    return ordered ? self->attack_after (state, unit, 0, error) : self->may_attack (state, unit, error);

  return (ordered || self->may_move (state, unit, error)) && acies_unit_check_way (state, unit, from, march, error) &&
         self->attack_after (state, unit, acies_unit_move_cost (state, unit, from, march), error);
}

/* RVM-R12, RVM-R24: a Leader has no range. */
guint
acies_type_range (const AciesState *state,
                  AciesId           unit_type)
{
  return (guint) MAX (state->ruleset->unit_types[unit_type].values[LEGENDS_RANGE], 0);
}

/* --- targets ------------------------------------------------------------------------------------- */

static gboolean
is_straight (const AciesState *state)
{
  return acies_legends (state)->is_straight != NULL && acies_legends (state)->is_straight (state);
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
  guint    least = 1;
  guint    range = acies_legends (state)->range (state, unit, &least);
  AciesHex at = state->units[target].hex;
  guint    distance = is_straight (state) ? acies_path_straight (state, unit, from, at, range, path)
                                          : acies_path_range (state, unit, from, at, range, path);

  return distance < least ? 0 : distance;
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
  const AciesSharedProcs *self = acies_legends (state);
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
         acies_refuse_unit (error, acies_legends (state)->rules.bound, state, unit,
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
      if (acies_legends (state)->rules.near != NULL && distance < farthest)
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
  guint      least = 1;
  guint      range = acies_legends (state)->range (state, unit, &least);
  guint      farthest = G_MAXUINT;
  AciesShots shots;

  acies_path_shots (state, unit, from, range, &shots);
  for (guint i = 0; i < shots.n && shots.distance[i] <= farthest; i++)
    {
      AciesHex hex = shots.hexes[i];

      if (shots.distance[i] < least || (is_straight (state) && acies_path_straight (state, unit, from, hex, range, NULL) == 0))
        continue;
      if (acies_legends (state)->rules.near != NULL && shots.is_held[i] && state->units[acies_state_unit_at (state, hex)].side != side)
        farthest = shots.distance[i];
      if (!is_held || acies_board_is_adjacent (state->board, start, hex))
        hexes[hex] = 1;
    }
}

/* Too far, or near enough but for what is in between. */
static gboolean
refuse_range (const AciesState *state,
              AciesUnitId       unit,
              AciesHex          from,
              AciesUnitId       target,
              GError          **error)
{
  const AciesSharedProcs *self = acies_legends (state);
  const char             *type = acies_unit_public_type (state, target)->name;
  guint                   least = 1;
  guint                   range = self->range (state, unit, &least);
  AciesHex                at = state->units[target].hex;
  AciesHexName            name;

  acies_hex_name (at, name);
  if (acies_board_distance (state->board, from, at) <= range && is_straight (state))
    /* Translators: an enemy, and its hex */
    return acies_refuse (error, self->rules.way, _ ("The straight line to %1$s on %2$s is blocked"), type, name);
  if (acies_board_distance (state->board, from, at) <= range)
    return acies_board_say (state->board,
                            /* Translators: a number, an enemy, and its hex */
                            acies_refuse (error, self->rules.way, g_dngettext (GETTEXT_PACKAGE, "No open path of %1$u hex leads to %2$s on %3$s", "No open path of %1$u hexes or fewer leads to %2$s on %3$s", range), range, type, name),
                            /* Translators: a number, an enemy, and its square */
                            acies_refuse (error, self->rules.way, g_dngettext (GETTEXT_PACKAGE, "No open path of %1$u square leads to %2$s on %3$s", "No open path of %1$u squares or fewer leads to %2$s on %3$s", range), range, type, name));

  /* Translators: an enemy, its hex, a unit, and its range */
  return acies_refuse (error, self->rules.far, _ ("%1$s on %2$s cannot be reached: the range of %3$s is %4$u"), type, name,
                       acies_unit_public_type (state, unit)->name, range);
}

gboolean
acies_target_check (const AciesState *state,
                    AciesUnitId       unit,
                    AciesHex          from,
                    AciesHex          at,
                    GError          **error)
{
  const AciesSharedProcs *self = acies_legends (state);
  AciesUnitId             target = acies_state_unit_at (state, at);
  AciesUnitId             targets[ACIES_MAX_UNITS];
  guint                   n;
  AciesHexName            name;

  if (!acies_check_enemy_on (state, state->units[unit].side, at, self->rules.enemy, error))
    return FALSE;
  if (acies_target_distance (state, unit, from, target, NULL) == 0)
    return refuse_range (state, unit, from, target, error);
  if (!acies_target_check_bound (state, unit, target, error))
    return FALSE;
  if (self->rules.near == NULL)
    return TRUE;
  n = list_in_range (state, unit, from, targets);
  for (guint i = 0; i < n; i++)
    {
      if (targets[i] == target)
        return TRUE;
    }
  /* Translators: a unit, then an enemy and its hex */
  return acies_refuse (error, self->rules.near, _ ("%1$s must attack a nearer enemy than %2$s on %3$s"),
                       acies_unit_public_type (state, unit)->name, acies_unit_public_type (state, target)->name,
                       acies_hex_name (at, name));
}
