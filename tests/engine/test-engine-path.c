/* test-engine-path.c - reach, ways and ranges against a slow search written otherwise
 *
 * The slow search knows no queue and no neighbours: it fills a table, step by
 * step, asking of every pair of hexes whether they touch on paper.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/core/reach.h"
#include "formats/ruleset/library.h"

#define N_POSITIONS 400
#define NEVER G_MAXUINT

typedef struct
{
  AciesLibrary *library;
  AciesState   *state;
  guint         n_hexes;
  AciesHex      hexes[ACIES_MAX_HEXES];
} Fixture;

static void
set_up (Fixture      *self,
        gconstpointer data)
{
  self->library = acies_library_new (NULL);
}

static void
tear_down (Fixture      *self,
           gconstpointer data)
{
  g_clear_pointer (&self->state, acies_state_free);
  acies_library_unref (self->library);
}

static void
list_hexes (Fixture *self)
{
  self->n_hexes = 0;
  for (guint row = 0; row < self->state->board->rows; row++)
    {
      for (guint column = 0; column < self->state->board->columns - row % 2; column++)
        self->hexes[self->n_hexes++] = acies_hex (column, row);
    }
}

/* A position nobody would design: any board, any terrain, units anywhere. */
static void
scatter (Fixture *self,
         GRand   *rand)
{
  AciesRuleset *ruleset = acies_library_get_ruleset (self->library, "rome-vs-macedon", NULL);
  guint         n_units;

  g_clear_pointer (&self->state, acies_state_free);
  self->state = acies_state_new (ruleset, g_rand_int_range (rand, 3, 14), g_rand_int_range (rand, 3, 12));
  list_hexes (self);
  for (guint i = 0; i < ruleset->n_switches; i++)
    {
      if (ruleset->switches[i].type == ACIES_SWITCH_BOOLEAN)
        self->state->switches[i] = g_rand_boolean (rand);
    }
  for (guint i = 0; i < self->n_hexes; i++)
    {
      if (g_rand_int_range (rand, 0, 3) == 0)
        self->state->board->terrain[self->hexes[i]] = g_rand_int_range (rand, 0, ruleset->n_terrains);
    }
  n_units = g_rand_int_range (rand, 1, MAX (self->n_hexes / 3, 2));
  for (guint i = 0; i < n_units; i++)
    {
      AciesHex  hex = self->hexes[g_rand_int_range (rand, 0, self->n_hexes)];
      AciesUnit unit = { .place = ACIES_PLACE_BOARD, .type = 0, .side = i % 2, .figures = 1, .hex = hex };

      if (acies_state_unit_at (self->state, hex) == ACIES_NO_UNIT)
        self->state->units[self->state->n_units++] = unit;
    }
}

/* Centres on paper: rows are 3 apart, hexes of a row 4, and a short row lies 2 to the right. */
static gboolean
touch (AciesHex a,
       AciesHex b)
{
  int x = 4 * ((int) acies_hex_column (a) - (int) acies_hex_column (b)) +
          2 * ((int) (acies_hex_row (a) % 2) - (int) (acies_hex_row (b) % 2));
  int y = 3 * ((int) acies_hex_row (a) - (int) acies_hex_row (b));

  return (y == 0 && ABS (x) == 4) || (ABS (y) == 3 && ABS (x) == 2);
}

static gboolean
is_taken (const Fixture *self,
          AciesHex       hex)
{
  for (guint i = 0; i < self->state->n_units; i++)
    {
      if (self->state->units[i].hex == hex)
        return TRUE;
    }

  return FALSE;
}

static gboolean
can_enter (const Fixture *self,
           AciesHex       hex)
{
  return !is_taken (self, hex) && acies_state_is_passable (self->state, hex);
}

static gboolean
can_leave (const Fixture *self,
           AciesHex       hex)
{
  return !self->state->ruleset->terrains[self->state->board->terrain[hex]].stops;
}

static gboolean
can_see_through (const Fixture *self,
                 AciesHex       hex)
{
  return !is_taken (self, hex) && !self->state->ruleset->terrains[self->state->board->terrain[hex]].blocks_range;
}

/* steps[i] for hexes[i]: how many from @start, when only hexes that @enters are
 * entered and only those that @leaves (and the start) left again. */
static void
fill (const Fixture *self,
      AciesHex       start,
      gboolean (*enters) (const Fixture *, AciesHex),
      gboolean (*leaves) (const Fixture *, AciesHex),
      guint  most,
      guint *steps)
{
  for (guint i = 0; i < self->n_hexes; i++)
    steps[i] = self->hexes[i] == start ? 0 : NEVER;
  for (guint step = 1; step <= most; step++)
    {
      for (guint from = 0; from < self->n_hexes; from++)
        {
          if (steps[from] != step - 1 || (self->hexes[from] != start && !leaves (self, self->hexes[from])))
            continue;
          for (guint to = 0; to < self->n_hexes; to++)
            {
              if (steps[to] == NEVER && touch (self->hexes[from], self->hexes[to]) && enters (self, self->hexes[to]))
                steps[to] = step;
            }
        }
    }
}

