/* test-reach.c - where a unit may go and whom it may attack from there, against every way there is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/core/reach.h"

#include "ai/players.h"
#include "engine/board/texts.h"
#include "rulesets/battle-of-legends/macedon.h"
#include "session/session.h"
#include "support/battles.h"
#include "support/lines.h"
#include "support/reach/slow-reach.h"

#define N_BOARDS 1000
#define N_GAMES 12 /* of each battle */

/* What the positions held, so that no test passes for want of cases. */
typedef struct
{
  guint moves;
  guint barred;  /* hexes near enough, but out of reach */
  guint silent;  /* hexes from which there is no attack any more */
  guint targets; /* of imagined attacks */
  guint shots;   /* of them from farther than one hex */
  guint bound;   /* enemies in range that may not be attacked */
  guint passed;  /* hexes with units, on ways that lead through them */
  guint after;   /* moves of units that have attacked */
  guint again;   /* of them after which it may attack again */
} Tally;

static GArray *
destinations_new (void)
{
  return g_array_new (FALSE, FALSE, sizeof (AciesDestination));
}

static GArray *
targets_new (void)
{
  return g_array_new (FALSE, FALSE, sizeof (AciesTarget));
}

static AciesHex
hex_of (const char *name)
{
  AciesHex hex;

  g_assert_true (acies_hex_parse (name, &hex));

  return hex;
}

/* --- one answer ------------------------------------------------------------------------------- */

static void
check_way (const AciesState *state,
           AciesUnitId       unit,
           AciesHex          to,
           guint             cost,
           Tally            *tally)
{
  AciesHex path[ACIES_MAX_HEXES];
  guint    n = acies_unit_find_way (state, unit, to, path);

  g_assert_cmpuint (n, ==, cost > 0 ? cost + 1 : 0);
  for (guint i = 1; i < n; i++)
    {
      g_assert_true (slow_touch (path[i - 1], path[i]));
      g_assert_true (slow_can_enter (state, path[i]));
      g_assert_true (i == 1 || !slow_must_stop (state, path[i - 1]));
      if (i + 1 == n || !slow_may_pass (state, unit))
        g_assert_cmpuint (acies_state_unit_at (state, path[i]), ==, ACIES_NO_UNIT);
      else
        tally->passed += acies_state_unit_at (state, path[i]) != ACIES_NO_UNIT;
    }
  if (n > 0)
    {
      g_assert_cmpuint (path[0], ==, state->units[unit].hex);
      g_assert_cmpuint (path[n - 1], ==, to);
    }
}

static void
check_shot (const AciesState *state,
            AciesUnitId       unit,
            AciesHex          from,
            AciesUnitId       target,
            guint             distance)
{
  AciesHex path[ACIES_MAX_HEXES];
  guint    n = acies_unit_find_shot (state, unit, from, target, path);

  g_assert_cmpuint (n, ==, distance + 1);
  g_assert_cmpuint (path[0], ==, from);
  g_assert_cmpuint (path[n - 1], ==, state->units[target].hex);
  for (guint i = 1; i < n; i++)
    g_assert_true (slow_touch (path[i - 1], path[i]));
  for (guint i = 1; i + 1 < n; i++)
    {
      AciesUnitId other = acies_state_unit_at (state, path[i]);

      g_assert_true (other == ACIES_NO_UNIT || other == unit);
      g_assert_false (slow_bars_shot (state, path[i]));
    }
}

/* Where its activation began, or would begin. */
static AciesHex
start_of (const AciesState *state,
          AciesUnitId       unit)
{
  if (unit == state->turn.acting)
    return state->turn.started_at;
  if (state->ruleset->procs == &acies_rvm_procs && unit == acies_rvm_partner (state))
    return acies_block_get_hex (acies_rvm_block (state)->partner_at);

  return state->units[unit].hex;
}

