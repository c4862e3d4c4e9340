/* slow-reach.c - moves and targets by trying every way there is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "support/reach/slow-reach.h"

#include <string.h>

/* Column and row of the six neighbours, for rows counted from 0 that are even, then odd. */
static const int neighbours[2][6][2] = {
  { { -1, 0 }, { 1, 0 }, { -1, -1 }, { 0, -1 }, { -1, 1 }, { 0, 1 } },
  { { -1, 0 }, { 1, 0 }, { 0, -1 }, { 1, -1 }, { 0, 1 }, { 1, 1 } },
};

/* What an order card adds for the units it ordered: march, attack move. */
static const struct
{
  const char *card;
  int         march;
  int         attack_move;
  gboolean    full; /* the attack move is the march */
} orders[] = {
  { "infantry-assault", 0, 0, TRUE },
  { "outflank", 2, 2, FALSE },
  { "save-the-camp", 1, 1, FALSE },
  { "downhill-momentum", 1, 1, FALSE },
  { "major-assault", 1, 1, FALSE },
};

/* Of a walk: where it may go on, and what it has found. */
typedef struct
{
  const AciesState *state;
  gboolean          taken[ACIES_MAX_HEXES]; /* by units that bar the way, or by the way walked so far */
  guint             most;
  guint8           *costs;
} Walk;

static AciesHex
neighbour (const AciesState *state,
           AciesHex          hex,
           guint             i)
{
  int row = hex / 64;
  int column = hex % 64 + neighbours[row % 2][i][0];

  row += neighbours[hex / 64 % 2][i][1];
  if (row < 0 || row >= state->board->rows || column < 0 || column >= state->board->columns - row % 2)
    return ACIES_NO_HEX;

  return (AciesHex) (row * 64 + column);
}

gboolean
slow_touch (AciesHex a,
            AciesHex b)
{
  for (guint i = 0; i < 6; i++)
    {
      if (b % 64 == a % 64 + neighbours[a / 64 % 2][i][0] && b / 64 == a / 64 + neighbours[a / 64 % 2][i][1])
        return TRUE;
    }

  return FALSE;
}

/* The other ruleset there is. */
static gboolean
is_carthage (const AciesState *state)
{
  return g_str_equal (state->ruleset->id, "rome-vs-carthage");
}

static gboolean
is_ground (const AciesState *state,
           AciesHex          hex,
           const char       *id)
{
  return g_str_equal (state->ruleset->terrains[state->board->terrain[hex]].id, id);
}