static void
check_walk (const Fixture *self,
            AciesUnitId    unit,
            AciesHex       to,
            guint          most,
            guint          expected)
{
  AciesHex path[ACIES_MAX_HEXES + 1];
  guint    n = acies_path_walk (self->state, unit, to, most, ACIES_PASSAGE_FREE, path);

  g_assert_cmpuint (acies_path_cost (self->state, unit, to, most, ACIES_PASSAGE_FREE), ==, expected == NEVER ? 0 : expected);
  g_assert_cmpuint (n, ==, expected == NEVER ? 0 : expected + 1);
  for (guint i = 1; i < n; i++)
    {
      g_assert_true (touch (path[i - 1], path[i]));
      g_assert_true (can_enter (self, path[i]));
      g_assert_true (i == 1 || can_leave (self, path[i - 1]));
    }
  if (n > 0)
    {
      g_assert_cmpuint (path[0], ==, self->state->units[unit].hex);
      g_assert_cmpuint (path[n - 1], ==, to);
    }
}

static void
check_reach (const Fixture *self,
             AciesUnitId    unit,
             guint          most,
             const guint   *steps)
{
  AciesReach reach;
  guint      n = 0;

  acies_path_reach (self->state, unit, most, ACIES_PASSAGE_FREE, &reach);
  for (guint i = 0; i < self->n_hexes; i++)
    n += steps[i] != NEVER && steps[i] > 0;
  g_assert_cmpuint (reach.n, ==, n);
  for (guint i = 0; i < reach.n; i++)
    {
      g_assert_true (touch (reach.previous[i], reach.hexes[i]));
      g_assert_true (i == 0 || reach.cost[i] >= reach.cost[i - 1]);
      for (guint j = 0; j < self->n_hexes; j++)
        {
          if (self->hexes[j] == reach.hexes[i])
            g_assert_cmpuint (reach.cost[i], ==, steps[j]);
        }
    }
}

static void
test_moves (Fixture      *self,
            gconstpointer data)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (31);
  guint reached = 0;
  guint barred = 0;

  for (guint n = 0; n < N_POSITIONS; n++)
    {
      AciesUnitId unit;
      guint       most = g_rand_int_range (rand, 0, 7);
      guint       steps[ACIES_MAX_HEXES];

      scatter (self, rand);
      unit = g_rand_int_range (rand, 0, self->state->n_units);
      fill (self, self->state->units[unit].hex, can_enter, can_leave, most, steps);
      check_reach (self, unit, most, steps);
      for (guint i = 0; i < self->n_hexes; i++)
        {
          if (steps[i] == 0)
            continue;
          check_walk (self, unit, self->hexes[i], most, steps[i]);
          reached += steps[i] != NEVER;
          barred += steps[i] == NEVER && acies_hex_distance (self->state->units[unit].hex, self->hexes[i]) <= most;
        }
    }

  /* The positions were no trivial ones. */
  g_assert_cmpuint (reached, >, 1000);
  g_assert_cmpuint (barred, >, 1000);
}

/* The way of a shot ends beside its target: whatever stands there, the last hex is one more. */
static guint
slow_range (const Fixture *self,
            const guint   *steps,
            AciesHex       to)
{
  guint best = NEVER;

  for (guint i = 0; i < self->n_hexes; i++)
    {
      if (steps[i] != NEVER && touch (self->hexes[i], to))
        best = MIN (best, steps[i] + 1);
    }

  return best;
}

static void
test_ranges (Fixture      *self,
             gconstpointer data)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (47);
  guint seen = 0;
  guint hidden = 0;

  for (guint n = 0; n < N_POSITIONS; n++)
    {
      guint    most = g_rand_int_range (rand, 1, 6);
      guint    steps[ACIES_MAX_HEXES];
      AciesHex from;

      scatter (self, rand);
      from = self->state->units[g_rand_int_range (rand, 0, self->state->n_units)].hex;
      fill (self, from, can_see_through, can_see_through, most - 1, steps);
      for (guint i = 0; i < self->n_hexes; i++)
        {
          guint expected = slow_range (self, steps, self->hexes[i]);

          if (self->hexes[i] == from)
            continue;
          g_assert_cmpuint (acies_path_range (self->state, ACIES_NO_UNIT, from, self->hexes[i], most, NULL), ==,
                            expected == NEVER ? 0 : expected);
          seen += expected != NEVER;
          hidden += expected == NEVER && acies_hex_distance (from, self->hexes[i]) <= most;
        }
    }

  g_assert_cmpuint (seen, >, 1000);
  g_assert_cmpuint (hidden, >, 1000);
}

