/* test-reach-passing.c - where units of Rome vs Carthage may go, light ones through others, and whom they may attack
 *
 * The search here is written from the rules page and is slow: hexes and their
 * distances are gone over until nothing changes. Of the engine it uses the data
 * of a position only.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ai/random-player.h"
#include "engine/error.h"
#include "engine/reach.h"
#include "rulesets/rvc.h"
#include "session/session.h"
#include "support/battles.h"
#include "support/lines.h"
#include "support/slow-reach.h"

#include <string.h>

#define RULESET "rome-vs-carthage"
#define N_BOARDS 400
#define N_GAMES 20

/* The table of types; march, attack move, range. */
static const struct
{
  const char *id;
  gboolean    light;
  guint       march;
  guint       attack_move;
  guint       range;
} types[] = {
  { "leader", TRUE, 3, 2, 1 },
  { "archer", TRUE, 2, 0, 3 },
  { "spear", TRUE, 3, 1, 2 },
  { "pikes", FALSE, 1, 0, 1 },
  { "infantry", FALSE, 2, 1, 1 },
  { "cavalry", FALSE, 4, 2, 2 },
  { "numidians", TRUE, 4, 2, 2 },
  { "phoenicians", FALSE, 3, 2, 1 },
  { "equites", FALSE, 3, 2, 1 },
  { "velites", TRUE, 3, 1, 2 },
};

/* What the positions held, so that nothing passes for want of cases. */
typedef struct
{
  guint moves;
  guint passed; /* hexes that only those who pass others can reach */
  guint silent; /* from which there is no attack any more */
  guint targets;
  guint shots;
  guint bound; /* enemies in range that may not be attacked */
  guint pursuits;
  guint runs;
} Tally;

static guint
row_of (const AciesState *state,
        AciesUnitId       unit)
{
  for (guint i = 0; i < G_N_ELEMENTS (types); i++)
    {
      if (g_str_equal (acies_state_unit_type (state, unit)->id, types[i].id))
        return i;
    }
  g_assert_not_reached ();
}

/* --- the slow search -------------------------------------------------------------------------- */

static gboolean
is_set (const AciesState *state,
        const char       *id)
{
  return state->switches[acies_ruleset_find_switch (state->ruleset, id)] != 0;
}

static gboolean
is_ground (const AciesState *state,
           AciesHex          hex,
           const char       *id)
{
  return g_str_equal (state->ruleset->terrains[state->board->terrain[hex]].id, id);
}

static gboolean
can_enter (const AciesState *state,
           AciesHex          hex)
{
  return !is_ground (state, hex, "water") && !is_ground (state, hex, "hill") &&
         (!is_ground (state, hex, "woods") || is_set (state, "woods-passable"));
}

static gboolean
bars_attacks (const AciesState *state,
              AciesHex          hex)
{
  return is_ground (state, hex, "hill") || (is_ground (state, hex, "woods") && is_set (state, "woods-block"));
}

static gboolean
is_held (const AciesState *state,
         AciesHex          hex,
         AciesUnitId       except)
{
  AciesUnitId there = acies_state_unit_at (state, hex);

  return there != ACIES_NO_UNIT && there != except;
}

/* May the way that has come to @hex go on from there? */
typedef gboolean (*GoesOn) (const AciesState *state,
                            AciesUnitId       unit,
                            AciesHex          hex);

static gboolean
walks_on (const AciesState *state,
          AciesUnitId       unit,
          AciesHex          hex)
{
  return can_enter (state, hex) && !(is_ground (state, hex, "woods") && is_set (state, "woods-stop")) &&
         (!is_held (state, hex, unit) || types[row_of (state, unit)].light);
}

static gboolean
flies_on (const AciesState *state,
          AciesUnitId       unit,
          AciesHex          hex)
{
  return !bars_attacks (state, hex) && !is_held (state, hex, unit);
}

/* By hex: the fewest steps there, 0 for none within @most. */
static void
spread (const AciesState *state,
        AciesUnitId       unit,
        AciesHex          from,
        guint             most,
        GoesOn            goes_on,
        SlowCosts         costs)
{
  memset (costs, 0, sizeof (SlowCosts));
  for (guint step = 1; step <= most; step++)
    {
      for (AciesHex hex = acies_board_next (state->board, ACIES_NO_HEX); hex != ACIES_NO_HEX; hex = acies_board_next (state->board, hex))
        {
          for (AciesHex to = acies_board_next (state->board, ACIES_NO_HEX); to != ACIES_NO_HEX; to = acies_board_next (state->board, to))
            {
              gboolean leads_on = step == 1 ? hex == from : costs[hex] == step - 1 && goes_on (state, unit, hex);

              if (leads_on && to != from && costs[to] == 0 && slow_touch (hex, to))
                costs[to] = (guint8) step;
            }
        }
    }
}