static void
check_targets (const AciesState *state,
               AciesUnitId       unit,
               AciesHex          from,
               Tally            *tally)
{
  g_autoptr (GArray) targets = targets_new ();
  guint8 distances[ACIES_MAX_UNITS];
  guint  n = slow_targets (state, unit, start_of (state, unit), from, distances);

  acies_unit_list_targets (state, unit, from, targets);
  g_assert_cmpuint (targets->len, ==, n);
  for (guint i = 0; i < n; i++)
    {
      const AciesTarget *target = &g_array_index (targets, AciesTarget, i);

      g_assert_cmpuint (target->distance, >, 0);
      g_assert_cmpuint (target->distance, ==, distances[target->unit]);
      check_shot (state, unit, from, target->unit, target->distance);
      tally->targets++;
      tally->shots += target->distance > 1;
      /* By row and column, so nobody is there twice. */
      g_assert_true (i == 0 || state->units[target->unit].hex > state->units[target[-1].unit].hex);
    }
}

static void
check_destination (const AciesState *state,
                   AciesUnitId       unit,
                   AciesDestination  destination,
                   const SlowCosts   costs,
                   AciesMoment       moment,
                   Tally            *tally)
{
  g_assert_cmpuint (destination.cost, >, 0);
  g_assert_cmpuint (destination.cost, ==, costs[destination.hex]);
  g_assert_cmpint (destination.attack, ==, slow_may_attack (state, unit, destination.cost));
  g_assert_cmpint (destination.attack, ==, acies_unit_check_attack_from (state, unit, destination.hex, moment, NULL));
  check_way (state, unit, destination.hex, destination.cost, tally);
  check_targets (state, unit, destination.hex, tally);
  tally->moves++;
  tally->silent += !destination.attack;
}

/* All answers about a unit that is ordered and has not acted, or is imagined so. */
static void
check_unit (const AciesState *state,
            AciesUnitId       unit,
            AciesMoment       moment,
            Tally            *tally)
{
  g_autoptr (GArray) destinations = destinations_new ();
  AciesHex  at = state->units[unit].hex;
  SlowCosts costs;
  guint     n = 0;

  slow_moves (state, unit, costs);
  g_assert_true (acies_unit_list_destinations (state, unit, moment, destinations, NULL));
  for (AciesHex hex = acies_board_next (state->board, ACIES_NO_HEX); hex != ACIES_NO_HEX; hex = acies_board_next (state->board, hex))
    {
      n += costs[hex] > 0;
      tally->barred += costs[hex] == 0 && acies_hex_distance (at, hex) == 1;
      if (costs[hex] == 0 && hex != at)
        g_assert_false (acies_unit_check_attack_from (state, unit, hex, moment, NULL));
    }
  g_assert_cmpuint (destinations->len, ==, n);
  for (guint i = 0; i < n; i++)
    {
      const AciesDestination *one = &g_array_index (destinations, AciesDestination, i);

      check_destination (state, unit, *one, costs, moment, tally);
      g_assert_true (i == 0 || one->cost > one[-1].cost || (one->cost == one[-1].cost && one->hex > one[-1].hex));
    }
  g_assert_cmpint (slow_may_attack (state, unit, 0), ==, acies_unit_check_attack_from (state, unit, at, moment, NULL));
  check_targets (state, unit, at, tally);
}

/* --- boards nobody would draw ----------------------------------------------------------------- */

static AciesHex
any_hex (const AciesState *state,
         AciesAiRng       *rng)
{
  guint row = acies_ai_rng_below (rng, state->board->rows);

  return acies_hex (acies_ai_rng_below (rng, acies_board_columns_in_row (state->board, row)), row);
}

