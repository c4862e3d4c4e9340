/* test-lvi-ways.c - Legio VI: moves and shots, beside a second account that tries every way
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ai/random.h"
#include "engine/core/reach.h"
#include "engine/core/units.h"
#include "engine/ruleset/property.h"
#include "support/battles.h"
#include "support/random-games.h"
#include "support/reach/slow-facing.h"

#define RULESET "legio-vi"
#define N_BOARDS 400
#define N_GAMES 3
#define EVERY 7 /* so many commands between two looks at a game */

/* What was compared; else little would prove much. */
typedef struct
{
  guint ahead;    /* hexes that units can move to that face a corner */
  guint anywhere; /* that others can */
  guint rides;    /* that leaders can */
  guint passed;
  guint gave_way;
  guint shots;
  guint unseen; /* enemies near enough, and no targets */
} Tally;

static void
check_moves (const AciesState *state,
             AciesUnitId       unit,
             Tally            *tally)
{
  g_autoptr (GArray) destinations = g_array_new (FALSE, FALSE, sizeof (AciesDestination));
  gboolean  leads = acies_stack_layer (state->ruleset, state->units[unit].type) > 0;
  SlowCosts costs;
  guint     n = 0;

  slow_facing_moves (state, unit, costs, &tally->passed, &tally->gave_way);
  g_assert_true (acies_unit_list_destinations (state, unit, ACIES_MOMENT_ORDERED, destinations, NULL));
  for (AciesHex hex = acies_board_next (state->board, ACIES_NO_HEX); hex != ACIES_NO_HEX; hex = acies_board_next (state->board, hex))
    n += costs[hex] > 0;
  for (guint i = 0; i < destinations->len; i++)
    {
      const AciesDestination *one = &g_array_index (destinations, AciesDestination, i);

      g_assert_cmpuint (one->cost, ==, costs[one->hex]);
    }
  g_assert_cmpuint (destinations->len, ==, n);
  *(leads ? &tally->rides : slow_faces (state, unit) ? &tally->ahead
                                                     : &tally->anywhere) += n;
}

static void
check_shots (const AciesState *state,
             AciesUnitId       unit,
             Tally            *tally)
{
  g_autoptr (GArray) targets = g_array_new (FALSE, FALSE, sizeof (AciesTarget));
  AciesHex from = state->units[unit].hex;
  guint    n = 0;

  acies_unit_list_targets (state, unit, from, targets);
  for (guint i = 0; i < state->n_units; i++)
    n += state->units[i].place == ACIES_PLACE_BOARD && slow_facing_shoots (state, unit, from, (AciesUnitId) i);
  for (guint i = 0; i < targets->len; i++)
    g_assert_true (slow_facing_shoots (state, unit, from, g_array_index (targets, AciesTarget, i).unit));
  g_assert_cmpuint (targets->len, ==, n);
  tally->shots += n;
  for (guint i = 0; i < state->n_units; i++)
    tally->unseen += n == 0 && state->units[i].place == ACIES_PLACE_BOARD && state->units[i].side != state->units[unit].side && acies_hex_distance (state->units[i].hex, from) <= 2;
}

static gboolean
is_marked (const AciesState *state,
           AciesUnitId       unit,
           const char       *mark)
{
  return acies_state_unit_has_mark (state, unit, acies_ruleset_find_mark (state->ruleset, mark));
}

/* An animal that runs mad is nobody's to move, and who fights does not shoot. Of who is in the middle of a move cases tell (LVI-R23). */
static void
check_all (const AciesState *state,
           Tally            *tally)
{
  for (guint i = 0; i < state->n_units; i++)
    {
      AciesUnitId unit = (AciesUnitId) i;

      if (!acies_state_unit_is_on_board (state, unit) || is_marked (state, unit, "rampaging"))
        continue;
      if (unit != state->turn.acting)
        check_moves (state, unit, tally);
      if (!is_marked (state, unit, "engaged"))
        check_shots (state, unit, tally);
    }
}

static void
tell (const Tally *tally)
{
  g_test_message ("%u hexes ahead, %u anywhere, %u rides, %u passed, %u gave way, %u shots, %u unseen", tally->ahead, tally->anywhere, tally->rides,
                  tally->passed, tally->gave_way, tally->shots, tally->unseen);
}

/* --- boards nobody would draw ----------------------------------------------------------------- */

static gboolean
one_in (AciesAiRng *rng,
        guint       n)
{
  return acies_ai_rng_below (rng, n) == 0;
}

static AciesHex
any_hex (const AciesState *state,
         AciesAiRng       *rng)
{
  guint row = acies_ai_rng_below (rng, state->board->rows);

  return acies_hex (acies_ai_rng_below (rng, acies_board_columns_in_row (state->board, row)), row);
}

