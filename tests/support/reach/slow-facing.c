/* slow-facing.c - moves and shots of units that face a corner of their hex, by trying every way there is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "support/reach/slow-facing.h"

#include <string.h>

#define NEAR 2 /* LVI-L23 */
#define FAR 4  /* LVI-L24 */

/* A place in halves of a hex to the right, and in rows down. */
typedef struct
{
  int x;
  int y;
} Place;

/* Clockwise from the north-west: who faces the n-th corner has the n-th and the next before him. */
static const Place ring[6] = { { -1, -1 }, { 1, -1 }, { 2, 0 }, { 1, 1 }, { -1, 1 }, { -2, 0 } };

/* Of a way: whose it is, and what it has found. */
typedef struct
{
  const AciesState *state;
  AciesUnitId       unit;
  guint             most;
  gboolean          march;
  guint8           *costs;
  guint8            lengths[ACIES_MAX_HEXES]; /* of the shortest way there so far, of those that go on from it; 0: none */
  guint            *n_passed;
  guint            *n_gave_way;
} Way;

static Place
place_of (AciesHex hex)
{
  int row = hex / 64;

  return (Place) { 2 * (hex % 64) + row % 2, row };
}

static guint
distance (AciesHex a,
          AciesHex b)
{
  Place one = place_of (a);
  Place other = place_of (b);
  int   across = ABS (one.x - other.x);
  int   down = ABS (one.y - other.y);

  return (guint) (down + MAX (across - down, 0) / 2);
}

static AciesHex
step (const AciesState *state,
      AciesHex          hex,
      guint             i)
{
  Place place = place_of (hex);
  int   row = place.y + ring[i % 6].y;
  int   column = (place.x + ring[i % 6].x - (row & 1)) / 2;

  if (row < 0 || row >= state->board->rows || place.x + ring[i % 6].x < (row & 1) || column >= state->board->columns - row % 2)
    return ACIES_NO_HEX;

  return (AciesHex) (row * 64 + column);
}

/* --- who it is ------------------------------------------------------------------------------ */

static gboolean
is_of (const AciesState  *state,
       AciesUnitId        unit,
       const char *const *classes)
{
  return g_strv_contains (classes, state->ruleset->classes[state->ruleset->unit_types[state->units[unit].type].class_].id);
}

static gboolean
is_leader (const AciesState *state,
           AciesUnitId       unit)
{
  static const char *const classes[] = { "leaders", NULL };

  return is_of (state, unit, classes);
}

static gboolean
is_light (const AciesState *state,
          AciesUnitId       unit)
{
  static const char *const classes[] = { "light-infantry", "light-cavalry", NULL };

  return is_of (state, unit, classes);
}

static gboolean
is_beast (const AciesState *state,
          AciesUnitId       unit)
{
  static const char *const classes[] = { "elephants", "chariots", NULL };

  return is_of (state, unit, classes);
}

/* LVI-L28 */
static gboolean
is_mounted (const AciesState *state,
            AciesUnitId       unit)
{
  static const char *const classes[] = { "heavy-cavalry", "medium-cavalry", "light-cavalry", "cataphracts", "camels", "chariots", NULL };

  return is_of (state, unit, classes);
}

static gboolean
has_mark (const AciesState *state,
          AciesUnitId       unit,
          const char       *mark)
{
  return state->units[unit].marks >> acies_ruleset_find_mark (state->ruleset, mark) & 1;
}

static int
value (const AciesState *state,
       AciesUnitId       unit,
       const char       *id)
{
  for (guint i = 0; i < state->ruleset->n_attributes; i++)
    {
      if (g_str_equal (state->ruleset->attributes[i].id, id))
        return state->ruleset->unit_types[state->units[unit].type].values[i];
    }

  g_error ("there is no attribute %s", id);
}

/* LVI-H3, LVI-R2 */
gboolean
slow_faces (const AciesState *state,
            AciesUnitId       unit)
{
  return !is_leader (state, unit) && !is_light (state, unit) && !has_mark (state, unit, "rampaging") &&
         (is_beast (state, unit) || !has_mark (state, unit, "unformed"));
}

