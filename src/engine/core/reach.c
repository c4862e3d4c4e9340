/* reach.c - how far a unit can go, how far a shot is, and whom a unit may attack
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/core/reach.h"

#include "engine/board/hex-set.h"
#include "engine/board/texts.h"
#include "engine/core/question.h"
#include "engine/core/units.h"

#include <string.h>

/* --- ways ------------------------------------------------------------------------------------ */

/* Rows are words of the set, so only those of the board are cleared. */
static void
set_fill_with_units (AciesHexSet      *set,
                     const AciesState *state,
                     AciesUnitId       except)
{
  memset (set->rows, 0, state->board->rows * sizeof set->rows[0]);
  for (guint i = 0; i < state->n_units; i++)
    {
      if (i != except && state->units[i].place == ACIES_PLACE_BOARD)
        acies_hex_set_add (set, state->units[i].hex);
    }
}

void
acies_path_reach (const AciesState *state,
                  AciesUnitId       unit,
                  guint             steps,
                  AciesPassage      passage,
                  AciesReach       *reach)
{
  const AciesRuleset *ruleset = state->ruleset;
  const AciesUnit    *self = &state->units[unit];
  AciesHex            start = self->hex;
  guint               layer;
  guint               enemies;
  AciesHexSet         held;
  AciesHexSet         closed; /* barred, or seen already */
  AciesHex            from = start;
  guint               cost = 0;

  g_return_if_fail (acies_state_unit_is_on_board (state, unit));

  reach->n = 0;
  if (steps == 0)
    return;
  layer = acies_stack_layer (ruleset, self->type);
  enemies = acies_side_enemies (state, self->side);
  memset (held.rows, 0, state->board->rows * sizeof held.rows[0]);
  memset (closed.rows, 0, state->board->rows * sizeof closed.rows[0]);
  for (guint i = 0; i < state->n_units; i++)
    {
      const AciesUnit *other = &state->units[i];

      if (other->place != ACIES_PLACE_BOARD)
        continue;
      /* Any unit is in the way, but in a game of several on a hex only one of its layer, or of another side. */
      if (ruleset->n_layers == 1 || other->side != self->side || acies_stack_layer (ruleset, other->type) == layer)
        acies_hex_set_add (&held, other->hex);
      if (passage == ACIES_PASSAGE_FRIENDS && ((enemies >> other->side) & 1))
        acies_hex_set_add (&closed, other->hex);
    }
  if (passage == ACIES_PASSAGE_FREE)
    closed = held;
  acies_hex_set_add (&closed, start);

  /* The list is its own queue: hexes are visited in the order they were added. */
  for (guint next = 0;; next++)
    {
      for (guint d = 0; d < ACIES_N_DIRECTIONS; d++)
        {
          AciesHex hex = acies_board_neighbour (state->board, from, d);

          if (hex == ACIES_NO_HEX || acies_hex_set_has (&closed, hex) || !acies_state_is_passable (state, hex))
            continue;
          acies_hex_set_add (&closed, hex);
          reach->hexes[reach->n] = hex;
          reach->is_held[reach->n] = passage != ACIES_PASSAGE_FREE && acies_hex_set_has (&held, hex);
          reach->previous[reach->n] = from;
          reach->cost[reach->n++] = (guint8) (cost + 1);
        }

      while (next < reach->n &&
             (reach->cost[next] >= steps || acies_state_stops_at (state, reach->hexes[next])))
        next++;
      if (next >= reach->n)
        return;
      from = reach->hexes[next];
      cost = reach->cost[next];
    }
}

static guint
find_in_reach (const AciesReach *reach,
               AciesHex          hex)
{
  guint i = 0;

  while (i < reach->n && reach->hexes[i] != hex)
    i++;

  return i;
}

guint
acies_path_cost (const AciesState *state,
                 AciesUnitId       unit,
                 AciesHex          to,
                 guint             steps,
                 AciesPassage      passage)
{
  AciesReach reach;
  guint      i;

  acies_path_reach (state, unit, steps, passage, &reach);
  i = find_in_reach (&reach, to);

  return i < reach.n && !reach.is_held[i] ? reach.cost[i] : 0;
}

guint
acies_path_walk (const AciesState *state,
                 AciesUnitId       unit,
                 AciesHex          to,
                 guint             steps,
                 AciesPassage      passage,
                 AciesHex         *path)
{
  AciesReach reach;
  guint      i;
  guint      length;

  acies_path_reach (state, unit, steps, passage, &reach);
  i = find_in_reach (&reach, to);
  if (i == reach.n || reach.is_held[i])
    return 0;

  length = reach.cost[i] + 1u;
  for (guint place = length - 1; place > 0; place--)
    {
      path[place] = to;
      to = reach.previous[find_in_reach (&reach, to)];
    }
  path[0] = to;

  return length;
}

const char *
acies_path_barrier_rule (const AciesState *state,
                         AciesHex          hex)
{
  const AciesTerrainType *terrain = acies_state_terrain_at (state, hex);

  if (terrain->impassable || terrain->impassable_switch == ACIES_NO_ID)
    return terrain->rule;

  return state->ruleset->switches[terrain->impassable_switch].rule;
}