/* Any size, ground, switches and units. */
static AciesState *
scatter (AciesRuleset *ruleset,
         AciesAiRng   *rng)
{
  guint       columns = 3 + acies_ai_rng_below (rng, 9);
  guint       rows = 3 + acies_ai_rng_below (rng, 8);
  AciesState *state = acies_state_new (ruleset, columns, rows);
  guint       area = (guint) state->board->columns * state->board->rows;
  guint       n_units = 2 + acies_ai_rng_below (rng, area / 3);

  for (guint i = 0; i < ruleset->n_switches; i++)
    {
      const AciesSwitch *one = &ruleset->switches[i];

      state->switches[i] = (gint16) (one->min + (int) acies_ai_rng_below (rng, (guint) (one->max - one->min) + 1));
    }
  for (guint i = acies_ai_rng_below (rng, area); i > 0; i--)
    {
      AciesHex hex = any_hex (state, rng);

      state->board->terrain[hex] = (AciesId) acies_ai_rng_below (rng, ruleset->n_terrains);
    }
  for (guint i = 0; i < n_units; i++)
    {
      AciesId   type = (AciesId) acies_ai_rng_below (rng, ruleset->n_unit_types);
      AciesUnit unit = { .place = ACIES_PLACE_BOARD, .type = type, .side = acies_unit_type_only_side (&ruleset->unit_types[type]), .figures = 1, .hex = any_hex (state, rng) };

      if (unit.side == ACIES_NO_SIDE)
        unit.side = (AciesSide) acies_ai_rng_below (rng, ruleset->n_sides);

      if (acies_state_unit_at (state, unit.hex) == ACIES_NO_UNIT)
        state->units[state->n_units++] = unit;
    }

  return state;
}

/* Whose name it is: by the data each game has one. */
static guint
find_binding_switch (const AciesRuleset *ruleset)
{
  guint id = acies_ruleset_find_switch (ruleset, "adjacent-enemy-binds");

  return id != ACIES_NO_ID ? id : acies_ruleset_find_switch (ruleset, "engaged-bind");
}

static void
count_bound (const AciesState *state,
             AciesUnitId       unit,
             Tally            *tally)
{
  g_autoptr (AciesState) free_state = acies_state_copy (state);
  g_autoptr (GArray) bound = targets_new ();
  g_autoptr (GArray) unbound = targets_new ();

  free_state->switches[find_binding_switch (state->ruleset)] = 0;
  for (guint i = 0; i < ACIES_N_DIRECTIONS; i++)
    {
      AciesHex from = acies_board_neighbour (state->board, state->units[unit].hex, i);

      g_array_set_size (bound, 0);
      g_array_set_size (unbound, 0);
      if (from == ACIES_NO_HEX)
        continue;
      acies_unit_list_targets (state, unit, from, bound);
      acies_unit_list_targets (free_state, unit, from, unbound);
      g_assert_cmpuint (bound->len, <=, unbound->len);
      tally->bound += unbound->len - bound->len;
    }
}

static void
test_boards (gconstpointer id)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  AciesRuleset *ruleset = acies_library_get_ruleset (library, id, NULL);
  AciesAiRng    rng = acies_ai_rng_seeded (1);
  Tally         tally = { 0 };

  for (guint n = 0; n < N_BOARDS; n++)
    {
      g_autoptr (AciesState) state = scatter (ruleset, &rng);

      for (guint i = 0; i < state->n_units; i++)
        {
          check_unit (state, (AciesUnitId) i, ACIES_MOMENT_ORDERED, &tally);
          count_bound (state, (AciesUnitId) i, &tally);
        }
    }

  g_test_message ("%u moves, %u of them without attack, %u hexes barred, %u targets, %u of them shot at, %u set free, %u passed",
                  tally.moves, tally.silent, tally.barred, tally.targets, tally.shots, tally.bound, tally.passed);
  g_assert_cmpuint (tally.moves, >, 30000);
  g_assert_cmpuint (tally.silent, >, 10000);
  g_assert_cmpuint (tally.barred, >, 5000);
  g_assert_cmpuint (tally.targets, >, 15000);
  g_assert_cmpuint (tally.shots, >, 5000);
  g_assert_cmpuint (tally.bound, >, 500);
  g_assert_cmpint (tally.passed > 5000, ==, g_str_equal (id, "rome-vs-carthage"));
}

/* --- games ------------------------------------------------------------------------------------ */

static gboolean
is_listed (const GArray    *commands,
           AciesCommandKind kind,
           AciesHex         hex,
           AciesHex         to)
{
  for (guint i = 0; i < commands->len; i++)
    {
      const AciesCommand *command = &g_array_index (commands, AciesCommand, i);

      if (command->kind == kind && command->hex == hex && command->to == to)
        return TRUE;
    }

  return FALSE;
}

