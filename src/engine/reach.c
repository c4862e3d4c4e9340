/* reach.c - where a unit may go, and whom it may attack from there
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/reach.h"

#include "engine/error.h"
#include "engine/procs.h"
#include "engine/stack.h"

#include <string.h>

/* Where no game is played, or another moment is meant, nobody's turn matters. */
static gboolean
is_ordered (const AciesState *state,
            AciesMoment       moment)
{
  return state->mode == ACIES_MODE_EDIT || moment == ACIES_MOMENT_ORDERED;
}

static int
compare_destinations (gconstpointer a,
                      gconstpointer b)
{
  const AciesDestination *one = a;
  const AciesDestination *other = b;

  return one->cost != other->cost ? (int) one->cost - (int) other->cost : (int) one->hex - (int) other->hex;
}

gboolean
acies_unit_list_destinations (const AciesState *state,
                              AciesUnitId       unit,
                              AciesMoment       moment,
                              GArray           *destinations,
                              GError          **error)
{
  gboolean ordered = is_ordered (state, moment);

  g_return_val_if_fail (acies_state_unit_is_on_board (state, unit) && destinations->len == 0, FALSE);

  if (!acies_command_check_known (ACIES_COMMAND_MOVE, state, error) ||
      (!ordered && !acies_command_check_asked (ACIES_COMMAND_MOVE, state, error)) ||
      !state->ruleset->procs->reach.list_destinations (state, unit, ordered, destinations, error))
    return FALSE;
  g_array_sort (destinations, compare_destinations);

  return TRUE;
}

gboolean
acies_unit_check_attack_from (const AciesState *state,
                              AciesUnitId       unit,
                              AciesHex          from,
                              AciesMoment       moment,
                              GError          **error)
{
  gboolean         ordered = is_ordered (state, moment);
  AciesCommandKind next = from == state->units[unit].hex ? ACIES_COMMAND_ATTACK : ACIES_COMMAND_MOVE;

  g_return_val_if_fail (acies_state_unit_is_on_board (state, unit), FALSE);

  return acies_command_check_known (ACIES_COMMAND_ATTACK, state, error) &&
         (ordered || acies_command_check_asked (next, state, error)) &&
         state->ruleset->procs->reach.check_attack_from (state, unit, from, ordered, error);
}

/* It finds no room there, or no unit ever can. */
static gboolean
is_barred (const AciesState *state,
           AciesUnitId       unit,
           AciesHex          hex)
{
  if (hex == state->units[unit].hex)
    return FALSE;

  return acies_stack_obstacle_to (state, unit, hex) != ACIES_NO_UNIT || !acies_state_is_passable (state, hex);
}

static int
compare_targets (gconstpointer a,
                 gconstpointer b,
                 gpointer      data)
{
  const AciesState *state = data;

  return (int) state->units[((const AciesTarget *) a)->unit].hex - (int) state->units[((const AciesTarget *) b)->unit].hex;
}

void
acies_unit_list_targets (const AciesState *state,
                         AciesUnitId       unit,
                         AciesHex          from,
                         GArray           *targets)
{
  const AciesReachProcs *procs = &state->ruleset->procs->reach;
  AciesUnitId            ids[ACIES_MAX_UNITS];
  guint                  n;

  g_return_if_fail (acies_state_unit_is_on_board (state, unit) && targets->len == 0);

  if (procs->list_targets == NULL || is_barred (state, unit, from))
    return;
  n = procs->list_targets (state, unit, from, ids);
  for (guint i = 0; i < n; i++)
    {
      AciesTarget target = { ids[i], (guint8) procs->attack_distance (state, unit, from, ids[i], NULL) };

      g_array_append_val (targets, target);
    }
  g_array_sort_with_data (targets, compare_targets, (gpointer) state);
}

/* Keeps of the marked hexes those on which an enemy of @side stands, or could. */
static void
keep_targets (const AciesState *state,
              AciesSide         side,
              guint8           *hexes)
{
  guint8 held[ACIES_MAX_HEXES] = { 0 };
  guint  enemies = acies_side_enemies (state, side);

  for (guint i = 0; i < state->n_units; i++)
    {
      if (state->units[i].place != ACIES_PLACE_BOARD)
        continue;
      held[state->units[i].hex] = TRUE;
      if (!((enemies >> state->units[i].side) & 1))
        hexes[state->units[i].hex] = 0;
    }
  for (AciesHex hex = acies_board_next (state->board, ACIES_NO_HEX); hex != ACIES_NO_HEX;
       hex = acies_board_next (state->board, hex))
    if (hexes[hex] && !held[hex] && !acies_state_is_passable (state, hex))
      hexes[hex] = 0;
}

