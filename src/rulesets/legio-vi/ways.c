/* ways.c - Legio VI: the ways of a move, by facing and without
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/legio-vi/parts.h"

#include "rulesets/shared/shared.h"

#include <string.h>

/* @side: whose enemies count. */
void
acies_lvi_survey (AciesLviSurvey   *self,
                  const AciesState *state,
                  AciesSide         side)
{
  self->state = state;
  self->n_enemies = 0;
  acies_occupants_find (&self->occupants, state);
  memset (self->nearest, 0, (gsize) state->board->rows * ACIES_MAX_COLUMNS);
  for (AciesUnitId i = 0; i < state->n_units; i++)
    {
      if (state->units[i].side != side && acies_lvi_is_near (state, i))
        self->enemies[self->n_enemies++] = state->units[i].hex;
    }
}

/* LVI-R4: as acies_lvi_enemy_within(), of a hex of the board. */
gboolean
acies_lvi_survey_enemy_within (AciesLviSurvey *self,
                               AciesHex        hex,
                               guint           hexes)
{
  if (self->nearest[hex] == 0)
    {
      guint nearest = G_MAXUINT8 - 1;

      for (guint i = 0; i < self->n_enemies; i++)
        nearest = MIN (nearest, acies_hex_distance (self->enemies[i], hex));
      self->nearest[hex] = (guint8) (nearest + 1);
    }

  return self->nearest[hex] - 1u <= hexes;
}

/* LVI-H2, LVI-R3: room for it and for the leader who goes with it. A leader of the enemy who stands alone gives way (LVI-R18). */
static gboolean
is_room (const AciesState *state,
         AciesUnitId       unit,
         AciesUnitId       own_leader,
         AciesUnitId       there,
         AciesUnitId       leader)
{
  return there == ACIES_NO_UNIT && (leader == ACIES_NO_UNIT || state->units[leader].side != state->units[unit].side || own_leader == ACIES_NO_UNIT);
}

gboolean
acies_lvi_survey_has_room (const AciesLviSurvey *self,
                           AciesUnitId           unit,
                           AciesHex              hex)
{
  return is_room (self->state, unit, acies_occupants_in_layer (&self->occupants, self->state->units[unit].hex, LVI_LAYER_LEADERS), acies_occupants_in_layer (&self->occupants, hex, 0),
                  acies_occupants_in_layer (&self->occupants, hex, LVI_LAYER_LEADERS));
}

gboolean
acies_lvi_has_room (const AciesState *state,
                    AciesUnitId       unit,
                    AciesHex          hex)
{
  return is_room (state, unit, acies_stack_in_layer (state, state->units[unit].hex, LVI_LAYER_LEADERS), acies_stack_in_layer (state, hex, 0),
                  acies_stack_in_layer (state, hex, LVI_LAYER_LEADERS));
}

/* LVI-R53: a mad animal is nobody's friend. */
static gboolean
survey_is_friend_on (const AciesLviSurvey *self,
                     AciesUnitId           unit,
                     AciesHex              hex)
{
  const AciesState *state = self->state;
  AciesUnitId       there = acies_occupants_in_layer (&self->occupants, hex, 0);

  return there != ACIES_NO_UNIT && state->units[there].side == state->units[unit].side && acies_lvi_is_near (state, there);
}

/* --- ground ------------------------------------------------------------------------------------ */

/* LVI-R8: LVI_TOOK_..., or 0 */
guint
acies_lvi_ground (const AciesState *state,
                  AciesHex          hex)
{
  static const guint8 of_terrain[] = {
    [LVI_ROUGH_GROUND] = LVI_TOOK_ROUGH,
    [LVI_WOODS] = LVI_TOOK_ROUGH,
    [LVI_MARSH] = LVI_TOOK_ROUGH,
    [LVI_STEEP_HILL] = LVI_TOOK_ROUGH,
    [LVI_STREAM] = LVI_TOOK_WATER,
    [LVI_FORD] = LVI_TOOK_WATER,
    [LVI_DEFENCES] = LVI_TOOK_ROUGH,
  };

  return of_terrain[state->board->terrain[hex]];
}