static guint
count_listed (const GArray    *commands,
              AciesCommandKind kind,
              AciesHex         hex)
{
  guint n = 0;

  for (guint i = 0; i < commands->len; i++)
    {
      const AciesCommand *command = &g_array_index (commands, AciesCommand, i);

      n += command->kind == kind && command->hex == hex;
    }

  return n;
}

/* What is said of an attack from @from is what @commands, of the unit standing there, allow. */
static void
check_attacks (const AciesState *state,
               AciesUnitId       unit,
               AciesHex          from,
               const GArray     *commands)
{
  g_autoptr (GArray) targets = targets_new ();
  gboolean may_attack = acies_unit_check_attack_from (state, unit, from, ACIES_MOMENT_NOW, NULL);

  acies_unit_list_targets (state, unit, from, targets);
  g_assert_cmpuint (count_listed (commands, ACIES_COMMAND_ATTACK, from), ==, may_attack ? targets->len : 0);
  for (guint i = 0; i < targets->len && may_attack; i++)
    {
      AciesUnitId target = g_array_index (targets, AciesTarget, i).unit;

      g_assert_true (is_listed (commands, ACIES_COMMAND_ATTACK, from, state->units[target].hex));
    }
}

/* Makes the move, and finds there the attacks that were foretold. */
static void
check_after_move (const AciesState *state,
                  AciesUnitId       unit,
                  AciesDestination  to,
                  Tally            *tally)
{
  g_autoptr (AciesState) moved = acies_state_copy (state);
  g_autoptr (GArray) commands = acies_commands_new ();
  AciesCommand move = acies_command_on_hexes (ACIES_COMMAND_MOVE, state->units[unit].hex, to.hex);

  check_way (state, unit, to.hex, to.cost, tally);
  g_assert_cmpint (to.attack, ==, acies_unit_check_attack_from (state, unit, to.hex, ACIES_MOMENT_NOW, NULL));
  g_assert_true (acies_engine_apply (moved, &move, NULL, NULL));
  /* With nothing left to do the moves are over by themselves. */
  if (moved->decision.kind == ACIES_DECISION_NONE ? moved->turn.acting == unit : moved->decision.unit == unit)
    acies_command_list (moved, commands);
  check_attacks (state, unit, to.hex, commands);
  tally->after += state->decision.kind != ACIES_DECISION_NONE;
  tally->again += state->decision.kind != ACIES_DECISION_NONE && to.attack;
}

static void
check_position (const AciesState *state,
                const GArray     *commands,
                gboolean          in_full,
                Tally            *tally)
{
  for (guint i = 0; i < state->n_units; i++)
    {
      g_autoptr (GArray) destinations = destinations_new ();
      AciesUnitId unit = (AciesUnitId) i;
      AciesHex    at = state->units[i].hex;
      gboolean    may_move;

      if (!acies_state_unit_is_on_board (state, unit))
        continue;
      may_move = acies_unit_list_destinations (state, unit, ACIES_MOMENT_NOW, destinations, NULL);
      g_assert_cmpuint (destinations->len, ==, count_listed (commands, ACIES_COMMAND_MOVE, at));
      for (guint j = 0; j < destinations->len; j++)
        g_assert_true (is_listed (commands, ACIES_COMMAND_MOVE, at, g_array_index (destinations, AciesDestination, j).hex));
      check_attacks (state, unit, at, commands);
      if (!in_full)
        continue;
      check_unit (state, unit, ACIES_MOMENT_ORDERED, tally);
      if (may_move && state->decision.kind == ACIES_DECISION_NONE)
        check_unit (state, unit, ACIES_MOMENT_NOW, tally);
      for (guint j = 0; j < destinations->len; j++)
        check_after_move (state, unit, g_array_index (destinations, AciesDestination, j), tally);
    }
}

/* The rarest moves: of a unit that has attacked. */
static gboolean
has_attacked (const AciesState *state,
              const GArray     *commands)
{
  return state->decision.kind != ACIES_DECISION_NONE && state->n_combats > 0 && commands->len > 0 &&
         g_array_index (commands, AciesCommand, 0).kind == ACIES_COMMAND_MOVE;
}