static void
set_mark (AciesUnit          *unit,
          const AciesRuleset *ruleset,
          const char         *mark)
{
  AciesId id = acies_ruleset_find_mark (ruleset, mark);

  if (acies_ruleset_may_have_mark (ruleset, unit->type, id))
    unit->marks |= (guint16) (1u << id);
}

static gboolean
has_property (const AciesRuleset *ruleset,
              AciesId             type,
              const char         *id,
              guint              *property)
{
  for (*property = 0; *property < ruleset->n_properties; ++*property)
    {
      if (g_str_equal (ruleset->properties[*property].id, id))
        return acies_unit_type_has_property (ruleset, type, *property);
    }

  g_assert_not_reached ();
}

static void
add_unit (AciesState *state,
          AciesAiRng *rng)
{
  const AciesRuleset *ruleset = state->ruleset;
  AciesUnit           unit = { .place = ACIES_PLACE_BOARD, .figures = 2, .hex = any_hex (state, rng) };
  AciesUnitId         there = acies_state_unit_at (state, unit.hex);
  guint               facing;

  unit.type = (AciesId) acies_ai_rng_below (rng, ruleset->n_unit_types);
  unit.side = (AciesSide) acies_ai_rng_below (rng, ruleset->n_sides);
  if (there != ACIES_NO_UNIT && (state->units[there].side != unit.side || acies_stack_in_layer (state, unit.hex, acies_stack_layer (ruleset, unit.type)) != ACIES_NO_UNIT))
    return;
  acies_unit_set_fallbacks (ruleset, &unit);
  if (has_property (ruleset, unit.type, "facing", &facing))
    unit.properties[facing] = (guint8) acies_ai_rng_below (rng, ACIES_N_FACINGS);
  if (one_in (rng, 5))
    set_mark (&unit, ruleset, "unformed");
  if (one_in (rng, 6))
    set_mark (&unit, ruleset, "engaged");
  if (one_in (rng, 4) && g_str_equal (ruleset->classes[ruleset->unit_types[unit.type].class_].id, "elephants"))
    set_mark (&unit, ruleset, "rampaging");
  state->units[state->n_units++] = unit;
}

/* Any size, ground and units. */
static AciesState *
scatter (AciesRuleset *ruleset,
         AciesAiRng   *rng)
{
  guint       columns = 5 + acies_ai_rng_below (rng, 14);
  guint       rows = 5 + acies_ai_rng_below (rng, 12);
  AciesState *state = acies_state_new (ruleset, columns, rows);
  guint       area = columns * rows;
  guint       n_units = 2 + acies_ai_rng_below (rng, MIN (area / 3, ACIES_MAX_UNITS - 2u));

  for (guint i = acies_ai_rng_below (rng, area / 2); i > 0; i--)
    {
      AciesHex hex = any_hex (state, rng);

      state->board->terrain[hex] = (AciesId) acies_ai_rng_below (rng, ruleset->n_terrains);
    }
  for (guint i = 0; i < n_units; i++)
    add_unit (state, rng);

  return state;
}

static void
test_boards (void)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  AciesRuleset *ruleset = acies_library_get_ruleset (library, RULESET, NULL);
  AciesAiRng    rng = acies_ai_rng_seeded (1);
  Tally         tally = { 0 };

  for (guint n = 0; n < N_BOARDS; n++)
    {
      g_autoptr (AciesState) state = scatter (ruleset, &rng);

      check_all (state, &tally);
    }
  tell (&tally);
  g_assert_cmpuint (tally.ahead, >, 3000);
  g_assert_cmpuint (tally.anywhere, >, 10000);
  g_assert_cmpuint (tally.rides, >, 10000);
  g_assert_cmpuint (tally.passed, >, 2000);
  g_assert_cmpuint (tally.gave_way, >, 150);
  g_assert_cmpuint (tally.shots, >, 500);
  g_assert_cmpuint (tally.unseen, >, 500);
}

/* --- games ------------------------------------------------------------------------------------ */

static void
test_games (void)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_auto (GStrv) battles = battles_list (library, RULESET);
  Tally tally = { 0 };

  for (guint i = 0; battles[i] != NULL; i++)
    for (guint64 seed = 1; seed <= N_GAMES; seed++)
      {
        g_autoptr (AciesSession) session = random_game_new (library, battles[i], seed);
        AciesAiRng rng = acies_ai_rng_seeded (seed);

        for (guint n = 0; random_game_step (session, &rng); n++)
          if (n % EVERY == 0)
            check_all (acies_session_get_state (session), &tally);
      }
  tell (&tally);
  g_assert_cmpuint (tally.ahead, >, 3000);
  g_assert_cmpuint (tally.anywhere, >, 3000);
  g_assert_cmpuint (tally.passed, >, 500);
  g_assert_cmpuint (tally.shots, >, 100);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/legio-vi/ways/boards", test_boards);
  g_test_add_func ("/legio-vi/ways/games", test_games);

  return g_test_run ();
}