/* LVI-L28 */
gboolean
acies_lvi_may_enter (const AciesState *state,
                     AciesUnitId       unit,
                     AciesHex          hex)
{
  return hex != ACIES_NO_HEX && acies_state_is_passable (state, hex) &&
         !(acies_unit_has_skill (state, unit, LVI_SKILL_OPEN_GROUND) && acies_lvi_ground (state, hex) == LVI_TOOK_ROUGH);
}

/* LVI-R26: what the ground of a step costs, of kinds that @taken does not name yet; these are added to it. */
guint
acies_lvi_ground_points (const AciesState *state,
                         AciesUnitId       unit,
                         AciesHex          from,
                         AciesHex          to,
                         guint8           *taken)
{
  guint found = (acies_lvi_ground (state, from) | acies_lvi_ground (state, to)) & ~*taken;
  guint points = 0;

  *taken |= (guint8) found;
  if (found & LVI_TOOK_ROUGH)
    points += (guint) acies_lvi_value (state, unit, LVI_ROUGH);
  if ((found & LVI_TOOK_WATER) && acies_lvi_is_formed (state, unit) && acies_lvi_class (state, unit) != LVI_ELEPHANTS)
    points += (guint) acies_lvi_number (state, LVI_NUMBER_WATER);

  return points;
}

/* --- light troops that give way ---------------------------------------------------------------- */

/* LVI-H17, LVI-R28: each step of @light leads away from the enemy on @from, through friends if need be, the straightest first
 * (LVI-R61). */
static AciesHex
find_way_back (const AciesLviSurvey *survey,
               AciesUnitId           light,
               AciesHex              at,
               AciesHex              from,
               guint                 depth)
{
  const AciesState *state = survey->state;
  AciesHex          start = state->units[light].hex;
  AciesHex          list[ACIES_N_DIRECTIONS];
  guint             n = 0;

  for (guint d = 0; d < ACIES_N_DIRECTIONS && depth > 0; d++)
    {
      AciesHex next = acies_board_neighbour (state->board, at, (AciesDirection) d);
      guint    i;

      if (!acies_lvi_may_enter (state, light, next) || acies_hex_distance (next, from) <= acies_hex_distance (at, from))
        continue;
      for (i = n++; i > 0; i--)
        {
          int line = acies_lvi_off_line (from, start, next) - acies_lvi_off_line (from, start, list[i - 1]);

          if (line > 0 || (line == 0 && !acies_lvi_prefers (state, state->units[light].side, next, list[i - 1])))
            break;
          list[i] = list[i - 1];
        }
      list[i] = next;
    }
  for (guint i = 0; i < n; i++)
    {
      gboolean room = acies_lvi_survey_has_room (survey, light, list[i]);
      AciesHex found;

      if (room && acies_hex_distance (list[i], from) > (guint) acies_lvi_number (state, LVI_NUMBER_NEAR))
        return list[i];
      if (!room && !survey_is_friend_on (survey, light, list[i]))
        continue;
      found = find_way_back (survey, light, list[i], from, depth - 1);
      if (found != ACIES_NO_HEX)
        return found;
    }

  return ACIES_NO_HEX;
}

/* Where light troops go from an enemy on @from: two hexes more than they have to, if friends stand where they would end. NO_HEX: nowhere */
AciesHex
acies_lvi_way_back (const AciesLviSurvey *survey,
                    AciesUnitId           light,
                    AciesHex              from)
{
  const AciesState *state = survey->state;

  if (!acies_lvi_is_light (state, light) || acies_lvi_has (state, light, LVI_MARK_ENGAGED))
    return ACIES_NO_HEX;

  return find_way_back (survey, light, state->units[light].hex, from, (guint) acies_lvi_number (state, LVI_NUMBER_NEAR) + 2);
}

/* LVI-L4, LVI-L23: do enemies keep @unit from its next step? Light troops do not stop elephants and chariots. */
static gboolean
is_stopped (AciesLviSurvey *survey,
            AciesUnitId     unit,
            AciesHex        at,
            gboolean        giving)
{
  const AciesState *state = survey->state;
  AciesUnitId       enemies[ACIES_MAX_UNITS];
  guint             n;

  if (!acies_lvi_survey_enemy_within (survey, at, (guint) acies_lvi_number (state, LVI_NUMBER_NEAR)))
    return FALSE;
  n = acies_lvi_list_ahead (state, unit, at, enemies);
  for (guint i = 0; i < n; i++)
    {
      if (acies_lvi_is_light (state, enemies[i]) && acies_lvi_is_beast (state, unit))
        continue;
      if (!giving || acies_lvi_way_back (survey, enemies[i], at) == ACIES_NO_HEX)
        return TRUE;
    }

  return FALSE;
}