static void
slow_walk (const AciesState *state,
           AciesUnitId       unit,
           SlowCosts         costs)
{
  spread (state, unit, state->units[unit].hex, types[row_of (state, unit)].march, walks_on, costs);
  for (AciesHex hex = acies_board_next (state->board, ACIES_NO_HEX); hex != ACIES_NO_HEX; hex = acies_board_next (state->board, hex))
    {
      if (!can_enter (state, hex) || is_held (state, hex, unit))
        costs[hex] = 0;
    }
}

/* Units beside which it began may be all that it may attack. */
static gboolean
is_bound_to_others (const AciesState *state,
                    AciesUnitId       unit,
                    AciesUnitId       target)
{
  AciesHex start = state->units[unit].hex;
  gboolean engaged = FALSE;

  for (guint i = 0; i < state->n_units; i++)
    engaged |= state->units[i].place == ACIES_PLACE_BOARD && state->units[i].side != state->units[unit].side &&
               slow_touch (start, state->units[i].hex);

  return is_set (state, "engaged-bind") && engaged && !slow_touch (start, state->units[target].hex);
}

/* --- one answer ------------------------------------------------------------------------------- */

static void
check_targets (const AciesState *state,
               AciesUnitId       unit,
               AciesHex          from,
               Tally            *tally)
{
  g_autoptr (GArray) targets = g_array_new (FALSE, FALSE, sizeof (AciesTarget));
  SlowCosts distances;
  guint     n = 0;

  spread (state, unit, from, types[row_of (state, unit)].range, flies_on, distances);
  acies_unit_list_targets (state, unit, from, targets);
  for (guint i = 0; i < state->n_units; i++)
    {
      AciesHex path[ACIES_MAX_HEXES];
      AciesHex at = state->units[i].hex;

      if (state->units[i].side == state->units[unit].side || distances[at] == 0)
        continue;
      g_assert_cmpuint (acies_unit_find_shot (state, unit, from, (AciesUnitId) i, path), ==, distances[at] + 1u);
      if (is_bound_to_others (state, unit, (AciesUnitId) i))
        {
          tally->bound++;
          continue;
        }
      n++;
      tally->shots += distances[at] > 1;
    }
  g_assert_cmpuint (targets->len, ==, n);
  for (guint i = 0; i < n; i++)
    {
      const AciesTarget *target = &g_array_index (targets, AciesTarget, i);

      g_assert_cmpuint (target->distance, ==, distances[state->units[target->unit].hex]);
      g_assert_false (is_bound_to_others (state, unit, target->unit));
      g_assert_true (i == 0 || state->units[target[-1].unit].hex < state->units[target->unit].hex);
    }
  tally->targets += n;
}

static void
check_way (const AciesState *state,
           AciesUnitId       unit,
           AciesHex          to,
           guint             cost)
{
  AciesHex path[ACIES_MAX_HEXES];
  guint    n = acies_unit_find_way (state, unit, to, path);

  g_assert_cmpuint (n, ==, cost > 0 ? cost + 1 : 0);
  for (guint i = 1; i < n; i++)
    {
      g_assert_true (slow_touch (path[i - 1], path[i]));
      g_assert_true (i + 1 == n ? can_enter (state, path[i]) : walks_on (state, unit, path[i]));
    }
}