static void
mark_from (const AciesState *state,
           AciesUnitId       unit,
           AciesHex          from,
           guint8           *hexes)
{
  if (state->ruleset->procs->reach.mark_targets != NULL && !is_barred (state, unit, from))
    state->ruleset->procs->reach.mark_targets (state, unit, from, hexes);
}

void
acies_unit_mark_targets (const AciesState *state,
                         AciesUnitId       unit,
                         AciesHex          from,
                         guint8           *hexes)
{
  g_return_if_fail (acies_state_unit_is_on_board (state, unit));

  memset (hexes, 0, ACIES_MAX_HEXES);
  mark_from (state, unit, from, hexes);
  keep_targets (state, state->units[unit].side, hexes);
}

static void
mark_from_all (const AciesState *state,
               AciesUnitId       unit,
               guint8           *hexes)
{
  g_autoptr (GArray) destinations = g_array_new (FALSE, FALSE, sizeof (AciesDestination));

  if (acies_unit_check_attack_from (state, unit, state->units[unit].hex, ACIES_MOMENT_ORDERED, NULL))
    mark_from (state, unit, state->units[unit].hex, hexes);
  acies_unit_list_destinations (state, unit, ACIES_MOMENT_ORDERED, destinations, NULL);
  for (guint i = 0; i < destinations->len; i++)
    {
      const AciesDestination *destination = &g_array_index (destinations, AciesDestination, i);

      if (destination->attack)
        mark_from (state, unit, destination->hex, hexes);
    }
}

void
acies_unit_mark_threat (const AciesState *state,
                        AciesUnitId       unit,
                        guint8           *hexes)
{
  g_return_if_fail (acies_state_unit_is_on_board (state, unit));

  memset (hexes, 0, ACIES_MAX_HEXES);
  mark_from_all (state, unit, hexes);
  keep_targets (state, state->units[unit].side, hexes);
}

void
acies_unit_add_charges (const AciesState *state,
                        AciesUnitId       unit,
                        guint8           *hexes)
{
  g_return_if_fail (acies_state_unit_is_on_board (state, unit));

  if (state->ruleset->procs->reach.mark_charges != NULL)
    state->ruleset->procs->reach.mark_charges (state, unit, hexes);
}

void
acies_side_count_threat (const AciesState *state,
                         AciesSide         side,
                         guint8           *units)
{
  guint8 hexes[ACIES_MAX_HEXES];

  memset (units, 0, ACIES_MAX_HEXES);
  for (guint i = 0; i < state->n_units; i++)
    {
      if (state->units[i].side != side || !acies_state_unit_is_on_board (state, (AciesUnitId) i))
        continue;
      memset (hexes, 0, sizeof hexes);
      mark_from_all (state, (AciesUnitId) i, hexes);
      acies_unit_add_charges (state, (AciesUnitId) i, hexes);
      for (guint hex = 0; hex < ACIES_MAX_HEXES; hex++)
        units[hex] = (guint8) (units[hex] + hexes[hex]);
    }
  keep_targets (state, side, units);
}

guint
acies_unit_find_way (const AciesState *state,
                     AciesUnitId       unit,
                     AciesHex          to,
                     AciesHex         *path)
{
  const AciesReachProcs *procs = &state->ruleset->procs->reach;
  AciesPassage           passage = procs->passage != NULL ? procs->passage (state, unit) : ACIES_PASSAGE_FREE;

  g_return_val_if_fail (acies_state_unit_is_on_board (state, unit), 0);

  return procs->march != NULL ? acies_path_walk (state, unit, to, procs->march (state, unit), passage, path) : 0;
}

guint
acies_unit_find_shot (const AciesState *state,
                      AciesUnitId       unit,
                      AciesHex          from,
                      AciesUnitId       target,
                      AciesHex         *path)
{
  const AciesReachProcs *procs = &state->ruleset->procs->reach;
  guint                  distance;

  g_return_val_if_fail (acies_state_unit_is_on_board (state, unit), 0);

  distance = procs->attack_distance != NULL ? procs->attack_distance (state, unit, from, target, path) : 0;

  return distance > 0 ? distance + 1 : 0;
}

GPtrArray *
acies_unit_list_shots (const AciesState *state,
                       AciesUnitId       unit,
                       AciesHex          from,
                       AciesUnitId       target)
{
  GPtrArray *shots = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);
  AciesHex   path[ACIES_MAX_HEXES];
  guint      n = acies_unit_find_shot (state, unit, from, target, path);

  if (n > 0 && state->ruleset->procs->reach.list_shots != NULL)
    state->ruleset->procs->reach.list_shots (state, unit, from, target, shots);
  else if (n > 0)
    {
      GArray *shot = g_array_new (FALSE, FALSE, sizeof (AciesHex));

      g_array_append_vals (shot, path, n);
      g_ptr_array_add (shots, shot);
    }

  return shots;
}