static void
test_battle (gconstpointer name)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesState) scenario = battle_load (library, name);
  Tally tally = { 0 };

  for (guint64 seed = 0; seed < N_GAMES; seed++)
    {
      g_autoptr (AciesSession) session = NULL;
      g_autoptr (GArray) commands = acies_commands_new ();
      const AciesState *state;
      AciesAiRng        rng = acies_ai_rng_seeded (seed);

      scenario->switches[find_binding_switch (scenario->ruleset)] = seed % 2;
      session = acies_session_new_game (scenario, seed, ACIES_DICE_ROLLED);
      state = acies_session_get_state (session);
      while (state->outcome.reason == ACIES_END_NOT_YET)
        {
          g_autoptr (AciesView) view = acies_view_new_deciding (state);
          AciesCommand command = acies_ai_choose_random (view, &rng);

          g_array_set_size (commands, 0);
          acies_command_list (state, commands);
          check_position (state, commands, acies_ai_rng_below (&rng, 60) == 0 || has_attacked (state, commands), &tally);
          g_assert_true (acies_session_apply (session, &command, NULL));
        }
      g_array_set_size (commands, 0);
      check_position (state, commands, FALSE, &tally);
    }
  g_test_message ("%u moves, %u units passed, %u targets, %u of them shot at; after an attack %u moves, %u to attack again",
                  tally.moves, tally.passed, tally.targets, tally.shots, tally.after, tally.again);
  g_assert_cmpuint (tally.moves, >, 1000);
  g_assert_cmpuint (tally.targets, >, 200);
  g_assert_cmpint (tally.after > 50, ==, g_str_equal (scenario->ruleset->id, "rome-vs-carthage"));
  g_assert_cmpint (tally.again > 0, ==, g_str_equal (scenario->ruleset->id, "rome-vs-carthage"));
}

/* --- single cases ----------------------------------------------------------------------------- */

typedef struct
{
  AciesLibrary *library;
  AciesState   *state;
} Fixture;

static void
set_up (Fixture      *self,
        gconstpointer lines)
{
  self->library = acies_library_new (NULL);
  self->state = acies_state_new (acies_library_get_ruleset (self->library, "rome-vs-macedon", NULL), 7, 7);
  lines_apply (self->state, lines, NULL);
}

static void
tear_down (Fixture      *self,
           gconstpointer lines)
{
  acies_state_free (self->state);
  acies_library_unref (self->library);
}

static void
assert_targets (const Fixture *self,
                const char    *unit,
                const char    *from,
                const char    *expected)
{
  g_autoptr (GArray) targets = targets_new ();
  g_autoptr (GString) found = g_string_new (NULL);

  acies_unit_list_targets (self->state, acies_state_unit_at (self->state, hex_of (unit)), hex_of (from), targets);
  for (guint i = 0; i < targets->len; i++)
    {
      const AciesTarget *target = &g_array_index (targets, AciesTarget, i);
      AciesHexName       name;

      g_string_append_printf (found, "%s%s:%u", i > 0 ? " " : "", acies_hex_name (self->state->units[target->unit].hex, name),
                              target->distance);
    }
  g_assert_cmpstr (found->str, ==, expected);
}

/* RVM-A10: a unit that has moved does not stand in its own way. */
static void
test_own_hex (Fixture      *self,
              gconstpointer lines)
{
  assert_targets (self, "C2", "D2", "A2:3");
}

static void
test_barred (Fixture      *self,
             gconstpointer lines)
{
  assert_targets (self, "C3", "C3", "D3:1");
  assert_targets (self, "C3", "D4", "D3:1 E3:1");
  assert_targets (self, "C3", "D3", ""); /* where an enemy stands */
  assert_targets (self, "C3", "D2", ""); /* in a river */
}

static void
assert_refused (gboolean    allowed,
                GError    **error,
                const char *rule)
{
  g_assert_false (allowed);
  g_assert_cmpstr (acies_rule_error_get_rule (*error), ==, rule);
  g_clear_error (error);
}