/* Of a unit that is imagined not to have acted. */
static void
check_unit (const AciesState *state,
            AciesUnitId       unit,
            Tally            *tally)
{
  g_autoptr (GArray) destinations = g_array_new (FALSE, FALSE, sizeof (AciesDestination));
  guint     row = row_of (state, unit);
  guint     n = 0;
  SlowCosts costs;

  slow_walk (state, unit, costs);
  g_assert_true (acies_unit_list_destinations (state, unit, ACIES_MOMENT_ORDERED, destinations, NULL));
  for (AciesHex hex = acies_board_next (state->board, ACIES_NO_HEX); hex != ACIES_NO_HEX; hex = acies_board_next (state->board, hex))
    {
      gboolean attacks = hex == state->units[unit].hex || (costs[hex] > 0 && costs[hex] <= types[row].attack_move);

      n += costs[hex] > 0;
      g_assert_cmpint (acies_unit_check_attack_from (state, unit, hex, ACIES_MOMENT_ORDERED, NULL), ==, attacks);
      check_way (state, unit, hex, costs[hex]);
    }
  g_assert_cmpuint (destinations->len, ==, n);
  for (guint i = 0; i < n; i++)
    {
      const AciesDestination *one = &g_array_index (destinations, AciesDestination, i);

      g_assert_cmpuint (one->cost, ==, costs[one->hex]);
      g_assert_cmpint (one->attack, ==, one->cost <= types[row].attack_move);
      g_assert_true (i == 0 || one[-1].cost < one->cost || (one[-1].cost == one->cost && one[-1].hex < one->hex));
      check_targets (state, unit, one->hex, tally);
      tally->silent += !one->attack;
      tally->passed += acies_path_cost (state, unit, one->hex, types[row].march, ACIES_PASSAGE_FREE) != one->cost;
    }
  tally->moves += n;
  check_targets (state, unit, state->units[unit].hex, tally);
}

/* --- boards nobody would draw ----------------------------------------------------------------- */

static AciesHex
any_hex (const AciesState *state,
         AciesAiRng       *rng)
{
  guint row = acies_ai_rng_below (rng, state->board->rows);

  return acies_hex (acies_ai_rng_below (rng, acies_board_columns_in_row (state->board, row)), row);
}

static AciesState *
scatter (AciesRuleset *ruleset,
         AciesAiRng   *rng)
{
  AciesState *state = acies_state_new (ruleset, 3 + acies_ai_rng_below (rng, 7), 3 + acies_ai_rng_below (rng, 6));
  guint       area = (guint) state->board->columns * state->board->rows;

  for (guint i = 0; i < ruleset->n_switches; i++)
    state->switches[i] = (gint16) (ruleset->switches[i].min +
                                   (int) acies_ai_rng_below (rng, (guint) (ruleset->switches[i].max - ruleset->switches[i].min) + 1));
  for (guint i = acies_ai_rng_below (rng, area); i > 0; i--)
    state->board->terrain[any_hex (state, rng)] = (AciesId) acies_ai_rng_below (rng, ruleset->n_terrains);
  for (guint i = 1 + acies_ai_rng_below (rng, area / 3); i > 0; i--)
    {
      AciesUnit unit = { .place = ACIES_PLACE_BOARD, .type = (AciesId) acies_ai_rng_below (rng, ruleset->n_unit_types), .side = (AciesSide) acies_ai_rng_below (rng, 2), .figures = 1, .hex = any_hex (state, rng) };

      if (acies_state_unit_at (state, unit.hex) == ACIES_NO_UNIT)
        state->units[state->n_units++] = unit;
    }

  return state;
}

static void
test_boards (void)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  AciesRuleset *ruleset = acies_library_get_ruleset (library, RULESET, NULL);
  AciesAiRng    rng = acies_ai_rng_seeded (3);
  Tally         tally = { 0 };

  for (guint n = 0; n < N_BOARDS; n++)
    {
      g_autoptr (AciesState) state = scatter (ruleset, &rng);

      for (guint i = 0; i < state->n_units; i++)
        check_unit (state, (AciesUnitId) i, &tally);
    }
  g_test_message ("%u moves, %u of them by passing, %u without attack, %u targets, %u of them shot at, %u set free",
                  tally.moves, tally.passed, tally.silent, tally.targets, tally.shots, tally.bound);
  g_assert_cmpuint (tally.passed, >, 200);
  g_assert_cmpuint (tally.silent, >, 1000);
  g_assert_cmpuint (tally.shots, >, 1000);
  g_assert_cmpuint (tally.bound, >, 200);
}

/* --- games ------------------------------------------------------------------------------------ */