static guint
facing_of (const AciesState *state,
           AciesUnitId       unit)
{
  for (guint i = 0; i < state->ruleset->n_properties; i++)
    {
      if (g_str_equal (state->ruleset->properties[i].id, "facing"))
        return state->units[unit].properties[i];
    }

  g_error ("nobody faces anywhere");
}

/* LVI-R4, LVI-R53 */
static gboolean
counts (const AciesState *state,
        guint             unit)
{
  return state->units[unit].place == ACIES_PLACE_BOARD && !is_leader (state, (AciesUnitId) unit) && !has_mark (state, (AciesUnitId) unit, "rampaging");
}

static AciesUnitId
find_on (const AciesState *state,
         AciesHex          hex,
         gboolean          leader)
{
  for (guint i = 0; i < state->n_units; i++)
    {
      if (state->units[i].place == ACIES_PLACE_BOARD && state->units[i].hex == hex && is_leader (state, (AciesUnitId) i) == leader)
        return (AciesUnitId) i;
    }

  return ACIES_NO_UNIT;
}

static gboolean
is_enemy (const AciesState *state,
          AciesUnitId       unit,
          guint             other)
{
  return state->units[unit].side != state->units[other].side;
}

static gboolean
is_enemy_within (const AciesState *state,
                 AciesUnitId       unit,
                 AciesHex          hex,
                 guint             hexes)
{
  for (guint i = 0; i < state->n_units; i++)
    {
      if (counts (state, i) && is_enemy (state, unit, i) && distance (state->units[i].hex, hex) <= hexes)
        return TRUE;
    }

  return FALSE;
}

static gboolean
has_friend_on (const AciesState *state,
               AciesUnitId       unit,
               AciesHex          hex)
{
  AciesUnitId other = find_on (state, hex, FALSE);

  return other != ACIES_NO_UNIT && counts (state, other) && !is_enemy (state, unit, other);
}

/* LVI-H12: it is reached by steps to the left and to the right hex in front alone. */
static gboolean
is_in_front (const AciesState *state,
             AciesUnitId       unit,
             AciesHex          from,
             AciesHex          hex)
{
  guint facing = facing_of (state, unit);
  Place a = place_of (from);
  Place b = place_of (hex);

  for (int left = 0; left <= ACIES_MAX_COLUMNS; left++)
    for (int right = 0; right <= ACIES_MAX_COLUMNS; right++)
      {
        if (a.x + left * ring[facing].x + right * ring[(facing + 1) % 6].x == b.x && a.y + left * ring[facing].y + right * ring[(facing + 1) % 6].y == b.y)
          return TRUE;
      }

  return FALSE;
}

/* --- ground --------------------------------------------------------------------------------- */

static gboolean
is_ground (const AciesState  *state,
           AciesHex           hex,
           const char *const *ids)
{
  return g_strv_contains (ids, state->ruleset->terrains[state->board->terrain[hex]].id);
}

/* LVI-L28, LVI-R8 */
static gboolean
can_enter (const AciesState *state,
           AciesUnitId       unit,
           AciesHex          hex)
{
  static const char *const rivers[] = { "river", NULL };
  static const char *const rough[] = { "rough", "woods", "marsh", "steep-hill", "defences", NULL };

  return hex != ACIES_NO_HEX && !is_ground (state, hex, rivers) && !(is_mounted (state, unit) && is_ground (state, hex, rough));
}

/* LVI-H2, LVI-R3 */
static gboolean
has_room (const AciesState *state,
          AciesUnitId       unit,
          AciesHex          hex)
{
  AciesUnitId leader = find_on (state, hex, TRUE);

  if (find_on (state, hex, FALSE) != ACIES_NO_UNIT)
    return FALSE;

  return leader == ACIES_NO_UNIT || is_enemy (state, unit, leader) || find_on (state, state->units[unit].hex, TRUE) == ACIES_NO_UNIT;
}

/* --- moves ---------------------------------------------------------------------------------- */

