/* path.c - how far a unit can go, and how far a shot is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/path.h"

#include "engine/stack.h"

#include <string.h>

/* One bit a hex. */
typedef struct
{
  guint64 bits[ACIES_MAX_HEXES / 64];
} HexSet;

static gboolean
set_has (const HexSet *set,
         AciesHex      hex)
{
  return (set->bits[hex / 64] >> (hex % 64)) & 1;
}

static void
set_add (HexSet  *set,
         AciesHex hex)
{
  set->bits[hex / 64] |= G_GUINT64_CONSTANT (1) << (hex % 64);
}

/* Rows are words of the set, so only those of the board are cleared. */
static void
set_fill_with_units (HexSet           *set,
                     const AciesState *state,
                     AciesUnitId       except)
{
  memset (set->bits, 0, state->board->rows * sizeof set->bits[0]);
  for (guint i = 0; i < state->n_units; i++)
    {
      if (i != except && state->units[i].place == ACIES_PLACE_BOARD)
        set_add (set, state->units[i].hex);
    }
}

/* Where @unit finds no room: where any unit stands, but in a game of several on a hex. */
static void
set_fill_with_obstacles (HexSet           *set,
                         const AciesState *state,
                         AciesUnitId       unit)
{
  const AciesRuleset *ruleset = state->ruleset;
  guint               layer;

  if (ruleset->n_layers == 1)
    {
      set_fill_with_units (set, state, ACIES_NO_UNIT);
      return;
    }
  layer = acies_stack_layer (ruleset, state->units[unit].type);
  memset (set->bits, 0, state->board->rows * sizeof set->bits[0]);
  for (guint i = 0; i < state->n_units; i++)
    {
      if (state->units[i].place == ACIES_PLACE_BOARD &&
          (state->units[i].side != state->units[unit].side || acies_stack_layer (ruleset, state->units[i].type) == layer))
        set_add (set, state->units[i].hex);
    }
}

static void
set_fill_with_enemies (HexSet           *set,
                       const AciesState *state,
                       AciesUnitId       unit)
{
  guint enemies = acies_side_enemies (state, state->units[unit].side);

  memset (set->bits, 0, state->board->rows * sizeof set->bits[0]);
  for (guint i = 0; i < state->n_units; i++)
    {
      if (state->units[i].place == ACIES_PLACE_BOARD && ((enemies >> state->units[i].side) & 1))
        set_add (set, state->units[i].hex);
    }
}

static void
set_fill_with_hex (HexSet           *set,
                   const AciesState *state,
                   AciesHex          hex)
{
  memset (set->bits, 0, state->board->rows * sizeof set->bits[0]);
  set_add (set, hex);
}

void
acies_path_reach (const AciesState *state,
                  AciesUnitId       unit,
                  guint             steps,
                  AciesPassage      passage,
                  AciesReach       *reach)
{
  AciesHex start = state->units[unit].hex;
  HexSet   held;
  HexSet   closed; /* barred, or seen already */
  AciesHex from = start;
  guint    cost = 0;

  g_return_if_fail (acies_state_unit_is_on_board (state, unit));

  reach->n = 0;
  if (steps == 0)
    return;
  set_fill_with_obstacles (&held, state, unit);
  if (passage == ACIES_PASSAGE_FREE)
    closed = held;
  else if (passage == ACIES_PASSAGE_FRIENDS)
    set_fill_with_enemies (&closed, state, unit);
  else
    set_fill_with_hex (&closed, state, start);
  set_add (&closed, start);

  /* The list is its own queue: hexes are visited in the order they were added. */
  for (guint next = 0;; next++)
    {
      for (guint d = 0; d < ACIES_N_DIRECTIONS; d++)
        {
          AciesHex hex = acies_board_neighbour (state->board, from, d);

          if (hex == ACIES_NO_HEX || set_has (&closed, hex) || !acies_state_is_passable (state, hex))
            continue;
          set_add (&closed, hex);
          reach->hexes[reach->n] = hex;
          reach->is_held[reach->n] = passage != ACIES_PASSAGE_FREE && set_has (&held, hex);
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

/* Fills @path backwards: @last is the place in the queue of the hex before @to. */
static void
write_shot (const AciesHex *queue,
            const guint16  *previous,
            guint           last,
            guint           distance,
            AciesHex        to,
            AciesHex       *path)
{
  path[distance] = to;
  while (distance-- > 0)
    {
      path[distance] = queue[last];
      last = previous[last];
    }
}

guint
acies_path_range (const AciesState *state,
                  AciesUnitId       shooter,
                  AciesHex          from,
                  AciesHex          to,
                  guint             most,
                  AciesHex         *path)
{
  AciesHex queue[ACIES_MAX_HEXES];
  guint16  previous[ACIES_MAX_HEXES]; /* by place in the queue */
  guint8   distance[ACIES_MAX_HEXES];
  HexSet   closed;
  guint    n = 0;

  if (from == to || acies_board_distance (state->board, from, to) > most)
    return 0;
  if (acies_board_is_adjacent (state->board, from, to) && path == NULL)
    return 1;

  set_fill_with_units (&closed, state, shooter);
  set_add (&closed, from);
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
              if (path != NULL)
                write_shot (queue, previous, next, distance[next] + 1u, to, path);
              return distance[next] + 1u;
            }
          if (hex == ACIES_NO_HEX || set_has (&closed, hex) ||
              acies_state_blocks_range_at (state, hex))
            continue;
          set_add (&closed, hex);
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
  HexSet   held;
  HexSet   seen;
  AciesHex at = from;
  guint    distance = 0;

  shots->n = 0;
  if (most == 0)
    return;
  set_fill_with_units (&held, state, shooter);
  set_fill_with_hex (&seen, state, from);

  /* The list is its own queue, as that of acies_path_reach(): what bars a shot is
   * reached, but nothing behind it. */
  for (guint next = 0;; next++)
    {
      for (guint d = 0; d < ACIES_N_DIRECTIONS; d++)
        {
          AciesHex hex = acies_board_neighbour (state->board, at, d);

          if (hex == ACIES_NO_HEX || set_has (&seen, hex))
            continue;
          set_add (&seen, hex);
          shots->hexes[shots->n] = hex;
          shots->is_held[shots->n] = set_has (&held, hex);
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
