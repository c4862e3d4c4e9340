/* flight.c - Legio VI: away from an enemy
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/legio-vi/parts.h"

#include "rulesets/shared/shared.h"

/* How good a step is; what stands first counts most. */
typedef struct
{
  int marks[3];
} Step;

static int
compare_steps (const Step *a,
               const Step *b)
{
  for (guint i = 0; i < G_N_ELEMENTS (a->marks); i++)
    {
      if (a->marks[i] != b->marks[i])
        return a->marks[i] > b->marks[i] ? 1 : -1;
    }

  return 0;
}

/* LVI-R45, LVI-A19: who evades goes straight away; who retires or routs, to its own edge. */
static Step
judge_step (const AciesState *state,
            AciesUnitId       unit,
            AciesHex          from,
            AciesHex          to,
            gboolean          straight)
{
  int row = (int) acies_hex_row (to);
  int home = state->units[unit].side == 0 ? row : -row;
  int line = -acies_lvi_off_line (from, state->units[unit].hex, to);
  int free = acies_lvi_has_room (state, unit, to);

  return straight ? (Step) { { line, home, free } } : (Step) { { home, free, line } };
}

/* LVI-R33, LVI-R45: farther from the enemy, over what is free or held by friends; NO_HEX: there is none. */
static AciesHex
next_of (const AciesState *state,
         AciesUnitId       unit,
         AciesHex          at,
         AciesHex          from,
         gboolean          straight)
{
  AciesHex best = ACIES_NO_HEX;
  Step     best_step = { { 0 } };

  for (guint d = 0; d < ACIES_N_DIRECTIONS; d++)
    {
      AciesHex    next = acies_board_neighbour (state->board, at, (AciesDirection) d);
      AciesUnitId there = next != ACIES_NO_HEX ? acies_stack_in_layer (state, next, 0) : ACIES_NO_UNIT;
      Step        step;
      int         better;

      if (!acies_lvi_may_enter (state, unit, next) || acies_hex_distance (next, from) <= acies_hex_distance (at, from) ||
          (there != ACIES_NO_UNIT && (state->units[there].side != state->units[unit].side || acies_lvi_has (state, there, LVI_MARK_RAMPAGING))))
        continue;
      step = judge_step (state, unit, from, next, straight);
      better = best != ACIES_NO_HEX ? compare_steps (&step, &best_step) : 1;
      if (better > 0 || (better == 0 && acies_lvi_prefers (state, state->units[unit].side, next, best)))
        {
          best = next;
          best_step = step;
        }
    }

  return best;
}

/* The hexes of a flight of so many from an enemy on @from; if it would end on a friend, on to the next free hex, or else
 * back to the last. @way: room for ACIES_MAX_COLUMNS. Returns: how many, of which the last is free. */
guint
acies_lvi_find_flight (const AciesState *state,
                       AciesUnitId       unit,
                       AciesHex          from,
                       guint             hexes,
                       gboolean          straight,
                       AciesHex         *way)
{
  AciesHex at = state->units[unit].hex;
  guint    n = 0;

  while (n < ACIES_MAX_COLUMNS && (n < hexes || (n > 0 && !acies_lvi_has_room (state, unit, way[n - 1]))))
    {
      at = next_of (state, unit, at, from, straight);
      if (at == ACIES_NO_HEX)
        break;
      way[n++] = at;
    }
  while (n > 0 && !acies_lvi_has_room (state, unit, way[n - 1]))
    n--;

  return n;
}

gboolean
acies_lvi_can_flee (const AciesState *state,
                    AciesUnitId       unit,
                    AciesHex          from)
{
  AciesHex way[ACIES_MAX_COLUMNS];

  return acies_lvi_find_flight (state, unit, from, 1, TRUE, way) > 0;
}

/* LVI-L26: with all its dice. */
void
acies_lvi_ask_flight (AciesResolver *resolver,
                      AciesUnitId    unit,
                      guint          step)
{
  const AciesState    *state = resolver->state;
  const AciesDicePool *pool = &state->ruleset->pools[acies_lvi_value (state, unit, LVI_MOVING)];

  acies_step_push (resolver, step);
  acies_resolver_ask_dice_of (resolver, state->units[unit].side, unit, pool->dice, pool->n, 0);
}

/* Hexes of the dice that have fallen. @hurried: with an inch more for each. */
guint
acies_lvi_read_flight (AciesResolver *resolver,
                       AciesUnitId    unit,
                       gboolean       hurried)
{
  const AciesState *state = resolver->state;
  guint             more = hurried ? state->dice.n * (guint) acies_lvi_number (state, LVI_NUMBER_FLIGHT) : 0;
  guint             hexes = (acies_lvi_inches (state) + more) / 2;

  acies_lvi_note_dice (resolver, LVI_NOTE_FLIGHT_ROLLED, unit, hexes, more);

  return hexes;
}

/* LVI-L26, LVI-R2: what it is after such a move, and what it did. */
void
acies_lvi_has_run (AciesResolver *resolver,
                   AciesUnitId    unit,
                   guint          did)
{
  const AciesState *state = resolver->state;

  if (!acies_lvi_is_light (state, unit) && !acies_lvi_is_beast (state, unit))
    {
      acies_unit_set_mark (resolver, unit, LVI_MARK_UNFORMED, TRUE);
      acies_lvi_settle (resolver, unit);
    }
  acies_unit_set_mark (resolver, unit, LVI_MARK_MOVED, TRUE);
  acies_lvi_set_did (resolver, unit, did);
}

/* LVI-R45, LVI-R26: to the end of @way; what friends and ground on it cost is taken there. */
void
acies_lvi_walk (AciesResolver  *resolver,
                AciesUnitId     unit,
                const AciesHex *way,
                guint           n)
{
  const AciesState *state = resolver->state;
  AciesHex          start = state->units[unit].hex;
  guint8            taken = 0;
  guint             points = 0;

  for (guint i = 0; i < n; i++)
    points += acies_lvi_ground_points (state, unit, i > 0 ? way[i - 1] : start, way[i], &taken);
  for (guint i = 0; i + 1 < n; i++)
    {
      AciesUnitId there = acies_stack_in_layer (state, way[i], 0);

      if (there != ACIES_NO_UNIT)
        acies_lvi_pass_friend (resolver, unit, there);
    }
  acies_lvi_put (resolver, unit, way[n - 1]);
  acies_lvi_points (resolver, unit, points, LVI_CAUSE_MOVE);
}

/* LVI-R2: the same as a full unformed move. */
void
acies_lvi_run (AciesResolver  *resolver,
               AciesUnitId     unit,
               const AciesHex *way,
               guint           n,
               guint           did)
{
  const AciesState *state = resolver->state;
  AciesHex          before = n > 1 ? way[n - 2] : state->units[unit].hex;

  acies_lvi_has_run (resolver, unit, did);
  if (acies_lvi_is_beast (state, unit))
    acies_lvi_face (resolver, unit, before, way[n - 1]);
  acies_lvi_walk (resolver, unit, way, n);
}