static gboolean
is_on (const AciesState *state,
       const char       *id)
{
  for (guint i = 0; i < state->ruleset->n_switches; i++)
    {
      if (g_str_equal (state->ruleset->switches[i].id, id))
        return state->switches[i] != 0;
    }

  g_error ("there is no switch %s", id);
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

gboolean
slow_can_enter (const AciesState *state,
                AciesHex          hex)
{
  if (is_carthage (state))
    return is_ground (state, hex, "grass") || (is_ground (state, hex, "woods") && is_on (state, "woods-passable"));
  if (is_ground (state, hex, "hill"))
    return !is_on (state, "hills-impassable");
  if (is_ground (state, hex, "river"))
    return is_on (state, "rivers-passable");

  return TRUE;
}

gboolean
slow_must_stop (const AciesState *state,
                AciesHex          hex)
{
  if (is_carthage (state))
    return is_ground (state, hex, "woods") && is_on (state, "woods-stop");

  return !is_ground (state, hex, "clear");
}

gboolean
slow_bars_shot (const AciesState *state,
                AciesHex          hex)
{
  if (is_carthage (state))
    return is_ground (state, hex, "hill") || (is_ground (state, hex, "woods") && is_on (state, "woods-block"));

  return is_ground (state, hex, "hill") || is_ground (state, hex, "forest") || is_ground (state, hex, "camp");
}

gboolean
slow_may_pass (const AciesState *state,
               AciesUnitId       unit)
{
  static const char *const light[] = { "leader", "archer", "spear", "numidians", "velites", NULL };

  return is_carthage (state) && g_strv_contains (light, state->ruleset->unit_types[state->units[unit].type].id);
}

/* Everybody's hex but that of @except. */
static void
take_hexes_of_units (Walk       *walk,
                     AciesUnitId except)
{
  memset (walk->taken, 0, sizeof walk->taken);
  for (guint i = 0; i < walk->state->n_units; i++)
    {
      if (i != except && walk->state->units[i].place == ACIES_PLACE_BOARD)
        walk->taken[walk->state->units[i].hex] = TRUE;
    }
}

/* A way of @length hexes has come to @hex. */
static void
move_on (Walk    *walk,
         AciesHex hex,
         guint    length)
{
  if (length == walk->most || (length > 0 && slow_must_stop (walk->state, hex)))
    return;

  walk->taken[hex] = TRUE;
  for (guint i = 0; i < 6; i++)
    {
      AciesHex next = neighbour (walk->state, hex, i);

      if (next == ACIES_NO_HEX || walk->taken[next] || !slow_can_enter (walk->state, next))
        continue;
      if (walk->costs[next] == 0 || walk->costs[next] > length + 1)
        walk->costs[next] = (guint8) (length + 1);
      move_on (walk, next, length + 1);
    }
  walk->taken[hex] = FALSE;
}

/* The way of a shot is over when it comes to a hex with a unit; what ground that is does not matter. */
static void
shoot_on (Walk    *walk,
          AciesHex hex,
          guint    length)
{
  if (length == walk->most)
    return;

  for (guint i = 0; i < 6; i++)
    {
      AciesHex next = neighbour (walk->state, hex, i);

      if (next == ACIES_NO_HEX)
        continue;
      if (walk->costs[next] == 0 || walk->costs[next] > length + 1)
        walk->costs[next] = (guint8) (length + 1);
      if (walk->taken[next] || slow_bars_shot (walk->state, next))
        continue;
      walk->taken[next] = TRUE;
      shoot_on (walk, next, length + 1);
      walk->taken[next] = FALSE;
    }
}

/* Where the middle of a hex is on paper, a hex being a width of 1. */
static void
middle_of (AciesHex hex,
           double  *x,
           double  *y)
{
  *x = acies_hex_column (hex) + 0.5 * (acies_hex_row (hex) % 2);
  *y = acies_hex_row (hex) * 0.86602540378443865;
}

/* RVC-C15: is the point of the line from @from to @to that is @part of it away in @hex, or on its edge? */
static gboolean
is_on_line (AciesHex hex,
            AciesHex from,
            AciesHex to,
            double   part)
{
  double x[4], y[4];
  double own;

  middle_of (from, &x[0], &y[0]);
  middle_of (to, &x[1], &y[1]);
  x[2] = x[0] + (x[1] - x[0]) * part;
  y[2] = y[0] + (y[1] - y[0]) * part;
  middle_of (hex, &x[3], &y[3]);
  own = (x[3] - x[2]) * (x[3] - x[2]) + (y[3] - y[2]) * (y[3] - y[2]);
  for (guint d = 0; d < ACIES_N_DIRECTIONS; d++)
    {
      AciesHex beside = acies_hex_neighbour (hex, d);

      if (beside == ACIES_NO_HEX)
        continue;
      middle_of (beside, &x[3], &y[3]);
      if ((x[3] - x[2]) * (x[3] - x[2]) + (y[3] - y[2]) * (y[3] - y[2]) < own - 1e-9)
        return FALSE;
    }

  return TRUE;
}

/* RVC-C15: is there a way of @length from @from, of which @step are made to @hex, along the line? */
static gboolean
is_straight_open (const Walk *walk,
                  AciesHex    from,
                  AciesHex    to,
                  AciesHex    hex,
                  guint       step,
                  guint       length)
{
  if (slow_touch (hex, to))
    return step + 1 == length;
  for (guint i = 0; i < 6 && step + 1 < length; i++)
    {
      AciesHex next = neighbour (walk->state, hex, i);

      if (next != ACIES_NO_HEX && !walk->taken[next] && !slow_bars_shot (walk->state, next) &&
          is_on_line (next, from, to, (step + 1.0) / length) && is_straight_open (walk, from, to, next, step + 1, length))
        return TRUE;
    }

  return FALSE;
}

static gboolean
is_ordered_by (const AciesState *state,
               AciesUnitId       unit,
               const char       *card)
{
  guint ordered = acies_ruleset_find_mark (state->ruleset, "ordered");

  return state->turn.order_card != ACIES_NO_ID && (state->units[unit].marks >> ordered & 1) &&
         g_str_equal (state->ruleset->cards[state->turn.order_card].id, card);
}

static int
march (const AciesState *state,
       AciesUnitId       unit)
{
  for (guint i = 0; i < G_N_ELEMENTS (orders) && !is_carthage (state); i++)
    {
      if (is_ordered_by (state, unit, orders[i].card))
        return value (state, unit, "march") + orders[i].march;
    }

  return value (state, unit, "march");
}

void
slow_moves (const AciesState *state,
            AciesUnitId       unit,
            SlowCosts         costs)
{
  Walk walk = { .state = state, .most = (guint) march (state, unit), .costs = costs };

  memset (costs, 0, ACIES_MAX_HEXES);
  if (!slow_may_pass (state, unit))
    take_hexes_of_units (&walk, ACIES_NO_UNIT);
  move_on (&walk, state->units[unit].hex, 0);
  /* Whoever is passed, nobody stops there. */
  for (guint i = 0; i < state->n_units; i++)
    {
      if (state->units[i].place == ACIES_PLACE_BOARD)
        costs[state->units[i].hex] = 0;
    }
}

static gboolean
is_leader_charging (const AciesState *state,
                    AciesUnitId       unit)
{
  const AciesUnitType *type = &state->ruleset->unit_types[state->units[unit].type];

  return !is_carthage (state) && g_str_equal (state->ruleset->classes[type->class_].id, "leader") && is_ordered_by (state, unit, "leader-charge");
}

gboolean
slow_may_attack (const AciesState *state,
                 AciesUnitId       unit,
                 guint             moved)
{
  int most = value (state, unit, "attack-move");

  if (is_carthage (state))
    return (int) moved <= most;
  if (is_leader_charging (state, unit))
    return moved <= 2;
  if (value (state, unit, "melee-attack") == 0 && value (state, unit, "ranged-attack") == 0)
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (orders); i++)
    {
      if (is_ordered_by (state, unit, orders[i].card))
        most = orders[i].full ? march (state, unit) : most + orders[i].attack_move;
    }

  return (int) moved <= most;
}