/* --- ways -------------------------------------------------------------------------------------- */

static void
add (AciesLviWays *self,
     AciesHex      hex,
     AciesHex      from,
     guint         cost,
     gboolean      stops)
{
  if (self->cost[hex] == 0 && self->n < G_N_ELEMENTS (self->list))
    self->list[self->n++] = hex;
  self->cost[hex] = (guint8) (cost + 1);
  self->from[hex] = from;
  self->stops[hex] = stops;
}

/* LVI-H23 */
static gboolean
is_open (const AciesLviWays *self,
         AciesHex            hex)
{
  return acies_lvi_may_enter (self->state, self->unit, hex) &&
         !(self->march && acies_lvi_survey_enemy_within (self->survey, hex, (guint) acies_lvi_number (self->state, LVI_NUMBER_FAR)));
}

/* Of two ways equally long the one with less disorder, then the one that bends more often. */
static void
add_formed (AciesLviWays *self,
            AciesHex      hex,
            AciesHex      from,
            guint         cost,
            guint         right,
            guint         passed)
{
  guint8 taken = self->taken[from];
  guint  points = self->points[from] + passed + acies_lvi_ground_points (self->state, self->unit, from, hex, &taken);
  guint  rank = 2 * points + (self->cost[from] > 1 && self->right[from] == right);

  if (self->cost[hex] != 0 && rank >= self->rank[hex])
    return;
  add (self, hex, from, cost, TRUE);
  self->taken[hex] = taken;
  self->points[hex] = (guint8) points;
  self->right[hex] = (guint8) right;
  self->rank[hex] = (guint8) rank;
}

/* LVI-H4, LVI-R27 */
static void
expand_formed (AciesLviWays *self,
               AciesHex      hex,
               guint         cost)
{
  const AciesState *state = self->state;
  gboolean          first = hex == self->start;

  if (is_stopped (self->survey, self->unit, hex, first))
    return;
  for (guint right = 0; right < 2; right++)
    {
      AciesHex    next = acies_lvi_ahead (state, self->unit, hex, right);
      AciesHex    beyond;
      AciesUnitId there;

      if (cost + 1 > self->left || !is_open (self, next))
        continue;
      there = acies_occupants_in_layer (&self->survey->occupants, next, 0);
      if (acies_lvi_survey_has_room (self->survey, self->unit, next) ||
          (first && there != ACIES_NO_UNIT && state->units[there].side != state->units[self->unit].side && acies_lvi_way_back (self->survey, there, hex) != ACIES_NO_HEX))
        add_formed (self, next, hex, cost + 1, right, 0);
      if (!survey_is_friend_on (self->survey, self->unit, next) || cost + 2 > self->left)
        continue;
      beyond = acies_lvi_ahead (state, self->unit, next, right);
      if (is_open (self, beyond) && acies_lvi_survey_has_room (self->survey, self->unit, beyond))
        add_formed (self, beyond, hex, cost + 2, right, acies_lvi_is_formed (state, there));
    }
}

/* LVI-R25 */
static void
expand_loose (AciesLviWays *self,
              AciesHex      hex,
              guint         cost)
{
  const AciesState *state = self->state;

  for (guint d = 0; d < ACIES_N_DIRECTIONS && cost < self->left; d++)
    {
      AciesHex next = acies_board_neighbour (state->board, hex, (AciesDirection) d);
      gboolean room;

      if (next == ACIES_NO_HEX || self->cost[next] != 0 || !is_open (self, next) || acies_lvi_survey_enemy_within (self->survey, next, 1))
        continue;
      room = acies_lvi_survey_has_room (self->survey, self->unit, next);
      if (room || survey_is_friend_on (self->survey, self->unit, next))
        add (self, next, hex, cost + 1, room);
    }
}