guint
acies_path_range (const AciesState *state,
                  AciesUnitId       shooter,
                  AciesHex          from,
                  AciesHex          to,
                  guint             most,
                  AciesHex         *path)
{
  AciesHex    queue[ACIES_MAX_HEXES];
  guint16     previous[ACIES_MAX_HEXES]; /* by place in the queue */
  guint8      distance[ACIES_MAX_HEXES];
  AciesHexSet closed;
  guint       n = 0;

  if (from == to || acies_board_distance (state->board, from, to) > most)
    return 0;
  if (acies_board_is_adjacent (state->board, from, to) && path == NULL)
    return 1;

  set_fill_with_units (&closed, state, shooter);
  acies_hex_set_add (&closed, from);
  queue[n] = from;
  previous[n] = 0;
  distance[n++] = 0;
  for (guint next = 0; next < n && distance[next] < most; next++)
    {
      for (guint d = 0; d < ACIES_N_DIRECTIONS; d++)
        {
          AciesHex hex = acies_board_neighbour (state->board, queue[next], d);

          if (hex == to)
            {
              guint length = distance[next] + 1u;

              if (path != NULL)
                {
                  path[length] = to;
                  for (guint last = next, i = length; i > 0; last = previous[last])
                    path[--i] = queue[last];
                }
              return length;
            }
          if (hex == ACIES_NO_HEX || acies_hex_set_has (&closed, hex) ||
              acies_state_blocks_range_at (state, hex))
            continue;
          acies_hex_set_add (&closed, hex);
          queue[n] = hex;
          previous[n] = (guint16) next;
          distance[n++] = (guint8) (distance[next] + 1);
        }
    }

  return 0;
}

void
acies_path_shots (const AciesState *state,
                  AciesUnitId       shooter,
                  AciesHex          from,
                  guint             most,
                  AciesShots       *shots)
{
  AciesHexSet held;
  AciesHexSet seen;
  AciesHex    at = from;
  guint       distance = 0;

  shots->n = 0;
  if (most == 0)
    return;
  set_fill_with_units (&held, state, shooter);
  memset (seen.rows, 0, state->board->rows * sizeof seen.rows[0]);
  acies_hex_set_add (&seen, from);

  /* The list is its own queue, as that of acies_path_reach(): what bars a shot is
   * reached, but nothing behind it. */
  for (guint next = 0;; next++)
    {
      for (guint d = 0; d < ACIES_N_DIRECTIONS; d++)
        {
          AciesHex hex = acies_board_neighbour (state->board, at, d);

          if (hex == ACIES_NO_HEX || acies_hex_set_has (&seen, hex))
            continue;
          acies_hex_set_add (&seen, hex);
          shots->hexes[shots->n] = hex;
          shots->is_held[shots->n] = acies_hex_set_has (&held, hex);
          shots->distance[shots->n++] = (guint8) (distance + 1);
        }

      while (next < shots->n && (shots->distance[next] >= most || shots->is_held[next] ||
                                 acies_state_blocks_range_at (state, shots->hexes[next])))
        next++;
      if (next >= shots->n)
        return;
      at = shots->hexes[next];
      distance = shots->distance[next];
    }
}

/* From @from, on the line from @start, on to @to; @path: what lies between, and @to. */
static gboolean
find_straight (const AciesState *state,
               AciesUnitId       shooter,
               AciesHex          start,
               AciesHex          from,
               AciesHex          to,
               AciesHex         *path)
{
  if (acies_hex_is_adjacent (from, to))
    {
      path[0] = to;
      return TRUE;
    }
  for (guint d = 0; d < ACIES_N_DIRECTIONS; d++)
    {
      AciesHex    next = acies_board_neighbour (state->board, from, d);
      AciesUnitId there;

      if (next == ACIES_NO_HEX || acies_hex_distance (next, to) >= acies_hex_distance (from, to) ||
          !acies_hex_is_straight_between (next, start, to) || acies_state_blocks_range_at (state, next))
        continue;
      there = acies_state_unit_at (state, next);
      path[0] = next;
      if ((there == ACIES_NO_UNIT || there == shooter) && find_straight (state, shooter, start, next, to, path + 1))
        return TRUE;
    }

  return FALSE;
}

guint
acies_path_straight (const AciesState *state,
                     AciesUnitId       shooter,
                     AciesHex          from,
                     AciesHex          to,
                     guint             most,
                     AciesHex         *path)
{
  AciesHex between[ACIES_MAX_COLUMNS + ACIES_MAX_ROWS];
  guint    distance = acies_hex_distance (from, to);

  if (distance == 0 || distance > most || !find_straight (state, shooter, from, from, to, between))
    return 0;
  if (path != NULL)
    {
      path[0] = from;
      memcpy (path + 1, between, distance * sizeof *between);
    }

  return distance;
}

/* --- what the rules of the game allow -------------------------------------------------------- */

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