/* LVI-H17, LVI-R28: each step farther, to a free hex three hexes away. */
static gboolean
can_give_way (const AciesState *state,
              AciesUnitId       light,
              AciesHex          at,
              AciesHex          from)
{
  if (at != state->units[light].hex && distance (at, from) > NEAR && has_room (state, light, at))
    return TRUE;
  for (guint i = 0; i < 6; i++)
    {
      AciesHex next = step (state, at, i);

      if (can_enter (state, light, next) && distance (next, from) > distance (at, from) &&
          (has_room (state, light, next) || has_friend_on (state, light, next)) && can_give_way (state, light, next, from))
        return TRUE;
    }

  return FALSE;
}

static gboolean
gives_way (const AciesState *state,
           AciesUnitId       unit,
           AciesHex          from)
{
  return is_light (state, unit) && !has_mark (state, unit, "engaged") && can_give_way (state, unit, state->units[unit].hex, from);
}

/* LVI-L23, LVI-H6, LVI-L4 */
static gboolean
must_halt (const Way *self,
           AciesHex   hex,
           gboolean   begins)
{
  const AciesState *state = self->state;

  for (guint i = 0; i < state->n_units; i++)
    {
      AciesUnitId other = (AciesUnitId) i;

      if (!counts (state, i) || !is_enemy (state, self->unit, i) || distance (state->units[i].hex, hex) > NEAR ||
          !is_in_front (state, self->unit, hex, state->units[i].hex) || (is_light (state, other) && is_beast (state, self->unit)))
        continue;
      if (!begins || !gives_way (state, other, hex))
        return TRUE;
      ++*self->n_gave_way;
    }

  return FALSE;
}

/* LVI-H23 */
static gboolean
is_open (const Way *self,
         AciesHex   hex)
{
  return can_enter (self->state, self->unit, hex) && !(self->march && is_enemy_within (self->state, self->unit, hex, FAR));
}

static void
stand_on (Way     *self,
          AciesHex hex,
          guint    length)
{
  if (self->costs[hex] == 0 || self->costs[hex] > length)
    self->costs[hex] = (guint8) length;
}

/* LVI-H4, LVI-R27: in a straight line through one unit at a time. */
static void
go_ahead (Way     *self,
          AciesHex hex,
          guint    length)
{
  const AciesState *state = self->state;
  guint             facing = facing_of (state, self->unit);

  if (must_halt (self, hex, length == 0))
    return;
  for (guint i = facing; i <= facing + 1; i++)
    {
      AciesHex    next = step (state, hex, i);
      AciesHex    beyond = next != ACIES_NO_HEX ? step (state, next, i) : ACIES_NO_HEX;
      AciesUnitId there;

      if (length + 1 > self->most || !is_open (self, next))
        continue;
      there = find_on (state, next, FALSE);
      if (has_room (state, self->unit, next) || (length == 0 && there != ACIES_NO_UNIT && is_enemy (state, self->unit, there) && counts (state, there) && gives_way (state, there, hex)))
        {
          stand_on (self, next, length + 1);
          go_ahead (self, next, length + 1);
        }
      if (!has_friend_on (state, self->unit, next) || length + 2 > self->most || !is_open (self, beyond) || !has_room (state, self->unit, beyond))
        continue;
      ++*self->n_passed;
      stand_on (self, beyond, length + 2);
      go_ahead (self, beyond, length + 2);
    }
}

/* LVI-R25, LVI-R27 */
static void
go_anywhere (Way     *self,
             AciesHex hex,
             guint    length)
{
  const AciesState *state = self->state;

  if (self->lengths[hex] != 0 && self->lengths[hex] <= length + 1)
    return;
  self->lengths[hex] = (guint8) (length + 1);
  for (guint i = 0; i < 6 && length < self->most; i++)
    {
      AciesHex next = step (state, hex, i);

      if (!is_open (self, next) || next == state->units[self->unit].hex || is_enemy_within (state, self->unit, next, 1))
        continue;
      if (has_room (state, self->unit, next))
        stand_on (self, next, length + 1);
      else if (has_friend_on (state, self->unit, next))
        ++*self->n_passed;
      else
        continue;
      go_anywhere (self, next, length + 1);
    }
}

/* LVI-R10: he passes friends and all ground that can be entered. Animals that run mad he joins not; whether he passes them no
 * statement says, so it is as with the army that they had. */