static guint
count_listed (const GArray    *commands,
              AciesCommandKind kind,
              AciesHex         hex,
              AciesHex         to)
{
  guint n = 0;

  for (guint i = 0; i < commands->len; i++)
    {
      const AciesCommand *command = &g_array_index (commands, AciesCommand, i);

      n += command->kind == kind && command->hex == hex && (to == ACIES_NO_HEX || command->to == to);
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
  g_autoptr (GArray) targets = g_array_new (FALSE, FALSE, sizeof (AciesTarget));
  gboolean may_attack = acies_unit_check_attack_from (state, unit, from, ACIES_MOMENT_NOW, NULL);

  acies_unit_list_targets (state, unit, from, targets);
  g_assert_cmpuint (count_listed (commands, ACIES_COMMAND_ATTACK, from, ACIES_NO_HEX), ==, may_attack ? targets->len : 0);
  for (guint i = 0; i < targets->len && may_attack; i++)
    g_assert_cmpuint (count_listed (commands, ACIES_COMMAND_ATTACK, from,
                                    state->units[g_array_index (targets, AciesTarget, i).unit].hex),
                      ==, 1);
}

/* Makes the move, and finds there the attacks that were foretold. */
static void
check_after_move (const AciesState       *state,
                  AciesUnitId             unit,
                  const AciesDestination *destination)
{
  g_autoptr (AciesState) moved = acies_state_copy (state);
  g_autoptr (GArray) commands = acies_commands_new ();
  AciesCommand move = acies_command_on_hexes (ACIES_COMMAND_MOVE, state->units[unit].hex, destination->hex);

  g_assert_true (acies_engine_apply (moved, &move, NULL, NULL));
  g_assert_cmpint (destination->attack, ==, acies_unit_check_attack_from (state, unit, destination->hex, ACIES_MOMENT_NOW, NULL));
  /* With nothing left to do its activation is over by itself. */
  if (moved->turn.acting == unit && moved->outcome.reason == ACIES_END_NOT_YET)
    acies_command_list (moved, commands);
  check_attacks (state, unit, destination->hex, commands);
}

static void
check_position (const AciesState *state,
                Tally            *tally)
{
  g_autoptr (GArray) commands = acies_commands_new ();

  acies_command_list (state, commands);
  for (guint i = 0; i < state->n_units; i++)
    {
      g_autoptr (GArray) destinations = g_array_new (FALSE, FALSE, sizeof (AciesDestination));
      AciesUnitId unit = (AciesUnitId) i;
      AciesHex    at = state->units[i].hex;

      if (!acies_state_unit_is_on_board (state, unit))
        continue;
      acies_unit_list_destinations (state, unit, ACIES_MOMENT_NOW, destinations, NULL);
      g_assert_cmpuint (destinations->len, ==, count_listed (commands, ACIES_COMMAND_MOVE, at, ACIES_NO_HEX));
      check_attacks (state, unit, at, commands);
      for (guint j = 0; j < destinations->len; j++)
        {
          const AciesDestination *one = &g_array_index (destinations, AciesDestination, j);

          g_assert_cmpuint (count_listed (commands, ACIES_COMMAND_MOVE, at, one->hex), ==, 1);
          check_way (state, unit, one->hex, one->cost);
          check_after_move (state, unit, one);
          tally->pursuits += state->decision.kind == RVC_ASK_PURSUIT;
          tally->runs += state->decision.kind == RVC_ASK_RUN;
        }
    }
}

static void
test_games (void)
{
  static const char *const names[] = { "ticinus", "ticinus-variant", "quick" };
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  Tally tally = { 0 };

  for (guint seed = 0; seed < N_GAMES * G_N_ELEMENTS (names); seed++)
    {
      g_autoptr (AciesState) scenario = battle_load (library, names[seed % G_N_ELEMENTS (names)]);
      g_autoptr (AciesSession) session = NULL;
      const AciesState *state;
      AciesAiRng        rng = acies_ai_rng_seeded (seed);

      lines_apply (scenario, seed % 2 == 0 ? "switch engaged-bind no" : "switch engaged-bind yes", NULL);
      session = acies_session_new_game (scenario, seed, ACIES_DICE_ROLLED);
      state = acies_session_get_state (session);
      while (state->outcome.reason == ACIES_END_NOT_YET)
        {
          g_autoptr (AciesView) view = acies_view_new_deciding (state);
          AciesCommand command = acies_ai_choose_random (view, &rng);

          check_position (state, &tally);
          g_assert_true (acies_session_apply (session, &command, NULL));
        }
    }
  g_test_message ("%u hexes of pursuits, %u of runs", tally.pursuits, tally.runs);
  g_assert_cmpuint (tally.pursuits, >, 10);
  g_assert_cmpuint (tally.runs, >, 20);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/reach/rome-vs-carthage/boards", test_boards);
  g_test_add_func ("/reach/rome-vs-carthage/games", test_games);

  return g_test_run ();
}