static void
test_refusals (Fixture      *self,
               gconstpointer lines)
{
  g_autoptr (AciesState) game = acies_engine_new_game (self->state, NULL);
  g_autoptr (GArray) destinations = destinations_new ();
  AciesUnitId unit = acies_state_unit_at (game, hex_of ("C3"));
  AciesUnitId enemy = acies_state_unit_at (game, hex_of ("D3"));
  AciesUnitId leader = acies_state_unit_at (game, hex_of ("A5"));
  GError     *error = NULL;

  /* While an order card is asked for nobody moves; in thought everybody does. */
  assert_refused (acies_unit_list_destinations (game, unit, ACIES_MOMENT_NOW, destinations, &error), &error, "RVM-R3");
  assert_refused (acies_unit_check_attack_from (game, unit, hex_of ("C3"), ACIES_MOMENT_NOW, &error), &error, "RVM-R3");
  g_assert_true (acies_unit_list_destinations (game, unit, ACIES_MOMENT_ORDERED, destinations, NULL));
  g_assert_true (acies_unit_check_attack_from (game, enemy, hex_of ("D3"), ACIES_MOMENT_ORDERED, NULL));
  g_array_set_size (destinations, 0);

  lines_apply (game, "play mixed-order\norder C3\norder A5\norder G5", NULL);
  g_assert_true (acies_unit_list_destinations (game, unit, ACIES_MOMENT_NOW, destinations, NULL));
  g_array_set_size (destinations, 0);
  assert_refused (acies_unit_list_destinations (game, enemy, ACIES_MOMENT_NOW, destinations, &error), &error, "RVM-R4");
  assert_refused (acies_unit_check_attack_from (game, enemy, hex_of ("D3"), ACIES_MOMENT_NOW, &error), &error, "RVM-R4");
  assert_refused (acies_unit_check_attack_from (game, leader, hex_of ("A5"), ACIES_MOMENT_NOW, &error), &error, "RVM-R24");
  assert_refused (acies_unit_check_attack_from (game, unit, hex_of ("D3"), ACIES_MOMENT_NOW, &error), &error, "RVM-R6");
  assert_refused (acies_unit_check_attack_from (game, unit, hex_of ("G7"), ACIES_MOMENT_NOW, &error), &error, "RVM-R5");
  assert_refused (acies_unit_check_attack_from (game, unit, hex_of ("C5"), ACIES_MOMENT_NOW, &error), &error, "RVM-R10");

  lines_apply (game, "move C3 C4", NULL);
  assert_refused (acies_unit_list_destinations (game, unit, ACIES_MOMENT_NOW, destinations, &error), &error, "RVM-A55");
  g_assert_true (acies_unit_check_attack_from (game, unit, hex_of ("C4"), ACIES_MOMENT_NOW, NULL));
  lines_apply (game, "move A5 B5", NULL);
  assert_refused (acies_unit_check_attack_from (game, unit, hex_of ("C4"), ACIES_MOMENT_NOW, &error), &error, "RVM-A55");
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);

  g_test_init (&argc, &argv, NULL);

  g_test_add ("/reach/own-hex", Fixture,
              "paint hill D1\npaint hill C1\npaint hill B1\npaint hill B3\npaint hill C3\npaint hill D3\n"
              "place cretans C2 2\nplace principes A2 3",
              set_up, test_own_hex, tear_down);
  g_test_add ("/reach/barred", Fixture, "paint river D2\nplace principes C3 3\nplace pezhetairoi D3 3\nplace peltasts E3 2",
              set_up, test_barred, tear_down);
  g_test_add ("/reach/refusals", Fixture,
              "place principes C3 3\nplace pezhetairoi D3 3\nplace roman-leader A5 3\nplace velites G5 2\n"
              "cards rome mixed-order 3\nhand rome mixed-order 3\ncards macedon mixed-order 3\nhand macedon mixed-order 3",
              set_up, test_refusals, tear_down);
  rulesets_add_tests_where (library, ruleset_goes_anywhere, "/reach", "boards", test_boards);
  battles_add_tests_where (library, ruleset_goes_anywhere, "/reach", "games", test_battle);

  return g_test_run ();
}