static void
ride (Way     *self,
      AciesHex hex,
      guint    length)
{
  const AciesState *state = self->state;

  if (self->lengths[hex] != 0 && self->lengths[hex] <= length + 1)
    return;
  self->lengths[hex] = (guint8) (length + 1);
  for (guint i = 0; i < 6 && length < self->most; i++)
    {
      AciesHex    next = step (state, hex, i);
      AciesUnitId there, leader;

      if (!can_enter (state, self->unit, next) || next == state->units[self->unit].hex)
        continue;
      there = find_on (state, next, FALSE);
      leader = find_on (state, next, TRUE);
      if ((there != ACIES_NO_UNIT && is_enemy (state, self->unit, there)) || (leader != ACIES_NO_UNIT && is_enemy (state, self->unit, leader)))
        continue;
      if (leader == ACIES_NO_UNIT && (there == ACIES_NO_UNIT || counts (state, there)))
        stand_on (self, next, length + 1);
      ride (self, next, length + 1);
    }
}

/* LVI-L25, LVI-H5: each face as often as any other, two inches a hex. */
static guint
usual_hexes (const AciesState *state,
             AciesUnitId       unit)
{
  const AciesDicePool *pool = &state->ruleset->pools[value (state, unit, "moving")];
  double               inches = 0;

  for (guint i = 0; i < pool->n; i++)
    {
      const AciesDieType *die = &state->ruleset->die_types[pool->dice[i]];

      for (guint face = 0; face < die->n_faces; face++)
        inches += (double) die->faces[face].number / die->n_faces;
    }

  return (guint) (inches / 2 + 1e-9);
}

void
slow_facing_moves (const AciesState *state,
                   AciesUnitId       unit,
                   SlowCosts         costs,
                   guint            *n_passed,
                   guint            *n_gave_way)
{
  AciesHex hex = state->units[unit].hex;
  Way      self = { .state = state, .unit = unit, .costs = costs, .n_passed = n_passed, .n_gave_way = n_gave_way };

  memset (costs, 0, ACIES_MAX_HEXES);
  self.most = (guint) value (state, unit, "march");
  if (is_leader (state, unit))
    {
      ride (&self, hex, 0);
      return;
    }
  self.march = !is_enemy_within (state, unit, hex, FAR);
  if (!self.march)
    self.most = usual_hexes (state, unit);
  if (slow_faces (state, unit))
    go_ahead (&self, hex, 0);
  else
    go_anywhere (&self, hex, 0);
}

/* --- shots ---------------------------------------------------------------------------------- */

/* LVI-R8 */
static gboolean
is_high (const AciesState *state,
         AciesHex          hex)
{
  static const char *const hills[] = { "hill", "steep-hill", NULL };

  return is_ground (state, hex, hills);
}

/* LVI-H24, LVI-R20: some shortest way has nothing on it that blocks. */
static gboolean
is_seen (const AciesState *state,
         AciesHex          from,
         AciesHex          at,
         gboolean          from_above)
{
  static const char *const woods[] = { "woods", NULL };

  if (distance (from, at) <= 1)
    return TRUE;
  for (guint i = 0; i < 6; i++)
    {
      AciesHex    next = step (state, from, i);
      AciesUnitId there = next != ACIES_NO_HEX ? find_on (state, next, FALSE) : ACIES_NO_UNIT;

      if (next != ACIES_NO_HEX && distance (next, at) < distance (from, at) && !is_ground (state, next, woods) && (from_above || !is_high (state, next)) &&
          (there == ACIES_NO_UNIT || is_light (state, there)) && is_seen (state, next, at, from_above))
        return TRUE;
    }

  return FALSE;
}

/* LVI-L17, LVI-A15, LVI-R21 */
gboolean
slow_facing_shoots (const AciesState *state,
                    AciesUnitId       unit,
                    AciesHex          from,
                    AciesUnitId       target)
{
  AciesHex at = state->units[target].hex;

  if (!counts (state, target) || !is_enemy (state, unit, target) || has_mark (state, target, "engaged") || (int) distance (from, at) > value (state, unit, "range"))
    return FALSE;
  if (!is_light (state, unit) && (!slow_faces (state, unit) || !is_in_front (state, unit, from, at)))
    return FALSE;

  return is_seen (state, from, at, is_high (state, from) || is_high (state, at));
}