/* LVI-R23: one hex more for a unit that only goes forward, by left and right in turn. */
static void
add_straight (AciesLviWays *self,
              guint         right)
{
  const AciesState *state = self->state;
  AciesHex          way[LVI_MAX_WAY];
  AciesHex          at = self->start;
  guint             n = 0;

  for (; n <= self->left && n < G_N_ELEMENTS (way); n++, right = !right)
    {
      AciesHex next = acies_lvi_ahead (state, self->unit, at, right);

      if (is_stopped (self->survey, self->unit, at, n == 0) || !is_open (self, next) || !acies_lvi_survey_has_room (self->survey, self->unit, next))
        return;
      way[n] = at = next;
    }
  if (self->cost[at] != 0)
    return;
  add (self, at, n > 1 ? way[n - 2] : self->start, n, TRUE);
  self->straight[self->n_straight] = at;
  memcpy (self->ways[self->n_straight], way, sizeof way);
  self->n_straight++;
}

/* Where a unit can go with a march or a move of so many inches. A move that has begun goes on from its last step and from the ground
 * that it has paid for. */
void
acies_lvi_find_ways (AciesLviWays   *self,
                     AciesLviSurvey *survey,
                     AciesUnitId     unit,
                     guint           inches,
                     gboolean        march)
{
  const AciesState    *state = survey->state;
  const AciesLviBlock *block = acies_lvi_block (state);
  gboolean             formed = acies_lvi_is_formed (state, unit);
  gboolean             begun = !march && state->turn.acting == unit;
  guint                last = begun ? block->last : LVI_LAST_NONE;

  memset (self->cost, 0, (gsize) state->board->rows * ACIES_MAX_COLUMNS);
  self->survey = survey;
  self->state = state;
  self->unit = unit;
  self->start = state->units[unit].hex;
  self->left = inches / 2;
  self->march = march;
  self->n = self->n_straight = 0;
  if (march && acies_lvi_survey_enemy_within (survey, self->start, (guint) acies_lvi_number (state, LVI_NUMBER_FAR)))
    return;
  add (self, self->start, ACIES_NO_HEX, 0, FALSE);
  self->taken[self->start] = begun ? block->taken : 0;
  self->points[self->start] = self->right[self->start] = 0;
  for (guint cost = 0; cost < self->left; cost++)
    for (guint i = 0; i < self->n; i++)
      {
        AciesHex hex = self->list[i];

        if (self->cost[hex] == cost + 1)
          (formed ? expand_formed : expand_loose) (self, hex, cost);
      }
  for (guint right = 0; right < 2 && formed && inches % 2 == 1 && last != LVI_LAST_OTHER; right++)
    if (last != LVI_LAST_LEFT + right)
      add_straight (self, right);
}

/* The hexes of the way to @to on which the unit stands for a moment. */
guint
acies_lvi_trace (const AciesLviWays *self,
                 AciesHex            to,
                 AciesHex           *way)
{
  guint n = 0, i;

  for (i = 0; i < self->n_straight; i++)
    {
      if (self->straight[i] == to)
        {
          memcpy (way, self->ways[i], (self->left + 1) * sizeof *way);
          return self->left + 1;
        }
    }
  for (AciesHex hex = to; hex != self->start; hex = self->from[hex])
    n++;
  i = n;
  for (AciesHex hex = to; hex != self->start; hex = self->from[hex])
    way[--i] = hex;

  return n;
}

gboolean
acies_lvi_leads_to (const AciesLviWays *self,
                    AciesHex            to)
{
  return acies_board_contains (self->state->board, to) && to != self->start && self->cost[to] != 0 && self->stops[to];
}

guint
acies_lvi_march (const AciesState *state,
                 AciesUnitId       unit)
{
  return (guint) acies_lvi_value (state, unit, LVI_MARCH);
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
    acies_lvi_find_ways (&ways, &survey, unit, acies_lvi_inches_left (state), FALSE);
  else if (!ordered || !acies_lvi_survey_enemy_within (&survey, hex, (guint) acies_lvi_number (state, LVI_NUMBER_FAR)))
    acies_lvi_find_ways (&ways, &survey, unit, 2 * acies_lvi_march (state, unit), TRUE);
  else
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
      acies_lvi_find_ways (&ways, &survey, unit, twice / 4 * 2 + (state->turn.acting == unit && acies_lvi_block (state)->odd), FALSE);
    }
  add_ways (&ways, NULL, list);
  if (!ordered && !acts)
    {
      acies_lvi_find_ways (&roll, &survey, unit, acies_lvi_most_inches (state, unit), FALSE);
      add_ways (&roll, &ways, list);
    }

  return TRUE;
}