/* The largest board, filled with as many units as there may be. */
static void
test_large (Fixture      *self,
            gconstpointer data)
{
  AciesRuleset *ruleset = acies_library_get_ruleset (self->library, "rome-vs-macedon", NULL);
  AciesReach    reach;

  self->state = acies_state_new (ruleset, ACIES_MAX_COLUMNS, ACIES_MAX_ROWS);
  acies_board_make_writable (&self->state->board);
  for (guint i = 0; i < ACIES_MAX_UNITS; i++)
    self->state->units[self->state->n_units++] = (AciesUnit) { .place = ACIES_PLACE_BOARD,
                                                               .figures = 1,
                                                               .hex = acies_hex (i % 50 + 1, 4 * (i / 50) + 2) };

  acies_path_reach (self->state, 0, G_MAXUINT8, ACIES_PASSAGE_FREE, &reach);
  g_assert_cmpuint (reach.n, ==, ACIES_MAX_HEXES - ACIES_MAX_ROWS / 2 - ACIES_MAX_UNITS);
  g_assert_cmpuint (acies_path_range (self->state, ACIES_NO_UNIT, acies_hex (0, 0), acies_hex (0, 63), G_MAXUINT8, NULL), ==, 63);
}

/* Three in a row at the left edge, of one side and the other: friends are passed and nobody's place, enemies bar the way. */
static void
test_friends (Fixture      *self,
              gconstpointer data)
{
  AciesRuleset *ruleset = acies_library_get_ruleset (self->library, "rome-vs-macedon", NULL);
  AciesHex      beyond = acies_hex (4, 0);
  AciesReach    reach;

  self->state = acies_state_new (ruleset, 5, 3);
  for (guint i = 0; i < 3; i++)
    self->state->units[self->state->n_units++] = (AciesUnit) { .place = ACIES_PLACE_BOARD, .figures = 1, .hex = acies_hex (i, 0), .side = i == 2 };
  self->state->board->terrain[acies_hex (0, 1)] = self->state->board->terrain[acies_hex (1, 1)] = acies_ruleset_find_terrain (ruleset, "river");
  g_assert_cmpuint (acies_path_cost (self->state, 0, beyond, 9, ACIES_PASSAGE_FREE), ==, 0);
  g_assert_cmpuint (acies_path_cost (self->state, 0, beyond, 9, ACIES_PASSAGE_FRIENDS), ==, 0);
  g_assert_cmpuint (acies_path_cost (self->state, 0, beyond, 9, ACIES_PASSAGE_UNITS), ==, 4);
  acies_path_reach (self->state, 0, 9, ACIES_PASSAGE_FRIENDS, &reach);
  g_assert_cmpuint (reach.n, ==, 1);
  g_assert_true (reach.is_held[0]);
  self->state->units[2].side = 0;
  g_assert_cmpuint (acies_path_cost (self->state, 0, beyond, 9, ACIES_PASSAGE_FRIENDS), ==, 4);
}

static void
test_barrier_rule (Fixture      *self,
                   gconstpointer data)
{
  AciesRuleset *ruleset = acies_library_get_ruleset (self->library, "rome-vs-macedon", NULL);
  AciesId       hill = acies_ruleset_find_terrain (ruleset, "hill");
  AciesId       river = acies_ruleset_find_terrain (ruleset, "river");

  self->state = acies_state_new (ruleset, 5, 5);
  self->state->board->terrain[acies_hex (1, 1)] = hill;
  self->state->board->terrain[acies_hex (2, 1)] = river;
  self->state->switches[acies_ruleset_find_switch (ruleset, "hills-impassable")] = 1;
  g_assert_cmpstr (acies_path_barrier_rule (self->state, acies_hex (1, 1)), ==, "RVM-T2");
  g_assert_cmpstr (acies_path_barrier_rule (self->state, acies_hex (2, 1)), ==, "RVM-T8");
  g_assert_null (acies_path_barrier_rule (self->state, acies_hex (0, 1)));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/engine/path/moves", Fixture, NULL, set_up, test_moves, tear_down);
  g_test_add ("/engine/path/friends", Fixture, NULL, set_up, test_friends, tear_down);
  g_test_add ("/engine/path/ranges", Fixture, NULL, set_up, test_ranges, tear_down);
  g_test_add ("/engine/path/large", Fixture, NULL, set_up, test_large, tear_down);
  g_test_add ("/engine/path/barrier-rule", Fixture, NULL, set_up, test_barrier_rule, tear_down);

  return g_test_run ();
}