/* How far the enemies are for an attack that nothing but their distance rules out. */
static void
find_in_range (const AciesState *state,
               AciesUnitId       unit,
               AciesHex          from,
               guint8           *distances)
{
  SlowCosts costs = { 0 };
  gboolean  shoots = value (state, unit, "ranged-attack") > 0;
  gboolean  strikes = value (state, unit, "melee-attack") > 0 || is_leader_charging (state, unit);
  Walk      walk = { .state = state, .most = shoots ? (guint) value (state, unit, "range") : strikes ? 1
                                                                                                     : 0,
                     .costs = costs };

  take_hexes_of_units (&walk, unit);
  walk.taken[from] = TRUE;
  shoot_on (&walk, from, 0);
  for (guint i = 0; i < state->n_units; i++)
    {
      gboolean is_enemy = state->units[i].place == ACIES_PLACE_BOARD && state->units[i].side != state->units[unit].side;

      distances[i] = is_enemy ? costs[state->units[i].hex] : 0;
      if (distances[i] > 0 && is_carthage (state) && !is_on (state, "paths-bend") &&
          !is_straight_open (&walk, from, state->units[i].hex, from, 0, acies_hex_distance (from, state->units[i].hex)))
        distances[i] = 0;
      if (distances[i] == 1 && !strikes)
        distances[i] = 0;
    }
}

static gboolean
is_beside_enemies (const AciesState *state,
                   AciesUnitId       unit,
                   AciesHex          hex)
{
  for (guint i = 0; i < state->n_units; i++)
    {
      if (state->units[i].place == ACIES_PLACE_BOARD && state->units[i].side != state->units[unit].side &&
          slow_touch (state->units[i].hex, hex))
        return TRUE;
    }

  return FALSE;
}

/* In the first attack of an activation, where the scenario says so. */
static gboolean
is_bound (const AciesState *state,
          AciesUnitId       unit,
          AciesHex          start)
{
  if (is_carthage (state) && unit == state->turn.acting && state->turn.attacks > 0)
    return FALSE;

  return is_on (state, is_carthage (state) ? "engaged-bind" : "adjacent-enemy-binds") &&
         is_beside_enemies (state, unit, start);
}

guint
slow_targets (const AciesState *state,
              AciesUnitId       unit,
              AciesHex          start,
              AciesHex          from,
              guint8           *distances)
{
  gboolean bound = is_bound (state, unit, start);
  guint8   nearest = G_MAXUINT8;
  guint    n = 0;

  find_in_range (state, unit, from, distances);
  for (guint i = 0; i < state->n_units; i++)
    nearest = distances[i] > 0 ? MIN (nearest, distances[i]) : nearest;
  for (guint i = 0; i < state->n_units; i++)
    {
      gboolean is_too_far = distances[i] != nearest && !is_carthage (state); /* there any in range will do */

      if (is_too_far || (bound && !slow_touch (start, state->units[i].hex)))
        distances[i] = 0;
      n += distances[i] > 0;
    }

  return n;
}
